# Textes du client web. Les textes d’un jeu sont dans le catalogue de ce jeu.

## Le cadre

tagline = Jeux de société du temps des grandes découvertes
nav-start = Accueil
nav-lobby = Salon
nav-rules = Règles
nav-how = Comment jouer
nav-settings = Réglages
nav-pages = Pages
menu = Menu
language = Langue
theme-system = Comme le système
theme-dark = Sombre
theme-light = Clair
your-name = Ton nom
name-default = Navigateur
skip = Aller au contenu
cancel = Annuler
try-again = Réessayer
in-english = { $game } n’est pas encore traduit : ses textes sont en anglais.
loading = Un instant…
unreachable = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
forgotten = Le serveur ne reconnaît plus ce navigateur.
forgotten-text = Tes parties et ton nom sont conservés. Réessaie. Si tu recommences à zéro, tu perds tes anciennes places.
forgotten-anew = Recommencer à zéro
fault = Quelque chose n’a pas fonctionné. Recharge la page ; ta partie est conservée.
no-page = Il n’y a rien à cette adresse.
to-start = Aller à l’accueil

## L’accueil

start-friends = Jouer entre amis
start-friends-text = Choisis le jeu et les places, puis envoie un lien. Personne n’a besoin de compte.
start-own = Tout choisir toi-même
start-own-text = Édition, options, places et bots : vois l’effet de chaque choix.
start-preparing = Préparation…
friends-game = Jeu
friends-seats = Places, la tienne comprise
friends-create = Créer la table
friends-later = En attendant, tu peux changer les places et ajouter des bots. Lance la partie dès qu’il y a assez de monde.
reach-none = Tes amis ne peuvent pas encore rejoindre cette table : elle n’est ouverte que sur cet ordinateur.
reach-house = Sur le même réseau : arrête carrack dans le terminal (Ctrl-C) et relance-le avec
reach-server = Par internet : lance un serveur avec
reach-docs = guide :
reach-here = Sur cet écran : choisis « Toi » pour plusieurs places, et passez-vous l’écran.
running = Tes parties
running-go = Continuer
running-view = Voir
running-none = Les parties que tu commences ou rejoins apparaissent ici.
running-turns = On t’attend
running-waiting = En attente des autres
running-gathering = Tables ouvertes
running-yours = à toi de jouer
running-asked = tu as une invitation
running-others = on attend { $names }
running-board = plateau d’essai
running-void = arrêtée d’un commun accord
running-over = terminée
running-won = tu as gagné
running-winners = { $count ->
    [one] { $names } a gagné
   *[other] victoire partagée : { $names }
}
running-finished = Parties terminées
running-more = En voir plus

## Une nouvelle table

new-title = Nouvelle table
new-preset = Partir de
new-options = Options
new-seats = Places
new-add-seat = Ajouter une place
new-remove-seat = Retirer la place { $number }
new-public = Montrer la table dans le salon
new-public-text = Toute personne présente dans le salon peut prendre une place libre ou regarder.
new-create = Créer la table
new-clock = Temps des enchères et des échanges libres
new-clock-none = sans limite
new-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
new-clock-text = Qui ne fait rien pendant ce temps s’en tient là d’office, ou a terminé d’office. Chaque enchère, chaque échange et chaque retour en ligne relance le temps. Tant que personne n’est en ligne, il s’arrête.
new-players = Ces options se jouent de { $fewest } à { $most }.
new-players-exactly = Ces options se jouent à { $most } exactement.
new-players-wrong = Ajoute ou retire des places.
new-needs = Nécessite : { $what }.
new-excludes = Incompatible avec : { $what }.
new-editions = Qu’est-ce qui change d’une édition à l’autre ?
seat-number = Place { $number }
seat-mine = Toi
seat-name = Nom à la place { $number }
seat-name-short = Nom
seat-name-default = Joueur { $number }
seat-kept-for = Réservée à { $name }
seat-remote = Un bot à toi
seat-open = Libre : avec le lien de la table
seat-invited = Sur invitation : avec son propre lien
seat-bot = Bot de niveau { $level } : { $manner }
level-0 = joue au hasard
level-1 = rapide
level-2 = fort

## Éditions et règles

editions-title = Comparer les éditions
editions-lead = Seules les différences sont listées. Le numéro est celui de l’article des règles.
edition-of = Édition de { $year }
clause-column = Article
edition-nothing = absent de cette édition
rules-title = Les règles : { $game }
rules-contents = Sommaire
how-title = Comment jouer à { $game }
how-more = En savoir plus
how-rules = Toutes les règles
how-clause = Règle complète : { $clause }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun article ne contient ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
rules-only = seulement dans l’édition de { $year }
rules-option = option « { $option } »

## Le salon

lobby-title = Salon
lobby-open = Tables ouvertes
lobby-running = Parties à regarder
lobby-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-fresh = { $count ->
    [one] Afficher { $count } nouvelle table
   *[other] Afficher { $count } nouvelles tables
}
lobby-none = Aucune table publique n’est ouverte en ce moment. Crées-en une.
lobby-filter = Quelles tables afficher
lobby-at-least = { $count ->
    [one] une place libre
   *[other] { $count } places libres ou plus
}
lobby-shown = { $shown } sur { $count }
lobby-none-fit = Aucune table ouverte ne répond à ces filtres.
lobby-show-all = Afficher toutes les tables
lobby-gathering = attend des joueurs
lobby-playing = en cours
lobby-join = Voir et rejoindre
lobby-watch = Regarder

## Avant la partie

wait-title = Ta table est prête
wait-title-guest = En attente du début de la partie
wait-invite = Inviter
wait-lead = Envoie le lien aux personnes avec qui tu veux jouer. Des bots peuvent prendre les places restées libres.
wait-lead-guest = Quelqu’un d’autre veut jouer ? Envoie-lui le lien.
wait-link = Lien vers cette table
wait-copy = Copier le lien
wait-copied = Copié
qr-label = Code QR du lien
wait-seat-link = Lien pour la place { $number }
wait-seat-link-text = Seules les personnes qui ont ce lien peuvent prendre la place.
wait-free = libre
wait-here = en ligne
wait-away = hors ligne
wait-host = hôte
wait-same-screen = sur l’écran de l’hôte
wait-sit = Prendre cette place
wait-asked = invitation envoyée
wait-asking = Invitation envoyée : { $names }.
wait-you-are-asked = { $name } te propose de rejouer. Ta place est réservée.
wait-take-seat = Prendre ma place
wait-lost-seat = Tu n’as plus de place à cette table : l’hôte a changé les places. Prends-en une libre, ou regarde.
wait-remove-person = Retirer de la table
wait-remove-person-ask = { $name } perd sa place, mais peut en prendre une libre ou regarder.
wait-begin = Lancer la partie
wait-begin-bots = { $count ->
    [one] Lancer avec un bot à la place libre
   *[other] Lancer avec des bots aux { $count } places libres
}
wait-begin-without = { $count ->
    [one] Lancer sans la place libre
   *[other] Lancer sans les { $count } places libres
}
wait-clock = Enchères et échanges libres : { $count ->
    [one] après une seconde de silence,
   *[other] après { $count } secondes de silence,
} un joueur s’en tient là d’office. Le temps s’arrête tant que personne n’est en ligne.
wait-clock-none = Enchères et échanges libres sans limite de temps : on attend tout le monde.
wait-empty-seats = Que deviennent les places libres au début de la partie ?
wait-empty-remove = Rien : elles sont retirées
wait-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
wait-for-host = C’est { $name } qui lance la partie.
wait-leave = Quitter la table
wait-closed = Tout le monde a quitté cette table.
wait-name = Entre ton nom
option-off = non
wait-options-usual = Toutes les options ont leur valeur habituelle.
wait-full = Toutes les places sont prises. Tu peux lancer la partie.
wait-order = Pour changer l’ordre, fais glisser une place ou ouvre son menu ⋯.
wait-grip = Déplacer la place { $number } : fais-la glisser, ou utilise les flèches
wait-seat-menu = Modifier la place { $number }
wait-move-up = Monter
wait-move-down = Descendre
wait-moved = { $name } a maintenant la place { $number }.
wait-moved-seat = La place a maintenant le numéro { $number }.
wait-shuffle = Mélanger les places
wait-shuffled = Les places ont un nouvel ordre.

## La table

table-decision = Ta décision
table-rule = Règle { $clause }
table-choices = Tes choix
table-log = Journal
table-chat = Discussion
table-chat-unread = { $count ->
    [one] Discussion ({ $count } nouveau)
   *[other] Discussion ({ $count } nouveaux)
}
table-players = Joueurs
table-tabs = Sections de la table
tab-board = Table
table-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
table-you-watch = Tu regardes la partie.
table-wait = On attend { $names }…
table-sealed = Tous les joueurs choisissent en même temps. Personne ne voit ton choix avant que tous aient choisi.
table-in = Tu as choisi. Tu peux changer ton choix tant que tous n’ont pas choisi.
table-retract = Changer mon choix
table-chosen = Ton choix : { $choice }
table-confirm = Confirmer
table-confirm-amount = Confirmer : { $amount }
table-amount = Quantité
table-less = Moins
table-more = Plus
table-not-now = Impossible maintenant ({ $count })
table-preview = Aperçu
table-preview-hidden = Le résultat est encore caché.
table-undo = Annuler
table-take-back = Revenir à mon dernier coup
table-take-back-ask = Revenir quand même
table-ask-first = Me demander de confirmer chaque coup
table-your-turn = À toi de jouer
table-all-choices = Montrer tous les choix
table-not-there = Ça ne peut pas aller là.
table-not-asked = Cela ne fait pas partie de cette décision.
table-amount-range = Quantité, de { $lowest } à { $highest }
table-about = À propos de cette table
table-about-plain = Aucune option : les règles telles quelles.
table-list = Tous les choix
tap-name = { $thing } : { $act }
tap-use = prendre en main
tap-cancel = annuler
tap-narrow = { $count } choix
table-list-keep = La laisser ouverte
table-in-short = Tu as choisi. Tu peux encore changer.
table-in-choice = Ton choix : { $choice }. Tu peux encore changer.
table-sealed-short = Tous choisissent en même temps, en secret.
stage-next = Continuer
stage-keys = Espace : suite · s : tout passer
stage-tap = toucher : suite
since-title = Ce qui s’est passé depuis ton coup
since-back = Étape précédente
since-on = Étape suivante
since-close = Fermer
over-see-board = Voir la table
over-see-result = Voir le résultat
standing-none = Réponses automatiques et coups prévus
standing-some = Réponses automatiques et coups prévus : { $count }
standing-private = Personne d’autre ne les voit. Une réponse automatique reste jusqu’à ce que tu la retires. Un coup prévu est joué une fois, dès que tu pourrais le choisir.
standing-pass = Ne plus me demander : « { $question } » – { $answer }
standing-answer = « { $question } » – toujours : { $answer }
standing-ask-again = Me le redemander
standing-wanted = Le jeu te demande : « { $question } »
standing-skip = Ne plus me demander
standing-bid = Aux prochaines enchères, aller jusqu’à { $amount }
standing-bid-place = Enchérir jusqu’à { $amount } pour la carte { $place } de la rangée
standing-bid-card = Aux prochaines enchères pour cette carte ({ $card }), aller jusqu’à { $amount }
standing-sell = À la prochaine vente, vendre { $amount }
standing-place = Au prochain placement, le premier possible parmi : { $moves }
standing-withdraw = Retirer
order-new = Nouveau coup prévu
order-give = Ajouter le coup
order-bid = Enchérir jusqu’à
keys-title = Touches
keys-arrows = passer au choix suivant
keys-enter = le sélectionner, ou confirmer
keys-digits = sélectionner un choix de la liste ouverte
keys-escape = annuler ; montrer tous les choix
keys-undo = annuler le dernier coup
keys-next = partie suivante où c’est à toi
keys-help = montrer ces touches
keys-list = lister tous les choix
keys-about = expliquer ce qui est visé ; une deuxième fois : lire sa règle
keys-stage = continuer ; passer ce qui est montré
keys-drag = Tu peux aussi faire glisser les pièces et les cartes, à la souris ou au doigt.
keys-use = Utiliser les chiffres et les lettres comme raccourcis
keys-board = Voir la table ou le résultat
keys-close = Fermer
key-enter = Entrée
table-say = Écris un message
table-send = Envoyer
table-no-chat = Aucun message pour l’instant.
chat-seat = Place { $number } : { $name }
chat-spectator = Dans le public
chat-namesake = une autre personne ici porte ce nom
table-hand-over = C’est à { $name }. Passe-lui l’écran.
table-hand-over-go = Je suis { $name }
table-is-away = un bot joue à sa place
table-has-resigned = a abandonné
table-connected = en ligne
table-to-choose = réfléchit…
table-has-chosen = a choisi
table-level = bot, niveau { $level }
table-you = toi
settings-theme = Couleurs
settings-kept = Enregistré.
settings-where = Enregistré dans ce navigateur seulement. Le serveur garde aussi ton nom, pour les places que tu prends.
settings-map = Les côtes de la carte viennent de Natural Earth et sont dans le domaine public.
settings-licences = Licences des polices et des bibliothèques
people-here = En ligne : { $names }.
people-nobody = Personne n’est en ligne.
away-bot = Un bot joue à ta place.
leave-away = Laisser un bot jouer pour moi
leave-away-ask = Un bot joue à ta place jusqu’à ton retour. Tu peux revenir à tout moment.
void-agree = Arrêter la partie d’un commun accord
void-ask = La partie s’arrête sans vainqueur dès que tout le monde est d’accord. On demande maintenant aux autres, et la partie continue en attendant. Es-tu d’accord ?
void-ask-alone = La partie s’arrête ici, sans vainqueur.
void-proposed = D’accord pour arrêter la partie sans vainqueur : { $names }.
void-missing = On attend encore : { $names }.
void-lapses = { $count ->
    [one] La proposition expire après la prochaine décision, ou dès que quelqu’un refuse.
   *[other] La proposition expire dans { $count } décisions, ou dès que quelqu’un refuse.
}
void-yes = Accepter
void-no = Refuser
void-ended = La partie continue : la proposition d’arrêter a été refusée ou a expiré.
void-not = Continuer à jouer
resign = Abandonner
resign-ask = Un bot prend ta place pour de bon. Tu ne pourras pas revenir.
table-return = Reprendre ma place

net-connecting = Connexion…
net-lost = Connexion perdue. Reconnexion… Rien de ce que tu as fait n’est perdu.
net-waiting = { $count ->
    [one] Un coup attend d’être envoyé.
   *[other] { $count } coups attendent d’être envoyés.
}
net-refused = Impossible d’ouvrir cette table.

## Suivre la partie

log-filter = Filtrer le journal
log-all = Tout
log-mine = Me concernant
log-mine-short = Moi
log-since = Depuis mon dernier coup ({ $count })
log-since-short = Depuis ton coup ({ $count })
log-touched = À ton sujet
log-others = Autres événements
log-nothing = Rien ne s’est passé depuis ton dernier coup.
log-empty = Il ne s’est encore rien passé ici.
log-newer = Nouvelles lignes
sound = Sons
sound-off = aucun
sound-soft = discrets
sound-try = Écouter
pace = Animations
pace-0 = aucune
pace-1 = lentes
pace-2 = normales
pace-3 = rapides

## La fin

over-title = La partie est terminée
over-wins = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
over-shares = { $points ->
    [one] Victoire partagée à { $points } point : { $names }.
   *[other] Victoire partagée à { $points } points : { $names }.
}
over-lead = { $points ->
    [0] À égalité avec { $names }.
    [one] Avec { $points } point d’avance sur { $names }.
   *[other] Avec { $points } points d’avance sur { $names }.
}
over-stand = { $place ->
    [1] Tu gagnes.
    [2] Tu es à la deuxième place avec { $points }.
    [3] Tu es à la troisième place avec { $points }.
    [4] Tu es à la quatrième place avec { $points }.
    [5] Tu es à la cinquième place avec { $points }.
   *[other] Tu es à la sixième place avec { $points }.
}
over-counting = On compte les points…
over-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
over-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
over-sources = D’où viennent les points
over-part = { $name }, { $source } : { $points }.
over-hint = Choisis une partie d’une barre pour en voir le détail.
over-as-table = Afficher en tableau
over-facts = Les faits marquants
over-result = Résultat
over-picture = Image à partager
over-picture-alt = { $title } Points : { $points }.
over-picture-save = Enregistrer l’image
over-picture-send = Partager…
over-picture-fault = L’image n’a pas pu être créée. Réessaie, ou fais une capture d’écran.
over-total = Total
over-source = Source
over-void = La partie a été arrêtée d’un commun accord.
over-take-backs = On est revenu en arrière dans cette partie.
over-rematch = Rejouer
over-next = Aller à la partie suivante
rematch-asked = { $name } te propose de rejouer.
rematch-come = Rejoindre la partie suivante
over-record = Télécharger la partie
over-replay = Revoir la partie
graph-title-turn = Points après chaque tour
graph-turn = Tour { $turn }
graph-round = Manche { $turn }
proof-title = La donne était-elle honnête ?
proof-text = Avant la partie, le serveur a tiré un secret et en a publié l’empreinte. Personne ne peut trouver un autre secret qui ait la même empreinte : le serveur ne pouvait donc pas le remplacer ensuite. Chaque mélange est calculé à partir de ce secret et de nombres aléatoires ajoutés par les navigateurs des joueurs. Le secret est maintenant public : ton navigateur peut refaire chaque mélange et comparer.
proof-fingerprint = Empreinte :
proof-here = Vérifier dans ce navigateur
proof-server = Faire vérifier par le serveur
proof-true = { $count ->
    [one] Le secret correspond à l’empreinte, et le seul mélange ({ $count }) en découle.
   *[other] Le secret correspond à l’empreinte, et les { $count } mélanges en découlent tous.
}
proof-no-promise = Le secret ne correspond pas à l’empreinte publiée.
proof-no-shuffle = Le mélange { $number } ne découle pas du secret : { $what }.
proof-server-true = Le serveur a rejoué la partie enregistrée : chaque coup est légal, et tout ce qui a été révélé découle du secret.
proof-server-false = { $count ->
    [0] Le serveur n’a pas pu rejouer la partie enregistrée.
    [one] Le serveur a trouvé { $count } élément qui ne découle pas du secret.
   *[other] Le serveur a trouvé { $count } éléments qui ne découlent pas du secret.
}
replay-title = Relecture
replay-to-table = Revenir à la table
replay-controls = Commandes de la relecture
replay-first = Aller au début
replay-last = Aller à la fin
replay-back = Reculer d’une décision
replay-on = Avancer d’une décision
replay-turn-back = Reculer d’un tour
replay-turn-on = Avancer d’un tour
replay-play = Lecture
replay-pause = Pause
replay-at = Décision { $number } sur { $last }
replay-more = Point de vue, et si…
replay-seen-by = Vu par
replay-public = tout le monde
whatif-title = Et si… ?
whatif-all = Plateau d’essai : je joue toutes les places
whatif-bots = Plateau d’essai : je joue { $name }, des bots jouent les autres
whatif-table = Nouvelle table : je joue { $name }, les autres places sont libres
whatif-go = Continuer d’ici
own-board = Plateau d’essai : la vraie partie ne change pas.
own-back = Reculer d’une décision
own-restart = Revenir au début
own-origin = Aller à la partie d’origine
