# Answers of the server. Titles by HTTP status:
status-400 = Richiesta non capita
status-401 = Manca il nome
status-403 = Non permesso
status-404 = Non trovato
status-405 = Qui non si può
status-408 = Tempo scaduto
status-409 = Ora non si può
status-413 = Troppo grande
status-421 = Nome del server sbagliato
status-422 = Non valido
status-429 = Troppe richieste
status-431 = Intestazioni troppo lunghe
status-500 = Errore del server
status-503 = Non disponibile al momento

# Sentences by code:
error-bad-request = La richiesta non si può leggere.
error-no-token = Inserisci prima il tuo nome: questa richiesta ha bisogno di un token da ospite.
error-bad-token = Questo token è sconosciuto. Inserisci di nuovo il tuo nome.
error-not-your-seat = Questo posto non è tuo.
error-not-host = Può farlo solo chi ospita.
error-not-seated = Può farlo solo chi gioca a questo tavolo.
error-bad-code = Questo posto è riservato a una persona invitata, e il codice è sbagliato. Chiedi il link giusto a chi ospita.
error-bad-origin = Questa richiesta non viene da una pagina di questo server.
error-no-key = Questo server è per una sola persona. Aprilo con il link che il comando ha mostrato.
error-not-for-bots = Possono farlo solo le persone. Un bot può prendere i posti riservati a lui, e giocare.
error-not-your-bot = Non hai un bot così.
error-seat-for-bot = Questo posto è riservato a un bot di chi ospita.
error-seat-kept = Questo posto è riservato per { $name }. Prendine un altro, o chiedi a chi ospita.
error-no-such-table = Questo tavolo non esiste.
error-no-such-path = A questo indirizzo non c’è niente.
error-no-such-node = La partita non ha una decisione { $number }.
error-no-such-method = Questo metodo non è possibile a questo indirizzo.
error-wrong-life = { $life ->
    [gathering] La partita non è ancora cominciata.
    [playing] La partita è già cominciata.
    [over] La partita è finita.
    [void] La partita è stata terminata di comune accordo.
   *[closed] Tutti hanno lasciato questo tavolo.
  }
error-seat-taken = Questo posto è occupato.
error-already-seated = Hai già un posto a questo tavolo.
error-seats-empty = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
error-rematch-made = La prossima partita ha già un tavolo.
error-seats-changed = I posti sono cambiati. Guarda di nuovo, poi cambiali.
error-key-reused = Questa chiave è già servita per un’altra richiesta. Usane una nuova.
error-stale-revision = Hai cambiato la tua scelta in un’altra finestra. Guarda di nuovo, poi scegli.
error-too-slow = La richiesta non è arrivata in tempo. Inviala di nuovo.
error-too-large = La richiesta è troppo grande. Invia meno alla volta.
error-head-too-large = Le intestazioni di questa richiesta sono troppo lunghe. Mandane di meno o di più corte.
error-bad-host = Questo server non risponde a questo nome di host.
error-too-many = Troppe richieste. Aspetta { $retry_after ->
    [one] un secondo
   *[other] { $retry_after } secondi
  }, poi riprova.
error-bad-text = Scrivi almeno un carattere, e al massimo { $longest }.
error-bad-nonce = Il nonce deve avere { $bytes } byte in esadecimale.
error-bad-key = Una chiave ha da 8 a 64 lettere, cifre o simboli, senza spazi.
error-bad-level = Non c’è un bot di livello { $level }.
error-no-own-seat = Tieni un posto per te.
error-wrong-seats = Questa partita ha { $count } posti. Scegli chi li occupa.
error-not-alone = Su un tabellone di prova tutti i posti sono tuoi o dei bot.
error-not-a-board = Questo non è un tabellone di prova: qui non si torna indietro a piacere.
error-internal = Qualcosa è andato storto sul server. Non è colpa tua; riprova.
error-too-many-tables = { $most ->
    [one] Hai già un tavolo aperto, e questo server non ne permette altri. Prima finiscilo o lascialo.
   *[other] Hai già { $most } tavoli aperti, e questo server non ne permette altri. Prima finiscine o lasciane uno.
  }
error-too-many-bots = { $most ->
    [one] Hai già un bot, e questo server non ne permette altri. Prima eliminalo.
   *[other] Hai già { $most } bot, e questo server non ne permette altri. Prima eliminane uno.
  }
error-too-many-rows = Hai fatto { $most ->
    [one] un cambiamento
   *[other] { $most } cambiamenti
  } a questo tavolo, il massimo su questo server. Puoi ancora lasciarlo: un bot prende il tuo posto.
error-too-much-chat = Hai scritto molto in un’ora ({ $most ->
    [one] una riga
   *[other] { $most } righe
  }). Aspetta { $retry_after ->
    [one] un secondo
   *[other] { $retry_after } secondi
  }, poi riprova.
error-unreadable-table = { $why ->
    [version] Questo tavolo è stato creato da una versione più recente di carrack. Chiedi a chi gestisce il server di aggiornarlo.
   *[damage] Impossibile aprire questo tavolo: i dati salvati sono danneggiati. Chiedi a chi gestisce il server di ripristinare una copia.
  }
error-no-database = In questo momento il server non raggiunge la sua base di dati. Non è andato perso nulla; riprova tra un attimo.
error-too-busy = Il server è troppo occupato per rigiocare questa partita ora. Non è andato perso nulla; riprova tra un attimo.
error-not-saved = Non è stato possibile salvare ciò che hai fatto, quindi non conta. Guarda di nuovo, poi riprova.
