# What the server says: refusals to people and programs, and problems to whoever runs it.

## Who asks

no-guest = the server does not know you; ask GET /api/me first, or send what GET /api/credential gives
banned = this server does not take requests from your address for now; try again later
wrong-csrf = the header X-Rookery-CSRF is missing or out of date; get it from GET /api/me
wrong-origin = this request comes from another site; only the server's own pages may send it
wrong-host = this server does not answer to that name; if it should, add the name to network.names
used-link = this link has been used or has expired; ask for a new one
no-invitation = this seat is by invitation only; join with the link to it
not-your-seat = this seat is not yours
not-seated = only players may do this; join first
not-host = only the person who opened the match may do this
match-too-lively = too much is happening in match { $match } right now; try again

## What was sent

bad-body = this cannot be read: { $problem }; see /docs/api for what is expected
not-utf8 = the body is not UTF-8
too-deep = the body is nested too deeply
too-large = the body is too large; the limit is { $most } bytes
too-large-to-read = the body is too large
wrong-type = the body must be application/json, and say so in Content-Type
wrong-method = this address takes another method; see /docs/api
commands-are-posted = commands are sent with POST; see /docs/api
bad-greeting = the first message on a socket says who is listening; see /docs/api
nothing-to-say = after its greeting a socket only listens; send commands with POST
address-too-long = the address is too long; the limit is { $most } bytes
bad-after = after is the number of an event, or 0
after-the-end = the match has { $seq } events; after is one of them, or 0
too-long-for-qr = this text is too long for a QR code; use a shorter one
record-too-long = the record has { $moves } moves; this server takes at most { $most }

## What there is not

unknown-page = there is nothing at this address; see /docs/api
no-documentation = the documentation has not been built here: run "make docs" in a copy of Rookery, then ask again; the API is described at /docs/api
unknown-match = there is no such match, or it is private; check that you copied the whole link
other-rules = { $problem }; it is kept, but this server cannot show it or play on
broken-log = the record of this match is damaged, and it cannot be opened; start a new match

## Too much, too fast

too-many = too many { $what }; wait { $wait } s
counted-openings = new matches
counted-commands = commands
counted-guests = new guests from your address
counted-hints = hints
counted-paths = requests for paths
counted-requests = requests from your address
counted-studies = requests of this kind
too-many-matches = you have { $most } unfinished matches; finish some of them first
too-many-sockets = too many connections are open; close some pages, or come back later
slow-reader = messages were not read in time; reconnect with after
key-reused = you have opened another match with this key; use a new one

## Hints and studies

hint-for-another = this seat is not yours; you get hints only for your own
hints-not-agreed = hints are off until everyone at the table agrees
hint-too-early = it is not your turn; ask when it is
no-such-bot = there is no bot { $name } here; choose one of { $names }
thinking-busy = all advisers are busy; ask again in a moment
nobody-to-advise = nobody is to move in this position; choose one where somebody is
thinking-failed = the adviser ran out of time; ask again
studies-busy = many people are asking right now; try again in a moment
under-way = A game in progress
how-it-begins = How it begins
how-it-ends = How it ends

## The server itself

conflict = others were faster; see what has happened and try again
conflict-again = others were faster, again and again; see what has happened and try again
database-busy = the matches can't be reached right now; try again with the same key
stopping = the server is shutting down; reconnect in a moment
failed = the server made a mistake; nothing was lost, try again

## Starting it

no-port = there is no port { $port }; ports are 0 to { $most }
no-address = there is no address { $host } here ({ $problem })
port-unusable = port { $port } at { $host } cannot be used ({ $problem }); choose another with { $setting }
keys-too-short = each key in { $variable } needs at least { $least } characters
keys-unusable = the keys in { $file } cannot be used ({ $problem }); choose another folder
folder-in-use = another Rookery already uses the folder { $folder }; stop it first, or choose another folder with --data
keys-damaged = the keys in { $file } are damaged; delete the file, and every guest starts afresh

## Its settings

settings-unreadable = { $file } cannot be read ({ $problem }); choose another file
settings-no-toml = { $file } is not TOML: { $problem }
no-setting = { $where }: there is no setting { $key }{ $near }
no-variable = there is no setting for the variable { $name }{ $near }
bad-setting = { $where }: { $key } cannot be { $value }; use { $right }
setting-switch = true or false
setting-whole = a whole number from { $least } to { $most }
setting-number = a number from { $least } to { $most }
setting-choice = { OR($choices) }
setting-text = some text
setting-texts = a list of texts
setting-rate = a rate such as {"{ second = 2, burst = 10 }"}, both more than 0
setting-bots = programs with names, such as Frosty = "cmd:./engine"; a name begins with a capital letter and has at most 24 letters, digits, spaces and hyphens
setting-names = names such as "games.example.org" or "*.example.org", without a port
setting-networks = addresses or networks such as "10.0.0.7" or "10.0.0.0/8"
password-on-command-line = { $option }: others on this machine could read the password; leave it out here, and use ROOKERY_DATABASE, a settings file or database_password_file
password-needs-url = { $where }: { $key } needs a database with a user and no password, such as postgresql://user@host/name

## Guides

bad-guide = the guide of { $game } cannot be read: { $problem }
bad-guide-intro = the guide of { $game } must have { $right } introductory sections (intro = true), not { $found }
bad-guide-section = section { $id } of the guide of { $game }: { $problem }

## Lessons

bad-lessons = the lessons of { $game } cannot be read: { $problem }
bad-lesson-step = step { $step } of the lessons of { $game }: { $problem }
lesson-nobody-moves = nobody is to move in this position; choose one where somebody is
lesson-without-answer = no move is right; give at least one
lesson-move-twice = a move is listed twice among the right and wrong ones

## The store

store-gap = event { $seq } cannot be added to match { $match }, which has { $last } events; fetch the missing ones first
store-key-taken = match { $match } already has an event with this number or key; fetch it
store-unknown-match = there is no match { $match }
store-match-exists = match { $match } already exists; use another id
store-closed = the store is closed, because the server is shutting down; come back later
store-too-slow = the database did not answer within { $seconds } s; try again with the same key
store-bad-url = { $scheme } is not a supported database; use a URL like postgresql://user@host/name
store-no-driver = PostgreSQL needs asyncpg: pip install 'rookery-games[postgres]'
store-standby = the database is read-only; it may be a standby
store-overloaded = the database can't keep up; try again later
store-newer = the database has version { $version }, and this Rookery only knows versions up to { $newest }; update Rookery
store-match-damaged = match { $match } is damaged in the database ({ $problem })
store-first-event-missing = its first event is missing
store-event-missing = event { $seq } is missing
store-not-opened = its first event does not create it

postgres-held = the database is locked by another program; try again
postgres-damaged = the database is damaged; restore a backup
postgres-foreign = the database is not as Rookery left it; restore a backup, or choose another database
postgres-unwritable = this user may not write to the database, at least not right now
postgres-full = the database's disk is full; free some space
postgres-slow = the database did not answer in time; try again with the same key
postgres-failed = the database cannot be used ({ $problem })
postgres-unreachable = the database cannot be reached ({ $problem }); check its URL

sqlite-held = the database { $file } is in use by another program; stop that program, or try again
sqlite-full = the disk with the database { $file } is full; free some space
sqlite-cannot-grow = the database { $file } cannot grow any more; free some disk space, or raise the limit
sqlite-damaged = the database { $file } is damaged; move it away, or restore a backup
sqlite-no-database = { $file } is not a database; move it away, or choose another folder
sqlite-unwritable = the database { $file } cannot be written; check the permissions of the file and its folder
sqlite-cannot-open = the database { $file } cannot be opened; check the permissions of the file and its folder
sqlite-failed = the database { $file } cannot be used ({ $problem })
sqlite-cannot-make = the database { $file } cannot be created ({ $problem })
sqlite-foreign = the database { $file } belongs to another program; choose another folder

## Links that people share

preview-home = Four penguin board games, to play with friends or bots
preview-invited = You are invited to a game
preview-players = { $game }: { AND($names) }
preview-watch = Watch the game, or play your own
preview-turn = { $name }’s turn

## For operators

bad-network = { $text } is not an address; write one like 203.0.113.7, 2001:db8::1 or 203.0.113.0/24
match-rewritten = the operator has changed this match; reconnect
unknown-guest = nobody with the id { $guest } has opened or joined a match; rookery admin show MATCH shows ids
not-banned = { $network } is not banned; rookery admin bans lists those that are
backup-exists = { $file } already exists; choose another name
backup-unwritable = { $file } cannot be written ({ $problem }); choose another place
no-backup = { $file } is not a Rookery backup, or is damaged; choose a file written by rookery backup
folder-not-empty = there are already matches in { $folder }; choose an empty folder with --data
database-not-empty = there are already matches in this database; choose an empty one with --database

## Several processes

process-did-not-start = a server process failed to start (exit code { $code }); the log above says why
processes-need-database = several processes need a PostgreSQL database to share; give one with --database, or run a single process

## Classes

counted-classes = new classes
counted-joining = codes of classes
unknown-code = no class has this code; check it with your teacher
unknown-class = there is no such class, or this is not the teacher's link; open the link that you got when you opened the class
class-full = all tables are taken; ask your teacher
tables-or-pupils = say either how many tables there are, or how many pupils
no-room-for-class = you can open { $room } more tables now; end games of earlier classes first, or take fewer tables
too-many-tables = a class has at most { $most } tables
no-class-lessons = this class has no lessons or puzzles of its own
class-lessons = { $mistakes }
lesson-mistake = line { $line }: { $problem }
lesson-not-toml = this is no TOML: { $problem }
lesson-steps = a file has 1 to { $most } steps and puzzles, each under a line [[step]] or [[puzzle]]
lessons-too-large = a file of lessons and puzzles has at most { $most } kB
lesson-other = That is allowed, but it is not what is asked for. Try again.
lesson-praise = Well done.
lesson-key-missing = { $key } is missing
lesson-key-unknown = there is no key { $key }{ $near }; the keys are { $keys }
lesson-value = the value of { $key } does not fit: { $problem }
chances-do-not-fit = There must be one more chance than seats, and each of all players; seats are counted from 0.
puzzle-missed = Another move is wanted here.
puzzle-asks-nothing = it asks for nothing; say in a sentence what is to be found
puzzle-length = a line has 1 to { $most } moves, with spaces between them
puzzle-move = move { $number }, { $move }, cannot be played: { $problem }
puzzle-ends-with-reply = { $move } is a reply; end the line with a move of the side that begins
