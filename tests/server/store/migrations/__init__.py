"""Tests of each step that databases went through."""
