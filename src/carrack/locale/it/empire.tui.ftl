# Ciò che il client di terminale dice di `empire`: pannelli, titoli delle scelte, schermate proprie.

panel-auction = Asta
panel-trade = Proposte
panel-nations = Nazioni
panel-holdings = Giocatori
shortage = La carta sotto la carta Penuria non va all’asta in questo turno.
next-card = Poi: { $card }.
no-auction = Nessuna carta è all’asta.
tied = in parità
withdrawn = fuori
opener = apre
leads = in testa
content = va bene così
ladder = La tua offerta:
bid-wins = vince
bid-shared = in parità con { $names }
bid-too-low = troppo bassa
would-win = Questa offerta vincerebbe.
would-share = In parità con { $names }: l’offerta non conterebbe.
would-be-too-low = Vincerebbe un’offerta più alta.
next-development = Al tuo prossimo sviluppo: { $changes }.
same-development = Il tuo prossimo sviluppo non cambia.
offers-for-you = { $count ->
    [one] Sulla bacheca c’è { $count } proposta per te.
   *[other] Sulla bacheca ci sono { $count } proposte per te.
}
gives = dà
asks = chiede
no-window = { $trades ->
    [off] In questa partita non si fanno scambi.
    [ends] Puoi fare scambi prima della prima asta e dopo l’ultima.
   *[windows] Puoi fare scambi prima di ogni asta e dopo l’ultima.
}
no-offer = Non è stata fatta nessuna proposta.
offers-made = Proposte fatte:
empty-board = Sulla bacheca non ci sono proposte.
offers-filtered = { $count ->
    [one] { $count } nascosta dai tuoi filtri
   *[other] { $count } nascoste dai tuoi filtri
}
offers-lying = Proposte sulla bacheca:
ready-players = Hanno finito: { $names }
anybody = chi vuole
reply = controproposta
declined = rifiutato
deal = { $given } per { $asked }
gift = { $cards } in dono
request = chiede { $cards }
locked = { $count ->
    [one] di cui { $count } bloccata
   *[other] di cui { $count } bloccate
}
no-nations = La versione per principianti non ha nazioni.
start = inizio:
support = sostegno { $count }
forecast = Prossimo sviluppo:
forecast-unrest = { $count ->
    [one] { $count } popolazione inutilizzata
   *[other] { $count } popolazioni inutilizzate
}
forecast-bonds = { $count ->
    [one] { $count } obbligazione
   *[other] { $count } obbligazioni
}
forecast-support = poi sostegno { $count }
prices = Prezzo di una merce, secondo le vendite di tutti:
no-buyer = nessuno
picked = scelta da
closed = carte coperte
group-give = Dai
group-part = Dai o chiedi ancora
group-for = Chiedi
group-take = Proposte per te
group-offer = Fai una proposta
group-cancel = Le tue proposte
group-filtered = Nascoste dai tuoi filtri
filter-supporter = le proposte che chiedono sostenitori
filter-gold = le proposte che chiedono oro
filter-revolt = i doni con rivolte (quelli per te sono rifiutati)
filter-anybody = le proposte di { $name } per chi vuole
label-take = Accetta da { $name }: ricevi { $given }, dai { $asked }
label-take-gift = Accetta un dono da { $name }: { $cards }
label-take-request = Dai senza ricevere niente ({ $name }): { $cards }
label-reply = Rispondi con una controproposta ({ $name }): { $offer }
label-cancel = Ritira: { $offer }
composer-title = La tua proposta per { $name }
composer-title-all = La tua proposta per chi vuole
composer-empty = Scegli che cosa dai e che cosa chiedi.
composer-hint = ↑ ↓ ← →: vai    + − o cifre: quanti    Invio: fai la proposta    Esc: annulla
planned-row = previsto: fino a { $amount }
planner-title = Prevedi le tue offerte per il turno { $round } – le vedi solo tu
planner-card = carta
planner-brings = rende
planner-prices = prezzi
planner-limit = limite
planner-tied = se pari
planner-way = { $tied ->
    [withdraw] esci
    [raise] +1
   *[hold] resta
}
planner-next = Al prossimo sviluppo, con le carte precedenti: { $text }
planner-no-use = per ora inutile
planner-at-once = subito
planner-bonds = ogni turno
planner-unrest = inutilizzata
planner-sum = Limiti: { $sum } in tutto, hai { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
planner-bond = Un’obbligazione vinta ne aggiunge { $gold }.
planner-shrink = I limiti successivi si riducono all’oro che resta.
planner-zero = Con 0 e “resta” puoi vincere senza pagare.
planner-then = { $ready ->
    [yes] Dopo l’ultima carta hai finito senza che ti venga chiesto (r).
   *[no] Dopo l’ultima carta ti viene chiesto se hai finito (r).
}
planner-hint =
    ↑ ↓: carta    + − o cifre: limite    Canc: nessuno    ← →: se pari
    Invio: invia    Esc: annulla
