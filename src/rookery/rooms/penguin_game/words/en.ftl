# What The Penguin Game says.

summary = Penguins step and hop over an iceberg of coins that melts under their feet; the last one on it wins.

## Options

option-start = The setup
    .about = how the coins come to the cells
    .regular = regular
    .strategic = strategic
    .irregular = irregular
    .chaotic = chaotic
option-tiles = The tiles
    .about = how the tiles lie at the beginning
option-tiny_and_tall = Tiny and tall
    .about = three tiles, and stacks of three
option-flamethrowers = Flamethrowers
    .about = any coin without a penguin may melt instead of the one that was left
option-drifting = Drifting tiles
    .about = after the melt a tile may move and turn with all that is on it

## Lessons

lesson-take-your-place = Take your place
    .say = The iceberg is made of coins with four suits: suns, moons, crowns and arms. Some lie on their own, some two high. Everybody has one penguin, and the last one on the iceberg wins. First you choose where yours begins.
    .ask = Place your penguin on a stack of two coins.
    .other = You may start there, but this coin lies on its own. The higher ones are on the two diagonals.
    .praise = A view over the sea. Let us go on with your penguin on b2 and Blue's on c3.

lesson-step = Step
    .say = A step goes to a neighbour, straight or diagonal, whose top coin is at the same height. You stand two high, so look for stacks of two. Two penguins never share a place.
    .ask = Step to a neighbour of the same height.
    .wrong-1 = That is a hop, from sun to sun. It is next: now step to a neighbour.
    .other = Step to one of the stacks of two right beside b2.
    .praise = And the coin that you left has melted.

lesson-hop = Hop
    .say = A hop goes to any coin of the suit that you stand on, however far away and however high. You stand on a sun.
    .ask = Hop to a sun that is not beside you.
    .wrong-1 = A sun, and right beside you: a step reaches it as well. Look for one farther off.
    .wrong-2 = That is a step, to a moon. Hop to a sun.
    .other = Only the top coin of a stack counts. Hop to a sun on top.
    .praise = Across half the iceberg. On b2 the sun is gone, and the moon below it shows.

lesson-mind-the-height = Mind the height
    .say = Every coin that a penguin leaves melts, so stacks become lower as the game goes on. You stand two high on d1. The coins on c1 and d2 are beside you, but one lower: no step leads there.
    .ask = Step to the one neighbour at your height.
    .wrong-1 = That is a hop, from sun to sun. Look beside you.
    .other = Step to c2, the stack of two beside you.
    .praise = Level with level. Under you a moon, on another moon.

lesson-hop-down = Hop down
    .say = Heights bind steps only. A hop may go up or down.
    .ask = The same place again: hop down to the single sun on d3.
    .wrong-1 = A sun as well, but two high. The single sun is on d3.
    .wrong-2 = That was the step. Now hop, from sun to sun.
    .other = Hop to the sun on d3.
    .praise = Down you go. On d1 the arms show now.

lesson-open-water = Open water
    .say = Where the last coin has melted there is water, and nobody goes there any more. The iceberg falls apart, and hops become precious. You stand on arms, on a2.
    .ask = Hop over the water to the other arms.
    .wrong-1 = A step to the sun, and still on the small side. The other arms are across the water.
    .wrong-2 = A step to the moon, and a clever one: Blue wants it too. But now try the hop to c4.
    .other = Hop to the arms on c4.
    .praise = Dry feet all the way.

lesson-look-ahead = Look ahead
    .say = Who cannot move when the turn comes is out. So look one move further: the arms that you leave will melt, and Blue stands on a sun and can hop to any other.
    .ask = Which sun leaves you a way on? Go there.
    .wrong-1 = Then Blue hops to b3, the only other sun in reach, and you sit in the corner with water all round. Try b3.
    .other = Look for the sun that has another coin beside it.
    .praise = From b3 you can still step to the crown on a4, whatever Blue does.

lesson-be-in-the-way = Be in the way
    .say = A coin under a penguin is taken. Blue stands on the last sun, on d3, and the only coin of the same height beside it is the crown on d2.
    .ask = Take the last way from Blue.
    .wrong-1 = Beside Blue, but one higher, where it could not step anyway. It still gets away to d2.
    .other = Blue can only go to d2. Be there first.
    .praise = Blue cannot move and is out. You have won.

lesson-the-last-sun = The last sun
    .say = Melting wins as well: the coin that you leave is gone. Blue stands on a sun with water all round, so it can only hop to another sun. There are two more: yours on d3, and b3.
    .ask = With one hop, leave Blue no sun at all.
    .wrong-1 = Your sun melts, but Blue still hops to the one on b3.
    .other = Your own sun melts when you leave it. Sit on the other one.
    .praise = One sun melts, and you sit on the other. You are the last penguin on the iceberg.
