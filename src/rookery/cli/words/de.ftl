# Was die Kommandozeile sagt.

## rookery solve

solve-best = Am besten: { $moves }
solve-best-known = Am besten: { $moves } (soweit bekannt)
solve-no-best = Am besten: noch nicht bekannt
solve-variation = Bestes Spiel: { $moves }
solve-ways = { $ways ->
    [one] 1 Weg
   *[other] { $ways } Wege
}: { $end }
solve-effort = ({ $nodes } Stellungen in { $seconds } s, { $megabytes } MB)
solve-progress = { $stage }: { $nodes } Stellungen, { $rate }/s
