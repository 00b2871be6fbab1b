# Texts of the web client at a table of `discovery`: labels, what screen readers hear, what buildings do in few words.

## Panels

board-map = Map
board-boxes = Boxes
board-seats = Players
tab-map = Map
tab-boxes = Boxes
tab-seats = Players
board-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
}
age-1 = age I
age-2 = age II
age-3 = age III
board-turn = Turn { $turn } of { $last }
board-before = Before the first turn
board-before-short = Before turn 1
board-now = current
board-scored-after = then scoring
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
board-seen-by = seen by
board-one-more = With one more you would score { $count ->
    [one] { $count } point
   *[other] { $count } points
} here now, not { $before }.
board-one-more-same = One more would not change your { $count ->
    [one] { $count } point
   *[other] { $count } points
} here.

## Expeditions and scouting

board-expedition = Your expedition
board-explore-line = Tap a lit region: you see your chance before you launch.
board-explore-deck-line = Tap the lit deck of cards: you see your chance before you launch.
board-send-line = Tap the region where it settles.
board-take-line = Tap a lit good: it is yours.
board-buy-line = Tap a lit building, or pass.
board-specialist-line = Tap your lit worker, or pass.
board-who-goes = Who goes
board-strength = strength
board-resistance = resistance
board-chance = { $possible ->
    [one] { $count ->
        [0] does not beat the one counter you have not seen
       *[other] beats the one counter you have not seen
    }
   *[other] beats { $count } of the { $possible } counters you have not seen
}
board-chance-cards = { $possible ->
    [one] { $count ->
        [0] does not beat the one card you have not seen
       *[other] beats the one card you have not seen
    }
   *[other] beats { $count } of the { $possible } cards you have not seen
}
board-succeeds = Succeeds: it needs { $resistance }.
board-fails = Too weak: it needs { $resistance }.
board-too-weak = Too weak to be sent. Choose more workers.
board-nobody-goes = Choose at least one worker.
board-odds = { $count } with resistance { $resistance }
board-range = { $lowest }–{ $highest }
board-points-range = { $range } points
board-wins = { $plunder } plunder, { $points }
board-wins-soldiers = { $plunder } plunder, +{ $more } per soldier, { $points }
board-launch = Launch
board-not-now = Not now
board-scout = Scout for { $price }
board-scout-line = Tap a face-down counter to look at it.
board-counter-plunder = plunder, more for each soldier
board-counter-money = { $plunder } + { $more }
board-counter-points = at the end
board-counter-line = { $region }: { $counter }
board-counter-secret = The others see only that you looked.

## Names on the map of a phone

short-new-france = New France
short-new-england = New England
short-virginia = Virginia
short-florida = Florida
short-caribbean = Caribbean
short-new-spain = New Spain
short-new-granada = New Granada
short-peru = Peru
short-brazil = Brazil

## Boxes

board-box = Box
board-spaces = Spaces
title-initiative = Initiative
title-dock = Colonist dock
title-goods = Goods
title-shipping = Shipping
title-buildings = Buildings
title-discovery = Discovery
title-specialists = Specialists
title-warfare = Warfare
board-line-initiative = money and player order
board-line-dock = each sails to a region of its owner’s choice
board-line-goods = take one
board-line-buildings = buy one for { $price }
board-line-discovery = gather, then explore
board-line-specialists = yours next turn
board-worker-on = { $space }: { $type } of { $name }
board-free = { $space }: free
board-next-space = { $box }, space { $number }
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
board-next-turn = next turn
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
board-power = { $nation }: { $count ->
    [one] its advantage can be used { $count } more time
   *[other] its advantage can be used { $count } more times
}

## Planned moves

order-rank = What to try first, second, third … at the next placement
order-worker = Worker
order-place = Where
order-add = Add to the list
order-remove = Remove from the list: { $move }
order-empty = The list is empty.

## Scenes: what happens, as cards on the stage

scene-sails = { $you ->
    [yes] You sail for { $target }
   *[no] { $name } sails for { $target }
}
scene-sails-beyond = { $you ->
    [yes] You sail beyond the New World
   *[no] { $name } sails beyond the New World
}
scene-against = against
scene-beats = beats
scene-fails = fails
scene-strength = strength
scene-found = Discovered: { $target }
scene-repelled = Beaten back: { $target }
scene-seen = all have seen it: { $amount }
scene-plunder = ${ $amount } plunder
scene-shares = ${ $amount } for the soldiers
scene-points-end = { $count ->
    [one] { $count } point at the end
   *[other] { $count } points at the end
}
scene-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
scene-settles = { $count ->
    [one] a colonist settles
   *[other] { $count } colonists settle
}
scene-battle = Battle: { $region }
scene-war = War: { $region }
scene-losses = Losses: { $region }
scene-attacks = { $name } attacks
scene-versus = vs
scene-loses = { $count ->
    [0] loses nobody
   *[other] loses { $count }
}
scene-militia = militia falls
scene-scores = Colonies score: { $region }
scene-sum = What the colonies scored
scene-tied = tied: no points
scene-of = { $at } of { $of }
scene-buys = { $you ->
    [yes] You buy { $building }
   *[no] { $name } buys { $building }
}
scene-ship = { $you ->
    [yes] You win the merchant ship
   *[no] { $name } wins the merchant ship
}
scene-value = value { $amount }
scene-first = { $you ->
    [yes] You are first with three: { $region }
   *[no] { $name } is first with three: { $region }
}
scene-take = { $you ->
    [yes] and take
   *[no] and takes
}
scene-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
} begins
scene-last = The last turn
scene-order = Player order
scene-supply = New on offer
scene-settled = Workers arrive
scene-goods = Goods taken
scene-training = Won for next turn
scene-income = Money comes in
scene-payment = Money is paid
scene-points = Points bought
scene-starts = Starting order and money
scene-plague = Plague

## Since your move: each step in a few words

brief-sails = sails: { $target }
brief-won = finds { $target }
brief-lost = fails: { $target }
brief-attacks = { $you ->
    [yes] attacks you
   *[no] attacks { $name }
}
brief-losses = losses: { $region }
brief-scores = { $region } scores
brief-sum = all colonies
brief-buys = buys { $building }
brief-first = first: { $region }
brief-ship = wins a ship
brief-turn = turn { $turn }
brief-forgone = takes nothing
brief-opens = opens the bidding
brief-bids = bids { $money }
brief-out = passes
brief-nation = plays { $nation }
brief-as-explorer = free { $type }
brief-on-dock = free colonist
brief-ship-stays = nobody’s ship
brief-ship-given = gets a ship
brief-ship-claimed = takes the ship
brief-swapped = calls home: { $type }
brief-moved = moves to { $target }
brief-fronted = goes to the front
brief-order-fronted = goes first
brief-discovered = finds { $target }
brief-repelled = fails: { $target }
brief-card-won = beyond: wins
brief-card-lost = beyond: fails
brief-lowered = the Plague helps
brief-replaced = new counter: { $target }
brief-card-laid = puts the card back
brief-edict = lets others settle
brief-robbed = takes a counter
brief-smuggled = swaps for { $good }
brief-sold = sells { $good }
brief-joined = reorders the dock
brief-ousted = takes a place
brief-scouted = scouts { $target }
brief-deck = the deck
brief-age = a new age
brief-goods-go = goods leave

## Effects of buildings, in few words

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
effect-stables = Every turn, move a soldier to a neighbouring region
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

## Popovers

about-box-initiative = Earns the number of the space in $ at once, and that place in the player order of the next turn. One worker of each player.
about-box-dock = Each worker here sails to a discovered region of its owner’s choice and stays. A merchant earns $5 on arrival, a missionary brings one more colonist.
about-box-goods = Each worker here takes one of the goods on offer. Sets of goods pay every turn.
about-box-shipping = The highest value wins the merchant ship: captains and merchants count 2, others 1. In a tie the player order decides.
about-box-buildings = Each worker here may buy one of the buildings on offer.
about-box-discovery = Workers gather here. Once a turn you may send some of them on an expedition: captains count 2, others 1, and soldiers bring more plunder.
about-box-specialists = Each space gives a specialist for the next turn. Training gives any kind for $5.
about-box-warfare = Each worker here may fight a battle, or for $10 a war: a battle in every region shared with one opponent.
about-box-mayflower = Each of your ships, up to three a turn, is one more dock space. It belongs to no set this turn.
about-builders-here = A builder pays $5 less.
about-next-initiative = ${ $number } now, and you move { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} next turn.
about-next = Space { $number } of { $last } is next.
about-full = All spaces are taken.
about-owned-spaces = X belongs to the owner of { $x }, Y to the owner of { $y }.
about-on-offer = On offer: { $goods }.
about-no-goods = No good is on offer.
about-ahead = { $name } is ahead with { $value }.
about-nobody-yet = Nobody is here yet.
about-yours-here = You have { $workers } here.
about-none-here = You have nobody here.
about-free-posts = Free: { $spaces }.
about-space-owned = Each turn the owner of { $building } gets a free colonist here. Nobody else can use it.
about-space-joined = England added this space for the current turn.
about-space-specialist = Whoever stands here gets { $a_type } for the next turn.
about-space-training = Whoever stands here may pay $5 for a specialist of any kind.
about-stands = { $type } of { $name }
about-kind-at-once = Works once, when it is bought.
about-kind-once = Works once, when its owner likes.
about-kind-every-turn = Works every turn, from this turn on.
about-kind-end = Counts at the end of the game.
about-purse = You have ${ $money }.
about-purse-short = You have ${ $money }: ${ $short } too little.
about-builder-price = With a builder: ${ $amount }.
about-worth = It would bring you { $count ->
    [one] { $count } point
   *[other] { $count } points
} if the game ended now.
about-counts = { $count ->
    [one] Counts { $count } point now.
   *[other] Counts { $count } points now.
}
about-used-up = Used up.
about-nation-england = Once, just before the dock resolves: add up to 2 colonists to it, then put all workers there in any order.
about-nation-spain = Before the first turn: discover any region, whatever its resistance, and put a soldier there.
about-nation-france = Twice, once a turn: take a good just before the goods box resolves.
about-nation-portugal = Once in each age: send your expedition to the discovery deck, against a resistance of 3.
about-nation-holland = Once, just before merchant shipping resolves: take the ship.
about-nation-italy = Twice, once a turn, just before the specialists resolve: a worker from your supply replaces any worker there.
about-uses-left = { $left } of { $all } left.
about-counter-nobody = Nobody has seen the counter.
about-counter-others = Seen by { $names }, not by you.
about-counter-reader = Seen by you, not by everybody.
about-counter-all = Everybody has seen it.
about-strength = Strength
about-succeeds = succeeds
about-counted = Counted over the { $count ->
    [one] { $count } counter
   *[other] { $count } counters
} that you have not seen.
about-counted-cards = Counted over the { $count ->
    [one] { $count } card
   *[other] { $count } cards
} that you have not seen.
about-needs = Your expedition needs a strength of { $count }.
about-neighbours = Neighbours: { $regions }.
about-type-colonist = Counts 1 everywhere. In a region it counts for the majority.
about-type-captain = Counts 2 on expeditions and in shipping, elsewhere 1.
about-type-merchant = Earns $5 on arrival from the dock. Counts 2 in shipping, elsewhere 1.
about-type-missionary = From the dock it brings one more colonist. Everywhere else it counts 1.
about-type-soldier = Brings more plunder on expeditions. In a region it removes one enemy in each battle.
about-type-builder = Pays $5 less for a building. Where colonies score, it brings more points to the first two places.
about-yours = You have { $count }: { $places }.
about-count-at = { $place } { $count }
about-to-place = to place
about-in-boxes = in boxes
about-in-supply = supply
about-good = Three goods are a set, which pays every turn: any three $1, three alike $3, four alike $6. A ship stands for any good, one to a set.
about-sets = Any three pay $1, three alike $3, four alike $6. A ship stands for any good, one to a set.
about-set-pays = Pays ${ $amount } every turn.
about-set-rest = Pays nothing: no three are left for a set.
about-held = You have { $count }.
about-more = One more would pay you ${ $amount } more a turn.
about-more-nothing = One more would pay you nothing more yet.
about-more-of = One more would add: { $goods }.
about-more-of-nothing = One more of any kind would add nothing.
about-adds = { $good } ${ $amount }
about-ship = Stands for any good in a set, one to a set.
about-ship-word = ship
about-pile = Goods, face down. At the end of each turn four come to the goods box.
about-stack = Buildings, face down. At the end of each turn they fill the row up to five. When an age ends, its buildings leave the game.
about-holds = It holds, in unknown order: { $things }.
about-empty = It is empty.
about-deck = Once all regions are discovered, expeditions turn up the top card. Whoever is strong enough wins it.
about-card = The top card of the deck.
about-player = Points by source, as if the game ended now.
about-finds = The points of counters and cards count at the end.
about-track = Eight turns in three ages. Colonies score after turns 3, 6 and 8.
about-track-now = { $left ->
    [0] They score at the end of this turn.
    [one] They score at the end of the next turn.
   *[other] They score in { $left } turns.
}
about-due = Scored now, they would bring you { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
about-colonies = Where somebody has 3 workers, the most score 6 points and the second most 2.
about-tool = { $type } in hand: tap a lit place.
about-space = Space { $number }.
about-again = Tap it again to confirm.
about-names = { $title }: { $text }

## Auctions before the first turn

auction-nations = Nations
auction-order = Player order
auction-round = round { $round } of { $rounds }
auction-prize = The winner takes any nation left and place { $place } in player order.
auction-order-winner = The winner pays the bid, moves first and discovers the Caribbean.
auction-order-second = Second place pays half its bid, rounded up; for a bid of $8 or more it gets a specialist.
auction-taken = { $name } took it for ${ $price }, and place { $place }
auction-you = You
auction-bids = Bids
auction-highest = ${ $amount } highest
auction-offered = ${ $amount }?
auction-passed = passed
auction-place = place { $place }
auction-nations-after = If you pass, you can bid again in the next round. The last player pays half the previous winning bid, rounded up.
auction-order-after = If you pass, you are out: the first to pass moves last.
auction-line-nations = You have ${ $amount }. Whoever wins pays at once and picks.
auction-line-order = You have ${ $amount }.
auction-bid = Bid ${ $amount }
auction-pass = Pass

## Powers of nations, in few words

advantage-england = Once: up to 2 colonists join the dock, and you put it in any order
advantage-spain = Before turn 1: discover a region of your choice
advantage-france = Twice: take a good just before the goods box
advantage-portugal = Once an age: explore the deck, at resistance 3
advantage-holland = Once: take the ship just before shipping
advantage-italy = Twice: your worker replaces one in the specialists box

## Battles, plagues and moves of workers

war-ask = Battle or war?
war-title = Your worker in warfare
war-battle = One battle
war-free = free
war-war = War
war-price = $10, you have ${ $money }
war-on = on
war-battles = Battles
war-north-south = from north to south
war-you-remove = you remove
war-you-lose = you lose
war-count = { $count ->
    [one] One battle
   *[other] { $count } battles
}
war-lead-same = { $count ->
    [one] The lead does not change.
   *[other] No region changes its leader.
}
war-lead-you = { $region }: you would lead.
war-lead-other = { $region }: { $name } would lead.
war-lead-tied = { $region }: { $count } players would be tied.
war-lead-nobody = { $region }: nobody would be left.
war-lead-open = { $region }: the lead depends on whether the militia falls.
war-militia = The militia of { $name } fights as one more soldier, and may fall instead of a worker.
war-order = { $count ->
    [one] You name your victims first.
   *[other] You name your victims first, region by region.
}
war-nothing = Nothing
war-line = A war is a battle in every region where you both can fight. Tap a region for one battle there.
naming-you = You
naming-battle = Battle: { $region }
naming-plague = Plague: { $region }
naming-move = { $from } → { $to }
naming-of = { $named } of { $all } named
naming-up-to = { $named } of at most { $all }
naming-removes = { $count ->
    [one] your soldier removes one of
   *[other] your soldiers remove { $count } of
}
naming-answer = { $count ->
    [one] Then { $name } removes one of yours
   *[other] Then { $name } removes { $count } of yours
}
naming-named = { $count ->
    [one] { $name } removes one of yours
   *[other] { $name } removes { $count } of yours
}
naming-then = { $name } then has
naming-you-then = You then have
naming-led = { $name } leads with { $count }; { $then }
naming-kill = { $left ->
    [0] Whom do your soldiers remove?
    [one] Whom do your soldiers remove? One more.
   *[other] Whom do your soldiers remove? { $left } more.
}
naming-kill-line = Tap workers of { $name } on the map or below. Both sides lose their workers together.
naming-line = Tap workers on the map or below.
naming-more = { $count ->
    [one] Name one more
   *[other] Name { $count } more
}
naming-nobody = Nobody
moving-from = Tap the region they leave.
moving-from-row = Tap your workers, or the region they leave.
moving-to = Tap the region they go to, or the first one again to cancel.
blight-line = Tap a region, then whose colonists the plague takes.

## What a tap on a lit thing does, after the name of the thing

board-tap-name = choose
board-tap-spare = take back
board-tap-leave = move from here
board-tap-enter = move here
act-place = place { $a_type }
act-send = send the worker here
act-take = take
act-give = give
act-sell = sell
act-buy = buy
act-explore = explore
act-chart = discover
act-garrison = choose

## Points for money

points-title = Points for money
points-price = { $age }: ${ $price } each
points-bought = { $count ->
    [0] none
   *[other] { $count } for ${ $amount }
}
points-you = You: { $count ->
    [one] { $count } point
   *[other] { $count } points
}, ${ $amount }
points-then = +{ $count } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ${ $amount }
points-to-come = still to buy:
points-later = In { $age } a point costs ${ $price }.
points-too-little = A building costs ${ $price } next turn: ${ $amount } would not be enough.
points-enough = A building costs ${ $price } next turn: ${ $amount } is enough.
points-line = { $count ->
    [one] { $count } point for ${ $amount }; you keep ${ $left }.
   *[other] { $count } points for ${ $amount }; you keep ${ $left }.
}
points-buy = Buy { $count }
points-none = None

## The dock in a new order

dock-title = The dock in your order
dock-set = { $count } of { $total } set
dock-join = From your supply join
dock-how = Tap the workers in the order in which they sail, or drag them: all of them, whoever owns them.
dock-worker = { $name }: { $type }
dock-named = { $place }. { $worker }
dock-unnamed = { $worker }: sails next
dock-changes = what it changes
dock-place = place
dock-sail = Sail like this
dock-sail-rest = Like this, then the rest
dock-mine = Mine first

## A worker on a ship of one’s own

ship-title = { $number ->
    [1] Your first ship
    [2] Your second ship
   *[other] Your third ship
}
ship-order = { $count ->
    [0] Sails after X and Y
    [1] Sails after X, Y and your first ship
   *[other] Sails after X, Y and your other ships
}
ship-last = last
ship-in-no-set = It is in no set this turn
ship-no-loss = costs nothing
ship-comes-back = The ship comes back, and still counts for Navy, Privateers and ties.

## The University

university-ask = University: which of your workers goes to the front?
university-line = Your worker on { $from } would go to the front, and those before it shift by one.

## The end: facts from the record

highlight-largest-colony = { $seat } in { $the_region } since turn { $turn }: { $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
}, { $points } points.
highlight-boldest-expedition = { $seat } in { $the_region }, turn { $turn }: strength { $amount } against { $resistance }, ${ $money } and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-boldest-expedition-card = { $seat }, “{ $card }”, turn { $turn }: strength { $amount } against { $resistance }, ${ $money } and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
highlight-costliest-battle = { $seat } against { $seat_enemy } in { $the_region }, turn { $turn }: they lost { $amount } and { $losses } workers.
highlight-best-buy = { $seat }: { $the_building } for ${ $amount } in turn { $turn }, points at the end: { $points }.
highlight-best-turn = { $seat } in turn { $turn }, points gained: { $amount }.
fact-largest-colony = Largest colony
fact-boldest-expedition = Boldest expedition
fact-boldest-expedition-card = Boldest expedition
fact-costliest-battle = Costliest battle
fact-best-buy = Best buy
fact-best-turn = Best turn
