# The pages' own words. What games and the server say stands in their own catalogues.

app-name = Rookery
app-tagline = Four penguin board games, to play with friends or bots.

## The frame of all pages

app-settings-none = The settings can’t be loaded. Is the server still running?
app-skip = Skip to content
app-settings = Settings
app-close = Close
app-your-name = Your name
app-your-name-help = Other players see it. You can also play without one.
app-name-none = Guest
app-theme = Appearance
app-theme-auto = System
app-theme-light = Light
app-theme-dark = Dark
app-scenery = Board
app-scenery-day = Shore
app-scenery-night = Polar night
app-scenery-paper = Paper
app-language = Language
app-pace = Speed of turns
app-pace-slow = Slow
app-pace-normal = Normal
app-pace-fast = Fast
app-pace-instant = Instant
app-pace-help = Tap or click the board to skip ahead.
app-sound = Sounds
app-confirm = Ask before each move
app-confirm-help = We always ask before a risky move.
app-calm = Less motion
app-seat = Seat { $seat }
app-privacy = Your data

## What the server keeps

privacy-title = Your data
privacy-lead = You play here without an account. This is everything this server keeps about you.
privacy-kept = What is kept
privacy-cookie = A cookie with a random id, so that you can return to your games. It expires a year after your last visit.
privacy-games = The games you open or play, and classes: your id, the names you type, every move and when it was made.
privacy-browser = In your browser only: your settings, the links to your seats, and the puzzles you have solved.
privacy-log = A log of requests with your id, but without your network address.
privacy-log-addresses = A log of requests with your id and your network address.
privacy-bans = The network address of somebody who was banned, until the ban ends.
privacy-nothing-else = Nothing else. No ads, no trackers, nothing from other sites.
privacy-time = How long
privacy-finished = Finished games are deleted { $days ->
    [one] one day
   *[other] { $days } days
} after they end.
privacy-finished-stay = Finished games stay until somebody deletes them.
privacy-abandoned = Unfinished games are deleted after { $days ->
    [one] a day
   *[other] { $days } days
} without a move.
privacy-abandoned-stay = Unfinished games stay, so that you can come back to them.
privacy-backups = Backups may keep all of this a little longer.
privacy-seen = Who can see it
privacy-players = Everyone in a game, and everyone who watches it, sees the names and the moves.
privacy-private = A private game is seen only by people with a link. A public game can be found and watched by anyone.
privacy-operator = Whoever runs this server can see everything that is stored.
privacy-forget = How to be forgotten
privacy-ask = Ask whoever runs this server to forget you, and send them this id:
privacy-ask-contact = Write to { $contact } to be forgotten, and send this id:
privacy-id = Your id
privacy-copy = Copy
privacy-copied = Copied
privacy-forget-what = Your id and your names are then erased from all games. The games stay, without a trace of you, and you cannot return to them.
privacy-forget-browser = If you only clear this site’s data in your browser, your games stay, but you are a new guest here.

## Where a page cannot go on

problem-home = All games
problem-again = Try again
problem-watch = Watch the game instead
problem-other-title = That didn’t work
problem-page-title = Nothing but snow here
problem-page-text = There is no page at this address. Check that you copied the whole link.
problem-api = The API
problem-docs-title = Documentation not built yet
problem-docs-text = Run “make docs” in your copy of Rookery, then reload this page.
problem-game-title = No such game
problem-game-text = There is no game with this name. See all games on the home page.
problem-match-title = Game not found
problem-match-text = There is no game at this link, or it is private. Check that you copied the whole link.
problem-link-title = This link no longer works
problem-link-text = It has been used, or replaced by a new one. Ask for another link.
problem-taken-title = Somebody is already sitting here
problem-taken-text = This seat is taken. Ask the host for another link, or watch the game.
problem-full-title = All seats are taken
problem-full-text = You can watch this game, or start one of your own.
problem-rules-title = Played under older rules
problem-rules-text = This game began under older rules. It is safe, but this server can’t show it.
problem-broken-title = This game can’t be opened
problem-broken-text = Its record is damaged. Other games are fine.
problem-socket-title = No live connection
problem-socket-text = Something between you and the server blocks it. Another network often helps.
problem-gone-title = The server isn’t answering
problem-gone-text = It may have stopped, or you may be offline. Your games are safe.
problem-stopping-title = The server is restarting
problem-stopping-text = Your game is safe. Come back in a moment.
problem-busy-title = The server is busy
problem-busy-text = Nothing is lost. Try again in a moment.
problem-fast-title = One moment
problem-fast-text = That was a lot at once. Wait a few seconds and try again.
problem-sockets-title = Too many open pages
problem-sockets-text = Close some of your other game pages, then try again.
problem-matches-title = You have too many games going
problem-matches-text = Finish some of them first. You’ll find them on the home page.
problem-failed-title = The server made a mistake
problem-failed-text = Nothing is lost. Try again.
problem-mistake-title = Something went wrong on this page
problem-mistake-text = Your game is safe. Reload the page.

## The first page

lobby-welcome = What shall we play?
lobby-learn = Learn to play
lobby-learn-of = Learn to play { $game }
lobby-puzzles = Puzzles
lobby-today = Today’s puzzles
lobby-rules = Rules
lobby-rules-of = Rules of { $game }
lobby-file = Open a saved game
lobby-docs = Documentation
lobby-join-class = Join a class
lobby-teach-class = Teach a class
lobby-version = Rookery { $version }
lobby-lost = The server isn’t answering right now.
lobby-mine = Your games
lobby-mine-none = Games you play show up here.
lobby-open = Open games
lobby-open-none = Nobody is waiting right now. Start a game with an open seat, and anyone can join.
lobby-stage-open = Waiting for players
lobby-stage-playing = In progress
lobby-called-off = Called off
lobby-go-on = Continue
lobby-replay = Replay
lobby-join = Join
lobby-now = just now
lobby-play = Play
lobby-play-of = Play { $game }
lobby-someone = Play someone
lobby-someone-of = Play someone: { $game }
lobby-set-up = More ways to play
lobby-set-up-of = Set up { $game }
lobby-levels = Choose your opponent
lobby-against-level = Play against { $level }
lobby-me = You
lobby-free-seat = open
lobby-turn-mine = Your turn
lobby-turn-of = { $name }’s turn
lobby-won = You won
lobby-won-by = { AND($names) } won
lobby-draw = A draw
lobby-solved = You did it
lobby-unsolved = Not solved this time
lobby-host = { $name }’s table
lobby-free = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}

## How to play

lobby-back = All games
lobby-begins = { $game }: the board at the start
lobby-how-many = Players
lobby-seat-me = Me
lobby-seat-bot = Bot
lobby-seat-link = By link
lobby-seat-here = This device
lobby-seat-link-about = You get the link in the next step.
lobby-level = Level
lobby-name-mine = Your name (optional)
lobby-name-friend = Your friend’s name (optional)
lobby-guest = Guest { $seat }
lobby-joining = Who can join
lobby-joining-link = Friends with the link
lobby-joining-anyone = Anyone
lobby-more = Clock · Variants
lobby-clock = Clock
lobby-clock-off = No clock
lobby-clock-game = { $time } each
lobby-clock-increment = { $time } + { $increment } per move
lobby-clock-move = { $time } per move
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-option-other = Something else …
lobby-variants = Ways to play
lobby-variant-usual = Standard
lobby-variant-usual-about = Just as in the rulebook.
lobby-more-options = Clock · More options
lobby-seating = Who plays which colour
lobby-seating-hand = You choose
lobby-seating-random = At random
lobby-seating-youngest = Youngest first
lobby-seating-hand-about = { $first } goes first.
lobby-seating-random-about = Colours are drawn when the game starts. { $first } goes first.
lobby-seating-drawn-about = Colours and the first player are drawn when the game starts.
lobby-seating-youngest-about = The youngest player takes { $first } and goes first.
lobby-first = Who goes first
lobby-begins-tag = goes first
lobby-colour = Colour of player { $seat }
lobby-swap = Swap with { $name }
lobby-player = Player { $seat }
lobby-places-help = Drag the tiles, or move them with the arrow keys. They may lie apart.
lobby-places-tile = Tile { $tile }: column { $column }, row { $row }
lobby-option-file = Load from a file …
lobby-option-own = Your own
lobby-option-file-large = { $name } can’t be used: a file may have at most { $size } kB of text.
lobby-reset = Reset to defaults
lobby-watching = You have no seat, so you’ll just watch.
lobby-start = Start the game

## The levels of bots

level-egg = Egg
level-egg-about = plays at random
level-chick = Chick
level-chick-about = easy to beat
level-juvenile = Juvenile
level-juvenile-about = an even match
level-adult = Adult
level-adult-about = strong
level-emperor = Emperor
level-emperor-about = as strong as it gets

## Rules

rules-title = Rules: { $game }
rules-ways = Ways to read the rules
rules-guide = How to play
rules-reference = Reference
rules-picture = Picture: { $title }
rules-picture-move = Picture: { $title }. { $move }
rules-see = See the move
rules-ready = Ready?
rules-ready-text = That’s all you need for a first game. Every detail is in the reference.
rules-contents = Contents
rules-table = Table: { $columns }
rules-english = The reference is in English.
rules-play = Play this game
rules-learn = Learn by playing

## Playing on a board

board-role = board
board-start = Choose a highlighted piece or space.
board-start-buttons = Choose one.
board-where-to = Where to?
board-which-way = Which way?
board-end-or-on = Choose one.
board-and-more = { $count ->
    [one] { $names } and one more
   *[other] { $names } and { $count } more
}
board-is-chosen = { $what }, selected
board-place = { $labels }
board-place-leads = { $what }. { $label }
board-ways = { $count ->
    [one] One option
   *[other] { $count } options
}
board-chosen = { $label }. Play it?
board-play-it = Play it
board-play-anyway = Play it anyway
board-not-yet = Not yet
board-not-this = You can’t choose that now.
board-not-this-but = You can’t choose that now. { $status }
board-not-now = It’s not your turn.
board-on-its-way = One moment: your move is being sent.
board-failed = Your move didn’t get through. Try again.
board-path = { $count ->
    [one] { $label }
   *[other] { $label }, in { $count } steps
}
board-always = Always
board-always-label = Always: { $label }
board-automatic = As always: { $label }
board-change = Change
board-change-label = Change: { $label }

## The match page

match-players = Players
match-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
match-you = You
match-away = Away
match-progress-open = { $done }
match-goal = Goal:
match-bot = Bot · { $level }
match-seat-open = Open
match-seat-bot = Let a bot play
match-seat-back = Take your seat back
match-seat-here = On this device
match-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
match-rolling = The die is rolling
match-dice-ready = Getting the dice ready
match-dice-waiting = waiting for { AND($names) }
match-dice-anew = Somebody joined or left while the dice were being prepared. Sit down again to play.
match-dice-checked = Your browser has checked { $shuffled ->
    [yes] the shuffle{ $rolls ->
        [0] {""}
        [one] {" "}and the only roll
       *[other] {" "}and all { $rolls } rolls
    }
   *[no] { $rolls ->
        [one] the only roll
       *[other] all { $rolls } rolls
    }
}.
match-dice-fits = The dice match what everyone committed to. Only the players’ own browsers can tell whether they saw the same.
match-dice-wrong = These dice aren’t the ones that were promised.
match-dice-wrong-secret = The server’s secret isn’t the one it committed to.
match-dice-wrong-seed = { $name }’s seed isn’t the one that was committed to.
match-dice-wrong-commitments = Somebody’s commitment changed after this browser revealed its seed.
match-dice-wrong-own = This browser’s seed is missing.
match-dice-wrong-start = The start isn’t the one the dice gave.
match-dice-wrong-sides = For roll { $n } the die had different odds.
match-dice-wrong-roll = Roll { $n } was { $roll }, but the dice say { $right }.
match-dice-receipt = Save your receipt
match-dice-receipt-why = With it, anyone who trusts you can check that nobody chose the dice.
match-thinks = { $name } is thinking
match-turn = { $name }’s turn
match-turn-mine = Your move
match-status = { $main }: { $more }
match-ended-won = You win
match-ended-lost = { $count ->
    [one] { AND($names) } wins this time
   *[other] { AND($names) } win this time
}
match-ended-lost-kind = Good game. How about another?
match-ended-draw-kind = Nobody loses. How about another?
match-ended-wins = { $count ->
    [one] { AND($names) } wins
   *[other] { AND($names) } win
}
match-ended-draw = A draw
match-ended-gave-up = { $name } resigned
match-ended-time = { $name } ran out of time
match-ended-agreed = By agreement
match-ended-off = The game was called off
match-ended-length = The game got too long and was stopped
match-moves = Moves
match-moves-none = No moves yet.
match-roll = Rolled: { $roll }
match-type = Type a move
match-type-play = Play
match-legal = { $count ->
    [one] The only legal move
   *[other] All { $count } legal moves
}
match-undo = Undo
match-hint = Hint
match-hint-told = { $move }: { NUMBER($chance, style: "percent") } chance to win.
match-hint-sure = { $move }: { NUMBER($chance, style: "percent") } chance to win, calculated to the end.
match-more = Moves and more
match-more-short = More
match-actions = Help with your move
match-takeback = Ask to undo
match-hints-ask = Ask for hints
match-draw = Offer a draw
match-resign = Resign
match-resign-sure = Resign this game?
match-resign-yes = Resign
match-end = Call off
match-end-sure = Call off this game? Nobody wins.
match-end-yes = Call it off
match-no = Keep playing
match-agree = Agree
match-decline = No, keep playing
match-decline-hints = No hints
match-decline-rematch = No, thank you
match-offer-agreed = You agreed. Waiting for the others.
match-asks-takeback = { $name } would like to undo a move.
match-asks-draw = { $name } offers a draw.
match-asks-hints = { $name } would like hints for everyone.
match-asks-rematch = { $name } would like to play again.
match-offered-takeback = You asked to undo. Waiting for an answer.
match-offered-draw = You offered a draw. Waiting for an answer.
match-offered-hints = You asked for hints. Waiting for an answer.
match-offered-rematch = You asked to play again. Waiting for an answer.
match-rematch = Play again
match-rematch-go = Go to the next game
match-replay = Replay
match-result = Result
match-result-close = Look at the board
match-standings = How far everyone got
match-course = How the game went
match-course-asking = Looking for turning points …
match-course-close = A close game, with no single turning point.
match-course-best = Best moment
match-course-turn = Turning point
match-course-change = { $name } { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
match-share = Share
match-share-text = { $game }: { $result }
match-intro = How to play { $game }
match-intro-go = Let’s play
match-lobby = All games
match-talk = Say something
match-talk-title = Chat
match-talk-short = Say
match-talk-heard = Mute the others
match-talk-hushed = Unmute the others
match-invite = Invite your friends
match-invite-how = Send each friend a link to a seat. The game starts when everyone is here.
match-invite-only-here = These links work only on this device. To play with other devices, start Rookery with “make play” or “rookery serve --host 0.0.0.0”.
match-invite-wait = The game starts when everyone is here.
match-link = Link
match-link-copy = Copy link
match-link-copied = Link copied.
match-link-renew = New link
match-link-renewed = The old link no longer works.
match-link-select = The link is selected: copy it from here.
match-link-share = Share
match-link-code = QR code
match-link-code-alt = The link as a QR code
match-link-code-how = Point a phone’s camera at it.
match-link-code-failed = The code couldn’t be drawn. Copy the link instead.
match-watch-link = Let others watch
match-device = Switch device
match-device-how = Open this link on the other device. It works once, for { $minutes } minutes, and only for you.
match-watch-only = Just watch
match-sit = Sit down
match-sit-as = Sit down as { $colour }
match-sit-go = Sit down
match-connection-lost = Reconnecting …
match-connection-gone = The server isn’t answering. Your moves are safe.
match-connection-offline = You’re offline. Your moves are safe.
match-connection-slow = Sending your move …
match-connection-again = Try now
match-sound-on = Turn sounds on
match-sound-off = Turn sounds off
match-told-move = { $name } plays { $move }
match-told-again = And again.
match-told-undone = { $name } undid a move.
match-told-hints = Everyone agreed: hints are on.
match-told-device = You can play on the other device now.
match-told-resumed = The server was away for a moment. No clock was running.
match-told-joined = { $name } joined the game.
match-told-withheld = Part of the dice from { AND($names) } is missing, so the game hasn’t begun. Sit down again to play.
match-told-said = { $name }: { $words }
match-refused-stale = The game has moved on. Choose again.
match-refused-unreachable = The server isn’t answering. Try again in a moment.
match-refused-seat-taken = Somebody is already sitting there.
match-refused-used-link = This link no longer works. Ask for another one.
match-refused-across-a-roll = You can’t undo past a dice roll.
match-refused-hints-not-agreed = Hints are off until everyone agrees.
match-refused-thinking-busy = The adviser is busy. Ask again in a moment.
match-refused-thinking-failed = The adviser ran out of time. Ask again.
match-refused-too-many-requests = That was a lot at once. Wait a moment.
match-emote = { $name } { $emote }

## A game shown again

replay-title = Replay
replay-player = Player
replay-players = Players
replay-place = Position in the game
replay-place-of = { $ply } / { $last }
replay-keys = Keys: ← → one move, space plays and pauses, Home and End
replay-key-space = Space
replay-key-home = Home
replay-key-end = End
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-previous = One move back
replay-next = One move forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed } ×
replay-start = Before the first move
replay-told = { $ply }. { $what }
replay-told-stood = { $ply }. { $what } { $stood }
replay-told-by = { $who }: { $label }
replay-percent = { NUMBER($share, style: "percent") }
replay-chance-for = { NUMBER($chance, style: "percent") } for { $name }
replay-moves = Moves
replay-no-moves = No moves yet.
replay-turns = Turning points
replay-turns-none = A steady game. No single move decided it.
replay-judging = Analysing the game: { NUMBER($share, style: "percent") }
replay-judged-part = The rest of the game couldn’t be analysed.
replay-turn-mistake = { $name }’s mistake
replay-turn-strong = { $name }’s strong move
replay-turn-luck = { $name }’s lucky roll
replay-turn-bad-luck = { $name }’s unlucky roll
replay-turn-change = { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }
replay-better = Show a better move
replay-better-told = Better: { $better } ({ NUMBER($chance, style: "percent") } chance to win). Played: { $played } ({ NUMBER($after, style: "percent") }).
replay-better-certain = This is proven.
replay-better-then = Then: { $line }
replay-luck = Luck with the dice
replay-luck-about = What each player’s rolls brought, compared with average rolls, in points of a hundred of the chance to win.
replay-luck-points = { $points } points
replay-play-on = Play from here
replay-play-on-others = The others
replay-play-on-bots = Bots
replay-play-on-link = Friends, by link
replay-play-on-here = On this device
replay-play-on-seat = You play
replay-play-on-start = Start from this position
replay-play-on-over = The game is over here. Go back a move to play on.
replay-turns-more = { $count ->
    [one] And one smaller turning point.
   *[other] And { $count } smaller turning points.
}
replay-not-over = Not finished
replay-draw = A draw
replay-won = { AND($names) } won
replay-won-by-resignation = { AND($names) } won by resignation
replay-won-on-time = { AND($names) } won on time
replay-solved = { $name } did it
replay-not-solved = Not solved this time
replay-dice = Dice
replay-dice-outcome = Roll
replay-dice-fair = The small line marks what fair dice give on average.
replay-dice-expected = Fair dice give { NUMBER($expected, maximumFractionDigits: 1) } on average.
replay-check = Check the dice
replay-check-right = The dice were fair: nobody chose them.
replay-check-open = Nothing is wrong with the dice, but not everything can be proven.
replay-check-own-dice = These are the commitments that this browser saw before it revealed its seed, so nobody else chose a roll.
replay-check-other-dice = These are not the commitments that this browser saw before it revealed its seed.
replay-check-wrong = This record doesn’t match what was promised.
replay-keep = Share and save
replay-copy-link = Copy a link to this move
replay-copied = Link to move { $ply } copied.
replay-in-address-bar = Your browser doesn’t allow copying. The link is in the address bar.
replay-save-record = Save record
replay-save-picture = Save this position as a picture
replay-save-film = Save the game as an animation
replay-filming = Drawing the game …
replay-filmed = The animation is ready.
replay-stop-film = Cancel
replay-open-title = Watch a game from a file
replay-open-text = Choose a saved game or drop it here: the .json file you saved after a game, or a .pgn file.
replay-choose-file = Choose a file
replay-too-large = { $name } is too large to be a game record. Choose another file.
replay-no-record = { $name } is not a game record. Records are .json or .pgn files saved here or by the rookery command.
replay-refused = { $name } can’t be shown: { $reason }.

## Learning a game

learn-title = Learn { $game }
learn-none = There are no lessons for this game yet. Its rules are on the home page
learn-step-of = Step { $step } of { $steps }
learn-next = Next
learn-finish = Finish
learn-back = Back
learn-skip = Skip this step
learn-show = Show me
learn-not-this = Not this one. Try again.
learn-shown = Like this: { $move }.
learn-done = Well done. Choose Next to go on.
learn-over = All steps done
learn-knows = You know the rules
learn-end = End of the lessons
learn-skipped = { $steps ->
    [one] You skipped 1 step. Come back any time.
   *[other] You skipped { $steps } steps. Come back any time.
}
learn-play-first = Try a first game against a bot that is easy to beat.
learn-play = Play against { $level }
learn-again = Start over
learn-rules = Read the rulebook

## Classes

class-join-title = Join a class
class-join-go = Join
class-code = Code of the class
class-code-help = Your teacher shows it to you: six letters and numbers.
class-lost = No answer from the server. Try again.
class-home = Home
class-seated = You sit at table { $table }.
class-table-go = To table { $table }
class-lessons-go = Class lessons
class-open-title = Teach a class
class-open-about = Open many tables at once. Pupils come by one code and are paired with whoever waits.
class-open-go = Open the class
class-game = Game
class-players = Players at a table
class-size = How many are you?
class-by-pupils = Pupils
class-by-tables = Tables
class-count = Number
class-bots = A bot plays with the odd one out
class-bots-help = It takes the seats that are left over at the last table.
class-level = Level of the bot
class-more = Clock and options
class-clock = Clock
class-no-clock = None
class-title = Your class
class-how = Pupils open { $address } and type this code:
class-qr = QR code of the page where pupils join
class-until = Works until { $time }
class-close = Close the code
class-closed = Closed
class-closed-about = Nobody else can join. Games go on.
class-teacher-link = Copy the teacher’s link
class-copied = Link copied. Whoever has it can run this class.
class-round = { $game }, round { $round }
class-next-round = Next round
class-next-round-sure = Some games are still going on. End them and begin the next round?
class-table = Table { $table }
class-watch = Watch
class-fill = Let bots join
class-end = End the game
class-end-sure = End the game at table { $table }? Nobody wins it.
class-puzzles-go = Class puzzles
class-lessons = Lessons and puzzles of your own
class-lessons-about = A file with positions and questions, checked before your pupils see it. The guide “Write a lesson” explains the format.
class-lessons-now = Your pupils see: { $title }
class-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
class-puzzles = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
class-lessons-choose = Choose a file
class-lessons-try = Try the lessons
class-puzzles-try = Try the puzzles
class-lessons-remove = Remove

## Puzzles

puzzle-title = Puzzle: { $game }
puzzle-none = There are no puzzles like this. See today’s puzzles instead
puzzle-today = Today’s puzzles
puzzle-same = { $date }. Everyone gets the same ones.
puzzle-number = puzzle { $number }
puzzle-which = puzzle { $number }, { $level }
puzzle-of = puzzle of { $date }, { $level }
puzzle-deal-of = deal of { $date }, { $level }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-you = You play { $who }.
puzzle-found = { $found } of { $moves } moves found
puzzle-try = Solve the puzzle
puzzle-try-deal = Play the deal
puzzle-look-again = Look again
puzzle-open = Solve today’s puzzle of { $game }
puzzle-open-deal = Play today’s deal of { $game }
puzzle-again = Try again
puzzle-back = Take back
puzzle-hint = Hint
puzzle-show = Show me
puzzle-look = Look at what glows on the board.
puzzle-shown = Like this: { $move }.
puzzle-not-this = Not this one.
puzzle-take-back = Choose Try again to go back.
puzzle-over = This puzzle is over.
puzzle-result = { $wrong ->
    [0] No wrong tries
    [one] One wrong try
   *[other] { $wrong } wrong tries
}, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
}
puzzle-streak = { $days ->
    [one] Solved today
   *[other] { $days } days in a row
}
puzzle-share = Share
puzzle-copied = Result copied
puzzle-next = Next puzzle
puzzle-others = Today’s puzzles
puzzle-class = Back to your class
puzzle-all = All puzzles ({ $solved } of { $puzzles } solved)
puzzle-deals = Deals, { $level }
puzzle-solved-number = Puzzle { $number }, solved
