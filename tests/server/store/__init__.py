"""Tests of where matches are kept."""
