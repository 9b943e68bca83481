# What environments say.

options-of-a-game = a game has its players and options already; give them only with the key of one
