"""Rounds to be counted, each with its facts: made from its record anew."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec import Struct, structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import RefusedError
from bot.facts import RecapFacts, RoundFacts, RoundRecord, UnreadableRecordError, facts_of
from bot.store import round_queries
from bot.store.round_queries import Key
from bot.store.rows import MatchWinRow, ResultRow, RoundRow

_decoder = msgspec.json.Decoder(RoundFacts)
_told_decoder = msgspec.json.Decoder(RecapFacts)

log = logging.getLogger(__name__)


class RoundWithFacts(Struct, frozen=True):
    """A round that is over; rounds of old have no record, and no facts."""

    row: RoundRow
    facts: RoundFacts | None

    @property
    def key(self) -> Key:
        """How it is found."""
        return self.row.game_id, self.row.number

    @property
    def people(self) -> list[ResultRow]:
        """The results of people; who is forgotten is somebody there, with an id below nought."""
        return [result for result in self.row.results if result.user_id is not None]

    def encoded_facts(self) -> bytes:
        """The facts as they are kept: a quarter of what they are in plain JSON."""
        return zlib.compress(msgspec.json.encode(self.facts))


async def records_of(connection: AsyncConnection, rounds: Sequence[RoundRow]) -> dict[Key, bytes]:
    """The records of these rounds."""
    keys = [(each.game_id, each.number) for each in rounds]
    return await round_queries.records_of(connection, keys)


def with_facts(rounds: Sequence[RoundRow], records: Mapping[Key, bytes]) -> list[RoundWithFacts]:
    """These rounds with their facts; that takes some milliseconds each."""
    return [RoundWithFacts(each, _facts(each, records)) for each in rounds]


def _facts(row: RoundRow, records: Mapping[Key, bytes]) -> RoundFacts | None:
    record = records.get((row.game_id, row.number))
    if record is None:
        return None
    try:
        facts = facts_of(RoundRecord.decode(record))
        return None if facts is None else _as_told(facts, row)
    except (UnreadableRecordError, RefusedError) as error:
        told = {"game": row.game_id, "round": row.number, "why": str(error)}
        log.warning("a record that cannot be played again", extra=told)
        return None


def _as_told(facts: RoundFacts, row: RoundRow) -> RoundFacts:
    """Return the facts with points and match wins as the results have them.

    A record is played again by the law of today, and a round that was over before keeps its result.
    """
    seats = list(facts.seats)
    for result in row.results:
        seats[result.seat] = structs.replace(
            seats[result.seat], points=result.points, match_won=result.match_won
        )
    return structs.replace(facts, seats=tuple(seats))


def decoded_facts(kept: bytes) -> RoundFacts:
    """The facts that `RoundWithFacts.encoded_facts` wrote."""
    return _decoder.decode(zlib.decompress(kept))


def decoded_to_tell(kept: bytes) -> RecapFacts:
    """What is told of a round, of the same: it is read in half the time."""
    return _told_decoder.decode(zlib.decompress(kept))


Counted = RoundWithFacts | MatchWinRow
"""What is counted: rounds that are over, and matches won otherwise than with a counted round."""


def in_order(counted: Iterable[Counted]) -> list[Counted]:
    """Return what is counted in the order of the ends; a win follows the round that it ended."""

    def end(each: Counted) -> tuple[datetime, str, int, int]:
        row, seat = (each, each.seat) if isinstance(each, MatchWinRow) else (each.row, -1)
        return row.ended_at, row.game_id, row.number, seat

    return sorted(counted, key=end)


def row_of(counted: Counted) -> RoundRow | MatchWinRow:
    """Return the row that was stored of it."""
    return counted if isinstance(counted, MatchWinRow) else counted.row


def people_in(counted: Iterable[Counted]) -> set[int]:
    """Return the ids of everybody who has a result in these rounds or one of these wins."""
    ids: set[int | None] = set()
    for each in counted:
        if isinstance(each, MatchWinRow):
            ids.add(each.user_id)
        else:
            ids |= {result.user_id for result in each.row.results}
    return {user_id for user_id in ids if user_id is not None}
