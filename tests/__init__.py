"""Tests of Rookery, a mirror of its modules."""
