"""Twelve seconds of faults on each database and in groups, as a part of `.ci/run`.

`make faults` runs for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.harness import Plan, Report, run

SECONDS = 12
FEWEST_FAULTS = 10
PATIENCE = 3.0
"""Factor for the time to heal, as other tests run at the same time, unlike in `make faults`."""

pytestmark = pytest.mark.lengthy
FEWEST_ACTIONS = 10


def judge(report: Report) -> None:
    assert report.complaints == [], str(report)
    assert report.faults.total() >= FEWEST_FAULTS
    assert report.acknowledged >= FEWEST_ACTIONS


@pytest.mark.parametrize("in_groups", [False, True])
async def test_one_process_on_sqlite(tmp_path: Path, in_groups: bool) -> None:
    plan = Plan(seed=1, seconds=SECONDS, tables=4, patience=PATIENCE, in_groups=in_groups)
    judge(await run(plan, f"sqlite+aiosqlite:///{tmp_path / 'contra.sqlite3'}", tmp_path))


@pytest.mark.postgres
async def test_two_processes_on_postgresql(postgres_server: str, tmp_path: Path) -> None:
    plan = Plan(seed=2, seconds=SECONDS, tables=4, processes=2, patience=PATIENCE)
    judge(await run(plan, postgres_server, tmp_path))
