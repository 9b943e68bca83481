"""Tests of what every request meets."""
