"""The tables that a match's options are compiled into, and functions that only read them."""
