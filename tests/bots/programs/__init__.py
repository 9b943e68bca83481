"""Programs of others."""
