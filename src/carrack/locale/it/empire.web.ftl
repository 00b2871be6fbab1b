# Che cosa dice il client web di `empire` in ogni pagina: il nome, il pulsante dell’inizio, i modelli di tavolo, e che cosa dice il suo tavolo.

## Le pagine

game-empire = Impero
goal-empire = Sostenitori meno rivolte: vince il sostegno più alto.
start-empire = Gioca a Impero
start-empire-text = Aste e commercio tra sei nazioni, contro tre bot.
preset-beginner = Impero, principianti
preset-beginner-text = Tutti i giocatori cominciano alla pari; né obbligazioni né nazioni.
preset-standard = Impero, standard
preset-standard-text = Ogni giocatore guida una nazione con una propria istituzione.

## Il tavolo

empire-row = Fila d’asta
empire-course = Turno e fase
empire-round = Turno { $round } di { $last }
empire-last-exploration = Ultima esplorazione
empire-before = Prima del primo turno
empire-covered = carta Penuria
empire-up = all’asta
empire-next = la prossima
empire-gone = conclusa
empire-bids = Offerte
empire-out = fuori
empire-in = ha scelto
empire-thinking = sta decidendo…
empire-to-choose = sta decidendo…
empire-closed = carte coperte
empire-support = Sostegno: { $count }
empire-nations = Nazioni
empire-start = Comincia con
empire-takes = usa
empire-pays = costa
empire-brings = rende
empire-so-far = Questo turno finora
empire-unrest = { $count ->
    [one] { $count } inutilizzata
   *[other] { $count } inutilizzate
}
empire-default = { $count ->
    [one] { $count } non pagata
   *[other] { $count } non pagate
}
empire-sold = vende { $count }
empire-interest = −{ $count } di interessi
empire-offer = La proposta
empire-offer-to = Proposta di { $name } per { $other }
empire-gives = Dà
empire-asks = Chiede
empire-growing = La proposta non è ancora completa.
empire-partner = Fai una proposta
empire-compose = Proposta per { $name }
empire-give = Dai
empire-want = Vuoi da { $name }
empire-send = Invia la proposta
empire-says-nothing = Qual è la tua proposta per { $name }?
empire-says-gift = Per { $name }: dai { $gives } senza chiedere niente.
empire-says-demand = Da { $name } vuoi { $asks } senza dare niente.
empire-says-both = Proposta per { $name }: dai { $gives } e chiedi { $asks }.
empire-not-for-sale = penuria: esclusa
empire-nobody = nessuno
empire-brings-gold = porta 10 monete
empire-last = l’ultima
empire-won-by = { $name } per { $price }
empire-you = Tu
empire-with-you = te
empire-would-win = vincerebbe per { $amount }
empire-tied = in parità con { $names }
empire-tied-many = in parità con altri { $count }
empire-alone-zero = unica, a 0
empire-now = ora
empire-soon = poi
empire-brief-out = fuori
empire-brief-wins = vincerebbe
empire-brief-tied = in parità
empire-brief-lower = più bassa
empire-lower = unica, ma più bassa
empire-holds-gold = { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
}
empire-support-word = sostegno
empire-forecast = Prossimo sviluppo, per ora
empire-line-unrest = inutilizzate
empire-line-bonds = interessi
empire-line-nothing = niente da costruire
empire-support-then = Sostegno dopo
empire-with-card = Con questa carta ({ $card }) anche:
empire-offers-brief = proposte { $count }/{ $most }
empire-this-round = Questo turno
empire-sold-for = { $count ->
    [one] venduta { $count } per { $gold }
   *[other] vendute { $count } per { $gold }
}
empire-sold-nothing = vendute 0
empire-for = per { $price }
empire-label-supporter = Soste­nitore
empire-label-revolt = Rivolta
empire-label-good = Merce
empire-label-population = Popo­lazione
empire-label-colony = Colonia
empire-label-bond = Obbliga­zione
empire-label-gold = Oro
empire-prices = Chi ha vinto cosa, a che prezzo
empire-prices-tab = Prezzi
empire-none = nessuno
empire-no-prices = Nessuna carta è ancora andata all’asta.
empire-try = tutti insieme, in segreto · tentativo { $count }
empire-unseen = tutti insieme, in segreto
empire-under-it = sotto
empire-last-clash = Ultime scelte:
empire-clash-rule = Scelta da più di uno: una rivolta in più sotto. Scelta da nessuno: un sostenitore in più.
empire-commerce = Vendita delle merci
empire-price-rule = Prezzo = { $top } − tutte le merci vendute
empire-price-last = l’ultima volta { $top } − { $sold } = { $price }
empire-goods-held = { $count ->
    [one] Hai { $count } merce.
   *[other] Hai { $count } merci.
}
empire-others-sell = gli altri vendono
empire-price = prezzo
empire-brings-you = ricevi
empire-as-last = come l’ultima volta
empire-clear = Svuota
empire-raise-to = Rilancia a { $amount }
empire-hold = Resta a { $amount }
empire-withdraw-tied = Ritirarsi: solo in parità
empire-you-hold = hai { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
}
empire-offer-whom = Fai una proposta a
empire-trade = Scambi
empire-your-offers = le tue proposte: { $count } su { $most }
empire-trade-text = I giocatori fanno proposte a turno, finché tutti non passano.
empire-auction = Asta
empire-bids-for = Chi offre cosa per { $card }
empire-opened-by = aperta da { $name }
empire-rule = vince l’offerta più alta che nessuno condivide
empire-scene-nations = Le istituzioni delle nazioni
empire-scene-unrest = Popolazione inutilizzata
empire-scene-sold = Venduto
empire-scene-bonds = Interessi sulle obbligazioni
empire-scene-trade = Uno scambio
empire-scene-clash = Scelte in conflitto
empire-scene-agreed = Ognuno ha la sua nazione
empire-scene-covered = Questa carta non è in vendita in questo turno.
empire-scene-last = Ultimo turno: la partita finisce dopo lo sviluppo.
empire-scene-auctions = Le ultime aste: il turno { $last } è solo uno sviluppo.
empire-lone = { $who ->
    [you] Tua per { $amount }
   *[other] { $name } la ottiene per { $amount }
}
empire-lone-note = Tutti gli altri si sono ritirati.
empire-you-have = Ne hai { $count }.
empire-one-more = Una in più al prossimo sviluppo:
empire-went-for = Venduta per { $prices }.
empire-stand-wins = Sei a { $amount } e vinceresti.
empire-stand-tied = Sei a { $amount }, in parità con { $names }.
empire-stand-lower = Sei a { $amount }. Rilancia, o resta.
empire-tab-auction = Asta
empire-tab-offers = Proposte
empire-tab-hand = Mano
empire-no-window = Nessuna sessione di scambi è aperta.
about-empire-supporter = Un punto di sostegno alla fine.
about-empire-revolt = Toglie un punto di sostegno alla fine.
about-empire-good = Con una popolazione fa un lusso, che porta un sostenitore. Oppure vendila.
about-empire-population = Lavora nei lussi, nelle industrie e in alcune istituzioni. Inutilizzata, porta una rivolta.
about-empire-colony = Con una popolazione fa un’industria, che porta una merce.
about-empire-bond = Porta subito 10 monete d’oro, e ne costa 1 a ogni sviluppo.
about-empire-gold = Paga offerte, interessi e scambi. Alla fine decide le parità.
empire-about-support = Sostenitori meno rivolte. Alla fine vince chi ha più sostegno; l’oro decide le parità.
empire-about-support-now = Ne hai { $now }; { $then } dopo il prossimo sviluppo.
empire-about-prices = Il vincitore di ogni carta della fila e il prezzo, turno per turno.
empire-about-market = Più merci si vendono tutti insieme, meno rende ciascuna. Tutti scelgono insieme.
empire-about-last-price = Ultimo prezzo: { $price ->
    [one] { $price } moneta d’oro
   *[other] { $price } monete d’oro
}.
empire-about-offers = Una proposta resta qui finché non è accettata o ritirata, o non finisce il turno. Appena è accettata, le carte passano di mano.
empire-about-offers-now = Per te: { $you }. Le tue: { $own } su { $most }.
empire-about-shortage = La carta sotto non è in vendita. Dopo ogni turno la carta Penuria passa alla seguente.
empire-about-covers = Ora copre: { $card }.
empire-about-open = In questa partita le carte sono scoperte.
empire-about-closed = Queste carte sono coperte. Tutto ciò che le cambia è pubblico e sta nel diario.
empire-about-locked-title = Oro nella tua offerta
empire-about-locked = Non puoi scambiarlo finché sta in un’offerta. È libero quando vince un altro o ti ritiri.
empire-about-ring-title = L’orologio
empire-about-ring = Un rilancio, un ritiro o uno scambio lo fa ripartire. A 0 chi tace acconsente. Quando a tutti va bene, la carta è assegnata.
empire-about-waited = Si aspetta: { $names }.
empire-about-next = Al tuo prossimo sviluppo: { $count }.
empire-about-luxury = Una merce e una popolazione. La merce si paga; porta un sostenitore.
empire-about-industry = Una popolazione e una colonia. Porta una merce.
empire-about-unrest = Ogni popolazione che nessuna istituzione usa porta una rivolta.
empire-about-bonds = Ogni obbligazione costa 1 moneta d’oro a ogni sviluppo. Quella che non puoi pagare porta una rivolta.
empire-about-own = L’istituzione propria di una nazione, costruita dopo lussi e industrie con ciò che resta.

## Aste aperte

empire-out-at = fuori a { $amount }
empire-content-count = Va bene a { $count } su { $all }
empire-think-again = { $name } rilancia: tutti decidono di nuovo
empire-at-once = { $names }: { $amount } nello stesso momento
empire-all-stand = le offerte restano
empire-all-stand-but = le offerte restano; in testa: { $name }
empire-still-think = { $count ->
    [one] { $names } riflette ancora
   *[other] { $names } riflettono ancora
}
empire-silent = chi tace acconsente
empire-seconds = { $count ->
    [one] ancora { $count } secondo
   *[other] ancora { $count } secondi
}
empire-is-content = va bene
empire-not-yet = non ancora
empire-match = Pareggia { $amount }
empire-one-more-bid = +1: { $amount }
empire-click-again = clicca ancora
empire-does-tie = pari con { $names }
empire-does-lead = sei già in testa
empire-does-nothing = ci sei già
empire-does-below = sotto i tuoi { $amount }
empire-does-cost = hai { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
empire-only-tied = solo in parità
empire-you-are-tied = sei in parità
empire-content = Va bene così
empire-content-note = come sta ora
empire-content-said = salvo novità
empire-content-itself = nient’altro da fare
empire-out-note = Sei fuori dall’asta di questa carta. Puoi ancora scambiare.
empire-ask-lot = Fai la tua offerta per { $card }.
empire-ask-content = Ti va bene così.
empire-ask-itself = Non puoi né rilanciare né ritirarti.
empire-ask-out = Sei fuori dall’asta di questa carta.
empire-ask-trade = Puoi ancora scambiare.
empire-overtaken = Rilancio di { $names } a { $amount } mentre scrivevi. La tua offerta non è partita.
empire-stand-behind = Sei a { $amount }, { $names } a { $highest }.
empire-highest = Offerta più alta: { $amount }, { $names }.
empire-voice-bid = { $who ->
    [you] Rilanci a { $amount } { $stand ->
        [wins] e vinceresti
        [tied] e pareggi con { $rivals }
       *[other] ma resti sotto l’offerta più alta
    }.
   *[other] { $name } rilancia a { $amount } { $stand ->
        [wins] e vincerebbe
        [tied] e pareggia con { $rivals }
       *[other] ma resta sotto l’offerta più alta
    }.
}
empire-locked = { $count ->
    [one] { $count } delle tue { $all } monete è nella tua offerta
   *[other] { $count } delle tue { $all } monete sono nella tua offerta
}
empire-locked-brief = { $count }

## La bacheca delle proposte

empire-offers = Proposte
empire-on-table = { $count } sulla bacheca
empire-new-offer = Nuova proposta
empire-offers-new = { $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
}
empire-no-offers = Ancora nessuna proposta.
empire-offers-later = Le proposte si fanno durante l’esplorazione.
empire-offers-you = A te
empire-offers-anybody = A chi vuole
empire-offers-own = Le tue, { $count } su { $most }
empire-offers-others = Tra gli altri
empire-offers-rest = Altre proposte
empire-offers-hidden = { $count ->
    [one] { $count } nascosta: mostra
   *[other] { $count } nascoste: mostra
}
empire-offers-filtered = { $count ->
    [one] { $count } nascosta dai tuoi filtri: mostra
   *[other] { $count } nascoste dai tuoi filtri: mostra
}
empire-offers-filter-again = { $count ->
    [one] { $count } mostrata malgrado i tuoi filtri: nascondi
   *[other] { $count } mostrate malgrado i tuoi filtri: nascondi
}
empire-filters = Filtra le proposte
empire-filters-some = { $count ->
    [one] Filtra le proposte: { $count } filtro attivo
   *[other] Filtra le proposte: { $count } filtri attivi
}
empire-filters-text = Una proposta nascosta resta valida: gli altri possono accettarla, e anche tu. I tuoi filtri li vedi solo tu, ma tutti vedono che rifiuti un dono.
empire-filters-hide = Nascondi
empire-filter-supporter = Le proposte che chiedono sostenitori
empire-filter-gold = Le proposte che chiedono oro
empire-filter-revolt = I doni con rivolte (quelli per te sono rifiutati)
empire-filter-anybody = Le proposte di { $name } per chi vuole
empire-nothing = niente
empire-to = a
empire-anybody = Chi vuole
empire-anybody-word = chi vuole
empire-gives-word = dà
empire-for-word = per
empire-for-your = per
empire-to-yours = alla tua
empire-declines = { $name } rifiuta
empire-you-decline = tu rifiuti
empire-support-by = sostegno { $sign }{ $count }
empire-outlook-title = Al tuo prossimo sviluppo
empire-outlook-same = sviluppo invariato
empire-accept = Accetta
empire-accept-again = Clicca ancora: sostegno −{ $count }
empire-counter = Controproposta
empire-hide = Nascondi questa proposta di { $name }
empire-take-off = Ritira
empire-why-lack = manca: { $cards }
empire-why-locked = oro bloccato nella tua offerta
empire-why-maker = { $name } ora non può pagare
empire-why-not = ora non è possibile
empire-your-offer = La tua proposta
empire-to-whom = A chi
empire-get = Ricevi
empire-free = { $count ->
    [one] { $count } libera
   *[other] { $count } libere
}
empire-draft-nothing = Che cosa dai, e che cosa vuoi in cambio?
empire-draft-gift = { $gives } in dono per { $name }.
empire-draft-demand = { $asks } da { $name }, senza dare niente.
empire-draft-both = { $gives } per { $asks }, con { $name }.
empire-draft-then = Poi:
empire-draft-count = La tua proposta { $count } su { $most }.
empire-lay = Metti in bacheca
empire-tab-offers-count = Proposte { $count }

## Dopo la quinta carta

empire-all-sold = Le cinque aste sono finite
empire-before-card = Prima di { $card }
empire-trade-or-ready = Scambia ancora, oppure di’ che hai finito.
empire-ready-count = { $count ->
    [one] { $count } su { $all } ha finito
   *[other] { $count } su { $all } hanno finito
}
empire-ready-again = da ripetere dopo una proposta o uno scambio
empire-is-ready = ha finito
empire-ready = Ho finito
empire-ready-note = poi il gioco continua
empire-won-nothing = niente
empire-nobody-won = a nessuno
empire-ask-board = Scambia ancora, oppure di’ che hai finito.
empire-ask-ready = Hai finito.
keys-match = pareggiare l’offerta più alta
keys-one-more = offrire uno in più
keys-raise = scrivere un’offerta
keys-content = dire che va bene così
keys-offer = fare una proposta

## Offerte previste

empire-plan-bids = Prevedi le offerte
empire-plan-text = Lo vedi solo tu. Il piano rilancia del minimo che basta, mai oltre il tuo limite. Senza limite offri a mano.
empire-plan-ask = Prevedi le tue offerte per il turno { $round }.
empire-plan-ask-line = Tutte le carte insieme. Lo vedi solo tu.
empire-plan-brings = Che cosa rende al tuo prossimo sviluppo
empire-plan-one-by-one = contate una per una, da sinistra
empire-plan-went = Prezzi di carte come questa finora
empire-plan-your-limit = Il tuo limite
empire-plan-least = il piano rilancia del minimo che basta, mai oltre; senza limite offri a mano
empire-plan-if-tied = In parità al tuo limite
empire-plan-ways = resta, ritirati, oppure uno in più, una volta sola
empire-plan-covered = coperta in questo turno
empire-plan-at-once = subito
empire-plan-each-round = ogni turno
empire-plan-unused = inutilizzata
empire-plan-to = { $tied ->
    [withdraw] Il tuo piano: fino a { $amount }, poi ti ritiri
    [raise] Il tuo piano: fino a { $amount }, e 1 in più se pari
   *[hold] Il tuo piano: fino a { $amount }, poi resti
}
empire-plan-held = offre quando tutti hanno deciso
empire-plan-note = offre per te; una tua offerta lo ferma
empire-plan-later = { $count ->
    [0] Le offerte le fai tu.
    [one] Le offerte le fai tu. È prevista { $count } carta successiva.
   *[other] Le offerte le fai tu. Sono previste { $count } carte successive.
}
empire-plan-row = previsto: fino a { $amount }
empire-plan-no-use = per ora inutile
empire-plan-limit = Limite per la carta { $place }, { $card }
empire-plan-tied = In parità per la carta { $place }, { $card }
empire-plan-way = { $tied ->
    [withdraw] Esci
    [raise] +1
   *[hold] Resta
}
empire-plan-way-long = { $tied ->
    [withdraw] ritirati
    [raise] uno in più, una volta sola
   *[hold] resta
}
empire-plan-sum = Limiti: { $sum } in tutto, hai { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
empire-plan-bond = Un’obbligazione vinta ne aggiunge { $gold }.
empire-plan-shrink = I limiti successivi si riducono all’oro che resta.
empire-plan-zero = Con 0 e “Resta” puoi vincere senza pagare.
empire-plan-ready = poi “Ho finito”
empire-plan-send = Invia il piano
empire-plans = Piani
empire-plans-note = chi ne ha inviato uno per questo turno
empire-plan-sent = inviato
keys-plan = prevedere le offerte

## Mosse previste e tasti

order-card = Per quale carta?
order-any-card = La prossima carta, qualunque sia
order-sell = Quante merci vendere alla prossima vendita
keys-hold = restare
keys-withdraw = ritirarsi

## La fine: i fatti della partita, e da dove vengono sostenitori e rivolte

highlight-dearest-card = { $seat } ha pagato { $a_card } { $amount ->
    [one] { $amount } moneta d’oro
   *[other] { $amount } monete d’oro
} al turno { $turn }.
highlight-largest-trade = { $counts_asked_kinds ->
    [0] { $seat } ha fatto un dono per { $seat_rival } al turno { $turn }: { $counts_given }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } ha ricevuto { $counts_asked } da { $seat_rival } al turno { $turn }, senza dare niente.
       *[other] { $seat_rival } ha ricevuto { $counts_given } da { $seat } per { $counts_asked } al turno { $turn }.
    }
}
highlight-best-development = { $seat } ha guadagnato { $amount ->
    [one] { $amount } sostenitore
   *[other] { $amount } sostenitori
} al turno { $turn }.
highlight-best-sale = { $seat } ha venduto { $amount ->
    [one] { $amount } merce
   *[other] { $amount } merci
} a { $price ->
    [one] { $price } moneta d’oro
   *[other] { $price } monete d’oro
} al turno { $turn }: { $gold } in tutto.
highlight-worst-unrest = { $seat } ha subìto { $amount ->
    [one] { $amount } rivolta
   *[other] { $amount } rivolte
} al turno { $turn }.
graph-title-development = Punti dopo ogni sviluppo
fact-dearest-card = La carta più cara
fact-largest-trade = Lo scambio più grande
fact-best-development = Lo sviluppo migliore
fact-best-sale = La vendita migliore
fact-worst-unrest = I disordini peggiori
way-claiming = con la nazione
way-development = con lo sviluppo
way-auction = all’asta
way-trade = con gli scambi

## Dalla tua mossa: ogni passo in poche parole

empire-step-clash = scelte in conflitto
empire-step-claimed = nazioni scelte
empire-step-round = turno { $round }
empire-step-nations = nazioni
empire-step-unrest = popolazione inutilizzata
empire-step-interest = interessi
empire-step-price = prezzo { $amount }
empire-step-sale = vendita
empire-step-trade = scambia con { $name }
empire-step-won = per { $amount } oro
