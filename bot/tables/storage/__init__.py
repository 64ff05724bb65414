"""How tables and settings come from the store into memory, and back."""
