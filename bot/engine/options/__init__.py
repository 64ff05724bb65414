"""The options of a match: the house rules, one entry each, and the reading of written options."""
