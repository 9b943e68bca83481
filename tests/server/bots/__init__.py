"""Tests of bots that think and move."""
