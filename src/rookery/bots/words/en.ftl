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
bad-test = a test is between two shares, 0 < P0 < P1 < 1, such as 0.65 0.75; not { $p0 } and { $p1 }
two-games = these positions are of two games: { $one } and { $other }; search one at a time

## Programs of others

no-bot = there is no bot { $name }{ $near }; name a level ({ $levels }), a Python file (./mine.py), a class (module:Bot) or an engine ("cmd:./engine")
no-file = { $name } cannot play: there is no file { $file }
no-module = { $name } cannot play: there is no module { $module } here
bad-command = { $name } is not a command: { $problem }
no-command = { $name } names no command; write "cmd:./engine", with its arguments behind it
command-not-found = { $name } cannot play: there is no program { $command }, or it may not be executed
not-a-class = { $name } is not a Python class; write ./mine.py, ./mine.py:Other or module:Bot
cannot-load = its code cannot be loaded: { $problem }
no-class = there is no player in it: no class { $wanted }
cannot-make = it makes no player: { $problem }
no-choose = it makes something without a method choose, and that is no player
fault-of = { $name }: { $problem }
not-on-this-system = programs of others cannot be run on this system; Linux and macOS can
no-answer-in-time = no answer within { $seconds } s
it-ended = it ended without an answer
it-ended-saying = it ended without an answer, and its last words were { $words }
it-says = it gave up: { $text }
not-an-answer = it said { $line } where { $wanted } was expected; what is for people begins with "info"
endless-line = a line of more than { $most } characters
illegal-move = it played { $move }, which is not legal in { $position }

## The engine protocol

unknown-line = unknown: { $line }; known are { $known }
bad-game-line = { $line } is not well written; right is game KEY rules N players N options NAME=VALUE …
bad-position-line = { $line } is not well written; right is position TEXT moves MOVE …
bad-go-line = { $line } is not well written; right is go seat N seed N movetime MILLISECONDS
bad-number-in-line = { $name } is a whole number, not { $text }
bad-bestmove = { $line } is not well written; right is bestmove MOVE
other-protocol = this engine speaks version { $known } of the protocol, not { $version }
other-rules = this engine knows version { $known } of the rules of { $game }, not { $wanted }
no-game-yet = which game? Say game KEY rules N players N options … first
no-position-yet = which position? Say position TEXT moves MOVE … first
not-a-text = { $move } is not the text of a move
nothing-to-search = the game is over in this position; there is nothing to search
a-number-of-simulations = a number of simulations
a-number-of-leaves = a number of leaves
bad-exploration = exploration cannot be { $value }; it is a number from 0 on, usually between 1 and 2
no-net = { $game } has no net; name the file of one
