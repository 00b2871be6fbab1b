# Texts of the web client about `empire` on every page: its name, its button on the start page, its presets, and the texts of its table.

## The pages

game-empire = Empire
goal-empire = Most supporters minus revolts wins.
start-empire = Play Empire
start-empire-text = Auctions and trade among six nations, against three bots.
preset-beginner = Empire, beginner
preset-beginner-text = All players start equal; no bonds, no nations.
preset-standard = Empire, standard
preset-standard-text = Each player leads a nation that has an institution of its own.

## The table

empire-row = Auction row
empire-course = Round and phase
empire-round = Round { $round } of { $last }
empire-last-exploration = Last exploration
empire-before = Before the first round
empire-covered = shortage card
empire-up = up for auction
empire-next = up next
empire-gone = done
empire-bids = Bids
empire-out = withdrawn
empire-in = has chosen
empire-thinking = deciding…
empire-to-choose = deciding…
empire-closed = cards face down
empire-support = Support: { $count }
empire-nations = Nations
empire-start = Starts with
empire-takes = takes
empire-pays = pays
empire-brings = brings
empire-so-far = This round so far
empire-unrest = { $count } unused
empire-default = { $count } unpaid
empire-sold = sells { $count }
empire-interest = −{ $count } interest
empire-offer = The offer
empire-offer-to = { $name } makes { $other } an offer
empire-gives = Gives
empire-asks = Asks for
empire-growing = The offer is not complete yet.
empire-partner = Make an offer
empire-compose = Offer to { $name }
empire-give = You give
empire-want = You want from { $name }
empire-send = Send the offer
empire-says-nothing = What do you offer { $name }?
empire-says-gift = You give { $gives } to { $name } and ask for nothing.
empire-says-demand = You ask { $name } for { $asks } and give nothing.
empire-says-both = You give { $gives } to { $name } and ask for { $asks }.
empire-not-for-sale = shortage: not for sale
empire-nobody = nobody
empire-brings-gold = brings 10 gold
empire-last = last
empire-won-by = { $name } for { $price }
empire-you = You
empire-with-you = you
empire-would-win = would win for { $amount }
empire-tied = tied with { $names }
empire-tied-many = tied with { $count } others
empire-alone-zero = alone at 0
empire-now = now
empire-soon = next
empire-brief-out = out
empire-brief-wins = would win
empire-brief-tied = tied
empire-brief-lower = lower
empire-lower = alone, but lower
empire-holds-gold = { $count } gold
empire-support-word = support
empire-forecast = Next development, as things stand
empire-line-unrest = unused
empire-line-bonds = interest
empire-line-nothing = nothing to build
empire-support-then = Support then
empire-with-card = With this card ({ $card }) also:
empire-offers-brief = offers { $count }/{ $most }
empire-this-round = This round
empire-sold-for = sold { $count } for { $gold }
empire-sold-nothing = sold 0
empire-for = for { $price }
empire-label-supporter = Supporter
empire-label-revolt = Revolt
empire-label-good = Good
empire-label-population = Popu­lation
empire-label-colony = Colony
empire-label-bond = Bond
empire-label-gold = Gold
empire-prices = Who won what, at which price
empire-prices-tab = Prices
empire-none = none
empire-no-prices = No card has been auctioned yet.
empire-try = all at once, in secret · try { $count }
empire-unseen = all at once, in secret
empire-under-it = under it
empire-last-clash = Last claims:
empire-clash-rule = Chosen by several: one more revolt under it. Chosen by nobody: one more supporter.
empire-commerce = Selling goods
empire-price-rule = Price = { $top } − all goods sold
empire-price-last = last round { $top } − { $sold } = { $price }
empire-goods-held = { $count ->
    [one] You have { $count } good.
   *[other] You have { $count } goods.
}
empire-others-sell = others sell
empire-price = price
empire-brings-you = you get
empire-as-last = as last round
empire-clear = Clear
empire-raise-to = Raise to { $amount }
empire-hold = Hold at { $amount }
empire-withdraw-tied = Withdraw: only when tied
empire-you-hold = you hold { $count } gold
empire-offer-whom = Make an offer to
empire-trade = Trade
empire-your-offers = your offers: { $count } of { $most }
empire-trade-text = Players make offers in turn, until all have passed.
empire-auction = Auction
empire-bids-for = Who bids what for { $card }
empire-opened-by = opened by { $name }
empire-rule = the highest bid that nobody shares wins
empire-scene-nations = The nations’ institutions
empire-scene-unrest = Unused population
empire-scene-sold = Sold
empire-scene-bonds = Interest on bonds
empire-scene-trade = A trade
empire-scene-clash = Claims clash
empire-scene-agreed = All nations are claimed
empire-scene-covered = That card is not for sale in this round.
empire-scene-last = The last round: it ends after its development.
empire-scene-auctions = The last auctions: round { $last } is only a development.
empire-lone = { $who ->
    [you] Yours for { $amount }
   *[other] { $name } gets it for { $amount }
}
empire-lone-note = Everybody else has withdrawn.
empire-you-have = You have { $count }.
empire-one-more = One more at the next development:
empire-went-for = Went for { $prices }.
empire-stand-wins = You stand at { $amount } and would win.
empire-stand-tied = You stand at { $amount }, tied with { $names }.
empire-stand-lower = You stand at { $amount }. Raise, or hold.
empire-tab-auction = Auction
empire-tab-offers = Offers
empire-tab-hand = Hand
empire-no-window = No trade window is open now.
about-empire-supporter = A point of support at the end.
about-empire-revolt = Takes a point of support away at the end.
about-empire-good = With a population it makes a luxury, which brings a supporter. Or sell it.
about-empire-population = Works in luxuries, industries and some institutions. Unused, it brings a revolt.
about-empire-colony = With a population it makes an industry, which brings a good.
about-empire-bond = Brings 10 gold at once, and costs 1 gold in every development.
about-empire-gold = Pays bids, interest and trades. It decides ties at the end.
empire-about-support = Supporters less revolts. Most support wins at the end; gold decides ties.
empire-about-support-now = You have { $now }; { $then } after the next development.
empire-about-prices = The winner of each card of the row and the price, round by round.
empire-about-market = The more goods all players sell together, the less each one brings. Everybody chooses at once.
empire-about-last-price = Last price: { $price } gold.
empire-about-offers = An offer lies here until it is accepted or withdrawn, or the round ends. Accepting trades the cards at once.
empire-about-offers-now = To you: { $you }. Yours: { $own } of { $most }.
empire-about-shortage = The card under it is not for sale. After each round the shortage card moves to the next one.
empire-about-covers = Covered now: { $card }.
empire-about-open = Holdings lie open in this game.
empire-about-closed = These cards lie face down. All that changes them is public and in the log.
empire-about-locked-title = Gold in your bid
empire-about-locked = You can’t trade it while it stands in a bid. It is free again when another player wins or you withdraw.
empire-about-ring-title = The clock
empire-about-ring = A raise, a withdrawal or a trade starts it again. At 0, silent players are content. When all are content, the card is settled.
empire-about-waited = Waiting for: { $names }.
empire-about-next = At your next development: { $count }.
empire-about-luxury = A good and a population. The good is paid; it brings a supporter.
empire-about-industry = A population and a colony. It brings a good.
empire-about-unrest = Each population that no institution uses brings a revolt.
empire-about-bonds = Each bond costs 1 gold at every development. A bond you can’t pay brings a revolt.
empire-about-own = A nation’s own institution, built after luxuries and industries from what they leave.

## Open auctions

empire-out-at = withdrawn at { $amount }
empire-content-count = { $count ->
    [one] { $count } of { $all } is content
   *[other] { $count } of { $all } are content
}
empire-think-again = { $name } raised: everybody decides again
empire-at-once = { $names } raised to { $amount } at once
empire-all-stand = the bids stand
empire-all-stand-but = the bids stand; ahead: { $name }
empire-still-think = { $count ->
    [one] { $names } still thinks
   *[other] { $names } still think
}
empire-silent = no answer counts as content
empire-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
empire-is-content = content
empire-not-yet = not yet
empire-match = Match { $amount }
empire-one-more-bid = +1: { $amount }
empire-click-again = click again
empire-does-tie = ties with { $names }
empire-does-lead = you lead already
empire-does-nothing = already your bid
empire-does-below = below your { $amount }
empire-does-cost = you hold { $gold } gold
empire-only-tied = only when tied
empire-you-are-tied = you are tied
empire-content = Content
empire-content-note = as it stands
empire-content-said = until a change
empire-content-itself = nothing else to do
empire-out-note = You have withdrawn from this card. You can still trade.
empire-ask-lot = Bid for { $card }.
empire-ask-content = You are content.
empire-ask-itself = You can neither raise nor withdraw.
empire-ask-out = You have withdrawn from this card.
empire-ask-trade = You can still trade.
empire-overtaken = { $names } raised to { $amount } while you typed. Your bid was not sent.
empire-stand-behind = You stand at { $amount }, { $names } at { $highest }.
empire-highest = Highest bid: { $amount }, { $names }.
empire-voice-bid = { $who ->
    [you] You raise to { $amount } { $stand ->
        [wins] and would win
        [tied] and are tied with { $rivals }
       *[other] but stay below the highest bid
    }.
   *[other] { $name } raises to { $amount } { $stand ->
        [wins] and would win
        [tied] and is tied with { $rivals }
       *[other] but stays below the highest bid
    }.
}
empire-locked = { $count } of your { $all } gold is in your bid
empire-locked-brief = { $count } bid

## The offer board

empire-offers = Offers
empire-on-table = { $count } on the board
empire-new-offer = New offer
empire-offers-new = { $count } new
empire-no-offers = No offers yet.
empire-offers-later = Players make offers in the exploration phase.
empire-offers-you = To you
empire-offers-anybody = To anybody
empire-offers-own = Yours, { $count } of { $most }
empire-offers-others = Between others
empire-offers-rest = Other offers
empire-offers-hidden = { $count } hidden: show
empire-offers-filtered = { $count } hidden by your filters: show
empire-offers-filter-again = { $count } shown despite your filters: hide
empire-filters = Filter offers
empire-filters-some = Filter offers: { $count } set
empire-filters-text = A hidden offer still stands: others can accept it, and so can you. Only you see your filters, but everybody sees that you decline a gift.
empire-filters-hide = Don’t show me
empire-filter-supporter = Offers that ask for supporters
empire-filter-gold = Offers that ask for gold
empire-filter-revolt = Gifts with revolts (those to you are declined)
empire-filter-anybody = Offers of { $name } to anybody
empire-nothing = nothing
empire-to = to
empire-anybody = Anybody
empire-anybody-word = anybody
empire-gives-word = gives
empire-for-word = for
empire-for-your = for your
empire-to-yours = to yours
empire-declines = { $name } declines
empire-you-decline = you decline
empire-support-by = support { $sign }{ $count }
empire-outlook-title = At your next development
empire-outlook-same = next development: no change
empire-accept = Accept
empire-accept-again = Click again: −{ $count } support
empire-counter = Counter
empire-hide = Hide this offer of { $name }
empire-take-off = Withdraw
empire-why-lack = you lack { $cards }
empire-why-locked = gold is in your bid
empire-why-maker = { $name } can’t pay now
empire-why-not = not possible now
empire-your-offer = Your offer
empire-to-whom = To whom
empire-get = You get
empire-free = { $count } free
empire-draft-nothing = What do you give, and what do you want for it?
empire-draft-gift = { $gives } as a gift, to { $name }.
empire-draft-demand = { $asks } for nothing, from { $name }.
empire-draft-both = { $gives } for { $asks }, to { $name }.
empire-draft-then = Then:
empire-draft-count = Your offer { $count } of { $most }.
empire-lay = Put it on the board
empire-tab-offers-count = Offers { $count }

## After the fifth card

empire-all-sold = All five auctions are over
empire-before-card = Before { $card }
empire-trade-or-ready = Trade, or say that you are ready.
empire-ready-count = { $count ->
    [one] { $count } of { $all } is ready
   *[other] { $count } of { $all } are ready
}
empire-ready-again = a new offer or trade resets this
empire-is-ready = ready
empire-ready = Ready
empire-ready-note = then the game goes on
empire-won-nothing = nothing
empire-nobody-won = nobody won
empire-ask-board = Trade more, or press Ready.
empire-ask-ready = You are ready.
keys-match = match the highest bid
keys-one-more = bid one more
keys-raise = type a bid
keys-content = be content
keys-offer = make an offer

## Planned bids

empire-plan-bids = Plan bids
empire-plan-text = Only you see this. A plan raises by the least that is enough, never above your limit. Without a limit you bid by hand.
empire-plan-ask = Plan your bids for round { $round }.
empire-plan-ask-line = All cards at once. Only you see this.
empire-plan-brings = What it brings at your next development
empire-plan-one-by-one = counted one by one, from the left
empire-plan-went = What such a card went for so far
empire-plan-your-limit = Your limit
empire-plan-least = your plan raises by the least that wins, never above this; without a limit you bid by hand
empire-plan-if-tied = When tied at your limit
empire-plan-ways = hold, withdraw, or bid one more, once
empire-plan-covered = covered in this round
empire-plan-at-once = at once
empire-plan-each-round = each round
empire-plan-unused = left unused
empire-plan-to = { $tied ->
    [withdraw] Your plan: to { $amount }, then withdraw
    [raise] Your plan: to { $amount }, and 1 more if tied
   *[hold] Your plan: to { $amount }, then hold
}
empire-plan-held = it bids when everybody has decided
empire-plan-note = it bids for you; a bid of your own ends it
empire-plan-later = { $count ->
    [0] You bid by hand.
    [one] You bid by hand. { $count } later card is planned.
   *[other] You bid by hand. { $count } later cards are planned.
}
empire-plan-row = your plan: to { $amount }
empire-plan-no-use = no use yet
empire-plan-limit = Limit for card { $place }, { $card }
empire-plan-tied = When tied for card { $place }, { $card }
empire-plan-way = { $tied ->
    [withdraw] Out
    [raise] +1
   *[hold] Hold
}
empire-plan-way-long = { $tied ->
    [withdraw] withdraw
    [raise] one more, once
   *[hold] hold
}
empire-plan-sum = Limits together { $sum }, you hold { $gold } gold.
empire-plan-bond = A bond won adds { $gold }.
empire-plan-shrink = Later limits shrink to the gold that is left.
empire-plan-zero = With 0 and Hold you can win for nothing.
empire-plan-ready = then say ready
empire-plan-send = Send plan
empire-plans = Plans
empire-plans-note = who has sent one for this round
empire-plan-sent = sent
keys-plan = plan bids

## Planned moves and keys

order-card = For which card?
order-any-card = The next card, whatever it is
order-sell = How many goods to sell in the next sale
keys-hold = hold
keys-withdraw = withdraw

## The end: facts and ways

highlight-dearest-card = { $seat } paid { $amount } gold for { $a_card } in round { $turn }.
highlight-largest-trade = { $counts_asked_kinds ->
    [0] { $seat } gave { $seat_rival } { $counts_given } in round { $turn }, as a gift.
   *[other] { $counts_given_kinds ->
        [0] { $seat_rival } gave { $seat } { $counts_asked } in round { $turn }, for nothing.
       *[other] { $seat } gave { $seat_rival } { $counts_given } for { $counts_asked } in round { $turn }.
    }
}
highlight-best-development = { $seat } gained { $amount ->
    [one] { $amount } supporter
   *[other] { $amount } supporters
} in round { $turn }.
highlight-best-sale = { $seat } sold { $amount ->
    [one] { $amount } good
   *[other] { $amount } goods
} at { $price } gold in round { $turn }: { $gold } gold in all.
highlight-worst-unrest = { $seat } suffered { $amount ->
    [one] { $amount } revolt
   *[other] { $amount } revolts
} in round { $turn }.
graph-title-development = Points after each development
fact-dearest-card = Dearest card
fact-largest-trade = Largest trade
fact-best-development = Best development
fact-best-sale = Best sale
fact-worst-unrest = Worst unrest
way-claiming = with the nation
way-development = in development
way-auction = won at auction
way-trade = traded

## Since your move: each step in a few words

empire-step-clash = clash of claims
empire-step-claimed = nations claimed
empire-step-round = round { $round }
empire-step-nations = nations
empire-step-unrest = unused population
empire-step-interest = interest
empire-step-price = price { $amount }
empire-step-sale = sale
empire-step-trade = trades with { $name }
empire-step-won = for { $amount } gold
