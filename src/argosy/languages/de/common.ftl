# Was alle Spiele teilen. Die words.ftl eines Spiels darf es besser sagen.

you = du

# Das Piecepack
suit-suns = Sonnen
suit-moons = Monde
suit-crowns = Kronen
suit-arms = Wappen
rank-null = Null
rank-ace = Ass
tile = { NOUN("suit", $a) } { NOUN("rank", $b) }

# Plätze, an denen niemand mit Namen sitzt
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-black = Schwarz
seat-yellow = Gelb
seat-white = Weiß
seat-orange = Orange

# Gründe, die jedes Spiel kennt
reason-not-a-text = Das ist in diesem Spiel keine Aktion.
reason-over = Das Spiel ist aus. { $ending }
reason-not-asked = { PERSON($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
