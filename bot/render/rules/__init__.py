"""House rules and their values in words."""
