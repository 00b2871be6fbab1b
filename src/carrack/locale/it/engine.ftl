# Messages every game shares. A game's own catalogue may have its own version of any of them.

player-name = Giocatore { $number }
player-bot = Bot { $number }
player-you = { $name } (tu)
clause = ({ $clause })
either = { $one } oppure { $other }
all-of = { $some } e { $last }

## What happened

event-look = Viene alla luce ({ $zone }, { $slot }): { $token }.
event-look-private = { $audience } guarda ({ $zone }, { $slot }): { $token }.
event-look-hidden = { $audience } guarda ({ $zone }, { $slot }).
event-forced = { $more ->
    [0] { $seat } ha una sola scelta: “{ $move }”.
   *[other] { $seat } deve cominciare con “{ $move }”.
}
event-shuffled = Mescolamento: { $object }.
event-rewound = Si torna alla decisione { $number }.

## Why not

refusal-not-your-turn = Non tocca a te scegliere.
remedy-your-turn = Aspetta che tocchi a te.
refusal-game-over = La partita è finita.
refusal-no-such-move = Questa mossa non esiste.
refusal-not-asked = Non è questo che si deve decidere ora.
refusal-line-too-long = Le mosse dopo questa devono aspettare: prima si rivela qualcosa di nuovo, oppure il turno finisce.

## What stops free undo

undo-start = Ancora nulla da annullare.
undo-look = Impossibile annullare: è stata rivelata un’informazione nascosta.
undo-choice = Impossibile annullare: ha giocato qualcun altro.
undo-binds = Impossibile annullare: questa mossa è vincolante.
undo-over = La partita è finita.

## Bad input

where-option = (opzione { $option })
where-field = (campo { $field })
where-line = (riga { $line })

# Options and tables
error-unknown-game = Questo gioco non esiste.
error-unknown-option = Questa opzione non esiste.
error-unknown-rules-version = Non esiste una versione { $value } delle regole.
error-unknown-language = Non c’è un catalogo nella lingua “{ $lang }”.
error-unknown-clause = Le regole non hanno un articolo “{ $clause }”.
error-bad-value = Il valore { $value } non è ammesso.
error-needs = “{ $option }” si gioca solo con questo: { $needs }.
error-excludes = “{ $option }” non si gioca insieme a questo: { $excludes }.
error-players = { $players ->
    [1] Con queste opzioni non si può giocare a { $game } da soli.
   *[other] Con queste opzioni non si può giocare a { $game } in { $players }.
}
error-seed-or-secret = Indica un seme oppure un segreto, non entrambi.
error-bad-bytes = { $bytes ->
    [one] Qui serve { $bytes } byte.
   *[other] Qui servono { $bytes } byte.
}
error-too-many-nonces = Ci sono più nonce che giocatori ({ $players }).

# Bot
error-no-such-bot = Non c’è un bot “{ $value }”.
error-no-bot-module = Non c’è un modulo “{ $module }”. Python lo cerca nella cartella corrente e tra i pacchetti installati.
error-bot-not-imported = Il modulo “{ $module }” non può essere importato. { $place }: { $told }
error-no-bot-class = Il modulo “{ $module }” non ha una classe “{ $name }”.
error-not-a-bot-class = “{ $value }” non è una sottoclasse di carrack.bots.Bot.
error-bot-not-made = Il bot “{ $value }” non può essere creato. { $place }: { $told }
error-bot-failed = Il bot “{ $bot }” ha fallito alla decisione { $number } della partita con seme { NUMBER($seed, useGrouping: 0) }: { $told }
error-worker-died = Un processo che giocava la partita con seme { NUMBER($seed, useGrouping: 0) } è terminato con il codice { $exit }.

# Moves and seats
error-empty = Non è scritta nessuna mossa.
error-unfinished = Manca qualcosa dopo “{ $word }”.
error-not-understood = Questo non si capisce.
error-no-such-move = Questa mossa non esiste.
error-no-such-seat = A questo tavolo quel posto non c’è.
error-which-seat = Più di un posto può scegliere: indica quale.
error-nothing-to-retract = Non c’è nessuna scelta da ritirare.
error-no-such-number = Non c’è una decisione { $number } a cui andare.
error-not-over = Bisogna aspettare che la partita finisca.
error-revealed = Il segreto è stato svelato: non si può più annullare nulla.
error-no-secret = Questa partita non ha un segreto da svelare.

# Tables
error-stale = Nel frattempo la partita è andata avanti: è alla decisione { $number }. Guarda di nuovo, poi scegli.
error-table-over = La partita è finita: non si può più cambiare nulla.
error-table-void = La partita è annullata: non si può più cambiare nulla.
error-table-closed = Il tavolo è chiuso. Riaprilo per continuare a giocare.
error-not-a-person = A questo posto gioca un bot.
error-not-a-bot = A questo posto gioca una persona.
error-not-asked = Ora non tocca a questo posto. Aspetta il suo turno.
error-nothing-to-undo = Non resta nulla che tu possa annullare di tua iniziativa.
error-nothing-to-take-back = Non hai ancora deciso nulla che si possa riprendere.
error-with-people = Si può riprendere una mossa solo contro i bot: a questo tavolo ci sono anche altre persone.
error-sees-more = Da allora hai visto cose che erano nascoste. Se riprendi lo stesso, la partita porta l’indicazione “con mosse riprese”.
error-binds = Da allora c’è stato un atto pubblico vincolante. Se torni indietro lo stesso, la partita porta l’indicazione “con mosse riprese”.
error-no-such-ask = Il gioco non chiede mai “{ $ask }”.
error-no-such-order = Questo gioco non ha un ordine così: “{ $order }”.
error-bad-order = Questo non è un ordine. Usa Order.bid, Order.sell oppure Order.place.
error-bad-ranking = Indica almeno un piazzamento, e al massimo { $most }.
error-too-many-orders = Ci possono essere al massimo { $most } ordini alla volta. Prima togline uno.
error-nothing-stands = Non c’è nessun ordine e nessuna risposta di questo tipo: non c’è nulla da togliere.
error-order-dropped = Il tuo ordine “{ $text }” non era possibile al momento giusto ed è stato tolto. Scegli tu.
error-answer-dropped = La tua risposta fissa “{ $text }” non era possibile al momento giusto ed è stata tolta. Scegli tu.
error-not-replaced = Nessun bot tiene questo posto per una persona.
error-not-agreed = Nessuno ha proposto di annullare la partita: non c’è nulla da rifiutare.
error-bad-seat = Questo non è un posto di un tavolo nuovo. Usa Seat.human oppure Seat.bot.
error-bad-name = Un nome ha al massimo { $longest } caratteri, tutti stampabili.

# Files of tables
error-no-file = Il file { $path } non c’è.
error-file-exists = Il file { $path } c’è già. Aprilo, oppure scegli un altro nome.
error-cannot-open = Il file { $path } non si può aprire: { $told }.
error-in-use = Il tavolo { $path } è aperto altrove. Prima chiudilo là.
error-not-a-table = Il file { $path } non è un tavolo di carrack.
error-other-version = Il tavolo { $path } è stato scritto da un’altra versione di carrack: il suo formato è { $version }, questa legge { $known }. Aprilo con la versione che lo ha scritto.
error-cut-short = La preparazione del tavolo { $path } non è mai stata completata. Elimina il file e ricomincia.
error-damaged = Il tavolo { $path } è danneggiato. Ripristina una copia, oppure elimina tutto da questa riga in poi per riprendere da lì.
error-cannot-resume = La partita in { $path } non si può rigiocare ({ $why }). Aprila con la versione di carrack con cui è stata giocata.
error-not-saved = Non è stato possibile scrivere { $path }: { $told }. Il tavolo è chiuso: libera spazio e riaprilo, e sarà dove l’ultima mossa confermata lo ha lasciato.

# Positions and views
error-not-a-dict = Questa non è una posizione.
error-not-a-view = Questa non è una vista della partita.
error-bad-view = Questa non è una vista della partita: { $told }.
error-missing-field = Manca qualcosa.
error-unknown-field = Questo non va qui.
error-bad-field = Questo non si può leggere.
error-out-of-range = Il valore { $value } è fuori dai limiti.
error-no-such-token = Qui non esiste un segnalino così.
error-tokens-not-conserved = Non sono i segnalini che devono stare qui.
error-does-not-add-up = Questo non concorda con il resto della posizione.
error-wrong-length = La lunghezza è sbagliata.
error-too-many = Ce ne sono più di quanti ce ne possano essere.
error-not-a-permutation = Ciascuno deve esserci una volta sola.
error-undiscovered = Nessuno può stare dove nessuno è mai arrivato.
error-no-such-nation = In questa partita una nazione così non c’è.
error-closed-space = Questo spazio non è in gioco.
error-impossible = Da qui la partita non può proseguire.
error-not-to-choose = Questa scelta non può esserci.
error-all-in = Le scelte ci sono già tutte: sarebbero già state risolte.

# Records
error-no-record = Questa non è la registrazione di una partita.
error-bad-json = Questo non è JSON.
error-no-setup = La registrazione non comincia con una preparazione.
error-no-move = In questa riga non c’è nessuna mossa.
error-no-number = “{ $text }” non è un numero.
error-out-of-place = Questa riga non può stare qui.
error-other-number = È scritta la decisione { $number } dove è attesa la { $due }.
error-illegal-move = Qui questa mossa non è ammessa.
error-sealed = Qui tutti scelgono contemporaneamente.
error-not-sealed = Qui non si sceglie contemporaneamente.
error-impossible-token = Questo segnalino non può trovarsi qui.
error-token-missing = Qui è venuto alla luce qualcosa che non è scritto.
error-token-not-due = Qui non viene alla luce nulla.
error-other-look = Qui viene alla luce qualcos’altro.
error-other-token = Questo segnalino non deriva dal segreto.
error-other-forced-move = Le mosse obbligate sono altre.
error-other-position = La posizione non concorda con l’intestazione.
error-other-commitment = L’impegno pubblicato non corrisponde a questo segreto.
error-cannot-verify = Senza il segreto non si può verificare nulla.

# Catalogues
error-no-message = Nel catalogo manca il messaggio “{ $message }”.
error-bad-message = Il messaggio “{ $message }” del catalogo è difettoso: { $fault }.
