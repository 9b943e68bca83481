# Was Thin Ice sagt.

summary = Geh auf die nächste Scholle und versenk eine andere: Der letzte Pinguin auf dem Eis gewinnt.

## Optionen

option-field = Größe des Felds
    .about = wie viele Schollen es am Anfang gibt: 37, 19 oder 61
    .medium = mittel
    .small = klein
    .large = groß
option-sinks = Schollen, die je Zug sinken
    .about = wie viele Schollen man nach jedem Schritt versenkt

## Das Brett

red = Rot
    .adj = roter
blue = Blau
    .adj = blauer
green = Grün
    .adj = grüner
yellow = Gelb
    .adj = gelber
floe = Scholle { $floe }
penguin = { FORM($who, "adj") } Pinguin, auf Scholle { $floe }
goal = Sei der letzte Pinguin auf dem Eis
to-step = Geh auf eine Scholle nebenan
to-sink = { $left ->
    [one] Versenk eine Scholle
   *[other] Versenk { $left } Schollen
}
last-one = Alle anderen sind im Wasser
ways-out = { $ways ->
    [one] 1 Scholle zum Weitergehen
   *[other] { $ways } Schollen zum Weitergehen
}
out = im Wasser

## Züge, und was sie bewirkt haben

step = Auf Scholle { $floe } gehen
sink = Scholle { $floe } versenken
trapped = Danach kommst du selbst nicht mehr weiter
stepped = { $who } geht auf Scholle { $floe }
sunk = { $who } versenkt Scholle { $floe }
gone = { $who } kommt nicht mehr weiter und taucht ab
sunk-too = Scholle { $floe } sinkt hinterher

## Was nicht gelesen werden kann

bad-move = ein Zug ist eine Scholle, auf die man geht (e5), oder x und eine Scholle, die sinkt (xe5)
bad-position = eine Stellung hat drei Teile: die Schollen, wer am Zug ist, wie viele Schollen noch zu versenken sind
bad-rows = dieses Feld hat { $rows } Reihen mit / dazwischen, nicht { $found }
bad-row = diese Reihe hat { $floes } Schollen, nicht { $found }
bad-sign = eine Scholle ist o, offenes Wasser ein Punkt, ein Pinguin einer von { $letters }
bad-player = am Zug ist einer von { $letters }
two-places = { $letter } kann nicht an zwei Orten sein
player-is-out = { $letter } ist ausgeschieden und kann nicht am Zug sein
player-is-stuck = { $letter } kann nicht gehen und ist ausgeschieden
too-many-to-sink = hier sind höchstens { $most } zu versenken

## Die Anleitung

guide-goal = Sei der letzte Pinguin auf dem Eis. Wer nicht mehr gehen kann, scheidet aus.
    .title = Das Ziel
guide-step = Geh zuerst auf eine Scholle neben deiner, die noch schwimmt und frei ist.
    .title = Erst gehen
guide-sink = Danach versenk irgendeine Scholle, auf der niemand steht. Sie kommt nie wieder.
    .title = Dann versenken

## Lektionen

lesson-step = Gehen
    .say = Sei der letzte Pinguin auf dem Eis, dann gewinnst du. Du bist Rot. Dein Zug beginnt mit einem Schritt auf eine Scholle neben deiner. Sie muss noch schwimmen, und niemand darf dort stehen.
    .ask = Geh zur Mitte hin, auf Scholle c3.
    .wrong-1 = Damit bleibst du am Rand, wo eine Scholle weniger Nachbarn hat. Geh zur Mitte hin.
    .other = Tipp auf deinen Pinguin und dann auf Scholle c3.
    .praise = In der Mitte gibt es mehr Wege.
lesson-sink = Versenken
    .say = Nach dem Schritt versenkst du eine Scholle: irgendeine, auf der niemand steht. Sie kommt nie wieder.
    .ask = Blau kann auf drei Schollen gehen. Versenk die zur Mitte hin, g7.
    .wrong-1 = Die liegt auf deinem eigenen Weg. Versenk eine neben Blau.
    .other = Das ginge, aber Blau würde es kaum merken. Versenk Scholle g7.
    .praise = Blau kann nur noch auf zwei Schollen gehen.
lesson-win = Der Letzte
    .say = Wer an der Reihe ist und nicht gehen kann, scheidet aus, und die Scholle sinkt mit. Der letzte Pinguin auf dem Eis gewinnt.
    .ask = Blau kann nur noch auf eine einzige Scholle gehen. Versenk sie.
    .wrong-1 = Vorsicht: Das war einer deiner eigenen Wege.
    .other = Schau, wohin Blau noch gehen könnte, und versenk diese Scholle.
    .praise = Blau taucht ab, und du hast gewonnen.
