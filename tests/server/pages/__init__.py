"""Tests of what browsers show."""
