# What is said about games on file.

## No record, or one that is not true

too-large = this is larger than any record, { $most } bytes
not-a-record = this is not a record; a record is JSON and says format { $format }
other-format = this has the format { $found }, and this Rookery reads { $format }
damaged = the record is damaged ({ $problem })
too-many-moves = there are { $moves } moves; at most { $most } are read
bad-colours = each player wears a colour of their own, or colours are not named at all
too-many-given = { $given } of { $moves } moves cannot have been played before
times-missing = there are { $times } times for { $moves } moves
bot-without-level = the bot { $name } has no level
not-hexadecimal = the { $name } is not { $digits } digits out of 0-9 and a-f
secret-without-commitment = a secret without a commitment proves nothing; give both or neither
bad-seed = seed { $seed } is not up to 64 letters, digits, _ or -
too-many-seeds = there are { $seeds } seeds for { $players } players
breaks-at = the record breaks at ply { $ply } of { $plies }: { $problem }
breaks-at-start = the record breaks at its start: { $problem }
breaks-at-end = the record breaks at ply { $ply }, its end: the result is { $result }
cannot-replay = the record cannot be replayed: { $problem }
other-rules = the record cannot be replayed: it was played by version { $rules } of the rules of { $title }, and this is version { $here }
older-rules = the record cannot be replayed: it was played by version { $rules } of the rules of { $title }, and this is version { $here }: { $changed }
not-over-by-rules = the game is not over by its rules, so the result is { $right } or none, not { $reason }
result-does-not-fit = winners and scores do not fit the reason { $reason }

## Results

player = player { $n }
winners = { AND($who) } { $count ->
        [one] wins
       *[other] win
    } ({ $why })
no-winner = no winner ({ $why })
resignation = resignation
agreement = agreement
time = time

## What is proven, and what is not

untrue = Not true: { $problem }.
all-legal = { $plies ->
        [one] The 1 ply is
       *[other] All { $plies } plies are
    } legal by the rules of { $title }, version { $version }.
not-over = The game is not over.
ended-by-players = The result is { $result }: the players ended the game, not its rules.
result-follows = The result follows from the last position: { $result }.
no-commitment = Nobody committed to a secret, so { $rolls ->
        [0] the start
        [one] the start and 1 roll
       *[other] the start and { $rolls } rolls
    } may come from anywhere.
secret-hidden = The secret is not revealed yet, so { $rolls ->
        [0] the start
        [one] the start and 1 roll
       *[other] the start and { $rolls } rolls
    } cannot be checked.
secret-right = The secret is the one that was committed to before the game.
secret-wrong = The secret is not the one that was committed to: its SHA-256 is another.
start-right = The start is the one that the secret and the seeds deal.
start-given = The game continues an earlier one: the dice say nothing about its start and { $plies ->
        [one] the first ply
       *[other] the first { $plies } plies
    }.
start-wrong = The start is not the one that the secret and the seeds deal.
roll-wrong = Roll { $roll }, at ply { $ply }, is { $found }, and the dice say { $right }.
rolls-wrong = Of { $rolls } rolls, { $wrong } are not what the dice say.
rolls-right = { $rolls ->
        [one] The 1 roll
       *[other] All { $rolls } rolls
    } fell as the dice say.
