"""The people of a table: in its lobby, in a rematch, and on seats that become free in a match."""
