"""Find the game records of a rule that notice no change of the engine, and so prove nothing.

    python -m tests.mutants.records [--code PATH...] [--sample N] [--seed N] [--jobs N] [FOLDER...]

Checks all records of the folders (of tests/games; default: house and mercy) on every mutant of the
engine. Prints each record that fails on no mutant, each sentence of tests/games/sentences.txt that
only such records show, and their number. A mutant that makes a tenth of the records fail, or that
cannot be imported, does not count. The status is 1 if only such records show a sentence.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Never

from .making import CHECKOUT, Change, Mutant, changes_of
from .trying import MOST_SECONDS, Package, put_in_place

_GAMES = CHECKOUT / "tests" / "games"
_TOLD_EVERY = 100
_MOST = 0.1
"""A mutant that makes at least this share of the records fail says nothing about a single one."""


def main() -> int:
    arguments = _arguments()
    records = [file for folder in arguments.folder for file in sorted((_GAMES / folder).glob("*"))]
    code = Package(code=tuple(arguments.code), tests=())
    changes = [change for file in code.files() for change in changes_of(file)]
    if 0 < arguments.sample < len(changes):
        changes = random.Random(arguments.seed).sample(changes, arguments.sample)
    noticed: dict[str, int] = {_name(record): 0 for record in records}
    for tried, failing in enumerate(_failing(changes, records, arguments.jobs), start=1):
        if len(failing) < _MOST * len(records):
            for name in failing:
                noticed[name] += 1
        if tried % _TOLD_EVERY == 0:
            left = sum(not times for times in noticed.values())
            sys.stderr.write(f"after {tried} mutants {left} records have noticed none\n")
    idle = {name for name, times in noticed.items() if not times}
    for name in sorted(idle):
        sys.stdout.write(f"notices nothing: {name}\n")
    unshown = _shown_by_nothing_else(idle)
    for clause, words in unshown:
        sys.stdout.write(f"shown by these alone: {clause}: {words}\n")
    sys.stdout.write(
        f"{len(noticed) - len(idle)} of {len(noticed)} records notice one of {len(changes)}\n"
    )
    return 1 if unshown else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="*", default=["house", "mercy"])
    parser.add_argument("--code", nargs="+", default=["bot/engine"], help="what is mutated")
    parser.add_argument("--sample", type=int, default=0, help="number of mutants; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def _name(record: Path) -> str:
    return f"{record.parent.name}/{record.stem}"


def _shown_by_nothing_else(idle: set[str]) -> list[tuple[str, str]]:
    """Return the sentences of which every record is idle, except those that tests show."""
    from tests.notation.test_sentences import SHOWN

    return [(clause, words) for clause, words, by in SHOWN if set(by.split()) <= idle]


def _failing(
    changes: Sequence[Change], records: Sequence[Path], jobs: int
) -> Iterator[Sequence[str]]:
    """Yield the records that fail with each of the changes; each change has its own process."""
    mutants = (change.mutant() for change in changes)
    judge = partial(_not_holding, records)
    with get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap_unordered(judge, mutants)


class _TimeIsUpError(BaseException):
    """A mutant has used up its time."""


def _stop(_signal: int, _frame: object) -> Never:
    raise _TimeIsUpError


def _not_holding(records: Sequence[Path], mutant: Mutant) -> list[str]:
    put_in_place(mutant)
    signal.signal(signal.SIGVTALRM, _stop)
    names = [_name(record) for record in records]
    failing: list[str] = []
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
        from bot.notation.record_reader import check_text

        for name, record in zip(names, records, strict=True):
            try:
                held = not check_text(record.read_text(encoding="utf-8")).findings
            except Exception:
                held = False
            if not held:
                failing.append(name)
    except (Exception, _TimeIsUpError):
        return names
    return failing


if __name__ == "__main__":
    sys.exit(main())
