# What Polar Dare! says.

summary = Bring three penguins over sliding ice floes to the Pole, and mind the bear.

## Options

option-die = The die
    .about = its six sides: P2 to P4 are moves of penguins, B3 of the bear
option-pole_is_final = The Pole is final
    .about = penguins on the Pole stay there
option-slide_bear_floe = The bear's floe slides
    .about = a penguin roll may slide the floe with the bear
option-enter_bear_floe = Visits to the bear
    .about = a penguin may step onto the bear's floe, and swims back
option-turn_cap = Longest game, in turns
    .about = the game is a draw after so many turns without a winner; 0 is no limit
    .zero = no cap
takes-six-faces = six of { $faces }, as text joined by commas

## Lessons

lesson-onto-the-ice = Onto the ice
    .say = Your three penguins wait on START, and the North Pole is across the water. The die says how many moves you have: this time 4. One move can bring a penguin from START to a floe that touches the shore.
    .ask = Touch one of your penguins, then a floe of the first row.
    .wrong-1 = That slides the floe away from the shore, with nobody on it. Touch a penguin first.
    .other = That slides a floe that nobody stands on. Touch a penguin first, then a floe beside the shore.
    .praise = On the ice, with three moves left. Let us go on from floe b1.

lesson-slide-a-floe = Slide a floe
    .say = Penguins step only between things that touch, and b1 does not reach b2 yet. But a move can also slide a floe to its other stop, together with everyone on it.
    .ask = Slide b1 forward: touch the floe, beside your penguin.
    .wrong-1 = Now b2 would drift even farther off. Slide the floe that carries your penguin.
    .wrong-2 = That walks back to the shore. Stay on b1 and slide it.
    .wrong-3 = A second penguin is welcome there, but first bring the floe forward.
    .other = A fair move, but it does not bring your penguin closer. Slide b1.
    .praise = A free ride: now b1 touches b2.

lesson-step-on = Step on
    .say = Floes of one lane touch when nothing but a crack is between them. Then a penguin can step across, and this is one move again.
    .ask = Step from b1 to b2.
    .wrong-1 = That takes your last move back. It is allowed, but it leads nowhere.
    .wrong-2 = Careful: b2 would slide away from you. Step first, then slide.
    .other = Not this one. Touch the penguin on b1, then b2.
    .praise = So it goes: step, slide, step, slide.

lesson-sideways = Sideways
    .say = Floes of neighbouring lanes touch when they lie level, side by side. There are no diagonal steps. Here b2 and c2 are both forward, so they touch.
    .ask = Step sideways from b2 to c2.
    .wrong-1 = A good way too, and straight on. This time try the step to the side.
    .wrong-2 = Now c2 would no longer lie beside b2. Step before it moves.
    .wrong-3 = Now b2 would no longer lie beside c2. Step before it moves.
    .other = Touch the penguin on b2, then the floe beside it, c2.
    .praise = Changing lanes is often the shortest way round trouble.

lesson-slide-the-others-too = Slide the others too
    .say = A floe may be slid with penguins of any colour on it. Blue stands on c4, one step from the Pole. You have one move left.
    .ask = Slide Blue away from the Pole.
    .wrong-1 = A step forward, but Blue would reach the Pole with the next one.
    .wrong-2 = That helps nobody much. Blue's floe is c4.
    .other = Blue would be on the Pole next turn. Touch the floe under Blue's penguin.
    .praise = Blue has to slide it again before it can land.

lesson-three-is-a-crowd = Three is a crowd
    .say = A floe carries at most three penguins. On b2 there are three already, so nobody steps there. You cannot pass either: all moves of a roll are played.
    .ask = Find another way for the penguin on b1: it can step to one side.
    .wrong-1 = That carries three blue penguins towards the Pole. Kind of you, but let us step aside.
    .wrong-2 = That goes back. There is a level floe beside b1.
    .other = Not this one. Look which floe lies level beside b1, then step there.
    .praise = Right: a1 lies level with b1, and there is room.

lesson-a-polar-dare = A Polar Dare
    .say = Two faces of the die show the bear. Then your penguins rest, and you have three moves for the bear and for floes without penguins. The bear waits on the Pole, so first it needs a floe that touches the Pole.
    .ask = Blue's penguin is in lane b. Slide b4 to the Pole.
    .wrong-1 = The bear could step onto a4 as well, but Blue is in lane b.
    .wrong-2 = The bear could step onto c4 as well, but then it would look at your own lane. Blue is in lane b.
    .wrong-3 = The bear could step onto d4 as well, but Blue is in lane b.
    .other = The bear can only step onto a floe that touches the Pole. Slide b4 there.
    .praise = A floe for a bear. It looks interested.

lesson-lead-the-bear = Lead the bear
    .say = The bear steps like a penguin, from floe to floe where they touch. Once it has left the Pole it never goes back to a shore.
    .ask = Lead the bear from the Pole to b4.
    .wrong-1 = That takes the floe away from the bear again. Let it step on first.
    .other = Touch the bear, then b4.
    .praise = The bear is out. Its third move could slide b4 towards Blue: floes with the bear slide in a Polar Dare.

lesson-everybody-swims = Everybody swims
    .say = All penguins on the floe that the bear enters swim back to START, your own among them. Shores are always safe. Here b4 touches b3, where Blue waits.
    .ask = Lead the bear onto b3.
    .wrong-1 = That takes the bear away from Blue. It stands beside b3 now: step.
    .other = The bear need not move, but today it would like to. Touch the bear, then b3.
    .praise = Splash. Blue starts again from the shore, and two moves are left.

lesson-round-the-bear = Round the bear
    .say = On your own penguin rolls the bear stays where it is, and its floe cannot be slid. A penguin that steps onto the bear's floe swims back to START. The bear on c4 is right ahead of you.
    .ask = Step round it: go to a floe beside c3.
    .wrong-1 = The bear is there: your penguin would swim all the way back. Look to the side.
    .wrong-2 = Safe, but a step back. The floe beside c3 is level and free.
    .other = Your penguin is still face to face with the bear. Step to the level floe beside c3.
    .praise = Well walked. The bear looks the other way, as bears do.

lesson-home-on-the-pole = Home on the Pole
    .say = The first player with all three penguins on the Pole wins at once, even in mid-turn. Two of yours are there, and the third stands on d4, which touches the Pole.
    .ask = Bring your last penguin to the Pole.
    .wrong-1 = That slides away from the Pole. You are one step from winning.
    .other = You are one step from winning. Touch the penguin on d4, then the Pole.
    .praise = All three are there: you have won.
