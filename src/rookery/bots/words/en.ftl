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
no-positions = there is nothing to search; give at least one position
bad-test = a test needs two shares with 0 < P0 < P1 < 1, such as 0.65 0.75; not { $p0 } and { $p1 }
two-games = these positions are from two games, { $one } and { $other }; search one game at a time

## Programs of others

no-bot = there is no bot { $name }{ $near }; choose a level ({ $levels }), a Python file (./mine.py), a class (module:Bot) or an engine ("cmd:./engine")
no-file = { $name } cannot play: there is no file { $file }
no-module = { $name } cannot play: there is no module { $module } here
bad-command = { $name } is not a command: { $problem }
no-command = { $name } has no command; write "cmd:./engine", followed by its arguments
command-not-found = { $name } cannot play: there is no program { $command }, or it is not executable
not-a-class = { $name } is not a Python class; write ./mine.py, ./mine.py:Other or module:Bot
cannot-load = its code cannot be loaded: { $problem }
no-class = it has no player: there is no class { $wanted }
cannot-make = it creates no player: { $problem }
no-choose = it creates something without a method choose, so that is no player
fault-of = { $name }: { $problem }
not-on-this-system = other people's programs cannot run on this system; on Linux and macOS they can
no-answer-in-time = no answer within { $seconds } s
it-ended = it ended without an answer
it-ended-saying = it ended without an answer; its last words were { $words }
it-says = it gave up: { $text }
not-an-answer = it said { $line } instead of { $wanted }; lines for people begin with "info"
endless-line = a line of more than { $most } characters
illegal-move = it played { $move }, which is not legal in { $position }

## The engine protocol

unknown-line = unknown: { $line }; known commands are { $known }
bad-game-line = { $line } is not right; write game KEY rules N players N options NAME=VALUE …
bad-position-line = { $line } is not right; write position TEXT moves MOVE …
bad-go-line = { $line } is not right; write go seat N seed N movetime MILLISECONDS
bad-number-in-line = { $name } must be a whole number, not { $text }
bad-bestmove = { $line } is not right; write bestmove MOVE
other-protocol = this engine speaks version { $known } of the protocol, not { $version }
other-rules = this engine knows version { $known } of the rules of { $game }, not { $wanted }
no-game-yet = which game? Say game KEY rules N players N options … first
no-position-yet = which position? Say position TEXT moves MOVE … first
not-a-text = { $move } is not the text of a move
nothing-to-search = the game is over in this position; there is nothing to search
a-number-of-simulations = a number of simulations
a-number-of-leaves = a number of leaves
bad-exploration = exploration must be a number of at least 0, usually between 1 and 2, not { $value }
no-net = { $game } has no net; give the file of one
