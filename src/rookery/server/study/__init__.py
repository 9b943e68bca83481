"""What is beside the matches: rules, guides, lessons, pictures; games shown again and judged."""
