# The worker-placement game. Names of things are the Italian rulebook's; the sentences are ours.
# Words have the forms that sentences need: `.a` and `.the` with an article, `.one` and `.many` in the singular and the
# plural whatever the number, `.at` and `.in` for where, and `.al`, `.da`, `.di` for the prepositions a, da, di that
# merge with the article (for goods `.di` is also "some": "prende dell’oro"). `.no` is "no such", `.hidden` what a
# scout sees.
# Sentences keep clear of the player's gender, and of "a" and "e" before a name ("ad Anna", "ed Elena").

## The game

game-discovery = Scoperta
    .about = Colonizza il Nuovo Mondo: piazza i lavoratori nei box del tabellone e risolvili uno dopo l’altro, in otto turni e tre epoche.

## Events

event-turn = Turno { $amount }, epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
event-box = Si passa { $al_box }.
event-age = { $amount ->
    [1] Comincia l’epoca I.
    [2] Comincia l’epoca II; gli edifici rimasti dell’epoca I escono dal gioco.
   *[3] Comincia l’epoca III; gli edifici rimasti dell’epoca II escono dal gioco.
}
event-end = La partita è finita.

event-starts = { $seat } ha il { $place_number ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[6] sesto
} posto nell’ordine del turno e comincia con ${ $amount }.
event-ordered = Ordine del turno, posto { $amount }: { $seat }.
event-order-fronted = { $seat } usa l’Università per passare in testa all’ordine del turno.
event-fronted = { $seat } usa l’Università per portare { $a_type } { $da_space } in testa alla fila.
event-placed = { $seat } piazza { $a_type } { $at_place }.
event-forgone = { $box_id ->
    [dock] { $seat } riprende { $a_type } dalla banchina.
    [goods] { $seat } non prende nessuna merce.
    [buildings] { $seat } non compra nessun edificio.
    [specialists] { $seat } non prende nessuno specialista.
    [warfare] { $seat } non combatte.
   *[other] { $seat } non usa il suo { $type }.
}

event-earned = { $seat } riceve ${ $amount } { $reason }.
event-paid = { $seat } paga ${ $amount } { $reason }.
event-good-taken = { $seat } prende { $di_good } { $origin }.
event-bounty = { $seat } arriva a 3 lavoratori { $in_region } prima di tutti gli altri e prende la merce della regione: { $good }.
event-ship-won = { $seat } ottiene la nave mercantile con un valore di { $amount }.
event-ship-stays = Nessuno vuole la nave mercantile: resta dov’è.
event-bought = { $amount ->
    [0] { $seat } prende gratis { $the_building }.
   *[other] { $seat } compra { $the_building } per ${ $amount }.
}
event-gained = { $seat } ottiene { $a_type }.
event-colonists = { $amount ->
    [0] { $seat } non ha più colonizzatori da prendere.
   *[other] Nuovi colonizzatori: { $amount } per { $seat }.
}
event-on-dock = { $seat } riceve un colonizzatore gratuito { $at_space }.
event-as-explorer = { $seat } riceve { $a_type } gratuito nel box Scoperta.
event-swapped = { $seat } richiama { $a_type } { $da_region } e lascia lì un colonizzatore.

event-settled = { $seat } manda { $a_type } { $in_region }.
event-moved = { $seat } sposta { $a_type } { $da_region_from } { $al_region_to }.
event-expedition = { $seat } manda una spedizione di valore { $amount } { $in_target }.
event-discovered = { $seat } scopre { $the_region }: { $counter }.
event-repelled = La spedizione di { $seat } incontra resistenza { $amount } { $in_region } e viene respinta.
event-lowered = La Peste ha ridotto da { $amount_before } a { $amount } la resistenza incontrata da { $seat }.
event-card-won = { $seat } ottiene la carta Scoperta “{ $card }”: { $facts_card }.
event-card-lost = La spedizione di { $seat } incontra resistenza { $amount } (carta Scoperta “{ $card }”) e viene respinta.

event-battle = { $seat } attacca { $seat_enemy } { $in_region }.
event-war = { $seat } scatena una guerra su vasta scala contro { $seat_enemy }.
event-killed = { $seat } perde { $amount } { $type } { $in_region }.
event-militia-fell = La milizia di { $seat } cade { $in_region }.
event-lost = { $seat } perde { $amount } { $type } { $in_region } a causa della peste.
event-scored = Punti { $in_region }: { $amount } per { $seat }.

event-built = Punti per i costruttori { $in_region }: altri { $amount } per { $seat }.
event-points-bought = { $amount ->
    [one] { $seat } compra { $amount } punto.
   *[other] { $seat } compra { $amount } punti.
}

event-opens = { $seat } apre l’asta.
event-bids = { $seat } offre ${ $amount }.
event-out = { $seat } passa.
event-nation = { $seat } gioca con { $the_nation }.
event-joined = { $amount ->
    [0] { $seat } riordina i lavoratori sulla banchina.
    [one] { $seat } aggiunge { $amount } colonizzatore alla banchina e riordina tutti i lavoratori.
   *[other] { $seat } aggiunge { $amount } colonizzatori alla banchina e riordina tutti i lavoratori.
}
event-ship-claimed = { $seat } prende la nave mercantile prima che venga assegnata.
event-ousted = { $seat } prende il posto di { $seat_victim } nello spazio { $specialty }.
event-scouted = { $seat } ordina una ricognizione { $in_target }.
event-card-laid = { $seat } rimette la carta { $side } al mazzo.
event-replaced = La pedina { $di_region } esce dal gioco; al suo posto va una pedina non usata, a faccia in giù.
event-ship-given = { $seat } riceve una nave mercantile non usata.
event-edict = Grazie all’Editto papale di { $seat }, anche { $seat_rival } può insediare colonizzatori.
event-robbed = { $seat } prende una pedina Scoperta da { $seat_victim }: { $counter }.
event-smuggled = { $seat } prende { $di_good } da { $seat_rival } e lascia in cambio { $di_good_given }.
event-sold = { $seat } vende { $di_good }.

event-market = Nuova merce nel box: { $good }.
event-goods-go = { $amount ->
    [one] Merci tolte dal box: { $good }.
   *[other] Merci tolte dal box: { $good } × { $amount }.
}
event-ship-comes = Arriva una nuova nave mercantile.
event-offered = Nuovo edificio in vendita: { $building }.
event-shown = In arrivo nell’epoca III: { $building }.

# Several events of one kind in a row.
list-market = Nuove merci nel box: { $items }.
list-offered = Nuovi edifici in vendita: { $items }.
list-shown = Edifici in arrivo nell’epoca III: { $items }.
list-ordered = Ordine del turno: { $items }.

event-look = { $zone_id ->
    [counters] Si gira la pedina { $di_slot }: { $token }.
    [deck] Si gira la prima carta del mazzo Scoperta: { $token }.
    [pile] Merce pescata dalla pila: { $token }.
    [stack] Edificio pescato dalla pila: { $token }.
    [aside] Si gira una pedina non usata: { $token }.
    [robbed] Pedina pescata tra quelle della vittima: { $token }.
    [nations] Nazione assegnata: { $token }.
   *[seats] Si sorteggia un giocatore.
}
event-look-private = { $zone_id ->
    [counters] { $audience } guarda la pedina { $di_slot }: { $token }.
    [deck] { $audience } guarda la prima carta del mazzo Scoperta: { $token }.
   *[other] { $audience } guarda in segreto ({ $zone }): { $token }.
}
event-look-hidden = { $zone_id ->
    [counters] { $audience } guarda la pedina { $di_slot }.
    [deck] { $audience } guarda la prima carta del mazzo Scoperta.
   *[other] { $audience } guarda in segreto ({ $zone }).
}

## Questions

ask-place = Piazza un lavoratore.
ask-send = Manda { $the_type } dalla banchina in una regione.
ask-take = Prendi una merce.
ask-buy = Vuoi comprare un edificio?
ask-explore = { $early ->
    [0] Vuoi mandare una spedizione?
   *[other] Vuoi mandare una spedizione? La tua nazione può usare anche il mazzo Scoperta.
}
ask-sail = Quanti { $many_type } partono?
ask-specialist = Vuoi prendere { $a_type }?
ask-training = Vuoi addestrare uno specialista per $5?
ask-swap = Non hai nessun { $type } nella riserva. Vuoi richiamarne uno da una regione e lasciare lì un colonizzatore?
ask-warfare = Vuoi combattere una battaglia, oppure una guerra su vasta scala per $10?
ask-kill = { $amount ->
    [one] Quale lavoratore di { $seat_enemy } elimini { $in_region }?
   *[other] Quale lavoratore di { $seat_enemy } elimini { $in_region }? Scegline { $amount } in tutto.
}
ask-benefit = Vuoi usare un edificio?
ask-front = { $box_id ->
    [order] Vuoi usare l’Università per passare in testa all’ordine del turno, prima del piazzamento dei lavoratori?
    [shipping] Vuoi usare l’Università per passare in testa all’ordine del turno, prima che si assegni la nave mercantile?
    [discovery] Vuoi usare l’Università per passare in testa all’ordine del turno, prima che partano le spedizioni?
    [refresh] Vuoi usare l’Università nel box Iniziativa, prima che si stabilisca il nuovo ordine del turno?
    [purchase] Vuoi usare l’Università che hai appena comprato?
   *[other] Vuoi usare l’Università prima di risolvere { $the_box }?
}
ask-front-mid = Ora tocca a un lavoratore di { $seat_next } ({ $box }). Vuoi usare prima l’Università?
ask-chart = Vuoi scoprire una regione con la Cartografia del Nuovo Mondo?
ask-stable = Vuoi spostare un soldato con la Stalla?
ask-migrate = Quale regione lasciano i lavoratori, e dove vanno?
ask-migrant = Chi migra { $da_region_from } { $al_region_to }?
ask-garrison = { $amount ->
    [one] Dove metti { $the_type } gratuito?
   *[other] Dove metti i { $amount } { $type } gratuiti?
}
ask-lose = Quale lavoratore perdi { $in_region } a causa della peste?
ask-blight = In quale regione colpisce la peste, e a danno di quale giocatore?
ask-cull = Quanti colonizzatori perde { $seat_victim } { $in_region }?

ask-conquest = Vuoi scoprire una regione prima del primo turno?
ask-choose = { $amount ->
    [one] Scegli uno specialista.
   *[other] Scegli { $amount } specialisti.
}
ask-spread = { $amount ->
    [one] Resta un colonizzatore da insediare: dove lo metti?
   *[other] Restano { $amount } colonizzatori da insediare: dove metti il prossimo?
}
ask-edict = { $amount ->
    [one] Quale altro giocatore insedia un colonizzatore, e chi comincia?
   *[other] Quale altro giocatore insedia { $amount } colonizzatori, e chi comincia?
}
ask-rob = { $amount ->
    [one] Vuoi prendere una pedina Scoperta da un altro giocatore?
   *[other] Vuoi prendere pedine Scoperta da altri giocatori? Una a testa, da { $amount } giocatori al massimo.
}
ask-smuggle = Quale merce prendi, e da chi?
ask-give = Che cosa lasci in cambio { $di_good } di { $seat_rival }?
ask-sell = Vuoi vendere delle merci?
ask-join = Vuoi aggiungere colonizzatori alla banchina e riordinare tutti i lavoratori?
ask-next = Quale lavoratore è il prossimo a lasciare la banchina?
ask-first-good = Vuoi prendere una merce prima che si risolva il box Merci?
ask-claim = Vuoi prendere la nave mercantile prima che si risolva il box?
ask-oust = Vuoi prendere il posto di qualcuno nel box Specialisti?
ask-deck = Rimetti la carta in cima o in fondo al mazzo?
ask-points = Vuoi comprare punti a ${ $amount } l’uno?
ask-bid = { $amount ->
    [0] Vuoi offrire $1 o più?
   *[other] Vuoi offrire più di ${ $amount }?
}
ask-nation = Con quale nazione giochi?

# The same questions without names and numbers, for auto-answers
asked-send = Manda un lavoratore dalla banchina in una regione.
asked-explore = Vuoi mandare una spedizione?
asked-sail = Quanti partono con la spedizione?
asked-specialist = Vuoi prendere uno specialista?
asked-swap = Vuoi richiamare uno specialista e lasciare lì un colonizzatore?
asked-kill = Quale lavoratore nemico elimini?
asked-front = Vuoi usare l’Università?
asked-front-mid = Vuoi usare l’Università tra due lavoratori di un box?
asked-migrant = Chi migra?
asked-garrison = Dove metti un lavoratore gratuito?
asked-lose = Quale lavoratore perdi a causa della peste?
asked-cull = Quanti colonizzatori colpisce la peste?
asked-choose = Scegli uno specialista.
asked-spread = Dove si insedia il prossimo colonizzatore?
asked-edict = Quale altro giocatore insedia colonizzatori?
asked-rob = Vuoi prendere una pedina Scoperta da un altro giocatore?
asked-give = Che cosa lasci in cambio di una merce?
asked-points = Vuoi comprare punti?
asked-bid = Vuoi fare un’offerta?

choice-pass = Passa
choice-place = Piazza { $a_type } { $at_place }
choice-front = { $space_id ->
    [order] Usa l’Università: passa in testa all’ordine del turno
   *[other] Usa l’Università: porta in testa il lavoratore { $di_space }
}
choice-scout = Ricognizione: guarda { $hidden_target }
choice-deck = Rimetti la carta { $side } al mazzo
choice-send = Manda il lavoratore { $in_region }
choice-take = Prendi { $the_good }
choice-buy = Compra { $the_building }
choice-chart = Scopri { $the_region }
choice-swap = Richiama lo specialista { $da_region }
choice-choose = Scegli { $a_type }
choice-train = Prendi { $a_type }
choice-spread = Metti un colonizzatore { $in_region }
choice-garrison = Scegli { $the_region }
choice-edict = Scegli { $seat_rival }, che agisce { $turn }
choice-lose = Perdi { $a_type }
choice-blight = Colpisci { $seat_rival } { $in_region }
choice-cull = { $amount ->
    [0] Non togliere nessun colonizzatore
    [one] Togli { $amount } colonizzatore
   *[other] Togli { $amount } colonizzatori
}
choice-rob = Prendi una pedina da { $seat_rival }
choice-benefit = Usa { $the_benefit }
choice-sugar = Prendi ora il denaro della Distilleria
choice-stable = Sposta un soldato { $da_region_from } { $al_region_to }
choice-migrate = Sposta lavoratori { $da_region_from } { $al_region_to }
choice-migrant = Sposta { $a_type }
choice-smuggle = Prendi { $di_good } da { $seat_rival }
choice-give = Lascia { $di_good }
choice-sell = Vendi { $di_good }
choice-explore = { $target_id ->
    [deck] Esplora oltre il Nuovo Mondo
    [early-deck] Esplora oltre il Nuovo Mondo con il vantaggio del Portogallo
   *[other] Esplora { $the_target }
}
choice-sail = { $amount ->
    [0] Non mandare nessun { $one_type }
   *[other] Manda { $amount } { $type }
}
choice-battle = Attacca { $seat_rival } { $in_region }
choice-war = Scatena una guerra su vasta scala contro { $seat_rival } per $10
choice-kill = Elimina { $a_victim }
choice-join = { $amount ->
    [0] Non aggiungere colonizzatori, cambia solo l’ordine
    [one] Aggiungi { $amount } colonizzatore alla banchina
   *[other] Aggiungi { $amount } colonizzatori alla banchina
}
choice-next = Prossimo: { $a_type } di { $seat_rival }
choice-use = Prendi la nave mercantile
choice-oust = Sostituisci il lavoratore nello spazio { $specialty }
choice-nation = Gioca con { $the_nation }
choice-bid = { $choices ->
    [1] Offri ${ $highest }
   *[other] Offri da ${ $lowest } a ${ $highest }
}
choice-points = { $choices ->
    [1] { $highest ->
        [0] Non comprare punti
        [one] Compra { $highest } punto
       *[other] Compra { $highest } punti
    }
   *[other] Compra da { $lowest } a { $highest } punti
}

## Why not

refusal-no-such-seat = A questo tavolo non c’è un posto così.
refusal-must-choose = Qui non puoi passare.
refusal-option-off = Questa partita si gioca senza l’opzione “{ $option }”.
refusal-building-not-in-game = Questa partita si gioca senza { $the_building }.
refusal-no-worker = Non hai nessun { $type } da piazzare.
refusal-not-in-this-game = In questa partita non si può piazzare nessuno { $at_place }.
refusal-no-dock-ships = Non hai navi che possano portare un lavoratore.
refusal-box-full = Non c’è più posto { $at_place }.
refusal-space-taken = C’è già un lavoratore { $at_place }.
refusal-initiative-once = Hai già un lavoratore nel box Iniziativa: se ne piazza uno solo per turno.
refusal-no-front-left = Non hai un’Università da usare.
refusal-front-of-others = Non hai nessun lavoratore { $at_space }.
refusal-front-no-track = L’Università non ha effetto { $at_space }.
refusal-front-same = Sarebbe lo stesso che portare in testa il lavoratore { $di_space }.
refusal-front-not-here = { $space_id ->
    [order] Adesso non puoi cambiare l’ordine del turno.
   *[other] Adesso non puoi portare in testa il lavoratore { $di_space }.
}
refusal-front-changes-nothing = { $space_id ->
    [order] Hai già il primo posto nell’ordine del turno.
   *[other] Portare in testa il lavoratore { $di_space } non cambierebbe nulla.
}
refusal-undiscovered = Nessuno ha ancora scoperto { $the_region }.
refusal-already-discovered = Non c’è più nulla da scoprire { $in_target }.
refusal-too-weak = Una spedizione { $in_target } deve avere un valore di almeno { $amount }.
refusal-deck-too-early = Il mazzo Scoperta non si usa ancora.
refusal-deck-empty = Non restano carte Scoperta.
refusal-early-deck-used = Hai già usato la tua spedizione anticipata di quest’epoca.
refusal-early-deck-not-yours = Solo il Portogallo può usare il mazzo Scoperta in anticipo.
refusal-scouted-already = Conosci già { $hidden_target }.
refusal-no-scout-money = La ricognizione costa ${ $amount }, più di quanto hai.
refusal-not-on-market = Il box Merci non offre { $good }.
refusal-not-on-offer = Non puoi comprare { $the_building }: questo edificio non è in vendita.
refusal-too-expensive = Per comprare { $the_building } servono ${ $amount }, più di quanto hai.
refusal-not-that-type = Scegli prima quanti { $many_type } partono.
refusal-sail-settled = Hai già scelto quanti { $many_type } partono.
refusal-not-so-many = { $amount ->
    [0] Non hai nessun { $one_type } nel box Scoperta.
   *[other] Hai solo { $amount } { $type } nel box Scoperta.
}
refusal-nobody-sails = Per una spedizione serve almeno un lavoratore.
refusal-not-taught = Qui non puoi ottenere { $many_type }.
refusal-other-specialist = Questo spazio dà { $a_type } e nient’altro.
refusal-none-in-supply = Non hai nessun { $type } nella riserva, e nemmeno in una regione dove un colonizzatore possa prenderne il posto.
refusal-none-there = Non hai nessun { $type } { $in_region }.
refusal-none-of-type = Non hai nessun { $type } { $in_region }.
refusal-no-worker-there = Non hai nessun lavoratore { $in_region }.
refusal-enemy-not-there = { $seat_enemy } non ha nessun lavoratore { $in_region }.
refusal-no-soldier-there = Nessuna delle due parti ha un soldato { $in_region }.
refusal-not-yourself = La scelta non può cadere su di te.
refusal-no-war-chest = Una guerra su vasta scala costa ${ $amount }, più di quanto hai.
refusal-no-battlefield = In nessuna regione ci sono sia lavoratori tuoi sia lavoratori di { $seat_enemy }, con almeno un soldato tra loro.
refusal-no-such-victim = Lì non resta { $no_victim } da eliminare.
refusal-in-ascending-order = Scegli le vittime tipo per tipo: continua con { $a_victim } o con un tipo successivo.
refusal-too-few-behind = Scegli le vittime tipo per tipo: { $da_victim } in poi sono troppo poche.
refusal-benefit-not-yours = Non possiedi { $the_benefit }.
refusal-benefit-used-up = Hai già usato { $the_benefit }: funziona una volta sola.
refusal-benefit-done = Hai già usato { $the_benefit } in questo turno.
refusal-benefit-not-open = Adesso { $the_benefit } non avrebbe alcun effetto.
refusal-stables-as-window = La Stalla si usa appena prima di risolvere il box Scoperta.
refusal-nobody-there = Nessuno ha un lavoratore { $in_region }: un soldato può raggiungere solo una colonia.
refusal-sugar-by-itself = In questa partita la Distilleria paga automaticamente.
refusal-no-sugar-due = Adesso non hai denaro dello zucchero da prendere.
refusal-no-soldier-to-move = Non hai nessun soldato da spostare { $da_region }.
refusal-not-neighbours = Un soldato non può passare { $da_region_from } { $al_region_to }: le due regioni non sono adiacenti.
refusal-no-migrants = Non hai nessuno che possa migrare { $da_region }.
refusal-same-region = Chi si sposta deve lasciare { $the_region }.
refusal-not-a-migrant = La Migrazione non vale per i { $many_type }.
refusal-no-colony = Non hai nessun lavoratore { $in_region }.
refusal-no-colonist-there = Quel giocatore non ha nessun colonizzatore { $in_region }.
refusal-too-many-culled = { $amount ->
    [one] Non c’è nessun colonizzatore da togliere.
   *[other] Ci sono meno di { $amount } colonizzatori da togliere.
}
refusal-regions-in-order = Scegli le regioni da nord a sud: continua con { $the_region } o con una più a sud.
refusal-no-counters = { $seat_victim } non ha pedine Scoperta da perdere.
refusal-players-in-order = Scegli i giocatori in senso orario, una volta sola ciascuno: per { $seat_victim } è troppo tardi.
refusal-rival-lacks-good = { $seat_rival } non ha { $good }.
refusal-nothing-to-swap = In cambio { $di_good } potresti dare solo la stessa merce.
refusal-like-for-like = Scambiare { $good } con { $good } non cambierebbe nulla.
refusal-no-such-good = Non hai { $good }.
refusal-not-your-nation = Per farlo bisogna giocare con { $the_nation }.
refusal-power-used = Hai già esaurito il tuo vantaggio nazionale.
refusal-goods-in-order = Scegli le merci nel loro ordine: continua con { $the_good } o con una merce successiva.
refusal-too-few-colonists = { $amount ->
    [0] Non hai nessun colonizzatore nella riserva.
    [one] Hai solo { $amount } colonizzatore nella riserva.
   *[other] Hai solo { $amount } colonizzatori nella riserva.
}
refusal-order-changes-nothing = I lavoratori sulla banchina sono tutti uguali: un nuovo ordine non cambierebbe nulla.
refusal-not-on-dock = Tra i lavoratori da riordinare non resta nessun { $type } di { $seat_rival }.
refusal-nobody-to-oust = Non c’è nessuno nello spazio { $specialty }.
refusal-own-worker-there = Il lavoratore nello spazio { $specialty } è tuo.
refusal-auction-off = In questa partita non si fanno aste.
refusal-bid-too-low = Un’offerta deve superare ${ $amount }.
refusal-bid-too-high = { $amount ->
    [0] Non hai denaro.
   *[other] Hai solo ${ $amount }.
}
refusal-must-open = Apri tu l’asta: devi fare un’offerta.
refusal-nation-settled = Giochi già con { $the_nation } e non puoi più cambiare.
refusal-nation-taken = Qualcuno gioca già con { $the_nation }.
refusal-points-too-dear = { $amount ->
    [0] Non puoi permetterti nemmeno un punto.
    [one] Puoi permetterti { $amount } punto al massimo.
   *[other] Puoi permetterti { $amount } punti al massimo.
}
refusal-no-points = Compra almeno un punto, o passa.

refusal-when-place = Piazzi i lavoratori nella prima fase del turno, uno alla volta.
refusal-when-front = { $between ->
    [0] Usi l’Università quando piazzi un lavoratore, o appena prima di un box su cui ha effetto.
   *[other] Usi l’Università quando la compri, quando piazzi un lavoratore, appena prima di un box su cui ha effetto, o tra due lavoratori di quel box.
}
refusal-when-scout = { $work ->
    [0] Fai una ricognizione quando tocca a te piazzare un lavoratore o mandare una spedizione.
   *[other] Fai una ricognizione quando tocca a te piazzare un lavoratore o mandare una spedizione, quando un tuo lavoratore lascia la banchina, o appena prima di scoprire una regione senza spedizione.
}
refusal-when-deck = Rimetti una carta nel mazzo subito dopo averla guardata.
refusal-when-send = Mandi i lavoratori nelle regioni quando si risolve la banchina dei colonizzatori.
refusal-when-take = Prendi una merce quando agisce il tuo lavoratore nel box Merci.
refusal-when-buy = Compri un edificio quando agisce il tuo lavoratore nel box Edifici capitale.
refusal-when-chart = Usi la Cartografia del Nuovo Mondo quando la compri, o nella fase dei benefici degli edifici.
refusal-when-swap = Richiami uno specialista quando te ne spetta uno e non ne hai nella riserva.
refusal-when-choose = Scegli gli specialisti quando te li dà un edificio o un’asta.
refusal-when-train = Prendi uno specialista quando agisce il tuo lavoratore nel box Specialisti.
refusal-when-spread = Insedi questi colonizzatori quando compri la Sovrappopolazione.
refusal-when-garrison = Metti i lavoratori gratuiti in una colonia quando te li dà un edificio.
refusal-when-edict = Scegli un altro giocatore quando compri l’Editto papale.
refusal-when-lose = Scegli un lavoratore da perdere quando qualcuno compra la Peste dell’epoca II.
refusal-when-blight = Scegli chi colpire quando compri la Peste dell’epoca III.
refusal-when-cull = Togli i colonizzatori dopo aver scelto la regione e il giocatore colpiti dalla peste.
refusal-when-rob = Prendi le pedine Scoperta quando compri “Riscrivere la storia”.
refusal-when-benefit = Usi gli edifici nella fase dei benefici degli edifici, quando tocca a te.
refusal-when-stable = Sposti un soldato quando è il momento della Stalla.
refusal-when-migrate = Sposti lavoratori con la Migrazione nella fase dei benefici degli edifici.
refusal-when-migrant = Scegli chi migra dopo aver scelto dove va.
refusal-when-smuggle = Usi il Contrabbandiere nella fase dei benefici degli edifici.
refusal-when-give = Lasci una merce dopo aver scelto quale prendere.
refusal-when-sell = Vendi merci nella fase dei benefici degli edifici.
refusal-when-explore = Mandi una spedizione quando si risolve il box Scoperta e tocca a te.
refusal-when-sail = Scegli chi parte dopo aver scelto la meta della spedizione.
refusal-when-battle = Combatti una battaglia quando agisce il tuo lavoratore nel box Guerra.
refusal-when-war = Scateni una guerra su vasta scala quando agisce il tuo lavoratore nel box Guerra.
refusal-when-kill = Scegli le vittime durante una battaglia.
refusal-when-join = L’Inghilterra aggiunge colonizzatori alla banchina appena prima che si risolva.
refusal-when-next = L’Inghilterra riordina la banchina appena prima che si risolva.
refusal-when-use = L’Olanda prende la nave appena prima che si risolva il box Spedizioni mercantili.
refusal-when-oust = Le città-stato italiane prendono un posto appena prima che si risolva il box Specialisti.
refusal-when-nation = Scegli una nazione quando hai vinto un’asta.
refusal-when-bid = Offri nell’asta che precede il primo turno.
refusal-when-points = Compri punti subito dopo il punteggio delle colonie.
refusal-when-sugar = La Distilleria paga nella fase dei benefici degli edifici, quando tocca a te.

remedy-add-colonists = Aggiungi anche dei colonizzatori.
remedy-bid = Offri almeno $1.
remedy-bid-less = Offri di meno.
remedy-bid-more = Offri di più.
remedy-bring-home = Aspetta che ne torni qualcuno.
remedy-buy-building = Prima compra l’edificio.
remedy-choose = Scegli una delle mosse.
remedy-discover = Scopri prima la regione, o scegline un’altra.
remedy-discover-all = Prima bisogna scoprire tutte le regioni del Nuovo Mondo.
remedy-fewer = Scegli un numero più piccolo.
remedy-in-order = Rispetta l’ordine.
remedy-mayflower = Ti servono la Mayflower e una tua nave che non porti ancora nessuno.
remedy-meet-enemy = Manda prima un soldato in una regione dove quel giocatore ha lavoratori.
remedy-money = Guadagna prima più denaro.
remedy-more-explorers = Manda più lavoratori, o aspetta di averne di più nel box Scoperta.
remedy-next-age = Aspetta la prossima epoca.
remedy-next-turn = Aspetta il prossimo turno.
remedy-option = Scegli questa opzione prima della partita.
remedy-option-builders = Scegli l’opzione “{ option-builders }” prima della partita.
remedy-other-building = Scegli uno degli edifici disponibili.
remedy-other-good = Scegli un’altra merce.
remedy-other-nation = Scegli un’altra nazione.
remedy-other-place = Scegli un altro box o spazio.
remedy-other-player = Scegli un altro giocatore.
remedy-other-region = Scegli un’altra regione.
remedy-other-type = Scegli un altro tipo.
remedy-other-worker = Scegli un altro lavoratore.
remedy-own-worker = Scegli un altro dei tuoi lavoratori.
remedy-pass = Passa.
remedy-plain-deck = Scegli il mazzo stesso, quando tutte le regioni saranno scoperte.
remedy-send-soldier = Prima manda lì un soldato.
remedy-send-worker = Prima manda lì un lavoratore.
remedy-university = Compra l’Università; si usa una volta sola.
remedy-wait = Aspetta quel momento.

## Words: workers

type-colonist = { $count ->
    [one] colonizzatore
   *[other] colonizzatori
}
    .a = un colonizzatore
    .the = il colonizzatore
    .one = colonizzatore
    .many = colonizzatori
type-captain = { $count ->
    [one] capitano
   *[other] capitani
}
    .a = un capitano
    .the = il capitano
    .one = capitano
    .many = capitani
type-merchant = { $count ->
    [one] mercante
   *[other] mercanti
}
    .a = un mercante
    .the = il mercante
    .one = mercante
    .many = mercanti
type-missionary = { $count ->
    [one] missionario
   *[other] missionari
}
    .a = un missionario
    .the = il missionario
    .one = missionario
    .many = missionari
type-soldier = { $count ->
    [one] soldato
   *[other] soldati
}
    .a = un soldato
    .the = il soldato
    .one = soldato
    .many = soldati
type-builder = { $count ->
    [one] costruttore
   *[other] costruttori
}
    .a = un costruttore
    .the = il costruttore
    .one = costruttore
    .many = costruttori

victim-colonist = { type-colonist }
    .a = { type-colonist.a }
    .da = dal colonizzatore
    .no = nessun colonizzatore
victim-captain = { type-captain }
    .a = { type-captain.a }
    .da = dal capitano
    .no = nessun capitano
victim-merchant = { type-merchant }
    .a = { type-merchant.a }
    .da = dal mercante
    .no = nessun mercante
victim-missionary = { type-missionary }
    .a = { type-missionary.a }
    .da = dal missionario
    .no = nessun missionario
victim-soldier = { type-soldier }
    .a = { type-soldier.a }
    .da = dal soldato
    .no = nessun soldato
victim-builder = { type-builder }
    .a = { type-builder.a }
    .da = dal costruttore
    .no = nessun costruttore
victim-militia = milizia
    .a = la milizia
    .da = dalla milizia
    .no = nessuna milizia

## Words: the board

region-new-france = Nuova Francia
    .the = la Nuova Francia
    .in = in Nuova Francia
    .al = alla Nuova Francia
    .da = dalla Nuova Francia
    .di = della Nuova Francia
region-new-england = Nuova Inghilterra
    .the = la Nuova Inghilterra
    .in = in Nuova Inghilterra
    .al = alla Nuova Inghilterra
    .da = dalla Nuova Inghilterra
    .di = della Nuova Inghilterra
region-virginia = Virginia
    .the = la Virginia
    .in = in Virginia
    .al = alla Virginia
    .da = dalla Virginia
    .di = della Virginia
region-florida = Florida
    .the = la Florida
    .in = in Florida
    .al = alla Florida
    .da = dalla Florida
    .di = della Florida
region-caribbean = Caraibi
    .the = i Caraibi
    .in = nei Caraibi
    .al = ai Caraibi
    .da = dai Caraibi
    .di = dei Caraibi
region-new-spain = Nuova Spagna
    .the = la Nuova Spagna
    .in = in Nuova Spagna
    .al = alla Nuova Spagna
    .da = dalla Nuova Spagna
    .di = della Nuova Spagna
region-new-granada = Nuova Granada
    .the = la Nuova Granada
    .in = in Nuova Granada
    .al = alla Nuova Granada
    .da = dalla Nuova Granada
    .di = della Nuova Granada
region-peru = Perù
    .the = il Perù
    .in = in Perù
    .al = al Perù
    .da = dal Perù
    .di = del Perù
region-brazil = Brasile
    .the = il Brasile
    .in = in Brasile
    .al = al Brasile
    .da = dal Brasile
    .di = del Brasile

target-new-france = { region-new-france }
    .the = { region-new-france.the }
    .in = { region-new-france.in }
    .hidden = la pedina { region-new-france.di }
target-new-england = { region-new-england }
    .the = { region-new-england.the }
    .in = { region-new-england.in }
    .hidden = la pedina { region-new-england.di }
target-virginia = { region-virginia }
    .the = { region-virginia.the }
    .in = { region-virginia.in }
    .hidden = la pedina { region-virginia.di }
target-florida = { region-florida }
    .the = { region-florida.the }
    .in = { region-florida.in }
    .hidden = la pedina { region-florida.di }
target-caribbean = { region-caribbean }
    .the = { region-caribbean.the }
    .in = { region-caribbean.in }
    .hidden = la pedina { region-caribbean.di }
target-new-spain = { region-new-spain }
    .the = { region-new-spain.the }
    .in = { region-new-spain.in }
    .hidden = la pedina { region-new-spain.di }
target-new-granada = { region-new-granada }
    .the = { region-new-granada.the }
    .in = { region-new-granada.in }
    .hidden = la pedina { region-new-granada.di }
target-peru = { region-peru }
    .the = { region-peru.the }
    .in = { region-peru.in }
    .hidden = la pedina { region-peru.di }
target-brazil = { region-brazil }
    .the = { region-brazil.the }
    .in = { region-brazil.in }
    .hidden = la pedina { region-brazil.di }
target-deck = mazzo Scoperta
    .the = il mazzo Scoperta
    .in = oltre il Nuovo Mondo
    .hidden = la prima carta del mazzo Scoperta
target-early-deck = mazzo Scoperta, in anticipo
    .the = il mazzo Scoperta, in anticipo
    .in = oltre il Nuovo Mondo
    .hidden = la prima carta del mazzo Scoperta

slot-new-france = { region-new-france.the }
    .di = { region-new-france.di }
slot-new-england = { region-new-england.the }
    .di = { region-new-england.di }
slot-virginia = { region-virginia.the }
    .di = { region-virginia.di }
slot-florida = { region-florida.the }
    .di = { region-florida.di }
slot-caribbean = { region-caribbean.the }
    .di = { region-caribbean.di }
slot-new-spain = { region-new-spain.the }
    .di = { region-new-spain.di }
slot-new-granada = { region-new-granada.the }
    .di = { region-new-granada.di }
slot-peru = { region-peru.the }
    .di = { region-peru.di }
slot-brazil = { region-brazil.the }
    .di = { region-brazil.di }

place-initiative = box Iniziativa
    .the = il box Iniziativa
    .at = nel box Iniziativa
place-dock = banchina dei colonizzatori
    .the = la banchina dei colonizzatori
    .at = sulla banchina dei colonizzatori
place-goods = box Merci
    .the = il box Merci
    .at = nel box Merci
place-shipping = box Spedizioni mercantili
    .the = il box Spedizioni mercantili
    .at = nel box Spedizioni mercantili
place-buildings = box Edifici capitale
    .the = il box Edifici capitale
    .at = nel box Edifici capitale
place-discovery = box Scoperta
    .the = il box Scoperta
    .at = nel box Scoperta
place-captain = spazio Capitano
    .the = lo spazio Capitano
    .at = nello spazio Capitano
place-merchant = spazio Mercante
    .the = lo spazio Mercante
    .at = nello spazio Mercante
place-missionary = spazio Missionario
    .the = lo spazio Missionario
    .at = nello spazio Missionario
place-soldier = spazio Soldato
    .the = lo spazio Soldato
    .at = nello spazio Soldato
place-builder = spazio Costruttore
    .the = lo spazio Costruttore
    .at = nello spazio Costruttore
place-training = spazio Addestramento
    .the = lo spazio Addestramento
    .at = nello spazio Addestramento
place-warfare = box Guerra
    .the = il box Guerra
    .at = nel box Guerra
place-mayflower = Mayflower
    .the = la Mayflower
    .at = sulla Mayflower

box-order = piazzamento dei lavoratori
    .the = il piazzamento dei lavoratori
    .al = al piazzamento dei lavoratori
box-initiative = iniziativa
    .the = il box Iniziativa
    .al = al box Iniziativa
box-dock = banchina dei colonizzatori
    .the = la banchina dei colonizzatori
    .al = alla banchina dei colonizzatori
box-goods = merci
    .the = il box Merci
    .al = al box Merci
box-shipping = spedizioni mercantili
    .the = il box Spedizioni mercantili
    .al = al box Spedizioni mercantili
box-buildings = edifici capitale
    .the = il box Edifici capitale
    .al = al box Edifici capitale
box-discovery = scoperta
    .the = il box Scoperta
    .al = al box Scoperta
box-specialists = specialisti
    .the = il box Specialisti
    .al = al box Specialisti
box-warfare = guerra
    .the = il box Guerra
    .al = al box Guerra
box-refresh = rinnovo del tabellone
    .the = il rinnovo del tabellone
    .al = al rinnovo del tabellone
box-income = entrate
    .the = le entrate
    .al = alle entrate
box-benefits = benefici degli edifici
    .the = i benefici degli edifici
    .al = ai benefici degli edifici
box-scoring = punteggio delle colonie
    .the = il punteggio delle colonie
    .al = al punteggio delle colonie
box-purchase = acquisto
    .the = l’acquisto
    .al = all’acquisto

space-initiative-1 = lo spazio 1 del box Iniziativa
    .at = nello spazio 1 del box Iniziativa
    .da = dallo spazio 1 del box Iniziativa
    .di = dello spazio 1 del box Iniziativa
space-initiative-2 = lo spazio 2 del box Iniziativa
    .at = nello spazio 2 del box Iniziativa
    .da = dallo spazio 2 del box Iniziativa
    .di = dello spazio 2 del box Iniziativa
space-initiative-3 = lo spazio 3 del box Iniziativa
    .at = nello spazio 3 del box Iniziativa
    .da = dallo spazio 3 del box Iniziativa
    .di = dello spazio 3 del box Iniziativa
space-initiative-4 = lo spazio 4 del box Iniziativa
    .at = nello spazio 4 del box Iniziativa
    .da = dallo spazio 4 del box Iniziativa
    .di = dello spazio 4 del box Iniziativa
space-initiative-5 = lo spazio 5 del box Iniziativa
    .at = nello spazio 5 del box Iniziativa
    .da = dallo spazio 5 del box Iniziativa
    .di = dello spazio 5 del box Iniziativa
space-initiative-6 = lo spazio 6 del box Iniziativa
    .at = nello spazio 6 del box Iniziativa
    .da = dallo spazio 6 del box Iniziativa
    .di = dello spazio 6 del box Iniziativa
space-dock-1 = lo spazio 1 della banchina dei colonizzatori
    .at = nello spazio 1 della banchina dei colonizzatori
    .da = dallo spazio 1 della banchina dei colonizzatori
    .di = dello spazio 1 della banchina dei colonizzatori
space-dock-2 = lo spazio 2 della banchina dei colonizzatori
    .at = nello spazio 2 della banchina dei colonizzatori
    .da = dallo spazio 2 della banchina dei colonizzatori
    .di = dello spazio 2 della banchina dei colonizzatori
space-dock-3 = lo spazio 3 della banchina dei colonizzatori
    .at = nello spazio 3 della banchina dei colonizzatori
    .da = dallo spazio 3 della banchina dei colonizzatori
    .di = dello spazio 3 della banchina dei colonizzatori
space-dock-4 = lo spazio 4 della banchina dei colonizzatori
    .at = nello spazio 4 della banchina dei colonizzatori
    .da = dallo spazio 4 della banchina dei colonizzatori
    .di = dello spazio 4 della banchina dei colonizzatori
space-dock-5 = lo spazio 5 della banchina dei colonizzatori
    .at = nello spazio 5 della banchina dei colonizzatori
    .da = dallo spazio 5 della banchina dei colonizzatori
    .di = dello spazio 5 della banchina dei colonizzatori
space-dock-6 = lo spazio 6 della banchina dei colonizzatori
    .at = nello spazio 6 della banchina dei colonizzatori
    .da = dallo spazio 6 della banchina dei colonizzatori
    .di = dello spazio 6 della banchina dei colonizzatori
space-dock-7 = lo spazio 7 della banchina dei colonizzatori
    .at = nello spazio 7 della banchina dei colonizzatori
    .da = dallo spazio 7 della banchina dei colonizzatori
    .di = dello spazio 7 della banchina dei colonizzatori
space-dock-8 = lo spazio 8 della banchina dei colonizzatori
    .at = nello spazio 8 della banchina dei colonizzatori
    .da = dallo spazio 8 della banchina dei colonizzatori
    .di = dello spazio 8 della banchina dei colonizzatori
space-dock-9 = lo spazio 9 della banchina dei colonizzatori
    .at = nello spazio 9 della banchina dei colonizzatori
    .da = dallo spazio 9 della banchina dei colonizzatori
    .di = dello spazio 9 della banchina dei colonizzatori
space-dock-10 = lo spazio 10 della banchina dei colonizzatori
    .at = nello spazio 10 della banchina dei colonizzatori
    .da = dallo spazio 10 della banchina dei colonizzatori
    .di = dello spazio 10 della banchina dei colonizzatori
space-dock-11 = lo spazio 11 della banchina dei colonizzatori
    .at = nello spazio 11 della banchina dei colonizzatori
    .da = dallo spazio 11 della banchina dei colonizzatori
    .di = dello spazio 11 della banchina dei colonizzatori
space-dock-x = lo spazio X della banchina dei colonizzatori
    .at = nello spazio X della banchina dei colonizzatori
    .da = dallo spazio X della banchina dei colonizzatori
    .di = dello spazio X della banchina dei colonizzatori
space-dock-y = lo spazio Y della banchina dei colonizzatori
    .at = nello spazio Y della banchina dei colonizzatori
    .da = dallo spazio Y della banchina dei colonizzatori
    .di = dello spazio Y della banchina dei colonizzatori
space-mayflower-1 = lo spazio 1 della Mayflower
    .at = nello spazio 1 della Mayflower
    .da = dallo spazio 1 della Mayflower
    .di = dello spazio 1 della Mayflower
space-mayflower-2 = lo spazio 2 della Mayflower
    .at = nello spazio 2 della Mayflower
    .da = dallo spazio 2 della Mayflower
    .di = dello spazio 2 della Mayflower
space-mayflower-3 = lo spazio 3 della Mayflower
    .at = nello spazio 3 della Mayflower
    .da = dallo spazio 3 della Mayflower
    .di = dello spazio 3 della Mayflower
space-joined-1 = lo spazio aggiunto 1 della banchina dei colonizzatori
    .at = nello spazio aggiunto 1 della banchina dei colonizzatori
    .da = dallo spazio aggiunto 1 della banchina dei colonizzatori
    .di = dello spazio aggiunto 1 della banchina dei colonizzatori
space-joined-2 = lo spazio aggiunto 2 della banchina dei colonizzatori
    .at = nello spazio aggiunto 2 della banchina dei colonizzatori
    .da = dallo spazio aggiunto 2 della banchina dei colonizzatori
    .di = dello spazio aggiunto 2 della banchina dei colonizzatori
space-goods-1 = lo spazio 1 del box Merci
    .at = nello spazio 1 del box Merci
    .da = dallo spazio 1 del box Merci
    .di = dello spazio 1 del box Merci
space-goods-2 = lo spazio 2 del box Merci
    .at = nello spazio 2 del box Merci
    .da = dallo spazio 2 del box Merci
    .di = dello spazio 2 del box Merci
space-goods-3 = lo spazio 3 del box Merci
    .at = nello spazio 3 del box Merci
    .da = dallo spazio 3 del box Merci
    .di = dello spazio 3 del box Merci
space-goods-4 = lo spazio 4 del box Merci
    .at = nello spazio 4 del box Merci
    .da = dallo spazio 4 del box Merci
    .di = dello spazio 4 del box Merci
space-buildings-1 = lo spazio 1 del box Edifici capitale
    .at = nello spazio 1 del box Edifici capitale
    .da = dallo spazio 1 del box Edifici capitale
    .di = dello spazio 1 del box Edifici capitale
space-buildings-2 = lo spazio 2 del box Edifici capitale
    .at = nello spazio 2 del box Edifici capitale
    .da = dallo spazio 2 del box Edifici capitale
    .di = dello spazio 2 del box Edifici capitale
space-buildings-3 = lo spazio 3 del box Edifici capitale
    .at = nello spazio 3 del box Edifici capitale
    .da = dallo spazio 3 del box Edifici capitale
    .di = dello spazio 3 del box Edifici capitale
space-buildings-4 = lo spazio 4 del box Edifici capitale
    .at = nello spazio 4 del box Edifici capitale
    .da = dallo spazio 4 del box Edifici capitale
    .di = dello spazio 4 del box Edifici capitale
space-buildings-5 = lo spazio 5 del box Edifici capitale
    .at = nello spazio 5 del box Edifici capitale
    .da = dallo spazio 5 del box Edifici capitale
    .di = dello spazio 5 del box Edifici capitale
space-specialists-1 = lo spazio Capitano
    .at = nello spazio Capitano
    .da = dallo spazio Capitano
    .di = dello spazio Capitano
space-specialists-2 = lo spazio Mercante
    .at = nello spazio Mercante
    .da = dallo spazio Mercante
    .di = dello spazio Mercante
space-specialists-3 = lo spazio Missionario
    .at = nello spazio Missionario
    .da = dallo spazio Missionario
    .di = dello spazio Missionario
space-specialists-4 = lo spazio Soldato
    .at = nello spazio Soldato
    .da = dallo spazio Soldato
    .di = dello spazio Soldato
space-specialists-5 = lo spazio Costruttore
    .at = nello spazio Costruttore
    .da = dallo spazio Costruttore
    .di = dello spazio Costruttore
space-specialists-6 = lo spazio Addestramento
    .at = nello spazio Addestramento
    .da = dallo spazio Addestramento
    .di = dello spazio Addestramento
space-warfare-1 = lo spazio 1 del box Guerra
    .at = nello spazio 1 del box Guerra
    .da = dallo spazio 1 del box Guerra
    .di = dello spazio 1 del box Guerra
space-warfare-2 = lo spazio 2 del box Guerra
    .at = nello spazio 2 del box Guerra
    .da = dallo spazio 2 del box Guerra
    .di = dello spazio 2 del box Guerra
space-warfare-3 = lo spazio 3 del box Guerra
    .at = nello spazio 3 del box Guerra
    .da = dallo spazio 3 del box Guerra
    .di = dello spazio 3 del box Guerra
space-warfare-4 = lo spazio 4 del box Guerra
    .at = nello spazio 4 del box Guerra
    .da = dallo spazio 4 del box Guerra
    .di = dello spazio 4 del box Guerra
space-order = l’ordine del turno
    .at = nell’ordine del turno
    .da = dall’ordine del turno
    .di = dell’ordine del turno

## Words: goods, counters, cards

good-silver = argento
    .the = l’argento
    .di = dell’argento
good-sugar = zucchero
    .the = lo zucchero
    .di = dello zucchero
good-gold = oro
    .the = l’oro
    .di = dell’oro
good-tobacco = tabacco
    .the = il tabacco
    .di = del tabacco
good-coffee = caffè
    .the = il caffè
    .di = del caffè
good-indigo = indaco
    .the = l’indaco
    .di = dell’indaco
good-fur = pelli
    .the = le pelli
    .di = delle pelli
good-cattle = bestiame
    .the = il bestiame
    .di = del bestiame
good-cocoa = cacao
    .the = il cacao
    .di = del cacao
good-fish = pesce
    .the = il pesce
    .di = del pesce
good-rice = riso
    .the = il riso
    .di = del riso

counter-1_2_1_4 = resistenza 1, bottino $1 più $2 per ogni soldato, 4 punti
counter-1_3_2_4 = resistenza 2, bottino $1 più $3 per ogni soldato, 4 punti
counter-1_2_2_4 = resistenza 2, bottino $1 più $2 per ogni soldato, 4 punti
counter-2_4_3_5 = resistenza 3, bottino $2 più $4 per ogni soldato, 5 punti
counter-2_2_3_5 = resistenza 3, bottino $2 più $2 per ogni soldato, 5 punti
counter-1_3_3_5 = resistenza 3, bottino $1 più $3 per ogni soldato, 5 punti
counter-1_2_3_5 = resistenza 3, bottino $1 più $2 per ogni soldato, 5 punti
counter-2_5_3_5 = resistenza 3, bottino $2 più $5 per ogni soldato, 5 punti
counter-3_4_4_6 = resistenza 4, bottino $3 più $4 per ogni soldato, 6 punti
counter-4_5_4_6 = resistenza 4, bottino $4 più $5 per ogni soldato, 6 punti
counter-4_5_5_7 = resistenza 5, bottino $4 più $5 per ogni soldato, 7 punti
counter-2_4_5_7 = resistenza 5, bottino $2 più $4 per ogni soldato, 7 punti
counter-none = nessuna pedina

card-mississippi = Il Mississippi
    .facts = resistenza 3, bottino $2 più $1 per ogni soldato, 4 punti
card-great-lakes = I Grandi Laghi
    .facts = resistenza 3, bottino $1 più $2 per ogni soldato, 4 punti
card-pampas = Le Pampas
    .facts = resistenza 3, bottino $2 più $1 per ogni soldato, 4 punti
card-california = California
    .facts = resistenza 4, bottino $2 più $1 per ogni soldato, 4 punti
card-philippines = Filippine
    .facts = resistenza 4, bottino $2 più $1 per ogni soldato, 5 punti
card-south-seas = I Mari del Sud
    .facts = resistenza 4, bottino $2 più $1 per ogni soldato, 5 punti
card-ethiopia = Etiopia
    .facts = resistenza 4, bottino $3 più $2 per ogni soldato, 5 punti
card-amazon = L’Amazzonia
    .facts = resistenza 4, bottino $2 più $1 per ogni soldato, 4 punti
card-northwest-territory = Territori del Nord-Ovest
    .facts = resistenza 4, bottino $2 più $2 per ogni soldato, 4 punti
card-australia = Australia
    .facts = resistenza 4, bottino $2 più $1 per ogni soldato, 5 punti
card-japan = Giappone
    .facts = resistenza 5, bottino $4 più $3 per ogni soldato, 5 punti
card-siam = Siam
    .facts = resistenza 5, bottino $4 più $2 per ogni soldato, 5 punti
card-spice-islands = Isole delle Spezie
    .facts = resistenza 5, bottino $5 più $3 per ogni soldato, 6 punti
card-india = India
    .facts = resistenza 6, bottino $6 più $3 per ogni soldato, 6 punti
card-circumnavigation = Circumnavigare il globo
    .facts = resistenza 6, bottino $8 più $3 per ogni soldato, 6 punti
card-china = Cina
    .facts = resistenza 6, bottino $7 più $3 per ogni soldato, 6 punti

## Words: buildings

building-settlers = Coloni
    .the = i Coloni
building-monastery = Monastero
    .the = il Monastero
building-trade-routes = Rotte commerciali
    .the = le Rotte commerciali
building-training-grounds = Addestramento
    .the = l’Addestramento
building-indentured-servitude = Servitù a contratto
    .the = la Servitù a contratto
building-conquistadors = Conquistatore
    .the = il Conquistatore
building-navigator = Navigatore
    .the = il Navigatore
building-conquest-of-the-inca-empire = Conquista dell’impero inca
    .the = la Conquista dell’impero inca
building-trading-post = Stazione commerciale
    .the = la Stazione commerciale
building-new-world-cartography = Cartografia del Nuovo Mondo
    .the = la Cartografia del Nuovo Mondo
building-plague-1 = Peste (epoca I)
    .the = la Peste (epoca I)
building-spoils-5-dollars = Bottino di guerra ($5)
    .the = il Bottino di guerra ($5)
building-spoils-ship = Bottino di guerra (nave)
    .the = il Bottino di guerra (nave)
building-spoils-specialists = Bottino di guerra (specialisti)
    .the = il Bottino di guerra (specialisti)
building-magellan = Magellano
    .the = Magellano
building-new-world-city = Città del Nuovo Mondo
    .the = la Città del Nuovo Mondo
building-new-world-mission = Missione del Nuovo Mondo
    .the = la Missione del Nuovo Mondo
building-overpopulation = Sovrappopolazione
    .the = la Sovrappopolazione
building-smuggler = Contrabbandiere
    .the = il Contrabbandiere
building-indian-allies = Alleati indiani
    .the = gli Alleati indiani
building-privateers = Navi corsare
    .the = le Navi corsare
building-ship-yards = Cantieri navali
    .the = i Cantieri navali
building-cathedral = Cattedrale
    .the = la Cattedrale
building-taxation = Tassazione
    .the = la Tassazione
building-university = Università
    .the = l’Università
building-west-indies-co = Compagnia delle Indie Occidentali
    .the = la Compagnia delle Indie Occidentali
building-colonization-laws = Diritti di colonizzazione
    .the = i Diritti di colonizzazione
building-rum-distillery = Distilleria di rum
    .the = la Distilleria di rum
building-marketplace = Mercato
    .the = il Mercato
building-military-academy = Accademia militare
    .the = l’Accademia militare
building-fortress = Fortezza
    .the = la Fortezza
building-stables = Stalla
    .the = la Stalla
building-plague-2 = Peste (epoca II)
    .the = la Peste (epoca II)
building-spoils-7-dollars = Bottino di guerra ($7)
    .the = il Bottino di guerra ($7)
building-spoils-goods = Bottino di guerra (merci)
    .the = il Bottino di guerra (merci)
building-stone-masonry = Muratura in pietra
    .the = la Muratura in pietra
building-papal-edict = Editto papale
    .the = l’Editto papale
building-mint = Zecca
    .the = la Zecca
building-trading-house = Casa commerciale
    .the = la Casa commerciale
building-reformation = Riforma
    .the = la Riforma
building-mayflower = Mayflower
    .the = la Mayflower
building-militia = Milizia
    .the = la Milizia
building-mercantilism = Mercantilismo
    .the = il Mercantilismo
building-population = Popolazione
    .the = la Popolazione
building-navy = Marina
    .the = la Marina
building-power = Potenza
    .the = la Potenza
building-prosperity = Prosperità
    .the = la Prosperità
building-glory = Gloria
    .the = la Gloria
building-wealth = Ricchezza
    .the = la Ricchezza
building-migration = Migrazione
    .the = la Migrazione
building-factory = Fabbrica
    .the = la Fabbrica
building-plague-3 = Peste (epoca III)
    .the = la Peste (epoca III)
building-age-of-discovery = Età delle scoperte
    .the = l’Età delle scoperte
building-new-world-capital-city = Capitale del Nuovo Mondo
    .the = la Capitale del Nuovo Mondo
building-age-of-reason = Età della ragione
    .the = l’Età della ragione
building-re-write-history = Riscrivere la storia
    .the = “Riscrivere la storia”

benefit-cartography = { building-new-world-cartography }
    .the = { building-new-world-cartography.the }
benefit-stables = { building-stables }
    .the = { building-stables.the }
benefit-migration = { building-migration }
    .the = { building-migration.the }
benefit-smuggler = { building-smuggler }
    .the = { building-smuggler.the }
benefit-trading-house = { building-trading-house }
    .the = { building-trading-house.the }

## Words: what is hidden, and what is shuffled

token-s0 = posto 1
token-s1 = posto 2
token-s2 = posto 3
token-s3 = posto 4
token-s4 = posto 5
token-s5 = posto 6
token-1_2_1_4 = { counter-1_2_1_4 }
token-1_3_2_4 = { counter-1_3_2_4 }
token-1_2_2_4 = { counter-1_2_2_4 }
token-2_4_3_5 = { counter-2_4_3_5 }
token-2_2_3_5 = { counter-2_2_3_5 }
token-1_3_3_5 = { counter-1_3_3_5 }
token-1_2_3_5 = { counter-1_2_3_5 }
token-2_5_3_5 = { counter-2_5_3_5 }
token-3_4_4_6 = { counter-3_4_4_6 }
token-4_5_4_6 = { counter-4_5_4_6 }
token-4_5_5_7 = { counter-4_5_5_7 }
token-2_4_5_7 = { counter-2_4_5_7 }
token-none = { counter-none }
token-mississippi = { card-mississippi }, { card-mississippi.facts }
token-great-lakes = { card-great-lakes }, { card-great-lakes.facts }
token-pampas = { card-pampas }, { card-pampas.facts }
token-california = { card-california }, { card-california.facts }
token-philippines = { card-philippines }, { card-philippines.facts }
token-south-seas = { card-south-seas }, { card-south-seas.facts }
token-ethiopia = { card-ethiopia }, { card-ethiopia.facts }
token-amazon = { card-amazon }, { card-amazon.facts }
token-northwest-territory = { card-northwest-territory }, { card-northwest-territory.facts }
token-australia = { card-australia }, { card-australia.facts }
token-japan = { card-japan }, { card-japan.facts }
token-siam = { card-siam }, { card-siam.facts }
token-spice-islands = { card-spice-islands }, { card-spice-islands.facts }
token-india = { card-india }, { card-india.facts }
token-circumnavigation = { card-circumnavigation }, { card-circumnavigation.facts }
token-china = { card-china }, { card-china.facts }
token-silver = { good-silver }
token-sugar = { good-sugar }
token-gold = { good-gold }
token-tobacco = { good-tobacco }
token-coffee = { good-coffee }
token-indigo = { good-indigo }
token-fur = { good-fur }
token-cattle = { good-cattle }
token-cocoa = { good-cocoa }
token-fish = { good-fish }
token-rice = { good-rice }
token-settlers = { building-settlers }
token-monastery = { building-monastery }
token-trade-routes = { building-trade-routes }
token-training-grounds = { building-training-grounds }
token-indentured-servitude = { building-indentured-servitude }
token-conquistadors = { building-conquistadors }
token-navigator = { building-navigator }
token-conquest-of-the-inca-empire = { building-conquest-of-the-inca-empire }
token-trading-post = { building-trading-post }
token-new-world-cartography = { building-new-world-cartography }
token-plague-1 = { building-plague-1 }
token-spoils-5-dollars = { building-spoils-5-dollars }
token-spoils-ship = { building-spoils-ship }
token-spoils-specialists = { building-spoils-specialists }
token-magellan = { building-magellan }
token-new-world-city = { building-new-world-city }
token-new-world-mission = { building-new-world-mission }
token-overpopulation = { building-overpopulation }
token-smuggler = { building-smuggler }
token-indian-allies = { building-indian-allies }
token-privateers = { building-privateers }
token-ship-yards = { building-ship-yards }
token-cathedral = { building-cathedral }
token-taxation = { building-taxation }
token-university = { building-university }
token-west-indies-co = { building-west-indies-co }
token-colonization-laws = { building-colonization-laws }
token-rum-distillery = { building-rum-distillery }
token-marketplace = { building-marketplace }
token-military-academy = { building-military-academy }
token-fortress = { building-fortress }
token-stables = { building-stables }
token-plague-2 = { building-plague-2 }
token-spoils-7-dollars = { building-spoils-7-dollars }
token-spoils-goods = { building-spoils-goods }
token-stone-masonry = { building-stone-masonry }
token-papal-edict = { building-papal-edict }
token-mint = { building-mint }
token-trading-house = { building-trading-house }
token-reformation = { building-reformation }
token-mayflower = { building-mayflower }
token-militia = { building-militia }
token-mercantilism = { building-mercantilism }
token-population = { building-population }
token-navy = { building-navy }
token-power = { building-power }
token-prosperity = { building-prosperity }
token-glory = { building-glory }
token-wealth = { building-wealth }
token-migration = { building-migration }
token-factory = { building-factory }
token-plague-3 = { building-plague-3 }
token-age-of-discovery = { building-age-of-discovery }
token-new-world-capital-city = { building-new-world-capital-city }
token-age-of-reason = { building-age-of-reason }
token-re-write-history = { building-re-write-history }
token-england = { nation-england }
token-spain = { nation-spain }
token-france = { nation-france }
token-portugal = { nation-portugal }
token-holland = { nation-holland }
token-italy = { nation-italy }

zone-seats = l’ordine del turno
zone-counters = le pedine sulle regioni
zone-aside = le pedine non usate
zone-deck = il mazzo Scoperta
zone-pile = la pila delle merci
zone-stack = la pila degli edifici
zone-robbed = le pedine di una vittima
zone-nations = le nazioni

object-order = posti nell’ordine del turno
object-opener = giocatori, per decidere chi apre l’asta
object-nations = nazioni
object-counters = pedine Scoperta
object-cards = mazzo Scoperta
object-goods = pila delle merci
object-stack-1 = edifici dell’epoca I
object-stack-2 = edifici dell’epoca II
object-stack-3 = edifici dell’epoca III
object-robbery = pedine tra cui pescare

## Words: the rest

reason-initiative = dal box Iniziativa
reason-merchant = per l’arrivo del mercante
reason-plunder = di bottino
reason-conquistadors = per i soldati della spedizione
reason-sets = per le combinazioni di merci e navi
reason-buildings = dagli edifici
reason-sugar = per lo zucchero trasformato in rum
reason-tribute = come tributo ai corsari
reason-training = per l’addestramento
reason-war = per la guerra su vasta scala
reason-at-once = come beneficio immediato dell’edificio
reason-sale = per la vendita
reason-scouting = per la ricognizione
reason-bid = per l’asta
reason-points = per l’acquisto di punti
reason-metal = per i metalli preziosi

origin-market = dal box Merci
origin-pile = dalla pila

side-top = in cima
side-bottom = in fondo
turn-first = prima di te
turn-second = dopo di te

specialty-captain = Capitano
specialty-merchant = Mercante
specialty-missionary = Missionario
specialty-soldier = Soldato
specialty-builder = Costruttore
specialty-training = Addestramento

nation-england = Inghilterra
    .the = l’Inghilterra
nation-spain = Spagna
    .the = la Spagna
nation-france = Francia
    .the = la Francia
nation-portugal = Portogallo
    .the = il Portogallo
nation-holland = Olanda
    .the = l’Olanda
nation-italy = città-stato italiane
    .the = le città-stato italiane

nations-off = senza nazioni
nations-random = una nazione a caso per ogni giocatore
nations-auction = nazioni all’asta

edition-2007 = edizione 2007
edition-2015 = edizione 2015

## Sources of points

source-colonies = Colonie
source-discoveries = Scoperte
source-building = Edifici
source-economy = Economia
source-bought = Punti comprati

## Options

option-edition = Edizione
    .text = Le regole stampate nel 2007 (da 2 a 5 giocatori) o nel 2015 (da 2 a 6 giocatori, con i tre edifici Peste).
option-two_player_captains = Capitani per due
    .text = In una partita a due, ogni giocatore comincia con 2 capitani nel box Scoperta.
option-reduced_luck = Fortuna ridotta
    .text = Dieci edifici a caso dell’epoca III sono visibili fin dall’inizio; gli altri di quell’epoca escono dal gioco.
option-builders = Costruttori
    .text = Dieci costruttori per giocatore, uno spazio del box Specialisti per ottenerli, edifici più economici se li compra un costruttore, e punti per ogni costruttore in una regione che dà punti.
option-expansion_buildings = Edifici dell’espansione
    .text = Altri venti edifici; quelli che danno o contano costruttori, solo insieme ai costruttori.
option-nations = Nazioni
    .text = Ogni giocatore ha il vantaggio di una delle sei nazioni, assegnate a caso o messe all’asta insieme all’ordine del turno.
option-start_auction = Asta iniziale
    .text = L’ordine del turno va all’asta; chi vince scopre i Caraibi, e a chi arriva al secondo posto un’offerta alta frutta uno specialista.
option-no_survivors = Nessun superstite
    .text = Una pedina che ha respinto una spedizione esce dal gioco e al suo posto va una pedina non usata, a faccia in giù.
option-scouting = Ricognizione
    .text = Per $1, $2 o $3 (a seconda dell’epoca) un giocatore può guardare una pedina a faccia in giù o, quando il Nuovo Mondo è tutto scoperto, la prima carta del mazzo; solo chi paga viene a sapere che cos’è.
option-advanced_reconnaissance = Ricognizione avanzata
    .text = Tutte le pedine sono a faccia in su fin dall’inizio, e una spedizione troppo debole per la sua pedina non può partire.
option-buy_points = Acquisto di punti
    .text = Dopo ogni punteggio delle colonie si possono comprare punti a $1, $3 o $10 l’uno (a seconda dell’epoca).
option-house_rules = Regole della casa
    .text = Le opzioni di un’edizione si possono giocare con le regole dell’altra.
