# Ce que dit la table du terminal elle-même : tout le reste vient du catalogue du jeu.

game-discovery = Découverte
game-empire = Empire

## Panneaux

panel-map = Carte
panel-boxes = Pistes
panel-seats = Joueurs
panel-log = Journal
panel-auction = Enchères
panel-trade = Offre
panel-nations = Nations
panel-holdings = Joueurs

face-down = face cachée
discovered = découverte
deck = Pile des découvertes : { $cards ->
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
since = depuis ton dernier coup
bot-level = niveau { $level }
seat-away = absent
seat-resigned = a abandonné

shortage = La carte couverte n’est pas mise aux enchères cette manche.
next-card = Vient ensuite { $card }.
no-auction = Aucune carte n’est aux enchères.
tied = à égalité
withdrawn = hors jeu
opener = ouvre
gives = donne
asks = demande
no-window = On échange avant chaque mise aux enchères et après la dernière.
no-offer = Aucune offre sur la table.
offers-made = Offres faites :
no-nations = La version pour débutants se joue sans nations.
start = départ :
support = soutien { $count }
closed = cartes cachées

## La décision

group-place = Placer { $type } (sur { $left })
group-scout = Envoyer un éclaireur
group-front = Utiliser l’Université
group-battle = Batailles
group-war = Guerres
group-give = Donner
group-part = Donner ou demander en plus
group-for = Demander
amount-hint = ← → ou tape un nombre
preview-sealed = Personne ne voit ton choix avant que tous aient choisi.
preview-hidden = La suite est encore cachée.
thinking = À { $names } de choisir …
void = Cette partie est annulée.
over = La partie est finie.
bot-failed = Un bot est en panne et la partie attend : { $error } Elle est enregistrée. Reviens en arrière avec t, ou quitte et rouvre-la.
undone = C’est repris.
deserted = m : reprendre ta place
void-wanted = { $names } voudrait annuler la partie. m : le menu, où tu peux accepter ou refuser.
void-lapses = La proposition expire dans { $count ->
    [one] une décision
   *[other] { $count } décisions
}.

## Touches

key-play = jouer
key-undo = annuler
key-take-back = retour
key-rule = règle
key-log = journal
key-score = score
key-menu = menu
key-help = aide
key-quit = quitter
key-back = avant
key-on = après
key-start = début
key-end = fin
key-close = fermer

help-title = Touches
help-arrows = parcourir les choix ; avec une quantité, moins ou plus
help-digits = prendre un choix par son numéro, ou taper une quantité
help-enter = jouer le choix en main ; à la souris, deux clics dessus
help-find = chercher un choix par un mot
help-undo = annuler, tant que personne n’a rien appris de nouveau
help-take-back = contre des bots : revenir à ta dernière décision
help-always = toujours répondre ainsi aux questions de ce genre
help-orders = réponses et ordres permanents : les voir, les enlever, en donner
help-menu = le menu : ordres, bot à ta place, abandon, annulation
help-rule = la règle du choix ou du panneau en main
help-tabs = passer à un panneau, sur un petit écran
help-focus = aller de panneau en panneau ; Échap revient aux choix
help-log = tout ce qui s’est passé
help-score = la feuille de score
help-theme = clair ou sombre
help-quit = quitter ; chaque coup est enregistré dès qu’il est joué
help-steps = une décision en arrière ou en avant
help-leaps = dix décisions en arrière ou en avant
help-ends = au début ou à la fin
help-close = fermer

## Écrans

close-hint = Échap : fermer
confirm-title = Confirmer ?
confirm-hint = Entrée : oui    Échap : non
hand-over-title = C’est à { $name }
hand-over-text = Passe l’écran à { $name }. Jusque-là, la table reste cachée.
hand-over-hint = Entrée : je suis là
hand-over-undo = u : { $name } reprend son dernier coup
rule-title = Les règles
rule-hint = ↑ ↓ : autres règles    Tab : faire défiler le texte    Échap : fermer
score-title = Score final
score-title-now = Score, comme si la partie finissait maintenant
score-hint-over = w : enregistrer en texte   Échap : à la table   q : quitter
total = Total
age = âge { $age ->
    [1] I
    [2] II
   *[3] III
}
wins = { $points ->
    [one] { $name } l’emporte avec { $points } point.
   *[other] { $name } l’emporte avec { $points } points.
}
shares = { $points ->
    [one] Victoire partagée, avec { $points } point : { $names }.
   *[other] Victoire partagée, avec { $points } points : { $names }.
}
with-take-backs = Des coups ont été repris dans cette partie.
save-title = Enregistrer cette partie sous
save-hint = Entrée : enregistrer    Échap : pas maintenant
save-exists = Le fichier { $path } existe déjà ; rien n’a été enregistré. Choisis un autre nom.
save-failed = Impossible d’écrire { $path } : { $error }. Choisis un autre endroit.
saved = La partie est dans { $path }.
find-title = Chercher un choix
find-hint = Entrée : y aller    Échap : fermer
composer-title = Ton offre à { $name }
composer-empty = Dis ce que tu donnes et ce que tu demandes.
composer-hint = ↑ ↓ ← → : aller    + − ou chiffres : combien    Entrée : faire l’offre    Échap : aucune
menu-title = Menu
menu-hint = ↑ ↓ Entrée : choisir    Échap : fermer
menu-always = Toujours répondre ainsi (a)
menu-standing = { $count ->
    [0] Réponses et ordres permanents … (o)
   *[other] Réponses et ordres permanents : { $count } … (o)
}
menu-keep = Laisser un bot jouer à ta place …
menu-return = { $name } est de retour : plus de bot
menu-void = Accepter d’annuler la partie …
menu-void-no-more = Ne plus vouloir annuler la partie
menu-void-refuse = Refuser d’annuler la partie : continuer
menu-resign = Abandonner …
menu-theme = Clair ou sombre (d)
menu-help = Touches (h)
menu-quit = Quitter (q)

always-none = Seul un choix jouable maintenant peut devenir une réponse permanente.
always-question = Donner désormais cette réponse, sans qu’on te pose la question ?
always-remove = Tu peux l’enlever avec o.
standing-title = Ce qui tient pour toi – personne d’autre ne le voit
standing-hint = Entrée : enlever, ou donner un nouvel ordre    Échap : fermer
standing-answers = Réponses, jusqu’à ce que tu les enlèves
standing-wanted = Questions que tu veux qu’on te pose ; Entrée : ne plus les poser
standing-orders = Ordres, chacun pour une fois
standing-new = Nouvel ordre
standing-nothing = Rien ne tient. Le choix en main devient une réponse avec a.
new-bid = Enchérir jusqu’à …
new-sell = Vendre …
new-place = Placer les ouvriers selon une liste de préférences …
order-bid = À la prochaine enchère, aller jusqu’à { $amount }
order-bid-card = À la prochaine enchère pour cette carte ({ $card }), aller jusqu’à { $amount }
order-sell = À la prochaine vente, vendre { $amount }
order-place = Au prochain placement, le premier qui est possible : { $moves }
any-card = Celle qui vient, quelle qu’elle soit
bid-card-title = Enchérir pour quelle carte ?
bid-title = Enchérir jusqu’à combien ?
sell-title = Vendre combien de marchandises à la prochaine vente ?
order-hint = Entrée : donner l’ordre    Échap : aucun
no-number = « { $text } » n’est pas un nombre ; aucun ordre n’a été donné.
stands = C’est noté.
stands-no-more = C’est enlevé.
ranking-title = Quoi placer en premier, en deuxième, en troisième …
ranking-empty = La liste est encore vide.
ranking-give = o : donner cet ordre
ranking-hint = ← → : ouvrier    ↑ ↓ : place    Entrée : mettre ou enlever    Échap : aucun
keep-title = Quel bot joue à ta place ?
level = Niveau { $level } : { $name }
level-random = coups au hasard
level-greedy = rapide, regarde un seul coup
level-planner = prévoit tout son tour
returned = { $name } est de retour.
resign-question = Abandonner ? Un bot continue pour toi, tu ne peux plus gagner ni revenir.
has-resigned = Tu as abandonné ; un bot continue.
void-question = Annuler la partie ? Elle est annulée dès que tout le monde a accepté ; d’ici là tu peux te raviser.
void-question-last = Annuler la partie ? Elle est annulée aussitôt, et personne ne gagne.
void-agreed = Tu acceptes d’annuler. La partie continue jusqu’à ce que tous acceptent.
void-no-more = Tu veux continuer à jouer.
nobody-wins = Personne ne gagne : tout le monde a abandonné.
quit-saved = Quitter la table ? Chaque coup est enregistré dans { $path }, et tu peux reprendre de là.
quit-unsaved = Quitter la table ? Cette partie n’est dans aucun fichier et sera perdue.
step = Décision { $number } sur { $last }
