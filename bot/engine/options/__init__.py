"""The options of a match: the house rules, one entry each, and how what somebody wrote is read."""
