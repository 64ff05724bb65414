"""Comparing tokens."""

from __future__ import annotations

import secrets


def is_same_token(given: str, known: str) -> bool:
    """Return whether a client has given this token, in a time that does not tell how much of it.

    The given one may be any text, even one that was not UTF-8 in a header.
    """
    return secrets.compare_digest(given.encode(errors="surrogatepass"), known.encode())
