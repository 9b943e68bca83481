"""Puzzles: positions with one best move, one of them every day, and how somebody fares with them."""
