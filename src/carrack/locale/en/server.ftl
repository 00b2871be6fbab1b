# What the server refuses. Titles by status:
status-400 = Not understood
status-401 = Who are you?
status-403 = Not allowed
status-404 = Not found
status-405 = Not possible here
status-408 = Too slow
status-409 = Not now
status-413 = Too large
status-421 = Not here
status-422 = Not possible
status-429 = Too often
status-431 = Too large
status-500 = Our fault
status-503 = Not available

# Sentences by code:
error-bad-request = The request cannot be read.
error-no-token = Tell us your name first: this needs the token of a guest.
error-bad-token = This token is not known. Tell us your name again.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host can do that.
error-not-seated = Only who sits at this table can do that.
error-bad-code = This seat is for somebody who was invited, and the code is not the right one.
error-bad-origin = This does not come from a page of this server.
error-no-key = This server is for one person. Open it with the link that the command showed.
error-not-for-bots = This is for people. A bot takes seats that are meant for it, and plays.
error-not-your-bot = You have no such bot.
error-seat-for-bot = This seat is kept for a bot of the host.
error-seat-kept = This seat is kept for { $name }. Take another one, or ask the host.
error-no-such-table = There is no such table.
error-no-such-path = There is nothing here.
error-no-such-node = The game has no decision { $number } to go to.
error-no-such-method = This cannot be done here.
error-wrong-life = { $life ->
    [gathering] The game has not begun yet.
    [playing] The game has already begun.
    [over] The game is over.
    [void] The game was ended by agreement.
   *[closed] Everybody has left this table.
  }
error-seat-taken = This seat is taken.
error-already-seated = You already have a seat at this table.
error-seats-empty = { $count ->
    [one] A seat is still empty.
   *[other] { $count } seats are still empty.
  }
error-rematch-made = The next game already has its table.
error-seats-changed = The seats have changed meanwhile. Look again, then change them.
error-key-reused = This key belongs to another call. Make up a new one.
error-stale-revision = You have changed your choice elsewhere meanwhile. Look again, then choose.
error-too-slow = The request did not arrive in time. Send it again.
error-too-large = That is too much at once.
error-head-too-large = The headers of this request are too long. Send fewer or shorter ones.
error-bad-host = This server is not known under this name.
error-too-many = That is too often. Wait { $retry_after ->
    [one] a second
   *[other] { $retry_after } seconds
  }, then go on.
error-bad-text = Write something of at most { $longest } letters.
error-bad-nonce = { $bytes } bytes in hexadecimal are wanted here.
error-bad-key = A key has 8 to 64 letters, digits or signs, without spaces.
error-bad-level = There is no bot of level { $level }.
error-no-own-seat = Keep a seat for yourself.
error-wrong-seats = This game has { $count } seats: choose who sits on each of them.
error-not-alone = On a board of your own all seats are yours or bots’.
error-not-a-board = This is no what-if board: here you cannot go back as you like.
error-internal = Something went wrong here. It is not your fault; try again.
error-too-many-tables = { $most ->
    [one] You already have an open table, and this server allows no more. Finish or leave it first.
   *[other] You already have { $most } open tables, and this server allows no more. Finish or leave one of them first.
  }
error-too-many-bots = { $most ->
    [one] You already have a bot, and this server allows no more. Remove it first.
   *[other] You already have { $most } bots, and this server allows no more. Remove one of them first.
  }
error-too-many-rows = You have made { $most ->
    [one] one change
   *[other] { $most } changes
  } at this table, and this server keeps no more. You can still leave: a bot takes your seat.
error-too-much-chat = You have said a lot within an hour ({ $most ->
    [one] one line
   *[other] { $most } lines
  }). Wait { $retry_after ->
    [one] a second
   *[other] { $retry_after } seconds
  }, then go on.
error-unreadable-table = { $why ->
    [version] This table was made by a newer version of carrack. Ask the host of this server to upgrade it.
   *[damage] This table can’t be opened: what was saved of it is damaged. Ask the host of this server to restore a backup.
  }
error-no-database = The server cannot reach its tables just now. Nothing is lost; try again in a moment.
error-too-busy = The server could not go through this game just now. Nothing is lost; try again in a moment.
error-not-saved = That could not be saved, so it does not count. Look again, then try once more.
