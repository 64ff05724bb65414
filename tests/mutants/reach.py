"""The functions that each test runs: only those tests can notice a change in a function.

This is found out by running all tests once on the original code.
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
"""The file and the qualified name of a function."""


class Run(Struct, frozen=True):
    """The duration of a test, and the functions that it ran."""

    seconds: float
    functions: frozenset[Function]


class Watch:
    """A pytest plugin that records each test's duration and the functions of some files it runs."""

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
            for code in tuple(codes)  # threads left behind by a test may still add codes
            if code.co_filename in self._files
        )
        self.runs[item.nodeid] = Run(time.monotonic() - began, functions)
        return outcome


class InThisOrder:
    """A pytest plugin that runs only these tests, in this order."""

    def __init__(self, tests: Iterable[str]) -> None:
        self._places = {test: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._places]
        items.sort(key=lambda item: self._places[item.nodeid])


def reaching(mutant: Mutant, runs: Mapping[str, Run]) -> list[str]:
    """Return the tests that run the changed function, the fastest first.

    If the change is in no function, or in one that only runs during import, return all tests, and
    those that run some function of its file first.
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
    """Return the innermost function that contains the change, or None."""
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
        # The body of a class is a code object too, but not optimized like a function's.
        if code.co_flags & CO_OPTIMIZED:
            found.add(_name(code))
    return frozenset(found)


@contextmanager
def _called() -> Generator[set[CodeType]]:
    """Collect the code objects that are called in any thread while the block runs."""
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
    """Return the name as in `Mutant.within`: lambdas and the like count as their parent."""
    return ".".join(part for part in code.co_qualname.split(".") if not part.startswith("<"))
