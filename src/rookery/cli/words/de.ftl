# Was die Befehlszeile sagt.

## Befehle

about-rookery = Vier Pinguin-Brettspiele: spielen, erforschen, anbieten.
about-games = die Spiele und ihre Optionen auflisten
about-rules = die Regeln eines Spiels zeigen
about-puzzle = den einen besten Zug einer Stellung finden
about-play = ein Spiel im Terminal spielen
about-serve = im Browser spielen, allein oder mit anderen
about-moves = eine Stellung und ihre erlaubten Züge zeigen
about-analyse = die besten Züge zeigen, und wie es steht
about-solve = den besten Weg bis zum Ende berechnen, wo ein Spiel es zulässt
about-picture = eine Stellung als SVG zeichnen
about-print = ein Brett, ein Aufgabenblatt oder das Regelheft zum Drucken, als PDF oder SVG
about-perft = Zugfolgen einer bestimmten Länge zählen
about-bench = messen, wie schnell die Spiele laufen
about-arena = Bots gegeneinander spielen lassen und bewerten
about-engine = nach dem Engine-Protokoll spielen, für andere Programme
about-verify = eine Aufzeichnung prüfen: jeden Zug, jede Stellung, jeden Wurf
about-records = gespeicherte Partien auflisten, filtern, zählen, prüfen und umwandeln
about-backup = alle Partien in eine Datei sichern, auch bei laufendem Server
about-restore = einen leeren Server aus einer Sicherung füllen
about-admin = die Partien eines Servers verwalten
about-completion = ausgeben, was TAB in bash, zsh oder fish ergänzen lässt
about-warm = die Spiele im Voraus kompilieren

## Argumente

help-version = die Version anzeigen
help-language = die Sprache der Antworten: { OR($languages) } (sonst die der Umgebung)
help-game = der Schlüssel eines Spiels (rookery games listet sie auf)
help-game-or-all = der Schlüssel eines Spiels (sonst alle)
help-clause = die Nummer einer Regel, etwa S1 (sonst alle Regeln)
help-players = wie viele spielen (sonst 2)
help-option = eine Option des Spiels; mehrfach möglich
help-position = die Stellung als Text (sonst der Anfang)
help-seed = der Seed für den Anfang, bei Spielen mit Mischen (sonst Zufall)
help-puzzle-number = das Rätsel mit dieser Nummer (sonst Zufall)
help-puzzle-daily = das Rätsel von heute, für alle dasselbe
help-puzzle-deal = ein ganzes Spiel für dich allein, wo es das gibt
number-alone = --number nennt ein Rätsel; --daily und --deal weglassen
help-json = in JSON antworten
help-colour = in Farben schreiben
help-depth = wie viele Halbzüge
help-divide = für jeden Zug einzeln zählen
help-unique = die verschiedenen Stellungen zählen statt der Wege dorthin
help-shell = die Shell: { OR($shells) }
help-device = cpu (alle Kerne) oder cuda (eine GPU)
help-seat = von diesem Platz aus zeichnen
help-theme = light oder dark
help-size = Breite des Bildes
help-picture-out = das Bild in eine Datei schreiben
help-quick = einige Sekunden je Spiel statt einer halben Minute; nur grob
help-me = deine Plätze, etwa 1 oder 1,2, oder none zum Zuschauen (sonst 1)
help-bots = wer die Bots sind: { $levels }, ein Programm (./mine.py, module:Bot, "cmd:./engine"), oder je Platz: 2=adult,3=egg (sonst { $default })
help-save = die Partie laufend in dieser Datei speichern
help-replay = eine gespeicherte Partie noch einmal ansehen, mit den Chancen aller (ganzer Bildschirm)
help-plain = Zeile für Zeile spielen, für Screenreader und einfache Terminals
help-pace = wie schnell die Züge der anderen gezeigt werden (Vorgabe: normal)
help-resume = eine gespeicherte Partie fortsetzen (sonst die letzte)
help-think-seconds = höchstens so lange nachdenken (sonst 2)
help-simulations = nach so vielen Simulationen oder Stellungen aufhören, falls die Zeit dafür reicht
help-threads = wie viele Threads rechnen (sonst 1)
help-solve-seconds = nach so vielen Sekunden aufhören und zeigen, was dann feststeht
help-solve-nodes = nach so vielen Stellungen aufhören und zeigen, was dann feststeht
help-count = allein auch die Lösungen zählen; das kann dauern
help-solve-database = eine Datei gelöster Auslagen zum Nachschlagen; ohne --position und --seed alle zusammenfassen
help-build = so viele Auslagen lösen (Seeds ab 0), oder mit "small" alle eines kleinen Anfangs, und in der Datenbank speichern; noch einmal gestartet geht es weiter
help-export = alle Auslagen der Datenbank als JSON Lines ausgeben
help-build-workers = wie viele Prozesse rechnen (sonst einer je Kern)
help-record = die gespeicherte Aufzeichnung einer Partie
help-receipt = die Quittung einer Person aus derselben Partie, von der Seite oder einem Programm gespeichert; sie beweist den Würfel
help-record-paths = Dateien und Ordner mit Aufzeichnungen: JSON, JSON Lines oder PGN-ähnliche Texte, komprimiert (.gz) oder nicht
help-record-game = nur Partien dieses Spiels; mehrfach möglich
help-record-players = nur Partien mit so vielen Spielern
help-record-name = nur Partien mit jemandem, der so heißt, diese Stufe hat oder das im Namen trägt; mehrfach möglich
help-record-result = nur Partien, die dieser Platz (gezählt ab 1) oder Name gewonnen hat, oder draw, oder open (nicht zu Ende); mehrfach möglich
help-record-reason = nur Partien, die aus diesem Grund endeten, oder open; mehrfach möglich
help-record-plies = nur Partien mit so vielen Halbzügen: 40, 10..20, 10.. oder ..20
help-record-seed = nur Partien mit diesen Seeds: 7, 0..99, 100.. oder ..99
help-record-date = nur Partien von diesen Tagen: 2026-01-31, 2026-01, 2026-01-01..2026-02-15
help-record-option = nur Partien mit dieser Option; mehrfach möglich
help-record-number = nur die N-te davon
help-record-check = jeden Zug und jeden Wurf prüfen; was nicht stimmt, wird gemeldet und weggelassen
help-record-count = zählen; mit BY game, winner oder reason getrennt danach
help-record-to = in ein anderes Format umwandeln: { OR($forms) }
help-record-out = in diese Datei schreiben, komprimiert, wenn sie auf .gz endet (sonst ausgeben)
help-force = eine vorhandene Datei überschreiben
help-record-ply = die Stellung nach so vielen Halbzügen zeichnen (sonst die letzte)
help-frame-seconds = Sekunden für jedes Bild einer Animation (sonst 1)
help-host = die Adresse; 0.0.0.0 für das ganze Netz
help-port = der Port; 0 für irgendeinen freien (sonst { $port }, wenn er frei ist)
help-data = der Ordner für Partien und Schlüssel
help-database = eine PostgreSQL-Datenbank, die sich mehrere Server teilen können
help-no-browser = den Browser nicht öffnen
help-settings = eine Datei mit Einstellungen (sonst die aus ROOKERY_SETTINGS)
help-profile = family oder public: die Vorgaben für alle anderen Einstellungen
help-processes = wie viele Prozesse sich die Arbeit teilen; mehrere brauchen eine Datenbank (sonst 1)
help-bot = ein Programm, gegen das man unter diesem Namen spielen kann (./mine.py, module:Bot, "cmd:./engine"); mehrfach möglich
help-set = eine Einstellung, etwa limits.body=65536; mehrfach möglich
help-check-settings = die geltenden Einstellungen zeigen und aufhören
help-levels = zwei oder mehr Bots: Stufen ({ $levels }), Python-Dateien (./mine.py), Klassen (module:Bot), Engines ("cmd:./engine"); der erste zählt als 0
help-bot-seconds = Sekunden, die ein Programm für einen Zug hat, bevor es verliert (sonst 10)
help-engine-level = wie stark sie ist: { $levels } (sonst emperor)
help-games = Partien je Paar von Bots, mit wechselnden Plätzen (sonst 100)
help-first-seed = der erste Seed für Mischen und Würfel (sonst 0)
help-results = die Ergebnisdatei, die derselbe Befehl fortsetzt (sonst arena-GAME.ndjson)
help-workers = wie viele Prozesse spielen (sonst einer je Kern)
help-ray = auf einem Ray-Cluster spielen; local startet hier einen
help-sprt = aufhören, sobald klar ist, dass der zweite Bot mehr als P0 oder weniger als P1 der Punkte holt
help-plot = die Wertungen in eine Datei zeichnen, die auf .png oder .svg endet

## Spiele

game = { $key }  { $players }  { $title }: { $summary }
game-option =
    {"    "}{ $name }={ $default }  { $about }: { $values }
game-option-with =
    {"        "}mit { $setting } ist die Vorgabe { $name }={ $default }
players =
    { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }
players-range = { $fewest } bis { $most } Personen
ready = { $key }: bereit nach { $seconds } s
no-clause = es gibt keine Regel { $clause }{ $near }; die Regeln sind { $names }

## Analyse

best = Bester:  { $move }  { $what }
as-good = {"         "}und { $more } weitere, die genauso gut sind
chances = Chancen: { $chances }
verdict-exact = Urteil:  { $verdict } (exakt)
verdict-estimated = Urteil:  { $verdict } (geschätzt)
variation = Folge:   { $moves }
move = Zug
roll = Wurf
chance = Chance
attention = Besuche
none-better = und { $more } weitere, keiner davon besser
found-by-tree-search = Ermittelt durch Baumsuche: { $simulations } Simulationen in { $seconds } s
found-by-net-search = Ermittelt durch Baumsuche mit einem Netz: { $simulations } Simulationen in { $seconds } s
found-by = Ermittelt durch { $algorithm }: { $positions } Stellungen in { $seconds } s

## Lösen

solve-best = Am besten: { $moves }
solve-best-known = Am besten: { $moves } (soweit bekannt)
solve-no-best = Am besten: noch nicht bekannt
solve-variation = Bestes Spiel: { $moves }
solve-ways = { $ways ->
    [one] 1 Weg
   *[other] { $ways } Wege
}: { $end }
solve-effort = ({ $nodes } Stellungen in { $seconds } s, { $megabytes } MB)
solve-progress = { $stage }: { $nodes } Stellungen, { $rate }/s
unit-records = Partien
unit-positions = Stellungen
unit-seconds = Sekunden
unit-parts = Teile
solve-looked-up = (aus der Datenbank)
database-deals = { $kind ->
    [small] { $reduced } reduzierte Auslagen des kleinen Anfangs, die für { $deals } stehen
   *[other] { $reduced ->
        [one] 1 Auslage
       *[other] { $reduced } Auslagen
    } nach ihren Seeds
}
database-result = { $label }: { $percent } %
database-result-about = { $label }: { $percent } % ({ $low } bis { $high } %)
database-plies = Halbzüge bei bestem Spiel: im Mittel { $mean }, { $least } bis { $most }
database-best = Beste erste Züge: im Mittel { $mean }; nur einer bei { $percent } % der Auslagen
database-nodes = Durchsuchte Stellungen: { $median } (Median), höchstens { $most }
database-empty = Noch ist keine Auslage gelöst.
database-only = { $option } braucht --database
database-build = --build nimmt eine Zahl von Auslagen oder "small" für alle Auslagen des kleinen Anfangs
unit-deals = Auslagen

## Fortschritt

progress = { $done } { $unit }
progress-of = { $done } von { $total } { $unit }
time-left = noch { $time }
unit-games = Partien
unit-pictures = Bilder

## Aufzeichnungen

proven = bewiesen  { $what }
unproven = offen     { $what }
refuted = falsch    { $what }
record-untrue = In dieser Aufzeichnung stimmt etwas nicht.
record-not-untrue = In dieser Aufzeichnung ist nichts falsch.
record-proven = Alles in dieser Aufzeichnung ist bewiesen.
cannot-read-file = { $file } lässt sich nicht lesen ({ $reason }); gib eine Aufzeichnung an, und nach --receipt eine Quittung
cannot-check-record = { $file } lässt sich nicht prüfen: { $problem }
record-plies = { $plies ->
    [one] 1 Halbzug
   *[other] { $plies } Halbzüge
}
record-seed = Seed { $seed }
record-older = (umgewandelt aus { $older })
record-count = { $count }  { $name }
records-in-all = { $count ->
    [one] 1 Aufzeichnung
   *[other] { $count } Aufzeichnungen
}
records-written = { $count ->
    [one] 1 Aufzeichnung
   *[other] { $count } Aufzeichnungen
} nach { $file } geschrieben
record-at = { $file }{ $line ->
    [0] {""}
   *[other] , Zeile { NUMBER($line, useGrouping: "false") }
}: { $problem }
more-broken = und { $more } weitere, die nicht zu gebrauchen sind
count-or-convert = --count und --to gehen nicht zusammen
not-counted-by = nach { $name } lässt sich nicht zählen{ $near }; --count geht mit { $names } oder allein
not-days = --date { $text } ist kein Datum; möglich sind ein Tag wie 2026-01-31, ein Monat wie 2026-01, ein Jahr oder ein Zeitraum wie 2026-01..2026-03
no-form = es gibt kein Format { $name }{ $near }; es gibt { $forms }
out-is-needed = { $form } lässt sich nicht ausgeben; gib mit --out eine Datei an
would-overwrite = { $file } gibt es schon; wähle eine andere Datei, oder überschreib sie mit --force
no-record-fits = es gibt keine Aufzeichnung, die als { $form } geschrieben werden könnte
several-fit = mehrere Aufzeichnungen passen, aber { $form } enthält nur eine; wähle eine mit --number N, oder schreib alle mit --to jsonl
several-to-check = die Datei enthält mehrere Aufzeichnungen; rookery records { $file } --check prüft alle

## Der Server

now-at = Rookery läuft unter { $address } (Strg-C beendet es)
from-other-devices = Von anderen Geräten: { $address }
already-at = Rookery läuft schon unter { $address }
served-already = ein anderer Server unter { $address } hat diese Partien schon; wähle mit --data einen anderen Ordner
stopped = rookery serve: beendet; alle Partien sind gespeichert

## Die Arena

arena-stopped =
    rookery arena: angehalten; { $results ->
        [one] 1 Ergebnis steht
       *[other] { $results } Ergebnisse stehen
    } in { $file }, und derselbe Befehl macht dort weiter
unplayed =
    { $games ->
        [one] 1 Partie konnte nicht gespielt werden und fehlt: { $levels } mit Seed { $seed } ({ $problem })
       *[other] { $games } Partien konnten nicht gespielt werden und fehlen: { $levels } mit Seed { $seed } ({ $problem }) und { $more } weitere
    }; derselbe Befehl versucht es noch einmal
games-missing = rookery arena: { $games ->
        [one] 1 Ergebnis
       *[other] { $games } Ergebnisse
    } in { $results } aus der Zeit, als Partien noch nicht gespeichert wurden; ihre Partien fehlen, alle anderen kommen nach { $file }
sprt-of-two = --sprt prüft eine Stufe gegen eine andere; gib zwei Stufen an, nicht { $levels }
not-a-share = ein Punkteanteil muss zwischen 0 und 1 liegen, nicht { $text }

## Falsche Eingaben

no-language = es gibt keine Sprache { $name }{ $near }; es gibt { $languages }
no-seat = es gibt keinen Platz { $seat }; die Plätze sind { $seats }
no-seat-or-none = es gibt keinen Platz { $seat }; die Plätze sind { $seats } oder none
not-seconds = --seconds muss eine Zahl von Sekunden sein, etwa 10 oder 0.5, nicht { $text }
cannot-write = { $file } lässt sich nicht schreiben ({ $reason }); wähle eine andere Datei
needs-full-screen = Wiederholungen und Partien auf einem Server brauchen den ganzen Bildschirm: ein Terminal mit 60 Spalten und 20 Zeilen, ohne --plain
no-choice = { $name }: { $value } gibt es nicht{ $near }; wähle { OR($choices) }
no-argument = { $value } gibt es hier nicht{ $near }
which-game = welches Spiel? Wähle { $games }, oder setz mit --resume eine gespeicherte Partie fort
program-in-file = { $file } nennt das Programm { $program }, aber eine Datei darf keine Programme starten; sag mit --bots, wer spielt
not-with-resume = { $name } geht nicht mit --resume: Eine gespeicherte Partie behält ihre eigenen Einstellungen
other-game = { $file } ist eine Partie { $game }, nicht { $given }
divided = insgesamt { $count }
divide-or-unique = --divide und --unique passen nicht zusammen: Zu einer Stellung führen mehrere Züge
the-depth = die Tiefe
the-workers = die Zahl der Prozesse

## Für Betreiber

about-admin-list = Partien auflisten, die neuesten zuerst
about-admin-show = eine Partie zeigen, und wer mitspielt
about-admin-end = eine Partie abbrechen; niemand gewinnt
about-admin-revoke = Links einer Partie ungültig machen: die angegebenen oder alle
about-admin-delete = eine Partie endgültig löschen
about-admin-forget = Name und Kennung einer Person löschen; die Partien bleiben
about-admin-ban = eine Adresse für einige Zeit sperren
about-admin-unban = eine Adresse wieder zulassen
about-admin-bans = die gesperrten Adressen auflisten
help-stage = nur Partien in diesem Stadium
help-of-game = nur Partien dieses Spiels
help-of-person = nur Partien, die diese Person eröffnet oder mitgespielt hat
help-unchanged = nur Partien, in denen so lange nichts passiert ist, etwa 30m, 12h oder 7d
help-limit = wie viele höchstens (sonst { $most })
help-match = die Kennung einer Partie (rookery admin list zeigt sie)
help-revoke-seat = die Einladung zu diesem Platz, gezählt ab 1
help-revoke-watch = den Link zum Zuschauen
help-operation = was zu tun ist
help-person = die Kennung einer Person (rookery admin show MATCH zeigt sie)
help-address = eine Adresse oder ein Netz, etwa 203.0.113.7, 2001:db8::1 oder 203.0.113.0/24
help-ban-for = wie lange, etwa 30m, 12h oder 7d (sonst 1d)
admin-match = { $match }  { $stage }  { $game }  { $changed }  { $names }
admin-opened = eröffnet { $created } von { $host }, { $public ->
    [0] privat
   *[other] öffentlich
}
admin-events = { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}
admin-seat = Platz { $seat }  { $name }  { $person }
admin-ended = Partie { $match } ist abgebrochen.
admin-revoked = Die alten Links der Partie { $match } gelten nicht mehr; wer sie eröffnet hat, sieht die neuen.
admin-deleted = Partie { $match } ist gelöscht.
admin-forgotten = Vergessen in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}.
admin-banned = { $network } ist bis { $until } UTC gesperrt.
admin-unbanned = { $network } ist nicht mehr gesperrt.
admin-ban = { $network }  bis { $until } UTC
no-store = in { $folder } sind keine Partien; gib den Ordner des Servers mit --data an oder die Datenbank mit --database
not-a-duration = { $name } muss eine Zeit wie 30m, 12h oder 7d sein, nicht { $text }
help-backup-file = die Datei der Sicherung
help-play-all = zur Prüfung alle Partien nachspielen, nicht nur einige
backed-up = Sicherung in { $file } geschrieben: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $events } Ereignisse.
restored = Wiederhergestellt: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $events } Ereignisse.
backup-checked = Geprüft: jedes Ereignis gelesen, { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
} durchgespielt. Regeln hier nicht installiert: { $unknown }.
backup-without-keys = Schlüssel sind nicht dabei: Wenn sie nicht in ROOKERY_KEYS stehen, kennt ein wiederhergestellter Server keinen Gast und keinen Link. Ist der Ordner (--data) der des Servers?
backup-damaged = beschädigt  { $match }
about-admin-tidy = Partien löschen, die nicht mehr aufbewahrt werden müssen
help-dry-run = nur zeigen, was gelöscht würde
admin-tidy = { $match }  { $stage }  { $changed }
admin-tidied = { $matches ->
    [one] 1 Partie wurde
   *[other] { $matches } Partien wurden
} gelöscht.
admin-would-tidy = { $matches ->
    [one] 1 Partie würde
   *[other] { $matches } Partien würden
} gelöscht.

## Training

about-train = ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt
help-train-folder = der Ordner für das Training; derselbe Befehl macht dort weiter (sonst train-GAME)
help-train-minutes = wie lange trainiert wird, alle Läufe zusammen (sonst { $minutes })
help-train-plies = wie viele Halbzüge trainiert wird, statt einer Zeit
help-train-device = worauf trainiert wird (sonst cpu)
help-train-lanes = gleichzeitige Partien (sonst { $cpu }, auf einer GPU { $cuda })
help-train-width = wie breit das Netz ist (sonst 192)
help-train-blocks = wie viele Residualblöcke es hat (sonst 2)
help-train-search = der letzte Teil des Trainings, von 0 bis 1, in dem das Netz von einer Baumsuche lernt (sonst 0)
help-train-simulations = Simulationen dieser Suche je Zug (sonst 32)
help-train-draw-cost = was ein Unentschieden im Training alle kostet, von 0 bis 1; hilft, wo starkes Spiel oft unentschieden endet (sonst 0)
help-train-begin = ein Netz als Ausgangspunkt, statt eines untrainierten
help-train-seed = der Seed für alles Zufällige (sonst 0)
train-needs = zum Trainieren fehlt { $library }: pip install 'rookery-games[train]'
no-cuda-for-torch = PyTorch findet auf diesem Rechner keine CUDA-GPU; trainiere mit --device cpu
train-sees-nothing = { $game } beschreibt keine Beobachtungen, ein Netz kann es also nicht lernen
bad-share = { $name } muss eine Zahl von 0 bis 1 sein, nicht { $text }
bad-minutes = --minutes muss eine Zahl über 0 sein, nicht { $text }
unit-thousandths = Tausendstel
train-goes-on = weiter in { $folder }, nach { $plies } Halbzügen
train-note = { $plies } Halbzüge, { $rate }/s, Entropie { $variety }
train-verdict = { $opponent ->
    [earlier] gegen sich selbst vor einer Weile
   *[other] gegen { $opponent }
}: { $share } % der Punkte in { $games } Partien ({ $known ->
    [stronger] stärker
    [not-stronger] nicht stärker
   *[unclear] noch nicht zu sagen
})
train-stopped = rookery train: angehalten; derselbe Befehl macht in { $folder } weiter
train-done = { $plies } Halbzüge lang trainiert; das Ergebnis ist in { $folder }

## Drucken

help-print-what = was gedruckt wird: { OR($things) }
help-paper = das Papierformat: { OR($papers) }; Vorgabe: a4
help-print-out = eine Datei, die auf .pdf oder .svg endet; SVG wird eine Datei je Seite; Vorgabe: nach dem Spiel benannt
no-such-print = { $thing } lässt sich nicht drucken{ $near }; drucken lassen sich { $things }
neither-pdf-nor-svg = { $file } endet weder auf .pdf noch auf .svg
unit-pages = Seiten
printed = { $count ->
    [one] Geschrieben: { $files }
   *[other] Geschrieben, { $count } Seiten: { $files }
}

## The review

about-review = auf eine Partie zurückblicken: Wendepunkte, bessere Züge, Glück
help-review-record = die Aufzeichnung einer Partie, als JSON oder Text
help-review-number = welche Aufzeichnung, wenn die Datei mehrere enthält (1 ist die erste)
help-review-simulations = wie viele Simulationen für jede Stellung; mehr dauert länger und ist sicherer (Vorgabe: 1000)
help-review-out = den Rückblick in diese HTML-Datei schreiben, mit dem Brett und allem darin
cannot-review = Auf { $file } ist kein Rückblick möglich: { $problem }
several-records = die Datei enthält mehrere Aufzeichnungen; wähle eine mit --number N
no-record-of-number = die Datei enthält keine Aufzeichnung Nummer { $number }
nothing-to-review = Auf { $file } ist kein Rückblick möglich: noch hat niemand gezogen
review-turns = Wendepunkte
review-no-turns = Eine gleichmäßige Partie. Kein einzelner Zug hat sie entschieden.
review-change = { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
review-more = { $count ->
    [one] Ein weiterer fehlt hier.
   *[other] { $count } weitere fehlen hier.
}
review-then = Dann: { $line }
review-luck = Würfelglück
review-luck-of = { $name }: { $luck }
review-written = Der Rückblick steht in { $file }: öffne die Datei im Browser.

## The report

about-report = Bots ein Spiel spielen lassen und eine Seite darüber schreiben
help-report-games = wie viele Partien für jede Spielerzahl; halb so viele für jede Option und jedes Paar von Stufen (Vorgabe: 100)
help-report-level = wer spielt, wo alle gleich stark sind: { OR($levels) } (Vorgabe: juvenile)
help-report-out = den Bericht in diese HTML-Datei schreiben (Vorgabe: report-GAME.html)
no-folder = diesen Ordner gibt es nicht
report-written = Der Bericht steht in { $file }: öffne die Datei im Browser.
report-unplayed = { $games ->
        [one] 1 Partie konnte nicht gespielt werden und fehlt
       *[other] { $games } Partien konnten nicht gespielt werden und fehlen, die erste
    }: { $levels } mit dem Startwert { $seed } ({ $problem })
