# Ce que dit le client web à une table de `discovery` : titres, texte pour lecteurs d’écran, effets des bâtiments en bref.

## Panneaux

board-map = Carte
board-boxes = Pistes
board-seats = Joueurs
tab-map = Carte
tab-boxes = Pistes
tab-seats = Joueurs
board-age = Âge { $age ->
    [1] I
    [2] II
   *[3] III
}
age-1 = âge I
age-2 = âge II
age-3 = âge III
board-turn = Tour { $turn } sur { $last }
board-before = Avant le premier tour
board-before-short = Avant le tour 1
board-now = en cours
board-scored-after = puis décompte
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
board-seen-by = vu par
board-one-more = Avec un de plus, tu marquerais ici { $count ->
    [one] { $count } point
   *[other] { $count } points
} maintenant, au lieu de { $before }.
board-one-more-same = Un de plus ne changerait pas tes points ici ({ $count }).

## Expéditions et éclaireurs

board-expedition = Ton expédition
board-explore-line = Touche une région éclairée : tu vois tes chances avant de partir.
board-explore-deck-line = Touche la pile éclairée des cartes : tu vois tes chances avant de partir.
board-send-line = Touche la région où il s’installe.
board-take-line = Touche une marchandise éclairée : elle est à toi.
board-buy-line = Touche un bâtiment éclairé, ou passe.
board-specialist-line = Touche ton ouvrier éclairé, ou passe.
board-who-goes = Qui part
board-strength = force
board-resistance = résistance
board-chance = { $possible ->
    [one] { $count ->
        [0] ne bat pas le seul compteur que tu n’as pas vu
       *[other] bat le seul compteur que tu n’as pas vu
    }
   *[other] bat { $count } des { $possible } compteurs que tu n’as pas vus
}
board-chance-cards = { $possible ->
    [one] { $count ->
        [0] ne bat pas la seule carte que tu n’as pas vue
       *[other] bat la seule carte que tu n’as pas vue
    }
   *[other] bat { $count } des { $possible } cartes que tu n’as pas vues
}
board-succeeds = Réussit : il faut { $resistance }.
board-fails = Trop faible : il faut { $resistance }.
board-too-weak = Trop faible pour partir. Choisis plus d’ouvriers.
board-nobody-goes = Choisis au moins un ouvrier.
board-odds = { $count } de résistance { $resistance }
board-range = { $lowest }–{ $highest }
board-points-range = { $range } points
board-wins = { $plunder } de butin, { $points }
board-wins-soldiers = { $plunder } de butin, +{ $more } par soldat, { $points }
board-launch = Partir
board-not-now = Plus tard
board-scout = Regarder : { $price }
board-scout-line = Touche un compteur face cachée pour le regarder.
board-counter-plunder = butin, plus par soldat
board-counter-money = { $plunder } + { $more }
board-counter-points = à la fin
board-counter-line = { $region } : { $counter }
board-counter-secret = Les autres voient seulement que tu as regardé.

## Noms sur la carte d’un téléphone

short-new-france = Nlle-France
short-new-england = Nlle-Angleterre
short-virginia = Virginie
short-florida = Floride
short-caribbean = Caraïbes
short-new-spain = Nlle-Espagne
short-new-granada = Nlle-Grenade
short-peru = Pérou
short-brazil = Brésil

## Pistes

board-box = Piste
board-spaces = Cases
title-initiative = Initiative
title-dock = Quai des colons
title-goods = Marchandises
title-shipping = Bateaux
title-buildings = Bâtiments
title-discovery = Découvertes
title-specialists = Spécialistes
title-warfare = Guerre
board-line-initiative = argent et ordre des joueurs
board-line-dock = chacun part pour la région de son choix
board-line-goods = prends-en une
board-line-buildings = un pour { $price }
board-line-discovery = rassemble, puis explore
board-line-specialists = à toi au prochain tour
board-worker-on = { $space } : { $type } ({ $name })
board-free = { $space } : libre
board-next-space = { $box }, case { $number }
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
board-next-turn = prochain tour
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
board-power = { $nation } : { $count ->
    [one] avantage utilisable encore { $count } fois
   *[other] avantage utilisable encore { $count } fois
}

## Coups prévus

order-rank = Quoi essayer en premier, en deuxième, en troisième… au prochain placement
order-worker = Ouvrier
order-place = Où
order-add = Ajouter à la liste
order-remove = Retirer de la liste : { $move }
order-empty = La liste est vide.

## Scènes : ce qui se passe, en cartes

scene-sails = { $you ->
    [yes] Tu pars pour { $target }
   *[no] { $name } part pour { $target }
}
scene-sails-beyond = { $you ->
    [yes] Tu pars au-delà du Nouveau Monde
   *[no] { $name } part au-delà du Nouveau Monde
}
scene-against = contre
scene-beats = l’emporte
scene-fails = échoue
scene-strength = force
scene-found = Découverte : { $target }
scene-repelled = Échec : { $target }
scene-seen = tous l’ont vu : { $amount }
scene-plunder = { $amount } $ de butin
scene-shares = { $amount } $ pour les soldats
scene-points-end = { $count ->
    [one] { $count } point à la fin
   *[other] { $count } points à la fin
}
scene-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
scene-settles = { $count ->
    [one] un colon s’installe
   *[other] { $count } colons s’installent
}
scene-battle = Bataille : { $region }
scene-war = Guerre totale : { $region }
scene-losses = Pertes : { $region }
scene-attacks = { $name } attaque
scene-versus = contre
scene-loses = { $count ->
    [0] aucune perte
    [one] perd { $count } ouvrier
   *[other] perd { $count } ouvriers
}
scene-militia = la milice tombe
scene-scores = Décompte des colonies : { $region }
scene-sum = Bilan des colonies
scene-tied = à égalité : 0 point
scene-of = { $at } sur { $of }
scene-buys = { $you ->
    [yes] Tu achètes { $building }
   *[no] { $name } achète { $building }
}
scene-ship = { $you ->
    [yes] Tu remportes le bateau marchand
   *[no] { $name } remporte le bateau marchand
}
scene-value = valeur { $amount }
scene-first = { $you ->
    [yes] Tu réunis en premier trois ouvriers : { $region }
   *[no] { $name } réunit en premier trois ouvriers : { $region }
}
scene-take = { $you ->
    [yes] et tu prends
   *[no] et prend
}
scene-age = L’âge { $age ->
    [1] I
    [2] II
   *[3] III
} commence
scene-last = Le dernier tour
scene-order = Ordre des joueurs
scene-supply = Nouveaux arrivages
scene-settled = Des ouvriers arrivent
scene-goods = Marchandises prises
scene-training = Gagnés pour le prochain tour
scene-income = L’argent rentre
scene-payment = Argent payé
scene-points = Points achetés
scene-starts = Ordre et argent de départ
scene-plague = Peste

## Depuis ton coup : chaque étape en quelques mots

brief-sails = part : { $target }
brief-won = découvre : { $target }
brief-lost = échoue : { $target }
brief-attacks = { $you ->
    [yes] t’attaque
   *[no] attaque { $name }
}
brief-losses = pertes : { $region }
brief-scores = décompte : { $region }
brief-sum = toutes les colonies
brief-buys = achète : { $building }
brief-first = en premier : { $region }
brief-ship = gagne un bateau
brief-turn = tour { $turn }
brief-forgone = renonce
brief-opens = ouvre les enchères
brief-bids = mise { $money }
brief-out = passe
brief-nation = { $nation }
brief-as-explorer = gratuit : { $type }
brief-on-dock = colon gratuit
brief-ship-stays = bateau non attribué
brief-ship-given = reçoit un bateau
brief-ship-claimed = prend le bateau
brief-swapped = rappelle : { $type }
brief-moved = vers : { $target }
brief-fronted = passe en tête
brief-order-fronted = jouera en premier
brief-discovered = découvre : { $target }
brief-repelled = échoue : { $target }
brief-card-won = au-delà : réussit
brief-card-lost = au-delà : échoue
brief-lowered = la Peste aide
brief-replaced = remplace : { $target }
brief-card-laid = remet la carte
brief-edict = admet les autres
brief-robbed = prend un compteur
brief-smuggled = échange contre : { $good }
brief-sold = vend : { $good }
brief-joined = réorganise le quai
brief-ousted = prend une place
brief-scouted = regarde : { $target }
brief-deck = la pile
brief-age = nouvel âge
brief-goods-go = marchandises retirées

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

## Ce que disent les bulles

about-box-initiative = Rapporte tout de suite le numéro de la case en $, et cette place dans l’ordre des joueurs du prochain tour. Un seul ouvrier par joueur.
about-box-dock = Chaque ouvrier part d’ici pour une région découverte, au choix de son propriétaire, et y reste. Un marchand rapporte 5 $ à l’arrivée, un missionnaire amène un colon de plus.
about-box-goods = Chaque ouvrier prend ici une des marchandises au choix. Les séries de marchandises rapportent à chaque tour.
about-box-shipping = Le total le plus élevé gagne le bateau marchand : capitaines et marchands valent 2, les autres 1. À égalité, l’ordre des joueurs décide.
about-box-buildings = Chaque ouvrier peut acheter ici un des bâtiments au choix.
about-box-discovery = Les ouvriers se rassemblent ici. Une fois par tour, tu peux en envoyer certains en expédition : un capitaine vaut 2, les autres 1, et les soldats rapportent plus de butin.
about-box-specialists = Chaque case donne un spécialiste pour le prochain tour. L’entraînement en donne un au choix pour 5 $.
about-box-warfare = Chaque ouvrier peut livrer ici une bataille ou, pour 10 $, une guerre totale : une bataille dans chaque région partagée avec un adversaire.
about-box-mayflower = Chacun de tes bateaux, jusqu’à trois par tour, est une case de plus au quai. Il n’est dans aucune série ce tour-ci.
about-builders-here = Un bâtisseur paie 5 $ de moins.
about-next-initiative = { $number } $ tout de suite, et tu joues { $number ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
    [5] en cinquième
   *[6] en sixième
} au prochain tour.
about-next = La prochaine case est la { $number } sur { $last }.
about-full = Toutes les cases sont prises.
about-owned-spaces = X est réservée au propriétaire d’un bâtiment ({ $x }), Y à celui d’un autre ({ $y }).
about-on-offer = Au choix : { $goods }.
about-no-goods = Aucune marchandise n’est au choix.
about-ahead = { $name } est en tête avec { $value }.
about-nobody-yet = Il n’y a encore personne.
about-yours-here = Tu as ici { $workers }.
about-none-here = Tu n’as personne ici.
about-free-posts = Libres : { $spaces }.
about-space-owned = À chaque tour, le propriétaire de ce bâtiment ({ $building }) reçoit ici un colon gratuit. Cette case ne sert à personne d’autre.
about-space-joined = L’Angleterre a ajouté cette case pour ce tour.
about-space-specialist = Qui se trouve ici reçoit { $a_type } pour le prochain tour.
about-space-training = Qui se trouve ici peut payer 5 $ pour un spécialiste au choix.
about-stands = { $type } ({ $name })
about-kind-at-once = Agit une fois, à l’achat.
about-kind-once = Agit une fois, quand son propriétaire le veut.
about-kind-every-turn = Agit à chaque tour, dès ce tour-ci.
about-kind-end = Compte à la fin de la partie.
about-purse = Tu as { $money } $.
about-purse-short = Tu as { $money } $ : il te manque { $short } $.
about-builder-price = Avec un bâtisseur : { $amount } $.
about-worth = Il t’apporterait { $count ->
    [one] { $count } point
   *[other] { $count } points
} si la partie finissait maintenant.
about-counts = { $count ->
    [one] Compte { $count } point maintenant.
   *[other] Compte { $count } points maintenant.
}
about-used-up = Déjà utilisé.
about-nation-england = Une fois, juste avant la résolution du quai : ajoute jusqu’à 2 colons, puis range tous les ouvriers du quai dans l’ordre de ton choix.
about-nation-spain = Avant le premier tour : découvre une région de ton choix, quelle que soit sa résistance, et places-y un soldat.
about-nation-france = Deux fois, une fois par tour : prends une marchandise juste avant la résolution de la piste des marchandises.
about-nation-portugal = Une fois par âge : envoie ton expédition vers la pile des découvertes, contre une résistance de 3.
about-nation-holland = Une fois, juste avant la résolution de la piste des bateaux marchands : prends le bateau.
about-nation-italy = Deux fois, une fois par tour, juste avant la résolution des spécialistes : un ouvrier de ta réserve y remplace n’importe quel ouvrier.
about-uses-left = Il en reste { $left } sur { $all }.
about-counter-nobody = Personne n’a vu le compteur.
about-counter-others = Vu par { $names }, pas par toi.
about-counter-reader = Vu par toi, mais pas par tous.
about-counter-all = Tout le monde l’a vu.
about-strength = Force
about-succeeds = réussit
about-counted = Calculé sur { $count ->
    [one] le seul compteur que tu n’as pas vu
   *[other] les { $count } compteurs que tu n’as pas vus
}.
about-counted-cards = Calculé sur { $count ->
    [one] la seule carte que tu n’as pas vue
   *[other] les { $count } cartes que tu n’as pas vues
}.
about-needs = Il faut à ton expédition une force de { $count }.
about-neighbours = Voisines : { $regions }.
about-type-colonist = Vaut 1 partout. Dans une région, il compte pour la majorité.
about-type-captain = Vaut 2 en expédition et pour les bateaux, 1 ailleurs.
about-type-merchant = Rapporte 5 $ en arrivant du quai. Vaut 2 pour les bateaux, 1 ailleurs.
about-type-missionary = Depuis le quai, il amène un colon de plus. Partout ailleurs, il vaut 1.
about-type-soldier = Rapporte plus de butin en expédition. Dans une région, il élimine un ennemi à chaque bataille.
about-type-builder = Paie un bâtiment 5 $ de moins. Là où les colonies comptent, il ajoute des points aux deux premières places.
about-yours = Tu en as { $count } : { $places }.
about-count-at = { $place } { $count }
about-to-place = à placer
about-in-boxes = sur les pistes
about-in-supply = réserve
about-good = Trois marchandises forment une série, qui rapporte à chaque tour : trois quelconques 1 $, trois identiques 3 $, quatre identiques 6 $. Un bateau remplace une marchandise, un par série.
about-sets = Trois quelconques rapportent 1 $, trois identiques 3 $, quatre identiques 6 $. Un bateau remplace une marchandise, un par série.
about-set-pays = Rapporte { $amount } $ à chaque tour.
about-set-rest = Ne rapporte rien : il n’en reste pas trois pour une série.
about-held = Tu en as { $count }.
about-more = Une de plus te rapporterait { $amount } $ de plus par tour.
about-more-nothing = Une de plus ne te rapporterait encore rien.
about-more-of = Une de plus ajouterait : { $goods }.
about-more-of-nothing = Une de plus n’ajouterait rien.
about-adds = { $good } { $amount } $
about-ship = Remplace n’importe quelle marchandise dans une série, un bateau par série.
about-ship-word = bateau
about-pile = Des marchandises, face cachée. À la fin de chaque tour, quatre arrivent sur leur piste.
about-stack = Des bâtiments, face cachée. À la fin de chaque tour, ils complètent la rangée jusqu’à cinq. Quand un âge finit, les siens quittent le jeu.
about-holds = Dans un ordre inconnu : { $things }.
about-empty = Il n’y a plus rien.
about-deck = Quand toutes les régions sont découvertes, une expédition retourne la carte du dessus. Qui est assez fort la gagne.
about-card = La carte du dessus de la pile.
about-player = Les points par origine, comme si la partie finissait maintenant.
about-finds = Les points des compteurs et des cartes comptent à la fin.
about-track = Huit tours en trois âges. Les colonies comptent après les tours 3, 6 et 8.
about-track-now = { $left ->
    [0] Elles comptent à la fin de ce tour.
    [one] Elles comptent à la fin du prochain tour.
   *[other] Elles comptent dans { $left } tours.
}
about-due = Comptées maintenant, elles t’apporteraient { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
about-colonies = Là où quelqu’un a 3 ouvriers, le plus grand nombre rapporte 6 points et le deuxième 2.
about-tool = { $type } en main : touche un endroit éclairé.
about-space = Case { $number }.
about-again = Touche encore une fois pour confirmer.
about-names = { $title } : { $text }

## Enchères avant le premier tour

auction-nations = Nations
auction-order = Ordre des joueurs
auction-round = manche { $round } sur { $rounds }
auction-prize = Le gagnant prend une nation libre et la place { $place } dans l’ordre des joueurs.
auction-order-winner = Le gagnant paie son enchère, joue en premier et découvre les Caraïbes.
auction-order-second = Le deuxième paie la moitié de son enchère, arrondie au dollar supérieur ; à partir de 8 $, il reçoit un spécialiste.
auction-taken = { $name } l’a prise pour { $price } $, avec la place { $place }
auction-you = Toi
auction-bids = Enchères
auction-highest = { $amount } $, la plus haute
auction-offered = { $amount } $ ?
auction-passed = passe
auction-place = place { $place }
auction-nations-after = Si tu passes, tu peux enchérir de nouveau à la manche suivante. Le dernier joueur paie la moitié de l’enchère précédente, arrondie au dollar supérieur.
auction-order-after = Si tu passes, c’est pour de bon : le premier à passer joue en dernier.
auction-line-nations = Tu as { $amount } $. Qui gagne paie tout de suite et choisit.
auction-line-order = Tu as { $amount } $.
auction-bid = Enchérir à { $amount } $
auction-pass = Passer

## Ce que peuvent les nations, en peu de mots

advantage-england = Une fois : jusqu’à 2 colons de plus au quai, rangé à ton gré
advantage-spain = Avant le tour 1 : découvre une région de ton choix
advantage-france = Deux fois : une marchandise avant tout le monde
advantage-portugal = Une fois par âge : explore la pile, résistance 3
advantage-holland = Une fois : le bateau marchand avant tout le monde
advantage-italy = Deux fois : ton ouvrier en remplace un chez les spécialistes

## Batailles, pestes et déplacements

war-ask = Bataille ou guerre ?
war-title = Ton ouvrier à la guerre
war-battle = Une bataille
war-free = gratuite
war-war = Guerre totale
war-price = 10 $, tu as { $money } $
war-on = contre
war-battles = Batailles
war-north-south = du nord au sud
war-you-remove = tu élimines
war-you-lose = tu perds
war-count = { $count ->
    [one] Une bataille
   *[other] { $count } batailles
}
war-lead-same = { $count ->
    [one] La première place ne change pas.
   *[other] Aucune première place ne change.
}
war-lead-you = { $region } : tu serais en tête.
war-lead-other = { $region } : { $name } serait en tête.
war-lead-tied = { $region } : { $count } joueurs à égalité.
war-lead-nobody = { $region } : il ne resterait personne.
war-lead-open = { $region } : tout dépend du sort de la milice.
war-militia = { $name } a la milice, qui compte comme un soldat de plus et peut tomber à la place d’un ouvrier.
war-order = { $count ->
    [one] Tu désignes tes victimes en premier.
   *[other] Tu désignes tes victimes en premier, région par région.
}
war-nothing = Rien
war-line = Une guerre totale : une bataille dans chaque région possible. Touche une région pour une seule bataille.
naming-you = Toi
naming-battle = Bataille : { $region }
naming-plague = Peste : { $region }
naming-move = { $from } → { $to }
naming-of = { $named } sur { $all }
naming-up-to = { $named } sur { $all } au plus
naming-removes = { $count ->
    [one] ton soldat élimine un de ces ouvriers
   *[other] tes soldats éliminent { $count } de ces ouvriers
}
naming-answer = { $count ->
    [one] Puis { $name } élimine un des tiens
   *[other] Puis { $name } élimine { $count } des tiens
}
naming-named = { $count ->
    [one] { $name } élimine un des tiens
   *[other] { $name } élimine { $count } des tiens
}
naming-then = { $name } garde
naming-you-then = Tu gardes
naming-led = { $name } mène avec { $count } ; { $then }
naming-kill = { $left ->
    [0] Qui tes soldats éliminent-ils ?
    [one] Qui tes soldats éliminent-ils ? Encore un.
   *[other] Qui tes soldats éliminent-ils ? Encore { $left }.
}
naming-kill-line = Touche des ouvriers ({ $name }). Les deux camps retirent leurs pertes ensemble.
naming-line = Touche des ouvriers sur la carte ou en dessous.
naming-more = { $count ->
    [one] Encore un
   *[other] Encore { $count }
}
naming-nobody = Personne
moving-from = Touche la région de départ.
moving-from-row = Touche tes ouvriers, ou la région de départ.
moving-to = Touche la région d’arrivée, ou de nouveau la première pour annuler.
blight-line = Touche une région, puis les colons que la peste emporte.

## Ce que fait un appui sur ce qui est éclairé, après le nom de la chose

board-tap-name = choisir
board-tap-spare = ne plus choisir
board-tap-leave = partir d’ici
board-tap-enter = venir ici
act-place = placer { $a_type }
act-send = envoyer l’ouvrier ici
act-take = prendre
act-give = donner
act-sell = vendre
act-buy = acheter
act-explore = explorer
act-chart = découvrir
act-garrison = choisir

## Des points contre de l’argent

points-title = Des points à acheter
points-price = { $age } : { $price } $ le point
points-bought = { $count ->
    [0] aucun
   *[other] { $count } pour { $amount } $
}
points-you = Toi : { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $amount } $
points-then = +{ $count } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $amount } $
points-to-come = achètent encore :
points-later = À l’{ $age }, un point coûte { $price } $.
points-too-little = Au prochain tour, un bâtiment coûte { $price } $ : { $amount } $ { $amount ->
    [one] ne suffirait pas.
   *[other] ne suffiraient pas.
}
points-enough = Au prochain tour, un bâtiment coûte { $price } $ : { $amount } $ suffisent.
points-line = { $count ->
    [one] { $count } point pour { $amount } $ ; il te reste { $left } $.
   *[other] { $count } points pour { $amount } $ ; il te reste { $left } $.
}
points-buy = En acheter { $count }
points-none = Aucun

## Le quai dans un nouvel ordre

dock-title = Le quai dans ton ordre
dock-set = { $count } sur { $total }
dock-join = Viennent de ta réserve
dock-how = Touche les ouvriers dans l’ordre de leur départ, ou fais-les glisser : tous, quel que soit leur propriétaire.
dock-worker = { $name } : { $type }
dock-named = { $place }. { $worker }
dock-unnamed = { $worker } : part ensuite
dock-changes = ce qui change
dock-place = place
dock-sail = Partir ainsi
dock-sail-rest = Ainsi, puis les autres
dock-mine = D’abord les miens

## Un ouvrier sur un bateau à soi

ship-title = { $number ->
    [1] Ton premier bateau
    [2] Ton deuxième bateau
   *[other] Ton troisième bateau
}
ship-order = { $count ->
    [0] Part après X et Y
    [1] Part après X, Y et ton premier bateau
   *[other] Part après X, Y et tes autres bateaux
}
ship-last = en dernier
ship-in-no-set = N’est dans aucune série ce tour-ci
ship-no-loss = ne coûte rien
ship-comes-back = Le bateau revient et compte toujours pour la Marine, les Corsaires et les égalités.

## L’Université

university-ask = Université : lequel de tes ouvriers passe devant ?
university-line = Ton ouvrier ({ $from }) passerait en tête, ceux de devant reculeraient d’une place.

## La fin : les faits de la partie

highlight-largest-colony = { $seat } { $at_region } depuis le tour { $turn } : { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-boldest-expedition = { $seat } { $at_region }, tour { $turn } : force { $amount } contre { $resistance }, { $money } $ et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-boldest-expedition-card = { $seat }, « { $card } », tour { $turn } : force { $amount } contre { $resistance }, { $money } $ et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-costliest-battle = { $seat } contre { $seat_enemy } { $at_region }, tour { $turn } : { $amount } et { $losses } ouvriers perdus.
highlight-best-buy = { $seat } : { $the_building } pour { $amount } $ au tour { $turn }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-best-turn = { $seat } a gagné { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} au tour { $turn }.
fact-largest-colony = La plus grande colonie
fact-boldest-expedition = L’expédition la plus audacieuse
fact-boldest-expedition-card = L’expédition la plus audacieuse
fact-costliest-battle = La bataille la plus coûteuse
fact-best-buy = Le meilleur achat
fact-best-turn = Le meilleur tour
