# Quello che dice il tavolo del terminale: tutto il resto viene dal catalogo del gioco.

game-discovery = Scoperta
game-empire = Impero

## Pannelli

panel-map = Mappa
panel-boxes = Box
panel-seats = Giocatori
panel-log = Diario
panel-auction = Asta
panel-trade = Proposta
panel-nations = Nazioni
panel-holdings = Giocatori

face-down = coperto
discovered = scoperta
deck = Mazzo Scoperta: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
resistance = resistenza
plunder = bottino + per soldato
points-word = punti
ship = nave
no-ship = nessuna nave
to-place = da piazzare
goods-word = merci
finds = { $count ->
    [one] { $count } scoperta
   *[other] { $count } scoperte
}
no-buildings = nessun edificio
since = dalla tua ultima mossa
bot-level = livello { $level }
seat-away = via
seat-resigned = si è ritirato

shortage = La carta coperta non va all’asta in questo turno.
next-card = Poi tocca a: { $card }.
no-auction = Nessuna carta è all’asta.
tied = alla pari
withdrawn = fuori
opener = apre
gives = dà
asks = chiede
no-window = Si scambia prima di ogni asta e dopo l’ultima.
no-offer = Nessuna proposta sul tavolo.
offers-made = Proposte fatte:
no-nations = La versione per principianti non ha nazioni.
start = inizio:
support = sostegno { $count }
closed = carte coperte

## La decisione

group-place = Piazza { $type } (di { $left })
group-scout = Manda un esploratore
group-front = Usa l’Università
group-battle = Battaglie
group-war = Guerre
group-give = Dai
group-part = Dai o chiedi ancora
group-for = Chiedi
amount-hint = ← → o scrivi un numero
preview-sealed = Nessuno vede la tua scelta finché non hanno scelto tutti.
preview-hidden = Quello che ne viene è ancora nascosto.
thinking = Deve scegliere: { $names } …
void = Questa partita è annullata.
over = La partita è finita.
bot-failed = Un bot si è guastato e la partita aspetta: { $error } È salvata. Torna indietro con t, oppure esci e riaprila.
undone = Mossa ripresa.
deserted = m: riprendi il tuo posto
void-wanted = { $names } vorrebbe annullare la partita. m: il menu, dove puoi accettare o rifiutare.
void-lapses = La proposta scade tra { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}.

## Tasti

key-play = gioca
key-undo = annulla
key-take-back = riprendi
key-rule = regola
key-log = diario
key-score = punti
key-menu = menu
key-help = aiuto
key-quit = esci
key-back = prima
key-on = dopo
key-start = inizio
key-end = fine
key-close = chiudi

help-title = Tasti
help-arrows = scorri le scelte; con una quantità, meno o più
help-digits = prendi una scelta con il suo numero, o scrivi una quantità
help-enter = gioca la scelta in mano; con il mouse, due clic
help-find = cerca una scelta con una parola
help-undo = annulla, finché nessuno ha saputo niente di nuovo
help-take-back = contro i bot: torna alla tua ultima decisione
help-always = rispondi sempre così alle domande di questo tipo
help-orders = risposte e ordini fissi: vederli, toglierli, darne
help-menu = il menu: ordini, bot al tuo posto, ritiro, annullamento
help-rule = la regola della scelta o del pannello in mano
help-tabs = vai a un pannello, su uno schermo piccolo
help-focus = passa da un pannello all’altro; Esc torna alle scelte
help-log = tutto quello che è successo
help-score = il foglio dei punti
help-theme = chiaro o scuro
help-quit = esci; ogni mossa è salvata appena fatta
help-steps = una decisione indietro o avanti
help-leaps = dieci decisioni indietro o avanti
help-ends = all’inizio o alla fine
help-close = chiudi

## Schermate

close-hint = Esc: chiudi
confirm-title = Vuoi davvero?
confirm-hint = Invio: sì    Esc: no
hand-over-title = Tocca a { $name }
hand-over-text = Passa lo schermo a { $name }. Fino ad allora il tavolo resta nascosto.
hand-over-hint = Invio: eccomi
hand-over-undo = u: { $name } riprende l’ultima mossa
rule-title = Le regole
rule-hint = ↑ ↓: altre regole    Tab: scorri il testo    Esc: chiudi
score-title = Punteggio finale
score-title-now = Punteggio, come se la partita finisse ora
score-hint-over = w: salva come testo   Esc: al tavolo   q: esci
total = Totale
age = epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
wins = { $points ->
    [one] { $name } vince con { $points } punto.
   *[other] { $name } vince con { $points } punti.
}
shares = { $points ->
    [one] Vittoria condivisa con { $points } punto: { $names }.
   *[other] Vittoria condivisa con { $points } punti: { $names }.
}
with-take-backs = In questa partita sono state riprese delle mosse.
save-title = Salva questa partita come
save-hint = Invio: salva    Esc: non ora
save-exists = Il file { $path } c’è già; niente è stato salvato. Scegli un altro nome.
save-failed = Non riesco a scrivere { $path }: { $error }. Scegli un altro posto.
saved = La partita è in { $path }.
find-title = Cerca una scelta
find-hint = Invio: vai    Esc: chiudi
composer-title = La tua proposta per { $name }
composer-empty = Di’ che cosa dai e che cosa chiedi.
composer-hint = ↑ ↓ ← →: vai    + − o cifre: quanti    Invio: fai la proposta    Esc: nessuna
menu-title = Menu
menu-hint = ↑ ↓ Invio: scegli    Esc: chiudi
menu-always = Rispondi sempre così (a)
menu-standing = { $count ->
    [0] Risposte e ordini fissi … (o)
   *[other] Risposte e ordini fissi: { $count } … (o)
}
menu-keep = Fai giocare un bot al tuo posto …
menu-return = { $name } è di nuovo qui: niente più bot
menu-void = Accetta di annullare la partita …
menu-void-no-more = Non voler più annullare la partita
menu-void-refuse = Rifiuta di annullare la partita: si continua
menu-resign = Ritìrati …
menu-theme = Chiaro o scuro (d)
menu-help = Tasti (h)
menu-quit = Esci (q)

always-none = Solo una scelta che si può giocare ora può diventare una risposta fissa.
always-question = Dare d’ora in poi questa risposta, senza che ti venga chiesto?
always-remove = Puoi toglierla con o.
standing-title = Che cosa vale per te – nessun altro lo vede
standing-hint = Invio: togli, o dai un nuovo ordine    Esc: chiudi
standing-answers = Risposte, finché non le togli
standing-wanted = Domande che vuoi ricevere; Invio: non farle più
standing-orders = Ordini, ognuno per una volta
standing-new = Nuovo ordine
standing-nothing = Non vale niente. La scelta in mano diventa una risposta con a.
new-bid = Offri fino a …
new-sell = Vendi …
new-place = Piazza i lavoratori secondo una lista di preferenze …
order-bid = Alla prossima asta, offri fino a { $amount }
order-bid-card = Alla prossima asta di questa carta ({ $card }), offri fino a { $amount }
order-sell = Alla prossima vendita, vendi { $amount }
order-place = Al prossimo piazzamento, il primo possibile: { $moves }
any-card = Quella che viene, qualunque sia
bid-card-title = Offrire per quale carta?
bid-title = Offrire fino a quanto?
sell-title = Quante merci vendere alla prossima vendita?
order-hint = Invio: dai l’ordine    Esc: nessuno
no-number = “{ $text }” non è un numero; nessun ordine è stato dato.
stands = Fatto: vale d’ora in poi.
stands-no-more = Tolto: non vale più.
ranking-title = Che cosa piazzare per primo, per secondo, per terzo …
ranking-empty = La lista è ancora vuota.
ranking-give = o: dai questo ordine
ranking-hint = ← →: lavoratore    ↑ ↓: posto    Invio: metti o togli    Esc: nessuno
keep-title = Quale bot gioca al tuo posto?
level = Livello { $level }: { $name }
level-random = mosse a caso
level-greedy = veloce, guarda una mossa sola
level-planner = pianifica tutto il suo turno
returned = { $name } è di nuovo qui.
resign-question = Ti ritiri? Un bot continua per te, non puoi più vincere né tornare.
has-resigned = Ti sei ritirato; un bot continua.
void-question = Annullare la partita? È annullata appena tutti hanno accettato; fino ad allora puoi ripensarci.
void-question-last = Annullare la partita? È annullata subito, e nessuno vince.
void-agreed = Accetti di annullare. La partita continua finché non accettano tutti.
void-no-more = Vuoi continuare a giocare.
nobody-wins = Nessuno vince: si sono ritirati tutti.
quit-saved = Lasciare il tavolo? Ogni mossa è salvata in { $path }, e puoi riprendere da lì.
quit-unsaved = Lasciare il tavolo? Questa partita non è in nessun file e andrà persa.
step = Decisione { $number } di { $last }
