"""Queries of matches won otherwise than with a counted round (L3)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Select, and_, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import MatchWinRow, to_values
from .schema import IS_WIN_UNTALLIED
from .schema import match_wins as _wins
from .schema import rounds as _rounds

ADD_MATCH_WIN = insert(_wins)
SET_WIN_TALLIED = (
    update(_wins)
    .where(
        _wins.c.game_id == bindparam("of_game"),
        _wins.c.number == bindparam("of_number"),
        _wins.c.seat == bindparam("of_seat"),
    )
    .values(tallied=bindparam("as_number"))
)
_LAST_ROUND = and_(_rounds.c.game_id == _wins.c.game_id, _rounds.c.number == _wins.c.number)
_WINS = select(_wins, _rounds.c.guild_id, _rounds.c.mode).join(_rounds, _LAST_ROUND)


def match_win_values(win: MatchWinRow) -> dict[str, Any]:
    """Return the win by the names of its columns."""
    return {name: value for name, value in asdict(win).items() if name in _wins.columns}


async def untallied_wins(connection: AsyncConnection, limit: int) -> list[MatchWinRow]:
    """Return the first wins that are not in the standings yet, by the ends of their matches."""
    order = (_wins.c.ended_at, _wins.c.game_id, _wins.c.number, _wins.c.seat)
    return await _found(connection, _WINS.where(IS_WIN_UNTALLIED).order_by(*order).limit(limit))


async def wins_tallied(
    connection: AsyncConnection, after: int, until: int | None
) -> list[MatchWinRow]:
    """Return the wins with places behind `after` and up to `until`, None for all, in order."""
    query = _WINS.where(_wins.c.tallied > after).order_by(_wins.c.tallied)
    if until is not None:
        query = query.where(_wins.c.tallied <= until)
    return await _found(connection, query)


async def wins_of_game(connection: AsyncConnection, game_id: str) -> list[MatchWinRow]:
    """Return the wins of this match."""
    return await _in_order(connection, _wins.c.game_id == game_id)


async def wins_since(
    connection: AsyncConnection, guild_id: int, since: datetime
) -> list[MatchWinRow]:
    """Return the wins of a server's matches whose last round ended then or later."""
    lately = and_(_rounds.c.guild_id == guild_id, _rounds.c.ended_at >= since)
    return await _in_order(connection, lately)


async def _in_order(connection: AsyncConnection, which: ColumnElement[bool]) -> list[MatchWinRow]:
    return await _found(connection, _WINS.where(which).order_by(_wins.c.ended_at, _wins.c.seat))


async def _found(connection: AsyncConnection, query: Select[*tuple[Any, ...]]) -> list[MatchWinRow]:
    return to_values(await connection.execute(query), MatchWinRow)
