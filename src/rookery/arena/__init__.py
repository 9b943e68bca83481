"""Levels against each other: matches, ratings, tests."""
