"""Tests of what is beside the matches."""
