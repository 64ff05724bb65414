"""Discord's client does not let a person do everything."""

from __future__ import annotations


class NotAllowedError(Exception):
    """A person cannot do this; the text says why, for that person to read."""
