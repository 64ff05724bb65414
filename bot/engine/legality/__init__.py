"""Which actions are allowed, and by which clause the others are not."""
