"""What falls due, and what is done then."""
