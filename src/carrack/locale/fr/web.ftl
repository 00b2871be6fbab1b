# Ce que le client web dit lui-même : tout le reste vient du catalogue du jeu.

game-discovery = Découverte
game-empire = Empire

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
loading = Un instant…
unreachable = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
forgotten = Le serveur ne reconnaît plus ce navigateur.
forgotten-text = Tes parties et ton nom sont conservés. Réessaie ; si tu recommences à neuf, ce sera sans tes anciennes places.
forgotten-anew = Recommencer à neuf
fault = Quelque chose n’a pas fonctionné. Recharge la page ; ta partie est conservée.
no-page = Il n’y a rien à cette adresse.
to-start = Aller à l’accueil

## L’accueil

start-alone = Jouer tout de suite
start-alone-text = Découverte contre trois bots, selon les règles de 2015. Un clic, et la première décision est à toi.
start-empire = Jouer à Empire
start-empire-text = Enchères et commerce entre six nations, contre trois bots.
start-friends = Jouer entre amis
start-friends-text = Choisis le jeu et les places, puis envoie un lien. Personne n’a besoin de compte.
start-own = Tout choisir toi-même
start-own-text = Édition, options, places et bots, et ce que chacun change.
start-preparing = Préparation…
friends-game = Jeu
friends-seats = Places, la tienne comprise
friends-create = Créer la table
friends-later = En attendant, tu peux changer les places et ajouter des bots, puis commencer avec ceux qui sont là.
reach-none = Tes amis ne peuvent pas encore venir à cette table : elle n’est ouverte que sur cet ordinateur.
reach-house = Dans le même réseau : arrête carrack dans le terminal (Ctrl-C) et relance-le avec
reach-server = Par internet : fais tourner un serveur avec
reach-docs = mode d’emploi :
reach-here = Devant cet écran : choisis « Toi » pour plusieurs places, et passez-vous l’écran.
running = Tes parties
running-go = Continuer
running-view = Voir
running-none = Les parties que tu commences ou rejoins apparaissent ici.
running-yours = à toi de jouer
running-asked = on te demande de venir
running-others = en attente de { $names }
running-board = plateau d’essai
running-void = terminée d’un commun accord
running-over = terminée
running-won = tu as gagné
running-winners = { $count ->
    [one] victoire de { $names }
   *[other] victoire partagée : { $names }
}
running-finished = Parties terminées
running-more = En voir plus

## Une nouvelle table

new-title = Une nouvelle table
new-preset = Partir de
preset-first = Première partie
preset-first-text = Édition de 2015 sans suppléments, toi et trois bots.
preset-full = 2015 au complet
preset-full-text = Bâtisseurs, bâtiments de l’extension et nations distribuées au hasard, à quatre.
preset-printed = 2007, telle quelle
preset-printed-text = La première édition, comme elle est sortie de sa boîte.
preset-two = À deux
preset-two-text = Édition de 2015 à deux, avec deux capitaines chacun au départ.
preset-beginner = Empire, débutants
preset-beginner-text = Tous commencent de la même façon ; ni obligations, ni nations.
preset-standard = Empire, standard
preset-standard-text = Chacun dirige une nation qui a sa propre institution.
new-options = Options
new-seats = Places
new-add-seat = Ajouter une place
new-remove-seat = Retirer la place { $number }
new-public = Montrer la table dans le salon
new-public-text = Quiconque visite le salon peut prendre une place libre ou regarder.
new-create = Dresser la table
new-players = Avec ces options, on peut jouer de { $fewest } à { $most }.
new-players-exactly = Avec ces options, on joue à { $most } exactement.
new-players-wrong = Ajoute ou retire des places.
new-needs = Demande : { $what }.
new-excludes = Pas avec : { $what }.
new-editions = Qu’est-ce qui change d’une édition à l’autre ?
seat-number = Place { $number }
seat-mine = Toi
seat-name = Nom à la place { $number }
seat-name-short = Nom
seat-name-default = Joueur { $number }
seat-kept-for = Gardée pour { $name }
seat-remote = Un bot à toi
seat-open = Libre : pour qui a le lien
seat-invited = Sur invitation : avec un lien à part
seat-bot = Bot de niveau { $level }
level-0 = joue n’importe quel coup permis
level-1 = rapide
level-2 = fort

## Éditions et règles

editions-title = Les éditions côte à côte
editions-lead = Seulement ce qui diffère. Le numéro est celui de l’article des règles.
edition-of = Édition de { $year }
clause-column = Article
edition-nothing = absent de cette édition
rules-title = Les règles : { $game }
rules-contents = Sommaire
how-title = Comment jouer à { $game }
how-more = En savoir plus
how-rules = Toutes les règles
how-clause = En détail : { $clause }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun article ne contient ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
rules-only = seulement dans l’édition de { $year }
rules-option = option « { $option } »

## Le salon

lobby-title = Salon
lobby-none = Aucune table publique n’est ouverte en ce moment. Dresses-en une.
lobby-gathering = attend des joueurs
lobby-playing = en cours
lobby-join = Regarder et s’asseoir
lobby-watch = Regarder

## Avant la partie

wait-title = Ta table est prête
wait-title-guest = En attente du début de la partie
wait-invite = Inviter
wait-lead = Envoie le lien à ceux avec qui tu veux jouer. Les places que personne ne prend peuvent aller à des bots.
wait-lead-guest = Quelqu’un d’autre veut jouer ? Envoie-lui le lien.
wait-link = Lien vers cette table
wait-copy = Copier
wait-copied = Copié
qr-show = Montrer en code QR
qr-label = Le lien en code QR
wait-seat-link = Lien pour la place { $number }
wait-seat-link-text = Seule la personne qui a ce lien peut prendre la place.
wait-free = libre
wait-here = est là
wait-away = hors ligne
wait-host = hôte
wait-same-screen = devant l’écran de l’hôte
wait-sit = S’asseoir ici
wait-asked = invitation en attente
wait-asking = Invitation envoyée : { $names }.
wait-you-are-asked = { $name } te propose de rejouer. Ta place t’est gardée.
wait-take-seat = Prendre ma place
wait-lost-seat = Tu n’as plus de place à cette table : l’hôte a changé les places. Prends-en une libre, ou regarde.
wait-remove-person = Retirer de la table
wait-remove-person-ask = { $name } perd sa place, et peut en prendre une libre ou regarder.
wait-begin = Commencer
wait-begin-bots = { $count ->
    [one] Commencer avec un bot à la place libre
   *[other] Commencer avec des bots aux { $count } places libres
}
wait-begin-without = { $count ->
    [one] Commencer sans la place libre
   *[other] Commencer sans les { $count } places libres
}
wait-empty-seats = Si tu commences maintenant, les places libres deviennent
wait-empty-remove = Rien : elles sont retirées
wait-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
wait-for-host = C’est { $name } qui lance la partie.
wait-leave = Quitter la table
wait-closed = Tout le monde a quitté cette table.
wait-name = Dis ton nom aux autres

## La table

table-decision = Ta décision
table-rule = Règle { $clause }
table-choices = Ce que tu peux faire
table-log = Journal
table-chat = Discussion
table-chat-unread = { $count ->
    [one] Discussion ({ $count } nouveau)
   *[other] Discussion ({ $count } nouveaux)
}
table-players = Joueurs
table-tabs = Parties de la table
tab-board = Table
tab-map = Carte
tab-boxes = Pistes
tab-seats = Joueurs
table-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
table-you-watch = Tu regardes la partie.
table-wait = À { $names } de choisir…
table-sealed = Tous choisissent en même temps. Personne ne voit ton choix avant le dernier.
table-in = Ton choix est fait. Tu peux le changer tant que tous n’ont pas choisi.
table-retract = Reprendre mon choix
table-confirm = Confirmer
table-confirm-amount = Confirmer : { $amount }
table-amount = Quantité
table-less = Moins
table-more = Plus
table-not-now = Pas possible maintenant ({ $count })
table-preview = Ce qui se passerait
table-preview-hidden = Ce qui en résulte est encore caché.
table-undo = Annuler
table-take-back = Revenir en arrière
table-take-back-ask = Revenir quand même en arrière
table-ask-first = Demander avant de jouer un coup
table-ring = Sonner quand c’est à moi de jouer
table-your-turn = À toi de jouer
table-all-choices = Montrer de nouveau tous les choix
table-not-there = Cela ne peut pas aller là.
table-amount-range = Quantité, de { $lowest } à { $highest }
standing-none = Réponses et ordres donnés d’avance
standing-some = Réponses et ordres donnés d’avance : { $count }
standing-private = Personne d’autre ne les voit. Une réponse reste ; un ordre sert une fois, dès que son moment vient.
standing-pass = Ne plus me demander : « { $question } » – { $answer }
standing-answer = « { $question } » – toujours : { $answer }
standing-ask-again = Me le redemander
standing-wanted = On te demande : « { $question } »
standing-skip = Ne plus me demander
standing-bid = À la prochaine enchère, aller jusqu’à { $amount }
standing-bid-card = À la prochaine enchère pour cette carte ({ $card }), aller jusqu’à { $amount }
standing-sell = À la prochaine vente, vendre { $amount }
standing-place = Au prochain placement, le premier qui est possible : { $moves }
standing-withdraw = Retirer
order-new = Nouvel ordre
order-give = Donner l’ordre
order-bid = Enchérir jusqu’à
order-card = Pour quelle carte ?
order-any-card = Celle qui vient, quelle qu’elle soit
order-sell = Combien vendre à la prochaine vente
order-rank = Quoi essayer en premier, en deuxième, en troisième … au prochain placement
order-worker = Ouvrier
order-place = Où
order-add = Ajouter à la liste
order-remove = Enlever de la liste : { $move }
order-empty = La liste est encore vide.
keys-title = Touches
keys-arrows = aller d’une chose qu’on peut choisir à la suivante
keys-enter = la choisir, ou confirmer
keys-digits = prendre un choix de la liste par son numéro
keys-escape = reposer le choix, tout montrer de nouveau
keys-undo = annuler le dernier coup
keys-help = montrer cette aide
keys-drag = Avec la souris ou le doigt, on peut aussi faire glisser un ouvrier, une marchandise ou une carte là où elle peut aller.
keys-use = Utiliser les chiffres et les lettres comme touches
keys-close = Fermer
table-say = Dis quelque chose
table-send = Envoyer
table-no-chat = Personne n’a encore rien dit.
chat-seat = Place { $number } : { $name }
chat-spectator = Spectateur
chat-namesake = une autre personne ici porte ce nom
table-hand-over = C’est à { $name }. Passe-lui l’écran.
table-hand-over-go = Je suis { $name }
table-is-away = un bot joue
table-has-resigned = a abandonné
table-connected = connecté
table-to-choose = doit choisir
table-has-chosen = a choisi
table-level = bot, niveau { $level }
table-you = toi
settings-theme = Couleurs
settings-kept = C’est enregistré.
settings-where = Gardé dans ce navigateur seulement. Le serveur connaît aussi ton nom, pour les places que tu prends.
settings-map = Les côtes de la carte viennent de Natural Earth et sont dans le domaine public.
settings-licences = Licences des polices et des bibliothèques
people-here = Connectés : { $names }.
people-nobody = Personne n’est connecté.
away-bot = Un bot joue à ta place.
leave-away = Laisser un bot jouer pour moi
leave-away-ask = Un bot joue à ta place jusqu’à ton retour. Tu peux revenir à tout moment.
void-agree = Arrêter la partie d’un commun accord
void-ask = La partie s’arrête sans vainqueur dès que tout le monde est d’accord. On demande aux autres ; en attendant, la partie continue. Es-tu d’accord ?
void-ask-alone = La partie s’arrête ici, sans vainqueur.
void-proposed = Veut arrêter la partie sans vainqueur : { $names }.
void-missing = On attend encore : { $names }.
void-lapses = { $count ->
    [one] La proposition expire après la prochaine décision, ou dès que quelqu’un refuse.
   *[other] La proposition expire dans { $count } décisions, ou dès que quelqu’un refuse.
}
void-yes = Accepter
void-no = Refuser
void-ended = La partie continue : la proposition d’arrêter a été refusée ou a expiré.
void-not = Continuer finalement
resign = Abandonner
resign-ask = Un bot prend ta place pour de bon, et tu ne pourras pas revenir.
table-return = Reprendre ma place

net-connecting = Connexion…
net-lost = La connexion est perdue. Elle se rétablit ; rien de ce que tu as fait n’est perdu.
net-waiting = { $count ->
    [one] Un coup attend d’être envoyé.
   *[other] { $count } coups attendent d’être envoyés.
}
net-refused = Cette table ne peut pas être ouverte.

## La table d’`empire`

empire-row = Rangée d’enchères
empire-course = Manche et phase
empire-round = Manche { $round } sur { $last }
empire-before = Avant la première manche
empire-covered = carte Pénurie
empire-up = aux enchères
empire-next = la prochaine
empire-gone = passée
empire-bids = Enchères
empire-out = s’est retiré
empire-shared = à égalité
empire-opens = ouvre
empire-in = choix fait
empire-thinking = réfléchit
empire-to-choose = doit choisir
empire-closed = cartes face cachée
empire-support = Soutien : { $count }
empire-offers-made = { $count } offres sur { $most } dans cette séance
empire-nations = Nations
empire-start = Commence avec
empire-under = Dessous
empire-takes = prend
empire-pays = coûte
empire-brings = rapporte
empire-so-far = Cette manche jusqu’ici
empire-unrest = { $count } sans emploi
empire-default = { $count } impayés
empire-sold = vend { $count }
empire-interest = −{ $count } d’intérêts
empire-offer = L’offre
empire-offer-to = { $name } fait une offre à { $other }
empire-gives = Donne
empire-asks = Demande
empire-awaits-answer = { $name } doit répondre.
empire-growing = L’offre n’est pas encore complète.
empire-chosen = Ton choix : { $choice }
empire-range = de { $lowest } à { $highest }
empire-partner = Faire une offre
empire-compose = Offre à { $name }
empire-give = Tu donnes
empire-want = Tu veux de { $name }
empire-send = Envoyer l’offre
empire-nothing = rien
empire-you-get = Tu recevrais : { $cards }.
empire-you-give = Tu donnerais : { $cards }.
empire-says-nothing = Que proposes-tu à { $name } ?
empire-says-gift = Tu donnes { $gives } à { $name } sans rien demander.
empire-says-demand = Tu demandes { $asks } à { $name } sans rien donner.
empire-says-both = Tu donnes { $gives } à { $name } et demandes { $asks }.

## Suivre la partie

log-filter = Quelles lignes
log-all = Tout
log-mine = Me concernant
log-since = Depuis mon dernier coup ({ $count })
log-touched = Ce qui te concerne
log-others = Ce qui s’est passé par ailleurs
log-nothing = Rien ne s’est passé depuis ton dernier coup.
log-empty = Il ne s’est encore rien passé ici.
pace = Mouvements sur le plateau
pace-0 = aucun
pace-1 = lents
pace-2 = normaux
pace-3 = rapides

## La fin

over-title = La partie est terminée
over-wins = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
over-shares = { $points ->
    [one] Victoire partagée à { $points } point : { $names }.
   *[other] Victoire partagée à { $points } points : { $names }.
}
over-total = Total
over-source = Source
over-void = La partie a été arrêtée d’un commun accord.
over-take-backs = Des coups ont été repris dans cette partie.
over-rematch = Rejouer
over-next = Vers la partie suivante
rematch-asked = { $name } te propose de rejouer.
rematch-come = Rejoindre la partie suivante
over-record = Télécharger la partie
over-replay = Revoir la partie
graph-title = Points après chaque tour
graph-turn = Tour { $turn }
graph-round = Manche { $turn }
proof-title = La donne était-elle honnête ?
proof-text = Avant la partie, le serveur a tiré un secret et en a montré l’empreinte. Personne ne peut trouver un autre secret de même empreinte : il était donc impossible de l’échanger ensuite. Chaque mélange découle de ce secret et de nombres au hasard ajoutés par les navigateurs des joueurs. Le secret est maintenant public, et ton navigateur peut refaire chaque mélange et comparer.
proof-fingerprint = Empreinte :
proof-here = Vérifier dans ce navigateur
proof-server = Demander au serveur de vérifier
proof-true = { $count ->
    [one] Le secret est celui qui avait été promis, et le seul mélange ({ $count }) en découle.
   *[other] Le secret est celui qui avait été promis, et les { $count } mélanges en découlent tous.
}
proof-no-promise = Le secret n’est pas celui qui avait été promis : son empreinte est différente.
proof-no-shuffle = Le mélange { $number } ne découle pas du secret : { $what }.
proof-server-true = Le serveur a rejoué la partie notée : chaque coup est permis, et tout ce qui a été retourné découle du secret.
proof-server-false = { $count ->
    [0] Le serveur n’a pas pu rejouer la partie notée.
    [one] Le serveur a trouvé { $count } chose qui ne découle pas du secret.
   *[other] Le serveur a trouvé { $count } choses qui ne découlent pas du secret.
}
replay-title = Relecture
replay-to-table = Vers la table
replay-controls = Commandes de la relecture
replay-first = Au début
replay-last = À la fin
replay-back = Une décision en arrière
replay-on = Une décision en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-at = Décision { $number } sur { $last }
replay-more = Point de vue, et si…
replay-seen-by = Vu par
replay-public = tout le monde
whatif-title = Et si… ?
whatif-all = Sur mon propre plateau, je joue pour tout le monde
whatif-bots = Sur mon propre plateau, je suis { $name }, les autres sont des bots
whatif-table = À une nouvelle table, je suis { $name }, les autres places sont libres
whatif-go = Continuer à partir d’ici
own-board = Ton propre plateau : rien ne compte ici.
own-back = Une décision en arrière
own-restart = À son début
own-origin = Vers la partie dont il vient
over-age = âge { $age ->
    [1] I
    [2] II
   *[3] III
}
