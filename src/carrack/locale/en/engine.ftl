# Messages every game shares. A game's own catalogue may have its own version of any of them.

player-name = Player { $number }
player-bot = Bot { $number }
player-you = { $name } (you)
clause = ({ $clause })
either = { $one } or { $other }
all-of = { $some } and { $last }

## What happened

event-look = Turned up at { $zone }, { $slot }: { $token }.
event-look-private = Only { $audience } sees { $zone }, { $slot }: { $token }.
event-look-hidden = Only { $audience } sees { $zone }, { $slot }.
event-forced = { $more ->
    [0] { $seat } has no other choice: “{ $move }”.
   *[other] { $seat } has to begin with “{ $move }”.
}
event-shuffled = Shuffled: { $object }.
event-rewound = Play goes back to decision { $number }.

## Why not

refusal-not-your-turn = It is not your turn to choose.
remedy-your-turn = Wait until you are asked.
refusal-game-over = The game is over.
refusal-no-such-move = There is no such move.
refusal-not-asked = That is not what is being asked now.
refusal-line-too-long = The moves after this one have to wait: something new comes to light first, or the turn ends.

## What stops free undo

undo-start = Nothing to undo yet.
undo-look = Can’t undo: hidden information was revealed.
undo-choice = Can’t undo: another player has moved.
undo-binds = Can’t undo: this move binds.
undo-over = The game is over.

## Bad input

where-option = (option { $option })
where-field = (field { $field })
where-line = (line { $line })

# Options and tables
error-unknown-game = There is no such game.
error-unknown-option = There is no such option.
error-unknown-rules-version = There are no rules of version { $value }.
error-unknown-language = There is no catalogue in the language “{ $lang }”.
error-unknown-clause = The rules have no clause “{ $clause }”.
error-bad-value = The value “{ $value }” is not possible here.
error-needs = “{ $option }” can only be played with this: { $needs }.
error-excludes = “{ $option }” cannot be played together with this: { $excludes }.
error-players = { $game } cannot be played by { $players } with these options.
error-seed-or-secret = Give either a seed or a secret.
error-bad-bytes = { $bytes } bytes are wanted here.
error-too-many-nonces = There are more nonces than the { $players } players.

# Bots
error-no-such-bot = There is no bot “{ $value }”.
error-no-bot-module = There is no module “{ $module }”. Python looks for it in the current folder and among the installed packages.
error-bot-not-imported = The module “{ $module }” cannot be imported. { $place }: { $told }
error-no-bot-class = The module “{ $module }” has no class “{ $name }”.
error-not-a-bot-class = “{ $value }” is not a subclass of carrack.bots.Bot.
error-bot-not-made = The bot “{ $value }” cannot be created. { $place }: { $told }
error-bot-failed = The bot “{ $bot }” failed at decision { $number } of the game with seed { NUMBER($seed, useGrouping: 0) }: { $told }
error-worker-died = A process that was playing the game with seed { NUMBER($seed, useGrouping: 0) } ended with code { $exit }.

# Moves and seats
error-empty = No move is written.
error-unfinished = Something is missing after “{ $word }”.
error-not-understood = This is not understood.
error-no-such-move = There is no such move.
error-no-such-seat = There is no such seat at this table.
error-which-seat = More than one seat may choose; say which.
error-nothing-to-retract = No choice is in that could be taken back.
error-no-such-number = There is no decision { $number } to go to.
error-not-over = This has to wait until the game is over.
error-revealed = The secret is out; nothing can be taken back any more.
error-no-secret = This game has no secret to reveal.

# Tables
error-stale = The game has moved on meanwhile: it is at decision { $number }. Look again, then choose.
error-table-over = The game is over; nothing can be changed any more.
error-table-void = The game is void; nothing can be changed any more.
error-table-closed = The table is closed. Open it again to play on.
error-not-a-person = A bot plays this seat.
error-not-a-bot = A person plays this seat.
error-not-asked = This seat is not asked now. Wait for its turn.
error-nothing-to-undo = There is nothing left that you could undo by yourself.
error-nothing-to-take-back = You have not decided anything yet that could be taken back.
error-with-people = You can only take back when all others are bots; people sit here too.
error-sees-more = You have seen things since that were hidden then. If you take back all the same, the game is marked “with take-backs”.
error-binds = A public act that binds has been made since. If you rewind anyway, the game is marked “with take-backs”.
error-no-such-ask = The game never asks “{ $ask }”.
error-no-such-order = This game has no such order: “{ $order }”.
error-bad-order = This is no order. Use one of the forms Order.bid, Order.sell and Order.place.
error-bad-ranking = Name at least one placement, and at most { $most }.
error-too-many-orders = There can be at most { $most } orders at a time. Remove one first.
error-nothing-stands = No such order or answer stands, so there is nothing to remove.
error-order-dropped = Your order “{ $text }” was not possible when its moment came, so it was dropped. Choose yourself.
error-answer-dropped = Your standing answer “{ $text }” was not possible when its moment came, so it was dropped. Choose yourself.
error-not-replaced = No bot keeps this seat for a person.
error-not-agreed = Nobody has proposed to end the game, so there is nothing to refuse.
error-bad-seat = This is no seat of a new table. Use Seat.human or Seat.bot.
error-bad-name = A name has at most { $longest } characters, all of which can be printed.

# Files of tables
error-no-file = There is no file { $path }.
error-file-exists = The file { $path } is there already. Open it, or choose another name.
error-cannot-open = The file { $path } cannot be opened: { $told }.
error-in-use = The table { $path } is open elsewhere. Close it there first.
error-not-a-table = The file { $path } is no table of carrack.
error-other-version = The table { $path } was written by another version of carrack: its format is { $version }, this one reads { $known }. Open it with the version that wrote it.
error-cut-short = The table { $path } was never finished being laid out. Delete the file and begin anew.
error-damaged = The table { $path } is damaged. Restore a copy of it, or delete it from this line on to go on from there.
error-cannot-resume = The game in { $path } cannot be replayed ({ $why }). Open it with the version of carrack it was played with.
error-not-saved = { $path } could not be written: { $told }. The table is closed; make room and open it again, and it is where the last answered move left it.

# Positions and views
error-not-a-dict = This is no position.
error-not-a-view = This is no view.
error-bad-view = This is no view: { $told }.
error-missing-field = Something is missing.
error-unknown-field = This does not belong here.
error-bad-field = This cannot be read.
error-out-of-range = { $value } is out of range.
error-no-such-token = There is no such token here.
error-tokens-not-conserved = These are not the tokens that must be here.
error-does-not-add-up = This does not agree with the rest of the position.
error-wrong-length = This has the wrong length.
error-too-many = There are more of these than there can be.
error-not-a-permutation = Each has to be here once.
error-undiscovered = Nobody can be where nobody has been.
error-no-such-nation = No such nation is in this game.
error-closed-space = This space is not in play.
error-impossible = The game cannot go on from here.
error-not-to-choose = This choice cannot be in.
error-all-in = All choices are in; the node would be resolved.

# Records
error-no-record = This is no record of a game.
error-bad-json = This is not JSON.
error-no-setup = The record does not begin with a set-up.
error-no-move = There is no move in this row.
error-no-number = “{ $text }” is no number.
error-out-of-place = This row cannot stand here.
error-other-number = Decision { $number } is written where { $due } is due.
error-illegal-move = This move is not legal here.
error-sealed = All seats choose at once here.
error-not-sealed = Seats do not choose at once here.
error-impossible-token = This token cannot lie here.
error-token-missing = Something came to light here that is not written.
error-token-not-due = Nothing comes to light here.
error-other-look = Something else comes to light here.
error-other-token = This token does not follow from the secret.
error-other-forced-move = The forced moves are others.
error-other-position = The position does not agree with the header.
error-other-commitment = The commitment does not belong to this secret.
error-cannot-verify = Without the secret nothing can be verified.

# Catalogues
error-no-message = The catalogue has no message “{ $message }”.
error-bad-message = The message “{ $message }” of the catalogue is faulty: { $fault }.
