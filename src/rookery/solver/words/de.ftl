# Was exaktes Spiel sagt.

wins = { $who } gewinnt; das Limit kam, bevor die Länge feststand
wins-in = { $plies ->
    [one] { $who } gewinnt in 1 Halbzug
   *[other] { $who } gewinnt in { $plies } Halbzügen
}

## Was gerade geschieht

stage-winner = Sieg oder Niederlage
stage-distance = die Länge
stage-best = die besten Züge
stage-count = die Zahl der Lösungen

## Fehler

a-limit-of-positions = eine Höchstzahl von Stellungen
cannot-solve = { $game } lässt sich nicht lösen; das geht bei { AND($others) }
nothing-to-solve = es gibt nichts zu lösen: Das Spiel ist zu Ende
nobody-wins-alone = allein gibt es keinen Gewinner; solve sagt, wie gut es enden kann
limit-reached = das Limit kam, bevor etwas feststand, nach { $nodes ->
    [one] 1 Stellung
   *[other] { $nodes } Stellungen
} und { $seconds } Sekunden; erlaube mehr
