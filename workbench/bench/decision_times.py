"""How long computer players take to choose, by level, game and number of players."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

from msgspec import Struct, structs

from bot.cli._terminal import report_progress
from bot.engine import Action, Mode, build_options
from bot.players.information_state import InformationState
from bot.players.level import Level, Noise
from bot.players.levels import LEVELS
from bot.players.self_play import derive, play_match
from workbench.bench.bench_output import Table, give_out

SEATS = (2, 4)
_SEED = b"\0"


class DecisionTimes(Struct, frozen=True):
    """Milliseconds of processor time for a choice among several actions."""

    level: str
    mode: str
    seats: int
    decisions: int
    p50: float
    p99: float


class DecisionReport(Struct, frozen=True):
    """The measurements, taken for ``seconds`` each."""

    seconds: float
    times: tuple[DecisionTimes, ...]


def measure_decisions(seconds: float, report: Callable[[str], None]) -> list[DecisionTimes]:
    """Play single rounds for the given number of seconds for each figure."""
    found: list[DecisionTimes] = []
    for mode in Mode:
        options = build_options(mode, [("target", "round")])
        for seats in SEATS:
            if seats not in options.game.seats:
                continue
            for level in LEVELS:
                report(f"{mode}, {seats} players, {level}")
                times: list[float] = []
                until, rounds = perf_counter() + seconds, 0
                while perf_counter() < until:
                    timed = _Timed(times)
                    match_seed = derive(_SEED, rounds)
                    play_match(options, (level,) * seats, match_seed, change=timed.slowed_by_clock)
                    rounds += 1
                times.sort()
                p50, p99 = (times[int(len(times) * share)] for share in (0.5, 0.99))
                of = (level, str(mode), seats, len(times))
                found.append(DecisionTimes(*of, round(1000 * p50, 3), round(1000 * p99, 3)))
    return found


class _Timed:
    """Measures how long each choice takes."""

    def __init__(self, times: list[float]) -> None:
        self._times = times

    def slowed_by_clock(self, level: Level) -> Level:
        """Return the same player with its choices measured."""
        choose = level.choose

        def timed(
            info: InformationState, actions: Sequence[Action], skill: Level, noise: Noise
        ) -> Action:
            began = process_time()
            chosen = choose(info, actions, skill, noise)
            if len(actions) > 1:
                self._times.append(process_time() - began)
            return chosen

        return structs.replace(level, choose=timed)


_MARK = "bench decisions"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench decisions`."""

    def measured() -> DecisionReport:
        found = measure_decisions(arguments.seconds, report_progress)
        return DecisionReport(arguments.seconds, tuple(found))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: DecisionReport) -> Table:
    """Return a row for each game and number of players, p50 and p99 for each level."""
    levels = list(dict.fromkeys(each.level for each in report.times))
    rows: dict[str, list[str]] = {}
    for each in report.times:
        row = rows.setdefault(f"{each.mode}, {each.seats} players", [])
        row.append(f"{each.p50:.2f} / {each.p99:.2f}")
    note = f"Milliseconds of processor time, p50 / p99; {report.seconds:g} seconds of play each."
    return Table(("", *levels), [(name, *row) for name, row in rows.items()], note)
