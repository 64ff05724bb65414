"""What people do in a match, and what is done for who is absent or does nothing."""
