# Ciò che il client web dice da sé: tutto il resto lo racconta il catalogo del gioco.

game-discovery = Scoperta
game-empire = Impero

## La cornice

tagline = Giochi da tavolo dell’età delle scoperte
nav-start = Inizio
nav-lobby = Sala
nav-rules = Regole
nav-how = Come si gioca
nav-settings = Impostazioni
nav-pages = Pagine
menu = Menu
language = Lingua
theme-system = Come il sistema
theme-dark = Scuro
theme-light = Chiaro
your-name = Il tuo nome
name-default = Navigatore
skip = Vai al contenuto
cancel = Annulla
try-again = Riprova
loading = Un momento…
unreachable = Il server non risponde. Controlla la connessione, poi riprova.
forgotten = Il server non riconosce più questo browser.
forgotten-text = Le tue partite e il tuo nome sono conservati. Riprova; se ricominci da capo, sarà senza i tuoi vecchi posti.
forgotten-anew = Ricomincia da capo
fault = Qualcosa è andato storto. Ricarica la pagina; la tua partita è conservata.
no-page = A questo indirizzo non c’è nulla.
to-start = Vai all’inizio

## L’inizio

start-alone = Gioca subito
start-alone-text = Scoperta contro tre bot, con le regole del 2015. Un clic, e la prima decisione è tua.
start-empire = Gioca a Impero
start-empire-text = Aste e commercio tra sei nazioni, contro tre bot.
start-friends = Gioca con gli amici
start-friends-text = Scegli il gioco e i posti, poi manda un link. A nessuno serve un account.
start-own = Scegli tutto tu
start-own-text = Edizione, opzioni, posti e bot, e che cosa cambia ciascuno.
start-preparing = Preparazione…
friends-game = Gioco
friends-seats = Posti, il tuo compreso
friends-create = Crea il tavolo
friends-later = Mentre aspetti puoi cambiare i posti e aggiungere bot, e cominciare con chi c’è.
reach-none = Gli amici non possono ancora venire a questo tavolo: è aperto solo su questo computer.
reach-house = Nella stessa rete: ferma carrack nel terminale (Ctrl-C) e riavvialo con
reach-server = Via internet: avvia un server con
reach-docs = come si fa:
reach-here = Davanti a questo schermo: scegli «Tu» per più posti, e passatevi lo schermo.
running = Le tue partite
running-go = Continua
running-view = Guarda
running-none = Le partite che cominci o a cui ti unisci compaiono qui.
running-yours = tocca a te
running-asked = ti chiedono di venire
running-others = si aspetta { $names }
running-board = tavolo di prova
running-void = terminata di comune accordo
running-over = terminata
running-won = hai vinto
running-winners = { $count ->
    [one] ha vinto { $names }
   *[other] vittoria condivisa: { $names }
}
running-finished = Partite finite
running-more = Mostra altre

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-preset = Comincia da
preset-first = Prima partita
preset-first-text = Edizione del 2015 senza aggiunte, tu e tre bot.
preset-full = 2015 al completo
preset-full-text = Costruttori, edifici dell’espansione e nazioni date a caso, in quattro.
preset-printed = 2007 come in scatola
preset-printed-text = La prima edizione, così come esce dalla scatola.
preset-two = In due
preset-two-text = Edizione del 2015 in due, con due capitani a testa all’inizio.
preset-beginner = Impero, principianti
preset-beginner-text = Tutti cominciano alla pari; né obbligazioni né nazioni.
preset-standard = Impero, standard
preset-standard-text = Ognuno guida una nazione con una propria istituzione.
new-options = Opzioni
new-seats = Posti
new-add-seat = Aggiungi un posto
new-remove-seat = Togli il posto { $number }
new-public = Mostra il tavolo nella sala
new-public-text = Chi visita la sala può prendere un posto libero o guardare.
new-create = Prepara il tavolo
new-players = Con queste opzioni si può giocare in { $fewest }–{ $most }.
new-players-exactly = Con queste opzioni si gioca esattamente in { $most }.
new-players-wrong = Aggiungi o togli dei posti.
new-needs = Richiede: { $what }.
new-excludes = Non insieme a: { $what }.
new-editions = Che cosa cambia tra le edizioni?
seat-number = Posto { $number }
seat-mine = Tu
seat-name = Nome al posto { $number }
seat-name-short = Nome
seat-name-default = Giocatore { $number }
seat-kept-for = Riservato a { $name }
seat-remote = Un tuo bot
seat-open = Libero: per chi ha il link
seat-invited = Su invito: con un link proprio
seat-bot = Bot di livello { $level }
level-0 = gioca una mossa lecita qualsiasi
level-1 = veloce
level-2 = forte

## Edizioni e regole

editions-title = Le edizioni a confronto
editions-lead = Solo ciò che è diverso. Il numero è quello dell’articolo delle regole.
edition-of = Edizione del { $year }
clause-column = Articolo
edition-nothing = non c’è in questa edizione
rules-title = Le regole di { $game }
rules-contents = Indice
how-title = Come si gioca a { $game }
how-more = Altro da leggere
how-rules = Tutte le regole
how-clause = Per esteso: { $clause }
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun articolo contiene queste parole.
    [one] { $count } articolo
   *[other] { $count } articoli
}
rules-only = solo nell’edizione del { $year }
rules-option = opzione «{ $option }»

## La sala

lobby-title = Sala
lobby-none = Al momento non c’è nessun tavolo pubblico. Preparane uno tu.
lobby-gathering = aspetta giocatori
lobby-playing = in corso
lobby-join = Guarda e siediti
lobby-watch = Guarda

## Prima della partita

wait-title = Il tuo tavolo è pronto
wait-title-guest = In attesa che la partita cominci
wait-invite = Invita
wait-lead = Manda il link a chi vuoi al tavolo. I posti che nessuno prende possono andare ai bot.
wait-lead-guest = Vuole giocare anche qualcun altro? Mandagli il link.
wait-link = Link a questo tavolo
wait-copy = Copia
wait-copied = Copiato
qr-show = Mostra come codice QR
qr-label = Il link come codice QR
wait-seat-link = Link per il posto { $number }
wait-seat-link-text = Solo chi ha questo link può prendere il posto.
wait-free = libero
wait-here = è qui
wait-away = non collegato
wait-host = chi ospita
wait-same-screen = allo schermo di chi ospita
wait-sit = Siediti qui
wait-asked = invito in attesa
wait-asking = Invito mandato a: { $names }.
wait-you-are-asked = { $name } ti propone di giocare ancora. Il tuo posto è riservato.
wait-take-seat = Prendi il mio posto
wait-lost-seat = Non hai più un posto a questo tavolo: chi ospita ha cambiato i posti. Prendine uno libero, o guarda.
wait-remove-person = Togli dal tavolo
wait-remove-person-ask = { $name } perde il posto, e può prenderne uno libero o guardare.
wait-begin = Comincia
wait-begin-bots = { $count ->
    [one] Comincia con un bot al posto libero
   *[other] Comincia con i bot ai { $count } posti liberi
}
wait-begin-without = { $count ->
    [one] Comincia senza il posto libero
   *[other] Comincia senza i { $count } posti liberi
}
wait-empty-seats = Se cominci ora, i posti liberi diventano
wait-empty-remove = Niente: vengono tolti
wait-empty = { $count ->
    [one] { $count } posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
wait-for-host = { $name } dà il via alla partita.
wait-leave = Lascia il tavolo
wait-closed = Tutti hanno lasciato questo tavolo.
wait-name = Di’ agli altri il tuo nome

## Il tavolo

table-decision = La tua decisione
table-rule = Regola { $clause }
table-choices = Che cosa puoi fare
table-log = Diario
table-chat = Chat
table-chat-unread = { $count ->
    [one] Chat ({ $count } nuovo)
   *[other] Chat ({ $count } nuovi)
}
table-players = Giocatori
table-tabs = Parti del tavolo
tab-board = Tavolo
tab-map = Mappa
tab-boxes = Box
tab-seats = Giocatori
table-watching = { $count ->
    [0] Nessuno guarda.
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
}
table-you-watch = Stai guardando la partita.
table-wait = Deve scegliere: { $names }…
table-sealed = Tutti scelgono insieme. Nessuno vede la tua scelta prima dell’ultima.
table-in = La tua scelta è fatta. Puoi cambiarla finché non hanno scelto tutti.
table-retract = Riprendi la mia scelta
table-confirm = Conferma
table-confirm-amount = Conferma: { $amount }
table-amount = Quantità
table-less = Meno
table-more = Più
table-not-now = Ora non si può ({ $count })
table-preview = Che cosa succederebbe
table-preview-hidden = Ciò che ne viene è ancora nascosto.
table-undo = Annulla
table-take-back = Torna indietro
table-take-back-ask = Torna indietro comunque
table-ask-first = Chiedi prima di giocare una mossa
table-ring = Suona quando tocca a me
table-your-turn = Tocca a te
table-all-choices = Mostra di nuovo tutte le scelte
table-not-there = Questo non può andare lì.
table-amount-range = Quantità, da { $lowest } a { $highest }
standing-none = Risposte e ordini dati in anticipo
standing-some = Risposte e ordini dati in anticipo: { $count }
standing-private = Nessun altro li vede. Una risposta resta; un ordine serve una volta, appena viene il suo momento.
standing-pass = D’ora in poi non chiedermi più: «{ $question }» – { $answer }
standing-answer = «{ $question }» – sempre: { $answer }
standing-ask-again = Chiedimelo di nuovo
standing-wanted = Ti viene chiesto: “{ $question }”
standing-skip = Non chiedermelo
standing-bid = Alla prossima asta, offri fino a { $amount }
standing-bid-card = Alla prossima asta di questa carta ({ $card }), offri fino a { $amount }
standing-sell = Alla prossima vendita, vendi { $amount }
standing-place = Al prossimo piazzamento, il primo possibile: { $moves }
standing-withdraw = Ritira
order-new = Nuovo ordine
order-give = Dai l’ordine
order-bid = Offri fino a
order-card = Per quale carta?
order-any-card = Quella che viene, qualunque sia
order-sell = Quante merci vendere alla prossima vendita
order-rank = Che cosa provare per primo, per secondo, per terzo … al prossimo piazzamento
order-worker = Lavoratore
order-place = Dove
order-add = Aggiungi alla lista
order-remove = Togli dalla lista: { $move }
order-empty = La lista è ancora vuota.
keys-title = Tasti
keys-arrows = passare da una cosa che si può scegliere alla prossima
keys-enter = sceglierla, o confermare
keys-digits = prendere una scelta dell’elenco con il suo numero
keys-escape = lasciare la scelta, mostrare di nuovo tutto
keys-undo = annullare l’ultima mossa
keys-help = mostrare questo aiuto
keys-drag = Con il mouse o con il dito puoi anche trascinare un lavoratore, una merce o una carta dove può andare.
keys-use = Usa numeri e lettere come tasti
keys-close = Chiudi
table-say = Di’ qualcosa
table-send = Invia
table-no-chat = Nessuno ha ancora detto nulla.
chat-seat = Posto { $number }: { $name }
chat-spectator = Spettatore
chat-namesake = qualcun altro qui ha questo nome
table-hand-over = Tocca a { $name }. Passa lo schermo.
table-hand-over-go = Sono { $name }
table-is-away = gioca un bot
table-has-resigned = ha abbandonato
table-connected = collegato
table-to-choose = deve scegliere
table-has-chosen = ha scelto
table-level = bot, livello { $level }
table-you = tu
settings-theme = Colori
settings-kept = Salvato.
settings-where = Si conserva solo in questo browser. Anche il server conosce il tuo nome, per i posti che prendi.
settings-map = Le coste della mappa vengono da Natural Earth e sono di pubblico dominio.
settings-licences = Licenze dei caratteri e delle librerie
people-here = Collegati: { $names }.
people-nobody = Non è collegato nessuno.
away-bot = Un bot gioca per te.
leave-away = Fai giocare un bot per me
leave-away-ask = Un bot gioca al tuo posto finché non torni. Puoi tornare quando vuoi.
void-agree = Termina la partita di comune accordo
void-ask = La partita finisce senza vincitori appena tutti sono d’accordo. Lo chiediamo agli altri; intanto si continua. Sei d’accordo?
void-ask-alone = La partita finisce qui, senza vincitori.
void-proposed = Vuole terminare la partita senza vincitori: { $names }.
void-missing = Mancano ancora: { $names }.
void-lapses = { $count ->
    [one] La proposta scade dopo la prossima decisione, o appena qualcuno rifiuta.
   *[other] La proposta scade tra { $count } decisioni, o appena qualcuno rifiuta.
}
void-yes = Accetta
void-no = Rifiuta
void-ended = La partita continua: la proposta di terminarla è stata rifiutata o è scaduta.
void-not = Anzi, continuiamo
resign = Abbandona
resign-ask = Un bot prende il tuo posto per sempre, e non potrai tornare.
table-return = Riprendi il mio posto

net-connecting = Collegamento…
net-lost = Il collegamento è perso. Si sta ristabilendo; nulla di ciò che hai fatto va perso.
net-waiting = { $count ->
    [one] Una mossa aspetta di essere inviata.
   *[other] { $count } mosse aspettano di essere inviate.
}
net-refused = Questo tavolo non si può aprire.

## Il tavolo di `empire`

empire-row = Fila d’asta
empire-course = Turno e fase
empire-round = Turno { $round } di { $last }
empire-before = Prima del primo turno
empire-covered = carta Penuria
empire-up = all’asta
empire-next = la prossima
empire-gone = conclusa
empire-bids = Puntate
empire-out = ritirato
empire-shared = in parità
empire-opens = apre
empire-in = ha scelto
empire-thinking = sta pensando
empire-to-choose = deve scegliere
empire-closed = carte coperte
empire-support = Sostegno: { $count }
empire-offers-made = { $count } proposte su { $most } in questa sessione
empire-nations = Nazioni
empire-start = Comincia con
empire-under = Sotto
empire-takes = usa
empire-pays = costa
empire-brings = rende
empire-so-far = Questo turno finora
empire-unrest = { $count } non usate
empire-default = { $count } non pagate
empire-sold = vende { $count }
empire-interest = −{ $count } di interessi
empire-offer = La proposta
empire-offer-to = { $name } fa una proposta a { $other }
empire-gives = Dà
empire-asks = Chiede
empire-awaits-answer = { $name } deve rispondere.
empire-growing = La proposta non è ancora completa.
empire-chosen = La tua scelta: { $choice }
empire-range = da { $lowest } a { $highest }
empire-partner = Fai una proposta
empire-compose = Proposta a { $name }
empire-give = Dai
empire-want = Vuoi da { $name }
empire-send = Invia la proposta
empire-nothing = niente
empire-you-get = Riceveresti: { $cards }.
empire-you-give = Daresti: { $cards }.
empire-says-nothing = Che cosa proponi a { $name }?
empire-says-gift = Dai { $gives } a { $name } senza chiedere niente.
empire-says-demand = Chiedi { $asks } a { $name } senza dare niente.
empire-says-both = Dai { $gives } a { $name } e chiedi { $asks }.

## Seguire la partita

log-filter = Quali righe
log-all = Tutto
log-mine = Mi riguarda
log-since = Dalla mia ultima mossa ({ $count })
log-touched = Che cosa ti riguarda
log-others = Che cos’altro è successo
log-nothing = Dalla tua ultima mossa non è successo niente.
log-empty = Qui non è ancora successo niente.
pace = Movimento sul tabellone
pace-0 = nessuno
pace-1 = lento
pace-2 = normale
pace-3 = rapido

## La fine

over-title = La partita è finita
over-wins = { $points ->
    [one] { $name } vince con { $points } punto.
   *[other] { $name } vince con { $points } punti.
}
over-shares = { $points ->
    [one] Vittoria condivisa a { $points } punto: { $names }.
   *[other] Vittoria condivisa a { $points } punti: { $names }.
}
over-total = Totale
over-source = Fonte
over-void = La partita è stata chiusa di comune accordo.
over-take-backs = In questa partita sono state riprese delle mosse.
over-rematch = Gioca ancora
over-next = Alla prossima partita
rematch-asked = { $name } ti propone di giocare ancora.
rematch-come = Unisciti alla prossima partita
over-record = Scarica la partita
over-replay = Rivedi la partita
graph-title = Punti dopo ogni turno
graph-turn = Turno { $turn }
graph-round = Turno { $turn }
proof-title = La distribuzione era onesta?
proof-text = Prima della partita il server ha estratto un segreto e ne ha mostrato l’impronta. Nessuno può trovare un altro segreto con la stessa impronta, quindi non poteva essere scambiato in seguito. Ogni mescolata deriva da questo segreto e da numeri casuali aggiunti dai browser dei giocatori. Ora il segreto è pubblico, e il tuo browser può rifare ogni mescolata e confrontare.
proof-fingerprint = Impronta:
proof-here = Verifica in questo browser
proof-server = Chiedi al server di verificare
proof-true = { $count ->
    [one] Il segreto è quello promesso, e l’unica mescolata ({ $count }) ne deriva.
   *[other] Il segreto è quello promesso, e tutte le { $count } mescolate ne derivano.
}
proof-no-promise = Il segreto non è quello promesso: la sua impronta è diversa.
proof-no-shuffle = La mescolata { $number } non deriva dal segreto: { $what }.
proof-server-true = Il server ha rigiocato la partita registrata: ogni mossa è lecita, e tutto ciò che è stato scoperto deriva dal segreto.
proof-server-false = { $count ->
    [0] Il server non ha potuto rigiocare la partita registrata.
    [one] Il server ha trovato { $count } cosa che non deriva dal segreto.
   *[other] Il server ha trovato { $count } cose che non derivano dal segreto.
}
replay-title = Rivedere la partita
replay-to-table = Al tavolo
replay-controls = Comandi per rivedere la partita
replay-first = All’inizio
replay-last = Alla fine
replay-back = Una decisione indietro
replay-on = Una decisione avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Avvia
replay-pause = Pausa
replay-at = Decisione { $number } di { $last }
replay-more = Punto di vista, e se…
replay-seen-by = Vista da
replay-public = tutti
whatif-title = E se…?
whatif-all = Su un tabellone tutto mio gioco per tutti
whatif-bots = Su un tabellone tutto mio sono { $name }, gli altri sono bot
whatif-table = A un nuovo tavolo sono { $name }, gli altri posti sono liberi
whatif-go = Continua da qui
own-board = Un tabellone tutto tuo: qui non conta nulla.
own-back = Una decisione indietro
own-restart = Al suo inizio
own-origin = Alla partita da cui viene
over-age = epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
