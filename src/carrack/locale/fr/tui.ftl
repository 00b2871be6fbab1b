# Textes du client de terminal. Les textes d’un jeu sont dans le catalogue de ce jeu.

## Panneaux

panel-board = Plateau
panel-seats = Joueurs
panel-log = Journal

since = depuis ton dernier coup
bot-level = niveau { $level }
seat-away = un bot joue
seat-resigned = a abandonné

## La décision

amount-hint = ← → ou tape un nombre
preview-sealed = Personne ne voit ton choix avant que tous aient choisi.
preview-hidden = Le résultat est encore caché.
thinking = On attend { $names }…
may-act = Tu peux encore agir.
whose-act = { $name } : { $question }
void = La partie a été arrêtée d’un commun accord.
over = La partie est terminée.
bot-failed = Un bot est en panne et la partie est en pause : { $error } Elle est enregistrée. Appuie sur t pour revenir en arrière, ou quitte et rouvre-la.
undone = Coup annulé.
deserted = m : reprendre ta place
void-wanted = D’accord pour arrêter la partie : { $names }. m : ouvrir le menu pour accepter ou refuser.
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
help-arrows = parcourir les choix ; pour une quantité, moins ou plus
help-digits = sélectionner un choix par son numéro, ou taper une quantité
help-enter = jouer le choix sélectionné ; à la souris, deux clics dessus
help-find = chercher un choix par un mot
help-undo = annuler, tant que personne n’a joué et que rien n’est révélé
help-take-back = contre des bots : revenir à ton dernier coup
help-always = toujours répondre ainsi aux questions de ce genre
help-orders = réponses automatiques et coups prévus : voir, ajouter, retirer
help-plan = prévoir tes enchères de toute une manche
help-menu = menu : coups prévus, bot à ta place, abandon, arrêt
help-rule = la règle du choix ou du panneau sélectionné
help-tabs = passer à un panneau, sur un petit écran
help-focus = passer d’un panneau à l’autre ; Échap revient aux choix
help-log = tout ce qui s’est passé
help-score = la feuille de score
help-theme = passer du clair au sombre
help-quit = quitter ; chaque coup est déjà enregistré
help-steps = reculer ou avancer d’une décision
help-leaps = reculer ou avancer de dix décisions
help-ends = aller au début ou à la fin
help-close = fermer

## Écrans

close-hint = Échap : fermer
confirm-title = Confirmer ?
confirm-hint = Entrée : oui    Échap : non
hand-over-title = C’est à { $name }
hand-over-text = Passe l’écran à { $name }. Jusque-là, la table reste cachée.
hand-over-hint = Entrée : je suis là
hand-over-undo = u : { $name } annule son dernier coup
rule-title = Les règles
rule-hint = ↑ ↓ : autres articles    Tab : faire défiler le texte    Échap : fermer
score-title = Score final
score-title-now = Score, comme si la partie finissait maintenant
score-hint-over = w : enregistrer la partie   Échap : revenir à la table   q : quitter
total = Total
wins = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
shares = { $points ->
    [one] Victoire partagée à { $points } point : { $names }.
   *[other] Victoire partagée à { $points } points : { $names }.
}
with-take-backs = On est revenu en arrière dans cette partie.
save-title = Enregistrer cette partie sous
save-hint = Entrée : enregistrer    Échap : pas maintenant
save-exists = Le fichier { $path } existe déjà ; rien n’a été enregistré. Choisis un autre nom.
save-failed = Impossible d’écrire { $path } : { $error }. Choisis un autre endroit.
saved = La partie est enregistrée dans { $path }.
find-title = Chercher un choix
find-hint = Entrée : sélectionner    Échap : fermer
menu-title = Menu
menu-hint = ↑ ↓ Entrée : choisir    Échap : fermer
menu-always = Toujours répondre ainsi (a)
menu-standing = { $count ->
    [0] Réponses automatiques et coups prévus… (o)
   *[other] Réponses automatiques et coups prévus : { $count }… (o)
}
menu-filters = { $count ->
    [0] Filtres d’offres…
   *[other] Filtres d’offres : { $count }…
}
menu-keep = Laisser un bot jouer à ta place…
menu-return = Reprendre la place : { $name }
menu-void = Arrêter la partie d’un commun accord…
menu-void-no-more = Retirer ton accord : continuer à jouer
menu-void-refuse = Refuser d’arrêter la partie : continuer à jouer
menu-resign = Abandonner…
menu-theme = Clair ou sombre (d)
menu-help = Touches (h)
menu-quit = Quitter (q)

always-none = Sélectionne un choix jouable maintenant pour en faire une réponse automatique.
always-question = Donner désormais cette réponse, sans qu’on te pose la question ?
always-remove = Tu peux la retirer avec o.
standing-title = Réponses automatiques et coups prévus – personne d’autre ne les voit
standing-hint = Entrée : retirer, ou ajouter un coup prévu    Échap : fermer
standing-answers = Réponses automatiques, jusqu’à ce que tu les retires
standing-wanted = Questions que tu veux qu’on te pose ; Entrée : ne plus les poser
standing-orders = Coups prévus, joués une fois chacun
standing-new = Nouveau coup prévu
standing-nothing = Rien pour l’instant. Appuie sur a pour faire du choix sélectionné une réponse automatique.
filters-title = Filtres d’offres – personne d’autre ne les voit
filters-hint = Entrée : activer ou retirer    Échap : fermer
filters-hidden = Masquer
filter-set = Filtre activé. Les offres masquées restent à la fin de tes choix.
filter-removed = Filtre retiré.
new-plan = Prévoir les enchères de cette manche… (p)
new-bid = Enchérir jusqu’à…
new-sell = Vendre…
new-place = Placer les ouvriers selon une liste, du meilleur au moins bon…
order-bid = Aux prochaines enchères, aller jusqu’à { $amount }
order-bid-card = Aux prochaines enchères pour cette carte ({ $card }), aller jusqu’à { $amount }
order-bid-lot = Pour la carte { $place } de la rangée, aller jusqu’à { $amount }
order-sell = À la prochaine vente, vendre { $amount }
order-place = Au prochain placement, le premier possible parmi : { $moves }
any-card = La prochaine carte, quelle qu’elle soit
bid-card-title = Enchérir pour quelle carte ?
bid-title = Enchérir jusqu’à combien ?
sell-title = Vendre combien de marchandises à la prochaine vente ?
order-hint = Entrée : ajouter le coup prévu    Échap : annuler
no-number = « { $text } » n’est pas un nombre ; rien n’a été ajouté.
stands = C’est ajouté.
plan-sent = Le plan est envoyé.
no-plan = Il n’y a pas d’enchères à prévoir maintenant.
stands-no-more = C’est retiré.
keep-title = Quel bot joue à ta place ?
level = Niveau { $level } : { $name }
level-random = joue au hasard
level-greedy = rapide : regarde un coup à l’avance
level-planner = fort : prévoit tout son tour
returned = { $name } est de retour.
resign-question = Abandonner ? Un bot continue à ta place. Tu ne pourras plus gagner ni revenir.
has-resigned = Tu as abandonné. Un bot continue à ta place.
void-question = Arrêter la partie sans vainqueur ? Elle s’arrête dès que tous sont d’accord ; d’ici là, tu peux changer d’avis.
void-question-last = Arrêter la partie sans vainqueur ? Tous les autres sont d’accord : elle s’arrête aussitôt.
void-agreed = Tu es d’accord pour arrêter. La partie continue jusqu’à ce que tous le soient.
void-no-more = Tu n’es plus d’accord pour arrêter la partie.
nobody-wins = Personne ne gagne : tout le monde a abandonné.
quit-saved = Quitter la table ? Chaque coup est enregistré dans { $path }, et tu peux continuer à partir de là.
quit-unsaved = Quitter la table ? Cette partie n’est enregistrée dans aucun fichier et sera perdue.
step = Décision { $number } sur { $last }
