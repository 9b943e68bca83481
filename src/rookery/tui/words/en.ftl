# What the terminal says while a game is played there.

## Around a game

opening = { $title }: { $goal }
your-move = { $who }, your move (? for help):{ " " }
type-a-move = Type a move, or ? for help.
help =
    Type a move, or the beginning of one to see how it can go on.
    {"  "}moves   all legal moves          hint    what a strong player would do
    {"  "}board   draw the board again     undo    undo your last move
    {"  "}save    save to a file           level   make the bots stronger or weaker
    {"  "}rules   read the rules           quit    leave; the game is saved
    An arrow shows which way a piece lies, a star that it carries something.
plays = { $who } plays { $move }: { $what }
played = { $move }: { $told }
rolls = Rolled: { $what }
ask-caution = { $caution }. Play it anyway? (y/n){ " " }
nothing-to-undo = There is nothing to undo.
only-move = Hint: { $move } is the only move.

## Puzzles

puzzle-number = { $title }, puzzle { $number } ({ $level ->
    [1] easy
    [2] medium
   *[3] hard
})
puzzle-move = { $who }, your move (? for help):{ " " }
puzzle-help =
    Type the move that you think is right.
    {"  "}moves   all legal moves          hint      the right move
    {"  "}board   draw the board again     solution  all that is left, and leave
    {"  "}undo    in a deal: take back     quit      leave
puzzle-not-this = Not this one.
puzzle-take-back = Type undo to try another way.
puzzle-hint = Hint: { $move }: { $what }.
puzzle-solution = The solution: { $moves }
other-side = the other side

## Who is who

you = you
bot = bot: { $level }
side = { $who }: { $letters } ({ $player })
thing = { $what }: { $letter }
directions = Directions: { $arrows }
level = { $level }
seat-level = { $who }: { $level }
bot-lost = { $who } has lost: { $problem }. Choose another bot with --bots to go on.
no-bots = No bot plays here.
change-level = To change it, type level and one of: { $levels }

## Hints

hint-proven = Hint: { $move } ({ $verdict }, proven): { $what }.
hint-chance = Hint: { $move } ({ NUMBER($chance, style: "percent") } chance to win): { $what }.
hint-prospects = Hint: { $move } (expected score { NUMBER($chance, style: "percent") }): { $what }.
hint-as-good = Just as good: { $moves }.
hint-continues = It may go on: { $moves }

## The end

places = Places: { $places }
well-played = Well played, { $who }!
play-again =
    To play again:
    {"  "}{ $command }
play-harder =
    Or a harder one:
    {"  "}{ $command }

## Files

saved =
    Saved. To resume later:
    {"  "}{ $command }
nothing-to-save = Nothing has been played yet, so nothing is saved.
save-or-quit = Type save and another file name, or quit once more.
from-here =
    To go on from here later, without the moves so far:
    {"  "}{ $command }
cannot-save = the game cannot be saved to { $file } ({ $reason })
file-exists = { $file } already exists; choose another name
no-saved-game = there is no saved game in { $folder }; give a file
cannot-resume = { $file } cannot be resumed: { $problem }
is-a-folder = it is a folder; give a file
many-records = it holds several games; rookery records { $file } --number N --to json writes one of them to a file of its own
converted = { $file } has the older format { $older }; from now on it is saved as { $form }.

## Seats

no-bot-seat = no bot has seat { $seat }; the bots' seats are { $seats }
no-bot-at-all = no bot has seat { $seat }; people have all seats

## The app

type-here = A move, or ? for help
app-help =
    Choose a highlighted piece or place: with the mouse, or with the arrow keys and Enter.
    Tab goes through everything that can be chosen, Escape takes the last step back.

    Or type a move, or several in a row (p12 p11 n11*), and press Enter. Tab completes it.
    Other things to type, many of them with a key of their own:

    {"  "}hint      F2   what a strong player would do
    {"  "}undo      F3   take your last move back
    {"  "}moves     F4   all moves so far, in words
    {"  "}turn      F5   let a board that stands on a corner stand upright, or on its corner
    {"  "}pace      F6   slower or faster: slow, normal, fast, instant
    {"  "}rules     F7   the rules of the game
    {"  "}level          make the bots stronger or weaker: level adult, level 2=egg
    {"  "}save           save to another file: save FILE
    {"  "}resign         give up; draw, hints: ask for them; accept, decline: answer (on a server)
    {"  "}always         give this answer every time; once more to choose again
    {"  "}quit      F10  leave; the game is saved

    On the board an arrow shows which way a piece lies, a star that it carries something.
    Signs around a place: ( ) it can be chosen, [ ] the cursor is there, < > the hint.
    What moved in the last turn is underlined.
yes = yes
no = no
on = on
off = off
caution = { $caution }. Do it anyway?
path = { $label } ({ $count ->
    [one] 1 move
   *[other] { $count } moves
})
thing-leads = { $thing }: { $count ->
    [one] 1 way to go on
   *[other] { $count } ways to go on
}
not-your-turn = It's not your turn.
thinks = { $who } is thinking …
thinking-of-hint = Thinking …
too-narrow-plain = This window is too narrow for the board: it needs { $columns } columns. { $status }
too-narrow = This window is too small for the board: it needs { $columns } columns and { $rows } rows.
moves-now = You can play: { $moves }
no-moves-yet = Nobody has moved yet.
pace = Pace: { $pace ->
    [slow] slow
    [normal] normal
    [fast] fast
    [instant] instant
   *[other] { $pace }
}.
always = Always: { $label } (any key to choose yourself)
always-no-more = From now on you are asked again.
nothing-always = No answer here can be given every time.
saved-at = Saved. To resume: { $command }
bots-ended = the bots have stopped; the next move starts them again
choose-game = choose a game, then press Enter
choose-resume = Resume a saved game …
choose-open = Open a link or file …
about-resume = Go on with a game that you have played here before, or replay it.
about-open = Paste the link of a match on a server to join or watch it, or give the file of a saved game.
players = players
options = Options
person = A person

## Several moves in a row

wrong-in-a-row = { $move } cannot follow { $before }: { $problem }
turn-ends-before = { $move } cannot follow { $before }: your turn ends before it

## Saved games, replays

saved-games = Saved games
no-saved-games = There is no saved game yet.
saved-game = { $title }, { $date }: { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, { $state }
saved-over = over
saved-open = not over
programs-in-file = a bot of this game is the program { $program }; resume it with rookery play --resume and --bots
ply-of = { $ply }/{ $plies } · { $status }
chance = { NUMBER($chance, style: "percent") }

## A match on a server

absent = { $name } (away)
server-gone = { $problem }. Looking for it again; nothing is lost.
on-its-way = Sending your move …
only-on-server = nobody here could answer; that is for matches on a server
nothing-is-asked = nobody asks for anything
asks-for = { $what ->
    [takeback] { $who } asks to take a move back: accept or decline?
    [draw] { $who } offers a draw: accept or decline?
    [hints] { $who } asks for hints to be allowed: accept or decline?
   *[rematch] { $who } would like to play again: accept or decline?
}
said = { $what ->
    [resign] You have resigned.
    [draw] You have offered a draw.
    [hints] You have asked for hints to be allowed.
    [accept] You have agreed.
   *[decline] You have declined.
}
only-watching = you are only watching
levels-on-server = the bots of a match on a server are chosen when it is opened
join-title = Join a match
join-where = A match on { $server }. Your name:
join-on-the-way = Taking your seat …
join-waiting = { $count ->
    [0] All are there. The match begins in a moment.
    [one] Waiting for somebody to take seat { AND($seats) } …
   *[other] Waiting for somebody to take the seats { AND($seats) } …
}

## The names of keys

key-help = Help
key-hint = Hint
key-undo = Undo
key-moves = Moves
key-turn = Turn
key-pace = Pace
key-rules = Rules
key-leave = Leave
key-close = Close
key-play = Play
key-resume = Resume
key-open = Open
key-quit = Quit
key-replay = Replay
key-back = Back
key-on = On
key-start = Start
key-end = End
key-run = Run
key-play-on = Play on
