# Was auf gedruckten Seiten steht, neben den Worten der Spiele.

no-library = zum Drucken fehlen Bibliotheken; pip install 'rookery-games[print]' holt sie
no-paper = es gibt kein Papierformat { $paper }{ $near }; es gibt { $papers }
no-exercises = { $game } hat keine Lektionen, aus denen Aufgaben werden könnten

footer = { $title } · Seite { $page } von { $pages }

## Spielbretter

letters = { $pairs }
letter = { $letter } = { $label }
die = Mit einem gewöhnlichen Würfel: { $sides }
die-side = { $same ->
    [1] { $first }
   *[other] { $first }–{ $last }
} = { $label }
ruler = { $length } cm, wenn mit 100 % gedruckt. Ein Feld ist { $unit } mm breit.
cut-out = Zum Ausschneiden
cut-out-how = Klebe das Blatt auf Pappe und schneide entlang der gestrichelten Linien. Alles ist so groß, wie das Brett es braucht.

## Aufgabenblätter

worksheet = Aufgaben
name-line = Name: ______________________________     Datum: ______________
which-moves = Welche Züge darf { $name } machen? Schreib alle auf.
answers = Lösungen
all-moves = Alle Züge ({ $count }): { $moves }

## Regelhefte

players = { $same ->
    [1] { $fewest ->
        [one] { $fewest } Person
       *[other] { $fewest } Personen
    }
   *[other] { $fewest } bis { $most } Personen
}
here = Hier: { $move }
clauses = Die Regeln, Punkt für Punkt
clauses-in-english = Die Punkte liegen auf Englisch vor.
