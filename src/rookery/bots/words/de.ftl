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
another-game = dieser Bot spielt { $ours }, die Stellung gehört aber zu { $theirs }
no-positions = es gibt nichts zu durchsuchen; gib mindestens eine Stellung an
two-games = diese Stellungen gehören zu zwei Spielen: { $one } und { $other }; durchsuche eins nach dem anderen
