"""Tests of what travels between a server and its clients."""
