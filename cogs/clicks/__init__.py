"""One row for each thing that a click can want, and what is done about it."""
