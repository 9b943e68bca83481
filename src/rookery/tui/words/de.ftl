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
cannot-read = die Datei lässt sich nicht lesen ({ $reason })
too-large = die Datei ist größer als jedes Spiel, { $most } Bytes
no-game-file = das ist kein Spiel, das Rookery gespeichert hat
other-form = die Datei hat das Format { $form }, und dieses Rookery liest { $known }
damaged = die Datei ist beschädigt ({ $problem })
seats-and-players = sie nennt { $seats } Plätze für { $players } Personen
breaks-at = bei Zug { $number } von { $moves } stimmt etwas nicht: { $problem }
other-rules = gespielt wurde nach Version { $theirs } der Regeln, und dies ist Version { $ours }
option-missing = die Option { $name } fehlt

## Plätze

no-bot-seat = kein Bot hat Platz { $seat }; Bots sitzen auf { $seats }
no-bot-at-all = kein Bot hat Platz { $seat }; auf allen Plätzen sitzen Menschen
