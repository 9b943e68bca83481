"""Tests of rookery.arena."""
