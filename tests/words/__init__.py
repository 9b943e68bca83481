"""Tests of messages and their words."""
