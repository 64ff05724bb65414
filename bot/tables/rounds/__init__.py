"""Rounds that are over: what is stored of them, and their record."""
