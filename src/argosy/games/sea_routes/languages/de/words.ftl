# Handelswege zur See

title = Handelswege zur See
designer = Andy Van Zandt
subtitle = zur See
pitch =
    Befahre eine Seekarte, deren Handelswege hinter dir verschwinden. Jedes Plättchen und jede Münze,
    die du verlässt, gehört dir. Mehrheiten bringen Siegpunkte und Fähigkeiten, und die Münzen am Rand
    sind die Uhr: Hinein kommst du immer – sieh zu, dass du auch wieder herauskommst.
credits = Erfunden von Andy Van Zandt für das Piecepack.
licence = Im Original ist keine Lizenz genannt; unsere Spielregel ist neu geschrieben.

## Nouns

coin = { $a }er-Münze
coin-suns = Null-Münze der Sonnen
coin-moons = Null-Münze der Monde
coin-crowns = Null-Münze der Kronen
coin-arms = Null-Münze der Wappen
die-arms = Wappenwürfel
die-moons = Mondwürfel
die-suns = Sonnenwürfel
thing-nothing = nichts
category = { NOUN("suit", $a) }
category-even = gerade Zahlen
    .genitive = geraden Zahlen
category-odd = ungerade Zahlen
    .genitive = ungeraden Zahlen
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

## Actions

action-sail = Nach { $to } segeln
action-sneak = Mondpunkt ausgeben: auf das leere Feld { $to } segeln
action-rush = Sonnenpunkt ausgeben: über { $by } nach { $to } segeln, ohne etwas einzusammeln
action-slip = Sonnen- und Mondpunkt ausgeben: über { $by } nach { $to } segeln, ohne etwas einzusammeln
action-embargo = Wappenpunkt ausgeben: Embargo auf { $space } legen
action-pass = Für den Rest der Runde aussteigen
action-done = Zug beenden

# Mit dem, was auf dem Spiel steht: Was das Schiff verlässt, sammelt es ein.
choice-sail = { action-sail }: { $what ->
    [0] bringt nichts
    [1] bringt { $claim }
    [2] bringt die { $claim }
   *[other] bringt die { $claim }, deine letzte in dieser Runde
}
choice-sneak = { action-sneak }; { $what ->
    [0] bringt nichts
    [1] bringt { $claim }
    [2] bringt die { $claim }
   *[other] bringt die { $claim }, deine letzte in dieser Runde
}
choice-embargo = { action-embargo } ({ $thing })

## Events

event-laid = { $tile } wurde auf { $space } gelegt.
event-dealt = Auf { $space } kam die { $coin }.
event-began = { PERSON($seat) ->
    [you] Du wurdest ausgelost und beginnst Runde { $round }.
   *[other] { $seat } wurde ausgelost und beginnt Runde { $round }.
}
event-sailed = { PERSON($seat) ->
    [you] Du bist nach { $to } gesegelt.
   *[other] { $seat } ist nach { $to } gesegelt.
}
event-sneaked = { PERSON($seat) ->
    [you] Du hast einen Mondpunkt ausgegeben und bist auf das leere Feld { $to } gesegelt.
   *[other] { $seat } hat einen Mondpunkt ausgegeben und ist auf das leere Feld { $to } gesegelt.
}
event-rushed = { PERSON($seat) ->
    [you] Du hast einen Sonnenpunkt ausgegeben und bist über { $by } nach { $to } gesegelt.
   *[other] { $seat } hat einen Sonnenpunkt ausgegeben und ist über { $by } nach { $to } gesegelt.
}
event-slipped = { PERSON($seat) ->
    [you] Du hast je einen Sonnen- und Mondpunkt ausgegeben und bist über { $by } nach { $to } gesegelt.
   *[other] { $seat } hat je einen Sonnen- und Mondpunkt ausgegeben und ist über { $by } nach { $to } gesegelt.
}
event-claimed-tile = { PERSON($seat) ->
    [you] Du hast { $tile } von { $space } eingesammelt.
   *[other] { $seat } hat { $tile } von { $space } eingesammelt.
}
event-claimed-coin = { PERSON($seat) ->
    [you] Du hast die { $coin } von { $space } eingesammelt.
   *[other] { $seat } hat die { $coin } von { $space } eingesammelt.
}
event-left-embargoed = { PERSON($seat) ->
    [you] Du hast { $space } wegen des Embargos verlassen, ohne etwas einzusammeln.
   *[other] { $seat } hat { $space } wegen des Embargos verlassen, ohne etwas einzusammeln.
}
event-embargoed = { PERSON($seat) ->
    [you] Du hast einen Wappenpunkt ausgegeben und ein Embargo auf { $space } gelegt.
   *[other] { $seat } hat einen Wappenpunkt ausgegeben und ein Embargo auf { $space } gelegt.
}
event-passed = { PERSON($seat) ->
    [you] Du bist für den Rest der Runde ausgestiegen.
   *[other] { $seat } ist für den Rest der Runde ausgestiegen.
}
event-round-idle = { $number } Fahrten ohne Ausbeute haben die Runde beendet.
event-scored = { PERSON($seat) ->
    [you] Du hattest die meisten { FORM($category, "genitive") } und bekommst { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[other] { $seat } hatte die meisten { FORM($category, "genitive") } und bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
event-turned-die = { PERSON($seat) ->
    [you] Du hast den { $die } gewonnen; er zeigt { $points }.
   *[other] { $seat } hat den { $die } gewonnen; er zeigt { $points }.
}
event-new-round = { PERSON($seat) ->
    [you] Du hast die wenigsten Siegpunkte und beginnst Runde { $round }.
   *[other] { $seat } hat die wenigsten Siegpunkte und beginnt Runde { $round }.
}
event-ended = Das Spiel ist aus. { $ending }
event-satisfied = { PERSON($seat) ->
    [you] Das war deine letzte Münze in dieser Runde.
   *[other] Das war die letzte Münze von { $seat } in dieser Runde.
}
event-tied = Niemand hatte allein die meisten { FORM($category, "genitive") }.

## Reasons

reason-laying = Die Plättchen werden noch ausgelegt.
reason-dealing = Die Münzen werden noch verteilt.
reason-drawing = Es wird noch ausgelost, wer beginnt.
reason-already-moved = Du bist in diesem Zug schon gefahren; mehr als eine Fahrt geht nicht.
reason-no-suns = Du hast keinen Sonnenpunkt: Zwei Felder weit segelt nur, auf wen der Sonnenwürfel zeigt.
reason-no-moons = Du hast keinen Mondpunkt: Auf leere Felder darf nur, auf wen der Mondwürfel zeigt.
reason-not-adjacent = { $to } liegt nicht neben { $here }: Du segelst auf ein Feld, das eine Kante mit deinem teilt.
reason-empty = { $space } ist leer: Plättchen oder Münze sind weg, und ohne Mondpunkt kommst du nicht hin.
reason-nothing-empty = Auf diesem Weg liegt kein leeres Feld; der Mondpunkt wäre verschwendet.
reason-no-arms = Du hast keinen Wappenpunkt: Ein Embargo legt nur, auf wen der Wappenwürfel zeigt.
reason-no-marker = Es ist kein Embargomarker mehr da.
reason-all-out = Alle anderen sind für diese Runde raus: Das Embargo träfe niemanden.
reason-not-beside = { $space } liegt nicht neben deinem Schiff auf { $here }.
reason-ship-there = Auf { $space } liegt ein anderes Schiff.
reason-nothing-there = { $space } ist leer: Da ist nichts, worauf du ein Embargo legen könntest.
reason-marker-there = Auf { $space } liegt schon ein Embargo.
reason-must-move = Du musst zuerst fahren.
reason-can-move = Du kannst fahren, also musst du auch.
reason-pass-too-late = Du bist schon gefahren; beende stattdessen deinen Zug.

## About places: what keeps you from them

about-own-ship = Hier liegt dein Schiff: Wähle ein Feld, das daran angrenzt.
about-embargo-here = Hier liegt dein Schiff: Ein Embargo kommt auf ein Feld daneben.
about-embargo-far = { $steps } Felder von deinem Schiff entfernt: Ein Embargo kommt auf ein Feld daneben.
about-far = { $steps } Felder von deinem Schiff entfernt: In einem Zug fährst du ein Feld weit.
about-far-suns = { $steps } Felder von deinem Schiff entfernt: In einem Zug fährst du ein Feld weit, mit einem Sonnenpunkt zwei.
about-empty = Plättchen oder Münze sind weg: Nur ein Mondpunkt lässt ein Schiff hinein, und der Mondwürfel zeigt auf { $owner }.
about-empty-spent = Plättchen oder Münze sind weg: Nur ein Mondpunkt lässt ein Schiff hinein, und dein Mondwürfel steht auf 0.
about-empty-nobody = Plättchen oder Münze sind weg: Nur ein Mondpunkt lässt ein Schiff hinein, und den Mondwürfel hat noch niemand gewonnen.

## Steps

step-laying = Die Plättchen werden ausgelegt.
step-dealing = Die Münzen werden verteilt.
step-drawing = Es wird ausgelost, wer beginnt.
step-sailing = { PERSON($seat) ->
    [you] Segle ein Feld weit oder gib Fähigkeitspunkte aus.
   *[other] { $seat } segelt ein Feld weit oder gibt Fähigkeitspunkte aus.
}
step-stranding = { PERSON($seat) ->
    [you] Du bist gestrandet: Gib einen Mondpunkt aus oder steig für diese Runde aus.
   *[other] { $seat } ist gestrandet: Ein Mondpunkt hilft, sonst ist die Runde vorbei.
}
step-parting = { PERSON($seat) ->
    [you] Du kannst noch ein Embargo legen oder deinen Zug beenden.
   *[other] { $seat } kann noch ein Embargo legen oder beendet den Zug.
}
step-resting = Das Spiel ist aus.

## Endings

ending-side-empty = Auf einer Seite liegen keine Münzen mehr.
ending-sides-empty = Auf zwei Seiten liegen keine Münzen mehr.
ending-idle = Zu lange hat niemand eine Münze eingesammelt.
ending-rounds-over = Die letzte Runde ist gespielt.

## Options

option-coins_per_round = Münzen pro Runde, mit denen du raus bist
option-null_tile = Wie viel ein Null-Plättchen für sein Symbol zählt
option-null_coin = Wie viel eine Null-Münze für ihr Symbol zählt
option-gain = Fähigkeitspunkte für eine Mehrheit
option-die_limit = Höchste Punktzahl eines Würfels
option-markers = Embargomarker
option-empty_sides = Leere Seiten, mit denen das Spiel endet
option-idle_rounds = Runden ohne Münze in Folge, mit denen das Spiel endet
option-rounds = Höchstzahl an Runden
option-idle_moves = Fahrten ohne Ausbeute in Folge, mit denen die Runde endet

preset-short = Höchstens 6 Runden
preset-usual = Wie im Original
preset-long = Alle vier Seiten müssen leer sein

## The table

kind-ship = Schiff
    .plural = Schiffe
kind-embargo = Embargomarker
    .plural = Embargomarker
zone-supply = Fähigkeiten
note-embargo = { PERSON($seat) ->
    [you] dein Embargo auf { $space }
   *[other] Embargo von { $seat } auf { $space }
}
note-ship = { PERSON($seat) ->
    [you] dein Schiff
   *[other] Schiff von { $seat }
}
piece-die = Würfel { $suit } mit { $rank }, { $note }
note-points-at = { PERSON($seat) ->
    [you] zeigt auf dich
   *[other] zeigt auf { $seat }
}
note-points-at-nobody = zeigt auf niemanden
counter-score = Siegpunkte
counter-coins = Münzen in dieser Runde
counter-dice = Würfel
counter-out = raus für diese Runde
counter-round = Runde
counter-markers = Embargomarker übrig
counter-side = Münzen im { $of }
sheet-majorities = Mehrheiten
column-leads = führt
column-for = bringt
cell-nobody = niemand
cell-score = Siegpunkte
cell-power = Punkt

## What things are there for

about-kind-tile = Wer von einem Plättchen wegfährt, bekommt es; bei der Wertung zählt es für sein Symbol und als gerade oder ungerade.
about-kind-coin = Sie wird wie ein Plättchen eingesammelt und zählt auch in allen späteren Runden; hat eine Seite des Plans keine mehr, endet das Spiel.
about-note-ship = Es fährt in einem Zug ein Feld weit, auf ein Plättchen oder eine Münze, und nimmt mit, was es verlässt.
about-note-embargo = Bis zum Ende der Runde dürfen andere hierher fahren, bekommen beim Verlassen aber nichts.
about-note-points-at = { KEY($die) ->
    [suns] Für einen Sonnenpunkt fährst du zwei Felder in einem Zug und bekommst nichts.
    [moons] Für einen Mondpunkt fährst du auf ein leeres Feld.
   *[arms] Für einen Wappenpunkt legst du ein Embargo auf ein Feld neben deinem Schiff.
}
about-note-points-at-nobody = { KEY($die) ->
    [suns] Wer am Ende einer Runde die meisten Sonnen hat, gewinnt ihn und fährt mit seinen Punkten zwei Felder in einem Zug.
    [moons] Wer am Ende einer Runde die meisten Monde hat, gewinnt ihn und fährt mit seinen Punkten auf leere Felder.
   *[arms] Wer am Ende einer Runde die meisten Wappen hat, gewinnt ihn und legt mit seinen Punkten Embargos.
}
about-counter-score = Wer am Ende des Spiels die meisten Siegpunkte hat, gewinnt.
about-counter-coins = In dieser Runde eingesammelte Münzen: Am Limit ist man bis zur nächsten Runde raus.
about-counter-dice = Fähigkeitswürfel, die auf diese Person zeigen: Sie entscheiden am Ende bei Gleichstand.
about-counter-out = Die Züge dieser Person fallen bis zur nächsten Runde aus.
about-counter-round = Nach der letzten Runde endet das Spiel, falls es nicht schon vorher endet.
about-counter-markers = Marker, die für ein Embargo frei sind; am Ende der Runde kommen alle zurück.
about-counter-side = Münzen auf dieser Seite des Plans: Hat eine Seite keine mehr, endet das Spiel nach der Runde.

## In the browser

# Beside the board
ui-majorities = Mehrheiten in dieser Runde
ui-if-you-leave = + wenn du { $space } verlässt
ui-block-score = Siegpunkte:
ui-block-score-means = wer am meisten hat, erhält so viele
ui-block-powers = Fähigkeiten:
ui-block-powers-means = wer am meisten hat, erhält den Würfel
ui-lead = bringt
ui-worth-score = +{ $points }
ui-worth-die = Würfel { $points }
ui-tie = Gleichstand
ui-nobody = –
ui-coins = Münzen übrig
ui-ends = { $number ->
    [one] Ist eine Seite leer, endet das Spiel nach dieser Runde.
   *[other] Sind { $number } Seiten leer, endet das Spiel nach dieser Runde.
}
ui-short-even = Gerade
ui-short-odd = Ungerade
ui-owner = { PERSON($seat) ->
    [you] deiner
   *[other] { $seat }
}
ui-owner-nobody = niemand
ui-coins-left = Münzen übrig: { $sides }
ui-coins-of-side = { $side } { $number }

# The end of a round
ui-tied = Niemand hat die meisten
ui-scores = { PERSON($seat) ->
    [you] Du: { $points }
   *[other] { $seat }: { $points }
}
ui-die = { PERSON($seat) ->
    [you] Du: Würfel ({ $points })
   *[other] { $seat }: Würfel ({ $points })
}

# Abilities
ui-ability = { $suit } { $points }
ui-power = { $points ->
    [one] { $suit }: { $points } Punkt
   *[other] { $suit }: { $points } Punkte
}
ui-power-suns-means = 1 Punkt: zwei Felder weit segeln, ohne etwas einzusammeln.
ui-power-moons-means = 1 Punkt: in diesem Zug auf leere Felder segeln.
ui-power-arms-means = 1 Punkt: Embargo neben dein Schiff; andere verlassen das Feld mit leeren Händen.
ui-power-suns = zwei Felder
ui-power-moons = auf leere Felder
ui-power-arms = Embargo
ui-not-yours = gehört dir nicht
ui-no-points = 0 Punkte
ui-not-now = jetzt nicht
ui-slip = Sonnen und Monde
ui-slip-hint = zwei leere Felder weit

# Above the board
ui-round = Runde { $round }
ui-round-of = Runde { $round } von { $rounds }
ui-sail-from = Segle von { $space } ein Feld weit.
ui-no-claim = Auf diesem Weg sammelst du nichts ein.
ui-leaving-tile = Verlässt du { $space }, bekommst du { $tile }.
ui-leaving-coin = Verlässt du { $space }, bekommst du die { $coin }.
ui-tile-waits = Auf { $space } wartet { $tile }.
ui-coin-waits = Auf { $space } wartet die { $coin }.
ui-embargoed = Dort liegt ein Embargo.
ui-no-way-out = Eine Sackgasse: Du kämst nicht wieder heraus.
ui-dead-end = Eine Sackgasse: Dahinter liegt kein volles Feld.
ui-way-out = { $number ->
    [one] { $spaces } daneben hält dir den Rückweg offen.
   *[other] { $spaces } daneben halten dir den Rückweg offen.
}

## Augenblicke

ui-round-scored = Runde { $round } wird gewertet
