"""`make mutants`: measure how many of the mutants the tests catch."""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Iterable, Sequence, Set
from pathlib import Path

import msgspec

from .making import CHECKOUT, Change, Key, Mutant, changes_of
from .trying import Package, Trial, rehearse, try_all

PACKAGES = Path(__file__).with_name("packages.toml")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
LAST_TIME = CHECKOUT / ".mutants"
WANTED = 90.0
"""Percent of a package's mutants that have to be caught, not counting equivalent ones."""


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that no test can tell from the original code, and the reason (``why``)."""

    file: str
    within: str
    was: str
    becomes: str
    why: str

    @property
    def key(self) -> Key:
        return self.file, self.within, self.was, self.becomes


def main() -> int:
    arguments = _arguments()
    packages = msgspec.toml.decode(PACKAGES.read_bytes(), type=dict[str, Package])
    known = msgspec.toml.decode(EQUIVALENT.read_bytes(), type=dict[str, list[Equivalent]])
    well = True
    for name in arguments.package or packages:
        well &= _examine(name, packages[name], known.get(name, []), arguments)
    return 0 if well else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("package", nargs="*", help="of packages.toml; default: all")
    parser.add_argument("--sample", type=int, default=500, help="mutants of each package; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    parser.add_argument("--verbose", action="store_true", help="print what caught each mutant")
    return parser.parse_args()


def _examine(
    name: str, package: Package, known: Sequence[Equivalent], arguments: argparse.Namespace
) -> bool:
    """Try a package's mutants and print the results; return whether enough were caught."""
    began = time.monotonic()
    changes = [change for file in package.files() for change in changes_of(file)]
    runs = rehearse(package)
    equivalent = {entry.key for entry in known}
    stale = equivalent - {mutant.key for mutant in _those(changes, equivalent)}
    candidates: Iterable[Mutant]
    if arguments.again:
        candidates = _those(changes, _survivors_of_last_time(name))
        count, which = len(candidates), "that survived last time"
    else:
        chosen = _sample(changes, arguments.sample, arguments.seed)
        candidates = (change.mutant() for change in chosen)
        count, which = len(chosen), f"seed {arguments.seed}"
    mutants = (mutant for mutant in candidates if mutant.key not in equivalent)
    survivors: list[Mutant] = []
    tried = 0
    for trial in try_all(mutants, package, runs, arguments.jobs):
        tried += 1
        if trial.caught_by is None and trial.mutant is not None:
            survivors.append(trial.mutant)
        if arguments.verbose or trial.caught_by is None:
            _tell(trial)
    _keep(name, survivors)
    for file, within, was, becomes in sorted(stale):
        print(f"no longer a mutant: {file} ({within}): {was!r} -> {becomes!r}")
    percent = 100 * (tried - len(survivors)) / max(1, tried)
    print(
        f"{name}: {percent:.1f} % caught: {tried - len(survivors)} of {tried},"
        f" {count - tried} more equivalent; {count} of {len(changes)} mutants, {which},"
        f" {time.monotonic() - began:.0f} s",
        flush=True,
    )
    return percent >= WANTED and not stale


def _those(changes: Sequence[Change], keys: Set[Key]) -> list[Mutant]:
    """Return the mutants with these keys."""
    places = {(file, within) for file, within, _, _ in keys}
    near = (change for change in changes if (change.file, change.within) in places)
    return [mutant for change in near if (mutant := change.mutant()).key in keys]


def _keep(name: str, survivors: Sequence[Mutant]) -> None:
    LAST_TIME.mkdir(exist_ok=True)
    (LAST_TIME / f"{name}.json").write_bytes(msgspec.json.encode([m.key for m in survivors]))


def _survivors_of_last_time(name: str) -> set[Key]:
    file = LAST_TIME / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=set[Key]) if file.exists() else set()


def _sample(changes: Sequence[Change], size: int, seed: int) -> Sequence[Change]:
    """Return a sample of ``size`` changes, fixed by code and seed; all of them if it is 0."""
    if not 0 < size < len(changes):
        return changes
    return random.Random(seed).sample(changes, size)


def _tell(trial: Trial) -> None:
    how = "survived" if trial.caught_by is None else f"caught by {trial.caught_by}"
    print(f"{trial.mutant}\n  {how} ({trial.seconds:.1f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(main())
