"""Matches, tested without a server."""
