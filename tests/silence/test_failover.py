"""People play on at the standby once that is PostgreSQL's primary, and nothing is lost."""

from __future__ import annotations

import pytest

from tests.silence.failover import fail_over

_SAID = {"the database does not answer", "the database answers again"}


@pytest.mark.lengthy
@pytest.mark.postgres
async def test_two_processes_leave_a_demoted_primary() -> None:
    """Their connections stay with it, and it answers whatever writes nothing."""
    found = await fail_over("read-only", processes=2, seed=1)
    assert (found.lost, found.went_wrong, found.complaints) == (0, 0, [])
    assert found.acknowledged > 0
    assert {_said(line) for lines in found.lines for line in lines} <= _SAID


def _said(line: str) -> str:
    return next((said for said in _SAID if said in line), line)
