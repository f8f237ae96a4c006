# What is wrong, and what to do. Each is raised by the program as `problem-` and its id.

## Options, records and files

problem-refused = { $clause }: { $reason }

# Games and their options
problem-unknown-game = There is no game “{ $game }”. There is: { $games }.
problem-unknown-clause =
    { $game } has no clause “{ $clause }”: it has { $first } to { $last } and rulings { $ruling } to { $newest }.
problem-unknown-option = { $game } has no option “{ $option }”. It has: { $options }.
problem-seats = { $game } is for { $numbers } seats, not { $seats }.
problem-rules = { $game } has rules 1 to { $newest }, not { $rules }.
problem-option-range = Option { $option } of { $game } goes from { $low } to { $high } ({ $clause }), not { $value }.
problem-option-unsaid = The options do not say { $option }.
problem-option-pair = An option is NAME=VALUE, not “{ $given }”. { $game } has: { $options }.
problem-option-seats = The number of seats is that of the names in --seats.
problem-option-twice = Option { $option } was given twice.
problem-option-choice = Option { $option } is one of { $choices }, not “{ $value }”.
problem-option-whole = Option { $option } is a whole number, not “{ $value }”.
problem-option-between = Option { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
problem-edition-page = { $file } says { $names }, which no edition has.

# Seats and players
problem-unknown-seat = There is no seat “{ $seat }”. There is: { $seats }.
problem-names = { $names ->
    [one] { $names } name
   *[other] { $names } names
} for { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
problem-name-length = A name has 1 to { $most } characters.
problem-name-blank = A name may not be blank.
problem-name-control = A name may not hold control characters.
problem-seats-empty = --seats is a list such as you,greedy; “{ $seats }” has an empty place.

# Bots
problem-unknown-bot = There is no bot “{ $bot }”. There is: { $bots }.
problem-no-expert = Nobody has written an expert for { $game } yet. Choose another bot.
problem-no-edition = { $game } lies in no package with an EDITION.
problem-bot-plain = The bot { $bot } has nothing to set: write { $bot }, not “{ $given }”.
problem-bot-greedy = The bot greedy has only one thing to set: greedy:weights=FILE, not “{ $given }”.
problem-weights-file = “{ $file }” holds no evaluation. `argosy fit`, `argosy tune` and `argosy train` write such files.
problem-weights-game = { $game } has no evaluation that another could take the place of.
problem-weights-unknown = “{ $file }” is for another game: it names { $names }. Here there are { $known }.
problem-weights-missing = “{ $file }” lacks weights of this game: { $names }.
problem-weights-network = The network in “{ $file }” does not fit: a row of { $features } numbers for every hidden unit, and for each a bias and a number out.
problem-network-file = “{ $file }” is no network that a bot can play with. `examples/ppo.py` writes one.
problem-bot-setting = “{ $given }” is no setting of { $bot }. Such as { $bot }:seconds=5; it has { $settings }.
problem-bot-range = { $setting } goes from { $low } to { $high }, not “{ $value }”.
problem-bot-whole = { $setting } is a whole number from { $low } to { $high }, not “{ $value }”.

# Dice and draws in a record
problem-not-awaited = “{ $line }”: no die or draw is awaited.
problem-outcome-hidden = “{ $line }” hides its last word; only a whole record can be played.
problem-outcome-impossible = “{ $outcome }” cannot happen here.
problem-outcome-written = This outcome is written “{ $outcome }”.
problem-outcome-drawn = “{ $outcome }” was drawn here before the undo, and comes again.

# Undo
problem-undo-over = The game is over.
problem-undo-nothing = There is nothing to take back.
problem-undo-no-line = There is no line { $line }.
problem-undo-not-theirs = { PERSON($seat) ->
    [you] Line { $line } is not a decision of yours that still stands.
   *[other] Line { $line } is not a decision of { $seat } that still stands.
}
problem-undo-agree = { $obstacle } Still to agree: { $seats }.
problem-undo-drawn = Something was drawn or rolled since.
problem-undo-decided = Somebody else has decided since.
problem-undo-shown = Something hidden was shown since.
problem-undo-not-yours = Line { $line } is not a decision of yours that still stands.
problem-undo-number = Type undo, or undo and the number of a line; log shows the numbers.

# Records
problem-record-line = Line { $line }: { $problem }
problem-record-refused = “{ $line }”: { $problem }
problem-record-long = a record has at most { $most } lines.
problem-record-line-long = longer than { $most } characters.
problem-record-control = control characters are not allowed.
problem-record-begin = a record begins with “{ $begin }”.
problem-record-game = expected “game NAME rules NUMBER options NAME=NUMBER ...”.
problem-record-option-twice = option { $option } stands twice.
problem-record-seat = expected “seat SEAT "NAME"”, once for each of { $seats }.
problem-record-quotes = a name stands in quotes.
problem-record-ending = “= ending CLAUSE SCORES” is the last line, and stands there once.
problem-record-speaker = a line begins with one of { $known } and says something.
problem-record-not-over = the game is not over here.
problem-record-ended = the game ended “{ $actual }”, not “{ $ending }”.
problem-position = This record has lines 1 to { $last }; there is no position { $position }.

# Files
problem-in-file = { $file }: { $problem }
problem-read = Cannot read { $file }: { $reason }.
problem-write = Cannot write { $file }: { $reason }.
problem-make-folder = Cannot make the folder { $file }: { $reason }.
problem-too-long = { $file } is too long for a record.
problem-no-text = { $file }: Line { $line }: this is no text (UTF-8).
problem-file-exists = { $file } exists and is no record; choose another name.
oserror-ENOENT = there is no such file or folder
oserror-EACCES = you may not
oserror-EPERM = you may not
oserror-EISDIR = it is a folder
oserror-ENOTDIR = part of the path is not a folder
oserror-EEXIST = there is a file of that name
oserror-ENOSPC = the disk is full
oserror-EROFS = the disk can only be read

# Playing in the terminal
problem-which-game = Which game? Such as: argosy play sea_routes. To see them all: argosy games
problem-load-game = { $file } is a game of { $game }, not of { $given }.
problem-load-options = The options of a record are fixed; leave --option out.
problem-load-seats = { $file } has { $seats } seats, and --seats names { $given }.
problem-action-number = There are actions 1 to { $last }, not { $number }.
problem-bot-decides = { $player } decides for itself.
problem-no-action = “{ $text }” is no action and no command. Type help.
problem-why-what = Why what? Such as: why sail a1, or what a1
problem-which-clause = Which clause? Such as: rules R8
problem-which-file = Into which file? Such as: save game.txt

# Other commands
problem-png = A png goes into a file: add -o FILE.png
problem-export-format = As what? Add one of --ppn, --jsonl and --parquet.
problem-export-records = Which records? Name files, or folders of them.
problem-export-folder = { $file } holds no record: no file in it ends in .txt.
problem-export-parquet-file = Parquet goes into a file: add -o FILE.parquet
problem-ppn = Portable Piecepack Notation has no pieces for this game: it is not played with a piecepack.
problem-hint-over = The game is over: there is nothing to decide.
problem-hint-chance = Chance is next: there is nothing to decide. Ask for the line after it.
problem-extra = This command needs { $module }, which is not installed. Type: pip install '{ $package }'
problem-no-observation = { $game } does not say what its states mean to a learner: it has no observation.py.
problem-unknown-language = There is no language “{ $language }”. There is: { $languages }.

# Experiments
problem-simulation-games = A simulation has 1 to { $most } games, not { $games }.
problem-simulation-person = A simulation is for bots. To play yourself use: argosy play
problem-seed = A seed is a number from 0 on, not { $seed }.
problem-jobs = The work can be shared by 1 to { $most } jobs, not { $jobs }.
problem-fit-games = A fit needs 10 to 1,000,000 games, not { $games }.
problem-fit-features = { $game } has no features to be fitted.
problem-fit-winner = No game had a winner: there is nothing to learn from.
problem-sprt-text = --sprt is two shares, such as 0.5,0.55, not “{ $given }”.
problem-sprt-shares = The two shares of a test lie between 0 and 1, the smaller first: not { $low } and { $high }.
problem-sprt-errors = The errors of a test lie between 0 and 0.5.
problem-contest-games = A match has at least a game for every seat, and at most 10,000,000.
problem-contest-seed = The first deal is a number from 0 to { $most }; --held-out has deals of its own.
problem-tune-steps = A tuning has at least one step, and one deal in each.
problem-train-games = A round of training needs 10 to 1,000,000 games, not { $games }.
problem-train-numbers = --mix is a number from 0 to 1, --pull is above 0, --hidden from 0 to 256.
problem-training-deals = Training has at least one round, and deals below { $most } are enough for all of them: fewer rounds, games or deals, or a smaller seed.
problem-training-other = { $folder } holds another training. Take another folder with --out, or the same settings as there.
problem-training-file = “{ $file }” is no journal of a training.
problem-ladder-games = A match has 2 to 100,000 games, and --most is no less than --least.
problem-ladder-seats = A ladder needs two seats or more: somebody must lose.
problem-ladder-scale = A scale goes from 0.001 to 100, not { $scale }.
problem-ladder-only = --only is FIRST-SECOND, such as hard-greedy, not “{ $given }”.
problem-results-text = { $file } is no text (UTF-8), so it is no file of results.
problem-results-line = { $file }: line { $line } is no result of a ladder.

# What is typed after `argosy`
problem-unknown-command = There is no command “{ $command }”.
problem-unknown-command-near = There is no command “{ $command }”. Did you mean { $near }?
problem-unknown-parameter = There is no option { $option } here.
problem-unknown-parameter-near = There is no option { $option } here. Did you mean { $near }?
problem-missing-value = { $name } is missing.
problem-bad-value = “{ $value }” is not what { $name } needs: { $kind }.
problem-bad-choice = “{ $value }” is not what { $name } needs: one of { $choices }.
problem-given-twice = { $name } was given twice.
problem-word-too-many = That is one word too many: “{ $word }”.
value-int = a whole number
value-float = a number
value-bool = yes or no
value-str = a text
value-Path = a file or folder

## The server

problem-as-told = { $text }

# Who asks, and from where
problem-who = Say who you are first: POST /api/guests.
problem-bad-token = This token is not known here.
problem-many-tokens = Too many wrong tokens: wait a little.
problem-many-guests = Too many new guests from here: wait a little.
problem-bot-name = Only a bot may be called that.
problem-name-taken = Somebody at this table is called { $name } already. Choose another name.
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
problem-no-place = There is no such place on this table.
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
problem-no-bot-decision = That line is no decision of a bot.
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

problem-no-undo-asked = Nobody has asked you to agree to an undo.
problem-undo-departed = { $seat } has decided since, and has left.
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

## Databases, backups and proxies

problem-database-address = A database is sqlite:///PATH or postgresql://USER@HOST/NAME; this address is neither.
problem-no-driver = PostgreSQL needs { $module }, which is not installed. Type: pip install 'argosy[postgres]'
problem-no-database = There is no database { $file }.
problem-database-unusable = The database { $database } cannot be used: { $reason }
problem-database-away = The database { $database } could not be reached within { $seconds } seconds: { $reason }
problem-database-taken = The database { $database } already has a table “{ $table }”, and does not say that it is Argosy’s. Choose an empty database.
problem-database-newer = The database { $database } has the form “{ $form }”, and this version of Argosy knows forms up to { $known }. Use the version that wrote it, or a newer one.
problem-database-not-ours = The database { $database } is not Argosy’s, or empty.
problem-backup-exists = { $file } exists; a backup never replaces a file.
problem-no-file = There is no file { $file }.
problem-no-backup = { $file } is no backup that this version reads.
problem-backup-short = { $file } is cut short.
problem-damaged = { $file } is damaged: { $damage }
damage-line = its line { $line } cannot be read.
damage-rows = { $rows ->
    [one] it has { $rows } row and should have { $end }.
   *[other] it has { $rows } rows and should have { $end }.
}
damage-digest = the SHA-256 in its last line is not that of its lines.
damage-more = something follows its last line.
damage-row = its line { $line } is no row of a table of ours.
damage-value = its line { $line } has a value that is none.
problem-restore-empty = A backup is only brought back into an empty database.
problem-restore-bytes = { $file } has bytes in { $column }, where PostgreSQL has text. With --keep-unreadable they are written as text, in hexadecimal.
problem-restore-rows = The rows of { $table } do not fit into { $database }: { $reason }
problem-restore-unreadable = { $count ->
    [one] { $file } has { $count } table that does not follow its rules:{ $tables }
   *[other] { $file } has { $count } tables that do not follow their rules:{ $tables }
}
    Nothing was brought back. With --keep-unreadable all tables come along, and those stay closed.
problem-proxy-network = { $given } is neither an address nor a network such as 10.0.0.0/8.
backup-done = { $rows ->
    [one] Backed up { $rows } row into { $file }.
   *[other] Backed up { $rows } rows into { $file }.
}
restore-done = Brought back { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and checked { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
restore-done-unreadable = Brought back { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and checked { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $unreadable } of them unreadable.
