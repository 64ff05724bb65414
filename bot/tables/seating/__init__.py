"""Who sits at a table, before a match and between rounds, and who follows it."""
