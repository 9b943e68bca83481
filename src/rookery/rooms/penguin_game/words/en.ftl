# What The Penguin Game says.

summary = An iceberg of coins melts under your feet. Step, hop and be the last penguin on it.

## Names

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
penguin-red = Red's penguin
penguin-blue = Blue's penguin
penguin-green = Green's penguin
penguin-yellow = Yellow's penguin
sun = a sun
    .the = the sun
    .first = The sun
    .plural = suns
moon = a moon
    .the = the moon
    .first = The moon
    .plural = moons
crown = a crown
    .the = the crown
    .first = The crown
    .plural = crowns
arms = a coat of arms
    .the = the coat of arms
    .first = The coat of arms
    .plural = coats of arms
turn-none = not turned
turn-quarter = turned a quarter clockwise
turn-half = turned half round
turn-quarter-back = turned a quarter counter-clockwise

## The iceberg

tile = tile { $tile }
left-of = to the left of tile { $tile }
right-of = to the right of tile { $tile }
above = above tile { $tile }
below = below tile { $tile }
berth = open water { $where }
bench = { $who }'s bench
tray = tray for { FORM($suit, "plural") }
tray-empty = no { FORM($suit, "plural") } left
supply = { FORM($suit, "plural") }: { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
coin-on-top = { $suit } on { $cell }{ $level ->
    [1] { "" }
   *[other] , { $level } high
}{ $under ->
    [0] { "" }
   *[other] , on { AND($below) }
}
coin-covered = { $suit } on { $cell }, covered, { $level ->
    [1] at the bottom
   *[other] level { $level }
}
penguin-on = { $penguin }, on { $cell }
penguin-waiting = { $penguin }, not yet placed
penguin-out = { $penguin }, out
challenge = the challenge: leave { $suit }
goal = Be the last penguin on the iceberg
goal-alone = Leave just one coin to win. { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
goal-challenge = Leave just one coin to win, and { $suit } for the challenge. { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
coins-left = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
in-reach = { $coins ->
    [0] nowhere to go
    [one] 1 coin within reach
   *[other] { $coins } coins within reach
}
not-yet-placed = not yet placed
out = out

## What is to be done, and how it ended

to-do-lay = Lay a coin: { $coins } left
to-do-place = Place the penguin
to-do-move = Move the penguin
to-do-move-alone = Move the penguin: { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
to-do-melt = Melt a coin
to-do-drift = Let a tile drift, or not
ended-last-one = Only one penguin is left on the iceberg
ended-challenge = You did it: only one coin is left, and it is { $suit }, as the challenge asked.
ended-success = You did it: only one coin is left. The challenge was to leave { $suit }.
ended-stuck = { $coins } coins left. Leave just one to win.

## Choices

lay = Lay { $suit } on { $cell }
place = { $who } starts on { FORM($suit, "the") } on { $cell }
step = { $who } steps to { FORM($suit, "the") } on { $cell }
hop = { $who } hops to { FORM($suit, "the") } on { $cell }
melt = Melt { FORM($suit, "the") } on { $cell }
drift = Tile { $tile } drifts { $where }{ $turns ->
    [0] { "" }
    [1] , turned a quarter clockwise
    [2] , turned half round
   *[other] , turned a quarter counter-clockwise
}
turn = Tile { $tile } stays, { $turns ->
    [1] turned a quarter clockwise
    [2] turned half round
   *[other] turned a quarter counter-clockwise
}
stay = Don't drift
caution-ends = The game ends here, with { $coins } coins left
caution-stuck = From there your penguin has nowhere to go

## What has happened

lays = { $who } lays { $suit } on { $cell }
    .kind = a coin is laid
last-of-a-suit = No { FORM($suit, "plural") } are left to lay
starts = { $who } starts on { FORM($suit, "the") } on { $cell }
    .kind = a penguin starts
steps = { $who } steps to { FORM($suit, "the") } on { $cell }
hops = { $who } hops to { FORM($suit, "the") } on { $cell }
melts = { FORM($suit, "first") } on { $cell } melts
    .kind = a coin melts
lets-drift = { $who } lets tile { $tile } drift { $where }{ $turns ->
    [0] { "" }
    [1] , turned a quarter clockwise
    [2] , turned half round
   *[other] , turned a quarter counter-clockwise
}
    .kind = a tile drifts
lets-turn = { $who } turns tile { $tile } { $turns ->
    [1] a quarter clockwise
    [2] half round
   *[other] a quarter counter-clockwise
}
    .kind = a tile turns
carries = Tile { $tile } carries { $what } to { $cell }
renamed = Space { $before } is now { $after }
stays = { $who } lets no tile drift
goes-out = { $penguin } has nowhere to go and is out

## Why something cannot be touched

reason-taken = Another penguin stands there
reason-penguin-on-it = A penguin stands on that coin
reason-water = The coins there have melted
reason-higher = That coin is higher, and you can only hop to { FORM($suit, "plural") }
reason-lower = That coin is lower, and you can only hop to { FORM($suit, "plural") }
reason-far = Too far for a step, and you can only hop to { FORM($suit, "plural") }
reason-place = Choose the coin where your penguin starts
reason-take-a-coin = Take a coin from a tray first
reason-none-left = No { FORM($suit, "plural") } left
reason-one-each = First every space gets one coin
reason-only-on-the-x = Only the X gets more than one coin
reason-high-enough = That stack is high enough for now
reason-take-a-tile = Take a tile by its number, or don't drift
reason-anchored = That tile can't drift: the iceberg would fall apart

## Mistakes in options

tiles-form = { $presets }, or a list of tile places such as 0:0;2:0;2:2;4:2
takes-tiles = use { $form }
takes-tiles-in-python = use { $form }, in Python also a sequence of (x, y) pairs
bad-tiles = option tiles cannot be { $value }; { $right }
number-of-tiles = there must be four tiles, or three with tiny_and_tall, not { $tiles }
tiles-too-far = tiles take at most { $cells } files and ranks: places are counted from 0 to { $most }
tiles-would-overlap = tiles { $one } and { $other } would overlap
tiles-off-corner = the lowest x and the lowest y must be 0
tiny-takes-a-list = tiny_and_tall takes a list of three tile places, such as 0:0;2:0;0:2
tiny-takes-three = tiny_and_tall takes three tiles
no-small-iceberg = the small iceberg is half of four tiles with the regular start; other options have none
four-tiles = there are four tiles; only tiny_and_tall takes three

## Mistakes in positions and moves

five-fields = five fields: tiles, penguins, player to move, phase, target
tiles-joined = { $tiles } tiles joined by |
place-and-stacks = tiles written place:stacks, such as 0,0:sm,c,-,ms
places-written = tiles' places written x,y
four-stacks = four stacks on a tile joined by commas
penguins-joined = { $players ->
    [one] 1 penguin
   *[other] { $players } penguins, one for each player, joined by commas
}
a-player-to-move = a player to move
a-phase = a phase
a-target = a target
a-tiles-place = a tile's place
a-coordinate = a coordinate
a-number-of-turns = a number of quarter turns
no-such-phase = there is no phase { $phase } in this game: { $reason }
no-coins-to-lay = the regular start lays no coins one by one
no-flamethrowers = without flamethrowers the melt is part of the move
no-drifting = without drifting no tile drifts
no-target = once coins lie the target is a suit: s, m, c or a
tile-too-far = no tile lies so far out: there are at most 8 files and ranks
tile-lies-at = tile { $tile } lies at { $place } in this game
tiles-overlap = tiles { $one } and { $other } cannot overlap
full-edges = after a drift all tiles are connected through full edges; before it they lie as at the beginning
lowest-is-zero = the lowest x and the lowest y of the tiles must be 0
empty-stack = a stack is its suits from bottom to top, such as sm, or - without a coin
no-suit = { $text } is not a suit; these are s, m, c, a, and - is an empty stack
stack-too-high = no stack is higher than { $highest } in this game
seventh-coin = there are only six coins of a suit; this is a seventh one: { $suit }
no-penguin = { $text } is not a penguin; it is a cell, ? before it is placed, or x when out
no-tile-there = there is no tile at { $cell }
no-coin-there = there is no coin on { $cell } for a penguin to stand on
share-a-cell = two penguins cannot share { $cell }
placed-too-soon = penguins are placed when all { $all } coins lie; here are { $coins }
all-coins-lie = all coins lie, so the phase is place
wrong-player = with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on the iceberg player { $player } is to move
placed-before = player { $player } has placed the penguin before player { $other }
not-placed-yet = player { $player } has not yet placed the penguin; write ?
placed-by-now = player { $player } has placed the penguin in phase { $phase }
only-one-coin = no second coin: only one coin lies here in this setup
first-one-each = no second coin: first every cell gets one coin
level-too-soon = no coin on this level before every cell that takes one is { $height } high
first-coin-drawn = the first coin drawn lies at the bottom of { $cell }: { $suit }
wrong-target = the target is the first coin placed; it is - before the first coin, then a suit that lies at the bottom of a stack
out-and-to-move = player { $player } is out and cannot be to move
over-by-now = a game of several is over when one penguin is left: one penguin is left, so the phase is over
not-over-yet = a game of several is over when one penguin is left: { $penguins } penguins are in
cannot-move = player { $player } cannot move, so it is not that player's move
nothing-to-melt = there is nothing to melt: no coin is without a penguin
not-over = the game is not over: the penguin can move
no-move-text = a move is a coin (s@b2), a penguin (@b2), a move (b2-c3), a melt (!d4), a drift (2@4,2r1) or no drift (=)
nothing-to-put = { $text } cannot stand before @; it is a suit (s, m, c, a), a tile (1 to 4) or, for a penguin, nothing
no-cell = { $text } is not a cell; cells are a1 to h8
no-drift = a drift is a tile, its new place and its clockwise quarter turns: 2@4,2r1
minus-zero = 0 is written without a minus

## Exact play

unsolved-players = The Penguin Game cannot be solved with { $players } players; it can be with 1 or 2
unsolved-drifting = The Penguin Game cannot be solved with drifting tiles; it can be without the option drifting
unsolved-laying = The Penguin Game cannot be solved while coins are still being laid; it can be from the first penguin's placement on
best-challenge = One coin can be left, and the challenge can be met
best-success = One coin can be left, but the challenge cannot be met
best-stuck = No fewer than { $coins } coins can be left
end-challenge = one coin left, the challenge met
end-success = one coin left, the challenge not met
end-stuck = { $coins } coins left

## Options

option-start = The setup
    .about = how the coins are dealt
    .regular = regular
    .strategic = strategic
    .irregular = irregular
    .chaotic = chaotic
option-tiles = The tiles
    .about = how the tiles lie at the start
    .square = square
    .line = line
    .L = L
    .T = T
    .S = S
option-tiny_and_tall = Tiny and Tall
    .about = three tiles, with stacks three high
option-flamethrowers = Flame-throwers
    .about = you may melt any coin without a penguin, not just the one you left
option-drifting = Drifting
    .about = after the melt, a tile may move and turn with everything on it

## Variants

variant-solitaire = Solitaire
    .about = Play alone and leave just one coin
variant-strategic-start = Strategic Start
    .about = Take turns laying the coins, with second coins on the X only
variant-irregular = Irregular
    .about = Take turns laying the coins, two high wherever you like
variant-chaotic = Chaotic
    .about = Take turns laying the coins, in stacks as high as you like
variant-non-square = Non-Square
    .about = Arrange the four tiles any way you like
variant-tiny-and-tall = Tiny and Tall
    .about = Only three tiles, with stacks three high
variant-flame-throwers = Flame-throwers
    .about = After your move, melt any coin that no penguin stands on
variant-drifting = Drifting
    .about = After your turn, move or turn a whole tile

## The guide

guide-goal = The iceberg melts under your feet. Whoever can't move any more is out, and the last penguin on the iceberg wins.
    .title = The goal
guide-set-up = The iceberg is made of 24 coins: suns, moons, crowns and coats of arms. Those on the two diagonals lie two high. In turn, everybody places one penguin where they like.
    .title = Set-up
guide-step = Step to a neighbour at the same height, or hop to any coin with the suit you stand on, however far away and however high.
    .title = Your turn: step or hop
guide-hop = Only the top coin of a stack counts. From a sun you can hop to every other sun that nobody stands on.
    .title = Hopping
guide-melt = The coin you leave melts. When the last coin of a stack is gone there is only water, and nobody can go there.
    .title = Melting
guide-out = If you can't move on your turn, you are out. So cut the others off: sit where they want to go, or let it melt.
    .title = Out
guide-alone = You can play alone, too: move until you are stuck. Leave just one coin, and you have won. Best of all, make it one with the suit on the flag.
    .title = Alone
guide-variants = You can lay the coins yourselves, or put the tiles in another shape. With flame-throwers you choose which coin melts. With drifting, one tile may float off and turn after each move.
    .title = Variants

## Lessons

lesson-take-your-place = Take your place
    .say = Be the last penguin on the iceberg. It is made of coins with four suits: suns, moons, crowns and coats of arms. Some coins lie alone, some lie two high; you can see a coin's suit on its edge even when another lies on top. First choose where your penguin starts.
    .ask = Place your penguin on a stack of two coins.
    .other = You may start there, but this coin lies alone. The stacks of two are on the two diagonals.
    .praise = A view over the sea. Let's go on with your penguin on b2 and Blue's on c3.

lesson-step = Step
    .say = A step goes to a neighbour, straight or diagonal, whose top coin is at the same height. You stand two high, so look for stacks of two. Two penguins never share a space.
    .ask = Step to a neighbour of the same height.
    .wrong-1 = That is a hop, from sun to sun. It is next: now step to a neighbour.
    .other = Step to one of the stacks of two right beside b2.
    .praise = And the coin you left has melted.

lesson-hop = Hop
    .say = A hop goes to any coin with the suit you stand on, however far away and however high. You stand on a sun.
    .ask = Hop to a sun that is not beside you.
    .wrong-1 = A sun, and right beside you: a step reaches it as well. Look for one farther off.
    .wrong-2 = That is a step, to a moon. Hop to a sun.
    .other = Only the top coin of a stack counts. Hop to a sun on top.
    .praise = Across half the iceberg. On b2 the sun is gone, and the moon below it shows.

lesson-mind-the-height = Mind the height
    .say = Every coin that a penguin leaves melts, so the stacks get lower as the game goes on. You stand two high on d1. The coins on c1 and d2 are beside you, but one lower, so you can't step there.
    .ask = Step to the one neighbour at your height.
    .wrong-1 = That is a hop, from sun to sun. Look beside you.
    .other = Step to c2, the stack of two beside you.
    .praise = Same height, easy step. You stand on a moon, on top of another moon.

lesson-hop-down = Hop down
    .say = Height matters for steps only. A hop may go up or down.
    .ask = The same place again: hop down to the single sun on d3.
    .wrong-1 = A sun as well, but two high. The single sun is on d3.
    .wrong-2 = That was the step. Now hop, from sun to sun.
    .other = Hop to the sun on d3.
    .praise = Down you go. On d1 the coat of arms shows now.

lesson-open-water = Open water
    .say = Where the last coin has melted there is water, and nobody can go there any more. The iceberg falls apart, and hops become precious. You stand on a coat of arms, on a2.
    .ask = Hop over the water to the other coat of arms.
    .wrong-1 = A step to the sun, and still on the small side. The other coat of arms is across the water.
    .wrong-2 = A step to the moon, and a clever one: Blue wants it too. But now try the hop to c4.
    .other = Hop to the coat of arms on c4.
    .praise = Dry feet all the way.

lesson-look-ahead = Look ahead
    .say = If you can't move on your turn, you are out. So look one move further: the coat of arms you leave will melt, and Blue stands on a sun and can hop to any other.
    .ask = Which sun leaves you a way on? Go there.
    .wrong-1 = Then Blue hops to b3, the only other sun in reach, and you are stuck in the corner with water all around. Try b3.
    .other = Look for the sun that has another coin beside it.
    .praise = From b3 you can still step to the crown on a4, whatever Blue does.

lesson-be-in-the-way = Be in the way
    .say = A coin under a penguin is taken. Blue stands on the last sun, on d3, and the only coin of the same height beside it is the crown on d2.
    .ask = Take Blue's last way out.
    .wrong-1 = Beside Blue, but one higher, where Blue could not step anyway. Blue still gets away to d2.
    .other = Blue can only go to d2. Be there first.
    .praise = Blue cannot move and is out. You have won.

lesson-the-last-sun = The last sun
    .say = Melting wins games too: the coin you leave is gone. Blue stands on a sun with water all around, and can only hop to another sun. There are two more: yours on d3, and b3.
    .ask = With one hop, leave Blue no sun at all.
    .wrong-1 = Your sun melts, but Blue still hops to the one on b3.
    .other = Your own sun melts when you leave it. Sit on the other one.
    .praise = One sun melts, and you sit on the other. You are the last penguin on the iceberg.

lesson-alone = Alone
    .say = Alone, leave just one coin to win; best of all, one with the suit on the flag. Every step melts a coin behind you, so plan ahead: you can reach c3 only from b2.
    .ask = Which coin comes first, so that none is left behind?
    .wrong-1 = Then a1 is out of reach once you have gone on to c3. Take the corner first.
    .other = Start with the coin in the corner.
    .praise = Now b2, then c3: one coin left, with the suit on the flag.

lesson-lay-the-coins = Lay the coins
    .say = As always, be the last penguin, but now you build the iceberg yourselves: in Strategic Start everybody lays a coin in turn. Once every space has one, second coins go on the X only. Irregular allows them anywhere, Chaotic to any height.
    .ask = Lay a crown on the X.
    .other = That is allowed too. Now try a crown.
    .praise = The X grows. When all 24 coins are down, the penguins come.

lesson-over-the-water = Over the water
    .say = Be the last penguin, on tiles that lie where you like: that is Non-Square. A step needs a coin right beside you. A hop crosses the water, from sun to sun.
    .ask = Hop to the sun on the tile far to the right.
    .wrong-1 = That is a step, on your own tile. The other sun is on h2.
    .other = Hop to the sun on h2.
    .praise = From tile to tile without wet feet.

lesson-three-high = Three high
    .say = Be the last penguin, on three tiles with stacks of three: that is Tiny and Tall. A step goes to the same height, so from the third level to another third level.
    .ask = Step to another stack of three.
    .wrong-1 = A hop, down to a single sun. It is allowed, but now stay up here.
    .other = Step to a stack of three right beside b2.
    .praise = Still on top.

lesson-flames = Flame-throwers
    .say = Be the last penguin, with a flame-thrower: after your move you melt any coin that no penguin stands on, instead of the one you left. Blue stands on a sun and can only step to the crown on d3.
    .ask = Melt the coin that Blue needs.
    .wrong-1 = That is the coin you left, as without flames. Blue steps to d3.
    .other = Melt the crown on d3.
    .praise = Blue has nowhere to go. You have won.

lesson-drift = Drifting
    .say = Be the last penguin while the tiles drift: after the melt you may move one tile, turn it, or both. Take it by its number. Blue stands on d3 and can only step to the moon on d2.
    .ask = Turn tile 2 on the spot, so that Blue can't reach the moon.
    .wrong-1 = Turned that way the moon is on c2, still beside Blue.
    .wrong-2 = Then Blue steps to d2. Turn tile 2 first.
    .other = Take tile 2 by its number, and turn it without moving it.
    .praise = The moon has gone with the tile, and Blue is out. You have won.

## Puzzles

puzzle-only-move = Only one move wins. Which one?
    .missed = Now the other side can win.
puzzle-deal = Place your penguin and melt every coin but one.
    .missed = You can't move any more, and more than one coin is left.
