"""One click, traced: what is called, written and asked of Discord: `contra-uno bench click`.

The bot runs in this process, so that its calls can be heard of.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

import aiosqlite.core
import aiosqlite.cursor
from msgspec import Struct

import bot
import cogs
from bot import client
from bot.cli._terminal import report_progress
from bot.config import Secret, Settings
from bot.errors import OperatorError
from bot.render.clicks.click_id import Verb
from bot.store import sqlite_driver
from playground import Playground
from workbench.bench import bot_process
from workbench.bench.bench_output import Table, give_out
from workbench.bench.bot_process import used_playground
from workbench.bench.crowd import Crowd, Seating, next_click, open_table
from workbench.bench.requests_made import RequestCounter, RequestsMade
from workbench.bench.watched_table import WatchedTable

CARRIERS = (
    "Interaction",
    "ClickContext",
    "SeatAction",
    "Table",
    "Stored",
    "TableView",
    "PrivatePage",
    "EditReply",
)
"""The forms that what was clicked takes on its way to the answer, by the names of their classes."""

_PLAYED_BEFORE = 12
"""Clicks after which everything that is kept in memory is there, and everybody has clicked once."""

_MOST_CLICKS = 100
_SEED = 1
_OURS = tuple(str(Path(folder).resolve()) for folder in (*bot.__path__, *cogs.__path__))
_BENCH = str(Path(__file__).resolve().parent)
_OF_SQLITE = frozenset((aiosqlite.core.__file__, aiosqlite.cursor.__file__, sqlite_driver.__file__))
"""The files with the functions that execute a statement."""
_run_to_end = sqlite_driver.run_to_end


class Called(Struct, frozen=True):
    """The functions of one file in the order of their first call, and how many calls it was."""

    file: str
    functions: tuple[str, ...]
    calls: int


class Trace(Struct, frozen=True):
    """All that one click on a card has led to until every message showed it.

    ``carriers`` are those of `CARRIERS` that were handed to a function of ours.
    """

    called: tuple[Called, ...]
    carriers: tuple[str, ...]
    statements: tuple[str, ...]
    made: RequestsMade

    @property
    def calls(self) -> int:
        """Calls of functions of ours."""
        return sum(called.calls for called in self.called)

    @property
    def transactions(self) -> int:
        """Transactions that were committed."""
        return sum(statement.upper().startswith("COMMIT") for statement in self.statements)


async def trace(report_progress: Callable[[str], None]) -> Trace:
    """Trace a click of four people by DM, in the middle of a round."""
    with TemporaryDirectory(prefix="contra-bench-") as folder:
        async with used_playground() as playground:
            crowd = Crowd(playground, Random(_SEED))
            async with _bot_here(playground, Path(folder)):
                report_progress("playing until everybody has clicked")
                table = await open_table(crowd, Seating.BY_DM)
                for _ in range(_PLAYED_BEFORE):
                    await next_click(crowd, table)
                report_progress("tracing a click on a card")
                return await _trace_card(crowd, table)


async def _trace_card(crowd: Crowd, table: WatchedTable) -> Trace:
    """Trace clicks until one of them was a card that was played at once."""
    for _ in range(_MOST_CLICKS):
        requests, calls = RequestCounter(crowd.playground), _Calls()
        with requests.counting(), calls.listening():
            on_a_card = await _click(crowd, table)
        if on_a_card:
            statements = tuple(calls.statements)
            return Trace(calls.by_file(), calls.carriers(), statements, requests.made())
    raise OperatorError(f"Nobody could play a card in {_MOST_CLICKS} clicks.")


async def _click(crowd: Crowd, table: WatchedTable) -> bool:
    """Somebody clicks, and everything is shown; whether that has played a card."""
    await crowd.playground.until(table.chances)
    cards = {chance.click.verb for chance in table.chances()} == {Verb.CARD}
    clicked = await next_click(crowd, table)
    return cards and clicked.acted


@asynccontextmanager
async def _bot_here(playground: Playground, folder: Path) -> AsyncGenerator[None]:
    settings = Settings(
        discord_token=Secret(bot_process.TOKEN),
        discord_api_url=playground.api_url,
        database_url=f"sqlite+aiosqlite:///{folder / bot_process.DATABASE}",
    )
    running = asyncio.create_task(client.run(settings))
    try:
        await playground.until_online()
        yield
    finally:
        running.cancel()
        await asyncio.wait([running])


class _Calls:
    """Hears of every call of a function of ours, and of every statement."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self._functions: Counter[tuple[str, str]] = Counter()
        self._handed: set[type] = set()
        self._files: dict[CodeType, str | None] = {}

    @contextmanager
    def listening(self) -> Generator[None]:
        """Hear of what is called meanwhile, in every thread that begins after this."""
        threading.setprofile(self._heard)
        sys.setprofile(self._heard)
        try:
            with patch.object(sqlite_driver, "run_to_end", self._run_in_thread):
                yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def _run_in_thread(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Hear of a transaction in the thread of SQLite's driver, which has begun long ago."""
        sys.setprofile(self._heard)
        try:
            return _run_to_end(work)
        finally:
            sys.setprofile(None)

    def _heard(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event != "call" or not _begins(frame) or _is_asked_by_people(frame):
            return
        code = frame.f_code
        if code.co_name in ("execute", "executemany") and code.co_filename in _OF_SQLITE:
            self.statements.append(str(frame.f_locals.get("sql")))
        file = self._file(code)
        if file is not None:
            self._functions[file, code.co_qualname] += 1
            self._handed.update(map(type, frame.f_locals.values()))

    def _file(self, code: CodeType) -> str | None:
        """The file that the code is from, None if it is none of the bot's."""
        if code not in self._files:
            self._files[code] = _shown(code.co_filename)
        return self._files[code]

    def carriers(self) -> tuple[str, ...]:
        """Return the carriers that were handed to a function."""
        handed = {base.__name__ for kind in self._handed for base in kind.__mro__}
        return tuple(carrier for carrier in CARRIERS if carrier in handed)

    def by_file(self) -> tuple[Called, ...]:
        """What was called, each file where its first call was."""
        files: dict[str, dict[str, int]] = {}
        for (file, function), calls in self._functions.items():
            files.setdefault(file, {})[function] = calls
        return tuple(
            Called(file, tuple(functions), sum(functions.values()))
            for file, functions in files.items()
        )


def _begins(frame: FrameType) -> bool:
    """Whether the function begins; a coroutine that goes on is also told of as a call."""
    resume = frame.f_code.co_code[frame.f_lasti + 1]
    return resume & 3 == 0


def _is_asked_by_people(frame: FrameType) -> bool:
    """Whether it is the crowd that calls: it reads buttons as the bot does."""
    return frame.f_back is not None and frame.f_back.f_code.co_filename.startswith(_BENCH)


def _shown(filename: str) -> str | None:
    if not filename.startswith(_OURS):
        return None
    path = Path(filename)
    top = next(folder for folder in map(Path, _OURS) if path.is_relative_to(folder))
    return path.relative_to(top.parent).as_posix()


_MARK = "bench click"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench click`."""

    def traced() -> Trace:
        return asyncio.run(trace(report_progress))

    return give_out(arguments, _MARK, traced, table_of)


def table_of(trace: Trace) -> Table:
    """The files in the order in which the click gets to them."""
    rows = [
        (f"`{called.file}`", ", ".join(map(_name, called.functions)), str(called.calls))
        for called in trace.called
    ]
    routes = ", ".join(
        f"{route.requests} {route.method} `{route.route}`" for route in trace.made.routes
    )
    note = (
        f"{trace.calls} calls in {len(trace.called)} files; {len(trace.statements)} statements in "
        f"{trace.transactions} transaction(s): {_statements(trace)}. {trace.made.total} requests, "
        f"{trace.made.counted} of them counted for the limit of 50 a second: {routes}. "
        f"{len(trace.carriers)} forms carry it: {', '.join(trace.carriers)}."
    )
    return Table(("file", "functions, by their first call", "calls"), rows, note)


def _name(function: str) -> str:
    return function.replace(".<locals>", "").replace("<", "").replace(">", "")


def _statements(trace: Trace) -> str:
    return "; ".join(" ".join(statement.split()[:3]) for statement in trace.statements)
