# What exact play says.

wins = { $who } wins; the limit came before it was clear how soon
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
limit-reached = the limit was reached before anything was certain, after { $nodes ->
    [one] 1 position
   *[other] { $nodes } positions
} and { $seconds } seconds; raise the limit

## Databases of deals

seat-wins = { $who } wins
a-number-of-deals = a number of deals
a-number-of-processes = a number of processes
no-deals = { $game } has no databases of deals
no-database = there is no file { $file }; --build creates a database of deals
database-not-written = { $file } cannot be written: { $reason }
broken-database = { $file } is not a database of deals, or is damaged: { $reason }
other-format = { $file } has another format ({ $theirs }) than this Rookery reads ({ $ours }); build it again
other-game = { $file } has deals of { $theirs }, not of { $ours }
other-players = { $file } has deals for { $theirs ->
    [one] 1 player
   *[other] { $theirs } players
}, not for { $ours }
other-rules = { $file } was made under version { $theirs } of the rules, and this is version { $ours }; build it again
other-option = { $file } has deals with { $option }={ $theirs }, not { $option }={ $ours }
other-kind = { $file } holds another kind of deals ({ $theirs }, not { $ours }); choose another file
not-in-database = this deal is not among the { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} in { $file }; without --database it is solved from scratch
