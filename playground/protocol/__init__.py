"""What Discord's documentation says and nobody's state: numbers, errors, identifiers, shapes."""
