# What exact play says.

wins = { $who } wins; the limit came before the distance was certain
wins-in = { $plies ->
    [one] { $who } wins in 1 ply
   *[other] { $who } wins in { $plies } plies
}

## What goes on

stage-winner = win or loss
stage-distance = the distance
stage-best = the best moves
stage-count = the number of solutions

## Errors

a-limit-of-positions = a limit of positions
cannot-solve = { $game } cannot be solved; { AND($others) } can
nothing-to-solve = there is nothing to solve: the game is over
nobody-wins-alone = nobody wins alone; solve tells how well it can end
limit-reached = the limit came before anything was certain, after { $nodes ->
    [one] 1 position
   *[other] { $nodes } positions
} and { $seconds } seconds; allow more
