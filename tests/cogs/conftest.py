"""A bot on simcord's simulation of Discord, with this project's clock and shuffles."""

from __future__ import annotations

import asyncio
import io
import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from simcord.http import router

from bot import logs
from bot.client import ContraUno
from bot.engine import Action, Draw, Observation, Pass, Take
from bot.i18n import Texts
from bot.render import computer_names
from bot.store.database import Database
from bot.tables import Tables
from cogs._services import ChangeNotifier
from cogs.tokens import interaction_tokens
from cogs.writing import budget, priorities, token_keeper, updater
from cogs.writing.discord_refusals import Pauses
from tests.positions import dealt, plain
from tests.sqlite_in_place import sqlite_in_place

from .loaded_once import load_once
from .plain_copies import copy_plainly
from .playing import Playing

SEED = bytes(range(16))


@router.route("GET", "/applications/@me")
def application_of_servers(_: router.RequestContext) -> dict[str, Any]:
    """Describe the simulator's application, which people cannot install for themselves."""
    return {"integration_types_config": {"0": {}}}


_SECONDS_UNTIL_IT_HANGS = 300.0
_MORE_TRIES = 20
_SECONDS_UNTIL_IT_LOOKS_AGAIN = 0.005
"""Seconds between the simulator's checks for idleness, besides one after each finished task."""


class SimulatedClock:
    """A clock that shows the simulator's time, which replaces the SDK's while the bot runs."""

    def now(self) -> datetime:
        return discord.utils.utcnow()

    async def sleep_until(self, when: datetime) -> None:
        await asyncio.sleep(max(0.0, (when - self.now()).total_seconds()))


async def nothing_by_itself(archive: object = None) -> None:
    """Replace a background loop: deadlines are met when a test says so."""


def cautious(
    observation: Observation,
    legal: Sequence[Action],
    side: Sequence[Action],
    level: str,
    seed: bytes,
) -> Action | None:
    """A computer player that never plays a card it can avoid."""
    for kind in (Take, Pass, Draw):
        found = next((action for action in legal if isinstance(action, kind)), None)
        if found is not None:
            return found
    return legal[0] if legal else None


class Workshop:
    """A maker of bots that work on one database, one after the other."""

    def __init__(self, database: Database, clock: SimulatedClock) -> None:
        self.database = database
        self._clock = clock

    def bot(self) -> ContraUno:
        notifier = ChangeNotifier()
        tables = Tables(
            self.database,
            notifier=notifier,
            brain=cautious,
            clock=self._clock,
            new_seed=lambda: SEED,
            computer_names=lambda locale: computer_names(Texts.load().get(locale)),
        )
        tables.scheduler.run = nothing_by_itself
        tables.member_checks.run = nothing_by_itself
        tables.blocks.run = nothing_by_itself
        tables.notices.run = nothing_by_itself
        tables.weeklies.run = nothing_by_itself
        tables.pruning.run = nothing_by_itself
        tables.tally.run = nothing_by_itself
        tables.deal_judge.run = nothing_by_itself
        tables.orders.run = nothing_by_itself
        tables.presence.run = nothing_by_itself
        tables.orders.run = nothing_by_itself
        tables.own_threads.run = nothing_by_itself
        return ContraUno(tables, notifier, Texts.load(), shard_count=1, clock=self._clock)


@pytest_asyncio.fixture
async def workshop(tmp_path: Path, empty_database: Path) -> AsyncIterator[Workshop]:
    file = shutil.copy(empty_database, tmp_path / "games.sqlite3")
    database = Database(f"sqlite+aiosqlite:///{file}")
    with sqlite_in_place():
        yield Workshop(database, SimulatedClock())
        await database.close()


def _patiently(settle: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Return a `settle` that is tried again after a timeout.

    On a busy machine five seconds can pass before the bot is done. A longer timeout would not do:
    the simulator would then also wait for timers of up to that many seconds.
    """

    async def settled(*given: Any, **named: Any) -> None:
        for _ in range(_MORE_TRIES):
            with suppress(TimeoutError):
                return await settle(*given, **named)
        return await settle(*given, **named)

    return settled


@pytest.fixture
def longer_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Double the pauses after refusals, so that they pass only when a test lets time pass.

    The simulator waits by itself for timers of up to five seconds, in real time.
    """
    usual = Pauses.after

    def doubled(pauses: Pauses, failures: int) -> float:
        return 2 * usual(pauses, failures)

    monkeypatch.setattr(Pauses, "after", doubled)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove all waiting: for request limits, for further moves, and before state is saved."""
    for name in ("EDITS", "POSTS", "DELETIONS", "OPENINGS", "IN_A_LOT"):
        monkeypatch.setattr(budget, name, budget.Rate(1_000_000, 1.0))
    monkeypatch.setattr(interaction_tokens, "MOST_EDITS", 1_000_000)
    monkeypatch.setattr(priorities, "MOST_BEHIND", 0.0)
    monkeypatch.setattr(priorities, "ALONE_BEHIND", 0.0)
    monkeypatch.setattr(priorities, "BEHIND_AT_MOST", 0.0)
    for module in (updater, token_keeper):
        monkeypatch.setattr(module, "SECONDS_UNTIL_SAVED", 24 * 60 * 60.0)
    # The simulator's own interval of 0.05 seconds cost half a minute over all tests.
    often = staticmethod(lambda _: _SECONDS_UNTIL_IT_LOOKS_AGAIN)
    monkeypatch.setattr(simcord.Env, "_validate_idle", often)
    monkeypatch.setattr(simcord.Env, "_settle_internal", _patiently(simcord.Env._settle_internal))
    # To forget a callback it compares all that are waiting, field by field.
    monkeypatch.delattr("simcord._runtime._CallbackRecord.__eq__")
    copy_plainly(monkeypatch)
    load_once(monkeypatch)


@pytest.fixture
def simcord_bot(workshop: Workshop) -> ContraUno:
    """Make the bot that the simulator's own fixture runs."""
    return workshop.bot()


@pytest_asyncio.fixture
async def simcord_env(
    simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[simcord.Env]:
    """Yield the simulator's environment, with more real time to advance the simulated time.

    It would give up after five seconds, and a busy machine can need that for a minute of retries.
    """
    pass_time = simcord_env.advance_time

    async def advance_time(seconds: float) -> None:
        with monkeypatch.context() as patient:
            patient.setattr(simcord_env, "settle_timeout", _SECONDS_UNTIL_IT_HANGS)
            await pass_time(seconds)

    monkeypatch.setattr(simcord_env, "advance_time", advance_time)
    yield simcord_env


@pytest_asyncio.fixture
async def play(simcord_env: simcord.Env, workshop: Workshop) -> AsyncIterator[Playing]:
    """A server with a channel, three people, and the bot; matches begin in a plain position."""
    with dealt(plain):
        yield Playing(simcord_env, workshop.bot)


@pytest_asyncio.fixture
async def shuffled(simcord_env: simcord.Env, workshop: Workshop) -> AsyncIterator[Playing]:
    """The same with really shuffled deals, so that a record can be replayed from its seed."""
    yield Playing(simcord_env, workshop.bot)


@pytest.fixture
def many_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the flood limit: no time passes between the clicks of a test."""
    monkeypatch.setattr("cogs.connecting.flood_limits.AT_ONCE", 1_000_000)


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that a bot logs at level DEBUG."""
    root, stream = logging.getLogger(), io.StringIO()
    level = root.level
    logs.configure("DEBUG", "json", stream=stream)
    yield stream
    root.setLevel(level)
    for handler in list(root.handlers):
        if isinstance(handler.formatter, logs.JsonFormatter):
            root.removeHandler(handler)
