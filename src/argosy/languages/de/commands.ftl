# Was der Befehl `argosy` im Terminal sagt.

stopped = Abgebrochen.
try-help = Hilfe gibt: argosy --help oder argosy BEFEHL --help
note = Hinweis: { $says }
interval = { $low } bis { $high }

## argosy games, argosy rules

games-title = { $title }, von { $designer }
games-facts = { $seats }, { $minutes } Minuten. Regeln { $first } bis { $last }.
games-seats = { $most ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
games-seats-range = { $low } bis { $high } Plätze
games-package = Aus dem Paket { $package }.
games-next = Spielen: argosy play NAME    Regeln lesen: argosy rules NAME
rules-options = Optionen
rules-range = { $low } bis { $high }
rules-house = Hausregel
rules-house-and = { $ground } und Hausregel

## argosy play

play-left = Du bist vom Tisch aufgestanden; die Partie ist noch nicht zu Ende.
play-curtain = Als Nächstes entscheidet { $player }. Alle anderen schauen weg. Drück die Eingabetaste.
play-meanwhile = { $seat } kann inzwischen auch etwas tun: Tippe { KEY($seat) } und die Aktion.
play-type = Tippe die Nummer einer Aktion oder help.
play-type-why = Tippe why und die Aktion, dann siehst du die ganze Regel.
play-refused = Nein. { $reason }
play-agree = Darf das zurückgenommen werden, { $seat }? (j/n)
# Jede Antwort, die Ja bedeutet, mit Leerzeichen dazwischen.
play-agree-yes = j ja y yes
play-saved = Gespeichert. Weiter geht es mit: argosy play --load { $file }
play-help =
    Tippe die Nummer einer Aktion oder ihren Text. Außerdem:
      why AKTION    warum etwas nicht erlaubt ist (why sail a1)
      what ORT      was ein Ort oder ein Stück ist und was dich davon abhält (what a1)
      undo [ZEILE]  deine letzte Entscheidung oder alles ab einer Zeile zurücknehmen
      hint          was der Bot hard spielen würde und warum
      table         den Tisch noch einmal zeichnen
      log           alles, was geschehen ist, mit den Nummern der Zeilen
      rules REGEL   eine Regel im Wortlaut (rules R8)
      save DATEI    die Partie aufheben; weiter geht es mit: argosy play --load DATEI
      quit          aufhören (vorher speichern, wenn du später weiterspielen willst)
play-more = ... und { $count } weitere dieser Art.
play-took-back = { PERSON($seat) ->
    [you] Du hast alles ab Zeile { $line } zurückgenommen.
   *[other] { $seat } hat alles ab Zeile { $line } zurückgenommen.
}
play-taken-back = zurückgenommen
play-over = Die Partie ist zu Ende. { $ending }
play-scores = Punkte: { $scores }.
play-score = { $seat } { $score }
play-won = { PERSON($seat) ->
    [you] Du hast gewonnen.
   *[other] { $seat } hat gewonnen.
}
play-shared = Den Sieg teilen sich { $seats }.
play-nobody-won = Niemand hat gewonnen.

## argosy hint

hint-forced = Es gibt nur eine Möglichkeit: { $text }  ({ $says })
hint-plays = { $bot } würde spielen: { $text }  ({ $says })
hint-found = { $bot } würde spielen: { $text }  ({ $says })  [{ $iterations ->
    [one] { $iterations } Durchlauf
   *[other] { $iterations } Durchläufe
}]
hint-goal = das Ziel wird zu { $chance } erreicht ({ $tries ->
    [one] einmal durchgespielt
   *[other] { $tries }-mal durchgespielt
})
hint-victory = Siegchancen: { $chances } ({ $tries ->
    [one] einmal durchgespielt
   *[other] { $tries }-mal durchgespielt
})
hint-chance = { $seat } { $chance }
hint-expects = danach wohl { $course }

## argosy replay, argosy why

replay-cut = { $file } endet nicht mit einem Zeilenumbruch; fehlt der Schluss?
replay-options = Optionen: { $options }
replay-stops = Hier endet das Protokoll, aber die Partie ist nicht zu Ende. Als Nächstes ist { $seat } dran.
replay-stops-at-chance = Hier endet das Protokoll, aber die Partie ist nicht zu Ende. Als Nächstes kommt der Zufall.
replay-all = { $lines ->
    [one] Die eine Zeile folgt den Regeln.
   *[other] Alle { $lines } Zeilen folgen den Regeln.
}
why-place = { $what }. { $says }
why-nothing = { $text }: Nichts spricht dagegen.
why-no = { $text }: nein. { $reason }
why-not-awaited = Hier wird weder gewürfelt noch gezogen.

## argosy simulate

simulate-progress = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
simulate-heading = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }
simulate-by-seat = Siege nach Plätzen (95-%-Intervall)
simulate-by-bot = Siege nach Bots
simulate-length = Länge: im Schnitt { $mean } Entscheidungen, Median { $median }, { $least } bis { $most }
simulate-endings = Spielenden
simulate-overrun = { $games ->
    [one] { $games } Partie war länger, als sie sein darf
   *[other] { $games } Partien waren länger, als sie sein dürfen
}: ein Fehler, bitte melde ihn.
simulate-speed = Tempo: { $speed } Entscheidungen pro Sekunde auf einem Kern, { $build }; bei { $forced } der { $decisions } Entscheidungen gab es nur eine erlaubte Aktion
simulate-compiled = kompiliert
simulate-interpreted = interpretiert
simulate-folder = Alle Partien liegen in { $folder }.

## argosy match

match-standing = { $first } gegen { $second }: { $share } ({ $interval }) aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
match-ratio = Log-Likelihood-Quotient { $ratio } ({ $low } bis { $high })
match-deals = Startwerte { $first } bis { $last }, jeder mit vertauschten Plätzen.
match-unended = { $games ->
    [one] { $games } Partie kam nicht zu Ende und zählt als unentschieden.
   *[other] { $games } Partien kamen nicht zu Ende und zählen als unentschieden.
}
match-verdict-high = Der Erste gewinnt eher { $high } als { $low }; das ist höchstens zu { $alpha } ein Irrtum.
match-verdict-low = Der Erste gewinnt eher { $low } als { $high }; das ist höchstens zu { $beta } ein Irrtum.
match-verdict-open = Zwischen { $low } und { $high } ist nichts entschieden.

## argosy ladder

ladder-standing = { $first } gegen { $second }: { $share } ({ $interval }) aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Messlatte { $bar }: { $verdict }
ladder-heading = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: was der Erste gewinnt
ladder-match = Paarung
ladder-games = Partien
ladder-wins = Siege
ladder-interval = 95-%-Intervall
ladder-bar = Messlatte
ladder-verdict = { $verdict }
verdict-clears = geschafft
verdict-misses = verfehlt
verdict-open = offen

## argosy fit

fit-heading = { $title }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $bot }, { $positions } Stellungen
fit-fitted = Überraschung, angepasste Partien: vorher { $before }, nachher { $after }
fit-aside = Überraschung, zurückgelegte Partien: vorher { $before }, nachher { $after }
fit-calibration = Wie oft es stimmte (zurückgelegte Partien): geschätzte Chance, tatsächlicher Anteil, Stellungen
fit-from = ab { $share }

## argosy tune, argosy train

tune-step = Schritt { $step } von { $steps }: im Mittel { $mean } gegen den jetzigen Stand, der beste { $best }; noch etwa { $minutes } Minuten
train-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} des jetzigen Stands gegen sich selbst: { $positions } Stellungen.
training-trial-high = { $candidate } mit { $bot }: gewonnen, { $share } ({ $interval }) aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Log-Likelihood-Quotient { $ratio }
training-trial-low = { $candidate } mit { $bot }: verloren, { $share } ({ $interval }) aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Log-Likelihood-Quotient { $ratio }
training-trial-open = { $candidate } mit { $bot }: nicht entschieden, also nicht behalten, { $share } ({ $interval }) aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Log-Likelihood-Quotient { $ratio }
training-kept = { $kept ->
    [0] Kein Kandidat war besser als das, wonach das Spiel jetzt bewertet.
    [one] { $kept } Kandidat war besser und bleibt.
   *[other] { $kept } Kandidaten waren besser und bleiben, einer nach dem anderen.
}
training-files = Das Beste bis jetzt: { $weights }. Was versucht wurde: { $log }.

## argosy serve

serve-at = Argosy läuft unter { $address }   (anhalten mit Strg-C)
serve-open = Öffne { $address } in einem Browser.

## argosy words

words-check = { $faults ->
    [0] { $language }: Nichts fehlt.
    [one] { $language }: { $faults } Stelle ist zu verbessern.
   *[other] { $language }: { $faults } Stellen sind zu verbessern.
}

## Help

help-usage = Aufruf:
help-word-command = BEFEHL
help-word-options = OPTIONEN
help-word-args = ANGABEN
help-title-commands = Befehle
help-title-arguments = Angaben
help-title-parameters = Optionen
help-default = Vorgabe: { $value }
help-choices = möglich: { $value }
help-required = nötig
help-argosy =
    Fünf Brettspiele um Handel und Piraterie, und auf jede Regel wird geachtet.

    Fang an mit: argosy games, dann argosy play sea_routes
help-help = Zeigt diese Seite.
help-version = Zeigt die Version.
help-language = Die Sprache, vor oder nach jedem Befehl: { $languages }. Ohne Angabe die deines Systems.

# Parameters that several commands have
help-all-game = Der Name des Spiels, wie „argosy games“ ihn nennt.
help-all-record = Eine Datei mit einem Protokoll; - liest es von der Eingabe.
help-all-at = Die Stellung, in der Zeile N an der Reihe war. Ohne Angabe der Schluss.
help-all-option = NAME=WERT, eine Zahl der Regeln, die du ändern willst; auch mehrmals.
help-all-jobs = Prozesse, die sich die Arbeit teilen.
help-all-help = Zeigt diese Seite.

help-games = Zeigt, welche Spiele es gibt.
help-rules = Zeigt die Spielregeln oder eine einzelne Regel daraus.
help-rules-clause = Ihre Nummer, etwa R8 oder SR-A21.
help-play = Hier im Terminal spielen.
help-play-game = Der Name des Spiels, wie „argosy games“ ihn nennt. Mit --load nicht nötig.
help-play-seats =
    Wer wo sitzt, in der Reihenfolge der Plätze: you, you:NAME oder ein Bot (random, greedy, easy, medium, hard). Mehrere Leute wechseln sich an dieser Tastatur ab. Vorgabe: you,greedy
help-play-seed = Eine Zahl, aus der sich aller Zufall ergibt, um noch einmal dasselbe zu spielen.
help-play-load = Ein Protokoll, mit dem es weitergeht, wie „save DATEI“ es beim Spielen schreibt.
help-replay = Prüft ein Protokoll Zeile für Zeile und erzählt es nach.
help-replay-record = Eine Datei, wie „save“, „simulate --records“ oder ein Server sie schreibt; - liest sie von der Eingabe.
help-replay-json = Je Zeile ein JSON-Objekt: was Zeile N war und in welcher Stellung sie gespielt wurde.
help-why = Sagt, warum etwas nicht erlaubt ist, und zeigt die Regel dazu.
help-why-action = Zum Beispiel "red sail c4" oder ein Ort: c4. Ohne Platz gilt der, der am Zug ist.
help-show = Zeichnet den Tisch.
help-show-format = text für das Terminal, diagram für ein Brett, wie man es unter Piecepack-Spielern zeichnet, svg oder png für ein Bild.
help-show-viewer = Zeichnet, was dieser Platz weiß. Ohne Angabe, was alle wissen.
help-show-dark = Die Karte bei Nacht.
help-show-output = Wohin es geschrieben wird. Ein png braucht eine Datei; alles andere erscheint sonst hier.
help-export = Schreibt Protokolle für andere Programme: als Portable Piecepack Notation oder als Tabelle für pandas.
help-export-record = Dateien mit Protokollen oder Ordner voll davon.
help-export-ppn = Portable Piecepack Notation, für Spiele, die mit einem Piecepack gespielt werden.
help-export-jsonl = JSON-Zeilen.
help-export-parquet = Parquet. Braucht argosy[parquet].
help-export-rows = Was eine Zeile von JSON oder Parquet ist: eine Partie (games) oder eine Zeile daraus (lines).
help-export-output = Wohin es geschrieben wird. Parquet braucht eine Datei; alles andere erscheint sonst hier.
help-hint = Fragt einen Bot, was er spielen würde: seine besten Züge und wie die Chancen stehen.
help-hint-bot = Welchen: easy, medium, hard, hard:seconds=5, greedy.
help-hint-seed = Eine Zahl, aus der sich der Zufall des Bots ergibt, um denselben Rat noch einmal zu bekommen. Ohne Angabe irgendeine.
help-simulate = Lässt Bots viele Partien spielen und zählt, wer gewinnt.
help-simulate-seats = Ein Bot für jeden Platz, der Reihe nach, etwa greedy,random. Ohne Angabe überall random.
help-simulate-games = Wie viele Partien.
help-simulate-seed = Der Zufall von Partie i (ab 0 gezählt) ergibt sich aus diesem Startwert + i.
help-simulate-records = Ein Ordner, in den jede Partie als Protokoll kommt.
help-simulate-json = Gibt ein JSON-Objekt aus statt eines Berichts.
help-match = Stellt fest, welcher von zwei Bots stärker ist, mit gleichen Karten und Würfeln für beide.
help-match-first = Der Bot, dessen Siege gezählt werden.
help-match-second = Gegen wen er spielt.
help-match-seats = Bei mehr als zweien spielt der erste Bot allein gegen lauter zweite.
help-match-sprt = Hört auf, sobald ein sequentieller Test zwischen diesen zwei Anteilen an Siegen entschieden hat, etwa 0.5,0.55 (Irrtum 5 %).
help-match-most = Nach so vielen Partien ist spätestens Schluss. Vorgabe: 200, mit Test 20.000
help-match-seed = Der erste Startwert; von da an wird weitergezählt.
help-match-held-out = Nimmt Startwerte, die zum Messen aufgehoben sind, nicht die zum Auswählen.
help-match-results = Eine Datei, in die jede Partie als Zeile JSON kommt und mit der es nach einer Unterbrechung weitergeht.
help-match-jobs = So viele Prozesse teilen sich die Partien; das Ergebnis ist immer dasselbe. Vorgabe: einer je Kern
help-match-json = Gibt ein JSON-Objekt aus statt Sätzen.
help-ladder = Lässt die Bots mit gleichen Karten und Würfeln gegeneinander antreten und bewertet sie.
help-ladder-seats = Bei mehr als zweien spielt der erste Bot allein gegen lauter zweite.
help-ladder-only = Nur die Paarung ERSTER-ZWEITER; auch mehrmals.
help-ladder-scale = Ein Faktor für die Rechenzeit von medium und hard.
help-ladder-tenth = Dasselbe wie --scale 0.1
help-ladder-least = So viele Partien hat eine Paarung mindestens.
help-ladder-most = So viele Partien hat eine Paarung höchstens.
help-ladder-seed = Der erste Startwert; von da an wird weitergezählt.
help-ladder-bots = Wer spielt, die Schwächsten zuerst. Vorgabe: random,greedy,easy,medium,hard
help-ladder-results =
    Eine Datei, in die jede Partie als Zeile JSON kommt und mit der es nach einer Unterbrechung weitergeht. Vorgabe: ladder-GAME-SEATS.jsonl
help-ladder-json = Gibt ein JSON-Objekt aus statt Tabellen.
help-fit = Passt die Gewichte, mit denen ein Spiel seine Stellungen bewertet, an die Ergebnisse von Bots an.
help-fit-seats = Wie viele Plätze.
help-fit-bot = Wer auf jedem Platz spielt.
help-fit-games = Wie viele Partien.
help-fit-seed = Der erste Startwert; von da an wird weitergezählt.
help-fit-pull = Wie stark die jetzigen Gewichte halten: je mehr, desto schwerer ändern sie sich.
help-fit-output =
    Wohin die Gewichte geschrieben werden, mit diesem Befehl und dem Datum; das Spiel selbst liest src/argosy/games/GAME/weights.json.
help-tune = Stellt die Bewertung eines Spiels danach ein, wer gewinnt: Gewichte und Konstanten, behalten, wenn ein sequentieller Test es sagt.
help-tune-bot = Wer mit den Kandidaten spielt.
help-tune-steps = Schritte einer Runde.
help-tune-deals = So viele Startwerte spielt ein Kandidat in einem Schritt.
help-tune-confirm = Bots, mit denen ein Kandidat auch gewinnen muss, mit Kommas dazwischen; leer: keine.
help-tune-seats = Wie viele Plätze.
help-tune-rounds = Jede beginnt mit dem, was behalten wurde.
help-tune-sprt = Die zwei Anteile an Siegen, zwischen denen eine Probe entscheidet (Irrtum 5 %).
help-tune-most = Nach so vielen Partien endet eine Probe unentschieden.
help-tune-seed = Der erste Startwert; von da an wird weitergezählt.
help-tune-out = Ein Ordner für alle Partien und Entscheidungen, mit dem es nach einer Unterbrechung weitergeht. Vorgabe: tune-SPIEL-PLÄTZE
help-tune-jobs = So viele Prozesse teilen sich die Partien; das Ergebnis ist immer dasselbe. Vorgabe: einer je Kern
help-train = Lässt den Spieler eines Spiels aus Partien gegen sich selbst lernen: Gewichte und ein kleines Netz, behalten, wenn ein sequentieller Test es sagt.
help-train-bot = Wer spielt, mit der jetzigen Bewertung und mit den Kandidaten.
help-train-games = Partien des jetzigen Stands gegen sich selbst, in jeder Runde.
help-train-mix = Wie viel vom Gelernten der Ausgang der Partie ist und nicht, was die Suche meinte: 0 bis 1.
help-train-pull = Wie stark die jetzigen Gewichte halten: je mehr, desto schwerer ändern sie sich.
help-train-hidden = Verborgene Einheiten des Netzes.
help-train-seats = Wie viele Plätze.
help-train-rounds = Jede beginnt mit dem, was behalten wurde.
help-train-sprt = Die zwei Anteile an Siegen, zwischen denen eine Probe entscheidet (Irrtum 5 %).
help-train-most = Nach so vielen Partien endet eine Probe unentschieden.
help-train-seed = Der erste Startwert; von da an wird weitergezählt.
help-train-out = Ein Ordner für alle Partien und Entscheidungen, mit dem es nach einer Unterbrechung weitergeht. Vorgabe: train-SPIEL-PLÄTZE
help-train-jobs = So viele Prozesse teilen sich die Partien; das Ergebnis ist immer dasselbe. Vorgabe: einer je Kern
help-serve = Bietet Tische für Browser und Skripte an.
help-serve-host = Die Adresse, unter der der Server lauscht; 0.0.0.0 für alle Adressen dieses Rechners.
help-serve-port = Der Port.
help-serve-database = sqlite:///PFAD oder postgresql://NAME@RECHNER/NAME. Vorgabe: eine Datei in deinem Datenordner.
help-serve-database-wait = So viele Sekunden wartet der Server beim Start auf PostgreSQL.
help-serve-origin =
    Die Adresse, die im Browser steht, etwa https://games.example.org, wenn es eine andere ist; auch mehrmals.
help-serve-bots = Prozesse, in denen Bots nachdenken. Vorgabe: einer weniger, als dieser Rechner Kerne hat.
help-serve-behind-proxy =
    Alle Verbindungen kommen von deinem Proxy: Die letzte Adresse in seinem X-Forwarded-For ist die des Clients.
help-serve-proxy =
    Eine Adresse oder ein Netz deiner Proxys, etwa 10.0.0.0/8; auch mehrmals. Nur ihnen wird geglaubt, und ihre Adressen in X-Forwarded-For werden übersprungen.
help-serve-open = Öffnet den Browser oder nennt die Adresse, wenn es keinen gibt.
help-backup = Kopiert die Datenbank eines Servers in eine Datei, auch während er läuft.
help-backup-to = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
help-backup-database = Wie bei serve.
help-restore = Spielt eine Sicherung in eine leere Datenbank zurück und prüft jedes Protokoll darin.
help-restore-source = Was „argosy backup“ geschrieben hat.
help-restore-database = Wie bei serve; sie muss leer sein.
help-restore-keep-unreadable = Auch Tische zurückholen, die ihren Regeln nicht folgen; öffnen kann sie niemand.
help-words = Prüft eine Sprache oder zeigt alles, was ein Spiel in ihr sagt.
help-words-check = Sagt, was einer Sprache fehlt oder was in ihr anders ist als im Englischen. Exit-Code 2, wenn es etwas gibt.
help-words-check-language = Ihr Kürzel, etwa de.
help-words-show = Zeigt jeden Satz eines Spiels mit Beispielen, in der Sprache von --language.
