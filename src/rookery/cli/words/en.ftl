# What the command line says.

## rookery solve

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
