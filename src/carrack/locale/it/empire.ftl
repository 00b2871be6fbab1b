# The auction and trading card game. It has an English rulebook only: the Italian names of things are ours, and so are
# the sentences. Words have the forms that sentences need: `.a` and `.the` with an article, `.many` in the plural.
# Sentences keep clear of the player's gender, and of "a" and "e" before a name ("ad Anna", "ed Elena"). "Offerta" is a
# bid, "proposta" an offer to trade.

## The game

game-empire = Impero
    .about = Fai crescere una nazione con carte che compri all’asta, scambi e vendi.

## Events

event-round = Turno { $amount }
event-phase = { $phase_id ->
    [claiming] Tutti i giocatori scelgono una nazione.
    [trading] Comincia una sessione di scambi.
   *[other] Comincia la fase di { $phase }.
}
event-row = Carta { $number } della fila: { $card }.
event-shortage = La carta Penuria copre la carta { $number } della fila, { $a_card }.
event-laid-out = Nazioni in gioco: { $nation }.
event-selected = { $seat } sceglie { $the_nation }.
event-clash = { $card_id ->
    [revolt] Più giocatori hanno scelto { $the_nation }: si mette una rivolta sotto quella nazione, che ora ha { $supporters ->
        [one] { $supporters } sostenitore
       *[other] { $supporters } sostenitori
    } e { $revolts ->
        [one] { $revolts } rivolta
       *[other] { $revolts } rivolte
    }.
   *[supporter] Nessuno ha scelto { $the_nation }: si mette un sostenitore sotto quella nazione, che ora ha { $supporters ->
        [one] { $supporters } sostenitore
       *[other] { $supporters } sostenitori
    } e { $revolts ->
        [one] { $revolts } rivolta
       *[other] { $revolts } rivolte
    }.
}
event-nation = { $seat } guida { $the_nation } e riceve ciò che era sotto quella nazione: { $supporters ->
    [one] { $supporters } sostenitore
   *[other] { $supporters } sostenitori
} e { $revolts ->
    [one] { $revolts } rivolta
   *[other] { $revolts } rivolte
}.
event-dealt = { $seat } riceve { $the_nation } per sorteggio.
event-built = { $seat } { $institution_id ->
    [protectorate] istituisce
    [merchant] ingaggia
    [territory] annette
    [company] fonda
    [gold-mine] apre
    [commonwealth] fonda
    [army] arruola
    [luxury] produce
    [industry] avvia
   *[other] costruisce
} { $amount ->
    [one] { $a_institution }
   *[other] { $amount } { $institution }
}.
event-gained = { $seat } riceve { $amount } { $card }.
event-unrest = { $amount ->
    [one] { $seat } ha { $amount } popolazione inutilizzata.
   *[other] { $seat } ha { $amount } popolazioni inutilizzate.
}
event-interest = { $amount ->
    [one] { $seat } paga { $amount } moneta d’oro di interessi sulle sue obbligazioni.
   *[other] { $seat } paga { $amount } monete d’oro di interessi sulle sue obbligazioni.
}
event-default = { $amount ->
    [one] { $seat } non può pagare gli interessi su un’obbligazione.
   *[other] { $seat } non può pagare gli interessi su { $amount } obbligazioni.
}
event-sold = { $amount ->
    [0] { $seat } non vende nulla.
    [one] { $seat } vende { $amount } merce.
   *[other] { $seat } vende { $amount } merci.
}
event-price = { $amount ->
    [one] Il prezzo di una merce è di { $amount } moneta d’oro.
   *[other] Il prezzo di una merce è di { $amount } monete d’oro.
}
event-card = All’asta: { $a_card }.
event-no-card = La banca non ha più { $many_card }: questa carta non va all’asta.
event-opens = { $seat } apre l’asta.
event-bids = { $amount ->
    [one] { $seat } offre { $amount } moneta d’oro.
   *[other] { $seat } offre { $amount } monete d’oro.
}
event-holds = { $seat } non rilancia.
event-withdraws = { $seat } si ritira.
event-won = { $amount ->
    [0] { $seat } si aggiudica { $the_card } senza pagare nulla.
    [one] { $seat } si aggiudica { $the_card } per { $amount } moneta d’oro.
   *[other] { $seat } si aggiudica { $the_card } per { $amount } monete d’oro.
}
event-nobody-won = { $highest ->
    [0] Nessuno fa offerte per { $the_card }.
   *[other] Nessuna offerta è unica: nessuno si aggiudica { $the_card }.
}
event-offers = { $seat } propone uno scambio con { $seat_rival }.
event-gives = { $seat } propone di dare { $amount } { $card }.
event-asks = { $seat } chiede { $amount } { $card }.
event-proposed = { $counts_asked_kinds ->
    [0] { $seat } propone uno scambio con { $seat_rival }: { $counts_given } in dono.
   *[other] { $counts_given_kinds ->
        [0] { $seat } propone uno scambio con { $seat_rival }: chiede { $counts_asked } e non dà niente.
       *[other] { $seat } propone uno scambio con { $seat_rival }: { $counts_given } per { $counts_asked }.
    }
}
event-accepted = { $seat } accetta la proposta di { $seat_rival }.
event-refused = { $seat } rifiuta la proposta di { $seat_rival }.
event-counters = { $seat } risponde con una controproposta.
event-content = Per { $seat } va bene così.
event-ready = { $seat } ha finito con gli scambi.
event-offers-all = { $seat } propone uno scambio a chi vuole.
event-offered = { $counts_asked_kinds ->
    [0] { $seat } propone uno scambio con { $seat_rival }: { $counts_given } in dono.
   *[other] { $counts_given_kinds ->
        [0] { $seat } propone uno scambio con { $seat_rival }: chiede { $counts_asked } e non dà niente.
       *[other] { $seat } propone uno scambio con { $seat_rival }: { $counts_given } per { $counts_asked }.
    }
}
event-offered-all = { $counts_asked_kinds ->
    [0] { $seat } propone uno scambio a chi vuole: { $counts_given } in dono.
   *[other] { $counts_given_kinds ->
        [0] { $seat } propone uno scambio a chi vuole: chiede { $counts_asked } e non dà niente.
       *[other] { $seat } propone uno scambio a chi vuole: { $counts_given } per { $counts_asked }.
    }
}
event-traded = { $counts_asked_kinds ->
    [0] { $seat } accetta un dono di { $seat_rival }: { $counts_given }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } accetta la proposta di { $seat_rival }: dà { $counts_asked } e non riceve niente.
       *[other] { $seat } accetta la proposta di { $seat_rival }: dà { $counts_asked } e riceve { $counts_given }.
    }
}
event-cancels = { $counts_asked_kinds ->
    [0] { $seat } ritira una proposta: { $counts_given } in dono.
   *[other] { $counts_given_kinds ->
        [0] { $seat } ritira una richiesta: { $counts_asked }.
       *[other] { $seat } ritira una proposta: { $counts_given } per { $counts_asked }.
    }
}
event-lapsed = { $seat } non ha più { $counts_given }: la proposta decade.
event-end = La partita è finita.
event-tie = { $amount ->
    [one] A parità di punti decide l’oro: { $seat } ha { $amount } moneta d’oro.
   *[other] A parità di punti decide l’oro: { $seat } ha { $amount } monete d’oro.
}

event-look = { $zone_id ->
    [row_stack] Carta pescata per la fila: { $token }.
    [nation_stack] Nazione sorteggiata: { $token }.
   *[other] Si sorteggia chi apre l’asta.
}

## Limits of free undo

# Holding, withdrawing and being content in an auction count as bidding.
undo-binds = Impossibile annullare: offerte d’asta, proposte e scambi sono vincolanti.

## Questions

ask-claim = Scegli una nazione.
ask-sell = Quante merci vendi?
ask-trade = Vuoi proporre uno scambio?
ask-offer = Che cosa contiene la tua proposta per { $seat_rival }?
ask-answer = Accetti la proposta di { $seat_rival }?
ask-bid = Vuoi rilanciare per { $the_card }?
ask-sealed-bid = Ognuno sceglie in segreto. Vuoi rilanciare per { $the_card }?
ask-lot = Carta { $number }, { $a_card }: vuoi rilanciare, o ti va bene così?
ask-board = Vuoi fare altri scambi, o hai finito?

# The same questions without names and numbers, for auto-answers
asked-offer = Che cosa contiene la tua proposta?
asked-answer = Accetti una proposta?
asked-bid = Vuoi rilanciare?
asked-lot = Vuoi rilanciare, o ti va bene così?
asked-sealed-bid = Vuoi rilanciare quando ognuno offre in segreto?

# A player who holds stays in the auction, so the choice is not called “pass”.
choice-pass = Non fare nulla
choice-select = Scegli { $the_nation }
choice-sell = { $choices ->
    [1] { $highest ->
        [0] Non vendere nulla
        [one] Vendi { $highest } merce
       *[other] Vendi { $highest } merci
    }
   *[other] { $highest ->
        [one] Non vendere nulla, oppure vendi { $highest } merce
       *[other] Vendi da { $lowest } a { $highest } merci
    }
}
choice-withdraw = Ritirati
choice-bid = { $choices ->
    [1] { $highest ->
        [one] Offri { $highest } moneta d’oro
       *[other] Offri { $highest } monete d’oro
    }
   *[other] Offri da { $lowest } a { $highest } monete d’oro
}
choice-offer = Proponi uno scambio con { $seat_rival }
choice-done = Completa la proposta
choice-give-supporter = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } sostenitore
       *[other] { $highest } sostenitori
    }
   *[other] da { $lowest } a { $highest } sostenitori
}
choice-give-revolt = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } rivolta
       *[other] { $highest } rivolte
    }
   *[other] da { $lowest } a { $highest } rivolte
}
choice-give-good = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } merce
       *[other] { $highest } merci
    }
   *[other] da { $lowest } a { $highest } merci
}
choice-give-population = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } popolazione
       *[other] { $highest } popolazioni
    }
   *[other] da { $lowest } a { $highest } popolazioni
}
choice-give-colony = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } colonia
       *[other] { $highest } colonie
    }
   *[other] da { $lowest } a { $highest } colonie
}
choice-give-bond = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } obbligazione
       *[other] { $highest } obbligazioni
    }
   *[other] da { $lowest } a { $highest } obbligazioni
}
choice-give-gold = Dai { $choices ->
    [1] { $highest ->
        [one] { $highest } moneta d’oro
       *[other] { $highest } monete d’oro
    }
   *[other] da { $lowest } a { $highest } monete d’oro
}
choice-part-supporter = E anche { $choices ->
    [unseen] sostenitori
    [1] { $highest ->
        [one] { $highest } sostenitore
       *[other] { $highest } sostenitori
    }
   *[other] da { $lowest } a { $highest } sostenitori
}
choice-part-revolt = E anche { $choices ->
    [unseen] rivolte
    [1] { $highest ->
        [one] { $highest } rivolta
       *[other] { $highest } rivolte
    }
   *[other] da { $lowest } a { $highest } rivolte
}
choice-part-good = E anche { $choices ->
    [unseen] merci
    [1] { $highest ->
        [one] { $highest } merce
       *[other] { $highest } merci
    }
   *[other] da { $lowest } a { $highest } merci
}
choice-part-population = E anche { $choices ->
    [unseen] popolazioni
    [1] { $highest ->
        [one] { $highest } popolazione
       *[other] { $highest } popolazioni
    }
   *[other] da { $lowest } a { $highest } popolazioni
}
choice-part-colony = E anche { $choices ->
    [unseen] colonie
    [1] { $highest ->
        [one] { $highest } colonia
       *[other] { $highest } colonie
    }
   *[other] da { $lowest } a { $highest } colonie
}
choice-part-bond = E anche { $choices ->
    [unseen] obbligazioni
    [1] { $highest ->
        [one] { $highest } obbligazione
       *[other] { $highest } obbligazioni
    }
   *[other] da { $lowest } a { $highest } obbligazioni
}
choice-part-gold = E anche { $choices ->
    [unseen] oro
    [1] { $highest ->
        [one] { $highest } moneta d’oro
       *[other] { $highest } monete d’oro
    }
   *[other] da { $lowest } a { $highest } monete d’oro
}
choice-for-supporter = Chiedi { $choices ->
    [unseen] sostenitori
    [1] { $highest ->
        [one] { $highest } sostenitore
       *[other] { $highest } sostenitori
    }
   *[other] da { $lowest } a { $highest } sostenitori
}
choice-for-revolt = Chiedi { $choices ->
    [unseen] rivolte
    [1] { $highest ->
        [one] { $highest } rivolta
       *[other] { $highest } rivolte
    }
   *[other] da { $lowest } a { $highest } rivolte
}
choice-for-good = Chiedi { $choices ->
    [unseen] merci
    [1] { $highest ->
        [one] { $highest } merce
       *[other] { $highest } merci
    }
   *[other] da { $lowest } a { $highest } merci
}
choice-for-population = Chiedi { $choices ->
    [unseen] popolazioni
    [1] { $highest ->
        [one] { $highest } popolazione
       *[other] { $highest } popolazioni
    }
   *[other] da { $lowest } a { $highest } popolazioni
}
choice-for-colony = Chiedi { $choices ->
    [unseen] colonie
    [1] { $highest ->
        [one] { $highest } colonia
       *[other] { $highest } colonie
    }
   *[other] da { $lowest } a { $highest } colonie
}
choice-for-bond = Chiedi { $choices ->
    [unseen] obbligazioni
    [1] { $highest ->
        [one] { $highest } obbligazione
       *[other] { $highest } obbligazioni
    }
   *[other] da { $lowest } a { $highest } obbligazioni
}
choice-for-gold = Chiedi { $choices ->
    [unseen] oro
    [1] { $highest ->
        [one] { $highest } moneta d’oro
       *[other] { $highest } monete d’oro
    }
   *[other] da { $lowest } a { $highest } monete d’oro
}
choice-accept = Accetta
choice-refuse = Rifiuta
choice-counter = Fai una controproposta
choice-content = Va bene così
choice-ready = Ho finito
choice-offer-all = Proponi uno scambio a chi vuole
choice-take = Accetta la proposta { $amount_place } di { $seat_rival }
choice-reply = Fai una controproposta alla proposta { $amount_place } di { $seat_rival }
choice-cancel = Ritira la tua proposta { $amount_place }

## Why not

refusal-no-such-seat = A questo tavolo non c’è un posto così.
refusal-cannot-pass = Qui non puoi passare.
refusal-no-nations = La versione per principianti si gioca senza nazioni.
refusal-not-laid-out = Non puoi scegliere { $the_nation }: non è una delle nazioni in gioco.
refusal-too-few-goods = { $amount ->
    [0] Non hai merci da vendere.
    [one] Puoi vendere al massimo { $amount } merce.
   *[other] Puoi vendere al massimo { $amount } merci.
}
refusal-not-tied = Nessuno ha fatto la tua stessa offerta: non puoi ritirarti.
refusal-bid-too-low = { $amount ->
    [0] Devi offrire almeno 1 moneta d’oro.
    [one] La tua offerta è già di { $amount } moneta d’oro. Puoi solo alzarla.
   *[other] La tua offerta è già di { $amount } monete d’oro. Puoi solo alzarla.
}
refusal-bid-too-high = { $amount ->
    [one] Hai solo { $amount } moneta d’oro.
   *[other] Hai solo { $amount } monete d’oro.
}
refusal-nothing-more-to-bid = { $amount ->
    [0] Non hai oro da offrire.
    [one] Non puoi offrire più di { $amount } moneta d’oro, la tua offerta attuale.
   *[other] Non puoi offrire più di { $amount } monete d’oro, la tua offerta attuale.
}
refusal-no-trades = In questa partita non si fanno scambi.
refusal-no-windows = In questa partita le proposte sono sulla bacheca: di’ quale intendi.
refusal-no-board = In questa partita non c’è una bacheca delle proposte: si scambia nelle sessioni di scambi.
refusal-no-offer-begun = Non hai ancora cominciato una proposta.
refusal-offer-begun = Stai già preparando una proposta per { $seat_rival }.
refusal-answer-first = Rispondi prima alla proposta di { $seat_rival }.
refusal-no-offers-left = { $amount ->
    [one] Hai già fatto la tua unica proposta di questa sessione di scambi.
   *[other] Hai già fatto le tue { $amount } proposte di questa sessione di scambi.
}
refusal-not-yourself = Non si fanno scambi con sé stessi.
refusal-nothing-held = Né tu né { $seat_rival } avete nulla da scambiare.
refusal-giving-already = Scegli che cosa dai una volta sola, prima di scegliere che cosa chiedi.
refusal-asking-already = Stai già scegliendo che cosa chiedi.
refusal-give-or-for-first = La proposta è ancora vuota.
refusal-cards-in-order = Scegli ogni tipo di carta una volta sola, in quest’ordine: sostenitori, rivolte, merci, popolazioni, colonie, obbligazioni, oro.
refusal-you-hold-fewer = { $amount ->
    [0] Non hai { $many_card }.
    [one] Hai solo { $a_card }.
   *[other] Hai solo { $amount } { $card }.
}
refusal-rival-holds-fewer = { $seat_rival } non può dare così tante carte di questo tipo: { $many_card }.
refusal-holds-fewer = { $amount ->
    [0] { $seat } non ha { $many_card }.
    [one] { $seat } ha solo { $a_card }.
   *[other] { $seat } ha solo { $amount } { $card }.
}
refusal-nothing-is-no-part = Lascia fuori i tipi di carta che non fanno parte della proposta.
refusal-no-open-auction = In questa partita si offre a giri: nessuno deve dire che gli va bene così.
refusal-out-of-auction = Hai lasciato quest’asta.
refusal-content-already = Hai già detto che ti va bene così.
refusal-content-by-itself = Non puoi né rilanciare né ritirarti: per te va già bene così.
refusal-ready-already = Hai già detto che hai finito.
refusal-draft-begun = Stai già preparando una proposta.
refusal-board-full = { $amount ->
    [one] Hai già una proposta sulla bacheca.
   *[other] Hai già { $amount } proposte sulla bacheca.
}
refusal-no-offers-this-round = Hai già fatto le tue { $amount } proposte di questo turno.
refusal-no-such-offer = Questa proposta non è più sulla bacheca.
refusal-own-offer = Questa proposta è tua.
refusal-not-for-you = Questa proposta è per { $seat_rival }.
refusal-you-lack = { $amount ->
    [one] Non hai { $a_card } da dare.
   *[other] Non hai { $amount } { $card } da dare.
}
refusal-your-gold-in-bid = { $amount ->
    [one] Non puoi pagare: { $amount } moneta d’oro è bloccata nella tua offerta.
   *[other] Non puoi pagare: { $amount } monete d’oro sono bloccate nella tua offerta.
}
refusal-maker-cannot = { $seat_rival } ora non può pagare: l’oro è bloccato in un’offerta.
refusal-more-than-printed = Puoi chiedere al massimo { $amount } { $card }: nel gioco non ce ne sono di più.
refusal-gold-in-bid = { $amount ->
    [0] Tutto il tuo oro è bloccato nella tua offerta.
    [one] Hai libera solo { $amount } moneta d’oro: il resto è bloccato nella tua offerta.
   *[other] Hai libere solo { $amount } monete d’oro: il resto è bloccato nella tua offerta.
}

refusal-when-select = Scegli una nazione prima del primo turno.
refusal-when-sell = Vendi merci nella fase di commercio.
refusal-when-withdraw = Puoi ritirarti solo mentre una carta è all’asta.
refusal-when-bid = Puoi offrire solo mentre una carta è all’asta.
refusal-when-offer = Fai proposte nella fase di esplorazione.
refusal-when-give = Scegli che cosa dai mentre prepari una proposta.
refusal-when-for = Scegli che cosa chiedi mentre prepari una proposta.
refusal-when-done = Puoi completare solo una proposta che stai preparando.
refusal-when-part = Scegli le carte mentre prepari una proposta.
refusal-when-accept = Puoi accettare una proposta che hai appena ricevuto.
refusal-when-refuse = Puoi rifiutare una proposta che hai appena ricevuto.
refusal-when-counter = Puoi fare una controproposta quando hai appena ricevuto una proposta.
refusal-when-content = Puoi dire che va bene così solo mentre una carta è all’asta.
refusal-when-ready = Puoi dire che hai finito solo durante gli scambi, quando nessuna carta è all’asta.
refusal-when-take = Puoi accettare proposte nella fase di esplorazione.
refusal-when-reply = Puoi fare controproposte nella fase di esplorazione.
refusal-when-cancel = Puoi ritirare le tue proposte nella fase di esplorazione.

remedy-answer = Accettala, rifiutala oppure, se puoi ancora farne una, rispondi con una controproposta.
remedy-begin-offer = Prima scegli a chi è rivolta la proposta.
remedy-bid-less = Offri di meno.
remedy-bid-more = Offri di più.
remedy-cancel = Ritira una delle tue proposte, o aspetta che qualcuno ne accetti una.
remedy-choose = Scegli una delle mosse.
remedy-complete = Continua finché non è completa.
remedy-fewer = Scegli un numero più piccolo, o niente.
remedy-free-gold = Il tuo oro torna libero quando ti ritiri o quando qualcun altro si aggiudica questa carta.
remedy-get-cards = Fai una controproposta, oppure procurati prima le carte.
remedy-give-or-for = Comincia da ciò che dai o da ciò che chiedi.
remedy-hold = Rilancia se puoi, oppure non fare nulla.
remedy-hold-or-withdraw = Non fare nulla, oppure ritirati se qualcuno ha la tua stessa offerta.
remedy-in-order = Continua con uno dei tipi successivi, oppure completa la proposta.
remedy-look-at-board = Guarda le proposte sulla bacheca.
remedy-name-cards = Scegli almeno una carta.
remedy-next-card = Aspetta la prossima carta.
remedy-next-round = Aspetta il prossimo turno.
remedy-next-window = Aspetta la prossima sessione di scambi.
remedy-option = Scegli questa opzione prima della partita.
remedy-other-nation = Scegli un’altra nazione.
remedy-other-player = Scegli un altro giocatore.
remedy-wait = Aspetta quel momento.
remedy-wait-for-change = Aspetta che agisca qualcun altro.

## Words: cards

card-supporter = { $count ->
    [one] sostenitore
   *[other] sostenitori
}
    .a = un sostenitore
    .the = il sostenitore
    .many = sostenitori
card-revolt = { $count ->
    [one] rivolta
   *[other] rivolte
}
    .a = una rivolta
    .the = la rivolta
    .many = rivolte
card-good = { $count ->
    [one] merce
   *[other] merci
}
    .a = una merce
    .the = la merce
    .many = merci
card-population = { $count ->
    [one] popolazione
   *[other] popolazioni
}
    .a = una popolazione
    .the = la popolazione
    .many = popolazioni
card-colony = { $count ->
    [one] colonia
   *[other] colonie
}
    .a = una colonia
    .the = la colonia
    .many = colonie
card-bond = { $count ->
    [one] obbligazione
   *[other] obbligazioni
}
    .a = un’obbligazione
    .the = l’obbligazione
    .many = obbligazioni
card-gold = { $count ->
    [one] moneta d’oro
   *[other] monete d’oro
}
    .a = una moneta d’oro
    .the = l’oro
    .many = monete d’oro

## Words: nations and institutions

nation-ottomans = Ottomani
    .the = gli Ottomani
nation-venice = Venezia
    .the = Venezia
nation-portugal = Portogallo
    .the = il Portogallo
nation-netherlands = Paesi Bassi
    .the = i Paesi Bassi
nation-spain = Spagna
    .the = la Spagna
nation-france = Francia
    .the = la Francia
nation-great-britain = Gran Bretagna
    .the = la Gran Bretagna
nation-prussia = Prussia
    .the = la Prussia

institution-protectorate = { $count ->
    [one] protettorato
   *[other] protettorati
}
    .a = un protettorato
institution-merchant = { $count ->
    [one] mercante
   *[other] mercanti
}
    .a = un mercante
institution-territory = { $count ->
    [one] territorio
   *[other] territori
}
    .a = un territorio
institution-company = { $count ->
    [one] compagnia
   *[other] compagnie
}
    .a = una compagnia
institution-gold-mine = { $count ->
    [one] miniera d’oro
   *[other] miniere d’oro
}
    .a = una miniera d’oro
institution-cathedral = { $count ->
    [one] cattedrale
   *[other] cattedrali
}
    .a = una cattedrale
institution-commonwealth = commonwealth
    .a = un commonwealth
institution-army = { $count ->
    [one] esercito
   *[other] eserciti
}
    .a = un esercito
institution-luxury = { $count ->
    [one] lusso
   *[other] lussi
}
    .a = un lusso
institution-industry = { $count ->
    [one] industria
   *[other] industrie
}
    .a = un’industria

## Words: the table

phase-claiming = scelta delle nazioni
    .the = la scelta delle nazioni
phase-development = sviluppo
    .the = lo sviluppo
phase-commerce = commercio
    .the = il commercio
phase-exploration = esplorazione
    .the = l’esplorazione
phase-trading = scambi
    .the = gli scambi

zone-row_stack = le carte della fila
zone-nation_stack = le nazioni
zone-seat_stack = i giocatori

object-row = carte della fila
object-nations = nazioni
object-opener = giocatori, per decidere chi apre l’asta
object-claims = nazioni rimaste

token-supporter = { card-supporter }
token-revolt = { card-revolt }
token-good = { card-good }
token-population = { card-population }
token-colony = { card-colony }
token-bond = { card-bond }
token-gold = { card-gold }
token-ottomans = { nation-ottomans }
token-venice = { nation-venice }
token-portugal = { nation-portugal }
token-netherlands = { nation-netherlands }
token-spain = { nation-spain }
token-france = { nation-france }
token-great-britain = { nation-great-britain }
token-prussia = { nation-prussia }
token-s0 = posto 1
token-s1 = posto 2
token-s2 = posto 3
token-s3 = posto 4
token-s4 = posto 5
token-s5 = posto 6

## The score

source-supporters = Sostenitori
source-revolts = Rivolte

## Options

option-version = Versione
    .text = Per principianti: tutti cominciano con le stesse carte, senza obbligazioni né nazioni. Standard: ognuno guida una nazione che ha una propria istituzione.
version-beginner = per principianti
version-standard = standard
option-auction = Asta
    .text = Libera: ognuno rilancia in qualsiasi momento, finché a tutti non va bene così. A turno: i giocatori fanno le loro offerte uno dopo l’altro. Segreta: in ogni giro d’asta tutti scelgono contemporaneamente e in segreto.
auction-open = asta libera
auction-turns = asta a turno
auction-sealed = asta segreta
auction-sequential = a turno
auction-simultaneous = tutti insieme
option-trades = Scambi
    .text = Liberi: le proposte restano su una bacheca, e ognuno ne fa e ne accetta in qualsiasi momento della fase di esplorazione. A sessioni: i giocatori scambiano a turno prima di ogni asta e dopo l’ultima. Inizio e fine: allo stesso modo, ma solo prima della prima asta e dopo l’ultima. Nessuno: non si fanno scambi.
trades-open = scambi liberi
trades-windows = sessioni di scambi
trades-ends = sessioni all’inizio e alla fine
trades-off = senza scambi
option-trade_offers = Proposte
    .text = Quante proposte di scambio può avere ciascuno sulla bacheca nello stesso momento, o fare in ogni sessione di scambi; con 0 non si fanno scambi.
option-claim_rounds = Giri di scelta
    .text = Quante volte si scelgono le nazioni prima che quelle ancora contese siano sorteggiate; con 0 non c’è limite.
option-strict_bank = Banca limitata
    .text = La banca ha solo le carte stampate. Finché un tipo è esaurito, nessuno ne riceve.
option-open_holdings = Averi visibili
    .text = Tutti vedono che cosa possiede ogni giocatore. Lo si potrebbe comunque dedurre da tutto ciò che è successo.
