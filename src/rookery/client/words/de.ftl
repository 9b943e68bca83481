# Was zwischen einem Client und einem Server schiefgeht.

## Links

not-a-link = { $text } ist keine Adresse; ein Link sieht aus wie http://host/m/ID#seat=TOKEN oder http://host/m/ID#watch=TOKEN
not-a-token = nach dem # steht in diesem Link weder seat= noch watch= oder device=; ein Link sieht aus wie http://host/m/ID#seat=TOKEN oder http://host/m/ID#watch=TOKEN
not-a-server = { $text } ist nicht die Adresse eines Servers; eine sieht aus wie http://127.0.0.1:8000
not-a-match = { $text } ist nicht die Kennung einer Partie; ein Link sieht aus wie http://host/m/ID#seat=TOKEN oder http://host/m/ID#watch=TOKEN
no-seat-link = das ist kein Link zu einem Platz; so einer endet mit #seat= und einem Token
other-server = dieser Link führt zu { $there }, und dieser Client spricht mit { $here }

## Verbindungen

unreachable = { $server } ist nicht zu erreichen ({ $problem }); läuft der Server?
does-not-answer = { $server } antwortet nicht ({ $problem }); versuch es später noch einmal
unanswered = { $server } hat nicht geantwortet ({ $problem }); vielleicht kam der Befehl an, vielleicht nicht: Schick ihn mit dem Schlüssel { $key } noch einmal, dann gilt er genau einmal
no-answer = es kam rechtzeitig keine Antwort
http-status = HTTP-Status { $status }
stream-ended = der Server hat die Verbindung beendet

## Server, die dieser Client nicht versteht

no-rookery = { $host } antwortet mit HTTP-Status { $status }; ist das ein Rookery-Server?
answer-too-large = die Antwort des Servers ist größer als { $most } Bytes
message-too-large = der Server hat eine Nachricht geschickt, die größer als { $most } Bytes ist
bad-answer = die Antwort des Servers lässt sich nicht lesen: { $problem }
bad-message = die Nachricht des Servers lässt sich nicht lesen: { $problem }
bad-log = das Protokoll des Servers ergibt keinen Sinn: { $problem }
no-view = der Server hat nicht gesagt, wie die Partie steht
which-seat = der Server sagt nicht, welcher Platz der Partie { $match } das ist
told-in-two-ways = der Server hat zwei verschiedene Fassungen von Ereignis { $seq } der Partie { $match } geschickt
record-of-another-game = Die Aufzeichnung ist nicht die Partie, die dieser Client gesehen hat.
seat-lost = der Platz in Partie { $match } ist wieder frei, weil kein Würfel zustande kam; setz dich noch einmal
commitments-changed = in Partie { $match } hat jemand den Platz gewechselt, nachdem dieser Client seinen Seed geschickt hatte; er zählt nicht mehr: setz dich noch einmal
events-left-out = der Server lässt Ereignisse der Partie aus
