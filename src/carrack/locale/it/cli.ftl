# What the command line says itself: everything else is told by the catalogue of the game.
# Messages with nothing but holes are read without Fluent, which `--help` would have to wait for.

## Help. Its first line is what the list of commands shows.

help = Giochi da tavolo dell’epoca delle scoperte: giocarci, guardarli, consultarne le regole, misurarne i bot.
help-play = Gioca contro i bot o con gli amici, nel browser o nel terminale.

    Senza opzioni si apre una pagina nel browser, dove basta un clic per cominciare. Con opzioni che descrivono un tavolo la pagina è già compilata. Dove non si può aprire un browser si gioca nel terminale: se non dici altro, a discovery, edizione del 2015, contro tre bot. Ogni mossa è salvata appena fatta.
help-simulate = Fai giocare molte partite ai bot e conta.

    Mostra i punti, le vittorie per posto e per bot con intervalli al 95 %, e le decisioni al secondo. Ctrl-C mostra quanto è già fatto. Il risultato è lo stesso qualunque sia il numero dei processi.
help-arena = Misura quanto sono forti i bot.

    Ogni distribuzione viene giocata con ogni bot in ogni posto. Ctrl-C mostra quanto è già fatto.
help-tune = Regola i pesi della valutazione dei bot.

    Gioca partite di una valutazione contro se stessa, adatta i pesi ai loro esiti e prende quelli che vincono più della loro parte. Prima dice quanto tempo ci vuole. Ctrl-C tiene i giri finiti, e lo stesso comando riprende da lì.
help-replay = Racconta una partita registrata, o scorrila sul suo tabellone.
help-verify = Controlla ogni mossa di una partita registrata, e il mescolamento.

    Termina con 0 se tutto è provato, con 1 se non lo è, con 2 se il file non si può leggere.
help-rules = Consulta le regole, cercaci delle parole o confronta le edizioni.

    Senza articolo né parola elenca i titoli.
help-serve = Avviare un server su cui si gioca attraverso una rete.

    Le impostazioni vengono dalle opzioni, altrimenti da variabili d’ambiente come CARRACK_PORT, altrimenti dal file. Ctrl-C lo ferma senza perdere nulla.
help-games = Elenca i giochi.
help-options = Elenca le opzioni di un gioco, o di tutti.
help-bot = Far giocare un bot proprio ai tavoli di un server.

    Prende i posti riservati a lui ai tuoi tavoli e quelli a cui è invitato, e gioca fino a Ctrl-C; con --table, fino alla fine di quella partita. Se la connessione cade, ritorna.

usage = Uso:
usage-options = [OPZIONI]
usage-command = COMANDO [ARGOMENTI]…
heading-arguments = Argomenti:
heading-options = Opzioni:
heading-examples = Esempi:
heading-commands = Comandi:
default = [predefinito: { $value }]

opt-help = Spiega questo e termina.
opt-version = Indica la versione e termina.
opt-lang = La lingua; senza, quella del terminale.
opt-json = Scrivi i dati in JSON e nient’altro.
opt-game = Quale gioco.
opt-players = Quanti giocatori.
opt-edition = Quale edizione delle regole; abbreviazione di --option edition=ANNO.
opt-option = Un’opzione del gioco, come builders=true; si può ripetere. “carrack options” le elenca.
opt-seed-deal = La distribuzione; senza, una segreta che la registrazione prova alla fine.
opt-seed-first = La prima distribuzione; ogni partita, o blocco di partite, prende poi la successiva.
opt-bots-play = I livelli dei bot agli altri posti, come 2,2,1; o uno solo per tutti. Senza, 2.
opt-bots-simulate = Un bot per ogni posto, come 1,0,0,0; o uno solo per tutti.
opt-bots-arena = I bot, come 2,1. Livelli, nomi di livelli o modulo:Classe.
opt-hotseat = Quante persone giocano, a turno davanti allo schermo.
opt-lan = Lascia partecipare chi è nella stessa rete; il loro link viene indicato.
opt-port-play = La porta della pagina; 0 ne prende una libera. Senza questa opzione la 16070, o una libera se è occupata.
opt-no-browser = Non aprire il browser, indica soltanto il link.
opt-terminal = Gioca nel terminale. Lo chiedono anche --name, --seed, --save e --resume.
opt-name = Come si chiama un giocatore davanti allo schermo; una volta per ognuno, nell’ordine dei posti.
opt-save = Dove tenere il tavolo; senza, tra i tuoi dati.
opt-resume = Riprendi il tavolo di questo file; senza file, l’ultimo tavolo non finito.
opt-games = Quante partite.
opt-jobs = Quanti processi; 0 per uno a processore.
opt-deals = Quante distribuzioni.
opt-format = challenge: il primo bot tra copie del secondo; field: tutti contro tutti. Senza, due bot fanno una sfida.
opt-svg = Disegna il risultato anche in questo file.
opt-rounds = Quanti giri; una regolazione finita riprende se ce ne sono di più.
opt-games-tune = Da quante partite impara un giro.
opt-trials = Su quante distribuzioni un giro prova i nuovi pesi, da ogni posto.
opt-fresh = Comincia senza pesi invece che con quelli forniti.
opt-out = Dove tenere la regolazione. Se ce n’è già una, riprendila.
opt-to = Solo fino a questa decisione.
opt-board = Scorri la partita sul suo tabellone.
opt-rules-game = Di quale gioco; senza, di tutti.
opt-diff = Mostra fianco a fianco dove due edizioni differiscono.
opt-config = Un file TOML con le impostazioni.
opt-database = Dove si conservano i tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
opt-host = L’indirizzo su cui ascoltare; 0.0.0.0 vuol dire tutti gli indirizzi di questa macchina.
opt-port = La porta su cui ascoltare; 0 ne prende una libera.
opt-url = Dove si trova il server.
opt-token = Il gettone del bot, che ti ha dato il server; oppure la variabile CARRACK_TOKEN.
opt-table = Solo questo tavolo: il suo codice o il suo link.
opt-seat = Quale posto del tavolo prendere.
opt-code = Il codice di un invito.

arg-file = Una registrazione, delle voci o il file di un tavolo; - legge una registrazione dall’ingresso standard.
arg-options-game = Quale gioco; senza, tutti.
arg-clause = Un articolo come D5.6, con tutto ciò che ne dipende; o parole da cercare.
arg-bot = Un livello, il suo nome, o modulo:Classe.

value-number = N
value-name = NOME
value-year = ANNO
value-key = CHIAVE=VALORE
value-levels = LIVELLO,…
value-file = FILE
value-maybe-file = [FILE]
value-game = GIOCO
value-format = FORMATO
value-address = INDIRIZZO
value-url = URL
value-editions = ANNO ANNO
value-clause = ARTICOLO|PAROLE
value-token = GETTONE
value-table = TAVOLO
value-code = CODICE
value-bot = BOT

## The games

seed = seme { $seed }
players = { $players } giocatori
without = senza “{ $option }”
option-value = { $option }: { $value }

## A game, told

list-market = Nuove merci nel box: { $items }.
list-offered = Nuovi edifici in vendita: { $items }.
list-shown = Edifici in arrivo nell’epoca III: { $items }.
list-ordered = Ordine del turno: { $items }.

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
nobody-wins = Nessuno vince: si sono ritirati tutti.
resigned = { $name } si è ritirato e non conta in classifica.
wins = { $points ->
    [one] { $name } vince con { $points } punto.
   *[other] { $name } vince con { $points } punti.
}
wins-tie = { $points ->
    [one] { $name } vince lo spareggio, con { $points } punto.
   *[other] { $name } vince lo spareggio, con { $points } punti.
}
shares = { $points ->
    [one] Vittoria condivisa con { $points } punto: { $names }.
   *[other] Vittoria condivisa con { $points } punti: { $names }.
}
kept = Il tavolo è tenuto in { $file }. Per continuare: carrack play --resume
play-open = Apri questo link in un browser di questa macchina, tutte le volte che vuoi: { $link }
play-here = Per tornare, o per giocare in un altro browser di questa macchina, apri: { $link }
play-friends = Gli amici nella stessa casa possono venire qui: { $link }
play-stop = Ctrl-C ferma il server. Tutte le mosse sono conservate.

## Tables of data

column-game = Gioco
column-players = Giocatori
column-about = Di che si tratta
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
column-taken = Preso
taken = sì
not-taken = no
decimal-mark = ,
needs = Solo con questo: { $what }.
excludes = Mai con questo: { $what }.
of-option = opzione: { $option }
no-differences = Qui non c’è nessuna differenza.

playing = In gioco
games-played = { $asked ->
    [one] { $done } partita su { $asked }
   *[other] { $done } partite su { $asked }
}
deals-played = { $games ->
    [one] { $done } distribuzioni su { $asked }, { $games } partita
   *[other] { $done } distribuzioni su { $asked }, { $games } partite
}
speed = { $jobs ->
    [one] { $length } decisioni a partita, { $speed } decisioni al secondo; { $seconds } s in un solo processo.
   *[other] { $length } decisioni a partita, { $speed } decisioni al secondo; { $seconds } s in { $jobs } processi.
}
format-challenge = Sfida
format-field = Tutti contro tutti
parity = Chi è forte quanto gli altri vince il { $percent } % delle partite.
picture-title = Quote delle vittorie
picture-subtitle = { $game }, { $players } giocatori: { $games } partite su { $deals } distribuzioni, semi { $first }–{ $last }, versione { $rules } delle regole
picture-stopped = fermato prima della fine: { $deals } distribuzioni su { $asked }
picture-parity = parità
picture-scale = quota delle vittorie di un posto, con intervalli al 95 %
picture-percent = { $share } %

tune-cost = { $games ->
    [one] { $games } partita da giocare: circa { $time }.
   *[other] { $games } partite da giocare: circa { $time }.
}
tune-kept = { $done } giri su { $rounds } sono tenuti in { $file }; lo stesso comando riprende da lì.
tune-done = I pesi sono in { $file }.

verify-good = Tutte le mosse sono legali, e ogni mescolamento deriva dal segreto.
verify-no-secret = Tutte le mosse sono legali. I mescolamenti non si possono controllare: il segreto non è in questo file.
verify-fault = Questa partita è impossibile: { $fault }
verify-mismatch = Decisione { $number }, { $where }: è scritto “{ $written }”, dal segreto deriva “{ $derived }”.

bot-seated = Al tavolo { $table }, posto { $seat }.
bot-won = Tavolo { $table }, posto { $seat }: partita vinta con { $points } punti.
bot-lost-game = Tavolo { $table }, posto { $seat }: partita non vinta, { $points } punti.
bot-void = Tavolo { $table }, posto { $seat }: la partita non è stata finita.
bot-unseated = Tavolo { $table }, posto { $seat }: chi ospita ha dato via il posto.
bot-lost = Nessuna connessione ({ $reason }); nuovo tentativo.
bot-raised = È un errore del bot stesso. Si è fermato.
bot-bad-move = Il bot ha scelto una mossa che viene rifiutata: { $reason }
bot-no-server = Non c’è un server carrack a { $url } ({ $reason }).

## Complaints

error = Errore: { $message }
stopped = Fermato.
possible = Valori possibili: { $values }.
meant = Intendevi questo? { $words }
no-such-option = Qui non c’è un’opzione { $option }.
no-such-command = Non c’è un comando “{ $word }”.
takes-values = { $count ->
    [0] { $option } non vuole valori.
    [one] { $option } vuole un valore.
   *[other] { $option } vuole { $count } valori.
}
missing = Manca qualcosa: { $what }.
extra-argument = “{ $word }” è una parola di troppo.
needs-extra = Manca un componente: pip install "carrack[{ $extra }]"
bad-word = “{ $value }” non è possibile per { $what }.
bad-number = { $what } vuole un numero intero da { $lowest } in su, non “{ $value }”.
bad-range = { $what } vuole un numero intero da { $lowest } a { $highest }, non “{ $value }”.
long-number = { $what } vuole un numero di { $most } cifre al massimo.
no-name = { $what } vuole il nome di un file.
no-place = Nessun tavolo si può tenere in { $folder }: { $reason }. Indica un file con --save.
bad-option = “{ $text }” non è nella forma chiave=valore.
option-twice = L’opzione “{ $option }” è indicata due volte.
not-together = { $one } e { $other } non vanno insieme.
bots-count = { $seats ->
    [0] A questo tavolo non c’è posto per un bot.
    [one] C’è un posto per un bot; ne nomini { $bots }.
   *[other] Ci sono { $seats } posti per i bot: nominane uno per tutti o uno per ciascuno, non { $bots }.
}
arena-bots = Un’arena vuole almeno due bot, e una sfida esattamente due; { $bots ->
    [one] ne nomini uno.
   *[other] ne nomini { $bots }.
}
name-count = { $people ->
    [one] Davanti allo schermo c’è una persona sola, ma i nomi sono { $names }: aggiungi --hotseat.
   *[other] Davanti allo schermo ci sono { $people } persone, ma i nomi sono { $names }.
}
hotseat-count = { $people } persone non ci stanno a un tavolo per { $players }.
nothing-to-resume = Nessun tavolo non finito si trova in { $folder }.
nothing-found = Le regole non dicono nulla su “{ $words }”.
no-editions = C’è una sola edizione di { $game }.
no-edition = Non c’è un’edizione “{ $edition }”.
tune-no-run = “{ $file }” non contiene una regolazione che possa riprendere qui.
tune-other = “{ $file }” contiene un’altra regolazione: { $field } vale { $there } lì e { $here } qui.
no-client = Questo carrack è stato costruito senza le pagine per il browser. Gioca con --terminal.
no-terminal = Per disegnare il tabellone serve un terminale.
no-file = Non c’è un file “{ $file }”.
folder = “{ $file }” è una cartella, non un file.
no-folder = Non c’è una cartella “{ $folder }”.
forbidden-file = “{ $file }” non si può aprire.
no-text = “{ $file }” non è un testo.
bad-file = “{ $file }” non si può usare: { $reason }.
in-file = { $file }: { $message }
setting-name = Non c’è nessuna impostazione “{ $name }”.
setting-toml = “{ $name }” non è un file TOML.
setting-number = { $name } vuole un numero non negativo, e al massimo 65535 per una porta.
setting-word = { $name } non può essere così.
setting-list = { $name } vuole un elenco di testi.
setting-text = { $name } vuole un testo.
setting-network = { $name } vuole indirizzi come 10.0.0.1 o reti come 10.0.0.0/8.
setting-origin = { $name } vuole origini come https://club.example, senza percorso.
setting-host = { $name } vuole nomi di host come club.example, senza porta.
setting-path = { $name } vuole un percorso come /carrack.
setting-url = { $name } vuole sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
no-database = La base di dati non si può usare: { $reason }.
damaged-database = La base di dati è danneggiata: { $reason }. Ripristina una copia di sicurezza prima di scriverci altro.
