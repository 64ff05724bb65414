"""What became of a message that Discord refused, or that somebody took away."""
