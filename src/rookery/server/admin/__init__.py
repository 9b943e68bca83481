"""What operators do: look after matches and people, back up, restore."""
