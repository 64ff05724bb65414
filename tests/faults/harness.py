"""One run: people play while faults come and go, and then everything is checked."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playground import Playground
from playground.rest.api import Violation
from tests.faults import inflicting, table_checks
from tests.faults.inflicting import Sufferers
from tests.faults.ledger import Ledger, live_games
from tests.faults.memory import Memory
from tests.faults.onlooker import Onlooker
from tests.faults.people import Crowd
from tests.faults.processes import running

log = logging.getLogger(__name__)

_UPLOADED_BY_ANOTHER = Violation(
    "POST",
    "/applications/{application_id}/emojis",
    {
        "name": {
            "_errors": [
                {
                    "code": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
                    "message": "This emoji name is already taken.",
                }
            ]
        }
    },
)
"""The response that the second of two processes gets which upload the same emoji: harmless."""

_AT_ONCE = 3
"""The number of faults under way at the same time."""

# Failures of the database that a fault causes may be logged, and nothing else.
_OF_THE_DATABASE = [
    "disk I/O error",
    "database is locked",
    "database or disk is full",
    "other processes are not heard",
    "terminating connection due to administrator command",
    "connection was closed in the middle of operation",
    "connection is closed",
    "connection has been closed",
]


@dataclass(frozen=True)
class Plan:
    """The plan of a run: tables, duration in seconds, and mean pause in seconds between faults.

    ``faults``, ``games``: the run ends once it had that many of both, and complains of fewer.
    ``wave``: seconds after which faults and clicks stop until every message is up to date.
    ``patience``: factor for the time that healing may take, on a machine with other work.
    ``in_groups``: the tables are in groups without the bot.
    """

    seed: int
    seconds: float
    tables: int = 6
    pause: float = 0.5
    processes: int = 1
    wave: float = 60.0
    patience: float = 1.0
    faults: int = 0
    games: int = 0
    in_groups: bool = False


@dataclass
class Report:
    """The report of a run: figures and complaints."""

    plan: Plan
    faults: Counter[str] = field(default_factory=Counter)
    met: int = 0
    unmet: int = 0
    seconds: float = 0.0
    games: int = 0
    live: int = 0
    acknowledged: int = 0
    clicks: int = 0
    unanswered: int = 0
    healed: list[float] = field(default_factory=list[float])
    """For each message stale at the end of a wave, the seconds until it was up to date."""
    waited: list[float] = field(default_factory=list)
    """The same for messages that are allowed a minute."""
    pressed: int = 0
    """Messages in groups that were stale until somebody pressed something."""
    waves: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])
    """Requests refused by Discord's rate limits, by route, without injected faults."""
    asked: int = 0
    memory: Memory = field(default_factory=Memory)
    complaints: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"seed {self.plan.seed}, {self.plan.processes} process(es), {self.seconds:.0f} s: "
            f"{self.faults.total()} faults ({self.met} requests and clicks met one, {self.unmet} "
            f"were left to be met), {self.games} games ({self.live} of them live at the end), "
            f"{self.acknowledged} acknowledged actions of {self.clicks} clicks ({self.unanswered} "
            f"unanswered); {_healing(self.healed)} after {self.waves} waves, of those allowed a "
            f"minute {_healing(self.waited)}, {self.pressed} at the next press; "
            f"{self.asked} requests, {self.refused.total()} of them refused by limits; at most "
            f"{self.memory.most:.0f} MB a process, grown by at most "
            f"{self.memory.most_growth:.0f}; {len(self.complaints)} complaints"
        )


def _healing(seconds: list[float]) -> str:
    """Return the number of healed messages and the median, 99 % and worst times as text."""
    if not seconds:
        return "nothing had to heal"
    ordered = sorted(seconds)
    half, most = (
        ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99)
    )
    return (
        f"{len(ordered)} messages healed, p50 {half:.1f} s, p99 {most:.1f} s, "
        f"worst {ordered[-1]:.1f} s"
    )


async def run(plan: Plan, url: str, folder: Path) -> Report:
    """Play under faults and return the report. No process is left running."""
    async with (
        Playground(rate_limits=True, user_install=plan.in_groups) as playground,
        running(playground, folder, url, plan.processes) as bot,
    ):
        random = Random(plan.seed)
        ledger, onlooker = Ledger(bot.database), Onlooker(playground)
        crowd = Crowd(playground, ledger, random, plan.tables, in_groups=plan.in_groups)
        report = Report(plan)
        standing = await table_checks.standing_tasks(bot)
        watching = asyncio.create_task(report.memory.watch(bot))
        on = Sufferers(playground, bot, crowd, random)
        try:
            for table in crowd.tables:
                await table.open()
            await _go_through(plan, on, report)
        finally:
            watching.cancel()
        await _look(on, onlooker, report, standing)
        report.games = len(crowd.games)
        report.acknowledged = ledger.acknowledged
        report.clicks = sum(table.clicks for table in crowd.tables)
        report.unanswered = sum(table.unanswered for table in crowd.tables)
        report.met = playground.faults.met.total()
        _count_requests(playground, report)
        report.complaints += _too_few(report)
        report.complaints += [
            f"violation: {found}"
            for found in playground.violations
            if not (bot.is_shared and found == _UPLOADED_BY_ANOTHER)
        ]
    return report


def _count_requests(playground: Playground, report: Report) -> None:
    report.asked = playground.answered.total()
    report.refused.update(playground.rate_limits.refused)


def _too_few(report: Report) -> list[str]:
    plan, faults = report.plan, report.faults.total()
    few = faults < plan.faults or report.games < plan.games
    return [f"only {faults} faults over {report.games} games"] if few else []


async def _go_through(plan: Plan, on: Sufferers, report: Report) -> None:
    """Run waves until the plan is fulfilled; after each, all messages must be updated in time."""
    loop = asyncio.get_running_loop()
    began = loop.time()

    def is_over() -> bool:
        if loop.time() >= began + plan.seconds:
            return True
        if not (plan.faults or plan.games):
            return False
        return report.faults.total() >= plan.faults and len(on.crowd.games) >= plan.games

    while not is_over():
        ends = min(loop.time() + plan.wave, began + plan.seconds)
        on.crowd.begin()
        try:
            await _inflict(plan, on, report, lambda ends=ends: loop.time() >= ends or is_over())
        finally:
            await on.crowd.stop()
        report.waves += 1
        report.unmet += on.playground.faults.clear()
        await on.playground.faults.last_slow_one()
        await inflicting.let_dms_begin(on)
        await _heal(on, report)
        log.info(
            "wave %d, %d faults: %s", report.waves, report.faults.total(), _healing(report.healed)
        )
    report.seconds = loop.time() - began


async def _inflict(
    plan: Plan, on: Sufferers, report: Report, is_enough: Callable[[], bool]
) -> None:
    kinds = (inflicting.IN_GROUPS if plan.in_groups else inflicting.EVERYWHERE) | (
        inflicting.ON_POSTGRES if on.bot.is_shared else inflicting.ON_SQLITE
    )
    names = list(kinds)
    weights = [kinds[name][0] for name in names]
    alone = asyncio.Lock()
    room = asyncio.Semaphore(_AT_ONCE)

    async def one(name: str) -> None:
        async with alone if name in _OF_A_PROCESS else room:
            log.info("%s", name)
            await kinds[name][1](on)
            log.info("%s is over", name)
        report.faults[name] += 1

    under_way: set[asyncio.Task[None]] = set()
    while not is_enough():
        (name,) = on.random.choices(names, weights)
        task = asyncio.create_task(one(name))
        under_way.add(task)
        await asyncio.sleep(on.random.uniform(0, 2 * plan.pause))
    await asyncio.gather(*under_way)


async def _heal(on: Sufferers, report: Report) -> None:
    """Wait until all messages are up to date, in groups at the latest after somebody's press."""
    healing = await _healing_of(on, report)
    if healing.complaints and on.crowd.groups:
        report.pressed += len(healing.complaints)
        await _press(on.crowd)
        healing = await _healing_of(on, report)
    on.refused.clear()
    report.healed += healing.seconds
    report.waited += healing.waited
    report.complaints += healing.complaints


async def _healing_of(on: Sufferers, report: Report) -> table_checks.Healing:
    of_all = (on.playground, on.bot.database, on.crowd.games, report.plan.patience)
    return await table_checks.heal(*of_all, on.gone, on.refused, on.crowd.groups)


async def _press(crowd: Crowd) -> None:
    for table in crowd.groups:
        await table.press()


_OF_A_PROCESS = frozenset(
    {
        *("kill -9", "SIGTERM", "disk full", "gateway closed", "gateway resumed"),
        *("gateway asks to reconnect", "invalid session"),
        *("server stopped", "refuses to write"),
    }
)
"""Faults of which only one may happen at a time: what is dead or stopped can suffer no other."""


async def _look(on: Sufferers, onlooker: Onlooker, report: Report, standing: int) -> None:
    playground, bot, crowd = on.playground, on.bot, on.crowd
    database, games = bot.database, crowd.games
    patience = report.plan.patience
    report.complaints += await table_checks.go_on(crowd, database, patience)
    # After a change at every table the bot has noticed all deleted messages, so none is exempt.
    await _press(crowd)
    of_all = (playground, database, games, patience)
    report.complaints += (await table_checks.heal(*of_all, groups=crowd.groups)).complaints
    report.complaints += await table_checks.left_over(bot, standing, patience)
    report.complaints += report.memory.check()
    report.live = len(await live_games(database, games))
    report.complaints += await table_checks.ended_where_it_had_to(playground, database, games)
    report.complaints += await crowd.ledger.check()
    report.complaints += await table_checks.secrets(onlooker, database, games)
    report.complaints += await table_checks.stopped(bot)
    report.complaints += await table_checks.unsaid(playground, database, on.gone)
    report.complaints += table_checks.logged(bot, _OF_THE_DATABASE)
