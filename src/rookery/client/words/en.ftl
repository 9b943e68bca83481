# What goes wrong between a client and a server.

## Links

not-a-link = { $text } is not an address; a link looks like http://host/m/ID#seat=TOKEN or http://host/m/ID#watch=TOKEN
not-a-token = after the # this link has neither seat=, watch= nor device=; a link looks like http://host/m/ID#seat=TOKEN or http://host/m/ID#watch=TOKEN
not-a-server = { $text } is not the address of a server; one looks like http://127.0.0.1:8000
not-a-match = { $text } is not the id of a match; a link looks like http://host/m/ID#seat=TOKEN or http://host/m/ID#watch=TOKEN
no-seat-link = this is not a link to a seat; such a link ends in #seat= and a token
other-server = this link leads to { $there }, and this client talks to { $here }

## Connections

unreachable = { $server } cannot be reached ({ $problem }); is the server running?
does-not-answer = { $server } does not answer ({ $problem }); try again later
unanswered = { $server } did not answer ({ $problem }); the command may or may not have arrived: send it again with the key { $key }, and it counts once
no-answer = no answer came in time
http-status = HTTP status { $status }
stream-ended = the server ended the stream

## Servers that this client does not understand

no-rookery = { $host } answers with HTTP status { $status }; is this a Rookery server?
answer-too-large = the server's answer is larger than { $most } bytes
message-too-large = the server sent a message larger than { $most } bytes
bad-answer = the server's answer cannot be read: { $problem }
bad-message = the server's message cannot be read: { $problem }
bad-log = the server's log makes no sense: { $problem }
no-view = the server has not sent a view of the match
which-seat = the server does not say which seat of match { $match } this is
told-in-two-ways = the server has sent two different versions of event { $seq } of match { $match }
record-of-another-game = The record is not the game that this client saw.
seat-lost = the seat in match { $match } is open again, because the dice could not be agreed on; join again
commitments-changed = in match { $match } somebody changed seats after this client had sent its seed, so the seed no longer counts; join again
events-left-out = the server is leaving out events of the match
