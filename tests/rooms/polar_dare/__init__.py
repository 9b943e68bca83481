"""Tests of Polar Dare!: its rulebook clause by clause, its notation, and its engine beside a plain reference."""
