# What the command line says.

## Commands

about-rookery = Four penguin board games: play them, study them, host them.
about-games = list the games and their options
about-rules = show a game's rulebook
about-puzzle = find the one best move of a position
about-play = play a game in the terminal
about-serve = play in the browser, alone or with others
about-moves = show a position and its legal moves
about-analyse = show the best moves and who is ahead
about-solve = work out the best play to the end, in games that allow it
about-picture = draw a position as SVG
about-print = a board, a worksheet or the rulebook to print, as PDF or SVG
about-perft = count the move sequences of a given length
about-bench = measure how fast the games run
about-arena = let bots play each other, and rate them
about-engine = speak the engine protocol, for other programs
about-verify = check a record: every move, every position, every roll
about-records = list, filter, count, check and convert saved games
about-backup = back up all matches to one file, even while the server runs
about-restore = fill an empty server from a backup
about-admin = manage a server's matches
about-completion = print what makes TAB complete in bash, zsh or fish
about-warm = compile the games ahead of time

## Arguments

help-version = show the version and exit
help-language = the language of the answers: { OR($languages) } (default: from the environment)
help-game = the key of a game (rookery games lists them)
help-game-or-all = the key of a game (default: all of them)
help-clause = the number of a rule, such as S1 (default: the whole rulebook)
help-players = how many play (default: 2)
help-option = an option of the game; may be repeated
help-position = the position as text (default: the start)
help-seed = the seed of the start, in games that shuffle (default: random)
help-puzzle-number = the puzzle of this number (default: random)
help-puzzle-daily = the puzzle of today, the same for everyone
help-puzzle-deal = a whole game to play alone, where the game has such
number-alone = --number names one puzzle; leave out --daily and --deal
help-json = answer in JSON
help-colour = write in colours
help-depth = how many plies
help-divide = count for each move separately
help-unique = count the different positions instead of the ways to reach them
help-shell = the shell: { OR($shells) }
help-device = cpu (all cores) or cuda (a GPU)
help-seat = draw it from this seat's side
help-theme = light or dark
help-size = width of the picture
help-picture-out = write the picture to a file
help-quick = a few seconds per game instead of half a minute; rough figures
help-me = your seats, such as 1 or 1,2, or none to watch (default: 1)
help-bots = who the bots are: { $levels }, a program (./mine.py, module:Bot, "cmd:./engine"), or one for each seat: 2=adult,3=egg (default: { $default })
help-save = save the game to this file, always up to date
help-replay = watch a saved game again, with everybody's chances (full screen)
help-plain = play line by line, for screen readers and simple terminals
help-pace = how fast the moves of others are shown (default: normal)
help-resume = resume a saved game (default: the latest)
help-think-seconds = think at most this long (default: 2)
help-simulations = stop after this many simulations, or positions, if there is time for them
help-threads = how many threads to use (default: 1)
help-solve-seconds = stop after this many seconds, and show what is certain by then
help-solve-nodes = stop after this many positions, and show what is certain by then
help-count = in a game alone, also count the solutions; this may take a while
help-solve-database = a file of solved deals to look the deal up in; without --position and --seed, sum up all of them
help-build = solve this many deals (seeds from 0 on), or "small" for all deals of a small start, and store them in the database; run it again to continue
help-export = print all deals in the database as JSON Lines
help-build-workers = how many processes to use (default: one per core)
help-record = a saved game record
help-receipt = a player's receipt of the same match, saved on the page or by a program; it proves the dice
help-record-paths = files and folders of records: JSON, JSON Lines or PGN-like texts, compressed (.gz) or not
help-record-game = only games of this kind (a key); may be repeated
help-record-players = only games with this many players
help-record-name = only games with a player of this name or level, or with this in the name; may be repeated
help-record-result = only games won by this seat (counted from 1) or name, or draw, or open (not over); may be repeated
help-record-reason = only games that ended for this reason, or open; may be repeated
help-record-plies = only games of this many plies: 40, 10..20, 10.. or ..20
help-record-seed = only games with these seeds: 7, 0..99, 100.. or ..99
help-record-date = only games from these days: 2026-01-31, 2026-01, 2026-01-01..2026-02-15
help-record-option = only games with this option; may be repeated
help-record-number = only the N-th of them
help-record-check = check every move and every roll; report records that fail, and leave them out
help-record-count = count them; BY game, winner or reason, counts each one separately
help-record-to = convert them to another format: { OR($forms) }
help-record-out = write to this file, compressed if it ends in .gz (default: print)
help-force = overwrite an existing file
help-record-ply = draw the position after this many plies (default: the last)
help-frame-seconds = seconds for each frame of an animation (default: 1)
help-host = the address; 0.0.0.0 for the whole network
help-port = the port; 0 for any free one (default: { $port } if it is free)
help-data = the folder for matches and keys
help-database = a PostgreSQL database, which several servers can share
help-no-browser = do not open the browser
help-settings = a settings file (default: the one in ROOKERY_SETTINGS)
help-profile = family or public: the defaults for all other settings
help-processes = how many processes share the work; more than 1 need a database (default: 1)
help-bot = a program that people can play against, under this name (./mine.py, module:Bot, "cmd:./engine"); may be repeated
help-set = a setting, such as limits.body=65536; may be repeated
help-check-settings = show the settings in use, and exit
help-levels = two or more bots: levels ({ $levels }), Python files (./mine.py), classes (module:Bot), engines ("cmd:./engine"); the first is rated 0
help-bot-seconds = seconds that a program may take for a move before it loses (default: 10)
help-engine-level = how strong it is: { $levels } (default: emperor)
help-games = games per pair of bots, with seats rotating (default: 100)
help-first-seed = the first seed of deals and dice (default: 0)
help-results = the results file; the same command continues it (default: arena-GAME.ndjson)
help-workers = how many processes play (default: one per core)
help-ray = play on a Ray cluster; local starts one here
help-sprt = stop when it is clear that the second bot takes more than P0 or less than P1 of the points
help-plot = draw the ratings to a file that ends in .png or .svg

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
as-good = {"         "}and { $more } more that are just as good
chances = Chances: { $chances }
verdict-exact = Verdict: { $verdict } (exact)
verdict-estimated = Verdict: { $verdict } (estimated)
variation = Likely:  { $moves }
move = move
roll = roll
chance = chance
attention = visits
none-better = and { $more } more, none of them better
found-by-tree-search = Found by tree search: { $simulations } simulations in { $seconds } s
found-by-net-search = Found by tree search with a net: { $simulations } simulations in { $seconds } s
found-by = Found by { $algorithm }: { $positions } positions in { $seconds } s

## Solving

solve-best = Best: { $moves }
solve-best-known = Best: { $moves } (as far as known)
solve-no-best = Best: not known yet
solve-variation = Best play: { $moves }
solve-ways = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
}: { $end }
solve-effort = ({ $nodes } positions in { $seconds } s, { $megabytes } MB)
solve-progress = { $stage }: { $nodes } positions, { $rate }/s
unit-records = records
unit-positions = positions
unit-seconds = seconds
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
database-best = Best first moves: { $mean } on average; just one in { $percent } % of the deals
database-nodes = Positions searched: { $median } (median), { $most } at most
database-empty = No deals have been solved yet.
database-only = { $option } needs --database
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
refuted = wrong     { $what }
record-untrue = Something in this record is wrong.
record-not-untrue = Nothing in this record is wrong.
record-proven = Everything in this record is proven.
cannot-read-file = { $file } cannot be read ({ $reason }); give a game record, and after --receipt a receipt
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
count-or-convert = --count and --to cannot be used together
not-counted-by = records can't be counted by { $name }{ $near }; use --count with { $names }, or alone
not-days = --date { $text } is not a date; use a day such as 2026-01-31, a month such as 2026-01, a year, or a range such as 2026-01..2026-03
no-form = there is no format { $name }{ $near }; the formats are { $forms }
out-is-needed = { $form } can't be printed; give a file with --out
would-overwrite = { $file } already exists; choose another file, or overwrite it with --force
no-record-fits = there is no record to write as { $form }
several-fit = several records match, and { $form } holds only one; choose one with --number N, or write all of them with --to jsonl
several-to-check = the file holds several records; rookery records { $file } --check checks them all

## The server

now-at = Rookery is running at { $address } (Ctrl-C stops it)
from-other-devices = From other devices: { $address }
already-at = Rookery is already running at { $address }
served-already = another server at { $address } already serves these matches; choose another folder with --data
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
    } in { $results } came before games were saved, so their games are missing; all others go to { $file }
sprt-of-two = --sprt tests one level against another; give two levels, not { $levels }
not-a-share = a share of the points must be a number between 0 and 1, not { $text }

## Bad input

no-language = there is no language { $name }{ $near }; the languages are { $languages }
no-seat = there is no seat { $seat }; the seats are { $seats }
no-seat-or-none = there is no seat { $seat }; the seats are { $seats }, or none
not-seconds = --seconds must be a number of seconds, such as 10 or 0.5, not { $text }
cannot-write = { $file } cannot be written ({ $reason }); choose another file
needs-full-screen = replays and matches on a server need a full screen: a terminal of 60 columns and 20 rows, and no --plain
no-choice = { $name }: there is no { $value }{ $near }; choose { OR($choices) }
no-argument = there is no { $value } here{ $near }
which-game = which game? Choose { $games }, or use --resume to continue a saved game
program-in-file = { $file } names the program { $program }, but a file may not start programs; use --bots to say who plays
not-with-resume = { $name } cannot be used with --resume: a saved game keeps its own settings
other-game = { $file } is a game of { $game }, not of { $given }
divided = total { $count }
divide-or-unique = --divide and --unique do not go together: positions are reached by several moves
the-depth = the depth
the-workers = the number of workers

## For operators

about-admin-list = list matches, newest first
about-admin-show = show a match and who sits there
about-admin-end = call off a match; nobody wins
about-admin-revoke = revoke links of a match: the ones given, or all of them
about-admin-delete = delete a match for good
about-admin-forget = erase a person's name and id; the games stay
about-admin-ban = ban an address for some time
about-admin-unban = let an address in again
about-admin-bans = list the banned addresses
help-stage = only matches in this stage
help-of-game = only matches of this game
help-of-person = only matches that this person opened or joined
help-unchanged = only matches where nothing has happened for this long, such as 30m, 12h or 7d
help-limit = how many to list at most (default: { $most })
help-match = the id of a match (rookery admin list shows them)
help-revoke-seat = the invitation to this seat, counted from 1
help-revoke-watch = the link for watching
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
no-store = there are no matches in { $folder }; give the server's folder with --data, or its database with --database
not-a-duration = { $name } must be a time such as 30m, 12h or 7d, not { $text }
help-backup-file = the backup file
help-play-all = replay all matches to check them, instead of a sample
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
about-admin-tidy = delete matches that no longer need to be kept
help-dry-run = only show what would be deleted
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

about-train = let a network learn a game by playing against itself
help-train-folder = the folder for the training; the same command continues it (default: train-GAME)
help-train-minutes = how long to train, over all runs (default: { $minutes })
help-train-plies = how many plies to train for, instead of a time
help-train-device = where to train (default: cpu)
help-train-lanes = games played at once (default: { $cpu }, on a GPU { $cuda })
help-train-width = how wide the network is (default: 192)
help-train-blocks = how many residual blocks it has (default: 2)
help-train-search = the last part of the training, from 0 to 1, in which the network learns from a tree search (default: 0)
help-train-simulations = simulations of that search for each move (default: 32)
help-train-draw-cost = what a draw costs everybody in training, from 0 to 1; helps where strong play is drawish (default: 0)
help-train-begin = a net to start from, instead of an untrained one
help-train-seed = the seed for everything random (default: 0)
train-needs = training needs { $library }: pip install 'rookery-games[train]'
no-cuda-for-torch = PyTorch finds no CUDA GPU on this machine; train with --device cpu
train-sees-nothing = { $game } describes no observations, so a network can't learn it
bad-share = { $name } must be a number from 0 to 1, not { $text }
bad-minutes = --minutes must be a number above 0, not { $text }
unit-thousandths = thousandths
train-goes-on = continuing in { $folder }, after { $plies } plies
train-note = { $plies } plies, { $rate }/s, entropy { $variety }
train-verdict = { $opponent ->
    [earlier] against itself a while ago
   *[other] against { $opponent }
}: { $share } % of the points in { $games } games ({ $known ->
    [stronger] stronger
    [not-stronger] not stronger
   *[unclear] too close to call
})
train-stopped = rookery train: stopped; the same command continues in { $folder }
train-done = trained for { $plies } plies; the result is in { $folder }

## Printing

help-print-what = what to print: { OR($things) }
help-paper = the size of the paper: { OR($papers) }; default: a4
help-print-out = a file that ends in .pdf or .svg; SVG has a file for each page; default: named after the game
no-such-print = { $thing } cannot be printed{ $near }; what can be printed: { $things }
neither-pdf-nor-svg = { $file } ends neither in .pdf nor in .svg
unit-pages = pages
printed = { $count ->
    [one] Written: { $files }
   *[other] Written, { $count } pages: { $files }
}

## The review

about-review = review a finished game: turning points, better moves, luck
help-review-record = a saved game record, as JSON or text
help-review-number = which record, where the file holds several (1 is the first)
help-review-simulations = how many simulations for each position; more is slower and surer (default: 1000)
help-review-out = write the review to this HTML file, with the board and everything in it
cannot-review = { $file } cannot be reviewed: { $problem }
several-records = it holds several records; choose one with --number N
no-record-of-number = it holds no record number { $number }
nothing-to-review = { $file } cannot be reviewed: nobody has moved yet
review-turns = Turning points
review-no-turns = A steady game. No single move decided it.
review-change = { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
review-more = { $count ->
    [one] One more is left out.
   *[other] { $count } more are left out.
}
review-then = Then: { $line }
review-luck = Luck with the dice
review-luck-of = { $name }: { $luck }
review-written = The review is in { $file }: open it in a browser.

## The report

about-report = let bots play a game, and write a page about it
help-report-games = how many games for each number of players; half as many for each option and pair of levels (default: 100)
help-report-level = who plays where all players are equal: { OR($levels) } (default: juvenile)
help-report-out = write the report to this HTML file (default: report-GAME.html)
no-folder = there is no such folder
report-written = The report is in { $file }: open it in a browser.
report-unplayed = { $games ->
        [one] 1 game could not be played and is left out
       *[other] { $games } games could not be played and are left out, the first
    }: { $levels } with seed { $seed } ({ $problem })
