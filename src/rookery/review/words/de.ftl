# Was Rückblicke auf Partien sagen.

player = { $name } ({ $seat })
title = { $game }: ein Rückblick
not-over = Die Partie ist nicht zu Ende
nobody-won = Niemand hat gewonnen
won = { $count ->
    [one] { AND($names) } hat gewonnen
   *[other] { AND($names) } haben gewonnen
}

## Turning points

turns = Wendepunkte
turns-none = Eine gleichmäßige Partie. Kein einzelner Zug hat sie entschieden.
turns-more = { $count ->
    [one] Ein weiterer fehlt hier.
   *[other] { $count } weitere fehlen hier.
}
turn-mistake = { $name }: Fehler
turn-strong = { $name }: starker Zug
turn-luck = { $name }: Glückswurf
turn-bad-luck = { $name }: Pechwurf
change = { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
better = Besser: { $label } ({ $move }), { NUMBER($chance, style: "percent") } statt { NUMBER($after, style: "percent") }.
better-exact = Besser: { $label } ({ $move }), sicher { NUMBER($chance, style: "percent") } statt { NUMBER($after, style: "percent") }.
no-better = Bei genauerem Hinsehen findet sich nichts Besseres.
follows = So hätte es weitergehen können:
show-better = Auf dem Brett zeigen

## Luck

luck = Würfelglück
luck-of = { $points } Punkte in { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
}; der beste: { $best } bei { $best_ply } ({ $gain }), der schlechteste: { $worst } bei { $worst_ply } ({ $loss })
no-rolls = keine Würfe
luck-about = Was die Würfe gebracht haben, verglichen mit dem durchschnittlichen Wurf in diesem Moment, in Hundertsteln der Gewinnchance.
seat = Spieler
rolls = Würfe
best-roll = Bester Wurf
worst-roll = Schlechtester Wurf

## The rest of the page

players = Spieler
moves = Züge
chances = Gewinnchancen, Zug für Zug
position = Stelle in der Partie
start = Vor dem ersten Zug
ply = { $ply }. { $what }
certain = sicher
first = Zum Anfang
previous = Einen Zug zurück
next = Einen Zug vor
last = Zum Ende
play = Abspielen
pause = Anhalten
theme = Zwischen hell und dunkel wechseln
keys = Tasten: ← → ein Zug, ↑ ↓ zu den Wendepunkten, Leertaste spielt ab und hält an, Pos1 und Ende.
no-script = Das Brett braucht JavaScript. Die Worte daneben nicht.
effort = Jede Stellung wurde durch eine Suche mit { $simulations } Simulationen beurteilt.
effort-exact = Jede Stellung wurde durch eine Suche mit { $simulations } Simulationen beurteilt; ab Zug { $ply } ist alles exakt gelöst.
effort-all-exact = Jede Stellung ist exakt gelöst.
