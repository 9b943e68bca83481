# Was The Penguin Game sagt.

summary = Ein Eisberg aus Münzen schmilzt unter den Füßen der Pinguine; der letzte darauf gewinnt.

## Optionen

option-start = Der Aufbau
    .about = wie die Münzen auf die Felder kommen
    .regular = gewöhnlich
    .strategic = strategisch
    .irregular = gemischt
    .chaotic = chaotisch
option-tiles = Die Platten
    .about = wie die Platten am Anfang liegen
option-tiny_and_tall = Klein und hoch
    .about = drei Platten, und Stapel aus dreien
option-flamethrowers = Flammenwerfer
    .about = statt der verlassenen Münze darf jede ohne Pinguin schmelzen
option-drifting = Treibende Platten
    .about = nach dem Schmelzen darf eine Platte wandern und sich drehen, mit allem darauf

## Lektionen

lesson-take-your-place = Nimm deinen Platz ein
    .say = Der Eisberg besteht aus Münzen mit vier Zeichen: Sonnen, Monde, Kronen und Wappen. Manche liegen einzeln, manche zu zweit übereinander. Jeder hat einen Pinguin, und der letzte auf dem Eisberg gewinnt. Zuerst wählst du, wo deiner beginnt.
    .ask = Stell deinen Pinguin auf einen Stapel aus zwei Münzen.
    .other = Dort darfst du beginnen, aber diese Münze liegt einzeln. Die höheren liegen auf den beiden Diagonalen.
    .praise = Mit Blick aufs Meer. Weiter geht es mit deinem Pinguin auf b2 und dem blauen auf c3.

lesson-step = Gehen
    .say = Ein Schritt führt auf ein Nachbarfeld, gerade oder schräg, dessen oberste Münze gleich hoch liegt. Du stehst zwei hoch, also such Stapel aus zweien. Zwei Pinguine teilen sich nie einen Platz.
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
    .say = Jede Münze, die ein Pinguin verlässt, schmilzt, also werden die Stapel im Lauf des Spiels niedriger. Du stehst zwei hoch auf d1. Die Münzen auf c1 und d2 liegen neben dir, aber eine Stufe tiefer: Dorthin führt kein Schritt.
    .ask = Geh auf das eine Nachbarfeld in deiner Höhe.
    .wrong-1 = Das ist ein Hüpfer, von Sonne zu Sonne. Schau direkt neben dich.
    .other = Geh nach c2, auf den Zweierstapel neben dir.
    .praise = Auf gleicher Höhe. Unter dir ein Mond, auf noch einem Mond.

lesson-hop-down = Hinunterhüpfen
    .say = Höhen gelten nur für Schritte. Ein Hüpfer darf hinauf und hinunter.
    .ask = Noch einmal dieselbe Lage: Hüpf hinunter auf die einzelne Sonne auf d3.
    .wrong-1 = Auch eine Sonne, aber zwei hoch. Die einzelne Sonne ist auf d3.
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
    .say = Wer nicht ziehen kann, wenn er an der Reihe ist, scheidet aus. Schau also einen Zug weiter: Das Wappen, das du verlässt, schmilzt, und Blau steht auf einer Sonne und kann auf jede andere hüpfen.
    .ask = Welche Sonne lässt dir einen Weg? Geh dorthin.
    .wrong-1 = Dann hüpft Blau nach b3, auf die einzige andere Sonne in Reichweite, und du sitzt in der Ecke mit Wasser ringsum. Versuch b3.
    .other = Such die Sonne, neben der noch eine Münze liegt.
    .praise = Von b3 kannst du immer noch auf die Krone auf a4 gehen, was Blau auch tut.

lesson-be-in-the-way = Im Weg stehen
    .say = Eine Münze unter einem Pinguin ist besetzt. Blau steht auf der letzten Sonne, auf d3, und die einzige gleich hohe Münze daneben ist die Krone auf d2.
    .ask = Nimm Blau den letzten Weg.
    .wrong-1 = Neben Blau, aber eine Stufe höher, wohin er ohnehin nicht gehen könnte. Er entkommt noch nach d2.
    .other = Blau kann nur nach d2. Sei zuerst dort.
    .praise = Blau kann nicht ziehen und scheidet aus. Du hast gewonnen.

lesson-the-last-sun = Die letzte Sonne
    .say = Auch Schmelzen gewinnt: Die Münze, die du verlässt, ist weg. Blau steht auf einer Sonne mit Wasser ringsum, kann also nur auf eine andere Sonne hüpfen. Zwei gibt es noch: deine auf d3 und b3.
    .ask = Lass Blau mit einem Hüpfer gar keine Sonne.
    .wrong-1 = Deine Sonne schmilzt, aber Blau hüpft noch auf die auf b3.
    .other = Deine eigene Sonne schmilzt, wenn du sie verlässt. Setz dich auf die andere.
    .praise = Eine Sonne schmilzt, und auf der anderen sitzt du. Du bist der letzte Pinguin auf dem Eisberg.
