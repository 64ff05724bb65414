"""What a view shows, as the artwork's pictures take it."""
