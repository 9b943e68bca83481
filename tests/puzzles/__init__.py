"""Tests of play in a terminal."""
