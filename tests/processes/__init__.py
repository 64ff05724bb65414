"""Measurements of several processes at the same tables on one PostgreSQL database."""
