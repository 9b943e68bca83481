"""Tests of the reviews of games."""
