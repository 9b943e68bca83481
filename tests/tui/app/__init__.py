"""The full-screen app, without a terminal."""
