# Was das Training sagt: Fehler, und wie es vorangeht.

broken-checkpoint = { $file } ist beschädigt oder kein Zwischenstand von Rookery; verschieb die Datei, um neu zu beginnen
another-training = { $folder } enthält ein anderes Training: Dort ist { $name } { $theirs }, nicht { $ours }; wähle einen anderen Ordner, oder mach mit den früheren Einstellungen weiter
not-saved = { $file } ließ sich nicht speichern ({ $problem }); der Zwischenstand davor ist sicher. Schaff Platz und starte denselben Befehl noch einmal
out-of-memory = { $lanes } Partien zugleich passen nicht in den Speicher der GPU; versuch es mit --lanes und weniger
device-lost = die GPU ist ausgefallen ({ $problem }); starte denselben Befehl noch einmal, dann geht es mit dem letzten Zwischenstand in { $folder } weiter
net-of-another-size = { $file } ist { $width } breit und hat { $blocks } Blöcke; trainiere mit --width { $width } --blocks { $blocks }
