"""What every test gets."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator

import pytest

from bot.config import VARIABLES
from bot.i18n import Texts

# A player gets English for a missing text; a test gets an exception.
Texts.strict_by_default = True

_results: pytest.StashKey[Counter[tuple[str, str]]] = pytest.StashKey()


@pytest.fixture(autouse=True)
def settings_of_this_machine_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test may find a real token or database in the environment of whoever runs it."""
    for variable in set(VARIABLES) & set(os.environ):
        monkeypatch.delenv(variable)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        action="append",
        default=[],
        metavar="MARK",
        help="fail unless tests with this mark were run and none of them was skipped",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_results] = Counter()


def _required(config: pytest.Config) -> list[str]:
    return config.getoption("--require") or []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    results = item.config.stash[_results]
    for mark in _required(item.config):
        if item.get_closest_marker(mark) is None:
            continue
        if report.when == "call" and report.passed:
            results[mark, "passed"] += 1
        if report.skipped and not hasattr(report, "wasxfail"):
            report.outcome = "failed"
            report.longrepr = f"skipped, although --require={mark} was given: {report.longrepr}"
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    required = _required(session.config)
    results = session.config.stash[_results]
    if not all(results[mark, "passed"] for mark in required):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for mark in _required(config):
        if not config.stash[_results][mark, "passed"]:
            terminalreporter.write_line(f"--require={mark}: no such test was passed", red=True)
