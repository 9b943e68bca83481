# Was der Kern sagt: Fehler bei Spielen, Optionen, Stellungen und Zügen.

bad-notation = { $problem } (Zeichen { $place } von { $text })
not-a-number = { $wrong } ist keine Zahl von 0 bis { $most } ohne führende Nullen
number-of = { $what } { $text }
did-you-mean = { " " }(meintest du { $name }?)

## Optionen

bad-option = die Option { $name } kann nicht { $value } sein; möglich ist { $right }
no-option = es gibt keine Option { $name }{ $near }; es gibt { $names }
option-twice = die Option { $name } ist doppelt angegeben; einmal genügt
not-a-pair = eine Option schreibt man NAME=WERT, nicht { $text }
takes-true-or-false = True oder False
takes-on-or-off = on oder off
takes-one-of = { OR($values) }
takes-a-number = eine Zahl von { $least } bis { $most }
takes-a-number-or-zero = eine Zahl von { $least } bis { $most }, oder 0

## Spiele, und solche, die andere Pakete mitbringen

no-game = es gibt kein Spiel { $key }{ $near }; die Spiele sind { $names }
plugin = das Spiel { $key } aus { $package } kann nicht gespielt werden: { $reason }
plugin-ours = Rookery hat selbst ein Spiel dieses Namens
plugin-twice = mehrere Pakete bringen es mit ({ $packages }); behalte eines davon
plugin-import = es lässt sich nicht laden ({ $error })
plugin-no-room = { $value } ist kein Room
plugin-other-key = sein Raum hat einen anderen Schlüssel, { $key }
bad-catalogue = { $file }, Zeile { $line }: { $problem }
fault-raises = es scheitert mit { $error }
fault-key = sein Schlüssel { $key } besteht nicht aus Kleinbuchstaben mit Bindestrichen zwischen den Wörtern
fault-reserved = seinen Schlüssel { $key } verwendet Rookery selbst
fault-players = es ist für { $fewest } bis { $most } Spieler; möglich sind 1 bis { $limit }
fault-sizes = seine Version und die Größen seiner Felder sind nicht alle positiv
fault-levels = seine Stufen sind nicht { $names }
fault-missing = die Datei { $file } fehlt
fault-title = sein Regelheft beginnt nicht mit seinem Titel, # { $title }
fault-art = { $file } kann nicht gelesen werden ({ $problem })
fault-default = die Vorgabe seiner Option { $name } ist kein Wert, den die Option annimmt
fault-words = { $file } hat keine Worte für { $names }
fault-start = mit { $players } Spielern gibt es am Anfang nichts zu wählen, oder nicht jeder Zug kann gewählt werden
