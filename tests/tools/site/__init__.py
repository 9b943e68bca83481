"""Tests of what the documentation site is made of."""
