"""Nothing on the abuse list has any effect beyond what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.abuse.attempts import ATTEMPTS
from tests.abuse.scene import scene


@pytest.mark.lengthy
async def test_an_attempt_of_abuse_has_no_effect(tmp_path: Path) -> None:
    async with scene(tmp_path) as abused:
        for attempt in ATTEMPTS:
            before = abused.versions
            got = await attempt.act(abused)
            await abused.settle()
            after = abused.versions
            changed = {game: after[game] - version for game, version in before.items()}
            assert sum(changed.values()) <= attempt.changes, (attempt.name, got)
            assert "IN PUBLIC" not in got, (attempt.name, got)
            assert "not answered" not in got, (attempt.name, got)
            assert "kept waiting" not in got, (attempt.name, got)
        assert await abused.goes_on()
        assert abused.bot.faults() == 0, abused.bot.last_words()
        assert abused.playground.violations == []
