# What the kernel says: errors about games, options, positions and moves.

bad-notation = { $problem } (character { $place } of { $text })
not-a-number = { $wrong } is not a number from 0 to { $most } without leading zeros
number-of = { $what } { $text }
did-you-mean = { " " }(did you mean { $name }?)

## Options

bad-option = option { $name } cannot be { $value }; use { $right }
no-option = there is no option { $name }{ $near }; the options are { $names }
option-twice = option { $name } is given twice; once is enough
not-a-pair = an option is written KEY=VALUE, not { $text }
takes-true-or-false = True or False
takes-on-or-off = on or off
takes-one-of = { OR($values) }
takes-a-name-or-file = { $names }, or the text of a file, at most { $most } bytes
takes-a-number = a number from { $least } to { $most }
takes-a-number-or-zero = a number from { $least } to { $most }, or 0

## Numbers

bad-number = { $what } must be a whole number from { $least } to { $most }, not { $value }
bad-seconds = a time limit must be above 0 and at most { $most } seconds, not { $value }
a-seed = a seed
an-action = an action
a-source-of-rolls = a source of rolls that is no random.Random and no NumPy Generator
a-depth = a depth
a-number-of-games = a number of games
a-limit-of-plies = a limit of plies
a-number-of-lanes = a number of lanes
exactly = { $number }
from-to = { $least } to { $most }
and-more = { $names } and { $more } more

## Games, levels, devices

no-game = there is no game { $name }{ $near }; the games are { $names }
no-level = there is no level { $name }{ $near }; the levels are { $names }
no-device-of-this-name = there is no device { $name }; the devices are cpu, cuda
bad-players = { $game } cannot have { $value } players; it takes { $right }
no-seat = there is no seat { $seat }; seats are numbered 0 to { $last }
another-game = this position is one of { $theirs }, not of { $ours }; read its text here first

## Positions and moves

a-position-is-a-text = a position is a text
a-move-is-a-text = a move is a text
game-is-over = { $move } comes too late: the game is over
not-legal = { $move } is not legal here; legal are { $legal }
nothing-to-roll = there is nothing to roll here; roll only where seat is None and the game is not over
no-such-action = action { $action } is not legal here; legal are { $legal }
forbidden = { $move } is not legal here (rule { $clause }); legal are { $legal }
wrong-number-of-parts = a position has { $what }; found { $found }
not-one-of = { $text } is not { $what }; expected { $names }

## Batches of games

actions-in-one-row = a step takes one action for each of { $lanes } lanes, in one row
actions-of-another-shape = a step takes one action for each of { $lanes } lanes, not an array of shape { $shape }
not-an-action = an action is a whole number below { $count }, or -1 for a random one
a-lane = a lane
a-seat = a seat
not-lanes = lanes are given by their numbers in one row, or by true or false for each of { $lanes } lanes
no-such-lane = there is no such lane; lanes are numbered 0 to { $last }
a-seed-a-lane = there must be one seed, a whole number, for each of { $lanes } lanes
bad-lane-seed = a seed must be a whole number from 0 to 9223372036854775807
copies-one-to-one = lanes are copied one to one, each target once; there are { $sources } sources and { $targets } targets
no-observations = { $game } describes no observations; its rules need observe and planes
no-place-for-observations = observations are written into rows without gaps, of shape { $right } and kind uint8 or float32, not into { $given }
advice-needs-masks = priors are written only where masks are kept: make the batch with masks=True
no-place-for-advice = priors are written into rows without gaps, of shape { $right } and kind float32, not into { $given }
too-many-lanes = { $lanes } lanes would need { $needed } GiB of memory, and { $there } GiB are free; at most { $most } lanes fit
evaluate-answers-two = evaluate must answer with a pair: priors and values, arrays of finite numbers
evaluate-answers-floats = on a GPU, evaluate must answer with arrays of 32-bit floats
evaluate-of-another-shape = evaluate must answer with priors of shape ({ $leaves }, { $actions }) and values of shape ({ $leaves },) or ({ $leaves }, { $players }), not { $given }

## Nets

net-unreadable = the net { $file } cannot be read ({ $reason })
net-not-written = the net { $file } cannot be written ({ $reason })
not-a-net = { $file } is not a net of the format { $format }
net-cut = the net { $file } is incomplete or was changed: it has { $bytes } bytes of weights instead of { $wanted }; get it again
net-damaged = the net { $file } is damaged: its weights have changed since it was written; get it again
net-not-finite = the net { $file } has weights that are not numbers or do not fit in 16 bits
net-too-large = the net { $file } would have { $bytes } bytes, and at most { $most } are allowed; train a narrower one
net-of-another-game = this net was trained for { $other }, not for { $game }
net-of-other-rules = this net was trained under version { $other } of the rules of { $game }, and this is version { $rules }; train it again
net-sees-otherwise = this net was not trained for { $game }: it sees positions differently, first in the plane { $plane }
net-of-other-actions = this net was not trained for { $game }: it knows { $other } actions, and there are { $actions }
net-of-fewer-seats = this net was trained for at most { $seats } players, not for { $players }

## Compiled code

compiling = compiling { $what } …
cuda-not-installed = CUDA support is not installed; a GPU needs an NVIDIA driver and the extra: pip install 'rookery-games[cuda]'
no-cuda-device = this machine has no CUDA device; a GPU needs an NVIDIA driver and the extra: pip install 'rookery-games[cuda]'
code-not-kept = compiled code cannot be saved: { $folder } is not writable ({ $reason }); set ROOKERY_CACHE to another folder
code-damaged = saved compiled code is damaged and will be compiled again ({ $reason }); if this happens again, set ROOKERY_CACHE to another folder

## Games, and those that other packages bring

plugin = the game { $key } of { $package } cannot be played: { $reason }
plugin-ours = Rookery already has a game of this name
plugin-twice = several packages bring it ({ $packages }); keep one of them
plugin-import = it cannot be loaded ({ $error })
plugin-no-room = { $value } is not a Room
plugin-other-key = its room has another key, { $key }
bad-catalogue = { $file }, line { $line }: { $problem }
fault-raises = it fails with { $error }
fault-key = its key { $key } is not made of lower-case words joined by hyphens
fault-reserved = its key { $key } is a name that Rookery itself uses
fault-players = it is for { $fewest } to { $most } players; 1 to { $limit } are possible
fault-sizes = its version and the sizes of its arrays must all be positive
fault-levels = its levels are not { $names }
fault-missing = there is no file { $file }
fault-title = its rulebook does not begin with its title, # { $title }
fault-art = { $file } cannot be read ({ $problem })
fault-default = the default of its option { $name } is not a value that the option takes
fault-variant = the position of its variant { $key } is not written as the game writes it
fault-words = { $file } has no words for { $names }
fault-start = with { $players } players there is nothing to choose at the start, or not every move can be chosen
