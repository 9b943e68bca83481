# What the command line says.

## Commands

about-rookery = Penguin board games: play, look at, count and measure them.
about-games = list the games and their options
about-rules = show a game's rulebook
about-play = play a game in the terminal
about-serve = play in the browser, alone or with others
about-moves = show a position and its legal moves
about-analyse = show the best moves and who is ahead
about-solve = play a position out perfectly, where a game allows it
about-picture = draw a position as SVG
about-perft = count the ways to play a given number of plies
about-bench = measure how fast the games run
about-arena = let bots play each other and rate them
about-engine = play by the engine protocol, for other programs
about-verify = check a record: every move, every position, every roll
about-records = list, choose, count, check and convert games on file
about-backup = write all matches to one file, while the server runs
about-restore = fill an empty server with a backup
about-admin = look after the matches of a server
about-warm = compile the games ahead of time

## Arguments

help-version = show the version and exit
help-language = the language of the answers: { OR($languages) } (default: from the environment)
help-game = the key of a game (rookery games lists them)
help-game-or-all = the key of a game (default: all of them)
help-clause = the id of a clause, such as S1 (default: the whole rulebook)
help-players = how many play (default: 2)
help-option = an option of the game; may be repeated
help-position = the position's text (default: the start)
help-seed = the seed of the start, where a game shuffles (default: random)
help-json = answer in JSON
help-colour = write in colours
help-depth = how many plies
help-device = cpu (all cores) or cuda (a GPU)
help-seat = draw it as this seat sees it
help-theme = light or dark
help-size = width of the picture
help-picture-out = write the picture to a file
help-quick = a few seconds instead of half a minute a game; rough
help-me = seats played here, such as 1 or 1,2, or none (default: 1)
help-bots = who the bots are: { $levels }, a program (./mine.py, module:Bot, "cmd:./engine"), or 2=adult,3=egg (default: { $default })
help-save = keep the game in this file, always up to date
help-resume = resume a saved game; the latest if no file is named
help-think-seconds = how long to think, at most (default: 2)
help-simulations = stop after this many simulations, or positions, if the seconds allow them
help-threads = how many threads think (default: 1)
help-solve-seconds = stop after this many seconds, with what is certain by then
help-solve-nodes = stop after this many positions, with what is certain by then
help-count = alone: count the solutions too; it may take a while
help-solve-database = a file of solved deals: look the deal up there; without --position and --seed say what all of them come to
help-build = solve so many deals, by their seeds from 0 on, or all deals of a "small" start, and keep them in the database; a run that was stopped goes on
help-export = print all deals of the database as lines of JSON
help-build-workers = how many processes solve (default: one a core)
help-record = a game record, as saved after a match
help-receipt = a player's receipt of the same match, as their page or program saved it: it proves the dice
help-record-paths = files and folders of records: JSON, JSON Lines or texts in the manner of PGN, compressed (.gz) or not
help-record-game = only games of this key; may be repeated
help-record-players = only games of so many players
help-record-name = only games in which somebody of this name or level played, or of a name with this in it; may be repeated
help-record-result = only games with this winner: a seat counted from 1, a name, draw or open (not over); may be repeated
help-record-reason = only games that ended for this reason, or open; may be repeated
help-record-plies = only games of so many plies: 40, 10..20, 10.. or ..20
help-record-seed = only games of these seeds: 7, 0..99, 100.. or ..99
help-record-date = only games of these days: 2026-01-31, 2026-01, 2026-01-01..2026-02-15
help-record-option = only games with this option; may be repeated
help-record-number = only the N-th of them
help-record-check = check each, every move and every roll; what is not true is told and left out
help-record-count = count them; BY game, winner or reason counts for each of these
help-record-to = write them in another form: { OR($forms) }
help-record-out = write to this file, compressed if it ends in .gz (default: print)
help-force = write over a file that exists
help-record-ply = draw the position after so many plies (default: the last)
help-frame-seconds = how long each picture of an animation is shown (default: 1)
help-host = the address; 0.0.0.0 for the whole network
help-port = the port, 0 for any that is free (default: { $port } if it is free)
help-data = the folder for matches and keys
help-database = a PostgreSQL database, which several servers may share
help-no-browser = do not open the browser
help-settings = a settings file (default: the one that ROOKERY_SETTINGS names)
help-profile = family or public: what the other settings start from
help-processes = how many processes serve together, on a database (default: 1)
help-bot = a program that people may play against, under this name (./mine.py, module:Bot, "cmd:./engine"); repeat for more
help-set = a setting, such as limits.body=65536; may be repeated
help-check-settings = show the settings in force, and exit
help-levels = two or more bots: levels ({ $levels }), Python files (./mine.py), classes (module:Bot), engines ("cmd:./engine"); the first is rated 0
help-bot-seconds = what a program of somebody's may take for a move; one that takes longer loses (default: 10)
help-engine-level = how strong it is: { $levels } (default: emperor)
help-games = games for each pair, rotating seats (default: 100)
help-first-seed = the first seed of deals and dice (default: 0)
help-results = the results file, which the same command continues (default: arena-GAME.ndjson)
help-workers = processes that play (default: one for each core)
help-ray = play on a Ray cluster; local starts one here
help-sprt = stop when it is clear that the second level's share of the points is more than P0 or less than P1
help-plot = draw the ratings: a file that ends in .png or .svg

## Games

game = { $key }  { $players }  { $title }: { $summary }
game-option =
    {"    "}{ $name }={ $default }  { $about }: { $values }
game-option-with =
    {"        "}with { $setting } the default is { $name }={ $default }
players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
players-range = { $fewest } to { $most } players
ready = { $key }: ready in { $seconds } s
no-clause = there is no clause { $clause }{ $near }; the clauses are { $names }

## Analysis

best = Best:    { $move }  { $what }
as-good = {"         "}and { $more } more that are as good
chances = Chances: { $chances }
verdict-exact = Verdict: { $verdict } (exact)
verdict-estimated = Verdict: { $verdict } (estimated)
variation = Line:    { $moves }
move = move
roll = roll
chance = chance
attention = attention
none-better = and { $more } more, none of them better
found-by-tree-search = Found by tree search: { $simulations } simulations in { $seconds } s
found-by-net-search = Found by tree search with a net: { $simulations } simulations in { $seconds } s
found-by = Found by { $algorithm }: { $positions } positions in { $seconds } s

## Solving

solve-best = Best: { $moves }
solve-best-known = Best: { $moves } (as far as is known)
solve-no-best = Best: none (as far as is known)
solve-variation = Best play: { $moves }
solve-ways = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
}: { $end }
solve-effort = ({ $nodes } positions in { $seconds } s, { $megabytes } MB)
solve-progress = { $stage }: { $nodes } positions, { $rate }/s
unit-parts = parts
solve-looked-up = (from the database)
database-deals = { $kind ->
    [small] { $reduced } reduced deals of the small start, which stand for { $deals }
   *[other] { $reduced ->
        [one] 1 deal
       *[other] { $reduced } deals
    } by their seeds
}
database-result = { $label }: { $percent } %
database-result-about = { $label }: { $percent } % ({ $low } to { $high } %)
database-plies = Plies with best play: { $mean } on average, { $least } to { $most }
database-best = Best first moves: { $mean } on average; only one in { $percent } % of the deals
database-nodes = Positions looked at: { $median } (median), { $most } at most
database-empty = No deal is solved yet.
database-only = { $option } goes with --database
database-build = --build takes a number of deals, or "small" for all deals of the small start
unit-deals = deals

## Progress

progress = { $done } { $unit }
progress-of = { $done } of { $total } { $unit }
time-left = { $time } left
unit-games = games
unit-pictures = pictures

## Records

proven = proven    { $what }
unproven = open      { $what }
refuted = refuted   { $what }
record-untrue = Something in this record is not true.
record-not-untrue = Nothing in this record is untrue.
record-proven = All of this record is proven.
cannot-read-file = { $file } cannot be read ({ $reason }); name a file with a record, or after --receipt one with a receipt
cannot-check-record = { $file } cannot be checked: { $problem }
record-plies = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
record-seed = seed { $seed }
record-older = (converted from { $older })
record-count = { $count }  { $name }
records-in-all = { $count ->
    [one] 1 record
   *[other] { $count } records
}
records-written = { $count ->
    [one] 1 record
   *[other] { $count } records
} written to { $file }
record-at = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: "false") }
}: { $problem }
more-broken = and { $more } more that cannot be used
count-or-convert = --count and --to cannot be given together
not-counted-by = records are not counted by { $name }{ $near }; --count takes { $names }, or nothing
not-days = --date { $text } is not a day such as 2026-01-31, a month such as 2026-01, a year, or from one to another as in 2026-01..2026-03
no-form = there is no form { $name }{ $near }; --to takes { $forms }
out-is-needed = { $form } is not printed; name a file with --out
would-overwrite = { $file } exists; name another file, or give --force to write over it
no-record-fits = there is no record to write as { $form }
several-fit = several records fit, and { $form } holds one; choose one with --number N, or write all of them with --to jsonl
several-to-check = it holds several records; rookery records { $file } --check checks all of them

## The server

now-at = Rookery is running at { $address } (Ctrl-C stops it)
from-other-devices = From other devices: { $address }
already-at = Rookery is already running at { $address }
served-already = these matches are served already, at { $address }; name another folder with --data
stopped = rookery serve: stopped; all matches are saved

## The arena

arena-stopped =
    rookery arena: stopped; { $results ->
        [one] 1 result is
       *[other] { $results } results are
    } kept in { $file }, and the same command continues from there
unplayed =
    { $games ->
        [one] 1 game could not be played and is left out: { $levels } with seed { $seed } ({ $problem })
       *[other] { $games } games could not be played and are left out: { $levels } with seed { $seed } ({ $problem }) and { $more } more
    }; the same command tries again
games-missing = rookery arena: { $games ->
        [one] 1 result
       *[other] { $games } results
    } in { $results } from before games were kept: they stay without; the games of all others go to { $file }
sprt-of-two = --sprt tests one level against another; name two levels, not { $levels }
not-a-share = a share of the points is a number between 0 and 1, not { $text }

## Bad input

no-language = there is no language { $name }{ $near }; the languages are { $languages }
no-seat = there is no seat { $seat }; seats are { $seats }
no-seat-or-none = there is no seat { $seat }; seats are { $seats }, or none
not-seconds = --seconds { $text } is not a number of seconds, such as 10 or 0.5
cannot-write = { $file } cannot be written ({ $reason }); name another file
which-game = say which game: { $games }; or --resume to continue a saved one
program-in-file = { $file } names a program, { $program }, and a file starts none; say with --bots who is to play
not-with-resume = { $name } cannot be given with --resume: a saved game continues as it was begun
other-game = { $file } is a game of { $game }, not of { $given }
the-depth = the depth
the-workers = the number of workers

## For operators

about-admin-list = list matches, newest first
about-admin-show = show a match and who sits there
about-admin-end = call a match off; nobody wins
about-admin-revoke = let links of a match stop working: those named, or all
about-admin-delete = delete a match for good
about-admin-forget = erase a person's name and id; the games stay
about-admin-ban = refuse an address for some time
about-admin-unban = let an address in again
about-admin-bans = list the banned addresses
help-stage = only matches in this stage
help-of-game = only matches of this game
help-of-person = only matches that this person opened or sat in
help-unchanged = only matches in which nothing has happened for this time, such as 30m, 12h or 7d
help-limit = how many at most (default: { $most })
help-match = the id of a match (rookery admin list shows them)
help-revoke-seat = the invitation to this seat, counted from 1
help-revoke-watch = the link to watch by
help-operation = what to do
help-person = the id of a person (rookery admin show MATCH shows them)
help-address = an address or a network, such as 203.0.113.7, 2001:db8::1 or 203.0.113.0/24
help-ban-for = for how long, such as 30m, 12h or 7d (default: 1d)
admin-match = { $match }  { $stage }  { $game }  { $changed }  { $names }
admin-opened = opened { $created } by { $host }, { $public ->
    [0] private
   *[other] public
}
admin-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}
admin-seat = seat { $seat }  { $name }  { $person }
admin-ended = Match { $match } is called off.
admin-revoked = The old links of match { $match } no longer work; the host sees the new ones.
admin-deleted = Match { $match } is deleted.
admin-forgotten = Forgotten in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
admin-banned = { $network } is banned until { $until } UTC.
admin-unbanned = { $network } is no longer banned.
admin-ban = { $network }  until { $until } UTC
no-store = there are no matches in { $folder }; name the server's folder with --data, or its database with --database
not-a-duration = { $name } { $text } is not a time such as 30m, 12h or 7d
help-backup-file = the file of the backup
help-play-all = play through all matches to check them, instead of a sample
backed-up = Backup written to { $file }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $events } events.
restored = Restored: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $events } events.
backup-checked = Checked: every event was read, and { $played ->
    [one] 1 match was
   *[other] { $played } matches were
} played through. Rules not installed here: { $unknown }.
backup-without-keys = There are no keys in it: unless ROOKERY_KEYS has them, a restored server knows no guest and no link. Is the folder (--data) the server's own?
backup-damaged = damaged  { $match }
about-admin-tidy = delete matches that need not be kept
help-dry-run = only say what would be deleted
admin-tidy = { $match }  { $stage }  { $changed }
admin-tidied = { $matches ->
    [one] 1 match was
   *[other] { $matches } matches were
} deleted.
admin-would-tidy = { $matches ->
    [one] 1 match would
   *[other] { $matches } matches would
} be deleted.

## Training

about-train = let a network learn a game by playing itself
help-train-folder = the folder that keeps it; the same command goes on from there (default: train-GAME)
help-train-minutes = how long to train, all sittings together (default: { $minutes })
help-train-plies = how many plies to train for, instead of a time
help-train-device = where to train (default: cpu)
help-train-lanes = games played at once (default: { $cpu }, on a GPU { $cuda })
help-train-width = how wide the network is (default: 192)
help-train-blocks = how many residual blocks it has (default: 2)
help-train-search = the share of the training, at its end, in which a tree search plays and the network learns from it, from 0 to 1 (default: 0)
help-train-simulations = simulations of that search for each move (default: 32)
help-train-draw-cost = what a draw costs everybody while it trains, from 0 to 1; helps where strong play is drawish (default: 0)
help-train-begin = a net to begin with, instead of nothing
help-train-seed = the seed of all that is random (default: 0)
train-needs = training needs { $library }: pip install 'rookery-games[train]'
no-cuda-for-torch = PyTorch finds no CUDA GPU on this machine; train with --device cpu
train-sees-nothing = { $game } describes no observations, so a network cannot see it
bad-share = { $name } is a number from 0 to 1, not { $text }
bad-minutes = --minutes is a number above 0, not { $text }
unit-thousandths = thousandths
train-goes-on = going on in { $folder }, after { $plies } plies
train-note = { $plies } plies, { $rate }/s, entropy { $variety }
train-verdict = { $opponent ->
    [earlier] against itself a while ago
   *[other] against { $opponent }
}: { $share } % of the points in { $games } games ({ $known ->
    [stronger] stronger
    [not-stronger] not stronger
   *[unclear] too close to call
})
train-stopped = rookery train: stopped; the same command goes on from { $folder }
train-done = trained for { $plies } plies; what was learnt is in { $folder }
