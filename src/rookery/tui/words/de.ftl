# Was das Terminal während eines Spiels sagt.

## Rund um ein Spiel

opening = { $title }: { $goal }
your-move = { $who }, du bist dran (? für Hilfe):{ " " }
type-a-move = Gib einen Zug ein, oder ? für Hilfe.
help =
    Gib einen Zug ein, oder den Anfang, um zu sehen, wie er weitergehen kann.
    {"  "}moves   alle erlaubten Züge      hint    was ein starker Spieler täte
    {"  "}board   das Brett neu zeichnen   undo    deinen letzten Zug zurücknehmen
    {"  "}save    in Datei speichern       level   die Bots stärker oder schwächer machen
    {"  "}rules   die Regeln lesen         quit    aufhören; die Partie wird gespeichert
    Ein Pfeil zeigt, wohin eine Figur schaut, ein Stern, dass sie etwas trägt.
plays = { $who } spielt { $move }: { $what }
played = { $move }: { $told }
rolls = Gewürfelt: { $what }
ask-caution = { $caution }. Trotzdem spielen? (j/n){ " " }
nothing-to-undo = Es gibt nichts zurückzunehmen.
only-move = Tipp: { $move } ist der einzige Zug.

## Rätsel

puzzle-number = { $title }, Rätsel { $number } ({ $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
})
puzzle-move = { $who }, du bist dran (? für Hilfe):{ " " }
puzzle-help =
    Gib den Zug ein, den du für richtig hältst.
    {"  "}moves   alle erlaubten Züge      hint      der richtige Zug
    {"  "}board   das Brett neu zeichnen   solution  alles Übrige zeigen und gehen
    {"  "}undo    beim Solitär: zurück     quit      gehen
puzzle-not-this = Dieser nicht.
puzzle-take-back = Mit undo geht es auf einem anderen Weg weiter.
puzzle-hint = Tipp: { $move }: { $what }.
puzzle-solution = Die Lösung: { $moves }
other-side = die andere Seite

## Wer ist wer

you = du
bot = Bot: { $level }
side = { $who }: { $letters } ({ $player })
thing = { $what }: { $letter }
directions = Richtungen: { $arrows }
level =
    { $level ->
        [egg] Ei
        [chick] Küken
        [juvenile] Jungvogel
        [adult] Altvogel
        [emperor] Kaiser
       *[other] { $level }
    }
seat-level = { $who }: { $level }
bot-lost = { $who } hat verloren: { $problem }. Wähle mit --bots einen anderen Bot, um weiterzuspielen.
no-bots = Hier spielt kein Bot.
change-level = Zum Ändern gib level und eine Stufe ein: { $levels }

## Tipps

hint-proven = Tipp: { $move } ({ $verdict }, bewiesen): { $what }.
hint-chance = Tipp: { $move } ({ NUMBER($chance, style: "percent") } Gewinnchance): { $what }.
hint-prospects = Tipp: { $move } (erwartete Punkte { NUMBER($chance, style: "percent") }): { $what }.
hint-as-good = Ebenso gut: { $moves }.
hint-continues = So kann es weitergehen: { $moves }

## Das Ende

places = Plätze: { $places }
well-played = Gut gespielt, { $who }!
play-again =
    Noch einmal spielen:
    {"  "}{ $command }
play-harder =
    Oder eine Stufe schwerer:
    {"  "}{ $command }

## Dateien

saved =
    Gespeichert. So geht es später weiter:
    {"  "}{ $command }
nothing-to-save = Es wurde noch nicht gespielt, also auch nichts gespeichert.
save-or-quit = Gib save und einen anderen Dateinamen ein, oder noch einmal quit.
from-here =
    So geht es später von hier weiter, ohne die bisherigen Züge:
    {"  "}{ $command }
cannot-save = die Partie lässt sich nicht in { $file } speichern ({ $reason })
file-exists = { $file } gibt es schon; nimm einen anderen Namen
no-saved-game = in { $folder } ist keine gespeicherte Partie; gib eine Datei an
cannot-resume = { $file } lässt sich nicht fortsetzen: { $problem }
is-a-folder = das ist ein Ordner; gib eine Datei an
many-records = die Datei enthält mehrere Partien; rookery records { $file } --number N --to json schreibt eine davon in eine eigene Datei
converted = { $file } hat das ältere Format { $older }; ab jetzt wird sie als { $form } gespeichert.

## Plätze

no-bot-seat = kein Bot hat Platz { $seat }; Bots sitzen auf { $seats }
no-bot-at-all = kein Bot hat Platz { $seat }; auf allen Plätzen sitzen Menschen

## Die App

type-here = Ein Zug, oder ? für Hilfe
app-help =
    Wähle eine markierte Figur oder ein markiertes Feld: mit der Maus oder mit Pfeiltasten und Enter.
    Tab geht durch alles, was du wählen kannst, Escape nimmt den letzten Schritt zurück.

    Oder gib einen Zug ein, auch mehrere hintereinander (p12 p11 n11*), und drücke Enter.
    Tab ergänzt ihn. Was du sonst eingeben kannst, vieles mit eigener Taste:

    {"  "}hint      F2   was ein starker Spieler täte
    {"  "}undo      F3   deinen letzten Zug zurücknehmen
    {"  "}moves     F4   alle Züge bisher, in Worten
    {"  "}turn      F5   ein Brett, das auf der Ecke steht, gerade stellen oder zurück
    {"  "}pace      F6   langsamer oder schneller: slow, normal, fast, instant
    {"  "}rules     F7   die Regeln des Spiels
    {"  "}level          die Bots stärker oder schwächer machen: level adult, level 2=egg
    {"  "}save           in eine andere Datei speichern: save DATEI
    {"  "}resign         aufgeben; draw, hints: danach fragen; accept, decline: antworten (Server)
    {"  "}always         diese Antwort jedes Mal geben; noch einmal, um wieder zu wählen
    {"  "}quit      F10  aufhören; die Partie wird gespeichert

    Auf dem Brett zeigt ein Pfeil, wohin eine Figur schaut, ein Stern, dass sie etwas trägt.
    Zeichen um ein Feld: ( ) es ist wählbar, [ ] dort steht der Cursor, < > der Tipp.
    Was sich im letzten Zug bewegt hat, ist unterstrichen.
yes = ja
no = nein
on = an
off = aus
caution = { $caution }. Trotzdem?
path = { $label } ({ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
})
thing-leads = { $thing }: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
not-your-turn = Du bist nicht dran.
thinks = { $who } denkt nach …
thinking-of-hint = Ich denke nach …
too-narrow-plain = Dieses Fenster ist zu schmal für das Brett: Es braucht { $columns } Spalten. { $status }
too-narrow = Dieses Fenster ist zu klein für das Brett: Es braucht { $columns } Spalten und { $rows } Zeilen.
moves-now = Du kannst spielen: { $moves }
no-moves-yet = Noch hat niemand gezogen.
pace = Tempo: { $pace ->
    [slow] langsam
    [normal] normal
    [fast] schnell
    [instant] sofort
   *[other] { $pace }
}.
always = Immer: { $label } (eine Taste, um selbst zu wählen)
always-no-more = Ab jetzt wirst du wieder gefragt.
nothing-always = Hier gibt es keine Antwort, die immer gelten kann.
saved-at = Gespeichert. Später weiterspielen: { $command }
bots-ended = die Bots sind ausgefallen; mit dem nächsten Zug starten sie wieder
choose-game = wähle ein Spiel und drücke Enter
choose-resume = Gespeicherte Partie …
choose-open = Link oder Datei öffnen …
about-resume = Spiele eine Partie weiter, die du hier begonnen hast, oder sieh sie dir noch einmal an.
about-open = Füge den Link einer Partie auf einem Server ein, um mitzuspielen oder zuzusehen, oder nenne die Datei einer gespeicherten Partie.
players = Spieler
options = Optionen
person = Ein Mensch

## Mehrere Züge hintereinander

wrong-in-a-row = { $move } kann nicht auf { $before } folgen: { $problem }
turn-ends-before = { $move } kann nicht auf { $before } folgen: Dein Zug endet vorher

## Gespeicherte Partien

saved-games = Gespeicherte Partien
no-saved-games = Es gibt noch keine gespeicherte Partie.
saved-game = { $title }, { $date }: { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}, { $state }
saved-over = zu Ende
saved-open = noch offen
programs-in-file = ein Bot dieser Partie ist das Programm { $program }; setze sie mit rookery play --resume und --bots fort
ply-of = { $ply }/{ $plies } · { $status }
chance = { NUMBER($chance, style: "percent") }

## Eine Partie auf einem Server

absent = { $name } (nicht da)
server-gone = { $problem }. Er wird weiter gesucht; nichts ist verloren.
on-its-way = Dein Zug ist unterwegs …
only-on-server = hier könnte niemand antworten; das geht nur in Partien auf einem Server
nothing-is-asked = niemand fragt nach etwas
asks-for = { $what ->
    [takeback] { $who } möchte einen Zug zurücknehmen: accept oder decline?
    [draw] { $who } bietet Remis an: accept oder decline?
    [hints] { $who } möchte Tipps erlauben: accept oder decline?
   *[rematch] { $who } möchte noch einmal spielen: accept oder decline?
}
said = { $what ->
    [resign] Du hast aufgegeben.
    [draw] Du hast Remis angeboten.
    [hints] Du hast gefragt, ob Tipps erlaubt werden.
    [accept] Du hast zugestimmt.
   *[decline] Du hast abgelehnt.
}
only-watching = du siehst nur zu
levels-on-server = die Bots einer Partie auf einem Server wählt, wer sie eröffnet
join-title = Einer Partie beitreten
join-where = Eine Partie auf { $server }. Dein Name:
join-on-the-way = Du setzt dich …
join-waiting = { $count ->
    [0] Alle sind da. Gleich geht es los.
    [one] Warten, dass sich jemand auf Platz { AND($seats) } setzt …
   *[other] Warten, dass sich jemand auf die Plätze { AND($seats) } setzt …
}

## Die Namen der Tasten

key-help = Hilfe
key-hint = Tipp
key-undo = Zurück
key-moves = Züge
key-turn = Drehen
key-pace = Tempo
key-rules = Regeln
key-leave = Ende
key-close = Schließen
key-play = Spielen
key-resume = Fortsetzen
key-open = Öffnen
key-quit = Beenden
key-replay = Ansehen
key-back = Zurück
key-on = Weiter
key-start = Anfang
key-end = Ende
key-run = Abspielen
key-play-on = Weiterspielen
