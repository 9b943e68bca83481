# What the arena says: its table and plot, and errors.

percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
note = { $level } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
so-many-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

## The table

title = { $game } ({ $setting }): { $games ->
    [one] { $games } game
   *[other] { $games } games
}
column-level = bot
column-rating = rating
column-interval = 95 %
column-games = games
column-won = won
column-drawn = drawn
column-lost = lost
column-points = points
column-against = vs { $level }
more-than = Decided: { $level } takes more than { $bound } of the points against { $other } ({ $games } games, { $share } of the points; error at most { $error } %).
less-than = Decided: { $level } takes less than { $bound } of the points against { $other } ({ $games } games, { $share } of the points; error at most { $error } %).
undecided = Undecided: whether { $level } takes at most { $low } or at least { $high } against { $other } needs more games than { $games }, with { $share } of the points.

forfeits = { $name } lost { $games ->
    [one] { $games } game
   *[other] { $games } games
} by faults of its own; the first (seed { $seed }, { $reason }): { $fault }

## The plot

by-definition = by definition
plot-about = { $games } games among { $levels } bots, { $players } players, seats rotated
plot-scale = Elo above { $level }, with 95 % intervals: +100 is an expected score of 64 %, +200 of 76 %.
not-a-plot = a plot needs a file that ends in .png or .svg, not { $name }
no-folder = the folder of { $name } does not exist; create it first
no-matplotlib = Matplotlib is not installed; pip install 'rookery-games[plot]' adds it
plot-not-written = { $name } cannot be written ({ $reason }); choose another file

## What is played

two-levels = an arena needs two or more different bots; the levels are { $names }
two-players = an arena of { $game } needs opponents; use --players 2 or more
number-of-games = the number of games
seed = a seed
seeds-run-out = seeds go up to { $last }; { $games } games from seed { $seed } would need more
other-rules = this worker knows version { $known } of the rules of { $game }, not version { $wanted }; install the same Rookery everywhere
worker-died = its worker died { $times } times

## The results file

not-a-file = { $file } is not a file; choose another with --out
another-arena = another arena is writing to { $file }; wait for it or choose another file
results-not-written = { $file } cannot be written ({ $reason }); free some space or choose another file with --out, and run the command again
games-not-written = the games cannot be written to { $file } ({ $reason }){ $kept ->
    [0] {""}
    [one] ; the one in it is safe
   *[other] ; the { $kept } in it are safe
}; free some space or choose another file with --out, and run the command again
not-a-games-file = { $file } does not hold games of an arena; move it away, or choose other results with --out
results-not-written-but-kept = { $file } cannot be written ({ $reason }); { $kept ->
    [one] the result in it is safe
   *[other] the { $kept } results in it are safe
}; free some space or choose another file with --out, and run the command again
not-a-result = line { $line } of { $file } is not a result; choose another file with --out
not-a-results-file = { $file } is not a results file of the arena; choose another with --out
other-results = { $file } holds results of { $was }, not of { $wanted }; choose another file with --out
other-algorithms = { $file } holds results of an earlier { $level } ({ $was }; now { $now }); choose another file with --out
other-program = { $file } holds results of another version of { $name }; choose another file with --out
not-at-all = missing
with-options = { $options }
with-no-other-option = no other option
rules-version = version { $version } of the rules
a-board = a board { $digest }

## Ray

no-ray = Ray is not installed; pip install 'rookery-games[cluster]' adds it
no-cluster = no Ray cluster answers at { $address } ({ $reason }); give the address that ray start printed, such as 10.0.0.1:6379, or auto, or local
not-an-address = that is not HOST:PORT
needs-a-token = the cluster requires a token: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN
cluster-gone = the Ray cluster no longer answers; results so far are kept, and the same command continues
