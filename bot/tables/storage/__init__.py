"""How tables, settings and saved rules are loaded from the store, kept in memory, and saved."""
