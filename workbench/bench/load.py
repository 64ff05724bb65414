"""The bot under load, compared with one that has no game behind it: `contra-uno bench load`.

Each has a playground of its own with as many tables. They alternate, so that other work on the
machine affects both.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.cli._terminal import report_progress
from workbench.bench import bot_process
from workbench.bench.bare_tables import bare_tables
from workbench.bench.bench_output import Table, give_out
from workbench.bench.bot_process import BotProcess, used_playground
from workbench.bench.crowd import SEATS, Clicked, Crowd, beats, until_quiet
from workbench.bench.latencies import Latency, milliseconds
from workbench.bench.loop_gauge import free_port, longest_block
from workbench.bench.many_games import many_games
from workbench.bench.requests_made import RequestCounter, RequestsMade
from workbench.bench.source_tree import HERE, SourceTree

_TURNS = 4
_CLICKS_BEFORE = 2


class LoadPlan(Struct, frozen=True):
    """A load test: the number of four-player games, the total clicks per second, the duration in
    seconds.

    ``run_in`` are seconds of the same load before each turn that are not counted. With it, work
    that queues up under load is queued already, and counting stops at the end of the turn. Without
    it, counting stops when everything is shown.
    """

    games: int
    rate: float
    seconds: float
    seed: int = 1
    limits: bool = True
    run_in: float = 0.0


class Side(Struct, frozen=True):
    """The measurements of one bot: latencies from a click in seconds, processor time in
    milliseconds.

    Latencies include the run-in. ``actions`` are the clicks that have changed a game, ``failed``
    those that were not answered within Discord's three seconds, ``held_back`` those for which no
    table was ready. ``longest_block`` is that of the event loop in seconds of processor time, None
    for a bot that does not measure it.
    """

    clicks: int
    actions: int
    failed: int
    held_back: int
    clicks_a_second: float
    acknowledgement: Latency
    board: Latency
    next_hand: Latency
    made: RequestsMade
    processor_milliseconds: float
    resident_megabytes: float
    faults_logged: int
    longest_block: float | None

    @property
    def milliseconds_an_action(self) -> float:
        """Processor time of the bot's process per action, everything included."""
        return self.processor_milliseconds / max(1, self.actions)

    @property
    def milliseconds_a_request(self) -> float:
        """Processor time of the bot's process per request."""
        return self.processor_milliseconds / max(1, self.made.total)


class LoadReport(Struct, frozen=True):
    """Both bots in one run; ``ratio`` is that of their processor time per request."""

    plan: LoadPlan
    bot: Side
    bare: Side
    ratio: float


class _Contender:
    """A bot, the people who play with it, and its measurements so far."""

    def __init__(self, crowd: Crowd, process: BotProcess, metrics_port: int | None) -> None:
        self.crowd = crowd
        self._process = process
        self._metrics_port = metrics_port
        self.begin()

    def begin(self) -> None:
        """Start counting."""
        self.crowd.forget_latencies()
        self._clicks: list[Clicked] = []
        self._held_back = 0
        self._seconds = 0.0
        self._processor = 0.0
        self._blocks: list[float] = []
        self._requests = RequestCounter(self.crowd.playground)

    async def warm_up(self, plan: LoadPlan) -> None:
        """Let everybody click about twice, so that most hands have a token and all is in memory."""
        await self.play(plan.rate, _CLICKS_BEFORE * SEATS * plan.games / plan.rate)
        self.begin()

    async def play(self, rate: float, seconds: float, run_in: float = 0.0) -> None:
        """Let people click at the given rate, first through the run-in and then for the measured
        time."""
        if run_in:
            uncounted, _ = await self._click(rate, run_in)
            await asyncio.gather(*uncounted)
        await longest_block(self._metrics_port)
        before = self._process.usage()
        began = time.perf_counter()
        with self._requests.counting():
            tasks, held_back = await self._click(rate, seconds)
            self._seconds += time.perf_counter() - began
            self._clicks += await asyncio.gather(*tasks)
            if not run_in:
                await until_quiet(self.crowd)
        self._processor += self._process.usage().processor_seconds - before.processor_seconds
        self._held_back += held_back
        block = await longest_block(self._metrics_port)
        self._blocks += [] if block is None else [block]
        await until_quiet(self.crowd)

    async def _click(self, rate: float, seconds: float) -> tuple[list[asyncio.Task[Clicked]], int]:
        """Click at even intervals, even if the bot does not keep up; count clicks without a ready
        table."""
        tasks: list[asyncio.Task[Clicked]] = []
        held_back = 0
        async for _ in beats(rate, time.perf_counter() + seconds):
            table = self.crowd.table_to_click()
            if table is None:
                held_back += 1
            else:
                tasks.append(asyncio.create_task(self.crowd.click(table)))
        return tasks, held_back

    def side(self) -> Side:
        """Return all measurements."""
        crowd = self.crowd
        return Side(
            clicks=len(self._clicks),
            actions=sum(click.acted for click in self._clicks),
            failed=sum(click.failed for click in self._clicks),
            held_back=self._held_back,
            clicks_a_second=round(len(self._clicks) / self._seconds, 1),
            acknowledgement=crowd.acknowledgement.measured(),
            board=crowd.board.measured(),
            next_hand=crowd.turn.measured(),
            made=self._requests.made(),
            processor_milliseconds=round(self._processor * 1000, 1),
            resident_megabytes=round(self._process.usage().resident_megabytes, 1),
            faults_logged=self._process.faults(),
            longest_block=max(self._blocks, default=None),
        )


async def measure(plan: LoadPlan, report_progress: Callable[[str], None]) -> LoadReport:
    """Measure both bots in turns. Raise `OperatorError` if one of them stops."""
    async with _bare(plan) as bare, _ours(plan, report_progress) as ours:
        report_progress("warming up")
        await ours.warm_up(plan)
        await bare.warm_up(plan)
        for turn in range(1, _TURNS + 1):
            report_progress(f"turn {turn} of {_TURNS}")
            await ours.play(plan.rate, plan.seconds / _TURNS, plan.run_in)
            await bare.play(plan.rate, plan.seconds / _TURNS, plan.run_in)
        bot, beside = ours.side(), bare.side()
    ratio = bot.milliseconds_a_request / beside.milliseconds_a_request
    return LoadReport(plan, bot, beside, round(ratio, 2))


async def measure_ours(
    plan: LoadPlan, report_progress: Callable[[str], None], tree: SourceTree = HERE
) -> Side:
    """Measure the bot of ``tree`` alone under load."""
    async with _ours(plan, report_progress, tree) as ours:
        await ours.warm_up(plan)
        await ours.play(plan.rate, plan.seconds, plan.run_in)
        return ours.side()


@asynccontextmanager
async def _ours(
    plan: LoadPlan, report_progress: Callable[[str], None], tree: SourceTree = HERE
) -> AsyncGenerator[_Contender]:
    port = free_port()
    async with (
        many_games(plan.games, plan.seed, report_progress, tree) as games,
        games.bot(limits=plan.limits, METRICS_PORT=str(port)) as process,
    ):
        yield _Contender(games.crowd, process, port)


@asynccontextmanager
async def _bare(plan: LoadPlan) -> AsyncGenerator[_Contender]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="contra-bench-")))
        playground = await stack.enter_async_context(used_playground())
        crowd = Crowd(playground, Random(plan.seed))
        running = bot_process.running(bare_tables(crowd, plan.games, folder), playground, folder)
        process = await stack.enter_async_context(running)
        await playground.until(lambda: all(len(t.hands) == SEATS for t in crowd.tables), 600)
        yield _Contender(crowd, process, None)


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench load`."""
    plan = load_plan(arguments)

    def measured() -> LoadReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, arguments.mark, measured, table_of)


def load_plan(arguments: argparse.Namespace) -> LoadPlan:
    """Return the plan given on the command line."""
    return LoadPlan(arguments.games, arguments.rate, arguments.seconds, run_in=arguments.run_in)


def table_of(report: LoadReport) -> Table:
    """Return both bots side by side."""
    columns = [_column(report.bot), _column(report.bare)]
    rows: list[tuple[str, ...]] = [
        (name, *(column[name] for column in columns)) for name in columns[0]
    ]
    rows.append(("processor time of a request, ratio", f"{report.ratio:.2f}", "1"))
    plan = report.plan
    note = (
        f"{plan.games} games, {plan.rate:g} clicks a second, {plan.seconds:g} s of each bot "
        f"in turns, {_run_in(plan.run_in)}seed {plan.seed}."
    )
    return Table(("", "Contra Uno", "bare discord.py"), rows, note)


def _run_in(seconds: float) -> str:
    return f"each after {seconds:g} s of the same, " if seconds else ""


def _block(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds * 1000:.0f} ms"


def _column(side: Side) -> dict[str, str]:
    actions = max(1, side.actions)
    return {
        "clicks a second": f"{side.clicks_a_second:g}",
        "clicks answered, not in time, held back": (
            f"{side.clicks - side.failed}, {side.failed}, {side.held_back}"
        ),
        "acknowledged: p50, p90, p99": milliseconds(side.acknowledgement),
        "on the board: p50, p90, p99": milliseconds(side.board),
        "in the hand of who is next: p50, p90, p99": milliseconds(side.next_hand),
        "processor time of an action": f"{side.milliseconds_an_action:.1f} ms",
        "requests of an action, all": f"{side.made.total / actions:.2f}",
        "those counted for the limit of 50 a second": f"{side.made.counted / actions:.2f}",
        "answered 429": str(side.made.refused),
        "memory": f"{side.resident_megabytes:.0f} MB",
        "errors logged": str(side.faults_logged),
        "longest block of the event loop": _block(side.longest_block),
    }
