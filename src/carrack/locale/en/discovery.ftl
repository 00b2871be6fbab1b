# The worker-placement game. Names of things are the rulebooks'; the sentences are ours.
# Words have the forms that sentences need: `.a` and `.the` with an article, `.many` in the plural, `.at` for where.

## The game

game-discovery = Discovery
    .about = Settle the New World: place workers in the boxes of a board and resolve them box by box, over eight turns in three ages.

## Events

event-turn = Turn { $amount }, age { $age ->
    [1] I
    [2] II
   *[3] III
}
event-box = Now { $the_box }.
event-age = { $amount ->
    [1] Age I begins.
    [2] Age II begins; the remaining buildings of age I leave the game.
   *[3] Age III begins; the remaining buildings of age II leave the game.
}
event-end = The game ends.

event-starts = { $seat } goes { $place_number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} and starts with ${ $amount }.
event-ordered = { $seat } is { $amount ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} in player order.
event-order-fronted = { $seat } uses the University to go first in player order.
event-fronted = { $seat } uses the University to bring { $a_type } from { $space } to the front.
event-placed = { $seat } places { $a_type } { $at_place }.
event-forgone = { $box_id ->
    [dock] { $seat } takes { $a_type } back from the dock.
    [goods] { $seat } takes no good.
    [buildings] { $seat } buys nothing.
    [specialists] { $seat } takes no specialist.
    [warfare] { $seat } does not fight.
   *[other] { $seat } makes no use of { $a_type }.
}

event-earned = { $reason_id ->
    [tribute] Privateers bring { $seat } ${ $amount }.
   *[other] { $seat } earns ${ $amount } { $reason }.
}
event-paid = { $reason_id ->
    [tribute] { $seat } loses ${ $amount } to privateers.
   *[other] { $seat } pays ${ $amount } { $reason }.
}
event-good-taken = { $seat } takes { $good } { $origin }.
event-bounty = { $seat } is the first with 3 workers in { $the_region } and takes its good, { $good }.
event-ship-won = { $seat } wins the merchant ship with a value of { $amount }.
event-ship-stays = Nobody wants the merchant ship; it stays.
event-bought = { $amount ->
    [0] { $seat } pays nothing for { $the_building }.
   *[other] { $seat } buys { $the_building } for ${ $amount }.
}
event-gained = { $seat } gains { $a_type }.
event-colonists = { $amount ->
    [0] { $seat } has no colonists left to take.
   *[other] New colonists: { $amount } for { $seat }.
}
event-on-dock = { $seat } gets a free colonist on { $space }.
event-as-explorer = { $seat } gets a free { $type } in the discovery box.
event-swapped = { $seat } calls { $a_type } home from { $the_region } and leaves a colonist there.

event-settled = { $seat } sends { $a_type } to { $the_region }.
event-moved = { $seat } moves { $a_type } from { $the_region_from } to { $the_region_to }.
event-expedition = { $target_id ->
    [deck] { $seat } sends an expedition of strength { $amount } beyond the New World.
    [early-deck] { $seat } sends an expedition of strength { $amount } beyond the New World.
   *[other] { $seat } sends an expedition of strength { $amount } to { $the_target }.
}
event-discovered = { $seat } discovers { $the_region }: { $counter }.
event-repelled = { $seat } meets resistance { $amount } in { $the_region } and is beaten back.
event-lowered = The Plague lowered the resistance that { $seat } met, from { $amount_before } to { $amount }.
event-card-won = { $seat } wins the discovery card “{ $card }”: { $facts_card }.
event-card-lost = { $seat } meets resistance { $amount } on the discovery card “{ $card }” and is beaten back.

event-battle = { $seat } attacks { $seat_enemy } in { $the_region }.
event-war = { $seat } declares war on { $seat_enemy }.
event-killed = { $seat } loses { $amount } { $type } in { $the_region }.
event-militia-fell = The militia of { $seat } falls in { $the_region }.
event-lost = { $seat } loses { $amount } { $type } in { $the_region } to the plague.
event-scored = Scored in { $the_region }: { $amount } points for { $seat }.

event-built = { $amount ->
    [one] For builders in { $the_region }: { $amount } more point for { $seat }.
   *[other] For builders in { $the_region }: { $amount } more points for { $seat }.
}
event-points-bought = { $amount ->
    [one] { $seat } buys { $amount } point.
   *[other] { $seat } buys { $amount } points.
}

event-opens = { $seat } opens the bidding.
event-bids = { $seat } bids ${ $amount }.
event-out = { $seat } passes.
event-nation = { $seat } plays { $the_nation }.
event-joined = { $amount ->
    [0] { $seat } puts the workers on the dock in a new order.
    [one] { $seat } adds { $amount } colonist to the dock and puts all workers there in a new order.
   *[other] { $seat } adds { $amount } colonists to the dock and puts all workers there in a new order.
}
event-ship-claimed = { $seat } takes the merchant ship before anybody can win it.
event-ousted = { $seat } takes the place of { $seat_victim } on the { $specialty } space.
event-scouted = { $target_id ->
    [deck] { $seat } scouts the discovery deck.
   *[other] { $seat } scouts { $the_target }.
}
event-card-laid = { $seat } puts the card back { $side }.
event-replaced = The counter of { $the_region } leaves the game; an unused one takes its place, face down.
event-ship-given = { $seat } gets an unused merchant ship.
event-edict = { $seat } lets { $seat_rival } settle colonists too.
event-robbed = { $seat } takes a discovery counter from { $seat_victim }: { $counter }.
event-smuggled = { $seat } takes { $good } from { $seat_rival } and leaves { $good_given }.
event-sold = { $seat } sells { $good }.

event-market = New in the goods box: { $good }.
event-goods-go = Cleared from the goods box: { $amount } { $good }.
event-ship-comes = A new merchant ship arrives.
event-offered = New building on offer: { $building }.
event-shown = Coming in age III: { $building }.

# Several events of one kind in a row.
list-market = New in the goods box: { $items }.
list-offered = New buildings on offer: { $items }.
list-shown = Coming in age III: { $items }.
list-ordered = Player order: { $items }.

event-look = { $zone_id ->
    [counters] The counter of { $slot } is revealed: { $token }.
    [deck] The top discovery card is revealed: { $token }.
    [pile] Drawn from the goods pile: { $token }.
    [stack] Drawn from the stack of buildings: { $token }.
    [aside] An unused counter is revealed: { $token }.
    [robbed] Drawn from the counters of the victim: { $token }.
    [nations] Dealt: { $token }.
   *[seats] A player is drawn at random.
}
event-look-private = { $zone_id ->
    [counters] Only { $audience } sees the counter of { $slot }: { $token }.
    [deck] Only { $audience } sees the top discovery card: { $token }.
   *[other] Only { $audience } sees one of { $zone }: { $token }.
}
event-look-hidden = { $zone_id ->
    [counters] Only { $audience } sees the counter of { $slot }.
    [deck] Only { $audience } sees the top discovery card.
   *[other] Only { $audience } sees one of { $zone }.
}

## Questions

ask-place = Place a worker.
ask-send = Send { $the_type } from the dock to a region.
ask-take = Take a good.
ask-buy = Buy a building?
ask-explore = { $early ->
    [0] Send an expedition?
   *[other] Send an expedition? Your nation can also use the discovery deck.
}
ask-sail = How many { $many_type } go along?
ask-specialist = Take { $a_type }?
ask-training = Train a specialist for $5?
ask-swap = You have no { $type } in supply. Call one home and leave a colonist there?
ask-warfare = Fight a battle, or a war for $10?
ask-kill = { $amount ->
    [one] Which worker of { $seat_enemy } do you kill in { $the_region }?
   *[other] Which worker of { $seat_enemy } do you kill in { $the_region }? Choose { $amount } in all.
}
ask-benefit = Use a building?
ask-front = { $box_id ->
    [order] Use the University to go first in player order, before workers are placed?
    [shipping] Use the University to go first in player order, before the merchant ship is won?
    [discovery] Use the University to go first in player order, before expeditions set out?
    [refresh] Use the University in the initiative box, before the new player order is set?
    [purchase] Use the University now that you have bought it?
   *[other] Use the University before { $the_box } is resolved?
}
ask-front-mid = Next in { $the_box }: a worker of { $seat_next }. Use the University first?
ask-chart = Discover a region with New World Cartography?
ask-stable = Move a soldier with the Stables?
ask-migrate = Which region do workers leave, and where do they go?
ask-migrant = Who migrates from { $the_region_from } to { $the_region_to }?
ask-garrison = { $amount ->
    [one] Where does { $amount } free { $type } go?
   *[other] Where do { $amount } free { $type } go?
}
ask-lose = Which worker do you lose in { $the_region } to the plague?
ask-blight = Which player does the plague strike, and where?
ask-cull = How many colonists does { $seat_victim } lose in { $the_region }?

ask-conquest = Discover a region before the first turn?
ask-choose = { $amount ->
    [one] Choose a specialist.
   *[other] Choose a specialist. You get { $amount } in all.
}
ask-spread = { $amount ->
    [one] Where does the last colonist settle?
   *[other] Where does the next of { $amount } colonists settle?
}
ask-edict = Which other player also settles { $amount } colonists, and who goes first?
ask-rob = { $amount ->
    [one] Take a discovery counter from another player?
   *[other] Take a discovery counter from each of up to { $amount } players?
}
ask-smuggle = Which good do you take, and from whom?
ask-give = What do you give { $seat_rival } in exchange for { $good }?
ask-sell = Sell goods?
ask-join = Add colonists to the dock and put all workers there in a new order?
ask-next = Who leaves the dock next?
ask-first-good = Take a good before the goods box is resolved?
ask-claim = Take the merchant ship before the box is resolved?
ask-oust = Take somebody’s place in the specialists box?
ask-deck = Put the card back on top, or at the bottom?
ask-points = Buy points for ${ $amount } each?
ask-bid = { $amount ->
    [0] Bid $1 or more?
   *[other] Bid more than ${ $amount }?
}
ask-nation = Which nation do you play?

# The same questions without names and numbers, for auto-answers
asked-send = Send a worker from the dock to a region.
asked-explore = Send an expedition?
asked-sail = How many go along on an expedition?
asked-specialist = Take a specialist?
asked-swap = Call a specialist home and leave a colonist there?
asked-kill = Which enemy worker do you kill?
asked-front = Use the University?
asked-front-mid = Use the University between two workers of a box?
asked-migrant = Who migrates?
asked-garrison = Where does a free worker go?
asked-lose = Which worker do you lose to the plague?
asked-cull = How many colonists does the plague strike?
asked-choose = Choose a specialist.
asked-spread = Where does the next colonist settle?
asked-edict = Which other player also settles colonists?
asked-rob = Take a discovery counter from another player?
asked-give = What do you give in exchange for a good?
asked-points = Buy points?
asked-bid = Bid more?

choice-pass = Pass
choice-place = Place { $a_type } { $at_place }
choice-front = { $space_id ->
    [order] Use the University: go first in player order
   *[other] Use the University: bring the worker on { $space } to the front
}
choice-scout = Scout { $the_target }
choice-deck = Put the card back { $side }
choice-send = Send to { $the_region }
choice-take = Take { $good }
choice-buy = Buy { $the_building }
choice-chart = Discover { $the_region }
choice-swap = Call home from { $the_region }
choice-choose = Choose { $a_type }
choice-train = Take { $a_type }
choice-spread = Settle a colonist in { $the_region }
choice-garrison = Choose { $the_region }
choice-edict = Choose { $seat_rival }, who goes { $turn }
choice-lose = Lose { $a_type }
choice-blight = Strike { $seat_rival } in { $the_region }
choice-cull = { $amount ->
    [0] Remove no colonists
    [one] Remove { $amount } colonist
   *[other] Remove { $amount } colonists
}
choice-rob = Take a counter from { $seat_rival }
choice-benefit = Use { $the_benefit }
choice-sugar = Collect the Rum Distillery’s money now
choice-stable = Move a soldier from { $the_region_from } to { $the_region_to }
choice-migrate = Move workers from { $the_region_from } to { $the_region_to }
choice-migrant = Move { $a_type }
choice-smuggle = Take { $good } from { $seat_rival }
choice-give = Give { $good }
choice-sell = Sell { $good }
choice-explore = { $target_id ->
    [deck] Explore beyond the New World
    [early-deck] Explore beyond the New World by Portugal’s advantage
   *[other] Explore { $the_target }
}
choice-sail = { $amount ->
    [0] Send no { $many_type }
   *[other] Send { $amount } { $type }
}
choice-battle = Attack { $seat_rival } in { $the_region }
choice-war = Declare war on { $seat_rival } for $10
choice-kill = Kill { $a_victim }
choice-join = { $amount ->
    [0] Add no colonists, only change the order
    [one] Add { $amount } colonist to the dock
   *[other] Add { $amount } colonists to the dock
}
choice-next = Next: { $a_type } of { $seat_rival }
choice-use = Take the merchant ship
choice-oust = Replace the worker on the { $specialty } space
choice-nation = Play { $the_nation }
choice-bid = { $choices ->
    [1] Bid ${ $highest }
   *[other] Bid ${ $lowest } to ${ $highest }
}
choice-points = { $choices ->
    [1] { $highest ->
        [0] Buy no points
        [one] Buy { $highest } point
       *[other] Buy { $highest } points
    }
   *[other] Buy { $lowest } to { $highest } points
}

## Why not

refusal-no-such-seat = There is no such seat at this table.
refusal-must-choose = You can’t pass here.
refusal-option-off = This game is played without the option “{ $option }”.
refusal-building-not-in-game = This game is played without { $the_building }.
refusal-no-worker = You have no { $type } to place.
refusal-not-in-this-game = Nobody can go to { $the_place } in this game.
refusal-no-dock-ships = You have no ship that can carry a worker.
refusal-box-full = There is no room left { $at_place }.
refusal-space-taken = There is already a worker { $at_place }.
refusal-initiative-once = You already have a worker in the initiative box; only one is allowed per turn.
refusal-no-front-left = You have no University to use.
refusal-front-of-others = You have no worker on { $space }.
refusal-front-no-track = The University has no effect on { $space }.
refusal-front-same = That would be the same as bringing the worker on { $space } to the front.
refusal-front-not-here = { $space_id ->
    [order] You can’t change the player order now.
   *[other] You can’t bring the worker on { $space } to the front now.
}
refusal-front-changes-nothing = { $space_id ->
    [order] You are already first in player order.
   *[other] Bringing the worker on { $space } to the front would change nothing.
}
refusal-undiscovered = Nobody has discovered { $the_region } yet.
refusal-already-discovered = There is nothing left to discover in { $the_target }.
refusal-too-weak = An expedition to { $the_target } needs a strength of { $amount }.
refusal-deck-too-early = The discovery deck is not in use yet.
refusal-deck-empty = No discovery card is left.
refusal-early-deck-used = You have already used your early expedition of this age.
refusal-early-deck-not-yours = Only Portugal can use the discovery deck early.
refusal-scouted-already = { $target_id ->
    [deck] You already know the top discovery card.
   *[other] You already know the counter of { $the_target }.
}
refusal-no-scout-money = Scouting costs ${ $amount }, more than you have.
refusal-not-on-market = There is no { $good } in the goods box.
refusal-not-on-offer = The building “{ $building }” is not on offer.
refusal-too-expensive = You need ${ $amount } for { $the_building }, more than you have.
refusal-not-that-type = First choose how many { $many_type } go along.
refusal-sail-settled = You have already chosen how many { $many_type } go along.
refusal-not-so-many = { $amount ->
    [0] You have no { $type } in the discovery box.
   *[other] You have only { $amount } { $type } in the discovery box.
}
refusal-nobody-sails = An expedition needs at least one worker.
refusal-not-taught = You can’t get { $many_type } here.
refusal-other-specialist = This space gives only { $a_type }.
refusal-none-in-supply = You have no { $type } in supply, and none in a region that a colonist could replace.
refusal-none-there = You have no { $type } in { $the_region }.
refusal-none-of-type = You have no { $type } in { $the_region }.
refusal-no-worker-there = You have no worker in { $the_region }.
refusal-enemy-not-there = { $seat_enemy } has no worker in { $the_region }.
refusal-no-soldier-there = Neither side has a soldier in { $the_region }.
refusal-not-yourself = You can’t choose yourself.
refusal-no-war-chest = A war costs ${ $amount }, more than you have.
refusal-no-battlefield = In no region do you and { $seat_enemy } both have workers, with a soldier among them.
refusal-no-such-victim = There is no { $victim } left there to kill.
refusal-in-ascending-order = Choose victims type by type: { $a_victim } or a later type is next.
refusal-too-few-behind = Choose victims type by type: from { $a_victim } on, too few are left.
refusal-benefit-not-yours = You do not have { $the_benefit }.
refusal-benefit-used-up = You have already used { $the_benefit }, which works only once.
refusal-benefit-done = You have already used { $the_benefit } this turn.
refusal-benefit-not-open = Using { $the_benefit } would have no effect now.
refusal-stables-as-window = You use the Stables just before the discovery box is resolved.
refusal-nobody-there = Nobody has a worker in { $the_region }: soldiers can only move to a colony.
refusal-sugar-by-itself = In this game the Rum Distillery pays automatically.
refusal-no-sugar-due = You have no money for sugar to collect now.
refusal-no-soldier-to-move = You have no soldier in { $the_region } to move.
refusal-not-neighbours = You can’t move from { $the_region_from } to { $the_region_to }: they are not neighbours.
refusal-no-migrants = You have nobody in { $the_region } who can migrate.
refusal-same-region = Workers who move must leave { $the_region }.
refusal-not-a-migrant = Migration does not move { $many_type }.
refusal-no-colony = You have no worker in { $the_region }.
refusal-no-colonist-there = That player has no colonist in { $the_region }.
refusal-too-many-culled = { $amount ->
    [one] There is no colonist to remove.
   *[other] There are fewer than { $amount } colonists to remove.
}
refusal-regions-in-order = Choose regions from north to south: { $the_region } or one farther south is next.
refusal-no-counters = { $seat_victim } has no discovery counter to lose.
refusal-players-in-order = Choose players clockwise, each once: it is too late for { $seat_victim }.
refusal-rival-lacks-good = { $seat_rival } has no { $good }.
refusal-nothing-to-swap = You have nothing but { $good } to give for { $good }.
refusal-like-for-like = Giving { $good } for { $good } would change nothing.
refusal-no-such-good = You have no { $good }.
refusal-not-your-nation = Only { $the_nation } can do this.
refusal-power-used = You have already used the advantage of { $the_nation }.
refusal-goods-in-order = Choose goods in their order: { $good } or a later one is next.
refusal-too-few-colonists = { $amount ->
    [0] You have no colonist in supply.
    [one] You have only { $amount } colonist in supply.
   *[other] You have only { $amount } colonists in supply.
}
refusal-order-changes-nothing = All workers on the dock are the same: a new order would change nothing.
refusal-not-on-dock = No { $type } of { $seat_rival } is left to put in order.
refusal-nobody-to-oust = Nobody is on the { $specialty } space.
refusal-own-worker-there = The worker on the { $specialty } space is your own.
refusal-auction-off = There is no auction in this game.
refusal-bid-too-low = Your bid must be higher than ${ $amount }.
refusal-bid-too-high = { $amount ->
    [0] You have no money to bid.
   *[other] You have only ${ $amount }.
}
refusal-must-open = You open the bidding, so you must bid.
refusal-nation-settled = You already play { $the_nation } and can’t change.
refusal-nation-taken = Another player already plays { $the_nation }.
refusal-points-too-dear = { $amount ->
    [0] You can’t pay for a single point.
    [one] You can pay for { $amount } point at most.
   *[other] You can pay for { $amount } points at most.
}
refusal-no-points = Buy at least one point, or pass.

refusal-when-place = You place workers in the first phase of a turn, one at a time.
refusal-when-front = { $between ->
    [0] You use the University when you place a worker, or just before a box it affects.
   *[other] You use the University when you buy it, when you place a worker, just before a box it affects, or between two workers of such a box.
}
refusal-when-scout = { $work ->
    [0] You scout when it is your turn to place a worker or to send an expedition.
   *[other] You scout when it is your turn to place a worker or to send an expedition, when your worker leaves the dock, or just before you discover a region without an expedition.
}
refusal-when-deck = You put a card back right after you have looked at it.
refusal-when-send = You send workers to regions when the colonist dock is resolved.
refusal-when-take = You take a good when your worker in the goods box acts.
refusal-when-buy = You buy a building when your worker in the capital buildings box acts.
refusal-when-chart = You use New World Cartography when you buy it, or in the building benefits phase.
refusal-when-swap = You call a specialist home when you would gain one and have none in supply.
refusal-when-choose = You choose specialists when a building or an auction gives them.
refusal-when-train = You take a specialist when your worker in the specialists box acts.
refusal-when-spread = You settle these colonists when you buy Overpopulation.
refusal-when-garrison = You put free workers in a colony when a building gives them.
refusal-when-edict = You choose another player when you buy the Papal Edict.
refusal-when-lose = You choose a worker to lose when the Plague of age II is bought.
refusal-when-blight = You choose whom to strike when you buy the Plague of age III.
refusal-when-cull = You remove colonists after you have chosen the region and the player for the plague.
refusal-when-rob = You take counters when you buy Re-Write History.
refusal-when-benefit = You use buildings in the building benefits phase, when it is your turn.
refusal-when-stable = You move a soldier when it is time for the Stables.
refusal-when-migrate = You move workers with Migration in the building benefits phase.
refusal-when-migrant = You choose who migrates after you have chosen where they go.
refusal-when-smuggle = You use the Smuggler in the building benefits phase.
refusal-when-give = You give a good after you have chosen which good you take.
refusal-when-sell = You sell goods in the building benefits phase.
refusal-when-explore = You send an expedition when the discovery box is resolved and it is your turn.
refusal-when-sail = You choose who goes along after you have chosen the destination.
refusal-when-battle = You fight a battle when your worker in the warfare box acts.
refusal-when-war = You declare war when your worker in the warfare box acts.
refusal-when-kill = You choose victims in a battle.
refusal-when-join = England adds colonists to the dock just before it is resolved.
refusal-when-next = England puts the dock in a new order just before it is resolved.
refusal-when-use = Holland takes the ship just before merchant shipping is resolved.
refusal-when-oust = The Italian city-states take a place just before the specialists box is resolved.
refusal-when-nation = You choose a nation when you have won the bidding for one.
refusal-when-bid = You bid in the auction before the first turn.
refusal-when-points = You buy points right after the colonies are scored.
refusal-when-sugar = The Rum Distillery pays in the building benefits phase, when it is your turn.

remedy-add-colonists = Add colonists too.
remedy-bid = Bid $1 or more.
remedy-bid-less = Bid less.
remedy-bid-more = Bid more.
remedy-bring-home = Wait until one comes home.
remedy-buy-building = Buy the building first.
remedy-choose = Choose one of the moves.
remedy-discover = Discover the region first, or choose another.
remedy-discover-all = All regions of the New World must be discovered first.
remedy-fewer = Choose a smaller number.
remedy-in-order = Follow the order.
remedy-mayflower = You need the Mayflower and a ship of your own that carries nobody yet.
remedy-meet-enemy = First send a soldier to a region where that player has workers.
remedy-money = Earn more first.
remedy-more-explorers = Send more workers, or wait until you have more in the discovery box.
remedy-next-age = Wait for the next age.
remedy-next-turn = Wait for the next turn.
remedy-option = Choose this option before the game.
remedy-option-builders = Choose the option “{ option-builders }” before the game.
remedy-other-building = Choose one of the buildings on offer.
remedy-other-good = Choose another good.
remedy-other-nation = Choose another nation.
remedy-other-place = Choose another place.
remedy-other-player = Choose another player.
remedy-other-region = Choose another region.
remedy-other-type = Choose another type.
remedy-other-worker = Choose another worker.
remedy-own-worker = Choose another worker of your own.
remedy-pass = Pass instead.
remedy-plain-deck = Choose the deck itself, once all regions are discovered.
remedy-send-soldier = Send a soldier there first.
remedy-send-worker = Send a worker there first.
remedy-university = Buy the University; you can use it once.
remedy-wait = Wait until then.

## Words: workers

type-colonist = { $count ->
    [one] colonist
   *[other] colonists
}
    .a = a colonist
    .the = the colonist
    .many = colonists
type-captain = { $count ->
    [one] captain
   *[other] captains
}
    .a = a captain
    .the = the captain
    .many = captains
type-merchant = { $count ->
    [one] merchant
   *[other] merchants
}
    .a = a merchant
    .the = the merchant
    .many = merchants
type-missionary = { $count ->
    [one] missionary
   *[other] missionaries
}
    .a = a missionary
    .the = the missionary
    .many = missionaries
type-soldier = { $count ->
    [one] soldier
   *[other] soldiers
}
    .a = a soldier
    .the = the soldier
    .many = soldiers
type-builder = { $count ->
    [one] builder
   *[other] builders
}
    .a = a builder
    .the = the builder
    .many = builders

victim-colonist = { type-colonist }
    .a = { type-colonist.a }
victim-captain = { type-captain }
    .a = { type-captain.a }
victim-merchant = { type-merchant }
    .a = { type-merchant.a }
victim-missionary = { type-missionary }
    .a = { type-missionary.a }
victim-soldier = { type-soldier }
    .a = { type-soldier.a }
victim-builder = { type-builder }
    .a = { type-builder.a }
victim-militia = militia
    .a = the militia

## Words: the board

region-new-france = New France
    .the = New France
region-new-england = New England
    .the = New England
region-virginia = Virginia
    .the = Virginia
region-florida = Florida
    .the = Florida
region-caribbean = Caribbean
    .the = the Caribbean
region-new-spain = New Spain
    .the = New Spain
region-new-granada = New Granada
    .the = New Granada
region-peru = Peru
    .the = Peru
region-brazil = Brazil
    .the = Brazil

target-new-france = { region-new-france }
    .the = { region-new-france.the }
target-new-england = { region-new-england }
    .the = { region-new-england.the }
target-virginia = { region-virginia }
    .the = { region-virginia.the }
target-florida = { region-florida }
    .the = { region-florida.the }
target-caribbean = { region-caribbean }
    .the = { region-caribbean.the }
target-new-spain = { region-new-spain }
    .the = { region-new-spain.the }
target-new-granada = { region-new-granada }
    .the = { region-new-granada.the }
target-peru = { region-peru }
    .the = { region-peru.the }
target-brazil = { region-brazil }
    .the = { region-brazil.the }
target-deck = discovery deck
    .the = the discovery deck
target-early-deck = discovery deck, early
    .the = the discovery deck, early

slot-new-france = { region-new-france.the }
slot-new-england = { region-new-england.the }
slot-virginia = { region-virginia.the }
slot-florida = { region-florida.the }
slot-caribbean = { region-caribbean.the }
slot-new-spain = { region-new-spain.the }
slot-new-granada = { region-new-granada.the }
slot-peru = { region-peru.the }
slot-brazil = { region-brazil.the }

place-initiative = initiative box
    .the = the initiative box
    .at = in the initiative box
place-dock = colonist dock
    .the = the colonist dock
    .at = on the colonist dock
place-goods = goods box
    .the = the goods box
    .at = in the goods box
place-shipping = merchant shipping box
    .the = the merchant shipping box
    .at = in the merchant shipping box
place-buildings = capital buildings box
    .the = the capital buildings box
    .at = in the capital buildings box
place-discovery = discovery box
    .the = the discovery box
    .at = in the discovery box
place-captain = captain space
    .the = the captain space
    .at = on the captain space
place-merchant = merchant space
    .the = the merchant space
    .at = on the merchant space
place-missionary = missionary space
    .the = the missionary space
    .at = on the missionary space
place-soldier = soldier space
    .the = the soldier space
    .at = on the soldier space
place-builder = builder space
    .the = the builder space
    .at = on the builder space
place-training = training space
    .the = the training space
    .at = on the training space
place-warfare = warfare box
    .the = the warfare box
    .at = in the warfare box
place-mayflower = Mayflower
    .the = the Mayflower
    .at = on the Mayflower

box-order = placing workers
    .the = placing workers
box-initiative = initiative
    .the = the initiative box
box-dock = colonist dock
    .the = the colonist dock
box-goods = goods
    .the = the goods box
box-shipping = merchant shipping
    .the = the merchant shipping box
box-buildings = capital buildings
    .the = the capital buildings box
box-discovery = discovery
    .the = the discovery box
box-specialists = specialists
    .the = the specialists box
box-warfare = warfare
    .the = the warfare box
box-refresh = refresh of the board
    .the = the refresh of the board
box-income = income
    .the = income
box-benefits = building benefits
    .the = the building benefits
box-scoring = colony scoring
    .the = colony scoring
box-purchase = purchase
    .the = the purchase

space-initiative-1 = space 1 of the initiative box
space-initiative-2 = space 2 of the initiative box
space-initiative-3 = space 3 of the initiative box
space-initiative-4 = space 4 of the initiative box
space-initiative-5 = space 5 of the initiative box
space-initiative-6 = space 6 of the initiative box
space-dock-1 = space 1 of the colonist dock
space-dock-2 = space 2 of the colonist dock
space-dock-3 = space 3 of the colonist dock
space-dock-4 = space 4 of the colonist dock
space-dock-5 = space 5 of the colonist dock
space-dock-6 = space 6 of the colonist dock
space-dock-7 = space 7 of the colonist dock
space-dock-8 = space 8 of the colonist dock
space-dock-9 = space 9 of the colonist dock
space-dock-10 = space 10 of the colonist dock
space-dock-11 = space 11 of the colonist dock
space-dock-x = space X of the colonist dock
space-dock-y = space Y of the colonist dock
space-mayflower-1 = space 1 of the Mayflower
space-mayflower-2 = space 2 of the Mayflower
space-mayflower-3 = space 3 of the Mayflower
space-joined-1 = added space 1 of the colonist dock
space-joined-2 = added space 2 of the colonist dock
space-goods-1 = space 1 of the goods box
space-goods-2 = space 2 of the goods box
space-goods-3 = space 3 of the goods box
space-goods-4 = space 4 of the goods box
space-buildings-1 = space 1 of the capital buildings box
space-buildings-2 = space 2 of the capital buildings box
space-buildings-3 = space 3 of the capital buildings box
space-buildings-4 = space 4 of the capital buildings box
space-buildings-5 = space 5 of the capital buildings box
space-specialists-1 = the captain space
space-specialists-2 = the merchant space
space-specialists-3 = the missionary space
space-specialists-4 = the soldier space
space-specialists-5 = the builder space
space-specialists-6 = the training space
space-warfare-1 = space 1 of the warfare box
space-warfare-2 = space 2 of the warfare box
space-warfare-3 = space 3 of the warfare box
space-warfare-4 = space 4 of the warfare box
space-order = player order

## Words: goods, counters, cards

good-silver = silver
good-sugar = sugar
good-gold = gold
good-tobacco = tobacco
good-coffee = coffee
good-indigo = indigo
good-fur = fur
good-cattle = cattle
good-cocoa = cocoa
good-fish = fish
good-rice = rice

counter-1_2_1_4 = resistance 1, plunder $1 plus $2 for each soldier, 4 points
counter-1_3_2_4 = resistance 2, plunder $1 plus $3 for each soldier, 4 points
counter-1_2_2_4 = resistance 2, plunder $1 plus $2 for each soldier, 4 points
counter-2_4_3_5 = resistance 3, plunder $2 plus $4 for each soldier, 5 points
counter-2_2_3_5 = resistance 3, plunder $2 plus $2 for each soldier, 5 points
counter-1_3_3_5 = resistance 3, plunder $1 plus $3 for each soldier, 5 points
counter-1_2_3_5 = resistance 3, plunder $1 plus $2 for each soldier, 5 points
counter-2_5_3_5 = resistance 3, plunder $2 plus $5 for each soldier, 5 points
counter-3_4_4_6 = resistance 4, plunder $3 plus $4 for each soldier, 6 points
counter-4_5_4_6 = resistance 4, plunder $4 plus $5 for each soldier, 6 points
counter-4_5_5_7 = resistance 5, plunder $4 plus $5 for each soldier, 7 points
counter-2_4_5_7 = resistance 5, plunder $2 plus $4 for each soldier, 7 points
counter-none = no counter

card-mississippi = Mississippi
    .facts = resistance 3, plunder $2 plus $1 for each soldier, 4 points
card-great-lakes = Great Lakes
    .facts = resistance 3, plunder $1 plus $2 for each soldier, 4 points
card-pampas = Pampas
    .facts = resistance 3, plunder $2 plus $1 for each soldier, 4 points
card-california = California
    .facts = resistance 4, plunder $2 plus $1 for each soldier, 4 points
card-philippines = Philippines
    .facts = resistance 4, plunder $2 plus $1 for each soldier, 5 points
card-south-seas = South Seas
    .facts = resistance 4, plunder $2 plus $1 for each soldier, 5 points
card-ethiopia = Ethiopia
    .facts = resistance 4, plunder $3 plus $2 for each soldier, 5 points
card-amazon = Amazon
    .facts = resistance 4, plunder $2 plus $1 for each soldier, 4 points
card-northwest-territory = Northwest Territory
    .facts = resistance 4, plunder $2 plus $2 for each soldier, 4 points
card-australia = Australia
    .facts = resistance 4, plunder $2 plus $1 for each soldier, 5 points
card-japan = Japan
    .facts = resistance 5, plunder $4 plus $3 for each soldier, 5 points
card-siam = Siam
    .facts = resistance 5, plunder $4 plus $2 for each soldier, 5 points
card-spice-islands = Spice Islands
    .facts = resistance 5, plunder $5 plus $3 for each soldier, 6 points
card-india = India
    .facts = resistance 6, plunder $6 plus $3 for each soldier, 6 points
card-circumnavigation = Circumnavigation
    .facts = resistance 6, plunder $8 plus $3 for each soldier, 6 points
card-china = China
    .facts = resistance 6, plunder $7 plus $3 for each soldier, 6 points

## Words: buildings

building-settlers = Settlers
    .the = Settlers
building-monastery = Monastery
    .the = the Monastery
building-trade-routes = Trade Routes
    .the = the Trade Routes
building-training-grounds = Training Grounds
    .the = the Training Grounds
building-indentured-servitude = Indentured Servitude
    .the = Indentured Servitude
building-conquistadors = Conquistadors
    .the = Conquistadors
building-navigator = Navigator
    .the = the Navigator
building-conquest-of-the-inca-empire = Conquest of the Inca Empire
    .the = the Conquest of the Inca Empire
building-trading-post = Trading Post
    .the = the Trading Post
building-new-world-cartography = New World Cartography
    .the = New World Cartography
building-plague-1 = Plague (age I)
    .the = Plague (age I)
building-spoils-5-dollars = Spoils of War: $5
    .the = Spoils of War: $5
building-spoils-ship = Spoils of War: ship
    .the = Spoils of War: ship
building-spoils-specialists = Spoils of War: specialists
    .the = Spoils of War: specialists
building-magellan = Magellan
    .the = Magellan
building-new-world-city = New World City
    .the = the New World City
building-new-world-mission = New World Mission
    .the = the New World Mission
building-overpopulation = Overpopulation
    .the = Overpopulation
building-smuggler = Smuggler
    .the = the Smuggler
building-indian-allies = Indian Allies
    .the = Indian Allies
building-privateers = Privateers
    .the = Privateers
building-ship-yards = Ship Yards
    .the = the Ship Yards
building-cathedral = Cathedral
    .the = the Cathedral
building-taxation = Taxation
    .the = Taxation
building-university = University
    .the = the University
building-west-indies-co = West Indies Co.
    .the = the West Indies Co.
building-colonization-laws = Colonization Laws
    .the = the Colonization Laws
building-rum-distillery = Rum Distillery
    .the = the Rum Distillery
building-marketplace = Marketplace
    .the = the Marketplace
building-military-academy = Military Academy
    .the = the Military Academy
building-fortress = Fortress
    .the = the Fortress
building-stables = Stables
    .the = the Stables
building-plague-2 = Plague (age II)
    .the = Plague (age II)
building-spoils-7-dollars = Spoils of War: $7
    .the = Spoils of War: $7
building-spoils-goods = Spoils of War: goods
    .the = Spoils of War: goods
building-stone-masonry = Stone Masonry
    .the = Stone Masonry
building-papal-edict = Papal Edict
    .the = the Papal Edict
building-mint = Mint
    .the = the Mint
building-trading-house = Trading House
    .the = the Trading House
building-reformation = Reformation
    .the = the Reformation
building-mayflower = Mayflower
    .the = the Mayflower
building-militia = Militia
    .the = the Militia
building-mercantilism = Mercantilism
    .the = Mercantilism
building-population = Population
    .the = Population
building-navy = Navy
    .the = the Navy
building-power = Power
    .the = Power
building-prosperity = Prosperity
    .the = Prosperity
building-glory = Glory
    .the = Glory
building-wealth = Wealth
    .the = Wealth
building-migration = Migration
    .the = Migration
building-factory = Factory
    .the = the Factory
building-plague-3 = Plague (age III)
    .the = Plague (age III)
building-age-of-discovery = Age of Discovery
    .the = the Age of Discovery
building-new-world-capital-city = New World Capital City
    .the = the New World Capital City
building-age-of-reason = Age of Reason
    .the = the Age of Reason
building-re-write-history = Re-Write History
    .the = Re-Write History

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

token-s0 = seat 1
token-s1 = seat 2
token-s2 = seat 3
token-s3 = seat 4
token-s4 = seat 5
token-s5 = seat 6
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

zone-seats = the player order
zone-counters = the counters on the regions
zone-aside = the unused counters
zone-deck = the discovery deck
zone-pile = the goods pile
zone-stack = the stack of buildings
zone-robbed = the counters of a victim
zone-nations = the nations

object-order = the player order
object-opener = the seats, to see who opens the bidding
object-nations = the nations
object-counters = the discovery counters
object-cards = the discovery deck
object-goods = the goods pile
object-stack-1 = the buildings of age I
object-stack-2 = the buildings of age II
object-stack-3 = the buildings of age III
object-robbery = the counters to take from

## Words: the rest

reason-initiative = in the initiative box
reason-merchant = for the merchant’s arrival
reason-plunder = in plunder
reason-conquistadors = for the soldiers of the expedition
reason-sets = for sets of goods and ships
reason-buildings = from buildings
reason-sugar = for sugar made into rum
reason-tribute = as tribute to privateers
reason-training = for training
reason-war = for the war
reason-at-once = from the new building
reason-sale = for the sale
reason-scouting = for scouting
reason-bid = in the auction
reason-points = for points
reason-metal = for precious metal

origin-market = from the goods box
origin-pile = from the goods pile

side-top = on top
side-bottom = at the bottom
turn-first = first
turn-second = second

specialty-captain = captain
specialty-merchant = merchant
specialty-missionary = missionary
specialty-soldier = soldier
specialty-builder = builder
specialty-training = training

nation-england = England
    .the = England
nation-spain = Spain
    .the = Spain
nation-france = France
    .the = France
nation-portugal = Portugal
    .the = Portugal
nation-holland = Holland
    .the = Holland
nation-italy = Italian city-states
    .the = the Italian city-states

nations-off = no nations
nations-random = a nation dealt to each player
nations-auction = nations sold by auction

edition-2007 = 2007 edition
edition-2015 = 2015 edition

## Sources of points

source-colonies = Colonies
source-discoveries = Discoveries
source-building = Buildings
source-economy = Economy
source-bought = Points bought

## Options

option-edition = Edition
    .text = The rules as printed in 2007 (2 to 5 players) or in 2015 (2 to 6 players, with the three Plague buildings).
option-two_player_captains = Captains for two
    .text = In a game of two, each player starts with 2 captains in the discovery box.
option-reduced_luck = Reduced luck
    .text = Ten random buildings of age III are shown from the start. The other buildings of age III leave the game.
option-builders = Builders
    .text = Each player has ten builders. They come from a space of their own in the specialists box, buy buildings for less, and bring points in every region that scores.
option-expansion_buildings = Expansion buildings
    .text = Twenty more buildings. Those that give or count builders are used only together with builders.
option-nations = Nations
    .text = Each player has the advantage of one of six nations. Nations are dealt at random, or sold by auction together with the player order.
option-start_auction = Starting auction
    .text = The player order is sold by auction. The winner discovers the Caribbean, and a high second bid brings a specialist.
option-no_survivors = No survivors
    .text = A counter that beats an expedition leaves the game. An unused counter takes its place, face down.
option-scouting = Scouting
    .text = Pay $1, $2 or $3 (by age) to look at a face-down counter, or at the top card once the New World is discovered. Only you see it.
option-advanced_reconnaissance = Advanced reconnaissance
    .text = All counters are face up from the start. An expedition that is too weak for its counter can’t be sent.
option-buy_points = Buying points
    .text = After each scoring of the colonies, players can buy points for $1, $3 or $10 each (by age).
option-house_rules = House rules
    .text = Options of one edition can be played with the rules of the other.
