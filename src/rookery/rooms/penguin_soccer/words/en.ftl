# What Penguin Soccer says.

summary = Two families of penguins slide, spin and tackle to kick one ball into the far corner.

## Names

seat-white = White
seat-black = Black
mama = Mama
papa = Papa
baby = Baby
white-mama = White's Mama
    .pron = She
white-papa = White's Papa
    .pron = He
white-baby = White's Baby
    .pron = It
black-mama = Black's Mama
    .pron = She
black-papa = Black's Papa
    .pron = He
black-baby = Black's Baby
    .pron = It
up = up
up-right = up and to the right
right = to the right
down-right = down and to the right
down = down
down-left = down and to the left
left = to the left
up-left = up and to the left
the-edge = the edge

## The board

goal = Get the ball into the far corner
home = { $who }'s Home and goal, { $square }
bench = { $who }'s bench
centre = the centre point
ball = the ball
ball-on = the ball, on { $square }
ball-on-centre = the ball, on the centre point
penguin-off = { $penguin }, off the board
penguin-upright = { $penguin }, upright on { $square }
penguin-with-ball = { $penguin }, upright on { $square } with the ball
penguin-lying = { $penguin }, lying on { $square }, facing { $way }
squares-to-go = { $squares ->
    [0] the ball is in the goal
    [one] the ball is 1 square from the goal
   *[other] the ball is { $squares } squares from the goal
}

## What is to be done, and how it ended

to-do = Move a penguin
to-do-with-ball = Move a penguin or kick the ball
ended-goal = The ball is in the goal
ended-no-move = The other family has no moves left
ended-repetition = This position has come up { $times } times
ended-ply-cap = { $moves ->
    [one] No goal in 1 move
   *[other] No goal in { $moves } moves
}

## Choices

skip = Skip the turn: no penguin can move
kick = Kick the ball: it rolls to { $square }
kick-goal = Kick the ball into { $who }'s goal
kick-pass = Pass the ball to { $penguin } on { $square }
kick-away = Kick the ball to { $square }: { $penguin } gets it
own-goal = This is a goal for { $who }
stand = Stand { $penguin } up
slide = Slide { $penguin } to { $square }
slide-takes = Slide { $penguin } to { $square } and take the ball
slide-tackles = Slide { $penguin } into { $other } on { $square } and take the ball
slide-edge = Slide { $penguin } to the edge, { $square }, and stand up there
slide-turns = Slide { $penguin } to { $square } and turn to face { $ahead }

## Why something cannot be touched

no-way = { $penguin } is blocked in every direction
no-way-in = { $penguin } can't slide in: the way is blocked
home-taken = { $penguin } can't slide in: { $other } is still in your corner
free-ball = Slide a penguin to the ball to take it
own-ball = { $penguin } has the ball: choose { $penguin } to kick it
their-ball = { $penguin } has the ball: slide into that square to take it
not-yours = This penguin plays for { $who }
choose-first = Choose one of your penguins, then where to go

## What has happened

skips = { $who } has no move and skips the turn
slides = { $penguin } slides to { $square }
slides-in = { $penguin } slides in to { $square }
    .kind = a penguin comes in
tackles = { $penguin } slides into { $other } on { $square }
    .kind = a tackle
pushed = { $penguin } is pushed to { $square }
    .kind = a penguin is pushed
pushed-off = { $penguin } is pushed off the board
    .kind = a penguin is pushed
takes-the-ball = { FORM($penguin, "pron") } takes the ball
    .kind = a penguin gets the ball
has-the-ball = { $penguin } has the ball now
    .kind = a penguin gets the ball
turns = { FORM($penguin, "pron") } turns to face { $ahead }
stands-up = { $penguin } stands up on { $square }
stands-at-the-edge = { FORM($penguin, "pron") } stops at the edge and stands up
kicks = { $penguin } kicks the ball to { $square }
kicks-a-goal = { $penguin } kicks the ball into { $who }'s goal
    .kind = a goal
kicks-an-own-goal = { $penguin } kicks the ball into its own goal
    .kind = an own goal
lies-down = { FORM($penguin, "pron") } lies down facing { $ahead }
stops-the-ball = { $penguin } stops the ball
stops-and-stands-up = { $penguin } stops the ball and stands up

## Mistakes in positions and moves

four-fields = four fields: penguins, ball, player to move, ply
two-families = two families joined by /
three-penguins = three penguins in a family joined by commas
a-player-to-move = a player to move
the-ply = the ply
wrong-ply = White moves at even plies and Black at odd ones
lying-holder = the penguin that holds the ball cannot lie; write ^ for upright
in-the-other-home = { $penguin } cannot be in the other family's Home, { $square }
share-a-square = { $penguin } and { $other } cannot share { $square }
no-penguin = { $text } is not a penguin; it is - off the board, e4^ upright or e4ne lying
no-pose = { $text } is not a pose; these are { $poses }
no-ball = { $text } is not a place for the ball; it is + or a square, a1 to h8
crowded-centre = the ball cannot be on the centre point with a penguin on a centre square
no-move-text = a move is a slide (Bne, Bne>e), a stand (M^), a kick (Kse) or a skipped turn (--)
no-direction = { $text } is not a direction; these are { $directions }
no-direction-or-stand = { $text } is not a direction; these are { $directions }, or ^ to stand
needless-turn = a slide that is not turned is written without >: { $slide }

## Options

option-repetition = Repetitions until a draw
    .about = the game is a draw when a position comes up this many times; 0 means never
    .zero = never
option-ply_cap = Longest game, in moves
    .about = the game is a draw after this many moves without a goal; 0 means no limit
    .zero = no limit
option-no_move = If a player can't move
    .about = what happens to a player with no legal move
    .skip = skip the turn
    .loss = lose the game

## The guide

guide-goal = Kick the ball into the corner opposite your own. One goal wins the game, and own goals count too.
    .title = The goal
guide-set-up = The ball lies in the middle of the ice, and both families wait outside. Mama slides 1 square and kicks 3, Papa slides 2 and kicks 2, Baby slides 3 and kicks 1. White goes first.
    .title = Set-up
guide-slide = Slide one penguin its full length, in a straight line. If it reaches the ball, it stands up and has it.
    .title = Your turn: slide
guide-slide-in = Penguins outside slide in from your own corner. While one of yours is still there, no other can come in.
    .title = Sliding in
guide-spin = After a slide a penguin lies on its belly. For each square it slid, you may turn it by an eighth of a turn. Lying down, it can only slide straight ahead, so point it where you want to go next.
    .title = Lying and turning
guide-stand = Standing up takes a whole turn. Upright, a penguin can slide in any direction. A penguin that is stopped by the edge or by the ball stands up for free.
    .title = Standing up
guide-kick = The penguin with the ball does not slide, it kicks, in any direction. The first penguin in the way stops the ball, stands up and has it, so you can pass.
    .title = Kick
guide-tackle = Slide into a rival with the ball, and the ball is yours. The rival is pushed one square on and lies there. With the edge behind it, it is pushed off the ice and slides in again later.
    .title = Tackle
guide-blocked = The whole way of a slide must be free. Another penguin in the way blocks it, unless that is a rival with the ball. And no penguin ever enters the other family's corner.
    .title = In the way

## Lessons

lesson-slide-in = Slide in
    .say = Kick the ball into the far corner, and you win. You lead the white family: your Home is the corner nearest to you, and your penguins slide in from there on their bellies. Mama slides 1 square, Papa 2 and Baby 3, always the full length.
    .ask = Slide Baby in to c3, facing the ball.
    .wrong-1 = The right square, but Baby would not face the ball. Choose the arrow that points at it.
    .wrong-2 = The right square, but Baby would lie sideways to the ball. Choose the arrow that points at it.
    .wrong-3 = Baby would hurry along the edge. The ball is in the middle: go straight for it, to c3.
    .other = That is allowed, but let Baby have the first slide: Baby, then c3, then the arrow that points at the ball.
    .praise = Three squares on the belly. Black answers with a Baby of its own.

lesson-take-the-ball = Take the ball
    .say = A lying penguin slides only the way it faces. A slide goes its full length, but the ball stops it: the penguin stands up and has the ball. The ball lies on the centre point, and the four squares around it all count.
    .ask = Slide Baby to the ball on d4.
    .wrong-1 = Standing up takes a whole turn, and Black would be first at the ball. Baby already faces the right way.
    .other = Black's Baby is just as close. Slide yours first: Baby, then d4.
    .praise = Baby has the ball. A penguin with the ball is called the holder.

lesson-stand-up = Stand up
    .say = Black has tackled your Baby and pushed it back. Now it lies with its back to the ball, and could only slide away from it. Standing up is a move of its own; upright, a penguin slides any way it likes.
    .ask = Let Baby stand up.
    .wrong-1 = That slides all the way home. Stay near the ball: stand up on c3.
    .other = Later. Baby is next to the ball: choose Baby and let it stand up where it is.
    .praise = Up again, and free to go any way.

lesson-tackle = Tackle
    .say = Slide into the other family's holder: that is a tackle. You take the square and the ball, and stand up. The other penguin is pushed one square on and lies there. Only the holder can be tackled.
    .ask = Tackle Black's Baby on d4.
    .wrong-1 = That slides past the ball. The holder is on d4, straight ahead.
    .other = Black has the ball on d4, right in front of your Baby. Slide into it.
    .praise = The ball is yours again. With the edge behind it, a tackled penguin even goes off the board.

lesson-spin = Spin
    .say = For each square it slides, a penguin may make an eighth of a turn before it comes to rest: Mama a little, Papa more, Baby nearly all the way round. The slide itself is always straight. That way a penguin lies ready for its next slide.
    .ask = The ball is on d3. Slide Papa in to b1, facing the ball.
    .wrong-1 = Right square, but Papa would face along the edge. Turn him towards the ball.
    .wrong-2 = Turned one step too far. From b1 the ball lies on the diagonal.
    .wrong-3 = Turned the wrong way: there is only the edge.
    .wrong-4 = From b2 Papa would slide past the ball. Try b1.
    .other = Take Papa, then b1, then the arrow that points at the ball on d3.
    .praise = Papa slides 2: next turn he reaches the ball.

lesson-leave-your-home-free = Leave your Home free
    .say = Every slide from outside begins in your Home, and while one of your penguins is there no other can come in. Mama slides only 1, so from outside she gets no farther than Home.
    .ask = Papa and Baby are waiting. Slide Mama out of your Home.
    .wrong-1 = Upright, but still in your Home, and the others are still waiting. Mama faces the right way: slide her out.
    .other = Choose Mama, then b2.
    .praise = The door is open. Papa and Baby can come in.

lesson-in-the-way = In the way
    .say = The whole way of a slide must be free. Another penguin in the way blocks it, unless that is a rival with the ball. Here Papa lies right in front of Baby, so Baby can't slide.
    .ask = Make room: slide Papa on.
    .wrong-1 = Standing up does not make room: Papa is still on d4. Slide him on.
    .wrong-2 = That helps Baby too, in another way. But let Papa make room.
    .other = Mama can wait. Papa on d4 is in Baby's way: slide Papa on.
    .praise = Now Baby has its three squares. Nobody may pass, by the way: every turn is a slide, a stand or a kick.

lesson-kick-or-pass = Kick, or pass
    .say = The holder can't slide. It kicks: Mama 3 squares, Papa 2, Baby 1, in any direction, and lies down that way. If a penguin is in the way, of either family, the ball stops there, and that penguin stands up and has it.
    .ask = Pass the ball from Baby to Papa on e5.
    .wrong-1 = The ball would lie free on e4, right beside Black's Baby.
    .wrong-2 = The ball would lie free on d5. Papa waits on e5.
    .other = Choose Baby, the holder, then Papa's square, e5.
    .praise = A clean pass. Papa stands up and has the ball.

lesson-the-full-length = The full length
    .say = A kick goes its full length too, unless a penguin or the edge stops it. Papa kicks 2. Your goal is the far corner, h8.
    .ask = Kick the ball towards the far corner, to g7.
    .wrong-1 = Forward, but to the side. The corner lies on the diagonal.
    .other = Let Papa kick: choose Papa, then g7, straight towards the far corner.
    .praise = One square short of the goal. The next touch decides.

lesson-the-edge = The edge
    .say = The edge stops a slide just as the ball does: the penguin stops on the last square and stands up. That saves you a turn for standing up.
    .ask = Slide Baby so that the edge stops it.
    .wrong-1 = There the ball would stop Baby. Well spotted, but here we want the edge.
    .other = That one does not meet the edge. Look for a slide that the edge cuts short.
    .praise = Upright at the edge, and ready for any direction.

lesson-off-the-board = Off the board
    .say = A tackled penguin is pushed over the edge if there is no square behind it. It is not lost: on a later turn it slides in again from its Home. But no tackle may push a penguin into the other family's Home, and no penguin ever slides into it.
    .ask = Tackle Black's Papa on h4.
    .wrong-1 = No need to stand up: Baby faces the right way, and Papa is three squares away.
    .other = Baby lies ready. Slide it straight into Black's Papa on h4.
    .praise = Off it goes, and you have the ball.

lesson-goal = Goal
    .say = The ball in the far corner wins at once, no matter who kicked it: own goals count. Only the ball goes there, never a penguin of yours.
    .ask = Papa is two squares from the far corner, and Papa kicks 2. Score.
    .wrong-1 = Beside the goal. The corner lies on the diagonal.
    .other = You can win now: choose Papa, then the far corner, h8.
    .praise = Goal. You have won.

## What a win is called: goal in 3 plies

win-name = goal

## Puzzles

puzzle-goal-2 = Score in two moves, whatever the other side does.
    .missed = Now there is no goal in two moves.
puzzle-goal-3 = Score in three moves, whatever the other side does.
    .missed = Now there is no goal in three moves.
