# What the command line says itself: everything else is told by the catalogue of the game.
# Messages with nothing but holes are read without Fluent, which `--help` would have to wait for.

## Help. Its first line is what the list of commands shows.

help = Jeux de plateau du temps des grandes découvertes : y jouer, les regarder, consulter leurs règles, mesurer leurs bots.
help-play = Jouer contre des bots ou avec des amis, dans le navigateur ou dans le terminal.

    Sans options, une page s’ouvre dans le navigateur, où un clic suffit pour commencer. Avec des options qui décrivent une table, la page est déjà remplie. Là où aucun navigateur ne peut s’ouvrir, on joue dans le terminal : sauf indication contraire, à discovery, édition de 2015, contre trois bots. Chaque coup est enregistré aussitôt.
help-simulate = Faire jouer beaucoup de parties à des bots et compter.

    Donne les points, les victoires par place et par bot avec des intervalles à 95 %, et les décisions par seconde. Ctrl-C montre ce qui est déjà fait. Le résultat est le même quel que soit le nombre de processus.
help-arena = Mesurer la force des bots.

    Chaque donne est jouée avec chaque bot à chaque place. Ctrl-C montre ce qui est déjà fait.
help-tune = Régler les poids de l’évaluation des bots.

    Joue des parties d’une évaluation contre elle-même, ajuste les poids à leurs résultats et retient ceux qui gagnent plus que leur part. Dit d’abord combien de temps il faut. Ctrl-C garde les tours achevés, et la même commande reprend à partir d’eux.
help-replay = Raconter une partie enregistrée, ou la parcourir sur son plateau.
help-verify = Vérifier chaque coup d’une partie enregistrée, et le mélange.

    Se termine par 0 si tout est prouvé, par 1 sinon, par 2 si le fichier est illisible.
help-rules = Consulter les règles, y chercher des mots ou comparer les éditions.

    Sans article ni mot, donne la liste des titres.
help-serve = Faire tourner un serveur où l’on joue à travers un réseau.

    Les réglages viennent des options, sinon de variables d’environnement comme CARRACK_PORT, sinon du fichier. Ctrl-C l’arrête sans rien perdre.
help-games = Donner la liste des jeux.
help-options = Donner la liste des options d’un jeu, ou de tous.
help-bot = Faire jouer un bot à soi aux tables d’un serveur.

    Il prend les places qui lui sont réservées à tes tables et celles où il est invité, et joue jusqu’à Ctrl-C ; avec --table, jusqu’à la fin de cette partie. Si la connexion est perdue, il revient.

usage = Usage :
usage-options = [OPTIONS]
usage-command = COMMANDE [ARGUMENTS]…
heading-arguments = Arguments :
heading-options = Options :
heading-examples = Exemples :
heading-commands = Commandes :
default = [par défaut : { $value }]

opt-help = Expliquer ceci et s’arrêter.
opt-version = Donner la version et s’arrêter.
opt-lang = La langue ; sans elle, celle du terminal.
opt-json = Écrire les données en JSON et rien d’autre.
opt-game = Quel jeu.
opt-players = Combien de joueurs.
opt-edition = Quelle édition des règles ; raccourci de --option edition=ANNÉE.
opt-option = Une option du jeu, comme builders=true ; peut être répétée. « carrack options » en donne la liste.
opt-seed-deal = La donne ; sans elle, une donne secrète que l’enregistrement prouve à la fin.
opt-seed-first = La première donne ; chaque partie, ou bloc de parties, prend ensuite la suivante.
opt-bots-play = Les niveaux des bots aux autres places, comme 2,2,1 ; ou un seul pour tous. Sans cela, 2.
opt-bots-simulate = Un bot pour chaque place, comme 1,0,0,0 ; ou un seul pour tous.
opt-bots-arena = Les bots, comme 2,1. Niveaux, noms de niveaux ou module:Classe.
opt-hotseat = Combien de personnes jouent, à tour de rôle devant l’écran.
opt-lan = Laisser jouer aussi d’autres personnes du même réseau ; leur lien est indiqué.
opt-port-play = Le port de la page ; 0 en prend un qui est libre. Sans cette option 16070, ou un port libre s’il est pris.
opt-no-browser = N’ouvrir aucun navigateur, indiquer seulement le lien.
opt-terminal = Jouer dans le terminal. --name, --seed, --save et --resume le demandent aussi.
opt-name = Le nom d’un joueur devant l’écran ; une fois pour chacun, dans l’ordre des places.
opt-save = Où garder la table ; sans cela, parmi tes données.
opt-resume = Reprendre la table de ce fichier ; sans fichier, la dernière table inachevée.
opt-games = Combien de parties.
opt-jobs = Combien de processus ; 0 pour un par processeur.
opt-deals = Combien de donnes.
opt-format = challenge : le premier bot parmi des copies du second ; field : tous contre tous. Sans cela, deux bots font un défi.
opt-svg = Dessiner aussi le résultat dans ce fichier.
opt-rounds = Combien de tours ; un réglage achevé reprend s’il y en a davantage.
opt-games-tune = De combien de parties un tour s’instruit.
opt-trials = Sur combien de donnes un tour éprouve les nouveaux poids, à chaque place.
opt-fresh = Commencer sans aucun poids plutôt qu’avec ceux qui sont livrés.
opt-out = Où garder le réglage. S’il s’en trouve déjà un, le reprendre.
opt-to = Seulement jusqu’à cette décision.
opt-board = Parcourir la partie sur son plateau.
opt-rules-game = De quel jeu ; sans cela, de tous.
opt-diff = Montrer côte à côte en quoi deux éditions diffèrent.
opt-config = Un fichier TOML avec des réglages.
opt-database = Où les tables sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
opt-host = L’adresse à écouter ; 0.0.0.0 désigne toutes les adresses de cette machine.
opt-port = Le port à écouter ; 0 en prend un qui est libre.
opt-url = Où se trouve le serveur.
opt-token = Le jeton du bot, que le serveur t’a donné ; ou la variable CARRACK_TOKEN.
opt-table = Seulement cette table : son identifiant ou son lien.
opt-seat = Quelle place de la table prendre.
opt-code = Le code d’une invitation.

arg-file = Un enregistrement, des entrées ou le fichier d’une table ; - lit un enregistrement sur l’entrée standard.
arg-options-game = Quel jeu ; sans cela, tous.
arg-clause = Un article comme D5.6, avec tout ce qui est en dessous ; ou des mots à chercher.
arg-bot = Un niveau, son nom, ou module:Classe.

value-number = N
value-name = NOM
value-year = ANNÉE
value-key = CLÉ=VALEUR
value-levels = NIVEAU,…
value-file = FICHIER
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

## A game, told

list-market = Arrivage sur la piste des marchandises : { $items }.
list-offered = Désormais en vente : { $items }.
list-shown = À venir à l’âge III : { $items }.
list-ordered = Ordre des joueurs : { $items }.

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
resigned = { $name } a abandonné et ne compte pas au classement.
wins = { $points ->
    [one] { $name } l’emporte avec { $points } point.
   *[other] { $name } l’emporte avec { $points } points.
}
wins-tie = { $points ->
    [one] { $name } l’emporte au départage, avec { $points } point.
   *[other] { $name } l’emporte au départage, avec { $points } points.
}
shares = { $points ->
    [one] Victoire partagée, avec { $points } point : { $names }.
   *[other] Victoire partagée, avec { $points } points : { $names }.
}
kept = La table est gardée dans { $file }. Pour continuer : carrack play --resume
play-open = Ouvre ce lien dans un navigateur de cette machine, autant de fois que tu veux : { $link }
play-here = Pour revenir, ou pour jouer dans un autre navigateur de cette machine, ouvre : { $link }
play-friends = Les amis sous le même toit peuvent venir ici : { $link }
play-stop = Ctrl-C arrête le serveur. Tous les coups sont gardés.

## Tables of data

column-game = Jeu
column-players = Joueurs
column-about = De quoi il s’agit
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
column-taken = Retenu
taken = oui
not-taken = non
decimal-mark = ,
needs = Seulement avec ceci : { $what }.
excludes = Jamais avec ceci : { $what }.
of-option = option : { $option }
no-differences = Il n’y a ici aucune différence.

playing = En jeu
games-played = { $asked ->
    [one] { $done } partie sur { $asked }
   *[other] { $done } parties sur { $asked }
}
deals-played = { $games ->
    [one] { $done } donnes sur { $asked }, { $games } partie
   *[other] { $done } donnes sur { $asked }, { $games } parties
}
speed = { $jobs ->
    [one] { $length } décisions par partie, { $speed } décisions par seconde ; { $seconds } s dans un seul processus.
   *[other] { $length } décisions par partie, { $speed } décisions par seconde ; { $seconds } s dans { $jobs } processus.
}
format-challenge = Défi
format-field = Tous contre tous
parity = Qui est aussi fort que les autres gagne { $percent } % des parties.
picture-title = Parts des victoires
picture-subtitle = { $game }, { $players } joueurs : { $games } parties sur { $deals } donnes, graines { $first }–{ $last }, version { $rules } des règles
picture-stopped = arrêté avant la fin : { $deals } donnes sur { $asked }
picture-parity = parité
picture-scale = part des victoires d’une place, avec des intervalles à 95 %
picture-percent = { $share } %

tune-cost = { $games ->
    [one] { $games } partie à jouer : environ { $time }.
   *[other] { $games } parties à jouer : environ { $time }.
}
tune-kept = { $done } tours sur { $rounds } sont gardés dans { $file } ; la même commande reprend à partir d’eux.
tune-done = Les poids sont dans { $file }.

verify-good = Tous les coups sont légaux, et chaque mélange découle du secret.
verify-no-secret = Tous les coups sont légaux. Les mélanges ne peuvent pas être vérifiés : le secret n’est pas dans ce fichier.
verify-fault = Cette partie est impossible : { $fault }
verify-mismatch = Décision { $number }, { $where } : « { $written } » est écrit, « { $derived } » découle du secret.

bot-seated = À la table { $table }, place { $seat }.
bot-won = Table { $table }, place { $seat } : partie gagnée avec { $points } points.
bot-lost-game = Table { $table }, place { $seat } : partie non gagnée, { $points } points.
bot-void = Table { $table }, place { $seat } : la partie n’a pas été terminée.
bot-unseated = Table { $table }, place { $seat } : l’hôte a donné la place à quelqu’un d’autre.
bot-lost = Pas de connexion ({ $reason }) ; nouvel essai.
bot-raised = C’est une erreur du bot lui-même. Il s’est arrêté.
bot-bad-move = Le bot a choisi un coup qui est refusé : { $reason }
bot-no-server = Il n’y a pas de serveur carrack à { $url } ({ $reason }).

## Complaints

error = Erreur : { $message }
stopped = Arrêté.
possible = Possibilités : { $values }.
meant = Voulais-tu dire ceci ? { $words }
no-such-option = Il n’y a pas d’option { $option } ici.
no-such-command = Il n’y a pas de commande « { $word } ».
takes-values = { $count ->
    [0] { $option } ne prend pas de valeur.
    [one] Il faut une valeur à { $option }.
   *[other] Il faut { $count } valeurs à { $option }.
}
missing = Il manque quelque chose : { $what }.
extra-argument = « { $word } » est un mot de trop.
needs-extra = Il manque un complément : pip install "carrack[{ $extra }]"
bad-word = « { $value } » n’est pas possible pour { $what }.
bad-number = { $what } prend un nombre entier à partir de { $lowest }, pas « { $value } ».
bad-range = { $what } prend un nombre entier de { $lowest } à { $highest }, pas « { $value } ».
long-number = { $what } prend un nombre de { $most } chiffres au plus.
no-name = { $what } veut le nom d’un fichier.
no-place = Aucune table ne peut être gardée dans { $folder } : { $reason }. Nomme un fichier avec --save.
bad-option = « { $text } » n’a pas la forme clé=valeur.
option-twice = L’option « { $option } » est donnée deux fois.
not-together = { $one } et { $other } ne vont pas ensemble.
bots-count = { $seats ->
    [0] Il n’y a pas de place pour un bot à cette table.
    [one] Il y a une place pour un bot ; tu en nommes { $bots }.
   *[other] Il y a { $seats } places pour des bots : nommes-en un pour toutes ou un pour chacune, pas { $bots }.
}
arena-bots = Une arène demande au moins deux bots, et un défi exactement deux ; { $bots ->
    [one] tu en nommes un.
   *[other] tu en nommes { $bots }.
}
name-count = { $people ->
    [one] Il y a une seule personne devant l’écran, mais { $names } noms : ajoute --hotseat.
   *[other] Il y a { $people } personnes devant l’écran, mais { $names } noms.
}
hotseat-count = { $people } personnes ne tiennent pas à une table pour { $players }.
nothing-to-resume = Aucune table inachevée ne se trouve dans { $folder }.
nothing-found = Les règles ne disent rien sur « { $words } ».
no-editions = Pour { $game }, il n’y a qu’une édition.
no-edition = Il n’y a pas d’édition « { $edition } ».
tune-no-run = « { $file } » ne contient pas de réglage qui puisse reprendre ici.
tune-other = « { $file } » contient un autre réglage : { $field } y vaut { $there }, et { $here } ici.
no-client = Ce carrack a été construit sans les pages pour le navigateur. Joue avec --terminal.
no-terminal = Il faut un terminal pour dessiner le plateau.
no-file = Il n’y a pas de fichier « { $file } ».
folder = « { $file } » est un dossier, pas un fichier.
no-folder = Il n’y a pas de dossier « { $folder } ».
forbidden-file = « { $file } » ne peut pas être ouvert.
no-text = « { $file } » n’est pas un texte.
bad-file = « { $file } » est inutilisable : { $reason }.
in-file = { $file } : { $message }
setting-name = Il n’y a pas de réglage « { $name } ».
setting-toml = « { $name } » n’est pas un fichier TOML.
setting-number = { $name } demande un nombre qui n’est pas négatif, et 65535 au plus pour un port.
setting-word = { $name } ne peut pas être cela.
setting-list = { $name } demande une liste de textes.
setting-text = { $name } demande un texte.
setting-network = { $name } demande des adresses comme 10.0.0.1 ou des réseaux comme 10.0.0.0/8.
setting-origin = { $name } demande des origines comme https://club.example, sans chemin.
setting-host = { $name } demande des noms d’hôtes comme club.example, sans port.
setting-path = { $name } demande un chemin comme /carrack.
setting-url = { $name } demande sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
cannot-listen = Impossible d’écouter { $host } au port { $port } : { $reason }.
no-database = La base de données ne peut pas servir : { $reason }.
damaged-database = La base de données est endommagée : { $reason }. Restaure une sauvegarde avant d’y écrire quoi que ce soit.
