"""Tests of the programs that make files."""
