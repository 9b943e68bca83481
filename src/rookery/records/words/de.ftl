# Was über aufgezeichnete Spiele gesagt wird.

## Keine Aufzeichnung, oder eine, die nicht aufgeht

too-large = das ist zu groß für eine Aufzeichnung; höchstens { $most } Bytes sind erlaubt
not-a-record = das ist keine Aufzeichnung; eine Aufzeichnung ist JSON mit dem format { $format } oder ein PGN-ähnlicher Text, der mit seinen Angaben beginnt
other-format = das hat das Format { $found }; dieses Rookery liest { $format }
damaged = die Aufzeichnung ist beschädigt ({ $problem })
too-many-moves = es sind { $moves } Züge; gelesen werden höchstens { $most }
bad-colours = jede Person braucht eine eigene Farbe, oder es sind gar keine Farben angegeben
too-many-given = laut Aufzeichnung wurden { $given } Züge vorher gespielt, sie hat aber nur { $moves }
times-missing = es sind { $times } Zeiten für { $moves } Züge
bot-without-name = ein Bot hat keinen Namen
seats-and-players = die Zahl der Plätze, { $seats }, passt nicht zu { $players } Spielern
bad-record-seed = der Seed muss eine ganze Zahl von 0 bis { $most } sein, nicht { $seed }
bad-date = das Datum { $date } ist kein Tag wie 2026-01-31
not-hexadecimal = { $name } hat nicht { $digits } Ziffern aus 0-9 und a-f
secret-without-commitment = ein Geheimnis ohne Festlegung beweist nichts; gib beides an oder keins
bad-seed = der Seed { $seed } besteht nicht aus bis zu 64 Buchstaben, Ziffern, _ oder -
other-dice = der Würfel ist { $found }; dieses Rookery kennt { AND($known) }
commitments-missing = es sind { $commitments } Festlegungen für { $seeds } Seeds
too-many-seeds = es sind { $seeds } Seeds für { $players } Personen
breaks-at = die Aufzeichnung stimmt ab Zug { $ply } von { $plies } nicht mehr: { $problem }
breaks-at-start = die Aufzeichnung stimmt schon am Anfang nicht: { $problem }
breaks-at-end = die Aufzeichnung stimmt am Ende nicht, bei Zug { $ply }: Das Ergebnis ist { $result }
cannot-replay = die Aufzeichnung lässt sich nicht nachspielen: { $problem }
other-rules = die Aufzeichnung folgt Version { $rules } der Regeln von { $title }, und hier gilt Version { $here }
older-rules = die Aufzeichnung folgt Version { $rules } der Regeln von { $title }, und hier gilt Version { $here }: { $changed }
not-over-by-rules = nach den Regeln ist die Partie nicht zu Ende, also muss das Ergebnis { OR($right) } sein oder fehlen, nicht { $reason }
not-a-receipt = das ist keine Quittung; eine Quittung ist JSON mit dem format { $format }
damaged-receipt = die Quittung ist beschädigt ({ $problem })
result-does-not-fit = Sieger und Punkte passen nicht zum Ende „{ $reason }“

## Ergebnisse

player = Platz { $n }
winners = { AND($who) } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } ({ $why })
no-winner = niemand gewinnt ({ $why })
resignation = Aufgabe
agreement = Vereinbarung
time = Zeit abgelaufen
length = zu lang
forfeit = Programmfehler
called-off = abgebrochen

## Was bewiesen ist, und was nicht

untrue = Falsch: { $problem }.
all-legal = { $plies ->
        [one] Der eine Zug ist
       *[other] Alle { $plies } Züge sind
    } erlaubt nach den Regeln von { $title }, Version { $version }.
not-over = Die Partie ist nicht zu Ende.
ended-by-players = Das Ergebnis: { $result }. Beendet haben es die Spieler, nicht die Regeln.
result-follows = Das Ergebnis folgt aus der letzten Stellung: { $result }.
no-commitment = Niemand hat sich auf ein Geheimnis festgelegt; { $rolls ->
        [0] der Anfang kann
        [one] Anfang und 1 Wurf können
       *[other] Anfang und { $rolls } Würfe können
    } also irgendwoher kommen.
secret-hidden = Das Geheimnis ist noch nicht verraten; { $rolls ->
        [0] der Anfang lässt
        [one] Anfang und 1 Wurf lassen
       *[other] Anfang und { $rolls } Würfe lassen
    } sich also noch nicht prüfen.
no-chance = In dieser Partie bleibt nichts dem Zufall überlassen.
secret-right = Das Geheimnis passt zur Festlegung des Servers.
secret-wrong = Das Geheimnis passt nicht zur Festlegung des Servers: Sein SHA-256 ist ein anderer.
seeds-right = { $seeds ->
        [one] Der Seed passt zu seiner Festlegung.
       *[other] Alle { $seeds } Seeds passen zu ihren Festlegungen.
    }
seed-wrong = Seed { $n } passt nicht zu seiner Festlegung.
no-persons = Kein Mensch hat einen Seed beigetragen; wer den Server betrieb, konnte die Würfe also aussuchen.
no-receipt = Würfel { $protocol }: Alle legen sich auf einen Seed fest, bevor jemand seinen zeigt. Aber diese Datei allein zeigt nur, dass ihre Teile zusammenpassen; wer sie geschrieben hat, kann sich alles ausgedacht haben. Erst die Quittung einer Person, der du vertraust, etwa deine eigene, würde beweisen, dass niemand einen Wurf ausgesucht hat.
receipt-right = Würfel { $protocol }: Die Quittung hat dieselben Festlegungen, gesehen, bevor ihre Person einen Seed gezeigt hat. Ohne Hilfe dieser Person konnte also niemand einen Wurf aussuchen, und niemand außer dem Betreiber des Servers konnte einen vorher wissen.
open-seeds = Würfel { $protocol }, wie sie waren, bevor sich alle auf Seeds festlegten: Wer den Server betrieb und sich zuletzt setzte, konnte die Würfe aussuchen. Eine Prüfung zeigt nur, dass die Teile der Datei zusammenpassen.
receipt-other-secret = Die Quittung hat eine andere Festlegung des Servers: Sie ist von einer anderen Partie, oder das Geheimnis wurde ausgetauscht.
receipt-other-commitments = Die Quittung hat andere Festlegungen: Die Seeds sind nicht die, die feststanden, als ihre Person einen Seed zeigte.
receipt-before-reveal = Die Quittung wurde gespeichert, bevor ihre Person einen Seed gezeigt hat, und sagt deshalb nicht, welche Festlegungen da waren; speichere sie nach dem Beginn noch einmal.
receipt-seed-missing = Der Seed der Quittung ist nicht unter den Seeds: Ihre Person hatte keinen Anteil an diesem Würfel.
start-right = Der Anfang ist der, den das Geheimnis und die Seeds der Spieler ergeben.
start-given = Das Spiel setzt eine frühere Partie fort: Über den Anfang{ $plies ->
        [0] {""}
        [one] {" "}und den ersten Zug
       *[other] {" "}und die ersten { $plies } Züge
    } sagt der Würfel nichts.
start-wrong = Der Anfang ist nicht der, den das Geheimnis und die Seeds der Spieler ergeben.
roll-wrong = Wurf { $roll }, bei Zug { $ply }, ist { $found }, und der Würfel sagt { $right }.
rolls-wrong = Von { $rolls } Würfen sind { $wrong } nicht das, was der Würfel sagt.
rolls-right = { $rolls ->
        [one] Der eine Wurf
       *[other] Alle { $rolls } Würfe
    } { $rolls ->
        [one] fiel
       *[other] fielen
    }, wie der Würfel sagt.

## Texte nach Art von PGN

at-line = Zeile { $line }: { $problem }
not-one-text = in diesem Text sind { $games } Partien; erwartet wird nur eine
open-comment = der Kommentar, der hier beginnt, hört nicht auf; schließ ihn mit einer geschweiften Klammer
no-result-token = die Partie, die hier beginnt, hat nach ihrem letzten Zug kein Ergebnis; erwartet wird 1-0, 0-1, 1/2-1/2 und so weiter, oder *, wenn sie nicht zu Ende ist
stray-mark = { $mark } gehört nicht hierher; Züge mit solchen Zeichen stehen in Anführungszeichen, Kommentare in geschweiften Klammern
bad-tag = { $found } ist keine Angabe; erwartet wird [Name "Wert"]
bad-quotation = { $found } ist kein Text in Anführungszeichen; ein Anführungszeichen darin schreibt man \", einen umgekehrten Schrägstrich \\
other-number = statt der Nummer { $found } müsste hier { $right } stehen
no-number = hier steht { $found }; erwartet wird die Nummer { $right }, oder nach dem letzten Zug das Ergebnis
other-result = das Ergebnis { $found } passt nicht zu den Angaben, { $right }{ $hint }
result-tags-missing = ; eine beendete Partie hat die Angaben Reason und Scores
no-tag = es gibt keine Angabe { $name }{ $near }; es gibt { $names }
bad-option-tag = die Option { $value } ist nicht Name=Wert, oder sie steht zweimal da
tag-twice = die Angabe { $name } steht schon in Zeile { $line }
tag-missing = die Angabe { $name } fehlt
seat-missing = die Angabe { $name } gehört zu einem Platz, den es nicht gibt: Es spielen { $players }, gezählt ab 1
bad-tag-value = { $value } ist nicht lesbar; erwartet wird { $right }
other-tag-value = { $value } bedeutet hier nichts; erwartet wird { OR($right) }

## Dateien und Ordner mit vielen

no-such-file = es gibt keine solche Datei und keinen solchen Ordner
empty-folder = in diesem Ordner sind keine Aufzeichnungen; sie stehen in Dateien, die auf { $endings } enden, mit oder ohne .gz
empty-file = die Datei ist leer; eine Datei mit Aufzeichnungen hat mindestens eine
cut-off = die Datei ist abgeschnitten: Der Rest der komprimierten Datei fehlt
damaged-gzip = die Datei ist beschädigt: Sie lässt sich nicht entpacken
cannot-read = die Datei lässt sich nicht lesen ({ $reason })
arena-results = das sind Ergebnisse einer Arena, ohne Züge; die Partien stehen in der Datei, die auf .games.jsonl.gz endet
