# Ciò che la pagina dice quando non riesce a caricare i propri file. Incluso in ogni lingua: può mancare proprio il catalogo.

load-failed = Una parte di questa pagina non si è caricata. La tua partita è conservata sul server.
load-offline = Il server non risponde. Controlla la connessione, poi riprova.
load-new-version = C’è una nuova versione. Ricarica la pagina per continuare; la tua partita è conservata.
load-not-started = Questa pagina non si è caricata. Controlla la connessione, poi riprova.
load-retry = Riprova
load-reload = Ricarica
