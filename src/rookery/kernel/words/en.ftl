# What the kernel says: errors about games, options, positions and moves.

bad-notation = { $problem } (character { $place } of { $text })
not-a-number = { $wrong } is not a number from 0 to { $most } without leading zeros
number-of = { $what } { $text }
did-you-mean = { " " }(did you mean { $name }?)

## Options

bad-option = option { $name } cannot be { $value }; it takes { $right }
no-option = there is no option { $name }{ $near }; the options are { $names }
option-twice = option { $name } is given twice; give it once
not-a-pair = an option is written KEY=VALUE, not { $text }
takes-true-or-false = True or False
takes-on-or-off = on or off
takes-one-of = one of { $values }
takes-a-number = a number, { $least } to { $most }
takes-a-number-or-zero = a number, { $least } to { $most }, or 0

## Games, and those that other packages bring

no-game = there is no game { $key }{ $near }; the games are { $names }
plugin = the game { $key } of { $package } cannot be played: { $reason }
plugin-ours = Rookery has a game of this name itself
plugin-twice = several packages bring it ({ $packages }); keep one of them
plugin-import = it cannot be loaded ({ $error })
plugin-no-room = { $value } is not a Room
plugin-other-key = its room has another key, { $key }
bad-catalogue = { $file }, line { $line }: { $problem }
fault-raises = it fails with { $error }
fault-key = its key { $key } is not made of small letters, with hyphens between words
fault-reserved = its key { $key } is a name that Rookery uses itself
fault-players = it is for { $fewest } to { $most } players; 1 to { $limit } are possible
fault-sizes = its version and the sizes of its arrays are not all positive
fault-levels = its levels are not { $names }
fault-missing = there is no file { $file }
fault-title = its rulebook does not begin with its title, # { $title }
fault-art = { $file } cannot be read ({ $problem })
fault-default = the default of its option { $name } is not a value that the option takes
fault-words = { $file } has no words for { $names }
fault-start = with { $players } players there is nothing to choose at the beginning, or not every move can be chosen
