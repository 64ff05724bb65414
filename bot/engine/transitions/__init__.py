"""Carrying out actions: each function changes a copy of the state and returns the events."""
