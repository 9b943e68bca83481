"""Bots at work for a server: processes that think, and the moves that they make."""
