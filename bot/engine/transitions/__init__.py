"""Carrying actions out: each function changes a copy of the state and tells what happened."""
