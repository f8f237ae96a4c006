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
problem-bot-plain = Am Bot { $bot } lässt sich nichts einstellen: Schreib { $bot }, nicht „{ $given }“.
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
problem-why-what = Warum was nicht? Zum Beispiel: why sail a1
problem-which-clause = Welche Regel? Zum Beispiel: rules R8
problem-which-file = In welche Datei? Zum Beispiel: save partie.txt

# Other commands
problem-png = Ein png kommt in eine Datei: Ergänze -o DATEI.png
problem-hint-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
problem-hint-chance = Als Nächstes kommt der Zufall: Es gibt nichts zu entscheiden. Frag nach der Zeile danach.
problem-extra = Dieser Befehl braucht { $module }, das nicht installiert ist. Tippe: pip install '{ $package }'
problem-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.

# Experiments
problem-simulation-games = Eine Simulation hat 1 bis { $most } Partien, nicht { $games }.
problem-simulation-person = Eine Simulation ist für Bots. Selbst spielst du mit: argosy play
problem-seed = Ein Startwert ist eine Zahl ab 0, nicht { $seed }.
problem-jobs = Die Arbeit können sich 1 bis { $most } Prozesse teilen, nicht { $jobs }.
problem-fit-games = Zum Anpassen braucht es 10 bis 1.000.000 Partien, nicht { $games }.
problem-fit-features = { $game } hat keine Merkmale, die man anpassen kann.
problem-fit-winner = In keiner Partie hat jemand gewonnen: Daraus lässt sich nichts lernen.
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
