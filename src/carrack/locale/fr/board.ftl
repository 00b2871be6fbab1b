# Ce que dit le plateau dessiné de `discovery` : titres, texte pour lecteurs d’écran, effets des bâtiments en bref.

## Panneaux

board-map = Carte
board-boxes = Pistes
board-seats = Joueurs
board-age = Âge { $age ->
    [1] I
    [2] II
   *[3] III
}
board-turn = Tour { $turn } sur { $last }
board-before = Avant le premier tour
board-now = en cours
board-money = { $amount } $
board-price = Prix : { $amount } $
board-list = { $first }, { $second }

## Régions

board-region = Région
board-good = Marchandise
board-counter = Compteur
board-colonies = Colonies
board-lead = Avance
board-face-down = compteur face cachée
board-discovered = découverte
board-good-there = jeton { $good } pour le premier joueur qui y a 3 ouvriers
board-good-gone = marchandise déjà prise
board-colony = { $name } : { $workers }
board-workers = { $count } { $type }
board-leads = { $name } : avance de { $count }
board-due = { $colony } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
} si on comptait maintenant)
board-tied = personne n’est seul en tête
board-empty = personne ici

## Pistes

board-box = Piste
board-spaces = Cases
board-standing = { $space } : { $type } ({ $name })
board-free = { $space } : libre
board-market = Au choix
board-ship = un bateau marchand est à prendre
board-no-ship = pas de bateau marchand
board-ships-left = { $count ->
    [one] { $count } bateau en réserve
   *[other] { $count } bateaux en réserve
}
board-pile = { $count ->
    [one] { $count } marchandise en réserve
   *[other] { $count } marchandises en réserve
}
board-stack = { $count ->
    [one] { $count } bâtiment dans la pile
   *[other] { $count } bâtiments dans la pile
}
board-deck = { $count ->
    [one] { $count } carte de découvertes
   *[other] { $count } cartes de découvertes
}
board-to-come = À venir à l’âge III

## Joueurs

board-you = toi
board-none-to-place = aucun ouvrier à placer
board-no-goods = aucune marchandise
board-set = { $goods } : { $amount } $ par tour
board-income = { $amount } $ par tour
board-ships = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
board-discoveries = Découvertes
board-no-buildings = aucun bâtiment
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-source = { $source } : { $count }
board-bid = enchérit à { $amount } $

## Ce que font les bâtiments, en peu de mots

effect-settlers = 1 colon à chaque tour
effect-monastery = 1 missionnaire à chaque tour
effect-trade-routes = 1 marchand à chaque tour
effect-training-grounds = 1 soldat à chaque tour
effect-indentured-servitude = 1 colon gratuit sur la case X du quai à chaque tour
effect-conquistadors = 1 soldat gratuit aux découvertes à chaque tour
effect-navigator = 1 capitaine gratuit aux découvertes à chaque tour
effect-conquest-of-the-inca-empire = 20 $ tout de suite
effect-trading-post = 5 $ à chaque tour
effect-new-world-cartography = Découvre une région sans risque, une fois. 4 points
effect-plague-1 = Tes expéditions rencontrent 1 de résistance en moins
effect-spoils-5-dollars = 5 $ tout de suite
effect-spoils-ship = 1 bateau tout de suite
effect-spoils-specialists = 2 spécialistes au choix tout de suite
effect-magellan = Tes capitaines apportent 3 à une expédition
effect-new-world-city = 1 bâtisseur à chaque tour
effect-new-world-mission = 1 missionnaire à chaque tour
effect-overpopulation = Installe 3 colons tout de suite
effect-smuggler = À chaque tour, échange une marchandise avec un autre joueur
effect-indian-allies = 2 soldats dans une de tes régions tout de suite
effect-privateers = 1 $ de chaque autre joueur par bateau à toi, à chaque tour
effect-ship-yards = 1 capitaine à chaque tour
effect-cathedral = Tes missionnaires amènent 2 colons au lieu de 1
effect-taxation = 10 $ à chaque tour. 2 points
effect-university = Fais passer un ouvrier en tête d’une piste, une fois. 5 points
effect-west-indies-co = 1 marchandise de la réserve à chaque tour
effect-colonization-laws = 1 colon gratuit sur la case Y du quai à chaque tour
effect-rum-distillery = 3 $ par jeton sucre à toi, à chaque tour
effect-marketplace = 1 marchand à chaque tour
effect-military-academy = 1 soldat à chaque tour
effect-fortress = 1 soldat à chaque tour
effect-stables = Déplace un soldat vers une région adjacente, à chaque tour
effect-plague-2 = Chaque colonie de 3 ou plus perd un ouvrier
effect-spoils-7-dollars = 7 $ tout de suite
effect-spoils-goods = 2 marchandises de la réserve tout de suite
effect-stone-masonry = 1 bâtisseur à chaque tour
effect-papal-edict = Toi et un autre joueur installez 2 colons chacun
effect-mint = 2 $ par jeton or ou par jeton argent à toi, à chaque tour
effect-trading-house = Vends des marchandises à 5 $ pièce, à chaque tour
effect-reformation = Là où tu as un missionnaire, ceux des autres n’amènent personne
effect-mayflower = Jusqu’à 3 de tes bateaux sont aussi des cases du quai
effect-militia = 1 soldat de plus partout où l’on t’attaque
effect-mercantilism = À la fin : 1 point par marchandise
effect-population = À la fin : 1 point par groupe de 2 ouvriers dans le Nouveau Monde
effect-navy = À la fin : 4 points par bateau
effect-power = À la fin : 2 points par soldat dans le Nouveau Monde
effect-prosperity = À la fin : 2 points par bâtiment
effect-glory = { $edition ->
    [2007] À la fin : 2 points par région où tu as des ouvriers
   *[other] À la fin : 2 points par région où tu as des ouvriers et où un joueur en a 3 ou plus
}
effect-wealth = À la fin : 1 point par tranche de 5 $
effect-migration = Déplace jusqu’à 2 ouvriers vers une autre région, à chaque tour
effect-factory = { $edition ->
    [2007] 25 $ à chaque tour. 5 points
   *[other] 30 $ à chaque tour. 5 points
}
effect-plague-3 = Retire jusqu’à 3 colons d’un joueur dans une région
effect-age-of-discovery = À la fin : 4 points par découverte
effect-new-world-capital-city = À la fin : 3 points par bâtisseur dans le Nouveau Monde
effect-age-of-reason = À la fin : 4 points par ouvrier chez les spécialistes au tour 8
effect-re-write-history = Prends un compteur à chacun d’au plus 2 joueurs
