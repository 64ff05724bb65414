"""How long the queries take once very much was played."""
