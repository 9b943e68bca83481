# What stands on printed pages, beside the words of the games.

no-library = printing needs libraries that are not installed; pip install 'rookery-games[print]' adds them
no-paper = there is no paper size { $paper }{ $near }; there are { $papers }
no-exercises = { $game } has no lessons to make exercises of

footer = { $title } · page { $page } of { $pages }

## Boards

letters = { $pairs }
letter = { $letter } = { $label }
die = With an ordinary die: { $sides }
die-side = { $same ->
    [1] { $first }
   *[other] { $first }–{ $last }
} = { $label }
ruler = { $length } cm if printed at 100 %. A space is { $unit } mm wide.
cut-out = To cut out
cut-out-how = Glue the sheet onto cardboard, then cut along the dashed lines. Everything is as large as the board needs it.

## Worksheets

worksheet = Exercises
name-line = Name: ______________________________     Date: ______________
which-moves = Which moves may { $name } make? List them all.
answers = Answers
all-moves = All moves ({ $count }): { $moves }

## Rulebooks

players = { $same ->
    [1] { $fewest ->
        [one] { $fewest } player
       *[other] { $fewest } players
    }
   *[other] { $fewest } to { $most } players
}
here = Here: { $move }
clauses = The rules, clause by clause
clauses-in-english = The clauses are kept in English.
