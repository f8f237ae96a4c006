# What all games share. A game's own words.ftl may say it better.

you = you

# The piecepack
suit-suns = Suns
suit-moons = Moons
suit-crowns = Crowns
suit-arms = Arms
rank-null = null
rank-ace = ace
tile = { NOUN("suit", $a) } { NOUN("rank", $b) }

# Other suits
suit-spring = Spring
suit-summer = Summer
suit-autumn = Autumn
suit-winter = Winter

# Seats, where nobody has a name
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-black = Black
seat-yellow = Yellow
seat-white = White
seat-orange = Orange

# Reasons that every game has
reason-not-a-text = That is no action of this game.
reason-over = The game is over. { $ending }
reason-not-asked = { PERSON($seat) ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}

# Beside the board
yes = yes
no = no
caption = { CAP($of) }
figure = { $name } { $value }
figure-of = { $name } { $value } of { $most }
figure-yes = { $name }: { yes }
figure-no = { $name }: { no }

# A place of the table, what lies there, and what can be done
place-piece = { CAP($thing) }
place-empty = { $place }: empty
place-holds = { $place }: { $things }
place-and = { $one }; { $other }
piece-face = { $suit } { $rank }
piece-faced = { $face } { $kind }
why-can = You can do this: { $action }.
why-use = { $use } { $now }

# What letters and signs mean, where a table is drawn in characters
legend-null = { rank-null } (rank 0)
legend-ace = { rank-ace } (rank 1)
legend-corners = mark upper left, lower left, lower right, upper right
legend-land = land
kinds = { FORM($kind, "plural") }

# Kinds of pieces
kind-tile = tile
    .plural = tiles
kind-coin = coin
    .plural = coins
kind-die = die
    .plural = dice
kind-pawn = pawn
    .plural = pawns
kind-domino = domino
    .plural = dominoes
kind-card = card
    .plural = cards
