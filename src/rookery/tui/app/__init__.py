"""The full-screen app. Only this package imports Textual, so that everything else starts without it."""
