# Was das Training sagt: Fehler, und wie es vorangeht.

broken-checkpoint = { $file } ist beschädigt oder kein Zwischenstand von uns; verschiebe die Datei, um neu zu beginnen
another-training = { $folder } enthält ein anderes Training: dort ist { $name } { $theirs }, nicht { $ours }; nimm einen anderen Ordner oder trainiere weiter wie bisher
not-saved = { $file } konnte nicht geschrieben werden ({ $problem }); der Zwischenstand davor ist unversehrt. Schaffe Platz und rufe denselben Befehl noch einmal auf
out-of-memory = { $lanes } Partien zugleich passen nicht in den Speicher der GPU; versuche es mit weniger, mit --lanes
device-lost = die GPU ist ausgefallen ({ $problem }). Rufe denselben Befehl noch einmal auf: Es geht mit dem letzten Zwischenstand in { $folder } weiter
net-of-another-size = { $file } ist { $width } breit und hat { $blocks } Blöcke; trainiere mit --width { $width } --blocks { $blocks }
