# Was das Terminal während eines Spiels sagt.

## Rund um ein Spiel

opening = { $title }: { $goal }
your-move = { $who }, du bist dran (? für Hilfe):{ " " }
type-a-move = Gib einen Zug ein, oder ? für Hilfe.
help =
    Gib einen Zug ein, oder den Anfang, um zu sehen, wie er weitergehen kann.
    {"  "}moves   alle erlaubten Züge      hint    was ein starker Spieler täte
    {"  "}board   das Brett neu zeichnen   undo    deinen letzten Zug zurücknehmen
    {"  "}save    in Datei speichern       level   die Bots stärker oder schwächer machen
    {"  "}rules   wie du die Regeln liest  quit    aufhören; die Partie wird gespeichert
    Ein Pfeil zeigt, wohin eine Figur schaut, ein Stern, dass sie etwas trägt.
where-rules-are = Die Regeln liest du so, in einem anderen Terminal: { $command }
plays = { $who } spielt { $move }: { $what }
played = { $move }: { $told }
rolls = Gewürfelt: { $what }
ask-caution = { $caution }. Trotzdem spielen? (j/n){ " " }
nothing-to-undo = Es gibt nichts zurückzunehmen.
only-move = Tipp: { $move } ist der einzige Zug.

## Rätsel

puzzle-number = { $title }, Rätsel { $number } ({ $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
})
puzzle-move = { $who }, du bist dran (? für Hilfe):{ " " }
puzzle-help =
    Gib den Zug ein, den du für richtig hältst.
    {"  "}moves   alle erlaubten Züge      hint      der richtige Zug
    {"  "}board   das Brett neu zeichnen   solution  alles Übrige zeigen und gehen
    {"  "}undo    beim Solitär: zurück     quit      gehen
puzzle-not-this = Dieser nicht.
puzzle-take-back = Mit undo geht es auf einem anderen Weg weiter.
puzzle-hint = Tipp: { $move }: { $what }.
puzzle-solution = Die Lösung: { $moves }
other-side = die andere Seite

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
bot-lost = { $who } hat verloren: { $problem }. Wähle mit --bots einen anderen Bot, um weiterzuspielen.
no-bots = Hier spielt kein Bot.
change-level = Zum Ändern gib level und eine Stufe ein: { $levels }

## Tipps

hint-proven = Tipp: { $move } ({ $verdict }, bewiesen): { $what }.
hint-chance = Tipp: { $move } ({ NUMBER($chance, style: "percent") } Gewinnchance): { $what }.
hint-prospects = Tipp: { $move } (erwartete Punkte { NUMBER($chance, style: "percent") }): { $what }.
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
nothing-to-save = Es wurde noch nicht gespielt, also auch nichts gespeichert.
save-or-quit = Gib save und einen anderen Dateinamen ein, oder noch einmal quit.
from-here =
    So geht es später von hier weiter, ohne die bisherigen Züge:
    {"  "}{ $command }
cannot-save = die Partie lässt sich nicht in { $file } speichern ({ $reason })
file-exists = { $file } gibt es schon; nimm einen anderen Namen
no-saved-game = in { $folder } ist keine gespeicherte Partie; gib eine Datei an
cannot-resume = { $file } lässt sich nicht fortsetzen: { $problem }
is-a-folder = das ist ein Ordner; gib eine Datei an
many-records = die Datei enthält mehrere Partien; rookery records { $file } --number N --to json schreibt eine davon in eine eigene Datei
converted = { $file } hat das ältere Format { $older }; ab jetzt wird sie als { $form } gespeichert.

## Plätze

no-bot-seat = kein Bot hat Platz { $seat }; Bots sitzen auf { $seats }
no-bot-at-all = kein Bot hat Platz { $seat }; auf allen Plätzen sitzen Menschen
