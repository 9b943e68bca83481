# Was Bilder und Bretter aus Buchstaben sagen, außer der Szene selbst.

wins = { AND($names) } { $count ->
    [one] gewinnt
   *[other] gewinnen
}: { $status }
nobody-wins = Unentschieden: { $status }
to-act = { $name }: { $status }
title = { $game }: { $status }

no-theme = es gibt kein Farbschema { $theme }{ $near }; es gibt { $themes }
size = die Größe eines Bildes
no-pillow = Animationen brauchen Pillow, und das ist nicht installiert; pip install 'rookery-games[pictures]' holt es
