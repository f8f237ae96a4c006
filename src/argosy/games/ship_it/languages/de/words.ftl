# Ship It!

title = Ship It!
designer = Stephen und Michael Schoessow
pitch =
    Amerika im späten 19. Jahrhundert, und du leitest ein Industrieimperium. Dominosteine sind die
    Strecken, die du zwischen den Städten baust, Münzen die Fracht, die du darüber schickst. Bring
    genug davon zu einem Umschlagplatz, und eine Lieferung geht ab, die allen etwas einbringt, die
    daran beteiligt sind, am meisten der Person, die sie ausgelöst hat. Dein Beamter versperrt
    unterdessen den anderen den Weg.
credits = Ein Spiel von Stephen und Michael Schoessow, Version 1.6, November 2004.
licence =
    Die Originalregeln dürfen frei kopiert und weitergegeben werden, wenn die Autoren genannt werden;
    unsere Spielregel ist neu geschrieben.
notice-copy =
    Unsere Kopie der Originalregeln ist beschädigt: SI-R2, SI-R3, SI-R11, SI-R16 und SI-R32 sind
    wiederhergestellt.

## Nouns

# Zu zweit spielt jede Person zwei Farben, wie eine Firma mit zwei Teilhabern.
seat-redblue = Rot & Blau
seat-greenblack = Grün & Schwarz

colour-red = Rot
    .adjective = rote
colour-green = Grün
    .adjective = grüne
colour-blue = Blau
    .adjective = blaue
colour-black = Schwarz
    .adjective = schwarze

# Eine Farbe, die handelt, und wer sie spielt: Zu zweit haben alle zwei.
actor-red = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] { colour-red }
   *[other] { colour-red } ({ NOUN("seat", "redblue") })
}
officer-red = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] deinen Beamten
   *[other] deinen roten Beamten
}
actor-green = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] { colour-green }
   *[other] { colour-green } ({ NOUN("seat", "greenblack") })
}
officer-green = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] deinen Beamten
   *[other] deinen grünen Beamten
}
actor-blue = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] { colour-blue }
   *[other] { colour-blue } ({ NOUN("seat", "redblue") })
}
officer-blue = { PERSON(NOUN("seat", "redblue")) ->
    [unnamed] deinen Beamten
   *[other] deinen blauen Beamten
}
actor-black = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] { colour-black }
   *[other] { colour-black } ({ NOUN("seat", "greenblack") })
}
officer-black = { PERSON(NOUN("seat", "greenblack")) ->
    [unnamed] deinen Beamten
   *[other] deinen schwarzen Beamten
}

# Ein Plättchen einer Stadt heißt Bezirk.
tile = Bezirk { NOUN("colour", $a) } { NOUN("rank", $b) }
    .short = { NOUN("colour", $a) } { NOUN("rank", $b) }

# Ladungen haben Buchstaben, Bezirke Zahlen: Der Wert einer Ladung steht auf der anderen Seite der Münze.
load-red1 = Ladung Rot A
    .short = Rot A
load-red2 = Ladung Rot B
    .short = Rot B
load-red3 = Ladung Rot C
    .short = Rot C
load-red4 = Ladung Rot D
    .short = Rot D
load-red5 = Ladung Rot E
    .short = Rot E
load-green1 = Ladung Grün A
    .short = Grün A
load-green2 = Ladung Grün B
    .short = Grün B
load-green3 = Ladung Grün C
    .short = Grün C
load-green4 = Ladung Grün D
    .short = Grün D
load-green5 = Ladung Grün E
    .short = Grün E
load-blue1 = Ladung Blau A
    .short = Blau A
load-blue2 = Ladung Blau B
    .short = Blau B
load-blue3 = Ladung Blau C
    .short = Blau C
load-blue4 = Ladung Blau D
    .short = Blau D
load-blue5 = Ladung Blau E
    .short = Blau E
load-black1 = Ladung Schwarz A
    .short = Schwarz A
load-black2 = Ladung Schwarz B
    .short = Schwarz B
load-black3 = Ladung Schwarz C
    .short = Schwarz C
load-black4 = Ladung Schwarz D
    .short = Schwarz D
load-black5 = Ladung Schwarz E
    .short = Schwarz E

# Steht nur im Dativ: nach …, auf …
square-beyond = dem Rasterfeld dort
corner-nw = oben links
corner-sw = unten links
corner-se = unten rechts
corner-ne = oben rechts
way-north = Norden
way-east = Osten
way-south = Süden
way-west = Westen
phase-planning = Strecken kaufen
phase-choosing = Strecken bauen
phase-building = Strecken bauen
phase-directing = deinen Beamten bewegen
phase-stopping = Fracht bewegen
phase-shipping = Fracht bewegen
phase-keeping = eine Aktionsmünze auswählen

## Actions

action-buy = Strecke kaufen
warning-buy = Ein Dominostein wird gezogen.
action-takeback = { $domino } zurücknehmen
action-choose = Als Nächstes { $domino } bauen
action-build = Auf { $square } bauen, nach { $way }
action-official = Deinen Beamten nach { $space } bewegen
action-pipstop = Stoppzahl { $stop } wählen
action-ship = { $load } nach { $space } bewegen
action-chit = { $load } als Aktionsmünze behalten
action-done = Nächste Phase

# Mit dem, was auf dem Spiel steht.
choice-buy = { $number ->
    [one] Letzte Strecke für { $price } AP kaufen
   *[other] Strecke für { $price } AP kaufen, noch { $number } im Vorrat
}
choice-takeback = { action-takeback }, für { $price } AP
choice-build = { $domino } auf { $square } bauen, nach { $way }
choice-official = { CAP($official) } für { $price } AP nach { $space } bewegen
choice-pipstop = { action-pipstop }, für { $price } AP
choice-ship = { $load } für { $price } AP nach { $space } bewegen
choice-chit = { $number ->
    [0] { $load }, eine { $value }, als Aktionsmünze behalten
   *[other] { $load }, eine { $value }, als Aktionsmünze behalten: jeden Zug { $number } AP mehr
}
choice-done = { $leads ->
    [0] Weiter: { $number ->
        [one] { $number } Strecke bauen
       *[other] { $number } Strecken bauen
    }
    [1] Weiter zu den Beamten
    [2] Weiter zur Fracht
   *[other] Zug beenden{ $number ->
        [0] { "" }
       *[other] { "" }, { $number } AP verfallen
    }
}

## Events

event-laid = { $tile } wurde ausgelegt, das Symbol { $corner }.
event-dealt = Fracht, Umschlagplätze und Beamte sind auf ihren Plätzen; die Strecken liegen verdeckt im Vorrat.
event-round-began = Runde { $round } hat begonnen.
event-turn-began = { PERSON($seat) ->
    [you] Du hast deinen Zug mit { $points } Aktionspunkten begonnen.
   *[other] { $seat } hat einen Zug mit { $points } Aktionspunkten begonnen.
}
event-drew = { PERSON($seat) ->
    [you] Du hast eine Strecke gekauft: { $domino }.
   *[other] { $seat } hat eine Strecke gekauft: { $domino }.
}
event-took = { PERSON($seat) ->
    [you] Du hast { $domino } vom Spielplan zurückgenommen.
   *[other] { $seat } hat { $domino } vom Spielplan zurückgenommen.
}
event-built = { PERSON($seat) ->
    [you] Du hast { $domino } auf { $square } gebaut.
   *[other] { $seat } hat { $domino } auf { $square } gebaut.
}
event-directed = { PERSON($seat) ->
    [you] Du hast deinen Beamten für { $price } AP nach { $space } bewegt.
    [named] { $seat } hat den eigenen Beamten für { $price } AP nach { $space } bewegt.
   *[unnamed] { $seat } hat seinen Beamten für { $price } AP nach { $space } bewegt.
}
event-stopped = { PERSON($seat) ->
    [you] Du hast Stoppzahl { $stop } für { $price } AP gewählt.
   *[other] { $seat } hat Stoppzahl { $stop } für { $price } AP gewählt.
}
event-moved = { PERSON($seat) ->
    [you] Du hast { $load } nach { $space } bewegt.
   *[other] { $seat } hat { $load } nach { $space } bewegt.
}
event-turned = { $load } wurde aufgedeckt: eine { $value }.
event-shipped = { PERSON($seat) ->
    [you] Du hast eine Lieferung aus { $tile } ausgelöst, zusammen { $total }.
   *[other] { $seat } hat eine Lieferung aus { $tile } ausgelöst, zusammen { $total }.
}
event-earned = { PERSON($seat) ->
    [you] Du hast { $profit } Gewinn gemacht.
   *[other] { $seat } hat { $profit } Gewinn gemacht.
}
event-hub-moved = Der Umschlagplatz ist nach { $tile } weitergezogen.
event-pawn-left = Die { FORM($colour, "adjective") } Spielfigur hat das Spiel verlassen.
event-kept = { PERSON($seat) ->
    [you] Du hast { $load }, eine { $value }, als Aktionsmünze behalten.
   *[other] { $seat } hat { $load }, eine { $value }, als Aktionsmünze behalten.
}
event-laid-out = { $load } wurde auf { $tile } ausgelegt.
event-looked = { KEY($value) ->
    [hidden] { PERSON($seat) ->
        [you] Du hast dir { $load } angesehen.
       *[other] { $seat } hat sich { $load } angesehen.
    }
   *[other] { PERSON($seat) ->
        [you] Du hast dir { $load } angesehen: eine { $value }.
       *[other] { $seat } hat sich { $load } angesehen: eine { $value }.
    }
}
event-ended = Das Spiel ist zu Ende. { $ending }

## Reasons

reason-chance-due = Es wird gerade noch etwas gezogen oder aufgedeckt: Warte kurz.
reason-not-now = Die Phasen haben eine feste Reihenfolge, und jetzt ist dran: { $phase }.
reason-too-few-points = Das kostet { $price } AP; du hast { $points }.
reason-pool-empty = Der Vorrat ist leer: Es gibt keine Strecke mehr zu kaufen.
reason-pool-not-empty = Du kannst eine Strecke nur zurücknehmen, wenn der Vorrat leer ist; jetzt kannst du eine kaufen.
reason-took-back = { $number ->
    [0] In diesem Spiel können Strecken nicht zurückgenommen werden.
    [one] Du darfst pro Zug eine Strecke zurücknehmen, und das hast du getan.
   *[other] Du darfst pro Zug { $number } Strecken zurücknehmen, und das hast du getan.
}
reason-not-on-board = { $domino } liegt nicht auf dem Spielplan.
reason-link-in-use = Auf { $domino } ist eine Ladung oder ein Beamter.
reason-link-stuck = { $domino } lässt sich auf keiner Seite geradlinig herausschieben.
reason-not-bought = { $domino } ist keine der Strecken, die du bauen musst.
reason-off-grid = Beide Hälften müssen auf dem Raster liegen.
reason-not-free = Dort liegt schon etwas: Beide Rasterfelder müssen frei sein.
reason-touches-nothing = Eine Strecke muss mit einer Kante ein Plättchen oder eine andere Strecke berühren.
reason-links-first = Erst musst du alle Strecken bauen, die du gekauft hast.
reason-no-space = Auf { $space } liegt keine Dominohälfte: Nenne eine oder einen Bezirk.
reason-official-stays = Dein Beamter steht schon auf { $space }.
reason-official-crowded = Auf { $space } ist ein anderer Beamter oder eine Ladung einer anderen Farbe.
reason-no-way = Nach { $space } führt kein zusammenhängender Weg.
reason-pip-stop-chosen = Du hast für diesen Zug schon Stoppzahl { $stop } gewählt.
reason-pip-stop-too-high = Eine Stoppzahl geht von 0 bis 6.
reason-no-load-moves = Mit Stoppzahl { $stop } könnte sich keine deiner Ladungen bewegen.
reason-pip-stop-first = Wähle zuerst eine Stoppzahl.
reason-not-your-load = { $load } darfst du nicht bewegen.
reason-is-chit = { $load } ist eine Aktionsmünze und für immer vom Spielplan.
reason-warehoused = { $load } ist eingelagert, bis sie mit einer Lieferung abgeht.
reason-has-moved = { $load } hat sich in diesem Zug schon bewegt.
reason-frozen = { $load } ist festgesetzt: Ein Beamter einer anderen Farbe sperrt ihr Gebiet.
reason-no-space-for-load = Auf { $space } liegt keine Dominohälfte: Nenne eine oder einen Bezirk.
reason-load-stays = { $load } liegt schon auf { $space }.
reason-official-bars = Auf { $space } steht ein Beamter einer anderen Farbe.
reason-region-closed = Ein Beamter einer anderen Farbe sperrt das Gebiet von { $space }.
reason-load-there = Auf { $space } liegt schon eine Ladung, und mehr als eine hat dort nicht Platz.
reason-not-reached = Mit Stoppzahl { $stop } kommt { $load } nicht nach { $space }.
reason-not-your-coin = { $load } ist keine deiner Münzen in dieser Lieferung.
reason-chit-first = Wähle erst die Münze, die deine Aktionsmünze wird.

## About places: what keeps you from them

about-no-link = Hier liegt keine Strecke: Beamte gehen über Strecken und Bezirke.
about-official-far = Der Weg dorthin kostet { $price } AP; du hast { $points }.
about-no-link-for-load = Hier liegt keine Strecke: Fracht kommt über Strecken in die Bezirke.
about-load-stuck = { $points ->
    [0] Sie käme jetzt nirgendwohin: Du hast keine AP mehr.
   *[other] Mit deinen { $points } AP käme sie jetzt nirgendwohin.
}
about-load-first = Wähle zuerst die Ladung: { $load } kommt für { $price } AP hierher.
about-ship-dear = { CAP($load) } käme für { $price } AP hierher; du hast { $points }.
about-no-load-gets-there = Keine deiner Ladungen kommt hierher: Von ihnen führt kein offener Weg aus Strecken zu diesem Ort.
about-no-way-for = Von { $load } führt mit keiner Stoppzahl ein offener Weg aus Strecken hierher.

## Steps

step-laying-tiles = Die Plättchen werden ausgelegt.
step-planning = { PERSON($seat) ->
    [you] Kaufe Strecken oder mach weiter.
   *[other] { $seat } darf Strecken kaufen.
}
step-drawing = Eine Strecke wird gezogen.
step-choosing = { PERSON($seat) ->
    [you] Wähle die nächste Strecke, die du baust.
   *[other] { $seat } wählt die nächste Strecke zum Bauen.
}
step-building = { PERSON($seat) ->
    [you] Baue eine Strecke.
   *[other] { $seat } baut eine Strecke.
}
step-directing = { PERSON($seat) ->
    [you] Bewege deinen Beamten oder mach weiter.
   *[other] { $seat } darf einen Beamten bewegen.
}
step-stopping = { PERSON($seat) ->
    [you] Wähle eine Stoppzahl und bewege Fracht oder beende deinen Zug.
   *[other] { $seat } darf eine Stoppzahl wählen und Fracht bewegen.
}
step-shipping = { PERSON($seat) ->
    [you] Bewege mehr Fracht oder beende deinen Zug.
   *[other] { $seat } darf mehr Fracht bewegen.
}
step-turning = Eine Ladung wird aufgedeckt.
step-revealing = Die Ladungen unter dem neuen Umschlagplatz werden aufgedeckt.
step-keeping = { PERSON($seat) ->
    [you] Behalte eine deiner Münzen aus der Lieferung als Aktionsmünze.
   *[other] { $seat } behält eine Münze aus der Lieferung als Aktionsmünze.
}
step-laying-out = Die Münzen werden neu ausgelegt.
step-looking = { PERSON($seat) ->
    [you] Du siehst dir die Münze an.
   *[other] { $seat } sieht sich die Münze an.
}
step-resting = Das Spiel ist zu Ende.

## Endings

ending-pawns-out = Es haben genug Spielfiguren das Spiel verlassen.
ending-too-weak = Die Fracht, die übrig ist, kann keinen Umschlagplatz mehr füllen.
ending-rounds-over = Die letzte Runde ist gespielt.

## Options

option-ap = Aktionspunkte pro Zug
option-link_price = Aktionspunkte für eine Strecke
option-takeback_price = Aktionspunkte, um eine Strecke zurückzunehmen
option-takebacks = Strecken, die pro Zug zurückgenommen werden dürfen
option-direct = Eine zurückgenommene Strecke kommt
option-direct-pool = in den Vorrat
option-direct-hand = zu der Person, die sie genommen hat
option-margin = Rasterfelder über die äußersten Plättchen hinaus
option-official_price = Aktionspunkte für jedes Feld, das ein Beamter geht
option-load_price = Aktionspunkte für jede bewegte Ladung
option-pip_price = Aktionspunkte für jedes Auge der Stoppzahl
option-threshold = Was Münzen und Plättchen für eine Lieferung ergeben müssen
option-tile_factor = Wie oft die Zahl des Plättchens im Gewinn zählt
option-trigger_factor = Womit der Gewinn fürs Auslösen malgenommen wird
option-home_bonus = Bonus fürs Auslösen auf einem Plättchen der eigenen Farbe
option-chit_ap = Aktionspunkte, die eine Aktionsmünze in jedem Zug bringt
option-official_bonus = Was ein Beamter jeder Münze seiner Farbe auf seinem Umschlagplatz hinzufügt
option-pawns_out = Spielfiguren aus dem Spiel, mit denen es endet
option-rounds = Höchstzahl der Runden
option-unowned = Die neutrale Farbe zu dritt
option-unowned-red = Rot
option-unowned-green = Grün
option-unowned-blue = Blau
option-unowned-black = Schwarz

preset-short = Die erste Spielfigur, die geht, beendet das Spiel
preset-usual = Die Originalregeln
preset-long = Drei Spielfiguren müssen gehen

## The table

zone-supply = Vorrat und Umschlagplätze
note-tile = { $tile }, das Symbol { $corner }
note-hub = Umschlagplatz auf { $tile }
note-pawn-out = { FORM($colour, "adjective") } Spielfigur, aus dem Spiel
note-total = { $total }/{ $threshold }
kind-official = Beamter
    .plural = Beamte
note-official = { PERSON($seat) ->
    [you] dein Beamter
   *[other] Beamter von { $seat }
}
note-load-value = { $load }, Wert { $value }
note-load-unseen = { $load }, Wert noch nicht gesehen
note-load-one-of = { $load }, mögliche Werte { $values }
note-link-now = { $domino }, jetzt zu bauen
note-link-later = { $domino }, noch zu bauen
counter-profit = Gewinn
counter-loads = Ladungen
counter-chits = Aktionsmünzen
counter-points = Aktionspunkte
counter-colour-profit = Gewinn { $of }
counter-colour-loads = Ladungen { $of }
counter-colour-chits = Aktionsmünzen { $of }
counter-colour-points = Aktionspunkte { $of }
counter-round = Runde
counter-pool = Strecken im Vorrat
counter-pawns-out = Spielfiguren aus dem Spiel
counter-pip-stop = Stoppzahl
sheet-hubs = Umschlagplätze
sheet-known = Bekannte Fracht
column-pawn = Spielfigur
column-hub = Umschlagplatz
column-makes = ergibt
column-warehoused = eingelagert
column-load = Ladung
column-value = Wert
cell-out = aus dem Spiel
cell-total = { $total } von { $threshold }
cell-coin = { FORM($load, "short") } (eine { $value })
cell-coin-unseen = { FORM($load, "short") } (wird aufgedeckt)
cell-one-of = möglich: { $values }

## What things are there for

about-note-tile = Ein Bezirk einer Stadt: Fracht und Beamte kommen nur durch seine markierte Ecke hinein und hinaus.
about-note-hub = Der Umschlagplatz seiner Farbe: Ladungen, die hier ankommen, werden eingelagert und geliefert, sobald Plättchen und Münzen genug ergeben.
about-note-pawn-out = Seine Farbe hat keinen Umschlagplatz mehr; sind genug Figuren draußen, endet das Spiel.
about-note-official = Er sperrt die Strecken um sich für Fracht anderer Farben und erhöht die Münzen seiner Farbe an einem Umschlagplatz.
about-note-load-value = Fracht: Bring sie zu einem Umschlagplatz, dort zählt ihr Wert.
about-note-load-unseen = Fracht: Bring sie zu einem Umschlagplatz, dort wird sie aufgedeckt, und ihr Wert zählt.
about-note-load-one-of = Fracht: Bring sie zu einem Umschlagplatz, dort wird sie aufgedeckt, und ihr Wert zählt.
about-kind-domino = Eine Strecke: Fracht kommt über Hälften mit weniger Augen als die Stoppzahl, Beamte über alle.
about-note-link-now = Die Strecke, die du jetzt baust.
about-note-link-later = Eine Strecke, die in diesem Zug noch gebaut werden muss.
about-counter-profit = Was Lieferungen eingebracht haben: Der höchste Gewinn siegt, bei zwei Farben zählt die niedrigere.
about-counter-loads = Ladungen auf dem Plan, die nicht eingelagert sind.
about-counter-chits = Aus Lieferungen behaltene Münzen: Jede bringt in jedem Zug mehr Aktionspunkte.
about-counter-points = Übrige Aktionspunkte: Strecken, Beamte und Fracht kosten sie.
about-counter-colour-profit = Was Lieferungen eingebracht haben: Von zwei Farben einer Person zählt die niedrigere.
about-counter-colour-loads = Ladungen auf dem Plan, die nicht eingelagert sind.
about-counter-colour-chits = Aus Lieferungen behaltene Münzen: Jede bringt in jedem Zug mehr Aktionspunkte.
about-counter-colour-points = Übrige Aktionspunkte: Strecken, Beamte und Fracht kosten sie.
about-counter-round = Nach der letzten Runde endet das Spiel.
about-counter-pool = Strecken, die noch gekauft werden können.
about-counter-pawns-out = Figuren, die das Spiel verlassen haben: Sind es genug, endet es.
about-counter-pip-stop = Fracht hält vor Hälften mit so vielen Augen oder mehr, den ganzen Zug lang.

## What comes of an action

odds-makes = ergibt { $total } von { $threshold }
odds-span = { $low } bis { $high }
odds-ships = löst eine Lieferung aus: { CAP($shares) }; { $next }
odds-ships-with = { $least ->
    [5] löst mit einer 5 eine Lieferung aus
   *[other] löst ab einer { $least } eine Lieferung aus
} ({ $enough } von { $values } möglichen Werten): { CAP($shares) }; { $next }
odds-earns = { PERSON($seat) ->
    [you] du bekommst { $profit }
   *[other] { $seat } bekommt { $profit }
}
odds-earns-more = { PERSON($seat) ->
    [you] du bekommst { $profit } ({ $bonuses })
   *[other] { $seat } bekommt { $profit } ({ $bonuses })
}
odds-nobody-earns = niemand bekommt etwas
odds-times = mal { $factor }
odds-home = { $bonus } mehr für die eigene Farbe
odds-next-hub = dann ist { $tile } der Umschlagplatz
odds-pawn-leaves = seine Spielfigur verlässt das Spiel

## The page of the game

# Die Phasen eines Zuges, in der Leiste
ui-phase-plan = 1 Planen
ui-phase-build = 2 Bauen
ui-phase-officials = 3 Beamte
ui-phase-freight = 4 Fracht
ui-round = Runde { $round }
ui-points = { $points ->
    [one] { $points } Aktionspunkt (AP)
   *[other] { $points } Aktionspunkte (AP)
}

# Was ein Schritt verlangt
ui-acting = { $colour }: { $what }
ui-buy-links = Kaufe Strecken oder mach weiter.
ui-pool-empty = Der Vorrat ist leer: Nimm eine Strecke zurück oder mach weiter.
ui-choose-link = Welche Strecke baust du als Nächstes?
ui-build-link = Baue { $domino }: Die Strecke muss ein Plättchen oder eine Strecke berühren.
ui-move-official = Bewege deinen Beamten oder mach weiter.
ui-move-freight = Bewege Fracht oder beende deinen Zug.
ui-move-more = Bewege mehr Fracht oder beende deinen Zug.
ui-keep-coin = Behalte eine deiner Münzen: Sie bringt dir in jedem späteren Zug mehr Aktionspunkte.
ui-aim = Stoppzahl { $stop } bringt { $load } nach { $space }.
ui-aim-hub = Stoppzahl { $stop } bringt { $load } zum Umschlagplatz auf { $tile }.

# Was daraus folgt, und wie es geht
ui-price = { $price } AP.
ui-price-with-stop = { $price } AP mit der Stoppzahl.
ui-makes = Das { $makes }.
ui-plan-hint = Strecken verbinden die Tore der Zonen; auf ihnen fährt deine Fracht zu den Umschlagplätzen.
ui-tap-twice = Tippe auf ein Rasterfeld, dann noch einmal.
ui-turn-key = R dreht sie; die höhere Hälfte liegt auf dem Rasterfeld, das du wählst.
ui-space-price = Jedes Feld kostet { $price } AP.
ui-official-bars = Wo er auf Strecken steht, kommt fremde Fracht nicht durch.
ui-choose-load = Wähle eine Ladung, dann ihr Ziel.
ui-lowest-stop = Genommen wird die niedrigste Stoppzahl, die reicht.
ui-stop-holds = Stoppzahl { $stop } gilt in diesem Zug für alle deine Ladungen.

# Aktionen
ui-verb-takeback = Strecke zurücknehmen
ui-verb-build = Strecke bauen
ui-verb-official = Deinen Beamten bewegen
ui-verb-ship = Ladung bewegen
ui-turned-up = Sie wird aufgedeckt.
ui-turn = Drehen
ui-turn-now = Die Strecke drehen; jetzt verläuft sie nach { $way }
ui-build-here = Hier bauen
ui-pip-stop = Stoppzahl
ui-sum = { $stop } + { $load } AP pro Ladung, von { $points }

# Umschlagplätze und Fracht
ui-colours = Je zwei Farben: Der kleinere Gewinn zählt
ui-hubs = Umschlagplätze, Lieferung ab { $threshold }
ui-pool = { $links ->
    [one] { $links } Strecke im Vorrat
   *[other] { $links } Strecken im Vorrat
}
ui-tile = { FORM($tile, "short") }
ui-out = aus
ui-out-of-game = aus dem Spiel
ui-known = Fracht, über die du etwas weißt: { $loads }

## Augenblicke

ui-earns = { $why }{ $profit }
ui-hub-holds = { CAP($tile) } kommt auf { $total } von { $threshold }
ui-pays = { $times ->
    [1] Jede Ladung bringt ihren Wert und { $tile } für die Platte.
   *[other] Jede Ladung bringt ihren Wert und { $tile } für die Platte; wer die Lieferung auslöst, bekommt { $times ->
        [2] das Doppelte.
       *[other] das { $times }-Fache.
    }
}
ui-ships-at = Ein Umschlagplatz verschickt ab { $threshold }
