# Was die Bots sagen: Urteile über Stellungen, und Fehler.

## Urteile

win = Sieg
forced = { $seat }: { $win } in { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzügen
}
forced-or-sooner = { $seat }: { $win } in { $plies ->
    [one] { $plies } Halbzug
   *[other] höchstens { $plies } Halbzügen
}
standing = { $seat } { $percent } %
expected-score = erwartete Wertung { $percent } %

## Fortschritt

search-for = die Suche für { $game }

## Fehler

seed = ein Seed
number-of-simulations = eine Anzahl von Simulationen
number-of-threads = eine Anzahl von Threads
cutoff = eine Grenze für Zufallspartien
game-is-over = hier gibt es keinen Zug mehr: Die Partie ist vorbei
level-does-not-think = diese Stufe zieht zufällig; wähle eine andere, um zu sehen, was sie denkt
another-game = dieser Bot spielt { $ours }, aber die Stellung gehört zu { $theirs }
no-positions = es gibt nichts zu durchsuchen; gib mindestens eine Stellung an
bad-test = ein Test braucht zwei Anteile mit 0 < P0 < P1 < 1, etwa 0.65 0.75; nicht { $p0 } und { $p1 }
two-games = diese Stellungen gehören zu zwei Spielen: { $one } und { $other }; durchsuche eins nach dem anderen

## Programme anderer

no-bot = es gibt keinen Bot { $name }{ $near }; wähle eine Stufe ({ $levels }), eine Python-Datei (./mine.py), eine Klasse (module:Bot) oder eine Engine ("cmd:./engine")
no-file = { $name } kann nicht spielen: Die Datei { $file } gibt es nicht
no-module = { $name } kann nicht spielen: Ein Modul { $module } gibt es hier nicht
bad-command = { $name } ist kein Befehl: { $problem }
no-command = { $name } nennt keinen Befehl; schreib "cmd:./engine" und dahinter die Argumente
command-not-found = { $name } kann nicht spielen: Das Programm { $command } gibt es nicht, oder es ist nicht ausführbar
not-a-class = { $name } ist keine Python-Klasse; schreib ./mine.py, ./mine.py:Other oder module:Bot
cannot-load = der Code lässt sich nicht laden: { $problem }
no-class = darin ist kein Spieler: Es gibt keine Klasse { $wanted }
cannot-make = es erzeugt keinen Spieler: { $problem }
no-choose = es erzeugt etwas ohne Methode choose, und das ist kein Spieler
fault-of = { $name }: { $problem }
not-on-this-system = Programme anderer laufen auf diesem System nicht; unter Linux und macOS schon
no-answer-in-time = keine Antwort innerhalb von { $seconds } s
it-ended = es endete ohne eine Antwort
it-ended-saying = es endete ohne eine Antwort; seine letzten Worte waren { $words }
it-says = es gab auf: { $text }
not-an-answer = es sagte { $line } statt { $wanted }; Zeilen für Menschen beginnen mit "info"
endless-line = eine Zeile mit mehr als { $most } Zeichen
illegal-move = es zog { $move }, und das ist hier nicht erlaubt: { $position }

## Das Engine-Protokoll

unknown-line = unbekannt: { $line }; bekannte Befehle sind { $known }
bad-game-line = { $line } ist nicht richtig; schreib game KEY rules N players N options NAME=WERT …
bad-position-line = { $line } ist nicht richtig; schreib position TEXT moves ZUG …
bad-go-line = { $line } ist nicht richtig; schreib go seat N seed N movetime MILLISEKUNDEN
bad-number-in-line = { $name } muss eine ganze Zahl sein, nicht { $text }
bad-bestmove = { $line } ist nicht richtig; schreib bestmove ZUG
other-protocol = diese Engine spricht Version { $known } des Protokolls, nicht { $version }
other-rules = diese Engine kennt Version { $known } der Regeln von { $game }, nicht { $wanted }
no-game-yet = welches Spiel? Zuerst kommt game KEY rules N players N options …
no-position-yet = welche Stellung? Zuerst kommt position TEXT moves ZUG …
not-a-text = { $move } ist nicht der Text eines Zuges
nothing-to-search = in dieser Stellung ist die Partie vorbei; es gibt nichts zu suchen
a-number-of-simulations = eine Anzahl von Simulationen
a-number-of-leaves = eine Anzahl von Blättern
bad-exploration = exploration muss mindestens 0 sein, meist zwischen 1 und 2, nicht { $value }
no-net = { $game } hat kein Netz; gib die Datei eines Netzes an
