# Was der Browser sagt. Was ein Spiel sagt, steht in dessen eigenen Wörtern.

## Hauptwörter

label = { CAP($what) }

level-easy = leicht
level-medium = mittel
level-hard = stark
level-expert = nach Faustregeln

kind-tile = Plättchen
kind-coin = Münze
kind-die = Würfel
kind-pawn = Spielfigur
kind-domino = Dominostein
kind-card = Karte

# Namen der Bots: solche, die man nicht beugen muss
bot-name-0 = Käpt’n Hein
bot-name-1 = Tante Berta
bot-name-2 = Graubart
bot-name-3 = Madame Hecht
bot-name-4 = Fiete
bot-name-5 = Lotse Ole

## Überall

page-brand = Argosy
page-games = Spiele
page-rulebooks = Spielregeln
page-home = Argosy, alle Spiele
page-close = Schließen
page-cancel = Abbrechen
page-copy-link = Link kopieren
page-copied = Kopiert
page-loading = Einen Moment.
page-offline = Der Server ist nicht zu erreichen.
page-keeps-trying = Wir versuchen es alle paar Sekunden wieder. Die Spiele sind sicher: Sie gehen dort weiter, wo sie waren.
page-try-now = Jetzt versuchen
page-server-answered = Der Server hat mit { $status } geantwortet.
page-outdated = Diese Seite ist älter als der Server.
page-outdated-detail = Lade sie neu, dann geht es weiter. Das Spiel ist sicher.
page-reload = Neu laden
page-no-such-game = Dieses Spiel gibt es nicht.
page-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
page-no-such-table-detail = Sieh dir den Link noch einmal an, oder lass dir einen neuen schicken.
page-not-invited = Dieser Tisch ist privat. Lass dir von der Person, der er gehört, einen Link geben.
page-not-found = Unter dieser Adresse gibt es nichts.
page-to-lobby = Alle Spiele
page-skip = Direkt zum Spielplan
page-night = Nachtkarte
page-day = Tagkarte
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-back = Zurück zu allen Spielen
page-language = Sprache
page-title = { $title }: Argosy
page-title-turn = (!) { $title }: Du bist am Zug
page-notice-turn = Du bist am Zug.

parts-missing = { $game } bringt keine eigenen Teile für den Browser mit und wird mit denen gezeigt, die alle Spiele haben.
parts-broken = { $game }: { $address } lässt sich nicht verwenden. Gezeigt wird es mit den Teilen, die alle Spiele haben.

## Eingangsseite

lobby-heading = { $games ->
    [0] Spiele um Handel und Piraterie
    [one] Ein Spiel um Handel und Piraterie
    [2] Zwei Spiele um Handel und Piraterie
    [3] Drei Spiele um Handel und Piraterie
    [4] Vier Spiele um Handel und Piraterie
    [5] Fünf Spiele um Handel und Piraterie
    [6] Sechs Spiele um Handel und Piraterie
    [7] Sieben Spiele um Handel und Piraterie
    [8] Acht Spiele um Handel und Piraterie
    [9] Neun Spiele um Handel und Piraterie
   *[other] { $games } Spiele um Handel und Piraterie
}
lobby-lead-bot = Spiel gleich gegen einen Bot, oder schick Freunden einen Link.
lobby-lead-rules = Auf jede Regel wird geachtet, und jedes „Nein“ sagt dir, warum.
lobby-go-on = Weiterspielen: Du bist am Zug
lobby-join-by-link = Mit einem Link mitspielen
lobby-paste-link = Füge den Link ein, den du bekommen hast
lobby-join = Mitspielen
lobby-bad-link = Das ist kein Link zu einem Tisch auf diesem Server.
lobby-play-bot = Gegen Bots
lobby-open-table = Tisch eröffnen
lobby-about = Über dieses Spiel
lobby-seats = { $low } bis { $high }
lobby-minutes = { $low } Min.
lobby-minutes-range = { $low } bis { $high } Min.
lobby-your-tables = Deine Tische
lobby-open-seats = Freie Plätze
lobby-no-tables = Noch kein Spiel. Zwei Klicks, und ein Bot sitzt dir gegenüber.
lobby-no-seats = Gerade wartet niemand. Eröffne einen Tisch und mach den Anfang.
lobby-play-on = Spielen
lobby-watch = Zusehen
lobby-look = Ansehen
lobby-sit-down = Hinsetzen
lobby-seated = { $seated } von { $seats } Plätzen besetzt
lobby-your-turn = Du bist am Zug
lobby-waiting-for = Warten auf { $name }
lobby-not-begun = Noch nicht begonnen
lobby-over = Beendet
lobby-owned-by = Tisch von { $name }
lobby-ago-now = gerade eben
lobby-ago-minutes = vor { $minutes } Min.
lobby-ago-hours = vor { $hours } Std.
lobby-ago-days = vor { $days } Tagen
lobby-your-name = Dein Name
lobby-save = Speichern
lobby-round = Runde { $round }
lobby-against = gegen { $names }
lobby-with = mit { $names }
lobby-bot = { $name } (Bot, { $level })
lobby-rules-changed = { $number ->
    [one] { $number } Regel geändert
   *[other] { $number } Regeln geändert
}
lobby-rule = { $option }: { $value }
lobby-hints-on = mit Tipps
lobby-hints-off = ohne Tipps

chart-town-0 = Elfenstadt
chart-town-1 = Fischerdorf
chart-town-2 = Zuflucht des Waldvolks
chart-town-3 = Berghöhlen
chart-town-4 = Zaubererstadt
chart-town-5 = Reiterstadt
chart-town-6 = Ritterburg
chart-town-7 = Zwergenhöhlen

## Ein neuer Tisch

new-against = Gegen
new-level-easy = leichte Bots
new-level-medium = mittlere Bots
new-level-hard = starke Bots
new-level-expert = Bots mit Faustregeln
new-how-many = Personen
new-preset-short = Kurz
new-preset-usual = Normal
new-preset-long = Lang
new-seats = Plätze
new-length = Wie lange
new-measured-minutes = { $minutes } Min.
new-measured = Gemessen mit { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}: { $rounds } Runden, { $minutes } Minuten.
new-measured-range = { $low } bis { $high }
new-table = Der Tisch
new-hints = Tipps
new-hints-on = An: Alle dürfen einen Bot fragen, was er tun würde
new-hints-off = Aus: Niemand erfährt, was ein Bot tun würde
new-all-options = Regeln ändern
new-group-length = Dauer und Ende
new-group-board = Spielplan und Aufbau
new-group-turn = Im Zug
new-group-costs = Preise und Kosten
new-group-scoring = Wertung
new-group-dangers = Gefahren und Kämpfe
new-group-more = Weiteres
new-name-taken = An diesem Tisch heißt schon jemand so.
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-days = Ohne Uhr, über Tage
new-visibility = Wer ihn findet
new-visibility-public = Alle: Er steht in der Liste
new-visibility-unlisted = Alle, die den Link haben
new-visibility-private = Nur, wen du einlädst
new-seat-me = Du
new-seat-open = Freier Platz
new-seat-bot-easy = Bot, leicht
new-seat-bot-medium = Bot, mittel
new-seat-bot-hard = Bot, stark
new-seat-bot-expert = Bot, nach Faustregeln
new-seat-hot = Noch jemand an diesem Bildschirm
new-seat-title = Platz { $seat }
new-hot-name = Name
new-create = Tisch eröffnen
new-start = Spielen

time-each-move = { $time } je Zug
time-each-game = { $time } pro Person

time-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
time-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
time-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
time-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}

## Vor dem Anfang

waiting-title = Der Tisch ist gedeckt.
waiting-hints-on = Tipps: Alle dürfen einen Bot fragen, was er tun würde.
waiting-clock = { $time }.
waiting-share = Schick diesen Link allen, mit denen du spielen willst. Wer ihn öffnet, kann sich hinsetzen.
waiting-start-with-bots = Mit Bots auffüllen und anfangen
waiting-begin = Anfangen
waiting-sit-here = Hier hinsetzen
waiting-name = Dein Name an diesem Tisch
waiting-open-seat = frei
waiting-join-first = Setz dich, um mitzuspielen, oder sieh einfach zu.
waiting-new-link = Link machen

## Der Satz über dem Spielplan

status-turn = { PERSON($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
status-was-turn = { PERSON($seat) ->
    [you] Du warst am Zug.
   *[other] { $seat } war am Zug.
}
status-bot-plays = Ein Bot spielt für dich.
status-bot-thinking = Der Bot überlegt.
status-thinking = { PERSON($seat) ->
    [you] Du überlegst.
   *[other] { $seat } überlegt.
}
status-waiting = Warten auf { $seat }.
status-acts = { PERSON($seat) ->
    [you] Dein Zug wird ausgeführt.
   *[other] { $seat } zieht.
}
status-skip = Mit einer Taste oder einem Klick überspringen.
status-tap-to-skip = Zum Überspringen tippen.
status-over = Das Spiel ist aus.
status-reconnecting = Verbindung wird wiederhergestellt. Deine Züge gehen nicht verloren.
status-chance = Aufbau und Zufall.

## Augenblicke

moment-continue = Weiter

## Der Spielplan

board-name = Der Spielplan
board-grid = Spielplan: Pfeiltasten bewegen, Enter zieht oder fragt, warum es nicht geht
board-stroll = Neben dem Plan: Die Pfeiltasten sagen, was jedes Ding ist
look-cell = { $row }, { $column }: { $value }
board-fit = Ganzer Plan
board-can-act = wählbar: { $action }
board-can-order = wählbar ({ $orders }): danach das Ziel wählen
board-chosen = ausgewählt

## Aktionen

bar-name = Aktionen
bar-actions = Was du tun kannst
bar-all = Alle
bar-choose-place = Wähle ein leuchtendes Feld
bar-choose-action = Wähle eine Aktion
bar-enter-key = Enter
bar-hint = Tipp
bar-sure = Bist du sicher?
bar-not-yet = Noch nicht
bar-let-go = Auswahl aufheben
bar-more = { $number } weitere
bar-go-on = Weiter
bar-grace = { $seconds ->
    [one] Noch 1 Sekunde, um das zurückzunehmen.
   *[other] Noch { $seconds } Sekunden, um das zurückzunehmen.
}
bar-ends = { $seconds ->
    [one] Dein Zug endet in 1 Sekunde.
   *[other] Dein Zug endet in { $seconds } Sekunden.
}
bar-watching = Du siehst zu
bar-final = lässt sich nicht zurücknehmen
bar-sentence = { CAP($what) }.

hint-says = Der Bot schlägt vor: { $action }
hint-says-chances = Der Bot schlägt vor: { $action } · Gewinnchancen: { $chances }
hint-chance = { CAP($seat) } { $percent } %

# Warum ein Bot tat, was er tat
explain-why = Warum?
explain-thinking = { $seat } denkt noch einmal nach.
explain-weighed = { $seat } hat das Erste gewählt. Die Gewinnchancen, wie { $seat } sie sieht:
explain-forced = { $seat } hatte keine andere Wahl, jedenfalls keine, die du kennen darfst.
explain-line = { $action }
explain-from-yours = Überlegt mit dem, was du weißt: Geheimes bleibt geheim.
explain-close = Schließen

undoing-name = Zurück
undoing-more = Zurück …
undoing-back = Zurück zu deinem letzten Zug
undoing-title = Das zurücknehmen?
undoing-yes = Zurücknehmen
undoing-ask = Rücknahme erbitten
undoing-ask-title = Darum bitten, das zurückzunehmen?
undoing-ask-yes = { $people } fragen
undoing-last = Deine letzte Entscheidung
undoing-takes = { $what } Das wird zurückgenommen.
undoing-takes-last = Deine letzte Entscheidung wird zurückgenommen.
undoing-takes-others = { $decisions ->
    [one] Auch alles, was von { $others } danach entschieden wurde, wird zurückgenommen: insgesamt { $decisions } Entscheidung.
   *[other] Auch alles, was von { $others } danach entschieden wurde, wird zurückgenommen: insgesamt { $decisions } Entscheidungen.
}
undoing-drawn-again = Auch was gezogen oder gewürfelt wurde, geht zurück. Entscheide wieder genauso, und es kommt dasselbe.
undoing-must-agree = Zustimmen müssen: { $people }.
undoing-asked = Die anderen sind gefragt.
undoing-request = { PERSON($seat) ->
    [you] Du hast darum gebeten, einen Zug zurückzunehmen.
   *[other] { $seat } möchte einen Zug zurücknehmen.
}
undoing-agree = Einverstanden
undoing-refuse = Ablehnen
undoing-nothing = nichts zurückzunehmen
undoing-nothing-there = Es gibt nichts zurückzunehmen.


## Leute

people-name = Wer mitspielt
people-stroll = Mitspielende: Die Pfeiltasten sagen, was jedes Ding ist
people-points = Punkte
people-bot = Bot, { $level }
people-away = nicht da
people-stand-in = ein Bot spielt ({ $level })
people-left = gegangen; ein Bot spielt ({ $level })
people-tiles = { $number } Plättchen
people-coins = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
people-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
people-pieces = { $number ->
    [one] { $number } Teil
   *[other] { $number } Teile
}

## Verlauf, Regeln, Chat

tab-board = Plan
tab-scores = Stand
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Chat

log-fold = Diesen Zug in einer Zeile zeigen
log-unfold = Alle { $number } Sätze dieses Zugs zeigen
log-set-up = { $number ->
    [one] Aufbau und Zufall: { $number } Zeile
   *[other] Aufbau und Zufall: { $number } Zeilen
}
log-taken-back = zurückgenommen
log-by-bot = durch einen Bot
log-took-back = { PERSON($seat) ->
    [you] Du hast etwas zurückgenommen: Alles steht wieder wie zuvor.
   *[other] { $seat } hat etwas zurückgenommen: Alles steht wieder wie zuvor.
}
log-jump = Die Stellung nach Zeile { $line } zeigen
log-older = Frühere Zeilen

rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
rules-house-rule = Hausregel
rules-here = An diesem Tisch:
rules-rulings = Klarstellungen
rules-rulebook = Spielregel
rules-whole = Die ganze Spielregel
rules-close = Regeln schließen
rules-clause = Regel { $clause }: in der Spielregel aufschlagen

chat-write = Sag etwas
chat-send = Senden
chat-none = Noch hat niemand etwas gesagt.
chat-who-speaks = Wer schreiben darf
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder schreiben lassen
chat-mute-all = Alle stummschalten
chat-unmute-all = Alle wieder schreiben lassen
chat-hide = Ausblenden, was { $name } schreibt
chat-unhide = Zeigen, was { $name } schreibt
chat-you-muted = Du wurdest an diesem Tisch stummgeschaltet.

missed-events = { $number ->
    [one] Seit du zuletzt da warst: { $number } Ereignis
   *[other] Seit du zuletzt da warst: { $number } Ereignisse
}
missed-show = Zeig es mir
missed-seen = Gesehen

## Menü

menu-name = Tischmenü
menu-speed = Tempo
menu-speed-slow = Langsam
menu-speed-usual = Normal
menu-speed-fast = Schnell
menu-speed-none = Aus
menu-grace = Kurz warten, um einen Zug zurückzunehmen
menu-notices = Sag mir, wenn ich am Zug bin
menu-hand-over = Einen Bot für mich spielen lassen
menu-play-again = Selbst weiterspielen
menu-take-seat-back = Selbst weiterspielen
menu-leave = Den Tisch verlassen
menu-leave-sure = Endgültig gehen? Ein Bot spielt deinen Platz zu Ende.
menu-other-device = Link zu meinem Platz für ein anderes Gerät
menu-invite = Einladung kopieren
menu-download = Aufzeichnung herunterladen
menu-replay = Nachspielen
menu-no-hints = Ohne Tipps
menu-no-hints-detail = An diesem Tisch wird ohne Tipps gespielt.
menu-hints = Mit Tipps
menu-hints-detail = An diesem Tisch wird mit Tipps gespielt: Alle dürfen einen Bot fragen, was er tun würde.

members-title = Wen du hereingelassen hast
members-detail = Wen du wegschickst, der bleibt weg, und alle Einladungen, die du verteilt hast, werden ungültig.
members-none = Noch hat niemand eine Einladung benutzt.
members-plays = spielt mit
members-send-away = Wegschicken
members-send-away-sure = { $name } wegschicken? Alle Einladungen, die du verteilt hast, werden ungültig.

## Das Ende

end-won = { PERSON($seat) ->
    [you] Du hast gewonnen.
   *[other] { $seat } hat gewonnen.
}
end-shared = Geteilter Sieg: { $seats }.
end-review = Rückschau
end-result = Ergebnis
end-again = Noch einmal
end-new-table = Zum neuen Tisch
end-counter = { $counter } { $value }

## Nachspielen

replay-before = Aufbau
replay-start = Spielbeginn
replay-end = Ende
replay-now = jetzt
replay-line = Zeile { $line } von { $last }
replay-round = Runde { $round }
replay-told = { $round }, { $line }
replay-place = { $line }, { $where }
replay-to-start = Zum Spielbeginn
replay-to-set-up = Vor den Aufbau
replay-to-end = Zum Ende
replay-step = Schrittweite
replay-step-line = Zeile
replay-step-turn = Zug
replay-step-round = Runde
replay-back-line = Eine Zeile zurück
replay-back-turn = Einen Zug zurück
replay-back-round = Eine Runde zurück
replay-on-line = Eine Zeile vor
replay-on-turn = Einen Zug vor
replay-on-round = Eine Runde vor
replay-play = Abspielen
replay-pause = Anhalten
replay-live = Zurück zum Spiel
replay-link = Link zu dieser Stellung kopieren
replay-fork-short = Weiterspielen
replay-fork = Von hier weiterspielen
replay-scrub = Stellung

## Mehrere an einem Bildschirm

handoff-title = { $seat }, du bist am Zug.
handoff-detail = Nimm den Bildschirm, dann sieh hin.
handoff-open = Ich bin da
