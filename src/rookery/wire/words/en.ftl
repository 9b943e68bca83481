# What the codes of refusals mean, for those who write programs.

## Of a match

stale = the match has moved on; details: seq, and events, those since then
bad-key = an idempotency key has 1 to 64 characters
no-such-seat = there is no such seat in this match
not-your-seat = somebody else holds this seat, or nobody does
not-seated = only those who play may do this
seat-taken = somebody sits there; join another seat
seated = you have this seat already
nobody-there = there is no person in this seat who could leave it
bad-name = a name has 1 to 24 characters that can be seen
bad-seed = a seed has up to 64 letters, digits, _ or -
bad-seats = a match has one plan for each seat
bad-colours = each seat wears a colour of its own
bad-opening = a game cannot go on from there
bad-clock = times are seconds, 0 or more; an increment needs a time for the game
unknown-phrase = there is no such phrase; details: phrases
not-started = some seats are still open
over = the match is over
not-over = a rematch comes after the end
not-your-turn = another seat is to move; details: turn
nothing-to-undo = this seat has no move to undo
across-a-roll = no undo goes past a dice roll
already-offered = somebody has already asked for this; details: seat, who asked
nothing-offered = nobody is asking for this
own-offer = whoever asks does not answer, too
already-answered = this guest has agreed already
bots-play-on = bots do not agree to draws
nobody-to-ask = in a game alone there is nobody to agree
hints-are-free = hints are on already; nobody needs to agree
hints-not-agreed = people play against each other, and not all have agreed to hints
rematched = the next match is ready; details: match
server-only = players cannot ask for this

## Of games and moves

unknown-game = no game has this key
bad-option = an option, its value or the number of players does not fit the game
unknown-level = no bot has this level; details: levels
bad-notation = no move is written like this; details: place and moves, the legal ones
illegal-move = the rules do not allow this move here; details: moves, the legal ones

## Of the server

bad-body = the body is not the JSON that this address expects
bad-record = this is no record of a game, or it does not replay; details: ply, where it breaks
bad-after = after is the number of an event of the match, or 0
no-guest = ask GET /api/me first; it hands out a cookie
no-token = a seat's token, a watcher's token or the cookie of somebody who plays is needed
wrong-token = this token opens nothing here
wrong-origin = pages of other sites may not ask in a guest's name
wrong-csrf = the header X-Rookery-CSRF holds what GET /api/me says
unknown-match = there is no such match
unknown-page = there is nothing at this address
wrong-method = this address takes another method
key-reused = another match was opened with this key
conflict = others were faster, again and again; see what has happened and try again
other-rules = the match is played by rules that this server does not have; it is kept as it is
broken-log = the record of the match is damaged
too-large = the body is too large
wrong-type = bodies are application/json
too-many-requests = wait a moment
too-many-matches = finish some of your matches first
too-many-sockets = close some of your pages first
failed = the server made a mistake; nothing was lost
database-busy = the matches cannot be reached now; ask again with the same key
thinking-busy = all advisers are busy; ask again
thinking-failed = the adviser ran out of time; ask again
stopping = the server is about to stop; come back in a moment
slow-reader = messages were not read in time; connect again with after
