"""One room a game. A room holds all that is known of its game, and rooms do not know each other."""
