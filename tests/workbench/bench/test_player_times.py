"""What computer players cost is measured by commands that work."""

from __future__ import annotations

import json

import pytest

from bot.cli import main
from bot.players.levels import LEVELS


@pytest.mark.lengthy
def test_each_level_is_timed_in_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "decisions", "--seconds", "0.01", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)

    asked = {(each["level"], each["mode"], each["seats"]) for each in report["times"]}
    assert len(asked) == len(LEVELS) * 7, "two and four players, in Duo two"
    assert all(0 < each["p50"] <= each["p99"] for each in report["times"])
