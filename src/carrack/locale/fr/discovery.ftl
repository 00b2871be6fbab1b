# The worker-placement game. Names of things are the rulebook’s; the sentences are ours.
# Words have the forms that sentences need: `.a` and `.the` with an article, `.many` in the plural, `.at` for where and
# whereto, `.from` for whence, `.to` after “passer”, `.of` after a noun.
# A player’s name may begin with a vowel: never “de” or “que” before it. A good is always a “jeton”, lest “argent” be
# read as money.

## The game

game-discovery = Découverte
    .about = Colonise le Nouveau Monde : place des ouvriers sur les pistes du plateau, puis résous-les l’une après l’autre, en huit tours et trois âges.

## Events

event-turn = Tour { $amount }, âge { $age ->
    [1] I
    [2] II
   *[3] III
}
event-box = { $box_id ->
    [refresh] On refait le plateau.
   *[other] On passe { $to_box }.
}
event-age = { $amount ->
    [1] L’âge I commence.
    [2] L’âge II commence ; les bâtiments restants de l’âge I quittent le jeu.
   *[3] L’âge III commence ; les bâtiments restants de l’âge II quittent le jeu.
}
event-end = La partie est terminée.

event-starts = { $seat } joue en { $place_number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} position et commence avec { $amount } $.
event-ordered = Ordre des joueurs, position { $amount } : { $seat }.
event-order-fronted = { $seat } utilise l’Université pour passer en tête de l’ordre des joueurs.
event-fronted = { $seat } utilise l’Université pour faire passer en tête { $the_type } de la { $space }.
event-placed = { $seat } place { $a_type } { $at_place }.
event-forgone = { $box_id ->
    [dock] { $seat } reprend { $a_type } du quai des colons.
    [goods] { $seat } ne prend pas de marchandise.
    [buildings] { $seat } n’achète rien.
    [specialists] { $seat } ne prend pas de spécialiste.
    [warfare] { $seat } ne combat pas.
   *[other] { $seat } n’utilise pas son { $type }.
}

event-earned = { $seat } reçoit { $amount } $ { $reason }.
event-paid = { $reason_id ->
    [tribute] { $seat } paie { $amount } $ de tribut aux Corsaires.
   *[other] { $seat } paie { $amount } $ { $reason }.
}
event-good-taken = { $seat } prend un jeton { $good } { $origin }.
event-bounty = { $seat } réunit en premier 3 ouvriers { $at_region } et prend le jeton { $good } de la région.
event-ship-won = { $seat } remporte le bateau marchand avec une valeur de { $amount }.
event-ship-stays = Personne ne veut du bateau marchand ; il reste en place.
event-bought = { $amount ->
    [0] { $seat } prend gratuitement { $the_building }.
   *[other] { $seat } achète { $the_building } pour { $amount } $.
}
event-gained = { $seat } reçoit { $a_type }.
event-colonists = { $amount ->
    [0] { $seat } n’a plus de colons à prendre.
   *[other] Nouveaux colons : { $amount } pour { $seat }.
}
event-on-dock = { $seat } reçoit un colon gratuit sur la { $space }.
event-as-explorer = { $seat } reçoit { $a_type } gratuit sur la piste des découvertes.
event-swapped = { $seat } rappelle { $a_type } { $from_region } et y laisse un colon.

event-settled = { $seat } installe { $a_type } { $at_region }.
event-moved = { $seat } déplace { $a_type } { $from_region_from } vers { $the_region_to }.
event-expedition = { $seat } envoie une expédition de force { $amount } { $at_target }.
event-discovered = { $seat } découvre { $the_region } : { $counter }.
event-repelled = { $seat } échoue { $at_region } face à une résistance de { $amount }.
event-lowered = La Peste a abaissé de { $amount_before } à { $amount } la résistance rencontrée par { $seat }.
event-card-won = { $seat } remporte la carte de découvertes « { $card } » : { $facts_card }.
event-card-lost = { $seat } échoue face à la carte de découvertes « { $card } » (résistance à vaincre : { $amount }).

event-battle = { $seat } attaque { $seat_enemy } { $at_region }.
event-war = { $seat } déclare une guerre totale à { $seat_enemy }.
event-killed = { $seat } perd { $amount } { $type } { $at_region }.
event-militia-fell = { $seat } perd sa milice { $at_region }.
event-lost = { $seat } perd { $amount } { $type } { $at_region } à cause de la peste.
event-scored = { $amount ->
    [one] Décompte { $at_region } : { $amount } point pour { $seat }.
   *[other] Décompte { $at_region } : { $amount } points pour { $seat }.
}

event-built = { $amount ->
    [one] Bâtisseurs { $at_region } : { $amount } point de plus pour { $seat }.
   *[other] Bâtisseurs { $at_region } : { $amount } points de plus pour { $seat }.
}
event-points-bought = { $amount ->
    [one] { $seat } achète { $amount } point.
   *[other] { $seat } achète { $amount } points.
}

event-opens = { $seat } ouvre les enchères.
event-bids = { $seat } enchérit à { $amount } $.
event-out = { $seat } passe.
event-nation = { $seat } joue { $the_nation }.
event-joined = { $amount ->
    [0] { $seat } réorganise tous les ouvriers du quai des colons.
    [one] { $seat } ajoute { $amount } colon au quai des colons et y réorganise tous les ouvriers.
   *[other] { $seat } ajoute { $amount } colons au quai des colons et y réorganise tous les ouvriers.
}
event-ship-claimed = { $seat } prend le bateau marchand avant que quiconque puisse le remporter.
event-ousted = { $seat } remplace { $seat_victim } sur la case { $specialty }.
event-scouted = { $target_id ->
    [deck] { $seat } paie pour regarder la première carte de la pile des découvertes.
   *[other] { $seat } paie pour regarder le compteur { $from_target }.
}
event-card-laid = { $seat } remet la carte { $side }.
event-replaced = Le compteur { $from_region } quitte le jeu ; un compteur inutilisé le remplace, face cachée.
event-ship-given = { $seat } reçoit un bateau marchand de la réserve.
event-edict = { $seat } permet à { $seat_rival } d’installer aussi des colons.
event-robbed = { $seat } prend un compteur de découvertes à { $seat_victim } : { $counter }.
event-smuggled = { $seat } prend un jeton { $good } à { $seat_rival } et lui laisse un jeton { $good_given }.
event-sold = { $seat } vend un jeton { $good }.

event-market = Arrivage sur la piste des marchandises : { $good }.
event-goods-go = { $amount ->
    [one] Retrait de la piste des marchandises : { $amount } jeton { $good }.
   *[other] Retrait de la piste des marchandises : { $amount } jetons { $good }.
}
event-ship-comes = Un nouveau bateau marchand arrive.
event-offered = Désormais en vente : { $building }.
event-shown = À venir à l’âge III : { $building }.

# Several events of one kind in a row.
list-market = Arrivage sur la piste des marchandises : { $items }.
list-offered = Désormais en vente : { $items }.
list-shown = À venir à l’âge III : { $items }.
list-ordered = Ordre des joueurs : { $items }.

event-look = { $zone_id ->
    [counters] Le compteur { $from_slot } est révélé : { $token }.
    [deck] La première carte de la pile des découvertes est révélée : { $token }.
    [pile] Pioche dans la réserve de marchandises : { $token }.
    [stack] Pioche dans la pile des bâtiments : { $token }.
    [aside] Un compteur inutilisé est révélé : { $token }.
    [robbed] Tirage parmi les compteurs de la victime : { $token }.
    [nations] Nation distribuée : { $token }.
   *[seats] Un joueur est tiré au sort.
}
event-look-private = { $zone_id ->
    [counters] { $audience } regarde le compteur { $from_slot } : { $token }.
    [deck] { $audience } regarde la première carte de la pile des découvertes : { $token }.
   *[other] { $audience } regarde un élément caché ({ $zone }) : { $token }.
}
event-look-hidden = { $zone_id ->
    [counters] { $audience } regarde le compteur { $from_slot }.
    [deck] { $audience } regarde la première carte de la pile des découvertes.
   *[other] { $audience } regarde un élément caché ({ $zone }).
}

## Questions

ask-place = Place un ouvrier.
ask-send = Envoie { $the_type } du quai dans une région.
ask-take = Prends une marchandise.
ask-buy = Achètes-tu un bâtiment ?
ask-explore = { $early ->
    [0] Envoies-tu une expédition ?
   *[other] Envoies-tu une expédition ? Ta nation peut aussi utiliser la pile des découvertes.
}
ask-sail = Combien de { $many_type } partent en expédition ?
ask-specialist = Prends-tu { $a_type } ?
ask-training = Entraînes-tu un spécialiste pour 5 $ ?
ask-swap = Tu n’as pas de { $type } en réserve. En rappelles-tu un en échange d’un colon ?
ask-warfare = Engages-tu une bataille, ou déclares-tu une guerre totale pour 10 $ ?
ask-kill = { $amount ->
    [one] Quel ouvrier élimines-tu chez { $seat_enemy } { $at_region } ?
   *[other] Quel ouvrier élimines-tu chez { $seat_enemy } { $at_region } ? Choisis-en { $amount } en tout.
}
ask-benefit = Utilises-tu un bâtiment ?
ask-front = { $box_id ->
    [order] Utilises-tu l’Université pour passer en tête de l’ordre des joueurs, avant le placement des ouvriers ?
    [shipping] Utilises-tu l’Université pour passer en tête de l’ordre des joueurs, avant l’attribution du bateau marchand ?
    [discovery] Utilises-tu l’Université pour passer en tête de l’ordre des joueurs, avant le départ des expéditions ?
    [refresh] Utilises-tu l’Université sur la piste de l’initiative, avant que l’ordre des joueurs change ?
    [purchase] Utilises-tu l’Université que tu viens d’acheter ?
   *[other] Utilises-tu l’Université avant la résolution { $of_box } ?
}
ask-front-mid = Le prochain ouvrier sur { $the_box } est à { $seat_next }. Utilises-tu d’abord l’Université ?
ask-chart = Découvres-tu une région avec la Cartographie du Nouveau Monde ?
ask-stable = Déplaces-tu un soldat avec les Étables ?
ask-migrate = Quelle région tes ouvriers quittent-ils, et où vont-ils ?
ask-migrant = Qui migre { $from_region_from } vers { $the_region_to } ?
ask-garrison = { $amount ->
    [one] Où installes-tu { $amount } { $type } gratuit ?
   *[other] Où installes-tu { $amount } { $type } gratuits ?
}
ask-lose = Quel ouvrier perds-tu { $at_region } à cause de la peste ?
ask-blight = Où et chez qui la peste frappe-t-elle ?
ask-cull = Combien de colons retires-tu à { $seat_victim } { $at_region } ?

ask-conquest = Découvres-tu une région avant le premier tour ?
ask-choose = { $amount ->
    [one] Choisis un spécialiste.
   *[other] Choisis { $amount } spécialistes.
}
ask-spread = { $amount ->
    [one] Il te reste un colon à installer. Dans quelle région ?
   *[other] Il te reste { $amount } colons à installer. Où va le prochain ?
}
ask-edict = { $amount ->
    [one] Quel autre joueur installe { $amount } colon, et qui commence ?
   *[other] Quel autre joueur installe { $amount } colons, et qui commence ?
}
ask-rob = { $amount ->
    [one] Prends-tu un compteur de découvertes à un joueur de plus ?
   *[other] Prends-tu un compteur de découvertes à un joueur ({ $amount } joueurs au plus) ?
}
ask-smuggle = À qui prends-tu une marchandise, et laquelle ?
ask-give = Que donnes-tu à { $seat_rival } contre un jeton { $good } ?
ask-sell = Vends-tu des marchandises ?
ask-join = Réorganises-tu le quai des colons, en y ajoutant des colons si tu veux ?
ask-next = Qui quitte le quai ensuite ?
ask-first-good = Prends-tu une marchandise avant la résolution de la piste des marchandises ?
ask-claim = Prends-tu le bateau marchand avant la résolution de la piste ?
ask-oust = Prends-tu une case de la piste des spécialistes ?
ask-deck = Remets-tu la carte sur la pile ou sous la pile ?
ask-points = Achètes-tu des points à { $amount } $ pièce ?
ask-bid = { $amount ->
    [0] Enchéris-tu à 1 $ ou plus ?
   *[other] Enchéris-tu à plus de { $amount } $ ?
}
ask-nation = Quelle nation joues-tu ?

# The same questions without names and numbers, for auto-answers
asked-send = Envoie un ouvrier du quai dans une région.
asked-explore = Envoies-tu une expédition ?
asked-sail = Combien partent en expédition ?
asked-specialist = Prends-tu un spécialiste ?
asked-swap = Rappelles-tu un spécialiste en échange d’un colon ?
asked-kill = Quel ouvrier ennemi élimines-tu ?
asked-front = Utilises-tu l’Université ?
asked-front-mid = Utilises-tu l’Université entre deux ouvriers d’une piste ?
asked-migrant = Qui migre ?
asked-garrison = Où installes-tu un ouvrier gratuit ?
asked-lose = Quel ouvrier perds-tu à cause de la peste ?
asked-cull = Combien de colons la peste emporte-t-elle ?
asked-choose = Choisis un spécialiste.
asked-spread = Où s’installe le prochain colon ?
asked-edict = Quel autre joueur installe des colons ?
asked-rob = Prends-tu un compteur de découvertes à un joueur ?
asked-give = Que donnes-tu en échange d’une marchandise ?
asked-points = Achètes-tu des points ?
asked-bid = Enchéris-tu ?

choice-pass = Passer
choice-place = Placer { $a_type } { $at_place }
choice-front = { $space_id ->
    [order] Utiliser l’Université : passer en tête de l’ordre des joueurs
   *[other] Utiliser l’Université : faire passer en tête l’ouvrier de la { $space }
}
choice-scout = { $target_id ->
    [deck] Regarder la première carte de la pile des découvertes
   *[other] Regarder le compteur { $from_target }
}
choice-deck = Remettre la carte { $side }
choice-send = Envoyer { $at_region }
choice-take = Prendre un jeton { $good }
choice-buy = Acheter { $the_building }
choice-chart = Découvrir { $the_region }
choice-swap = Rappeler un ouvrier { $from_region }
choice-choose = Choisir { $a_type }
choice-train = Prendre { $a_type }
choice-spread = Installer un colon { $at_region }
choice-garrison = Choisir { $the_region }
choice-edict = Choisir { $seat_rival }, qui joue { $turn }
choice-lose = Perdre { $a_type }
choice-blight = Frapper { $seat_rival } { $at_region }
choice-cull = { $amount ->
    [0] Ne retirer aucun colon
    [one] Retirer { $amount } colon
   *[other] Retirer { $amount } colons
}
choice-rob = Prendre un compteur à { $seat_rival }
choice-benefit = Utiliser { $the_benefit }
choice-sugar = Toucher maintenant l’argent de la Distillerie
choice-stable = Déplacer un soldat { $from_region_from } vers { $the_region_to }
choice-migrate = Déplacer des ouvriers { $from_region_from } vers { $the_region_to }
choice-migrant = Déplacer { $a_type }
choice-smuggle = Prendre un jeton { $good } à { $seat_rival }
choice-give = Donner un jeton { $good }
choice-sell = Vendre un jeton { $good }
choice-explore = { $target_id ->
    [deck] Explorer au-delà du Nouveau Monde
    [early-deck] Explorer au-delà du Nouveau Monde (avantage national)
   *[other] Explorer { $the_target }
}
choice-sail = { $amount ->
    [0] N’envoyer aucun { $type }
   *[other] Envoyer { $amount } { $type }
}
choice-battle = Attaquer { $seat_rival } { $at_region }
choice-war = Déclarer une guerre totale à { $seat_rival } pour 10 $
choice-kill = Éliminer { $a_victim }
choice-join = { $amount ->
    [0] N’ajouter aucun colon, changer seulement l’ordre
    [one] Ajouter { $amount } colon au quai
   *[other] Ajouter { $amount } colons au quai
}
choice-next = Ensuite : { $seat_rival }, avec { $a_type }
choice-use = Prendre le bateau marchand
choice-oust = Remplacer l’ouvrier de la case { $specialty }
choice-nation = Jouer { $the_nation }
choice-bid = { $choices ->
    [1] Enchérir à { $highest } $
   *[other] Enchérir entre { $lowest } $ et { $highest } $
}
choice-points = { $choices ->
    [1] { $highest ->
        [0] N’acheter aucun point
        [one] Acheter { $highest } point
       *[other] Acheter { $highest } points
    }
   *[other] Acheter de { $lowest } à { $highest } points
}

## Why not

refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-must-choose = Tu ne peux pas passer ici.
refusal-option-off = Cette partie se joue sans l’option « { $option } ».
refusal-building-not-in-game = Cette partie se joue sans { $the_building }.
refusal-no-worker = Tu n’as pas de { $type } à placer.
refusal-not-in-this-game = Dans cette partie, on ne peut placer personne { $at_place }.
refusal-no-dock-ships = Tu n’as aucun bateau qui puisse transporter un ouvrier.
refusal-box-full = Il n’y a plus de place { $at_place }.
refusal-space-taken = Il y a déjà un ouvrier { $at_place }.
refusal-initiative-once = Tu as déjà un ouvrier sur la piste de l’initiative ; un seul est permis par tour.
refusal-no-front-left = Tu n’as pas d’Université à utiliser.
refusal-front-of-others = Tu n’as pas d’ouvrier sur la { $space }.
refusal-front-no-track = L’Université n’agit pas sur la { $space }.
refusal-front-same = Ce serait la même chose que de faire passer en tête l’ouvrier de la { $space }.
refusal-front-not-here = { $space_id ->
    [order] Ce n’est pas le moment de changer l’ordre des joueurs.
   *[other] Ce n’est pas le moment de faire passer en tête l’ouvrier de la { $space }.
}
refusal-front-changes-nothing = { $space_id ->
    [order] Tu es déjà en tête de l’ordre des joueurs.
   *[other] Faire passer en tête l’ouvrier de la { $space } ne changerait rien.
}
refusal-undiscovered = Personne n’a encore découvert { $the_region }.
refusal-already-discovered = Il n’y a plus rien à découvrir { $at_target }.
refusal-too-weak = Une expédition { $at_target } demande une force de { $amount }.
refusal-deck-too-early = La pile des découvertes n’est pas encore en jeu.
refusal-deck-empty = Il ne reste plus de carte de découvertes.
refusal-early-deck-used = Tu as déjà utilisé cet avantage national pendant cet âge.
refusal-early-deck-not-yours = Seul l’avantage national du Portugal permet d’utiliser si tôt la pile des découvertes.
refusal-scouted-already = { $target_id ->
    [deck] Tu connais déjà la première carte de la pile des découvertes.
   *[other] Tu connais déjà le compteur { $from_target }.
}
refusal-no-scout-money = Une reconnaissance coûte { $amount } $ : tu n’as pas de quoi la payer.
refusal-not-on-market = Il n’y a pas de jeton { $good } sur la piste des marchandises.
refusal-not-on-offer = Tu ne peux pas acheter { $the_building } : ce bâtiment n’est pas en vente.
refusal-too-expensive = Tu n’as pas les { $amount } $ qu’il faut pour acheter { $the_building }.
refusal-not-that-type = Choisis d’abord combien de { $many_type } partent en expédition.
refusal-sail-settled = Tu as déjà choisi combien de { $many_type } partent.
refusal-not-so-many = { $amount ->
    [0] Tu n’as pas de { $type } sur la piste des découvertes.
    [1] Tu n’as qu’{ $a_type } sur la piste des découvertes.
   *[other] Tu n’as que { $amount } { $type } sur la piste des découvertes.
}
refusal-nobody-sails = Il faut au moins un ouvrier pour une expédition.
refusal-not-taught = Tu ne peux pas obtenir de { $type } ici.
refusal-other-specialist = Cette case donne { $a_type } et rien d’autre.
refusal-none-in-supply = Tu n’as pas de { $type } en réserve, et tu ne peux en échanger aucun contre un colon dans une région.
refusal-none-there = Tu n’as pas de { $type } { $at_region }.
refusal-none-of-type = Tu n’as pas de { $type } { $at_region }.
refusal-no-worker-there = Tu n’as pas d’ouvrier { $at_region }.
refusal-enemy-not-there = { $seat_enemy } n’a pas d’ouvrier { $at_region }.
refusal-no-soldier-there = Aucun des deux camps n’a de soldat { $at_region }.
refusal-not-yourself = Tu ne peux pas te choisir toi-même.
refusal-no-war-chest = Une guerre totale coûte { $amount } $ : tu n’as pas de quoi la payer.
refusal-no-battlefield = Il n’y a aucune région où { $seat_enemy } et toi ayez des ouvriers, dont au moins un soldat d’un côté ou de l’autre.
refusal-no-such-victim = Il n’y a pas de { $victim } à éliminer ici.
refusal-in-ascending-order = Choisis les victimes type par type : continue avec { $a_victim } ou un type suivant.
refusal-too-few-behind = Choisis les victimes type par type : à partir { $of_victim }, il n’en reste pas assez.
refusal-benefit-not-yours = Tu n’as pas { $the_benefit } à ta disposition.
refusal-benefit-used-up = Tu as déjà utilisé { $the_benefit }, qui ne sert qu’une fois.
refusal-benefit-done = Tu as déjà utilisé { $the_benefit } pendant ce tour.
refusal-benefit-not-open = Utiliser { $the_benefit } n’aurait aucun effet maintenant.
refusal-stables-as-window = Les Étables s’utilisent juste avant la résolution de la piste des découvertes.
refusal-nobody-there = Personne n’a d’ouvrier { $at_region } : un soldat ne rejoint qu’une colonie.
refusal-sugar-by-itself = Dans cette partie, la Distillerie paie automatiquement.
refusal-no-sugar-due = La Distillerie ne te doit rien maintenant.
refusal-no-soldier-to-move = Tu n’as { $at_region } aucun soldat à déplacer.
refusal-not-neighbours = Un soldat ne peut pas aller { $from_region_from } { $at_region_to } : ces régions ne sont pas adjacentes.
refusal-no-migrants = Tu n’as personne { $at_region } qui puisse migrer.
refusal-same-region = Un ouvrier qui se déplace doit quitter { $the_region }.
refusal-not-a-migrant = La Migration ne concerne pas les { $many_type }.
refusal-no-colony = Tu n’as pas d’ouvrier { $at_region }.
refusal-no-colonist-there = Ce joueur n’a pas de colon { $at_region }.
refusal-too-many-culled = { $amount ->
    [one] Il n’y a aucun colon à retirer.
   *[other] Il y a moins de { $amount } colons à retirer.
}
refusal-regions-in-order = Choisis les régions du nord au sud : continue avec { $the_region } ou une région plus au sud.
refusal-no-counters = { $seat_victim } n’a pas de compteur de découvertes à perdre.
refusal-players-in-order = Choisis les joueurs dans le sens horaire, chacun une seule fois : il est trop tard pour { $seat_victim }.
refusal-rival-lacks-good = { $seat_rival } n’a pas de jeton { $good }.
refusal-nothing-to-swap = Contre un jeton { $good }, tu n’as à donner que la même marchandise.
refusal-like-for-like = Donner un jeton { $good } contre un autre ne changerait rien.
refusal-no-such-good = Tu n’as pas de jeton { $good }.
refusal-not-your-nation = Pour cela, il faut jouer { $the_nation }.
refusal-power-used = Tu as déjà épuisé ton avantage national.
refusal-goods-in-order = Choisis les marchandises dans leur ordre : continue avec un jeton { $good } ou une marchandise suivante.
refusal-too-few-colonists = { $amount ->
    [0] Tu n’as pas de colon en réserve.
    [one] Tu n’as qu’un colon en réserve.
   *[other] Tu n’as que { $amount } colons en réserve.
}
refusal-order-changes-nothing = Tous les ouvriers du quai sont identiques : un nouvel ordre ne changerait rien.
refusal-not-on-dock = { $seat_rival } n’a plus de { $type } à replacer sur le quai.
refusal-nobody-to-oust = Il n’y a personne sur la case { $specialty }.
refusal-own-worker-there = L’ouvrier de la case { $specialty } est à toi.
refusal-auction-off = Cette partie se joue sans enchères.
refusal-bid-too-low = { $amount ->
    [0] Une enchère doit être d’au moins 1 $.
   *[other] Une enchère doit dépasser { $amount } $.
}
refusal-bid-too-high = { $amount ->
    [0] Tu n’as pas d’argent pour enchérir.
   *[other] Tu n’as que { $amount } $.
}
refusal-must-open = Tu ouvres les enchères : tu dois enchérir.
refusal-nation-settled = Tu joues déjà { $the_nation } et tu ne peux plus changer.
refusal-nation-taken = Quelqu’un joue déjà { $the_nation }.
refusal-points-too-dear = { $amount ->
    [0] Tu n’as pas de quoi payer un seul point.
    [one] Tu ne peux pas acheter plus d’un point.
   *[other] Tu ne peux pas acheter plus de { $amount } points.
}
refusal-no-points = Achète au moins un point, ou passe.

refusal-when-place = Tu places tes ouvriers pendant la première phase du tour, un à la fois.
refusal-when-front = { $between ->
    [0] Tu utilises l’Université quand tu places un ouvrier, ou juste avant une piste où elle agit.
   *[other] Tu utilises l’Université quand tu l’achètes, quand tu places un ouvrier, juste avant une piste où elle agit, ou entre deux ouvriers d’une telle piste.
}
refusal-when-scout = { $work ->
    [0] Tu pars en reconnaissance quand c’est ton tour de placer un ouvrier ou d’envoyer une expédition.
   *[other] Tu pars en reconnaissance quand c’est ton tour de placer un ouvrier ou d’envoyer une expédition, quand un de tes ouvriers quitte le quai, ou juste avant de découvrir une région sans expédition.
}
refusal-when-deck = Tu remets une carte juste après l’avoir regardée.
refusal-when-send = Tu envoies tes ouvriers dans les régions lors de la résolution du quai des colons.
refusal-when-take = Tu prends une marchandise quand ton ouvrier agit sur la piste des marchandises.
refusal-when-buy = Tu achètes un bâtiment quand ton ouvrier agit sur la piste des bâtiments de la capitale.
refusal-when-chart = Tu utilises la Cartographie du Nouveau Monde quand tu l’achètes, ou pendant la phase des bénéfices des bâtiments.
refusal-when-swap = Tu rappelles un spécialiste quand tu dois en recevoir un et que ta réserve n’en a plus.
refusal-when-choose = Tu choisis des spécialistes quand un bâtiment ou les enchères t’en donnent.
refusal-when-train = Tu prends un spécialiste quand ton ouvrier agit sur la piste des spécialistes.
refusal-when-spread = Tu installes ces colons quand tu achètes la Surpopulation.
refusal-when-garrison = Tu installes des ouvriers gratuits dans une colonie quand un bâtiment t’en donne.
refusal-when-edict = Tu choisis un autre joueur quand tu achètes l’Édit du Pape.
refusal-when-lose = Tu choisis un ouvrier à perdre quand quelqu’un achète la Peste de l’âge II.
refusal-when-blight = Tu choisis qui frapper quand tu achètes la Peste de l’âge III.
refusal-when-cull = Tu retires des colons après avoir choisi la région et le joueur que la peste frappe.
refusal-when-rob = Tu prends des compteurs quand tu achètes « Réécrire l’histoire ».
refusal-when-benefit = Tu utilises tes bâtiments pendant la phase des bénéfices des bâtiments, quand c’est ton tour.
refusal-when-stable = Tu déplaces un soldat quand vient le moment des Étables.
refusal-when-migrate = Tu déplaces des ouvriers par la Migration pendant la phase des bénéfices des bâtiments.
refusal-when-migrant = Tu choisis qui migre après avoir choisi le trajet.
refusal-when-smuggle = Tu utilises le Contrebandier pendant la phase des bénéfices des bâtiments.
refusal-when-give = Tu donnes une marchandise après avoir choisi celle que tu prends.
refusal-when-sell = Tu vends des marchandises pendant la phase des bénéfices des bâtiments.
refusal-when-explore = Tu envoies une expédition lors de la résolution de la piste des découvertes, quand c’est ton tour.
refusal-when-sail = Tu choisis qui part en expédition après avoir choisi la destination.
refusal-when-battle = Tu engages une bataille quand ton ouvrier agit sur la piste de la guerre.
refusal-when-war = Tu déclares une guerre totale quand ton ouvrier agit sur la piste de la guerre.
refusal-when-kill = Tu choisis des victimes pendant une bataille.
refusal-when-join = L’Angleterre ajoute des colons au quai juste avant sa résolution.
refusal-when-next = L’Angleterre réorganise le quai juste avant sa résolution.
refusal-when-use = La Hollande prend le bateau juste avant la résolution de la piste des bateaux marchands.
refusal-when-oust = Les villes-états italiennes prennent une case juste avant la résolution de la piste des spécialistes.
refusal-when-nation = Tu choisis une nation quand tu as remporté les enchères.
refusal-when-bid = Tu enchéris avant le premier tour, pendant les enchères.
refusal-when-points = Tu achètes des points juste après le décompte des colonies.
refusal-when-sugar = La Distillerie paie pendant la phase des bénéfices des bâtiments, quand c’est ton tour.

remedy-add-colonists = Ajoute aussi des colons.
remedy-bid = Fais une enchère d’au moins 1 $.
remedy-bid-less = Enchéris moins haut.
remedy-bid-more = Enchéris plus haut.
remedy-bring-home = Attends qu’un ouvrier revienne en réserve.
remedy-buy-building = Achète d’abord le bâtiment.
remedy-choose = Choisis l’un des coups proposés.
remedy-discover = Découvre d’abord la région, ou choisis-en une autre.
remedy-discover-all = Il faut d’abord découvrir toutes les régions du Nouveau Monde.
remedy-fewer = Choisis un nombre plus petit.
remedy-in-order = Respecte l’ordre.
remedy-mayflower = Il te faut le Mayflower et un bateau à toi qui ne transporte encore personne.
remedy-meet-enemy = Envoie d’abord un soldat dans une région où l’adversaire a des ouvriers.
remedy-money = Gagne d’abord de l’argent.
remedy-more-explorers = Envoie plus d’ouvriers, ou attends d’en avoir plus sur la piste des découvertes.
remedy-next-age = Attends l’âge suivant.
remedy-next-turn = Attends le tour suivant.
remedy-option = Choisis cette option avant la partie.
remedy-option-builders = Choisis l’option « { option-builders } » avant la partie.
remedy-other-building = Choisis l’un des bâtiments en vente.
remedy-other-good = Choisis une autre marchandise.
remedy-other-nation = Choisis une autre nation.
remedy-other-place = Choisis un autre emplacement.
remedy-other-player = Choisis un autre joueur.
remedy-other-region = Choisis une autre région.
remedy-other-type = Choisis un autre type.
remedy-other-worker = Choisis un autre ouvrier.
remedy-own-worker = Choisis un autre de tes ouvriers.
remedy-pass = Passe, tout simplement.
remedy-plain-deck = Choisis la pile elle-même, une fois toutes les régions découvertes.
remedy-send-soldier = Envoies-y d’abord un soldat.
remedy-send-worker = Envoies-y d’abord un ouvrier.
remedy-university = Achète l’Université ; elle ne sert qu’une fois.
remedy-wait = Attends ce moment-là.

## Words: workers

type-colonist = { $count ->
    [one] colon
   *[other] colons
}
    .a = un colon
    .the = le colon
    .many = colons
type-captain = { $count ->
    [one] capitaine
   *[other] capitaines
}
    .a = un capitaine
    .the = le capitaine
    .many = capitaines
type-merchant = { $count ->
    [one] marchand
   *[other] marchands
}
    .a = un marchand
    .the = le marchand
    .many = marchands
type-missionary = { $count ->
    [one] missionnaire
   *[other] missionnaires
}
    .a = un missionnaire
    .the = le missionnaire
    .many = missionnaires
type-soldier = { $count ->
    [one] soldat
   *[other] soldats
}
    .a = un soldat
    .the = le soldat
    .many = soldats
type-builder = { $count ->
    [one] bâtisseur
   *[other] bâtisseurs
}
    .a = un bâtisseur
    .the = le bâtisseur
    .many = bâtisseurs

victim-colonist = { type-colonist }
    .a = { type-colonist.a }
    .of = des { type-colonist.many }
victim-captain = { type-captain }
    .a = { type-captain.a }
    .of = des { type-captain.many }
victim-merchant = { type-merchant }
    .a = { type-merchant.a }
    .of = des { type-merchant.many }
victim-missionary = { type-missionary }
    .a = { type-missionary.a }
    .of = des { type-missionary.many }
victim-soldier = { type-soldier }
    .a = { type-soldier.a }
    .of = des { type-soldier.many }
victim-builder = { type-builder }
    .a = { type-builder.a }
    .of = des { type-builder.many }
victim-militia = milice
    .a = la milice
    .of = de la milice

## Words: the board

region-new-france = Nouvelle-France
    .the = la Nouvelle-France
    .at = en Nouvelle-France
    .from = de Nouvelle-France
region-new-england = Nouvelle-Angleterre
    .the = la Nouvelle-Angleterre
    .at = en Nouvelle-Angleterre
    .from = de Nouvelle-Angleterre
region-virginia = Virginie
    .the = la Virginie
    .at = en Virginie
    .from = de Virginie
region-florida = Floride
    .the = la Floride
    .at = en Floride
    .from = de Floride
region-caribbean = Caraïbes
    .the = les Caraïbes
    .at = aux Caraïbes
    .from = des Caraïbes
region-new-spain = Nouvelle-Espagne
    .the = la Nouvelle-Espagne
    .at = en Nouvelle-Espagne
    .from = de Nouvelle-Espagne
region-new-granada = Nouvelle-Grenade
    .the = la Nouvelle-Grenade
    .at = en Nouvelle-Grenade
    .from = de Nouvelle-Grenade
region-peru = Pérou
    .the = le Pérou
    .at = au Pérou
    .from = du Pérou
region-brazil = Brésil
    .the = le Brésil
    .at = au Brésil
    .from = du Brésil

target-new-france = { region-new-france }
    .the = { region-new-france.the }
    .at = { region-new-france.at }
    .from = { region-new-france.from }
target-new-england = { region-new-england }
    .the = { region-new-england.the }
    .at = { region-new-england.at }
    .from = { region-new-england.from }
target-virginia = { region-virginia }
    .the = { region-virginia.the }
    .at = { region-virginia.at }
    .from = { region-virginia.from }
target-florida = { region-florida }
    .the = { region-florida.the }
    .at = { region-florida.at }
    .from = { region-florida.from }
target-caribbean = { region-caribbean }
    .the = { region-caribbean.the }
    .at = { region-caribbean.at }
    .from = { region-caribbean.from }
target-new-spain = { region-new-spain }
    .the = { region-new-spain.the }
    .at = { region-new-spain.at }
    .from = { region-new-spain.from }
target-new-granada = { region-new-granada }
    .the = { region-new-granada.the }
    .at = { region-new-granada.at }
    .from = { region-new-granada.from }
target-peru = { region-peru }
    .the = { region-peru.the }
    .at = { region-peru.at }
    .from = { region-peru.from }
target-brazil = { region-brazil }
    .the = { region-brazil.the }
    .at = { region-brazil.at }
    .from = { region-brazil.from }
target-deck = pile des découvertes
    .the = la pile des découvertes
    .at = au-delà du Nouveau Monde
    .from = de la pile des découvertes
target-early-deck = pile des découvertes (avantage national)
    .the = la pile des découvertes (avantage national)
    .at = au-delà du Nouveau Monde
    .from = de la pile des découvertes (avantage national)

slot-new-france = { region-new-france }
    .the = { region-new-france.the }
    .from = { region-new-france.from }
slot-new-england = { region-new-england }
    .the = { region-new-england.the }
    .from = { region-new-england.from }
slot-virginia = { region-virginia }
    .the = { region-virginia.the }
    .from = { region-virginia.from }
slot-florida = { region-florida }
    .the = { region-florida.the }
    .from = { region-florida.from }
slot-caribbean = { region-caribbean }
    .the = { region-caribbean.the }
    .from = { region-caribbean.from }
slot-new-spain = { region-new-spain }
    .the = { region-new-spain.the }
    .from = { region-new-spain.from }
slot-new-granada = { region-new-granada }
    .the = { region-new-granada.the }
    .from = { region-new-granada.from }
slot-peru = { region-peru }
    .the = { region-peru.the }
    .from = { region-peru.from }
slot-brazil = { region-brazil }
    .the = { region-brazil.the }
    .from = { region-brazil.from }

place-initiative = piste de l’initiative
    .the = la piste de l’initiative
    .at = sur la piste de l’initiative
place-dock = quai des colons
    .the = le quai des colons
    .at = sur le quai des colons
place-goods = piste des marchandises
    .the = la piste des marchandises
    .at = sur la piste des marchandises
place-shipping = piste des bateaux marchands
    .the = la piste des bateaux marchands
    .at = sur la piste des bateaux marchands
place-buildings = piste des bâtiments de la capitale
    .the = la piste des bâtiments de la capitale
    .at = sur la piste des bâtiments de la capitale
place-discovery = piste des découvertes
    .the = la piste des découvertes
    .at = sur la piste des découvertes
place-captain = case capitaine
    .the = la case capitaine
    .at = sur la case capitaine
place-merchant = case marchand
    .the = la case marchand
    .at = sur la case marchand
place-missionary = case missionnaire
    .the = la case missionnaire
    .at = sur la case missionnaire
place-soldier = case soldat
    .the = la case soldat
    .at = sur la case soldat
place-builder = case bâtisseur
    .the = la case bâtisseur
    .at = sur la case bâtisseur
place-training = case entraînement
    .the = la case entraînement
    .at = sur la case entraînement
place-warfare = piste de la guerre
    .the = la piste de la guerre
    .at = sur la piste de la guerre
place-mayflower = Mayflower
    .the = le Mayflower
    .at = sur le Mayflower

box-order = placer les ouvriers
    .the = le placement des ouvriers
    .to = au placement des ouvriers
    .of = du placement des ouvriers
box-initiative = initiative
    .the = la piste de l’initiative
    .to = à la piste de l’initiative
    .of = de la piste de l’initiative
box-dock = quai des colons
    .the = le quai des colons
    .to = au quai des colons
    .of = du quai des colons
box-goods = marchandises
    .the = la piste des marchandises
    .to = à la piste des marchandises
    .of = de la piste des marchandises
box-shipping = bateaux marchands
    .the = la piste des bateaux marchands
    .to = à la piste des bateaux marchands
    .of = de la piste des bateaux marchands
box-buildings = bâtiments de la capitale
    .the = la piste des bâtiments de la capitale
    .to = à la piste des bâtiments de la capitale
    .of = de la piste des bâtiments de la capitale
box-discovery = découvertes
    .the = la piste des découvertes
    .to = à la piste des découvertes
    .of = de la piste des découvertes
box-specialists = spécialistes
    .the = la piste des spécialistes
    .to = à la piste des spécialistes
    .of = de la piste des spécialistes
box-warfare = guerre
    .the = la piste de la guerre
    .to = à la piste de la guerre
    .of = de la piste de la guerre
box-refresh = refaire le plateau
    .the = la remise en place du plateau
    .to = à la remise en place du plateau
    .of = de la remise en place du plateau
box-income = revenus
    .the = les revenus
    .to = aux revenus
    .of = des revenus
box-benefits = bénéfices des bâtiments
    .the = les bénéfices des bâtiments
    .to = aux bénéfices des bâtiments
    .of = des bénéfices des bâtiments
box-scoring = décompte des colonies
    .the = le décompte des colonies
    .to = au décompte des colonies
    .of = du décompte des colonies
box-purchase = achat
    .the = l’achat
    .to = à l’achat
    .of = de l’achat

space-initiative-1 = case 1 de la piste de l’initiative
space-initiative-2 = case 2 de la piste de l’initiative
space-initiative-3 = case 3 de la piste de l’initiative
space-initiative-4 = case 4 de la piste de l’initiative
space-initiative-5 = case 5 de la piste de l’initiative
space-initiative-6 = case 6 de la piste de l’initiative
space-dock-1 = case 1 du quai des colons
space-dock-2 = case 2 du quai des colons
space-dock-3 = case 3 du quai des colons
space-dock-4 = case 4 du quai des colons
space-dock-5 = case 5 du quai des colons
space-dock-6 = case 6 du quai des colons
space-dock-7 = case 7 du quai des colons
space-dock-8 = case 8 du quai des colons
space-dock-9 = case 9 du quai des colons
space-dock-10 = case 10 du quai des colons
space-dock-11 = case 11 du quai des colons
space-dock-x = case X du quai des colons
space-dock-y = case Y du quai des colons
space-mayflower-1 = case 1 du Mayflower
space-mayflower-2 = case 2 du Mayflower
space-mayflower-3 = case 3 du Mayflower
space-joined-1 = case supplémentaire 1 du quai des colons
space-joined-2 = case supplémentaire 2 du quai des colons
space-goods-1 = case 1 de la piste des marchandises
space-goods-2 = case 2 de la piste des marchandises
space-goods-3 = case 3 de la piste des marchandises
space-goods-4 = case 4 de la piste des marchandises
space-buildings-1 = case 1 de la piste des bâtiments de la capitale
space-buildings-2 = case 2 de la piste des bâtiments de la capitale
space-buildings-3 = case 3 de la piste des bâtiments de la capitale
space-buildings-4 = case 4 de la piste des bâtiments de la capitale
space-buildings-5 = case 5 de la piste des bâtiments de la capitale
space-specialists-1 = case capitaine
space-specialists-2 = case marchand
space-specialists-3 = case missionnaire
space-specialists-4 = case soldat
space-specialists-5 = case bâtisseur
space-specialists-6 = case entraînement
space-warfare-1 = case 1 de la piste de la guerre
space-warfare-2 = case 2 de la piste de la guerre
space-warfare-3 = case 3 de la piste de la guerre
space-warfare-4 = case 4 de la piste de la guerre
space-order = ordre des joueurs

## Words: goods, counters, cards

good-silver = argent
good-sugar = sucre
good-gold = or
good-tobacco = tabac
good-coffee = café
good-indigo = indigo
good-fur = fourrure
good-cattle = bœuf
good-cocoa = cacao
good-fish = poisson
good-rice = riz

counter-1_2_1_4 = résistance 1, butin de 1 $ plus 2 $ par soldat, 4 points
counter-1_3_2_4 = résistance 2, butin de 1 $ plus 3 $ par soldat, 4 points
counter-1_2_2_4 = résistance 2, butin de 1 $ plus 2 $ par soldat, 4 points
counter-2_4_3_5 = résistance 3, butin de 2 $ plus 4 $ par soldat, 5 points
counter-2_2_3_5 = résistance 3, butin de 2 $ plus 2 $ par soldat, 5 points
counter-1_3_3_5 = résistance 3, butin de 1 $ plus 3 $ par soldat, 5 points
counter-1_2_3_5 = résistance 3, butin de 1 $ plus 2 $ par soldat, 5 points
counter-2_5_3_5 = résistance 3, butin de 2 $ plus 5 $ par soldat, 5 points
counter-3_4_4_6 = résistance 4, butin de 3 $ plus 4 $ par soldat, 6 points
counter-4_5_4_6 = résistance 4, butin de 4 $ plus 5 $ par soldat, 6 points
counter-4_5_5_7 = résistance 5, butin de 4 $ plus 5 $ par soldat, 7 points
counter-2_4_5_7 = résistance 5, butin de 2 $ plus 4 $ par soldat, 7 points
counter-none = aucun compteur

card-mississippi = Le Mississippi
    .facts = résistance 3, butin de 2 $ plus 1 $ par soldat, 4 points
card-great-lakes = Les Grands Lacs
    .facts = résistance 3, butin de 1 $ plus 2 $ par soldat, 4 points
card-pampas = La Pampa
    .facts = résistance 3, butin de 2 $ plus 1 $ par soldat, 4 points
card-california = Californie
    .facts = résistance 4, butin de 2 $ plus 1 $ par soldat, 4 points
card-philippines = Les Philippines
    .facts = résistance 4, butin de 2 $ plus 1 $ par soldat, 5 points
card-south-seas = Les Mers du Sud
    .facts = résistance 4, butin de 2 $ plus 1 $ par soldat, 5 points
card-ethiopia = Éthiopie
    .facts = résistance 4, butin de 3 $ plus 2 $ par soldat, 5 points
card-amazon = L’Amazone
    .facts = résistance 4, butin de 2 $ plus 1 $ par soldat, 4 points
card-northwest-territory = Le Territoire du Nord-Ouest
    .facts = résistance 4, butin de 2 $ plus 2 $ par soldat, 4 points
card-australia = Australie
    .facts = résistance 4, butin de 2 $ plus 1 $ par soldat, 5 points
card-japan = Japon
    .facts = résistance 5, butin de 4 $ plus 3 $ par soldat, 5 points
card-siam = Siam
    .facts = résistance 5, butin de 4 $ plus 2 $ par soldat, 5 points
card-spice-islands = L’Archipel des Moluques
    .facts = résistance 5, butin de 5 $ plus 3 $ par soldat, 6 points
card-india = Inde
    .facts = résistance 6, butin de 6 $ plus 3 $ par soldat, 6 points
card-circumnavigation = Le tour du monde
    .facts = résistance 6, butin de 8 $ plus 3 $ par soldat, 6 points
card-china = Chine
    .facts = résistance 6, butin de 7 $ plus 3 $ par soldat, 6 points

## Words: buildings

building-settlers = Colons
    .the = les Colons
building-monastery = Monastère
    .the = le Monastère
building-trade-routes = Voies commerciales
    .the = les Voies commerciales
building-training-grounds = Terrains d’entraînement
    .the = les Terrains d’entraînement
building-indentured-servitude = Servage
    .the = le Servage
building-conquistadors = Conquistadors
    .the = les Conquistadors
building-navigator = Navigateur
    .the = le Navigateur
building-conquest-of-the-inca-empire = Conquête de l’Empire inca
    .the = la Conquête de l’Empire inca
building-trading-post = Comptoir
    .the = le Comptoir
building-new-world-cartography = Cartographie du Nouveau Monde
    .the = la Cartographie du Nouveau Monde
building-plague-1 = Peste (âge I)
    .the = la Peste (âge I)
building-spoils-5-dollars = Trésors de guerre (5 $)
    .the = les Trésors de guerre (5 $)
building-spoils-ship = Trésors de guerre (bateau)
    .the = les Trésors de guerre (bateau)
building-spoils-specialists = Trésors de guerre (spécialistes)
    .the = les Trésors de guerre (spécialistes)
building-magellan = Magellan
    .the = Magellan
building-new-world-city = Ville du Nouveau Monde
    .the = la Ville du Nouveau Monde
building-new-world-mission = Mission dans le Nouveau Monde
    .the = la Mission dans le Nouveau Monde
building-overpopulation = Surpopulation
    .the = la Surpopulation
building-smuggler = Contrebandier
    .the = le Contrebandier
building-indian-allies = Alliés indiens
    .the = les Alliés indiens
building-privateers = Corsaires
    .the = les Corsaires
building-ship-yards = Chantiers navals
    .the = les Chantiers navals
building-cathedral = Cathédrale
    .the = la Cathédrale
building-taxation = Impôts
    .the = les Impôts
building-university = Université
    .the = l’Université
building-west-indies-co = Compagnie des Indes
    .the = la Compagnie des Indes
building-colonization-laws = Lois sur la colonisation
    .the = les Lois sur la colonisation
building-rum-distillery = Distillerie de rhum
    .the = la Distillerie de rhum
building-marketplace = Marché
    .the = le Marché
building-military-academy = Académie militaire
    .the = l’Académie militaire
building-fortress = Forteresse
    .the = la Forteresse
building-stables = Étables
    .the = les Étables
building-plague-2 = Peste (âge II)
    .the = la Peste (âge II)
building-spoils-7-dollars = Trésors de guerre (7 $)
    .the = les Trésors de guerre (7 $)
building-spoils-goods = Trésors de guerre (marchandises)
    .the = les Trésors de guerre (marchandises)
building-stone-masonry = Maçonnerie de pierre
    .the = la Maçonnerie de pierre
building-papal-edict = Édit du Pape
    .the = l’Édit du Pape
building-mint = Hôtel des monnaies
    .the = l’Hôtel des monnaies
building-trading-house = Négociant
    .the = le Négociant
building-reformation = Réforme
    .the = la Réforme
building-mayflower = Le Mayflower
    .the = le Mayflower
building-militia = Milice
    .the = la Milice
building-mercantilism = Mercantilisme
    .the = le Mercantilisme
building-population = Population
    .the = la Population
building-navy = Marine
    .the = la Marine
building-power = Puissance
    .the = la Puissance
building-prosperity = Prospérité
    .the = la Prospérité
building-glory = Gloire
    .the = la Gloire
building-wealth = Richesse
    .the = la Richesse
building-migration = Migration
    .the = la Migration
building-factory = Manufacture
    .the = la Manufacture
building-plague-3 = Peste (âge III)
    .the = la Peste (âge III)
building-age-of-discovery = Âge des découvertes
    .the = l’Âge des découvertes
building-new-world-capital-city = Capitale du Nouveau Monde
    .the = la Capitale du Nouveau Monde
building-age-of-reason = L’âge de raison
    .the = l’Âge de raison
building-re-write-history = Réécrire l’histoire
    .the = « Réécrire l’histoire »

benefit-cartography = { building-new-world-cartography }
    .the = { building-new-world-cartography.the }
benefit-stables = { building-stables }
    .the = { building-stables.the }
benefit-migration = { building-migration }
    .the = { building-migration.the }
benefit-smuggler = { building-smuggler }
    .the = { building-smuggler.the }
benefit-trading-house = { building-trading-house }
    .the = { building-trading-house.the }

## Words: what is hidden, and what is shuffled

token-s0 = place 1
token-s1 = place 2
token-s2 = place 3
token-s3 = place 4
token-s4 = place 5
token-s5 = place 6
token-1_2_1_4 = { counter-1_2_1_4 }
token-1_3_2_4 = { counter-1_3_2_4 }
token-1_2_2_4 = { counter-1_2_2_4 }
token-2_4_3_5 = { counter-2_4_3_5 }
token-2_2_3_5 = { counter-2_2_3_5 }
token-1_3_3_5 = { counter-1_3_3_5 }
token-1_2_3_5 = { counter-1_2_3_5 }
token-2_5_3_5 = { counter-2_5_3_5 }
token-3_4_4_6 = { counter-3_4_4_6 }
token-4_5_4_6 = { counter-4_5_4_6 }
token-4_5_5_7 = { counter-4_5_5_7 }
token-2_4_5_7 = { counter-2_4_5_7 }
token-none = { counter-none }
token-mississippi = { card-mississippi }, { card-mississippi.facts }
token-great-lakes = { card-great-lakes }, { card-great-lakes.facts }
token-pampas = { card-pampas }, { card-pampas.facts }
token-california = { card-california }, { card-california.facts }
token-philippines = { card-philippines }, { card-philippines.facts }
token-south-seas = { card-south-seas }, { card-south-seas.facts }
token-ethiopia = { card-ethiopia }, { card-ethiopia.facts }
token-amazon = { card-amazon }, { card-amazon.facts }
token-northwest-territory = { card-northwest-territory }, { card-northwest-territory.facts }
token-australia = { card-australia }, { card-australia.facts }
token-japan = { card-japan }, { card-japan.facts }
token-siam = { card-siam }, { card-siam.facts }
token-spice-islands = { card-spice-islands }, { card-spice-islands.facts }
token-india = { card-india }, { card-india.facts }
token-circumnavigation = { card-circumnavigation }, { card-circumnavigation.facts }
token-china = { card-china }, { card-china.facts }
token-silver = { good-silver }
token-sugar = { good-sugar }
token-gold = { good-gold }
token-tobacco = { good-tobacco }
token-coffee = { good-coffee }
token-indigo = { good-indigo }
token-fur = { good-fur }
token-cattle = { good-cattle }
token-cocoa = { good-cocoa }
token-fish = { good-fish }
token-rice = { good-rice }
token-settlers = { building-settlers }
token-monastery = { building-monastery }
token-trade-routes = { building-trade-routes }
token-training-grounds = { building-training-grounds }
token-indentured-servitude = { building-indentured-servitude }
token-conquistadors = { building-conquistadors }
token-navigator = { building-navigator }
token-conquest-of-the-inca-empire = { building-conquest-of-the-inca-empire }
token-trading-post = { building-trading-post }
token-new-world-cartography = { building-new-world-cartography }
token-plague-1 = { building-plague-1 }
token-spoils-5-dollars = { building-spoils-5-dollars }
token-spoils-ship = { building-spoils-ship }
token-spoils-specialists = { building-spoils-specialists }
token-magellan = { building-magellan }
token-new-world-city = { building-new-world-city }
token-new-world-mission = { building-new-world-mission }
token-overpopulation = { building-overpopulation }
token-smuggler = { building-smuggler }
token-indian-allies = { building-indian-allies }
token-privateers = { building-privateers }
token-ship-yards = { building-ship-yards }
token-cathedral = { building-cathedral }
token-taxation = { building-taxation }
token-university = { building-university }
token-west-indies-co = { building-west-indies-co }
token-colonization-laws = { building-colonization-laws }
token-rum-distillery = { building-rum-distillery }
token-marketplace = { building-marketplace }
token-military-academy = { building-military-academy }
token-fortress = { building-fortress }
token-stables = { building-stables }
token-plague-2 = { building-plague-2 }
token-spoils-7-dollars = { building-spoils-7-dollars }
token-spoils-goods = { building-spoils-goods }
token-stone-masonry = { building-stone-masonry }
token-papal-edict = { building-papal-edict }
token-mint = { building-mint }
token-trading-house = { building-trading-house }
token-reformation = { building-reformation }
token-mayflower = { building-mayflower }
token-militia = { building-militia }
token-mercantilism = { building-mercantilism }
token-population = { building-population }
token-navy = { building-navy }
token-power = { building-power }
token-prosperity = { building-prosperity }
token-glory = { building-glory }
token-wealth = { building-wealth }
token-migration = { building-migration }
token-factory = { building-factory }
token-plague-3 = { building-plague-3 }
token-age-of-discovery = { building-age-of-discovery }
token-new-world-capital-city = { building-new-world-capital-city }
token-age-of-reason = { building-age-of-reason }
token-re-write-history = { building-re-write-history }
token-england = { nation-england }
token-spain = { nation-spain }
token-france = { nation-france }
token-portugal = { nation-portugal }
token-holland = { nation-holland }
token-italy = { nation-italy }

zone-seats = l’ordre des joueurs
zone-counters = les compteurs des régions
zone-aside = les compteurs inutilisés
zone-deck = les cartes de la pile des découvertes
zone-pile = la réserve de marchandises
zone-stack = la pile des bâtiments
zone-robbed = les compteurs de la victime
zone-nations = les nations

object-order = l’ordre des joueurs
object-opener = l’ordre d’ouverture des enchères
object-nations = les nations
object-counters = les compteurs de découvertes
object-cards = la pile des découvertes
object-goods = la réserve de marchandises
object-stack-1 = les bâtiments de l’âge I
object-stack-2 = les bâtiments de l’âge II
object-stack-3 = les bâtiments de l’âge III
object-robbery = les compteurs de la victime

## Words: the rest

reason-initiative = sur la piste de l’initiative
reason-merchant = pour l’arrivée du marchand
reason-plunder = de butin
reason-conquistadors = de butin grâce à ses soldats
reason-sets = pour ses séries de marchandises et de bateaux
reason-buildings = grâce à ses bâtiments
reason-sugar = grâce à la Distillerie de rhum
reason-tribute = de tribut grâce aux Corsaires
reason-training = pour l’entraînement
reason-war = pour la guerre totale
reason-at-once = à l’achat du bâtiment
reason-sale = pour la vente
reason-scouting = pour une reconnaissance
reason-bid = aux enchères
reason-points = pour des points
reason-metal = grâce à l’Hôtel des monnaies

origin-market = sur la piste des marchandises
origin-pile = dans la réserve de marchandises

side-top = sur la pile
side-bottom = sous la pile
turn-first = en premier
turn-second = en second

specialty-captain = capitaine
specialty-merchant = marchand
specialty-missionary = missionnaire
specialty-soldier = soldat
specialty-builder = bâtisseur
specialty-training = entraînement

nation-england = Angleterre
    .the = l’Angleterre
nation-spain = Espagne
    .the = l’Espagne
nation-france = France
    .the = la France
nation-portugal = Portugal
    .the = le Portugal
nation-holland = Hollande
    .the = la Hollande
nation-italy = Villes-états italiennes
    .the = les villes-états italiennes

nations-off = sans nations
nations-random = une nation distribuée à chaque joueur
nations-auction = nations vendues aux enchères

edition-2007 = édition 2007
edition-2015 = édition 2015

## Sources of points

source-colonies = Colonies
source-discoveries = Découvertes
source-building = Bâtiments
source-economy = Économie
source-bought = Points achetés

## Options

option-edition = Édition
    .text = Les règles publiées en 2007 (de 2 à 5 joueurs) ou en 2015 (de 2 à 6 joueurs, avec les trois bâtiments Peste).
option-two_player_captains = Capitaines à deux joueurs
    .text = Dans une partie à 2 joueurs, chacun commence avec 2 capitaines sur la piste des découvertes.
option-reduced_luck = Hasard réduit
    .text = Dix bâtiments de l’âge III, tirés au sort, sont visibles dès le début ; les autres bâtiments de cet âge quittent le jeu.
option-builders = Bâtisseurs
    .text = Dix bâtisseurs par joueur, une case qui en donne sur la piste des spécialistes, des bâtiments moins chers grâce à eux, et des points pour chaque bâtisseur présent dans une région qui rapporte des points.
option-expansion_buildings = Bâtiments de l’extension
    .text = Vingt bâtiments de plus ; ceux qui donnent ou comptent des bâtisseurs ne servent qu’avec l’option des bâtisseurs.
option-nations = Nations
    .text = Chaque joueur profite de l’avantage national de l’une des six nations, distribuées au hasard ou vendues aux enchères avec l’ordre des joueurs.
option-start_auction = Enchères de départ
    .text = L’ordre des joueurs est vendu aux enchères ; le vainqueur découvre les Caraïbes, et la deuxième enchère, si elle est d’au moins 8 $, rapporte un spécialiste.
option-no_survivors = Aucun survivant
    .text = Un compteur qui a fait échouer une expédition quitte le jeu ; un compteur inutilisé le remplace, face cachée.
option-scouting = Partir en reconnaissance
    .text = Pour 1 $, 2 $ ou 3 $ selon l’âge, on peut regarder un compteur face cachée, ou la première carte de la pile une fois le Nouveau Monde découvert ; seul le joueur qui paie sait ce que c’est.
option-advanced_reconnaissance = Reconnaissance avancée
    .text = Tous les compteurs sont face visible dès le début, et une expédition trop faible pour son compteur n’a pas le droit de partir.
option-buy_points = Achat de points
    .text = Après chaque décompte des colonies, on peut acheter des points de victoire à 1 $, 3 $ ou 10 $ pièce selon l’âge.
option-house_rules = Règles maison
    .text = Les options d’une édition peuvent se jouer avec les règles de l’autre.
