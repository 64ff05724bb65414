"""Ways by tokens as they are stored: who may see a message is sealed with the token to it.

A copy of the database alone gives nobody a token. Where the bot's token was changed, nothing that
was sealed before can be opened.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import MsgspecError, Struct, msgpack, structs

from bot.store.token_queries import TokenRow

from .interaction_tokens import InteractionToken, TokenLimit, TokenMessage

_LABEL = b"contra-uno interaction tokens 1"
_KEY_BYTES = 32
_NONCE_BYTES = 12


class TokenSeal:
    """Encrypts values, each bound to the place where it is stored (AES-GCM, HKDF-SHA256).

    The key is derived from the bot's token.
    """

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


class Purpose(StrEnum):
    """What a stored token is for."""

    MESSAGE = "message"
    """A message of a game, by its id."""
    CHANNEL = "channel"
    """New messages of a game in a channel, by the channel's id."""
    HAND = "hand"
    """A hand that its owner has opened, by their id. Nobody else sees it."""
    BACKS = "backs"
    """The other sides of cards that one person has opened, by their id."""


WayKey = tuple[str, Purpose, int]
"""What a way leads to: its game, its purpose, and its target. Of two ways the newer one counts."""


@dataclass(frozen=True, slots=True)
class KeptWay:
    """A way by a token to the target with this id.

    An opened hand has a language, a version and the interaction that made its message, if known.
    """

    game_id: str
    purpose: Purpose
    target_id: int
    message: TokenMessage
    locale: str = ""
    version: int = 0
    made_by: int | None = None

    @property
    def key(self) -> WayKey:
        """What the way leads to."""
        return self.game_id, self.purpose, self.target_id

    def is_newer_than(self, known: KeptWay) -> bool:
        """Return whether the interaction of this way is the later one."""
        return self.message.token.interaction_id > known.message.token.interaction_id


class _Sealed(Struct, frozen=True, array_like=True):
    """What is encrypted of a way."""

    interaction_id: int
    application_id: int
    secret: str
    is_rationed: bool
    follow_ups: int
    follow_up_id: int | None
    locale: str
    version: int
    made_by: int | None = None


def to_row(way: KeptWay, seal: TokenSeal) -> TokenRow:
    """Return the way as it is stored."""
    token = way.message.token
    sealed = _Sealed(
        token.interaction_id,
        token.application_id,
        token.secret,
        token.is_rationed,
        token.limit.follow_ups,
        way.message.follow_up_id,
        way.locale,
        way.version,
        way.made_by,
    )
    row = TokenRow(*way.key, token.channel_id, token.user_id, token.ends_at, b"")
    return structs.replace(row, sealed=seal.seal(msgpack.encode(sealed), _place(row)))


def from_rows(rows: Iterable[TokenRow], seal: TokenSeal) -> list[KeptWay]:
    """Return the stored ways, without those that cannot be opened: the bot's token was another.

    All ways by one token share its limit.
    """
    opened = [(row, found) for row in rows if (found := _opened(row, seal)) is not None]
    limits: dict[int, TokenLimit] = {}
    for _, found in opened:
        limit = limits.setdefault(found.interaction_id, TokenLimit())
        limit.follow_ups = max(limit.follow_ups, found.follow_ups)
    return [_way(row, found, limits[found.interaction_id]) for row, found in opened]


def _way(row: TokenRow, found: _Sealed, limit: TokenLimit) -> KeptWay:
    token = InteractionToken(
        found.interaction_id,
        found.application_id,
        found.secret,
        row.user_id,
        row.channel_id,
        row.ends_at,
        found.is_rationed,
        limit,
    )
    message = TokenMessage(token, found.follow_up_id)
    shown = found.locale, found.version, found.made_by
    return KeptWay(row.game_id, Purpose(row.purpose), row.target_id, message, *shown)


def _opened(row: TokenRow, seal: TokenSeal) -> _Sealed | None:
    value = seal.open(row.sealed, _place(row))
    if value is None or row.purpose not in set(Purpose):
        return None
    try:
        return msgpack.decode(value, type=_Sealed)
    except MsgspecError:  # another version has sealed it
        return None


def _place(row: TokenRow) -> bytes:
    """Return what a sealed token is bound to: no row can be taken for another."""
    place = row.game_id, row.purpose, row.target_id, row.channel_id, row.user_id
    return msgpack.encode(place)
