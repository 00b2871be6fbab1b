# Testi del client di terminale. I testi di un gioco sono nel catalogo di quel gioco.

## Pannelli

panel-board = Tabellone
panel-seats = Giocatori
panel-log = Diario

since = dalla tua ultima mossa
bot-level = livello { $level }
seat-away = assente
seat-resigned = ha abbandonato

## La decisione

amount-hint = ← → o scrivi un numero
preview-sealed = Nessuno vede la tua scelta finché non hanno scelto tutti.
preview-hidden = L’esito è ancora nascosto.
thinking = In attesa di { $names } …
may-act = Puoi ancora agire.
whose-act = { $name }: { $question }
void = La partita è stata terminata di comune accordo.
over = La partita è finita.
bot-failed = Un bot ha avuto un errore e la partita è in pausa: { $error } La partita è salvata. Premi t per tornare indietro, oppure esci e riaprila.
undone = Mossa annullata.
deserted = m: riprendi il tuo posto
void-wanted = Terminare la partita di comune accordo? D’accordo: { $names }. m: apri il menu per accettare o rifiutare.
void-lapses = La proposta scade tra { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}.

## Tasti

key-play = gioca
key-undo = annulla
key-take-back = torna
key-rule = regola
key-log = diario
key-score = punti
key-menu = menu
key-help = aiuto
key-quit = esci
key-back = prima
key-on = dopo
key-start = inizio
key-end = fine
key-close = chiudi

help-title = Tasti
help-arrows = scorri le scelte; per una quantità, meno o più
help-digits = seleziona una scelta con il suo numero, o scrivi una quantità
help-enter = gioca la scelta selezionata; con il mouse, due clic
help-find = cerca una scelta con una parola
help-undo = annulla, se nessun altro ha giocato e nulla è stato rivelato
help-take-back = contro i bot: torna alla tua ultima mossa
help-always = rispondi sempre così alle domande di questo tipo
help-orders = risposte automatiche e mosse previste: vedi, aggiungi, togli
help-plan = prevedi le tue offerte per tutto un turno
help-menu = menu: mosse previste, bot al tuo posto, abbandono, fine
help-rule = la regola della scelta o del pannello selezionato
help-tabs = vai a un pannello, su uno schermo piccolo
help-focus = passa da un pannello all’altro; Esc torna alle scelte
help-log = tutto quello che è successo
help-score = il foglio dei punti
help-theme = passa da chiaro a scuro
help-quit = esci; ogni mossa è già salvata
help-steps = indietro o avanti di una decisione
help-leaps = indietro o avanti di dieci decisioni
help-ends = vai all’inizio o alla fine
help-close = chiudi

## Schermate

close-hint = Esc: chiudi
confirm-title = Confermi?
confirm-hint = Invio: sì    Esc: no
hand-over-title = È il turno di { $name }
hand-over-text = Passa lo schermo: ora gioca { $name }. Il tavolo resta nascosto finché { $name } non preme Invio.
hand-over-hint = Invio: eccomi
hand-over-undo = u: { $name } annulla l’ultima mossa
rule-title = Le regole
rule-hint = ↑ ↓: altri articoli    Tab: scorri il testo    Esc: chiudi
score-title = Punteggio finale
score-title-now = Punteggio, come se la partita finisse ora
score-hint-over = w: salva la partita   Esc: al tavolo   q: esci
total = Totale
wins = { $points ->
    [one] { $name } vince con { $points } punto.
   *[other] { $name } vince con { $points } punti.
}
shares = { $points ->
    [one] Vittoria condivisa a { $points } punto: { $names }.
   *[other] Vittoria condivisa a { $points } punti: { $names }.
}
with-take-backs = In questa partita sono state rigiocate delle mosse.
save-title = Salva questa partita come
save-hint = Invio: salva    Esc: non ora
save-exists = Il file { $path } esiste già: non è stato salvato nulla. Scegli un altro nome.
save-failed = Impossibile scrivere { $path }: { $error }. Scegli un altro file.
saved = La partita è salvata in { $path }.
find-title = Cerca una scelta
find-hint = Invio: seleziona    Esc: chiudi
menu-title = Menu
menu-hint = ↑ ↓ Invio: scegli    Esc: chiudi
menu-always = Rispondi sempre così (a)
menu-standing = { $count ->
    [0] Risposte automatiche e mosse previste … (o)
   *[other] Risposte automatiche e mosse previste: { $count } … (o)
}
menu-filters = { $count ->
    [0] Filtri per le proposte …
   *[other] Filtri per le proposte: { $count } …
}
menu-keep = Fai giocare un bot al tuo posto …
menu-return = Riprendi il posto: { $name }
menu-void = Termina la partita di comune accordo …
menu-void-no-more = Ritira il tuo accordo: continua a giocare
menu-void-refuse = Rifiuta di terminare la partita: continua a giocare
menu-resign = Abbandona …
menu-theme = Chiaro o scuro (d)
menu-help = Tasti (h)
menu-quit = Esci (q)

always-none = Seleziona una scelta che puoi giocare ora per farne una risposta automatica.
always-question = Dare d’ora in poi sempre questa risposta, senza più chiedertelo?
always-remove = Puoi toglierla con o.
standing-title = Risposte automatiche e mosse previste – le vedi solo tu
standing-hint = Invio: togli, o aggiungi una mossa prevista    Esc: chiudi
standing-answers = Risposte automatiche, finché non le togli
standing-wanted = Domande che vuoi ricevere; Invio: non farle più
standing-orders = Mosse previste, giocate una volta ciascuna
standing-new = Nuova mossa prevista
standing-nothing = Ancora niente. Premi a per fare della scelta selezionata una risposta automatica.
filters-title = Filtri per le proposte – li vedi solo tu
filters-hint = Invio: attiva o togli    Esc: chiudi
filters-hidden = Nascondi
filter-set = Filtro attivato. Le proposte nascoste restano in fondo alle tue scelte.
filter-removed = Filtro tolto.
new-plan = Prevedi le offerte di questo turno … (p)
new-bid = Offri fino a …
new-sell = Vendi …
new-place = Piazza i lavoratori da una lista, dal migliore in giù …
order-bid = Alla prossima asta, offri fino a { $amount }
order-bid-card = Alla prossima asta di questa carta ({ $card }), offri fino a { $amount }
order-bid-lot = Per la carta { $place } della fila, offri fino a { $amount }
order-sell = Alla prossima vendita, vendi { $amount }
order-place = Al prossimo piazzamento, il primo possibile tra: { $moves }
any-card = La prossima carta, qualunque sia
bid-card-title = Per quale carta vuoi offrire?
bid-title = Fino a quanto vuoi offrire?
sell-title = Quante merci vuoi vendere alla prossima vendita?
order-hint = Invio: aggiungi la mossa prevista    Esc: annulla
no-number = “{ $text }” non è un numero: non è stato aggiunto nulla.
stands = Aggiunta.
plan-sent = Piano inviato.
no-plan = Ora non ci sono offerte da prevedere.
stands-no-more = Tolta.
keep-title = Quale bot gioca al tuo posto?
level = Livello { $level }: { $name }
level-random = gioca a caso
level-greedy = veloce: guarda una mossa avanti
level-planner = forte: pianifica tutto il suo turno
returned = { $name } è di nuovo al suo posto.
resign-question = Vuoi abbandonare? Un bot continua al tuo posto. Non potrai più vincere né tornare.
has-resigned = Hai abbandonato. Un bot continua al tuo posto.
void-question = Terminare la partita senza vincitori? Finisce appena tutti sono d’accordo; fino ad allora puoi cambiare idea.
void-question-last = Terminare la partita senza vincitori? Tutti gli altri sono d’accordo: finisce subito.
void-agreed = Sei d’accordo a terminare. La partita continua finché non lo sono tutti.
void-no-more = Non sei più d’accordo a terminare la partita.
nobody-wins = Nessuno vince: hanno abbandonato tutti.
quit-saved = Lasciare il tavolo? Ogni mossa è salvata in { $path }, e puoi continuare da lì.
quit-unsaved = Lasciare il tavolo? Questa partita non è salvata in nessun file e andrà persa.
step = Decisione { $number } di { $last }
