# Ce que dit le client de terminal sur `empire` : panneaux, titres des choix, écrans propres au jeu.

panel-auction = Enchères
panel-trade = Offres
panel-nations = Nations
panel-holdings = Joueurs
shortage = La carte sous la carte Pénurie n’est pas mise aux enchères cette manche.
next-card = Ensuite : { $card }.
no-auction = Aucune carte n’est aux enchères.
tied = à égalité
withdrawn = se retire
opener = ouvre
leads = en tête
content = s’en tient là
ladder = Ton enchère :
bid-wins = l’emporte
bid-shared = à égalité avec { $names }
bid-too-low = trop basse
would-win = Cette enchère l’emporterait.
would-share = { $names } : même enchère, elle ne compterait donc pas.
would-be-too-low = Une enchère plus haute l’emporterait.
next-development = À ton prochain développement : { $changes }.
same-development = Ton prochain développement ne change pas.
offers-for-you = { $count ->
    [one] { $count } offre pour toi est sur le tableau.
   *[other] { $count } offres pour toi sont sur le tableau.
}
gives = donne
asks = demande
no-window = { $trades ->
    [off] Cette partie se joue sans échanges.
    [ends] Tu peux échanger avant la première mise aux enchères et après la dernière.
   *[windows] Tu peux échanger avant chaque mise aux enchères et après la dernière.
}
no-offer = Aucune offre n’a été faite.
offers-made = Offres faites :
empty-board = Il n’y a aucune offre sur le tableau.
offers-filtered = { $count ->
    [one] { $count } masquée par tes filtres
   *[other] { $count } masquées par tes filtres
}
offers-lying = Offres sur le tableau :
ready-players = Ont terminé : { $names }
anybody = qui veut
reply = contre-offre
declined = refusé
deal = { $given } contre { $asked }
gift = { $cards } en cadeau
request = demande { $cards }
locked = { $count ->
    [one] dont { $count } bloquée
   *[other] dont { $count } bloquées
}
no-nations = La version pour débutants se joue sans nations.
start = départ :
support = soutien { $count }
forecast = Prochain développement :
forecast-unrest = { $count ->
    [one] { $count } population inutilisée
   *[other] { $count } populations inutilisées
}
forecast-bonds = { $count ->
    [one] { $count } obligation
   *[other] { $count } obligations
}
forecast-support = puis soutien { $count }
prices = Prix d’une marchandise, selon les ventes de tous :
no-buyer = personne
picked = choisie par
closed = cartes cachées
group-give = Donner
group-part = Donner ou demander en plus
group-for = Demander
group-take = Offres pour toi
group-offer = Faire une offre
group-cancel = Tes offres
group-filtered = Masquées par tes filtres
filter-supporter = les offres qui demandent des partisans
filter-gold = les offres qui demandent de l’or
filter-revolt = les cadeaux avec des révoltes (ceux pour toi sont refusés)
filter-anybody = les offres à qui veut ({ $name })
label-take = Accepter ({ $name }) : recevoir { $given }, donner { $asked }
label-take-gift = Accepter un cadeau ({ $name }) : { $cards }
label-take-request = Donner à { $name } sans rien recevoir : { $cards }
label-reply = Répondre à { $name } par une contre-offre : { $offer }
label-cancel = Retirer : { $offer }
composer-title = Ton offre à { $name }
composer-title-all = Ton offre à qui veut
composer-empty = Choisis ce que tu donnes et ce que tu demandes.
composer-hint = ↑ ↓ ← → : se déplacer    + − ou chiffres : combien    Entrée : faire l’offre    Échap : annuler
planned-row = prévu : jusqu’à { $amount }
planner-title = Prévois tes enchères de la manche { $round } – personne d’autre ne les voit
planner-card = carte
planner-brings = rapporte
planner-prices = prix
planner-limit = limite
planner-tied = à égalité
planner-way = { $tied ->
    [withdraw] sortir
    [raise] +1
   *[hold] rester
}
planner-next = Au prochain développement, avec les cartes d’avant : { $text }
planner-no-use = sans usage
planner-at-once = tout de suite
planner-bonds = par manche
planner-unrest = inutilisée
planner-sum = Limites : { $sum } en tout, tu as { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
planner-bond = Une obligation gagnée en ajoute { $gold }.
planner-shrink = Les limites suivantes se réduisent à l’or qui reste.
planner-zero = Avec 0 et « rester », tu peux gagner sans payer.
planner-then = { $ready ->
    [yes] Après la dernière carte, tu as terminé d’office (r).
   *[no] Après la dernière carte, on te demande si tu as terminé (r).
}
planner-hint =
    ↑ ↓ : carte    + − ou chiffres : limite    Suppr : aucune
    ← → : à égalité    Entrée : envoyer    Échap : annuler
