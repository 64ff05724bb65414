"""Trials of mutants: tests run on each in a separate process until the first one fails.

The processes are forked from this one, which has loaded every library and none of the project's
modules. So each of them imports the bot with the mutant, and all that is computed at import, in a
fraction of a second.
"""

from __future__ import annotations

import importlib
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType
from typing import Never

import msgspec
import pytest

from .making import CHECKOUT, Mutant
from .reach import InThisOrder, Run, Watch, reaching

OURS = ("bot", "cogs", "playground", "workbench", "tests")

MOST_SECONDS = 10.0
"""Seconds of CPU time after which a test counts as failed; the slowest needs half of that."""

MOST_MEMORY = 4 << 30

_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", "-n0")

_LONGEST = 120.0
"""Seconds after which a test counts as failed, whether it computes or waits."""

_TIMES_UP: Mapping[int, str] = {
    signal.SIGVTALRM: "the time for computing",
    signal.SIGALRM: "the time for waiting",
}

_fork = get_context("fork")


class Package(msgspec.Struct, frozen=True):
    """Code to mutate, and the groups of tests that run on its mutants, in order.

    Paths are relative to the checkout. ``records``: all game records are checked first.
    ``by_reach``: only tests that run the changed function are used, the fastest first. This is for
    code that keeps no state between tests.
    """

    code: tuple[str, ...]
    tests: tuple[tuple[str, ...], ...]
    records: bool = False
    by_reach: bool = False
    environment: dict[str, str] = {}

    def files(self) -> Iterator[str]:
        """Yield every module, sorted by name."""
        for path in self.code:
            found = sorted((CHECKOUT / path).rglob("*.py")) or [CHECKOUT / path]
            yield from (str(file.relative_to(CHECKOUT)) for file in found)


@dataclass(frozen=True)
class Trial:
    """The result of a trial: ``caught_by`` is the test that failed, or how the process ended.

    Without a mutant, ``loaded`` are the imported modules, and ``runs`` the functions that each test
    ran.
    """

    mutant: Mutant | None
    caught_by: str | None
    seconds: float
    loaded: Sequence[str] = ()
    runs: Mapping[str, Run] = field(default_factory=dict[str, Run])


@dataclass
class _Running:
    mutant: Mutant | None
    pid: int
    answer: Connection
    began: float = field(default_factory=time.monotonic)


def rehearse(package: Package) -> Mapping[str, Run]:
    """Run the tests once on the original code, and import the libraries that they import.

    Return what each test has run. Raise RuntimeError if a test fails.
    """
    (trial,) = try_all([None], package, {}, 1)
    if trial.caught_by is not None:
        raise RuntimeError(f"this fails on the original code: {trial.caught_by}")
    for name in trial.loaded:
        if name.partition(".")[0] not in OURS and name not in sys.modules:
            _load(name)
    return trial.runs


def _load(name: str) -> None:
    try:
        importlib.import_module(name)
    except Exception:  # made by a test, or not importable twice: then the trials import it
        sys.modules.pop(name, None)


def try_all(
    mutants: Iterable[Mutant | None], package: Package, runs: Mapping[str, Run], jobs: int
) -> Iterator[Trial]:
    """Run the tests on these mutants (None: the original code), ``jobs`` at a time.

    ``runs`` is the result of `rehearse`: what each test runs of the original code.
    """
    waiting = iter(mutants)
    running: list[_Running] = []
    try:
        while True:
            for mutant in islice(waiting, jobs - len(running)):
                running.append(_start(mutant, package, runs))
            if not running:
                return
            wait([trial.answer for trial in running], timeout=1.0)
            for trial in list(running):
                ended = _ended(trial)
                if ended is not None:
                    running.remove(trial)
                    yield ended
    finally:
        for trial in running:
            os.killpg(trial.pid, signal.SIGKILL)


def _start(mutant: Mutant | None, package: Package, runs: Mapping[str, Run]) -> _Running:
    receiver, sender = _fork.Pipe(duplex=False)
    pid = os.fork()
    if pid == 0:
        receiver.close()
        _be_a_trial(mutant, package, runs, sender)
    sender.close()
    return _Running(mutant, pid, receiver)


def _ended(trial: _Running) -> Trial | None:
    """Return the result of a trial that has ended, else None."""
    seconds = time.monotonic() - trial.began
    loaded: list[str] = []
    runs: dict[str, Run] = {}
    if trial.answer.poll():
        try:
            caught_by, loaded, runs = trial.answer.recv()
        except EOFError:
            caught_by = "the end of the process"
    else:
        return None
    trial.answer.close()
    # End the processes that the trial itself has started.
    with suppress(ProcessLookupError):
        os.killpg(trial.pid, signal.SIGKILL)
    _, status = os.waitpid(trial.pid, 0)
    if os.WIFSIGNALED(status):
        caught_by = _TIMES_UP.get(os.WTERMSIG(status), caught_by)
    return Trial(trial.mutant, caught_by, seconds, loaded, runs)


def _be_a_trial(
    mutant: Mutant | None, package: Package, runs: Mapping[str, Run], sender: Connection
) -> Never:
    try:
        os.setsid()
        _be_quiet()
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        os.environ.update(package.environment)
        with tempfile.TemporaryDirectory() as folder:
            # Otherwise Hypothesis would reuse examples found on mutants for the original code.
            os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
            # Other test runs on this machine delete old folders of pytest's shared one.
            os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
            if mutant is None:
                sender.send(_rehearsed(package))
            else:
                sender.send((_judged(mutant, package, runs), [], {}))
    except BaseException as fault:
        sender.send((repr(fault), [], {}))
    finally:
        os._exit(0)


def _be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _rehearsed(package: Package) -> tuple[str | None, Sequence[str], Mapping[str, Run]]:
    watch = Watch(package.files() if package.by_reach else ())
    caught_by = _noticed_by(package.tests, package, watch)
    return caught_by, list(sys.modules), watch.runs


def _judged(mutant: Mutant, package: Package, runs: Mapping[str, Run]) -> str | None:
    put_in_place(mutant)
    if not package.by_reach:
        return _noticed_by(package.tests, package)
    tests = reaching(mutant, runs)
    if not tests:
        return None
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    return _noticed_by([tuple(files)], package, InThisOrder(tests))


def _noticed_by(groups: Iterable[Sequence[str]], package: Package, *plugins: object) -> str | None:
    """Return the first record or test that fails, or None."""
    os.chdir(CHECKOUT)
    _limit_time()
    if package.records and (record := _record_that_fails()) is not None:
        return record
    for group in groups:
        noticing = _FirstFailure()
        status = pytest.main([*_OPTIONS, *group], plugins=[noticing, *plugins])
        if status != 0:
            return noticing.test or f"pytest: {status}"
    return None


def _record_that_fails() -> str | None:
    """Return the first game record that does not hold, or None. Without pytest this is faster."""
    try:
        from bot.notation.record_reader import check_text
    except Exception as fault:
        return f"import: {fault!r}"
    for file in sorted((CHECKOUT / "tests" / "games").glob("**/*.uno")):
        try:
            if check_text(file.read_text(encoding="utf-8")).findings:
                return str(file.relative_to(CHECKOUT))
        except Exception as fault:
            return f"{file.relative_to(CHECKOUT)}: {fault!r}"
    return None


def _limit_time() -> None:
    """Let a signal end this process unless this is called again in time."""
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    signal.setitimer(signal.ITIMER_REAL, _LONGEST)


class _FirstFailure:
    """A pytest plugin that restarts the time limit for each test and notes the first failure."""

    test: str | None = None

    def pytest_runtest_logstart(self) -> None:
        _limit_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.test = self.test or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.test = self.test or f"collecting {report.nodeid}"


def put_in_place(mutant: Mutant) -> None:
    """Let Python load the mutant's source in place of its file from now on.

    This also holds for Alembic, which loads migrations without the import system.
    """
    changed, read = CHECKOUT / mutant.file, SourceFileLoader.get_code

    def code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path) != changed:
            return read(self, fullname)
        return compile(mutant.source, self.path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = code
