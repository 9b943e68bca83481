# Was Penguins Rock! sagt.

summary = Hol Steine, hüpf über andere und raub Nester aus, bis eines voll und bewacht ist.

## Optionen

option-board = Das Brett
    .about = wie die Felder liegen
    .rookery = Rookery
option-second_penguin = Der zweite Pinguin geht
    .about = wann ein geweckter Pinguin 2 zum ersten Mal gehen darf
    .same_turn = in derselben Runde
    .next_turn = in der nächsten Runde
option-fill_all_piles = Alle Haufen füllen
    .about = alle vier Haufen sind gefüllt, egal wie viele spielen
option-drop = Steine werden abgelegt
    .about = wo Steine abgelegt werden dürfen
    .nest = im Nest
    .anywhere = überall
option-turn_cap = Längstes Spiel, in Runden
    .about = nach so vielen Runden ohne Sieg endet das Spiel unentschieden; 0 heißt ohne Grenze
    .zero = ohne Grenze

## Lektionen

lesson-fetch-a-rock = Einen Stein holen
    .say = Du brauchst einen Stein auf jedem der sechs Felder deines Nests und einen Pinguin in der Mitte, der sie bewacht. Deine Steine liegen im Haufen am Ende deines Pfads. Der Würfel zeigt 5: Pinguin 1 macht genau fünf Schritte.
    .ask = Geh auf den Haufen und wähle, dort einen Stein zu nehmen.
    .wrong-1 = Auf dem Haufen, aber mit leeren Flossen. Einen Stein zu nehmen kostet keinen Schritt: Nimm einen.
    .wrong-2 = Das führt von den Steinen weg. Der Haufen liegt in der anderen Richtung.
    .other = Geh auf den Haufen und nimm dort einen Stein.
    .praise = Ein schöner Stein. Ein Pinguin trägt immer nur einen, und alle sehen ihn.

lesson-carry-it-home = Nach Hause tragen
    .say = Ein Pinguin darf bei jedem Schritt umdrehen. Den Haufen hat er auf demselben Weg wieder verlassen, denn der ist eine Sackgasse. Zwei Schritte bleiben, und alle müssen gemacht werden.
    .ask = Geh weiter den Pfad entlang, auf dein Nest zu.
    .wrong-1 = Das kehrt zum Haufen um. Dein Nest liegt in der anderen Richtung.
    .other = Geh den Pfad entlang, weg vom Haufen.
    .praise = Noch ein Schritt, und du bist zu Hause.

lesson-drop-it = Ablegen
    .say = Ein Stein wird auf einem Feld deines eigenen Nests abgelegt, das noch keinen hat. Wie das Nehmen kostet das keinen Schritt.
    .ask = Geh in dein Nest und wähle, den Stein dort abzulegen.
    .wrong-1 = Zu Hause, aber der Stein ist noch in deinen Flossen. Geh dorthin und leg ihn ab.
    .wrong-2 = Das führt hinaus auf den Ringweg. Dein Nest ist direkt neben dir.
    .other = Geh auf ein Feld deines Nests und leg den Stein dort ab.
    .praise = Der erste von sechs. Und er weckt deinen zweiten Pinguin.

lesson-wake-penguin-2 = Pinguin 2 wecken
    .say = Dein erster Stein zu Hause weckt Pinguin 2, für immer. Solange er in der Mitte sitzt, wählst du jedes Mal, ob er geht oder bleibt. Ist er einmal losgegangen, würfelt und zieht er in jeder Runde.
    .ask = Lass Pinguin 2 gehen.
    .wrong-1 = Eine gute Wahl, wenn das Nest eine Wache braucht. Aber niemand ist in der Nähe: Lass ihn gehen.
    .other = Wähle, dass Pinguin 2 geht.
    .praise = Guten Morgen, Pinguin 2.

lesson-hop = Hüpfen
    .say = Auf einem Feld stehen nie zwei Pinguine, aber ein Pinguin darf auf einen anderen treten, wenn er von dort weiterkommt. Pinguin 2 hat eine 2 gewürfelt, und Pinguin 1 steht direkt neben ihm, auf dem Stein.
    .ask = Hüpf: Geh mit Pinguin 2 auf das Feld von Pinguin 1.
    .wrong-1 = Frei und leicht, aber kein Hüpfer. Geh auf das Feld, auf dem Pinguin 1 steht.
    .other = Dieses Feld ist frei. Für einen Hüpfer geh auf das Feld, auf dem Pinguin 1 steht.
    .praise = Pinguin 2 ist in der Luft, über Pinguin 1.

lesson-come-down = Landen
    .say = In der Luft muss ein Pinguin weiter, und nie gleich dorthin zurück, woher er kam. Jedes Feld zählt wie immer als Schritt.
    .ask = Lande auf dem Pfad, außerhalb des Nests.
    .wrong-1 = Eine weiche Landung, aber tiefer im Nest. Hinaus geht es über den Pfad.
    .wrong-2 = Eine weiche Landung, aber immer noch im Nest. Hinaus geht es über den Pfad.
    .other = Geh weiter auf den Pfad.
    .praise = Gelandet, und aus dem Nest heraus.

lesson-a-landing-for-free = Landen ohne Kosten
    .say = Endet der letzte Schritt auf einem anderen Pinguin, geht der Hüpfer kostenlos weiter bis zum nächsten freien Feld. Gibt es mehrere, wählst du. Hier ist Pinguin 2 über Pinguin 1 und hat keinen Schritt mehr.
    .ask = Wähle, wo du landest: auf dem Pfad.
    .wrong-1 = Zurück in der Mitte: sicher, aber heute reisen wir. Wähle den Pfad.
    .wrong-2 = Das landet im Nest. Wähle den Pfad, der hinausführt.
    .other = Wähle den Pfad.
    .praise = Ein Feld gewonnen, ganz umsonst.

lesson-rob-a-nest = Ein Nest ausrauben
    .say = Steine darf man von jedem Feld nehmen, auf dem sie liegen, auch aus den Nestern der anderen. Was getragen wird, ist sicher, und die Mitte eines Nests auch: Eine fremde betritt niemand. Blau hat einen Stein zu Hause.
    .ask = Geh in das Nest von Blau und nimm den Stein.
    .wrong-1 = Da bist du, direkt am Stein. Nimm ihn mit, das kostet nichts.
    .wrong-2 = Im Nest von Blau, aber auf einem Feld ohne Stein. Er liegt auf dem anderen neben dir.
    .wrong-3 = Das führt zum Haufen von Blau: auch Steine, aber drei Schritte weit. Das Nest ist näher.
    .other = Geh auf das Feld mit dem Stein von Blau und nimm ihn.
    .praise = Danke, Blau. Er gehört dir, sobald er in deinem Nest liegt.

lesson-stop-in-the-middle = In der Mitte anhalten
    .say = Ein Pinguin macht alle Schritte seines Wurfs, mit einer Ausnahme: Ist er in die Mitte seines eigenen Nests getreten, darf er dort anhalten. Ein volles Nest braucht dort einen Pinguin, also ist das gut zu wissen. Zwei Schritte bleiben.
    .ask = Halt hier an, in der Mitte.
    .other = Er darf weitergehen, aber lass ihn diesmal in der Mitte. Wähle das Anhalten.
    .praise = Gemütlich. Andere können die sechs Felder um dich noch ausrauben, also behalt sie im Auge.

lesson-close-the-nest = Das Nest schließen
    .say = Du gewinnst sofort, wenn auf jedem deiner sechs Felder ein Stein liegt und einer deiner Pinguine in der Mitte ist. Alle sechs sind da, aber beide Pinguine sind draußen.
    .ask = Geh in die Mitte.
    .wrong-1 = Lass den Stein, wo er ist: Du brauchst alle sechs.
    .wrong-2 = Rund ums Nest ist ein schöner Spaziergang, aber die Mitte gewinnt.
    .other = Dein Nest ist voll. Berühre Pinguin 1, dann die Mitte des Nests.
    .praise = Ein volles Nest mit Wache: Das gewinnt, und drei Schritte sind noch übrig.

lesson-the-sixth-rock = Der sechste Stein
    .say = Auch andersherum gewinnt es. Pinguin 2 sitzt in der Mitte, fünf Steine liegen um ihn, und Pinguin 1 bringt den sechsten. Ein Feld ist leer.
    .ask = Leg den letzten Stein auf das leere Feld.
    .wrong-1 = Das richtige Feld. Leg den Stein dort ab, und das Spiel gehört dir.
    .wrong-2 = Auf diesem liegt schon ein Stein. Das leere Feld ist das andere neben dir.
    .other = Geh auf das leere Feld deines Nests und leg den Stein dort ab.
    .praise = Sechs Steine und eine Wache: Du hast gewonnen.
