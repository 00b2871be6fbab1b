# What the drawn board of `discovery` says: labels, what screen readers hear, and what buildings do in few words.

## Panels

board-map = Map
board-boxes = Boxes
board-seats = Players
board-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
}
board-turn = Turn { $turn } of { $last }
board-before = Before the first turn
board-now = current
board-money = ${ $amount }
board-price = Price: ${ $amount }
board-list = { $first }, { $second }

## Regions

board-region = Region
board-good = Good
board-counter = Counter
board-colonies = Colonies
board-lead = Lead
board-face-down = counter face down
board-discovered = discovered
board-good-there = { $good } for the first player with 3 workers
board-good-gone = its good is taken
board-colony = { $name }: { $workers }
board-workers = { $count } { $type }
board-leads = { $name } leads by { $count }
board-due = { $colony } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
} if scored now)
board-tied = nobody leads alone
board-empty = nobody here

## Boxes

board-box = Box
board-spaces = Spaces
board-standing = { $space }: { $type } of { $name }
board-free = { $space }: free
board-market = On offer
board-ship = a merchant ship is on offer
board-no-ship = no merchant ship
board-ships-left = { $count ->
    [one] { $count } ship unused
   *[other] { $count } ships unused
}
board-pile = { $count ->
    [one] { $count } good in the pile
   *[other] { $count } goods in the pile
}
board-stack = { $count ->
    [one] { $count } building in the stack
   *[other] { $count } buildings in the stack
}
board-deck = { $count ->
    [one] { $count } discovery card
   *[other] { $count } discovery cards
}
board-to-come = Coming in age III

## Players

board-you = you
board-none-to-place = no workers to place
board-no-goods = no goods
board-set = { $goods }: ${ $amount } a turn
board-income = ${ $amount } a turn
board-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-discoveries = Discoveries
board-no-buildings = no buildings
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-source = { $source }: { $count }
board-bid = bids ${ $amount }

## What buildings do, in few words

effect-settlers = 1 colonist every turn
effect-monastery = 1 missionary every turn
effect-trade-routes = 1 merchant every turn
effect-training-grounds = 1 soldier every turn
effect-indentured-servitude = 1 free colonist on dock space X every turn
effect-conquistadors = 1 free soldier in discovery every turn
effect-navigator = 1 free captain in discovery every turn
effect-conquest-of-the-inca-empire = $20 at once
effect-trading-post = $5 every turn
effect-new-world-cartography = Discover a region without risk, once. 4 points
effect-plague-1 = Your expeditions meet 1 less resistance
effect-spoils-5-dollars = $5 at once
effect-spoils-ship = 1 ship at once
effect-spoils-specialists = 2 specialists of your choice at once
effect-magellan = Your captains add 3 to an expedition
effect-new-world-city = 1 builder every turn
effect-new-world-mission = 1 missionary every turn
effect-overpopulation = Settle 3 colonists at once
effect-smuggler = Every turn, swap a good with another player
effect-indian-allies = 2 soldiers into a region of yours at once
effect-privateers = $1 from every other player for each of your ships, every turn
effect-ship-yards = 1 captain every turn
effect-cathedral = Your missionaries bring 2 colonists instead of 1
effect-taxation = $10 every turn. 2 points
effect-university = Bring a worker to the front of a box, once. 5 points
effect-west-indies-co = 1 good from the pile every turn
effect-colonization-laws = 1 free colonist on dock space Y every turn
effect-rum-distillery = $3 for each of your sugar, every turn
effect-marketplace = 1 merchant every turn
effect-military-academy = 1 soldier every turn
effect-fortress = 1 soldier every turn
effect-stables = Move a soldier to a neighbouring region, every turn
effect-plague-2 = Every colony of 3 or more loses a worker
effect-spoils-7-dollars = $7 at once
effect-spoils-goods = 2 goods from the pile at once
effect-stone-masonry = 1 builder every turn
effect-papal-edict = You and another player settle 2 colonists each
effect-mint = $2 for each gold or each silver you have, every turn
effect-trading-house = Sell goods for $5 each, every turn
effect-reformation = Where you have a missionary, other players’ missionaries bring nobody
effect-mayflower = Up to 3 of your ships are also dock spaces
effect-militia = 1 more soldier wherever you are attacked
effect-mercantilism = At the end: 1 point for each good
effect-population = At the end: 1 point for every 2 workers in the New World
effect-navy = At the end: 4 points for each ship
effect-power = At the end: 2 points for each soldier in the New World
effect-prosperity = At the end: 2 points for each building
effect-glory = { $edition ->
    [2007] At the end: 2 points for each region where you have workers
   *[other] At the end: 2 points for each region where you have workers and any player has 3 or more
}
effect-wealth = At the end: 1 point for every $5
effect-migration = Move up to 2 workers to another region, every turn
effect-factory = { $edition ->
    [2007] $25 every turn. 5 points
   *[other] $30 every turn. 5 points
}
effect-plague-3 = Remove up to 3 colonists of a player in a region
effect-age-of-discovery = At the end: 4 points for each discovery
effect-new-world-capital-city = At the end: 3 points for each builder in the New World
effect-age-of-reason = At the end: 4 points for each worker among the specialists in turn 8
effect-re-write-history = Take a counter from each of up to 2 players
