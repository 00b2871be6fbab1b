# The auction and trading card game. Names of things are the rulebook's; the sentences are ours.

## The game

game-empire = Empire
    .about = Build up a nation with cards that you bid for, trade and sell.

## Events

event-round = Round { $amount }
event-phase = { $phase_id ->
    [claiming] All players select a nation.
    [trading] A trade window opens.
   *[other] The { $phase } phase begins.
}
event-row = Card { $number } of the row: { $card }.
event-shortage = The shortage card covers card { $number } of the row, { $a_card }.
event-laid-out = Laid out: { $the_nation }.
event-selected = { $seat } selects { $the_nation }.
event-clash = { $card_id ->
    [revolt] Several players selected { $the_nation }: a revolt is put under that nation, which now has { $supporters ->
        [one] { $supporters } supporter
       *[other] { $supporters } supporters
    } and { $revolts ->
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }.
   *[supporter] Nobody selected { $the_nation }: a supporter is put under that nation, which now has { $supporters ->
        [one] { $supporters } supporter
       *[other] { $supporters } supporters
    } and { $revolts ->
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }.
}
event-nation = { $seat } leads { $the_nation } and gains what was under that nation: { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
} and { $revolts ->
    [one] { $revolts } revolt
   *[other] { $revolts } revolts
}.
event-dealt = { $seat } is dealt { $the_nation }.
event-built = { $amount ->
    [one] { $seat } builds { $a_institution }.
   *[other] { $seat } builds { $amount } { $institution }.
}
event-gained = { $card_id ->
    [gold] { $seat } gains { $amount } gold.
   *[other] { $seat } gains { $amount } { $card }.
}
event-unrest = { $amount ->
    [one] { $seat } has { $amount } unused population.
   *[other] { $seat } has { $amount } unused populations.
}
event-interest = { $seat } pays { $amount } gold in interest on bonds.
event-default = { $amount ->
    [one] { $seat } can’t pay the interest on { $amount } bond.
   *[other] { $seat } can’t pay the interest on { $amount } bonds.
}
event-sold = { $amount ->
    [0] { $seat } sells nothing.
    [one] { $seat } sells { $amount } good.
   *[other] { $seat } sells { $amount } goods.
}
event-price = The price of a good is { $amount } gold.
event-card = Up for auction: { $a_card }.
event-no-card = The bank has no { $many_card } left, so this card is not auctioned.
event-opens = { $seat } opens the bidding.
event-bids = { $seat } bids { $amount } gold.
event-holds = { $seat } holds.
event-withdraws = { $seat } withdraws.
event-won = { $amount ->
    [0] { $seat } wins { $the_card } for nothing.
   *[other] { $seat } wins { $the_card } for { $amount } gold.
}
event-nobody-won = { $highest ->
    [0] Nobody bids for { $the_card }.
   *[other] All bids are shared, so nobody wins { $the_card }.
}
event-offers = { $seat } makes { $seat_rival } an offer.
event-gives = { $card_id ->
    [gold] { $seat } offers { $amount } gold.
   *[other] { $seat } offers { $amount } { $card }.
}
event-asks = { $card_id ->
    [gold] { $seat } asks for { $amount } gold.
   *[other] { $seat } asks for { $amount } { $card }.
}
event-proposed = { $counts_asked_kinds ->
    [0] { $seat } offers { $seat_rival } { $counts_given } as a gift.
   *[other] { $counts_given_kinds ->
        [0] { $seat } asks { $seat_rival } for { $counts_asked } and offers nothing.
       *[other] { $seat } offers { $seat_rival } { $counts_given } for { $counts_asked }.
    }
}
event-accepted = { $seat } accepts the offer from { $seat_rival }.
event-refused = { $seat } refuses the offer from { $seat_rival }.
event-counters = { $seat } makes { $seat_rival } a counter-offer.
event-content = { $seat } is content.
event-ready = { $seat } is ready.
event-offers-all = { $seat } makes an offer to anybody.
event-offered = { $counts_asked_kinds ->
    [0] { $seat } offers { $seat_rival } { $counts_given } as a gift.
   *[other] { $counts_given_kinds ->
        [0] { $seat } asks { $seat_rival } for { $counts_asked } and offers nothing.
       *[other] { $seat } offers { $seat_rival } { $counts_given } for { $counts_asked }.
    }
}
event-offered-all = { $counts_asked_kinds ->
    [0] { $seat } offers anybody { $counts_given } as a gift.
   *[other] { $counts_given_kinds ->
        [0] { $seat } asks anybody for { $counts_asked } and offers nothing.
       *[other] { $seat } offers anybody { $counts_given } for { $counts_asked }.
    }
}
event-traded = { $counts_asked_kinds ->
    [0] { $seat } accepts a gift from { $seat_rival }: { $counts_given }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } gives { $seat_rival } { $counts_asked } for nothing.
       *[other] { $seat } gets { $counts_given } from { $seat_rival } for { $counts_asked }.
    }
}
event-cancels = { $counts_asked_kinds ->
    [0] { $seat } withdraws the gift of { $counts_given }.
   *[other] { $counts_given_kinds ->
        [0] { $seat } withdraws the request for { $counts_asked }.
       *[other] { $seat } withdraws the offer of { $counts_given } for { $counts_asked }.
    }
}
event-lapsed = { $seat } no longer has { $counts_given }: the offer lapses.
event-end = The game ends.
event-tie = Gold decides the tie: { $seat } has { $amount } gold.

event-look = { $zone_id ->
    [row_stack] Dealt to the row: { $token }.
    [nation_stack] Drawn from the nations: { $token }.
   *[other] A player is drawn to open the bidding.
}

## Limits of free undo

# Holding, withdrawing and being content in an auction count as bidding.
undo-binds = Can’t undo: bids, offers and trades are binding.

## Questions

ask-claim = Select a nation.
ask-sell = How many goods do you sell?
ask-trade = Make an offer?
ask-offer = What is in your offer to { $seat_rival }?
ask-answer = Do you accept the offer from { $seat_rival }?
ask-bid = Raise your bid for { $the_card }?
ask-sealed-bid = Everybody still in chooses in secret. Raise your bid for { $the_card }?
ask-lot = Raise your bid for card { $number }, { $a_card }, or are you content?
ask-board = Any more trades, or are you ready to continue?

# The same questions without names and numbers, for auto-answers
asked-offer = What is in your offer?
asked-answer = Do you accept an offer?
asked-bid = Raise your bid?
asked-lot = Raise your bid, or are you content?
asked-sealed-bid = Raise your bid when everybody bids in secret?

# A player who holds stays in the auction, so the choice is not called “pass”.
choice-pass = Do nothing
choice-select = Select { $the_nation }
choice-sell = { $choices ->
    [1] { $highest ->
        [0] Sell nothing
        [one] Sell { $highest } good
       *[other] Sell { $highest } goods
    }
   *[other] { $highest ->
        [one] Sell nothing or { $highest } good
       *[other] Sell { $lowest } to { $highest } goods
    }
}
choice-withdraw = Withdraw
choice-bid = { $choices ->
    [1] Bid { $highest } gold
   *[other] Bid { $lowest } to { $highest } gold
}
choice-offer = Make { $seat_rival } an offer
choice-done = Complete the offer
choice-give-supporter = Give { $choices ->
    [1] { $highest ->
        [one] { $highest } supporter
       *[other] { $highest } supporters
    }
   *[other] { $lowest } to { $highest } supporters
}
choice-give-revolt = Give { $choices ->
    [1] { $highest ->
        [one] { $highest } revolt
       *[other] { $highest } revolts
    }
   *[other] { $lowest } to { $highest } revolts
}
choice-give-good = Give { $choices ->
    [1] { $highest ->
        [one] { $highest } good
       *[other] { $highest } goods
    }
   *[other] { $lowest } to { $highest } goods
}
choice-give-population = Give { $choices ->
    [1] { $highest ->
        [one] { $highest } population
       *[other] { $highest } populations
    }
   *[other] { $lowest } to { $highest } populations
}
choice-give-colony = Give { $choices ->
    [1] { $highest ->
        [one] { $highest } colony
       *[other] { $highest } colonies
    }
   *[other] { $lowest } to { $highest } colonies
}
choice-give-bond = Give { $choices ->
    [1] { $highest ->
        [one] { $highest } bond
       *[other] { $highest } bonds
    }
   *[other] { $lowest } to { $highest } bonds
}
choice-give-gold = Give { $choices ->
    [1] { $highest } gold
   *[other] { $lowest } to { $highest } gold
}
choice-part-supporter = And { $choices ->
    [unseen] supporters
    [1] { $highest ->
        [one] { $highest } supporter
       *[other] { $highest } supporters
    }
   *[other] { $lowest } to { $highest } supporters
}
choice-part-revolt = And { $choices ->
    [unseen] revolts
    [1] { $highest ->
        [one] { $highest } revolt
       *[other] { $highest } revolts
    }
   *[other] { $lowest } to { $highest } revolts
}
choice-part-good = And { $choices ->
    [unseen] goods
    [1] { $highest ->
        [one] { $highest } good
       *[other] { $highest } goods
    }
   *[other] { $lowest } to { $highest } goods
}
choice-part-population = And { $choices ->
    [unseen] populations
    [1] { $highest ->
        [one] { $highest } population
       *[other] { $highest } populations
    }
   *[other] { $lowest } to { $highest } populations
}
choice-part-colony = And { $choices ->
    [unseen] colonies
    [1] { $highest ->
        [one] { $highest } colony
       *[other] { $highest } colonies
    }
   *[other] { $lowest } to { $highest } colonies
}
choice-part-bond = And { $choices ->
    [unseen] bonds
    [1] { $highest ->
        [one] { $highest } bond
       *[other] { $highest } bonds
    }
   *[other] { $lowest } to { $highest } bonds
}
choice-part-gold = And { $choices ->
    [unseen] gold
    [1] { $highest } gold
   *[other] { $lowest } to { $highest } gold
}
choice-for-supporter = Ask for { $choices ->
    [unseen] supporters
    [1] { $highest ->
        [one] { $highest } supporter
       *[other] { $highest } supporters
    }
   *[other] { $lowest } to { $highest } supporters
}
choice-for-revolt = Ask for { $choices ->
    [unseen] revolts
    [1] { $highest ->
        [one] { $highest } revolt
       *[other] { $highest } revolts
    }
   *[other] { $lowest } to { $highest } revolts
}
choice-for-good = Ask for { $choices ->
    [unseen] goods
    [1] { $highest ->
        [one] { $highest } good
       *[other] { $highest } goods
    }
   *[other] { $lowest } to { $highest } goods
}
choice-for-population = Ask for { $choices ->
    [unseen] populations
    [1] { $highest ->
        [one] { $highest } population
       *[other] { $highest } populations
    }
   *[other] { $lowest } to { $highest } populations
}
choice-for-colony = Ask for { $choices ->
    [unseen] colonies
    [1] { $highest ->
        [one] { $highest } colony
       *[other] { $highest } colonies
    }
   *[other] { $lowest } to { $highest } colonies
}
choice-for-bond = Ask for { $choices ->
    [unseen] bonds
    [1] { $highest ->
        [one] { $highest } bond
       *[other] { $highest } bonds
    }
   *[other] { $lowest } to { $highest } bonds
}
choice-for-gold = Ask for { $choices ->
    [unseen] gold
    [1] { $highest } gold
   *[other] { $lowest } to { $highest } gold
}
choice-accept = Accept
choice-refuse = Refuse
choice-counter = Make a counter-offer
choice-content = I’m content
choice-ready = I’m ready
choice-offer-all = Make an offer to anybody
choice-take = Accept offer { $amount_place } from { $seat_rival }
choice-reply = Make a counter-offer to offer { $amount_place } from { $seat_rival }
choice-cancel = Withdraw your offer { $amount_place }

## Why not

refusal-no-such-seat = There is no such seat at this table.
refusal-cannot-pass = You can’t pass here.
refusal-no-nations = The beginner version is played without nations.
refusal-not-laid-out = You can’t select { $the_nation }: it is not one of the nations laid out.
refusal-too-few-goods = { $amount ->
    [0] You have no goods to sell.
    [one] You can sell { $amount } good at most.
   *[other] You can sell { $amount } goods at most.
}
refusal-not-tied = Nobody shares your bid, so you can’t withdraw.
refusal-bid-too-low = { $amount ->
    [0] You must raise your bid by at least 1 gold.
   *[other] Your bid is already { $amount } gold. You can only raise it.
}
refusal-bid-too-high = You have only { $amount } gold.
refusal-nothing-more-to-bid = { $amount ->
    [0] You have no gold to bid.
   *[other] You can’t bid more than the { $amount } gold you have already bid.
}
refusal-no-trades = There is no trading in this game.
refusal-no-windows = In this game offers lie on the board: say which offer you mean.
refusal-no-board = In this game there is no offer board: players trade in trade windows.
refusal-no-offer-begun = You are not making an offer yet.
refusal-offer-begun = You are already making { $seat_rival } an offer.
refusal-answer-first = { $seat_rival } has made you an offer. Answer it first.
refusal-no-offers-left = { $amount ->
    [one] You have already made your one offer in this trade window.
   *[other] You have already made your { $amount } offers in this trade window.
}
refusal-not-yourself = You can’t trade with yourself.
refusal-nothing-held = Neither you nor { $seat_rival } has anything to trade.
refusal-giving-already = Choose what you give only once, before what you ask for.
refusal-asking-already = You are already choosing what you ask for.
refusal-give-or-for-first = The offer is still empty.
refusal-cards-in-order = Choose each kind of card once, in this order: supporters, revolts, goods, populations, colonies, bonds, gold.
refusal-you-hold-fewer = { $amount ->
    [0] You have no { $many_card }.
   *[other] You have only { $amount } { $card }.
}
refusal-rival-holds-fewer = { $seat_rival } does not have that many { $many_card }.
refusal-holds-fewer = { $amount ->
    [0] { $seat } has no { $many_card }.
   *[other] { $seat } has only { $amount } { $card }.
}
refusal-nothing-is-no-part = Leave out the kinds of card that are not part of the offer.
refusal-no-open-auction = In this game players bid in rounds: nobody has to say that they are content.
refusal-out-of-auction = You have withdrawn from this auction.
refusal-content-already = You are content already.
refusal-content-by-itself = You can neither raise nor withdraw, so you count as content already.
refusal-ready-already = You are ready already.
refusal-draft-begun = You are already making an offer.
refusal-board-full = { $amount ->
    [one] You already have one offer on the board.
   *[other] You already have { $amount } offers on the board.
}
refusal-no-offers-this-round = You have already made your { $amount } offers for this round.
refusal-no-such-offer = This offer is no longer on the board.
refusal-own-offer = This is your own offer.
refusal-not-for-you = This offer is for { $seat_rival }.
refusal-you-lack = { $amount ->
    [one] You have no { $card } to give.
   *[other] You don’t have { $amount } { $card } to give.
}
refusal-your-gold-in-bid = You can’t pay: { $amount } of your gold is locked in your bid.
refusal-maker-cannot = { $seat_rival } can’t pay now: the gold is locked in a bid.
refusal-more-than-printed = You can ask for { $amount } { $card } at most: no more were printed.
refusal-gold-in-bid = { $amount ->
    [0] All your gold is locked in your bid.
   *[other] Only { $amount } of your gold is free: the rest is locked in your bid.
}

refusal-when-select = You select a nation before the first round.
refusal-when-sell = You sell goods in the commerce phase.
refusal-when-withdraw = You can withdraw only while a card is auctioned.
refusal-when-bid = You can bid only while a card is auctioned.
refusal-when-offer = You make offers in the exploration phase.
refusal-when-give = You choose what you give while you make an offer.
refusal-when-for = You choose what you ask for while you make an offer.
refusal-when-done = You can complete only an offer that you are making.
refusal-when-part = You choose cards while you make an offer.
refusal-when-accept = You can accept an offer that has just been made to you.
refusal-when-refuse = You can refuse an offer that has just been made to you.
refusal-when-counter = You can counter an offer that has just been made to you.
refusal-when-content = You can be content only while a card is auctioned.
refusal-when-ready = You can be ready only while players trade and no card is auctioned.
refusal-when-take = You can accept offers in the exploration phase.
refusal-when-reply = You can counter offers in the exploration phase.
refusal-when-cancel = You can withdraw your offers in the exploration phase.

remedy-answer = Accept it, refuse it or, if you have an offer left, make a counter-offer.
remedy-begin-offer = First choose who the offer is for.
remedy-bid-less = Bid less.
remedy-bid-more = Bid more.
remedy-cancel = Withdraw one of your offers, or wait until one is accepted.
remedy-choose = Choose one of the moves.
remedy-complete = Continue until it is complete.
remedy-fewer = Choose a smaller number, or none.
remedy-free-gold = Your gold is free again once you withdraw or another player wins this card.
remedy-get-cards = Make a counter-offer, or get the cards first.
remedy-give-or-for = Start with what you give, or with what you ask for.
remedy-hold = Do nothing, or raise your bid if you can.
remedy-hold-or-withdraw = Do nothing, or withdraw if somebody shares your bid.
remedy-in-order = Continue with a later kind, or complete the offer.
remedy-look-at-board = Look at the offers on the board.
remedy-name-cards = Choose at least one card.
remedy-next-card = Wait for the next card.
remedy-next-round = Wait for the next round.
remedy-next-window = Wait for the next trade window.
remedy-option = Choose this option before the game.
remedy-other-nation = Select another nation.
remedy-other-player = Choose another player.
remedy-wait = Wait until then.
remedy-wait-for-change = Wait until another player acts.

## Words: cards

card-supporter = { $count ->
    [one] supporter
   *[other] supporters
}
    .a = a supporter
    .the = the supporter
    .many = supporters
card-revolt = { $count ->
    [one] revolt
   *[other] revolts
}
    .a = a revolt
    .the = the revolt
    .many = revolts
card-good = { $count ->
    [one] good
   *[other] goods
}
    .a = a good
    .the = the good
    .many = goods
card-population = { $count ->
    [one] population
   *[other] populations
}
    .a = a population
    .the = the population
    .many = populations
card-colony = { $count ->
    [one] colony
   *[other] colonies
}
    .a = a colony
    .the = the colony
    .many = colonies
card-bond = { $count ->
    [one] bond
   *[other] bonds
}
    .a = a bond
    .the = the bond
    .many = bonds
card-gold = gold
    .a = gold
    .the = the gold
    .many = gold

## Words: nations and institutions

nation-ottomans = Ottomans
    .the = the Ottomans
nation-venice = Venice
    .the = Venice
nation-portugal = Portugal
    .the = Portugal
nation-netherlands = Netherlands
    .the = the Netherlands
nation-spain = Spain
    .the = Spain
nation-france = France
    .the = France
nation-great-britain = Great Britain
    .the = Great Britain
nation-prussia = Prussia
    .the = Prussia

institution-protectorate = { $count ->
    [one] protectorate
   *[other] protectorates
}
    .a = a protectorate
institution-merchant = { $count ->
    [one] merchant
   *[other] merchants
}
    .a = a merchant
institution-territory = { $count ->
    [one] territory
   *[other] territories
}
    .a = a territory
institution-company = { $count ->
    [one] company
   *[other] companies
}
    .a = a company
institution-gold-mine = { $count ->
    [one] gold mine
   *[other] gold mines
}
    .a = a gold mine
institution-cathedral = { $count ->
    [one] cathedral
   *[other] cathedrals
}
    .a = a cathedral
institution-commonwealth = { $count ->
    [one] commonwealth
   *[other] commonwealths
}
    .a = a commonwealth
institution-army = { $count ->
    [one] army
   *[other] armies
}
    .a = an army
institution-luxury = { $count ->
    [one] luxury
   *[other] luxuries
}
    .a = a luxury
institution-industry = { $count ->
    [one] industry
   *[other] industries
}
    .a = an industry

## Words: the table

phase-claiming = claiming
    .the = the claiming of nations
phase-development = development
    .the = development
phase-commerce = commerce
    .the = commerce
phase-exploration = exploration
    .the = exploration
phase-trading = trading
    .the = a trade window

zone-row_stack = the cards of the row
zone-nation_stack = the nations
zone-seat_stack = the players

object-row = the cards of the row
object-nations = the nations
object-opener = the seats, to see who opens the bidding
object-claims = the nations left

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
token-s0 = seat 1
token-s1 = seat 2
token-s2 = seat 3
token-s3 = seat 4
token-s4 = seat 5
token-s5 = seat 6

## The score

source-supporters = Supporters
source-revolts = Revolts

## Options

option-version = Version
    .text = Beginner: all players start equal; there are no bonds and no nations. Standard: each player leads a nation that has an institution of its own.
version-beginner = beginner
version-standard = standard
option-auction = Bidding
    .text = Open: players raise their bids at any time, until all are content. In turns: players bid one after the other. Sealed: in every bidding round all players choose at once, in secret.
auction-open = open auctions
auction-turns = bidding in turns
auction-sealed = sealed bids
auction-sequential = one after the other
auction-simultaneous = all at once
option-trades = Trading
    .text = Open: offers lie on a board, and players make and accept them at any time in the exploration phase. Windows: players trade in turn before each auction and after the last. First and last: the same, but only before the first auction and after the last. Off: no trading.
trades-open = open trading
trades-windows = trade windows
trades-ends = trade windows first and last
trades-off = no trading
option-trade_offers = Offers
    .text = How many offers a player can have on the board at a time, or make in one trade window. With 0 there is no trading.
option-claim_rounds = Claiming rounds
    .text = How many times players select a nation before the disputed nations are dealt at random. With 0 there is no limit.
option-strict_bank = Strict bank
    .text = The bank has only the printed cards. While it has none of a kind, nobody gets any of that kind.
option-open_holdings = Open holdings
    .text = All players see what each player holds. It could be worked out anyway from everything that has happened.
