"""What laying cards leads to, worked out before anything is done."""
