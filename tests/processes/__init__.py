"""Several processes at the same tables on one PostgreSQL database, measured."""
