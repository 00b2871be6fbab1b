# What the command line says itself: everything else is told by the catalogue of the game.
# Messages with nothing but holes are read without Fluent, which `--help` would have to wait for.

## Help. Its first line is what the list of commands shows.

help = Board games of the age of discovery: play them, watch them, look up their rules, measure their bots.
help-play = Play against bots or with friends, in the browser or in the terminal.

    Without options it opens a page in the browser where one click begins a game. With options that describe a table the page has them filled in. Where no browser can be opened you play in the terminal, the 2015 edition of discovery against three bots if you do not say otherwise. Every move is saved as it is made.
help-simulate = Play many games between bots and count.

    Shows points, wins by seat and by bot with 95 % intervals, and decisions a second. Ctrl-C shows what is done so far. The result is the same however many processes share the work.
help-arena = Measure how strong bots are.

    Every deal is played with every bot in every seat. Ctrl-C shows what is done so far.
help-tune = Tune the weights of the bots’ evaluation.

    Plays games of an evaluation against itself, fits weights to how they ended, and takes those that win more than their share. Says first how long that takes. Ctrl-C keeps the rounds that are done, and the same command goes on with them.
help-replay = Tell a recorded game in prose, or step through it on its board.
help-verify = Check every move of a recorded game, and the shuffle.

    Ends with 0 if all is proved, 1 if not, 2 if the file cannot be read.
help-rules = Look up the rules, search them, or compare the editions.

    Without a clause or word, it lists the headings.
help-serve = Run a server, where people play across a network.

    Settings come from the options, else from environment variables such as CARRACK_PORT, else from the file. Ctrl-C stops it and loses nothing.
help-games = List the games.
help-options = List the options of a game, or of all.
help-bot = Let a bot of your own play at the tables of a server.

    It takes the seats that are kept for it at your tables, and those it is invited to, and plays until Ctrl-C; with --table, until that game is over. If the connection is lost, it comes back.

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]…
heading-arguments = Arguments:
heading-options = Options:
heading-examples = Examples:
heading-commands = Commands:
default = [default: { $value }]

opt-help = Explain this and end.
opt-version = Name the version and end.
opt-lang = The language; without it, that of the terminal.
opt-json = Print data as JSON and nothing else.
opt-game = Which game.
opt-players = How many play.
opt-edition = Which edition of the rules; short for --option edition=YEAR.
opt-option = An option of the game, such as builders=true; repeatable. “carrack options” lists them.
opt-seed-deal = The deal; without it a secret one, which the record proves at the end.
opt-seed-first = The first deal; each game or block of games after it has the next one.
opt-bots-play = Levels of the bots in the other seats, such as 2,2,1; or one level for all. Without it, 2.
opt-bots-simulate = A bot for each seat, such as 1,0,0,0; or one for all.
opt-bots-arena = The bots, such as 2,1. Levels, names of levels, or module:Class.
opt-hotseat = How many people play, taking turns in front of the screen.
opt-lan = Let others in the same network join; their link is told.
opt-port-play = The port of the page; 0 takes a free one. Without it 16070, or a free one if that is taken.
opt-no-browser = Open no browser, only tell the link.
opt-terminal = Play in the terminal. --name, --seed, --save and --resume mean that too.
opt-name = What a player in front of the screen is called; once for each, in the order of their seats.
opt-save = Where to keep the table; without it, among your own data.
opt-resume = Go on with the table in this file; without one, with the unfinished one played last.
opt-games = How many games.
opt-jobs = How many processes; 0 is one for each processor.
opt-deals = How many deals.
opt-format = challenge: the first bot among copies of the second; field: all against all. Without it, two bots are a challenge.
opt-svg = Draw the result into this file as well.
opt-rounds = How many rounds; a finished run goes on if there are more.
opt-games-tune = How many games a round learns from.
opt-trials = On how many deals a round tries the new weights out, from every seat.
opt-fresh = Begin without any weights instead of those that are shipped.
opt-out = Where the run is kept. If one is there already, go on with it.
opt-to = Only up to this decision.
opt-board = Step through the game on its board.
opt-rules-game = Of which game; without it, of all.
opt-diff = Show where two editions differ, side by side.
opt-config = A TOML file with settings.
opt-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
opt-host = The address to listen at; 0.0.0.0 is every address of this machine.
opt-port = The port to listen at; 0 takes a free one.
opt-url = Where the server is.
opt-token = The token of the bot, which the server gave you; or the variable CARRACK_TOKEN.
opt-table = Only this table: its id or its link.
opt-seat = Which seat of the table to take.
opt-code = The code of an invitation.

arg-file = A record, entries, or the file of a table; - reads a record from the standard input.
arg-options-game = Which game; without it, all.
arg-clause = A clause such as D5.6, with all below it; or words to search for.
arg-bot = A level, its name, or module:Class.

value-number = N
value-name = NAME
value-year = YEAR
value-key = KEY=VALUE
value-levels = LEVEL,…
value-file = FILE
value-maybe-file = [FILE]
value-game = GAME
value-format = FORMAT
value-address = ADDRESS
value-url = URL
value-editions = YEAR YEAR
value-clause = CLAUSE|WORDS
value-token = TOKEN
value-table = TABLE
value-code = CODE
value-bot = BOT

## The games

seed = seed { $seed }
players = { $players } players
without = without “{ $option }”
option-value = { $option }: { $value }

## A game, told

list-market = New in the goods box: { $items }.
list-offered = New among the buildings: { $items }.
list-shown = To come in age III: { $items }.
list-ordered = Player order: { $items }.

standings = Final standings
standings-now = Standings at decision { $number }
total = Total
sheets = Where the points come from
source = { $source }: { $parts }.
part-age = age { $value ->
    [1] I
    [2] II
   *[3] III
}
nobody-wins = Nobody wins: all have resigned.
resigned = { $name } resigned and is out of the ranking.
wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
wins-tie = { $points ->
    [one] { $name } wins the tie at { $points } point.
   *[other] { $name } wins the tie at { $points } points.
}
shares = { $points ->
    [one] Shared victory at { $points } point: { $names }.
   *[other] Shared victory at { $points } points: { $names }.
}
kept = The table is kept in { $file }. To go on: carrack play --resume
play-open = Open this link in a browser on this machine, as often as you like: { $link }
play-here = To come back, or to play in another browser on this machine, open: { $link }
play-friends = Friends in the same house can come here: { $link }
play-stop = Ctrl-C stops the server. Every move is kept.

## Tables of data

column-game = Game
column-players = Players
column-about = What it is about
column-key = Option
column-values = Values
column-clause = Clause
column-seat = Seat
column-seats = Seats
column-bot = Bot
column-wins = Wins
column-percent = Wins, %
column-interval = 95 %
column-score = Points
column-sd = ±
column-least = Least
column-median = Median
column-most = Most
column-margin = Margin
column-rating = Rating
column-thinking = ms/decision
column-round = Round
column-games = Games
column-taken = Taken
taken = yes
not-taken = no
decimal-mark = .
needs = Only with this: { $what }.
excludes = Not with this: { $what }.
of-option = option: { $option }
no-differences = There is no difference here.

playing = Playing
games-played = { $asked ->
    [one] { $done } of { $asked } game
   *[other] { $done } of { $asked } games
}
deals-played = { $games ->
    [one] { $done } of { $asked } deals, { $games } game
   *[other] { $done } of { $asked } deals, { $games } games
}
speed = { $jobs ->
    [one] { $length } decisions a game, { $speed } decisions a second; { $seconds } s in one process.
   *[other] { $length } decisions a game, { $speed } decisions a second; { $seconds } s in { $jobs } processes.
}
format-challenge = Challenge
format-field = Field
parity = Who is as strong as the others wins { $percent } %.
picture-title = Win shares
picture-subtitle = { $game }, { $players } players: { $games } games on { $deals } deals, seeds { $first }–{ $last }, rules version { $rules }
picture-stopped = stopped early: { $deals } of { $asked } deals
picture-parity = parity
picture-scale = share of the victories of a seat, with 95 % intervals
picture-percent = { $share } %

tune-cost = { $games ->
    [one] { $games } game to play: about { $time }.
   *[other] { $games } games to play: about { $time }.
}
tune-kept = { $done } of { $rounds } rounds are kept in { $file }; the same command goes on with them.
tune-done = The weights are in { $file }.

verify-good = All moves are legal, and every shuffle follows from the secret.
verify-no-secret = All moves are legal. The shuffles cannot be checked: the secret is not in this file.
verify-fault = Not a possible game: { $fault }
verify-mismatch = Decision { $number }, { $where }: “{ $written }” is written, “{ $derived }” follows from the secret.

bot-seated = At table { $table }, seat { $seat }.
bot-won = Table { $table }, seat { $seat }: won with { $points } points.
bot-lost-game = Table { $table }, seat { $seat }: not won, { $points } points.
bot-void = Table { $table }, seat { $seat }: the game was not finished.
bot-unseated = Table { $table }, seat { $seat }: the host has given the seat away.
bot-lost = No connection ({ $reason }); trying again.
bot-raised = This is the bot’s own error. It has stopped.
bot-bad-move = The bot chose a move that is refused: { $reason }
bot-no-server = There is no carrack server at { $url } ({ $reason }).

## Complaints

error = Error: { $message }
stopped = Stopped.
possible = Possible: { $values }.
meant = Did you mean this? { $words }
no-such-option = There is no option { $option } here.
no-such-command = There is no command “{ $word }”.
takes-values = { $count ->
    [0] { $option } takes no value.
    [one] { $option } needs a value.
   *[other] { $option } needs { $count } values.
}
missing = Something is missing: { $what }.
extra-argument = “{ $word }” is one word too many.
needs-extra = This needs more than is installed: pip install "carrack[{ $extra }]"
bad-word = “{ $value }” is not possible for { $what }.
bad-number = { $what } takes a whole number from { $lowest } on, not “{ $value }”.
bad-range = { $what } takes a whole number from { $lowest } to { $highest }, not “{ $value }”.
long-number = { $what } takes a number of at most { $most } digits.
no-name = { $what } needs the name of a file.
no-place = No table can be kept in { $folder }: { $reason }. Name a file with --save.
bad-option = “{ $text }” is not of the form key=value.
option-twice = The option “{ $option }” is given twice.
not-together = { $one } and { $other } do not go together.
bots-count = { $seats ->
    [0] There is no seat for a bot at this table.
    [one] There is one seat for a bot; { $bots } are named.
   *[other] There are { $seats } seats for bots: name one for all or one for each, not { $bots }.
}
arena-bots = An arena takes at least two bots, and a challenge exactly two; { $bots ->
    [one] one is named.
   *[other] { $bots } are named.
}
name-count = { $people ->
    [one] There is one person in front of the screen, but { $names } names: add --hotseat.
   *[other] There are { $people } people in front of the screen, but { $names } names.
}
hotseat-count = { $people } people do not fit at a table for { $players }.
nothing-to-resume = No unfinished table lies in { $folder }.
nothing-found = The rules have nothing about “{ $words }”.
no-editions = There is only one edition of { $game }.
no-edition = There is no edition “{ $edition }”.
tune-no-run = “{ $file }” holds no run that could go on here.
tune-other = “{ $file }” holds another run: { $field } is { $there } there and { $here } here.
no-client = The pages for the browser were not built into this carrack. Play with --terminal.
no-terminal = The board needs a terminal to be drawn in.
no-file = There is no file “{ $file }”.
folder = “{ $file }” is a folder, not a file.
no-folder = There is no folder “{ $folder }”.
forbidden-file = “{ $file }” may not be opened.
no-text = “{ $file }” is not a text.
bad-file = “{ $file }” cannot be used: { $reason }.
in-file = { $file }: { $message }
setting-name = There is no setting “{ $name }”.
setting-toml = “{ $name }” is not a TOML file.
setting-number = { $name } takes a number that is not negative, a port at most 65535.
setting-word = { $name } cannot be that.
setting-list = { $name } takes a list of texts.
setting-text = { $name } takes a text.
setting-network = { $name } takes addresses such as 10.0.0.1, or networks such as 10.0.0.0/8.
setting-origin = { $name } takes origins such as https://club.example, without a path.
setting-host = { $name } takes names of hosts such as club.example, without a port.
setting-path = { $name } takes a path such as /carrack.
setting-url = { $name } takes sqlite:///FILE or postgresql://USER@HOST/NAME.
cannot-listen = { $host } port { $port } cannot be listened at: { $reason }.
no-database = The database cannot be used: { $reason }.
damaged-database = The database is damaged: { $reason }. Restore a backup before anything else is written to it.
