# Was die Codes von Ablehnungen bedeuten, für alle, die Programme schreiben.

## Zu einer Partie

stale = die Partie ist schon weiter; details: seq, und events, die seither
bad-key = ein Idempotenz-Schlüssel hat 1 bis 64 Zeichen
no-such-seat = diesen Platz gibt es in der Partie nicht
not-your-seat = diesen Platz hat jemand anderes oder niemand
not-seated = das darf nur, wer mitspielt
seat-taken = dort sitzt jemand; nimm einen anderen Platz
seated = dieser Platz ist schon deiner
nobody-there = auf diesem Platz sitzt niemand
bad-name = ein Name hat 1 bis 24 sichtbare Zeichen
bad-commitment = die Festlegung auf einen Seed ist ein SHA-256: 64 Ziffern aus 0-9 und a-f
wrong-seed = das ist nicht der Seed, der festgelegt war
reveal-not-due = von diesem Platz wird kein Seed erwartet
withheld = wer einen Seed zurückgehalten hat, kann in dieser Partie nicht wieder mitspielen
bad-seats = eine Partie hat einen Plan für jeden Platz
bad-colours = jeder Platz hat eine eigene Farbe
bad-opening = von dort kann es nicht weitergehen
bad-clock = Zeiten sind Sekunden ab 0; ein Zuschlag braucht eine Zeit für die Partie
unknown-phrase = diesen Satz gibt es nicht; details: phrases
not-started = es sind noch Plätze frei
over = die Partie ist zu Ende
match-full = die Partie hat zu viele Ereignisse; möglich sind nur noch Züge und Aufgeben
not-over = eine Revanche gibt es erst nach dem Ende
not-your-turn = ein anderer Platz ist dran; details: turn
nothing-to-undo = dieser Platz hat keinen Zug zum Zurücknehmen
across-a-roll = vor den letzten Wurf geht es nicht zurück
already-offered = darum wird schon gebeten; details: seat, wer gebeten hat
nothing-offered = darum bittet niemand
own-offer = auf die eigene Bitte kann man nicht antworten
already-answered = dieser Gast hat schon zugestimmt
bots-play-on = Bots nehmen kein Unentschieden an
nobody-to-ask = du spielst allein, also kann niemand zustimmen
hints-are-free = Tipps sind schon erlaubt; niemand muss zustimmen
hints-not-agreed = hier spielen Menschen gegeneinander, und nicht alle haben Tipps zugestimmt
rematched = die nächste Partie ist schon da; details: match
server-only = das darf nur der Server
others-play = eine Partie, die andere spielen, kann man nicht abbrechen

## Zu Spielen und Zügen

unknown-game = kein Spiel heißt so
bad-option = eine Option, ihr Wert oder die Zahl der Personen passt nicht zum Spiel
unknown-level = kein Bot hat diese Stufe; details: levels
bad-notation = so schreibt man keinen Zug; details: place und moves, die erlaubten
illegal-move = die Regeln erlauben diesen Zug hier nicht; details: moves, die erlaubten

## Zum Server

bad-body = das ist nicht das JSON, das hier hingehört
no-puzzle = das Spiel hat kein Rätsel mit dieser Nummer
bad-record = das ist keine Aufzeichnung, oder sie lässt sich nicht nachspielen; details: ply, wo sie nicht mehr stimmt
bad-after = after ist die Nummer eines Ereignisses, oder 0
no-guest = frag zuerst GET /api/me, von dort kommt ein Cookie, oder GET /api/credential
used-link = der Link zu diesem Token wurde benutzt oder widerrufen, oder er ist abgelaufen
no-invitation = auf diesen Platz kommt man nur mit Einladung
not-host = das darf nur, wer die Partie eröffnet hat
unknown-code = keine offene Klasse hat diesen Code
unknown-class = diese Klasse gibt es nicht, oder du leitest sie nicht
class-full = alle Tische der Klasse sind besetzt
bad-class = eine Klasse braucht entweder eine Zahl von Tischen oder eine Zahl von Kindern, und nicht zu viele
bad-lessons = die Datei mit Lektionen hat Fehler; die Meldung nennt jeden mit seiner Zeile
wrong-origin = fremde Seiten dürfen nicht im Namen eines Gastes handeln
banned = der Betreiber hat diese Adresse für einige Zeit gesperrt
wrong-host = unter diesem Namen antwortet dieser Server nicht
wrong-csrf = in den Header X-Rookery-CSRF gehört, was GET /api/me sagt
unknown-match = diese Partie gibt es nicht, oder nichts davon, was du sehen darfst
unknown-page = unter dieser Adresse gibt es nichts
no-documentation = die Dokumentation ist nicht gebaut
wrong-method = diese Adresse nimmt eine andere Methode
key-reused = dieser Schlüssel gehört zu einem anderen Befehl oder zu einer anderen Partie, die du eröffnet hast
conflict = andere waren schneller, mehrmals hintereinander; schau nach und versuch es noch einmal
other-rules = die Partie folgt Regeln, die dieser Server nicht hat; sie bleibt, wie sie ist
broken-log = die Aufzeichnung der Partie ist beschädigt
too-large = das ist zu groß
wrong-type = die Anfrage muss application/json sein
too-many-requests = warte einen Moment
too-many-matches = spiel erst einige deiner Partien zu Ende
too-many-sockets = schließ erst einige deiner Seiten
failed = der Server hat einen Fehler gemacht; nichts ist verloren
database-busy = die Partien sind gerade nicht zu erreichen; versuch es mit demselben Schlüssel noch einmal
thinking-busy = alle Ratgeber sind beschäftigt; versuch es noch einmal
thinking-failed = der Ratgeber ist nicht rechtzeitig fertig geworden; versuch es noch einmal
stopping = der Server wird gerade beendet; komm gleich wieder
slow-reader = Nachrichten wurden nicht rechtzeitig gelesen; verbinde dich neu, mit after
