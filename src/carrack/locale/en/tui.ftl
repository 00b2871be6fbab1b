# What the terminal table says itself: everything else is told by the catalogue of the game.

game-discovery = Discovery
game-empire = Empire

## Panels

panel-map = Map
panel-boxes = Boxes
panel-seats = Players
panel-log = Log
panel-auction = Auction
panel-trade = Offer
panel-nations = Nations
panel-holdings = Players

face-down = face down
discovered = discovered
deck = Discovery deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
resistance = resistance
plunder = plunder + per soldier
points-word = points
ship = ship
no-ship = no ship
to-place = to place
goods-word = goods
finds = { $count ->
    [one] { $count } discovery
   *[other] { $count } discoveries
}
no-buildings = no buildings
since = since your last move
bot-level = level { $level }
seat-away = away
seat-resigned = resigned

shortage = The covered card is not auctioned in this round.
next-card = Next comes { $card }.
no-auction = No card is up for auction.
tied = shared
withdrawn = withdrawn
opener = opens
gives = gives
asks = asks for
no-window = Trade windows open before each auction and after the last.
no-offer = No offer is on the table.
offers-made = Offers made:
no-nations = The beginner version has no nations.
start = start:
support = support { $count }
closed = cards face down

## The decision

group-place = Place { $type } (of { $left })
group-scout = Scout
group-front = Use the University
group-battle = Battles
group-war = Wars
group-give = Give
group-part = Give or ask for more
group-for = Ask for
amount-hint = ← → or type a number
preview-sealed = Nobody sees your choice until all have chosen.
preview-hidden = What comes of it is still hidden.
thinking = { $names } to choose …
void = This game is void.
over = The game is over.
bot-failed = A bot has failed, and the game waits: { $error } It is saved. Take back with t, or quit and open it again.
undone = Taken back.
deserted = m: take your seat back
void-wanted = { $names } would like to call the game off. m: the menu, where you can agree or refuse.
void-lapses = The proposal lapses in { $count ->
    [one] one decision
   *[other] { $count } decisions
}.

## Keys

key-play = play
key-undo = undo
key-take-back = take back
key-rule = rule
key-log = log
key-score = score
key-menu = menu
key-help = help
key-quit = quit
key-back = back
key-on = on
key-start = start
key-end = end
key-close = close

help-title = Keys
help-arrows = go through the choices; with an amount in hand, less or more
help-digits = take a choice in hand by its number, or type an amount
help-enter = play the choice in hand; with the mouse, click it twice
help-find = find a choice by a word in it
help-undo = undo, as long as nobody has learned anything new
help-take-back = against bots: take back to your last own decision
help-always = always answer questions of this kind with the choice in hand
help-orders = standing answers and orders: see, remove, give
help-menu = the menu: orders, a bot in your place, resigning, calling off
help-rule = the rule about the choice or panel in hand
help-tabs = turn to a panel, on a small screen
help-focus = go from panel to panel; Esc goes back to the choices
help-log = all that happened
help-score = the score sheet
help-theme = light or dark
help-quit = quit; every move is saved when it is made
help-steps = one decision back or on
help-leaps = ten decisions back or on
help-ends = to the start or the end
help-close = close

## Screens

close-hint = Esc: close
confirm-title = Are you sure?
confirm-hint = Enter: yes    Esc: no
hand-over-title = It is { $name }’s turn
hand-over-text = Hand the screen over to { $name }. The table stays hidden until then.
hand-over-hint = Enter: I am here
hand-over-undo = u: { $name } takes the last move back
rule-title = The rules
rule-hint = ↑ ↓: other clauses    Tab: scroll the text    Esc: close
score-title = Final score
score-title-now = Score, as if the game ended now
score-hint-over = w: save the record   Esc: to the table   q: quit
total = Total
age = age { $age ->
    [1] I
    [2] II
   *[3] III
}
wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
shares = { $points ->
    [one] Shared victory at { $points } point: { $names }.
   *[other] Shared victory at { $points } points: { $names }.
}
with-take-backs = Moves were taken back in this game.
save-title = Save the record of this game as
save-hint = Enter: save    Esc: not now
save-exists = There is a file { $path } already; nothing was saved. Choose another name.
save-failed = { $path } could not be written: { $error }. Choose another place.
saved = The record is in { $path }.
find-title = Find a choice
find-hint = Enter: go there    Esc: close
composer-title = Your offer to { $name }
composer-empty = Say what you give and what you ask for.
composer-hint = ↑ ↓ ← →: go    + − or digits: how many    Enter: make the offer    Esc: none
menu-title = Menu
menu-hint = ↑ ↓ Enter: choose    Esc: close
menu-always = Always answer like this (a)
menu-standing = { $count ->
    [0] Standing answers and orders … (o)
   *[other] Standing answers and orders: { $count } … (o)
}
menu-keep = Let a bot play for you …
menu-return = { $name } is back: no bot any more
menu-void = Agree to call the game off …
menu-void-no-more = No longer agree to call the game off
menu-void-refuse = Refuse to call the game off: play on
menu-resign = Resign …
menu-theme = Light or dark (d)
menu-help = Keys (h)
menu-quit = Quit (q)

always-none = Only a choice that can be played now can become a standing answer.
always-question = Give this answer from now on, without being asked?
always-remove = You can remove it with o.
standing-title = What stands for you – nobody else sees it
standing-hint = Enter: remove what stands, or give a new order    Esc: close
standing-answers = Answers, until you remove them
standing-wanted = Questions you want to be asked; Enter: no more
standing-orders = Orders, each used once
standing-new = New order
standing-nothing = Nothing stands. The choice in hand becomes an answer with a.
new-bid = Bid up to …
new-sell = Sell …
new-place = Place workers by a ranked list …
order-bid = In the next auction, bid up to { $amount }
order-bid-card = In the next auction of this card ({ $card }), bid up to { $amount }
order-sell = In the next sale, sell { $amount }
order-place = At the next placement, the first that is possible: { $moves }
any-card = Whatever comes up next
bid-card-title = Bid for which card?
bid-title = Bid up to how much?
sell-title = Sell how many goods in the next sale?
order-hint = Enter: give the order    Esc: none
no-number = “{ $text }” is no number; nothing was ordered.
stands = It stands.
stands-no-more = It stands no more.
ranking-title = What to place first, second, third …
ranking-empty = Nothing is on the list yet.
ranking-give = o: give this order
ranking-hint = ← →: worker    ↑ ↓: place    Enter: on or off the list    Esc: none
keep-title = Which bot plays for you?
level = Level { $level }: { $name }
level-random = random moves
level-greedy = quick, looks at one move
level-planner = plans its whole turn
returned = { $name } is back.
resign-question = Resign? A bot plays on for you, you cannot win any more, and you cannot come back.
has-resigned = You have resigned; a bot plays on.
void-question = Call the game off? It is void as soon as everybody has agreed; until then you can take it back.
void-question-last = Call the game off? It is void at once, and nobody wins.
void-agreed = You agree to call the game off. It goes on until all do.
void-no-more = You want to play on.
nobody-wins = Nobody wins: all have resigned.
quit-saved = Leave the table? Every move is saved in { $path }, and you can go on from there.
quit-unsaved = Leave the table? This game is kept in no file and will be lost.
step = Decision { $number } of { $last }
