## The server

problem-as-told = { $text }

# Wer fragt, und von wo
problem-who = Sag zuerst, wer du bist: POST /api/guests.
problem-bad-token = Dieses Token ist hier nicht bekannt.
problem-many-tokens = Zu viele falsche Token: Warte ein wenig.
problem-many-guests = Von hier kommen zu viele neue Gäste: Warte ein wenig.
problem-bot-name = So darf nur ein Bot heißen.
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
problem-no-position = Es gibt die Stellungen 1 bis { $last }.
problem-table-unreadable = Diese Version kann den Tisch nicht öffnen: Was von ihm gespeichert ist, lässt sich nicht lesen.
problem-record-unreadable = Die Aufzeichnung dieses Tisches lässt sich nicht lesen.
problem-reopening = Der Tisch wird gerade neu geöffnet: Versuch es noch einmal.
problem-one-person = Mindestens ein Platz ist für einen Menschen.
problem-title = Ein Titel darf keine Steuerzeichen enthalten.
problem-seat-kind = Ein Platz ist me, open, hot:NAME oder bot:STUFE. Die Stufen sind { $levels }.
problem-begun = Das Spiel hat schon begonnen.
problem-not-begun = Das Spiel hat noch nicht begonnen.
problem-over = Das Spiel ist aus.
problem-not-over = Das Spiel ist noch nicht aus.
problem-over-there = In dieser Stellung ist das Spiel aus.
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
problem-no-hints-wait = An diesem Tisch wird ohne Tipps gespielt: Warte, bis das Spiel aus ist.
problem-secrets-wait = Dieses Spiel hat Geheimnisse: Warte, bis es aus ist.
problem-nothing-to-decide = Du hast nichts zu entscheiden.
problem-one-hint = Immer nur ein Tipp auf einmal.
problem-hints-fast = Nicht so viele Tipps auf einmal.
problem-many-hints = Gerade fragen zu viele nach Tipps.
problem-bot-silent = Der Bot weiß keine Antwort: Versuch es noch einmal.
problem-client-gone = Der Client ist nicht mehr da.

# Schauen, fragen und reden
problem-own-eyes = Solange das Spiel läuft, siehst du nur mit deinen eigenen Augen.
problem-ask-text-or-place = Frag nach einer Aktion oder nach einem Ort.
problem-secrets-ask = In einem Spiel mit Geheimnissen darf nur fragen, wer hier sitzt.
problem-chat-text = Eine Zeile im Chat sagt etwas und enthält keine Steuerzeichen.
problem-chat-seated = Hier darf nur reden, wer hier sitzt.
problem-chat-fast = Nicht so schnell.
problem-muted = Du wurdest an diesem Tisch stummgeschaltet.
why-allowed = Das ist erlaubt.

## Taking moves back

undo-drawn = Seitdem wurde etwas gezogen oder gewürfelt.
undo-decided = Seitdem hat jemand anders entschieden.
undo-shown = Seitdem wurde etwas Verborgenes gezeigt.
undo-to-agree = { $obstacle } Noch zustimmen müssen: { $seats }.
undo-over = Das Spiel ist aus.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-no-line = Eine Zeile { $line } gibt es nicht.
undo-not-theirs = { PERSON($seat) ->
    [you] Zeile { $line } ist keine Entscheidung von dir, die noch gilt.
   *[other] Zeile { $line } ist keine Entscheidung von { $seat }, die noch gilt.
}
problem-no-undo-asked = Niemand hat dich gebeten, etwas zurücknehmen zu dürfen.
problem-undo-departed = { $seat } hat seitdem entschieden und den Tisch dann verlassen.
problem-undone-enough = In diesem Spiel wurde schon zu viel zurückgenommen: Spielt weiter.

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
