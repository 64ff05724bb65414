"""Options and their values in words."""
