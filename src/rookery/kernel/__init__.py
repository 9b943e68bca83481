"""What every game stands on: the protocol of rules, compiling, loops, positions, scenes. It knows no game."""
