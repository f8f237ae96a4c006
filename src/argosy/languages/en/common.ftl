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
