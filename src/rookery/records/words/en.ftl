# What is said about games on file.

## No record, or one that is not true

too-large = this is too large for a record; records have at most { $most } bytes
not-a-record = this is not a game record; a record is JSON with the format { $format }, or a PGN-like text that begins with its tags
other-format = this has the format { $found }; this Rookery reads { $format }
damaged = the record is damaged ({ $problem })
too-many-moves = there are { $moves } moves; at most { $most } are read
bad-colours = each player needs a colour of their own, or no colours are given at all
too-many-given = the record says that { $given } moves were played before, but it has only { $moves }
times-missing = there are { $times } times for { $moves } moves
bot-without-name = a bot has no name
seats-and-players = its number of seats, { $seats }, does not fit { $players } players
bad-record-seed = the seed must be a whole number from 0 to { $most }, not { $seed }
bad-date = the date { $date } is not a date such as 2026-01-31
not-hexadecimal = the { $name } is not { $digits } digits out of 0-9 and a-f
secret-without-commitment = a secret without a commitment proves nothing; give both or neither
bad-seed = seed { $seed } is not up to 64 letters, digits, _ or -
other-dice = the dice are { $found }; this Rookery knows { AND($known) }
commitments-missing = there are { $commitments } commitments for { $seeds } seeds
too-many-seeds = there are { $seeds } seeds for { $players } players
breaks-at = the record breaks at ply { $ply } of { $plies }: { $problem }
breaks-at-start = the record breaks at its start: { $problem }
breaks-at-end = the record breaks at its end, ply { $ply }: the result is { $result }
cannot-replay = the record cannot be replayed: { $problem }
other-rules = the record cannot be replayed: it was played under version { $rules } of the rules of { $title }, and this is version { $here }
older-rules = the record cannot be replayed: it was played under version { $rules } of the rules of { $title }, and this is version { $here }: { $changed }
not-over-by-rules = by its rules the game is not over, so the result must be { $right } or none, not { $reason }
not-a-receipt = this is not a receipt; a receipt is JSON with the format { $format }
damaged-receipt = the receipt is damaged ({ $problem })
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
length = too long
forfeit = program error
called-off = called off

## What is proven, and what is not

untrue = Wrong: { $problem }.
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
no-chance = Nothing in this game is left to chance.
secret-right = The secret fits the server's commitment.
secret-wrong = The secret does not fit the server's commitment: its SHA-256 is another.
seeds-right = { $seeds ->
        [one] The player's seed fits its commitment.
       *[other] The { $seeds } players' seeds fit their commitments.
    }
seed-wrong = Seed { $n } of the players does not fit its commitment.
no-persons = No person added a seed, so whoever ran the server could choose the dice.
no-receipt = Dice { $protocol }: everyone commits to a seed before anyone reveals one. But this file alone only shows that its parts fit together; whoever wrote it could have made up all of them. The receipt of a player whom you trust, your own for example, would prove that nobody chose a roll.
receipt-right = Dice { $protocol }: the receipt has the same commitments, seen before its player revealed a seed. So nobody could choose a roll without that player's help, and nobody but whoever ran the server could know one in advance.
open-seeds = Dice { $protocol }, as they were before players committed to their seeds: whoever ran the server and sat down last could choose the rolls. A check only shows that the file's parts fit together.
receipt-other-secret = The receipt has another commitment of the server: it is from another match, or the secret was exchanged.
receipt-other-commitments = The receipt has other commitments of the players: the seeds are not those that were committed to when its player revealed a seed.
receipt-before-reveal = The receipt was saved before its player revealed a seed, so it does not say which commitments were there; save it again after the start.
receipt-seed-missing = The receipt's seed is not among the seeds: its player had no part in these dice.
start-right = The start is the one that the secret and the seeds give.
start-given = The game continues an earlier one: the dice say nothing about its start{ $plies ->
        [0] {""}
        [one] {" "}and the first ply
       *[other] {" "}and the first { $plies } plies
    }.
start-wrong = The start is not the one that the secret and the seeds give.
roll-wrong = Roll { $roll }, at ply { $ply }, is { $found }, and the dice say { $right }.
rolls-wrong = Of { $rolls } rolls, { $wrong } are not what the dice say.
rolls-right = { $rolls ->
        [one] The 1 roll
       *[other] All { $rolls } rolls
    } fell as the dice say.

## Texts in the manner of PGN

at-line = line { $line }: { $problem }
not-one-text = there are { $games } games in this text; only one is expected
open-comment = the comment that begins here never ends; close it with a brace
no-result-token = the game that begins here has no result after its last move; expected 1-0, 0-1, 1/2-1/2 and so on, or * if it is not over
stray-mark = { $mark } does not belong here; put moves with such characters in quotation marks, and comments in braces
bad-tag = { $found } is not a tag; expected [Name "value"]
bad-quotation = { $found } is not a text in quotation marks; inside it, write \" for a quotation mark and \\ for a backslash
other-number = the number { $found } should be { $right }
no-number = found { $found }; expected the number { $right }, or the result after the last move
other-result = the result { $found } is not what the tags say, { $right }{ $hint }
result-tags-missing = ; a game that is over has the tags Reason and Scores
no-tag = there is no tag { $name }{ $near }; the tags are { $names }
bad-option-tag = the option { $value } is not name=value, or is there twice
tag-twice = the tag { $name } is already there, in line { $line }
tag-missing = the tag { $name } is missing
seat-missing = the tag { $name } is for a seat that does not exist: there are { $players } players, counted from 1
bad-tag-value = { $value } cannot be read; expected { $right }
other-tag-value = { $value } has no meaning here; expected { OR($right) }

## Files and folders of many

no-such-file = there is no such file or folder
empty-folder = there are no records in this folder; they are in files that end in { $endings }, with or without .gz
empty-file = it is empty; a file of records has at least one
cut-off = it is cut off: the rest of the compressed file is missing
damaged-gzip = it is damaged: it cannot be decompressed
cannot-read = it cannot be read ({ $reason })
arena-results = these are arena results, without moves; the games are in the file that ends in .games.jsonl.gz
