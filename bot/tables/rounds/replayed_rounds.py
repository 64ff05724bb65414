"""Finished rounds, to be stepped through by whoever may look at them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from msgspec import Struct

from bot.engine import RefusedError, SeedOrigin
from bot.facts import RoundRecord, RoundWalk, UnreadableRecordError, walk_of
from bot.players.deal_odds import PLAYED_BY
from bot.store import round_queries
from bot.store.database import Database
from bot.store.round_queries import FinishedRoundRow
from bot.views.table_values import SOMEBODY

from ..tallying.deal_judge import decoded_odds


class Asker(Struct, frozen=True):
    """Who asks for a round, and in which server; None: in a direct message."""

    user_id: int
    guild_id: int | None


class ReplayedRound(Struct, frozen=True):
    """A round that is over; ``kept`` None: its record is gone, or cannot be played again.

    ``names`` are by seat, without those who are forgotten or who left before the end. ``origin`` is
    what the seed was made from, where players had added words to it. ``worth`` is how many of a
    hundred rounds each seat wins with these cards when all play alike; empty until that is known.
    ``people`` are the seats by the ids of their persons.
    """

    game_id: str
    number: int
    guild_id: int
    mode: str
    ended_at: datetime
    names: dict[int, str]
    kept: tuple[RoundRecord, RoundWalk] | None
    origin: SeedOrigin | None = None
    worth: Mapping[int, int] = MappingProxyType({})
    people: Mapping[int, int] = MappingProxyType({})


async def replayed_last(database: Database, guild_id: int, back: int) -> ReplayedRound | None:
    """The round that was the last but ``back`` in this server; None if there is none."""
    async with database.read() as connection:
        row = await round_queries.finished_round(connection, guild_id, back)
    return None if row is None else await _replayed(row)


async def replayed(
    database: Database, game_id: str, number: int, asker: Asker
) -> ReplayedRound | None:
    """Round ``number`` of this game; None while it goes on, and for who may not look at it.

    That may be who asks in the server where it was played, and who played it.
    """
    async with database.read() as connection:
        row = await round_queries.finished_round_of(connection, game_id, number)
    if row is None or (row.guild_id != asker.guild_id and asker.user_id not in row.people):
        return None
    return await _replayed(row)


async def _replayed(row: FinishedRoundRow) -> ReplayedRound:
    """The round played again, beside the event loop."""
    kept = None if row.record is None else await asyncio.to_thread(_walked, row.record)
    names = {seat: name for seat, name in row.names.items() if name != SOMEBODY}
    return ReplayedRound(
        game_id=row.game_id,
        number=row.number,
        guild_id=row.guild_id,
        mode=row.mode,
        ended_at=row.ended_at,
        names=names,
        kept=kept,
        origin=row.origin,
        worth=_worth(row),
        people=row.people,
    )


def _worth(row: FinishedRoundRow) -> Mapping[int, int]:
    if row.odds is None or row.odds_by != PLAYED_BY:
        return {}
    odds = decoded_odds(row.odds)
    return {seat: round(100 * odds.wins[seat] / odds.playouts) for seat in row.points}


def _walked(encoded: bytes) -> tuple[RoundRecord, RoundWalk] | None:
    try:
        record = RoundRecord.decode(encoded)
        return record, walk_of(record)
    except (UnreadableRecordError, RefusedError):
        return None
