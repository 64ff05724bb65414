"""The messages of a table on Discord: which are outdated, and the threads opened for games."""
