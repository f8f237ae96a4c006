# Die Piraten von Van Zandt

title = Die Piraten von Van Zandt
designer = Andy Van Zandt
pitch =
    Mehrere Crews haben ihre Schätze auf denselben paar Inseln vergraben, und jede will, was die anderen
    versteckt haben. Schick deine Piraten an Land, lass sie neben den Würfeln graben, schaff den Fund auf
    dein Schiff und hinaus auf die offene See, bevor jemand eine Kanonenkugel durch deine Pläne jagt.
credits = Erfunden von Andy Van Zandt für das Piecepack, Copyright 2008 Truekid Games.
# Der Vorspann der Originalregeln: in jeder Sprache so, wie er dort steht.
licence =
    The Pirates of Van Zandt
    A piecepack game by Andy Van Zandt
    Copyright 2008 Truekid Games
    www.TruekidGames.com
    This may be used for any purpose as long as this header is included and unaltered.
notice-islands = Die Bilder der sechs Inselpläne sind verloren; die Inseln hier sind nachempfunden.
notice-two-players = Zu zweit befehligt ihr beide je zwei Crews: unsere eigene Variante, nicht die des Originals.

## Nouns

# Ein Platz mit dem Namen eines Symbols hat eine Crew; wo niemand einen Namen hat, ist von ihr die Rede.
# Zu zweit haben Tag und Nacht je zwei Crews.
seat-suns = Sonnen
    .start = Die Crew der Sonnen
    .crew = die Crew der Sonnen
    .dative = der Crew der Sonnen
seat-moons = Monde
    .start = Die Crew der Monde
    .crew = die Crew der Monde
    .dative = der Crew der Monde
seat-crowns = Kronen
    .start = Die Crew der Kronen
    .crew = die Crew der Kronen
    .dative = der Crew der Kronen
seat-arms = Wappen
    .start = Die Crew der Wappen
    .crew = die Crew der Wappen
    .dative = der Crew der Wappen
seat-day = Tag
seat-night = Nacht
# Wem eine Crew, ein Kapitän oder ein Würfel gehört, steht hinter dem Wort; "is" sagt, ob es "dein" heißt. Zu zweit haben alle zwei Crews:
# Dann steht das Symbol dabei.
whose-suns = { PERSON(NOUN("seat", "suns")) ->
    [you] { "" }
    [named] { " " }von { NOUN("seat", "suns") }
   *[unnamed] { PERSON(NOUN("seat", "day")) ->
        [named] { " " }von { NOUN("seat", "day") } ({ suit-suns })
       *[other] { " " }der { suit-suns }
    }
}
    .is = { PERSON(NOUN("seat", "suns")) ->
        [unnamed] { PERSON(NOUN("seat", "day")) }
       *[other] { PERSON(NOUN("seat", "suns")) }
    }
whose-moons = { PERSON(NOUN("seat", "moons")) ->
    [you] { "" }
    [named] { " " }von { NOUN("seat", "moons") }
   *[unnamed] { PERSON(NOUN("seat", "night")) ->
        [named] { " " }von { NOUN("seat", "night") } ({ suit-moons })
       *[other] { " " }der { suit-moons }
    }
}
    .is = { PERSON(NOUN("seat", "moons")) ->
        [unnamed] { PERSON(NOUN("seat", "night")) }
       *[other] { PERSON(NOUN("seat", "moons")) }
    }
whose-crowns = { PERSON(NOUN("seat", "crowns")) ->
    [you] { "" }
    [named] { " " }von { NOUN("seat", "crowns") }
   *[unnamed] { PERSON(NOUN("seat", "day")) ->
        [named] { " " }von { NOUN("seat", "day") } ({ suit-crowns })
       *[other] { " " }der { suit-crowns }
    }
}
    .is = { PERSON(NOUN("seat", "crowns")) ->
        [unnamed] { PERSON(NOUN("seat", "day")) }
       *[other] { PERSON(NOUN("seat", "crowns")) }
    }
whose-arms = { PERSON(NOUN("seat", "arms")) ->
    [you] { "" }
    [named] { " " }von { NOUN("seat", "arms") }
   *[unnamed] { PERSON(NOUN("seat", "night")) ->
        [named] { " " }von { NOUN("seat", "night") } ({ suit-arms })
       *[other] { " " }der { suit-arms }
    }
}
    .is = { PERSON(NOUN("seat", "arms")) ->
        [unnamed] { PERSON(NOUN("seat", "night")) }
       *[other] { PERSON(NOUN("seat", "arms")) }
    }
crew = { FORM(NOUN("whose", $a), "is") ->
    [you] deine
   *[other] die
} Crew{ NOUN("whose", $a) }
    .start = { FORM(NOUN("whose", $a), "is") ->
        [you] Deine
       *[other] Die
    } Crew{ NOUN("whose", $a) }
    .dative = { FORM(NOUN("whose", $a), "is") ->
        [you] deiner
       *[other] der
    } Crew{ NOUN("whose", $a) }
square = { $a }
water = { $a }, Wasser
    .to = nach { $a }
# Ein Schiff heißt nach seinem Symbol, wer immer es befehligt; das Schiff einer Crew ist das, das sie befehligt.
flagship = { FORM(NOUN("whose", $a), "is") ->
    [you] dein
   *[other] das
} Schiff{ NOUN("whose", $a) }
    .dative = { FORM(NOUN("whose", $a), "is") ->
        [you] deinem
       *[other] dem
    } Schiff{ NOUN("whose", $a) }
ship = das Schiff der { NOUN("suit", $a) }
    .dative = dem Schiff der { NOUN("suit", $a) }
    .to = zum Schiff der { NOUN("suit", $a) }
die = { FORM(NOUN("whose", $a), "is") ->
    [you] dein
   *[other] der
} Würfel{ NOUN("whose", $a) }
    .accusative = { FORM(NOUN("whose", $a), "is") ->
        [you] deinen
       *[other] den
    } Würfel{ NOUN("whose", $a) }
    .dative = { FORM(NOUN("whose", $a), "is") ->
        [you] deinem
       *[other] dem
    } Würfel{ NOUN("whose", $a) }
coin = { FORM(NOUN("whose", $a), "is") ->
    [you] dein Crewmitglied { CAP($b) }{ NOUN("whose", $a) }
   *[other] Crewmitglied { CAP($b) }{ NOUN("whose", $a) }
}
captain = { FORM(NOUN("whose", $a), "is") ->
    [you] dein
   *[other] der
} Kapitän{ NOUN("whose", $a) }
own = Crewmitglied { CAP($a) }
own-captain = der Kapitän
    .dative = dem Kapitän
island-one-great-island = Eine große Insel
island-twin-islands = Zwillingsinseln
island-four-quarters = Vier Viertel
island-lagoon = Die Lagune
island-mother-and-chicks = Glucke mit Küken
island-pinwheel = Windrad

## Actions

action-place = Schiff auf { $square } setzen
action-sail = Nach { $square } segeln
action-ocean = In See stechen
action-fire = Kanone auf { $target } abfeuern
action-board = { CAP($ship) } entern
action-whirlpool = Strudel auf { $square } legen
action-drain = Strudel für immer entfernen
action-return = Bei { $square } zur Küste zurückkehren
action-hail = { CAP($ship) } nach { $square } rufen
action-walk = Mit { FORM($own, "dative") } { FORM($goal, "to") } gehen
action-dig = Mit { FORM($own, "dative") } nach { FORM($die, "dative") } graben
action-attack = { CAP($coin) } mit { FORM($own, "dative") } angreifen
action-recruit = Getötete Crew wieder anheuern
action-supply = Nachschub laden
action-unload = Schätze entladen: Sie sind in Sicherheit
action-hide = Würfel auf { $square } verstecken
action-seize = Schiff übernehmen: Kapitän, Crew und Schätze wechseln über
action-stay = Alles lassen, wie es ist
action-done = Zug beenden

# Mit dem, was auf dem Spiel steht. In Klammern der Wert eines Crewmitglieds: Wem es gehört, der kennt ihn.
choice-place = { CAP($ship) } auf { $square } setzen
choice-sail = Mit { FORM($ship, "dative") } nach { $square } segeln
choice-ocean = Mit { FORM($ship, "dative") } in See stechen
choice-return = Mit { FORM($ship, "dative") } bei { $square } zur Küste zurückkehren
choice-fire = { $how ->
    [0] { CAP($victim) } mit der Kanone töten
    [1] { CAP($victim) } leckschießen
   *[other] { CAP($victim) } beschießen: kein Schaden, alle sind an Bord
}{ $number ->
    [0] { "" }, mit der letzten Kugel
   *[other] { "" }, danach noch { $number } Kugel
}
choice-board = { CAP($ship) } entern, für { $number ->
    [0] nichts
    [one] { $number } Kanonenkugel
   *[other] { $number } Kanonenkugeln
}
choice-walk = { $how ->
    [0] Mit { FORM($own, "dative") }{ $value ->
        [0] { "" }
       *[other] { "" } ({ $value })
    } { FORM($goal, "to") } gehen
    [1] Mit { FORM($own, "dative") }{ $value ->
        [0] { "" }
       *[other] { "" } ({ $value })
    } auf { $ship } gehen
   *[other] Mit { FORM($own, "dative") } { $goal } übernehmen
}{ $worth ->
    [0] { "" }
   *[other] { "" }, mit einem Schatz vom Wert { $worth }
}
choice-attack = { CAP($coin) }{ $known ->
    [0] { "" }
   *[other] { "" } ({ $known })
} mit { FORM($own, "dative") } ({ $value }) angreifen{ $worth ->
    [0] { "" }
   *[other] { "" }: Schatz vom Wert { $worth }
}
choice-recruit = { $number ->
    [one] { $number } neue Kraft für deine Getöteten anheuern
   *[other] { $number } neue Leute für deine Getöteten anheuern
}
choice-supply = Nachschub laden: danach { $number ->
    [one] { $number } Kanonenkugel
   *[other] { $number } Kanonenkugeln
}
choice-unload = { $number ->
    [one] { $number } Schatz vom Wert { $worth } in Sicherheit bringen
   *[other] { $number } Schätze vom Wert { $worth } in Sicherheit bringen
}
choice-hide = { CAP(FORM($die, "accusative")) } auf { $square } verstecken
choice-seize = { CAP($ship) } übernehmen: Kapitän, Crew und Schätze wechseln über
choice-stay = { $how ->
    [0] { CAP(FORM($die, "accusative")) } liegen lassen
    [1] Mit dem Schatz hier bleiben
   *[other] Auf { FORM($ship, "dative") } bleiben
}
choice-done = { $number ->
    [0] Zug beenden
    [one] Zug beenden, { $number } Aktion verfällt
   *[other] Zug beenden, { $number } Aktionen verfallen
}

warning-board = Die Crews an Bord werden aufgedeckt, und eine Seite stirbt.
warning-dig = Ein Würfel wird geworfen.
warning-attack = Beide Münzen werden aufgedeckt, und die niedrigere stirbt.
warning-recruit = Ihre Werte werden neu ausgelost.

## Events

event-island-rolled = Gewürfelt wurde: { $island }.
event-began = { PERSON($crew) ->
    [you] Du wurdest ausgelost und beginnst.
   *[other] { FORM($crew, "start") } wurde ausgelost und beginnt.
}
event-dealt = { KEY($value) ->
    [hidden] { CAP($coin) } hat einen Wert bekommen.
   *[other] { CAP($coin) } hat den Wert { $value } bekommen.
}
event-placed = { PERSON($crew) ->
    [you] Du hast dein Schiff auf { $square } gesetzt.
   *[other] { FORM($crew, "start") } hat ein Schiff auf { $square } gesetzt.
}
event-hid = { CAP($die) } wurde auf { $square } versteckt.
event-left-die = { CAP($die) } ist geblieben, wo er war.
event-ended-turn = { PERSON($crew) ->
    [you] Du hast deinen Zug beendet.
   *[other] { FORM($crew, "start") } hat den Zug beendet.
}
event-new-round = Runde { $round } hat begonnen.

event-sailed = { PERSON($crew) ->
    [you] Du bist nach { $square } gesegelt.
   *[other] { FORM($crew, "start") } ist nach { $square } gesegelt.
}
event-put-to-sea = { PERSON($crew) ->
    [you] Du bist in See gestochen.
   *[other] { FORM($crew, "start") } ist in See gestochen.
}
event-returned = { PERSON($crew) ->
    [you] Du bist bei { $square } zur Küste zurückgekehrt.
   *[other] { FORM($crew, "start") } ist bei { $square } zur Küste zurückgekehrt.
}
event-shot = { PERSON($crew) ->
    [you] Du hast eine Kanone abgefeuert und { $coin } getroffen.
   *[other] { FORM($crew, "start") } hat eine Kanone abgefeuert und { $coin } getroffen.
}
event-shot-ship = { PERSON($crew) ->
    [you] Du hast eine Kanone abgefeuert und { $ship } getroffen.
   *[other] { FORM($crew, "start") } hat eine Kanone abgefeuert und { $ship } getroffen.
}
event-holed = { CAP($ship) } wurde leckgeschlagen.
event-mended = { CAP($ship) } war wieder seetüchtig.
event-boarded = { PERSON($crew) ->
    [you] Du hast { $ship } geentert.
   *[other] { FORM($crew, "start") } hat { $ship } geentert.
}
event-compared = Der Angriff war { $attack } stark, die Verteidigung { $defence }.
event-repelled = { PERSON($crew) ->
    [you] Du hast { FORM($attacker, "crew") } zurückgeschlagen.
   *[other] { PERSON($attacker) ->
        [you] { FORM($crew, "start") } hat dich zurückgeschlagen.
       *[other] { FORM($crew, "start") } hat { FORM($attacker, "crew") } zurückgeschlagen.
    }
}
event-took = { PERSON($crew) ->
    [you] Du hast { FORM($die, "accusative") } erbeutet.
   *[other] { FORM($crew, "start") } hat { FORM($die, "accusative") } erbeutet.
}
event-seized = { PERSON($crew) ->
    [you] Du hast { $ship } übernommen und das alte zurückgelassen.
   *[other] { FORM($crew, "start") } hat { $ship } übernommen und das alte zurückgelassen.
}
event-left-ship = { PERSON($crew) ->
    [you] Du bist nicht auf { $ship } übergewechselt.
   *[other] { FORM($crew, "start") } ist nicht auf { $ship } übergewechselt.
}
event-placed-whirlpool = { PERSON($crew) ->
    [you] Du hast deinen Strudel auf { $square } gelegt.
   *[other] { FORM($crew, "start") } hat einen Strudel auf { $square } gelegt.
}
event-drained = { PERSON($crew) ->
    [you] Du hast deinen Strudel entfernt.
   *[other] { FORM($crew, "start") } hat den Strudel entfernt.
}
event-hailed = { PERSON($crew) ->
    [you] Du hast { $ship } nach { $square } herbeigerufen.
   *[other] { FORM($crew, "start") } hat { $ship } nach { $square } herbeigerufen.
}

event-walked = { CAP($piece) } ist nach { $square } gegangen.
event-went-aboard = { CAP($piece) } ist an Bord gegangen.
event-took-ship = { CAP($piece) } hat { $ship } übernommen.
event-dug = { CAP($piece) } hat nach { FORM($die, "dative") } gegraben.
event-rolled = { KEY($face) ->
    [null] { CAP($die) } zeigte die Null (0).
    [ace] { CAP($die) } zeigte das Ass (1).
   *[other] { CAP($die) } zeigte die { $face }.
}
event-found = { CAP($piece) } hat den Schatz unter { FORM($die, "dative") } gefunden, Wert { $worth }.
event-missed = { CAP($piece) } hat vergeblich nach { FORM($die, "dative") } gegraben: Niemand daneben hatte diese Zahl, also darf er verlegt werden.
event-stood = { CAP($piece) } ist stehen geblieben.
event-attacked = { CAP($coin) } hat { $enemy } angegriffen.
event-drew = { CAP($coin) } und { $enemy } waren gleich stark; beide leben noch.
event-showed = { CAP($coin) } hat den Wert { $value } aufgedeckt.
event-killed = { CAP($coin) } wurde getötet.
event-recruited = { PERSON($crew) ->
    [you] Du hast für deine Getöteten neue Leute angeheuert.
   *[other] { FORM($crew, "start") } hat für die Getöteten neue Leute angeheuert.
}
event-supplied = { PERSON($crew) ->
    [you] Du hast Nachschub geladen und hast { $number ->
        [one] { $number } Kanonenkugel
       *[other] { $number } Kanonenkugeln
    } an Bord.
   *[other] { FORM($crew, "start") } hat Nachschub geladen und hat { $number ->
        [one] { $number } Kanonenkugel
       *[other] { $number } Kanonenkugeln
    } an Bord.
}
event-claimed = { PERSON($crew) ->
    [you] Du hast { FORM($die, "accusative") } in Sicherheit gebracht, Wert { $worth }.
   *[other] { FORM($crew, "start") } hat { FORM($die, "accusative") } in Sicherheit gebracht, Wert { $worth }.
}
event-tied = Gleichstand: Im Stechen würfeln { $number } Personen mit ihren Schätzen.
event-ended = Das Spiel ist aus. { $ending }

## Reasons

reason-not-asked = { PERSON($seat) ->
    [you] Jetzt entscheidest du.
   *[other] Jetzt entscheidet { FORM($seat, "crew") }.
}
reason-rolling = Der Inselplan wird noch ausgewürfelt.
reason-drawing = Es wird noch ausgelost, welche Crew beginnt.
reason-dealing = Die Werte der Crews werden noch ausgelost.
reason-digging = Der Würfel der Grabungsstelle wird noch geworfen.
reason-recruiting = Die Angeheuerten bekommen noch ihre Werte.
reason-rolling-off = Das Stechen läuft noch.
reason-placing = Nicht jetzt: Gerade wird ein Schiff gesetzt.
reason-marking = Nicht jetzt: Gerade wird ein Würfel versteckt.
reason-acting = Nicht jetzt: Gerade wird eine Aktion gewählt.
reason-hiding = Nicht jetzt: Der Würfel darf woanders versteckt werden oder bleiben.
reason-fleeing = Nicht jetzt: Wer den Schatz gefunden hat, darf gehen oder bleiben.
reason-seizing = Nicht jetzt: Das Schiff darf übernommen werden oder bleibt, wie es ist.
reason-burying = Nicht jetzt: Ein Würfel muss neu versteckt werden.
reason-no-berth = { $square } ist kein freies Wasser mit einer Kante am Land.

reason-no-ship = Du hast kein Schiff: Ruf zuerst ein herrenloses herbei.
reason-captain-ashore = Dein Kapitän ist an Land: Bis er zurück ist, tut das Schiff nichts.
reason-no-coast-at-sea = Dein Schiff ist auf offener See: Kehre zuerst zu einer Küste zurück.
reason-holed-here = Dein Schiff ist leckgeschlagen: Zuerst muss alle Crew von seinen Inseln an Bord sein.
reason-sail-too-far = { $square } ist an der Küste entlang weiter als { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
} entfernt.
reason-at-sea = Dein Schiff ist schon auf offener See.
reason-holed-from-sea = Dein Schiff ist leckgeschlagen: Auch in See stechen kann es nicht.
reason-no-ball = Du hast keine Kanonenkugel an Bord.
reason-no-target = In keiner Linie von deinem Schiff aus ist { $target } das erste erlaubte Ziel.
reason-few-balls = Ein Enterkampf kostet { $needed ->
    [one] { $needed } Kanonenkugel
   *[other] { $needed } Kanonenkugeln
}; du hast { $number }.
reason-own-ship = Dieses Schiff befehligst du selbst.
reason-free-to-board = { CAP($ship) } ist herrenlos: Da ist niemand zu entern.
reason-sister-ship = { CAP($ship) } gehört deiner anderen Crew.
reason-board-at-sea = Eines der Schiffe ist auf offener See.
reason-not-alongside = { CAP($ship) } liegt nicht Seite an Seite mit deinem.
reason-whirlpool-used = Dein Strudel ist schon gelegt worden: Er bewegt sich nie.
reason-no-free-coast = { $square } ist kein freies Wasser mit einer Kante am Land.
reason-no-whirlpool = Dein Strudel liegt nicht auf dem Plan.
reason-return-from-coast = Dein Schiff ist nicht auf offener See.
reason-return-nowhere = { $square } ist kein freies Wasser mit einer Kante am Land.
reason-has-ship = Du hast ein Schiff: Nur ein Kapitän ohne Schiff darf ein Boot herbeirufen.
reason-not-a-free-ship = { CAP($ship) } ist nicht herrenlos.
reason-hailed-there = { CAP($ship) } liegt schon auf { $square }.
reason-not-the-captains-island = { $square } hat keine Kante an der Insel deines Kapitäns.
reason-hailed-not-free = { $square } ist kein freies Wasser.

reason-killed-walker = { CAP($own) } ist tot: Heuere auf offener See neu an.
reason-occupied = Auf { $square } ist eine Figur oder ein Würfel.
reason-walk-too-far = { CAP($own) } kommt da nicht hin: Mehr als { $number ->
    [one] { $number } Feld geht
   *[other] { $number } Felder gehen
} nicht.
reason-other-flees = Jetzt geht nur, wer den Schatz gefunden hat, nicht { $own }.
reason-flee-too-far = { CAP($own) } kommt nicht so weit: Mehr als { $number ->
    [one] { $number } Feld geht
   *[other] { $number } Felder gehen
} nicht.
reason-free-to-enter = { CAP($ship) } ist herrenlos: Nur ein Kapitän ohne Schiff darf es betreten.
reason-other-crews-ship = { CAP($ship) } gehört einer anderen Crew.
reason-own-die = Deinen eigenen Schatz kannst du nie einsammeln.
reason-sister-die = { CAP($die) } gehört deiner anderen Crew.
reason-no-spot = { CAP($die) } markiert gerade keine Grabungsstelle auf dem Plan.
reason-digger-not-on-land = { CAP($own) } ist nicht an Land.
reason-not-beside-spot = { CAP($own) } ist nicht neben { FORM($die, "dative") }.
reason-own-coin = Das ist deine eigene Crew.
reason-sister-coin = { CAP($coin) } gehört zu deiner anderen Crew.
reason-fight-not-on-land = Beide müssen an Land stehen: An Bord kämpft man nur beim Entern.
reason-not-beside-coin = { CAP($own) } ist nicht neben { $coin }.
reason-recruit-on-coast = Anheuern kannst du nur auf offener See.
reason-nobody-killed = Aus deiner Crew ist niemand tot.
reason-supply-on-coast = Nachschub laden kannst du nur auf offener See.
reason-no-ball-spent = Alle deine Kanonenkugeln sind an Bord.
reason-unload-on-coast = Entladen kannst du nur auf offener See.
reason-nothing-aboard = Auf deinem Schiff ist kein Schatz.

reason-no-land = { $square } ist Wasser: Ein Würfel wird an Land versteckt.
reason-die-there = Auf { $square } liegt ein anderer Würfel.
reason-piece-there = Auf { $square } steht eine Figur.
reason-same-square = Der Würfel liegt schon auf { $square }: Soll er da bleiben, lass alles, wie es ist.
reason-fell-there = Auf { $square } ist der Träger gefallen: Der Würfel muss woandershin.
reason-walled-in = Auf { $square } würden Würfel und Wasser einen Würfel einmauern.

## About places: what keeps you from them

about-no-walker = Niemand aus deiner Crew kommt zu Fuß hierher: Segle an diese Insel und geh an Land.
about-walk-far = { $most ->
    [one] { CAP($own) } hat { $steps } Felder zu gehen, ein Feld je Aktion.
   *[other] { CAP($own) } hat { $steps } Felder zu gehen, { $most } Felder je Aktion.
}
about-no-berth = Ein Schiff braucht zwei mal zwei Felder mit einer Kante am Land; mit der linken oberen Ecke hier geht das nicht.
about-land-for-ships = Das ist Land: Ein Schiff liegt auf dem Wasser daneben.
about-berth-taken = Hier ist ein Schiff oder ein Strudel im Weg.
about-sail-far = { $most ->
    [one] Mehr als { $most } Feld an der Küste entlang von deinem Schiff entfernt.
   *[other] Mehr als { $most } Felder an der Küste entlang von deinem Schiff entfernt.
}
about-attack-far = Angegriffen wird von einem Feld daneben, und { $own } ist { $steps } Felder entfernt.
about-dig-far = Gegraben wird von einem Feld daneben, und { $own } ist { $steps } Felder entfernt.
about-dig-nobody = Gegraben wird von einem Feld daneben, und von deiner Crew ist niemand auf dieser Insel an Land.

## Steps

step-rolling = Der Inselplan wird ausgewürfelt.
step-drawing = Es wird ausgelost, welche Crew beginnt.
step-dealing = Die Werte der Crews werden ausgelost.
step-digging = Der Würfel der Grabungsstelle wird geworfen.
step-recruiting = Die Angeheuerten bekommen ihre Werte.
step-rolling-off = Das Stechen: Alle, die gleichauf liegen, würfeln mit ihren Schätzen.
step-placing = { PERSON($seat) ->
    [you] Setz dein Schiff neben Land.
   *[other] { FORM($seat, "start") } setzt ein Schiff neben Land.
}
step-marking = { PERSON($seat) ->
    [you] Versteck deinen Schatzwürfel an Land.
   *[other] { FORM($seat, "start") } versteckt einen Schatzwürfel an Land.
}
step-acting = { PERSON($seat) ->
    [you] Führ eine Aktion aus oder beende deinen Zug.
   *[other] { FORM($seat, "start") } führt eine Aktion aus oder beendet den Zug.
}
step-hiding = { PERSON($seat) ->
    [you] Versteck deinen Würfel woanders oder lass ihn liegen.
   *[other] { FORM($seat, "start") } darf den Würfel woanders verstecken oder liegen lassen.
}
step-fleeing = { PERSON($seat) ->
    [you] Lauf mit dem Schatz davon oder bleib stehen.
   *[other] { FORM($seat, "start") } darf mit dem Schatz davonlaufen.
}
step-seizing = { PERSON($seat) ->
    [you] Wechsle auf das besiegte Schiff über oder bleib auf deinem.
   *[other] { FORM($seat, "start") } darf auf das besiegte Schiff überwechseln.
}
step-burying = { PERSON($seat) ->
    [you] Versteck den Schatzwürfel neu.
   *[other] { FORM($seat, "start") } versteckt den Schatzwürfel neu.
}
step-resting = Das Spiel ist aus.

## Endings

ending-alone = Jemand hat genug Schätze in Sicherheit gebracht, bevor sonst jemand einen hatte.
ending-compared = Genug Schätze waren in Sicherheit, und eine Beute war am meisten wert.
ending-tie-broken = Noch ein Schatz kam in Sicherheit und hat den Gleichstand gebrochen.
ending-rolled-off = Alle Schätze waren in Sicherheit, und das Stechen hat entschieden.
ending-rounds-over = Die letzte Runde ist gespielt.

## Options

option-island = Inselplan
option-island-one-great-island = { island-one-great-island }
option-island-twin-islands = { island-twin-islands }
option-island-four-quarters = { island-four-quarters }
option-island-lagoon = { island-lagoon }
option-island-mother-and-chicks = { island-mother-and-chicks }
option-island-pinwheel = { island-pinwheel }
option-island-rolled = ausgewürfelt
option-extra = Zwei Plättchen Land mehr zu dritt
option-extra-no = nein
option-extra-yes = ja
option-actions = Aktionen pro Zug
option-sail = Felder, die ein Schiff segelt
option-boarding = Kanonenkugeln für einen Enterkampf
option-walk = Felder, die ein Crewmitglied geht
option-captain = Felder, die der Kapitän geht
option-escape = Felder, die ein Crewmitglied nach einem Fund flieht
option-haste = Felder mehr neben dem Kapitän
option-courage = Stärke mehr neben dem Kapitän
option-diagonal = Graben über Ecken
option-diagonal-no = nein
option-diagonal-yes = ja
option-supply = Kanonenkugeln pro Nachschub
option-alone = Schätze für den Sieg, solange sonst niemand einen hat
option-claimed = Gesicherte Schätze, nach denen verglichen wird
option-rounds = Höchstzahl an Runden

preset-short = Höchstens 20 Runden; der erste Schatz in Sicherheit gewinnt
preset-usual = Wie im Original
preset-long = Alle Schätze müssen in Sicherheit

## The table

kind-ship-deck = Schiff
    .plural = Schiffe
kind-whirlpool = Strudel
    .plural = Strudel
kind-cannonball = Kanonenkugel
    .plural = Kanonenkugeln
zone-supply = Schachtel
piece-ship-deck = { $note }
piece-coin = { $suit }: { $note }
piece-pawn = { NOUN("captain", $suit) }
piece-cannonball = Kanonenkugel { $suit }, { $note }
piece-whirlpool = { $note }
piece-die = { NOUN("die", $suit) }, { $note }
note-land = Land
note-ship = { NOUN("flagship", $crew) }
note-ship-at-sea = { NOUN("flagship", $crew) }, auf offener See
note-ship-holed = { NOUN("flagship", $crew) }, leckgeschlagen: wartet auf die Crew von { $squares }
note-ship-free = ein herrenloses Schiff
note-whirlpool = { PERSON($crew) ->
    [you] dein Strudel
   *[other] Strudel von { FORM($crew, "dative") }
}
note-whirlpool-removed = ein Strudel, für immer entfernt
note-coin = Crewmitglied { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}
note-coin-shown = Crewmitglied { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, allen bekannt
note-coin-aboard = Crewmitglied { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, an Bord
note-coin-aboard-shown = Crewmitglied { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, an Bord, allen bekannt
note-coin-killed = Crewmitglied { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, getötet
note-coin-killed-shown = Crewmitglied { CAP($letter) }{ $value ->
    [0] { "" }
   *[other] { "" } ({ $value })
}, getötet, allen bekannt
note-ball-aboard = an Bord
note-ball-spent = verschossen
note-die-spot = Grabungsstelle
note-die-treasure = Schatz
note-die-loose = noch zu verstecken
counter-round = Runde
counter-left = Aktionen übrig
counter-home = gesicherte Schätze
counter-alone = Schätze für den Sieg allein
counter-claimed = gesicherte Schätze
counter-value = Wert der Beute
counter-balls = Kanonenkugeln
counter-killed = getötete Crew
counter-crew-balls = Kanonenkugeln der { $of }
counter-crew-killed = getötete Crew der { $of }
sheet-crews = Crews
column-unknown = unbekannt
column-captain = Kapitän
cell-unknown = ?
cell-aboard = an Bord
cell-ashore = an Land
cell-on-turn = am Zug
sheet-hoards = Gesicherte Schätze
column-dice = Würfel
column-value = Wert

## What things are there for

about-note-land = An Land gehen und graben die Crews; Schiffe bleiben auf dem Wasser daneben.
about-water = Auf dem Wasser am Land liegen Schiffe und Strudel.
about-note-ship = Ein Schiff segelt an der Küste entlang, solange sein Kapitän an Bord ist, und trägt Crew und Schätze.
about-note-ship-at-sea = Auf hoher See ist ein Schiff sicher: Dort werden Schätze entladen, Gefallene ersetzt und Vorräte geholt.
about-note-ship-holed = Es segelt erst wieder, wenn alle von seinen Inseln zurück an Bord sind.
about-note-ship-free = Es gehört niemandem: Ein Kapitän ohne Schiff darf es nehmen oder herbeirufen.
about-note-whirlpool = Kein Schiff kommt daran vorbei oder darf darauf liegen; jede Crew hat einen und legt ihn einmal.
about-note-whirlpool-removed = Er ist aus dem Spiel.
about-note-coin = Ein Mitglied der Crew geht, gräbt und kämpft; der Wert bleibt bis zu einem Kampf verborgen.
about-note-coin-shown = Ein Mitglied der Crew geht, gräbt und kämpft; diesen Wert haben alle gesehen.
about-note-coin-aboard = An Bord verteidigt es das Schiff und geht daneben an Land.
about-note-coin-aboard-shown = An Bord verteidigt es das Schiff und geht daneben an Land; diesen Wert haben alle gesehen.
about-note-coin-killed = Tot, bis auf hoher See Ersatz angeheuert wird.
about-note-coin-killed-shown = Tot, bis auf hoher See Ersatz angeheuert wird.
about-kind-pawn = Der Kapitän führt an Bord das Schiff und macht die Crew neben sich schneller und stärker.
about-note-ball-aboard = Ein Schuss kostet eine Kanonenkugel, ein Entern zwei.
about-note-ball-spent = Vorräte auf hoher See bringen sie zurück.
about-note-die-spot = Grabe von einem Feld daneben: Die gewürfelte Zahl entscheidet, ob er gefunden wird und was er wert ist; nach einem Fehlschlag darf er verlegt werden.
about-note-die-treasure = Ein gefundener Schatz: Bring ihn auf hohe See und entlade ihn.
about-note-die-loose = Sein Besitzer muss ihn neu verstecken.
about-counter-round = Nach der letzten Runde endet das Spiel.
about-counter-left = Aktionen, die in diesem Zug übrig sind.
about-counter-home = Sind genug Schätze daheim, gewinnt der wertvollste Hort.
about-counter-alone = Wer so viele heimbringt, bevor sonst jemand einen hat, gewinnt sofort.
about-counter-claimed = Auf hoher See entladene Schätze; sie sind sicher.
about-counter-value = Was die heimgebrachten Schätze zusammen wert sind.
about-counter-balls = Kanonenkugeln an Bord: Ein Schuss kostet eine, ein Entern zwei.
about-counter-killed = Crew, die auf hoher See ersetzt werden muss.
about-counter-crew-balls = Kanonenkugeln an Bord: Ein Schuss kostet eine, ein Entern zwei.
about-counter-crew-killed = Crew, die auf hoher See ersetzt werden muss.

## Odds

odds-dig = { $number ->
    [one] nur mit { $faces } ({ $chance } %)
   *[other] mit { $faces } ({ $chance } %)
}
odds-dig-unknown = findet ihn: { $chance } %
odds-attack = gewinnt { $chance } %, gleich { $equal } %, stirbt { $dies } %
odds-board = gewinnt { $chance } %

## What stands against an order, in two or three words

order-no-ship = kein Schiff
order-captain-ashore = Kapitän an Land
order-at-sea = auf offener See
order-holed = leckgeschlagen
order-already-out = schon draußen
order-no-ball = keine Kugel
order-few-balls = kostet { $needed ->
    [one] { $needed } Kugel
   *[other] { $needed } Kugeln
}
order-whirlpool-used = verbraucht
order-no-whirlpool = nicht gelegt
order-only-at-sea = nur auf offener See
order-nobody-killed = niemand tot
order-no-ball-spent = alle Kugeln an Bord
order-nothing-aboard = kein Schatz an Bord
order-hemmed-in = eingekeilt
order-nothing-in-line = nichts in Linie
order-no-ship-alongside = kein Schiff nah
order-no-way = kein Weg zu Fuß
order-no-spot = keine Stelle
order-nobody-ashore = niemand an Land
order-no-enemy = kein Gegner
order-no-free-ship = kein herrenloses Schiff

## The screen: orders, and a hint of what each does

ui-verb-dig = Graben
ui-verb-walk = Gehen
ui-verb-attack = Angreifen
ui-verb-fire = Feuern
ui-verb-board = Entern
ui-verb-sail = Segeln
ui-verb-ocean = In See stechen
ui-verb-unload = Entladen
ui-verb-recruit = Anheuern
ui-verb-supply = Nachschub
ui-verb-return = Zurückkehren
ui-verb-hail = Herbeirufen
ui-verb-whirlpool = Strudel
ui-verb-drain = Strudel
ui-verb-place = Schiff setzen
ui-verb-hide = Würfel verstecken
ui-hint-chance = { $chance } %
ui-hint-chances = { $low } bis { $high } %
ui-hint-wins = gewinnt { $chance } %
ui-hint-wins-between = gewinnt { $low } bis { $high } %
ui-hint-walk = { $number ->
    [one] { $number } kann
   *[other] { $number } können
}
ui-hint-fire = { $number } in Linie
ui-hint-sail = die Küste entlang
ui-hint-ocean = weg von der Küste
ui-hint-unload = sichert Schätze
ui-hint-recruit = alle Getöteten
ui-hint-supply = Kanonenkugeln
ui-hint-return = an jede Küste
ui-hint-hail = ein herrenloses Schiff
ui-hint-whirlpool = einmal im Spiel
ui-hint-drain = entfernen
ui-not-now = jetzt nicht

## The screen: the bar

ui-progress = { $island }, Runde { $round }
ui-round = Runde { $round }
ui-actions-left = { $number ->
    [0] Keine Aktion übrig.
    [1] Noch eine Aktion.
    [2] Noch zwei Aktionen.
    [3] Noch drei Aktionen.
    [4] Noch vier Aktionen.
   *[other] Noch { $number } Aktionen.
}
ui-pips = { $number ->
    [one] noch { $number } Aktion
   *[other] noch { $number } Aktionen
}
ui-choose-target = Wähl ein Ziel: das erste in gerader Linie.
ui-choose-berth = Wähl einen Punkt: die Mitte deines Schiffs.
ui-ship-in-hand = Punkte: wohin es segeln kann. Gepunktete Linien: seine Schüsse.
ui-whirlpool-in-hand = Wähl einen Punkt. Da kommt kein Schiff mehr vorbei.
ui-crew-in-hand = Felder: wohin es gehen kann. Figuren und Würfel: angreifen oder graben.
ui-choose-order = Wähl eine deiner Figuren, dein Schiff oder eine Aktion.

## The screen: beside the islands

ui-free = herrenlos
ui-your-ship = Dein Schiff
ui-your-ship-of = Dein Schiff der { $crew }
ui-at = bei { $square }
ui-in-ocean = auf offener See: weder zu beschießen noch zu entern
ui-in-hand = noch nicht gesetzt
ui-to-win = So gewinnst du
ui-win-alone = { $number ->
    [one] Bring { $number } Schatz in Sicherheit, solange sonst niemand einen hat,
   *[other] Bring { $number } Schätze in Sicherheit, solange sonst niemand einen hat,
}
ui-win-compared = oder hab am meisten, sobald { $number ->
    [one] { $number } in Sicherheit ist.
   *[other] { $number } in Sicherheit sind.
}
ui-none-home = Noch ist kein Schatz in Sicherheit.
ui-home = { PERSON($seat) ->
    [you] Du: { $number } gesichert, Wert { $worth }.
   *[other] { $seat }: { $number } gesichert, Wert { $worth }.
}
ui-wins-alone = Noch { $number } zum Sieg, solange sonst niemand einen hat.
ui-would-win = { PERSON($seat) ->
    [you] Du hast genug für den Sieg dabei: Entlade es auf offener See.
   *[other] { $seat } hat genug für den Sieg dabei und muss es nur noch auf offener See entladen.
}
ui-compared = Noch { $number }, dann wird die Beute verglichen.
ui-tie = Gleichstand: Der nächste entscheidet.
ui-treasures = Schatzwürfel
ui-die-spot = { CAP($die) }, { $square }
ui-die-loose = { CAP($die) }, zu verstecken
ui-die-carried = { CAP($die) }, Wert { $worth }: trägt { $piece }
ui-die-aboard = { CAP($die) }, Wert { $worth }: auf { FORM($ship, "dative") }
ui-die-home = { PERSON($seat) ->
    [you] { CAP($die) }, Wert { $worth }: von dir gesichert
   *[other] { CAP($die) }, Wert { $worth }: von { $seat } gesichert
}
ui-die-own = andere graben danach
ui-die-finds = du findest ihn mit { $faces } ({ $chance } %)
ui-die-nobody = niemand von dir daneben
ui-ocean = Offene See
ui-safe = { $seats }: weder zu beschießen noch zu entern.
ui-out-of-play = Tot und verschossen

## The screen: what is known of the crews

ui-crews = Was du über die Crews weißt
ui-cannonballs = { $number } von { $most } Kanonenkugeln
ui-captain-aboard = Kapitän an Bord
ui-captain-ashore = Kapitän an Land
ui-ashore = { $number } an Land
ui-slain = { $number } tot
ui-holed-until = leck: fährt erst wieder, wenn die Crew von { $squares } an Bord ist
ui-holed = leckgeschlagen, wartet auf { $squares }
ui-no-ship = kein Schiff

## Augenblicke

ui-dig-miss = Bei einem Fehlschlag darf der Würfel verlegt werden.
ui-hide-missed = Die Grabung schlug fehl: Du darfst deinen Würfel woanders verstecken oder liegen lassen.
ui-dig-needs = Nötig: { $faces }
ui-dig-hidden = Nötig: der eigene Wert, und der ist verdeckt
ui-fight-coin = Crew { $letter }
ui-fight-aboard = Kapitän an Bord
ui-idle = Figur oder Aktion wählen
ui-boarding-killed = { $number ->
    [0] Niemand kam um.
    [one] { $number } der Unterlegenen kam um.
   *[other] { $number } der Unterlegenen kamen um.
}
ui-roll-off = Die höchste Summe gewinnt; bei Gleichstand wird noch einmal gewürfelt
ui-fight-value = Wert
ui-fight-captain = mit dem Kapitän
