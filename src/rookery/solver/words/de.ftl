# Was exaktes Spiel sagt.

wins = { $who } gewinnt; das Limit kam, bevor feststand, wie schnell
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
nothing-to-solve = es gibt nichts zu lösen: Die Partie ist zu Ende
nobody-wins-alone = allein gewinnt niemand; solve sagt, wie gut es enden kann
limit-reached = das Limit war erreicht, bevor etwas feststand, nach { $nodes ->
    [one] 1 Stellung
   *[other] { $nodes } Stellungen
} und { $seconds } Sekunden; erhöhe das Limit

## Datenbanken von Auslagen

seat-wins = { $who } gewinnt
a-number-of-deals = eine Zahl von Auslagen
a-number-of-processes = eine Zahl von Prozessen
no-deals = für { $game } gibt es keine Datenbanken von Auslagen
no-database = die Datei { $file } gibt es nicht; --build legt eine Datenbank von Auslagen an
database-not-written = { $file } lässt sich nicht schreiben: { $reason }
broken-database = { $file } ist keine Datenbank von Auslagen oder ist beschädigt: { $reason }
other-format = { $file } hat ein anderes Format ({ $theirs }), als dieses Rookery liest ({ $ours }); leg sie neu an
other-game = { $file } hat Auslagen von { $theirs }, nicht von { $ours }
other-players = { $file } hat Auslagen für { $theirs ->
    [one] 1 Spieler
   *[other] { $theirs } Spieler
}, nicht für { $ours }
other-rules = { $file } entstand unter Version { $theirs } der Regeln, hier gilt Version { $ours }; leg sie neu an
other-option = { $file } hat Auslagen mit { $option }={ $theirs }, nicht { $option }={ $ours }
other-kind = { $file } enthält eine andere Art von Auslagen ({ $theirs }, nicht { $ours }); wähle eine andere Datei
not-in-database = diese Auslage ist nicht unter { $deals ->
    [one] der einen
   *[other] den { $deals }
} von { $file }; ohne --database wird sie neu gelöst
