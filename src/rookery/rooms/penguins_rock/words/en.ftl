# What Penguins Rock! says.

summary = Penguins race for rocks, hop over each other and rob nests until one of them is full and guarded.

## Options

option-board = The board
    .about = the layout of the spaces
    .rookery = rookery
option-second_penguin = The second penguin goes
    .about = when a penguin 2 that has become active may first go
    .same_turn = same turn
    .next_turn = next turn
option-fill_all_piles = Fill all piles
    .about = all four piles are filled, whoever plays
option-drop = Rocks are dropped
    .about = where rocks may be dropped
    .nest = nest
    .anywhere = anywhere
option-turn_cap = Longest game, in turns
    .about = the game is a draw after so many turns without a winner; 0 is no limit
    .zero = no cap

## Lessons

lesson-fetch-a-rock = Fetch a rock
    .say = You want a rock on each of the six spaces of your nest, and a penguin in the middle to guard them. Your rocks lie in the pile at the end of your pathway. The die shows 5: penguin 1 makes exactly five steps.
    .ask = Step into the pile, and choose to take a rock there.
    .wrong-1 = In the pile, but with empty flippers. Taking a rock costs no step: take one.
    .wrong-2 = That walks away from the rocks. The pile is the other way.
    .other = Step into the pile and take a rock there.
    .praise = A fine rock. A penguin carries one at a time, and everybody sees it.

lesson-carry-it-home = Carry it home
    .say = A penguin may turn round at any step. It left the pile again by the same way, for the pile is a dead end. Two steps are left, and all of them must be made.
    .ask = Go on along the pathway, towards your nest.
    .wrong-1 = That turns back to the pile. Your nest is the other way.
    .other = Step along the pathway, away from the pile.
    .praise = One more step, and you are home.

lesson-drop-it = Drop it
    .say = A rock is dropped on a space of your own nest that has none yet. Like taking, this costs no step.
    .ask = Step into your nest, and choose to drop the rock there.
    .wrong-1 = At home, but the rock is still in your flippers. Step there and drop it.
    .wrong-2 = That leads out onto the ring road. Your nest is right beside you.
    .other = Step onto a space of your nest, and drop the rock there.
    .praise = The first of six. And it wakes your second penguin.

lesson-wake-penguin-2 = Wake penguin 2
    .say = Your first rock at home makes penguin 2 active, for good. As long as it sits in the middle you choose each turn whether it goes or stays. Once it has left, it rolls and moves every turn.
    .ask = Let penguin 2 go.
    .wrong-1 = A good choice when the nest needs a guard. But nobody is near: let it go.
    .other = Choose that penguin 2 goes.
    .praise = Good morning, penguin 2.

lesson-hop = Hop
    .say = No two penguins stand on one space, but a penguin may step onto another one if it can go on from there. Penguin 2 has rolled a 2, and penguin 1 stands right beside it, on the rock.
    .ask = Hop: step with penguin 2 onto the space of penguin 1.
    .wrong-1 = Free and easy, but no hop. Step onto the space where penguin 1 stands.
    .other = That space is free. For a hop, step onto the space where penguin 1 stands.
    .praise = Penguin 2 is in the air, over penguin 1.

lesson-come-down = Come down
    .say = In the air a penguin must go on, and never straight back to where it came from. Each space counts as a step, as always.
    .ask = Come down on the pathway, outside the nest.
    .wrong-1 = A soft landing, but deeper in the nest. The way out is the pathway.
    .wrong-2 = A soft landing, but still in the nest. The way out is the pathway.
    .other = Step on to the pathway.
    .praise = Landed, and out of the nest.

lesson-a-landing-for-free = A landing for free
    .say = When the last step ends on top of another penguin, the hop goes on without cost to the nearest free space. If there are several, you choose. Here penguin 2 is on top of penguin 1, and has no step left.
    .ask = Choose where to land: on the pathway.
    .wrong-1 = Back in the middle: safe, but today we travel. Choose the pathway.
    .wrong-2 = That lands in the nest. Choose the pathway, on the way out.
    .other = Choose the pathway.
    .praise = One space won, at no cost.

lesson-rob-a-nest = Rob a nest
    .say = Rocks may be taken from any space where they lie, from the nests of others too. What is carried is safe, and so is the middle of a nest: nobody enters a foreign one. Blue has one rock at home.
    .ask = Step into Blue's nest and take the rock.
    .wrong-1 = There you are, beside the rock. Take it along, it costs nothing.
    .wrong-2 = In Blue's nest, but on a space without a rock. It lies on the other one beside you.
    .wrong-3 = That leads to Blue's pile: rocks too, but three steps off. The nest is near.
    .other = Step onto the space with Blue's rock, and take it.
    .praise = Thank you, Blue. It counts as yours once it lies in your nest.

lesson-stop-in-the-middle = Stop in the middle
    .say = A penguin makes all the steps of its roll, with one exception: when it has stepped into the middle of its own nest it may stop there. A full nest needs a penguin there, so this is worth knowing. Two steps are left.
    .ask = Stop here, in the middle.
    .other = It may go on, but this time let it stay in the middle. Choose to stop.
    .praise = Comfortable. Others may still rob the six spaces round you, so keep an eye on them.

lesson-close-the-nest = Close the nest
    .say = You win at once when a rock lies on each of your six spaces and one of your penguins is in the middle. All six are there, but both penguins are out.
    .ask = Step into the middle.
    .wrong-1 = Leave the rock where it is: you need all six.
    .wrong-2 = Round the nest is a nice walk, but the middle wins.
    .other = Your nest is full. Touch penguin 1, then the middle of the nest.
    .praise = A full nest with a guard: that wins, with three steps to spare.

lesson-the-sixth-rock = The sixth rock
    .say = The other way round wins too. Penguin 2 sits in the middle, five rocks lie round it, and penguin 1 brings the sixth. One space is empty.
    .ask = Drop the last rock on the empty space.
    .wrong-1 = The right space. Drop the rock there, and the game is yours.
    .wrong-2 = There is a rock on this one already. The empty space is the other one beside you.
    .other = Step onto the empty space of your nest, and drop the rock there.
    .praise = Six rocks and a guard: you have won.
