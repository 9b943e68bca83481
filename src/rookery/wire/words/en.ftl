# What the codes of refusals mean, for those who write programs.

## Of a match

stale = the match has moved on; details: seq, and events, those since then
bad-key = an idempotency key has 1 to 64 characters
no-such-seat = there is no such seat in this match
not-your-seat = somebody else holds this seat, or nobody does
not-seated = only players may do this
seat-taken = somebody sits there; join another seat
seated = this seat is already yours
nobody-there = nobody sits in this seat
bad-name = a name has 1 to 24 visible characters
bad-commitment = a commitment to a seed is a SHA-256: 64 digits out of 0-9 and a-f
wrong-seed = this is not the seed that was committed to
reveal-not-due = no seed of this seat is due
withheld = a player who withheld a seed cannot join this match again
bad-seats = a match has one plan for each seat
bad-colours = each seat wears a colour of its own
bad-opening = a game cannot go on from there
bad-clock = times are seconds, 0 or more; an increment needs a time for the game
unknown-phrase = there is no such phrase; details: phrases
not-started = some seats are still open
over = the match is over
match-full = the match has too many events; only moves and resigning are possible
not-over = a rematch comes after the end
not-your-turn = another seat is to move; details: turn
nothing-to-undo = this seat has no move to undo
across-a-roll = no undo goes past a dice roll
already-offered = somebody has already asked for this; details: seat, who asked
nothing-offered = nobody is asking for this
own-offer = you can't answer your own request
already-answered = this guest has already agreed
bots-play-on = bots don't agree to draws
nobody-to-ask = you play alone, so nobody can agree
hints-are-free = hints are on already; nobody needs to agree
hints-not-agreed = people play against each other, and not all have agreed to hints
rematched = the next match is ready; details: match
server-only = players cannot ask for this
others-play = the host can't end a game that others are playing

## Of games and moves

unknown-game = no game has this key
bad-option = an option, its value or the number of players does not fit the game
unknown-level = no bot has this level; details: levels
bad-notation = no move is written like this; details: place and moves, the legal ones
illegal-move = the rules do not allow this move here; details: moves, the legal ones

## Of the server

bad-body = the body is not the JSON that this address expects
no-puzzle = the game has no puzzle of this number
bad-record = this is not a game record, or it does not replay; details: ply, where it breaks
bad-after = after is the number of an event of the match, or 0
no-guest = ask GET /api/me first, which hands out a cookie, or GET /api/credential
used-link = the link with this token has been used or revoked, or has expired
no-invitation = this seat is by invitation only
not-host = only the person who opened the match may do this
unknown-code = no class that is open has this code
unknown-class = there is no such class, or you are not its teacher
class-full = all tables of the class are taken
bad-class = a class needs either a number of tables or a number of pupils, and not too many
bad-lessons = the file of lessons has mistakes; the message names each with its line
wrong-origin = pages of other sites may not act for a guest
banned = the operator has banned this address for some time
wrong-host = this server does not answer to that name
wrong-csrf = the header X-Rookery-CSRF must hold what GET /api/me says
unknown-match = there is no such match, or nothing that you may see of it
unknown-page = there is nothing at this address
no-documentation = the documentation site has not been built
wrong-method = this address takes another method
key-reused = this key belongs to another command, or to another match that you opened
conflict = others were faster, again and again; see what has happened and try again
other-rules = the match follows rules that this server does not have; it stays as it is
broken-log = the record of the match is damaged
too-large = the body is too large
wrong-type = the body must be application/json
too-many-requests = wait a moment
too-many-matches = finish some of your matches first
too-many-sockets = close some of your pages first
failed = the server made a mistake; nothing was lost
database-busy = the matches can't be reached right now; try again with the same key
thinking-busy = all advisers are busy; try again
thinking-failed = the adviser ran out of time; try again
stopping = the server is shutting down; come back in a moment
slow-reader = messages were not read in time; reconnect with after
