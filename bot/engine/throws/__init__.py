"""The consequences of laying cards, computed before anything changes."""
