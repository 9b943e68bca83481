# What Thin Ice says.

summary = Step to the next floe and sink another: the last penguin on the ice wins.

## Options

option-field = Size of the field
    .about = how many floes there are at the start: 37, 19 or 61
    .medium = medium
    .small = small
    .large = large
option-sinks = Floes to sink each turn
    .about = how many floes a player sinks after each step

## The board

red = Red
blue = Blue
green = Green
yellow = Yellow
floe = Floe { $floe }
penguin = { $who }’s penguin, on floe { $floe }
goal = Be the last penguin on the ice
to-step = Step to a neighbouring floe
to-sink = { $left ->
    [one] Sink a floe
   *[other] Sink { $left } floes
}
last-one = All the others are in the water
ways-out = { $ways ->
    [one] 1 floe to step to
   *[other] { $ways } floes to step to
}
out = in the water

## Moves, and what they did

step = Step to floe { $floe }
sink = Sink floe { $floe }
trapped = You would have nowhere left to step
stepped = { $who }’s penguin steps to floe { $floe }
sunk = { $who } sinks floe { $floe }
gone = { $who }’s penguin has nowhere to step and dives in
sunk-too = Floe { $floe } sinks behind it

## What cannot be read

bad-move = a move is a floe to step to (e5), or x and a floe to sink (xe5)
bad-position = a position has three fields: the floes, the player to move, how many floes are left to sink
bad-rows = this field has { $rows } rows joined by /, not { $found }
bad-row = this row has { $floes } floes, not { $found }
bad-sign = a floe is o, open water is a dot, a penguin is one of { $letters }
bad-player = the player to move is one of { $letters }
two-places = { $letter } cannot be in two places
player-is-out = { $letter } is out of the game and cannot be to move
player-is-stuck = { $letter } cannot step and is out of the game
too-many-to-sink = at most { $most } can be left to sink here

## The guide

guide-goal = Be the last penguin on the ice. Whoever can’t step is out.
    .title = The goal
guide-step = Each turn, step to a floe beside yours that is afloat and free.
    .title = First step
guide-sink = Then sink any floe that nobody stands on. It never comes back.
    .title = Then sink

## Lessons

lesson-step = Step
    .say = Be the last penguin on the ice, and you win. You are Red. A turn begins with a step to a floe beside yours. It must be afloat, and nobody may stand there.
    .ask = Step towards the middle, to floe c3.
    .wrong-1 = That stays at the edge, where a floe has fewer neighbours. Go towards the middle.
    .other = Choose your penguin, then floe c3.
    .praise = In the middle there are more ways to go.
lesson-sink = Sink
    .say = After your step you sink a floe, any floe that nobody stands on. It never comes back.
    .ask = Blue has three floes to step to. Sink floe g7, the one towards the middle.
    .wrong-1 = That floe is on your own way. Sink one of Blue’s.
    .other = It would work, but Blue would hardly notice. Sink floe g7.
    .praise = Blue has only two floes left to step to.
lesson-win = The last one
    .say = Whoever can’t step when it is their turn is out, and their floe sinks with them. The last penguin on the ice wins.
    .ask = Blue has a single floe left to step to. Sink it.
    .wrong-1 = Take care: that was one of your own ways out.
    .other = Look where Blue could still step to, and sink that floe.
    .praise = Blue dives in, and you have won.
