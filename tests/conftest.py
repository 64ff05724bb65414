"""Settings, fixtures and command line options for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.config import FILES_OF_SECRETS, VARIABLES
from bot.i18n import Texts
from bot.store import migrate
from tests.statements import compiled_once
from tests.tables.postgres import PostgresServer

_OF_THIS_MACHINE = {
    *VARIABLES,
    *(variable.lower() for variable in VARIABLES),
    *FILES_OF_SECRETS.values(),
    "CREDENTIALS_DIRECTORY",
}

# Some tests import numpy before `bot.players.arrays` can set this. Threads of numpy would wait for
# one another by spinning, on processors that the other workers need.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The speed of a busy machine says nothing about the code, so Hypothesis must not judge it.
settings.register_profile(
    "any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any-machine")

# The number of new objects after which the garbage collector runs.
_NEW_OBJECTS = 50_000

# A player sees the English text if one is missing; a test gets an exception.
Texts.strict_by_default = True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Remove the bot's variables, so that no test uses a token or database of this machine."""
    for variable in _OF_THIS_MACHINE & os.environ.keys():
        del os.environ[variable]


@pytest.fixture(scope="session", autouse=True)
def statements_are_compiled_once() -> Iterator[None]:
    with compiled_once():
        yield


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database file for tests to copy."""
    file = tmp_path_factory.mktemp("database") / "empty.sqlite3"
    migrate.upgrade(f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def migrated_database(request: pytest.FixtureRequest) -> str:
    """The address of a migrated database: a SQLite file, then a PostgreSQL database."""
    return request.getfixturevalue(f"migrated_{request.param}")


@pytest.fixture
def migrated_sqlite(tmp_path: Path, empty_database: Path) -> str:
    """The address of a migrated SQLite file."""
    return f"sqlite+aiosqlite:///{shutil.copy(empty_database, tmp_path / 'migrated.sqlite3')}"


@pytest.fixture(scope="session")
def _postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server, in which each test has databases of its own."""
    with PostgresServer.running() as server:
        yield server


@pytest.fixture
def postgres_server(_postgres: PostgresServer) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with _postgres.database() as name:
        yield _postgres.address(name)


@pytest.fixture(scope="session")
def _postgres_template(_postgres: PostgresServer) -> Iterator[str]:
    with _postgres.database() as name:
        migrate.upgrade(_postgres.address(name))
        yield name


@pytest.fixture
def migrated_postgresql(_postgres: PostgresServer, _postgres_template: str) -> Iterator[str]:
    """The address of a migrated PostgreSQL database."""
    with _postgres.database(_postgres_template) as name:
        yield _postgres.address(name)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        action="append",
        default=[],
        metavar="MARK",
        help="fail unless tests with this mark were run and none of them was skipped",
    )
    parser.addoption(
        "--may-skip",
        action="append",
        default=[],
        metavar="MARK",
        help="fail if a test without any of these marks is skipped",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than processors, as tests wait for processes, browsers and databases."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Skips(config))
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exempt modules and collected tests from garbage collection, and collect less often.

    Those stay until the end. At every 700 new objects, the collector took a seventh of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
    gc.enable()


class _Skips:
    """A plugin for `--require` and `--may-skip`: CI has to notice when a test no longer runs."""

    def __init__(self, config: pytest.Config) -> None:
        self._required: list[str] = config.getoption("--require") or []
        self._may_skip: list[str] = config.getoption("--may-skip") or []
        self._passed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.skipped and not hasattr(report, "wasxfail"):
            self._judge(report, [mark.name for mark in item.iter_markers()])
        return report

    # A module that skips as a whole has no marks yet, so the names of its folders count as marks.
    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        if report.skipped:
            self._judge(report, collector.path.parts)
        return report

    def _judge(
        self, report: pytest.TestReport | pytest.CollectReport, marks: Iterable[str]
    ) -> None:
        marks = set(marks)
        for mark in self._required:
            if mark in marks:
                self._fail(report, f"--require={mark}")
        if self._may_skip and marks.isdisjoint(self._may_skip):
            self._fail(report, " ".join(f"--may-skip={mark}" for mark in self._may_skip))

    def _fail(self, report: pytest.TestReport | pytest.CollectReport, option: str) -> None:
        report.outcome = "failed"
        report.longrepr = f"skipped, although {option} was given: {report.longrepr}"

    # Not in the hooks above: with several workers each process makes its own reports, and only this
    # hook receives all of them in the main process.
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self._passed.update(mark for mark in self._required if mark in report.keywords)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._missing():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for mark in self._missing():
            terminalreporter.write_line(f"--require={mark}: no such test was passed", red=True)

    def _missing(self) -> list[str]:
        return [mark for mark in self._required if mark not in self._passed]
