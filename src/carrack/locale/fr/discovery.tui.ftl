# Ce que dit le client de terminal sur `discovery` : panneaux, titres des choix, écrans propres au jeu.

panel-map = Carte
panel-boxes = Pistes
face-down = face cachée
discovered = découverte
deck = Pile des découvertes : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
resistance = résistance
plunder = butin + par soldat
points-word = points
ship = bateau
no-ship = pas de bateau
to-place = à placer
goods-word = marchandises
finds = { $count ->
    [one] { $count } découverte
   *[other] { $count } découvertes
}
no-buildings = aucun bâtiment
group-place = Placer { $type } (sur { $left })
group-scout = Partir en reconnaissance
group-front = Utiliser l’Université
group-battle = Batailles
group-war = Guerres
chance-counters = { $possible ->
    [one] { $beaten ->
        [0] Une force de { $strength } ne bat pas le seul compteur que tu n’as pas vu.
       *[other] Une force de { $strength } bat le seul compteur que tu n’as pas vu.
    }
   *[other] Une force de { $strength } bat { $beaten } des { $possible } compteurs que tu n’as pas vus : { $percent } %.
}
chance-cards = { $possible ->
    [one] { $beaten ->
        [0] Une force de { $strength } ne bat pas la seule carte que tu n’as pas vue.
       *[other] Une force de { $strength } bat la seule carte que tu n’as pas vue.
    }
   *[other] Une force de { $strength } bat { $beaten } des { $possible } cartes que tu n’as pas vues : { $percent } %.
}
expedition-succeeds = Une force de { $strength } suffit : il en faut { $resistance }.
expedition-fails = Une force de { $strength } ne suffit pas : il en faut { $resistance }.
battle-losses = { $region } : tu élimines { $removes } et tu perds { $loses }.
age = âge { $age ->
    [1] I
    [2] II
   *[3] III
}
ranking-title = Quoi placer en premier, en deuxième, en troisième…
ranking-empty = La liste est vide.
ranking-give = o : ajouter comme coup prévu
ranking-hint = ← → : ouvrier    ↑ ↓ : lieu    Entrée : ajouter ou retirer    Échap : annuler
