# What Polar Dare! says.

summary = Bring three penguins across the sliding ice floes to the Pole, and watch out for the bear.

## Options

option-die = The die
    .about = its six sides: a penguin with 2, 3 or 4 moves (P2, P3, P4) or the bear (B3)
option-pole_is_final = The Pole is final
    .about = penguins on the Pole stay there
option-slide_bear_floe = The bear's floe may slide
    .about = on a penguin roll, the bear's floe may slide too
option-enter_bear_floe = Stepping to the bear
    .about = a penguin may step onto the bear's floe, but swims back at once
option-turn_cap = Longest game, in turns
    .about = a game without a winner is a draw after this many turns; 0 means no limit
    .zero = no limit
variant-one-bear = One bear
    .about = The die shows the bear once: a calm crossing
variant-three-bears = Three bears
    .about = The die shows the bear three times: hold on tight
takes-six-faces = six of { $faces }, joined by commas

## Seats

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

## Places: .on, .to and .from are how sentences speak of them

start = START
    .on = on START
    .to = to START
    .from = from START
pole = the North Pole
    .on = on the North Pole
    .to = to the North Pole
    .from = from the North Pole
floe = floe { $name }
    .on = on floe { $name }
    .to = onto floe { $name }
    .from = from floe { $name }
start-sign = START
pole-sign = NORTH POLE
floe-forward = floe { $name }, forward
floe-back = floe { $name }, back

## Pieces

penguin-on = { $who }'s penguin { $number }, { FORM($place, "on") }
bear-on = the bear, { FORM($place, "on") }
bear = the bear

## Status, goal and how far everybody is

status-roll = Roll the die
status-moves = { $left ->
        [one] 1 move left
       *[other] { $left } moves left
    }
status-bear = { $left ->
        [one] Lead the bear: 1 move left
       *[other] Lead the bear: { $left } moves left
    }
ended-across = All three penguins are on the North Pole
ended-turn-cap = { $turns ->
        [one] Nobody has won in 1 turn
       *[other] Nobody has won in { $turns } turns
    }
goal = Bring all three penguins to the North Pole
progress = { $done } of { $of } penguins on the Pole

## The die

face-penguin = penguins, { $moves } moves
face-bear = the bear, { $moves } moves

## Why something cannot be touched

why-roll = Roll the die first
why-bear-rests = You rolled a penguin: the bear rests
why-not-yours = This is not your penguin
why-arrived = This penguin has arrived: nobody goes back from the North Pole
why-carries-bear = This floe carries the bear: it stays where it is
why-bear-is-there = The bear is there: nobody may step to it, and its floe stays where it is
why-full = No room: three penguins are already on it
why-too-far = Too far: penguins step only to a floe or shore that touches theirs
why-penguins-rest = You rolled the bear: penguins rest
why-carries-penguins = You rolled the bear: floes with penguins stay where they are
why-no-shore = The bear never goes ashore
why-bear-too-far = Too far: the bear steps only onto a floe that touches where it stands

## Choices

roll-penguins = Penguin roll: { $moves } moves for penguins and floes
roll-bear = Polar Dare: { $moves } moves for the bear and floes
slide = { $stop ->
        [forward] Slide floe { $floe } forward
       *[back] Slide floe { $floe } back
    }
slide-with-bear = { $stop ->
        [forward] Slide floe { $floe } forward with the bear
       *[back] Slide floe { $floe } back with the bear
    }
slide-with-penguins = { $stop ->
        [forward] Slide floe { $floe } forward with { $riders ->
            [one] 1 penguin
           *[other] { $riders } penguins
        }
       *[back] Slide floe { $floe } back with { $riders ->
            [one] 1 penguin
           *[other] { $riders } penguins
        }
    }
step = A penguin steps { FORM($here, "from") } { FORM($there, "to") }
step-to-bear = A penguin steps { FORM($here, "from") } { FORM($there, "to") }, meets the bear and swims back to START
bear-step = The bear steps { FORM($here, "from") } { FORM($there, "to") }
bear-step-chases = The bear steps { FORM($here, "from") } { FORM($there, "to") } and sends { AND($whom) } back to START
swimmers = { $count ->
        [one] one of { $who }'s penguins
       *[other] { $count } of { $who }'s penguins
    }
caution-own-swim = { $count ->
        [one] One of your own penguins would swim back to START
       *[other] { $count } of your own penguins would swim back to START
    }
caution-leave-pole = Your penguin would leave the North Pole
caution-bear = The bear is there: your penguin would swim back to START

## What happened

rolls-penguins = { $who } rolls a penguin: { $moves } moves
rolls-bear = { $who } rolls the bear: { $moves } moves
slides = { $stop ->
        [forward] { $who } slides floe { $floe } forward
       *[back] { $who } slides floe { $floe } back
    }
    .kind = a floe slides
penguin-rides = { $who }'s penguin rides along
    .kind = a penguin rides along
bear-rides = The bear rides along
    .kind = the bear rides along
leads-bear = { $who } leads the bear { FORM($place, "to") }
    .kind = the bear steps
steps = { $who }'s penguin steps { FORM($place, "to") }
    .kind = a penguin steps
reaches-pole = { $who }'s penguin reaches the North Pole
    .kind = a penguin reaches the Pole
swims-back = { $who }'s penguin swims back to START
    .kind = a penguin swims back

## Texts that are refused

bad-move = a move is a step (S-b1), a slide (b2+, b2-), a step of the bear (BN-c4) or a roll ({ $faces })
bad-step = a step leads somewhere other than { $here }
bad-surface = { $text } is not a place; there are S, a1 to d4 and N
six-fields = six fields: floes, penguins, bear, player to move, roll, turn
four-ranks = four ranks of floes joined by /
bad-rank = a rank has four floes, each - or +; found { $found }
bad-stop = { $text } is not a stop; a floe is - back or + forward
players-joined = { $players } players joined by /
three-penguins = three penguins for each player, joined by dots
bad-order = a player's penguins are written in the order S, then a1, b1, c1, d1, a2 to d4, then N; { $surface } comes earlier
full-floe = a floe carries at most three penguins, and { $floe } has three already
bad-bear = { $text } is not a place for the bear; it is N or a floe, a1 to d4
penguins-with-bear = there cannot be penguins on the bear's floe, { $floe }
bad-roll = { $text } is not a roll here; it is ? before the roll, over after the end, or a face of the die ({ $faces }) with the moves left, such as P3:3
moves-left-of = a number of moves left of { $face }
a-player-to-move = a player to move
a-winner-or-draw = a winner, or 0 for a draw
must-be-over = player { $player } has all three penguins on the Pole: the roll must be over
wrong-winner = only the winner has all three penguins on the Pole; here { AND($players) } { $count ->
        [one] has
       *[other] have
    }
no-winner = the winner has all three penguins on the Pole; here nobody has
the-turn = the turn
past-cap = no turn can be past the limit of { $cap }
roll-at-cap = after { $cap } turns nobody rolls any more; the game is over
draw-at-cap = a draw comes after exactly { $cap } turns
no-draw = without a limit of turns there is no draw
roll-at-turn-0 = at turn 0 nobody has rolled: the roll must be ?, or the turn at least 1

## The guide

guide-goal = Lead your three penguins from START over the ice floes to the North Pole. The first player with all three there wins.
    .title = The goal
guide-set-up = All penguins wait on START, and the polar bear sits on the North Pole. Between them drift sixteen floes in four lanes. Each can lie at two stops; at first all are as near to START as they go.
    .title = Set-up
guide-turn = Roll the die and make exactly as many moves as it shows. For each move, step with one of your penguins or slide a floe, in any mix you like.
    .title = Your turn
guide-step = Penguins step between things that touch: to the next floe in the lane when there is no gap, sideways when two floes lie level, and on and off the shores. They never step diagonally.
    .title = Stepping
guide-slide = A slide takes a floe to its other stop, together with everyone on it. You may slide any floe: bring your own penguins forward, or carry a rival away from the Pole.
    .title = Sliding a floe
guide-crowd = A floe carries three penguins at most. If the one ahead is full, find another way: you must make all your moves.
    .title = Three is a crowd
guide-bear = If you roll the bear, your penguins rest. You make three moves with the bear and with floes that carry no penguins. When the bear steps onto a floe, everyone there swims back to START.
    .title = The bear
guide-round-the-bear = On all other rolls the bear sits still, and its floe cannot slide. A penguin that steps onto it swims back to START, so go round it. On the shores you are always safe.
    .title = Round the bear

## Lessons

lesson-onto-the-ice = Onto the ice
    .say = Be the first to bring all three of your penguins over the ice to the North Pole. They wait on START. The die says how many moves you have: this time 4. One move can bring a penguin from START to a floe that touches the shore.
    .ask = Choose one of your penguins, then a floe in the first row.
    .wrong-1 = That slides the floe away from the shore, with nobody on it. Choose a penguin first.
    .other = That slides a floe that nobody stands on. Choose a penguin first, then a floe by the shore.
    .praise = On the ice, with three moves left. Let's go on from floe b1.

lesson-slide-a-floe = Slide a floe
    .say = Penguins step only between things that touch, and b1 does not reach b2 yet. But a move can also slide a floe to its other stop, together with everyone on it.
    .ask = Slide b1 forward: choose the floe, beside your penguin.
    .wrong-1 = Then b2 would drift even farther away. Slide the floe under your penguin.
    .wrong-2 = That walks back to the shore. Stay on b1 and slide it.
    .wrong-3 = There is room for a second penguin, but first bring the floe forward.
    .other = A fair move, but it doesn't bring your penguin closer. Slide b1.
    .praise = A free ride: now b1 touches b2.

lesson-step-on = Step on
    .say = Floes in one lane touch when there is only a crack between them. Then a penguin can step across. That takes one move, too.
    .ask = Step from b1 to b2.
    .wrong-1 = That undoes your last move. It is allowed, but it leads nowhere.
    .wrong-2 = Careful: b2 would slide away from you. Step first, then slide.
    .other = Not this one. Choose the penguin on b1, then b2.
    .praise = That's the way: step, slide, step, slide.

lesson-sideways = Sideways
    .say = Floes of neighbouring lanes touch when they lie level, side by side. There are no diagonal steps. Here b2 and c2 are both forward, so they touch.
    .ask = Step sideways from b2 to c2.
    .wrong-1 = A good way too, straight on. But this time, try the step to the side.
    .wrong-2 = Then c2 would no longer lie beside b2. Step before it moves.
    .wrong-3 = Then b2 would no longer lie beside c2. Step before it moves.
    .other = Choose the penguin on b2, then the floe beside it, c2.
    .praise = Changing lanes is often the shortest way round trouble.

lesson-slide-the-others-too = Slide the others too
    .say = You may slide a floe with penguins of any colour on it. Blue stands on c4, one step from the Pole. You have one move left.
    .ask = Slide Blue away from the Pole.
    .wrong-1 = A step forward, but next turn Blue would reach the Pole.
    .wrong-2 = That doesn't stop Blue. Blue's floe is c4.
    .other = Blue would be on the Pole next turn. Choose the floe under Blue's penguin.
    .praise = Now Blue has to slide it back before stepping ashore.

lesson-three-is-a-crowd = Three is a crowd
    .say = A floe carries three penguins at most. On b2 there are three already, so nobody else can step there. And you can't pass: you must make all the moves of a roll.
    .ask = Find another way for the penguin on b1: it can step to one side.
    .wrong-1 = That carries three blue penguins towards the Pole. Kind of you, but let's step aside.
    .wrong-2 = That goes back. There is a level floe beside b1.
    .other = Not this one. Look for the floe that lies level beside b1, and step there.
    .praise = Right: a1 lies level with b1, and there is room.

lesson-a-polar-dare = A Polar Dare
    .say = Two faces of the die show the bear. Then your penguins rest, and you have three moves for the bear and for floes without penguins. The bear waits on the Pole, so first it needs a floe that touches the Pole.
    .ask = Blue's penguin is in lane b. Slide b4 to the Pole.
    .wrong-1 = The bear could step onto a4 as well, but Blue is in lane b.
    .wrong-2 = The bear could step onto c4 as well, but then it would be in your own lane. Blue is in lane b.
    .wrong-3 = The bear could step onto d4 as well, but Blue is in lane b.
    .other = The bear can only step onto a floe that touches the Pole. Slide b4 there.
    .praise = A floe for a bear. It looks interested.

lesson-lead-the-bear = Lead the bear
    .say = The bear steps like a penguin, from floe to floe where they touch. Once it has left the Pole, it never goes ashore again.
    .ask = Lead the bear from the Pole to b4.
    .wrong-1 = That slides the floe away from the bear again. Let the bear step on first.
    .other = Choose the bear, then b4.
    .praise = The bear is out. Its third move could slide b4 towards Blue: in a Polar Dare, the bear's floe may slide.

lesson-everybody-swims = Everybody swims
    .say = When the bear steps onto a floe, all penguins there swim back to START, yours too. Shores are always safe. Here b4 touches b3, where Blue waits.
    .ask = Lead the bear onto b3.
    .wrong-1 = That takes the bear away from Blue. It is right beside b3: step onto it.
    .other = The bear doesn't have to move, but today it would like to. Choose the bear, then b3.
    .praise = Splash. Blue starts again from the shore, and two moves are left.

lesson-round-the-bear = Round the bear
    .say = On your own penguin rolls the bear stays where it is, and its floe cannot slide. A penguin that steps onto the bear's floe swims back to START. The bear on c4 is right in front of you.
    .ask = Step round it: go to a floe beside c3.
    .wrong-1 = The bear is there: your penguin would swim all the way back. Look to the side.
    .wrong-2 = Safe, but a step back. The floe beside c3 is level and free.
    .other = Your penguin is still face to face with the bear. Step to the level floe beside c3.
    .praise = Well walked. The bear looks the other way, as bears do.

lesson-home-on-the-pole = Home on the Pole
    .say = The first player with all three penguins on the Pole wins at once, even in the middle of a turn. Two of yours are there, and the third stands on d4, which touches the Pole.
    .ask = Bring your last penguin to the Pole.
    .wrong-1 = That slides away from the Pole. You are one step from winning.
    .other = You are one step from winning. Choose the penguin on d4, then the Pole.
    .praise = All three are there: you have won.

## Puzzles

puzzle-win-now = You can win this turn. How?
    .missed = After this you can't win this turn.
puzzle-best-move = One move gives you a much better chance to win than all others. Which one?
    .missed = Another move gives you a better chance.
