# What puzzles say, in the terminal and in the pages alike. What one asks for is in the words of its game.

## How somebody fares

right = Right.
solved = Solved.
came-out = It came out.
answers = { $who } answers: { $reply }.
less = This promises { NUMBER($chance, style: "percent") }, and another move { NUMBER($best, style: "percent") }.
ahead = This promises { NUMBER($best, style: "percent") }, and the next best move { NUMBER($second, style: "percent") }.

lost = No way from here is known. Take back a move or more.

## A result to share

share =
    Rookery · { $game } · puzzle of { $date }
    { $marks }
share-deal =
    Rookery · { $game } · deal of { $date }
    { $marks }

## Errors

no-puzzles = there are no puzzles of { $game } yet
no-deals = there are no deals of { $game } to play alone
no-such-puzzle = there is no puzzle { $number }; they are numbered from 1 to { $most }
only-the-last = only the last move may be wrong, and nothing comes after the solution
bad-puzzles = the puzzles of { $game } cannot be read: { $problem }
bad-puzzle = puzzle { $number } of { $game }: { $problem }
unknown-kind = there is no kind { $kind }; the kinds are { $kinds }
nobody-moves = nobody is to move there; give a position in which somebody is
no-line = it has no line; give the right moves
too-many-replies = it has replies to more moves than its line has
chances-of-all = its chances are not those of exactly the legal moves
bad-chance = { $pair } is not a move and its chance in percent
