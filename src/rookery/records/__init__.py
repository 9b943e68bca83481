"""Games written down: the record that every door reads and writes, and the proof that its dice were fair."""
