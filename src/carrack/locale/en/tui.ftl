# Texts of the terminal client. The texts of a game are in the catalogue of that game.

## Panels

panel-board = Board
panel-seats = Players
panel-log = Log

since = since your last move
bot-level = level { $level }
seat-away = away
seat-resigned = resigned

## The decision

amount-hint = ← → or type a number
preview-sealed = Nobody sees your choice until everybody has chosen.
preview-hidden = The outcome is still hidden.
thinking = Waiting for { $names } …
may-act = You may still act.
whose-act = { $name }: { $question }
void = The game was ended by agreement.
over = The game is over.
bot-failed = A bot has failed, and the game is paused: { $error } The game is saved. Press t to rewind, or quit and open it again.
undone = Undone.
deserted = m: take your seat back
void-wanted = { $names } wants to end the game by agreement. m: open the menu to agree or refuse.
void-lapses = The proposal expires in { $count ->
    [one] one decision
   *[other] { $count } decisions
}.

## Keys

key-play = play
key-undo = undo
key-take-back = rewind
key-rule = rule
key-log = log
key-score = score
key-menu = menu
key-help = help
key-quit = quit
key-back = back
key-on = forward
key-start = start
key-end = end
key-close = close

help-title = Keys
help-arrows = move through the choices; for an amount, less or more
help-digits = select a choice by its number, or type an amount
help-enter = play the selected choice; with the mouse, click it twice
help-find = find a choice by a word in it
help-undo = undo, until another player moves or something is revealed
help-take-back = against bots: rewind to your last move
help-always = always answer questions of this kind with the selected choice
help-orders = auto-answers and planned moves: view, add, remove
help-plan = plan your bids for all cards of a round
help-menu = the menu: planned moves, let a bot play, resign, end the game
help-rule = the rule about the selected choice or panel
help-tabs = switch to a panel, on a small screen
help-focus = move from panel to panel; Esc returns to the choices
help-log = everything that has happened
help-score = the score sheet
help-theme = switch between light and dark
help-quit = quit; every move is already saved
help-steps = back or forward one decision
help-leaps = back or forward ten decisions
help-ends = go to the start or the end
help-close = close

## Screens

close-hint = Esc: close
confirm-title = Are you sure?
confirm-hint = Enter: yes    Esc: no
hand-over-title = It’s { $name }’s turn
hand-over-text = Hand the screen to { $name }. The table stays hidden until then.
hand-over-hint = Enter: I am here
hand-over-undo = u: { $name } undoes the last move
rule-title = The rules
rule-hint = ↑ ↓: other clauses    Tab: scroll the text    Esc: close
score-title = Final score
score-title-now = Score, as if the game ended now
score-hint-over = w: save the record   Esc: back to the table   q: quit
total = Total
wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
shares = { $points ->
    [one] Shared victory at { $points } point: { $names }.
   *[other] Shared victory at { $points } points: { $names }.
}
with-take-backs = Moves were rewound in this game.
save-title = Save the record of this game as
save-hint = Enter: save    Esc: not now
save-exists = The file { $path } already exists, so nothing was saved. Choose another name.
save-failed = { $path } could not be written: { $error }. Choose another place.
saved = The record is saved in { $path }.
find-title = Find a choice
find-hint = Enter: select it    Esc: close
menu-title = Menu
menu-hint = ↑ ↓ Enter: choose    Esc: close
menu-always = Always answer like this (a)
menu-standing = { $count ->
    [0] Auto-answers and planned moves … (o)
   *[other] Auto-answers and planned moves: { $count } … (o)
}
menu-filters = { $count ->
    [0] Offer filters …
   *[other] Offer filters: { $count } …
}
menu-keep = Let a bot play for you …
menu-return = Take the seat back: { $name }
menu-void = End the game by agreement …
menu-void-no-more = Withdraw your agreement: keep playing
menu-void-refuse = Refuse to end the game: keep playing
menu-resign = Resign …
menu-theme = Light or dark (d)
menu-help = Keys (h)
menu-quit = Quit (q)

always-none = Select a choice that you can play now, then make it an auto-answer.
always-question = Give this answer from now on, without being asked?
always-remove = You can remove it with o.
standing-title = Auto-answers and planned moves – only you can see them
standing-hint = Enter: remove, or add a planned move    Esc: close
standing-answers = Auto-answers, used until you remove them
standing-wanted = Questions you want to be asked; Enter: stop asking
standing-orders = Planned moves, each played once
standing-new = New planned move
standing-nothing = Nothing here yet. Press a to make the selected choice an auto-answer.
filters-title = Offer filters – only you can see them
filters-hint = Enter: set or remove    Esc: close
filters-hidden = Don’t show me
filter-set = Filter set. You still find the hidden offers at the end of your choices.
filter-removed = Filter removed.
new-plan = Plan the bids of this round … (p)
new-bid = Bid up to …
new-sell = Sell …
new-place = Place workers from a list, best first …
order-bid = In the next auction, bid up to { $amount }
order-bid-card = In the next auction of this card ({ $card }), bid up to { $amount }
order-bid-lot = For card { $place } of the row, bid up to { $amount }
order-sell = In the next sale, sell { $amount }
order-place = At the next placement, the first possible of: { $moves }
any-card = The next card, whatever it is
bid-card-title = Bid for which card?
bid-title = Bid up to how much?
sell-title = Sell how many goods in the next sale?
order-hint = Enter: add the planned move    Esc: cancel
no-number = “{ $text }” is not a number, so nothing was added.
stands = Added.
plan-sent = Plan sent.
no-plan = There are no bids to plan now.
stands-no-more = Removed.
keep-title = Which bot plays for you?
level = Level { $level }: { $name }
level-random = plays at random
level-greedy = quick: looks one move ahead
level-planner = strong: plans its whole turn
returned = { $name } is back.
resign-question = Resign? A bot plays on for you. You can’t win any more, and you can’t come back.
has-resigned = You have resigned. A bot plays on.
void-question = End the game without a winner? It ends once everybody agrees; until then you can change your mind.
void-question-last = End the game without a winner? Everybody else agrees, so it ends at once.
void-agreed = You agree to end the game. It continues until everybody agrees.
void-no-more = You no longer agree to end the game.
nobody-wins = Nobody wins: all players have resigned.
quit-saved = Leave the table? Every move is saved in { $path }, and you can continue from there.
quit-unsaved = Leave the table? This game is not saved in a file and will be lost.
step = Decision { $number } of { $last }
