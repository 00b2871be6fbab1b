# What the server refuses. Titles by status:
status-400 = Non capito
status-401 = Chi sei?
status-403 = Non permesso
status-404 = Non trovato
status-405 = Qui non si può
status-408 = Troppo lento
status-409 = Non adesso
status-413 = Troppo lungo
status-421 = Non qui
status-422 = Impossibile
status-429 = Troppo spesso
status-431 = Troppo lungo
status-500 = Colpa nostra
status-503 = Non disponibile

# Sentences by code:
error-bad-request = La richiesta non si può leggere.
error-no-token = Dicci prima come ti chiami: qui serve il gettone di un ospite.
error-bad-token = Questo gettone è sconosciuto. Dicci di nuovo come ti chiami.
error-not-your-seat = Questo posto non è tuo.
error-not-host = Può farlo solo chi ospita.
error-not-seated = Può farlo solo chi siede a questo tavolo.
error-bad-code = Questo posto è per qualcuno che è stato invitato, e il codice non è quello giusto.
error-bad-origin = Questa chiamata non viene da una pagina di questo server.
error-no-key = Questo server è per una sola persona. Aprilo con il link che il comando ha mostrato.
error-not-for-bots = Questo è riservato alle persone. Un bot prende i posti destinati a lui, e gioca.
error-not-your-bot = Non hai un bot così.
error-seat-for-bot = Questo posto è riservato a un bot di chi ospita.
error-seat-kept = Questo posto è riservato a { $name }. Prendine un altro, o chiedi a chi ospita.
error-no-such-table = Questo tavolo non esiste.
error-no-such-path = Qui non c’è niente.
error-no-such-node = La partita non ha una decisione { $number } a cui andare.
error-no-such-method = Questo qui non si può fare.
error-wrong-life = { $life ->
    [gathering] La partita non è ancora cominciata.
    [playing] La partita è già cominciata.
    [over] La partita è finita.
    [void] La partita è stata annullata di comune accordo.
   *[closed] Tutti hanno lasciato questo tavolo.
  }
error-seat-taken = Questo posto è occupato.
error-already-seated = Hai già un posto a questo tavolo.
error-seats-empty = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
error-rematch-made = La prossima partita ha già il suo tavolo.
error-seats-changed = Nel frattempo i posti sono cambiati. Guarda di nuovo, poi cambiali.
error-key-reused = Questa chiave appartiene a un’altra chiamata. Inventane una nuova.
error-stale-revision = Nel frattempo hai cambiato la tua scelta altrove. Guarda di nuovo, poi scegli.
error-too-slow = La richiesta non è arrivata in tempo. Inviala di nuovo.
error-too-large = È troppo in una volta.
error-head-too-large = Le intestazioni di questa richiesta sono troppo lunghe. Mandane di meno o di più corte.
error-bad-host = Questo server non è conosciuto con questo nome.
error-too-many = È troppo spesso. Aspetta { $retry_after ->
    [one] un secondo
   *[other] { $retry_after } secondi
  } e poi continua.
error-bad-text = Scrivi qualcosa di al massimo { $longest } lettere.
error-bad-nonce = Qui servono { $bytes } byte in esadecimale.
error-bad-key = Una chiave ha da 8 a 64 lettere, cifre o segni, senza spazi.
error-bad-level = Non c’è un bot di livello { $level }.
error-no-own-seat = Tieni un posto per te.
error-wrong-seats = Questa partita ha { $count } posti: scegli chi siede a ciascuno.
error-not-alone = Su un tabellone tuo tutti i posti sono tuoi o di bot.
error-not-a-board = Questo non è un tabellone di prova: qui non si torna indietro a piacere.
error-internal = Qui qualcosa è andato storto. Non è colpa tua; riprova.
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
  } a questo tavolo, e questo server non ne conserva altri. Puoi ancora lasciarlo: un bot prende il tuo posto.
error-too-much-chat = Hai scritto molto in un’ora ({ $most ->
    [one] una riga
   *[other] { $most } righe
  }). Aspetta { $retry_after ->
    [one] un secondo
   *[other] { $retry_after } secondi
  } prima di continuare.
error-unreadable-table = { $why ->
    [version] Questo tavolo è stato creato da una versione più recente di carrack. Chiedi a chi gestisce il server di aggiornarlo.
   *[damage] Impossibile aprire questo tavolo: i dati salvati sono danneggiati. Chiedi a chi gestisce il server di ripristinare una copia.
  }
error-no-database = Il server in questo momento non raggiunge i suoi tavoli. Niente è perduto; riprova fra un attimo.
error-too-busy = Il server non ha potuto rivedere questa partita per ora. Niente è perduto; riprova fra un attimo.
error-not-saved = Non è stato possibile salvare, quindi non conta. Guarda di nuovo, poi riprova.
