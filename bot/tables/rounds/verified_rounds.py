"""Finished rounds of a server, checked for whoever asks."""

from __future__ import annotations

import asyncio
from datetime import datetime

from msgspec import Struct

from bot.facts import RoundRecord, RoundVerification, UnreadableRecordError, verify_round
from bot.store import round_queries
from bot.store.database import Database
from bot.store.round_queries import FinishedRoundRow


class VerifiedRound(Struct, frozen=True):
    """A round of a server and what follows from its seed; ``found`` None: its record is gone."""

    mode: str
    ended_at: datetime
    names: dict[int, str]
    found: RoundVerification | None


async def verified_round(database: Database, guild_id: int, back: int) -> VerifiedRound | None:
    """The round that was the last but ``back`` in this server; None if there is none.

    It is dealt again beside the event loop.
    """
    async with database.read() as connection:
        row = await round_queries.finished_round(connection, guild_id, back)
    if row is None:
        return None
    found = None if row.record is None else await asyncio.to_thread(_verified, row, row.record)
    return VerifiedRound(row.mode, row.ended_at, row.names, found)


def _verified(row: FinishedRoundRow, encoded: bytes) -> RoundVerification | None:
    try:
        record = RoundRecord.decode(encoded)
    except UnreadableRecordError:
        return None
    return verify_round(record, row.seed, row.points, row.origin)
