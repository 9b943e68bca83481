# What reviews of games say.

player = { $name } ({ $seat })
title = { $game }: a review
not-over = The game is not over
nobody-won = Nobody won
won = { AND($names) } won

## Turning points

turns = Turning points
turns-none = A steady game. No single move decided it.
turns-more = { $count ->
    [one] One more is left out.
   *[other] { $count } more are left out.
}
turn-mistake = { $name }: mistake
turn-strong = { $name }: strong move
turn-luck = { $name }: lucky roll
turn-bad-luck = { $name }: unlucky roll
change = { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
better = Better: { $label } ({ $move }), { NUMBER($chance, style: "percent") } instead of { NUMBER($after, style: "percent") }.
better-exact = Better: { $label } ({ $move }), for certain { NUMBER($chance, style: "percent") } instead of { NUMBER($after, style: "percent") }.
no-better = A closer look finds nothing better.
follows = It could have gone on like this:
show-better = Show it on the board

## Luck

luck = Luck with the dice
luck-of = { $points } points in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}; best: { $best } at { $best_ply } ({ $gain }), worst: { $worst } at { $worst_ply } ({ $loss })
no-rolls = no rolls
luck-about = What the rolls brought, compared with the average roll at that moment, in points of a hundred of the chance to win.
seat = Player
rolls = Rolls
best-roll = Best roll
worst-roll = Worst roll

## The rest of the page

players = Players
moves = Moves
chances = Chances to win, move by move
position = Position in the game
start = Before the first move
ply = { $ply }. { $what }
certain = certain
first = To the start
previous = One move back
next = One move forward
last = To the end
play = Play
pause = Pause
theme = Switch between light and dark
keys = Keys: ← → one move, ↑ ↓ to the turning points, space plays and pauses, Home and End.
no-script = The board needs JavaScript. The words beside it don’t.
effort = Each position was judged by a search of { $simulations } simulations.
effort-exact = Each position was judged by a search of { $simulations } simulations; from move { $ply } on, all is solved exactly.
effort-all-exact = Every position was solved exactly.
