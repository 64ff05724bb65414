"""A table as one viewer may see it: the values that tables hand out and pages are made from."""
