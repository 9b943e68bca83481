"""Tests of Penguins Rock!: its rulebook clause by clause, its notation, its boards, its engine beside a reference."""
