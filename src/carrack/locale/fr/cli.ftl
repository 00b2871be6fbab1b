# Texts of the command. The texts of a game are in the catalogue of that game.
# Messages without selectors are read without loading Fluent, so that `--help` stays fast.

## Help. Its first line is what the list of commands shows.

help = Jouer à des jeux de société du temps des grandes découvertes, revoir des parties, consulter les règles et mesurer la force des bots.
help-play = Jouer contre des bots ou avec des amis, dans le navigateur ou dans le terminal.

    Sans options, une page s’ouvre dans ton navigateur, où un clic lance une partie. Les options qui décrivent une table préremplissent la page « Nouvelle table ». Si aucun navigateur ne peut s’ouvrir, tu joues dans le terminal, par défaut contre trois bots. Chaque coup est enregistré aussitôt.
help-simulate = Faire jouer beaucoup de parties à des bots et compter les résultats.

    Affiche les points, les victoires par place et par bot avec des intervalles à 95 %, et les décisions par seconde. Ctrl-C affiche les résultats obtenus jusque-là. Le résultat ne dépend pas du nombre de processus.
help-arena = Mesurer la force des bots.

    Joue chaque donne avec chaque bot à chaque place. Ctrl-C affiche les résultats obtenus jusque-là.
help-tune = Régler les poids de l’évaluation des bots.

    Chaque tour joue des parties de l’évaluation contre elle-même, ajuste les poids à leurs résultats et garde les nouveaux poids s’ils gagnent plus que leur part. Affiche d’abord le temps nécessaire. Ctrl-C garde les tours achevés ; relance la même commande pour continuer.
help-train = Entraîner un réseau par lequel les bots jugent les positions.

    Joue des parties, apprend d’elles avec numpy et essaie le réseau en jouant contre le même niveau sans lui. Affiche d’abord le temps nécessaire. Ctrl-C garde ce qui est fait ; relance la même commande pour continuer.
help-replay = Afficher une partie enregistrée sous forme de texte, ou la parcourir sur son plateau.
help-verify = Vérifier chaque coup et chaque mélange d’une partie enregistrée.

    Code de sortie : 0 si tout est prouvé, 1 sinon, 2 si le fichier est illisible.
help-rules = Consulter les règles, y chercher des mots ou comparer les éditions.

    Sans article ni mot, affiche la liste des titres.
help-serve = Lancer un serveur pour jouer en réseau.

    Les réglages viennent des options, puis des variables d’environnement comme CARRACK_PORT, puis du fichier. Ctrl-C arrête le serveur ; rien n’est perdu.
help-games = Afficher la liste des jeux.
help-options = Afficher les options d’un jeu, ou de tous.
help-bot = Faire jouer ton propre bot sur un serveur.

    Le bot prend les places qui lui sont réservées à tes tables et celles où il est invité. Il joue jusqu’à Ctrl-C ou, avec --table, jusqu’à la fin de cette partie. Si la connexion est perdue, il se reconnecte.

usage = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE [ARGUMENTS]…
heading-arguments = Arguments :
heading-options = Options :
heading-examples = Exemples :
heading-commands = Commandes :
default = [par défaut : { $value }]

opt-help = Afficher cette aide et quitter.
opt-version = Afficher la version et quitter.
opt-lang = Langue de tous les textes. Par défaut : celle du terminal.
opt-json = Afficher seulement les données, en JSON.
opt-game = Le jeu.
opt-players = Nombre de joueurs.
opt-edition = Édition des règles ; raccourci de --option edition=ANNÉE.
opt-option = Une option du jeu, comme builders=true. Répète-la pour en donner plusieurs ; « carrack options » en affiche la liste.
opt-seed-deal = Graine de la donne, pour rejouer la même donne. Sans elle, la donne est secrète et la partie enregistrée la prouve à la fin.
opt-seed-first = Graine de la première donne. Chaque partie ou bloc de parties prend ensuite le nombre suivant.
opt-bots-play = Niveaux des bots aux autres places, comme 2,2,1, ou un seul pour tous. Par défaut : 2.
opt-bots-simulate = Un bot pour chaque place, comme 1,0,0,0, ou un seul pour toutes.
opt-bots-arena = Les bots à comparer, comme 2,1 : niveaux, noms de niveaux ou module:Classe.
opt-hotseat = Nombre de personnes qui jouent à tour de rôle sur cet écran.
opt-lan = Laisser entrer les personnes du même réseau, et afficher un lien pour elles.
opt-port-play = Port de la page ; 0 prend un port libre. Par défaut : 16070, ou un port libre s’il est occupé.
opt-no-browser = Afficher le lien sans ouvrir de navigateur.
opt-terminal = Jouer dans le terminal. --seed, --save et --resume le demandent aussi.
opt-name = Nom d’un joueur devant cet écran. Répète l’option pour chaque joueur, dans l’ordre des places.
opt-save = Fichier où enregistrer la table. Par défaut : un nouveau fichier dans ton dossier de données.
opt-resume = Continuer la table de ce fichier. Sans fichier, continuer la dernière table inachevée.
opt-games = Nombre de parties.
opt-jobs = Nombre de processus ; 0 en prend un par processeur.
opt-deals = Nombre de donnes.
opt-format = challenge : le premier bot joue contre des copies du second ; field : tous jouent contre tous. Par défaut avec deux bots : challenge.
opt-svg = Dessiner aussi le résultat dans ce fichier.
opt-rounds = Nombre de tours. Un réglage achevé continue si tu l’augmentes.
opt-games-tune = Nombre de parties dont chaque tour apprend.
opt-trials = Nombre de donnes sur lesquelles chaque tour teste les nouveaux poids, à chaque place.
opt-fresh = Commencer sans aucun poids au lieu de partir des poids fournis.
opt-out = Fichier où enregistrer le réglage. S’il contient déjà ce réglage, le continuer.
opt-mixed = Pourcentage des parties à nombre de joueurs et options quelconques.
opt-games-train = Nombre de parties dont il apprend. Par défaut : 20 000.
opt-budget = Durée permise, en minutes ; fixe le nombre de parties.
opt-passes = Nombre de fois qu’il apprend de toutes les positions.
opt-traits = Taille de la première couche cachée, un nombre pair.
opt-merged = Taille de la deuxième couche cachée, un nombre pair.
opt-gate = Niveau auquel le réseau est essayé.
opt-trials-train = Nombre de donnes sur lesquelles le réseau est essayé, à chaque place.
opt-out-train = Dossier où enregistrer l’entraînement et son réseau. S’il contient déjà cet entraînement, le continuer.
opt-to = S’arrêter à cette décision.
opt-board = Parcourir la partie sur son plateau.
opt-rules-game = N’afficher que les règles de ce jeu. Par défaut : tous les jeux.
opt-diff = Afficher côte à côte les différences entre deux éditions.
opt-config = Fichier TOML de réglages.
opt-database = Base de données des tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
opt-host = Adresse à écouter ; 0.0.0.0 désigne toutes les adresses de cette machine.
opt-port = Port à écouter ; 0 prend un port libre.
opt-url = Adresse du serveur.
opt-token = Jeton du bot, reçu du serveur ; ou définis CARRACK_TOKEN.
opt-table = Ne jouer qu’à cette table : son identifiant ou son lien.
opt-seat = Place à prendre à la table.
opt-code = Code d’une invitation.

arg-file = Une partie enregistrée, des entrées ou le fichier d’une table ; - lit une partie sur l’entrée standard.
arg-options-game = Le jeu. Par défaut : tous les jeux.
arg-clause = Un article comme D5.6, affiché avec tous ses sous-articles ; ou des mots à chercher.
arg-bot = Un niveau, son nom, ou module:Classe.

value-number = N
value-name = NOM
value-year = ANNÉE
value-key = CLÉ=VALEUR
value-levels = NIVEAU,…
value-file = FICHIER
value-folder = DOSSIER
value-maybe-file = [FICHIER]
value-game = JEU
value-format = FORMAT
value-address = ADRESSE
value-url = URL
value-editions = ANNÉE ANNÉE
value-clause = ARTICLE|MOTS
value-token = JETON
value-table = TABLE
value-code = CODE
value-bot = BOT

## The games

seed = graine { $seed }
players = { $players } joueurs
without = sans « { $option } »
option-value = { $option } : { $value }

## A game as text

standings = Classement final
standings-now = Classement à la décision { $number }
total = Total
sheets = D’où viennent les points
source = { $source } : { $parts }.
part-age = âge { $value ->
    [1] I
    [2] II
   *[3] III
}
nobody-wins = Personne ne gagne : tout le monde a abandonné.
resigned = { $name } a abandonné et n’est pas au classement.
wins = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
wins-tie = { $points ->
    [one] { $name } gagne au départage avec { $points } point.
   *[other] { $name } gagne au départage avec { $points } points.
}
shares = { $points ->
    [one] Victoire partagée à { $points } point : { $names }.
   *[other] Victoire partagée à { $points } points : { $names }.
}
kept = La table est enregistrée dans { $file }. Pour continuer : carrack play --resume
play-open = Ouvre ce lien dans un navigateur sur cette machine, autant de fois que tu veux : { $link }
play-here = Pour revenir, ou pour jouer dans un autre navigateur sur cette machine, ouvre : { $link }
play-friends = Tes amis sur le même réseau peuvent jouer ici : { $link }
play-stop = Ctrl-C arrête le serveur. Chaque coup est enregistré.

## Tables of data

column-game = Jeu
column-players = Joueurs
column-about = Description
column-key = Option
column-values = Valeurs
column-clause = Article
column-seat = Place
column-seats = Places
column-bot = Bot
column-wins = Victoires
column-percent = Victoires, %
column-interval = 95 %
column-score = Points
column-sd = ±
column-least = Min.
column-median = Médiane
column-most = Max.
column-margin = Écart
column-rating = Cote
column-thinking = ms/décision
column-round = Tour
column-games = Parties
column-taken = Gardé
column-predicts = Prévision
column-net = Réseau
column-plain = Simple
taken = oui
not-taken = non
decimal-mark = ,
needs = Nécessite : { $what }.
excludes = Incompatible avec : { $what }.
of-option = option : { $option }
no-differences = Il n’y a aucune différence ici.

playing = En jeu
games-played = { $asked ->
    [one] { $done } partie sur { $asked }
   *[other] { $done } parties sur { $asked }
}
deals-played = { $done ->
    [one] { $done } donne
   *[other] { $done } donnes
} sur { $asked }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
speed = { $jobs ->
    [one] { $length } décisions par partie, { $speed } décisions par seconde ; { $seconds } s dans un seul processus.
   *[other] { $length } décisions par partie, { $speed } décisions par seconde ; { $seconds } s dans { $jobs } processus.
}
format-challenge = Défi
format-field = Tous contre tous
parity = Un bot aussi fort que les autres gagne { $percent } % des parties.
picture-title = Parts des victoires
picture-subtitle = { $game }, { $players } joueurs : { $games } parties sur { $deals } donnes, graines { $first }–{ $last }, version { $rules } des règles
picture-stopped = arrêté avant la fin : { $deals } donnes sur { $asked }
picture-parity = parité
picture-scale = part des victoires par place, avec des intervalles à 95 %
picture-percent = { $share } %

tune-cost = { $games ->
    [one] { $games } partie à jouer : environ { $time }.
   *[other] { $games } parties à jouer : environ { $time }.
}
tune-kept = Tours enregistrés dans { $file } : { $done } sur { $rounds }. Relance la même commande pour continuer.
tune-done = Les poids sont enregistrés dans { $file }.

train-cost = { $games ->
    [one] { $games } partie à jouer et dont apprendre,
   *[other] { $games } parties à jouer et dont apprendre,
} { $deals ->
    [one] { $deals } donne pour essayer le réseau : environ { $time }.
   *[other] { $deals } donnes pour essayer le réseau : environ { $time }.
}
train-stage-games = En jeu
train-stage-fit = Apprentissage
train-stage-gate = Essai
train-kept = Ce qui est fait est enregistré dans { $folder }. Relance la même commande pour continuer.
predicts-margin = Écart : variance expliquée, %
predicts-winner = Vainqueur : surprise, bits
predicts-points = Points par source : erreur
predicts-marks = Majorités : erreur au carré
train-gate = { $deals ->
    [one] Contre le niveau { $level }, sur { $deals } donne, le réseau a gagné { $percent } % (95 % : { $interval }).
   *[other] Contre le niveau { $level }, sur { $deals } donnes, le réseau a gagné { $percent } % (95 % : { $interval }).
} La part d’une place est de { $parity } %.
train-accepted = Le réseau rend le niveau plus fort.
train-not-accepted = Il n’est pas certain que le réseau rende le niveau plus fort.
train-done = Le réseau est enregistré dans { $file }.

verify-good = Tous les coups sont légaux, et chaque mélange découle du secret.
verify-no-secret = Tous les coups sont légaux. Les mélanges ne peuvent pas être vérifiés : le secret n’est pas dans ce fichier.
verify-fault = Cette partie est impossible : { $fault }
verify-mismatch = Décision { $number }, { $where } : la partie dit « { $written } », mais « { $derived } » découle du secret.

bot-seated = Assis à la table { $table }, place { $seat }.
bot-won = Table { $table }, place { $seat } : partie gagnée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-lost-game = Table { $table }, place { $seat } : partie perdue avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-void = Table { $table }, place { $seat } : la partie n’a pas été terminée.
bot-unseated = Table { $table }, place { $seat } : l’hôte a donné la place à quelqu’un d’autre.
bot-lost = Connexion perdue ({ $reason }). Reconnexion…
bot-raised = Cette erreur vient du bot lui-même. Il s’est arrêté.
bot-bad-move = Le serveur a refusé le coup du bot : { $reason }
bot-no-server = Il n’y a pas de serveur carrack à { $url } ({ $reason }).

## Complaints

error = Erreur : { $message }
stopped = Arrêté.
possible = Possibilités : { $values }.
meant = Voulais-tu dire : { $words }
no-such-option = Il n’y a pas d’option { $option } ici.
no-such-command = Il n’y a pas de commande « { $word } ».
takes-values = { $count ->
    [0] { $option } ne prend pas de valeur.
    [one] Il faut une valeur à { $option }.
   *[other] Il faut { $count } valeurs à { $option }.
}
missing = Il manque : { $what }.
extra-argument = « { $word } » est un argument de trop.
needs-extra = Il manque un paquet. Installe-le : pip install "carrack[{ $extra }]"
bad-word = « { $value } » n’est pas une valeur valable pour { $what }.
bad-number = { $what } demande un nombre entier, { $lowest } ou plus, pas « { $value } ».
bad-range = { $what } demande un nombre entier de { $lowest } à { $highest }, pas « { $value } ».
long-number = { $what } demande un nombre de { $most } chiffres au plus.
no-name = { $what } demande un nom de fichier.
no-place = Impossible d’enregistrer une table dans { $folder } : { $reason }. Nomme un fichier avec --save.
bad-option = « { $text } » n’a pas la forme clé=valeur.
option-twice = L’option « { $option } » est donnée deux fois.
not-together = { $one } et { $other } sont incompatibles.
bots-count = { $seats ->
    [0] Il n’y a pas de place pour un bot à cette table.
    [one] Il y a une place pour un bot, mais tu as nommé { $bots } bots.
   *[other] Il y a { $seats } places pour des bots. Nomme un bot pour toutes ou un par place, pas { $bots }.
}
arena-bots = Une arène demande au moins deux bots, un défi exactement deux ; { $bots ->
    [one] tu en as nommé un.
   *[other] tu en as nommé { $bots }.
}
name-count = { $people ->
    [one] Une seule personne joue devant cet écran, mais tu as donné { $names } noms. Ajoute --hotseat.
   *[other] { $people } personnes jouent devant cet écran, mais tu as donné { $names } noms.
}
hotseat-count = { $people } personnes, c’est trop pour une table de { $players }.
nothing-to-resume = Il n’y a pas de table inachevée dans { $folder }.
nothing-found = Les règles ne disent rien sur « { $words } ».
no-editions = Pour { $game }, il n’y a qu’une édition.
no-edition = Il n’y a pas d’édition « { $edition } ».
tune-no-run = « { $file } » ne contient pas de réglage qu’on puisse continuer ici.
tune-other = « { $file } » contient un autre réglage : { $field } y vaut { $there }, et { $here } ici.
train-bad-name = Le nom du dossier ne doit pas contenir « & » : { $folder }
in-english = { $game } n’est pas encore traduit : ses textes sont en anglais.
no-client = Cette installation ne contient pas le client pour navigateur. Joue avec --terminal.
no-terminal = Le plateau ne peut s’afficher que dans un terminal.
no-file = Il n’y a pas de fichier « { $file } ».
folder = « { $file } » est un dossier, pas un fichier.
no-folder = Il n’y a pas de dossier « { $folder } ».
forbidden-file = Tu n’as pas le droit d’ouvrir « { $file } ».
no-text = « { $file } » n’est pas un fichier texte.
bad-file = Impossible d’utiliser « { $file } » : { $reason }.
in-file = { $file } : { $message }
setting-name = Il n’y a pas de réglage « { $name } ».
setting-toml = « { $name } » n’est pas un fichier TOML.
setting-number = { $name } demande un nombre qui n’est pas négatif, et 65535 au plus pour un port.
setting-word = { $name } : cette valeur n’est pas valable.
setting-list = { $name } demande une liste de textes.
setting-text = { $name } demande un texte.
setting-network = { $name } demande des adresses comme 10.0.0.1 ou des réseaux comme 10.0.0.0/8.
setting-origin = { $name } demande des origines comme https://club.example, sans chemin.
setting-host = { $name } demande des noms d’hôtes comme club.example, sans port.
setting-path = { $name } demande un chemin comme /carrack.
setting-url = { $name } demande sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
cannot-listen = Impossible d’écouter { $host }, port { $port } : { $reason }.
no-database = Impossible d’utiliser la base de données : { $reason }.
damaged-database = La base de données est endommagée : { $reason }. Restaure une sauvegarde avant d’y écrire autre chose.
