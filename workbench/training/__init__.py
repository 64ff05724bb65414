"""Training of the computer players."""
