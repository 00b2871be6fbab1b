# Texts of the command. The texts of a game are in the catalogue of that game.
# Messages without selectors are read without loading Fluent, so that `--help` stays fast.

## Help. Its first line is what the list of commands shows.

help = Gioca a giochi da tavolo dell’età delle scoperte, rivedi le partite, consulta le regole e misura i bot.
help-play = Gioca contro i bot o con gli amici, nel browser o nel terminale.

    Senza opzioni si apre una pagina nel browser, dove un clic avvia una partita. Le opzioni che descrivono un tavolo riempiono la pagina di un nuovo tavolo. Se non si può aprire un browser giochi nel terminale, di solito contro tre bot. Ogni mossa è salvata subito.
help-simulate = Fai giocare molte partite ai bot e conta i risultati.

    Mostra i punti, le vittorie per posto e per bot con intervalli al 95 %, e le decisioni al secondo. Ctrl-C mostra i risultati ottenuti finora. Il risultato non dipende dal numero di processi.
help-arena = Misura quanto sono forti i bot.

    Gioca ogni distribuzione con ogni bot in ogni posto. Ctrl-C mostra i risultati ottenuti finora.
help-tune = Regola i pesi della valutazione dei bot.

    Ogni giro gioca partite della valutazione contro sé stessa, adatta i pesi ai risultati e tiene i nuovi pesi se vincono più della loro quota. Prima mostra quanto tempo ci vuole. Ctrl-C tiene i giri finiti; ripeti lo stesso comando per continuare.
help-train = Allena una rete con cui i bot giudicano le posizioni.

    Gioca partite, impara da esse con numpy e prova la rete giocando contro lo stesso livello senza di essa. Prima mostra quanto tempo ci vuole. Ctrl-C tiene ciò che è fatto; ripeti lo stesso comando per continuare.
help-replay = Mostra una partita registrata come testo, o scorrila sul suo tabellone.
help-verify = Controlla ogni mossa e ogni mescolata di una partita registrata.

    Codice di uscita: 0 se tutto è provato, 1 se non lo è, 2 se il file non si può leggere.
help-rules = Consulta le regole, cerca nel loro testo o confronta le edizioni.

    Senza articolo né parole, elenca i titoli.
help-serve = Avvia un server su cui si gioca in rete.

    Le impostazioni vengono dalle opzioni, poi dalle variabili d’ambiente come CARRACK_PORT, poi dal file. Ctrl-C ferma il server; nulla va perso.
help-games = Elenca i giochi.
help-options = Elenca le opzioni di un gioco, o di tutti.
help-bot = Fai giocare un tuo bot su un server.

    Il bot prende i posti che gli sono riservati ai tuoi tavoli e quelli a cui è invitato. Gioca fino a Ctrl-C o, con --table, fino alla fine di quella partita. Se la connessione cade, si ricollega.

usage = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO [ARGOMENTI]…
heading-arguments = Argomenti:
heading-options = Opzioni:
heading-examples = Esempi:
heading-commands = Comandi:
default = [predefinito: { $value }]

opt-help = Mostra questo aiuto ed esci.
opt-version = Mostra la versione ed esci.
opt-lang = Lingua di tutti i testi. Predefinita: quella del terminale.
opt-json = Mostra solo i dati, in JSON.
opt-game = Il gioco.
opt-players = Numero di giocatori.
opt-edition = Edizione delle regole; abbreviazione di --option edition=ANNO.
opt-option = Un’opzione del gioco, come builders=true. Ripetila per indicarne più d’una; “carrack options” le elenca.
opt-seed-deal = Seme della distribuzione, per rigiocare la stessa. Senza, la distribuzione è segreta e la partita registrata la prova alla fine.
opt-seed-first = Seme della prima distribuzione. Ogni partita o blocco di partite prende poi il numero successivo.
opt-bots-play = Livelli dei bot agli altri posti, come 2,2,1, o uno solo per tutti. Predefinito: 2.
opt-bots-simulate = Un bot per ogni posto, come 1,0,0,0, o uno solo per tutti.
opt-bots-arena = I bot da confrontare, come 2,1: livelli, nomi di livelli o modulo:Classe.
opt-hotseat = Numero di persone che giocano a turno su questo schermo.
opt-lan = Fai entrare anche gli altri sulla stessa rete, e mostra un link per loro.
opt-port-play = Porta della pagina; 0 ne prende una libera. Predefinita: 16070, o una libera se è occupata.
opt-no-browser = Mostra il link senza aprire un browser.
opt-terminal = Gioca nel terminale. È sottinteso con --seed, --save e --resume.
opt-name = Nome di un giocatore a questo schermo. Ripeti l’opzione per ogni giocatore, nell’ordine dei posti.
opt-save = File in cui salvare il tavolo. Predefinito: un nuovo file nella tua cartella dei dati.
opt-resume = Continua il tavolo di questo file. Senza file, continua l’ultimo tavolo non finito.
opt-games = Numero di partite.
opt-jobs = Numero di processi; 0 ne usa uno per processore.
opt-deals = Numero di distribuzioni.
opt-format = challenge: il primo bot gioca contro copie del secondo; field: tutti giocano contro tutti. Predefinito con due bot: challenge.
opt-svg = Disegna il risultato anche in questo file.
opt-rounds = Numero di giri. Una regolazione finita continua se lo aumenti.
opt-games-tune = Numero di partite da cui impara ogni giro.
opt-trials = Numero di distribuzioni su cui ogni giro prova i nuovi pesi, da ogni posto.
opt-fresh = Comincia senza pesi invece che con quelli forniti.
opt-out = File in cui salvare la regolazione. Se contiene già questa regolazione, la continua.
opt-mixed = Percentuale delle partite con numero di giocatori e opzioni qualsiasi.
opt-games-train = Numero di partite da cui impara. Predefinito: 20.000.
opt-budget = Durata permessa, in minuti; determina il numero di partite.
opt-passes = Numero di volte che impara da tutte le posizioni.
opt-traits = Dimensione del primo strato nascosto, un numero pari.
opt-merged = Dimensione del secondo strato nascosto, un numero pari.
opt-gate = Livello a cui si prova la rete.
opt-trials-train = Numero di distribuzioni su cui si prova la rete, da ogni posto.
opt-out-train = Cartella in cui salvare l’allenamento e la sua rete. Se contiene già questo allenamento, lo continua.
opt-to = Fermati a questa decisione.
opt-board = Scorri la partita sul suo tabellone.
opt-rules-game = Mostra solo le regole di questo gioco. Predefinito: tutti i giochi.
opt-diff = Mostra fianco a fianco le differenze tra due edizioni.
opt-config = File TOML con le impostazioni.
opt-database = Base di dati dei tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
opt-host = Indirizzo su cui ascoltare; 0.0.0.0 vuol dire tutti gli indirizzi di questa macchina.
opt-port = Porta su cui ascoltare; 0 ne prende una libera.
opt-url = Indirizzo del server.
opt-token = Token del bot, ricevuto dal server; oppure imposta CARRACK_TOKEN.
opt-table = Gioca solo a questo tavolo: il suo identificativo o il suo link.
opt-seat = Posto da prendere al tavolo.
opt-code = Codice di un invito.

arg-file = Una partita registrata, delle voci o il file di un tavolo; - legge una partita dallo standard input.
arg-options-game = Il gioco. Predefinito: tutti i giochi.
arg-clause = Un articolo come D5.6, mostrato con tutti i suoi sottoarticoli; o parole da cercare.
arg-bot = Un livello, il suo nome, o modulo:Classe.

value-number = N
value-name = NOME
value-year = ANNO
value-key = CHIAVE=VALORE
value-levels = LIVELLO,…
value-file = FILE
value-folder = CARTELLA
value-maybe-file = [FILE]
value-game = GIOCO
value-format = FORMATO
value-address = INDIRIZZO
value-url = URL
value-editions = ANNO ANNO
value-clause = ARTICOLO|PAROLE
value-token = TOKEN
value-table = TAVOLO
value-code = CODICE
value-bot = BOT

## The games

seed = seme { $seed }
players = { $players } giocatori
without = senza “{ $option }”
option-value = { $option }: { $value }

## A game as text

standings = Classifica finale
standings-now = Classifica alla decisione { $number }
total = Totale
sheets = Da dove vengono i punti
source = { $source }: { $parts }.
part-age = epoca { $value ->
    [1] I
    [2] II
   *[3] III
}
nobody-wins = Nessuno vince: hanno abbandonato tutti.
resigned = { $name } ha abbandonato e non è in classifica.
wins = { $points ->
    [one] { $name } vince con { $points } punto.
   *[other] { $name } vince con { $points } punti.
}
wins-tie = { $points ->
    [one] { $name } vince lo spareggio, con { $points } punto.
   *[other] { $name } vince lo spareggio, con { $points } punti.
}
shares = { $points ->
    [one] Vittoria condivisa a { $points } punto: { $names }.
   *[other] Vittoria condivisa a { $points } punti: { $names }.
}
kept = Il tavolo è salvato in { $file }. Per continuare: carrack play --resume
play-open = Apri questo link in un browser su questa macchina, tutte le volte che vuoi: { $link }
play-here = Per tornare, o per giocare in un altro browser su questa macchina, apri: { $link }
play-friends = Gli amici sulla stessa rete possono giocare qui: { $link }
play-stop = Ctrl-C ferma il server. Ogni mossa è salvata.

## Tables of data

column-game = Gioco
column-players = Giocatori
column-about = Descrizione
column-key = Opzione
column-values = Valori
column-clause = Articolo
column-seat = Posto
column-seats = Posti
column-bot = Bot
column-wins = Vittorie
column-percent = Vittorie, %
column-interval = 95 %
column-score = Punti
column-sd = ±
column-least = Min.
column-median = Mediana
column-most = Max.
column-margin = Scarto
column-rating = Forza
column-thinking = ms/decisione
column-round = Giro
column-games = Partite
column-taken = Tenuto
column-predicts = Previsione
column-net = Rete
column-plain = Semplice
taken = sì
not-taken = no
decimal-mark = ,
needs = Richiede: { $what }.
excludes = Non si combina con: { $what }.
of-option = opzione: { $option }
no-differences = Qui non c’è nessuna differenza.

playing = In gioco
games-played = { $done ->
    [one] { $done } partita su { $asked }
   *[other] { $done } partite su { $asked }
}
deals-played = { $done ->
    [one] { $done } distribuzione
   *[other] { $done } distribuzioni
} su { $asked }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
speed = { $jobs ->
    [one] { $length } decisioni a partita, { $speed } decisioni al secondo; { $seconds } s in un solo processo.
   *[other] { $length } decisioni a partita, { $speed } decisioni al secondo; { $seconds } s in { $jobs } processi.
}
format-challenge = Sfida
format-field = Tutti contro tutti
parity = Un bot forte quanto gli altri vince il { $percent } % delle partite.
picture-title = Quote delle vittorie
picture-subtitle = { $game }, { $players } giocatori: { $games } partite su { $deals } distribuzioni, semi { $first }–{ $last }, versione { $rules } delle regole
picture-stopped = fermato prima della fine: { $deals } distribuzioni su { $asked }
picture-parity = parità
picture-scale = quota delle vittorie per posto, con intervalli al 95 %
picture-percent = { $share } %

tune-cost = { $games ->
    [one] { $games } partita da giocare: circa { $time }.
   *[other] { $games } partite da giocare: circa { $time }.
}
tune-kept = Giri salvati in { $file }: { $done } su { $rounds }. Ripeti lo stesso comando per continuare.
tune-done = I pesi sono salvati in { $file }.

train-cost = { $games ->
    [one] { $games } partita da giocare e da cui imparare,
   *[other] { $games } partite da giocare e da cui imparare,
} { $deals ->
    [one] { $deals } distribuzione per provare la rete: circa { $time }.
   *[other] { $deals } distribuzioni per provare la rete: circa { $time }.
}
train-stage-games = In gioco
train-stage-fit = Apprendimento
train-stage-gate = Prova
train-kept = Ciò che è fatto è salvato in { $folder }. Ripeti lo stesso comando per continuare.
predicts-margin = Distacco: varianza spiegata, %
predicts-winner = Vincitore: sorpresa, bit
predicts-points = Punti per fonte: errore
predicts-marks = Maggioranze: errore quadratico
train-gate = { $deals ->
    [one] Contro il livello { $level }, su { $deals } distribuzione, la rete ha vinto il { $percent } % (95 %: { $interval }).
   *[other] Contro il livello { $level }, su { $deals } distribuzioni, la rete ha vinto il { $percent } % (95 %: { $interval }).
} La quota di un posto è il { $parity } %.
train-accepted = La rete rende il livello più forte.
train-not-accepted = Non è certo che la rete renda il livello più forte.
train-done = La rete è salvata in { $file }.

verify-good = Tutte le mosse sono legali, e ogni mescolata deriva dal segreto.
verify-no-secret = Tutte le mosse sono legali. Le mescolate non si possono controllare: il segreto non è in questo file.
verify-fault = Questa partita è impossibile: { $fault }
verify-mismatch = Decisione { $number }, { $where }: la partita dice “{ $written }”, ma dal segreto deriva “{ $derived }”.

bot-seated = Al tavolo { $table }, posto { $seat }.
bot-won = Tavolo { $table }, posto { $seat }: partita vinta con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
bot-lost-game = Tavolo { $table }, posto { $seat }: partita persa con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
bot-void = Tavolo { $table }, posto { $seat }: la partita non è stata finita.
bot-unseated = Tavolo { $table }, posto { $seat }: chi ospita ha dato il posto a qualcun altro.
bot-lost = Connessione persa ({ $reason }). Riconnessione…
bot-raised = Questo errore viene dal bot stesso. Si è fermato.
bot-bad-move = Il server ha rifiutato la mossa del bot: { $reason }
bot-no-server = Non c’è un server carrack a { $url } ({ $reason }).

## Complaints

error = Errore: { $message }
stopped = Fermato.
possible = Valori possibili: { $values }.
meant = Intendevi: { $words }
no-such-option = Qui non c’è un’opzione { $option }.
no-such-command = Non c’è un comando “{ $word }”.
takes-values = { $count ->
    [0] { $option } non accetta valori.
    [one] { $option } richiede un valore.
   *[other] { $option } richiede { $count } valori.
}
missing = Manca: { $what }.
extra-argument = “{ $word }” è un argomento di troppo.
needs-extra = Manca un pacchetto. Installalo: pip install "carrack[{ $extra }]"
bad-word = “{ $value }” non è un valore valido per { $what }.
bad-number = { $what } richiede un numero intero da { $lowest } in su, non “{ $value }”.
bad-range = { $what } richiede un numero intero da { $lowest } a { $highest }, non “{ $value }”.
long-number = { $what } richiede un numero di { $most } cifre al massimo.
no-name = { $what } richiede il nome di un file.
no-place = Impossibile salvare un tavolo in { $folder }: { $reason }. Indica un file con --save.
bad-option = “{ $text }” non è nella forma chiave=valore.
option-twice = L’opzione “{ $option }” è indicata due volte.
not-together = { $one } e { $other } non si possono combinare.
bots-count = { $seats ->
    [0] A questo tavolo non c’è posto per un bot.
    [one] C’è un posto per un bot, ma ne hai indicati { $bots }.
   *[other] Ci sono { $seats } posti per i bot. Indicane uno per tutti o uno per posto, non { $bots }.
}
arena-bots = Un’arena richiede almeno due bot, una sfida esattamente due; { $bots ->
    [one] ne hai indicato uno.
   *[other] ne hai indicati { $bots }.
}
name-count = { $people ->
    [one] A questo schermo gioca una persona sola, ma hai dato { $names } nomi. Aggiungi --hotseat.
   *[other] A questo schermo giocano { $people } persone, ma hai dato { $names } nomi.
}
hotseat-count = { $people } persone sono troppe per un tavolo da { $players }.
nothing-to-resume = Non c’è nessun tavolo non finito in { $folder }.
nothing-found = Le regole non dicono nulla su “{ $words }”.
no-editions = C’è una sola edizione di { $game }.
no-edition = Non c’è un’edizione “{ $edition }”.
tune-no-run = “{ $file }” non contiene una regolazione che si possa continuare qui.
tune-other = “{ $file }” contiene un’altra regolazione: { $field } vale { $there } lì e { $here } qui.
train-bad-name = Il nome della cartella non deve contenere “&”: { $folder }
in-english = { $game } non è ancora tradotto: i suoi testi sono in inglese.
no-client = Questa installazione non contiene il client per il browser. Gioca con --terminal.
no-terminal = Il tabellone si può mostrare solo in un terminale.
no-file = Non c’è un file “{ $file }”.
folder = “{ $file }” è una cartella, non un file.
no-folder = Non c’è una cartella “{ $folder }”.
forbidden-file = Non hai il permesso di aprire “{ $file }”.
no-text = “{ $file }” non è un file di testo.
bad-file = Impossibile usare “{ $file }”: { $reason }.
in-file = { $file }: { $message }
setting-name = Non c’è nessuna impostazione “{ $name }”.
setting-toml = “{ $name }” non è un file TOML.
setting-number = { $name } richiede un numero non negativo, e al massimo 65535 per una porta.
setting-word = { $name } non ha un valore valido.
setting-list = { $name } richiede un elenco di testi.
setting-text = { $name } richiede un testo.
setting-network = { $name } richiede indirizzi come 10.0.0.1 o reti come 10.0.0.0/8.
setting-origin = { $name } richiede origini come https://club.example, senza percorso.
setting-host = { $name } richiede nomi di host come club.example, senza porta.
setting-path = { $name } richiede un percorso come /carrack.
setting-url = { $name } richiede sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }.
no-database = Impossibile usare la base di dati: { $reason }.
damaged-database = La base di dati è danneggiata: { $reason }. Ripristina una copia di sicurezza prima di scriverci altro.
