# Was die Messungen sagen: Fortschritt und Tabelle.

## Fortschritt

of-game = { $game }: { $progress }
round = Runde { $turn } von { $rounds }
fresh-processes = neue Prozesse, der erste ohne kompilierten Code
cannot-pin = dieses System kann Prozesse nicht an einen Kern binden: Unser nativer Code nutzt { $cores } Kerne, der Vergleich einen
no-peer = OpenSpiel ist nicht installiert, also gibt es keinen Vergleich; pip install 'rookery-games[bench]' holt es

## Die Tabelle

column-game = Spiel
column-what = was
column-value = Wert
column-peer-value = Vergleich
column-ratio = Verhältnis
column-peer = verglichen mit
cpp-loop = OpenSpiel { $game }, C++-Schleife{ $caution }
stepped-from-python = OpenSpiel { $game }, Schritt für Schritt aus Python{ $caution }
importing-numba = ein Prozess, der nur Numba importiert
not-pinned = { " " }(nicht gebunden; unser Code auf { $cores } Kernen)
