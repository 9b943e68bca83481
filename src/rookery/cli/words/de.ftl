# Was die Befehlszeile sagt.

## Befehle

about-rookery = Brettspiele mit Pinguinen: spielen, ansehen, zählen und messen.
about-games = die Spiele und ihre Optionen auflisten
about-rules = die Regeln eines Spiels zeigen
about-play = ein Spiel im Terminal spielen
about-serve = im Browser spielen, allein oder mit anderen
about-moves = eine Stellung und ihre erlaubten Züge zeigen
about-analyse = die besten Züge zeigen, und wie es steht
about-solve = eine Stellung perfekt zu Ende spielen, wo ein Spiel es zulässt
about-picture = eine Stellung als SVG zeichnen
about-perft = alle Zugfolgen einer Länge zählen
about-bench = messen, wie schnell die Spiele laufen
about-arena = Bots gegeneinander spielen lassen und bewerten
about-engine = nach dem Engine-Protokoll spielen, für andere Programme
about-verify = eine Aufzeichnung prüfen: jeden Zug, jede Stellung, jeden Wurf
about-records = Partien in Dateien auflisten, zählen, prüfen und umwandeln
about-backup = alle Partien in eine Datei sichern, auch im Betrieb
about-restore = einen leeren Server aus einer Sicherung füllen
about-admin = die Partien eines Servers verwalten
about-warm = die Spiele im Voraus übersetzen

## Argumente

help-version = die Version zeigen
help-language = die Sprache der Antworten: { OR($languages) } (sonst die der Umgebung)
help-game = der Schlüssel eines Spiels (rookery games listet sie auf)
help-game-or-all = der Schlüssel eines Spiels (sonst alle)
help-clause = die Nummer einer Regel, etwa S1 (sonst alle Regeln)
help-players = wie viele spielen (sonst 2)
help-option = eine Option des Spiels; auch mehrmals
help-position = der Text der Stellung (sonst der Anfang)
help-seed = der Seed für den Anfang, wo ein Spiel mischt (sonst Zufall)
help-json = in JSON antworten
help-colour = in Farben schreiben
help-depth = wie viele Halbzüge
help-device = cpu (alle Kerne) oder cuda (eine GPU)
help-seat = so zeichnen, wie dieser Platz es sieht
help-theme = light oder dark
help-size = Breite des Bildes
help-picture-out = das Bild in eine Datei schreiben
help-quick = einige Sekunden statt einer halben Minute je Spiel; grob
help-me = Plätze, die hier gespielt werden, wie 1 oder 1,2, oder none (sonst 1)
help-bots = wer die Bots sind: { $levels }, ein Programm (./mine.py, module:Bot, "cmd:./engine"), oder 2=adult,3=egg (sonst { $default })
help-save = das Spiel laufend in dieser Datei speichern
help-resume = ein gespeichertes Spiel fortsetzen; ohne Datei das letzte
help-think-seconds = wie lange höchstens nachgedacht wird (sonst 2)
help-simulations = nach so vielen Simulationen oder Stellungen aufhören, wenn die Zeit dafür reicht
help-threads = wie viele Threads nachdenken (sonst 1)
help-solve-seconds = nach so vielen Sekunden aufhören, mit dem, was dann sicher ist
help-solve-nodes = nach so vielen Stellungen aufhören, mit dem, was dann sicher ist
help-count = allein: auch die Lösungen zählen; das kann dauern
help-solve-database = eine Datei gelöster Auslagen: dort nachsehen; ohne --position und --seed sagen, was bei allen herauskommt
help-build = so viele Auslagen nach ihren Startwerten ab 0 lösen, oder alle eines kleinen Anfangs ("small"), und in der Datenbank aufheben; ein abgebrochener Lauf geht weiter
help-export = alle Auslagen der Datenbank als Zeilen von JSON ausgeben
help-build-workers = wie viele Prozesse lösen (sonst einer je Kern)
help-record = die gespeicherte Aufzeichnung einer Partie
help-receipt = die Quittung einer Person aus derselben Partie, wie ihre Seite oder ihr Programm sie gespeichert hat: Sie beweist den Würfel
help-record-paths = Dateien und Ordner mit Aufzeichnungen: JSON, JSON Lines oder Texte nach Art von PGN, komprimiert (.gz) oder nicht
help-record-game = nur Partien dieses Spiels; mehrfach möglich
help-record-players = nur Partien mit so vielen Spielern
help-record-name = nur Partien, in denen jemand mit diesem Namen oder dieser Stufe gespielt hat, oder mit einem Namen, der das enthält; mehrfach möglich
help-record-result = nur Partien mit diesem Sieger: ein Platz, gezählt ab 1, ein Name, draw oder open (nicht zu Ende); mehrfach möglich
help-record-reason = nur Partien, die aus diesem Grund endeten, oder open; mehrfach möglich
help-record-plies = nur Partien mit so vielen Halbzügen: 40, 10..20, 10.. oder ..20
help-record-seed = nur Partien mit diesen Seeds: 7, 0..99, 100.. oder ..99
help-record-date = nur Partien dieser Tage: 2026-01-31, 2026-01, 2026-01-01..2026-02-15
help-record-option = nur Partien mit dieser Option; mehrfach möglich
help-record-number = nur die N-te davon
help-record-check = jede prüfen, jeden Zug und jeden Wurf; was nicht stimmt, wird gemeldet und weggelassen
help-record-count = zählen; BY game, winner oder reason zählt danach getrennt
help-record-to = in einer anderen Form schreiben: { OR($forms) }
help-record-out = in diese Datei schreiben, komprimiert, wenn sie auf .gz endet (sonst: ausgeben)
help-force = eine vorhandene Datei überschreiben
help-record-ply = die Stellung nach so vielen Halbzügen zeichnen (sonst: die letzte)
help-frame-seconds = wie lange jedes Bild einer Animation zu sehen ist (sonst: 1)
help-host = die Adresse; 0.0.0.0 für das ganze Netz
help-port = der Port, 0 für irgendeinen freien (sonst { $port }, wenn er frei ist)
help-data = der Ordner für Partien und Schlüssel
help-database = eine PostgreSQL-Datenbank, die sich mehrere Server teilen können
help-no-browser = den Browser nicht öffnen
help-settings = eine Datei mit Einstellungen (sonst die, die ROOKERY_SETTINGS nennt)
help-profile = family oder public: wovon die anderen Einstellungen ausgehen
help-processes = wie viele Prozesse zusammen bedienen, mit einer Datenbank (sonst 1)
help-bot = ein Programm, gegen das man unter diesem Namen spielen kann (./mine.py, module:Bot, "cmd:./engine"); mehrfach für mehrere
help-set = eine Einstellung, etwa limits.body=65536; auch mehrmals
help-check-settings = zeigen, welche Einstellungen gelten, und aufhören
help-levels = zwei oder mehr Bots: Stufen ({ $levels }), Python-Dateien (./mine.py), Klassen (module:Bot), Engines ("cmd:./engine"); der erste zählt als 0
help-bot-seconds = was ein fremdes Programm für einen Zug brauchen darf; wer länger braucht, verliert (sonst 10)
help-engine-level = wie stark sie ist: { $levels } (sonst emperor)
help-games = Partien je Paar, auf allen Plätzen reihum (sonst 100)
help-first-seed = der erste Seed für Mischen und Würfel (sonst 0)
help-results = die Ergebnisdatei, die derselbe Befehl fortsetzt (sonst arena-GAME.ndjson)
help-workers = Prozesse, die spielen (sonst einer je Kern)
help-ray = auf einem Ray-Cluster spielen; local startet hier einen
help-sprt = aufhören, sobald klar ist, dass der Punkteanteil der zweiten Stufe über P0 oder unter P1 liegt
help-plot = die Wertungen zeichnen: eine Datei, die auf .png oder .svg endet

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
as-good = {"         "}und { $more } weitere, die ebenso gut sind
chances = Chancen: { $chances }
verdict-exact = Urteil:  { $verdict } (exakt)
verdict-estimated = Urteil:  { $verdict } (geschätzt)
variation = Folge:   { $moves }
move = Zug
roll = Wurf
chance = Chance
attention = Anteil
none-better = und { $more } weitere, keiner davon besser
found-by-tree-search = Gefunden durch Baumsuche: { $simulations } Simulationen in { $seconds } s
found-by-net-search = Gefunden durch Baumsuche mit einem Netz: { $simulations } Simulationen in { $seconds } s
found-by = Gefunden durch { $algorithm }: { $positions } Stellungen in { $seconds } s

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
unit-parts = Teile
solve-looked-up = (aus der Datenbank)
database-deals = { $kind ->
    [small] { $reduced } reduzierte Auslagen des kleinen Anfangs, die für { $deals } stehen
   *[other] { $reduced ->
        [one] 1 Auslage
       *[other] { $reduced } Auslagen
    } nach ihren Startwerten
}
database-result = { $label }: { $percent } %
database-result-about = { $label }: { $percent } % ({ $low } bis { $high } %)
database-plies = Halbzüge bei bestem Spiel: { $mean } im Mittel, { $least } bis { $most }
database-best = Beste erste Züge: { $mean } im Mittel; nur einer bei { $percent } % der Auslagen
database-nodes = Angesehene Stellungen: { $median } (Median), höchstens { $most }
database-empty = Noch ist keine Auslage gelöst.
database-only = { $option } gehört zu --database
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
record-not-untrue = Nichts in dieser Aufzeichnung ist falsch.
record-proven = Alles in dieser Aufzeichnung ist bewiesen.
cannot-read-file = { $file } lässt sich nicht lesen ({ $reason }); nenne eine Datei mit einer Aufzeichnung, oder nach --receipt eine mit einer Quittung
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
not-counted-by = nach { $name } wird nicht gezählt{ $near }; --count nimmt { $names }, oder nichts
not-days = --date { $text } ist kein Tag wie 2026-01-31, kein Monat wie 2026-01, kein Jahr und kein Zeitraum wie 2026-01..2026-03
no-form = es gibt keine Form { $name }{ $near }; --to nimmt { $forms }
out-is-needed = { $form } wird nicht ausgegeben; nenne mit --out eine Datei
would-overwrite = { $file } gibt es schon; nenne eine andere Datei, oder überschreibe sie mit --force
no-record-fits = es gibt keine Aufzeichnung, die als { $form } geschrieben werden könnte
several-fit = mehrere Aufzeichnungen passen, und { $form } enthält nur eine; wähle eine mit --number N, oder schreibe alle mit --to jsonl
several-to-check = die Datei enthält mehrere Aufzeichnungen; rookery records { $file } --check prüft alle

## Der Server

now-at = Rookery läuft unter { $address } (Strg-C beendet es)
from-other-devices = Von anderen Geräten: { $address }
already-at = Rookery läuft schon unter { $address }
served-already = diese Partien werden schon angeboten, unter { $address }; nenne mit --data einen anderen Ordner
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
    } in { $results } aus der Zeit, als Partien nicht aufgehoben wurden: sie bleiben ohne; die Partien aller anderen kommen nach { $file }
sprt-of-two = --sprt prüft eine Stufe gegen eine andere; nenne zwei Stufen, nicht { $levels }
not-a-share = ein Punkteanteil ist eine Zahl zwischen 0 und 1, nicht { $text }

## Falsche Eingaben

no-language = es gibt keine Sprache { $name }{ $near }; es gibt { $languages }
no-seat = es gibt keinen Platz { $seat }; Plätze sind { $seats }
no-seat-or-none = es gibt keinen Platz { $seat }; Plätze sind { $seats }, oder none
not-seconds = --seconds { $text } ist keine Zahl von Sekunden wie 10 oder 0.5
cannot-write = { $file } lässt sich nicht schreiben ({ $reason }); nenne eine andere Datei
which-game = sag, welches Spiel: { $games }; oder --resume, um ein gespeichertes fortzusetzen
program-in-file = { $file } nennt ein Programm, { $program }, und eine Datei startet keins; sag mit --bots, wer spielen soll
not-with-resume = { $name } geht nicht mit --resume: Ein gespeichertes Spiel geht weiter, wie es begonnen hat
other-game = { $file } ist eine Partie { $game }, nicht { $given }
the-depth = die Tiefe
the-workers = die Zahl der Prozesse

## Für Betreiber

about-admin-list = Partien auflisten, die neuesten zuerst
about-admin-show = eine Partie zeigen, und wer mitspielt
about-admin-end = eine Partie abbrechen; niemand gewinnt
about-admin-revoke = Links einer Partie ungültig machen: die genannten, oder alle
about-admin-delete = eine Partie endgültig löschen
about-admin-forget = Name und Kennung einer Person löschen; die Partien bleiben
about-admin-ban = eine Adresse für einige Zeit sperren
about-admin-unban = eine Adresse wieder zulassen
about-admin-bans = die gesperrten Adressen auflisten
help-stage = nur Partien in diesem Stand
help-of-game = nur Partien dieses Spiels
help-of-person = nur Partien, die diese Person eröffnet oder mitgespielt hat
help-unchanged = nur Partien, in denen so lange nichts geschehen ist, etwa 30m, 12h oder 7d
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
no-store = in { $folder } sind keine Partien; nenne den Ordner des Servers mit --data oder die Datenbank mit --database
not-a-duration = { $name } { $text } ist keine Zeit wie 30m, 12h oder 7d
help-backup-file = die Datei der Sicherung
help-play-all = zur Prüfung alle Partien durchspielen statt nur einige
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
about-admin-tidy = Partien löschen, die nicht aufbewahrt werden
help-dry-run = nur sagen, was gelöscht würde
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

about-train = lass ein Netz ein Spiel lernen, indem es gegen sich selbst spielt
help-train-folder = der Ordner dafür; derselbe Befehl macht dort weiter (Vorgabe: train-GAME)
help-train-minutes = wie lange trainiert wird, alle Sitzungen zusammen (Vorgabe: { $minutes })
help-train-plies = wie viele Züge trainiert werden, statt einer Zeit
help-train-device = worauf trainiert wird (Vorgabe: cpu)
help-train-lanes = gleichzeitige Partien (Vorgabe: { $cpu }, auf einer GPU { $cuda })
help-train-width = wie breit das Netz ist (Vorgabe: 192)
help-train-blocks = wie viele Residualblöcke es hat (Vorgabe: 2)
help-train-search = der Anteil des Trainings, an seinem Ende, in dem eine Baumsuche spielt und das Netz von ihr lernt, von 0 bis 1 (Vorgabe: 0)
help-train-simulations = Simulationen dieser Suche je Zug (Vorgabe: 32)
help-train-draw-cost = was ein Remis im Training alle kostet, von 0 bis 1; hilft, wo starkes Spiel oft remis endet (Vorgabe: 0)
help-train-begin = ein Netz, mit dem begonnen wird, statt mit nichts
help-train-seed = der Seed für alles Zufällige (Vorgabe: 0)
train-needs = zum Trainieren fehlt { $library }: pip install 'rookery-games[train]'
no-cuda-for-torch = PyTorch findet auf diesem Rechner keine CUDA-GPU; trainiere mit --device cpu
train-sees-nothing = { $game } beschreibt keine Beobachtungen, ein Netz kann es also nicht sehen
bad-share = { $name } ist eine Zahl von 0 bis 1, nicht { $text }
bad-minutes = --minutes ist eine Zahl über 0, nicht { $text }
unit-thousandths = Tausendstel
train-goes-on = weiter in { $folder }, nach { $plies } Zügen
train-note = { $plies } Züge, { $rate }/s, Entropie { $variety }
train-verdict = { $opponent ->
    [earlier] gegen sich selbst vor einer Weile
   *[other] gegen { $opponent }
}: { $share } % der Punkte in { $games } Partien ({ $known ->
    [stronger] stärker
    [not-stronger] nicht stärker
   *[unclear] noch nicht zu sagen
})
train-stopped = rookery train: angehalten; derselbe Befehl macht in { $folder } weiter
train-done = { $plies } Züge lang trainiert; das Gelernte ist in { $folder }
