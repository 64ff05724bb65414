"""Queries about tokens of interactions, which are encrypted and live for some minutes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import take_lock
from .rows import to_values
from .schema import interaction_tokens as _tokens


class TokenRow(Struct, frozen=True):
    """A way by a token to a message, a channel or an opened hand, as ``purpose`` says.

    ``target_id`` is the id of that message or channel, or of the hand's owner. ``user_id`` is the
    person of the interaction. ``sealed`` is the token, encrypted.
    """

    game_id: str
    purpose: str
    target_id: int
    channel_id: int
    user_id: int
    ends_at: datetime
    sealed: bytes


_SAVING = 0x746F6B6E
"""The key of PostgreSQL's advisory lock ("tokn" in ASCII)."""

_KEY = ("game_id", "purpose", "target_id")
_REMOVE = delete(_tokens).where(*(_tokens.c[name] == bindparam(f"own_{name}") for name in _KEY))


async def save_tokens(connection: AsyncConnection, rows: Sequence[TokenRow]) -> None:
    """Store these ways; each replaces an older one to the same target."""
    in_order = sorted(map(asdict, rows), key=lambda row: tuple(row[name] for name in _KEY))
    keys = [{f"own_{name}": row[name] for name in _KEY} for row in in_order]
    # Another process may have a newer way to the same target at the same moment.
    await take_lock(connection, _SAVING)
    await connection.execute(_REMOVE, keys)
    await connection.execute(insert(_tokens), in_order)


async def tokens_of_game(
    connection: AsyncConnection, game_id: str, now: datetime
) -> list[TokenRow]:
    """Return the ways that are open now in this game."""
    query = select(_tokens).where(_tokens.c.game_id == game_id, _tokens.c.ends_at > now)
    return to_values(await connection.execute(query), TokenRow)


async def all_tokens(connection: AsyncConnection, now: datetime) -> list[TokenRow]:
    """Return the ways that are open now in all games."""
    query = select(_tokens).where(_tokens.c.ends_at > now)
    return to_values(await connection.execute(query), TokenRow)


async def remove_way(
    connection: AsyncConnection, game_id: str, purpose: str, target_id: int
) -> None:
    """Remove the way of a game to this target."""
    own = dict(zip(_KEY, (game_id, purpose, target_id), strict=True))
    await connection.execute(_REMOVE, {f"own_{name}": value for name, value in own.items()})


async def remove_token(connection: AsyncConnection, user_id: int, ends_at: datetime) -> None:
    """Remove all ways by the token of this person's interaction that ends then."""
    of_token = _tokens.c.user_id == user_id, _tokens.c.ends_at == ends_at
    await connection.execute(delete(_tokens).where(*of_token))


async def remove_ended(connection: AsyncConnection, now: datetime) -> int:
    """Remove the tokens that have ended, and return their number."""
    return (await connection.execute(delete(_tokens).where(_tokens.c.ends_at <= now))).rowcount
