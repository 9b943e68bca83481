# Was Penguin Soccer sagt.

summary = Zwei Pinguinfamilien rutschen, drehen sich und grätschen, um einen Ball in die gegnerische Ecke zu schießen.

## Namen

seat-white = Weiß
seat-black = Schwarz
mama = Mama
papa = Papa
baby = Baby
white-mama = Weiße Mama
    .pron = Sie
    .nom = Die weiße Mama
    .acc = die weiße Mama
    .dat = der weißen Mama
white-papa = Weißer Papa
    .pron = Er
    .nom = Der weiße Papa
    .acc = den weißen Papa
    .dat = dem weißen Papa
white-baby = Weißes Baby
    .pron = Es
    .nom = Das weiße Baby
    .acc = das weiße Baby
    .dat = dem weißen Baby
black-mama = Schwarze Mama
    .pron = Sie
    .nom = Die schwarze Mama
    .acc = die schwarze Mama
    .dat = der schwarzen Mama
black-papa = Schwarzer Papa
    .pron = Er
    .nom = Der schwarze Papa
    .acc = den schwarzen Papa
    .dat = dem schwarzen Papa
black-baby = Schwarzes Baby
    .pron = Es
    .nom = Das schwarze Baby
    .acc = das schwarze Baby
    .dat = dem schwarzen Baby
up = nach oben
up-right = nach rechts oben
right = nach rechts
down-right = nach rechts unten
down = nach unten
down-left = nach links unten
left = nach links
up-left = nach links oben
the-edge = Rand

## Das Brett

goal = Bring den Ball in die gegnerische Ecke
home = Heimecke und Tor von { $who }, { $square }
bench = Bank von { $who }
centre = der Mittelpunkt
ball = der Ball
ball-on = der Ball, auf { $square }
ball-on-centre = der Ball, auf dem Mittelpunkt
penguin-off = { $penguin }, nicht auf dem Brett
penguin-upright = { $penguin }, aufrecht auf { $square }
penguin-with-ball = { $penguin }, aufrecht auf { $square }, mit dem Ball
penguin-lying = { $penguin }, liegt auf { $square }, Schnabel { $way }
squares-to-go = { $squares ->
    [0] der Ball ist im Tor
    [one] der Ball ist 1 Feld vom Tor entfernt
   *[other] der Ball ist { $squares } Felder vom Tor entfernt
}

## Was zu tun ist, und wie es endete

to-do = Einen Pinguin ziehen
to-do-with-ball = Einen Pinguin ziehen oder den Ball schießen
ended-goal = Der Ball ist im Tor
ended-no-move = Die andere Familie hat keinen Zug mehr
ended-repetition = Diese Stellung kam { $times }-mal vor
ended-ply-cap = { $moves ->
    [one] Kein Tor in 1 Zug
   *[other] Kein Tor in { $moves } Zügen
}

## Züge zur Wahl

skip = Aussetzen: Kein Pinguin kann ziehen
kick = Ball schießen: Er rollt bis { $square }
kick-goal = Ball ins Tor von { $who } schießen
kick-pass = Pass zu { $penguin } auf { $square }
kick-away = Ball bis { $square } schießen: { FORM($penguin, "nom") } bekommt ihn
own-goal = Das ist ein Tor für { $who }
stand = { $penguin } aufstehen lassen
slide = Mit { $penguin } bis { $square } rutschen
slide-takes = Mit { $penguin } bis { $square } rutschen und den Ball nehmen
slide-tackles = Mit { $penguin } gegen { FORM($other, "acc") } auf { $square } grätschen und den Ball nehmen
slide-edge = Mit { $penguin } bis an den Rand rutschen, { $square }, und dort aufstehen
slide-turns = Mit { $penguin } bis { $square } rutschen und sich Richtung { $ahead } drehen

## Warum etwas nicht geht

no-way = { $penguin } ist auf allen Seiten blockiert
no-way-in = { $penguin } kann nicht herein: Der Weg ist blockiert
home-taken = { $penguin } kann nicht herein: { $other } ist noch in deiner Ecke
free-ball = Rutsch mit einem Pinguin zum Ball, um ihn zu nehmen
own-ball = { $penguin } hat den Ball: Wähle { $penguin }, um zu schießen
their-ball = { FORM($penguin, "nom") } hat den Ball: Rutsch auf dieses Feld, um ihn zu holen
not-yours = Dieser Pinguin spielt für { $who }
choose-first = Wähle einen deiner Pinguine und dann, wohin es geht

## Was geschehen ist

skips = { $who } kann nicht ziehen und setzt aus
slides = { FORM($penguin, "nom") } rutscht bis { $square }
slides-in = { FORM($penguin, "nom") } rutscht herein bis { $square }
    .kind = ein Pinguin kommt aufs Feld
tackles = { FORM($penguin, "nom") } grätscht auf { $square } gegen { FORM($other, "acc") }
    .kind = ein Angriff
pushed = { FORM($penguin, "nom") } wird bis { $square } geschoben
    .kind = ein Pinguin wird geschoben
pushed-off = { FORM($penguin, "nom") } wird vom Brett geschoben
    .kind = ein Pinguin wird geschoben
takes-the-ball = { FORM($penguin, "pron") } nimmt den Ball
    .kind = ein Pinguin bekommt den Ball
has-the-ball = { FORM($penguin, "nom") } hat jetzt den Ball
    .kind = ein Pinguin bekommt den Ball
turns = { FORM($penguin, "pron") } dreht sich Richtung { $ahead }
stands-up = { FORM($penguin, "nom") } steht auf { $square } auf
stands-at-the-edge = { FORM($penguin, "pron") } hält am Rand an und steht auf
kicks = { FORM($penguin, "nom") } schießt den Ball bis { $square }
kicks-a-goal = { FORM($penguin, "nom") } schießt den Ball ins Tor von { $who }
    .kind = ein Tor
kicks-an-own-goal = { FORM($penguin, "nom") } schießt den Ball ins eigene Tor
    .kind = ein Eigentor
lies-down = { FORM($penguin, "pron") } liegt jetzt auf dem Bauch, Schnabel Richtung { $ahead }
stops-the-ball = { FORM($penguin, "nom") } stoppt den Ball
stops-and-stands-up = { FORM($penguin, "nom") } stoppt den Ball und steht auf

## Fehler in Stellungen und Zügen

four-fields = vier Felder: Pinguine, Ball, wer am Zug ist, Halbzug
two-families = zwei Familien, verbunden durch /
three-penguins = drei Pinguine je Familie, verbunden durch Kommas
a-player-to-move = eine Angabe, wer am Zug ist
the-ply = der Halbzug
wrong-ply = Weiß zieht bei geraden Halbzügen, Schwarz bei ungeraden
lying-holder = der Pinguin mit dem Ball kann nicht liegen; schreib ^ für aufrecht
in-the-other-home = { FORM($penguin, "nom") } kann nicht in der Heimecke der anderen Familie sein, { $square }
share-a-square = { FORM($penguin, "nom") } kann sich { $square } nicht mit { FORM($other, "dat") } teilen
no-penguin = { $text } ist kein Pinguin; man schreibt - neben dem Brett, e4^ aufrecht oder e4ne liegend
no-pose = { $text } ist keine Haltung; möglich sind { $poses }
no-ball = { $text } ist kein Platz für den Ball; möglich sind + und die Felder a1 bis h8
crowded-centre = der Ball kann nicht auf dem Mittelpunkt liegen, wenn ein Pinguin auf einem der vier Felder in der Mitte ist
no-move-text = ein Zug ist ein Rutschen (Bne, Bne>e), ein Aufstehen (M^), ein Schuss (Kse) oder ein Aussetzen (--)
no-direction = { $text } ist keine Richtung; möglich sind { $directions }
no-direction-or-stand = { $text } ist keine Richtung; möglich sind { $directions }, oder ^ zum Aufstehen
needless-turn = ein Rutschen ohne Drehung schreibt man ohne >: { $slide }

## Optionen

option-repetition = Wiederholungen bis zum Unentschieden
    .about = kommt eine Stellung so oft vor, endet die Partie unentschieden; 0 heißt nie
    .zero = nie
option-ply_cap = Längste Partie, in Zügen
    .about = nach so vielen Zügen ohne Tor endet die Partie unentschieden; 0 heißt ohne Grenze
    .zero = ohne Grenze
option-no_move = Wer nicht ziehen kann
    .about = was passiert, wenn jemand keinen Zug hat
    .skip = setzt aus
    .loss = verliert

## Die Anleitung

guide-goal = Schieß den Ball in die Ecke gegenüber. Ein einziges Tor gewinnt, und Eigentore zählen auch.
    .title = Das Ziel
guide-set-up = Der Ball liegt mitten auf dem Eis, und beide Familien warten draußen. Mama rutscht 1 Feld und schießt 3, Papa rutscht 2 und schießt 2, Baby rutscht 3 und schießt 1. Weiß fängt an.
    .title = Der Aufbau
guide-slide = Lass einen Pinguin seine volle Länge rutschen, immer geradeaus. Erreicht er den Ball, steht er auf und hat ihn.
    .title = Du bist dran: rutschen
guide-slide-in = Wer draußen ist, rutscht von deiner eigenen Ecke herein. Solange dort noch einer von deinen steht, kommt kein anderer herein.
    .title = Hereinrutschen
guide-spin = Nach dem Rutschen liegt ein Pinguin auf dem Bauch. Für jedes Feld, das er gerutscht ist, darfst du ihn um eine Achteldrehung drehen. Im Liegen rutscht er nur geradeaus, also dreh ihn dorthin, wohin er als Nächstes soll.
    .title = Liegen und drehen
guide-stand = Aufstehen kostet einen ganzen Zug. Aufrecht kann ein Pinguin in jede Richtung rutschen. Wen der Rand oder der Ball aufhält, der steht umsonst auf.
    .title = Aufstehen
guide-kick = Wer den Ball hat, rutscht nicht, sondern schießt, in jede Richtung. Der erste Pinguin im Weg stoppt den Ball, steht auf und hat ihn: So kannst du passen.
    .title = Schießen
guide-tackle = Rutsch in einen Gegner mit Ball, und der Ball gehört dir. Der andere wird ein Feld weitergeschoben und liegt dort. Am Rand fliegt er vom Eis und rutscht später wieder herein.
    .title = Grätschen
guide-blocked = Beim Rutschen muss der ganze Weg frei sein. Ein anderer Pinguin versperrt ihn, außer es ist ein Gegner mit Ball. Und in die Ecke der anderen Familie kommt nie ein Pinguin.
    .title = Im Weg

## Lektionen

lesson-slide-in = Hereinrutschen
    .say = Schieß den Ball in die gegnerische Ecke, dann gewinnst du. Du führst die weiße Familie: Deine Heimecke ist die Ecke, die dir am nächsten liegt, und von dort rutschen deine Pinguine auf dem Bauch herein. Mama rutscht 1 Feld, Papa 2 und Baby 3, immer die volle Länge.
    .ask = Lass Baby bis c3 hereinrutschen, mit dem Schnabel zum Ball.
    .wrong-1 = Das richtige Feld, aber der Schnabel würde nicht zum Ball zeigen. Wähle den Pfeil, der auf ihn zeigt.
    .wrong-2 = Das richtige Feld, aber Baby läge quer zum Ball. Wähle den Pfeil, der auf ihn zeigt.
    .wrong-3 = So saust Baby am Rand entlang. Der Ball ist in der Mitte: geradewegs darauf zu, nach c3.
    .other = Das ist erlaubt, aber lass Baby zuerst rutschen: Baby, dann c3, dann der Pfeil, der auf den Ball zeigt.
    .praise = Drei Felder auf dem Bauch. Schwarz antwortet mit dem eigenen Baby.

lesson-take-the-ball = Den Ball nehmen
    .say = Ein liegender Pinguin rutscht nur dorthin, wohin sein Schnabel zeigt. Er rutscht die volle Länge, aber der Ball hält ihn auf: Der Pinguin steht auf und hat den Ball. Der Ball liegt auf dem Mittelpunkt, und die vier Felder um ihn herum zählen alle.
    .ask = Lass Baby zum Ball auf d4 rutschen.
    .wrong-1 = Aufstehen ist ein ganzer Zug, und Schwarz wäre zuerst am Ball. Baby liegt schon richtig.
    .other = Das schwarze Baby ist genauso nah. Lass deins zuerst rutschen: Baby, dann d4.
    .praise = Baby hat den Ball. Ein Pinguin mit dem Ball heißt Ballhalter.

lesson-stand-up = Aufstehen
    .say = Schwarz hat dein Baby weggegrätscht. Jetzt liegt es mit dem Rücken zum Ball und könnte nur von ihm wegrutschen. Aufstehen ist ein eigener Zug; aufrecht rutscht ein Pinguin, wohin er will.
    .ask = Lass Baby aufstehen.
    .wrong-1 = So rutscht Baby den ganzen Weg nach Hause. Bleib beim Ball: Steh auf c3 auf.
    .other = Später. Baby ist direkt neben dem Ball: Tipp auf Baby und lass es dort aufstehen.
    .praise = Wieder auf den Beinen, und jede Richtung ist frei.

lesson-tackle = Grätschen
    .say = Rutsch in den Ballhalter der anderen Familie: Das ist eine Grätsche. Du bekommst das Feld und den Ball und stehst auf. Der andere wird ein Feld weitergeschoben und liegt dort. Grätschen kannst du nur gegen den Ballhalter.
    .ask = Grätsche gegen das schwarze Baby auf d4.
    .wrong-1 = So rutscht Baby am Ball vorbei. Der Ballhalter ist auf d4, geradeaus.
    .other = Schwarz hat den Ball auf d4, direkt vor deinem Baby. Rutsch hinein.
    .praise = Der Ball gehört wieder dir. Am Rand fliegt ein weggegrätschter Pinguin sogar vom Brett.

lesson-spin = Drehen
    .say = Für jedes Feld, das er rutscht, darf ein Pinguin eine Achteldrehung machen, bevor er liegen bleibt: Mama ein wenig, Papa mehr, Baby fast ganz herum. Gerutscht wird immer geradeaus. So liegt er für das nächste Mal bereit.
    .ask = Der Ball ist auf d3. Lass Papa bis b1 hereinrutschen, mit dem Schnabel zum Ball.
    .wrong-1 = Das richtige Feld, aber Papa läge am Rand entlang. Dreh ihn zum Ball.
    .wrong-2 = Einen Schritt zu weit gedreht. Von b1 liegt der Ball schräg.
    .wrong-3 = Zur falschen Seite gedreht: Dort ist nur der Rand.
    .wrong-4 = Von b2 würde Papa am Ball vorbeirutschen. Versuch b1.
    .other = Nimm Papa, dann b1, dann den Pfeil, der auf den Ball auf d3 zeigt.
    .praise = Papa rutscht 2: Im nächsten Zug erreicht er den Ball.

lesson-leave-your-home-free = Halte deine Heimecke frei
    .say = Jedes Rutschen von draußen beginnt in deiner Heimecke, und solange ein Pinguin von dir dort ist, kommt kein anderer herein. Mama rutscht nur 1 weit, von draußen kommt sie also nur bis in die Heimecke.
    .ask = Papa und Baby warten. Lass Mama aus deiner Heimecke rutschen.
    .wrong-1 = Aufrecht, aber immer noch in der Heimecke, und die anderen warten noch. Mama liegt richtig: Lass sie rutschen.
    .other = Tipp auf Mama, dann auf b2.
    .praise = Die Tür ist offen. Papa und Baby können herein.

lesson-in-the-way = Im Weg
    .say = Zum Rutschen muss der ganze Weg frei sein. Ein anderer Pinguin versperrt ihn, außer es ist ein Gegner mit Ball. Hier liegt Papa direkt vor Baby, also kann Baby nicht rutschen.
    .ask = Mach Platz: Lass Papa weiterrutschen.
    .wrong-1 = Aufstehen macht keinen Platz: Papa ist immer noch auf d4. Lass ihn weiterrutschen.
    .wrong-2 = Das hilft Baby auch, auf andere Art. Aber lass Papa Platz machen.
    .other = Mama kann warten. Papa auf d4 ist Baby im Weg: Lass Papa weiterrutschen.
    .praise = Jetzt hat Baby seine drei Felder. Passen darf übrigens niemand: In jedem Zug wird gerutscht, aufgestanden oder geschossen.

lesson-kick-or-pass = Schießen oder passen
    .say = Der Ballhalter kann nicht rutschen. Er schießt: Mama 3 Felder, Papa 2, Baby 1, in jede Richtung, und legt sich dorthin. Ist ein Pinguin im Weg, egal aus welcher Familie, bleibt der Ball dort, und dieser Pinguin steht auf und hat ihn.
    .ask = Pass den Ball von Baby zu Papa auf e5.
    .wrong-1 = Der Ball läge frei auf e4, direkt neben dem schwarzen Baby.
    .wrong-2 = Der Ball läge frei auf d5. Papa wartet auf e5.
    .other = Tipp auf Baby, den Ballhalter, dann auf das Feld von Papa, e5.
    .praise = Ein sauberer Pass. Papa steht auf und hat den Ball.

lesson-the-full-length = Die volle Länge
    .say = Auch ein Schuss geht die volle Länge, wenn ihn kein Pinguin und kein Rand aufhält. Papa schießt 2 weit. Dein Ziel ist die gegnerische Ecke, h8.
    .ask = Schieß den Ball auf die gegnerische Ecke zu, nach g7.
    .wrong-1 = Nach vorn, aber zur Seite. Die Ecke liegt schräg.
    .other = Lass Papa schießen: Tipp auf Papa, dann auf g7, geradewegs auf die gegnerische Ecke zu.
    .praise = Ein Feld vor dem Tor. Der nächste Schuss entscheidet.

lesson-the-edge = Der Rand
    .say = Der Rand hält einen Pinguin auf wie der Ball: Er bleibt auf dem letzten Feld und steht auf. So sparst du dir den Zug zum Aufstehen.
    .ask = Lass Baby so rutschen, dass der Rand es aufhält.
    .wrong-1 = Dort würde der Ball Baby aufhalten. Gut gesehen, aber hier suchen wir den Rand.
    .other = Das führt nicht an den Rand. Such einen Weg für Baby, den der Rand abkürzt.
    .praise = Aufrecht am Rand und bereit für jede Richtung.

lesson-off-the-board = Vom Brett
    .say = Ein weggegrätschter Pinguin wird über den Rand geschoben, wenn hinter ihm kein Feld ist. Verloren ist er nicht: In einem späteren Zug rutscht er von seiner Heimecke wieder herein. Aber keine Grätsche darf einen Pinguin in die Heimecke der anderen Familie schieben, und kein Pinguin rutscht je dort hinein.
    .ask = Grätsche gegen den schwarzen Papa auf h4.
    .wrong-1 = Aufstehen ist nicht nötig: Baby liegt richtig, und Papa ist drei Felder entfernt.
    .other = Baby liegt bereit. Lass es geradewegs in den schwarzen Papa auf h4 rutschen.
    .praise = Weg ist er, und du hast den Ball.

lesson-goal = Tor
    .say = Der Ball in der gegnerischen Ecke gewinnt sofort, egal wer ihn geschossen hat: Eigentore zählen. Nur der Ball kommt dort hinein, nie ein Pinguin von dir.
    .ask = Papa ist zwei Felder von der gegnerischen Ecke entfernt, und Papa schießt 2 weit. Schieß ein Tor.
    .wrong-1 = Neben das Tor. Die Ecke liegt schräg.
    .other = Du kannst jetzt gewinnen: Tipp auf Papa, dann auf die gegnerische Ecke, h8.
    .praise = Tor. Du hast gewonnen.

## Wie ein Sieg heißt: Tor in 3 Halbzügen

win-name = Tor

## Rätsel

puzzle-goal-2 = Schieß in zwei Zügen ein Tor, was die andere Seite auch tut.
    .missed = Jetzt gibt es kein Tor in zwei Zügen mehr.
puzzle-goal-3 = Schieß in drei Zügen ein Tor, was die andere Seite auch tut.
    .missed = Jetzt gibt es kein Tor in drei Zügen mehr.
