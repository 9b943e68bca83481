# What players say: verdicts on positions, and errors.

## Verdicts

win = win
forced = { $seat }: { $win } in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
forced-or-sooner = { $seat }: { $win } in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} or sooner
standing = { $seat } { $percent } %
expected-score = expected score { $percent } %

## Progress

search-for = the search for { $game }

## Errors

seed = a seed
number-of-simulations = a number of simulations
number-of-threads = a number of threads
cutoff = a cutoff
game-is-over = there is no move to choose: the game is over
level-does-not-think = this level picks at random; choose another to see what it thinks
another-game = this player plays { $ours }, and the position is one of { $theirs }
no-positions = there is nothing to search: give one position or more
two-games = these positions are of two games: { $one } and { $other }; search one at a time
