"""Records, tested without a match where possible."""
