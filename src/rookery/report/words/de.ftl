# Was Berichte über Spiele sagen.

title = { $game }: ein Bericht
about = { $games } Partien zwischen Bots; wo alle gleich stark sind, spielt die Stufe { $level }.
number-of-games = die Zahl der Partien
players = { $players ->
    [one] Allein
   *[other] { $players } Spieler
}
on = an
off = aus
option = { $name }: { $value }
pair = { $stronger } gegen { $weaker }
share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") })
give-or-take = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($spread, maximumFractionDigits: 1) }
number = { NUMBER($number, maximumFractionDigits: 1) }

## Sections

length = Wie lange Partien dauern
length-about = Ein Zug ist hier alles, was jemand tut, bis jemand anders an der Reihe ist.
turns = Runden
turns-of = Die Hälfte der Partien braucht höchstens { $middle } davon; die kürzeste brauchte { $least }, die längste { $most }.
branching = Auswahl
choices = mögliche Züge
branching-of = Im Mittel { NUMBER($mean, maximumFractionDigits: 1) } mögliche Züge bei einer Entscheidung, höchstens { $most }; vom Anfang einer Partie bis zu ihrem Ende.
seats = Kommt es darauf an, wer beginnt?
seats-about = Die Punkte jedes Platzes: ein Sieg ist einer, ein Unentschieden wird geteilt. Auf der gestrichelten Linie wären alle gleich; im Band liegt der wahre Anteil mit 95 % Sicherheit.
seat = Platz { $seat }
uses = Was gespielt wird
uses-about = Wie viele aller Züge von einer Art sind; und wie oft diese Art gespielt wird, wo sie und eine andere möglich sind. Ein Zug kann von mehreren Arten sein.
kind = Art des Zuges
of-all-moves = Von allen Zügen
where-possible = Wo es eine Wahl gibt
endings = Wie Partien enden
endings-about = Partien, die niemand rechtzeitig gewinnt, beendet eine Obergrenze, wo es eine gibt.
ending = Ende
options = Was die Optionen ändern
options-about = Dieselben Bots, eine Option oder Variante geändert.
rules = Regeln
as-usual = Wie gewöhnlich
games = Partien
first-seat = Punkte des ersten Platzes
draws = Unentschieden
skill = Glück und Können
skill-about = Die Punkte der stärkeren von zwei benachbarten Stufen, jede auf allen Plätzen. Auf der gestrichelten Linie bedeutete Können nichts.
no-luck = Es gibt keine Würfel: Alles, was geschieht, tun die Spieler selbst.
luck = In { $games } Partien gleich Starker haben allein die Würfel ihre Chancen im Mittel um { $swing } Hundertstel auseinandergebracht. Wer mehr Glück hatte, gewann { $won } der Partien, die jemand gewann.
how-heading = Wie diese Zahlen entstanden
how = { $failures ->
    [0] Derselbe Befehl ergibt dieselben Zahlen.
    [one] Derselbe Befehl ergibt dieselben Zahlen. Eine Partie konnte nicht gespielt werden und fehlt.
   *[other] Derselbe Befehl ergibt dieselben Zahlen. { $failures } Partien konnten nicht gespielt werden und fehlen.
} Gleich Starke sind von der Stufe { $level }. Alle Bereiche gelten mit 95 % Sicherheit (Wilson).

## Kinds of moves

how-rolled = ein Wurf
how-placed = etwas wird hingestellt
how-steps = ein Schritt
how-hops = ein Sprung
how-slides = ein Rutschen
how-turned = eine Drehung auf der Stelle
how-stands-up = jemand steht auf
how-kicked = ein Schuss
how-taken = etwas wird genommen
how-dropped = etwas wird abgelegt
how-sent-back = jemand muss zurück
how-melts = etwas schmilzt
how-drifts = eine Drift
how-carried = jemand fährt mit
how-leaves = jemand ist ausgeschieden
how-rests = eine Pause
