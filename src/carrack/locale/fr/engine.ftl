# Messages every game shares. A game’s own catalogue may have its own version of any of them.
# A player’s name may begin with a vowel: never “de” or “que” before it.

player-name = Joueur { $number }
player-bot = Bot { $number }
player-you = { $name } (toi)
clause = ({ $clause })
either = { $one } ou { $other }
all-of = { $some } et { $last }

## Events

event-look = Révélation ({ $zone }, { $slot }) : { $token }.
event-look-private = { $audience } regarde en secret ({ $zone }, { $slot }) : { $token }.
event-look-hidden = { $audience } regarde en secret ({ $zone }, { $slot }).
event-forced = { $more ->
    [0] { $seat } n’a pas d’autre choix : « { $move } ».
   *[other] { $seat } doit commencer par « { $move } ».
}
event-shuffled = On mélange { $object }.
event-rewound = Retour à la décision { $number }.

## Why not

refusal-not-your-turn = Ce n’est pas à toi de jouer.
remedy-your-turn = Attends ton tour.
refusal-game-over = La partie est terminée.
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-asked = Ce coup ne répond pas à la question posée.
refusal-line-too-long = Joue moins de coups à la fois : avant celui-ci, une information cachée est révélée, ou le tour se termine.

## Limits of free undo

undo-start = Rien à annuler pour l’instant.
undo-look = Impossible d’annuler : une information cachée a été révélée.
undo-choice = Impossible d’annuler : un autre joueur a joué.
undo-binds = Impossible d’annuler : ce coup t’engage.
undo-over = La partie est terminée.

## Bad input

where-option = (option { $option })
where-field = (champ { $field })
where-line = (ligne { $line })

# Options and tables
error-unknown-game = Ce jeu n’existe pas.
error-no-evaluation = Les bots ne jouent à ce jeu qu’au hasard : choisis le niveau 0.
error-unknown-option = Cette option n’existe pas.
error-unknown-rules-version = Les règles n’ont pas de version { $value }.
error-unknown-language = Il n’y a pas de traduction dans la langue « { $lang } ».
error-unknown-clause = Les règles n’ont pas d’article « { $clause } ».
error-bad-value = « { $value } » n’est pas une valeur possible ici.
error-needs = « { $option } » demande : { $needs }.
error-excludes = « { $option } » est incompatible avec : { $excludes }.
error-players = Avec ces options, { $game } ne se joue pas à { $players }.
error-seed-or-secret = Donne soit une graine, soit un secret, pas les deux.
error-bad-bytes = { $bytes ->
    [one] Il faut ici exactement { $bytes } octet.
   *[other] Il faut ici exactement { $bytes } octets.
}
error-too-many-nonces = Il y a plus de nonces que de joueurs ({ $players }).

# Bots
error-no-such-bot = Il n’y a pas de bot « { $value } ».
error-no-bot-module = Il n’y a pas de module « { $module } ». Python le cherche dans le dossier courant et parmi les paquets installés.
error-bot-not-imported = Le module « { $module } » ne peut pas être importé. { $place } : { $reason }
error-no-bot-class = Le module « { $module } » n’a pas de classe « { $name } ».
error-not-a-bot-class = « { $value } » n’est pas une sous-classe de carrack.bots.Bot.
error-bot-not-made = Le bot « { $value } » ne peut pas être créé. { $place } : { $reason }
error-no-such-argument = Le bot « { $bot } » n’a pas d’argument « { $name } ». Il accepte : { $known }.
error-bad-argument = « { $value } » n’est pas une valeur valable pour l’argument « { $name } » du bot.
error-no-net-reader = Il n’y a pas de réseau pour ce jeu.
error-no-net = Il n’y a pas de réseau « { $file } » pour ce jeu.
error-bad-net = « { $file } » n’est pas un réseau utilisable ici : { $reason }
error-bot-failed = Le bot « { $bot } » a échoué à la décision { $number } de la partie de graine { NUMBER($seed, useGrouping: 0) } : { $reason }
error-worker-died = Le processus qui jouait la partie de graine { NUMBER($seed, useGrouping: 0) } s’est arrêté avec le code { $exit }.

# Moves and seats
error-empty = Le coup est vide.
error-unfinished = Il manque quelque chose après « { $word } ».
error-not-understood = Ce texte est incompréhensible.
error-no-such-move = Ce coup n’existe pas.
error-no-such-seat = Cette place n’existe pas à cette table.
error-which-seat = Plusieurs places peuvent jouer maintenant. Précise laquelle.
error-nothing-to-retract = Il n’y a pas de choix à modifier : aucun n’a été fait.
error-no-such-number = La partie n’a pas de décision { $number }.
error-not-over = Ce n’est possible qu’après la fin de la partie.
error-revealed = Le secret est révélé : on ne peut plus rien annuler.
error-no-secret = Cette partie n’a pas de secret à révéler.

# Tables
error-stale = La partie a avancé : elle en est maintenant à la décision { $number }. Regarde de nouveau, puis choisis.
error-changed = Quelqu’un a agi avant que ta réponse arrive. Regarde de nouveau, puis choisis.
error-table-over = La partie est terminée : on ne peut plus rien changer.
error-table-void = La partie a été arrêtée d’un commun accord : on ne peut plus rien changer.
error-table-closed = La table est fermée. Rouvre-la pour continuer.
error-not-a-person = Un bot joue à cette place.
error-not-a-bot = Une personne joue à cette place.
error-not-asked = Ce n’est pas le tour de cette place. Attends qu’il vienne.
error-nothing-to-undo = Tu n’as plus rien à annuler.
error-nothing-to-take-back = Tu n’as pas encore joué : il n’y a pas de coup auquel revenir.
error-with-people = On ne peut revenir en arrière que si tous les autres joueurs sont des bots. Ici, d’autres personnes jouent aussi.
error-sees-more = Depuis, tu as vu des informations cachées. Si tu reviens quand même, la partie porte la mention « avec retours en arrière ».
error-binds = Depuis, un coup qui engage a été joué. Si tu reviens quand même, la partie porte la mention « avec retours en arrière ».
error-no-such-ask = Le jeu ne demande jamais « { $ask } ».
error-no-such-order = Ce jeu n’a pas de coup prévu de ce genre : « { $order } ».
error-bad-order = Ce n’est pas un coup prévu. Utilise Order.bid, Order.sell ou Order.place ; les enchères prévues pour les cartes d’une manche passent par set_plan.
error-bad-plan = Prévois chaque carte de la manche une seule fois au plus, par sa place de 1 à { $most }.
error-no-such-filter = Ce jeu n’a pas ce filtre d’offres : « { $filter } ».
error-lot-over = Tu ne peux pas prévoir d’enchère pour la carte { $place } : elle a déjà été mise aux enchères, ou ne l’est pas dans cette manche.
error-bad-ranking = Indique au moins un placement, et au plus { $most }.
error-too-many-orders = Tu peux avoir au plus { $most } coups prévus à la fois. Retires-en un d’abord.
error-nothing-stands = Il n’y a ni réponse automatique ni coup prévu de ce genre à retirer.
error-order-dropped = Ton coup prévu « { $text } » n’était pas possible le moment venu : il a été retiré. Choisis toi-même un coup.
error-answer-dropped = Ta réponse automatique « { $text } » n’était pas possible le moment venu : elle a été retirée. Choisis toi-même un coup.
error-not-replaced = Aucun bot ne joue à cette place pour quelqu’un.
error-not-agreed = Personne n’a proposé d’arrêter la partie : il n’y a rien à refuser.
error-bad-seat = Ce n’est pas une place d’une nouvelle table. Utilise Seat.human ou Seat.bot.
error-bad-name = Un nom peut avoir au plus { $longest } caractères, tous imprimables.

# Files of tables
error-no-file = Le fichier { $path } n’existe pas.
error-file-exists = Le fichier { $path } existe déjà. Ouvre-le, ou choisis un autre nom.
error-cannot-open = Impossible d’ouvrir le fichier { $path } : { $reason }.
error-in-use = La table { $path } est ouverte ailleurs. Ferme-la d’abord là-bas.
error-not-a-table = Le fichier { $path } n’est pas une table de carrack.
error-other-version = La table { $path } vient d’une autre version de carrack : son format est { $version }, cette version lit { $known }. Ouvre-la avec la version qui l’a enregistrée.
error-cut-short = La table { $path } n’a été créée qu’en partie. Supprime le fichier et recommence.
error-damaged = La table { $path } est endommagée. Restaure une sauvegarde, ou supprime tout à partir de cette ligne pour reprendre à cet endroit.
error-cannot-resume = La partie de { $path } ne peut pas être rejouée ({ $why }). Ouvre-la avec la version de carrack qui a servi à la jouer.
error-not-saved = Impossible d’écrire { $path } : { $reason }. La table est fermée. Libère de l’espace sur le disque et rouvre-la : elle reprend après le dernier coup confirmé.

# Positions and views
error-not-a-dict = Ce n’est pas une position.
error-not-a-view = Ce n’est pas une vue.
error-bad-view = Ce n’est pas une vue : { $reason }.
error-missing-field = Il manque quelque chose ici.
error-unknown-field = Ce champ est inconnu.
error-bad-field = Cette valeur est illisible.
error-out-of-range = La valeur { $value } est hors limites.
error-no-such-token = Ce jeton n’existe pas ici.
error-tokens-not-conserved = Les jetons qui sont ici ne sont pas ceux qui doivent y être.
error-does-not-add-up = Ceci contredit le reste de la position.
error-wrong-length = La longueur est incorrecte.
error-too-many = Il y en a plus que le jeu n’en contient.
error-not-a-permutation = Chaque élément doit figurer exactement une fois.
error-undiscovered = Il ne peut pas encore y avoir de pièces à cet endroit.
error-no-such-nation = Cet élément n’est pas dans cette partie.
error-closed-space = Cette case n’est pas en jeu.
error-impossible = La partie ne peut pas continuer à partir de cette position.
error-not-to-choose = Cette place ne peut pas avoir déjà choisi ici.
error-all-in = Toutes les places ont choisi : la décision serait déjà résolue.

# Records
error-no-record = Ce n’est pas l’enregistrement d’une partie.
error-bad-json = Ce n’est pas du JSON.
error-no-setup = L’enregistrement ne commence pas par une mise en place.
error-no-move = Il n’y a pas de coup dans cette ligne.
error-no-number = « { $text } » n’est pas un nombre.
error-out-of-place = Cette ligne n’a pas sa place ici.
error-other-number = Décision { $number } là où l’on attend la décision { $due }.
error-illegal-move = Ce coup n’est pas légal ici.
error-sealed = Ici, tout le monde choisit en même temps.
error-not-sealed = Ici, on ne choisit pas en même temps.
error-impossible-token = Ce jeton ne peut pas se trouver ici.
error-token-missing = Quelque chose a été révélé ici et manque dans l’enregistrement.
error-token-not-due = Rien n’est révélé ici.
error-other-look = Autre chose est révélé ici.
error-other-token = Ce jeton ne découle pas du secret.
error-other-forced-move = Les coups forcés sont différents.
error-other-position = La position ne correspond pas à l’en-tête.
error-other-commitment = L’engagement ne correspond pas à ce secret.
error-cannot-verify = Sans le secret, on ne peut rien vérifier.

# Catalogues
error-no-message = Le catalogue n’a pas de message « { $message } ».
error-bad-message = Le message « { $message } » du catalogue contient une erreur : { $fault }.
