# What the command `argosy` says in a terminal.

stopped = Stopped.
try-help = Try: argosy --help, or argosy COMMAND --help
note = Note: { $says }
interval = { $low } to { $high }

## argosy games, argosy rules

games-title = { $title }, by { $designer }
games-facts = { $seats }, { $minutes } minutes. Clauses { $first } to { $last }.
games-seats = { $most ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
games-seats-range = { $low } to { $high } seats
games-package = From the package { $package }.
games-next = Play one: argosy play NAME    Read its rules: argosy rules NAME
rules-options = Options
rules-range = { $low } to { $high }
rules-house = house rule
rules-house-and = { $ground }, and house rule

## argosy play

play-left = You left the table; the game is not over.
play-curtain = The next to decide is { $player }. Nobody else looks. Press Enter.
play-meanwhile = Meanwhile { $seat } may act too: type { KEY($seat) } and the action.
play-type = Type the number of an action, or help.
play-type-why = Type why and the action for the rule in full.
play-refused = No. { $reason }
play-agree = Does { $seat } agree to the undo? (y/n)
# Every answer that means yes, with blanks between them.
play-agree-yes = y yes
play-saved = Saved. Go on with: argosy play --load { $file }
play-help =
    Type the number of an action, or its text. Besides:
      why ACTION    why something is not allowed (why sail a1)
      what PLACE    what a place or a piece is, and what keeps you from it (what a1)
      undo [LINE]   take back your last decision, or everything from a line on
      hint          what the bot hard would play, and why
      table         draw the table again
      log           everything that has happened, with the numbers of the lines
      rules CLAUSE  a rule in full (rules R8)
      save FILE     keep the game; go on with: argosy play --load FILE
      quit          stop (save first if you want to go on later)
play-more = ... and { $count } more like it.
play-took-back = { PERSON($seat) ->
    [you] You took back everything from line { $line } on.
   *[other] { $seat } took back everything from line { $line } on.
}
play-taken-back = taken back
play-over = The game is over. { $ending }
play-scores = Scores: { $scores }.
play-score = { $seat } { $score }
play-won = { PERSON($seat) ->
    [you] You have won.
   *[other] { $seat } has won.
}
play-shared = { CAP($seats) } share the victory.
play-nobody-won = Nobody has won.

## argosy hint

hint-forced = There is only one thing to do: { $text }  ({ $says })
hint-plays = { $bot } would play: { $text }  ({ $says })
hint-found = { $bot } would play: { $text }  ({ $says })  [{ $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
}]
hint-goal = the goal is reached in { $chance } ({ $tries ->
    [one] looked at once
   *[other] looked at { $tries } times
})
hint-victory = victory for { $chances } ({ $tries ->
    [one] looked at once
   *[other] looked at { $tries } times
})
hint-chance = { $seat } { $chance }
hint-expects = expecting { $course }

## argosy replay, argosy why

replay-cut = { $file } does not end with a line break; was it cut off?
replay-options = Options: { $options }
replay-stops = The record stops here; the game is not over. { $seat } is next.
replay-stops-at-chance = The record stops here; the game is not over. Chance is next.
replay-all = { $lines ->
    [one] The one line follows the rules.
   *[other] All { $lines } lines follow the rules.
}
why-place = { $what }. { $says }
why-nothing = { $text }: nothing speaks against it.
why-no = { $text }: no. { $reason }
why-not-awaited = No die or draw is awaited here.

## argosy simulate

simulate-progress = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-heading = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
simulate-by-seat = Wins by seat (95 % interval)
simulate-by-bot = Wins by bot
simulate-length = Length: { $mean } decisions on average, median { $median }, { $least } to { $most }
simulate-endings = Endings
simulate-overrun = { $games ->
    [one] { $games } game
   *[other] { $games } games
} went past the bound: a fault, please report it.
simulate-speed = Speed: { $speed } decisions a second on one core, { $build }; { $forced } of the { $decisions } decisions had one legal action
simulate-compiled = compiled
simulate-interpreted = interpreted
simulate-folder = Every game is in { $folder }.

## argosy match

match-standing = { $first } against { $second }: { $share } ({ $interval }) of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
match-ratio = log-likelihood ratio { $ratio } ({ $low } to { $high })
match-deals = Deals { $first } to { $last }, each with seats exchanged.
match-unended = { $games ->
    [one] { $games } game went past its bound and counts as even.
   *[other] { $games } games went past their bound and count as even.
}
match-verdict-high = The first wins { $high } rather than { $low }, with an error of { $alpha } at most.
match-verdict-low = The first wins { $low } rather than { $high }, with an error of { $beta } at most.
match-verdict-open = Not decided between { $low } and { $high }.

## argosy ladder

ladder-standing = { $first } against { $second }: { $share } ({ $interval }) of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, bar { $bar }: { $verdict }
ladder-heading = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: what the first wins
ladder-match = match
ladder-games = games
ladder-wins = wins
ladder-interval = 95 % interval
ladder-bar = bar
ladder-verdict = { $verdict }
verdict-clears = clears
verdict-misses = misses
verdict-open = open

## argosy fit

fit-heading = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bot }, { $positions } positions
fit-fitted = surprise, games fitted: { $before } before, { $after } after
fit-aside = surprise, games kept aside: { $before } before, { $after } after
fit-calibration = How often it was right (games kept aside): chance given, chance found, positions
fit-from = { $share } and up

## argosy tune, argosy train

tune-step = Step { $step } of { $steps }: { $mean } on average against the present, the best { $best }; about { $minutes } minutes left
train-played = Played { $games ->
    [one] { $games } game
   *[other] { $games } games
} of the present against itself: { $positions } positions.
training-trial-high = { $candidate } with { $bot }: won, { $share } ({ $interval }) of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, log-likelihood ratio { $ratio }
training-trial-low = { $candidate } with { $bot }: lost, { $share } ({ $interval }) of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, log-likelihood ratio { $ratio }
training-trial-open = { $candidate } with { $bot }: not decided, so not kept, { $share } ({ $interval }) of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, log-likelihood ratio { $ratio }
training-kept = { $kept ->
    [0] No candidate was better than what the game plays by.
    [one] { $kept } candidate was better and is kept.
   *[other] { $kept } candidates were better and are kept, one after the other.
}
training-files = What is best now: { $weights }. What was tried: { $log }.

## argosy serve

serve-at = Argosy is at { $address }   (stop it with Ctrl-C)
serve-open = Open { $address } in a browser.

## argosy words

words-check = { $faults ->
    [0] { $language }: nothing is missing.
    [one] { $language }: { $faults } thing to mend.
   *[other] { $language }: { $faults } things to mend.
}

## Help

help-usage = Usage:
help-word-command = COMMAND
help-word-options = OPTIONS
help-word-args = ARGS
help-title-commands = Commands
help-title-arguments = Arguments
help-title-parameters = Parameters
help-default = default: { $value }
help-choices = choices: { $value }
help-required = required
help-argosy =
    Five tabletop games of trade and piracy, with every rule enforced.

    Begin with: argosy games, then argosy play sea_routes
help-help = Show this page.
help-version = Show the version.
help-language = The language to speak, before or after any command: { $languages }. Default: that of your locale.

# Parameters that several commands have
help-all-game = Its name, as “argosy games” lists it.
help-all-record = A record file; - reads it from the input.
help-all-at = The position: line N was due. Default: the end.
help-all-option = NAME=VALUE, a number of the rules to change; may be given again.
help-all-jobs = Processes that share the work.
help-all-help = Show this page.

help-games = List the games.
help-rules = Read the rulebook of a game, or one clause of it.
help-rules-clause = Its number, such as R8 or SR-A21.
help-play = Play in the terminal.
help-play-game = Its name, as “argosy games” lists it. Not needed with --load.
help-play-seats =
    Who sits where, in seat order: you, you:NAME, or a bot (random, greedy, easy, medium, hard). Several people take turns at this keyboard. Default: you,greedy
help-play-seed = A number from which all chance is drawn, to play the same deal again.
help-play-load = A record to go on with, as “save FILE” wrote it during play.
help-replay = Check a record line by line and tell it in words.
help-replay-record = A file as “save”, “simulate --records” or a server wrote it; - reads it from the input.
help-replay-json = One JSON object per line: what line N was, and the position in which it was played.
help-why = Say why something is not allowed: the clause, its sentence and the rule.
help-why-action = Such as "red sail c4", or a place: c4. Without a seat, the one whose turn it is.
help-show = Draw the table.
help-show-format = text for a terminal, diagram for a board as players of the piecepack draw it, svg or png for a picture.
help-show-viewer = Draw what this seat knows. Default: what everybody knows.
help-show-dark = The night chart.
help-show-output = Where to write it. A png needs one; the others are printed by default.
help-export = Write records for other programs: Portable Piecepack Notation, or rows for pandas.
help-export-record = Files of records, or folders of them.
help-export-ppn = Portable Piecepack Notation, for the games that are played with a piecepack.
help-export-jsonl = JSON lines.
help-export-parquet = Parquet. Needs argosy[parquet].
help-export-rows = What a row of JSON lines or Parquet is: a game, or a line of one.
help-export-output = Where to write it. Parquet needs a file; the others are printed by default.
help-hint = Ask a bot what it would play: its best lines, and every seat’s chance of victory.
help-hint-bot = Which one: easy, medium, hard, hard:seconds=5, greedy.
help-hint-seed = A number from which the bot draws, to get the same hint again. Default: any.
help-simulate = Play many games between bots and count who wins.
help-simulate-seats = A bot for every seat, in seat order, such as greedy,random. Default: random everywhere.
help-simulate-games = How many.
help-simulate-seed = Game number i (from 0) is drawn from seed + i.
help-simulate-records = A folder that receives every game as a record.
help-simulate-json = Print one JSON object instead of a report.
help-match = Find out which of two bots is stronger, on paired deals.
help-match-first = The bot whose victories are counted.
help-match-second = Whom it plays against.
help-match-seats = With more than two, one of the first bot plays among copies of the second.
help-match-sprt = Stop when a sequential test has decided between these two shares of victories, such as 0.5,0.55 (errors of 5 %).
help-match-most = Games after which it stops at the latest. Default: 200, with a test 20,000
help-match-seed = The first deal; the next deals count up from it.
help-match-held-out = Play deals that are kept for measuring, not those for choosing.
help-match-results = A file that receives every game as a line of JSON, and from which an interrupted match goes on.
help-match-jobs = Processes that share the games; the result is the same with any number. Default: one for each core
help-match-json = Print one JSON object instead of sentences.
help-ladder = Play the bots against each other on paired deals and rate them.
help-ladder-seats = With more than two, one of the first bot plays among copies of the second.
help-ladder-only = Play only the match FIRST-SECOND; may be given again.
help-ladder-scale = A factor for the budgets of medium and hard.
help-ladder-tenth = The same as --scale 0.1
help-ladder-least = Games before a match may be stopped.
help-ladder-most = Games after which a match is stopped.
help-ladder-seed = The first deal; the next deals count up from it.
help-ladder-bots = Who plays, the weakest first. Default: random,greedy,easy,medium,hard
help-ladder-results =
    A file that receives every game as a line of JSON, and from which an interrupted ladder goes on. Default: ladder-GAME-SEATS.jsonl
help-ladder-json = Print one JSON object instead of tables.
help-fit = Fit the weights of a game’s evaluation to the outcomes of games between bots.
help-fit-seats = How many.
help-fit-bot = Who plays on every seat.
help-fit-games = How many games.
help-fit-seed = The first deal; the next deals count up from it.
help-fit-pull = How strongly the present weights hold: the more, the more it takes to move them.
help-fit-output =
    Where to write the weights, with this command and the date; the game itself reads src/argosy/games/GAME/weights.json.
help-tune = Tune a game’s evaluation by who wins: weights and constants, kept if a sequential test says so.
help-tune-bot = Who plays with the candidates.
help-tune-steps = Steps of a round.
help-tune-deals = Deals that a candidate plays in a step.
help-tune-confirm = Bots that a candidate must win with as well, with commas between; none if empty.
help-tune-seats = How many.
help-tune-rounds = Each starts from what was kept.
help-tune-sprt = The two shares of victories that a trial decides between (errors of 5 %).
help-tune-most = Games after which a trial ends undecided.
help-tune-seed = The first deal; the next deals count up from it.
help-tune-out = A folder for every game and decision, from which an interrupted tuning goes on. Default: tune-GAME-SEATS
help-tune-jobs = Processes that share the games; the result is the same with any number. Default: one for each core
help-train = Let a game’s player learn from games against itself: weights and a small network, kept if a sequential test says so.
help-train-bot = Who plays, with the present evaluation and with the candidates.
help-train-games = Games of the present player against itself, each round.
help-train-mix = How much of what is learnt is the outcome of the game, and not what the search thought: 0 to 1.
help-train-pull = How strongly the present weights hold: the more, the more it takes to move them.
help-train-hidden = Hidden units of the network.
help-train-seats = How many.
help-train-rounds = Each starts from what was kept.
help-train-sprt = The two shares of victories that a trial decides between (errors of 5 %).
help-train-most = Games after which a trial ends undecided.
help-train-seed = The first deal; the next deals count up from it.
help-train-out = A folder for every game and decision, from which an interrupted training goes on. Default: train-GAME-SEATS
help-train-jobs = Processes that share the games; the result is the same with any number. Default: one for each core
help-serve = Serve tables to browsers and scripts.
help-serve-host = The address to listen on; 0.0.0.0 for every address of this machine.
help-serve-port = The port.
help-serve-database = sqlite:///PATH or postgresql://USER@HOST/NAME. Default: a file in your own data folder.
help-serve-database-wait = Seconds to wait for PostgreSQL when the server starts.
help-serve-origin =
    The address that browsers use, such as https://games.example.org, if it is another one; may be given again.
help-serve-bots = Processes in which bots think. Default: one less than this machine has processors.
help-serve-behind-proxy =
    Every connection comes from your proxy: the last address in its X-Forwarded-For is the client’s.
help-serve-proxy =
    An address or network of your proxies, such as 10.0.0.0/8; may be given again. Only they are believed, and their addresses are skipped in X-Forwarded-For.
help-serve-open = Open the browser, or print the address where there is none.
help-backup = Copy the database of a server, running or not, into one file.
help-backup-to = The file to write; it must not exist.
help-backup-database = As for serve.
help-restore = Bring a backup back into an empty database, and check every record in it.
help-restore-source = What “argosy backup” wrote.
help-restore-database = As for serve; it must be empty.
help-restore-keep-unreadable = Also bring back tables that do not follow their rules; nobody can open them.
help-words = Check a language, or read all that a game says in it.
help-words-check = Tell what a language lacks, or says otherwise than English. Exit code 2 if there is anything.
help-words-check-language = Its code, such as de.
help-words-show = List every sentence of a game, with sample nouns, in the language of --language.
