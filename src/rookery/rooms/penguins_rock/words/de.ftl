# Was Penguins Rock! sagt.

summary = Sammle Steine, hüpf über andere und raub Nester aus: Das erste volle Nest mit Wache gewinnt.

rules-changed = das Brett ist neu, mit zwölf Feldern im Ringweg und zwei auf jedem Pfad, und ein Hüpfer über eine Reihe von Pinguinen ist ein Schritt

## Optionen

option-board = Das Brett
    .about = wie die Felder liegen
    .rookery = Rookery
option-second_penguin = Der zweite Pinguin geht
    .about = wann Pinguin 2 nach dem Aufwachen zum ersten Mal gehen darf
    .same_turn = im selben Zug
    .next_turn = im nächsten Zug
option-fill_all_piles = Alle Haufen füllen
    .about = alle vier Haufen bekommen Steine, egal wie viele spielen
option-drop = Steine ablegen
    .about = wo Steine abgelegt werden dürfen
    .nest = im Nest
    .anywhere = überall
option-hop = Ein Hüpfer über mehrere Pinguine
    .about = was es kostet, über Pinguine in einer Reihe zu hüpfen
    .row = zusammen einen Schritt
    .each = einen Schritt für jeden
option-first = Wer anfängt
    .about = der Platz, der anfängt; 1 ist Rot
option-turn_cap = Längste Partie, in Zügen
    .about = nach so vielen Zügen ohne Sieg endet die Partie unentschieden; 0 heißt ohne Grenze
    .zero = ohne Grenze

takes-a-seat = ein besetzter Platz, 1 bis { $players }

## Plätze

seat-red = Rot
    .er = Roter
    .e = rote
    .en = roten
seat-blue = Blau
    .er = Blauer
    .e = blaue
    .en = blauen
seat-green = Grün
    .er = Grüner
    .e = grüne
    .en = grünen
seat-yellow = Gelb
    .er = Gelber
    .e = gelbe
    .en = gelben

## Orte: .on, .to, .from und .over sind, wie Sätze von ihnen sprechen

pile = Haufen von { $who }
    .on = auf dem Haufen von { $who }
    .to = auf den Haufen von { $who }
    .from = vom Haufen von { $who }
    .over = über dem Haufen von { $who }
middle = Mitte im Nest von { $who }
    .on = in der Mitte des Nests von { $who }
    .to = in die Mitte des Nests von { $who }
    .from = aus der Mitte des Nests von { $who }
    .over = über der Mitte des Nests von { $who }
nest-space = Nest von { $who }, Feld { $number }
    .on = auf Feld { $number } im Nest von { $who }
    .to = auf Feld { $number } im Nest von { $who }
    .from = von Feld { $number } im Nest von { $who }
    .over = über Feld { $number } im Nest von { $who }
path-space = Pfad von { $who }, Feld { $number }
    .on = auf Feld { $number } des Pfads von { $who }
    .to = auf Feld { $number } des Pfads von { $who }
    .from = von Feld { $number } des Pfads von { $who }
    .over = über Feld { $number } des Pfads von { $who }
road-by = Ringweg beim Pfad von { $who }
    .on = auf dem Ringweg beim Pfad von { $who }
    .to = auf den Ringweg beim Pfad von { $who }
    .from = vom Ringweg beim Pfad von { $who }
    .over = über dem Ringweg beim Pfad von { $who }
road-between = Ringweg zwischen den Pfaden von { $one } und { $other }
    .on = auf dem Ringweg zwischen den Pfaden von { $one } und { $other }
    .to = auf den Ringweg zwischen den Pfaden von { $one } und { $other }
    .from = vom Ringweg zwischen den Pfaden von { $one } und { $other }
    .over = über dem Ringweg zwischen den Pfaden von { $one } und { $other }
road-past = { $steps ->
        [one] Ringweg, einen Schritt vom Pfad von { $who } Richtung { $other }
       *[other] Ringweg, { $steps } Schritte vom Pfad von { $who } Richtung { $other }
    }
    .on = { $steps ->
        [one] auf dem Ringweg, einen Schritt vom Pfad von { $who } Richtung { $other }
       *[other] auf dem Ringweg, { $steps } Schritte vom Pfad von { $who } Richtung { $other }
    }
    .to = { $steps ->
        [one] auf den Ringweg, einen Schritt vom Pfad von { $who } Richtung { $other }
       *[other] auf den Ringweg, { $steps } Schritte vom Pfad von { $who } Richtung { $other }
    }
    .from = { $steps ->
        [one] vom Ringweg, einen Schritt vom Pfad von { $who } Richtung { $other }
       *[other] vom Ringweg, { $steps } Schritte vom Pfad von { $who } Richtung { $other }
    }
    .over = { $steps ->
        [one] über dem Ringweg, einen Schritt vom Pfad von { $who } Richtung { $other }
       *[other] über dem Ringweg, { $steps } Schritte vom Pfad von { $who } Richtung { $other }
    }
road-space = Ringweg, Feld { $number }
    .on = auf Feld { $number } des Ringwegs
    .to = auf Feld { $number } des Ringwegs
    .from = von Feld { $number } des Ringwegs
    .over = über Feld { $number } des Ringwegs
empty = { $place }, leer
with-rocks = { $rocks ->
        [one] { $place }, 1 Stein
       *[other] { $place }, { $rocks } Steine
    }

## Figuren

penguin = { FORM($who, "er") } Pinguin { $number }
    .nom = Der { FORM($who, "e") } Pinguin { $number }
    .acc = den { FORM($who, "en") } Pinguin { $number }
penguin-on = { $rocks ->
        [one] { $penguin } mit einem Stein, { FORM($place, "on") }
       *[other] { $penguin }, { FORM($place, "on") }
    }
penguin-in-the-air = { $rocks ->
        [one] { $penguin } mit einem Stein, in der Luft { FORM($place, "over") }
       *[other] { $penguin }, in der Luft { FORM($place, "over") }
    }
rocks-on = { $rocks ->
        [one] 1 Stein { FORM($place, "on") }
       *[other] { $rocks } Steine { FORM($place, "on") }
    }
rock = ein Stein
steps-of-a-roll = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }

## Stand, Ziel und wie weit alle sind

status-roll = Würfle für Pinguin { $number }
status-choose = Geht Pinguin 2, oder bleibt er?
status-steps = { $left ->
        [one] Zieh mit Pinguin { $number }: noch 1 Schritt
       *[other] Zieh mit Pinguin { $number }: noch { $left } Schritte
    }
status-in-the-air = { $left ->
        [one] Pinguin { $number } ist in der Luft: noch 1 Schritt
       *[other] Pinguin { $number } ist in der Luft: noch { $left } Schritte
    }
status-land = Pinguin { $number } ist in der Luft: weiter auf ein freies Feld
ended-nest = Das Nest ist voll und bewacht
ended-turn-cap = { $turns ->
        [one] Kein Sieg in 1 Zug
       *[other] Kein Sieg in { $turns } Zügen
    }
goal = Füll die sechs Felder deines Nests und bewach es
progress = { $done } von { $of } Steinen im Nest
progress-no-guard = { $done } von { $of } Steinen im Nest, aber keine Wache

## Warum etwas jetzt nicht geht

why-choose-first = Sag zuerst, ob Pinguin 2 geht oder bleibt
why-asleep = Dieser Pinguin schläft, bis dein erster Stein zu Hause ist
why-next-turn = Dieser Pinguin ist gerade erst aufgewacht: Er darf gehen, wenn du wieder dran bist
why-first-moves = Zuerst zieht Pinguin 1
why-first-has-moved = Pinguin 1 ist schon gezogen: Jetzt ist Pinguin 2 dran
why-not-yours = Dieser Pinguin gehört { $who }
why-foreign-middle = In die Mitte eines fremden Nests darf niemand
why-straight-back = Du kannst nicht gleich zurückhüpfen
why-one-rock = Dein Pinguin hat schon einen Stein: Mehr kann er nicht tragen
why-too-far = { $left ->
        [one] Pinguin { $number } hat noch 1 Schritt und kommt damit nicht dorthin
       *[other] Pinguin { $number } hat noch { $left } Schritte und kommt damit nicht dorthin
    }
why-landing = { FORM($penguin, "nom") } ist in der Luft: Er landet auf einem der nächsten freien Felder

## Was zur Wahl steht

roll = Eine { $pips } würfeln
go = Für Pinguin 2 würfeln
stay = Pinguin 2 bleibt im Nest
stop = Pinguin { $number } hält in der Mitte des Nests an
take = Pinguin { $number } nimmt einen Stein { FORM($place, "from") }
drop = Pinguin { $number } legt seinen Stein { FORM($place, "on") } ab
step = Pinguin { $number } geht { FORM($place, "to") }
step-take = Pinguin { $number } geht { FORM($place, "to") } und nimmt einen Stein
step-drop = Pinguin { $number } geht { FORM($place, "to") } und legt seinen Stein ab
hop = Pinguin { $number } hüpft über { FORM($other, "acc") }
caution-own-nest = Damit nimmst du einen Stein aus deinem eigenen Nest

## Was geschehen ist

rolls = { $who } würfelt eine { $pips } für Pinguin { $number }
steps = { FORM($penguin, "nom") } geht { FORM($place, "to") }
hops = { FORM($penguin, "nom") } hüpft über { FORM($other, "acc") }
lands = { FORM($penguin, "nom") } landet { FORM($place, "on") }
takes = { FORM($penguin, "nom") } nimmt einen Stein { FORM($place, "from") }
    .kind = ein Stein wird genommen
robs = { FORM($penguin, "nom") } stiehlt einen Stein aus dem Nest von { $whom }
    .kind = ein Stein wird gestohlen
drops = { FORM($penguin, "nom") } legt seinen Stein { FORM($place, "on") } ab
    .kind = ein Stein kommt nach Hause
drops-first = { FORM($penguin, "nom") } bringt den ersten Stein nach Hause, und Pinguin 2 wacht auf
    .kind = ein Stein kommt nach Hause
takes-there = Er nimmt dort einen Stein
    .kind = ein Stein wird genommen
robs-there = Er stiehlt dort einen Stein
    .kind = ein Stein wird gestohlen
drops-there = Er legt dort seinen Stein ab
    .kind = ein Stein kommt nach Hause
drops-first-there = Er bringt den ersten Stein nach Hause, und Pinguin 2 wacht auf
    .kind = ein Stein kommt nach Hause
stops = { FORM($penguin, "nom") } hält in der Mitte des Nests an
    .kind = ein Halt im Nest
stays = { FORM($penguin, "nom") } bleibt im Nest
    .kind = Pinguin 2 bleibt
will-go = { FORM($penguin, "nom") } macht sich bereit
    .kind = Pinguin 2 geht los

## Texte, die abgelehnt werden

bad-move = ein Zug ist ein Schritt ({ $space }), allein, mit Nehmen ({ $space }+) oder mit Ablegen ({ $space }*), oder eines von { $words }, oder ein Wurf, 1 bis 6
seven-fields = sieben Teile: Pinguine, Steine, Haufen, Aktivität, wer am Zug ist, Phase, Zahl der Züge
the-turn = die Zahl der Züge
bad-space = { $text } ist kein Feld dieses Bretts; es gibt { $spaces }
seats-joined = die Pinguine von { $seats } Plätzen, verbunden mit /
two-penguins = zwei Pinguine für jeden Platz, verbunden mit einem Komma
bad-rocks = { $text } ist kein Feld mit seinen Steinen, etwa n11:1; für gar keine Steine schreib -
no-rocks-here = auf { $space } liegen keine Steine: Die der Haufen stehen im nächsten Teil
bad-rock-order = jedes Feld mit Steinen steht einmal da, in der Reihenfolge Ringweg, Pfade, Nester
number-of-rocks = die Zahl der Steine
zero-rocks = lass Felder ohne Steine weg
four-piles = vier Haufen, verbunden mit .
number-in-pile = die Zahl der Steine in einem Haufen
bad-signs = eine Stellung hat ein Zeichen der Aktivität für jeden von { $seats } Plätzen, wie { $example }
bad-sign = { $text } ist kein Zeichen der Aktivität; es gibt { $signs }
bad-phase = { $text } ist keine Phase; es gibt roll1, move1:L, choose2, roll2, move2:L und over, wobei L die übrigen Schritte sind und !, @x, s folgen können; steht hop auf row, folgen auf @x die übersprungenen Pinguine, wie @r1:21
a-winner = die Nummer des Siegers
a-seat-to-move = die Nummer des Platzes am Zug
foreign-centre = Platz { $seat } kann keinen Pinguin in der Mitte des Nests von Platz { $other } haben
shared-space = auf { $space } können nicht zwei Pinguine stehen, außer einer ist in der Luft
rocks-in-nests-only = Steine liegen nur in Nestern, außer die Option drop ist anywhere
one-rock-a-stone = auf einem Feld des Ringwegs oder eines Pfads liegt höchstens ein Stein
unplayed-nest = im Nest von Platz { $seat } liegen keine Steine, denn dort spielt niemand
pile-too-large = im Haufen von Platz { $seat } liegen nie mehr Steine als am Anfang: { $most }
too-many-rocks = { $rocks } Steine sind zu viele; zusammen sind es { $right }: die liegenden, die getragenen und die in Haufen
too-few-rocks = { $rocks ->
        [one] 1 Stein ist zu wenig
       *[other] { $rocks } Steine sind zu wenige
    }; zusammen sind es { $right }: die liegenden, die getragenen und die in Haufen
sign-of-left = Pinguin 2 von Platz { $seat } hat seine Mitte verlassen; sein Zeichen ist A
sign-of-active = mit Steinen im Nest ist Platz { $seat } aktiv; das Zeichen ist a oder A
sign-n = n steht nur im eigenen move1 mit !, wenn second_penguin auf next_turn steht
phase-not-active = Pinguin 2 des Platzes am Zug ist nicht aktiv: Sein Zeichen ist weder a noch A
phase-no-choice = ein Pinguin 2 mit dem Zeichen A hat keine Wahl: Die Phase ist roll2
phase-never-left = Pinguin 2 kann seinen Zug nicht begonnen haben, ohne je die Mitte verlassen zu haben: Sein Zeichen ist A
too-many-steps = hier können höchstens { $most } Schritte übrig sein
no-steps = ohne übrige Schritte ist ein Zug zu Ende, außer der Pinguin ist in der Luft
mark-s-wrong = s gehört zu einem Pinguin, der in seiner eigenen Mitte steht und in diesem Zug dorthin gegangen ist
mark-s-missing = ein Pinguin, der seinen Zug begonnen hat und in seiner eigenen Mitte steht, ist dorthin gegangen: Es fehlt ein s
mark-begun-missing = ein Pinguin in der Luft hat einen Schritt gemacht: Vor @ steht !
nobody-below = in der Luft ist ein Pinguin nur über einem anderen
cannot-come-from = der Pinguin kann nicht von { $space } gekommen sein
dead-end = { $space } ist eine Sackgasse: Steht ein Pinguin darin, hüpft niemand über ihn
no-route-on = von hier führt kein Weg weiter, also kann der Pinguin nicht hierher gehüpft sein
a-passed-penguin = ein übersprungener Pinguin, sein Platz und seine Nummer
bad-passed-order = die übersprungenen Pinguine stehen je einmal da, nach Platz und Nummer geordnet
passed-missing = steht hop auf row, folgen die übersprungenen Pinguine, wie @r1:21
passed-not-here = steht hop auf each, werden übersprungene Pinguine nicht geschrieben
passed-itself = kein Pinguin hüpft über sich selbst
passed-not-below = der Pinguin darunter gehört zu den übersprungenen
passed-not-behind = der Pinguin auf dem Feld dahinter gehört zu den übersprungenen
passed-too-many = das Feld dahinter ist frei, also ist nur der Pinguin darunter übersprungen
has-won = Platz { $seat } hat gewonnen: Die Phase ist over, und am Zug ist { $seat }
has-not-won = Platz { $seat } hat nicht gewonnen: Das Nest ist nicht voll und bewacht
draw-at-cap = unentschieden ist es nach genau { $cap } Zügen
no-draw = ohne Grenze für die Züge gibt es kein Unentschieden
past-cap = nach { $cap } Zügen wäre die Partie schon unentschieden

## Bretter aus Dateien

takes-a-board = der Name eines Bretts ({ $names }), der Pfad einer Datei, die auf { $suffix } endet, oder der Text einer solchen Datei
no-board = die Option board kann nicht { $board }{ $near } sein; möglich ist { $right }
bad-board = die Option board: { $board } ist nicht zu gebrauchen: { $problem }
bad-board-text = die Option board: Dieser Text ist nicht zu gebrauchen: { $problem }
board-too-large = die Datei eines Bretts hat höchstens { $most } Bytes
board-no-file = diese Datei gibt es nicht
board-unreadable = die Datei lässt sich nicht lesen ({ $problem })
board-no-toml = das ist kein TOML: { $problem }
board-file = die Datei
    .dat = der Datei
board-no-table = { $what } muss eine Tabelle mit { $keys } sein
board-wrong-key = { $what } kann nicht { $key }{ $near } haben; möglich ist { $keys }
board-missing-key = in { FORM($what, "dat") } fehlt { $key }; nötig ist { $keys }
board-spaces = { $what } muss eine Tabelle mit { $count ->
        [one] 1 Feld
       *[other] { $count } Feldern
    } sein, jedes geschrieben als name = [nach rechts, nach unten]
board-more-spaces = { $what } muss eine Tabelle mit { $least } oder mehr Feldern sein, jedes geschrieben als name = [nach rechts, nach unten]
board-bad-name = { $name } in { $what } ist kein Name; ein Name besteht aus einem bis drei Buchstaben und einer Zahl, wie r12
board-bad-place = { $name } in { $what } braucht einen Ort: zwei Zahlen von 0 bis { $most }, nach rechts und nach unten
board-same-name = es gibt zwei Felder { $name }; jedes Feld braucht seinen eigenen Namen
board-same-place = { $name } und { $other } liegen am selben Ort; jedes Feld braucht seinen eigenen
board-too-many-spaces = ein Brett hat höchstens { $most } Felder, nicht { $count }
board-no-joins = joins muss eine Liste von Texten sein, jeder zwei Felder, die nebeneinander liegen, wie "r3 p11"
join-no-space = { $name } in der Verbindung { $join } ist kein Feld{ $near }
join-impossible = die Verbindung { $join } geht nicht: Ein Haufen liegt nur neben dem letzten Feld seines Pfads, und eine Mitte nur neben ihrem Nest
join-no-pair = die Verbindung { $join } muss aus zwei Feldern mit einem Leerzeichen dazwischen bestehen
join-twice = die Verbindung { $join } gibt es schon; lass sie weg
board-neighbours = { $name } hat { $count } Nachbarn; ein Feld hat höchstens { $most }
board-unreachable = vom Ringweg führt kein Weg zu { $spaces }; füg eine Verbindung hinzu

## Die Anleitung

guide-goal = Leg auf jedes der sechs Felder deines Nests einen Stein und bring einen Pinguin in die Mitte. Wer zuerst beides hat, gewinnt.
    .title = Das Ziel
guide-set-up = Alle haben ein Nest, einen Pfad und einen Haufen mit sechs Steinen. Pinguin 1 wartet vor dem Haufen. Pinguin 2 schläft in der Mitte des Nests.
    .title = Der Aufbau
guide-turn = Würfle und mach genau so viele Schritte. Nimm unterwegs einen Stein von deinem Haufen und leg ihn auf ein leeres Feld deines Nests. Das kostet keinen Schritt.
    .title = Du bist dran
guide-drop = Ein Pinguin trägt immer nur einen Stein, und den kann ihm niemand nehmen. Ablegen darfst du ihn auf jedem Feld deines Nests, auf dem noch keiner liegt. Umdrehen geht bei jedem Schritt.
    .title = Einen Stein heimbringen
guide-penguin-2 = Dein erster Stein zu Hause weckt Pinguin 2. Von da an darfst du nach Pinguin 1 auch für ihn würfeln. Solange er die Mitte noch nie verlassen hat, darf er auch bleiben und wachen.
    .title = Pinguin 2
guide-hop = Zwei Pinguine stehen nie auf demselben Feld, aber du darfst über andere hüpfen. Alle in einer Reihe zu überspringen zählt als ein Schritt, egal wie viele es sind, und das Landen als noch einer. Hast du keinen Schritt mehr, landest du auf dem nächsten freien Feld.
    .title = Hüpfen
guide-rob = Du darfst Steine aus fremden Nestern nehmen, und die anderen aus deinem. Sicher ist ein Stein nur, wenn ihn jemand trägt oder ein Pinguin darauf steht.
    .title = Stibitzen
guide-middle = In der Mitte des eigenen Nests darf ein Pinguin anhalten, auch wenn noch Schritte übrig sind. Die Mitte eines fremden Nests ist tabu.
    .title = Die Mitte

## Lektionen

lesson-fetch-a-rock = Einen Stein holen
    .say = Du brauchst einen Stein auf jedem der sechs Felder deines Nests und einen Pinguin in der Mitte, der sie bewacht. Deine Steine liegen im Haufen am Ende deines Pfads. Der Würfel zeigt 4: Pinguin 1 macht genau vier Schritte.
    .ask = Geh auf den Haufen und nimm dabei einen Stein.
    .wrong-1 = Auf dem Haufen, aber mit leeren Flossen. Einen Stein zu nehmen kostet keinen Schritt: Nimm einen.
    .wrong-2 = Das führt von den Steinen weg. Der Haufen liegt in der anderen Richtung.
    .other = Geh auf den Haufen und nimm dort einen Stein.
    .praise = Ein schöner Stein. Ein Pinguin trägt immer nur einen, und alle sehen ihn.

lesson-carry-it-home = Nach Hause tragen
    .say = Ein Pinguin darf bei jedem Schritt umdrehen. Deiner hat den Haufen auf demselben Weg wieder verlassen, denn der Haufen ist eine Sackgasse. Zwei Schritte bleiben, und du musst beide machen.
    .ask = Geh weiter den Pfad entlang, auf dein Nest zu.
    .wrong-1 = So gehst du zurück zum Haufen. Dein Nest liegt in der anderen Richtung.
    .other = Geh den Pfad entlang, weg vom Haufen.
    .praise = Noch ein Schritt, und du bist zu Hause.

lesson-drop-it = Ablegen
    .say = Leg einen Stein auf ein Feld deines eigenen Nests, auf dem noch keiner liegt. Wie das Nehmen kostet das keinen Schritt.
    .ask = Geh in dein Nest und leg den Stein dort ab.
    .wrong-1 = Zu Hause, aber der Stein ist noch in deinen Flossen. Geh dorthin und leg ihn dabei ab.
    .wrong-2 = Das führt hinaus auf den Ringweg. Dein Nest ist direkt neben dir.
    .other = Geh auf ein Feld deines Nests und leg den Stein dort ab.
    .praise = Der erste von sechs. Und er weckt deinen zweiten Pinguin.

lesson-wake-penguin-2 = Pinguin 2 wecken
    .say = Dein erster Stein zu Hause weckt Pinguin 2, für immer. Solange er in der Mitte sitzt, entscheidest du jedes Mal, ob er geht oder bleibt. Ist er einmal losgegangen, würfelst und ziehst du immer auch mit ihm.
    .ask = Lass Pinguin 2 gehen.
    .wrong-1 = Eine gute Wahl, wenn das Nest eine Wache braucht. Aber niemand ist in der Nähe: Lass ihn gehen.
    .other = Würfle für Pinguin 2.
    .praise = Guten Morgen, Pinguin 2.

lesson-hop = Hüpfen
    .say = Auf einem Feld stehen nie zwei Pinguine, aber ein Pinguin darf auf einen anderen treten, wenn er von dort weiterkommt. Pinguin 2 hat eine 2 gewürfelt, und Pinguin 1 steht direkt neben ihm, auf dem Stein.
    .ask = Hüpf: Geh mit Pinguin 2 auf das Feld von Pinguin 1.
    .wrong-1 = Das geht, ist aber kein Hüpfer. Geh auf das Feld, auf dem Pinguin 1 steht.
    .other = Dieses Feld ist frei. Für einen Hüpfer geh auf das Feld, auf dem Pinguin 1 steht.
    .praise = Pinguin 2 ist in der Luft, über Pinguin 1.

lesson-come-down = Landen
    .say = In der Luft muss ein Pinguin weiter, aber nie gleich dorthin zurück, woher er kam. Das Landen ist ein Schritt. Über mehrere Pinguine in einer Reihe hüpft er mit einem einzigen Schritt, egal wie viele es sind.
    .ask = Lande auf dem Pfad, außerhalb des Nests.
    .wrong-1 = Eine weiche Landung, aber tiefer im Nest. Hinaus geht es über den Pfad.
    .wrong-2 = Eine weiche Landung, aber immer noch im Nest. Hinaus geht es über den Pfad.
    .other = Geh weiter auf den Pfad.
    .praise = Gelandet, und aus dem Nest heraus.

lesson-a-landing-for-free = Umsonst landen
    .say = Endet der letzte Schritt auf einem anderen Pinguin, geht der Hüpfer umsonst weiter bis zum nächsten freien Feld. Gibt es mehrere, hast du die Wahl. Hier ist Pinguin 2 über Pinguin 1 und hat keinen Schritt mehr.
    .ask = Wähle, wo du landest: auf dem Pfad.
    .wrong-1 = Zurück in der Mitte: sicher, aber heute reisen wir. Wähle den Pfad.
    .wrong-2 = So landest du im Nest. Wähle den Pfad, der hinausführt.
    .other = Wähle den Pfad.
    .praise = Ein Feld weiter, ganz umsonst.

lesson-rob-a-nest = Ein Nest ausrauben
    .say = Steine darfst du von jedem Feld nehmen, auf dem sie liegen, auch aus fremden Nestern. Ein Stein, den ein Pinguin trägt, ist sicher. Und in die Mitte eines fremden Nests darf niemand. Blau hat einen Stein zu Hause.
    .ask = Geh in das Nest von Blau und nimm den Stein.
    .wrong-1 = Da bist du, direkt am Stein. Nimm ihn mit, das kostet nichts.
    .wrong-2 = Im Nest von Blau, aber auf einem Feld ohne Stein. Er liegt auf dem anderen neben dir.
    .wrong-3 = Das führt zum Haufen von Blau: auch Steine, aber zwei Schritte entfernt. Das Nest ist näher.
    .other = Geh auf das Feld mit dem Stein von Blau und nimm ihn.
    .praise = Danke, Blau. Er zählt, sobald er in deinem Nest liegt.

lesson-stop-in-the-middle = In der Mitte anhalten
    .say = Ein Pinguin macht alle Schritte seines Wurfs, mit einer Ausnahme: In der Mitte seines eigenen Nests darf er anhalten. Ein volles Nest braucht dort einen Pinguin, also ist das gut zu wissen. Zwei Schritte bleiben.
    .ask = Halt hier an, in der Mitte.
    .other = Er darf weitergehen, aber diesmal soll er bleiben. Lass ihn in der Mitte anhalten.
    .praise = Gemütlich. Andere können die sechs Felder um dich noch ausrauben, also behalt sie im Auge.

lesson-close-the-nest = Das Nest schließen
    .say = Du gewinnst sofort, wenn auf jedem deiner sechs Felder ein Stein liegt und einer deiner Pinguine in der Mitte ist. Alle sechs sind da, aber beide Pinguine sind draußen.
    .ask = Geh in die Mitte.
    .wrong-1 = Lass den Stein, wo er ist: Du brauchst alle sechs.
    .wrong-2 = Ein schöner Spaziergang rund ums Nest, aber die Mitte gewinnt.
    .other = Dein Nest ist voll. Tipp auf Pinguin 1, dann auf die Mitte des Nests.
    .praise = Ein volles Nest mit Wache: Das gewinnt, und drei Schritte sind noch übrig.

lesson-the-sixth-rock = Der sechste Stein
    .say = Andersherum geht es auch. Pinguin 2 sitzt in der Mitte, fünf Steine liegen um ihn herum, und Pinguin 1 bringt den sechsten. Ein Feld ist leer.
    .ask = Leg den letzten Stein auf das leere Feld.
    .wrong-1 = Das richtige Feld. Leg den Stein dort ab, und das Spiel gehört dir.
    .wrong-2 = Auf diesem liegt schon ein Stein. Das leere Feld ist das andere neben dir.
    .other = Geh auf das leere Feld deines Nests und leg den Stein dort ab.
    .praise = Sechs Steine und eine Wache: Du hast gewonnen.

## Rätsel

puzzle-win-now = Du kannst in diesem Zug gewinnen. Wie?
    .missed = Danach gewinnst du in diesem Zug nicht mehr.
puzzle-best-move = Ein Schritt gibt dir eine viel bessere Chance als alle anderen. Welcher?
    .missed = Ein anderer Schritt gibt dir eine bessere Chance.
