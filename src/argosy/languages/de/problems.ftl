# Was nicht stimmt und was zu tun ist.

## Options, records and files

problem-refused = { $clause }: { $reason }

# Games and their options
problem-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
problem-unknown-clause =
    { $game } hat keine Regel „{ $clause }“: Es gibt die Regeln { $first } bis { $last } und die Klarstellungen { $ruling } bis { $newest }.
problem-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $options }.
problem-seats = { $game } ist für { $numbers } Plätze, nicht für { $seats }.
problem-rules = { $game } hat Regelfassungen 1 bis { $newest }, nicht { $rules }.
problem-option-range = Option { $option } von { $game } geht von { $low } bis { $high } ({ $clause }); { $value } ist nicht möglich.
problem-option-unsaid = Bei den Optionen fehlt { $option }.
problem-option-pair = Eine Option schreibst du NAME=WERT, nicht „{ $given }“. { $game } hat: { $options }.
problem-option-seats = Die Zahl der Plätze ergibt sich aus den Namen in --seats.
problem-option-twice = Option { $option } ist doppelt angegeben.
problem-option-choice = Option { $option } ist eines von { $choices }, nicht „{ $value }“.
problem-option-whole = Option { $option } ist eine ganze Zahl, nicht „{ $value }“.
problem-option-between = Option { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
problem-edition-page = In { $file } steht { $names }; so etwas hat keine Ausgabe.

# Seats and players
problem-unknown-seat = Einen Platz „{ $seat }“ gibt es nicht. Es gibt: { $seats }.
problem-names = { $names ->
    [one] { $names } Name
   *[other] { $names } Namen
} für { $seats ->
    [one] { $seats } Platz.
   *[other] { $seats } Plätze.
}
problem-name-length = Ein Name hat 1 bis { $most } Zeichen.
problem-name-blank = Ein Name darf nicht leer sein.
problem-name-control = Ein Name darf keine Steuerzeichen enthalten.
problem-seats-empty = --seats ist eine Liste wie you,greedy; in „{ $seats }“ ist eine Stelle leer.

# Bots
problem-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
problem-no-expert = Für { $game } hat noch niemand einen Experten geschrieben. Wähl einen anderen Bot.
problem-no-edition = { $game } liegt in keinem Paket mit einer EDITION.
problem-bot-plain = Am Bot { $bot } lässt sich nichts einstellen: Schreib { $bot }, nicht „{ $given }“.
problem-bot-greedy = Am Bot greedy lässt sich nur eines einstellen: greedy:weights=DATEI, nicht „{ $given }“.
problem-weights-file = „{ $file }“ enthält keine Bewertung. Solche Dateien schreiben `argosy fit`, `argosy tune` und `argosy train`.
problem-weights-game = { $game } hat keine Bewertung, an deren Stelle eine andere treten könnte.
problem-weights-unknown = „{ $file }“ gehört zu einem anderen Spiel: Darin steht { $names }. Hier gibt es { $known }.
problem-weights-missing = In „{ $file }“ fehlen Gewichte dieses Spiels: { $names }.
problem-weights-network = Das Netz in „{ $file }“ passt nicht: Es braucht für jede verborgene Einheit eine Zeile mit { $features } Zahlen, dazu je einen Schwellenwert und eine Zahl hinaus.
problem-network-file = „{ $file }“ ist kein Netz, mit dem ein Bot spielen kann. `examples/ppo.py` schreibt eines.
problem-bot-setting = „{ $given }“ ist keine Einstellung von { $bot }. Richtig ist etwa { $bot }:seconds=5; einstellen kannst du { $settings }.
problem-bot-range = { $setting } geht von { $low } bis { $high }, nicht „{ $value }“.
problem-bot-whole = { $setting } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.

# Dice and draws in a record
problem-not-awaited = „{ $line }“: Hier wird weder gewürfelt noch gezogen.
problem-outcome-hidden = „{ $line }“ verschweigt das letzte Wort; nur ein vollständiges Protokoll lässt sich spielen.
problem-outcome-impossible = „{ $outcome }“ kann hier nicht vorkommen.
problem-outcome-written = Dieses Ergebnis schreibt man „{ $outcome }“.
problem-outcome-drawn = „{ $outcome }“ kam hier schon vor dem Zurücknehmen und kommt wieder.

# Undo
problem-undo-over = Die Partie ist zu Ende.
problem-undo-nothing = Es gibt nichts zurückzunehmen.
problem-undo-no-line = Eine Zeile { $line } gibt es nicht.
problem-undo-not-theirs = { PERSON($seat) ->
    [you] Zeile { $line } ist keine Entscheidung von dir, die noch gilt.
   *[other] Zeile { $line } ist keine Entscheidung von { $seat }, die noch gilt.
}
problem-undo-agree = { $obstacle } Es fehlt noch die Zustimmung von { $seats }.
problem-undo-drawn = Seitdem wurde gezogen oder gewürfelt.
problem-undo-decided = Seitdem hat schon jemand anders entschieden.
problem-undo-shown = Seitdem wurde etwas Verdecktes gezeigt.
problem-undo-not-yours = Zeile { $line } ist keine Entscheidung von dir, die noch gilt.
problem-undo-number = Tippe undo oder undo und die Nummer einer Zeile; log zeigt die Nummern.

# Records
problem-record-line = Zeile { $line }: { $problem }
problem-record-refused = „{ $line }“: { $problem }
problem-record-long = Ein Protokoll hat höchstens { $most } Zeilen.
problem-record-line-long = Sie ist länger als { $most } Zeichen.
problem-record-control = Steuerzeichen sind nicht erlaubt.
problem-record-begin = Ein Protokoll beginnt mit „{ $begin }“.
problem-record-game = Hier muss „game NAME rules ZAHL options NAME=ZAHL ...“ stehen.
problem-record-option-twice = Option { $option } steht doppelt da.
problem-record-seat = Hier muss „seat PLATZ "NAME"“ stehen, einmal für jeden von { $seats }.
problem-record-quotes = Ein Name steht in Anführungszeichen.
problem-record-ending = „= ending REGEL PUNKTE“ ist die letzte Zeile und steht nur dort.
problem-record-speaker = Eine Zeile beginnt mit { $known }, und danach steht etwas.
problem-record-not-over = Hier ist die Partie noch nicht zu Ende.
problem-record-ended = Die Partie endete mit „{ $actual }“, nicht mit „{ $ending }“.
problem-position = Dieses Protokoll hat die Zeilen 1 bis { $last }; eine Stellung { $position } gibt es nicht.

# Files
problem-in-file = { $file }: { $problem }
problem-read = { $file } lässt sich nicht lesen: { $reason }.
problem-write = { $file } lässt sich nicht schreiben: { $reason }.
problem-make-folder = Der Ordner { $file } lässt sich nicht anlegen: { $reason }.
problem-too-long = { $file } ist zu lang für ein Protokoll.
problem-no-text = { $file }: Zeile { $line }: Das ist kein Text (UTF-8).
problem-file-exists = { $file } gibt es schon, und es ist kein Protokoll; nimm einen anderen Namen.
oserror-ENOENT = Die Datei oder den Ordner gibt es nicht
oserror-EACCES = Das darfst du nicht
oserror-EPERM = Das darfst du nicht
oserror-EISDIR = Das ist ein Ordner
oserror-ENOTDIR = Ein Teil des Pfads ist kein Ordner
oserror-EEXIST = Eine Datei mit diesem Namen gibt es schon
oserror-ENOSPC = Der Datenträger ist voll
oserror-EROFS = Der Datenträger ist schreibgeschützt

# Playing in the terminal
problem-which-game = Welches Spiel? Zum Beispiel: argosy play sea_routes. Alle zeigt dir: argosy games
problem-load-game = { $file } ist eine Partie { $game }, nicht { $given }.
problem-load-options = Die Optionen eines Protokolls stehen fest; lass --option weg.
problem-load-seats = { $file } hat { $seats } Plätze, und --seats nennt { $given }.
problem-action-number = Es gibt die Aktionen 1 bis { $last }, nicht { $number }.
problem-bot-decides = { $player } entscheidet selbst.
problem-no-action = „{ $text }“ ist weder eine Aktion noch ein Befehl. Tippe help.
problem-why-what = Warum was nicht? Zum Beispiel: why sail a1 oder what a1
problem-which-clause = Welche Regel? Zum Beispiel: rules R8
problem-which-file = In welche Datei? Zum Beispiel: save partie.txt

# Other commands
problem-png = Ein png kommt in eine Datei: Ergänze -o DATEI.png
problem-export-format = Als was? Ergänze --ppn, --jsonl oder --parquet.
problem-export-records = Welche Protokolle? Nenne Dateien oder Ordner.
problem-export-folder = { $file } enthält kein Protokoll: Keine Datei darin endet auf .txt.
problem-export-parquet-file = Parquet kommt in eine Datei: Ergänze -o DATEI.parquet
problem-ppn = Die Portable Piecepack Notation kennt die Teile dieses Spiels nicht: Es wird nicht mit einem Piecepack gespielt.
problem-hint-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
problem-hint-chance = Als Nächstes kommt der Zufall: Es gibt nichts zu entscheiden. Frag nach der Zeile danach.
problem-extra = Dieser Befehl braucht { $module }, das nicht installiert ist. Tippe: pip install '{ $package }'
problem-no-observation = { $game } sagt nicht, was seine Zustände einem lernenden Programm bedeuten: es hat keine observation.py.
problem-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.

# Experiments
problem-simulation-games = Eine Simulation hat 1 bis { $most } Partien, nicht { $games }.
problem-simulation-person = Eine Simulation ist für Bots. Selbst spielst du mit: argosy play
problem-seed = Ein Startwert ist eine Zahl ab 0, nicht { $seed }.
problem-jobs = Die Arbeit können sich 1 bis { $most } Prozesse teilen, nicht { $jobs }.
problem-fit-games = Zum Anpassen braucht es 10 bis 1.000.000 Partien, nicht { $games }.
problem-fit-features = { $game } hat keine Merkmale, die man anpassen kann.
problem-fit-winner = In keiner Partie hat jemand gewonnen: Daraus lässt sich nichts lernen.
problem-sprt-text = --sprt sind zwei Anteile, etwa 0.5,0.55, nicht „{ $given }“.
problem-sprt-shares = Die zwei Anteile eines Tests liegen zwischen 0 und 1, der kleinere zuerst: nicht { $low } und { $high }.
problem-sprt-errors = Die Irrtümer eines Tests liegen zwischen 0 und 0.5.
problem-contest-games = Ein Vergleich hat mindestens eine Partie je Platz und höchstens 10.000.000.
problem-contest-seed = Der erste Startwert ist eine Zahl von 0 bis { $most }; --held-out hat eigene.
problem-tune-steps = Es braucht mindestens einen Schritt und in jedem einen Startwert.
problem-train-games = Eine Runde Training braucht 10 bis 1.000.000 Partien, nicht { $games }.
problem-train-numbers = --mix ist eine Zahl von 0 bis 1, --pull liegt über 0, --hidden zwischen 0 und 256.
problem-training-deals = Es braucht mindestens eine Runde, und die Startwerte unter { $most } müssen für alle reichen: weniger Runden, Partien oder Startwerte je Schritt, oder kleiner anfangen.
problem-training-other = In { $folder } liegt ein anderes Training. Nimm mit --out einen anderen Ordner oder dieselben Einstellungen wie dort.
problem-training-file = „{ $file }“ ist kein Tagebuch eines Trainings.
problem-ladder-games = Ein Vergleich hat 2 bis 100.000 Partien, und --most ist nicht kleiner als --least.
problem-ladder-seats = Eine Rangliste braucht mindestens zwei Plätze: Jemand muss verlieren.
problem-ladder-scale = Der Faktor geht von 0.001 bis 100, nicht { $scale }.
problem-ladder-only = --only schreibst du ERSTER-ZWEITER, etwa hard-greedy, nicht „{ $given }“.
problem-results-text = { $file } ist kein Text (UTF-8), also keine Datei mit Ergebnissen.
problem-results-line = { $file }: Zeile { $line } ist kein Ergebnis einer Rangliste.

# What is typed after `argosy`
problem-unknown-command = Einen Befehl „{ $command }“ gibt es nicht.
problem-unknown-command-near = Einen Befehl „{ $command }“ gibt es nicht. Meinst du { $near }?
problem-unknown-parameter = Eine Option { $option } gibt es hier nicht.
problem-unknown-parameter-near = Eine Option { $option } gibt es hier nicht. Meinst du { $near }?
problem-missing-value = { $name } fehlt.
problem-bad-value = „{ $value }“ passt nicht zu { $name }: Gebraucht wird { $kind }.
problem-bad-choice = „{ $value }“ passt nicht zu { $name }: Gebraucht wird eines von { $choices }.
problem-given-twice = { $name } ist doppelt angegeben.
problem-word-too-many = Das ist ein Wort zu viel: „{ $word }“.
value-int = eine ganze Zahl
value-float = eine Zahl
value-bool = ja oder nein
value-str = ein Text
value-Path = eine Datei oder ein Ordner

## The server

problem-as-told = { $text }

# Wer fragt, und von wo
problem-who = Sag zuerst, wer du bist: POST /api/guests.
problem-bad-token = Dieses Token ist hier nicht bekannt.
problem-many-tokens = Zu viele falsche Token: Warte ein wenig.
problem-many-guests = Von hier kommen zu viele neue Gäste: Warte ein wenig.
problem-bot-name = So darf nur ein Bot heißen.
problem-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
problem-foreign-host = Dieser Server heißt anders.
problem-foreign-site = Eine andere Website darf nicht für dich sprechen.
problem-no-origin = Die Anfrage sagt nicht, von welcher Seite sie kommt.

# Was gefragt wurde
problem-malformed = Das war nicht zu verstehen.
problem-malformed-at = Das war nicht zu verstehen: { $text }.
problem-not-json = Das ist kein JSON, wie es das Protokoll vorsieht.
problem-not-a-message = Das ist keine Nachricht.
problem-bad-http = Das ist kein HTTP.
problem-nothing-here = Hier ist nichts.
problem-no-method = Das geht hier nicht.
problem-no-language = Die Sprache { $language } gibt es nicht. Es gibt: { $languages }.
problem-old-page = Diese Seite ist älter als der Server. Lade sie neu.
problem-large-request = Eine Anfrage hat höchstens { $most } Bytes.
problem-large-header = Ein Header hat höchstens { $most } Bytes.
problem-header-lines = Ein Header hat höchstens { $most } Zeilen.
problem-long-address = Eine Adresse hat höchstens { $most } Bytes.
problem-slow-request = Die Anfrage hat zu lange gedauert.

# Zu viel auf einmal
problem-pipelined = Warte die Antwort ab, bevor du weiterfragst.
problem-many-requests = Zu viele Anfragen: Warte ein wenig.
problem-many-at-once = Zu viele Anfragen auf einmal: Warte eine Antwort ab.
problem-much-at-once = Von hier kommt zu viel auf einmal: Warte ein wenig.
problem-much-work = Das war viel Arbeit auf einmal: Warte ein wenig.
problem-many-waiting = Es warten schon zu viele: Frag, ohne zu warten.
problem-many-tables = Von hier kommen zu viele neue Tische: Warte ein wenig.
problem-your-tables = { $count ->
    [one] Du hast einen Tisch, an dem noch gespielt wird: Spiel erst dort zu Ende.
   *[other] Du hast { $count } Tische, an denen noch gespielt wird: Spiel erst einen davon zu Ende.
}
problem-busy = Der Server hat gerade zu viel zu tun: Versuch es noch einmal.
problem-closing = Der Server wird neu gestartet: Versuch es gleich noch einmal.
problem-fault = Hier stimmt etwas nicht. Es wurde notiert.
problem-fault-noted = Hier stimmt etwas nicht. Es wurde unter { $fault } notiert.

# Die Datenbank
problem-not-saved = Das ließ sich nicht speichern; es ist nichts passiert.
problem-database-silent = Die Datenbank antwortet nicht.
problem-database-busy = Die Datenbank hat zu viel zu tun.

# Tische
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-game = Dieses Spiel gibt es nicht.
problem-no-seat = Diesen Platz gibt es nicht.
problem-no-member = Dieses Mitglied gibt es nicht.
problem-no-place = Diesen Ort gibt es auf diesem Tisch nicht.
problem-no-position = Es gibt die Stellungen 1 bis { $last }.
problem-table-unreadable = Diese Version kann den Tisch nicht öffnen: Was von ihm gespeichert ist, lässt sich nicht lesen.
problem-record-unreadable = Das Protokoll dieses Tisches lässt sich nicht lesen.
problem-reopening = Der Tisch wird gerade neu geöffnet: Versuch es noch einmal.
problem-one-person = Mindestens ein Platz ist für einen Menschen.
problem-title = Ein Titel darf keine Steuerzeichen enthalten.
problem-seat-kind = Ein Platz ist me, open, hot:NAME oder bot:STUFE. Die Stufen sind { $levels }.
problem-begun = Die Partie hat schon begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-over = Die Partie ist zu Ende.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-over-there = In dieser Stellung ist die Partie zu Ende.
problem-stale = Am Tisch ging es schon weiter: Sieh noch einmal hin.
problem-id-reused = Diese Kennung gehört zu einer anderen Aktion.

# Plätze
problem-owner-only = Das darf nur, wem der Tisch gehört.
problem-owner-stays = Wem der Tisch gehört, den kann niemand wegschicken.
problem-seated-only = Das darf nur, wer hier sitzt.
problem-which-seat = Sag, welchen Platz du meinst.
problem-no-seat-here = Du hast hier keinen Platz.
problem-not-your-seat = { $seat } ist nicht dein Platz.
problem-have-seat = Du hast hier schon einen Platz.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-taken = Alle Plätze sind besetzt.
problem-seats-open = Es sind noch Plätze frei: Warte, oder besetze sie mit Bots.
problem-empty-table = An einem Tisch muss jemand sitzen.
problem-nobody-there = Dort sitzt niemand.
problem-nobody-any-more = Dort sitzt niemand mehr.
problem-need-invitation = Um dich hier hinzusetzen, brauchst du eine Einladung.
problem-bad-link = Dieser Link gilt nicht oder nicht mehr.
problem-sent-away = Du wurdest von diesem Tisch weggeschickt.
problem-rematch-seated = Um eine Revanche bitten darf nur, wer hier gesessen hat.

# Bots und Tipps
problem-bot-plays = Ein Bot spielt für dich: Komm erst zurück.
problem-no-bot = Für dich spielt kein Bot.
problem-no-person = Dort entscheidet gerade kein Mensch.
problem-not-silent = Wer dort sitzt, schweigt noch nicht lange genug.
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
problem-no-bot-decision = In dieser Zeile hat kein Bot entschieden.
problem-no-hints-wait = An diesem Tisch wird ohne Tipps gespielt: Warte, bis die Partie zu Ende ist.
problem-secrets-wait = Dieses Spiel hat Geheimnisse: Warte, bis die Partie zu Ende ist.
problem-nothing-to-decide = Du hast nichts zu entscheiden.
problem-one-hint = Immer nur ein Tipp auf einmal.
problem-hints-fast = Nicht so viele Tipps auf einmal.
problem-many-hints = Gerade fragen zu viele nach Tipps.
problem-bot-silent = Der Bot weiß keine Antwort: Versuch es noch einmal.
problem-client-gone = Der Client ist nicht mehr da.

# Schauen, fragen und reden
problem-own-eyes = Solange die Partie läuft, siehst du nur mit deinen eigenen Augen.
problem-ask-text-or-place = Frag nach einer Aktion oder nach einem Ort.
problem-secrets-ask = In einem Spiel mit Geheimnissen darf nur fragen, wer hier sitzt.
problem-chat-text = Eine Zeile im Chat sagt etwas und enthält keine Steuerzeichen.
problem-chat-seated = Hier darf nur reden, wer hier sitzt.
problem-chat-fast = Nicht so schnell.
problem-muted = Du wurdest an diesem Tisch stummgeschaltet.
why-allowed = Das ist erlaubt.

## Taking moves back

problem-no-undo-asked = Niemand hat dich gebeten, etwas zurücknehmen zu dürfen.
problem-undo-departed = { $seat } hat seitdem entschieden und den Tisch verlassen.
problem-undone-enough = In dieser Partie wurde schon zu viel zurückgenommen: Spielt weiter.

## Notes in the chat

chat-bot-took-over = { PERSON($seat) ->
    [you] Ein Bot hat für dich übernommen.
   *[other] Ein Bot hat für { $seat } übernommen.
}
chat-out-of-time = { PERSON($seat) ->
    [you] Deine Zeit ist um: Ein Bot hat übernommen.
   *[other] Die Zeit von { $seat } ist um: Ein Bot hat übernommen.
}
chat-back = { PERSON($seat) ->
    [you] Du bist wieder da, und der Bot ist gegangen.
   *[other] { $seat } ist wieder da, und der Bot ist gegangen.
}
chat-other-device = { PERSON($seat) ->
    [you] Du spielst auf einem anderen Gerät weiter.
   *[other] { $seat } spielt auf einem anderen Gerät weiter.
}
chat-left = { $name } hat den Tisch verlassen.
chat-sent-away = { $name } wurde vom Tisch weggeschickt.
chat-somebody-sent-away = Jemand wurde vom Tisch weggeschickt.
chat-unreadable = Diese Zeile lässt sich nicht lesen.

## Databases, backups and proxies

problem-database-address = Eine Datenbank ist sqlite:///PFAD oder postgresql://NUTZER@RECHNER/NAME; diese Adresse ist keins von beiden.
problem-no-driver = PostgreSQL braucht { $module }, das nicht installiert ist. Tippe: pip install 'argosy[postgres]'
problem-no-database = Eine Datenbank { $file } gibt es nicht.
problem-database-unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }
problem-database-away = Die Datenbank { $database } war nach { $seconds } Sekunden noch nicht zu erreichen: { $reason }
problem-database-taken = Die Datenbank { $database } hat schon eine Tabelle „{ $table }“ und sagt nicht, dass sie zu Argosy gehört. Nimm eine leere Datenbank.
problem-database-newer = Die Datenbank { $database } hat die Form „{ $form }“, und diese Version von Argosy kennt Formen bis { $known }. Nimm die Version, die sie geschrieben hat, oder eine neuere.
problem-database-not-ours = Die Datenbank { $database } gehört nicht zu Argosy oder ist leer.
problem-backup-exists = { $file } gibt es schon; eine Sicherung ersetzt nie eine Datei.
problem-no-file = Eine Datei { $file } gibt es nicht.
problem-no-backup = { $file } ist keine Sicherung, die diese Version lesen kann.
problem-backup-short = { $file } ist nicht vollständig.
problem-damaged = { $file } ist beschädigt: { $damage }
damage-line = Zeile { $line } lässt sich nicht lesen.
damage-rows = { $rows ->
    [one] Die Datei hat { $rows } Datensatz, und es sollten { $end } sein.
   *[other] Die Datei hat { $rows } Datensätze, und es sollten { $end } sein.
}
damage-digest = Die SHA-256 in der letzten Zeile passt nicht zu den Zeilen davor.
damage-more = Nach der letzten Zeile kommt noch etwas.
damage-row = Zeile { $line } gehört in keine unserer Tabellen.
damage-value = In Zeile { $line } steht ein Wert, den es nicht gibt.
problem-restore-empty = Eine Sicherung kommt nur in eine leere Datenbank zurück.
problem-restore-bytes = { $file } hat Bytes in { $column }, wo PostgreSQL Text hat. Mit --keep-unreadable werden sie als Text geschrieben, hexadezimal.
problem-restore-rows = Die Datensätze von { $table } passen nicht in { $database }: { $reason }
problem-restore-unreadable = { $count ->
    [one] { $file } hat { $count } Tisch, der sich nicht an die Regeln hält:{ $tables }
   *[other] { $file } hat { $count } Tische, die sich nicht an die Regeln halten:{ $tables }
}
    Es wurde nichts zurückgeholt. Mit --keep-unreadable kommen alle Tische mit, und diese bleiben geschlossen.
problem-proxy-network = { $given } ist weder eine Adresse noch ein Netz wie 10.0.0.0/8.
backup-done = { $rows ->
    [one] { $rows } Datensatz in { $file } gesichert.
   *[other] { $rows } Datensätze in { $file } gesichert.
}
restore-done = { $rows ->
    [one] { $rows } Datensatz
   *[other] { $rows } Datensätze
} zurückgeholt, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} geprüft.
restore-done-unreadable = { $rows ->
    [one] { $rows } Datensatz
   *[other] { $rows } Datensätze
} zurückgeholt, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} geprüft, davon { $unreadable } unlesbar.
