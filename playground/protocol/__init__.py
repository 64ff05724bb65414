"""Discord's documented protocol, without any state: numbers, errors, identifiers, shapes."""
