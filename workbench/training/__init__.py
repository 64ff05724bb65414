"""How the computer players learned what they know, and learn it anew."""
