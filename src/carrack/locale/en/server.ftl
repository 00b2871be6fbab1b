# Answers of the server. Titles by HTTP status:
status-400 = Request not understood
status-401 = Name needed
status-403 = Not allowed
status-404 = Not found
status-405 = Not possible here
status-408 = Timed out
status-409 = Not possible right now
status-413 = Too large
status-421 = Wrong server name
status-422 = Not valid
status-429 = Too many requests
status-431 = Headers too large
status-500 = Server error
status-503 = Not available right now

# Sentences by code:
error-bad-request = The request can’t be read.
error-no-token = Enter your name first: this request needs a guest token.
error-bad-token = This token is unknown. Enter your name again.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host can do that.
error-not-seated = Only the players at this table can do that.
error-bad-code = This seat is for an invited player, and the code is wrong. Ask the host for the right link.
error-bad-origin = This request does not come from a page of this server.
error-no-key = This server is for one person. Open it with the link that the command showed.
error-not-for-bots = Only people can do this. A bot can take the seats that are reserved for it, and play.
error-not-your-bot = You have no such bot.
error-seat-for-bot = This seat is reserved for a bot of the host.
error-seat-kept = This seat is reserved for { $name }. Take another one, or ask the host.
error-no-such-table = There is no such table.
error-no-such-path = There is nothing at this address.
error-no-such-node = The game has no decision { $number }.
error-no-such-method = This method is not possible at this address.
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
error-rematch-made = The next game already has a table.
error-seats-changed = The seats have changed. Look again, then change them.
error-key-reused = This key was already used for another request. Use a new one.
error-stale-revision = You changed your choice in another window. Look again, then choose.
error-too-slow = The request did not arrive in time. Send it again.
error-too-large = The request is too large. Send less at once.
error-head-too-large = The headers of this request are too long. Send fewer or shorter ones.
error-bad-host = This server does not answer to this host name.
error-too-many = Too many requests. Wait { $retry_after ->
    [one] a second
   *[other] { $retry_after } seconds
  }, then try again.
error-bad-text = Write at least one and at most { $longest } characters.
error-bad-nonce = The nonce must be { $bytes } bytes in hexadecimal.
error-bad-key = A key has 8 to 64 letters, digits or symbols, without spaces.
error-bad-level = There is no bot of level { $level }.
error-no-own-seat = Keep a seat for yourself.
error-wrong-seats = This game has { $count } seats. Choose who takes each of them.
error-not-alone = On a practice board all seats are yours or bots’.
error-not-a-board = This is not a practice board: you can’t step back here as you like.
error-internal = Something went wrong on the server. It’s not your fault; try again.
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
  } at this table, the most this server allows. You can still leave: a bot takes your seat.
error-too-much-chat = You have written a lot within an hour ({ $most ->
    [one] one line
   *[other] { $most } lines
  }). Wait { $retry_after ->
    [one] a second
   *[other] { $retry_after } seconds
  }, then try again.
error-unreadable-table = { $why ->
    [version] This table was created by a newer version of carrack. Ask the administrator of this server to upgrade it.
   *[damage] This table can’t be opened: its saved data is damaged. Ask the administrator of this server to restore a backup.
  }
error-no-database = The server can’t reach its database right now. Nothing is lost; try again in a moment.
error-too-busy = The server is too busy to replay this game right now. Nothing is lost; try again in a moment.
error-not-saved = This could not be saved, so it does not count. Look again, then try once more.
