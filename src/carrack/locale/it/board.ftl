# Che cosa dice il tabellone disegnato di `discovery`: titoli, testo per lettori di schermo, effetti degli edifici in breve.

## Riquadri

board-map = Mappa
board-boxes = Box
board-seats = Giocatori
board-age = Epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
board-turn = Turno { $turn } di { $last }
board-before = Prima del primo turno
board-now = in corso
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

## Box

board-box = Box
board-spaces = Spazi
board-standing = { $space }: { $type } ({ $name })
board-free = { $space }: libero
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
