"""Alembic's migrations of the database, one file a step in `versions`."""
