"""The measurements of `contra-uno bench`: runs that alternate, and their medians."""

from __future__ import annotations

import argparse
import copy
import gc
import os
import platform
import timeit
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct

from bot.engine import new_match
from workbench.bench.bench_output import Table, give_out

from . import engine_rounds, rlcard_rounds

RUNS = 5
SEATS = (2, 4)
LIVE_STATES = 10_000

_SEED = 20_260_101
_REPEATS = 100
_CLONES = 5_000
_DEALS = 500
_MOVES_IN = 20
_ROUNDS_A_TURN = 25

Rounds = Iterator[tuple[int, float]]
"""One round after another: the moves of each, and the seconds that they took."""


class Pace(Struct, frozen=True):
    """Moves per second of processor time, of each run and as the median."""

    runs: tuple[float, ...]
    median: float


class Comparison(Struct, frozen=True):
    """The pace at a table of ``seats``, and RLCard's in alternating runs."""

    seats: int
    ours: Pace
    rlcard: Pace | None = None
    ratio: float | None = None


class Report(Struct, frozen=True):
    """All measurements; times in microseconds, memory in megabytes of 1,000,000 bytes."""

    python: str
    rounds: int
    moves: tuple[Comparison, ...]
    clone_microseconds: float
    new_game_microseconds: float
    live_states: int
    live_states_megabytes: float


def measure(rounds: int, *, against_rlcard: bool, report_progress: Callable[[str], None]) -> Report:
    """Measure everything on one core, reporting what is being measured.

    Raise :class:`bot.errors.OperatorError` if RLCard is wanted but not installed.
    """
    game_class = rlcard_rounds.load() if against_rlcard else None
    stay_on_one_core()
    comparisons: list[Comparison] = []
    for seats in SEATS:
        report_progress(f"{seats} players, {RUNS} runs of {rounds} rounds")
        comparisons.append(compare(seats, rounds, game_class))
    report_progress(f"clones, new games and {LIVE_STATES} live states")
    return Report(
        f"{platform.python_implementation()} {platform.python_version()}",
        rounds,
        tuple(comparisons),
        round(clone_seconds() * 1e6, 3),
        round(new_game_seconds() * 1e6, 2),
        LIVE_STATES,
        round(bytes_of_live_states(LIVE_STATES) / 1e6, 1),
    )


def stay_on_one_core() -> None:
    """Keep the process on one core, if the system allows that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def compare(seats: int, rounds: int, game_class: object | None = None, runs: int = 0) -> Comparison:
    """Return the median pace of the runs, those of RLCard alternating with ours."""

    def our_rounds() -> Rounds:
        return engine_rounds.rounds(seats, b"bench", Random(_SEED).random)

    def their_rounds() -> Rounds:
        return rlcard_rounds.rounds(game_class, seats, _SEED, Random(_SEED).random)

    contenders = [our_rounds] if game_class is None else [our_rounds, their_rounds]
    paces = _alternating(contenders, rounds, runs or RUNS)
    if game_class is None:
        return Comparison(seats, paces[0])
    mine, theirs = paces
    return Comparison(seats, mine, theirs, round(mine.median / theirs.median, 2))


def _alternating(contenders: list[Callable[[], Rounds]], rounds: int, runs: int) -> list[Pace]:
    """Return the paces of all contenders, each run of which starts anew."""
    all_runs = [_one_run([contender() for contender in contenders], rounds) for _ in range(runs)]
    return [Pace(paces, median(paces)) for paces in zip(*all_runs, strict=True)]


def _one_run(contenders: list[Rounds], rounds: int) -> list[float]:
    """Return the pace of each contender; they alternate, so that a slow machine slows all alike."""
    moves, seconds = [0] * len(contenders), [0.0] * len(contenders)
    gc.collect()
    for done in range(0, rounds, _ROUNDS_A_TURN):
        for number, contender in enumerate(contenders):
            for played, spent in islice(contender, min(_ROUNDS_A_TURN, rounds - done)):
                moves[number] += played
                seconds[number] += spent
    return [round(m / s) for m, s in zip(moves, seconds, strict=True)]


def clone_seconds() -> float:
    """Return the least time to copy a state of four players in the middle of a round."""
    state = engine_rounds.state_within(4, b"clone", 0, _MOVES_IN, Random(_SEED).random)
    names = {"clone": copy.copy, "state": state}
    timer = timeit.Timer("clone(state)", timer=process_time, globals=names)
    return min(timer.repeat(_REPEATS, _CLONES)) / _CLONES


def new_game_seconds() -> float:
    """Return the least time to deal a match for four players, with a new seed each."""
    seeds = [number.to_bytes(16, "big") for number in range(_DEALS)]

    def deal_all() -> None:
        for seed in seeds:
            new_match(engine_rounds.OPTIONS, 4, seed)

    times = timeit.repeat(deal_all, number=1, repeat=_REPEATS, timer=process_time)
    return min(times) / _DEALS


def bytes_of_live_states(count: int) -> int:
    """Return the memory of ``count`` states of four players, each of a match of its own."""
    roll = Random(_SEED).random
    engine_rounds.state_within(4, b"live", count, _MOVES_IN, roll)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        states = [engine_rounds.state_within(4, b"live", n, _MOVES_IN, roll) for n in range(count)]
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(states) == count
    return after - before


MARK = "bench"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench`."""
    # Older versions, which `bench compare` measures by this module, do not have it.
    from bot.cli._terminal import report_progress

    measured = partial(
        measure,
        arguments.rounds,
        against_rlcard=bool(arguments.against),
        report_progress=report_progress,
    )
    return give_out(arguments, MARK, measured, table_of)


def table_of(report: Report) -> Table:
    """Return the measurements of Contra Uno and RLCard, and their ratio."""
    rows: list[tuple[str, ...]] = []
    for at in report.moves:
        theirs = "" if at.rlcard is None else f"{at.rlcard.median:,.0f}"
        ratio = "" if at.ratio is None else f"{at.ratio:.2f}"
        rows.append(
            (f"moves a second, {at.seats} players", f"{at.ours.median:,.0f}", theirs, ratio)
        )
    clone, deal = f"{report.clone_microseconds} µs", f"{report.new_game_microseconds} µs"
    memory = f"{report.live_states_megabytes} MB"
    rows += [
        ("copying a state of 4 players", clone, "", ""),
        ("a new game of 4 players", deal, "", ""),
        (f"{report.live_states:,} live states of 4 players", memory, "", ""),
    ]
    runs = len(report.moves[0].ours.runs)
    note = f"{report.python}, medians of {runs} runs of {report.rounds:,} rounds."
    return Table(("", "Contra Uno", "RLCard 1.2.0", "ratio"), rows, note)
