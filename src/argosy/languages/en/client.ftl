# What the browser says. What a game says comes from its own words.

## Nouns

# A value that stands by itself: a heading, a row of a table.
label = { CAP($what) }

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = scripted expert

# Pieces, for those who do not see them. A game names those that only it has.
kind-tile = tile
kind-coin = coin
kind-die = die
kind-pawn = pawn
kind-domino = domino
kind-card = card

# Names of bots
bot-name-0 = Old Salt
bot-name-1 = Long Meg
bot-name-2 = Grey Tom
bot-name-3 = Madam Pike
bot-name-4 = Young Finn
bot-name-5 = Aunt Bess

## Everywhere

page-brand = Argosy
page-games = Games
page-rulebooks = Rulebooks
page-home = Argosy, all games
page-close = Close
page-cancel = Cancel
page-copy-link = Copy link
page-copied = Copied
page-loading = One moment.
page-offline = The server cannot be reached.
page-keeps-trying = We try again every few seconds. Games are safe: they go on where they were.
page-try-now = Try now
page-server-answered = The server answered { $status }.
page-outdated = This page is older than the server.
page-outdated-detail = Reload it to go on. The game is safe.
page-reload = Reload
page-no-such-game = There is no such game.
page-no-such-table = There is no such table, or it is private.
page-no-such-table-detail = Look at the link again, or ask whoever sent it for a new one.
page-not-invited = This table is private. Ask its owner for a link.
page-not-found = There is nothing at this address.
page-to-lobby = All games
page-skip = Skip to the board
page-night = Night chart
page-day = Day chart
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-back = Back to all games
page-language = Language
page-title = { $title }: Argosy
page-title-turn = (!) { $title }: your turn
page-notice-turn = It is your turn.

# For those who write a game
parts-missing = { $game } brings no parts of its own for the browser: it is shown with those that all games share.
parts-broken = { $game }: { $address } cannot be used, so it is shown with the parts that all games share.

## Lobby

lobby-heading = { $games ->
    [0] Games of trade and piracy
    [one] A game of trade and piracy
    [2] Two games of trade and piracy
    [3] Three games of trade and piracy
    [4] Four games of trade and piracy
    [5] Five games of trade and piracy
    [6] Six games of trade and piracy
    [7] Seven games of trade and piracy
    [8] Eight games of trade and piracy
    [9] Nine games of trade and piracy
   *[other] { $games } games of trade and piracy
}
lobby-lead-bot = Play a bot now, or share a link with friends.
lobby-lead-rules = Every rule is enforced, and every “no” tells you why.
lobby-go-on = Continue: it is your turn
lobby-join-by-link = Join with a link
lobby-paste-link = Paste the link you were sent
lobby-join = Join
lobby-bad-link = That is not a link to a table on this server.
lobby-play-bot = Play a bot
lobby-open-table = Open a table
lobby-about = About this game
lobby-seats = { $low } to { $high }
lobby-minutes = { $low } min
lobby-minutes-range = { $low } to { $high } min
lobby-your-tables = Your tables
lobby-open-seats = Seats open now
lobby-no-tables = No game yet. Two clicks and a bot sits across from you.
lobby-no-seats = Nobody is waiting. Open a table and be the first.
lobby-play-on = Play
lobby-watch = Watch
lobby-look = Look
lobby-sit-down = Sit down
lobby-seated = { $seated } of { $seats } seated
lobby-your-turn = Your turn
lobby-waiting-for = Waiting for { $name }
lobby-not-begun = Not begun
lobby-over = Over
lobby-owned-by = { $name }’s table
lobby-ago-now = just now
lobby-ago-minutes = { $minutes } min ago
lobby-ago-hours = { $hours } h ago
lobby-ago-days = { $days } days ago
lobby-your-name = Your name
lobby-save = Save
lobby-round = Round { $round }
lobby-against = against { $names }
lobby-with = with { $names }
lobby-bot = { $name } ({ $level } bot)
lobby-rules-changed = { $number ->
    [one] { $number } rule changed
   *[other] { $number } rules changed
}
lobby-rule = { $option }: { $value }
lobby-hints-on = hints
lobby-hints-off = no hints

# Names on the chart
chart-town-0 = Elven Town
chart-town-1 = Fishermen’s Village
chart-town-2 = Wood Folk’s Refuge
chart-town-3 = Mountain Caves
chart-town-4 = Wizards’ City
chart-town-5 = Riders’ Town
chart-town-6 = Knights’ Castle
chart-town-7 = Dwarven Caves

## A new table

new-against = Play against
new-level-easy = an easy bot
new-level-medium = a medium bot
new-level-hard = a hard bot
new-level-expert = a scripted expert
new-how-many = Players
new-preset-short = Short
new-preset-usual = Usual
new-preset-long = Long
new-seats = Seats
new-length = How long
new-measured-minutes = { $minutes } min
new-measured = Measured with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $rounds } rounds, { $minutes } minutes.
new-measured-range = { $low } to { $high }
new-table = The table
new-hints = Hints
new-hints-on = On: players may ask a bot what it would do
new-hints-off = Off: nobody is told what a bot would do
new-all-options = Change the rules
new-group-length = Length and end
new-group-board = Board and set-up
new-group-turn = In a turn
new-group-costs = Prices and costs
new-group-scoring = Scoring
new-group-dangers = Dangers and fights
new-group-more = More
new-name-taken = Somebody at this table is called that already.
new-clock = Clock
new-clock-none = No clock
new-clock-days = No clock, over days
new-visibility = Who can find it
new-visibility-public = Everyone: it is listed
new-visibility-unlisted = Anyone with the link
new-visibility-private = Only people you invite
new-seat-me = You
new-seat-open = Open seat
new-seat-bot-easy = Bot, easy
new-seat-bot-medium = Bot, medium
new-seat-bot-hard = Bot, hard
new-seat-bot-expert = Bot, scripted expert
new-seat-hot = Another person at this screen
new-seat-title = Seat { $seat }
new-hot-name = Their name
new-create = Open the table
new-start = Play

time-each-move = { $time } a move
time-each-game = { $time } each

time-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
time-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
time-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
time-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}

## Before the start

waiting-title = The table is laid.
waiting-hints-on = Hints: players may ask a bot what it would do.
waiting-clock = { $time }.
waiting-share = Send this link to the people you want to play with. Anyone who opens it can sit down.
waiting-start-with-bots = Fill with bots and begin
waiting-begin = Begin
waiting-sit-here = Sit here
waiting-name = Your name at this table
waiting-open-seat = open
waiting-join-first = Take a seat to play, or stay and watch.
waiting-new-link = Make a link

## The sentence above the board

status-turn = { PERSON($seat) ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
status-was-turn = { PERSON($seat) ->
    [you] It was your turn.
   *[other] { $seat }’s turn.
}
status-bot-plays = A bot plays for you.
status-bot-thinking = The bot is thinking.
status-thinking = { PERSON($seat) ->
    [you] You are thinking.
   *[other] { $seat } is thinking.
}
status-waiting = Waiting for { $seat }.
status-acts = { PERSON($seat) ->
    [you] Your move is carried out.
   *[other] { $seat } plays.
}
status-skip = Press any key or click to skip.
status-tap-to-skip = Tap to skip.
status-over = The game is over.
status-reconnecting = Reconnecting. Your moves are kept.
status-chance = Set-up and chance.

## Moments

moment-continue = Continue

## The board

board-name = The board
board-grid = Board: arrow keys move, Enter acts or asks why not
board-stroll = Beside the board: arrow keys say what each thing is
# A figure in a table: whose row, which column, and what stands there.
look-cell = { $row }, { $column }: { $value }
board-fit = Whole board
board-can-act = can be chosen: { $action }
board-can-order = can be chosen ({ $orders }): then choose where
board-chosen = chosen

## Actions

bar-name = Actions
bar-actions = What you can do
bar-all = All
bar-choose-place = Choose a lit place
bar-choose-action = Choose an action
bar-enter-key = Enter
bar-hint = Hint
bar-sure = Are you sure?
bar-not-yet = Not yet
bar-let-go = Let go of what is chosen
bar-more = { $number } more
bar-go-on = Go on
# Whoever has just ended their turn has so long to take that back.
bar-grace = { $seconds ->
    [one] You can take this back for 1 second.
   *[other] You can take this back for { $seconds } seconds.
}
# The same, while a card is shown and nothing can be taken back.
bar-ends = { $seconds ->
    [one] Your turn ends in 1 second.
   *[other] Your turn ends in { $seconds } seconds.
}
bar-watching = Watching
bar-final = cannot be taken back
# An action, or its odds, as a sentence.
bar-sentence = { CAP($what) }.

hint-says = The bot suggests: { $action }
hint-says-chances = The bot suggests: { $action } · chances of winning: { $chances }
hint-chance = { CAP($seat) } { $percent } %

# Why a bot did what it did
explain-why = Why?
explain-thinking = { $seat } thinks it over once more.
explain-weighed = { $seat } chose the first of these. The chances of winning, as { $seat } sees them:
explain-forced = { $seat } had no other choice, or none that you may know of.
explain-line = { $action }
explain-from-yours = Thought over from what you know: secrets stay secret.
explain-close = Close

undoing-name = Undo
undoing-more = Undo…
undoing-back = Back to your last turn
undoing-title = Take this back?
undoing-yes = Take it back
undoing-ask = Ask to take back
undoing-ask-title = Ask to take this back?
undoing-ask-yes = Ask { $people }
undoing-last = Your last decision
undoing-takes = { $what } This is taken back.
undoing-takes-last = Your last decision is taken back.
undoing-takes-others = { $decisions ->
    [one] Everything that { $others } decided after it is taken back as well: { $decisions } decision in all.
   *[other] Everything that { $others } decided after it is taken back as well: { $decisions } decisions in all.
}
undoing-drawn-again = What was drawn or rolled goes back too. Decide the same again, and the same will be drawn.
undoing-must-agree = { $people } must agree.
undoing-asked = The others have been asked.
undoing-request = { PERSON($seat) ->
    [you] You have asked to take a move back.
   *[other] { $seat } asks to take a move back.
}
undoing-agree = Agree
undoing-refuse = Refuse
undoing-nothing = nothing to take back
undoing-nothing-there = There is nothing to take back.


## People

people-name = Players
people-stroll = Players: arrow keys say what each thing is
people-points = points
people-bot = bot, { $level }
people-away = away
people-stand-in = a { $level } bot plays
people-left = left; a { $level } bot plays
people-tiles = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
people-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
people-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
people-pieces = { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
}

## Log, rules, chat

tab-board = Board
tab-scores = Scores
tab-log = Log
tab-rules = Rules
tab-chat = Chat

log-fold = Show this turn in one line
log-unfold = Show all { $number } sentences of this turn
log-set-up = { $number ->
    [one] Set-up and chance: { $number } line
   *[other] Set-up and chance: { $number } lines
}
log-taken-back = taken back
log-by-bot = by a bot
log-took-back = { PERSON($seat) ->
    [you] You took something back: the table is as it was before.
   *[other] { $seat } took something back: the table is as it was before.
}
log-jump = Show the position after line { $line }
log-older = Earlier lines

rules-search = Search the rules
rules-none = No rule says that.
rules-house-rule = house rule
# Before what is played otherwise than the rulebook says: "At this table: Gold in the bank: 88".
rules-here = At this table:
rules-rulings = Rulings
rules-rulebook = Rulebook
rules-whole = Whole rulebook
rules-close = Close the rules
rules-clause = Rule { $clause }: open the rulebook there

chat-write = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-who-speaks = Who may speak
chat-mute = Mute { $name }
chat-unmute = Let { $name } speak
chat-mute-all = Mute everyone
chat-unmute-all = Let everyone speak
chat-hide = Hide what { $name } says
chat-unhide = Show what { $name } says
chat-you-muted = The owner of the table has muted you.

missed-events = { $number ->
    [one] Since you last looked: { $number } event
   *[other] Since you last looked: { $number } events
}
missed-show = Show me
missed-seen = Seen

## Menu

menu-name = Table menu
menu-speed = Speed
menu-speed-slow = Slow
menu-speed-usual = Usual
menu-speed-fast = Fast
menu-speed-none = Off
menu-grace = A moment to take a turn back
menu-notices = Tell me when it is my turn
menu-hand-over = Let a bot play for me
menu-play-again = Play myself again
menu-take-seat-back = Take my seat back
menu-leave = Leave the table
menu-leave-sure = Leave for good? A bot will play your seat to the end.
menu-other-device = Link to my seat for another device
menu-invite = Copy an invitation
menu-download = Download the record
menu-replay = Replay
menu-no-hints = No hints
menu-no-hints-detail = This table is played without hints.
menu-hints = Hints
menu-hints-detail = This table is played with hints: players may ask a bot what it would do.

members-title = People you let in
members-detail = Anyone you send away stays away, and the invitations you have given out stop working.
members-none = Nobody has used an invitation yet.
members-plays = is playing
members-send-away = Send away
members-send-away-sure = Send { $name } away? The invitations you have given out stop working.

## The end

end-won = { PERSON($seat) ->
    [you] You won.
   *[other] { $seat } won.
}
end-shared = { CAP($seats) } share the victory.
end-review = Review
end-result = Result
end-again = Again
end-new-table = To the new table
end-counter = { $counter } { $value }

## Replay

replay-before = set-up
replay-start = start of play
replay-end = the end
replay-now = now
replay-line = line { $line } of { $last }
replay-round = Round { $round }
replay-told = { $round }, { $line }
replay-place = { $line }, { $where }
replay-to-start = Start of play
replay-to-set-up = Before the set-up
replay-to-end = Last position
replay-step = Step by
replay-step-line = line
replay-step-turn = turn
replay-step-round = round
replay-back-line = One line back
replay-back-turn = One turn back
replay-back-round = One round back
replay-on-line = One line on
replay-on-turn = One turn on
replay-on-round = One round on
replay-play = Play
replay-pause = Pause
replay-live = Back to the game
replay-link = Copy a link to this position
replay-fork-short = Play on
replay-fork = Play on from here
replay-scrub = Position

## Several people at one screen

handoff-title = { $seat }, it is your turn.
handoff-detail = Take the screen, then look.
handoff-open = I am here
