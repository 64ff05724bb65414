"""What the artwork's pictures show, taken from a view."""
