# What pictures and boards of letters say besides the scene itself.

wins = { AND($names) } { $count ->
    [one] wins
   *[other] win
}: { $status }
nobody-wins = A draw: { $status }
to-act = { $name }: { $status }
title = { $game }: { $status }

no-theme = there is no theme { $theme }{ $near }; the themes are { $themes }
size = the size of a picture
no-pillow = animations need Pillow, which is not installed; pip install 'rookery-games[pictures]' adds it
