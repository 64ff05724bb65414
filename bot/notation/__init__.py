"""Game records: NOTATION.md, read, played, checked and written."""
