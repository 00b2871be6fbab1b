# Che cosa dice il client web a un tavolo di `discovery`: titoli, testo per lettori di schermo, effetti degli edifici in breve.

## Riquadri

board-map = Mappa
board-boxes = Box
board-seats = Giocatori
tab-map = Mappa
tab-boxes = Box
tab-seats = Giocatori
board-age = Epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
age-1 = epoca I
age-2 = epoca II
age-3 = epoca III
board-turn = Turno { $turn } di { $last }
board-before = Prima del primo turno
board-before-short = Prima del turno 1
board-now = in corso
board-scored-after = poi si conta
board-money = ${ $amount }
board-price = Prezzo: ${ $amount }
board-list = { $first }, { $second }

## Regioni

board-region = Regione
board-good = Merce
board-counter = Pedina
board-colonies = Colonie
board-lead = Vantaggio
board-face-down = pedina coperta
board-discovered = scoperta
board-good-there = merce { $good } al primo giocatore con 3 lavoratori
board-good-gone = merce già presa
board-colony = { $name }: { $workers }
board-workers = { $count } { $type }
board-leads = { $name }: vantaggio di { $count }
board-due = { $colony } ({ $count ->
    [one] { $count } punto
   *[other] { $count } punti
} se si contasse ora)
board-tied = nessuno è da solo in testa
board-empty = nessuno qui
board-seen-by = vista da
board-one-more = Con uno in più faresti ora qui { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} invece di { $before }.
board-one-more-same = Uno in più non cambierebbe i tuoi punti qui ({ $count }).

## Spedizioni e ricognizioni

board-expedition = La tua spedizione
board-explore-line = Tocca una regione illuminata: vedi le tue probabilità prima di partire.
board-explore-deck-line = Tocca il mazzo illuminato: vedi le tue probabilità prima di partire.
board-send-line = Tocca la regione in cui si stabilisce.
board-take-line = Tocca una merce illuminata: è tua.
board-buy-line = Tocca un edificio illuminato, o passa.
board-specialist-line = Tocca il tuo lavoratore illuminato, o passa.
board-who-goes = Chi parte
board-strength = valore
board-resistance = resistenza
board-chance = { $possible ->
    [one] { $count ->
        [0] non batte la sola pedina Scoperta che non hai visto
       *[other] batte la sola pedina Scoperta che non hai visto
    }
   *[other] batte { $count } delle { $possible } pedine Scoperta che non hai visto
}
board-chance-cards = { $possible ->
    [one] { $count ->
        [0] non batte la sola carta che non hai visto
       *[other] batte la sola carta che non hai visto
    }
   *[other] batte { $count } delle { $possible } carte che non hai visto
}
board-succeeds = Riesce: serve { $resistance }.
board-fails = Troppo debole: serve { $resistance }.
board-too-weak = Troppo debole per partire. Scegli più lavoratori.
board-nobody-goes = Scegli almeno un lavoratore.
board-odds = { $count } con resistenza { $resistance }
board-range = { $lowest }–{ $highest }
board-points-range = { $range } punti
board-wins = { $plunder } di bottino, { $points }
board-wins-soldiers = { $plunder } di bottino, +{ $more } per soldato, { $points }
board-launch = Parti
board-not-now = Non ora
board-scout = Guarda: { $price }
board-scout-line = Tocca una pedina coperta per guardarla.
board-counter-plunder = bottino, in più per ogni soldato
board-counter-money = { $plunder } + { $more }
board-counter-points = alla fine
board-counter-line = { $region }: { $counter }
board-counter-secret = Gli altri vedono solo che hai guardato.

## Nomi sulla mappa di un telefono

short-new-france = N. Francia
short-new-england = N. Inghilterra
short-virginia = Virginia
short-florida = Florida
short-caribbean = Caraibi
short-new-spain = N. Spagna
short-new-granada = N. Granada
short-peru = Perù
short-brazil = Brasile

## Box

board-box = Box
board-spaces = Spazi
title-initiative = Iniziativa
title-dock = Banchina
title-goods = Merci
title-shipping = Spedizioni
title-buildings = Edifici
title-discovery = Scoperta
title-specialists = Specialisti
title-warfare = Guerra
board-line-initiative = denaro e ordine del turno
board-line-dock = ognuno salpa per la regione che vuole
board-line-goods = prendine una
board-line-buildings = uno per { $price }
board-line-discovery = raduna, poi esplora
board-line-specialists = tuoi al prossimo turno
board-worker-on = { $space }: { $type } ({ $name })
board-free = { $space }: libero
board-next-space = { $box }, spazio { $number }
board-market = In offerta
board-ship = una nave mercantile è disponibile
board-no-ship = nessuna nave mercantile
board-ships-left = { $count ->
    [one] { $count } nave non usata
   *[other] { $count } navi non usate
}
board-pile = { $count ->
    [one] { $count } merce nella pila
   *[other] { $count } merci nella pila
}
board-stack = { $count ->
    [one] { $count } edificio nella pila
   *[other] { $count } edifici nella pila
}
board-deck = { $count ->
    [one] { $count } carta Scoperta
   *[other] { $count } carte Scoperta
}
board-to-come = In arrivo nell’epoca III

## Giocatori

board-you = tu
board-next-turn = prossimo turno
board-none-to-place = nessun lavoratore da piazzare
board-no-goods = nessuna merce
board-set = { $goods }: ${ $amount } per turno
board-income = ${ $amount } per turno
board-ships = { $count ->
    [one] { $count } nave
   *[other] { $count } navi
}
board-discoveries = Scoperte
board-no-buildings = nessun edificio
board-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
board-source = { $source }: { $count }
board-bid = offre ${ $amount }
board-power = { $nation }: { $count ->
    [one] vantaggio usabile ancora { $count } volta
   *[other] vantaggio usabile ancora { $count } volte
}

## Mosse previste

order-rank = Che cosa provare per primo, per secondo, per terzo … al prossimo piazzamento
order-worker = Lavoratore
order-place = Dove
order-add = Aggiungi alla lista
order-remove = Togli dalla lista: { $move }
order-empty = La lista è vuota.

## Scene: ciò che accade, in carte

scene-sails = { $you ->
    [yes] Fai rotta verso { $target }
   *[no] { $name } fa rotta verso { $target }
}
scene-sails-beyond = { $you ->
    [yes] Fai rotta oltre il Nuovo Mondo
   *[no] { $name } fa rotta oltre il Nuovo Mondo
}
scene-against = contro
scene-beats = batte
scene-fails = fallisce
scene-strength = valore
scene-found = Scoperta: { $target }
scene-repelled = Fallita: { $target }
scene-seen = visto da tutti: { $amount }
scene-plunder = ${ $amount } di bottino
scene-shares = ${ $amount } per i soldati
scene-points-end = { $count ->
    [one] { $count } punto alla fine
   *[other] { $count } punti alla fine
}
scene-points-short = { $count } pt
scene-settles = { $count ->
    [one] un colonizzatore si stabilisce
   *[other] { $count } colonizzatori si stabiliscono
}
scene-battle = Battaglia: { $region }
scene-war = Guerra: { $region }
scene-losses = Perdite: { $region }
scene-attacks = { $name } attacca
scene-versus = contro
scene-loses = { $count ->
    [0] nessuna perdita
    [one] perde { $count } lavoratore
   *[other] perde { $count } lavoratori
}
scene-militia = cade la milizia
scene-scores = Punti delle colonie: { $region }
scene-sum = I punti delle colonie
scene-tied = pari: 0 punti
scene-of = { $at } di { $of }
scene-buys = { $you ->
    [yes] Compri { $building }
   *[no] { $name } compra { $building }
}
scene-ship = { $you ->
    [yes] Vinci la nave mercantile
   *[no] { $name } vince la nave mercantile
}
scene-value = valore { $amount }
scene-first = { $you ->
    [yes] Arrivi a tre lavoratori prima di tutti: { $region }
   *[no] { $name } arriva a tre lavoratori prima di tutti: { $region }
}
scene-take = { $you ->
    [yes] e prendi
   *[no] e prende
}
scene-age = Comincia l’epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
scene-last = L’ultimo turno
scene-order = Ordine del turno
scene-supply = Nuovi arrivi
scene-settled = Arrivano lavoratori
scene-goods = Merci prese
scene-training = Ottenuti per il prossimo turno
scene-income = Arriva denaro
scene-payment = Denaro pagato
scene-points = Punti comprati
scene-starts = Ordine e denaro iniziale
scene-plague = Peste

## Dalla tua mossa: ogni passo in poche parole

brief-sails = parte: { $target }
brief-won = scopre: { $target }
brief-lost = fallisce: { $target }
brief-attacks = { $you ->
    [yes] ti attacca
   *[no] attacca { $name }
}
brief-losses = perdite: { $region }
brief-scores = punti: { $region }
brief-sum = tutte le colonie
brief-buys = compra: { $building }
brief-first = prima di tutti: { $region }
brief-ship = vince una nave
brief-turn = turno { $turn }
brief-forgone = rinuncia
brief-opens = apre l’asta
brief-bids = offre { $money }
brief-out = passa
brief-nation = gioca: { $nation }
brief-as-explorer = gratis: { $type }
brief-on-dock = colonizzatore gratis
brief-ship-stays = nave non assegnata
brief-ship-given = riceve una nave
brief-ship-claimed = prende la nave
brief-swapped = richiama: { $type }
brief-moved = sposta in: { $target }
brief-fronted = passa davanti
brief-order-fronted = in testa al turno
brief-discovered = scopre: { $target }
brief-repelled = fallisce: { $target }
brief-card-won = oltre: riesce
brief-card-lost = oltre: fallisce
brief-lowered = la Peste aiuta
brief-replaced = nuova pedina: { $target }
brief-card-laid = rimette la carta
brief-edict = ammette altri
brief-robbed = prende una pedina
brief-smuggled = in cambio: { $good }
brief-sold = vende: { $good }
brief-joined = riordina la banchina
brief-ousted = prende un posto
brief-scouted = ricognizione: { $target }
brief-deck = il mazzo
brief-age = nuova epoca
brief-goods-go = merci rimosse

## Che cosa fanno gli edifici, in poche parole

effect-settlers = 1 colonizzatore ogni turno
effect-monastery = 1 missionario ogni turno
effect-trade-routes = 1 mercante ogni turno
effect-training-grounds = 1 soldato ogni turno
effect-indentured-servitude = 1 colonizzatore gratis nello spazio X della banchina ogni turno
effect-conquistadors = 1 soldato gratis nel box Scoperta ogni turno
effect-navigator = 1 capitano gratis nel box Scoperta ogni turno
effect-conquest-of-the-inca-empire = Subito $20
effect-trading-post = $5 ogni turno
effect-new-world-cartography = Scopri una regione senza rischi, una volta. 4 punti
effect-plague-1 = Le tue spedizioni incontrano 1 di resistenza in meno
effect-spoils-5-dollars = Subito $5
effect-spoils-ship = Subito 1 nave
effect-spoils-specialists = Subito 2 specialisti a scelta
effect-magellan = I tuoi capitani valgono 3 in una spedizione
effect-new-world-city = 1 costruttore ogni turno
effect-new-world-mission = 1 missionario ogni turno
effect-overpopulation = Insedia subito 3 colonizzatori
effect-smuggler = Ogni turno, scambia una merce con un altro giocatore
effect-indian-allies = Subito 2 soldati in una tua regione
effect-privateers = $1 da ogni altro giocatore per ogni tua nave, ogni turno
effect-ship-yards = 1 capitano ogni turno
effect-cathedral = I tuoi missionari portano 2 colonizzatori invece di 1
effect-taxation = $10 ogni turno. 2 punti
effect-university = Porta un lavoratore in testa a un box, una volta. 5 punti
effect-west-indies-co = 1 merce dalla pila ogni turno
effect-colonization-laws = 1 colonizzatore gratis nello spazio Y della banchina ogni turno
effect-rum-distillery = $3 per ogni tua merce zucchero, ogni turno
effect-marketplace = 1 mercante ogni turno
effect-military-academy = 1 soldato ogni turno
effect-fortress = 1 soldato ogni turno
effect-stables = Sposta un soldato in una regione adiacente, ogni turno
effect-plague-2 = Ogni colonia di 3 o più perde un lavoratore
effect-spoils-7-dollars = Subito $7
effect-spoils-goods = Subito 2 merci dalla pila
effect-stone-masonry = 1 costruttore ogni turno
effect-papal-edict = Tu e un altro giocatore insediate 2 colonizzatori a testa
effect-mint = $2 per ogni tua merce oro o per ogni merce argento, ogni turno
effect-trading-house = Vendi merci a $5 l’una, ogni turno
effect-reformation = Dove hai un missionario, quelli degli altri non portano nessuno
effect-mayflower = Fino a 3 tue navi sono anche spazi della banchina
effect-militia = 1 soldato in più ovunque ti attacchino
effect-mercantilism = Alla fine: 1 punto per ogni merce
effect-population = Alla fine: 1 punto ogni 2 lavoratori nel Nuovo Mondo
effect-navy = Alla fine: 4 punti per ogni nave
effect-power = Alla fine: 2 punti per ogni soldato nel Nuovo Mondo
effect-prosperity = Alla fine: 2 punti per ogni edificio
effect-glory = { $edition ->
    [2007] Alla fine: 2 punti per ogni regione dove hai lavoratori
   *[other] Alla fine: 2 punti per ogni regione dove hai lavoratori e un giocatore ne ha 3 o più
}
effect-wealth = Alla fine: 1 punto ogni $5
effect-migration = Sposta fino a 2 lavoratori in un’altra regione, ogni turno
effect-factory = { $edition ->
    [2007] $25 ogni turno. 5 punti
   *[other] $30 ogni turno. 5 punti
}
effect-plague-3 = Togli fino a 3 colonizzatori di un giocatore in una regione
effect-age-of-discovery = Alla fine: 4 punti per ogni scoperta
effect-new-world-capital-city = Alla fine: 3 punti per ogni costruttore nel Nuovo Mondo
effect-age-of-reason = Alla fine: 4 punti per ogni lavoratore nel box Specialisti nel turno 8
effect-re-write-history = Prendi una pedina a testa da 2 giocatori al massimo

## Che cosa dicono i fumetti

about-box-initiative = Frutta subito il numero dello spazio in $, e quel posto nell’ordine del turno successivo. Un solo lavoratore per giocatore.
about-box-dock = Ogni lavoratore salpa da qui per una regione scoperta, a scelta del suo proprietario, e vi resta. Un mercante frutta $5 all’arrivo, un missionario porta un colonizzatore in più.
about-box-goods = Ogni lavoratore prende qui una delle merci in offerta. Le combinazioni di merci rendono ogni turno.
about-box-shipping = Il totale più alto vince la nave mercantile: capitani e mercanti valgono 2, gli altri 1. A parità decide l’ordine del turno.
about-box-buildings = Ogni lavoratore può comprare qui uno degli edifici in offerta.
about-box-discovery = Qui si radunano i lavoratori. Una volta per turno puoi mandarne alcuni in spedizione: un capitano vale 2, gli altri 1, e i soldati portano più bottino.
about-box-specialists = Ogni spazio dà uno specialista per il prossimo turno. L’addestramento ne dà uno a scelta per $5.
about-box-warfare = Ogni lavoratore può combattere qui una battaglia o, per $10, una guerra su vasta scala: una battaglia in ogni regione condivisa con un avversario.
about-box-mayflower = Ognuna delle tue navi, fino a tre per turno, è uno spazio in più della banchina. In questo turno non sta in nessuna combinazione.
about-builders-here = Un costruttore paga $5 in meno.
about-next-initiative = Subito ${ $number }, e nel prossimo turno giochi { $number ->
    [1] al primo
    [2] al secondo
    [3] al terzo
    [4] al quarto
    [5] al quinto
   *[6] al sesto
} posto.
about-next = Il prossimo spazio è il { $number } di { $last }.
about-full = Tutti gli spazi sono occupati.
about-owned-spaces = X è riservato a chi possiede un edificio ({ $x }), Y a chi ne possiede un altro ({ $y }).
about-on-offer = In offerta: { $goods }.
about-no-goods = Nessuna merce è in offerta.
about-ahead = { $name } è in testa con { $value }.
about-nobody-yet = Non c’è ancora nessuno.
about-yours-here = Qui hai { $workers }.
about-none-here = Qui non hai nessuno.
about-free-posts = Liberi: { $spaces }.
about-space-owned = Ogni turno il proprietario di questo edificio ({ $building }) riceve qui un colonizzatore gratis. Nessun altro può usare questo spazio.
about-space-joined = L’Inghilterra ha aggiunto questo spazio per il turno in corso.
about-space-specialist = Chi sta qui riceve { $a_type } per il prossimo turno.
about-space-training = Chi sta qui può pagare $5 per uno specialista a scelta.
about-stands = { $type } ({ $name })
about-kind-at-once = Agisce una volta, all’acquisto.
about-kind-once = Agisce una volta, quando vuole il proprietario.
about-kind-every-turn = Agisce ogni turno, già da questo.
about-kind-end = Conta alla fine della partita.
about-purse = Hai ${ $money }.
about-purse-short = Hai ${ $money }: ti mancano ${ $short }.
about-builder-price = Con un costruttore: ${ $amount }.
about-worth = Ti porterebbe { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} se la partita finisse ora.
about-counts = { $count ->
    [one] Ora conta { $count } punto.
   *[other] Ora conta { $count } punti.
}
about-used-up = Già usato.
about-nation-england = Una volta, appena prima di risolvere la banchina: aggiungi fino a 2 colonizzatori, poi metti tutti i lavoratori della banchina nell’ordine che vuoi.
about-nation-spain = Prima del primo turno: scopri una regione a scelta, qualunque sia la resistenza, e mettici un soldato.
about-nation-france = Due volte, una per turno: prendi una merce appena prima di risolvere il box Merci.
about-nation-portugal = Una volta per epoca: manda la tua spedizione al mazzo Scoperta, contro una resistenza di 3.
about-nation-holland = Una volta, appena prima di risolvere le spedizioni mercantili: prendi la nave.
about-nation-italy = Due volte, una per turno, appena prima di risolvere gli specialisti: un lavoratore della tua riserva ne sostituisce uno qualsiasi.
about-uses-left = Ne restano { $left } su { $all }.
about-counter-nobody = Nessuno ha visto la pedina.
about-counter-others = Vista da { $names }, non da te.
about-counter-reader = Vista da te, ma non da tutti.
about-counter-all = L’hanno vista tutti.
about-strength = Valore
about-succeeds = riesce
about-counted = Calcolato { $count ->
    [one] sulla sola pedina che non hai visto
   *[other] sulle { $count } pedine che non hai visto
}.
about-counted-cards = Calcolato { $count ->
    [one] sulla sola carta che non hai visto
   *[other] sulle { $count } carte che non hai visto
}.
about-needs = Alla tua spedizione serve un valore di { $count }.
about-neighbours = Confina con: { $regions }.
about-type-colonist = Vale 1 ovunque. In una regione conta per la maggioranza.
about-type-captain = Vale 2 nelle spedizioni e per la nave, altrove 1.
about-type-merchant = Frutta $5 quando arriva dalla banchina. Vale 2 per la nave, altrove 1.
about-type-missionary = Dalla banchina porta un colonizzatore in più. Altrove vale 1.
about-type-soldier = Porta più bottino nelle spedizioni. In una regione elimina un nemico in ogni battaglia.
about-type-builder = Paga un edificio $5 in meno. Dove si contano le colonie porta altri punti ai primi due posti.
about-yours = Ne hai { $count }: { $places }.
about-count-at = { $place } { $count }
about-to-place = da piazzare
about-in-boxes = nei box
about-in-supply = riserva
about-good = Tre merci sono una combinazione, che rende ogni turno: tre qualsiasi $1, tre uguali $3, quattro uguali $6. Una nave vale come una merce, una per combinazione.
about-sets = Tre qualsiasi rendono $1, tre uguali $3, quattro uguali $6. Una nave vale come una merce, una per combinazione.
about-set-pays = Rende ${ $amount } ogni turno.
about-set-rest = Non rende nulla: non ne restano tre per una combinazione.
about-held = Ne hai { $count }.
about-more = Una in più ti renderebbe ${ $amount } in più per turno.
about-more-nothing = Una in più non ti renderebbe ancora nulla.
about-more-of = Una in più aggiungerebbe: { $goods }.
about-more-of-nothing = Una in più non aggiungerebbe nulla.
about-adds = { $good } ${ $amount }
about-ship = Vale come qualsiasi merce in una combinazione, una nave per combinazione.
about-ship-word = nave
about-pile = Merci coperte. Alla fine di ogni turno ne arrivano quattro nel box Merci.
about-stack = Edifici coperti. Alla fine di ogni turno completano la fila fino a cinque. Quando un’epoca finisce, i suoi edifici escono dal gioco.
about-holds = In ordine ignoto: { $things }.
about-empty = Non c’è più nulla.
about-deck = Quando tutte le regioni sono scoperte, una spedizione gira la prima carta. Chi è abbastanza forte la vince.
about-card = La prima carta del mazzo.
about-player = I punti per origine, come se la partita finisse ora.
about-finds = I punti di pedine e carte contano alla fine.
about-track = Otto turni in tre epoche. Le colonie si contano dopo i turni 3, 6 e 8.
about-track-now = { $left ->
    [0] Si contano alla fine di questo turno.
    [one] Si contano alla fine del prossimo turno.
   *[other] Si contano tra { $left } turni.
}
about-due = Contate ora, ti porterebbero { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
about-colonies = Dove qualcuno ha 3 lavoratori, chi ne ha di più fa 6 punti e il secondo 2.
about-tool = { $type } in mano: tocca un posto illuminato.
about-space = Spazio { $number }.
about-again = Tocca di nuovo per confermare.
about-names = { $title }: { $text }

## Aste prima del primo turno

auction-nations = Nazioni
auction-order = Ordine del turno
auction-round = giro { $round } di { $rounds }
auction-prize = Chi vince prende una nazione libera e il posto { $place } nell’ordine del turno.
auction-order-winner = Chi vince paga l’offerta, gioca per primo e scopre i Caraibi.
auction-order-second = Il secondo paga metà della sua offerta, arrotondata per eccesso; con un’offerta di almeno $8 riceve uno specialista.
auction-taken = { $name } l’ha presa per ${ $price }, con il posto { $place }
auction-you = Tu
auction-bids = Offerte
auction-highest = ${ $amount }, la più alta
auction-offered = ${ $amount }?
auction-passed = passa
auction-place = posto { $place }
auction-nations-after = Se passi, puoi offrire di nuovo nel giro seguente. L’ultimo giocatore paga metà dell’offerta vincente precedente, arrotondata per eccesso.
auction-order-after = Se passi, sei fuori: chi passa per primo gioca per ultimo.
auction-line-nations = Hai ${ $amount }. Chi vince paga subito e sceglie.
auction-line-order = Hai ${ $amount }.
auction-bid = Offri ${ $amount }
auction-pass = Passa

## Che cosa possono le nazioni, in poche parole

advantage-england = Una volta: fino a 2 colonizzatori in più sulla banchina, in ordine a piacere
advantage-spain = Prima del turno 1: scopri una regione a tua scelta
advantage-france = Due volte: una merce prima di tutti gli altri
advantage-portugal = Una volta per epoca: esplora il mazzo, resistenza 3
advantage-holland = Una volta: la nave prima di tutti gli altri
advantage-italy = Due volte: un tuo lavoratore ne sostituisce uno nel box Specialisti

## Battaglie, pesti e spostamenti

war-ask = Battaglia o guerra?
war-title = Il tuo lavoratore in guerra
war-battle = Una battaglia
war-free = gratis
war-war = Guerra su vasta scala
war-price = $10, hai ${ $money }
war-on = contro
war-battles = Battaglie
war-north-south = da nord a sud
war-you-remove = elimini
war-you-lose = perdi
war-count = { $count ->
    [one] Una battaglia
   *[other] { $count } battaglie
}
war-lead-same = { $count ->
    [one] Il primo posto non cambia.
   *[other] Nessun primo posto cambia.
}
war-lead-you = { $region }: saresti in testa tu.
war-lead-other = { $region }: in testa sarebbe { $name }.
war-lead-tied = { $region }: { $count } giocatori alla pari.
war-lead-nobody = { $region }: non resterebbe nessuno.
war-lead-open = { $region }: dipende dalla sorte della milizia.
war-militia = La milizia di { $name } vale come un soldato in più e può cadere al posto di un lavoratore.
war-order = { $count ->
    [one] La prima scelta delle vittime è tua.
   *[other] La prima scelta delle vittime è tua, regione per regione.
}
war-nothing = Niente
war-line = Una guerra su vasta scala è una battaglia in ogni regione possibile. Tocca una regione per una sola battaglia.
naming-you = Tu
naming-battle = Battaglia: { $region }
naming-plague = Peste: { $region }
naming-move = { $from } → { $to }
naming-of = { $named } su { $all }
naming-up-to = { $named } su { $all } al massimo
naming-removes = { $count ->
    [one] il tuo soldato ne elimina uno
   *[other] i tuoi soldati ne eliminano { $count }
}
naming-answer = { $count ->
    [one] Poi { $name } elimina uno dei tuoi
   *[other] Poi { $name } elimina { $count } dei tuoi
}
naming-named = { $count ->
    [one] { $name } elimina uno dei tuoi
   *[other] { $name } elimina { $count } dei tuoi
}
naming-then = A { $name } restano
naming-you-then = Ti restano
naming-led = { $name } è in testa con { $count }. { $then }
naming-kill = { $left ->
    [0] Chi eliminano i tuoi soldati?
    [one] Chi eliminano i tuoi soldati? Ancora uno.
   *[other] Chi eliminano i tuoi soldati? Ancora { $left }.
}
naming-kill-line = Tocca i lavoratori di { $name }. Le due parti tolgono le perdite insieme.
naming-line = Tocca i lavoratori sulla mappa o qui sotto.
naming-more = { $count ->
    [one] Ancora uno
   *[other] Ancora { $count }
}
naming-nobody = Nessuno
moving-from = Tocca la regione di partenza.
moving-from-row = Tocca i tuoi lavoratori, o la regione di partenza.
moving-to = Tocca la regione di arrivo, o di nuovo la prima per annullare.
blight-line = Tocca una regione, poi i colonizzatori colpiti dalla peste.

## Che cosa fa un tocco su ciò che è illuminato, dopo il nome della cosa

board-tap-name = scegli
board-tap-spare = non scegliere più
board-tap-leave = parti da qui
board-tap-enter = vieni qui
act-place = piazza { $a_type }
act-send = manda qui il lavoratore
act-take = prendi
act-give = lascia
act-sell = vendi
act-buy = compra
act-explore = esplora
act-chart = scopri
act-garrison = scegli

## Punti in cambio di denaro

points-title = Punti da comprare
points-price = { $age }: ${ $price } l’uno
points-bought = { $count ->
    [0] nessuno
   *[other] { $count } per ${ $amount }
}
points-you = Tu: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}, ${ $amount }
points-then = +{ $count } → { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ${ $amount }
points-to-come = comprano ancora:
points-later = Nell’{ $age } un punto costa ${ $price }.
points-too-little = Al prossimo turno un edificio costa ${ $price }: ${ $amount } { $amount ->
    [one] non basterebbe.
   *[other] non basterebbero.
}
points-enough = Al prossimo turno un edificio costa ${ $price }: ${ $amount } bastano.
points-line = { $count ->
    [one] { $count } punto per ${ $amount }; { $left ->
        [one] ti resta ${ $left }.
       *[other] ti restano ${ $left }.
    }
   *[other] { $count } punti per ${ $amount }; { $left ->
        [one] ti resta ${ $left }.
       *[other] ti restano ${ $left }.
    }
}
points-buy = Comprane { $count }
points-none = Nessuno

## La banchina in un nuovo ordine

dock-title = La banchina nel tuo ordine
dock-set = { $count } di { $total }
dock-join = Arrivano dalla tua riserva
dock-how = Tocca i lavoratori nell’ordine in cui partono, o trascinali: tutti, di chiunque siano.
dock-worker = { $name }: { $type }
dock-named = { $place }. { $worker }
dock-unnamed = { $worker }: parte dopo
dock-changes = che cosa cambia
dock-place = posto
dock-sail = Parti così
dock-sail-rest = Così, poi gli altri
dock-mine = Prima i miei

## Un lavoratore su una propria nave

ship-title = { $number ->
    [1] La tua prima nave
    [2] La tua seconda nave
   *[other] La tua terza nave
}
ship-order = { $count ->
    [0] Parte dopo X e Y
    [1] Parte dopo X, Y e la tua prima nave
   *[other] Parte dopo X, Y e le altre tue navi
}
ship-last = per ultima
ship-in-no-set = In questo turno non è in nessuna combinazione
ship-no-loss = non costa nulla
ship-comes-back = La nave torna e conta sempre per la Marina, le Navi corsare e le parità.

## L’Università

university-ask = Università: quale tuo lavoratore va in testa?
university-line = Il tuo lavoratore ({ $from }) andrebbe in testa, quelli davanti indietro di un posto.

## La fine: i fatti della partita

highlight-largest-colony = { $seat } { $in_region } dal turno { $turn }: { $amount ->
    [one] { $amount } lavoratore
   *[other] { $amount } lavoratori
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
highlight-boldest-expedition = { $seat } { $in_region }, turno { $turn }: valore { $amount } contro { $resistance }, ${ $money } e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
highlight-boldest-expedition-card = { $seat }, “{ $card }”, turno { $turn }: valore { $amount } contro { $resistance }, ${ $money } e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
highlight-costliest-battle = { $seat } contro { $seat_enemy } { $in_region }, turno { $turn }: { $amount } e { $losses } lavoratori persi.
highlight-best-buy = { $seat }: { $the_building } per ${ $amount } al turno { $turn }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
highlight-best-turn = { $seat } ha guadagnato { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} al turno { $turn }.
fact-largest-colony = La colonia più grande
fact-boldest-expedition = La spedizione più audace
fact-boldest-expedition-card = La spedizione più audace
fact-costliest-battle = La battaglia più costosa
fact-best-buy = L’acquisto migliore
fact-best-turn = Il turno migliore
