"""This version beside another commit, in turns: `contra-uno bench compare --beside REF`."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib.util import find_spec
from statistics import median

from msgspec import Struct, json

from bot.cli._terminal import report_progress
from workbench.bench import rlcard_rounds
from workbench.bench.bench_output import Table, give_out
from workbench.bench.left_games import LeftPlan, idle
from workbench.bench.load import LoadPlan, measure_ours
from workbench.bench.press_costs import SEATINGS, PressPlan, bare_cost, press_cost
from workbench.bench.source_tree import (
    HERE,
    SourceTree,
    checked_out,
    commit_of,
    output_of,
    present_version,
)

Figures = dict[str, float]
Measure = Callable[["ComparePlan", SourceTree], Figures]


class ComparePlan(Struct, frozen=True):
    """The size of each measurement, and how often all of them are made.

    ``beside`` is the other commit; empty: this version is measured alone.
    """

    beside: str
    runs: int
    rounds: int
    press: PressPlan
    load: LoadPlan
    against_rlcard: bool


class Compared(Struct, frozen=True):
    """One figure, by run: of this version, and of the other where it can be measured."""

    name: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]


class CompareReport(Struct, frozen=True):
    """All figures; ``machine_load`` is the load average of the machine before and after."""

    plan: ComparePlan
    commit: str
    machine: str
    machine_load: tuple[float, float]
    date: str
    figures: tuple[Compared, ...]


def _press_figures(plan: ComparePlan, tree: SourceTree) -> Figures:
    figures: Figures = {}
    bare = asyncio.run(bare_cost(plan.press))
    for seating in SEATINGS:
        cost = asyncio.run(press_cost(seating, plan.press, tree))
        times = cost.of_a_request / bare.of_a_request if bare.of_a_request else 0.0
        figures |= {
            f"times the bare bot's processor time of a request: {seating.value}": round(times, 2),
            f"ms of an action: {seating.value}": round(cost.of_an_action, 2),
            f"requests an action: {seating.value}": round(cost.requests / max(1, cost.actions), 2),
        }
    return figures


def _load_figures(plan: ComparePlan, tree: SourceTree) -> Figures:
    side = asyncio.run(measure_ours(plan.load, report_progress, tree))
    name = f"{plan.load.games} games"
    block = side.longest_block
    return {
        f"{name}: acknowledged p50, ms": round(side.acknowledgement.p50 * 1000, 1),
        f"{name}: acknowledged p99, ms": round(side.acknowledgement.p99 * 1000, 1),
        f"{name}: ms of an action": round(side.milliseconds_an_action, 2),
        f"{name}: memory, MB": side.resident_megabytes,
    } | ({} if block is None else {f"{name}: longest block, ms": round(block * 1000, 1)})


_ENGINE = """\
from workbench.bench.engine_figures import print_figures
print_figures(int(sys.argv[1]), against_rlcard=sys.argv[2] == "rlcard")
"""


def _engine_figures(plan: ComparePlan, tree: SourceTree) -> Figures:
    against = "rlcard" if plan.against_rlcard else "nothing"
    return json.decode(output_of(tree, _ENGINE, [str(plan.rounds), against]), type=Figures)


def _start_figures(plan: ComparePlan, tree: SourceTree) -> Figures:
    report = asyncio.run(idle(LeftPlan(plan.press.tables), report_progress, tree))
    return {"start of the bot until it is connected, s": report.connected}


MEASURES: tuple[Measure, ...] = (_engine_figures, _press_figures, _load_figures, _start_figures)


def measure(plan: ComparePlan) -> CompareReport:
    """Make each measurement in turns with the other version, as often as the plan says."""
    load_before = os.getloadavg()[0]
    found: dict[tuple[str, str], list[float]] = {}
    with ExitStack() as stack:
        trees = [HERE]
        if plan.beside:
            packages = [f"rlcard=={rlcard_rounds.VERSION}"] if plan.against_rlcard else []
            other = checked_out(plan.beside, packages, report_progress)
            trees.append(stack.enter_context(other))
        for number, taken, tree in _turns(plan.runs, trees):
            report_progress(f"run {number + 1} of {plan.runs}, {tree.commit}: {taken.__name__}")
            for name, value in taken(plan, tree).items():
                found.setdefault((name, tree.commit), []).append(value)
    return CompareReport(
        plan,
        present_version(),
        f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}",
        (round(load_before, 1), round(os.getloadavg()[0], 1)),
        datetime.now(UTC).date().isoformat(),
        tuple(_compared(found, [tree.commit for tree in trees])),
    )


def _turns(runs: int, trees: list[SourceTree]) -> Iterator[tuple[int, Measure, SourceTree]]:
    """Yield each measurement of each tree; the tree that begins changes from run to run."""
    for number in range(runs):
        for taken in MEASURES:
            for tree in trees if number % 2 == 0 else reversed(trees):
                yield number, taken, tree


def _compared(found: dict[tuple[str, str], list[float]], commits: list[str]) -> Iterator[Compared]:
    ours, *others = commits
    for name in dict.fromkeys(name for name, _ in found):
        theirs = [tuple(found.get((name, other), ())) for other in others]
        yield Compared(name, tuple(found.get((name, ours), ())), theirs[0] if theirs else ())


MARK = "bench compare"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench compare`."""
    plan = compare_plan(arguments)
    return give_out(arguments, MARK, lambda: measure(plan), table_of)


def compare_plan(arguments: argparse.Namespace) -> ComparePlan:
    """Return the plan given on the command line. Raise `MisuseError` if Git knows no such
    commit."""
    beside: str = commit_of(arguments.beside) if arguments.beside else ""
    return ComparePlan(
        beside,
        arguments.runs,
        arguments.rounds,
        PressPlan(arguments.tables, arguments.turns),
        LoadPlan(arguments.games, arguments.rate, arguments.seconds),
        find_spec("rlcard") is not None,
    )


def table_of(report: CompareReport) -> Table:
    """Return medians, the spread of the runs in brackets, and the ratio of the medians."""
    plan = report.plan
    rows = [
        (each.name, _with_spread(each.ours), _with_spread(each.theirs), _ratio(each))
        for each in report.figures
    ]
    before, after = report.machine_load
    lacking = "" if plan.against_rlcard else " RLCard is not installed."
    note = (
        f"{report.date}, {report.machine}; load average {before:g} before, {after:g} after. "
        f"Runs in turns: {plan.runs}; medians (least to most). "
        f"{plan.load.games} games at {plan.load.rate:g} clicks a second.{lacking}"
    )
    return Table(("", report.commit, plan.beside or "-", "ratio"), rows, note)


def _with_spread(values: tuple[float, ...]) -> str:
    if not values:
        return ""
    middle = f"{median(values):,.6g}"
    return middle if len(values) == 1 else f"{middle} ({min(values):,.6g} to {max(values):,.6g})"


def _ratio(each: Compared) -> str:
    if not (each.ours and each.theirs and median(each.theirs)):
        return ""
    return f"{median(each.ours) / median(each.theirs):.2f}"
