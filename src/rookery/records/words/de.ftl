# Was über aufgezeichnete Spiele gesagt wird.

## Keine Aufzeichnung, oder eine, die nicht aufgeht

too-large = das ist größer als jede Aufzeichnung, { $most } Bytes
not-a-record = das ist keine Aufzeichnung; eine Aufzeichnung ist JSON mit dem format { $format }
other-format = das hat das Format { $found }, und dieses Rookery liest { $format }
damaged = die Aufzeichnung ist beschädigt ({ $problem })
too-many-moves = es sind { $moves } Züge; gelesen werden höchstens { $most }
bad-colours = jede Person hat eine eigene Farbe, oder es sind keine Farben genannt
too-many-given = { $given } von { $moves } Zügen können nicht vorher gespielt worden sein
times-missing = es sind { $times } Zeiten für { $moves } Züge
bot-without-level = der Bot { $name } hat keine Stufe
not-hexadecimal = { $name } hat nicht { $digits } Ziffern aus 0-9 und a-f
secret-without-commitment = ein Geheimnis ohne Festlegung beweist nichts; gib beides an oder keins
bad-seed = der Seed { $seed } besteht nicht aus bis zu 64 Buchstaben, Ziffern, _ oder -
too-many-seeds = es sind { $seeds } Seeds für { $players } Personen
breaks-at = die Aufzeichnung geht bei Zug { $ply } von { $plies } nicht auf: { $problem }
breaks-at-start = die Aufzeichnung geht gleich am Anfang nicht auf: { $problem }
breaks-at-end = die Aufzeichnung geht am Ende nicht auf, bei Zug { $ply }: Das Ergebnis ist { $result }
cannot-replay = die Aufzeichnung lässt sich nicht nachspielen: { $problem }
other-rules = die Aufzeichnung folgt Version { $rules } der Regeln von { $title }, und hier gilt Version { $here }
older-rules = die Aufzeichnung folgt Version { $rules } der Regeln von { $title }, und hier gilt Version { $here }: { $changed }
not-over-by-rules = nach den Regeln ist das Spiel nicht zu Ende, also ist das Ergebnis { OR($right) } oder keins, nicht { $reason }
result-does-not-fit = Sieger und Punkte passen nicht zum Ende „{ $reason }“

## Ergebnisse

player = Platz { $n }
winners = { AND($who) } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } ({ $why })
no-winner = kein Sieg ({ $why })
resignation = aufgegeben
agreement = vereinbart
time = Zeit abgelaufen

## Was bewiesen ist, und was nicht

untrue = Stimmt nicht: { $problem }.
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
secret-right = Das Geheimnis ist das, auf das sich der Server vor dem Spiel festgelegt hat.
secret-wrong = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hat: Sein SHA-256 ist ein anderer.
start-right = Der Anfang ist der, den das Geheimnis und die Seeds der Spieler ergeben.
start-given = Das Spiel setzt eine frühere Partie fort: Über den Anfang und { $plies ->
        [one] den ersten Zug
       *[other] die ersten { $plies } Züge
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
