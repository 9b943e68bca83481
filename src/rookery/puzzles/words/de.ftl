# Was Rätsel sagen, im Terminal wie auf den Seiten. Was eines verlangt, steht in den Wörtern seines Spiels.

## Wie es läuft

right = Richtig.
solved = Gelöst.
came-out = Aufgegangen.
answers = { $who } antwortet: { $reply }.
less = Das verspricht { NUMBER($chance, style: "percent") }, ein anderer Zug { NUMBER($best, style: "percent") }.
ahead = Das verspricht { NUMBER($best, style: "percent") }, der nächstbeste Zug { NUMBER($second, style: "percent") }.

lost = Von hier aus ist kein Weg bekannt. Nimm einen Zug zurück, oder mehrere.

## Ein Ergebnis zum Teilen

share =
    Rookery · { $game } · Rätsel vom { $date }
    { $marks }
share-deal =
    Rookery · { $game } · Solitär vom { $date }
    { $marks }

## Fehler

no-puzzles = für { $game } gibt es noch keine Rätsel
no-deals = für { $game } gibt es kein Solitär
no-such-puzzle = es gibt kein Rätsel { $number }; sie sind von 1 bis { $most } nummeriert
only-the-last = nur der letzte Zug darf falsch sein, und nach der Lösung kommt nichts mehr
bad-puzzles = die Rätsel von { $game } sind nicht lesbar: { $problem }
bad-puzzle = Rätsel { $number } von { $game }: { $problem }
unknown-kind = die Art { $kind } gibt es nicht; es gibt { $kinds }
nobody-moves = dort ist niemand am Zug; eine Stellung angeben, in der jemand am Zug ist
no-line = es hat keine Lösung; die richtigen Züge angeben
too-many-replies = es hat Antworten auf mehr Züge, als seine Lösung hat
chances-of-all = seine Chancen sind nicht die genau der möglichen Züge
bad-chance = { $pair } ist kein Zug mit seiner Chance in Prozent
