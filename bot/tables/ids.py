"""Names for games."""

from __future__ import annotations

import secrets

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody mistakes for one another."""

_LENGTH = 8


def new_game_id() -> str:
    """A short name for a game that can stand in an address; nobody can guess the next one."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))
