"""Cards in words and as tiles."""
