# Was der Server sagt: Ablehnungen für Menschen und Programme, und Probleme für alle, die ihn betreiben.

## Wer fragt

no-guest = der Server kennt dich noch nicht; lade die Seite neu, oder frag zuerst GET /api/me
wrong-csrf = der Server kennt dich nicht mehr; lade die Seite neu (X-Rookery-CSRF fehlt oder ist alt)
wrong-origin = das kommt von einer anderen Seite, und das ist nicht erlaubt
wrong-token = dieser Link öffnet hier nichts; prüfe, ob du ihn ganz kopiert hast
token-of-another-seat = dieser Link gehört zu einem anderen Platz
seat-of-another = dort sitzt inzwischen jemand anderes
private-match = diese Partie ist privat; öffne sie mit dem Link zu einem Platz oder zum Zuschauen
private-seat = diese Partie ist privat; komm mit dem Link zu einem Platz

## Was geschickt wurde

bad-body = das ließ sich nicht lesen: { $problem }; wie es richtig geht, steht unter /docs
not-utf8 = das ließ sich nicht lesen: Es ist kein UTF-8
too-deep = das ließ sich nicht lesen: Es ist zu tief verschachtelt
too-large = das ist zu groß; höchstens { $most } Bytes
too-large-to-read = das ist zu groß
wrong-type = das muss application/json sein und im Content-Type stehen
wrong-method = diese Adresse nimmt eine andere Methode; siehe /docs
commands-are-posted = Befehle werden mit POST geschickt; siehe /docs
bad-greeting = die erste Nachricht sagt, wer zuhört; lade die Seite neu
bad-after = after ist die Nummer eines Ereignisses, oder 0
after-the-end = die Partie hat { $seq } Ereignisse; after ist eines davon, oder 0
too-long-for-qr = so viel Text passt in keinen QR-Code
record-too-long = die Aufzeichnung hat { $moves } Züge; dieser Server nimmt höchstens { $most }

## Was es nicht gibt

unknown-page = unter dieser Adresse gibt es nichts; siehe /docs
unknown-match = diese Partie gibt es nicht; prüfe, ob du den Link ganz kopiert hast
other-rules = { $problem }; sie bleibt gespeichert, aber dieser Server kann sie nicht zeigen
broken-log = die Aufzeichnung dieser Partie ist beschädigt; beginne eine neue

## Zu viel, zu schnell

too-many = das war viel auf einmal ({ $what }); warte { $wait } s
counted-openings = neue Partien
counted-commands = Befehle
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
thinking-busy = alle Ratgeber sind beschäftigt; frag gleich noch einmal
nobody-to-advise = dort ist niemand dran; frag nach einer Stellung, in der jemand dran ist
thinking-failed = der Ratgeber ist nicht rechtzeitig fertig geworden; frag noch einmal
studies-busy = gerade fragen viele danach; versuch es gleich noch einmal
under-way = Eine Partie in vollem Gange
how-it-begins = So beginnt es
how-it-ends = So endet es

## Der Server selbst

conflict = andere waren schneller; schau nach und versuch es noch einmal
conflict-again = andere waren schneller, immer wieder; schau nach und versuch es noch einmal
database-busy = die Partien sind gerade nicht zu erreichen; versuch es gleich noch einmal
stopping = der Server wird gerade beendet; komm gleich wieder
failed = der Server hat einen Fehler gemacht; nichts ist verloren, versuch es noch einmal

## Ihn starten

no-port = Port { $port } gibt es nicht; Ports sind 0 bis { $most }
no-address = die Adresse { $host } gibt es hier nicht ({ $problem })
port-unusable = Port { $port } auf { $host } lässt sich nicht benutzen ({ $problem }); wähle einen anderen mit --port
keys-too-short = jeder Schlüssel in { $variable } braucht mindestens { $least } Zeichen
keys-unusable = die Schlüssel in { $file } lassen sich nicht benutzen ({ $problem }); nenne einen anderen Ordner
keys-damaged = die Schlüssel in { $file } sind beschädigt; lösche die Datei, dann fangen alle Gäste neu an

## Anleitungen

bad-guide = die Anleitung von { $game } lässt sich nicht lesen: { $problem }
bad-guide-intro = { $right } Abschnitte der Anleitung von { $game } sind die Einführung (intro = true), nicht { $found }
bad-guide-section = Abschnitt { $id } der Anleitung von { $game }: { $problem }

## Lektionen

bad-lessons = die Lektionen von { $game } lassen sich nicht lesen: { $problem }
bad-lesson-step = Schritt { $step } der Lektionen von { $game }: { $problem }
lesson-nobody-moves = in dieser Stellung ist niemand am Zug; wähle eine, in der es jemand ist
lesson-without-answer = kein Zug ist richtig; nenne mindestens einen
lesson-move-twice = ein Zug steht doppelt unter den richtigen und falschen

## Der Speicher

store-gap = Ereignis { $seq } passt nicht an Partie { $match }, die { $last } hat; hol erst die anderen
store-key-taken = Partie { $match } hat schon ein Ereignis mit dieser Nummer oder diesem Schlüssel; hol es
store-unknown-match = eine Partie { $match } gibt es nicht
store-match-exists = eine Partie { $match } gibt es schon; nimm eine andere ID
store-closed = der Speicher ist geschlossen, weil der Server beendet wird; komm später wieder
store-too-slow = die Datenbank hat nicht innerhalb von { $seconds } s geantwortet; frag mit demselben Schlüssel noch einmal
store-bad-url = { $scheme } ist keine Datenbank; nenne eine wie postgresql://user@host/name
store-no-driver = PostgreSQL braucht asyncpg: pip install 'rookery[postgres]'
store-standby = die Datenbank nimmt nichts an; vielleicht ist sie ein Standby
store-overloaded = die Datenbank kommt nicht hinterher; versuch es später noch einmal
store-newer = die Datenbank hat Version { $version }, und dieses Rookery kennt keine nach { $newest }; aktualisiere Rookery
store-match-damaged = Partie { $match } ist in der Datenbank beschädigt ({ $problem })
store-first-event-missing = ihr erstes Ereignis fehlt
store-event-missing = Ereignis { $seq } fehlt
store-not-opened = ihr erstes Ereignis eröffnet sie nicht

postgres-held = die Datenbank ist gerade gesperrt; versuch es noch einmal
postgres-damaged = die Datenbank ist beschädigt; spiel eine Sicherung ein
postgres-foreign = die Datenbank ist nicht mehr so, wie Rookery sie hinterlassen hat; spiel eine Sicherung ein, oder nenne eine andere
postgres-unwritable = dieser Benutzer darf nicht in die Datenbank schreiben, oder gerade nicht
postgres-full = der Datenträger der Datenbank ist voll; schaff Platz
postgres-slow = die Datenbank hat nicht rechtzeitig geantwortet; frag mit demselben Schlüssel noch einmal
postgres-failed = die Datenbank lässt sich nicht benutzen ({ $problem })
postgres-unreachable = die Datenbank ist nicht zu erreichen ({ $problem }); prüfe ihre URL

sqlite-held = die Datenbank { $file } benutzt gerade ein anderes Programm; beende es, oder versuch es noch einmal
sqlite-full = der Datenträger der Datenbank { $file } ist voll; schaff Platz
sqlite-cannot-grow = die Datenbank { $file } darf nicht weiter wachsen; schaff Platz, oder erhöhe die Grenze
sqlite-damaged = die Datenbank { $file } ist beschädigt; leg sie beiseite, oder spiel eine Sicherung ein
sqlite-no-database = { $file } ist keine Datenbank; leg die Datei beiseite, oder nenne einen anderen Ordner
sqlite-unwritable = in die Datenbank { $file } darf nicht geschrieben werden; prüfe die Rechte der Datei und ihres Ordners
sqlite-cannot-open = die Datenbank { $file } lässt sich nicht öffnen; prüfe die Rechte der Datei und ihres Ordners
sqlite-failed = die Datenbank { $file } lässt sich nicht benutzen ({ $problem })
sqlite-cannot-make = die Datenbank { $file } lässt sich nicht anlegen ({ $problem })
sqlite-foreign = die Datenbank { $file } gehört einem anderen Programm; nenne einen anderen Ordner

## Links, die man teilt

preview-home = Vier Pinguin-Brettspiele für dich und deine Freunde, auch gegen Bots
preview-invited = Du bist zu einer Partie eingeladen
preview-players = { $game }: { AND($names) }
preview-watch = Schau zu oder spiel selbst eine Partie
preview-turn = { $name } ist dran
