"""Tests of players that are not people."""
