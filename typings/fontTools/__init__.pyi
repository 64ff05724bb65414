"""The part of fontTools with which the fallback fonts are made; the package itself has no types."""
