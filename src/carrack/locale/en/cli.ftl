# Texts of the command. The texts of a game are in the catalogue of that game.
# Messages without selectors are read without loading Fluent, so that `--help` stays fast.

## Help. Its first line is what the list of commands shows.

help = Play board games of the age of discovery, replay them, look up their rules and measure bots.
help-play = Play against bots or with friends, in the browser or in the terminal.

    Without options, this opens a page in your browser where one click starts a game. Options that describe a table fill in the page for a new table. If no browser can be opened, you play in the terminal, by default against three bots. Every move is saved at once.
help-simulate = Play many games between bots and count the results.

    Prints points, wins by seat and by bot with 95 % intervals, and decisions per second. Ctrl-C prints the results so far. The result does not depend on the number of processes.
help-arena = Measure how strong bots are.

    Plays every deal with every bot in every seat. Ctrl-C prints the results so far.
help-tune = Tune the weights of the bots’ evaluation.

    Each round plays games of the evaluation against itself, fits weights to their results, and keeps the new weights if they win more than their share. First prints how long this takes. Ctrl-C keeps the finished rounds; run the same command again to continue.
help-train = Train a net that bots judge positions by.

    Plays games, learns from them with numpy, and tries the net by play against the same level without it. First prints how long this takes. Ctrl-C keeps what is done; run the same command again to continue.
help-replay = Show a recorded game as text, or step through it on its board.
help-verify = Check every move and every shuffle of a recorded game.

    Exit code: 0 if everything is proved, 1 if not, 2 if the file can’t be read.
help-rules = Look up the rules, search them, or compare the editions.

    Without a clause or a word, lists the headings.
help-serve = Run a server where people play over a network.

    Settings come from the options, then from environment variables such as CARRACK_PORT, then from the file. Ctrl-C stops the server; nothing is lost.
help-games = List the games.
help-options = List the options of one game, or of all games.
help-bot = Let your own bot play on a server.

    The bot takes the seats reserved for it at your tables and the seats it is invited to. It plays until Ctrl-C or, with --table, until that game is over. If the connection is lost, it reconnects.

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]…
heading-arguments = Arguments:
heading-options = Options:
heading-examples = Examples:
heading-commands = Commands:
default = [default: { $value }]

opt-help = Show this help and exit.
opt-version = Show the version and exit.
opt-lang = Language of all texts. Default: the language of the terminal.
opt-json = Print only data, as JSON.
opt-game = The game to play.
opt-players = Number of players.
opt-edition = Edition of the rules; short for --option edition=YEAR.
opt-option = An option of the game, such as builders=true. Repeat it for more options; “carrack options” lists them.
opt-seed-deal = Seed of the deal, to play the same deal again. Without it, the deal is secret and the record proves it at the end.
opt-seed-first = Seed of the first deal. Each following game or block of games uses the next number.
opt-bots-play = Levels of the bots in the other seats, such as 2,2,1, or one level for all. Default: 2.
opt-bots-simulate = A bot for each seat, such as 1,0,0,0, or one bot for all.
opt-bots-arena = The bots to compare, such as 2,1: levels, names of levels, or module:Class.
opt-hotseat = Number of people who take turns at this screen.
opt-lan = Let people on the same network join, and print a link for them.
opt-port-play = Port of the page; 0 picks a free port. Default: 16070, or a free port if that is in use.
opt-no-browser = Print the link without opening a browser.
opt-terminal = Play in the terminal. --seed, --save and --resume imply this.
opt-name = Name of a player at this screen. Repeat it for each player, in the order of the seats.
opt-save = File to save the table in. Default: a new file in your data folder.
opt-resume = Continue the table in this file. Without a file, continue the unfinished table you played last.
opt-games = Number of games.
opt-jobs = Number of processes; 0 uses one per processor.
opt-deals = Number of deals.
opt-format = challenge: the first bot plays against copies of the second; field: all bots play each other. Default with two bots: challenge.
opt-svg = Also draw the result in this file.
opt-rounds = Number of rounds. A finished run continues if you raise it.
opt-games-tune = Number of games each round learns from.
opt-trials = Number of deals on which each round tests the new weights, from every seat.
opt-fresh = Start with no weights instead of the built-in ones.
opt-out = File to save the run in. If it already holds this run, the run continues.
opt-mixed = Percentage of the games that have any number of players and any options.
opt-games-train = Number of games to learn from. Default: 20,000.
opt-budget = Minutes the run may take; sets the number of games.
opt-passes = Number of times it learns from all positions.
opt-traits = Size of the first hidden layer, an even number.
opt-merged = Size of the second hidden layer, an even number.
opt-gate = Level at which the net is tried.
opt-trials-train = Number of deals on which the net is tried, from every seat.
opt-out-train = Folder to save the run and its net in. If it already holds this run, the run continues.
opt-to = Stop at this decision.
opt-board = Step through the game on its board.
opt-rules-game = Show only the rules of this game. Default: all games.
opt-diff = Show the differences between two editions side by side.
opt-config = TOML file with settings.
opt-database = Database of the tables: sqlite:///FILE or postgresql://USER@HOST/NAME.
opt-host = Address to listen on; 0.0.0.0 means every address of this machine.
opt-port = Port to listen on; 0 picks a free port.
opt-url = Address of the server.
opt-token = Token of the bot, which you got from the server; or set CARRACK_TOKEN.
opt-table = Play only at this table: its id or its link.
opt-seat = Seat to take at the table.
opt-code = Code of an invitation.

arg-file = A record, entries, or the file of a table; - reads a record from standard input.
arg-options-game = The game. Default: all games.
arg-clause = A clause such as D5.6, shown with all its subclauses; or words to search for.
arg-bot = A level, its name, or module:Class.

value-number = N
value-name = NAME
value-year = YEAR
value-key = KEY=VALUE
value-levels = LEVEL,…
value-file = FILE
value-folder = FOLDER
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

## A game as text

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
nobody-wins = Nobody wins: all players have resigned.
resigned = { $name } resigned and is not ranked.
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
kept = The table is saved in { $file }. To continue: carrack play --resume
play-open = Open this link in a browser on this machine, as often as you like: { $link }
play-here = To come back, or to play in another browser on this machine, open: { $link }
play-friends = Friends on the same network can join here: { $link }
play-stop = Ctrl-C stops the server. Every move is saved.

## Tables of data

column-game = Game
column-players = Players
column-about = Description
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
column-least = Lowest
column-median = Median
column-most = Highest
column-margin = Margin
column-rating = Rating
column-thinking = ms/decision
column-round = Round
column-games = Games
column-taken = Kept
column-predicts = Prediction
column-net = Net
column-plain = Plain
taken = yes
not-taken = no
decimal-mark = .
needs = Requires: { $what }.
excludes = Can’t be combined with: { $what }.
of-option = option: { $option }
no-differences = There are no differences here.

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
    [one] { $length } decisions per game, { $speed } decisions per second; { $seconds } s in one process.
   *[other] { $length } decisions per game, { $speed } decisions per second; { $seconds } s in { $jobs } processes.
}
format-challenge = Challenge
format-field = Field
parity = A bot as strong as the others wins { $percent } %.
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
tune-kept = { $done } of { $rounds } rounds are saved in { $file }. Run the same command again to continue.
tune-done = The weights are saved in { $file }.

train-cost = { $games ->
    [one] { $games } game to play and learn from,
   *[other] { $games } games to play and learn from,
} { $deals ->
    [one] { $deals } deal to try the net on: about { $time }.
   *[other] { $deals } deals to try the net on: about { $time }.
}
train-stage-games = Playing
train-stage-fit = Learning
train-stage-gate = Trying
train-kept = What is done is saved in { $folder }. Run the same command again to continue.
predicts-margin = Margin: explained variance, %
predicts-winner = Winner: surprise, bits
predicts-points = Points by source: error
predicts-marks = Majorities: squared error
train-gate = { $deals ->
    [one] Against level { $level }, on { $deals } deal, the net won { $percent } % (95 %: { $interval }).
   *[other] Against level { $level }, on { $deals } deals, the net won { $percent } % (95 %: { $interval }).
} A seat’s share is { $parity } %.
train-accepted = The net makes the level stronger.
train-not-accepted = It is not certain that the net makes the level stronger.
train-done = The net is saved in { $file }.

verify-good = All moves are legal, and every shuffle follows from the secret.
verify-no-secret = All moves are legal. The shuffles can’t be checked: the secret is not in this file.
verify-fault = This game is not possible: { $fault }
verify-mismatch = Decision { $number }, { $where }: the record says “{ $written }”, but “{ $derived }” follows from the secret.

bot-seated = Seated at table { $table }, seat { $seat }.
bot-won = Table { $table }, seat { $seat }: won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-lost-game = Table { $table }, seat { $seat }: lost with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bot-void = Table { $table }, seat { $seat }: the game was not finished.
bot-unseated = Table { $table }, seat { $seat }: the host gave the seat to somebody else.
bot-lost = Connection lost ({ $reason }). Reconnecting…
bot-raised = The bot raised this error itself, and has stopped.
bot-bad-move = The server refused the bot’s move: { $reason }
bot-no-server = There is no carrack server at { $url } ({ $reason }).

## Complaints

error = Error: { $message }
stopped = Stopped.
possible = Possible: { $values }.
meant = Did you mean: { $words }
no-such-option = There is no option { $option } here.
no-such-command = There is no command “{ $word }”.
takes-values = { $count ->
    [0] { $option } takes no value.
    [one] { $option } needs a value.
   *[other] { $option } needs { $count } values.
}
missing = Missing: { $what }.
extra-argument = “{ $word }” is one argument too many.
needs-extra = A package is missing. Install it: pip install "carrack[{ $extra }]"
bad-word = “{ $value }” is not a valid value for { $what }.
bad-number = { $what } takes a whole number, { $lowest } or more, not “{ $value }”.
bad-range = { $what } takes a whole number from { $lowest } to { $highest }, not “{ $value }”.
long-number = { $what } takes a number of at most { $most } digits.
no-name = { $what } needs a file name.
no-place = Tables can’t be saved in { $folder }: { $reason }. Name a file with --save.
bad-option = “{ $text }” does not have the form key=value.
option-twice = The option “{ $option }” is given twice.
not-together = { $one } and { $other } can’t be combined.
bots-count = { $seats ->
    [0] There is no seat for a bot at this table.
    [one] There is one seat for a bot, but you named { $bots }.
   *[other] There are { $seats } seats for bots. Name one bot for all or one for each seat, not { $bots }.
}
arena-bots = An arena needs at least two bots, a challenge exactly two; { $bots ->
    [one] you named one.
   *[other] you named { $bots }.
}
name-count = { $people ->
    [one] One person plays at this screen, but you gave { $names } names. Add --hotseat.
   *[other] { $people } people play at this screen, but you gave { $names } names.
}
hotseat-count = { $people } people are too many for a table of { $players }.
nothing-to-resume = There is no unfinished table in { $folder }.
nothing-found = The rules have nothing about “{ $words }”.
no-editions = There is only one edition of { $game }.
no-edition = There is no edition “{ $edition }”.
tune-no-run = “{ $file }” does not hold a run that can be continued here.
tune-other = “{ $file }” holds another run: there, { $field } is { $there }; here, it is { $here }.
train-bad-name = The name of the folder must not contain “&”: { $folder }
in-english = { $game } is not translated yet, so its texts are in English.
no-client = This installation does not include the browser client. Play with --terminal.
no-terminal = The board can be shown only in a terminal.
no-file = There is no file “{ $file }”.
folder = “{ $file }” is a folder, not a file.
no-folder = There is no folder “{ $folder }”.
forbidden-file = You don’t have permission to open “{ $file }”.
no-text = “{ $file }” is not a text file.
bad-file = “{ $file }” can’t be used: { $reason }.
in-file = { $file }: { $message }
setting-name = There is no setting “{ $name }”.
setting-toml = “{ $name }” is not a TOML file.
setting-number = { $name } must be a number that is not negative; a port is at most 65535.
setting-word = { $name } does not have a valid value.
setting-list = { $name } must be a list of texts.
setting-text = { $name } must be a text.
setting-network = { $name } must hold addresses such as 10.0.0.1, or networks such as 10.0.0.0/8.
setting-origin = { $name } must hold origins such as https://club.example, without a path.
setting-host = { $name } must hold host names such as club.example, without a port.
setting-path = { $name } must be a path such as /carrack.
setting-url = { $name } must be sqlite:///FILE or postgresql://USER@HOST/NAME.
cannot-listen = Can’t listen on { $host }, port { $port }: { $reason }.
no-database = The database can’t be used: { $reason }.
damaged-database = The database is damaged: { $reason }. Restore a backup before you write anything else to it.
