"""What computer players cost is measured by commands that work."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.players.levels import LEVELS


@pytest.mark.lengthy
def test_each_level_is_timed_in_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "decisions", "--seconds", "0.01", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)

    asked = {(each["level"], each["mode"], each["seats"]) for each in report["times"]}
    assert len(asked) == len(LEVELS) * 7, "two and four players, in Duo two"
    assert all(0 < each["p50"] <= each["p99"] for each in report["times"])


@pytest.mark.lengthy
def test_clicks_are_timed_with_and_without_searches(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--tables", "2", "--seconds", "1", "--turns", "1"]
    assert main(["bench", "searches", *arguments, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)

    found = {each["level"]: each for each in report["levels"]}
    assert found.keys() == {"hard", "master"}
    assert all(each["clicks"] and not each["failed"] for each in found.values())
    assert found["hard"]["searching_mb"] == 0
