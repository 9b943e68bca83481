# What Penguins Rock! says.

summary = Race for rocks, hop over each other and rob nests: the first full nest with a guard wins.

rules-changed = the board is a new one, with a ring road of twelve spaces and paths of two, and a hop over a row of penguins is one step

## Options

option-board = The board
    .about = the layout of the spaces
    .rookery = rookery
option-second_penguin = The second penguin goes
    .about = when penguin 2 may first go after waking up
    .same_turn = in the same turn
    .next_turn = in the next turn
option-fill_all_piles = Fill all piles
    .about = all four piles get rocks, however many play
option-drop = Dropping rocks
    .about = where rocks may be dropped
    .nest = in the nest
    .anywhere = anywhere
option-hop = A hop over several penguins
    .about = what it costs to hop over penguins in a row
    .row = one step in all
    .each = one step each
option-first = Who goes first
    .about = the seat that goes first; 1 is Red
option-turn_cap = Longest game, in turns
    .about = a game without a winner is a draw after this many turns; 0 means no limit
    .zero = no limit

takes-a-seat = a seat in play, 1 to { $players }

## Seats

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

## Places: .on, .to, .from and .over are how sentences speak of them

pile = { $who }'s pile
    .on = in { $who }'s pile
    .to = into { $who }'s pile
    .from = from { $who }'s pile
    .over = over { $who }'s pile
middle = the middle of { $who }'s nest
    .on = in the middle of { $who }'s nest
    .to = into the middle of { $who }'s nest
    .from = from the middle of { $who }'s nest
    .over = over the middle of { $who }'s nest
nest-space = { $who }'s nest, space { $number }
    .on = on space { $number } of { $who }'s nest
    .to = to space { $number } of { $who }'s nest
    .from = from space { $number } of { $who }'s nest
    .over = over space { $number } of { $who }'s nest
path-space = { $who }'s path, space { $number }
    .on = on space { $number } of { $who }'s path
    .to = to space { $number } of { $who }'s path
    .from = from space { $number } of { $who }'s path
    .over = over space { $number } of { $who }'s path
road-by = the ring road by { $who }'s path
    .on = on the ring road by { $who }'s path
    .to = to the ring road by { $who }'s path
    .from = from the ring road by { $who }'s path
    .over = over the ring road by { $who }'s path
road-between = the ring road between { $one }'s and { $other }'s paths
    .on = on the ring road between { $one }'s and { $other }'s paths
    .to = to the ring road between { $one }'s and { $other }'s paths
    .from = from the ring road between { $one }'s and { $other }'s paths
    .over = over the ring road between { $one }'s and { $other }'s paths
road-past = { $steps ->
        [one] the ring road, one step from { $who }'s path towards { $other }'s
       *[other] the ring road, { $steps } steps from { $who }'s path towards { $other }'s
    }
    .on = { $steps ->
        [one] on the ring road, one step from { $who }'s path towards { $other }'s
       *[other] on the ring road, { $steps } steps from { $who }'s path towards { $other }'s
    }
    .to = { $steps ->
        [one] to the ring road, one step from { $who }'s path towards { $other }'s
       *[other] to the ring road, { $steps } steps from { $who }'s path towards { $other }'s
    }
    .from = { $steps ->
        [one] from the ring road, one step from { $who }'s path towards { $other }'s
       *[other] from the ring road, { $steps } steps from { $who }'s path towards { $other }'s
    }
    .over = { $steps ->
        [one] over the ring road, one step from { $who }'s path towards { $other }'s
       *[other] over the ring road, { $steps } steps from { $who }'s path towards { $other }'s
    }
road-space = the ring road, space { $number }
    .on = on space { $number } of the ring road
    .to = to space { $number } of the ring road
    .from = from space { $number } of the ring road
    .over = over space { $number } of the ring road
empty = { $place }, empty
with-rocks = { $rocks ->
        [one] { $place }, 1 rock
       *[other] { $place }, { $rocks } rocks
    }

## Pieces

penguin = { $who }'s penguin { $number }
penguin-on = { $rocks ->
        [one] { $penguin } with a rock, { FORM($place, "on") }
       *[other] { $penguin }, { FORM($place, "on") }
    }
penguin-in-the-air = { $rocks ->
        [one] { $penguin } with a rock, in the air { FORM($place, "over") }
       *[other] { $penguin }, in the air { FORM($place, "over") }
    }
rocks-on = { $rocks ->
        [one] 1 rock { FORM($place, "on") }
       *[other] { $rocks } rocks { FORM($place, "on") }
    }
rock = a rock
steps-of-a-roll = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }

## Status, goal and how far everybody is

status-roll = Roll for penguin { $number }
status-choose = Does penguin 2 go or stay?
status-steps = { $left ->
        [one] Move penguin { $number }: 1 step left
       *[other] Move penguin { $number }: { $left } steps left
    }
status-in-the-air = { $left ->
        [one] Penguin { $number } is in the air: 1 step left
       *[other] Penguin { $number } is in the air: { $left } steps left
    }
status-land = Penguin { $number } is in the air: go on to a free space
ended-nest = The nest is full and guarded
ended-turn-cap = { $turns ->
        [one] Nobody has won in 1 turn
       *[other] Nobody has won in { $turns } turns
    }
goal = Fill the six spaces of your nest and guard it
progress = { $done } of { $of } rocks in the nest
progress-no-guard = { $done } of { $of } rocks in the nest, but no guard

## Why something cannot be touched now

why-choose-first = First say whether penguin 2 goes or stays
why-asleep = This penguin sleeps until your first rock is home
why-next-turn = This penguin has just woken up: it may go on your next turn
why-first-moves = Penguin 1 moves first
why-first-has-moved = Penguin 1 has moved: now it's penguin 2's turn
why-not-yours = This is { $who }'s penguin
why-foreign-middle = Nobody may enter the middle of another nest
why-straight-back = You can't hop straight back
why-one-rock = Your penguin already has a rock: it can carry only one
why-too-far = { $left ->
        [one] Penguin { $number } has 1 step left and can't get there
       *[other] Penguin { $number } has { $left } steps left and can't get there
    }
why-landing = { $penguin } is in the air: it lands on one of the nearest free spaces

## Choices

roll = Roll a { $pips }
go = Roll for penguin 2
stay = Penguin 2 stays in the nest
stop = Penguin { $number } stops in the middle of the nest
take = Penguin { $number } takes a rock { FORM($place, "from") }
drop = Penguin { $number } drops its rock { FORM($place, "on") }
step = Penguin { $number } steps { FORM($place, "to") }
step-take = Penguin { $number } steps { FORM($place, "to") } and takes a rock
step-drop = Penguin { $number } steps { FORM($place, "to") } and drops its rock
hop = Penguin { $number } hops over { $other }
caution-own-nest = This takes a rock out of your own nest

## What happened

rolls = { $who } rolls a { $pips } for penguin { $number }
steps = { $penguin } steps { FORM($place, "to") }
hops = { $penguin } hops over { $other }
lands = { $penguin } lands { FORM($place, "on") }
takes = { $penguin } takes a rock { FORM($place, "from") }
    .kind = a rock is taken
robs = { $penguin } steals a rock from { $whom }'s nest
    .kind = a rock is stolen
drops = { $penguin } drops its rock { FORM($place, "on") }
    .kind = a rock is brought home
drops-first = { $penguin } brings the first rock home, and penguin 2 wakes up
    .kind = a rock is brought home
takes-there = It takes a rock there
    .kind = a rock is taken
robs-there = It steals a rock there
    .kind = a rock is stolen
drops-there = It drops its rock there
    .kind = a rock is brought home
drops-first-there = It brings the first rock home, and penguin 2 wakes up
    .kind = a rock is brought home
stops = { $penguin } stops in the middle of the nest
    .kind = a stop in the nest
stays = { $penguin } stays in the nest
    .kind = penguin 2 stays
will-go = { $penguin } gets ready to go
    .kind = penguin 2 goes

## Texts that are refused

bad-move = a move is a step ({ $space }), alone or with a take ({ $space }+) or a drop ({ $space }*), or one of { $words }, or a roll, 1 to 6
seven-fields = seven fields: penguins, rocks, piles, activity, seat to move, phase, turn
the-turn = the turn
bad-space = { $text } is not a space of this board; these are { $spaces }
seats-joined = the penguins of { $seats } seats joined by /
two-penguins = two penguins for each seat, joined by a comma
bad-rocks = { $text } is not a space with its rocks, such as n11:1; write - for no rocks at all
no-rocks-here = no rocks lie on { $space }: those of piles are written in the next field
bad-rock-order = each space with rocks is written once, in the order road, pathways, nests
number-of-rocks = the number of rocks
zero-rocks = leave out spaces without rocks
four-piles = four piles joined by .
number-in-pile = the number of rocks in a pile
bad-signs = a position has one sign of activity for each of { $seats } seats, such as { $example }
bad-sign = { $text } is not a sign of activity; these are { $signs }
bad-phase = { $text } is not a phase; it is roll1, move1:L, choose2, roll2, move2:L or over, where L is steps left and !, @x, s may follow; with hop at row, @x goes on with the penguins passed, as @r1:21
a-winner = a winner
a-seat-to-move = a seat to move
foreign-centre = seat { $seat } cannot have a penguin in the centre of seat { $other }
shared-space = two penguins cannot share { $space }, unless one is in the air
rocks-in-nests-only = rocks lie in nests only, unless the option drop is anywhere
one-rock-a-stone = no more than one rock lies on a space of the road or a pathway
unplayed-nest = no rocks lie in the nest of seat { $seat }, which nobody plays
pile-too-large = the pile of seat { $seat } never holds more than at the start: { $most }
too-many-rocks = { $rocks } rocks are too many; there are { $right } in all: lying, carried and in piles
too-few-rocks = { $rocks ->
        [one] 1 rock is too few
       *[other] { $rocks } rocks are too few
    }; there are { $right } in all: lying, carried and in piles
sign-of-left = penguin 2 of seat { $seat } has left its centre; its sign is A
sign-of-active = with rocks in its nest seat { $seat } is active; its sign is a or A
sign-n = n stands only in the seat's own move1 with !, with second_penguin at next_turn
phase-not-active = penguin 2 of the seat to move is not active: its sign is neither a nor A
phase-no-choice = a penguin 2 with the sign A has no choice: the phase is roll2
phase-never-left = penguin 2 cannot have begun its move and never have left its centre: its sign is A
too-many-steps = no more than { $most } steps can be left here
no-steps = with no steps left a move is over, unless the penguin is in the air
mark-s-wrong = s is for a penguin that stands in its own centre, having stepped there in this move
mark-s-missing = a penguin that has begun its move and stands in its own centre has stepped there: add s
mark-begun-missing = a penguin in the air has made a step: write ! before @
nobody-below = a penguin is in the air only over another penguin
cannot-come-from = the penguin cannot have come from { $space }
dead-end = { $space } is a dead end: with a penguin in it nobody hops over it
no-route-on = no route leads on from here, so the penguin cannot have hopped here
a-passed-penguin = a penguin passed in the hop, its seat and its number
bad-passed-order = the penguins passed in a hop stand once each, in the order of seats and numbers
passed-missing = with hop at row the penguins passed in the hop follow, as @r1:21
passed-not-here = with hop at each the penguins passed in a hop are not written
passed-itself = a penguin does not hop over itself
passed-not-below = the penguin below is one of those passed
passed-not-behind = the penguin on the space behind is one of those passed
passed-too-many = the space behind is free, so only the penguin below has been passed
has-won = seat { $seat } has won: the phase is over, and to move is { $seat }
has-not-won = seat { $seat } has not won: its nest is not full and guarded
draw-at-cap = a draw comes after exactly { $cap } turns
no-draw = without a limit of turns there is no draw
past-cap = after { $cap } turns the game would be a draw already

## Boards from files

takes-a-board = the name of a board ({ $names }), the path of a file that ends in { $suffix }, or the text of such a file
no-board = option board cannot be { $board }{ $near }; use { $right }
bad-board = option board: { $board } cannot be used: { $problem }
bad-board-text = option board: this text cannot be used: { $problem }
board-too-large = a board's file has at most { $most } bytes
board-no-file = there is no such file
board-unreadable = the file cannot be read ({ $problem })
board-no-toml = it is not TOML: { $problem }
board-file = the file
board-no-table = { $what } must be a table with { $keys }
board-wrong-key = { $what } cannot have { $key }{ $near }; it has { $keys }
board-missing-key = { $what } lacks { $key }; it has { $keys }
board-spaces = { $what } must be a table of { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }, each written as name = [across, down]
board-more-spaces = { $what } must be a table of { $least } or more spaces, each written as name = [across, down]
board-bad-name = { $name } in { $what } is not a name; a name is one to three letters and a number, as r12
board-bad-place = { $name } in { $what } needs a place: two numbers from 0 to { $most }, across and down
board-same-name = there are two spaces { $name }; every space needs a name of its own
board-same-place = { $name } and { $other } have the same place; every space needs one of its own
board-too-many-spaces = a board has at most { $most } spaces, not { $count }
board-no-joins = joins must be a list of texts, each two spaces that are next to each other, as "r3 p11"
join-no-space = { $name } in the join { $join } is not a space{ $near }
join-impossible = the join { $join } cannot be: a pile has no neighbour but the last space of its pathway, and a centre none but its nest
join-no-pair = the join { $join } must be two spaces with a blank between them
join-twice = the join { $join } is there already; leave it out
board-neighbours = { $name } has { $count } neighbours; a space has at most { $most }
board-unreachable = no route leads from the ring road to { $spaces }; add a join

## The guide

guide-goal = Lay a rock on each of the six spaces of your nest, and bring a penguin into the middle. Whoever has both first wins.
    .title = The goal
guide-set-up = Each player has a nest, a path and a pile of six rocks. Penguin 1 waits in front of the pile. Penguin 2 sleeps in the middle of the nest.
    .title = Set-up
guide-turn = Roll the die and make exactly that many steps. On the way, take one rock from your pile and drop it on an empty space of your nest. That costs no step.
    .title = Your turn
guide-drop = A penguin carries one rock at a time, and nobody can take it away. You may drop it on any space of your own nest that has no rock yet. You may turn round at any step.
    .title = Bringing a rock home
guide-penguin-2 = Your first rock at home wakes penguin 2. From then on you may roll for it too, after penguin 1. Until it first leaves the middle, it may also stay and guard.
    .title = Penguin 2
guide-hop = Two penguins never share a space, but you may hop over others. Passing them counts as one step, however many stand in a row, and landing counts as another. If you have no step left, you land on the nearest free space.
    .title = Hopping
guide-rob = You may take rocks from other nests, and others may take yours. A rock is safe while a penguin carries it or stands on it.
    .title = Robbing
guide-middle = In the middle of your own nest a penguin may stop, even with steps left. The middle of another nest is closed to you.
    .title = The middle

## Lessons

lesson-fetch-a-rock = Fetch a rock
    .say = You want a rock on each of the six spaces of your nest, and a penguin in the middle to guard them. Your rocks lie in the pile at the end of your path. The die shows 4: penguin 1 makes exactly four steps.
    .ask = Step into the pile, and choose to take a rock there.
    .wrong-1 = In the pile, but with empty flippers. Taking a rock costs no step: take one.
    .wrong-2 = That walks away from the rocks. The pile is the other way.
    .other = Step into the pile and take a rock there.
    .praise = A fine rock. A penguin carries one at a time, and everybody sees it.

lesson-carry-it-home = Carry it home
    .say = A penguin may turn round at any step. Yours has left the pile the way it came, because the pile is a dead end. Two steps are left, and you must make them both.
    .ask = Go on along the path, towards your nest.
    .wrong-1 = That turns back to the pile. Your nest is the other way.
    .other = Step along the path, away from the pile.
    .praise = One more step, and you are home.

lesson-drop-it = Drop it
    .say = Drop a rock on a space of your own nest that has none yet. Like taking one, this costs no step.
    .ask = Step into your nest, and choose to drop the rock there.
    .wrong-1 = At home, but the rock is still in your flippers. Step there and drop it.
    .wrong-2 = That leads out onto the ring road. Your nest is right beside you.
    .other = Step onto a space of your nest, and drop the rock there.
    .praise = The first of six. And it wakes your second penguin.

lesson-wake-penguin-2 = Wake penguin 2
    .say = Your first rock at home wakes penguin 2, for good. As long as it sits in the middle, you choose each turn whether it goes or stays. Once it has left, it rolls and moves every turn.
    .ask = Let penguin 2 go.
    .wrong-1 = A good choice when the nest needs a guard. But nobody is near: let it go.
    .other = Choose to roll for penguin 2.
    .praise = Good morning, penguin 2.

lesson-hop = Hop
    .say = Two penguins never share a space, but a penguin may step onto another one if it can go on from there. Penguin 2 has rolled a 2, and penguin 1 stands right beside it, on the rock.
    .ask = Hop: step with penguin 2 onto the space of penguin 1.
    .wrong-1 = That works, but it's not a hop. Step onto the space where penguin 1 stands.
    .other = That space is free. For a hop, step onto the space where penguin 1 stands.
    .praise = Penguin 2 is in the air, over penguin 1.

lesson-come-down = Come down
    .say = In the air a penguin must go on, but never straight back to where it came from. Coming down is a step. However many penguins stand in a row, you hop over them in one step.
    .ask = Come down on the path, outside the nest.
    .wrong-1 = A soft landing, but deeper in the nest. The way out is the path.
    .wrong-2 = A soft landing, but still in the nest. The way out is the path.
    .other = Step on to the path.
    .praise = Landed, and out of the nest.

lesson-a-landing-for-free = A landing for free
    .say = When the last step ends on top of another penguin, the hop goes on for free to the nearest free space. If there are several, you choose. Here penguin 2 is on top of penguin 1, and has no step left.
    .ask = Choose where to land: on the path.
    .wrong-1 = Back in the middle: safe, but today we travel. Choose the path.
    .wrong-2 = That lands in the nest. Choose the path, on the way out.
    .other = Choose the path.
    .praise = One space farther, for free.

lesson-rob-a-nest = Rob a nest
    .say = You may take rocks from any space where they lie, even from other nests. A rock that a penguin carries is safe. And nobody may enter the middle of another nest. Blue has one rock at home.
    .ask = Step into Blue's nest and take the rock.
    .wrong-1 = There you are, beside the rock. Take it along, it costs nothing.
    .wrong-2 = In Blue's nest, but on a space without a rock. It lies on the other one beside you.
    .wrong-3 = That leads to Blue's pile: rocks too, but two steps away. The nest is nearer.
    .other = Step onto the space with Blue's rock, and take it.
    .praise = Thank you, Blue. It counts once it lies in your nest.

lesson-stop-in-the-middle = Stop in the middle
    .say = A penguin makes all the steps of its roll, with one exception: in the middle of its own nest it may stop. A full nest needs a penguin there, so this is worth knowing. Two steps are left.
    .ask = Stop here, in the middle.
    .other = It may go on, but this time let it stay in the middle. Choose to stop.
    .praise = Comfortable. Others may still rob the six spaces around you, so keep an eye on them.

lesson-close-the-nest = Close the nest
    .say = You win at once when a rock lies on each of your six spaces and one of your penguins is in the middle. All six are there, but both penguins are out.
    .ask = Step into the middle.
    .wrong-1 = Leave the rock where it is: you need all six.
    .wrong-2 = A nice walk round the nest, but the middle wins.
    .other = Your nest is full. Choose penguin 1, then the middle of the nest.
    .praise = A full nest with a guard: that wins, with three steps to spare.

lesson-the-sixth-rock = The sixth rock
    .say = The other way round wins too. Penguin 2 sits in the middle with five rocks around it, and penguin 1 brings the sixth. One space is empty.
    .ask = Drop the last rock on the empty space.
    .wrong-1 = The right space. Drop the rock there, and the game is yours.
    .wrong-2 = There is a rock on this one already. The empty space is the other one beside you.
    .other = Step onto the empty space of your nest, and drop the rock there.
    .praise = Six rocks and a guard: you have won.

## Puzzles

puzzle-win-now = You can win this turn. How?
    .missed = After this you can't win this turn.
puzzle-best-move = One move gives you a much better chance to win than all others. Which one?
    .missed = Another move gives you a better chance.
