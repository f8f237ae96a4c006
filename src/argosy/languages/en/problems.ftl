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
problem-bot-plain = The bot { $bot } has nothing to set: write { $bot }, not “{ $given }”.
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
problem-why-what = Why what? Such as: why sail a1
problem-which-clause = Which clause? Such as: rules R8
problem-which-file = Into which file? Such as: save game.txt

# Other commands
problem-png = A png goes into a file: add -o FILE.png
problem-hint-over = The game is over: there is nothing to decide.
problem-hint-chance = Chance is next: there is nothing to decide. Ask for the line after it.
problem-extra = This command needs { $module }, which is not installed. Type: pip install '{ $package }'
problem-unknown-language = There is no language “{ $language }”. There is: { $languages }.

# Experiments
problem-simulation-games = A simulation has 1 to { $most } games, not { $games }.
problem-simulation-person = A simulation is for bots. To play yourself use: argosy play
problem-seed = A seed is a number from 0 on, not { $seed }.
problem-jobs = The work can be shared by 1 to { $most } jobs, not { $jobs }.
problem-fit-games = A fit needs 10 to 1,000,000 games, not { $games }.
problem-fit-features = { $game } has no features to be fitted.
problem-fit-winner = No game had a winner: there is nothing to learn from.
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
