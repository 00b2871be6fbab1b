# Texts of the web client. The texts of a game are in the catalogue of that game.

## The frame

tagline = Board games of the age of discovery
nav-start = Home
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
in-english = { $game } is not translated yet, so its texts are in English.
loading = One moment…
unreachable = The server does not answer. Check your connection, then try again.
forgotten = The server no longer recognises this browser.
forgotten-text = Your games and your name are kept. Try again. If you start as a new player, you lose your old seats.
forgotten-anew = Start as a new player
fault = Something went wrong. Reload the page; your game is kept.
no-page = There is nothing at this address.
to-start = Go to the home page

## The start

start-friends = Play with friends
start-friends-text = Choose the game and the seats, then send a link. Nobody needs an account.
start-own = Choose everything yourself
start-own-text = Edition, options, seats and bots: see what each of them changes.
start-preparing = Setting up…
friends-game = Game
friends-seats = Seats, including yours
friends-create = Create table
friends-later = While you wait, you can change the seats and add bots. Start as soon as enough people are here.
reach-none = Your friends can’t reach this table yet: it is open on this computer only.
reach-house = On the same network: stop carrack in the terminal (Ctrl-C) and restart it with
reach-server = Over the internet: run a server with
reach-docs = guide:
reach-here = On this screen: choose “You” for several seats, and hand the screen over.
running = Your games
running-go = Continue
running-view = View
running-none = Games you start or join appear here.
running-turns = Waiting for you
running-waiting = Waiting for others
running-gathering = Gathering
running-yours = your turn
running-asked = you are invited
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

new-title = New table
new-preset = Start from
new-options = Options
new-seats = Seats
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-public = Show the table in the lobby
new-public-text = Anyone in the lobby can take an open seat or watch.
new-create = Create table
new-clock = Clock of open auctions and offers
new-clock-none = no clock
new-clock-seconds = { $count } seconds
new-clock-text = Whoever does nothing for that long counts as content with the bids, or as ready for the next round. Every bid, every trade and every player who comes back online starts the clock again. While nobody is online, it stops.
new-players = These options are for { $fewest } to { $most } players.
new-players-exactly = These options are for exactly { $most } players.
new-players-wrong = Add or remove seats.
new-needs = Requires: { $what }.
new-excludes = Can’t be combined with: { $what }.
new-editions = What differs between the editions?
seat-number = Seat { $number }
seat-mine = You
seat-name = Name at seat { $number }
seat-name-short = Name
seat-name-default = Player { $number }
seat-kept-for = Reserved for { $name }
seat-remote = Your own bot
seat-open = Open: anyone with the link
seat-invited = Invited: has its own link
seat-bot = Level { $level } bot: { $manner }
level-0 = plays at random
level-1 = quick
level-2 = strong

## Editions and rules

editions-title = Compare the editions
editions-lead = Only the differences are listed. The number is the clause of the rules.
edition-of = { $year } edition
clause-column = Clause
edition-nothing = not in this edition
rules-title = The rules of { $game }
rules-contents = Contents
how-title = How to play { $game }
how-more = Read more
how-rules = All rules
how-clause = Full rule: { $clause }
rules-search = Search the rules
rules-found = { $count ->
    [0] No clause contains these words.
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-only = only in the { $year } edition
rules-option = option “{ $option }”

## The lobby

lobby-title = Lobby
lobby-open = Open tables
lobby-running = Games to watch
lobby-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-fresh = { $count ->
    [one] Show { $count } new table
   *[other] Show { $count } new tables
}
lobby-none = No public table is open right now. Create one.
lobby-filter = Which tables to show
lobby-at-least = { $count ->
    [one] a free seat
   *[other] { $count } or more free seats
}
lobby-shown = { $shown } of { $count } shown
lobby-none-fit = No open table fits these filters.
lobby-show-all = Show all tables
lobby-gathering = waiting for players
lobby-playing = playing
lobby-join = View and join
lobby-watch = Watch

## Before the game

wait-title = Your table is ready
wait-title-guest = Waiting for the game to start
wait-invite = Invite
wait-lead = Send the link to the people you want to play with. Bots can take the seats that stay empty.
wait-lead-guest = Does somebody else want to play? Send them the link.
wait-link = Link to this table
wait-copy = Copy link
wait-copied = Copied
qr-label = QR code of the link
wait-seat-link = Link for seat { $number }
wait-seat-link-text = Only people who have this link can take the seat.
wait-free = free
wait-here = online
wait-away = offline
wait-host = host
wait-same-screen = on the host’s screen
wait-sit = Take this seat
wait-asked = invited
wait-asking = Invited: { $names }.
wait-you-are-asked = { $name } invites you to play again. Your seat is reserved.
wait-take-seat = Take my seat
wait-lost-seat = You have no seat at this table any more: the host changed the seats. Take a free one, or watch.
wait-remove-person = Remove from table
wait-remove-person-ask = { $name } loses this seat, but can take a free one or watch.
wait-begin = Start game
wait-begin-bots = { $count ->
    [one] Start with a bot in the empty seat
   *[other] Start with bots in the { $count } empty seats
}
wait-begin-without = { $count ->
    [one] Start without the empty seat
   *[other] Start without the { $count } empty seats
}
wait-clock = Open auctions and offers: { $count ->
    [one] after a second of silence
   *[other] after { $count } seconds of silence
} a player counts as content. The clock stops while nobody is online.
wait-clock-none = Open auctions and offers have no clock: everybody is waited for.
wait-empty-seats = When the game starts, empty seats become
wait-empty-remove = Nothing: remove them
wait-empty = { $count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
}
wait-for-host = Waiting for { $name } to start the game.
wait-leave = Leave table
wait-closed = Everybody has left this table.
wait-name = Enter your name
option-off = off
wait-options-usual = All options have their usual values.
wait-full = All seats are taken. You can start.
wait-order = To change the order, drag a seat or use its menu ⋯.
wait-grip = Move seat { $number }: drag it, or use the arrow keys
wait-seat-menu = Change seat { $number }
wait-move-up = Move up
wait-move-down = Move down
wait-moved = { $name } is now in seat { $number }.
wait-moved-seat = The seat is now number { $number }.
wait-shuffle = Shuffle the seats
wait-shuffled = The seats have a new order.

## The table

table-decision = Your decision
table-rule = Rule { $clause }
table-choices = Your choices
table-log = Log
table-chat = Chat
table-chat-unread = Chat ({ $count } new)
table-players = Players
table-tabs = Parts of the table
tab-board = Board
table-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
table-you-watch = You are watching.
table-wait = Waiting for { $names }…
table-sealed = All players choose at the same time. Nobody sees your choice until everybody has chosen.
table-in = You have chosen. You can change your choice until everybody has chosen.
table-retract = Change my choice
table-chosen = Your choice: { $choice }
table-confirm = Confirm
table-confirm-amount = Confirm: { $amount }
table-amount = Amount
table-less = Less
table-more = More
table-not-now = Not possible now ({ $count })
table-preview = Preview
table-preview-hidden = The outcome is still hidden.
table-undo = Undo
table-take-back = Rewind to my last move
table-take-back-ask = Rewind anyway
table-ask-first = Ask me to confirm each move
table-your-turn = Your turn
table-all-choices = Show all choices
table-not-there = It can’t go there.
table-not-asked = It is not part of this decision.
table-amount-range = Amount, from { $lowest } to { $highest }
table-about = About this table
table-about-plain = No options: the rules as they are.
table-list = All choices
tap-name = { $thing }: { $act }
tap-use = take in hand
tap-cancel = cancel
tap-narrow = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-list-keep = Keep it open
table-in-short = You have chosen. You can still change it.
table-in-choice = Your choice: { $choice }. You can still change it.
table-sealed-short = All choose at once, in secret.
stage-next = Continue
stage-keys = Space: next · s: skip all
stage-tap = tap: next
since-title = What happened since your move
since-back = Step back
since-on = Next step
since-close = Close
over-see-board = See the board
over-see-result = See the result
standing-none = Auto-answers and planned moves
standing-some = Auto-answers and planned moves: { $count }
standing-private = Only you can see them. An auto-answer stays until you remove it. A planned move is played once, the next time you could choose it.
standing-pass = Don’t ask me again: “{ $question }” – { $answer }
standing-answer = “{ $question }” – always: { $answer }
standing-ask-again = Ask me again
standing-wanted = The game asks you: “{ $question }”
standing-skip = Don’t ask me
standing-bid = In the next auction, bid up to { $amount }
standing-bid-place = Bid up to { $amount } for card { $place } of the row
standing-bid-card = In the next auction of this card ({ $card }), bid up to { $amount }
standing-sell = In the next sale, sell { $amount }
standing-place = At the next placement, the first possible of: { $moves }
standing-withdraw = Remove
order-new = New planned move
order-give = Add planned move
order-bid = Bid up to
keys-title = Keys
keys-arrows = move to the next choice
keys-enter = choose it, or confirm
keys-digits = pick a choice of the open list
keys-escape = cancel; show all choices
keys-undo = undo
keys-next = next game where it’s your turn
keys-help = show these keys
keys-list = list all choices
keys-about = explain what is focused or pointed at; again: read its rule
keys-stage = continue; skip what is shown
keys-drag = You can also drag pieces and cards with the mouse or a finger.
keys-use = Use number and letter keys as shortcuts
keys-board = See the board or the result
keys-close = Close
key-enter = Enter
table-say = Write a message
table-send = Send
table-no-chat = No messages yet.
chat-seat = Seat { $number }: { $name }
chat-spectator = Spectator
chat-namesake = somebody else here has the same name
table-hand-over = It’s { $name }’s turn. Hand the screen over.
table-hand-over-go = I’m { $name }
table-is-away = played by a bot
table-has-resigned = resigned
table-connected = online
table-to-choose = deciding…
table-has-chosen = has chosen
table-level = bot, level { $level }
table-you = you
settings-theme = Colours
settings-kept = Saved.
settings-where = Saved in this browser only. The server also stores your name, for the seats you take.
settings-map = The coastlines of the map come from Natural Earth and are in the public domain.
settings-licences = Licences of fonts and libraries
people-here = Online: { $names }.
people-nobody = Nobody is online.
away-bot = A bot plays for you.
leave-away = Let a bot play for me
leave-away-ask = A bot plays for you until you come back. You can come back at any time.
void-agree = End the game by agreement
void-ask = The game ends without a winner once everybody agrees. The others are asked now, and the game continues until they do. Do you agree?
void-ask-alone = The game ends here, without a winner.
void-proposed = Wants to end the game without a winner: { $names }.
void-missing = Waiting for: { $names }.
void-lapses = { $count ->
    [one] The proposal expires after the next decision, or as soon as somebody refuses.
   *[other] The proposal expires after { $count } more decisions, or as soon as somebody refuses.
}
void-yes = Agree
void-no = Refuse
void-ended = The game continues: the proposal to end it was refused or has expired.
void-not = Keep playing
resign = Resign
resign-ask = A bot takes your seat for good. You can’t come back.
table-return = Take my seat back

net-connecting = Connecting…
net-lost = Connection lost. Reconnecting… Nothing you did is lost.
net-waiting = { $count ->
    [one] One move is waiting to be sent.
   *[other] { $count } moves are waiting to be sent.
}
net-refused = This table can’t be opened.

## Following

log-filter = Filter the log
log-all = All
log-mine = About me
log-mine-short = About me
log-since = Since my last move ({ $count })
log-since-short = Since your move ({ $count })
log-touched = About you
log-others = Other events
log-nothing = Nothing has happened since your last move.
log-empty = Nothing has happened here yet.
log-newer = New lines
sound = Sound
sound-off = off
sound-soft = soft
sound-try = Listen
pace = Animations
pace-0 = none
pace-1 = slow
pace-2 = normal
pace-3 = fast

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
over-lead = { $points ->
    [0] Level with { $names }.
    [one] Ahead of { $names } by { $points } point.
   *[other] Ahead of { $names } by { $points } points.
}
over-stand = { $place ->
    [1] You win.
    [2] You are second with { $points }.
    [3] You are third with { $points }.
    [4] You are fourth with { $points }.
    [5] You are fifth with { $points }.
   *[other] You are sixth with { $points }.
}
over-counting = Counting the points…
over-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
over-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
over-sources = Where the points come from
over-part = { $name }, { $source }: { $points }.
over-hint = Choose a part of a bar to see how it came about.
over-as-table = Show as a table
over-facts = Highlights
over-result = Result
over-picture = Picture to share
over-picture-alt = { $title } Points: { $points }.
over-picture-save = Save picture
over-picture-send = Share…
over-picture-fault = The picture could not be made. Try again, or make a screenshot.
over-total = Total
over-source = Source
over-void = The game was ended by agreement.
over-take-backs = Moves were rewound in this game.
over-rematch = Play again
over-next = Go to the next game
rematch-asked = { $name } invites you to play again.
rematch-come = Join the next game
over-record = Download the record
over-replay = Replay
graph-title-turn = Points after each turn
graph-turn = Turn { $turn }
graph-round = Round { $turn }
proof-title = Was the deal fair?
proof-text = Before the game, the server drew a secret and published its fingerprint. Nobody can find another secret with the same fingerprint, so the server could not replace it later. Every shuffle is computed from this secret and from random numbers that the players’ browsers added. The secret is public now, so your browser can repeat every shuffle and compare.
proof-fingerprint = Fingerprint:
proof-here = Check in this browser
proof-server = Let the server check
proof-true = { $count ->
    [one] The secret matches the fingerprint, and the { $count } shuffle follows from it.
   *[other] The secret matches the fingerprint, and all { $count } shuffles follow from it.
}
proof-no-promise = The secret does not match the fingerprint that was published.
proof-no-shuffle = Shuffle { $number } does not follow from the secret: { $what }.
proof-server-true = The server has replayed the record: every move is legal, and everything that was revealed follows from the secret.
proof-server-false = { $count ->
    [0] The server could not replay the record.
    [one] The server found { $count } thing that does not follow from the secret.
   *[other] The server found { $count } things that do not follow from the secret.
}
replay-title = Replay
replay-to-table = Back to the table
replay-controls = Replay controls
replay-first = Go to the start
replay-last = Go to the end
replay-back = Back one decision
replay-on = Forward one decision
replay-turn-back = Back one turn
replay-turn-on = Forward one turn
replay-play = Play
replay-pause = Pause
replay-at = Decision { $number } of { $last }
replay-more = Point of view and what-if
replay-seen-by = Seen by
replay-public = everybody
whatif-title = What if?
whatif-all = Practice board: I play every seat
whatif-bots = Practice board: I play { $name }, bots play the others
whatif-table = New table: I play { $name }, the other seats are open
whatif-go = Continue from here
own-board = Practice board: the real game isn’t affected.
own-back = Back one decision
own-restart = Back to the start
own-origin = Go to the original game
