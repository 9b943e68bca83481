# What the referee says: refusals, and what players can say to each other.

## Seats

which-seat = say for which seat; seats are 1 to { $most }
no-such-seat = there is no seat { $seat }; seats are 1 to { $most }
not-your-seat = seat { $seat } is not yours
bot-plays-for-you = a bot plays for you in seat { $seat }; join again to take it back
only-guests-join = only people can join; the server seats bots
seated = seat { $seat } is yours already
seat-taken = seat { $seat } is taken; join another one
no-seat-for-a-bot = seat { $seat } is taken; a bot needs a free seat
nobody-there = nobody is in seat { $seat }
not-seated = only players may seat a bot; join first
server-only = only the server may ask for this
bad-name = { $name } cannot be a name; use 1 to { $most } visible characters
bad-seed = { $seed } cannot be a seed; use up to 64 letters, digits, _ or -

## Opening a match

bad-seats = there { $seats ->
        [one] is 1 seat
       *[other] are { $seats } seats
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; plan each seat once
bad-clock = this clock cannot be; its times are seconds, from 0 to thirty days, and an increment needs a time for the game
bad-key = this idempotency key cannot be; use 1 to { $most } plain characters

## Playing

stale = the match is at event { $seq }, not { $expected }; look at what has happened and ask again
not-started = the match has not started; some seats are still open
no-record-yet = the match has not started; there is no record yet
over = the match is over; ask for a rematch
not-over = the match is not over; a rematch comes after the end
not-your-turn = it is not your turn
turn-of-another = it is not your turn; seat { $seat } is to move
across-a-roll = you can't undo past a dice roll
nothing-to-undo = you have no move in this turn to undo; ask the others for a takeback instead
nothing-to-take-back = you have made no move yet that could be taken back
unknown-phrase = there is no phrase { $phrase }; the phrases are { $phrases }

## Asking the others

already-offered = { $what ->
        [takeback] seat { $seat } has asked for a takeback already
        [draw] seat { $seat } has offered a draw already
        [hints] seat { $seat } has asked for hints already
       *[rematch] seat { $seat } has asked for a rematch already
    }; answer, or wait for the others
nothing-offered = { $what ->
        [takeback] nobody is asking for a takeback
        [draw] nobody is offering a draw
        [hints] nobody is asking for hints
       *[rematch] nobody is asking for a rematch
    }
own-offer = { $what ->
        [takeback] you asked for the takeback yourself
        [draw] you offered the draw yourself
        [hints] you asked for hints yourself
       *[rematch] you asked for the rematch yourself
    }; the others have to answer
already-answered = { $what ->
        [takeback] you have agreed to the takeback
        [draw] you have agreed to the draw
        [hints] you have agreed to hints
       *[rematch] you have agreed to the rematch
    }; the others are still to answer
nobody-to-ask = you play alone: nobody can agree to a draw
bots-play-on = bots don't agree to draws; resign if you have had enough
hints-are-free = hints are on already; just ask for one
rematched = the next match is there already: { $match }

## Logs that are no match

no-first-event = the first event of a match is created, with number 1
other-game = match { $match } cannot be played here: { $problem }
other-rules = match { $match } is played by version { $version } of the rules of { $title }, and this is version { $here }
events-missing = match { $match } has { $seq } events, and the next one cannot be number { $next }
impossible-event = event { $seq } of match { $match } cannot be: { $problem }
created-twice = no match is created twice
roll-not-due = roll { $n } is not due
turn-of-nobody = it is not the turn of seat { $seat }
nothing-to-drop = there are no { $plies } moves to take back

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
