"""A table's messages on Discord: which are stale, and what they show."""
