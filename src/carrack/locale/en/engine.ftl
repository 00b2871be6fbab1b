# Messages every game shares. A game's own catalogue may have its own version of any of them.

player-name = Player { $number }
player-bot = Bot { $number }
player-you = { $name } (you)
clause = ({ $clause })
either = { $one } or { $other }
all-of = { $some } and { $last }

## Events

event-look = Revealed at { $zone }, { $slot }: { $token }.
event-look-private = Only { $audience } sees { $zone }, { $slot }: { $token }.
event-look-hidden = Only { $audience } sees { $zone }, { $slot }.
event-forced = { $more ->
    [0] { $seat } has no other choice: “{ $move }”.
   *[other] { $seat } has to start with “{ $move }”.
}
event-shuffled = Shuffled: { $object }.
event-rewound = The game is rewound to decision { $number }.

## Why not

refusal-not-your-turn = It’s not your turn.
remedy-your-turn = Wait for your turn.
refusal-game-over = The game is over.
refusal-no-such-move = There is no such move.
refusal-not-asked = This move does not answer the current question.
refusal-line-too-long = Play fewer moves at once: after the moves before this one, hidden information is revealed or the turn ends.

## Limits of free undo

undo-start = Nothing to undo yet.
undo-look = Can’t undo: hidden information was revealed.
undo-choice = Can’t undo: another player has moved.
undo-binds = Can’t undo: this move is binding.
undo-over = The game is over.

## Bad input

where-option = (option { $option })
where-field = (field { $field })
where-line = (line { $line })

# Options and tables
error-unknown-game = There is no such game.
error-no-evaluation = Bots can only play this game at random: choose level 0.
error-unknown-option = There is no such option.
error-unknown-rules-version = There is no version { $value } of the rules.
error-unknown-language = There is no translation for the language “{ $lang }”.
error-unknown-clause = The rules have no clause “{ $clause }”.
error-bad-value = “{ $value }” is not a valid value here.
error-needs = “{ $option }” requires: { $needs }.
error-excludes = “{ $option }” can’t be combined with: { $excludes }.
error-players = With these options, { $game } can’t be played by { $players }.
error-seed-or-secret = Give either a seed or a secret, not both.
error-bad-bytes = This must be exactly { $bytes } bytes.
error-too-many-nonces = There are more nonces than players ({ $players }).

# Bots
error-no-such-bot = There is no bot “{ $value }”.
error-no-bot-module = There is no module “{ $module }”. Python looks for it in the current folder and among the installed packages.
error-bot-not-imported = The module “{ $module }” can’t be imported. { $place }: { $reason }
error-no-bot-class = The module “{ $module }” has no class “{ $name }”.
error-not-a-bot-class = “{ $value }” is not a subclass of carrack.bots.Bot.
error-bot-not-made = The bot “{ $value }” can’t be created. { $place }: { $reason }
error-no-such-argument = The bot “{ $bot }” has no argument “{ $name }”. It takes: { $known }.
error-bad-argument = “{ $value }” is not a valid value for the bot’s argument “{ $name }”.
error-no-net-reader = There is no net for this game.
error-no-net = There is no net “{ $file }” for this game.
error-bad-net = “{ $file }” is not a net that can be used here: { $reason }
error-bot-failed = The bot “{ $bot }” failed at decision { $number } of the game with seed { NUMBER($seed, useGrouping: 0) }: { $reason }
error-worker-died = The process that played the game with seed { NUMBER($seed, useGrouping: 0) } exited with code { $exit }.

# Moves and seats
error-empty = The move is empty.
error-unfinished = Something is missing after “{ $word }”.
error-not-understood = This can’t be understood.
error-no-such-move = There is no such move.
error-no-such-seat = There is no such seat at this table.
error-which-seat = More than one seat can move now. Name the seat.
error-nothing-to-retract = There is no submitted choice to change.
error-no-such-number = The game has no decision { $number }.
error-not-over = This is possible only after the game is over.
error-revealed = The secret has been revealed: moves can’t be undone any more.
error-no-secret = This game has no secret to reveal.

# Tables
error-stale = The game has moved on: it is now at decision { $number }. Look again, then choose.
error-changed = Somebody acted before your answer arrived. Look again, then choose.
error-table-over = The game is over: nothing can be changed any more.
error-table-void = The game was ended by agreement: nothing can be changed any more.
error-table-closed = The table is closed. Open it again to continue.
error-not-a-person = A bot plays this seat.
error-not-a-bot = A person plays this seat.
error-not-asked = It’s not this seat’s turn. Wait until it is.
error-nothing-to-undo = You have nothing left to undo.
error-nothing-to-take-back = You haven’t moved yet, so there is nothing to rewind.
error-with-people = You can rewind only when all other players are bots. Other people play here.
error-sees-more = You have seen hidden information since then. If you rewind anyway, the game is marked “with rewinds”.
error-binds = A binding move was made since then. If you rewind anyway, the game is marked “with rewinds”.
error-no-such-ask = The game never asks “{ $ask }”.
error-no-such-order = This game has no such planned move: “{ $order }”.
error-bad-order = This is not a planned move. Use Order.bid, Order.sell or Order.place; planned bids for the cards of a round go to set_plan.
error-bad-plan = Plan each card of the round at most once, by its place from 1 to { $most }.
error-no-such-filter = This game has no such filter for offers: “{ $filter }”.
error-lot-over = You can’t plan a bid for card { $place }: its auction is over, or there is none in this round.
error-bad-ranking = List at least one placement, and at most { $most }.
error-too-many-orders = You can have at most { $most } planned moves at a time. Remove one first.
error-nothing-stands = There is no such auto-answer or planned move to remove.
error-order-dropped = Your planned move “{ $text }” was not possible when its turn came, so it was removed. Choose a move yourself.
error-answer-dropped = Your auto-answer “{ $text }” was not possible when its turn came, so it was removed. Choose a move yourself.
error-not-replaced = No bot is playing this seat for a person.
error-not-agreed = Nobody has proposed to end the game, so there is nothing to refuse.
error-bad-seat = This is not a seat of a new table. Use Seat.human or Seat.bot.
error-bad-name = A name can have at most { $longest } characters, all of them printable.

# Files of tables
error-no-file = There is no file { $path }.
error-file-exists = The file { $path } already exists. Open it, or choose another name.
error-cannot-open = The file { $path } can’t be opened: { $reason }.
error-in-use = The table { $path } is open elsewhere. Close it there first.
error-not-a-table = The file { $path } is not a carrack table.
error-other-version = The table { $path } was saved by another version of carrack: its format is { $version }, this version reads { $known }. Open it with the version that saved it.
error-cut-short = The table { $path } was created only in part. Delete the file and start again.
error-damaged = The table { $path } is damaged. Restore a backup, or delete everything from this line on to continue from there.
error-cannot-resume = The game in { $path } can’t be replayed ({ $why }). Open it with the version of carrack that it was played with.
error-not-saved = { $path } could not be written: { $reason }. The table is closed. Free some disk space and open it again: it continues after the last confirmed move.

# Positions and views
error-not-a-dict = This is not a position.
error-not-a-view = This is not a view.
error-bad-view = This is not a view: { $reason }.
error-missing-field = Something is missing here.
error-unknown-field = This field is unknown.
error-bad-field = This value can’t be read.
error-out-of-range = { $value } is out of range.
error-no-such-token = This token does not exist here.
error-tokens-not-conserved = The tokens here are not the ones that belong here.
error-does-not-add-up = This contradicts the rest of the position.
error-wrong-length = This has the wrong length.
error-too-many = There are more of these than the game has.
error-not-a-permutation = Each one must appear exactly once.
error-undiscovered = Pieces can’t be there yet.
error-no-such-nation = This one is not in the game.
error-closed-space = This space is not in play.
error-impossible = The game can’t continue from this position.
error-not-to-choose = This seat can’t have chosen here.
error-all-in = All seats have chosen, so this decision would already be resolved.

# Records
error-no-record = This is not a game record.
error-bad-json = This is not JSON.
error-no-setup = The record does not start with a setup.
error-no-move = This row has no move.
error-no-number = “{ $text }” is not a number.
error-out-of-place = This row does not belong here.
error-other-number = Decision { $number } stands where decision { $due } is expected.
error-illegal-move = This move is not legal here.
error-sealed = All seats choose at once here.
error-not-sealed = Seats do not choose at once here.
error-impossible-token = This token can’t be here.
error-token-missing = Something was revealed here that is not in the record.
error-token-not-due = Nothing is revealed here.
error-other-look = Something else is revealed here.
error-other-token = This token does not follow from the secret.
error-other-forced-move = The forced moves are different.
error-other-position = The position does not match the header.
error-other-commitment = The commitment does not match this secret.
error-cannot-verify = Nothing can be verified without the secret.

# Catalogues
error-no-message = The catalogue has no message “{ $message }”.
error-bad-message = The message “{ $message }” of the catalogue has an error: { $fault }.
