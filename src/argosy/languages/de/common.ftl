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

# Andere Symbole
suit-spring = Frühling
suit-summer = Sommer
suit-autumn = Herbst
suit-winter = Winter

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
reason-over = Die Partie ist zu Ende. { $ending }
reason-not-asked = { PERSON($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}

# Neben dem Brett
yes = ja
no = nein
caption = { CAP($of) }
figure = { $name } { $value }
figure-of = { $name } { $value } von { $most }
figure-yes = { $name }: { yes }
figure-no = { $name }: { no }

# Ein Ort auf dem Tisch, was dort liegt und was sich tun lässt
place-piece = { CAP($thing) }
place-empty = { $place }: leer
place-holds = { $place }: { $things }
place-and = { $one }; { $other }
piece-face = { $suit } { $rank }
piece-faced = { $kind } { $face }
why-can = Das kannst du tun: { $action }.
why-use = { $use } { $now }

# Was Buchstaben und Zeichen bedeuten, wo ein Tisch in Zeichen gezeichnet wird
legend-null = { rank-null } (Wert 0)
legend-ace = { rank-ace } (Wert 1)
legend-corners = Marke oben links, unten links, unten rechts, oben rechts
legend-land = Land
kinds = { FORM($kind, "plural") }

# Arten von Spielmaterial
kind-tile = Plättchen
    .plural = Plättchen
kind-coin = Münze
    .plural = Münzen
kind-die = Würfel
    .plural = Würfel
kind-pawn = Spielfigur
    .plural = Spielfiguren
kind-domino = Dominostein
    .plural = Dominosteine
kind-card = Karte
    .plural = Karten
