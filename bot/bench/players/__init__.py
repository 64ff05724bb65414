"""What computer players cost: the time of a decision, and what clicks notice of searches."""
