"""Encryption of interactions' tokens in the database, with a key derived from the bot's token.

A copy of the database alone gives nobody a token. Where the bot's token was changed, nothing that
was sealed before can be opened.
"""

from __future__ import annotations

import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_LABEL = b"contra-uno interaction tokens 1"
_KEY_BYTES = 32
_NONCE_BYTES = 12


class TokenSeal:
    """Encrypts values, each bound to the place where it is stored (AES-GCM, HKDF-SHA256)."""

    def __init__(self, bot_token: str) -> None:
        derive = HKDF(algorithm=SHA256(), length=_KEY_BYTES, salt=None, info=_LABEL)
        self._cipher = AESGCM(derive.derive(bot_token.encode()))

    def seal(self, value: bytes, place: bytes) -> bytes:
        """Return the value, encrypted; it can be opened with the same `place` alone."""
        nonce = os.urandom(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, value, place)

    def open(self, sealed: bytes, place: bytes) -> bytes | None:
        """Return the value, or None if it was sealed with another key or for another place."""
        nonce, text = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
        try:
            return self._cipher.decrypt(nonce, text, place)
        except (InvalidTag, ValueError):
            return None
