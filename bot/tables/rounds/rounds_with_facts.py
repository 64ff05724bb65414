"""Finished rounds with the facts that are computed from their records, ready to be counted."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec import Struct, structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import RecapFacts, RoundFacts, facts_of_stored
from bot.store import round_queries
from bot.store.round_queries import Key
from bot.store.rows import MatchWinRow, RoundRow
from bot.worker import Asker, Job, Worker

_recap_decoder = msgspec.json.Decoder(RecapFacts)

log = logging.getLogger(__name__)


class RoundWithFacts(Struct, frozen=True):
    """A finished round; ``facts`` is None for an old round, which has no record."""

    row: RoundRow
    facts: RoundFacts | None

    @property
    def key(self) -> Key:
        """The primary key of the round."""
        return self.row.game_id, self.row.number

    def encoded_facts(self) -> bytes:
        """Return the facts as they are stored: compressed to a quarter of plain JSON."""
        return zlib.compress(msgspec.json.encode(self.facts))


async def load_records(connection: AsyncConnection, rounds: Sequence[RoundRow]) -> dict[Key, bytes]:
    """Return the encoded records of `rounds` by their keys; a round without one is left out."""
    keys = [(each.game_id, each.number) for each in rounds]
    return await round_queries.records_of(connection, keys)


def compute_facts(rounds: Sequence[RoundRow], records: Mapping[Key, bytes]) -> list[RoundWithFacts]:
    """Return `rounds` with their facts. Each takes some milliseconds: call it in a thread."""
    return join_facts(rounds, dict(zip(records, facts_of_stored([*records.values()]), strict=True)))


_FACTS = Job(facts_of_stored, seconds=20.0)
"""A round takes some hundredths of a second, and a match can have hundreds."""


async def facts_by(
    worker: Worker, rounds: Sequence[RoundRow], records: Mapping[Key, bytes], asker: Asker
) -> list[RoundWithFacts]:
    """Return `rounds` with their facts, which the worker computes."""
    found = await worker.do(_FACTS, asker, [*records.values()]) if records else []
    return join_facts(rounds, dict(zip(records, found, strict=True)))


def join_facts(
    rounds: Sequence[RoundRow], found: Mapping[Key, RoundFacts | str | None]
) -> list[RoundWithFacts]:
    """Return `rounds` with the facts that were found, by key, from their records."""
    return [RoundWithFacts(each, _facts(each, found)) for each in rounds]


def _facts(row: RoundRow, found: Mapping[Key, RoundFacts | str | None]) -> RoundFacts | None:
    facts = found.get((row.game_id, row.number))
    if isinstance(facts, str):
        details = {"game": row.game_id, "round": row.number, "why": facts}
        log.warning("a record that cannot be played again", extra=details)
        return None
    return None if facts is None else _with_stored_results(facts, row)


def _with_stored_results(facts: RoundFacts, row: RoundRow) -> RoundFacts:
    """Return `facts` with points and match wins taken from the stored results.

    A record is replayed by the rules of today, but a finished round keeps the result it had.
    """
    seats = list(facts.seats)
    for result in row.results:
        seats[result.seat] = structs.replace(
            seats[result.seat], points=result.points, match_won=result.match_won
        )
    return structs.replace(facts, seats=tuple(seats))


def decode_recap_facts(stored: bytes) -> RecapFacts:
    """Decode the facts that a recap shows from what `RoundWithFacts.encoded_facts` has returned."""
    return _recap_decoder.decode(zlib.decompress(stored))


Counted = RoundWithFacts | MatchWinRow
"""What can be counted: a finished round, or a match win that no counted round records (L3)."""


def sort_counted(counted: Iterable[Counted]) -> list[Counted]:
    """Return `counted` sorted by when each ended; a match win follows the round that it ended."""

    def end(each: Counted) -> tuple[datetime, str, int, int]:
        row, seat = (each, each.seat) if isinstance(each, MatchWinRow) else (each.row, -1)
        return row.ended_at, row.game_id, row.number, seat

    return sorted(counted, key=end)


def row_of(counted: Counted) -> RoundRow | MatchWinRow:
    """Return the stored row of a counted round or match win."""
    return counted if isinstance(counted, MatchWinRow) else counted.row


def people_in(counted: Iterable[Counted]) -> set[int]:
    """Return the user ids with a result, a match win or a departure in `counted`."""
    ids: set[int | None] = set()
    for each in counted:
        if isinstance(each, MatchWinRow):
            ids.add(each.user_id)
        else:
            ids |= {who.user_id for who in (*each.row.results, *each.row.leavers)}
    return {user_id for user_id in ids if user_id is not None}
