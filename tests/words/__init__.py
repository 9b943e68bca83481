"""Tests of what turns messages into sentences."""
