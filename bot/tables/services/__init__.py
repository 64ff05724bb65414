"""What people ask of the tables: one service for each kind of thing, committed, then answered."""
