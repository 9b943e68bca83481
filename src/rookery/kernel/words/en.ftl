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
