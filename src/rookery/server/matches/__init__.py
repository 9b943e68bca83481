"""Matches: who may what in them, how they change, who hears of it, and what wakes them."""
