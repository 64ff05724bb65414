"""The refusal of a person's action."""

from __future__ import annotations


class Refused(Exception):
    """A person cannot do this; the text says why, for that person to read."""
