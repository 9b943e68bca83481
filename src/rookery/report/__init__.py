"""Reports on games: bots play each other, and a page says how long, how fair and how lucky the game is."""
