# Messages every game shares. A game’s own catalogue may have its own version of any of them.
# A player’s name may begin with a vowel: never “de” or “que” before it.

player-name = Joueur { $number }
player-bot = Bot { $number }
player-you = { $name } (toi)
clause = ({ $clause })
either = { $one } ou { $other }
all-of = { $some } et { $last }

## What happened

event-look = Révélation ({ $zone }, { $slot }) : { $token }.
event-look-private = { $audience } regarde en secret ({ $zone }, { $slot }) : { $token }.
event-look-hidden = { $audience } regarde en secret ({ $zone }, { $slot }).
event-forced = { $more ->
    [0] { $seat } n’a pas d’autre choix : « { $move } ».
   *[other] { $seat } doit commencer par « { $move } ».
}
event-shuffled = On mélange { $object }.
event-rewound = La partie revient à la décision { $number }.

## Why not

refusal-not-your-turn = Ce n’est pas à toi de choisir.
remedy-your-turn = Attends que ce soit à toi.
refusal-game-over = La partie est terminée.
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-asked = Ce n’est pas ce qui est demandé maintenant.
refusal-line-too-long = Les coups après celui-ci doivent attendre : il y a d’abord quelque chose à révéler, ou bien le tour se termine.

## What stops free undo

undo-start = Rien à annuler pour l’instant.
undo-look = Impossible d’annuler : une information cachée a été révélée.
undo-choice = Impossible d’annuler : quelqu’un d’autre a joué.
undo-binds = Impossible d’annuler : ce coup engage.
undo-over = La partie est terminée.

## Bad input

where-option = (option { $option })
where-field = (champ { $field })
where-line = (ligne { $line })

# Options and tables
error-unknown-game = Ce jeu n’existe pas.
error-unknown-option = Cette option n’existe pas.
error-unknown-rules-version = Il n’y a pas de règles de version { $value }.
error-unknown-language = Il n’y a pas de catalogue dans la langue « { $lang } ».
error-unknown-clause = Les règles n’ont pas d’article « { $clause } ».
error-bad-value = La valeur { $value } n’est pas possible ici.
error-needs = « { $option } » ne se joue qu’avec ceci : { $needs }.
error-excludes = « { $option } » ne se joue pas avec ceci : { $excludes }.
error-players = { $game } ne se joue pas à { $players } avec ces options.
error-seed-or-secret = Il faut donner soit une graine, soit un secret.
error-bad-bytes = { $bytes ->
    [one] Il faut ici { $bytes } octet.
   *[other] Il faut ici { $bytes } octets.
}
error-too-many-nonces = Il y a plus de nonces que de joueurs ({ $players }).

# Bots
error-no-such-bot = Il n’y a pas de bot « { $value } ».
error-no-bot-module = Il n’y a pas de module « { $module } ». Python le cherche dans le dossier courant et parmi les paquets installés.
error-bot-not-imported = Le module « { $module } » ne peut pas être importé. { $place } : { $told }
error-no-bot-class = Le module « { $module } » n’a pas de classe « { $name } ».
error-not-a-bot-class = « { $value } » n’est pas une sous-classe de carrack.bots.Bot.
error-bot-not-made = Le bot « { $value } » ne peut pas être créé. { $place } : { $told }
error-bot-failed = Le bot « { $bot } » a échoué à la décision { $number } de la partie de graine { NUMBER($seed, useGrouping: 0) } : { $told }
error-worker-died = Un processus qui jouait la partie de graine { NUMBER($seed, useGrouping: 0) } s’est arrêté avec le code { $exit }.

# Moves and seats
error-empty = Aucun coup n’est écrit.
error-unfinished = Il manque quelque chose après « { $word } ».
error-not-understood = Ceci n’est pas compréhensible.
error-no-such-move = Ce coup n’existe pas.
error-no-such-seat = Cette place n’existe pas à cette table.
error-which-seat = Plusieurs places peuvent choisir ; précise laquelle.
error-nothing-to-retract = Aucun choix n’est déposé : il n’y a rien à reprendre.
error-no-such-number = Il n’y a pas de décision { $number } à laquelle aller.
error-not-over = Cela doit attendre la fin de la partie.
error-revealed = Le secret est révélé ; on ne peut plus rien annuler.
error-no-secret = Cette partie n’a pas de secret à révéler.

# Tables
error-stale = La partie a avancé entre-temps : elle en est à la décision { $number }. Regarde de nouveau, puis choisis.
error-table-over = La partie est terminée ; on ne peut plus rien changer.
error-table-void = La partie est annulée ; on ne peut plus rien changer.
error-table-closed = La table est fermée. Rouvre-la pour continuer à jouer.
error-not-a-person = C’est un bot qui joue à cette place.
error-not-a-bot = C’est une personne qui joue à cette place.
error-not-asked = On ne demande rien à cette place pour l’instant. Attends son tour.
error-nothing-to-undo = Il ne reste rien que tu puisses annuler de ta propre initiative.
error-nothing-to-take-back = Tu n’as encore rien décidé que tu puisses reprendre.
error-with-people = On ne peut reprendre un coup que contre des bots ; il y a aussi d’autres personnes à cette table.
error-sees-more = Tu as vu depuis des choses qui étaient alors cachées. Si tu reprends quand même, la partie porte la mention « avec reprises ».
error-binds = Un acte public qui engage a eu lieu depuis. Si tu reviens en arrière quand même, la partie porte la mention « avec reprises ».
error-no-such-ask = Le jeu ne demande jamais « { $ask } ».
error-no-such-order = Ce jeu ne connaît pas un tel ordre : « { $order } ».
error-bad-order = Ce n’est pas un ordre. Utilise Order.bid, Order.sell ou Order.place.
error-bad-ranking = Indique au moins un placement, et au plus { $most }.
error-too-many-orders = Il peut y avoir au plus { $most } ordres à la fois. Commence par en retirer un.
error-nothing-stands = Aucun ordre ni aucune réponse de ce genre n’est en vigueur : il n’y a rien à retirer.
error-order-dropped = Ton ordre « { $text } » n’était pas possible le moment venu ; il a été abandonné. Choisis toi-même.
error-answer-dropped = Ta réponse permanente « { $text } » n’était pas possible le moment venu ; elle a été abandonnée. Choisis toi-même.
error-not-replaced = Aucun bot ne garde cette place pour quelqu’un.
error-not-agreed = Personne n’a proposé d’annuler la partie : il n’y a rien à refuser.
error-bad-seat = Ce n’est pas une place d’une nouvelle table. Utilise Seat.human ou Seat.bot.
error-bad-name = Un nom a au plus { $longest } caractères, tous imprimables.

# Files of tables
error-no-file = Le fichier { $path } n’existe pas.
error-file-exists = Le fichier { $path } existe déjà. Ouvre-le, ou choisis un autre nom.
error-cannot-open = Le fichier { $path } ne peut pas être ouvert : { $told }.
error-in-use = La table { $path } est ouverte ailleurs. Ferme-la d’abord là-bas.
error-not-a-table = Le fichier { $path } n’est pas une table de carrack.
error-other-version = La table { $path } a été écrite par une autre version de carrack : son format est { $version }, celle-ci lit { $known }. Ouvre-la avec la version qui l’a écrite.
error-cut-short = La mise en place de la table { $path } n’a jamais été achevée. Supprime le fichier et recommence.
error-damaged = La table { $path } est endommagée. Restaure une copie, ou supprime tout à partir de cette ligne pour reprendre à cet endroit.
error-cannot-resume = La partie de { $path } ne peut pas être rejouée ({ $why }). Ouvre-la avec la version de carrack avec laquelle elle a été jouée.
error-not-saved = Impossible d’écrire { $path } : { $told }. La table est fermée ; fais de la place et rouvre-la : elle sera là où le dernier coup confirmé l’a laissée.

# Positions and views
error-not-a-dict = Ce n’est pas une position.
error-not-a-view = Ce n’est pas une vue.
error-bad-view = Ce n’est pas une vue : { $told }.
error-missing-field = Il manque quelque chose.
error-unknown-field = Ceci n’a pas sa place ici.
error-bad-field = Ceci est illisible.
error-out-of-range = La valeur { $value } est hors limites.
error-no-such-token = Ce jeton n’existe pas ici.
error-tokens-not-conserved = Ce ne sont pas les jetons qui doivent se trouver ici.
error-does-not-add-up = Ceci ne s’accorde pas avec le reste de la position.
error-wrong-length = La longueur est incorrecte.
error-too-many = Il y en a plus qu’il ne peut y en avoir.
error-not-a-permutation = Chaque élément doit figurer ici exactement une fois.
error-undiscovered = Personne ne peut se trouver là où personne n’est allé.
error-no-such-nation = Cette nation n’est pas dans cette partie.
error-closed-space = Cette case n’est pas en jeu.
error-impossible = La partie ne peut pas continuer à partir d’ici.
error-not-to-choose = Ce choix ne peut pas être déposé.
error-all-in = Tous les choix sont déposés : la décision serait déjà prise.

# Records
error-no-record = Ce n’est pas l’enregistrement d’une partie.
error-bad-json = Ce n’est pas du JSON.
error-no-setup = L’enregistrement ne commence pas par une mise en place.
error-no-move = Il n’y a pas de coup dans cette ligne.
error-no-number = « { $text } » n’est pas un nombre.
error-out-of-place = Cette ligne n’a pas sa place ici.
error-other-number = La décision { $number } est écrite là où l’on attend la décision { $due }.
error-illegal-move = Ce coup n’est pas permis ici.
error-sealed = Ici, tout le monde choisit en même temps.
error-not-sealed = Ici, on ne choisit pas en même temps.
error-impossible-token = Ce jeton ne peut pas se trouver ici.
error-token-missing = Quelque chose a été révélé ici sans être écrit.
error-token-not-due = Rien n’est révélé ici.
error-other-look = C’est autre chose qui est révélé ici.
error-other-token = Ce jeton ne découle pas du secret.
error-other-forced-move = Les coups forcés sont différents.
error-other-position = La position ne s’accorde pas avec l’en-tête.
error-other-commitment = L’engagement ne correspond pas à ce secret.
error-cannot-verify = Sans le secret, on ne peut rien vérifier.

# Catalogues
error-no-message = Le catalogue n’a pas de message « { $message } ».
error-bad-message = Le message « { $message } » du catalogue est défectueux : { $fault }.
