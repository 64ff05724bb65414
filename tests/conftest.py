"""What every test gets."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from bot.config import VARIABLES
from bot.i18n import Texts

# A player gets English for a missing text; a test gets an exception.
Texts.strict_by_default = True


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
    config.pluginmanager.register(_RequiredMarks(config))


class _RequiredMarks:
    """Holds `--require=MARK`: CI has to notice when a kind of test is no longer run."""

    def __init__(self, config: pytest.Config) -> None:
        self._required: list[str] = config.getoption("--require") or []
        self._passed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self,
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.skipped and not hasattr(report, "wasxfail"):
            for mark in self._marks_of(report):
                report.outcome = "failed"
                report.longrepr = f"skipped, although --require={mark} was given: {report.longrepr}"
        return report

    # Not in the hook above: where tests are shared out over processes, each makes reports of its
    # own, and all of them come together here.
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self._passed.update(self._marks_of(report))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._missing():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for mark in self._missing():
            terminalreporter.write_line(f"--require={mark}: no such test was passed", red=True)

    def _marks_of(self, report: pytest.TestReport) -> list[str]:
        return [mark for mark in self._required if mark in report.keywords]

    def _missing(self) -> list[str]:
        return [mark for mark in self._required if mark not in self._passed]
