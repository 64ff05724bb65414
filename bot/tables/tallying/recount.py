"""Counts all rounds and match wins again, beside a running bot.

A recount adds the rounds to another edition of the sums, in lots, while the shown edition stays as
it is and the tally goes on with it. Once the other edition has every tallied round, it is shown:
people see either nothing or everything recounted. How far it is is stored with each lot, so a
killed recount goes on from there.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import bot
from bot.errors import OperatorError
from bot.store import (
    pruning_queries,
    rank_queries,
    recount_queries,
    round_queries,
    schema,
    tally_queries,
)
from bot.store.database import Database
from bot.store.lots import Lot, Lots
from bot.store.people_tables import ALL_TABLES, Edition, draft_of, edition_of
from bot.store.recount_queries import NOBODY_YET, RecountPhase, SumsRow
from bot.store.round_queries import Key
from bot.store.rows import MatchWinRow
from bot.store.shared_database import Announcements
from bot.worker import InlineWorker, Worker

from ..erasures import Erasures
from ..ports import Clock
from ..rounds.rounds_with_facts import Counted, RoundWithFacts, join_facts, row_of
from .counting import Sums
from .facts_ahead import FactsAhead

_ROUNDS = (10, 500)
"""The lowest and the highest number of rounds that are added in one transaction."""
_PEOPLE = (10, 1000)
_ROWS = (100, 5000)
_PEOPLE_AT_ONCE = 200


class _RemovedError(OperatorError):
    """Raised if a recount would lose sums of rounds that are no longer stored."""

    def __init__(self) -> None:
        super().__init__(
            "Rounds or their records were removed, as KEEP_RESULTS_DAYS and KEEP_RECORDS_DAYS say."
            "\nThe leaderboards, ratings and totals still count them, and stay as they are."
        )


class _MovedOnError(Exception):
    """Raised in a lot if somebody else has changed the sums, or what they are made of."""


class _Added(Struct):
    """Rounds and wins that were added to their sums in memory, up to a position."""

    sums: Sums
    rounds: int
    counted: int
    position: int
    facts: list[tuple[Key, bytes]]
    """The facts that differ from those that are stored."""


async def recount(
    database: Database,
    clock: Clock,
    report: Callable[[int, int], None] | None = None,
    workers: Sequence[Worker] = (),
) -> int:
    """Count all tallied rounds and wins again, in their order, and return the number of rounds.

    `report` is called with the number of rounds so far, and of all. The `workers` compute facts, by
    default this process does. Rounds that were never tallied are left to the running bot. Raise
    `OperatorError` if rounds or records were removed.
    """
    facts = FactsAhead(workers or (InlineWorker(),))
    try:
        return await Recount(database, clock, report or _report_nothing, facts).run()
    finally:
        await facts.close()


def _report_nothing(done: int, of_all: int) -> None:
    """Do nothing: the default of `recount`."""


class Recount:
    """A recount, or the rest of one that was killed.

    `_done` is the number of rounds that were added so far. Each step takes the state of the sums,
    carries on from there and returns the next state.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        report: Callable[[int, int], None],
        facts: FactsAhead,
    ) -> None:
        self._database = database.patient
        self._clock = clock
        self._report = report
        self._facts = facts
        write, copy_log = self._database.write, self._database.copy_log
        self._rounds = Lots(write, copy_log, *_ROUNDS)
        self._people = Lots(write, copy_log, *_PEOPLE)
        self._rows = Lots(write, copy_log, *_ROWS)
        self._erasures = Erasures(database, Announcements(database))
        self._done = self._of_all = 0
        self._is_refused = False
        self._steps: dict[RecountPhase, Callable[[SumsRow], Awaitable[SumsRow]]] = {
            RecountPhase.CLEARING: self._clear,
            RecountPhase.COUNTING: self._count,
            RecountPhase.RANKING: self._give_ranks,
            RecountPhase.INDEXING: self._put_into_indexes,
            RecountPhase.CLOSING: self._close,
            RecountPhase.TIDYING: self._tidy,
        }

    async def run(self) -> int:
        """Carry on until the recounted sums are shown, and return the number of rounds."""
        state = await self.begin()
        while state.phase is not None:
            state = await self.step(state)
        if self._is_refused:
            raise _RemovedError
        return self._done

    async def begin(self) -> SumsRow:
        """Return the state of an earlier recount by the same program, or that of a new one."""
        while True:
            state = await self._look_again()
            goes_on = state.made_by == program_digest() or state.phase is RecountPhase.TIDYING
            if state.phase is not None and goes_on:
                return state
            new = replace(state, phase=RecountPhase.CLEARING, made_by=program_digest(), counted=0)
            with suppress(_MovedOnError):
                await self._move_on(state, new)

    async def step(self, state: SumsRow) -> SumsRow:
        """Do what comes next, and return the state after that; its phase is None at the end."""
        assert state.phase is not None
        try:
            return await self._steps[state.phase](state)
        except _MovedOnError:
            found = await self._look_again()
        if found.phase is not None and found.made_by != program_digest():
            raise OperatorError(
                "Another version of the bot has begun a recount meanwhile, so this one has ended.\n"
                "Run `contra-uno db recount` of the version that the bot runs with."
            )
        return found

    async def _look_again(self) -> SumsRow:
        """Return the state after somebody else has changed something.

        While a person is deleted, nothing can be counted.
        """
        await self._erasures.finish_all()
        async with self._database.read() as connection:
            state = await recount_queries.load_sums(connection)
            self._of_all = await recount_queries.rounds_until(connection, None)
            self._done = self._of_all
            if state.phase is not None:
                self._done = await recount_queries.rounds_until(connection, state.counted)
            is_refused = await pruning_queries.is_anything_removed(connection)
        if not is_refused or state.phase is RecountPhase.TIDYING:
            return state
        if state.phase is None:
            raise _RemovedError
        self._is_refused = True
        return await self._move_on(state, replace(state, phase=RecountPhase.TIDYING))

    async def _move_on(self, state: SumsRow, new: SumsRow) -> SumsRow:
        async with self._lot(self._rows, state) as lot:
            await recount_queries.save_sums(lot.connection, new)
        return new

    @asynccontextmanager
    async def _lot(self, lots: Lots, state: SumsRow) -> AsyncGenerator[Lot]:
        """Open a transaction; raise `_MovedOnError` if the sums are not in this state any more."""
        async with lots.next() as lot:
            if await recount_queries.load_sums(lot.connection) != state:
                raise _MovedOnError
            yield lot

    async def _clear(self, state: SumsRow) -> SumsRow:
        await self._remove_other(state)
        return await self._move_on(state, replace(state, phase=RecountPhase.COUNTING))

    async def _tidy(self, state: SumsRow) -> SumsRow:
        await self._remove_other(state)
        return await self._move_on(state, replace(state, phase=None, made_by=None, counted=0))

    async def _remove_other(self, state: SumsRow) -> None:
        """Remove everything from the edition that is not shown."""
        editions = (state.other, schema.DRAFT)
        for table in ALL_TABLES:
            person = NOBODY_YET
            while True:
                async with self._database.read() as connection:
                    found = await recount_queries.next_person(connection, table, editions, person)
                if found is None:
                    break
                person = found
                async with self._lot(self._rows, state) as lot:
                    lot.done = await recount_queries.remove_some(
                        lot.connection, table, editions, person, self._rows.size
                    )

    async def _count(self, state: SumsRow) -> SumsRow:
        added = await self._add_next(state, draft_of(state.other))
        if added is None:
            return await self._move_on(state, replace(state, phase=RecountPhase.RANKING))
        return await self._save(state, added)

    async def _add_next(self, state: SumsRow, edition: Edition) -> _Added | None:
        """Add the next rounds and wins to their sums in memory; return None if there are none."""
        size = self._rounds.size
        async with self._database.read() as connection:
            if await recount_queries.load_sums(connection) != state:
                raise _MovedOnError
            rounds = await tally_queries.tallied_after(connection, state.counted, size)
            until = None if len(rounds) < size else rounds[-1].tallied
            wins = await tally_queries.wins_tallied(connection, state.counted, until)
            if not rounds and not wins:
                return None
            keys = [(row.game_id, row.number) for row in rounds]
            new = [key for key in keys if not self._facts.is_asked(key)]
            records = await round_queries.records_of(connection, new)
            if until is not None:
                records |= await round_queries.records_after(connection, until, 2 * size)
            known = await round_queries.facts_of(connection, keys)
            sums = await Sums.load(
                connection, edition, [*(RoundWithFacts(each, None) for each in rounds), *wins]
            )
        self._facts.ask(records)
        found = await self._facts.take(filter(self._facts.is_asked, keys))
        with_facts = join_facts(rounds, found)
        return await asyncio.to_thread(_add, sums, with_facts, wins, known, self._clock.now())

    async def _save(self, state: SumsRow, added: _Added, *, with_ranks: bool = False) -> SumsRow:
        new = replace(state, counted=added.position)
        async with self._lot(self._rounds, state) as lot:
            await added.sums.save(lot.connection)
            if with_ranks:
                await added.sums.give_ranks(lot.connection)
            await round_queries.keep_facts(lot.connection, added.facts)
            await recount_queries.save_sums(lot.connection, new)
            lot.done = added.counted
        self._done += added.rounds
        self._report(self._done, max(self._done, self._of_all))
        return new

    async def _give_ranks(self, state: SumsRow) -> SumsRow:
        """Give the ranks of all people at once: none is lost with a further round."""
        edition, start = draft_of(state.other), NOBODY_YET
        while True:
            async with self._database.read() as connection:
                people = await recount_queries.people_in_draft(connection, start, _PEOPLE_AT_ONCE)
            if not people:
                return await self._move_on(state, replace(state, phase=RecountPhase.INDEXING))
            for rule in rank_queries.RANK_RULES:
                async with self._database.read() as connection:
                    entitled = await rank_queries.entitled_among(connection, edition, rule, people)
                if entitled:
                    async with self._lot(self._people, state) as lot:
                        await rank_queries.set_ranked(lot.connection, edition, rule, entitled)
                        lot.done = len(entitled)
            start = people[-1] + 1

    async def _put_into_indexes(self, state: SumsRow) -> SumsRow:
        start = NOBODY_YET
        while True:
            size = self._people.size
            async with self._database.read() as connection:
                people = await recount_queries.people_in_draft(connection, start, size)
            if not people:
                return await self._move_on(state, replace(state, phase=RecountPhase.CLOSING))
            async with self._lot(self._people, state) as lot:
                await recount_queries.put_into_indexes(lot.connection, state.other, people)
                lot.done = len(people)
            start = people[-1] + 1

    async def _close(self, state: SumsRow) -> SumsRow:
        """Add what was tallied since, and show the edition once it has everything."""
        added = await self._add_next(state, edition_of(state.other))
        if added is not None:
            return await self._save(state, added, with_ranks=True)
        new = replace(state, shown=state.other, phase=RecountPhase.TIDYING)
        async with self._lot(self._rows, state) as lot:
            if await tally_queries.last_tallied(lot.connection) > state.counted:
                return state
            await recount_queries.save_sums(lot.connection, new)
        return new


def _add(
    sums: Sums,
    rounds: Sequence[RoundWithFacts],
    wins: Sequence[MatchWinRow],
    known: Mapping[Key, bytes],
    now: datetime,
) -> _Added:
    """Add rounds and wins to their sums. `known` are the facts that are stored."""
    counted: list[Counted] = sorted([*rounds, *wins], key=_position)
    sums.add(counted, now)
    facts = [(each.key, each.encoded_facts()) for each in rounds if each.facts is not None]
    return _Added(
        sums,
        len(rounds),
        len(counted),
        _position(counted[-1]),
        [(key, encoded) for key, encoded in facts if known.get(key) != encoded],
    )


def _position(counted: Counted) -> int:
    return row_of(counted).tallied or 0


@cache
def program_digest() -> str:
    """Return a digest of the bot's program: a recount is not continued by another one."""
    folder = Path(bot.__file__).parent
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()
