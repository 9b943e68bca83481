# What the benchmarks say: progress, and the table.

## Progress

of-game = { $game }: { $progress }
round = round { $turn } of { $rounds }
fresh-processes = new processes, the first with nothing compiled
cannot-pin = this system cannot pin a process to a core: our native code uses { $cores } cores, the peer one
no-peer = OpenSpiel is not installed, so there is nothing to compare with; pip install 'rookery-games[bench]' adds it

## The table

column-game = game
column-what = what
column-value = value
column-peer-value = peer's
column-ratio = ratio
column-peer = peer
cpp-loop = OpenSpiel { $game }, C++ loop{ $caution }
stepped-from-python = OpenSpiel { $game }, stepped from Python{ $caution }
importing-numba = a process that only imports Numba
not-pinned = { " " }(not pinned; ours on { $cores } cores)
