# Texts of the terminal client about `empire`: panels, headings of choices, and screens of its own.

panel-auction = Auction
panel-trade = Offers
panel-nations = Nations
panel-holdings = Players
shortage = The card under the shortage card is not auctioned this round.
next-card = Next: { $card }.
no-auction = No card is up for auction.
tied = shared
withdrawn = withdrawn
opener = opens
leads = leads
content = content
ladder = Your bid:
bid-wins = wins
bid-shared = shared with { $names }
bid-too-low = too low
would-win = It would win.
would-share = { $names } would share this bid, so it would not count.
would-be-too-low = A higher bid would win.
next-development = At your next development: { $changes }.
same-development = Your next development stays the same.
offers-for-you = { $count ->
    [one] { $count } offer for you lies on the board.
   *[other] { $count } offers for you lie on the board.
}
gives = gives
asks = asks for
no-window = { $trades ->
    [off] There is no trading in this game.
    [ends] You can trade before the first auction and after the last.
   *[windows] You can trade before each auction and after the last.
}
no-offer = No offer has been made.
offers-made = Offers made:
empty-board = There are no offers on the board.
offers-filtered = { $count } hidden by your filters
offers-lying = Offers on the board:
ready-players = Ready: { $names }
anybody = anybody
reply = counter-offer
declined = declined
deal = { $given } for { $asked }
gift = { $cards } as a gift
request = asks for { $cards }
locked = { $count } locked
no-nations = The beginner version has no nations.
start = start:
support = support { $count }
forecast = Next development:
forecast-unrest = { $count ->
    [one] { $count } unused population
   *[other] { $count } unused populations
}
forecast-bonds = { $count ->
    [one] { $count } bond
   *[other] { $count } bonds
}
forecast-support = then support { $count }
prices = Price of a good, by how many all players sell:
no-buyer = nobody
picked = picked by
closed = cards face down
group-give = Give
group-part = Give or ask for more
group-for = Ask for
group-take = Offers to you
group-offer = Make an offer
group-cancel = Your offers
group-filtered = Hidden by your filters
filter-supporter = offers that ask for supporters
filter-gold = offers that ask for gold
filter-revolt = gifts with revolts (those to you are declined)
filter-anybody = offers of { $name } to anybody
label-take = Accept from { $name }: get { $given }, give { $asked }
label-take-gift = Accept a gift from { $name }: { $cards }
label-take-request = Give { $name } for nothing: { $cards }
label-reply = Make { $name } a counter-offer to: { $offer }
label-cancel = Withdraw: { $offer }
composer-title = Your offer to { $name }
composer-title-all = Your offer to anybody
composer-empty = Choose what you give and what you ask for.
composer-hint = ↑ ↓ ← →: move    + − or digits: how many    Enter: make the offer    Esc: cancel
planned-row = your plan: to { $amount }
planner-title = Plan your bids for round { $round } – only you can see them
planner-card = card
planner-brings = brings
planner-prices = went for
planner-limit = limit
planner-tied = if tied
planner-way = { $tied ->
    [withdraw] out
    [raise] +1 once
   *[hold] hold
}
planner-next = At the next development, with the cards before it: { $text }
planner-no-use = no use yet
planner-at-once = at once
planner-bonds = each round
planner-unrest = left unused
planner-sum = Limits together { $sum }, you hold { $gold } gold.
planner-bond = A bond won adds { $gold }.
planner-shrink = Later limits shrink to the gold that is left.
planner-zero = With 0 and hold you can win for nothing.
planner-then = { $ready ->
    [yes] After the last card you are ready without being asked (r).
   *[no] After the last card you are asked whether you are ready (r).
}
planner-hint =
    ↑ ↓: card    + − or digits: limit    Del: none    ← →: if tied
    Enter: send    Esc: cancel
