"""Looking up finished rounds: to replay them, verify their deal, judge a move, or draw a result."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import Mode, RefusedError, RoundHistory, SeedOrigin
from bot.facts import (
    RoundRecord,
    RoundVerification,
    RoundWalk,
    StoredMatch,
    UnreadableRecordError,
    replay_last_round,
    verify_round,
    walk_of,
)
from bot.players.deal_odds import PLAYED_BY
from bot.store import game_queries, round_queries, tally_queries
from bot.store.database import Database
from bot.store.round_queries import FinishedRoundRow
from bot.views.cards_worth import CardsWorth, whole_percents
from bot.views.judged_move import JudgedMove, NotJudged
from bot.views.table_values import SOMEBODY
from bot.views.visibility import Viewer
from bot.worker import Asker, Job, Worker

from ..ports import Judge, nobody_judges
from .judged_moves import judged_move
from .result_details import decode_odds, worth_of_match
from .rounds_with_facts import RoundWithFacts, facts_by, load_records

_LAST_ROUND = Job(replay_last_round, seconds=10.0)


class ReplayedRound(Struct, frozen=True):
    """A finished round, ready to be stepped through.

    ``kept`` is None where the record is gone or cannot be replayed. ``names`` are by seat, without
    players who hide or have deleted their data. ``origin`` is what the seed was made from, where
    players had added words to it. ``worth`` is the percentage of rounds that each seat with a
    result wins with these cards when all play alike; it is empty until the deal is played out.
    ``people`` maps
    user ids to seats.
    """

    game_id: str
    number: int
    home_id: int
    mode: str
    ended_at: datetime
    seed: bytes
    names: dict[int, str]
    kept: tuple[RoundRecord, RoundWalk] | None
    origin: SeedOrigin | None = None
    worth: Mapping[int, int] = MappingProxyType({})
    people: Mapping[int, int] = MappingProxyType({})


class VerifiedRound(Struct, frozen=True):
    """A round that was dealt again from its seed; ``found`` is None where its record is gone."""

    mode: str
    ended_at: datetime
    names: dict[int, str]
    found: RoundVerification | None


class RoundLookup:
    """The finished rounds in the database.

    A single round is replayed in a thread, which takes some hundredths of a second. The worker
    replays whole matches, and judges moves.
    """

    def __init__(self, database: Database, worker: Worker, judge: Judge = nobody_judges) -> None:
        self._database = database
        self._worker = worker
        self._judge = judge

    async def last(self, game_id: str, asker: Asker) -> RoundHistory | None:
        """Return how the last round of this game went, or None once its actions are removed."""
        async with self._database.read() as connection:
            found = await _load_match(connection, game_id)
        return None if found is None else await self._worker.do(_LAST_ROUND, asker, found)

    async def with_facts(self, game_id: str) -> list[RoundWithFacts]:
        """Return the finished rounds of this game with their facts, in order."""
        async with self._database.read() as connection:
            rounds = await tally_queries.rounds_of_game(connection, game_id)
            records = await load_records(connection, rounds)
        return await facts_by(self._worker, rounds, records, game_id)

    async def worth_of_match(self, game_id: str) -> CardsWorth | None:
        """Return what the cards of a match were worth, or None until every deal is played out."""
        async with self._database.read() as connection:
            return await worth_of_match(connection, game_id)

    async def verified(self, home_id: int, back: int, viewer: Viewer) -> VerifiedRound | None:
        """Deal a round of this place again from its seed, and compare.

        `back` counts from the latest finished round, which is 0. Return None if there is none.
        """
        async with self._database.read() as connection:
            row = await round_queries.finished_round(connection, home_id, back, viewer)
        if row is None:
            return None
        found = None if row.record is None else await asyncio.to_thread(_verify, row, row.record)
        return VerifiedRound(row.mode, row.ended_at, row.names, found)

    async def replayed_last(self, home_id: int, back: int, viewer: Viewer) -> ReplayedRound | None:
        """Replay the place's finished round that is `back` before the latest, if there is one."""
        async with self._database.read() as connection:
            row = await round_queries.finished_round(connection, home_id, back, viewer)
        return None if row is None else await _replay(row)

    async def replayed(self, game_id: str, number: int, viewer: Viewer) -> ReplayedRound | None:
        """Replay round `number` of this game.

        Return None while the round is being played, and for a viewer who neither asks in the server
        where it was played nor took part in it.
        """
        async with self._database.read() as connection:
            row = await round_queries.finished_round_of(connection, game_id, number, viewer)
        if row is None or not viewer.may_see_round(row.home_id, row.people):
            return None
        return await _replay(row)

    async def judged(
        self, record: RoundRecord, number: int, asker: Asker
    ) -> JudgedMove | NotJudged:
        """Compare a move of a round with the best one; see :func:`judged_move`."""
        return await judged_move(self._judge, record, number, asker)


async def _replay(row: FinishedRoundRow) -> ReplayedRound:
    kept = None if row.record is None else await asyncio.to_thread(_walk, row.record)
    names = {seat: name for seat, name in row.names.items() if name != SOMEBODY}
    return ReplayedRound(
        game_id=row.game_id,
        number=row.number,
        home_id=row.home_id,
        mode=row.mode,
        ended_at=row.ended_at,
        seed=row.seed,
        names=names,
        kept=kept,
        origin=row.origin,
        worth=_percentages(row),
        people=row.people,
    )


def _percentages(row: FinishedRoundRow) -> Mapping[int, int]:
    if row.odds is None or row.odds_by != PLAYED_BY:
        return {}
    return whole_percents(decode_odds(row.odds).shares_among(row.points))


def _walk(encoded: bytes) -> tuple[RoundRecord, RoundWalk] | None:
    try:
        record = RoundRecord.decode(encoded)
        return record, walk_of(record)
    except (UnreadableRecordError, RefusedError):
        return None


def _verify(row: FinishedRoundRow, encoded: bytes) -> RoundVerification | None:
    try:
        record = RoundRecord.decode(encoded)
    except UnreadableRecordError:
        return None
    return verify_round(record, row.seed, row.points, row.origin)


async def _load_match(connection: AsyncConnection, game_id: str) -> StoredMatch | None:
    """Return the match with every action, or None if it was never dealt."""
    game = await game_queries.find_game(connection, game_id)
    if game is None or game.seed is None or game.snapshot is None:
        return None
    rows = await game_queries.actions_since(connection, game_id, 0)
    actions = tuple(row.action for row in rows if row.action is not None)
    return StoredMatch(Mode(game.mode), tuple(game.options), game.seed, game.snapshot, actions)
