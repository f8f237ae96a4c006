## The server

problem-as-told = { $text }

# Who asks, and from where
problem-who = Say who you are first: POST /api/guests.
problem-bad-token = This token is not known here.
problem-many-tokens = Too many wrong tokens: wait a little.
problem-many-guests = Too many new guests from here: wait a little.
problem-bot-name = Only a bot may be called that.
problem-foreign-host = This server goes by another name.
problem-foreign-site = Another site may not speak for you.
problem-no-origin = The request does not say which page it comes from.

# What was asked
problem-malformed = That was not understood.
problem-malformed-at = That was not understood: { $text }.
problem-not-json = This is not JSON as the protocol has it.
problem-not-a-message = This is not a message.
problem-bad-http = This is not HTTP.
problem-nothing-here = There is nothing here.
problem-no-method = That cannot be done here.
problem-no-language = There is no language { $language }. There is: { $languages }.
problem-old-page = This page is older than the server. Reload it.
problem-large-request = A request has at most { $most } bytes.
problem-large-header = A header has at most { $most } bytes.
problem-header-lines = A header has at most { $most } lines.
problem-long-address = An address has at most { $most } bytes.
problem-slow-request = The request took too long.

# Too much at once
problem-pipelined = Wait for an answer before you ask again.
problem-many-requests = Too many requests: wait a little.
problem-many-at-once = Too many requests at once: wait for an answer.
problem-much-at-once = Too much at once from here: wait a little.
problem-much-work = That was a lot of work at once: wait a little.
problem-many-waiting = Too many are waiting: ask without waiting.
problem-many-tables = Too many new tables from here: wait a little.
problem-your-tables = { $count ->
    [one] You have one table that is not over: finish it first.
   *[other] You have { $count } tables that are not over: finish one first.
}
problem-busy = The server has too much to do just now: try again.
problem-closing = The server is being restarted: try again in a moment.
problem-fault = Something is wrong here. It has been noted.
problem-fault-noted = Something is wrong here. It has been noted as { $fault }.

# The database
problem-not-saved = It could not be saved; nothing has happened.
problem-database-silent = The database does not answer.
problem-database-busy = The database has too much to do.

# Tables
problem-no-table = There is no such table.
problem-no-game = There is no such game.
problem-no-seat = There is no such seat.
problem-no-member = There is no such member.
problem-no-position = There are positions 1 to { $last }.
problem-table-unreadable = This version cannot open the table: what is stored of it cannot be read.
problem-record-unreadable = The record of this table cannot be read.
problem-reopening = The table is being opened again: try once more.
problem-one-person = At least one seat is for a person.
problem-title = A title may not hold control characters.
problem-seat-kind = A seat is me, open, hot:NAME or bot:LEVEL. The levels are { $levels }.
problem-begun = The game has begun.
problem-not-begun = The game has not begun.
problem-over = The game is over.
problem-not-over = The game is not over.
problem-over-there = The game is over in this position.
problem-stale = The table has moved on: look again.
problem-id-reused = This id belongs to another action.

# Seats
problem-owner-only = Only the owner of the table may do that.
problem-owner-stays = The owner of a table cannot be sent away.
problem-seated-only = Only those who sit here may do that.
problem-which-seat = Say which seat.
problem-no-seat-here = You have no seat here.
problem-not-your-seat = { $seat } is not your seat.
problem-have-seat = You have a seat here already.
problem-seat-taken = This seat is taken.
problem-seats-taken = All seats are taken.
problem-seats-open = Seats are still open: wait, or fill them with bots.
problem-empty-table = Somebody must sit at a table.
problem-nobody-there = Nobody sits there.
problem-nobody-any-more = Nobody sits there any more.
problem-need-invitation = You need an invitation to sit down here.
problem-bad-link = This link is not valid, or no longer.
problem-sent-away = The owner of the table has sent you away.
problem-rematch-seated = Only those who sat here may ask for a rematch.

# Bots and hints
problem-bot-plays = A bot is playing for you: come back first.
problem-no-bot = No bot is playing for you.
problem-no-person = No person decides there now.
problem-not-silent = Whoever sits there has not been silent for long enough.
problem-no-hints = This table is played without hints.
problem-no-hints-wait = This table is played without hints: wait until the game is over.
problem-secrets-wait = This game has secrets: wait until it is over.
problem-nothing-to-decide = There is nothing for you to decide.
problem-one-hint = One hint at a time.
problem-hints-fast = Not so many hints at once.
problem-many-hints = Too many people are asking for hints.
problem-bot-silent = The bot has no answer: try again.
problem-client-gone = The client has gone.

# Looking, asking and talking
problem-own-eyes = While the game is running you look through your own eyes.
problem-ask-text-or-place = Ask about an action or about a place.
problem-secrets-ask = In a game with secrets only those who sit here may ask.
problem-chat-text = A line of chat says something, without control characters.
problem-chat-seated = Only those who sit here may talk here.
problem-chat-fast = Not so fast.
problem-muted = The owner of the table has muted you.
why-allowed = This may be done.

## Taking moves back

undo-drawn = Something has been drawn or rolled since.
undo-decided = Somebody else has decided since.
undo-shown = Something hidden has been shown since.
undo-to-agree = { $obstacle } Still to agree: { $seats }.
undo-over = The game is over.
undo-nothing = There is nothing to take back.
undo-no-line = There is no line { $line }.
undo-not-theirs = { PERSON($seat) ->
    [you] Line { $line } is not a decision of yours that still stands.
   *[other] Line { $line } is not a decision of { $seat } that still stands.
}
problem-no-undo-asked = Nobody has asked you to agree to an undo.
problem-undo-departed = { $seat } has decided since, and that player has left.
problem-undone-enough = Too much has been taken back in this game: play on.

## Notes in the chat

chat-bot-took-over = { PERSON($seat) ->
    [you] A bot has taken over for you.
   *[other] A bot has taken over for { $seat }.
}
chat-out-of-time = { PERSON($seat) ->
    [you] You are out of time: a bot has taken over.
   *[other] { $seat } is out of time: a bot has taken over.
}
chat-back = { PERSON($seat) ->
    [you] You are back, and the bot has left.
   *[other] { $seat } is back, and the bot has left.
}
chat-other-device = { PERSON($seat) ->
    [you] You are playing on from another device.
   *[other] { $seat } is playing on from another device.
}
chat-left = { $name } has left the table.
chat-sent-away = { $name } was sent away from the table.
chat-somebody-sent-away = Somebody was sent away from the table.
chat-unreadable = This line cannot be read.
