# Der fahrende Händler

title = Der fahrende Händler
designer = Jorge Arroyo
pitch =
    Zieh mit deinem Wagen durch Ebenen, Gewässer, Wälder und Gebirge und finde die acht verborgenen
    Städte. Kauf ein, wo eine Ware hergestellt wird, verkauf sie, wo man sie haben will, und steck den
    Gewinn in Pferde, Wagen, Schilde und Waffen. Wer die vereinbarte Summe zuerst erreicht, beendet
    das Spiel.
credits =
    The Wandering Merchant, Version 0.5 vom 16. Juli 2007, Copyright 2006 Jorge Arroyo, nach Merchant
    of Venus von Richard Hamblen. Der Text ist neu geschrieben.
licence =
    Creative Commons Attribution-NonCommercial-ShareAlike 2.5 (CC BY-NC-SA 2.5),
    https://creativecommons.org/licenses/by-nc-sa/2.5/, auf Deutsch: Namensnennung, nicht kommerziell,
    Weitergabe unter gleichen Bedingungen. Unsere Spielregel und unsere Klarstellungen stehen unter
    derselben Lizenz.
notice-map = Der Beispielplan ist von uns: Die Abbildung des Autors ist verloren.
notice-alone = Allein spielst du gegen die Orks und musst das Ziel rechtzeitig erreichen.

## Nouns

# .none steht im Akkusativ
good-jewelry = Schmuck
    .label = Schmuck
    .none = keinen Schmuck
good-fish = Fisch
    .label = Fisch
    .none = keinen Fisch
good-wood = Holz
    .label = Holz
    .none = kein Holz
good-clothes = Kleidung
    .label = Kleidung
    .none = keine Kleidung
good-magic = Zauberzutaten
    .label = Magie
    .none = keine Zauberzutaten
good-horses = Pferde
    .label = Pferde
    .none = keine Pferde
    .dative = Pferden
good-shields = Schilde
    .label = Schilde
    .none = keine Schilde
    .dative = Schilden
good-weapons = Waffen
    .label = Waffen
    .none = keine Waffen

# .the steht im Nominativ wie im Akkusativ, .in antwortet auf die Frage „wo?“
town-jewelry = Elfenstadt
    .the = die Elfenstadt
    .in = in der Elfenstadt
town-fish = Fischerdorf
    .the = das Fischerdorf
    .in = im Fischerdorf
town-wood = Zuflucht des Waldvolks
    .the = die Zuflucht des Waldvolks
    .in = in der Zuflucht des Waldvolks
town-clothes = Höhlen des Bergvolks
    .the = die Höhlen des Bergvolks
    .in = in den Höhlen des Bergvolks
town-magic = Zaubererstadt
    .the = die Zaubererstadt
    .in = in der Zaubererstadt
town-horses = Reiterstadt
    .the = die Reiterstadt
    .in = in der Reiterstadt
town-shields = Ritterburg
    .the = die Ritterburg
    .in = in der Ritterburg
town-weapons = Zwergenhöhlen
    .the = die Zwergenhöhlen
    .in = in den Zwergenhöhlen

tile-sp0 = Ebene 0
tile-sp2 = Ebene 2
tile-sp3 = Ebene 3
tile-sp4 = Ebene 4
tile-sp5 = Ebene 5
tile-su0 = Gewässer 0
tile-su2 = Gewässer 2
tile-su3 = Gewässer 3
tile-su4 = Gewässer 4
tile-su5 = Gewässer 5
tile-fa0 = Wald 0
tile-fa2 = Wald 2
tile-fa3 = Wald 3
tile-fa4 = Wald 4
tile-fa5 = Wald 5
tile-wi0 = Gebirge 0
tile-wi2 = Gebirge 2
tile-wi3 = Gebirge 3
tile-wi4 = Gebirge 4
tile-wi5 = Gebirge 5
tile-tower = der Zauberturm
    .accusative = den Zauberturm
tile-field = die Weide der Wildpferde
tile-castle = die Burgruine
tile-cave = die alte Höhle

way-north = Norden
way-east = Osten
way-south = Süden
way-west = Westen

# Wofür Geld gezahlt oder eingenommen wurde: allein im Kassenbuch, und im Satz vor „bezahlt“
cause-start = Startgeld
cause-sale = ein Verkauf
cause-stake-back = der Einsatz zurück
cause-goods = Waren
    .paid = für Waren
cause-cart = ein Wagen
    .paid = für einen Wagen
cause-upgrade = ein Ausbau
    .paid = für einen Ausbau
cause-boat = ein Boot
    .paid = für ein Boot
cause-shelter = die Unterkunft
    .paid = für die Unterkunft
cause-ambush = ein Überfall
    .paid = nach einem Überfall
cause-stake = ein Einsatz gegen Orks
    .paid = als Einsatz gegen die Orks
cause-lost-fight = ein verlorener Kampf
    .paid = für einen verlorenen Kampf

## Actions

action-head = Nach { $way } aufbrechen
action-roll = Im Wald würfeln
action-stay = Diesen Zug hierbleiben
action-explore = Diese Stadt erkunden
action-search = Diesen Ort absuchen
action-magic = Magie einsetzen: in diesem Zug ohne Wirkung des Geländes
action-fight = Gegen die Orks hier kämpfen
action-step = Nach { $way } ziehen
action-ferry = Ein Boot bezahlen und nach { $way } ziehen
action-compass = Die { $die } als Kompasszahl wählen
action-stop = Hier anhalten
action-attack = { PERSON($rival) ->
    [you] Dich angreifen
   *[other] { $rival } angreifen
}
action-pass = Die anderen in Frieden lassen
action-discard = { KEY($manner) ->
    [cargo] { $good } aus der Fracht abgeben
   *[use] { $good } aus der Ausrüstung abgeben
}
action-take = { KEY($manner) ->
    [cargo] { $good } als Fracht nehmen
   *[use] { $good } zum Gebrauch nehmen
}
action-leave = Nichts nehmen
action-buy = { KEY($manner) ->
    [cargo] 1 Ware als Fracht kaufen
   *[use] 1 Ware zum Gebrauch kaufen
}
action-sell = { $good } verkaufen
action-barter = { $good } eintauschen
action-cart = { KEY($size) ->
    [small] Einen kleinen Wagen kaufen
   *[big] Einen großen Wagen kaufen
}
action-upgrade = Einen kleinen Wagen ausbauen
action-done = Handel beenden
action-pay = Die Unterkunft bezahlen
action-give = { $good } für die Unterkunft geben
action-draw = { KEY($stack) ->
    [wild] Ein Wildnisplättchen ziehen
   *[town] Eine Stadt ziehen
}
action-lay = Auf { $cell } legen
action-orcs = Die Orks auf { $cell } legen

## Was die Knöpfe sagen, mit dem, worum es geht

ground-unknown = unbekannte Stadt
ground-town = { $town }
ground-orcs = { $ground } mit Orks der Stärke { $strength }
choice-head = Nach { $way } aufbrechen: { $ground }
choice-roll = { $need ->
    [0] Würfeln und sich von einem Würfel hinausführen lassen
    [6] Um den Weg würfeln: nötig ist eine { $need }
   *[other] Um den Weg würfeln: nötig ist mindestens eine { $need }
}
choice-stay = { $trades ->
    [0] { $price ->
        [0] Diesen Zug hierbleiben
       *[other] Diesen Zug hierbleiben: { $price } GM für die Nacht
    }
   *[other] Hierbleiben und frei handeln: { $ground }
}
choice-explore = Diese Stadt erkunden: bis zu { $price } GM Guthaben
choice-search = Nach { FORM($good, "dative") } suchen: { $tile }
choice-fight = Gegen die Orks der Stärke { $strength } kämpfen: { $price } GM Einsatz
choice-step = { $left ->
    [0] Nach { $way } ziehen und dort anhalten: { $ground }
    [one] Nach { $way } ziehen: { $ground }, noch { $left } Schritt
   *[other] Nach { $way } ziehen: { $ground }, noch { $left } Schritte
}
choice-ferry = { $left ->
    [0] Für { $price } GM mit dem Boot nach { $way } und dort anhalten: { $ground }
    [one] Für { $price } GM mit dem Boot nach { $way }: { $ground }, noch { $left } Schritt
   *[other] Für { $price } GM mit dem Boot nach { $way }: { $ground }, noch { $left } Schritte
}
choice-compass = { $left ->
    [0] Mit der { $die } nach { $way } ziehen und dort anhalten: { $ground }
    [one] Mit der { $die } nach { $way } ziehen: { $ground }, noch { $left } Schritt
   *[other] Mit der { $die } nach { $way } ziehen: { $ground }, noch { $left } Schritte
}
choice-stop = { $trades ->
    [0] { $price ->
        [0] Anhalten: { $ground }
       *[other] Anhalten: { $ground }, { $price } GM für die Nacht
    }
   *[other] Anhalten und handeln: { $ground }
}
choice-buy = { KEY($manner) ->
    [cargo] { $credit ->
        [0] { $good } als Fracht für { $cash } GM kaufen
       *[other] { $cash ->
            [0] { $good } als Fracht für { $credit } Guthaben kaufen
           *[other] { $good } als Fracht für { $cash } GM und { $credit } Guthaben kaufen
        }
    }
   *[use] { $credit ->
        [0] { $good } zum Gebrauch für { $cash } GM kaufen
       *[other] { $cash ->
            [0] { $good } zum Gebrauch für { $credit } Guthaben kaufen
           *[other] { $good } zum Gebrauch für { $cash } GM und { $credit } Guthaben kaufen
        }
    }
}
choice-sell = { $good } { FORM($town, "in") } für { $price } GM verkaufen
choice-barter = { $good } eintauschen: { $price } GM für { $toward }
choice-cart = { KEY($size) ->
    [small] { $credit ->
        [0] Einen kleinen Wagen für { $cash } GM kaufen
       *[other] { $cash ->
            [0] Einen kleinen Wagen für { $credit } Guthaben kaufen
           *[other] Einen kleinen Wagen für { $cash } GM und { $credit } Guthaben kaufen
        }
    }
   *[big] { $credit ->
        [0] Einen großen Wagen für { $cash } GM kaufen
       *[other] { $cash ->
            [0] Einen großen Wagen für { $credit } Guthaben kaufen
           *[other] Einen großen Wagen für { $cash } GM und { $credit } Guthaben kaufen
        }
    }
}
choice-upgrade = { $credit ->
    [0] Einen kleinen Wagen für { $cash } GM ausbauen
   *[other] { $cash ->
        [0] Einen kleinen Wagen für { $credit } Guthaben ausbauen
       *[other] Einen kleinen Wagen für { $cash } GM und { $credit } Guthaben ausbauen
    }
}
choice-done = { $price ->
    [0] Handel beenden
   *[other] Handel beenden: { $price } GM Tauschwert verfallen
}
choice-pay = Die Unterkunft für { $price } GM bezahlen
choice-orcs = Die Orks der Stärke { $strength } auf { $cell } legen

warning-magic = Eine Einheit wird verbraucht.
warning-fight = Bei einer Niederlage ist der Einsatz weg und dein Zug vorbei.
warning-attack = Ohne Sieg zahlst du und verlierst eine Waffe in Gebrauch.
warning-barter = Die Einheit ist weg, auch wenn du ihren Wert hier nicht ausgibst.

## Events: the board and the way

event-began = { PERSON($seat) ->
    [you] Du wurdest ausgelost und beginnst jede Runde.
   *[other] { $seat } wurde ausgelost und beginnt jede Runde.
}
event-shaped = Der Spielplan hat Form { $shape }.
event-laid = { CAP($tile) } wurde auf { $cell } gelegt.
event-built-wild = { PERSON($seat) ->
    [you] Du hast { FORM($tile, "accusative") } auf { $cell } gelegt.
   *[other] { $seat } hat { FORM($tile, "accusative") } auf { $cell } gelegt.
}
event-built-town = { PERSON($seat) ->
    [you] Du hast eine verdeckte Stadt auf { $cell } gelegt.
   *[other] { $seat } hat eine verdeckte Stadt auf { $cell } gelegt.
}
event-rolled = { PERSON($seat) ->
    [you] Du hast eine { $die } gewürfelt.
   *[other] { $seat } hat eine { $die } gewürfelt.
}
event-entered = { PERSON($seat) ->
    [you] { $steps ->
        [0] Du bist nach { $cell } gezogen und hast keine Schritte mehr.
        [one] Du bist nach { $cell } gezogen und hast noch { $steps } Schritt.
       *[other] Du bist nach { $cell } gezogen und hast noch { $steps } Schritte.
    }
   *[other] { $steps ->
        [0] { $seat } ist nach { $cell } gezogen und hat keine Schritte mehr.
        [one] { $seat } ist nach { $cell } gezogen und hat noch { $steps } Schritt.
       *[other] { $seat } ist nach { $cell } gezogen und hat noch { $steps } Schritte.
    }
}
event-stayed = { PERSON($seat) ->
    [you] Du bist geblieben.
   *[other] { $seat } ist geblieben.
}
event-stopped = { PERSON($seat) ->
    [you] Du hast angehalten.
   *[other] { $seat } hat angehalten.
}
event-conjured = { PERSON($seat) ->
    [you] Du hast Magie gegen das Gelände eingesetzt.
   *[other] { $seat } hat Magie gegen das Gelände eingesetzt.
}
event-chose-compass = { PERSON($seat) ->
    [you] Du hast die { $die } als Kompasszahl gewählt.
   *[other] { $seat } hat die { $die } als Kompasszahl gewählt.
}
event-forest-passed = { PERSON($seat) ->
    [you] Du hast eine { $die } gewürfelt und findest den Weg durch den Wald.
   *[other] { $seat } hat eine { $die } gewürfelt und findet den Weg durch den Wald.
}
event-forest-lost = { PERSON($seat) ->
    [you] Du hast eine { $die } gewürfelt und dich im Wald verirrt.
   *[other] { $seat } hat eine { $die } gewürfelt und sich im Wald verirrt.
}
event-explored = { PERSON($seat) ->
    [you] Du hast { $cell } erkundet und { FORM($town, "the") } entdeckt.
   *[other] { $seat } hat { $cell } erkundet und { FORM($town, "the") } entdeckt.
}
event-credited = { PERSON($seat) ->
    [you] Du hast { $gold } GM Guthaben { FORM($town, "in") } bekommen.
   *[other] { $seat } hat { $gold } GM Guthaben { FORM($town, "in") } bekommen.
}
event-searched = { PERSON($seat) ->
    [you] Deine Suche ergab { $points }.
   *[other] Die Suche von { $seat } ergab { $points }.
}
event-found = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] Du hast { $good } gefunden und als Fracht genommen.
       *[use] Du hast { $good } gefunden und zum Gebrauch genommen.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } hat { $good } gefunden und als Fracht genommen.
       *[use] { $seat } hat { $good } gefunden und zum Gebrauch genommen.
    }
}
event-found-nothing = { PERSON($seat) ->
    [you] Du hast nichts gefunden.
   *[other] { $seat } hat nichts gefunden.
}
event-ambushed = { PERSON($seat) ->
    [you] Du wurdest überfallen.
   *[other] { $seat } wurde überfallen.
}
event-orcs-came = { PERSON($seat) ->
    [you] Du hast Orks der Stärke { $strength } auf { $cell } gelegt.
   *[other] { $seat } hat Orks der Stärke { $strength } auf { $cell } gelegt.
}
event-round-began = Runde { $round } hat begonnen.
event-reached = { PERSON($seat) ->
    [you] Du hast das Ziel erreicht; diese Runde ist die letzte.
   *[other] { $seat } hat das Ziel erreicht; diese Runde ist die letzte.
}
event-ended = Das Spiel ist aus. { $ending }

## Events: fights

event-fought = { PERSON($seat) ->
    [you] Du hast gegen die Orks auf { $cell } gekämpft.
   *[other] { $seat } hat gegen die Orks auf { $cell } gekämpft.
}
event-fight-won = { PERSON($seat) ->
    [you] Du hast { $mine } zu { $theirs } gegen die Orks gewonnen.
   *[other] { $seat } hat { $mine } zu { $theirs } gegen die Orks gewonnen.
}
event-fight-lost = { PERSON($seat) ->
    [you] Du hast { $mine } zu { $theirs } gegen die Orks verloren.
   *[other] { $seat } hat { $mine } zu { $theirs } gegen die Orks verloren.
}
event-attacked = { PERSON($seat) ->
    [you] { PERSON($rival) ->
        [you] Du hast dich selbst angegriffen.
       *[other] Du hast { $rival } angegriffen.
    }
   *[other] { PERSON($rival) ->
        [you] { $seat } hat dich angegriffen.
       *[other] { $seat } hat { $rival } angegriffen.
    }
}
event-duel-won = { PERSON($seat) ->
    [you] { PERSON($rival) ->
        [you] Du hast dich selbst besiegt, mit { $points } Vorsprung.
       *[other] Du hast { $rival } besiegt, mit { $points } Vorsprung.
    }
   *[other] { PERSON($rival) ->
        [you] { $seat } hat dich besiegt, mit { $points } Vorsprung.
       *[other] { $seat } hat { $rival } besiegt, mit { $points } Vorsprung.
    }
}
event-duel-lost = { $points ->
    [0] { PERSON($seat) ->
        [you] { PERSON($rival) ->
            [you] Gleichstand: Dein Angriff auf dich selbst ist gescheitert.
           *[other] Gleichstand: Dein Angriff auf { $rival } ist gescheitert.
        }
       *[other] { PERSON($rival) ->
            [you] Gleichstand: Der Angriff von { $seat } auf dich ist gescheitert.
           *[other] Gleichstand: Der Angriff von { $seat } auf { $rival } ist gescheitert.
        }
    }
   *[other] { PERSON($seat) ->
        [you] { PERSON($rival) ->
            [you] Dein Angriff auf dich selbst ist gescheitert, mit { $points } Rückstand.
           *[other] Dein Angriff auf { $rival } ist gescheitert, mit { $points } Rückstand.
        }
       *[other] { PERSON($rival) ->
            [you] Der Angriff von { $seat } auf dich ist gescheitert, mit { $points } Rückstand.
           *[other] Der Angriff von { $seat } auf { $rival } ist gescheitert, mit { $points } Rückstand.
        }
    }
}
event-weapon-lost = { PERSON($seat) ->
    [you] Du hast eine Waffe verloren.
   *[other] { $seat } hat eine Waffe verloren.
}
event-discarded = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] Du hast { $good } aus der Fracht abgegeben.
       *[use] Du hast { $good } aus der Ausrüstung abgegeben.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } hat { $good } aus der Fracht abgegeben.
       *[use] { $seat } hat { $good } aus der Ausrüstung abgegeben.
    }
}
event-looted = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] Du hast { $good } als Fracht genommen.
       *[use] Du hast { $good } zum Gebrauch genommen.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } hat { $good } als Fracht genommen.
       *[use] { $seat } hat { $good } zum Gebrauch genommen.
    }
}

## Events: trade

event-stocked = Nachschub { FORM(NOUN("town", $good), "in") }: { $good }.
event-bought = { PERSON($seat) ->
    [you] { KEY($manner) ->
        [cargo] Du hast { $good } als Fracht gekauft.
       *[use] Du hast { $good } zum Gebrauch gekauft.
    }
   *[other] { KEY($manner) ->
        [cargo] { $seat } hat { $good } als Fracht gekauft.
       *[use] { $seat } hat { $good } zum Gebrauch gekauft.
    }
}
event-sold = { PERSON($seat) ->
    [you] Du hast { $good } verkauft.
   *[other] { $seat } hat { $good } verkauft.
}
event-bartered = { PERSON($seat) ->
    [you] Du hast { $good } im Wert von { $gold } GM eingetauscht.
   *[other] { $seat } hat { $good } im Wert von { $gold } GM eingetauscht.
}
event-got-cart = { PERSON($seat) ->
    [you] { KEY($size) ->
        [small] Du hast einen kleinen Wagen gekauft.
       *[big] Du hast einen großen Wagen gekauft.
    }
   *[other] { KEY($size) ->
        [small] { $seat } hat einen kleinen Wagen gekauft.
       *[big] { $seat } hat einen großen Wagen gekauft.
    }
}
event-upgraded = { PERSON($seat) ->
    [you] Du hast einen kleinen Wagen ausbauen lassen.
   *[other] { $seat } hat einen kleinen Wagen ausbauen lassen.
}
event-paid = { PERSON($seat) ->
    [you] Du hast { $gold } GM { FORM($cause, "paid") } bezahlt.
   *[other] { $seat } hat { $gold } GM { FORM($cause, "paid") } bezahlt.
}
event-received = { PERSON($seat) ->
    [you] { KEY($cause) ->
        [start] Du beginnst mit { $gold } GM.
        [stake-back] Du hast deinen Einsatz von { $gold } GM zurückbekommen.
       *[sale] Du hast { $gold } GM für den Verkauf bekommen.
    }
   *[other] { KEY($cause) ->
        [start] { $seat } beginnt mit { $gold } GM.
        [stake-back] { $seat } hat den Einsatz von { $gold } GM zurückbekommen.
       *[sale] { $seat } hat { $gold } GM für den Verkauf bekommen.
    }
}
event-spent-credit = { PERSON($seat) ->
    [you] Du hast { $gold } GM Guthaben { FORM($cause, "paid") } ausgegeben.
   *[other] { $seat } hat { $gold } GM Guthaben { FORM($cause, "paid") } ausgegeben.
}
event-spent-barter = { PERSON($seat) ->
    [you] Du hast { $gold } GM mit eingetauschten Waren bezahlt.
   *[other] { $seat } hat { $gold } GM mit eingetauschten Waren bezahlt.
}
event-gave = { PERSON($seat) ->
    [you] Du hast { $good } für die Unterkunft gegeben.
   *[other] { $seat } hat { $good } für die Unterkunft gegeben.
}

## Reasons

reason-chance-due = Erst wird gewürfelt oder gezogen.
reason-not-asked = { PERSON($seat) ->
    [you] Jetzt entscheidest du.
   *[other] Jetzt entscheidet { $seat }.
}
reason-not-now = Das geht in diesem Abschnitt des Zugs nicht.

reason-no-wild-left = Alle Wildnisplättchen sind gelegt.
reason-no-town-left = Alle Städte sind gelegt.
reason-occupied = Auf { $cell } liegt schon ein Plättchen.
reason-touches-nothing = { $cell } grenzt an kein Plättchen des Plans.
reason-touches-four = { $cell } grenzt an vier Plättchen; drei sind das Höchste.
reason-neighbour-full = Ein Plättchen neben { $cell } hat schon drei Verbindungen.
reason-too-close = Auf { $cell } kämen sich damit zwei Städte zu nahe.

reason-in-compass-forest = In einem Wald mit drei Wegen nennst du keine Richtung: Du würfelst.
reason-no-compass-forest = Nenn die Richtung deines ersten Schritts.
reason-no-tile-there = Im { $way } von dir liegt kein Plättchen.
reason-link-cut = Die Orks hier schneiden den Weg in die Stadt ab.
reason-no-fight-possible = Verlässt du die Stadt dort, musst du kämpfen; den Einsatz von { $price } GM hast du nicht.
reason-barred = { $cell } ist dir versperrt: Du brauchst { $price } GM für die Unterkunft oder Fisch oder Kleidung als Fracht.
reason-no-forest-die = Kein Wald verlangt hier einen Würfel von dir.
reason-no-steps = Du hast keine Schritte mehr.
reason-fee-due = Um vom Gewässer weiterzuziehen, zahl { $price } GM für ein Boot.
reason-compass-first = Wähl eine Kompasszahl, um diesen Wald zu verlassen.
reason-wrong-way = Deine Kompasszahl { $number } führt woandershin.
reason-forest-die-first = Würfle erst um deinen Weg durch den Wald.
reason-no-fee = Hier brauchst du kein Boot zu bezahlen.
reason-fee-too-high = Das Boot kostet { $price } GM; du hast { $gold }.
reason-not-compass-here = Nur ein Wald mit drei Wegen verlangt eine Kompasszahl.
reason-no-die-shows = Keiner deiner Würfel zeigt eine { $number }.
reason-compass-chosen = Deine Kompasszahl in diesem Zug ist { $number }.
reason-must-step = Nach dem Wurf musst du ein Plättchen betreten.

reason-no-hidden-town = Du bist in keiner verdeckten Stadt.
reason-no-special-tile = Nur die vier Sonderplättchen kannst du absuchen.
reason-search-limit = { $number ->
    [one] Du hast hier schon einmal gesucht; öfter geht es nicht.
   *[other] Du hast hier schon { $number }-mal gesucht; öfter geht es nicht.
}
reason-no-magic = Du hast keine Zauberzutaten in Gebrauch.
reason-magic-on = Die Magie wirkt schon.
reason-magic-in-vain = Magie würde dir in diesem Zug nichts mehr nützen.
reason-no-orcs = Hier sind keine Orks.
reason-stake-too-high = Der Einsatz beträgt { $price } GM; du hast { $gold }.
reason-no-wilderness = Auf { $cell } liegt keine Wildnis.
reason-not-beside-town = { $cell } liegt nicht neben einer Stadt.
reason-orcs-or-pawn-there = Auf { $cell } sind Orks oder eine Spielfigur.
reason-named-tile = Dieses Plättchen willst du gerade betreten.
reason-combat-off = In diesem Spiel kämpft ihr nicht gegeneinander.
reason-not-here = { PERSON($rival) ->
    [you] Dich selbst kannst du nicht angreifen.
   *[other] { $rival } ist nicht hier und kann nicht angegriffen werden.
}
reason-nothing-to-discard = So eine Ware hast du nicht: { $good }.
reason-horse-pulls = Deine Wagen brauchen alle deine Pferde.
reason-not-found = Du hast { FORM($good, "none") } gefunden.
reason-not-discarded = Unter den abgegebenen Waren findest du { FORM($good, "none") }.
reason-token-as-cargo = Einen Pferdemarker kannst du nur zum Gebrauch nehmen.

reason-no-use = { CAP($good) }: Zum Gebrauch taugt diese Ware nicht, nimm sie als Fracht.
reason-no-place = In deinen Wagen ist kein Platz mehr.
reason-buy-limit = { $number ->
    [0] Bei der Ankunft darfst du nichts kaufen. Bleib einen ganzen Zug, um zu kaufen.
    [one] Bei der Ankunft darfst du nur { $number } Ware kaufen. Bleib einen ganzen Zug, um mehr zu kaufen.
   *[other] Bei der Ankunft darfst du nur { $number } Waren kaufen. Bleib einen ganzen Zug, um mehr zu kaufen.
}
reason-sold-out = Die Stadt hat { FORM($good, "none") } mehr.
reason-too-poor = Das kostet { $price } GM; du hast { $gold }.
reason-sale-limit = { $number ->
    [0] Bei der Ankunft darfst du nichts verkaufen. Bleib einen ganzen Zug, um zu verkaufen.
    [one] Bei der Ankunft darfst du nur { $number } Ware verkaufen. Bleib einen ganzen Zug, um mehr zu verkaufen.
   *[other] Bei der Ankunft darfst du nur { $number } Waren verkaufen. Bleib einen ganzen Zug, um mehr zu verkaufen.
}
reason-not-wanted = Diese Stadt kauft { FORM($good, "none") }.
reason-no-cargo = Du hast { FORM($good, "none") } als Fracht.
reason-none-in-use = Du hast { FORM($good, "none") } in Gebrauch.
reason-horse-pulls-barter = { reason-horse-pulls }
reason-cart-limit = Noch einen Wagen kannst du nicht haben.
reason-no-spare-horse = Ein neuer Wagen braucht ein eigenes Pferd in Gebrauch.
reason-cart-too-dear = { reason-too-poor }
reason-no-small-cart = Du hast keinen kleinen Wagen.
reason-shelter-too-dear = Die Unterkunft kostet { $price } GM; du hast { $gold }.
reason-nothing-to-give = Damit kannst du die Unterkunft nicht bezahlen: { $good }.
reason-can-pay = Du kannst zahlen, also musst du auch.

## About places: what keeps you from them

about-here-beginning = Hier steht deine Figur: Wähle ein Plättchen daneben, um aufzubrechen, oder bleib.
about-here-moving = { $steps ->
    [0] Hier steht deine Figur und hat keinen Schritt mehr übrig.
    [one] Hier steht deine Figur: Zieh mit deinem letzten Schritt auf ein Plättchen daneben oder halte an.
   *[other] Hier steht deine Figur: Zieh mit deinen { $steps } Schritten auf ein Plättchen daneben oder halte an.
}
about-here-trading = Du bist hier: Handle auf dem Markt oder beende deinen Handel.
about-arrived = Für diesen Zug hast du angehalten: Beende deinen Handel und zieh im nächsten Zug weiter.
about-forest-roll = Nur { $low } oder { $high } führt aus diesem Wald dorthin: Würfle und wähle einen Würfel als Kompass.
about-forest-choose = Nur { $low } oder { $high } führt aus diesem Wald dorthin: Wähle zuerst deine Kompasszahl.
about-forest-chosen = Du hast { $number } gewählt: Aus diesem Wald kommst du nur nach { $way }; dorthin führt { $low } oder { $high }.
about-cut-off = Orks versperren jeden Weg dorthin: Erst müssen sie besiegt werden.
about-set-out = { $dice ->
    [one] { $steps } Schritte entfernt: Brich nach { $way } auf; mit { $dice } Würfel kommst du auf höchstens { $most } Schritte.
   *[other] { $steps } Schritte entfernt: Brich nach { $way } auf; mit { $dice } Würfeln kommst du auf höchstens { $most } Schritte.
}
about-near = { $left ->
    [one] { $steps } Schritte entfernt, und du hast { $left }: Zieh Plättchen für Plättchen, zuerst nach { $way }.
   *[other] { $steps } Schritte entfernt, und du hast { $left }: Zieh Plättchen für Plättchen, zuerst nach { $way }.
}
about-far = { $left ->
    [0] { $steps } Schritte entfernt, und du hast keinen mehr; der Weg dorthin beginnt nach { $way }.
    [one] { $steps } Schritte entfernt, und du hast { $left }; der Weg dorthin beginnt nach { $way }.
   *[other] { $steps } Schritte entfernt, und du hast { $left }; der Weg dorthin beginnt nach { $way }.
}
about-not-yours = Das gehört { $owner }.
about-not-wanted = Diese Stadt kauft { $good } nicht; abnehmen würden: { $towns }.
about-sell = { CAP($good) } bringt { $price } GM; Abnehmer: { $towns }.

## Steps

step-drawing = Es wird ausgelost, wer beginnt.
step-shaping = Die Form des Spielplans wird ausgelost.
step-laying = Die Plättchen werden gelegt.
step-turning = Ein Wildnisplättchen wird gezogen.
step-restocking = Münzen werden für ihre Städte gezogen.
step-rolling = { PERSON($seat) ->
    [you] Du würfelst für die Bewegung.
   *[other] { $seat } würfelt für die Bewegung.
}
step-mustering = Eine Münze wird für die Orks gezogen.
step-counting = Die Orks zeigen ihre Stärke.
step-fighting = { PERSON($seat) ->
    [you] Du kämpfst gegen die Orks.
   *[other] { $seat } kämpft gegen die Orks.
}
step-tracking = { PERSON($seat) ->
    [you] Du suchst den Weg aus dem Wald.
   *[other] { $seat } sucht den Weg aus dem Wald.
}
step-discovering = { PERSON($seat) ->
    [you] Du deckst eine Stadt auf.
   *[other] { $seat } deckt eine Stadt auf.
}
step-searching = { PERSON($seat) ->
    [you] Du suchst.
   *[other] { $seat } sucht.
}
step-duelling = { PERSON($seat) ->
    [you] Du kämpfst gegen eine andere Person.
   *[other] { $seat } kämpft gegen eine andere Person.
}
step-building = { PERSON($seat) ->
    [you] Zieh ein Plättchen von einem der beiden Stapel.
   *[other] { $seat } zieht ein Plättchen von einem der beiden Stapel.
}
step-placing = { PERSON($seat) ->
    [you] Leg das Plättchen an.
   *[other] { $seat } legt das Plättchen an.
}
step-beginning = { PERSON($seat) ->
    [you] Brich auf, bleib oder suche.
   *[other] { $seat } bricht auf, bleibt oder sucht.
}
step-placing-orcs = { PERSON($seat) ->
    [you] Orks kommen: Leg sie neben eine Stadt.
   *[other] { $seat } legt die Orks neben eine Stadt.
}
step-moving = { PERSON($seat) ->
    [you] Zieh weiter oder halt hier an.
   *[other] { $seat } zieht weiter oder hält an.
}
step-attacking = { PERSON($seat) ->
    [you] Du darfst hier jemanden angreifen.
   *[other] { $seat } darf angreifen.
}
step-discarding = { PERSON($seat) ->
    [you] Du hast den Kampf verloren: Gib eine Ware ab.
   *[other] { $seat } muss eine Ware abgeben.
}
step-looting = { PERSON($seat) ->
    [you] Du darfst eine der Waren nehmen.
   *[other] { $seat } darf eine der Waren nehmen.
}
step-trading = { PERSON($seat) ->
    [you] Kauf, verkauf oder beende deinen Handel.
   *[other] { $seat } handelt.
}
step-finding = { PERSON($seat) ->
    [you] Nimm deinen Fund.
   *[other] { $seat } nimmt den Fund.
}
step-sheltering = { PERSON($seat) ->
    [you] Bezahl die Nacht im Gebirge.
   *[other] { $seat } bezahlt die Nacht im Gebirge.
}
step-resting = Das Spiel ist aus.

## Endings

ending-goal-reached = Das Ziel wurde erreicht: Wer die meisten GM hat, gewinnt.
ending-alone-too-late = Die letzte Runde ist vorbei, und das Ziel wurde nicht erreicht.
ending-rounds-over = Die letzte Runde ist vorbei: Wer die meisten GM hat, gewinnt.
ending-orcs-won = Die Orks haben gewonnen; alle verlieren.

## Options

option-map = Der Spielplan
option-map-example = Beispiel
option-map-generated = ausgelost
option-map-built = selbst gebaut
option-goal = Ziel in GM; 0: stattdessen eine feste Zahl von Runden
option-rounds = Höchstzahl an Runden; 0: nach dem Tempo
option-pace = Runden je 1000 GM des Ziels; ohne Ziel: Runden insgesamt
option-orcs = Orks; im Solospiel immer dabei
option-orcs-off = aus
option-orcs-on = an
option-combat = Kampf untereinander
option-combat-off = aus
option-combat-on = an
option-start = GM zu Beginn, mal die Zahl der Personen
option-stock = Münzen, die zu Beginn in die Städte kommen
option-reveal = Münzen, die bei einer Entdeckung gezogen werden
option-bonus = Höchstes Guthaben für eine Entdeckung
option-tokens = Ab so vielen Personen sind Pferde in Gebrauch Marker
option-small = Plätze in einem kleinen Wagen
option-big = Plätze in einem großen Wagen; mindestens so viele wie im kleinen
option-carts = Wagen pro Person
option-cart_small = Preis eines kleinen Wagens
option-cart_big = Preis eines großen Wagens
option-upgrade = Preis eines Ausbaus
option-dice = Höchstzahl an Würfeln für die Bewegung
option-arrival_buys = Käufe bei der Ankunft
option-arrival_sales = Verkäufe bei der Ankunft
option-buy_jewelry = Einkaufspreis von Schmuck
option-buy_fish = Einkaufspreis von Fisch
option-buy_wood = Einkaufspreis von Holz
option-buy_clothes = Einkaufspreis von Kleidung
option-buy_magic = Einkaufspreis von Zauberzutaten
option-buy_horses = Einkaufspreis von Pferden
option-buy_shields = Einkaufspreis von Schilden
option-buy_weapons = Einkaufspreis von Waffen
option-sell_jewelry = Verkaufspreis von Schmuck
option-sell_fish = Verkaufspreis von Fisch
option-sell_wood = Verkaufspreis von Holz
option-sell_clothes = Verkaufspreis von Kleidung
option-sell_magic = Verkaufspreis von Zauberzutaten
option-sell_horses = Verkaufspreis von Pferden
option-sell_shields = Verkaufspreis von Schilden
option-sell_weapons = Verkaufspreis von Waffen
option-barter = Wert eines Tauschs in Prozent des Einkaufspreises
option-ferry = GM für ein Boot, mal die Zahl des Gewässers
option-shelter = GM für eine Nacht, mal die Zahl des Gebirges
option-shelter_choice = Unterkunft nach Wahl mit Geld oder Waren bezahlen
option-shelter_choice-off = aus
option-shelter_choice-on = an
option-searches = Suchen hintereinander auf einem Plättchen; 0: ohne Grenze
option-find = Bis zu dieser Zahl bringt eine Suche einen Fund
option-ambush = Ab dieser Zahl bringt eine Suche einen Überfall
option-toll = GM je Punkt bei einem Überfall
option-stake = GM Einsatz je Punkt Stärke der Orks
option-damage = GM je Punkt eines verlorenen Kampfs untereinander
option-shield = GM, die ein Schild nach einem gescheiterten Angriff spart

preset-short = Bis 1000 GM
preset-usual = Bis 2000 GM
preset-long = Bis 3000 GM
preset-timed = 60 Runden ohne Ziel
preset-wild = Bis 2000 GM, mit Orks und Kampf
preset-built = Bis 2000 GM auf einem Plan, den ihr selbst baut

## The table

kind-orc = Orks
    .plural = Orks
kind-horse = Pferd
    .plural = Pferde
kind-cart-small = kleiner Wagen
    .plural = kleine Wagen
kind-cart-big = großer Wagen
    .plural = große Wagen
zone-supply = Markt
note-tile = { $steps ->
    [one] { $tile }, { $steps } Schritt
   *[other] { $tile }, { $steps } Schritte
}
note-mountains = { $steps ->
    [one] { $tile }, { $steps } Schritt, Unterkunft { $price } GM
   *[other] { $tile }, { $steps } Schritte, Unterkunft { $price } GM
}
note-water = { $steps ->
    [one] { $tile }, { $steps } Schritt, Boot { $price } GM
   *[other] { $tile }, { $steps } Schritte, Boot { $price } GM
}
note-town = { $town }
note-hidden-town = eine verdeckte Stadt
note-orcs = Orks der Stärke { $strength }
note-pawn = { PERSON($seat) ->
    [you] deine Spielfigur
   *[other] Spielfigur von { $seat }
}
note-steps-left = noch { $steps }
note-must-stop = Halt
note-must-stop-night = Halt, { $price } GM
note-cargo = { $good } als Fracht
note-in-use = { $good } in Gebrauch
note-discarded = { $good }, abgegeben
note-rolled = gewürfelt: { $die }

counter-gold = GM
counter-dice = Würfel
counter-places = freie Plätze
counter-credit = Guthaben { FORM($of, "in") }
counter-steps = übrige Schritte
counter-compass = Kompasszahl
counter-wild-to-come = Wildnisplättchen im Stapel
counter-towns-to-come = Städte im Stapel
counter-round = Runde
counter-cup = Münzen im Becher
counter-towns = gefundene Städte
counter-cut-off = abgeschnittene Städte
counter-pause = Asse ohne Wirkung

sheet-market = Markt
column-stock = Vorrat
column-buy = Einkauf
column-sell = Verkauf
column-town = Stadt
column-buyers = Verkauf an die Städte für
cell-unknown = ?
cell-buyer = { $good } ({ $cell })
cell-unknown-buyer = { $good } (?)

## What things are there for

about-note-tile = { KEY($tile) ->
    [tower] Beginne hier einen Zug und suche: Eine 1 oder 2 bringt Zauberzutaten, bei hohen Zahlen wirst du überfallen.
    [field] Beginne hier einen Zug und suche: Eine 1 oder 2 bringt ein Pferd, bei hohen Zahlen wirst du überfallen.
    [castle] Beginne hier einen Zug und suche: Eine 1 oder 2 bringt einen Schild, bei hohen Zahlen wirst du überfallen.
    [cave] Beginne hier einen Zug und suche: Eine 1 oder 2 bringt eine Waffe, bei hohen Zahlen wirst du überfallen.
    [fa0] Ein Wald: Grenzen drei Plättchen an, entscheidet einer deiner Würfel über den Weg hinaus.
    [fa2] Ein Wald: Grenzen drei Plättchen an, entscheidet einer deiner Würfel über den Weg hinaus; sonst brauchst du mehr als eine 2, um weiterzuziehen.
    [fa3] Ein Wald: Grenzen drei Plättchen an, entscheidet einer deiner Würfel über den Weg hinaus; sonst brauchst du mehr als eine 3, um weiterzuziehen.
    [fa4] Ein Wald: Grenzen drei Plättchen an, entscheidet einer deiner Würfel über den Weg hinaus; sonst brauchst du mehr als eine 4, um weiterzuziehen.
    [fa5] Ein Wald: Grenzen drei Plättchen an, entscheidet einer deiner Würfel über den Weg hinaus; sonst brauchst du mehr als eine 5, um weiterzuziehen.
   *[plains] Es zu betreten kostet seine Schritte; sonst geschieht hier nichts.
}
about-note-mountains = { $price ->
    [0] Eine Nacht hier kostet nichts.
   *[other] Eine Nacht hier kostet { $price } GM oder eine Einheit Fisch oder Kleidung: Ohne das kommst du nicht hinein.
}
about-note-water = { $price ->
    [0] Ein Boot kostet hier nichts.
   *[other] Um im selben Zug von hier weiterzuziehen, zahlst du { $price } GM für ein Boot.
}
about-note-town = Eine Stadt verkauft ihre eigene Ware und kauft drei andere: bei der Ankunft je eine, in einem Zug, den du ganz hier verbringst, beliebig viele.
about-note-hidden-town = Wer hierher kommt, darf sie erkunden und bekommt ein Guthaben für diese Stadt.
about-note-orcs = Sie versperren den Weg zwischen diesem Plättchen und der Stadt; wer vorbei will, kämpft um einen Einsatz.
about-note-pawn = Sie steht, wo ihr Händler ist.
about-note-cargo = Fracht ist zum Verkaufen da, in den Städten, die sie wollen.
about-note-in-use = Was in Gebrauch ist, hilft dir dauernd; es lässt sich eintauschen, aber nicht verkaufen.
about-note-discarded = Nach einem verlorenen Kampf abgegeben: Wer gewonnen hat, darf eines davon nehmen.
about-note-rolled = Zusammen sind die Würfel deine Schritte; in einem Wald kann einer davon dein Kompass sein.
about-kind-horse = Jeden Wagen zieht ein Pferd; jedes weitere bringt einen Würfel mehr für die Bewegung.
about-kind-cart-small = Er trägt Fracht und Ausrüstung und braucht ein Pferd.
about-kind-cart-big = Er trägt mehr als ein kleiner Wagen und braucht ein Pferd.
about-good-jewelry = Fracht: in der eigenen Stadt gekauft, in den drei Städten seiner Zeile verkauft.
about-good-fish = Fracht, und eine Einheit davon bezahlt eine Nacht im Gebirge.
about-good-wood = Fracht: in der eigenen Stadt gekauft, in den drei Städten seiner Zeile verkauft.
about-good-clothes = Fracht, und eine Einheit davon bezahlt eine Nacht im Gebirge.
about-good-magic = Als Fracht werden sie verkauft; in Gebrauch erspart dir eine abgegebene Einheit für den Rest eines Zuges jedes Gelände.
about-good-horses = Als Fracht werden sie verkauft; in Gebrauch ziehen sie Wagen, und jedes weitere bringt einen Würfel mehr für die Bewegung.
about-good-shields = Als Fracht werden sie verkauft; in Gebrauch senkt jeder, was ein Kampf dich kostet.
about-good-weapons = Als Fracht werden sie verkauft; in Gebrauch erhöht jede deinen Würfel im Kampf um 1.
about-ui-stock = Wie viele Einheiten die Stadt zu verkaufen hat.
about-ui-buy = Was eine Einheit in der eigenen Stadt kostet.
about-ui-sell = Was die Städte, die sie wollen, für eine Einheit zahlen.
about-ui-sold-to = Die Städte, die sie kaufen: Ein gefülltes Zeichen ist eine gefundene Stadt.
about-counter-gold = Wer am Ende das meiste Geld hat, gewinnt; ist das Ziel erreicht, endet das Spiel.
about-counter-dice = Würfel für die Bewegung: Pferde minus Wagen, plus einer.
about-counter-places = Freie Plätze auf den Wagen.
about-counter-credit = Wer diese Stadt entdeckt hat, darf das dort statt Geld ausgeben.
about-counter-steps = Jedes Plättchen kostet so viele Schritte, wie seine Zahl sagt.
about-counter-compass = Die Zahl, die einen ganzen Zug lang aus Wäldern mit drei Nachbarn führt.
about-counter-wild-to-come = Wildnisplättchen, die noch zu legen sind.
about-counter-towns-to-come = Städte, die noch zu legen sind.
about-counter-round = Nach der letzten Runde endet das Spiel.
about-counter-cup = Bei jedem Verkauf wird eine Münze aus dem Becher gezogen und bringt einer Stadt neue Ware.
about-counter-towns = Erkundete Städte, von allen acht.
about-counter-cut-off = Von Orks abgeschnittene Städte: Sind es alle, verlieren alle.
about-counter-pause = Solange das gilt, bringt ein Ass keine neuen Orks.

## Odds

odds-fight = { $percent } % Siegchance
odds-ambush = { $percent } % Siegchance im Kampf, { $price } GM Einsatz
odds-search = { $attacked ->
    [0] { $found } % für einen Fund
   *[other] { $found } % für einen Fund, { $attacked } % für einen Überfall um bis zu { $most } GM
}
odds-forest = { $percent } %, um durchzukommen
odds-dice = { $dice } Würfel: { $dice } bis { $most } Schritte
odds-cargo = Verkauf für { $sells } GM

## The screen: the market

ui-market = Markt
ui-to-map = Zurück zur Karte
ui-good = Ware
ui-stock = Vorrat
ui-buy = Kauf
ui-sell = Verkauf
ui-sold-to = gefragt in
ui-ware = { FORM($good, "label") }
ui-buyer = { $town }
ui-unknown-buyer = { $town }, noch nicht gefunden
ui-you-carry = { $number } geladen
ui-you-use = { $number } in Gebrauch
ui-trade-in-market = Ein Geschäft auf dem Markt wählen
ui-nothing-to-trade = Jetzt hier nichts zu kaufen oder zu verkaufen
ui-deal-buy = { KEY($manner) ->
    [cargo] { $cash ->
        [0] Kauf (Guthaben)
       *[other] Kauf −{ $cash }
    }
   *[use] { $cash ->
        [0] Gebrauch (Guthaben)
       *[other] Gebrauch −{ $cash }
    }
}
ui-deal-sell = Verkauf +{ $price }
ui-deal-barter = Tausch { $price }
ui-deal-cart = { KEY($size) ->
    [small] { $cash ->
        [0] Klein (Guthaben)
       *[other] Klein −{ $cash }
    }
   *[big] { $cash ->
        [0] Groß (Guthaben)
       *[other] Groß −{ $cash }
    }
}
ui-deal-upgrade = { $cash ->
    [0] Ausbau (Guthaben)
   *[other] Ausbau −{ $cash }
}
ui-cart-shop = Wagen
ui-why-not = Warum nicht?
ui-credit = { $gold } GM Guthaben hier
ui-barter-left = { $gold } GM Tauschwert übrig
ui-no-limit = Kauf und Verkauf ohne Grenze
ui-buys-left = { $number ->
    [0] kein Kauf mehr
    [one] noch { $number } Kauf
   *[other] noch { $number } Käufe
}
ui-sales-left = { $number ->
    [0] kein Verkauf mehr
    [one] noch { $number } Verkauf
   *[other] noch { $number } Verkäufe
}
ui-legend = Gefüllt: gefunden. Gestrichelt: noch nicht.
ui-cup = { $number ->
    [one] { $number } Münze im Becher
   *[other] { $number } Münzen im Becher
}
ui-towns-found = { $number } von 8 Städten gefunden
ui-towns-found-cut = { $number } von 8 Städten gefunden, { $cut } abgeschnitten
ui-town = { CAP(FORM($town, "in")) } kaufst du { $good } für { $price } ({ $number } im Vorrat) und verkaufst { $wanted }.
ui-wanted = { $good } für { $price }

## The screen: what is yours

ui-your-cargo = Deine Fracht
ui-cargo = { $number } × { $good }, je { $price } GM, gefragt { $towns }.
ui-cargo-missing = { $missing ->
    [one] { $number } × { $good }, je { $price } GM, gefragt { $towns }. { $missing } Abnehmer ist noch nicht gefunden.
   *[other] { $number } × { $good }, je { $price } GM, gefragt { $towns }. { $missing } Abnehmer sind noch nicht gefunden.
}
ui-cargo-unwanted = { $number } × { $good }, je { $price } GM. Noch ist kein Abnehmer gefunden.
ui-in-town = { FORM($town, "in") }
ui-no-cargo = Noch nichts: Kauf ein, wo eine Ware hergestellt wird.
ui-load = { $number } × { FORM($good, "label") }
ui-places-free = { $number } frei
ui-dice = { $number } Würfel
ui-horses = { $number ->
    [one] { $number } Pferd
   *[other] { $number } Pferde
}
ui-carts = { $number } Wagen
ui-dice-sum = { $horses } − { $carts } + 1 = { $dice }
ui-dice-sum-most = { $horses } − { $carts } + 1, höchstens { $dice }
ui-towns-cut = Orks schneiden { $number } von 8 Städten ab; trifft es alle, verlieren alle.
ui-ledger = Kassenbuch
ui-ledger-in = +{ $gold }
ui-ledger-out = −{ $gold }

## The screen: while the board is built

ui-to-be-laid = Zu legen
ui-stacks = Die Stapel
ui-face-down-rule = Eine verdeckte Stadt: Zwischen Städten müssen zwei Wildnisplättchen liegen.
ui-wild-to-come = { $number } Wildnisplättchen im Stapel
ui-towns-to-come = { $number ->
    [one] { $number } Stadt im Stapel
   *[other] { $number } Städte im Stapel
}
ui-still-to-lay = Noch zu legen: { $wild }, { $towns }. Wälder mit drei Nachbarn brauchen einen Kompass.
ui-wild-tiles = { $number } Wildnisplättchen
ui-towns = { $number ->
    [one] { $number } Stadt
   *[other] { $number } Städte
}

## The screen: the bar

ui-goal = Am reichsten
ui-round = Runde { $number } von { $of }
ui-building-board = Der Spielplan wird gebaut
ui-name-first = { $dice }. Nenn erst die Richtung, dann würfle.
ui-steps-left = { $number ->
    [one] Noch { $number } Schritt.
   *[other] Noch { $number } Schritte.
}
ui-steps-left-compass = { $number ->
    [one] Noch { $number } Schritt. Die Zahl, die du wählst, gilt für den ganzen Zug.
   *[other] Noch { $number } Schritte. Die Zahl, die du wählst, gilt für den ganzen Zug.
}
ui-stop = Halt
ui-stop-night = Halt, { $price }
ui-roll-out = Würfle und lass dich von einem Würfel aus dem Wald führen.
ui-or-search = Brich auf, suche oder bleib.
ui-or-explore = Erkunde diese Stadt, brich auf oder wähl ihr Feld, um zu bleiben.
ui-explore-or-stop = Erkunde diese Stadt, zieh weiter oder wähl ihr Feld, um anzuhalten.
ui-explore-or-stop-only = Erkunde diese Stadt oder wähl ihr Feld, um anzuhalten.
ui-stop-here = anhalten
ui-stay-here = bleiben
ui-set-out = Brich auf oder bleib.
ui-choose-compass = Wähl einen Kompasswürfel, um den Wald zu verlassen.
ui-die-leads = Dein Würfel führt dich auf das leuchtende Feld.
ui-forest-ways = Ein Würfel führt dich hinaus: { $ways }.
ui-forest-way = { $low } oder { $high } nach { $cell }
ui-go-on = Zieh weiter oder halt hier an.

## The screen: a button for several actions of a verb

ui-verb-head = Aufbrechen
ui-verb-step = Weiterziehen
ui-verb-ferry = Ein Boot bezahlen
ui-verb-compass = Eine Kompasszahl wählen
ui-verb-attack = Angreifen
ui-verb-discard = Eine Ware abgeben
ui-verb-take = Eine Ware nehmen
ui-verb-buy = Kaufen
ui-verb-sell = Verkaufen
ui-verb-barter = Eintauschen
ui-verb-cart = Einen Wagen kaufen
ui-verb-give = Waren für die Unterkunft geben
ui-verb-draw = Ein Plättchen ziehen
ui-verb-lay = Das Plättchen legen
ui-verb-orcs = Die Orks legen

ui-preset-timed = Auf Zeit
ui-preset-wild = Wild
ui-preset-built = Selbst gebaut

## Augenblicke

ui-moment-rolled = { PERSON($seat) ->
    [you] Du hast { $total } gewürfelt.
   *[other] { $seat } hat { $total } gewürfelt.
}
ui-moment-exit = { $low }–{ $high } führt nach { $cell }
ui-moment-equipment = + { $number } für Ausrüstung
ui-moment-search = Bis { $find } wird etwas gefunden, ab { $ambush } gibt es einen Überfall
ui-moment-find = Gefunden: { $good }.
ui-moment-die = Würfel
ui-moment-weapons = Waffen
ui-moment-shields = Schilde
ui-moment-number = ihre Stärke
ui-moment-forest = Weiter geht es mit mehr als { $number }
ui-moment-equal-wins = Gleich viel oder mehr schlägt die Orks
ui-moment-higher-wins = Wer angreift, braucht die höhere Summe
ui-moment-cut-off = Bis sie besiegt sind, ist der Weg zwischen diesem Feld und den Orten daneben gesperrt.
ui-moment-orcs = Die Orks
ui-moment-drawn = Neue Waren kommen in die Städte
