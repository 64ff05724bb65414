"""Which tests run which functions: they alone can notice a change in one.

Found out by letting all of them run once on the code as it is.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from functools import cache
from inspect import CO_OPTIMIZED
from types import CodeType, FrameType

import pytest
from msgspec import Struct

from .making import CHECKOUT, Mutant

Function = tuple[str, str]
"""Its file and its name, with those of what it is in."""


class Run(Struct, frozen=True):
    """How long a test took, and the functions that it has run."""

    seconds: float
    functions: frozenset[Function]


class Watch:
    """Notes of each test how long it takes, and what it runs of some files."""

    def __init__(self, files: Iterable[str]) -> None:
        self.runs: dict[str, Run] = {}
        self._files = {str(CHECKOUT / file): file for file in files}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.monotonic()
        with _called() as codes:
            outcome = yield
        functions = frozenset(
            (self._files[code.co_filename], _name(code))
            for code in tuple(codes)  # threads that a test has left behind still add to them
            if code.co_filename in self._files
        )
        self.runs[item.nodeid] = Run(time.monotonic() - began, functions)
        return outcome


class InThisOrder:
    """Lets these tests run alone, one after the other."""

    def __init__(self, tests: Iterable[str]) -> None:
        self._places = {test: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._places]
        items.sort(key=lambda item: self._places[item.nodeid])


def reaching(mutant: Mutant, runs: Mapping[str, Run]) -> list[str]:
    """The tests that run the changed function, the quickest first.

    All of them where the change is in none, or in one that only runs while modules are loaded;
    those come first that run something of its file.
    """
    function = _function_of(mutant)
    found = [test for test, run in runs.items() if function in run.functions]
    if found:
        return sorted(found, key=lambda test: runs[test].seconds)
    near = {test for test, run in runs.items() if _is_near(run, mutant.file)}
    return sorted(runs, key=lambda test: (test not in near, runs[test].seconds))


def _is_near(run: Run, file: str) -> bool:
    return any(file == near for near, _ in run.functions)


def _function_of(mutant: Mutant) -> Function | None:
    """The innermost function that holds the change."""
    names = mutant.within.split(".")
    functions = _functions_in(mutant.file)
    around = (".".join(names[:most]) for most in range(len(names), 0, -1))
    return next(((mutant.file, name) for name in around if name in functions), None)


@cache
def _functions_in(file: str) -> frozenset[str]:
    found: set[str] = set()
    waiting = [compile((CHECKOUT / file).read_text(encoding="utf-8"), file, "exec")]
    while waiting:
        code = waiting.pop()
        waiting += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
        # The body of a class is code, too, but not that of a function.
        if code.co_flags & CO_OPTIMIZED:
            found.add(_name(code))
    return frozenset(found)


@contextmanager
def _called() -> Generator[set[CodeType]]:
    """What is called meanwhile, in any thread."""
    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        codes.add(frame.f_code)

    threading.settrace(note)
    sys.settrace(note)
    try:
        yield codes
    finally:
        sys.settrace(None)
        threading.settrace(None)


def _name(code: CodeType) -> str:
    """As `Mutant.within` has it: what has no name of its own belongs to what it stands in."""
    return ".".join(part for part in code.co_qualname.split(".") if not part.startswith("<"))
