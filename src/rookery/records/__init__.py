"""Records of games: one format for every program, and the proof that the dice were fair."""
