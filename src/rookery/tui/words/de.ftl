# Was das Terminal während eines Spiels sagt.

## Rund um ein Spiel

opening = { $title }: { $goal }
your-move = { $who }, du bist dran (? für Hilfe):{ " " }
type-a-move = Gib einen Zug ein, oder ? für Hilfe.
help =
    Gib einen Zug ein, oder den Anfang, um zu sehen, wie er weitergehen kann.
    {"  "}moves   alle erlaubten Züge      hint    was ein starker Spieler täte
    {"  "}board   das Brett neu zeichnen   undo    deinen Zug zurücknehmen
    {"  "}save    in Datei speichern       level   die Bots stärker oder schwächer machen
    {"  "}rules   wo die Regeln stehen     quit    aufhören; das Spiel wird gespeichert
    Ein Pfeil zeigt, wohin eine Figur schaut, ein Stern, dass sie etwas trägt.
where-rules-are = In einem anderen Terminal: { $command }
plays = { $who } spielt { $move }: { $what }
played = { $move }: { $told }
rolls = Ein Wurf: { $what }
ask-caution = { $caution }. Trotzdem spielen? (j/n){ " " }
nothing-to-undo = Es gibt nichts zum Zurücknehmen.
only-move = Tipp: { $move } ist der einzige Zug.

## Wer ist wer

you = du
bot = Bot: { $level }
side = { $who }: { $letters } ({ $player })
thing = { $what }: { $letter }
directions = Richtungen: { $arrows }
level =
    { $level ->
        [egg] Ei
        [chick] Küken
        [juvenile] Jungvogel
        [adult] Altvogel
        [emperor] Kaiser
       *[other] { $level }
    }
seat-level = { $who }: { $level }
bot-lost = { $who } hat verloren: { $problem }. Mit einem anderen Bot (--bots) kann das Spiel weitergehen.
no-bots = Hier spielt kein Bot.
change-level = Zum Ändern: level und eine von { $levels }

## Tipps

hint-proven = Tipp: { $move } ({ $verdict }, bewiesen): { $what }.
hint-chance = Tipp: { $move } ({ NUMBER($chance, style: "percent") } Gewinnchance): { $what }.
hint-prospects = Tipp: { $move } (Aussichten { NUMBER($chance, style: "percent") }): { $what }.
hint-as-good = Ebenso gut: { $moves }.
hint-continues = So kann es weitergehen: { $moves }

## Das Ende

places = Plätze: { $places }
well-played = Gut gespielt, { $who }!
play-again =
    Noch einmal spielen:
    {"  "}{ $command }
play-harder =
    Oder eine Stufe schwerer:
    {"  "}{ $command }

## Dateien

saved =
    Gespeichert. So geht es später weiter:
    {"  "}{ $command }
nothing-to-save = Es wurde noch nichts gespielt, also auch nichts gespeichert.
save-or-quit = Gib save und den Namen einer anderen Datei ein, oder noch einmal quit.
from-here =
    So geht es später von hier weiter, ohne das, was vorher war:
    {"  "}{ $command }
cannot-save = das Spiel lässt sich nicht in { $file } speichern ({ $reason })
file-exists = { $file } gibt es schon; nimm eine andere Datei
no-saved-game = in { $folder } ist kein gespeichertes Spiel; nenne eine Datei
cannot-resume = { $file } lässt sich nicht fortsetzen: { $problem }
is-a-folder = das ist ein Ordner; nenne eine Datei
many-records = die Datei enthält mehrere Partien; rookery records { $file } --number N --to json schreibt eine davon in eine eigene Datei
converted = { $file } hat die ältere Form { $older }; ab jetzt wird sie als Aufzeichnung geführt, { $form }.

## Plätze

no-bot-seat = kein Bot hat Platz { $seat }; Bots sitzen auf { $seats }
no-bot-at-all = kein Bot hat Platz { $seat }; auf allen Plätzen sitzen Menschen
