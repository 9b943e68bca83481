# What the referee says: refusals, and what players can say to each other.

## Seats

which-seat = say which seat; seats are 1 to { $most }
no-such-seat = there is no seat { $seat }; seats are 1 to { $most }
not-your-seat = seat { $seat } is not yours
bot-plays-for-you = a bot plays for you in seat { $seat }; join again to take it back
only-guests-join = only people can join; the server seats bots
seated = seat { $seat } is yours already
seat-taken = seat { $seat } is taken; join another one
no-seat-for-a-bot = seat { $seat } is taken; a bot needs an open seat
nobody-there = nobody is in seat { $seat }
not-seated = only players may add a bot; join first
server-only = only the server may ask for this
nothing-to-revoke = seat { $seat } is taken; its invitation no longer works
others-play = others are still playing; resign, or offer a draw
bad-name = { $name } can't be a name; use 1 to { $most } visible characters
bad-commitment = { $commitment } is not a commitment to a seed; it is the SHA-256 of 32 bytes, 64 digits out of 0-9 and a-f
withheld = you did not reveal your seed in this match, and can't join it with another; open a new match
reveal-not-due = no seed of seat { $seat } is due; seeds are revealed once, when all seats are taken
seed-does-not-fit = this is not the seed that seat { $seat } committed to

## Opening a match

bad-seats = there { $seats ->
        [one] is 1 seat
       *[other] are { $seats } seats
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; plan each seat once
bad-clock = this clock is not possible; times are in seconds, up to thirty days, and an increment needs a time for the game
bad-colours = these colours are not possible; give each of the { $players } seats one of its own, from 0 to below { $most }
bad-opening-start = the game cannot go on from there: { $problem }
bad-opening-move = the game cannot go on from there; move { $ply } is not possible: { $problem }
bad-opening-over = the game is already over there; go on from an earlier move
bad-key = this idempotency key is not valid; use 1 to { $most } plain characters
key-reused = this key was used for another command; use a new one

## Playing

stale = the match is at event { $seq }, not { $expected }; see what has happened and try again
not-started = the match has not started yet; some seats are still open, or seeds are missing
no-record-yet = the match has not started yet, so there is no record
over = the match is over; ask for a rematch
match-full = this match has become very long; from now on you can only move or resign
not-over = the match is not over yet; ask for a rematch when it is
not-your-turn = it is not your turn
turn-of-another = it is not your turn; seat { $seat } is to move
across-a-roll = you can't undo past a dice roll
nothing-to-undo = you have nothing to undo on this turn; ask the others to let you undo
nothing-to-take-back = you have no move to undo yet
unknown-phrase = you can't say { $phrase } here; the phrases are { $phrases }

## Asking the others

already-offered = { $what ->
        [takeback] seat { $seat } has already asked to undo
        [draw] seat { $seat } has already offered a draw
        [hints] seat { $seat } has already asked for hints
       *[rematch] seat { $seat } has already asked for a rematch
    }; answer, or wait for the others
nothing-offered = { $what ->
        [takeback] nobody is asking to undo
        [draw] nobody is offering a draw
        [hints] nobody is asking for hints
       *[rematch] nobody is asking for a rematch
    }
own-offer = { $what ->
        [takeback] it was you who asked to undo
        [draw] it was you who offered the draw
        [hints] it was you who asked for hints
       *[rematch] it was you who asked for the rematch
    }; the others have to answer
already-answered = { $what ->
        [takeback] you have already agreed to undo
        [draw] you have already agreed to the draw
        [hints] you have already agreed to hints
       *[rematch] you have already agreed to the rematch
    }; the others still have to answer
nobody-to-ask = you play alone: nobody can agree to a draw
bots-play-on = bots don't agree to draws; resign if you have had enough
hints-are-free = hints are on already; just ask for one
rematched = the next match is ready: { $match }

## Logs that are no match

no-first-event = the first event of a match is created, with number 1
other-game = match { $match } cannot be played here: { $problem }
other-rules = match { $match } is played by version { $version } of the rules of { $title }, and this is version { $here }
events-missing = match { $match } has { $seq } events, and the next one cannot be number { $next }
impossible-event = event { $seq } of match { $match } is impossible: { $problem }
created-twice = a match is created only once
roll-not-due = roll { $n } is not due
turn-of-nobody = it is not the turn of seat { $seat }
other-deal = match { $match } shuffles its start in a way that its rules do not know
nothing-to-reveal = no seed is due
seeds-not-kept = seeds must be committed to before any of them is revealed, and revealed as they were committed to
nothing-to-drop = there are no { $plies } moves to undo

## What players can say to each other

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-your-turn = It's your turn.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-again = Shall we play again?
phrase-bye = Goodbye!

## What they can do without words, to be read after their name

emote-wave = waves
emote-smile = smiles
emote-laugh = laughs
emote-cheer = cheers
emote-love = sends a heart
emote-wink = winks
emote-gasp = gasps
emote-ponder = ponders
emote-sad = is sad
emote-sleepy = is sleepy
