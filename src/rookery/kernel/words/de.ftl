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
takes-a-name-or-file = { $names }, oder der Text einer Datei, höchstens { $most } Bytes
takes-a-number = eine Zahl von { $least } bis { $most }
takes-a-number-or-zero = eine Zahl von { $least } bis { $most }, oder 0

## Zahlen

bad-number = { $what } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
bad-seconds = ein Zeitlimit muss über 0 liegen und darf höchstens { $most } Sekunden sein, nicht { $value }
a-seed = ein Seed
an-action = eine Aktion
a-source-of-rolls = eine Quelle für Würfe, die weder random.Random noch NumPy-Generator ist,
a-depth = eine Tiefe
a-number-of-games = eine Anzahl von Partien
a-limit-of-plies = eine Höchstzahl von Halbzügen
a-number-of-lanes = eine Anzahl paralleler Partien
exactly = { $number }
from-to = { $least } bis { $most }
and-more = { $names } und { $more } weitere

## Spiele, Stufen, Geräte

no-game = es gibt kein Spiel { $name }{ $near }; es gibt { $names }
no-level = es gibt keine Stufe { $name }{ $near }; es gibt { $names }
no-device-of-this-name = es gibt kein Gerät { $name }; es gibt cpu und cuda
bad-players = { $game } geht nicht mit { $value } Spielern, sondern nur mit { $right }
no-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
another-game = diese Stellung gehört zu { $theirs }, nicht zu { $ours }; lies erst ihren Text hier ein

## Stellungen und Züge

a-position-is-a-text = eine Stellung ist ein Text
a-move-is-a-text = ein Zug ist ein Text
game-is-over = { $move } kommt zu spät: Die Partie ist vorbei
not-legal = { $move } ist hier nicht erlaubt; möglich sind { $legal }
nothing-to-roll = hier gibt es nichts zu würfeln; gewürfelt wird nur, wo seat None ist und die Partie noch läuft
no-such-action = Aktion { $action } ist hier nicht erlaubt; möglich sind { $legal }
forbidden = { $move } ist hier nicht erlaubt (Regel { $clause }); möglich sind { $legal }
wrong-number-of-parts = eine Stellung hat { $what }; gefunden: { $found }
not-one-of = { $text } ist nicht { $what }; erwartet: { $names }

## Viele Partien zugleich

actions-in-one-row = ein Schritt braucht je eine Aktion für { $lanes } Partien, in einer Zeile
actions-of-another-shape = ein Schritt braucht je eine Aktion für { $lanes } Partien, kein Feld der Form { $shape }
not-an-action = eine Aktion ist eine ganze Zahl unter { $count } oder -1 für eine zufällige
a-lane = eine parallele Partie
a-seat = ein Platz
not-lanes = Partien werden durch ihre Nummern in einer Zeile angegeben oder durch wahr oder falsch für jede von { $lanes } Partien
no-such-lane = so eine Partie gibt es nicht; die Partien sind 0 bis { $last }
a-seed-a-lane = für jede von { $lanes } Partien braucht es einen Seed, eine ganze Zahl
bad-lane-seed = ein Seed muss eine ganze Zahl von 0 bis 9223372036854775807 sein
copies-one-to-one = Partien werden eins zu eins kopiert, jedes Ziel einmal; es sind { $sources } Quellen und { $targets } Ziele
no-observations = { $game } beschreibt keine Beobachtungen; die Regeln brauchen observe und planes
no-place-for-observations = Beobachtungen werden in Zeilen ohne Lücken geschrieben, mit der Form { $right } und der Art uint8 oder float32, nicht in { $given }
advice-needs-masks = Gewichte werden nur geschrieben, wo Masken geführt werden: mit masks=True
no-place-for-advice = Gewichte werden in Zeilen ohne Lücken geschrieben, mit der Form { $right } und der Art float32, nicht in { $given }
too-many-lanes = { $lanes } Partien würden { $needed } GiB Speicher brauchen, frei sind { $there } GiB; höchstens { $most } Partien passen hinein
evaluate-answers-two = evaluate muss mit einem Paar antworten: Prioritäten und Werte, Felder aus endlichen Zahlen
evaluate-answers-floats = auf einer GPU muss evaluate mit Feldern aus 32-Bit-Gleitkommazahlen antworten
evaluate-of-another-shape = evaluate muss mit Prioritäten der Form ({ $leaves }, { $actions }) und Werten der Form ({ $leaves },) oder ({ $leaves }, { $players }) antworten, nicht { $given }

## Netze

net-unreadable = das Netz { $file } lässt sich nicht lesen ({ $reason })
net-not-written = das Netz { $file } lässt sich nicht speichern ({ $reason })
not-a-net = { $file } ist kein Netz im Format { $format }
net-cut = das Netz { $file } ist unvollständig oder verändert: Es hat { $bytes } Bytes an Gewichten statt { $wanted }; hol es neu
net-damaged = das Netz { $file } ist beschädigt: Seine Gewichte haben sich seit dem Speichern verändert; hol es neu
net-not-finite = das Netz { $file } hat Gewichte, die keine Zahlen sind oder zu groß für 16 Bit
net-too-large = das Netz { $file } hätte { $bytes } Bytes, erlaubt sind höchstens { $most }; trainiere ein schmaleres
net-of-another-game = dieses Netz wurde für { $other } trainiert, nicht für { $game }
net-of-other-rules = dieses Netz wurde mit Version { $other } der Regeln von { $game } trainiert, hier gilt Version { $rules }; trainiere es neu
net-sees-otherwise = dieses Netz wurde nicht für { $game } trainiert: Es sieht Stellungen anders, zuerst in der Ebene { $plane }
net-of-other-actions = dieses Netz wurde nicht für { $game } trainiert: Es kennt { $other } Aktionen, hier gibt es { $actions }
net-of-fewer-seats = dieses Netz wurde für höchstens { $seats } Spieler trainiert, nicht für { $players }

## Übersetzter Code

compiling = kompiliere { $what } …
cuda-not-installed = CUDA ist nicht installiert; eine GPU braucht einen NVIDIA-Treiber und das Extra: pip install 'rookery-games[cuda]'
no-cuda-device = auf diesem Rechner wurde keine CUDA-GPU gefunden; sie braucht einen NVIDIA-Treiber und das Extra: pip install 'rookery-games[cuda]'
code-not-kept = kompilierter Code lässt sich nicht speichern: { $folder } ist nicht beschreibbar ({ $reason }); setz ROOKERY_CACHE auf einen anderen Ordner
code-damaged = gespeicherter kompilierter Code ist beschädigt und wird neu kompiliert ({ $reason }); passiert das öfter, setz ROOKERY_CACHE auf einen anderen Ordner

## Spiele, und solche, die andere Pakete mitbringen

plugin = das Spiel { $key } aus { $package } kann nicht gespielt werden: { $reason }
plugin-ours = Rookery hat schon ein Spiel mit diesem Namen
plugin-twice = mehrere Pakete bringen es mit ({ $packages }); behalte nur eins davon
plugin-import = es lässt sich nicht laden ({ $error })
plugin-no-room = { $value } ist kein Room
plugin-other-key = sein Raum hat einen anderen Schlüssel, { $key }
bad-catalogue = { $file }, Zeile { $line }: { $problem }
fault-raises = es scheitert mit { $error }
fault-key = sein Schlüssel { $key } besteht nicht aus Kleinbuchstaben mit Bindestrichen zwischen den Wörtern
fault-reserved = seinen Schlüssel { $key } braucht Rookery selbst
fault-players = es ist für { $fewest } bis { $most } Spieler; möglich sind 1 bis { $limit }
fault-sizes = seine Version und die Größen seiner Felder müssen alle positiv sein
fault-levels = seine Stufen sind nicht { $names }
fault-missing = die Datei { $file } fehlt
fault-title = sein Regelheft beginnt nicht mit seinem Titel, # { $title }
fault-art = { $file } kann nicht gelesen werden ({ $problem })
fault-default = die Vorgabe seiner Option { $name } ist kein Wert, den die Option annimmt
fault-variant = die Stellung seiner Variante { $key } ist nicht so geschrieben, wie das Spiel sie schreibt
fault-words = { $file } hat keine Worte für { $names }
fault-start = mit { $players } Spielern gibt es am Anfang nichts zu wählen, oder nicht jeder Zug kann gewählt werden
