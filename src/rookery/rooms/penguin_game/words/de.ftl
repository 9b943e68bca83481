# Was The Penguin Game sagt.

summary = Ein Eisberg aus Münzen schmilzt dir unter den Füßen weg. Geh, hüpf und sei der letzte Pinguin darauf.

## Namen

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
penguin-red = Roter Pinguin
    .nom = Der rote Pinguin
    .acc = den roten Pinguin
penguin-blue = Blauer Pinguin
    .nom = Der blaue Pinguin
    .acc = den blauen Pinguin
penguin-green = Grüner Pinguin
    .nom = Der grüne Pinguin
    .acc = den grünen Pinguin
penguin-yellow = Gelber Pinguin
    .nom = Der gelbe Pinguin
    .acc = den gelben Pinguin
sun = Sonne
    .nom = eine Sonne
    .acc = eine Sonne
    .dat = einer Sonne
    .the = die Sonne
    .the-dat = der Sonne
    .first = Die Sonne
    .plural = Sonnen
moon = Mond
    .nom = ein Mond
    .acc = einen Mond
    .dat = einem Mond
    .the = den Mond
    .the-dat = dem Mond
    .first = Der Mond
    .plural = Monde
crown = Krone
    .nom = eine Krone
    .acc = eine Krone
    .dat = einer Krone
    .the = die Krone
    .the-dat = der Krone
    .first = Die Krone
    .plural = Kronen
arms = Wappen
    .nom = ein Wappen
    .acc = ein Wappen
    .dat = einem Wappen
    .the = das Wappen
    .the-dat = dem Wappen
    .first = Das Wappen
    .plural = Wappen
turn-none = nicht gedreht
turn-quarter = um ein Viertel im Uhrzeigersinn gedreht
turn-half = halb herum gedreht
turn-quarter-back = um ein Viertel gegen den Uhrzeigersinn gedreht

## Der Eisberg

tile = Platte { $tile }
left-of = links neben Platte { $tile }
right-of = rechts neben Platte { $tile }
above = oberhalb von Platte { $tile }
below = unterhalb von Platte { $tile }
berth = offenes Wasser { $where }
bench = Bank von { $who }
tray = Schale für { FORM($suit, "plural") }
tray-empty = keine { FORM($suit, "plural") } mehr
supply = { FORM($suit, "plural") }: { $coins ->
    [one] noch 1 Münze
   *[other] noch { $coins } Münzen
}
coin-on-top = { $suit } auf { $cell }{ $level ->
    [1] { "" }
   *[other] , { $level } hoch
}{ $under ->
    [0] { "" }
   *[other] , darunter { AND($below) }
}
coin-covered = { $suit } auf { $cell }, verdeckt, { $level ->
    [1] ganz unten
   *[other] Ebene { $level }
}
penguin-on = { $penguin }, auf { $cell }
penguin-waiting = { $penguin }, noch nicht aufgestellt
penguin-out = { $penguin }, ausgeschieden
challenge = die Aufgabe: { FORM($suit, "acc") } übrig lassen
goal = Sei der letzte Pinguin auf dem Eisberg
goal-alone = Lass nur eine Münze übrig, dann gewinnst du. { $coins ->
    [one] Noch 1 Münze
   *[other] Noch { $coins } Münzen
}
goal-challenge = Lass nur eine Münze übrig, für die Aufgabe { FORM($suit, "acc") }. { $coins ->
    [one] Noch 1 Münze
   *[other] Noch { $coins } Münzen
}
coins-left = { $coins ->
    [one] noch 1 Münze
   *[other] noch { $coins } Münzen
}
in-reach = { $coins ->
    [0] kein Weg weiter
    [one] 1 Münze in Reichweite
   *[other] { $coins } Münzen in Reichweite
}
not-yet-placed = noch nicht aufgestellt
out = ausgeschieden

## Was zu tun ist, und wie es endete

to-do-lay = Leg eine Münze, noch { $coins }
to-do-place = Stell den Pinguin auf
to-do-move = Zieh den Pinguin
to-do-move-alone = Zieh den Pinguin: { $coins ->
    [one] noch 1 Münze
   *[other] noch { $coins } Münzen
}
to-do-melt = Lass eine Münze schmelzen
to-do-drift = Lass eine Platte treiben, oder nicht
ended-last-one = Nur noch ein Pinguin ist auf dem Eisberg
ended-challenge = Geschafft: Nur eine Münze ist übrig, und es ist { FORM($suit, "nom") }, wie verlangt.
ended-success = Geschafft: Nur eine Münze ist übrig. Die Aufgabe war, { FORM($suit, "acc") } übrig zu lassen.
ended-stuck = Noch { $coins } Münzen übrig. Mit nur einer gewinnst du.

## Züge zur Wahl

lay = Auf { $cell } { FORM($suit, "acc") } legen
place = { $who } beginnt auf { FORM($suit, "the-dat") } auf { $cell }
step = { $who } geht auf { FORM($suit, "the") } auf { $cell }
hop = { $who } hüpft auf { FORM($suit, "the") } auf { $cell }
melt = Auf { $cell } { FORM($suit, "the") } schmelzen
drift = Platte { $tile } treibt, bis sie { $where } liegt{ $turns ->
    [0] { "" }
    [1] , um ein Viertel im Uhrzeigersinn gedreht
    [2] , halb herum gedreht
   *[other] , um ein Viertel gegen den Uhrzeigersinn gedreht
}
turn = Platte { $tile } bleibt und dreht sich { $turns ->
    [1] um ein Viertel im Uhrzeigersinn
    [2] halb herum
   *[other] um ein Viertel gegen den Uhrzeigersinn
}
stay = Nicht treiben lassen
caution-ends = Hier endet das Spiel, mit { $coins } Münzen
caution-stuck = Von dort kommt dein Pinguin nicht weiter

## Was geschehen ist

lays = { $who } legt { FORM($suit, "acc") } auf { $cell }
    .kind = eine Münze wird gelegt
last-of-a-suit = Alle { FORM($suit, "plural") } sind gelegt
starts = { $who } beginnt auf { FORM($suit, "the-dat") } auf { $cell }
    .kind = ein Pinguin beginnt
steps = { $who } geht auf { FORM($suit, "the") } auf { $cell }
hops = { $who } hüpft auf { FORM($suit, "the") } auf { $cell }
melts = { FORM($suit, "first") } auf { $cell } schmilzt
    .kind = eine Münze schmilzt
lets-drift = { $who } lässt Platte { $tile } treiben, bis sie { $where } liegt{ $turns ->
    [0] { "" }
    [1] , um ein Viertel im Uhrzeigersinn gedreht
    [2] , halb herum gedreht
   *[other] , um ein Viertel gegen den Uhrzeigersinn gedreht
}
    .kind = eine Scholle treibt
lets-turn = { $who } dreht Platte { $tile } { $turns ->
    [1] um ein Viertel im Uhrzeigersinn
    [2] halb herum
   *[other] um ein Viertel gegen den Uhrzeigersinn
}
    .kind = eine Scholle dreht sich
carries = Platte { $tile } trägt { FORM($what, "acc") } nach { $cell }
renamed = Das Feld { $before } heißt jetzt { $after }
stays = { $who } lässt keine Platte treiben
goes-out = { FORM($penguin, "nom") } kommt nicht weiter und scheidet aus

## Warum etwas nicht geht

reason-taken = Dort steht ein anderer Pinguin
reason-penguin-on-it = Auf dieser Münze steht ein Pinguin
reason-water = Dort sind alle Münzen geschmolzen
reason-higher = Diese Münze liegt höher, und hüpfen kannst du nur auf { FORM($suit, "plural") }
reason-lower = Diese Münze liegt tiefer, und hüpfen kannst du nur auf { FORM($suit, "plural") }
reason-far = Zu weit für einen Schritt, und hüpfen kannst du nur auf { FORM($suit, "plural") }
reason-place = Wähle die Münze, auf der dein Pinguin beginnt
reason-take-a-coin = Nimm zuerst eine Münze aus einer Schale
reason-none-left = Keine { FORM($suit, "plural") } mehr
reason-one-each = Zuerst bekommt jedes Feld eine Münze
reason-only-on-the-x = Nur auf dem X liegt mehr als eine Münze
reason-high-enough = Dieser Stapel ist vorerst hoch genug
reason-take-a-tile = Nimm eine Platte an ihrer Nummer oder lass keine treiben
reason-anchored = Diese Platte kann nicht treiben: Der Eisberg würde auseinanderfallen

## Fehler in Optionen

tiles-form = { $presets } oder eine Liste von Plätzen wie 0:0;2:0;2:2;4:2
takes-tiles = möglich ist { $form }
takes-tiles-in-python = möglich ist { $form }, in Python auch eine Folge von Paaren (x, y)
bad-tiles = die Option tiles kann nicht { $value } sein; { $right }
number-of-tiles = es gibt vier Platten, mit tiny_and_tall drei, und nicht { $tiles }
tiles-too-far = die Platten haben höchstens { $cells } Linien und Reihen: Plätze zählen von 0 bis { $most }
tiles-would-overlap = die Platten { $one } und { $other } würden sich überdecken
tiles-off-corner = das kleinste x und das kleinste y müssen 0 sein
tiny-takes-a-list = tiny_and_tall braucht eine Liste von drei Plätzen, etwa 0:0;2:0;0:2
tiny-takes-three = tiny_and_tall braucht drei Platten
no-small-iceberg = der kleine Eisberg ist die Hälfte von vier Platten mit der üblichen Auslage; mit anderen Optionen gibt es keinen
four-tiles = es gibt vier Platten; drei sind es nur mit tiny_and_tall

## Fehler in Stellungen und Zügen

five-fields = fünf Felder: Platten, Pinguine, wer am Zug ist, Phase, Aufgabe
tiles-joined = { $tiles } Platten, verbunden durch |
place-and-stacks = Platten in der Form Platz:Stapel, etwa 0,0:sm,c,-,ms
places-written = Plätze von Platten in der Form x,y
four-stacks = vier Stapel je Platte, verbunden durch Kommas
penguins-joined = { $players ->
    [one] 1 Pinguin
   *[other] { $players } Pinguine, einen für jeden, verbunden durch Kommas
}
a-player-to-move = eine Angabe, wer am Zug ist
a-phase = eine Phase
a-target = eine Aufgabe
a-tiles-place = der Platz einer Platte
a-coordinate = eine Koordinate
a-number-of-turns = eine Zahl von Vierteldrehungen
no-such-phase = die Phase { $phase } gibt es in diesem Spiel nicht: { $reason }
no-coins-to-lay = beim normalen Aufbau wird keine Münze einzeln gelegt
no-flamethrowers = ohne Flammenwerfer gehört das Schmelzen zum Zug
no-drifting = ohne treibende Platten treibt keine
no-target = sobald Münzen liegen, ist die Aufgabe ein Zeichen: s, m, c oder a
tile-too-far = so weit draußen liegt keine Platte: Es gibt höchstens 8 Linien und Reihen
tile-lies-at = Platte { $tile } liegt in diesem Spiel bei { $place }
tiles-overlap = die Platten { $one } und { $other } können sich nicht überdecken
full-edges = nach dem Treiben hängen alle Platten über ganze Kanten zusammen; davor liegen sie wie am Anfang
lowest-is-zero = das kleinste x und das kleinste y der Platten müssen 0 sein
empty-stack = ein Stapel sind seine Zeichen von unten nach oben, etwa sm, oder - ohne Münze
no-suit = { $text } ist kein Zeichen; es gibt s, m, c und a, und - ist ein leerer Stapel
stack-too-high = kein Stapel ist in diesem Spiel höher als { $highest }
seventh-coin = von jedem Zeichen gibt es nur sechs Münzen; hier wäre noch { FORM($suit, "nom") }
no-penguin = { $text } ist kein Pinguin; man schreibt ein Feld, ? vor dem Aufstellen oder x nach dem Ausscheiden
no-tile-there = bei { $cell } liegt keine Platte
no-coin-there = auf { $cell } liegt keine Münze, auf der ein Pinguin stehen könnte
share-a-cell = zwei Pinguine können sich { $cell } nicht teilen
placed-too-soon = Pinguine werden aufgestellt, wenn alle { $all } Münzen liegen; hier { $coins ->
    [one] liegt 1
   *[other] liegen { $coins }
}
all-coins-lie = alle Münzen liegen, also ist die Phase place
wrong-player = mit { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} auf dem Eisberg ist Platz { $player } am Zug
placed-before = Platz { $player } hat den Pinguin vor Platz { $other } aufgestellt
not-placed-yet = Platz { $player } hat den Pinguin noch nicht aufgestellt; schreib ?
placed-by-now = Platz { $player } hat in der Phase { $phase } den Pinguin schon aufgestellt
only-one-coin = keine zweite Münze: Bei diesem Aufbau liegt hier nur eine
first-one-each = keine zweite Münze: Erst bekommt jedes Feld eine
level-too-soon = keine Münze auf dieser Ebene, bevor jedes Feld, das eine bekommt, { $height } hoch ist
first-coin-drawn = die zuerst gezogene Münze liegt auf { $cell } ganz unten: { $suit }
wrong-target = die Aufgabe ist die zuerst gelegte Münze; vor der ersten ist sie -, danach ein Zeichen, das in einem Stapel ganz unten liegt
out-and-to-move = Platz { $player } ist ausgeschieden und kann nicht am Zug sein
over-by-now = zu mehreren endet das Spiel, wenn ein Pinguin übrig ist: Einer ist übrig, also ist die Phase over
not-over-yet = zu mehreren endet das Spiel, wenn ein Pinguin übrig ist: { $penguins } sind noch dabei
cannot-move = Platz { $player } kann nicht ziehen und ist deshalb nicht am Zug
nothing-to-melt = es gibt nichts zu schmelzen: Auf jeder Münze steht ein Pinguin
not-over = das Spiel ist nicht zu Ende: Der Pinguin kann ziehen
no-move-text = ein Zug ist eine Münze (s@b2), ein Pinguin (@b2), ein Schritt (b2-c3), ein Schmelzen (!d4), ein Treiben (2@4,2r1) oder keines (=)
nothing-to-put = { $text } kann nicht vor @ stehen; dort steht ein Zeichen (s, m, c, a), eine Platte (1 bis 4) oder, für einen Pinguin, nichts
no-cell = { $text } ist kein Feld; es gibt a1 bis h8
no-drift = ein Treiben ist eine Platte, ihr neuer Platz und ihre Vierteldrehungen im Uhrzeigersinn: 2@4,2r1
minus-zero = 0 schreibt man ohne Minus

## Exaktes Spiel

unsolved-players = The Penguin Game lässt sich mit { $players } Spielern nicht lösen, nur mit 1 oder 2
unsolved-drifting = The Penguin Game lässt sich mit treibenden Platten nicht lösen, nur ohne die Option drifting
unsolved-laying = The Penguin Game lässt sich nicht lösen, solange Münzen gelegt werden, sondern ab dem ersten Aufstellen
best-challenge = Eine Münze kann übrig bleiben, und die Aufgabe ist lösbar
best-success = Eine Münze kann übrig bleiben, aber die Aufgabe ist nicht lösbar
best-stuck = Weniger als { $coins } Münzen können nicht übrig bleiben
end-challenge = eine Münze übrig, Aufgabe gelöst
end-success = eine Münze übrig, Aufgabe nicht gelöst
end-stuck = { $coins } Münzen übrig

## Optionen

option-start = Der Aufbau
    .about = wie die Münzen ausgelegt werden
    .regular = normal
    .strategic = strategisch
    .irregular = unregelmäßig
    .chaotic = chaotisch
option-tiles = Die Platten
    .about = wie die Platten am Anfang liegen
    .square = Quadrat
    .line = Reihe
    .L = L
    .T = T
    .S = S
option-tiny_and_tall = Klein und hoch
    .about = drei Platten, mit bis zu drei Münzen übereinander
option-flamethrowers = Flammenwerfer
    .about = du darfst statt der verlassenen Münze jede andere ohne Pinguin schmelzen
option-drifting = Treibende Platten
    .about = nach dem Schmelzen darf eine Platte wandern und sich drehen, mit allem darauf

## Varianten

variant-solitaire = Solitär
    .about = Spiel allein und lass nur eine Münze übrig
variant-strategic-start = Strategischer Start
    .about = Legt abwechselnd Münzen, zweite nur auf das X
variant-irregular = Unregelmäßig
    .about = Legt abwechselnd Münzen, zwei hoch, wo ihr wollt
variant-chaotic = Chaotisch
    .about = Legt abwechselnd Münzen, so hoch ihr wollt
variant-non-square = Nicht quadratisch
    .about = Legt die vier Platten, wie ihr wollt
variant-tiny-and-tall = Klein und hoch
    .about = Nur drei Platten, dafür drei Münzen hoch
variant-flame-throwers = Flammenwerfer
    .about = Nach dem Zug schmilzt eine beliebige Münze ohne Pinguin
variant-drifting = Treibende Platten
    .about = Nach deinem Zug schiebst oder drehst du eine Platte

## Die Anleitung

guide-goal = Der Eisberg schmilzt dir unter den Füßen weg. Wer nicht mehr ziehen kann, scheidet aus, und der letzte Pinguin auf dem Eisberg gewinnt.
    .title = Das Ziel
guide-set-up = Der Eisberg besteht aus 24 Münzen: Sonnen, Monde, Kronen und Wappen. Auf den beiden Diagonalen liegen sie zu zweit übereinander. Der Reihe nach stellen alle ihren Pinguin auf, wo sie wollen.
    .title = Der Aufbau
guide-step = Geh auf ein Nachbarfeld gleicher Höhe, oder hüpf auf irgendeine Münze mit deinem Zeichen, egal wie weit und wie hoch.
    .title = Du bist dran: gehen oder hüpfen
guide-hop = Es zählt immer nur die oberste Münze. Von einer Sonne kannst du auf jede andere Sonne hüpfen, auf der niemand steht.
    .title = Hüpfen
guide-melt = Die Münze, die du verlässt, schmilzt. Ist die letzte eines Stapels weg, bleibt nur Wasser, und dorthin kommt niemand mehr.
    .title = Schmelzen
guide-out = Wer an der Reihe ist und nicht ziehen kann, scheidet aus. Also schneid den anderen den Weg ab: Setz dich dorthin, wohin sie wollen, oder lass es schmelzen.
    .title = Ausgeschieden
guide-alone = Du kannst auch allein spielen: Zieh, bis es nicht mehr geht. Bleibt nur eine Münze übrig, hast du gewonnen. Am schönsten ist es, wenn sie das Zeichen auf der Fahne trägt.
    .title = Allein
guide-variants = Ihr könnt die Münzen selbst auslegen oder die Platten anders anordnen. Mit Flammenwerfern schmilzt eine Münze deiner Wahl. Mit treibenden Platten darf nach jedem Zug eine Platte wegtreiben und sich drehen.
    .title = Varianten

## Lektionen

lesson-take-your-place = Nimm deinen Platz ein
    .say = Sei der letzte Pinguin auf dem Eisberg. Er besteht aus Münzen mit vier Zeichen: Sonnen, Monde, Kronen und Wappen. Manche liegen einzeln, manche zu zweit übereinander; am Rand einer Münze siehst du ihr Zeichen auch dann, wenn eine andere darauf liegt. Zuerst wählst du, wo dein Pinguin beginnt.
    .ask = Stell deinen Pinguin auf einen Stapel aus zwei Münzen.
    .other = Dort darfst du beginnen, aber diese Münze liegt einzeln. Die höheren liegen auf den beiden Diagonalen.
    .praise = Mit Blick aufs Meer. Weiter geht es mit deinem Pinguin auf b2 und dem blauen auf c3.

lesson-step = Gehen
    .say = Ein Schritt führt auf ein Nachbarfeld, gerade oder schräg, dessen oberste Münze gleich hoch liegt. Du stehst auf zwei Münzen, also such andere Zweierstapel. Zwei Pinguine stehen nie auf demselben Feld.
    .ask = Geh auf ein Nachbarfeld gleicher Höhe.
    .wrong-1 = Das ist ein Hüpfer, von Sonne zu Sonne. Der kommt als Nächstes: Geh jetzt auf ein Nachbarfeld.
    .other = Geh auf einen der Zweierstapel direkt neben b2.
    .praise = Und die Münze, die du verlassen hast, ist geschmolzen.

lesson-hop = Hüpfen
    .say = Ein Hüpfer führt auf jede Münze mit dem Zeichen, auf dem du stehst, egal wie weit und wie hoch. Du stehst auf einer Sonne.
    .ask = Hüpf auf eine Sonne, die nicht neben dir liegt.
    .wrong-1 = Eine Sonne, und direkt neben dir: Dorthin reicht auch ein Schritt. Such eine, die weiter weg liegt.
    .wrong-2 = Das ist ein Schritt, auf einen Mond. Hüpf auf eine Sonne.
    .other = Nur die oberste Münze eines Stapels zählt. Hüpf auf eine Sonne, die oben liegt.
    .praise = Über den halben Eisberg. Auf b2 ist die Sonne weg, und der Mond darunter kommt zum Vorschein.

lesson-mind-the-height = Achte auf die Höhe
    .say = Jede Münze, die ein Pinguin verlässt, schmilzt, also werden die Stapel mit der Zeit niedriger. Du stehst auf d1, zwei Münzen hoch. Die Münzen auf c1 und d2 liegen direkt daneben, aber eine Stufe tiefer: Dorthin führt kein Schritt.
    .ask = Geh auf das eine Nachbarfeld in deiner Höhe.
    .wrong-1 = Das ist ein Hüpfer, von Sonne zu Sonne. Schau direkt neben dich.
    .other = Geh nach c2, auf den Zweierstapel neben dir.
    .praise = Gleiche Höhe, leichter Schritt. Du stehst auf einem Mond, und darunter liegt noch einer.

lesson-hop-down = Hinunterhüpfen
    .say = Auf die Höhe kommt es nur bei Schritten an. Ein Hüpfer darf hinauf und hinunter.
    .ask = Noch einmal dieselbe Stellung: Hüpf hinunter auf die einzelne Sonne auf d3.
    .wrong-1 = Auch eine Sonne, aber zwei Münzen hoch. Die einzelne Sonne liegt auf d3.
    .wrong-2 = Das war der Schritt. Hüpf jetzt, von Sonne zu Sonne.
    .other = Hüpf auf die Sonne auf d3.
    .praise = Und hinunter. Auf d1 sieht man jetzt das Wappen.

lesson-open-water = Offenes Wasser
    .say = Wo die letzte Münze geschmolzen ist, ist Wasser, und niemand geht mehr dorthin. Der Eisberg zerfällt, und Hüpfer werden kostbar. Du stehst auf einem Wappen, auf a2.
    .ask = Hüpf über das Wasser auf das andere Wappen.
    .wrong-1 = Ein Schritt auf die Sonne, und immer noch auf der kleinen Seite. Das andere Wappen liegt jenseits des Wassers.
    .wrong-2 = Ein Schritt auf den Mond, und ein kluger: Blau will ihn auch. Aber versuch jetzt den Hüpfer nach c4.
    .other = Hüpf auf das Wappen auf c4.
    .praise = Trockenen Fußes hinüber.

lesson-look-ahead = Vorausschauen
    .say = Wer dran ist und nicht ziehen kann, scheidet aus. Schau also einen Zug weiter: Das Wappen, das du verlässt, schmilzt, und Blau steht auf einer Sonne und kann auf jede andere hüpfen.
    .ask = Von welcher Sonne kommst du noch weiter? Geh dorthin.
    .wrong-1 = Dann hüpft Blau nach b3, auf die einzige andere Sonne in Reichweite, und du sitzt in der Ecke mit Wasser ringsum. Versuch b3.
    .other = Such die Sonne, neben der noch eine Münze liegt.
    .praise = Von b3 kannst du immer noch auf die Krone auf a4 gehen, was Blau auch tut.

lesson-be-in-the-way = Im Weg stehen
    .say = Eine Münze unter einem Pinguin ist besetzt. Blau steht auf der letzten Sonne, auf d3, und die einzige gleich hohe Münze daneben ist die Krone auf d2.
    .ask = Versperr Blau den letzten Weg.
    .wrong-1 = Neben Blau, aber eine Stufe höher: Dorthin könnte Blau ohnehin nicht. Blau entkommt noch nach d2.
    .other = Blau kann nur nach d2. Sei zuerst dort.
    .praise = Blau kann nicht ziehen und scheidet aus. Du hast gewonnen.

lesson-the-last-sun = Die letzte Sonne
    .say = Auch mit Schmelzen gewinnst du: Die Münze, die du verlässt, ist weg. Blau steht auf einer Sonne mit Wasser ringsum, kann also nur auf eine andere Sonne hüpfen. Zwei gibt es noch: deine auf d3 und die auf b3.
    .ask = Lass Blau mit einem Hüpfer gar keine Sonne.
    .wrong-1 = Deine Sonne schmilzt, aber Blau hüpft noch auf die auf b3.
    .other = Deine eigene Sonne schmilzt, wenn du sie verlässt. Setz dich auf die andere.
    .praise = Eine Sonne schmilzt, und auf der anderen sitzt du. Du bist der letzte Pinguin auf dem Eisberg.

lesson-alone = Allein
    .say = Allein gewinnst du, wenn nur eine Münze übrig bleibt, am besten eine mit dem Zeichen auf der Fahne. Hinter jedem Schritt schmilzt eine Münze, also plan voraus: Nach c3 kommst du nur von b2 aus.
    .ask = Welche Münze kommt zuerst, damit keine zurückbleibt?
    .wrong-1 = Dann kommst du nicht mehr nach a1, wenn du nach c3 weitergehst. Nimm zuerst die Ecke.
    .other = Fang mit der Münze in der Ecke an.
    .praise = Jetzt b2, dann c3: Eine Münze bleibt, mit dem Zeichen auf der Fahne.

lesson-lay-the-coins = Münzen legen
    .say = Sei wie immer der letzte Pinguin, nur baut ihr den Eisberg jetzt selbst: Beim strategischen Start legen alle reihum eine Münze. Liegt auf jedem Feld eine, kommen zweite Münzen nur auf das X. Bei „Unregelmäßig“ dürfen sie überall liegen, bei „Chaotisch“ beliebig hoch.
    .ask = Leg eine Krone auf das X.
    .other = Auch das geht. Nimm jetzt eine Krone.
    .praise = Das X wächst. Wenn alle 24 Münzen liegen, kommen die Pinguine.

lesson-over-the-water = Übers Wasser
    .say = Sei der letzte Pinguin, auf Platten, die liegen, wie ihr wollt: Das ist „Nicht quadratisch“. Für einen Schritt muss eine Münze direkt neben dir liegen. Ein Hüpfer führt übers Wasser, von Sonne zu Sonne.
    .ask = Hüpf auf die Sonne auf der Platte ganz rechts.
    .wrong-1 = Das ist ein Schritt, auf deiner eigenen Platte. Die andere Sonne liegt auf h2.
    .other = Hüpf auf die Sonne auf h2.
    .praise = Von Platte zu Platte, ohne nasse Füße.

lesson-three-high = Drei hoch
    .say = Sei der letzte Pinguin, auf drei Platten mit Dreierstapeln: Das ist „Klein und hoch“. Ein Schritt führt auf gleiche Höhe, also von der dritten Ebene auf eine andere dritte Ebene.
    .ask = Geh auf einen anderen Dreierstapel.
    .wrong-1 = Ein Hüpfer, hinunter auf eine einzelne Sonne. Das geht, aber bleib jetzt oben.
    .other = Geh auf einen Dreierstapel direkt neben b2.
    .praise = Immer noch ganz oben.

lesson-flames = Flammenwerfer
    .say = Sei der letzte Pinguin, mit einem Flammenwerfer: Nach deinem Zug schmilzt du statt der verlassenen Münze irgendeine, auf der kein Pinguin steht. Blau steht auf einer Sonne und kann nur auf die Krone auf d3 gehen.
    .ask = Schmilz die Münze, die Blau braucht.
    .wrong-1 = Das ist die Münze, die du verlassen hast, wie ohne Flammen. Blau geht nach d3.
    .other = Schmilz die Krone auf d3.
    .praise = Blau kommt nicht weiter. Du hast gewonnen.

lesson-drift = Treibende Platten
    .say = Sei der letzte Pinguin, während die Platten treiben: Nach dem Schmelzen darfst du eine Platte verschieben, drehen oder beides. Nimm sie an ihrer Nummer. Blau steht auf d3 und kann nur auf den Mond auf d2 gehen.
    .ask = Dreh Platte 2 auf der Stelle, sodass Blau den Mond nicht mehr erreicht.
    .wrong-1 = So gedreht liegt der Mond auf c2, immer noch neben Blau.
    .wrong-2 = Dann geht Blau nach d2. Dreh zuerst Platte 2.
    .other = Nimm Platte 2 an ihrer Nummer und dreh sie, ohne sie zu verschieben.
    .praise = Der Mond ist mit der Platte fort, und Blau scheidet aus. Du hast gewonnen.

## Rätsel

puzzle-only-move = Nur ein Zug gewinnt. Welcher?
    .missed = Jetzt kann die andere Seite gewinnen.
puzzle-deal = Setz deinen Pinguin und schmilz alle Münzen bis auf eine.
    .missed = Du kannst nicht mehr ziehen, und es ist mehr als eine Münze übrig.
