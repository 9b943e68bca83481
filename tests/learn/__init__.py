"""Players that teach themselves."""
