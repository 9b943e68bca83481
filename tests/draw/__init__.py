"""Tests of scenes as pictures and as text."""
