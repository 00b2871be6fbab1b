# Messages every game shares. A game's own catalogue may have its own version of any of them.

player-name = Giocatore { $number }
player-bot = Bot { $number }
player-you = { $name } (tu)
clause = ({ $clause })
either = { $one } oppure { $other }
all-of = { $some } e { $last }

## Events

event-look = Rivelazione ({ $zone }, { $slot }): { $token }.
event-look-private = { $audience } guarda in segreto ({ $zone }, { $slot }): { $token }.
event-look-hidden = { $audience } guarda in segreto ({ $zone }, { $slot }).
event-forced = { $more ->
    [0] { $seat } ha una sola scelta: “{ $move }”.
   *[other] { $seat } deve cominciare con “{ $move }”.
}
event-shuffled = Si mescola: { $object }.
event-rewound = Ritorno alla decisione { $number }.

## Why not

refusal-not-your-turn = Non tocca a te.
remedy-your-turn = Aspetta il tuo turno.
refusal-game-over = La partita è finita.
refusal-no-such-move = Questa mossa non esiste.
refusal-not-asked = Questa mossa non risponde alla domanda attuale.
refusal-line-too-long = Gioca meno mosse alla volta: prima di questa si rivela un’informazione nascosta, oppure il turno finisce.

## Limits of free undo

undo-start = Non c’è ancora nulla da annullare.
undo-look = Impossibile annullare: è stata rivelata un’informazione nascosta.
undo-choice = Impossibile annullare: ha giocato un altro giocatore.
undo-binds = Impossibile annullare: questa mossa è vincolante.
undo-over = La partita è finita.

## Bad input

where-option = (opzione { $option })
where-field = (campo { $field })
where-line = (riga { $line })

# Options and tables
error-unknown-game = Questo gioco non esiste.
error-no-evaluation = A questo gioco i bot giocano solo a caso: scegli il livello 0.
error-unknown-option = Questa opzione non esiste.
error-unknown-rules-version = Non esiste una versione { $value } delle regole.
error-unknown-language = Non c’è una traduzione nella lingua “{ $lang }”.
error-unknown-clause = Le regole non hanno un articolo “{ $clause }”.
error-bad-value = “{ $value }” non è un valore ammesso qui.
error-needs = “{ $option }” richiede: { $needs }.
error-excludes = “{ $option }” è incompatibile con: { $excludes }.
error-players = { $players ->
    [1] Con queste opzioni non si può giocare a { $game } da soli.
   *[other] Con queste opzioni non si può giocare a { $game } in { $players }.
}
error-seed-or-secret = Indica un seme oppure un segreto, non entrambi.
error-bad-bytes = { $bytes ->
    [one] Qui serve esattamente { $bytes } byte.
   *[other] Qui servono esattamente { $bytes } byte.
}
error-too-many-nonces = Ci sono più nonce che giocatori ({ $players }).

# Bot
error-no-such-bot = Non c’è un bot “{ $value }”.
error-no-bot-module = Non c’è un modulo “{ $module }”. Python lo cerca nella cartella corrente e tra i pacchetti installati.
error-bot-not-imported = Il modulo “{ $module }” non può essere importato. { $place }: { $reason }
error-no-bot-class = Il modulo “{ $module }” non ha una classe “{ $name }”.
error-not-a-bot-class = “{ $value }” non è una sottoclasse di carrack.bots.Bot.
error-bot-not-made = Il bot “{ $value }” non può essere creato. { $place }: { $reason }
error-no-such-argument = Il bot “{ $bot }” non ha l’argomento “{ $name }”. Accetta: { $known }.
error-bad-argument = “{ $value }” non è un valore valido per l’argomento “{ $name }” del bot.
error-no-net-reader = Non c’è una rete per questo gioco.
error-no-net = Non c’è una rete “{ $file }” per questo gioco.
error-bad-net = “{ $file }” non è una rete utilizzabile qui: { $reason }
error-bot-failed = Il bot “{ $bot }” ha fallito alla decisione { $number } della partita con seme { NUMBER($seed, useGrouping: 0) }: { $reason }
error-worker-died = Il processo che giocava la partita con seme { NUMBER($seed, useGrouping: 0) } è terminato con il codice { $exit }.

# Moves and seats
error-empty = La mossa è vuota.
error-unfinished = Manca qualcosa dopo “{ $word }”.
error-not-understood = Questo testo è incomprensibile.
error-no-such-move = Questa mossa non esiste.
error-no-such-seat = A questo tavolo non c’è un posto così.
error-which-seat = Ora può giocare più di un posto. Indica quale.
error-nothing-to-retract = Non c’è nessuna scelta da cambiare.
error-no-such-number = La partita non ha una decisione { $number }.
error-not-over = È possibile solo dopo la fine della partita.
error-revealed = Il segreto è stato svelato: non si può più annullare nulla.
error-no-secret = Questa partita non ha un segreto da svelare.

# Tables
error-stale = La partita è andata avanti: ora è alla decisione { $number }. Guarda di nuovo, poi scegli.
error-changed = Qualcuno ha agito prima che arrivasse la tua risposta. Guarda di nuovo, poi scegli.
error-table-over = La partita è finita: non si può più cambiare nulla.
error-table-void = La partita è stata terminata di comune accordo: non si può più cambiare nulla.
error-table-closed = Il tavolo è chiuso. Riaprilo per continuare.
error-not-a-person = A questo posto gioca un bot.
error-not-a-bot = A questo posto gioca una persona.
error-not-asked = Non è il turno di questo posto. Aspetta che arrivi.
error-nothing-to-undo = Non hai più nulla da annullare.
error-nothing-to-take-back = Non hai ancora giocato: non c’è una mossa a cui tornare.
error-with-people = Si può tornare indietro solo se tutti gli altri giocatori sono bot. Qui giocano anche altre persone.
error-sees-more = Da allora hai visto informazioni nascoste. Se torni indietro comunque, la partita porta l’indicazione “con mosse rigiocate”.
error-binds = Da allora è stata giocata una mossa vincolante. Se torni indietro comunque, la partita porta l’indicazione “con mosse rigiocate”.
error-no-such-ask = Il gioco non chiede mai “{ $ask }”.
error-no-such-order = Questo gioco non ha una mossa prevista così: “{ $order }”.
error-bad-order = Questa non è una mossa prevista. Usa Order.bid, Order.sell oppure Order.place; le offerte previste per le carte di un turno vanno a set_plan.
error-bad-plan = Prevedi ogni carta del turno al massimo una volta, con il suo posto da 1 a { $most }.
error-no-such-filter = Questo gioco non ha questo filtro per le proposte: “{ $filter }”.
error-lot-over = Non puoi prevedere un’offerta per la carta { $place }: la sua asta è finita, o in questo turno non c’è.
error-bad-ranking = Indica almeno un piazzamento, e al massimo { $most }.
error-too-many-orders = Puoi avere al massimo { $most } mosse previste alla volta. Prima togline una.
error-nothing-stands = Non c’è una risposta automatica o una mossa prevista così da togliere.
error-order-dropped = La tua mossa prevista “{ $text }” non era possibile quando è arrivato il suo momento ed è stata tolta. Scegli tu una mossa.
error-answer-dropped = La tua risposta automatica “{ $text }” non era possibile quando è arrivato il suo momento ed è stata tolta. Scegli tu una mossa.
error-not-replaced = Nessun bot gioca a questo posto per una persona.
error-not-agreed = Nessuno ha proposto di terminare la partita: non c’è nulla da rifiutare.
error-bad-seat = Questo non è un posto di un tavolo nuovo. Usa Seat.human oppure Seat.bot.
error-bad-name = Un nome può avere al massimo { $longest } caratteri, tutti stampabili.

# Files of tables
error-no-file = Il file { $path } non esiste.
error-file-exists = Il file { $path } esiste già. Aprilo, oppure scegli un altro nome.
error-cannot-open = Impossibile aprire il file { $path }: { $reason }.
error-in-use = Il tavolo { $path } è aperto altrove. Prima chiudilo là.
error-not-a-table = Il file { $path } non è un tavolo di carrack.
error-other-version = Il tavolo { $path } viene da un’altra versione di carrack: il suo formato è { $version }, questa versione legge { $known }. Aprilo con la versione che lo ha salvato.
error-cut-short = Il tavolo { $path } è stato creato solo in parte. Elimina il file e ricomincia.
error-damaged = Il tavolo { $path } è danneggiato. Ripristina una copia di sicurezza, oppure elimina tutto da questa riga in poi per riprendere da lì.
error-cannot-resume = La partita in { $path } non si può rigiocare ({ $why }). Aprila con la versione di carrack con cui è stata giocata.
error-not-saved = Impossibile scrivere { $path }: { $reason }. Il tavolo è chiuso. Libera spazio sul disco e riaprilo: riprende dopo l’ultima mossa confermata.

# Positions and views
error-not-a-dict = Questa non è una posizione.
error-not-a-view = Questa non è una vista della partita.
error-bad-view = Questa non è una vista della partita: { $reason }.
error-missing-field = Qui manca qualcosa.
error-unknown-field = Questo campo è sconosciuto.
error-bad-field = Questo valore non si può leggere.
error-out-of-range = Il valore { $value } è fuori dai limiti.
error-no-such-token = Qui non esiste un segnalino così.
error-tokens-not-conserved = I segnalini qui non sono quelli che ci devono essere.
error-does-not-add-up = Questo contraddice il resto della posizione.
error-wrong-length = La lunghezza è sbagliata.
error-too-many = Ce ne sono più di quanti ne ha il gioco.
error-not-a-permutation = Ogni elemento deve comparire una volta sola.
error-undiscovered = Qui non possono ancora esserci pezzi.
error-no-such-nation = Questo elemento non è in gioco.
error-closed-space = Questo spazio non è in gioco.
error-impossible = La partita non può continuare da questa posizione.
error-not-to-choose = Questo posto non può aver già scelto qui.
error-all-in = Tutti i posti hanno scelto: la decisione sarebbe già risolta.

# Records
error-no-record = Questa non è una partita registrata.
error-bad-json = Questo non è JSON.
error-no-setup = La partita registrata non comincia con una preparazione.
error-no-move = In questa riga non c’è nessuna mossa.
error-no-number = “{ $text }” non è un numero.
error-out-of-place = Questa riga non va qui.
error-other-number = C’è la decisione { $number } dove è attesa la { $due }.
error-illegal-move = Qui questa mossa non è legale.
error-sealed = Qui tutti scelgono contemporaneamente.
error-not-sealed = Qui non si sceglie contemporaneamente.
error-impossible-token = Questo segnalino non può trovarsi qui.
error-token-missing = Qui è stato rivelato qualcosa che manca nella partita registrata.
error-token-not-due = Qui non si rivela nulla.
error-other-look = Qui si rivela qualcos’altro.
error-other-token = Questo segnalino non deriva dal segreto.
error-other-forced-move = Le mosse obbligate sono diverse.
error-other-position = La posizione non corrisponde all’intestazione.
error-other-commitment = L’impronta pubblicata non corrisponde a questo segreto.
error-cannot-verify = Senza il segreto non si può verificare nulla.

# Catalogues
error-no-message = Nel catalogo manca il messaggio “{ $message }”.
error-bad-message = Il messaggio “{ $message }” del catalogo contiene un errore: { $fault }.
