"""Some twelve seconds of faults on each database: for `.ci/run`, as they take a minute in all.

`make faults` takes as long as one likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.harness import Plan, Report, run
from tests.tables.postgres import running_server

SECONDS = 12
FEWEST_FAULTS = 10
PATIENCE = 3.0
"""Other tests run beside these; `make faults` has none."""

pytestmark = pytest.mark.lengthy
FEWEST_ACTIONS = 10


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with running_server() as url:
        yield url


def judge(report: Report) -> None:
    assert report.complaints == [], str(report)
    assert report.faults.total() >= FEWEST_FAULTS
    assert report.acknowledged >= FEWEST_ACTIONS


async def test_one_process_on_sqlite(tmp_path: Path) -> None:
    plan = Plan(seed=1, seconds=SECONDS, tables=4, patience=PATIENCE)
    judge(await run(plan, f"sqlite+aiosqlite:///{tmp_path / 'contra.sqlite3'}", tmp_path))


@pytest.mark.postgres
async def test_two_processes_on_postgresql(server: str, tmp_path: Path) -> None:
    plan = Plan(seed=2, seconds=SECONDS, tables=4, processes=2, patience=PATIENCE)
    judge(await run(plan, server, tmp_path))
