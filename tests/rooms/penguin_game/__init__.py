"""Tests of The Penguin Game: its rulebook clause by clause, its notation, and its engine beside a plain reference."""
