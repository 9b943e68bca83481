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
