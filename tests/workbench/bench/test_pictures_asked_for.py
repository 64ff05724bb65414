"""Clicks beside pictures under a little load: that both are measured, not how fast it is."""

from __future__ import annotations

import json

import pytest

from bot.cli import main
from workbench.bench import asked_pictures


@pytest.mark.lengthy
def test_clicks_are_measured_with_and_without_pictures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked_pictures, "_TURNS", 1)
    small = ("--games", "2", "--rate", "6", "--pictures", "4", "--seconds", "1.5")
    assert main(["bench", "pictures", *small, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    without, beside = report["without"], report["beside"]
    for half in (without, beside):
        assert half["acknowledgement"]["count"] == half["clicks"] > 0
        assert half["failed"] == 0
    assert (without["pictures"], beside["pictures"]) == (0, 6)
