"""Tests of a server as a process."""
