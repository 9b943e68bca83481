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
    {"  "}rules   how to read the rules    quit    leave; the game is saved
    An arrow shows which way a piece lies, a star that it carries something.
where-rules-are = To read the rules, type in another terminal: { $command }
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
