# Was der Schiedsrichter sagt: Ablehnungen, und was man einander sagen kann.

## Plätze

which-seat = sag, für welchen Platz; es gibt 1 bis { $most }
no-such-seat = Platz { $seat } gibt es nicht; es gibt 1 bis { $most }
not-your-seat = Platz { $seat } ist nicht deiner
bot-plays-for-you = auf Platz { $seat } spielt ein Bot für dich; setz dich wieder, um selbst zu spielen
only-guests-join = hinsetzen können sich nur Menschen; Bots setzt der Server
seated = Platz { $seat } ist schon deiner
seat-taken = Platz { $seat } ist vergeben; nimm einen anderen
no-seat-for-a-bot = Platz { $seat } ist vergeben; ein Bot braucht einen freien Platz
nobody-there = auf Platz { $seat } sitzt niemand
not-seated = nur wer mitspielt, darf einen Bot dazusetzen; setz dich zuerst
server-only = das darf nur der Server
nothing-to-revoke = Platz { $seat } ist vergeben; die Einladung gilt schon nicht mehr
others-play = die anderen spielen noch; gib auf, oder biete ein Unentschieden an
bad-name = { $name } kann kein Name sein; er hat 1 bis { $most } sichtbare Zeichen
bad-commitment = { $commitment } legt keinen Seed fest; es braucht das SHA-256 von 32 Bytes, 64 Ziffern aus 0-9 und a-f
withheld = du hast deinen Seed in dieser Partie nicht gezeigt und kannst nicht mit einem anderen mitspielen; eröffne eine neue Partie
reveal-not-due = von Platz { $seat } wird kein Seed erwartet; gezeigt wird er einmal, wenn alle Plätze besetzt sind
seed-does-not-fit = das ist nicht der Seed, auf den sich Platz { $seat } festgelegt hat

## Eine Partie eröffnen

bad-seats = für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } braucht es ebenso viele Plätze, nicht { $seats }
bad-clock = diese Uhr geht nicht; Zeiten sind in Sekunden, höchstens dreißig Tage, und ein Zuschlag braucht eine Zeit für die Partie
bad-colours = diese Farben gehen nicht; jeder der { $players } Plätze braucht eine eigene, von 0 bis unter { $most }
bad-opening-start = von dort kann es nicht weitergehen: { $problem }
bad-opening-move = von dort kann es nicht weitergehen; Zug { $ply } ist nicht möglich: { $problem }
bad-opening-over = dort ist das Spiel schon zu Ende; spiel von einem früheren Zug weiter
bad-key = dieser Idempotenz-Schlüssel geht nicht; er hat 1 bis { $most } einfache Zeichen
key-reused = dieser Schlüssel gehört zu einem anderen Befehl; nimm einen neuen

## Spielen

stale = die Partie ist bei Ereignis { $seq }, nicht { $expected }; schau nach und versuch es noch einmal
not-started = die Partie hat noch nicht begonnen; es sind noch Plätze frei, oder Seeds fehlen
no-record-yet = die Partie hat noch nicht begonnen, also gibt es noch keine Aufzeichnung
over = die Partie ist zu Ende; frag nach einer Revanche
match-full = diese Partie ist sehr lang geworden; ab jetzt kannst du nur noch ziehen oder aufgeben
not-over = die Partie läuft noch; eine Revanche gibt es erst danach
not-your-turn = du bist nicht dran
turn-of-another = du bist nicht dran; dran ist Platz { $seat }
across-a-roll = vor den letzten Wurf kannst du nicht zurück
nothing-to-undo = du hast in dieser Runde noch nicht gezogen; bitte die anderen, einen Zug zurücknehmen zu dürfen
nothing-to-take-back = du hast noch keinen Zug zum Zurücknehmen
unknown-phrase = { $phrase } kann man hier nicht sagen; möglich sind { $phrases }

## Die anderen fragen

already-offered = { $what ->
        [takeback] Platz { $seat } hat schon um eine Rücknahme gebeten
        [draw] Platz { $seat } hat schon ein Unentschieden angeboten
        [hints] Platz { $seat } hat schon um Tipps gebeten
       *[rematch] Platz { $seat } hat schon um eine Revanche gebeten
    }; antworte, oder warte auf die anderen
nothing-offered = { $what ->
        [takeback] niemand bittet um eine Rücknahme
        [draw] niemand bietet ein Unentschieden an
        [hints] niemand bittet um Tipps
       *[rematch] niemand bittet um eine Revanche
    }
own-offer = { $what ->
        [takeback] um die Rücknahme hast du selbst gebeten
        [draw] das Unentschieden hast du selbst angeboten
        [hints] um Tipps hast du selbst gebeten
       *[rematch] um die Revanche hast du selbst gebeten
    }; die anderen müssen antworten
already-answered = { $what ->
        [takeback] der Rücknahme hast du schon zugestimmt
        [draw] dem Unentschieden hast du schon zugestimmt
        [hints] den Tipps hast du schon zugestimmt
       *[rematch] der Revanche hast du schon zugestimmt
    }; die anderen müssen noch antworten
nobody-to-ask = du spielst allein: Niemand kann einem Unentschieden zustimmen
bots-play-on = Bots nehmen kein Unentschieden an; gib auf, wenn du genug hast
hints-are-free = Tipps sind schon erlaubt; frag einfach
rematched = die nächste Partie ist schon da: { $match }

## Protokolle, die keine Partie sind

no-first-event = das erste Ereignis einer Partie ist created, mit der Nummer 1
other-game = Partie { $match } lässt sich hier nicht spielen: { $problem }
other-rules = Partie { $match } folgt Version { $version } der Regeln von { $title }, und hier gilt Version { $here }
events-missing = Partie { $match } hat { $seq } Ereignisse, und das nächste kann nicht Nummer { $next } sein
impossible-event = Ereignis { $seq } der Partie { $match } ist unmöglich: { $problem }
created-twice = eine Partie wird nur einmal eröffnet
roll-not-due = Wurf { $n } ist noch nicht dran
turn-of-nobody = Platz { $seat } ist nicht dran
other-deal = Partie { $match } mischt ihren Anfang so, wie es ihre Regeln nicht kennen
nothing-to-reveal = es wird kein Seed erwartet
seeds-not-kept = alle müssen sich auf ihre Seeds festlegen, bevor einer gezeigt wird, und zeigen, worauf sie sich festgelegt haben
nothing-to-drop = es gibt keine { $plies } Züge zum Zurücknehmen

## Was man einander sagen kann

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege …
phrase-your-turn = Du bist dran.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

## Was man ohne Worte tun kann, nach dem Namen zu lesen

emote-wave = winkt
emote-smile = lächelt
emote-laugh = lacht
emote-cheer = jubelt
emote-love = schickt ein Herz
emote-wink = zwinkert
emote-gasp = staunt
emote-ponder = grübelt
emote-sad = ist traurig
emote-sleepy = ist müde
