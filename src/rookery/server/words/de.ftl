# Was der Server sagt: Ablehnungen für Menschen und Programme, und Probleme für alle, die ihn betreiben.

## Wer fragt

no-guest = der Server kennt dich noch nicht; lade die Seite neu; Programme fragen zuerst GET /api/me oder GET /api/credential
banned = dieser Server nimmt von deiner Adresse zurzeit nichts an; versuch es später wieder
wrong-csrf = der Server kennt dich nicht mehr; lade die Seite neu (X-Rookery-CSRF fehlt oder ist alt)
wrong-origin = das kommt von einer anderen Seite, und das ist nicht erlaubt
wrong-host = unter diesem Namen antwortet dieser Server nicht; soll er es, trag den Namen in network.names ein
used-link = dieser Link wurde schon benutzt oder gilt nicht mehr; lass dir einen neuen geben
no-invitation = auf diesen Platz kommt man nur mit Einladung; nimm den Link dazu
not-your-seat = dieser Platz ist nicht deiner
not-seated = das darf nur, wer mitspielt; setz dich erst
not-host = das darf nur, wer die Partie eröffnet hat
match-too-lively = in Partie { $match } passiert gerade zu viel auf einmal; versuch es noch einmal

## Was geschickt wurde

bad-body = das ließ sich nicht lesen: { $problem }; wie es richtig geht, steht unter /docs/api
not-utf8 = das ließ sich nicht lesen: Es ist kein UTF-8
too-deep = das ließ sich nicht lesen: Es ist zu tief verschachtelt
too-large = das ist zu groß; höchstens { $most } Bytes
too-large-to-read = das ist zu groß
wrong-type = das muss application/json sein und im Content-Type stehen
wrong-method = diese Adresse nimmt eine andere Methode; siehe /docs/api
commands-are-posted = Befehle werden mit POST geschickt; siehe /docs/api
bad-greeting = die erste Nachricht sagt, wer zuhört; lade die Seite neu
nothing-to-say = nach der Begrüßung hört diese Verbindung nur zu; Befehle werden mit POST geschickt
address-too-long = diese Adresse ist zu lang; höchstens { $most } Bytes
bad-after = after ist die Nummer eines Ereignisses, oder 0
after-the-end = die Partie hat { $seq } Ereignisse; after ist eines davon, oder 0
too-long-for-qr = so viel Text passt in keinen QR-Code
record-too-long = die Aufzeichnung hat { $moves } Züge; dieser Server nimmt höchstens { $most }

## Was es nicht gibt

unknown-page = unter dieser Adresse gibt es nichts; siehe /docs/api
no-documentation = die Dokumentation ist hier noch nicht gebaut: erst „make docs“ in einer Kopie von Rookery ausführen, dann noch einmal fragen; die API steht unter /docs/api
unknown-match = diese Partie gibt es nicht, oder sie ist privat; prüfe, ob du den Link ganz kopiert hast
other-rules = { $problem }; sie bleibt gespeichert, aber dieser Server kann sie nicht zeigen
broken-log = die Aufzeichnung dieser Partie ist beschädigt; beginne eine neue

## Zu viel, zu schnell

too-many = das war viel auf einmal ({ $what }); warte { $wait } s
counted-openings = neue Partien
counted-commands = Befehle
counted-guests = neue Gäste von deiner Adresse
counted-hints = Tipps
counted-paths = Anfragen nach Wegen
counted-requests = Anfragen von deiner Adresse
counted-studies = Anfragen dieser Art
too-many-matches = bei dir laufen schon { $most } Partien; spiel erst ein paar zu Ende
too-many-sockets = zu viele Verbindungen sind offen; schließ einige Seiten, oder komm später wieder
slow-reader = die Verbindung war zu langsam; sie wird neu geöffnet
key-reused = mit diesem Schlüssel hast du schon eine andere Partie eröffnet; nimm einen neuen

## Tipps und Studien

hint-for-another = dieser Platz ist nicht deiner; Tipps gibt es nur für den eigenen
hints-not-agreed = Tipps gibt es erst, wenn alle am Tisch zustimmen
hint-too-early = du bist nicht dran; frag, wenn du dran bist
no-such-bot = einen Bot { $name } gibt es hier nicht; wähle einen von { $names }
thinking-busy = alle Ratgeber sind beschäftigt; frag gleich noch einmal
nobody-to-advise = in dieser Stellung ist niemand dran; wähle eine, in der jemand dran ist
thinking-failed = der Ratgeber ist nicht rechtzeitig fertig geworden; frag noch einmal
studies-busy = gerade fragen viele Leute; versuch es gleich noch einmal
under-way = Mitten in der Partie
how-it-begins = So fängt es an
how-it-ends = So hört es auf

## Der Server selbst

conflict = andere waren schneller; schau nach und versuch es noch einmal
conflict-again = andere waren schneller, mehrmals hintereinander; schau nach und versuch es noch einmal
database-busy = die Partien sind gerade nicht zu erreichen; versuch es gleich noch einmal
stopping = der Server wird gerade beendet; komm gleich wieder
failed = der Server hat einen Fehler gemacht; nichts ist verloren, versuch es noch einmal

## Ihn starten

no-port = Port { $port } gibt es nicht; Ports sind 0 bis { $most }
no-address = die Adresse { $host } gibt es hier nicht ({ $problem })
port-unusable = Port { $port } auf { $host } lässt sich nicht benutzen ({ $problem }); wähle einen anderen mit { $setting }
keys-too-short = jeder Schlüssel in { $variable } braucht mindestens { $least } Zeichen
keys-unusable = die Schlüssel in { $file } lassen sich nicht benutzen ({ $problem }); wähle einen anderen Ordner
folder-in-use = den Ordner { $folder } benutzt schon ein anderes Rookery; beende es zuerst, oder wähle mit --data einen anderen Ordner
keys-damaged = die Schlüssel in { $file } sind beschädigt; lösche die Datei, dann fangen alle Gäste neu an

## Seine Einstellungen

settings-unreadable = { $file } lässt sich nicht lesen ({ $problem }); wähle eine andere Datei
settings-no-toml = { $file } ist kein TOML: { $problem }
no-setting = { $where }: eine Einstellung { $key } gibt es nicht{ $near }
no-variable = für die Variable { $name } gibt es keine Einstellung{ $near }
bad-setting = { $where }: { $key } kann nicht { $value } sein; möglich ist { $right }
setting-switch = true oder false
setting-whole = eine ganze Zahl von { $least } bis { $most }
setting-number = eine Zahl von { $least } bis { $most }
setting-choice = { OR($choices) }
setting-text = ein Text
setting-texts = eine Liste von Texten
setting-rate = eine Rate wie {"{ second = 2, burst = 10 }"}, beides größer als 0
setting-bots = Programme mit Namen, etwa Frosty = "cmd:./engine"; ein Name beginnt mit einem Großbuchstaben und hat höchstens 24 Buchstaben, Ziffern, Leerzeichen und Bindestriche
setting-names = Namen wie "games.example.org" oder "*.example.org", ohne Port
setting-networks = Adressen oder Netze wie "10.0.0.7" oder "10.0.0.0/8"
password-on-command-line = { $option }: andere auf diesem Rechner könnten das Passwort lesen; lass es hier weg, und nimm ROOKERY_DATABASE, eine Datei mit Einstellungen oder database_password_file
password-needs-url = { $where }: { $key } braucht eine Datenbank mit Benutzer und ohne Passwort, etwa postgresql://user@host/name

## Anleitungen

bad-guide = die Anleitung von { $game } lässt sich nicht lesen: { $problem }
bad-guide-intro = die Anleitung von { $game } braucht { $right } einführende Abschnitte (intro = true), nicht { $found }
bad-guide-section = Abschnitt { $id } der Anleitung von { $game }: { $problem }

## Lektionen

bad-lessons = die Lektionen von { $game } lassen sich nicht lesen: { $problem }
bad-lesson-step = Schritt { $step } der Lektionen von { $game }: { $problem }
lesson-nobody-moves = in dieser Stellung ist niemand dran; wähle eine, in der jemand dran ist
lesson-without-answer = kein Zug ist richtig; gib mindestens einen an
lesson-move-twice = ein Zug steht doppelt unter den richtigen und falschen

## Der Speicher

store-gap = Ereignis { $seq } passt nicht an Partie { $match }, die { $last } Ereignisse hat; hol erst die fehlenden
store-key-taken = Partie { $match } hat schon ein Ereignis mit dieser Nummer oder diesem Schlüssel; hol es
store-unknown-match = eine Partie { $match } gibt es nicht
store-match-exists = eine Partie { $match } gibt es schon; nimm eine andere ID
store-closed = der Speicher ist geschlossen, weil der Server beendet wird; komm später wieder
store-too-slow = die Datenbank hat nicht innerhalb von { $seconds } s geantwortet; frag mit demselben Schlüssel noch einmal
store-bad-url = { $scheme } ist keine unterstützte Datenbank; nimm eine URL wie postgresql://user@host/name
store-no-driver = PostgreSQL braucht asyncpg: pip install 'rookery-games[postgres]'
store-standby = die Datenbank ist schreibgeschützt; vielleicht ist sie ein Standby
store-overloaded = die Datenbank kommt nicht hinterher; versuch es später noch einmal
store-newer = die Datenbank hat Version { $version }, und dieses Rookery kennt nur Versionen bis { $newest }; aktualisiere Rookery
store-match-damaged = Partie { $match } ist in der Datenbank beschädigt ({ $problem })
store-first-event-missing = ihr erstes Ereignis fehlt
store-event-missing = Ereignis { $seq } fehlt
store-not-opened = ihr erstes Ereignis eröffnet sie nicht

postgres-held = die Datenbank ist gerade gesperrt; versuch es noch einmal
postgres-damaged = die Datenbank ist beschädigt; spiel eine Sicherung ein
postgres-foreign = die Datenbank ist nicht mehr so, wie Rookery sie hinterlassen hat; spiel eine Sicherung ein, oder wähle eine andere
postgres-unwritable = dieser Benutzer darf nicht in die Datenbank schreiben, zumindest nicht jetzt
postgres-full = auf dem Datenträger der Datenbank ist kein Platz mehr; schaff welchen
postgres-slow = die Datenbank hat nicht rechtzeitig geantwortet; frag mit demselben Schlüssel noch einmal
postgres-failed = die Datenbank lässt sich nicht benutzen ({ $problem })
postgres-unreachable = die Datenbank ist nicht zu erreichen ({ $problem }); prüfe ihre URL

sqlite-held = die Datenbank { $file } benutzt gerade ein anderes Programm; beende es, oder versuch es noch einmal
sqlite-full = auf dem Datenträger der Datenbank { $file } ist kein Platz mehr; schaff welchen
sqlite-cannot-grow = die Datenbank { $file } darf nicht weiter wachsen; schaff Platz, oder erhöhe die Grenze
sqlite-damaged = die Datenbank { $file } ist beschädigt; verschieb sie, oder spiel eine Sicherung ein
sqlite-no-database = { $file } ist keine Datenbank; verschieb die Datei, oder wähle einen anderen Ordner
sqlite-unwritable = in die Datenbank { $file } lässt sich nicht schreiben; prüfe die Rechte der Datei und ihres Ordners
sqlite-cannot-open = die Datenbank { $file } lässt sich nicht öffnen; prüfe die Rechte der Datei und ihres Ordners
sqlite-failed = die Datenbank { $file } lässt sich nicht benutzen ({ $problem })
sqlite-cannot-make = die Datenbank { $file } lässt sich nicht anlegen ({ $problem })
sqlite-foreign = die Datenbank { $file } gehört zu einem anderen Programm; wähle einen anderen Ordner

## Links, die man teilt

preview-home = Vier Pinguin-Brettspiele für dich und deine Freunde, auch gegen Bots
preview-invited = Du bist zu einer Partie eingeladen
preview-players = { $game }: { AND($names) }
preview-watch = Schau zu oder spiel selbst eine Partie
preview-turn = { $name } ist dran

## Für Betreiber

bad-network = { $text } ist keine Adresse; schreib sie wie 203.0.113.7, 2001:db8::1 oder 203.0.113.0/24
match-rewritten = der Betreiber hat diese Partie geändert; verbinde dich neu
unknown-guest = niemand mit der Kennung { $guest } hat eine Partie eröffnet oder mitgespielt; rookery admin show MATCH zeigt Kennungen
not-banned = { $network } ist nicht gesperrt; rookery admin bans listet die gesperrten auf
backup-exists = { $file } gibt es schon; wähle einen anderen Namen
backup-unwritable = { $file } lässt sich nicht schreiben ({ $problem }); wähle einen anderen Ort
no-backup = { $file } ist keine Rookery-Sicherung oder beschädigt; wähle eine Datei von rookery backup
folder-not-empty = in { $folder } sind schon Partien; wähle mit --data einen leeren Ordner
database-not-empty = in dieser Datenbank sind schon Partien; wähle mit --database eine leere

## Mehrere Prozesse

process-did-not-start = ein Prozess des Servers ist beim Start gescheitert (Code { $code }); warum, steht oben im Protokoll
processes-need-database = mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank; gib sie mit --database an, oder starte nur einen Prozess

## Klassen

counted-classes = neue Klassen
counted-joining = Codes von Klassen
unknown-code = keine Klasse hat diesen Code; frag deine Lehrerin oder deinen Lehrer
unknown-class = diese Klasse gibt es nicht, oder das ist nicht der Link der Lehrkraft; öffne den Link, den du beim Eröffnen bekommen hast
class-full = alle Tische sind besetzt; frag deine Lehrerin oder deinen Lehrer
tables-or-pupils = sag entweder, wie viele Tische es gibt, oder wie viele Kinder
no-room-for-class = du kannst gerade noch { $room } Tische öffnen; beende zuerst Partien früherer Klassen, oder nimm weniger Tische
too-many-tables = eine Klasse hat höchstens { $most } Tische
no-class-lessons = diese Klasse hat keine eigenen Lektionen oder Rätsel
class-lessons = { $mistakes }
lesson-mistake = Zeile { $line }: { $problem }
lesson-not-toml = das ist kein TOML: { $problem }
lesson-steps = eine Datei hat 1 bis { $most } Schritte und Rätsel, jedes Stück unter einer Zeile [[step]] oder [[puzzle]]
lessons-too-large = eine Datei mit Lektionen und Rätseln hat höchstens { $most } kB
lesson-other = Das ist erlaubt, aber nicht gefragt. Versuch es noch einmal.
lesson-praise = Gut gemacht.
lesson-key-missing = { $key } fehlt
lesson-key-unknown = einen Schlüssel { $key } gibt es nicht{ $near }; es gibt { $keys }
lesson-value = der Wert von { $key } passt nicht: { $problem }
chances-do-not-fit = Es muss eine Chance mehr als Plätze geben, und jede von allen Spielern; Plätze zählen ab 0.
puzzle-missed = Gesucht ist ein anderer Zug.
puzzle-asks-nothing = es fragt nach nichts; sag in einem Satz, was gesucht ist
puzzle-length = eine Zugfolge hat 1 bis { $most } Züge, mit Leerzeichen dazwischen
puzzle-move = Zug { $number }, { $move }, ist nicht möglich: { $problem }
puzzle-ends-with-reply = { $move } ist eine Antwort; die Zugfolge muss mit einem Zug der Seite enden, die beginnt
