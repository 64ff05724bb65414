"""The file with everything that is stored about a person."""

from __future__ import annotations

import msgspec


def make_readable(data: bytes) -> bytes:
    """Return the JSON with a line for each value, for people to read."""
    return msgspec.json.format(data, indent=1)
