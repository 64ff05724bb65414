"""Clicks beside records under a little load: that both are measured, not how fast it is."""

from __future__ import annotations

import json

import pytest

from bot.cli import main
from workbench.bench import asked_records


@pytest.mark.lengthy
def test_clicks_are_measured_with_and_without_records(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked_records, "_TURNS", 1)
    small = ("--games", "2", "--rate", "6", "--seconds", "2")
    assert main(["bench", "records", *small, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    for half in (report["without"], report["beside"]):
        assert half["acknowledgement"]["count"] == half["clicks"] > 0
        assert half["failed"] == 0
    assert report["slow"] == 9
    assert report["proven"] == report["short"] == 1
    assert report["worker"] > 0
