"""Tests of the reports on games."""
