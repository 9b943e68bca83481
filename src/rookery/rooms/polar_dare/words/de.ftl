# Was Polar Dare! sagt.

summary = Bring drei Pinguine über treibende Eisschollen zum Pol, und nimm dich vor dem Bären in Acht.

## Optionen

option-die = Der Würfel
    .about = seine sechs Seiten: ein Pinguin mit 2, 3 oder 4 Zügen (P2, P3, P4) oder der Bär (B3)
option-pole_is_final = Am Pol ist Schluss
    .about = Pinguine am Pol bleiben dort
option-slide_bear_floe = Die Bärenscholle gleitet
    .about = bei einem Pinguinwurf darf auch die Scholle mit dem Bären geschoben werden
option-enter_bear_floe = Besuch beim Bären
    .about = ein Pinguin darf auf die Scholle des Bären gehen, schwimmt dann aber sofort zurück
option-turn_cap = Längste Partie, in Würfen
    .about = nach so vielen Würfen ohne Sieg endet die Partie unentschieden; 0 heißt ohne Grenze
    .zero = ohne Grenze
variant-one-bear = Ein Bär
    .about = Der Würfel zeigt nur einmal den Bären: eine ruhige Überfahrt
variant-three-bears = Drei Bären
    .about = Der Würfel zeigt dreimal den Bären: Halt dich gut fest
takes-six-faces = sechs von { $faces }, mit Kommas dazwischen

## Plätze

seat-red = Rot
    .adj = roter
    .er = Roter
seat-blue = Blau
    .adj = blauer
    .er = Blauer
seat-green = Grün
    .adj = grüner
    .er = Grüner
seat-yellow = Gelb
    .adj = gelber
    .er = Gelber

## Orte: .on, .to und .from sind, wie Sätze von ihnen sprechen

start = START
    .on = auf START
    .to = nach START
    .from = von START
pole = der Nordpol
    .on = am Nordpol
    .to = zum Nordpol
    .from = vom Nordpol
floe = Scholle { $name }
    .on = auf Scholle { $name }
    .to = auf Scholle { $name }
    .from = von Scholle { $name }
start-sign = START
pole-sign = NORDPOL
floe-forward = Scholle { $name }, vorn
floe-back = Scholle { $name }, hinten

## Figuren

penguin-on = { FORM($who, "er") } Pinguin { $number }, { FORM($place, "on") }
bear-on = der Bär, { FORM($place, "on") }
bear = der Bär

## Stand, Ziel und wie weit alle sind

status-roll = Würfle
status-moves = { $left ->
        [one] Noch 1 Zug
       *[other] Noch { $left } Züge
    }
status-bear = { $left ->
        [one] Führ den Bären: noch 1 Zug
       *[other] Führ den Bären: noch { $left } Züge
    }
ended-across = Alle drei Pinguine sind am Nordpol
ended-turn-cap = { $turns ->
        [one] Kein Sieg in 1 Wurf
       *[other] Kein Sieg in { $turns } Würfen
    }
goal = Bring alle drei Pinguine zum Nordpol
progress = { $done } von { $of } Pinguinen am Pol

## Der Würfel

face-penguin = Pinguine, { $moves } Züge
face-bear = der Bär, { $moves } Züge

## Warum etwas nicht geht

why-roll = Würfle zuerst
why-bear-rests = Du hast einen Pinguin gewürfelt: Der Bär ruht
why-not-yours = Das ist nicht dein Pinguin
why-arrived = Dieser Pinguin ist am Ziel: Vom Nordpol geht es nicht zurück
why-carries-bear = Diese Scholle trägt den Bären: Sie bleibt, wo sie ist
why-bear-is-there = Dort ist der Bär: Niemand darf zu ihm, und seine Scholle bleibt, wo sie ist
why-full = Kein Platz: Drei Pinguine stehen schon darauf
why-too-far = Zu weit: Pinguine gehen nur auf eine Scholle oder ein Ufer direkt daneben
why-penguins-rest = Du hast den Bären gewürfelt: Die Pinguine ruhen
why-carries-penguins = Du hast den Bären gewürfelt: Schollen mit Pinguinen bleiben, wo sie sind
why-no-shore = Der Bär geht nie an Land
why-bear-too-far = Zu weit: Der Bär geht nur auf eine Scholle direkt daneben

## Was zur Wahl steht

roll-penguins = Pinguinwurf: { $moves } Züge für Pinguine und Schollen
roll-bear = Polar Dare: { $moves } Züge für den Bären und Schollen
slide = { $stop ->
        [forward] Scholle { $floe } vorschieben
       *[back] Scholle { $floe } zurückschieben
    }
slide-with-bear = { $stop ->
        [forward] Scholle { $floe } mit dem Bären vorschieben
       *[back] Scholle { $floe } mit dem Bären zurückschieben
    }
slide-with-penguins = { $riders ->
        [one] Scholle { $floe } mit 1 Pinguin { $stop ->
            [forward] vorschieben
           *[back] zurückschieben
        }
       *[other] Scholle { $floe } mit { $riders } Pinguinen { $stop ->
            [forward] vorschieben
           *[back] zurückschieben
        }
    }
step = Ein Pinguin geht { FORM($here, "from") } { FORM($there, "to") }
step-to-bear = Ein Pinguin geht { FORM($here, "from") } { FORM($there, "to") }, trifft den Bären und schwimmt zurück nach START
bear-step = Der Bär geht { FORM($here, "from") } { FORM($there, "to") }
bear-step-chases = Der Bär geht { FORM($here, "from") } { FORM($there, "to") } und schickt { AND($whom) } zurück nach START
swimmers = { $count ->
        [one] einen Pinguin von { $who }
       *[other] { $count } Pinguine von { $who }
    }
caution-own-swim = { $count ->
        [one] Einer deiner eigenen Pinguine würde zurück nach START schwimmen
       *[other] { $count } deiner eigenen Pinguine würden zurück nach START schwimmen
    }
caution-leave-pole = Dein Pinguin würde den Nordpol verlassen
caution-bear = Dort ist der Bär: Dein Pinguin würde zurück nach START schwimmen

## Was geschehen ist

rolls-penguins = { $who } würfelt einen Pinguin: { $moves } Züge
rolls-bear = { $who } würfelt den Bären: { $moves } Züge
slides = { $stop ->
        [forward] { $who } schiebt Scholle { $floe } vor
       *[back] { $who } schiebt Scholle { $floe } zurück
    }
    .kind = eine Scholle gleitet
penguin-rides = Ein { FORM($who, "adj") } Pinguin fährt mit
    .kind = ein Pinguin fährt mit
bear-rides = Der Bär fährt mit
    .kind = der Bär fährt mit
leads-bear = { $who } führt den Bären { FORM($place, "to") }
    .kind = der Bär geht
steps = Ein { FORM($who, "adj") } Pinguin geht { FORM($place, "to") }
    .kind = ein Pinguin geht
reaches-pole = Ein { FORM($who, "adj") } Pinguin erreicht den Nordpol
    .kind = ein Pinguin erreicht den Pol
swims-back = Ein { FORM($who, "adj") } Pinguin schwimmt zurück nach START
    .kind = ein Pinguin schwimmt zurück

## Texte, die abgelehnt werden

bad-move = ein Zug ist ein Schritt (S-b1), das Schieben einer Scholle (b2+, b2-), ein Schritt des Bären (BN-c4) oder ein Wurf ({ $faces })
bad-step = ein Schritt führt an einen anderen Ort als { $here }
bad-surface = { $text } ist kein Ort; es gibt S, a1 bis d4 und N
six-fields = sechs Teile: Schollen, Pinguine, Bär, wer am Zug ist, Wurf, Zahl der Würfe
four-ranks = vier Reihen von Schollen, verbunden mit /
bad-rank = eine Reihe hat vier Schollen, jede - oder +; gefunden: { $found }
bad-stop = { $text } ist keine Lage; eine Scholle ist hinten (-) oder vorn (+)
players-joined = { $players } Spieler, verbunden mit /
three-penguins = drei Pinguine für jeden Spieler, verbunden mit Punkten
bad-order = die Pinguine eines Spielers stehen in der Reihenfolge S, dann a1, b1, c1, d1, a2 bis d4, dann N; { $surface } kommt früher
full-floe = eine Scholle trägt höchstens drei Pinguine, und auf { $floe } sind schon drei
bad-bear = { $text } ist kein Ort für den Bären; er ist auf N oder auf einer Scholle, a1 bis d4
penguins-with-bear = auf der Scholle des Bären, { $floe }, können keine Pinguine sein
bad-roll = { $text } ist hier kein Wurf; er ist ? davor, over nach dem Ende, oder eine Seite des Würfels ({ $faces }) und die übrigen Züge, P3:3
moves-left-of = die Zahl der übrigen Züge von { $face }
a-player-to-move = die Nummer des Spielers am Zug
a-winner-or-draw = die Nummer des Siegers, oder 0 für ein Unentschieden
must-be-over = Spieler { $player } hat alle drei Pinguine am Pol: Der Wurf muss over sein
wrong-winner = { $count ->
        [one] nur der Sieger hat alle drei Pinguine am Pol; hier hat sie Spieler { AND($players) }
       *[other] nur der Sieger hat alle drei Pinguine am Pol; hier haben sie die Spieler { AND($players) }
    }
no-winner = der Sieger hat alle drei Pinguine am Pol; hier hat sie niemand
the-turn = die Zahl der Würfe
past-cap = mehr als { $cap } Würfe gibt es nicht
roll-at-cap = nach { $cap } Würfen wird nicht mehr gewürfelt; die Partie ist zu Ende
draw-at-cap = unentschieden ist es nach genau { $cap } Würfen
no-draw = ohne Grenze für die Würfe gibt es kein Unentschieden
roll-at-turn-0 = noch hat niemand gewürfelt: Der Wurf muss ? sein, oder die Zahl der Würfe mindestens 1

## Die Anleitung

guide-goal = Führ deine drei Pinguine von START über die Schollen zum Nordpol. Wer zuerst alle drei dort hat, gewinnt.
    .title = Das Ziel
guide-set-up = Alle Pinguine warten auf START, und der Eisbär sitzt am Nordpol. Dazwischen treiben sechzehn Schollen in vier Bahnen. Jede kann vorn oder hinten liegen; am Anfang liegen alle hinten, nahe an START.
    .title = Der Aufbau
guide-turn = Würfle und mach genau so viele Züge, wie der Würfel zeigt. Bei jedem Zug gehst du einen Schritt mit einem deiner Pinguine oder schiebst eine Scholle, ganz wie du willst.
    .title = Du bist dran
guide-step = Pinguine gehen nur, wo sich etwas berührt: auf die nächste Scholle der Bahn, wenn keine Lücke bleibt, zur Seite, wenn zwei Schollen auf gleicher Höhe liegen, und zwischen Ufer und Scholle. Schräg geht niemand.
    .title = Gehen
guide-slide = Schiebst du eine Scholle vor oder zurück, fahren alle mit, die darauf stehen. Du darfst jede Scholle schieben: deine eigenen Pinguine nach vorn, oder andere weg vom Pol.
    .title = Schollen schieben
guide-crowd = Eine Scholle trägt höchstens drei Pinguine. Ist die vor dir voll, such einen anderen Weg: Du musst alle Züge machen.
    .title = Drei sind genug
guide-bear = Würfelst du den Bären, ruhen deine Pinguine. Du machst drei Züge mit dem Bären und mit Schollen ohne Pinguine. Kommt der Bär auf eine Scholle, schwimmen alle, die dort stehen, zurück zu START.
    .title = Der Bär
guide-round-the-bear = Bei allen anderen Würfen sitzt der Bär still, und seine Scholle lässt sich nicht schieben. Wer sie betritt, schwimmt zurück zu START, also geh außen herum. An den Ufern bist du immer sicher.
    .title = Um den Bären herum

## Lektionen

lesson-onto-the-ice = Aufs Eis
    .say = Bring vor allen anderen deine drei Pinguine über das Eis zum Nordpol. Sie warten auf START. Der Würfel sagt, wie viele Züge du hast: diesmal 4. Ein Zug kann einen Pinguin von START auf eine Scholle bringen, die das Ufer berührt.
    .ask = Tipp auf einen deiner Pinguine, dann auf eine Scholle der ersten Reihe.
    .wrong-1 = So schiebst du die Scholle vom Ufer weg, und niemand steht darauf. Tipp zuerst auf einen Pinguin.
    .other = So schiebst du eine Scholle, auf der niemand steht. Tipp zuerst auf einen Pinguin, dann auf eine Scholle am Ufer.
    .praise = Auf dem Eis, und drei Züge bleiben noch. Weiter geht es von Scholle b1.

lesson-slide-a-floe = Eine Scholle schieben
    .say = Pinguine gehen nur, wo sich etwas berührt, und b1 reicht noch nicht bis b2. Aber mit einem Zug kannst du auch eine Scholle vor- oder zurückschieben, mit allen, die darauf stehen.
    .ask = Schieb b1 vor: Tipp auf die Scholle neben deinem Pinguin.
    .wrong-1 = So treibt b2 noch weiter weg. Schieb die Scholle unter deinem Pinguin.
    .wrong-2 = So gehst du zurück ans Ufer. Bleib auf b1 und schieb die Scholle.
    .wrong-3 = Für einen zweiten Pinguin ist dort Platz, aber bring zuerst die Scholle nach vorn.
    .other = Ein ordentlicher Zug, aber er bringt deinen Pinguin nicht näher. Schieb b1.
    .praise = Eine Freifahrt: Jetzt berührt b1 die nächste Scholle, b2.

lesson-step-on = Weitergehen
    .say = Schollen einer Bahn berühren sich, wenn nur ein Spalt zwischen ihnen ist. Dann kann ein Pinguin hinübergehen, und das ist wieder ein Zug.
    .ask = Geh von b1 nach b2.
    .wrong-1 = Das macht deinen letzten Zug rückgängig. Es ist erlaubt, bringt dich aber nicht weiter.
    .wrong-2 = Vorsicht: b2 würde von dir wegrutschen. Erst gehen, dann schieben.
    .other = Der nicht. Tipp auf den Pinguin auf b1, dann auf b2.
    .praise = So geht es: gehen, schieben, gehen, schieben.

lesson-sideways = Seitwärts
    .say = Schollen benachbarter Bahnen berühren sich, wenn sie auf gleicher Höhe nebeneinander liegen. Schräge Schritte gibt es nicht. Hier liegen b2 und c2 beide vorn, also berühren sie sich.
    .ask = Geh seitwärts von b2 nach c2.
    .wrong-1 = Geradeaus ist auch ein guter Weg. Versuch diesmal den Schritt zur Seite.
    .wrong-2 = So läge c2 nicht mehr neben b2. Geh, bevor die Scholle sich bewegt.
    .wrong-3 = So läge b2 nicht mehr neben c2. Geh, bevor die Scholle sich bewegt.
    .other = Tipp auf den Pinguin auf b2, dann auf die Scholle daneben, c2.
    .praise = Die Bahn zu wechseln ist oft der kürzeste Weg um den Ärger herum.

lesson-slide-the-others-too = Auch die anderen schieben
    .say = Du darfst eine Scholle schieben, auf der Pinguine jeder Farbe stehen. Blau steht auf c4, einen Schritt vom Pol. Du hast noch einen Zug.
    .ask = Schieb Blau vom Pol weg.
    .wrong-1 = Ein Schritt nach vorn, aber dann kommt Blau im nächsten Zug zum Pol.
    .wrong-2 = Das hält Blau nicht auf. Die Scholle von Blau ist c4.
    .other = Blau wäre im nächsten Zug am Pol. Tipp auf die Scholle unter dem blauen Pinguin.
    .praise = Jetzt muss Blau sie erst zurückschieben, bevor es an Land geht.

lesson-three-is-a-crowd = Drei sind genug
    .say = Eine Scholle trägt höchstens drei Pinguine. Auf b2 sind schon drei, dort ist kein Platz mehr. Aussetzen darfst du auch nicht: Du musst alle Züge eines Wurfs machen.
    .ask = Such einen anderen Weg für den Pinguin auf b1: Er kann zur Seite gehen.
    .wrong-1 = Das bringt drei blaue Pinguine näher zum Pol. Nett von dir, aber gehen wir lieber zur Seite.
    .wrong-2 = So gehst du zurück. Neben b1 liegt eine Scholle auf gleicher Höhe.
    .other = Der nicht. Schau, welche Scholle auf gleicher Höhe neben b1 liegt, und geh dorthin.
    .praise = Richtig: a1 liegt auf gleicher Höhe wie b1, und es ist Platz.

lesson-a-polar-dare = Ein Polar Dare
    .say = Zwei Seiten des Würfels zeigen den Bären. Dann ruhen deine Pinguine, und du hast drei Züge für den Bären und für Schollen ohne Pinguine. Der Bär wartet am Pol, also braucht er zuerst eine Scholle, die den Pol berührt.
    .ask = Der blaue Pinguin ist in Bahn b. Schieb b4 an den Pol.
    .wrong-1 = Auch auf a4 könnte der Bär gehen, aber Blau ist in Bahn b.
    .wrong-2 = Auch auf c4 könnte der Bär gehen, aber dann wäre er auf deiner eigenen Bahn. Blau ist in Bahn b.
    .wrong-3 = Auch auf d4 könnte der Bär gehen, aber Blau ist in Bahn b.
    .other = Der Bär kann nur auf eine Scholle gehen, die den Pol berührt. Schieb b4 dorthin.
    .praise = Eine Scholle für einen Bären. Er wirkt interessiert.

lesson-lead-the-bear = Den Bären führen
    .say = Der Bär geht wie ein Pinguin von Scholle zu Scholle, wo sie sich berühren. Hat er den Pol verlassen, geht er nie wieder an Land.
    .ask = Führ den Bären vom Pol nach b4.
    .wrong-1 = Das schiebt die Scholle wieder vom Bären weg. Lass ihn zuerst darauf gehen.
    .other = Tipp auf den Bären, dann auf b4.
    .praise = Der Bär ist los. Sein dritter Zug könnte b4 auf Blau zuschieben: Bei einem Polar Dare gleitet auch die Scholle des Bären.

lesson-everybody-swims = Alle schwimmen
    .say = Kommt der Bär auf eine Scholle, schwimmen alle Pinguine von dort zurück nach START, deine auch. Ufer sind immer sicher. Hier berührt b4 die Scholle b3, auf der Blau wartet.
    .ask = Führ den Bären auf b3.
    .wrong-1 = Das bringt den Bären von Blau weg. Er steht direkt neben b3: Führ ihn darauf.
    .other = Der Bär muss nicht gehen, aber heute möchte er. Tipp auf den Bären, dann auf b3.
    .praise = Platsch. Blau beginnt wieder am Ufer, und zwei Züge bleiben noch.

lesson-round-the-bear = Um den Bären herum
    .say = Bei deinen eigenen Pinguinwürfen bleibt der Bär, wo er ist, und seine Scholle lässt sich nicht schieben. Ein Pinguin, der auf die Scholle des Bären geht, schwimmt zurück nach START. Der Bär auf c4 ist direkt vor dir.
    .ask = Geh um ihn herum: auf eine Scholle neben c3.
    .wrong-1 = Dort ist der Bär: Dein Pinguin würde den ganzen Weg zurückschwimmen. Schau zur Seite.
    .wrong-2 = Sicher, aber ein Rückschritt. Die Scholle neben c3 liegt auf gleicher Höhe und ist frei.
    .other = Dein Pinguin steht immer noch vor dem Bären. Geh auf die Scholle neben c3, die auf gleicher Höhe liegt.
    .praise = Gut gelaufen. Der Bär schaut weg, wie Bären das so tun.

lesson-home-on-the-pole = Am Ziel
    .say = Wer zuerst alle drei Pinguine am Pol hat, gewinnt sofort, auch mitten im Zug. Zwei von deinen sind dort, und der dritte steht auf d4, direkt am Pol.
    .ask = Bring deinen letzten Pinguin zum Pol.
    .wrong-1 = So gleitest du vom Pol weg. Bis zum Sieg fehlt dir nur ein Schritt.
    .other = Bis zum Sieg fehlt dir nur ein Schritt. Tipp auf den Pinguin auf d4, dann auf den Pol.
    .praise = Alle drei sind da: Du hast gewonnen.

## Rätsel

puzzle-win-now = Du kannst in diesem Zug gewinnen. Wie?
    .missed = Danach gewinnst du in diesem Zug nicht mehr.
puzzle-best-move = Ein Schritt gibt dir eine viel bessere Chance als alle anderen. Welcher?
    .missed = Ein anderer Schritt gibt dir eine bessere Chance.
