"""Where the puzzles come from: positions out of games, kept if there is one best move and that can be proven."""
