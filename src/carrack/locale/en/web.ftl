# What the web client says itself: everything else is told by the catalogue of the game.

game-discovery = Discovery
game-empire = Empire

## The frame

tagline = Board games of the age of discovery
nav-start = Start
nav-lobby = Lobby
nav-rules = Rules
nav-how = How to play
nav-settings = Settings
nav-pages = Pages
menu = Menu
language = Language
theme-system = Follow the system
theme-dark = Dark
theme-light = Light
your-name = Your name
name-default = Navigator
skip = Skip to the content
cancel = Cancel
try-again = Try again
loading = One moment…
unreachable = The server does not answer. Check your connection, then try again.
forgotten = The server does not recognise this browser any more.
forgotten-text = Your games and your name are kept. Try again; as a new player you start without your old seats.
forgotten-anew = Start as a new player
fault = Something went wrong here. Load the page again; your game is kept.
no-page = There is nothing at this address.
to-start = Go to the start

## The start

start-alone = Play now
start-alone-text = Discovery against three bots, by the rules of 2015. One click, and the first decision is yours.
start-empire = Play Empire
start-empire-text = Auctions and trade among six nations, against three bots.
start-friends = Play with friends
start-friends-text = Choose the game and the seats, then send a link. Nobody needs an account.
start-own = Choose everything yourself
start-own-text = Edition, options, seats and bots, and what each of them changes.
start-preparing = Setting up…
friends-game = Game
friends-seats = Seats, yours included
friends-create = Create table
friends-later = While you wait you can change the seats and add bots, and begin with whoever is there.
reach-none = Friends cannot reach this table yet: it is open on this computer only.
reach-house = In the same network: stop carrack in the terminal (Ctrl-C) and start it again with
reach-server = Over the internet: run a server with
reach-docs = how:
reach-here = At this screen: choose “You” for several seats, and hand the screen over.
running = Your games
running-go = Continue
running-view = View
running-none = Games you begin or join are listed here.
running-yours = your turn
running-asked = you are asked to come
running-others = waiting for { $names }
running-board = practice board
running-void = ended by agreement
running-over = finished
running-won = you won
running-winners = { $count ->
    [one] { $names } won
   *[other] shared victory: { $names }
}
running-finished = Finished games
running-more = Show more

## A new table

new-title = A new table
new-preset = Begin with
preset-first = First game
preset-first-text = Edition of 2015 without extras, you and three bots.
preset-full = 2015 in full
preset-full-text = Builders, the expansion’s buildings and nations dealt at random, four at the table.
preset-printed = 2007 as printed
preset-printed-text = The first edition, as it came out of its box.
preset-two = For two
preset-two-text = Edition of 2015 for two, with two captains each to start with.
preset-beginner = Empire, beginner
preset-beginner-text = Everybody starts alike; no bonds, no nations.
preset-standard = Empire, standard
preset-standard-text = Everybody leads a nation with an institution of its own.
new-options = Options
new-seats = Seats
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-public = Show the table in the lobby
new-public-text = Anybody who visits the lobby can take an open seat or watch.
new-create = Lay the table
new-players = With these options, { $fewest } to { $most } can play.
new-players-exactly = With these options, exactly { $most } can play.
new-players-wrong = Add or remove seats.
new-needs = Needs: { $what }.
new-excludes = Not together with: { $what }.
new-editions = What differs between the editions?
seat-number = Seat { $number }
seat-mine = You
seat-name = Name at seat { $number }
seat-name-short = Name
seat-name-default = Player { $number }
seat-kept-for = Kept for { $name }
seat-remote = A bot of your own
seat-open = Open: whoever has the link
seat-invited = Invited: with a link of its own
seat-bot = Bot of level { $level }
level-0 = plays anything that is legal
level-1 = quick
level-2 = strong

## Editions and rules

editions-title = The editions side by side
editions-lead = Only what differs. The number is the clause of the rules.
edition-of = Edition of { $year }
clause-column = Clause
edition-nothing = not in this edition
rules-title = The rules of { $game }
rules-contents = Contents
how-title = How to play { $game }
how-more = Read on
how-rules = All rules
how-clause = In full: { $clause }
rules-search = Search the rules
rules-found = { $count ->
    [0] No clause has these words.
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-only = only in the edition of { $year }
rules-option = option “{ $option }”

## The lobby

lobby-title = Lobby
lobby-none = No public table is open at the moment. Lay one yourself.
lobby-gathering = waiting for players
lobby-playing = playing
lobby-join = Look and sit down
lobby-watch = Watch

## Before the game

wait-title = Your table is ready
wait-title-guest = Waiting for the game to begin
wait-invite = Invite
wait-lead = Send the link to the people you want to play with. Seats that nobody takes can go to bots.
wait-lead-guest = Somebody else wants to play? Send them the link.
wait-link = Link to this table
wait-copy = Copy
wait-copied = Copied
qr-show = Show as a QR code
qr-label = The link as a QR code
wait-seat-link = Link for seat { $number }
wait-seat-link-text = Only whoever has this link can take the seat.
wait-free = free
wait-here = is here
wait-away = not connected
wait-host = host
wait-same-screen = at the host’s screen
wait-sit = Sit down here
wait-asked = was asked to come
wait-asking = Asked to come: { $names }.
wait-you-are-asked = { $name } asks you to play again. Your seat is kept for you.
wait-take-seat = Take my seat
wait-lost-seat = You have no seat at this table any more: the host has changed the seats. Take a free one, or watch.
wait-remove-person = Remove from table
wait-remove-person-ask = { $name } loses the seat, and can take a free one or watch.
wait-begin = Begin
wait-begin-bots = { $count ->
    [one] Begin with a bot in the empty seat
   *[other] Begin with bots in the { $count } empty seats
}
wait-begin-without = { $count ->
    [one] Begin without the empty seat
   *[other] Begin without the { $count } empty seats
}
wait-empty-seats = If you begin now, empty seats become
wait-empty-remove = Nothing: they are removed
wait-empty = { $count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
}
wait-for-host = { $name } begins the game.
wait-leave = Leave the table
wait-closed = Everybody has left this table.
wait-name = Tell the others your name

## The table

table-decision = Your decision
table-rule = Rule { $clause }
table-choices = What you can do
table-log = Log
table-chat = Chat
table-chat-unread = Chat ({ $count } new)
table-players = Players
table-tabs = Parts of the table
tab-board = Board
tab-map = Map
tab-boxes = Boxes
tab-seats = Players
table-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } is watching.
   *[other] { $count } are watching.
}
table-you-watch = You are watching.
table-wait = Waiting for { $names }…
table-sealed = All choose at once. Nobody sees your choice until the last one is in.
table-in = Your choice is in. You can change it until all have chosen.
table-retract = Take my choice back
table-confirm = Confirm
table-confirm-amount = Confirm: { $amount }
table-amount = Amount
table-less = Less
table-more = More
table-not-now = Not possible now ({ $count })
table-preview = What would happen
table-preview-hidden = What comes of it is still hidden.
table-undo = Undo
table-take-back = Take back
table-take-back-ask = Take back all the same
table-ask-first = Ask before a move is played
table-ring = Ring when it is my turn
table-your-turn = Your turn
table-all-choices = Show all choices again
table-not-there = That cannot go there.
table-amount-range = Amount, from { $lowest } to { $highest }
standing-none = Standing answers and orders
standing-some = Standing answers and orders: { $count }
standing-private = Nobody else sees them. An answer stays; an order is used once, as soon as its moment comes.
standing-pass = From now on, do not ask me: “{ $question }” – { $answer }
standing-answer = “{ $question }” – always: { $answer }
standing-ask-again = Ask me again
standing-wanted = You are asked: “{ $question }”
standing-skip = Don’t ask me
standing-bid = In the next auction, bid up to { $amount }
standing-bid-card = In the next auction of this card ({ $card }), bid up to { $amount }
standing-sell = In the next sale, sell { $amount }
standing-place = At the next placement, the first that is possible: { $moves }
standing-withdraw = Withdraw
order-new = New order
order-give = Give the order
order-bid = Bid up to
order-card = For which card?
order-any-card = Whatever comes up next
order-sell = How many to sell in the next sale
order-rank = What to try first, second, third … at the next placement
order-worker = Worker
order-place = Where
order-add = Add to the list
order-remove = Remove from the list: { $move }
order-empty = Nothing is on the list yet.
keys-title = Keys
keys-arrows = go from one thing you can choose to the next
keys-enter = choose it, or confirm
keys-digits = take a choice of the list by its number
keys-escape = put the choice down, show all again
keys-undo = undo
keys-help = show this
keys-drag = With a mouse or a finger you can also drag a worker, a good or a card to where it may go.
keys-use = Use numbers and letters as keys
keys-close = Close
table-say = Say something
table-send = Send
table-no-chat = Nothing has been said yet.
chat-seat = Seat { $number }: { $name }
chat-spectator = Spectator
chat-namesake = somebody else here has this name
table-hand-over = It is { $name }’s turn. Hand the screen over.
table-hand-over-go = I am { $name }
table-is-away = a bot plays
table-has-resigned = resigned
table-connected = connected
table-to-choose = to choose
table-has-chosen = has chosen
table-level = bot, level { $level }
table-you = you
settings-theme = Colours
settings-kept = Saved.
settings-where = Kept in this browser only. The server learns your name too, for the seats you take.
settings-map = The coastlines of the map come from Natural Earth and are in the public domain.
settings-licences = Licences of fonts and libraries
people-here = Connected: { $names }.
people-nobody = Nobody is connected.
away-bot = A bot plays for you.
leave-away = Let a bot play for me
leave-away-ask = A bot plays your seat until you come back. You can come back at any time.
void-agree = End the game by agreement
void-ask = The game ends without a winner as soon as everybody agrees. The others are asked; until then you play on. Do you agree?
void-ask-alone = The game ends here, without a winner.
void-proposed = Wants to end the game without a winner: { $names }.
void-missing = Still to agree: { $names }.
void-lapses = { $count ->
    [one] The proposal lapses after the next decision, or as soon as somebody refuses.
   *[other] The proposal lapses after { $count } more decisions, or as soon as somebody refuses.
}
void-yes = Agree
void-no = Refuse
void-ended = The game goes on: the proposal to end it was refused or has lapsed.
void-not = Play on after all
resign = Resign
resign-ask = A bot takes your seat for good, and you cannot come back.
table-return = Take my seat back

net-connecting = Connecting…
net-lost = The connection is lost. It is being made again; nothing you did is lost.
net-waiting = { $count ->
    [one] One move waits to be sent.
   *[other] { $count } moves wait to be sent.
}
net-refused = This table cannot be opened.

## The table of `empire`

empire-row = Auction row
empire-course = Round and phase
empire-round = Round { $round } of { $last }
empire-before = Before the first round
empire-covered = shortage card
empire-up = up for auction
empire-next = up next
empire-gone = done
empire-bids = Bids
empire-out = withdrawn
empire-shared = shared
empire-opens = opens
empire-in = choice is in
empire-thinking = thinking
empire-to-choose = to choose
empire-closed = cards face down
empire-support = Support: { $count }
empire-offers-made = { $count } of { $most } offers made in this window
empire-nations = Nations
empire-start = Starts with
empire-under = Under it
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
empire-awaits-answer = { $name } has to answer.
empire-growing = The offer is not complete yet.
empire-chosen = Your choice: { $choice }
empire-range = { $lowest } to { $highest }
empire-partner = Make an offer
empire-compose = Offer to { $name }
empire-give = You give
empire-want = You want from { $name }
empire-send = Send the offer
empire-nothing = nothing
empire-you-get = You would get: { $cards }.
empire-you-give = You would give: { $cards }.
empire-says-nothing = What do you offer { $name }?
empire-says-gift = You give { $gives } to { $name } and ask for nothing.
empire-says-demand = You ask { $name } for { $asks } and give nothing.
empire-says-both = You give { $gives } to { $name } and ask for { $asks }.

## Following

log-filter = Which lines
log-all = All
log-mine = About me
log-since = Since my last move ({ $count })
log-touched = What concerns you
log-others = What else happened
log-nothing = Nothing has happened since your last move.
log-empty = Nothing has happened here yet.
pace = Movement on the board
pace-0 = none
pace-1 = slow
pace-2 = normal
pace-3 = quick

## The end

over-title = The game is over
over-wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
over-shares = { $points ->
    [one] Shared victory at { $points } point: { $names }.
   *[other] Shared victory at { $points } points: { $names }.
}
over-total = Total
over-source = Source
over-void = The game was ended by agreement.
over-take-backs = Moves were taken back in this game.
over-rematch = Play again
over-next = To the next game
rematch-asked = { $name } asks you to play again.
rematch-come = Join the next game
over-record = Download the record
over-replay = Replay
graph-title = Points after each turn
graph-turn = Turn { $turn }
graph-round = Round { $turn }
proof-title = Was the deal fair?
proof-text = Before the game the server drew a secret and showed its fingerprint. Nobody can find another secret with the same fingerprint, so it could not be exchanged later. Every shuffle follows from this secret and from random numbers that the players’ browsers added. Now the secret is open, and your browser can work out every shuffle again and compare.
proof-fingerprint = Fingerprint:
proof-here = Check it in this browser
proof-server = Ask the server to check
proof-true = { $count ->
    [one] The secret is the one that was promised, and the { $count } shuffle follows from it.
   *[other] The secret is the one that was promised, and all { $count } shuffles follow from it.
}
proof-no-promise = The secret is not the one that was promised: its fingerprint is another.
proof-no-shuffle = Shuffle { $number } does not follow from the secret: { $what }.
proof-server-true = The server has played the record again: every move is legal, and everything that was turned up follows from the secret.
proof-server-false = { $count ->
    [0] The server could not play the record again.
    [one] The server has found { $count } thing that does not follow from the secret.
   *[other] The server has found { $count } things that do not follow from the secret.
}
replay-title = Replay
replay-to-table = To the table
replay-controls = Controls of the replay
replay-first = To the beginning
replay-last = To the end
replay-back = One decision back
replay-on = One decision on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-at = Decision { $number } of { $last }
replay-more = Point of view, and what if
replay-seen-by = Seen by
replay-public = everybody
whatif-title = What if?
whatif-all = On a board of my own, I play everybody
whatif-bots = On a board of my own, I am { $name }, the others are bots
whatif-table = At a new table, I am { $name }, the other seats are open
whatif-go = Go on from here
own-board = A board of your own: nothing here counts.
own-back = One decision back
own-restart = To its beginning
own-origin = To the game it comes from
over-age = age { $age ->
    [1] I
    [2] II
   *[3] III
}
