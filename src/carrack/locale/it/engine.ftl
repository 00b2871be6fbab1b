# Messages every game shares. A game's own catalogue may have its own version of any of them.

player-name = Giocatore { $number }
player-you = { $name } (tu)
clause = ({ $clause })
either = { $one } oppure { $other }

## What happened

event-look = Viene alla luce ({ $zone }, { $slot }): { $token }.
event-look-private = { $audience } guarda ({ $zone }, { $slot }): { $token }.
event-look-hidden = { $audience } guarda ({ $zone }, { $slot }).
event-forced = { $seat } ha una sola scelta: “{ $move }”.
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

undo-start = Prima di qui non c’è nulla da annullare.
undo-look = Qui è venuto alla luce qualcosa di nascosto.
undo-choice = Qui ha scelto qualcun altro.
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
