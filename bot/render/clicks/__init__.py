"""What buttons carry, written and read."""
