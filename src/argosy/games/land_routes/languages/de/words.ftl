# Handelswege über Land

title = Handelswege über Land
designer = unbekannt
subtitle = über Land
pitch =
    Fahr auf Straßen voller Missgeschicke von Stadt zu Stadt, kauf Waren, wo es reichlich davon gibt,
    und verkauf sie, wo sie gebraucht werden, oder handle mit den anderen. Die Bank ist die Uhr: Ist
    ihr letztes Gold ausgezahlt, gewinnt, wer am reichsten ist.
credits = Nach einem Regelblatt zum Ausdrucken und Spielen, das weder Urheber noch Verlag nennt.
licence = Das Regelblatt nennt keine Lizenz; unsere Spielregel ist neu geschrieben.
notice-map =
    Das Bild des Spielplans ist verloren; nur seine Beschriftungen sind erhalten. Dieser Plan ist eine
    Rekonstruktion, die zu ihnen passt, und darf nicht für das Original gehalten werden.

## Nouns

square-a = Ashford
square-b = Brack
square-c = Cairn
square-d = Dray
square-e = Elmgate
# Die Felder der Straßen, gezählt von der zuerst genannten Handelsstadt
square-ab1 = { square-a }–{ square-b } 1
square-ab2 = { square-a }–{ square-b } 2
square-ab3 = { square-a }–{ square-b } 3
square-ab4 = { square-a }–{ square-b } 4
square-ab5 = { square-a }–{ square-b } 5
square-ab6 = { square-a }–{ square-b } 6
square-ab7 = { square-a }–{ square-b } 7
square-ab8 = { square-a }–{ square-b } 8
square-be1 = { square-b }–{ square-e } 1
square-be2 = { square-b }–{ square-e } 2
square-be3 = { square-b }–{ square-e } 3
square-be4 = { square-b }–{ square-e } 4
square-be5 = { square-b }–{ square-e } 5
square-be6 = { square-b }–{ square-e } 6
square-be7 = { square-b }–{ square-e } 7
square-be8 = { square-b }–{ square-e } 8
square-ed1 = { square-e }–{ square-d } 1
square-ed2 = { square-e }–{ square-d } 2
square-ed3 = { square-e }–{ square-d } 3
square-ed4 = { square-e }–{ square-d } 4
square-ed5 = { square-e }–{ square-d } 5
square-ed6 = { square-e }–{ square-d } 6
square-ed7 = { square-e }–{ square-d } 7
square-ed8 = { square-e }–{ square-d } 8
square-da1 = { square-d }–{ square-a } 1
square-da2 = { square-d }–{ square-a } 2
square-da3 = { square-d }–{ square-a } 3
square-da4 = { square-d }–{ square-a } 4
square-da5 = { square-d }–{ square-a } 5
square-da6 = { square-d }–{ square-a } 6
square-da7 = { square-d }–{ square-a } 7
square-da8 = { square-d }–{ square-a } 8
square-ac1 = { square-a }–{ square-c } 1
square-ac2 = { square-a }–{ square-c } 2
square-ac3 = { square-a }–{ square-c } 3
square-ac4 = { square-a }–{ square-c } 4
square-ac5 = { square-a }–{ square-c } 5
square-ac6 = { square-a }–{ square-c } 6
square-bc1 = { square-b }–{ square-c } 1
square-bc2 = { square-b }–{ square-c } 2
square-bc3 = { square-b }–{ square-c } 3
square-bc4 = { square-b }–{ square-c } 4
square-bc5 = { square-b }–{ square-c } 5
square-bc6 = { square-b }–{ square-c } 6
square-ec1 = { square-e }–{ square-c } 1
square-ec2 = { square-e }–{ square-c } 2
square-ec3 = { square-e }–{ square-c } 3
square-ec4 = { square-e }–{ square-c } 4
square-ec5 = { square-e }–{ square-c } 5
square-ec6 = { square-e }–{ square-c } 6
square-dc1 = { square-d }–{ square-c } 1
square-dc2 = { square-d }–{ square-c } 2
square-dc3 = { square-d }–{ square-c } 3
square-dc4 = { square-d }–{ square-c } 4
square-dc5 = { square-d }–{ square-c } 5
square-dc6 = { square-d }–{ square-c } 6
good-gemstones = Edelsteine
good-lumber = Holz
good-grain = Getreide
good-coal = Kohle
good-spices = Gewürze
good-textiles = Stoffe
good-hides = Häute
good-iron = Eisen
cargo-nothing = nichts
# Was auf Karten gezeichnet ist
suit-gemstones = { good-gemstones }
suit-lumber = { good-lumber }
suit-grain = { good-grain }
suit-coal = { good-coal }
suit-spices = { good-spices }
suit-textiles = { good-textiles }
suit-hides = { good-hides }
suit-iron = { good-iron }
kind-gold = Gold
kind-ware = Ware
    .plural = Waren
bundle-0 = keine Ware
bundle-1 = Karte 1
bundle-2 = Karte 2
bundle-3 = Karte 3
bundle-12 = Karten 1 und 2
bundle-13 = Karten 1 und 3
bundle-23 = Karten 2 und 3
bundle-123 = alle drei Karten

## Actions

action-start = In { $center } starten
action-roll = Würfeln
action-stay = Diesen Zug hier bleiben
action-beg = Armenhilfe nehmen und Zug beenden
action-move = Nach { $to } fahren
action-buy = Die Karte im HAT-Fach kaufen
action-sell = Karte { $slot } verkaufen
action-done = Verkauf abschließen
action-end = Zug beenden
action-offer = { PERSON($other) ->
    [you] Dir einen Handel anbieten: du gibst { $given }, du möchtest { $wanted }
   *[other] { $other } einen Handel anbieten: du gibst { $given }, du möchtest { $wanted }
}
action-pay = Selbst { $gold } Gold drauflegen
action-ask = Zusätzlich { $gold } Gold verlangen
action-even = Auf keiner Seite Gold
action-accept = Angebot annehmen
action-decline = Angebot ablehnen
action-counter = Gegenangebot machen: du gibst { $given }, du möchtest { $wanted }
action-withdraw = Angebot zurückziehen

## Was die Knöpfe sagen, mit dem, worum es geht

choice-start = In { $center } starten: hat { $has }, braucht { $needs }
choice-stay = Diesen Zug in { $center } bleiben
choice-beg = { $gold } Gold Armenhilfe nehmen und Zug beenden
choice-move = { KEY($land) ->
    [cargo] { $number ->
        [0] Nach { $to } fahren: keine Ware zu verlieren
        [6] Nach { $to } fahren: eine Ware geht verloren
       *[other] Nach { $to } fahren: { $number } von 6, eine Ware zu verlieren
    }
    [gold] { $number ->
        [0] Nach { $to } fahren: kein Gold zu verlieren
       *[other] Nach { $to } fahren: { $number } Gold verlieren
    }
    [turn] Nach { $to } fahren: nächsten Zug aussetzen
    [back] Nach { $to } fahren: dann { $number } zurück, nach { $back }
   *[other] Nach { $to } fahren
}
choice-buy = { $good } in { $center } für { $price } kaufen
choice-sell = { $good } in { $center } für { $gold } verkaufen
# Keine Ware auf einer Seite: sie gibt Gold, das danach genannt wird
choice-offer = { KEY($give) ->
    [nothing] { $other } Gold für { $get } bieten
   *[other] { KEY($get) ->
        [nothing] { $other } { $give } für Gold bieten
       *[other] { $other } { $give } für { $get } bieten
    }
}
choice-counter = { KEY($give) ->
    [nothing] { $other } stattdessen Gold für { $get } bieten
   *[other] { KEY($get) ->
        [nothing] { $other } stattdessen { $give } für Gold bieten
       *[other] { $other } stattdessen { $give } für { $get } bieten
    }
}
choice-pay = { $other } { $give } für { $get } bieten
choice-ask = { choice-pay }
choice-even = { choice-pay }
choice-accept = Annehmen: { $give } geben, { $get } bekommen
choice-decline = Angebot von { $other } ablehnen
choice-withdraw = Angebot an { $other } zurückziehen
sum-gold = { $gold } Gold

## Events

event-dealt-has = { $center } hat { $good }.
event-dealt-needs = { $center } braucht { $good }.
event-rolled-to-start = { PERSON($seat) ->
    [you] Du hast für den Start eine { $roll } gewürfelt.
   *[other] { $seat } hat für den Start eine { $roll } gewürfelt.
}
event-tied = Gleichstand bei { $roll }: Die Beteiligten haben noch einmal gewürfelt.
event-begins = { PERSON($seat) ->
    [you] Du hast am höchsten gewürfelt und beginnst.
   *[other] { $seat } hat am höchsten gewürfelt und beginnt.
}
event-started = { PERSON($seat) ->
    [you] Du bist in { $center } gestartet.
   *[other] { $seat } ist in { $center } gestartet.
}
event-rolled = { PERSON($seat) ->
    [you] Du hast eine { $roll } gewürfelt.
   *[other] { $seat } hat eine { $roll } gewürfelt.
}
event-stayed = { PERSON($seat) ->
    [you] Du bist in { $center } geblieben.
   *[other] { $seat } ist in { $center } geblieben.
}
event-begged = { PERSON($seat) ->
    [you] Du hast { $gold } Gold Armenhilfe bekommen.
   *[other] { $seat } hat { $gold } Gold Armenhilfe bekommen.
}
event-moved = { PERSON($seat) ->
    [you] Du bist nach { $to } gefahren.
   *[other] { $seat } ist nach { $to } gefahren.
}
event-sent-back = { PERSON($seat) ->
    [you] Du musstest { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } zurück nach { $to }.
   *[other] { $seat } musste { $number ->
        [one] { $number } Feld
       *[other] { $number } Felder
    } zurück nach { $to }.
}
event-lost-gold = { PERSON($seat) ->
    [you] Du hast { $gold } Gold an die Bank verloren.
   *[other] { $seat } hat { $gold } Gold an die Bank verloren.
}
event-will-miss = { PERSON($seat) ->
    [you] Du setzt deinen nächsten Zug aus.
   *[other] { $seat } setzt den nächsten Zug aus.
}
event-missed = { PERSON($seat) ->
    [you] Du hast einen Zug ausgesetzt.
   *[other] { $seat } hat einen Zug ausgesetzt.
}
event-lost-cargo = { PERSON($seat) ->
    [you] Du hast eine { $roll } gewürfelt und { $good } verloren.
   *[other] { $seat } hat eine { $roll } gewürfelt und { $good } verloren.
}
event-lost-nothing = { PERSON($seat) ->
    [you] Du hast keine Ware verloren.
   *[other] { $seat } hat keine Ware verloren.
}
event-round-ended = Runde { $round } ist vorbei; Gold in der Bank: { $gold }.
event-fell-short = { $gold ->
    [one] Der Bank fehlte { $gold } Gold.
   *[other] Der Bank fehlten { $gold } Gold.
}
event-ended = Das Spiel ist aus. { $ending }
event-bought = { PERSON($seat) ->
    [you] Du hast in { $center } { $good } gekauft.
   *[other] { $seat } hat in { $center } { $good } gekauft.
}
event-sold = { PERSON($seat) ->
    [you] Du hast { $good } für { $gold } Gold verkauft.
   *[other] { $seat } hat { $good } für { $gold } Gold verkauft.
}
event-served = { $center } hat bekommen, was dort gebraucht wurde: { $good }.
event-refilled-has = { $center } hat jetzt { $good }.
event-refilled-needs = { $center } braucht jetzt { $good }.
event-reshuffled = Der Ablagestapel wurde in den Warenstapel gemischt.
event-sale-closed = { PERSON($seat) ->
    [you] Du hast den Verkauf abgeschlossen.
   *[other] { $seat } hat den Verkauf abgeschlossen.
}
# Wer keine Ware gibt, muss Gold geben.
event-offered = { KEY($cargo) ->
    [nothing] { PERSON($seat) ->
        [you] Du hast { PERSON($other) ->
            [you] dir
           *[other] { $other }
        } Gold angeboten.
       *[other] { $seat } hat { PERSON($other) ->
            [you] dir
           *[other] { $other }
        } Gold angeboten.
    }
   *[other] { PERSON($seat) ->
        [you] Du hast { PERSON($other) ->
            [you] dir
           *[other] { $other }
        } { $cargo } angeboten.
       *[other] { $seat } hat { PERSON($other) ->
            [you] dir
           *[other] { $other }
        } { $cargo } angeboten.
    }
}
event-wanted = { KEY($cargo) ->
    [nothing] { PERSON($seat) ->
        [you] Dafür möchtest du Gold von { PERSON($other) ->
            [you] dir
           *[other] { $other }
        }.
       *[other] Dafür möchte { $seat } Gold von { PERSON($other) ->
            [you] dir
           *[other] { $other }
        }.
    }
   *[other] { PERSON($seat) ->
        [you] Dafür möchtest du { $cargo } von { PERSON($other) ->
            [you] dir
           *[other] { $other }
        }.
       *[other] Dafür möchte { $seat } { $cargo } von { PERSON($other) ->
            [you] dir
           *[other] { $other }
        }.
    }
}
event-will-pay = { PERSON($seat) ->
    [you] Du würdest { $gold } Gold zahlen.
   *[other] { $seat } würde { $gold } Gold zahlen.
}
event-will-ask = { PERSON($seat) ->
    [you] Du verlangst { $gold } Gold von { PERSON($other) ->
        [you] dir
       *[other] { $other }
    }.
   *[other] { $seat } verlangt { $gold } Gold von { PERSON($other) ->
        [you] dir
       *[other] { $other }
    }.
}
event-will-swap = { PERSON($seat) ->
    [you] Du verlangst kein Gold.
   *[other] { $seat } verlangt kein Gold.
}
event-accepted = { PERSON($other) ->
    [you] { PERSON($seat) ->
        [you] Du hast dein Angebot angenommen.
       *[other] { $seat } hat dein Angebot angenommen.
    }
   *[other] { PERSON($seat) ->
        [you] Du hast das Angebot von { $other } angenommen.
       *[other] { $seat } hat das Angebot von { $other } angenommen.
    }
}
event-declined = { PERSON($other) ->
    [you] { PERSON($seat) ->
        [you] Du hast dein Angebot abgelehnt.
       *[other] { $seat } hat dein Angebot abgelehnt.
    }
   *[other] { PERSON($seat) ->
        [you] Du hast das Angebot von { $other } abgelehnt.
       *[other] { $seat } hat das Angebot von { $other } abgelehnt.
    }
}
event-countered = { PERSON($seat) ->
    [you] Du hast { PERSON($other) ->
        [you] dir
       *[other] { $other }
    } stattdessen ein Gegenangebot gemacht.
   *[other] { $seat } hat { PERSON($other) ->
        [you] dir
       *[other] { $other }
    } stattdessen ein Gegenangebot gemacht.
}
event-withdrew = { PERSON($seat) ->
    [you] Du hast das Angebot an { PERSON($other) ->
        [you] dich
       *[other] { $other }
    } zurückgezogen.
   *[other] { $seat } hat das Angebot an { PERSON($other) ->
        [you] dich
       *[other] { $other }
    } zurückgezogen.
}

## Reasons

reason-while-dealing = Jetzt nicht: Die Fächer werden noch gefüllt.
reason-while-opening = Jetzt nicht: Der Würfel entscheidet noch, wer beginnt.
reason-while-rolling = Jetzt nicht: Es wird gewürfelt.
reason-while-losing = Jetzt nicht: Der Würfel entscheidet, welche Ware verloren geht.
reason-while-refilling = Jetzt nicht: Eine Karte wird aufgedeckt.
reason-while-starting = Jetzt nicht: Die Startstädte werden gewählt.
reason-while-departing = Jetzt nicht: Wer am Zug ist, hat noch nicht gewürfelt.
reason-while-moving = Jetzt nicht: Eine Fahrt ist im Gange.
reason-while-trading = Jetzt nicht: Wer am Zug ist, ist in einer Stadt angekommen.
reason-while-selling = Jetzt nicht: Ein Verkauf ist noch nicht abgeschlossen.
reason-while-pricing = Jetzt nicht: Zu einem Angebot fehlt noch, wie viel Gold dazukommt.
reason-while-answering = Jetzt nicht: Ein Angebot wartet auf Antwort.
reason-not-your-word = { PERSON($seat) ->
    [you] Ein Angebot ist offen, und gefragt bist gerade du.
   *[other] Ein Angebot ist offen, und gefragt ist gerade { $seat }.
}
reason-not-your-offer = { PERSON($seat) ->
    [you] Nur du kannst dieses Angebot zurückziehen.
   *[other] Nur { $seat } kann dieses Angebot zurückziehen.
}
reason-no-staying = An diesem Tisch wird ohne Bleiben gespielt: Du musst würfeln.
reason-stay-on-road = Bleiben kannst du nur in einer Handelsstadt.
reason-no-relief = An diesem Tisch wird ohne Armenhilfe gespielt.
reason-beg-on-road = Armenhilfe gibt es nur in einer Handelsstadt.
reason-not-broke = Armenhilfe bekommt nur, wer weniger als { $price } Gold hat; du hast { $gold }.
reason-beg-with-cargo = Armenhilfe bekommt nur, wer keine Ware hat.
reason-has-dealt = Du hast in diesem Zug schon gekauft oder verkauft; dann gibt es keine Armenhilfe.
reason-no-path = Mit einer { $roll } führt keine Fahrt von { $start } nach { $to }: Nutze den ganzen Wurf oder halte unterwegs in einer Handelsstadt an.
reason-buy-on-road = Kaufen kannst du nur in einer Handelsstadt.
reason-bought-already = { $number ->
    [one] Du hast in diesem Zug schon gekauft; mehr als ein Kauf geht nicht.
   *[other] Du hast in diesem Zug schon gekauft; mehr als { $number } Käufe gehen nicht.
}
reason-too-poor = Eine Karte kostet { $price } Gold; du hast { $gold }.
reason-hand-full = { $number ->
    [one] Du hast schon { $number } Warenkarte; für mehr ist kein Platz.
   *[other] Du hast schon { $number } Warenkarten; für mehr ist kein Platz.
}
reason-sell-on-road = Verkaufen kannst du nur in einer Handelsstadt.
reason-sold-already = { $number ->
    [one] Du hast in diesem Zug schon verkauft; mehr als ein Verkauf geht nicht.
   *[other] Du hast in diesem Zug schon verkauft; mehr als { $number } Verkäufe gehen nicht.
}
reason-slot-empty = Auf Platz { $number } hast du keine Karte.
reason-to-oneself = Ein Angebot geht an eine andere Person.
reason-no-offer-left = { $number ->
    [0] An diesem Tisch wird nicht untereinander gehandelt.
    [one] Du hast in diesem Zug schon ein Angebot gemacht; mehr geht nicht.
   *[other] Du hast in diesem Zug schon { $number } Angebote gemacht; mehr geht nicht.
}
reason-own-slot-empty = { $number ->
    [0] Du hast keine Ware, die du geben könntest.
    [one] Du kannst nur { $number } Warenkarte geben.
   *[other] Du kannst nur { $number } Warenkarten geben.
}
reason-other-slot-empty = { $number ->
    [0] Die andere Seite hat keine Ware, die sie geben könnte.
    [one] Die andere Seite kann nur { $number } Warenkarte geben.
   *[other] Die andere Seite kann nur { $number } Warenkarten geben.
}
reason-no-cargo-named = Zu einem Handel gehört auf mindestens einer Seite Ware.
reason-nothing-to-pay = Du würdest nichts geben: Du hast kein Gold.
reason-nothing-to-ask = Die andere Seite würde nichts geben: Sie hat kein Gold.
reason-hand-overfull = { $number ->
    [one] Eine Seite hätte danach mehr als { $number } Warenkarte.
   *[other] Eine Seite hätte danach mehr als { $number } Warenkarten.
}
reason-pays-too-much = Du hast nur { $gold } Gold.
reason-pays-for-nothing = Du würdest nichts bekommen: Verlange stattdessen Gold.
reason-asks-too-much = { PERSON($seat) ->
    [you] Du hast nur { $gold } Gold.
   *[other] { $seat } hat nur { $gold } Gold.
}
reason-asks-for-nothing = Du würdest nichts geben: Zahle stattdessen Gold.
reason-even-for-nothing = Eine Seite würde nichts geben: Es muss Gold fließen.

## About places: what keeps you from them

about-must-move = Hier stehst du, und mit deiner { $roll } musst du weiterziehen.
about-short = { $steps ->
    [one] Ein Feld entfernt, und du hast eine { $roll } gewürfelt: Du nutzt den ganzen Wurf oder hältst in einer Handelsstadt an.
   *[other] { $steps } Felder entfernt, und du hast eine { $roll } gewürfelt: Du nutzt den ganzen Wurf oder hältst in einer Handelsstadt an.
}
about-far = { $steps } Felder entfernt, und du hast eine { $roll } gewürfelt.
about-stand = Hier stehst du: Würfle, um weiterzuziehen.
about-out-of-reach = { $steps ->
    [one] Ein Feld entfernt, aber kein Wurf endet hier.
   *[other] { $steps } Felder entfernt: Mit einem Wurf kommst du nicht hierher.
}
about-roll-first = { $steps ->
    [one] Ein Feld entfernt: Würfle, eine { $roll } bringt dich hierher.
   *[other] { $steps } Felder entfernt: Würfle, eine { $roll } bringt dich hierher.
}
about-roll-one-of = { $steps ->
    [one] Ein Feld entfernt: Würfle, jede dieser Zahlen bringt dich hierher: { $rolls }.
   *[other] { $steps } Felder entfernt: Würfle, jede dieser Zahlen bringt dich hierher: { $rolls }.
}
about-move-over = { $steps ->
    [one] Ein Feld entfernt: Deine Fahrt ist vorbei; kaufe, verkaufe oder beende deinen Zug.
   *[other] { $steps } Felder entfernt: Deine Fahrt ist vorbei; kaufe, verkaufe oder beende deinen Zug.
}
about-center-here = Hier stehst du: Kaufe die ausliegende Karte oder verkaufe eine Karte aus deiner Auslage.
about-needs = { $center } zahlt { $gold } Gold für { $good }: Bring es hin und verkaufe es.
about-has = { $steps ->
    [one] { $center } verkauft { $good } für { $gold } Gold an alle, die dort sind: Du bist ein Feld entfernt.
   *[other] { $center } verkauft { $good } für { $gold } Gold an alle, die dort sind: Du bist { $steps } Felder entfernt.
}
about-has-here = { $center } verkauft { $good } für { $gold } Gold, aber du hast gewürfelt und musst weiterziehen.
about-others-card = Die Karte gehört { $owner }: Biete einen Tausch an, um sie zu bekommen.
about-sell-where = { $steps ->
    [one] Verkaufen kannst du nur in einer Handelsstadt: Die nächste, { $center }, ist ein Feld entfernt.
   *[other] Verkaufen kannst du nur in einer Handelsstadt: Die nächste, { $center }, ist { $steps } Felder entfernt.
}

## Steps

step-dealing = Die Fächer werden gefüllt.
step-opening = Der Würfel entscheidet, wer beginnt.
step-rolling = Es wird gewürfelt.
step-losing = Der Würfel entscheidet, welche Ware verloren geht.
step-refilling = Eine Karte wird aufgedeckt.
step-starting = { PERSON($seat) ->
    [you] Wähle eine Handelsstadt, in der du startest.
   *[other] { $seat } wählt eine Handelsstadt für den Start.
}
step-departing = { PERSON($seat) ->
    [you] Würfle; in einer Handelsstadt kannst du auch kaufen, verkaufen oder bleiben.
   *[other] { $seat } würfelt oder kann in einer Handelsstadt kaufen, verkaufen oder bleiben.
}
step-moving = { PERSON($seat) ->
    [you] Wähle, wo du anhältst.
   *[other] { $seat } wählt, wo die Fahrt endet.
}
step-trading = { PERSON($seat) ->
    [you] Kaufe, verkaufe oder beende deinen Zug.
   *[other] { $seat } kauft, verkauft oder beendet den Zug.
}
step-selling = { PERSON($seat) ->
    [you] Ein Verkauf darf mehrere Karten umfassen: Verkaufe noch eine oder schließe ihn ab.
   *[other] { $seat } verkauft noch eine Karte oder schließt den Verkauf ab.
}
step-pricing = { PERSON($seat) ->
    [you] Sag, wie viel Gold zu deinem Angebot gehört.
   *[other] { $seat } sagt, wie viel Gold zum Angebot gehört.
}
step-answering = { PERSON($seat) ->
    [you] Nimm das Angebot an, lehne es ab oder mach ein Gegenangebot.
   *[other] { $seat } nimmt das Angebot an, lehnt es ab oder macht ein Gegenangebot.
}
step-resting = Das Spiel ist aus.

## Endings

ending-bank-empty = Die Bank ist leer.
ending-bank-short = Die Bank konnte nicht voll bezahlen.
ending-calm = Der Stand der Bank blieb zu viele Runden lang gleich.
ending-turns = Alle hatten ihren letzten Zug.

## Options

option-gold = Goldkarten insgesamt; 60 ist das kurze Spiel (LR-A25)
option-copies = Warenkarten von jeder Ware
option-purse = Gold für jede Person zu Beginn
option-hold = Warenkarten, die eine Person haben kann
option-price = Preis einer HAT-Karte
option-pay_has = Gold für eine Ware, die die Stadt hat
option-pay_other = Gold für eine Ware, die die Stadt weder hat noch braucht
option-pay_needs = Gold für die Ware, die die Stadt braucht
option-buys = Käufe in einem Zug
option-sales = Verkäufe in einem Zug
option-stay = In einer Stadt bleiben, statt zu würfeln
option-stay-off = aus
option-stay-on = an
option-redraw = Keine Stadt braucht, was sie hat
option-redraw-off = aus
option-redraw-on = an
option-single = Nur eine Karte pro Verkauf
option-single-off = aus
option-single-on = an
option-relief = Gold, das die Armenhilfe zahlt; 0 heißt keine
option-turns = Höchstzahl an Zügen pro Person
option-calm = Runden in Folge mit demselben Stand der Bank, mit denen das Spiel endet
option-offers = Angebote, die eine Person in einem Zug machen darf; 0 heißt kein Handel

preset-short = 60 Goldkarten, und 6 Gold für das, was eine Stadt braucht
preset-brisk = 88 Goldkarten, 6 Gold für das, was eine Stadt braucht, höchstens 60 Runden
preset-usual = Die Zahlen des Regelblatts
preset-long = 160 Goldkarten und Zeit, sie zu gewinnen

## The table

zone-supply = Bank
note-has = HAT { $gold }
note-needs = BRAUCHT { $gold }
note-hazard-cargo = { $number ->
    [one] { $number } Ware verlieren
   *[other] { $number } Waren verlieren
}
note-hazard-gold = { $number } Gold verlieren
note-hazard-turn = { $number ->
    [one] { $number } Zug aussetzen
   *[other] { $number } Züge aussetzen
}
note-hazard-back = { $number ->
    [one] { $number } Feld zurück
   *[other] { $number } Felder zurück
}
note-token = { PERSON($seat) ->
    [you] dein Spielstein
   *[other] Spielstein von { $seat }
}
note-card = { $good } (geht bei { $low } oder { $high } verloren)
note-has-good = hat { $good } (Kauf für { $gold })
note-needs-good = braucht { $good } (Verkauf für { $gold })
note-steps-left = { $number ->
    [one] noch { $number } Schritt
   *[other] noch { $number } Schritte
}
counter-gold = Gold
counter-misses = setzt den nächsten Zug aus
counter-bank = Bank
counter-round = Runde
counter-calm = Runden mit diesem Stand der Bank
counter-deck = Karten im Warenstapel
counter-discards = Karten im Ablagestapel
sheet-market = Markt
sheet-cargo = Waren
sheet-offer = Angebot
column-has = HAT
column-needs = BRAUCHT
column-pays = zahlt für { $good }
column-deck = im Warenstapel
column-discards = abgelegt
column-gives = gibt
column-gold = und Gold

## Odds

odds-buy = bringt { $gold } in { $center }
odds-buy-here = bringt { $gold } gleich hier
odds-buy-here-later = bringt { $gold } hier im nächsten Zug
odds-last-sale = danach kein Verkauf mehr in diesem Zug
odds-unwanted = wird gerade nirgends gebraucht

## What things are there for

about-note-hazard-cargo = Wer hier anhält, würfelt um die Ladung: 1 oder 2 kostet die erste Karte, 3 oder 4 die zweite, 5 oder 6 die dritte.
about-note-hazard-gold = Wer hier anhält, zahlt { $number } Gold an die Bank.
about-note-hazard-turn = Wer hier anhält, setzt einmal aus.
about-note-hazard-back = { $number ->
    [one] Wer hier anhält, geht auf der Straße { $number } Feld zurück; was dort steht, gilt auch.
   *[other] Wer hier anhält, geht auf der Straße { $number } Felder zurück; was dort steht, gilt auch.
}
about-note-token = Wo sie steht, ist ihr Besitzer; sie zieht so weit, wie der Würfel zeigt.
about-note-has-good = Wer in dieser Handelsstadt ist, darf die Karte kaufen, die sie hat; dann wird eine neue aufgedeckt.
about-note-needs-good = Für die Ware, die sie braucht, zahlt diese Handelsstadt am meisten; ist sie dort verkauft, wird eine neue Karte aufgedeckt.
about-note-card = Sie lässt sich in jeder Handelsstadt verkaufen: am teuersten, wo sie gebraucht wird, am billigsten, wo es sie zu kaufen gibt.
about-kind-gold = Der Rest in der Bank ist die Uhr: Ist sie leer, endet das Spiel, und wer am reichsten ist, gewinnt.
about-kind-die = Er sagt, wie viele Felder die Figur zieht; in einer Handelsstadt unterwegs darf man früher anhalten.
about-ui-has = Die Ware, die jede Handelsstadt verkauft.
about-ui-needs = Die Ware, für die jede Handelsstadt am meisten zahlt.
about-counter-gold = Wer das meiste Gold hat, wenn die Bank leer ist, gewinnt.
about-counter-misses = Der nächste Zug dieser Person fällt aus.
about-counter-bank = Aus ihr werden Verkäufe bezahlt, in sie fließen Käufe: Ist sie leer, endet das Spiel, und wer das meiste Gold hat, gewinnt.
about-counter-round = In einer Runde ist jeder einmal am Zug; nach der letzten Runde endet das Spiel.
about-counter-calm = Runden in Folge, nach denen die Bank gleich viel hatte: Zu viele davon beenden das Spiel.
about-counter-deck = Karten, mit denen leere Felder aufgefüllt werden.
about-counter-discards = Verkaufte und verlorene Karten; sie werden gemischt, wenn der Stapel leer ist.

## The screen

ui-stop-early = früher anhalten
ui-stop-here = hier anhalten
ui-has = Hat
ui-needs = Braucht
# In den Fächern ist wenig Platz.
ui-box-has = Hat { $gold }
ui-box-needs = Braucht { $gold }
ui-box-small-has = kauf { $gold }
ui-box-small-needs = zahlt { $gold }
ui-redrawn = Von uns neu gezeichnet: Der Plan des Regelblatts ist verloren. LR-A1
ui-bank = Bank
ui-bank-of = Bank { $value } von { $most }
ui-your-cargo = Deine Waren
ui-card = { CAP($good) }
ui-card-sells = { CAP($good) }, bringt hier { $gold } Gold
ui-prices = Preise jetzt
ui-verb-pay = Selbst Gold drauflegen
ui-verb-ask = Zusätzlich Gold verlangen
ui-offer = Handel anbieten
ui-counter = Gegenangebot machen
ui-with-whom = Mit wem
ui-give = Du gibst
ui-want = { PERSON($seat) ->
    [you] Du möchtest von dir
   *[other] Du möchtest von { $seat }
}
ui-cancel = Abbrechen
ui-send = Angebot machen
ui-gold-of = { PERSON($seat) ->
    [you] Dein Gold
   *[other] Gold von { $seat }
}
ui-less-gold = Weniger Gold
ui-more-gold = Mehr Gold
ui-sum = Du bekommst { $get }, { $seat } bekommt { $give }.
ui-sum-empty = { $number ->
    [one] Wähle Karten oder Gold auf beiden Seiten. Du hast in diesem Zug noch { $number } Angebot.
   *[other] Wähle Karten oder Gold auf beiden Seiten. Du hast in diesem Zug noch { $number } Angebote.
}
ui-you-give = Du gibst
ui-you-get = Du bekommst
ui-past = Letzte Angebote
ui-past-accepted = { PERSON($seat) ->
    [you] { $other } hat angenommen: du gabst { $give } für { $get }.
   *[other] { PERSON($other) ->
        [you] Du hast angenommen: { $seat } gab dir { $give } für { $get }.
       *[other] { $other } hat angenommen: { $seat } gab { $give } für { $get }.
    }
}
ui-past-declined = { PERSON($seat) ->
    [you] { $other } hat abgelehnt: du hattest { $give } für { $get } geboten.
   *[other] { PERSON($other) ->
        [you] Du hast abgelehnt: { $seat } hatte { $give } für { $get } geboten.
       *[other] { $other } hat abgelehnt: { $seat } hatte { $give } für { $get } geboten.
    }
}
ui-past-countered = { PERSON($seat) ->
    [you] { $other } hat ein Gegenangebot gemacht: du hattest { $give } für { $get } geboten.
   *[other] { PERSON($other) ->
        [you] Du hast ein Gegenangebot gemacht: { $seat } hatte { $give } für { $get } geboten.
       *[other] { $other } hat ein Gegenangebot gemacht: { $seat } hatte { $give } für { $get } geboten.
    }
}
ui-past-withdrawn = { PERSON($seat) ->
    [you] Du hast dein Angebot zurückgezogen: { $give } für { $get }.
   *[other] { PERSON($other) ->
        [you] { $seat } hat ein Angebot an dich zurückgezogen: { $give } für { $get }.
       *[other] { $seat } hat ein Angebot an { $other } zurückgezogen: { $give } für { $get }.
    }
}
ui-hazards = Auf den Straßen
ui-hazard-cargo = Eine Ware verlieren, per Würfel
ui-hazard-gold = Gold verlieren
ui-hazard-turn = Einen Zug aussetzen
ui-hazard-back = Zurückgehen
ui-offers = { PERSON($seat) ->
    [you] Du bietest an
   *[other] { $seat } bietet an
}
ui-swap = gegen
ui-gold = { $gold } Gold
ui-from = { PERSON($seat) ->
    [you] von dir
   *[other] von { $seat }
}
ui-terms = { PERSON($seat) ->
    [you] Du gibst { $given } für { $wanted }.
   *[other] { $seat } gibt { $given } für { $wanted }.
}
ui-best-price = Bester Preis für { $good }: { $gold } in { $center }.
ui-round = Runde { $round }
ui-center = { $center } hat { $has } und braucht { $needs }.
ui-center-in-reach = In Reichweite: { $center } hat { $has } und braucht { $needs }.
ui-center-pays = Du bekommst dort { $pays }.
ui-has-sold = In diesem Zug kannst du nichts mehr verkaufen.
ui-pays = { $gold } für { $good }
ui-whole-roll = Zieh den ganzen Wurf, auf ein leuchtendes Feld.
ui-start-hint = Eine Handelsstadt verkauft, was sie hat, und zahlt am besten für das, was sie braucht.
ui-there = Dort: { $hazard }.
ui-bare-square = Auf diesem Feld passiert nichts.
ui-roll = Würfle.
ui-roll-or-stay = Würfle oder bleib.
ui-deal-then-roll = Kaufe oder verkaufe, wenn du magst, dann würfle.
ui-deal-then-roll-or-stay = Kaufe oder verkaufe, wenn du magst, dann würfle oder bleib.
ui-buy-then-roll = Kaufe, wenn du magst, dann würfle.
ui-buy-then-roll-or-stay = Kaufe, wenn du magst, dann würfle oder bleib.
ui-sell-then-roll = Verkaufe, wenn du magst, dann würfle.
ui-sell-then-roll-or-stay = Verkaufe, wenn du magst, dann würfle oder bleib.
ui-deal-or-end = Kaufe, verkaufe oder beende deinen Zug.
ui-buy-or-end = Kaufe oder beende deinen Zug.
ui-sell-or-end = Verkaufe oder beende deinen Zug.
ui-end = Beende deinen Zug.
ui-rolled = Du hast eine { $roll } gewürfelt: Wohin?

ui-preset-brisk = Zügig
ui-preset-usual = Regelblatt

## Augenblicke

ui-hazard-place = { $low }–{ $high } { $good }
ui-hazard-bare = { $low }–{ $high } nichts
