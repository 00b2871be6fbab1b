# Testi del client web. I testi di un gioco sono nel catalogo di quel gioco.

## La cornice

tagline = Giochi da tavolo dell’età delle scoperte
nav-start = Home
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
in-english = { $game } non è ancora tradotto: i suoi testi sono in inglese.
loading = Un momento…
unreachable = Il server non risponde. Controlla la connessione, poi riprova.
forgotten = Il server non riconosce più questo browser.
forgotten-text = Le tue partite e il tuo nome sono conservati. Riprova. Se ricominci da zero, perdi i tuoi vecchi posti.
forgotten-anew = Ricomincia da zero
fault = Qualcosa è andato storto. Ricarica la pagina; la tua partita è conservata.
no-page = A questo indirizzo non c’è nulla.
to-start = Vai alla home

## L’inizio

start-friends = Gioca con gli amici
start-friends-text = Scegli il gioco e i posti, poi manda un link. A nessuno serve un account.
start-own = Scegli tutto tu
start-own-text = Edizione, opzioni, posti e bot: guarda che cosa cambia con ogni scelta.
start-preparing = Preparazione…
friends-game = Gioco
friends-seats = Posti, il tuo compreso
friends-create = Crea il tavolo
friends-later = Mentre aspetti puoi cambiare i posti e aggiungere bot. Comincia appena siete abbastanza.
reach-none = I tuoi amici non possono ancora raggiungere questo tavolo: è aperto solo su questo computer.
reach-house = Sulla stessa rete: ferma carrack nel terminale (Ctrl-C) e riavvialo con
reach-server = Via internet: avvia un server con
reach-docs = guida:
reach-here = Su questo schermo: scegli “Tu” per più posti, e passatevi lo schermo.
running = Le tue partite
running-go = Continua
running-view = Guarda
running-none = Le partite che cominci o a cui ti unisci compaiono qui.
running-turns = Aspettano te
running-waiting = In attesa degli altri
running-gathering = Tavoli aperti
running-yours = tocca a te
running-asked = hai un invito
running-others = in attesa di { $names }
running-board = tabellone di prova
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

new-title = Nuovo tavolo
new-preset = Parti da
new-options = Opzioni
new-seats = Posti
new-add-seat = Aggiungi un posto
new-remove-seat = Togli il posto { $number }
new-public = Mostra il tavolo nella sala
new-public-text = Chiunque sia nella sala può prendere un posto libero o guardare.
new-create = Crea il tavolo
new-clock = Tempo per aste e scambi liberi
new-clock-none = senza limite
new-clock-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
new-clock-text = Se un giocatore non fa niente per questo tempo, si intende che gli va bene così, o che ha finito. Ogni offerta, ogni scambio e ogni ritorno online fanno ripartire il tempo. Finché nessuno è online, il tempo si ferma.
new-players = Con queste opzioni si gioca da { $fewest } a { $most }.
new-players-exactly = Con queste opzioni si gioca esattamente in { $most }.
new-players-wrong = Aggiungi o togli dei posti.
new-needs = Richiede: { $what }.
new-excludes = Non si combina con: { $what }.
new-editions = Che cosa cambia tra le edizioni?
seat-number = Posto { $number }
seat-mine = Tu
seat-name = Nome al posto { $number }
seat-name-short = Nome
seat-name-default = Giocatore { $number }
seat-kept-for = Riservato per { $name }
seat-remote = Un tuo bot
seat-open = Libero: con il link del tavolo
seat-invited = Su invito: con un link tutto suo
seat-bot = Bot di livello { $level }: { $manner }
level-0 = gioca a caso
level-1 = veloce
level-2 = forte

## Edizioni e regole

editions-title = Confronta le edizioni
editions-lead = Sono elencate solo le differenze. Il numero è quello dell’articolo delle regole.
edition-of = Edizione del { $year }
clause-column = Articolo
edition-nothing = non c’è in questa edizione
rules-title = Le regole di { $game }
rules-contents = Indice
how-title = Come si gioca a { $game }
how-more = Per saperne di più
how-rules = Tutte le regole
how-clause = Regola completa: { $clause }
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun articolo contiene queste parole.
    [one] { $count } articolo
   *[other] { $count } articoli
}
rules-only = solo nell’edizione del { $year }
rules-option = opzione “{ $option }”

## La sala

lobby-title = Sala
lobby-open = Tavoli aperti
lobby-running = Partite da guardare
lobby-free = { $count ->
    [0] nessun posto libero
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
lobby-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
lobby-fresh = { $count ->
    [one] Mostra { $count } nuovo tavolo
   *[other] Mostra { $count } nuovi tavoli
}
lobby-none = Al momento non c’è nessun tavolo pubblico. Creane uno.
lobby-filter = Quali tavoli mostrare
lobby-at-least = { $count ->
    [one] un posto libero
   *[other] { $count } o più posti liberi
}
lobby-shown = { $shown } di { $count }
lobby-none-fit = Nessun tavolo aperto corrisponde a questi filtri.
lobby-show-all = Mostra tutti i tavoli
lobby-gathering = aspetta giocatori
lobby-playing = in corso
lobby-join = Guarda e unisciti
lobby-watch = Guarda

## Prima della partita

wait-title = Il tuo tavolo è pronto
wait-title-guest = In attesa che la partita cominci
wait-invite = Invita
wait-lead = Manda il link alle persone con cui vuoi giocare. I bot possono prendere i posti che restano liberi.
wait-lead-guest = Vuole giocare anche qualcun altro? Mandagli il link.
wait-link = Link a questo tavolo
wait-copy = Copia il link
wait-copied = Copiato
qr-label = Codice QR del link
wait-seat-link = Link per il posto { $number }
wait-seat-link-text = Solo chi ha questo link può prendere il posto.
wait-free = libero
wait-here = online
wait-away = offline
wait-host = chi ospita
wait-same-screen = sullo schermo di chi ospita
wait-sit = Prendi questo posto
wait-asked = invito mandato
wait-asking = Invito mandato a: { $names }.
wait-you-are-asked = { $name } ti propone di giocare ancora. Il tuo posto è riservato.
wait-take-seat = Prendi il mio posto
wait-lost-seat = Non hai più un posto a questo tavolo: chi ospita ha cambiato i posti. Prendine uno libero, o guarda.
wait-remove-person = Togli dal tavolo
wait-remove-person-ask = { $name } perde il posto, ma può prenderne uno libero o guardare.
wait-begin = Inizia la partita
wait-begin-bots = { $count ->
    [one] Inizia con un bot al posto libero
   *[other] Inizia con i bot ai { $count } posti liberi
}
wait-begin-without = { $count ->
    [one] Inizia senza il posto libero
   *[other] Inizia senza i { $count } posti liberi
}
wait-clock = Aste e scambi liberi: { $count ->
    [one] dopo un secondo di silenzio
   *[other] dopo { $count } secondi di silenzio
} si intende che a un giocatore va bene così. Il tempo si ferma finché nessuno è online.
wait-clock-none = Aste e scambi liberi senza limite di tempo: si aspettano tutti.
wait-empty-seats = All’inizio della partita, i posti liberi diventano
wait-empty-remove = Niente: toglili
wait-empty = { $count ->
    [one] { $count } posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
wait-for-host = In attesa che { $name } dia inizio alla partita.
wait-leave = Lascia il tavolo
wait-closed = Tutti hanno lasciato questo tavolo.
wait-name = Scrivi il tuo nome
option-off = no
wait-options-usual = Tutte le opzioni hanno il valore abituale.
wait-full = Tutti i posti sono occupati. Puoi iniziare.
wait-order = Per cambiare l’ordine, trascina un posto o apri il suo menu ⋯.
wait-grip = Sposta il posto { $number }: trascinalo, o usa le frecce
wait-seat-menu = Modifica il posto { $number }
wait-move-up = Sposta su
wait-move-down = Sposta giù
wait-moved = { $name } ha ora il posto { $number }.
wait-moved-seat = Il posto ha ora il numero { $number }.
wait-shuffle = Mescola i posti
wait-shuffled = I posti hanno un nuovo ordine.

## Il tavolo

table-decision = La tua decisione
table-rule = Regola { $clause }
table-choices = Le tue scelte
table-log = Diario
table-chat = Chat
table-chat-unread = { $count ->
    [one] Chat ({ $count } nuovo)
   *[other] Chat ({ $count } nuovi)
}
table-players = Giocatori
table-tabs = Parti del tavolo
tab-board = Tavolo
table-watching = { $count ->
    [0] Nessuno guarda.
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
}
table-you-watch = Stai guardando la partita.
table-wait = In attesa di { $names }…
table-sealed = Tutti i giocatori scelgono insieme. Nessuno vede la tua scelta finché non hanno scelto tutti.
table-in = Hai scelto. Puoi cambiare la scelta finché non hanno scelto tutti.
table-retract = Cambia la mia scelta
table-chosen = La tua scelta: { $choice }
table-confirm = Conferma
table-confirm-amount = Conferma: { $amount }
table-amount = Quantità
table-less = Meno
table-more = Più
table-not-now = Ora non si può ({ $count })
table-preview = Anteprima
table-preview-hidden = L’esito è ancora nascosto.
table-undo = Annulla
table-take-back = Torna alla mia ultima mossa
table-take-back-ask = Torna indietro comunque
table-ask-first = Chiedimi di confermare ogni mossa
table-your-turn = Tocca a te
table-all-choices = Mostra tutte le scelte
table-not-there = Non può andare lì.
table-not-asked = Non fa parte di questa decisione.
table-amount-range = Quantità, da { $lowest } a { $highest }
table-about = Informazioni sul tavolo
table-about-plain = Nessuna opzione: le regole così come sono.
table-list = Tutte le scelte
tap-name = { $thing }: { $act }
tap-use = prendi in mano
tap-cancel = annulla
tap-narrow = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
table-list-keep = Lascia aperta
table-in-short = Hai scelto. Puoi ancora cambiare.
table-in-choice = La tua scelta: { $choice }. Puoi ancora cambiare.
table-sealed-short = Tutti scelgono insieme, in segreto.
stage-next = Continua
stage-keys = Spazio: avanti · s: salta tutto
stage-tap = tocca: avanti
since-title = Cos’è successo dalla tua mossa
since-back = Passo indietro
since-on = Passo avanti
since-close = Chiudi
over-see-board = Vedi il tavolo
over-see-result = Vedi il risultato
standing-none = Risposte automatiche e mosse previste
standing-some = Risposte automatiche e mosse previste: { $count }
standing-private = Le vedi solo tu. Una risposta automatica resta finché non la togli. Una mossa prevista si gioca una volta sola, appena potresti sceglierla.
standing-pass = Non chiedermelo più: “{ $question }” – { $answer }
standing-answer = “{ $question }” – sempre: { $answer }
standing-ask-again = Chiedimelo di nuovo
standing-wanted = Il gioco ti chiede: “{ $question }”
standing-skip = Non chiedermelo più
standing-bid = Alla prossima asta, offri fino a { $amount }
standing-bid-place = Offri fino a { $amount } per la carta { $place } della fila
standing-bid-card = Alla prossima asta di questa carta ({ $card }), offri fino a { $amount }
standing-sell = Alla prossima vendita, vendi { $amount }
standing-place = Al prossimo piazzamento, il primo possibile tra: { $moves }
standing-withdraw = Togli
order-new = Nuova mossa prevista
order-give = Aggiungi la mossa
order-bid = Offri fino a
keys-title = Tasti
keys-arrows = passare alla scelta successiva
keys-enter = sceglierla, o confermare
keys-digits = prendere una scelta dalla lista aperta
keys-escape = annullare; mostrare tutte le scelte
keys-undo = annullare l’ultima mossa
keys-next = prossima partita in cui tocca a te
keys-help = mostrare questi tasti
keys-list = elencare tutte le scelte
keys-about = spiegare ciò che è indicato; di nuovo: leggere la regola
keys-stage = continuare; saltare ciò che viene mostrato
keys-drag = Puoi anche trascinare i pezzi e le carte, con il mouse o con il dito.
keys-use = Usa numeri e lettere come scorciatoie
keys-board = Vedi il tavolo o il risultato
keys-close = Chiudi
key-enter = Invio
table-say = Scrivi un messaggio
table-send = Invia
table-no-chat = Ancora nessun messaggio.
chat-seat = Posto { $number }: { $name }
chat-spectator = Chi guarda
chat-namesake = qualcun altro qui ha questo nome
table-hand-over = È il turno di { $name }. Passa lo schermo.
table-hand-over-go = Sono { $name }
table-is-away = al suo posto gioca un bot
table-has-resigned = ha abbandonato
table-connected = online
table-to-choose = sta decidendo…
table-has-chosen = ha scelto
table-level = bot, livello { $level }
table-you = tu
settings-theme = Colori
settings-kept = Salvato.
settings-where = Salvato solo in questo browser. Anche il server conserva il tuo nome, per i posti che prendi.
settings-map = Le coste della mappa vengono da Natural Earth e sono di pubblico dominio.
settings-licences = Licenze dei caratteri e delle librerie
people-here = Online: { $names }.
people-nobody = Nessuno è online.
away-bot = Un bot gioca per te.
leave-away = Fai giocare un bot per me
leave-away-ask = Un bot gioca al tuo posto finché non torni. Puoi tornare quando vuoi.
void-agree = Termina la partita di comune accordo
void-ask = La partita finisce senza vincitori appena tutti sono d’accordo. Ora lo chiediamo agli altri, e intanto si continua. Sei d’accordo?
void-ask-alone = La partita finisce qui, senza vincitori.
void-proposed = Terminare la partita senza vincitori? D’accordo: { $names }.
void-missing = In attesa di: { $names }.
void-lapses = { $count ->
    [one] La proposta scade dopo la prossima decisione, o appena qualcuno rifiuta.
   *[other] La proposta scade tra { $count } decisioni, o appena qualcuno rifiuta.
}
void-yes = Accetta
void-no = Rifiuta
void-ended = La partita continua: la proposta di terminarla è stata rifiutata o è scaduta.
void-not = Continua a giocare
resign = Abbandona
resign-ask = Un bot prende il tuo posto per sempre. Non potrai tornare.
table-return = Riprendi il mio posto

net-connecting = Connessione…
net-lost = Connessione persa. Riconnessione… Nulla di ciò che hai fatto va perso.
net-waiting = { $count ->
    [one] Una mossa aspetta di essere inviata.
   *[other] { $count } mosse aspettano di essere inviate.
}
net-refused = Impossibile aprire questo tavolo.

## Seguire la partita

log-filter = Filtra il diario
log-all = Tutto
log-mine = Mi riguarda
log-mine-short = Mi riguarda
log-since = Dalla mia ultima mossa ({ $count })
log-since-short = Dalla tua mossa ({ $count })
log-touched = Ti riguarda
log-others = Altri eventi
log-nothing = Dalla tua ultima mossa non è successo niente.
log-empty = Qui non è ancora successo niente.
log-newer = Nuove righe
sound = Suoni
sound-off = nessuno
sound-soft = discreti
sound-try = Ascolta
pace = Animazioni
pace-0 = nessuna
pace-1 = lente
pace-2 = normali
pace-3 = veloci

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
over-lead = { $points ->
    [0] Alla pari con { $names }.
    [one] Con { $points } punto di vantaggio su { $names }.
   *[other] Con { $points } punti di vantaggio su { $names }.
}
over-stand = { $place ->
    [1] Hai vinto.
    [2] Sei al secondo posto con { $points }.
    [3] Sei al terzo posto con { $points }.
    [4] Sei al quarto posto con { $points }.
    [5] Sei al quinto posto con { $points }.
   *[other] Sei al sesto posto con { $points }.
}
over-counting = Si contano i punti…
over-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
over-rounds = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
over-sources = Da dove vengono i punti
over-part = { $name }, { $source }: { $points }.
over-hint = Scegli una parte di una barra per vedere come è nata.
over-as-table = Mostra come tabella
over-facts = I fatti salienti
over-result = Risultato
over-picture = Immagine da condividere
over-picture-alt = { $title } Punti: { $points }.
over-picture-save = Salva l’immagine
over-picture-send = Condividi…
over-picture-fault = Non è stato possibile creare l’immagine. Riprova, o fai uno screenshot.
over-total = Totale
over-source = Fonte
over-void = La partita è stata terminata di comune accordo.
over-take-backs = In questa partita sono state rigiocate delle mosse.
over-rematch = Gioca ancora
over-next = Vai alla prossima partita
rematch-asked = { $name } ti propone di giocare ancora.
rematch-come = Unisciti alla prossima partita
over-record = Scarica la partita
over-replay = Rivedi la partita
graph-title-turn = Punti dopo ogni turno
graph-turn = Turno { $turn }
graph-round = Turno { $turn }
proof-title = La distribuzione era onesta?
proof-text = Prima della partita il server ha estratto un segreto e ne ha pubblicato l’impronta. Nessuno può trovare un altro segreto con la stessa impronta, quindi il server non poteva sostituirlo in seguito. Ogni mescolata è calcolata da questo segreto e da numeri casuali aggiunti dai browser dei giocatori. Ora il segreto è pubblico, e il tuo browser può rifare ogni mescolata e confrontare.
proof-fingerprint = Impronta:
proof-here = Verifica in questo browser
proof-server = Fai verificare al server
proof-true = { $count ->
    [one] Il segreto corrisponde all’impronta, e l’unica mescolata ({ $count }) ne deriva.
   *[other] Il segreto corrisponde all’impronta, e tutte le { $count } mescolate ne derivano.
}
proof-no-promise = Il segreto non corrisponde all’impronta pubblicata.
proof-no-shuffle = La mescolata { $number } non deriva dal segreto: { $what }.
proof-server-true = Il server ha rigiocato la partita registrata: ogni mossa è legale, e tutto ciò che è stato rivelato deriva dal segreto.
proof-server-false = { $count ->
    [0] Il server non è riuscito a rigiocare la partita registrata.
    [one] Il server ha trovato { $count } elemento che non deriva dal segreto.
   *[other] Il server ha trovato { $count } elementi che non derivano dal segreto.
}
replay-title = Replay
replay-to-table = Torna al tavolo
replay-controls = Comandi del replay
replay-first = Vai all’inizio
replay-last = Vai alla fine
replay-back = Indietro di una decisione
replay-on = Avanti di una decisione
replay-turn-back = Indietro di un turno
replay-turn-on = Avanti di un turno
replay-play = Avvia
replay-pause = Pausa
replay-at = Decisione { $number } di { $last }
replay-more = Punto di vista, e se…
replay-seen-by = Vista da
replay-public = tutti
whatif-title = E se…?
whatif-all = Tabellone di prova: gioco a tutti i posti
whatif-bots = Tabellone di prova: gioco al posto di { $name }, i bot giocano agli altri posti
whatif-table = Nuovo tavolo: gioco al posto di { $name }, gli altri posti sono liberi
whatif-go = Continua da qui
own-board = Tabellone di prova: la vera partita non cambia.
own-back = Indietro di una decisione
own-restart = Torna all’inizio
own-origin = Vai alla partita originale
