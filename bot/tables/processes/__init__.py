"""Several processes at one database: which servers can be reached, and who may ask how much."""
