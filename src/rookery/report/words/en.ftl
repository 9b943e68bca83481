# What reports on games say.

title = { $game }: a report
about = { $games } games between bots; where all players are equal, they are of the level { $level }.
number-of-games = the number of games
players = { $players ->
    [one] Alone
   *[other] { $players } players
}
on = on
off = off
option = { $name }: { $value }
pair = { $stronger } against { $weaker }
share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") })
give-or-take = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($spread, maximumFractionDigits: 1) }
number = { NUMBER($number, maximumFractionDigits: 1) }

## Sections

length = How long games are
length-about = A turn is all that one player does before another moves.
turns = turns
turns-of = Half of the games take { $middle } turns or fewer; the shortest took { $least }, the longest { $most }.
branching = Moves to choose from
choices = moves to choose from
branching-of = On average { NUMBER($mean, maximumFractionDigits: 1) } legal moves at a decision, { $most } at most; from the beginning of a game to its end.
seats = Does it matter who begins?
seats-about = The points of each seat: a win is one, a draw is shared. The dashed line is where all seats would be equal, the band where the true share lies with 95 % confidence.
seat = Seat { $seat }
uses = What players do
uses-about = How many of all moves are of a kind; and where both a move of this kind and another one are possible, how often it is this kind that is played. A move may be of several kinds.
kind = Kind of move
of-all-moves = Of all moves
where-possible = Where there is a choice
endings = How games end
endings-about = Games that nobody wins in time are ended by a cap, where there is one.
ending = Ending
options = What the options change
options-about = The same bots, with one option or variant changed.
rules = Rules
as-usual = As usual
games = Games
first-seat = Points of the first seat
draws = Draws
skill = Luck and skill
skill-about = The points of the stronger of two levels that are next to each other, with each in all seats. The dashed line is where skill would mean nothing.
no-luck = There are no dice: all that happens in a game is the players’ own doing.
luck = In { $games } games of equal players, the dice alone moved their chances { $swing } points of a hundred apart, on average. Whoever had more luck won { $won } of those games that somebody won.
how-heading = How these figures were taken
how = { $failures ->
    [0] The same command makes the same figures.
    [one] The same command makes the same figures. One game could not be played and is left out.
   *[other] The same command makes the same figures. { $failures } games could not be played and are left out.
} Equal players are of the level { $level }. Intervals are those of 95 % confidence (Wilson).

## Kinds of moves

how-rolled = a roll
how-placed = something is placed
how-steps = a step
how-hops = a hop
how-slides = a slide
how-turned = a turn on the spot
how-stands-up = somebody stands up
how-kicked = a kick
how-taken = something is taken
how-dropped = something is put down
how-sent-back = somebody is sent back
how-melts = something melts
how-drifts = a drift
how-carried = somebody is carried along
how-leaves = somebody is out
how-rests = a rest
