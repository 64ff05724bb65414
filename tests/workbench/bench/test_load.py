"""The whole bot under a little load: that everything is counted, not how fast it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import main
from workbench.bench import load
from workbench.bench.latencies import Latencies


def test_percentiles_are_those_of_all_times() -> None:
    latencies = Latencies()
    for hundredth in range(100, 0, -1):
        latencies.add(hundredth / 100)
    measured = latencies.measured()
    assert (measured.p50, measured.p90, measured.p99, measured.longest) == (0.5, 0.9, 0.99, 1.0)
    assert measured.buckets == (1, 1, 3, 5, 5, 10, 25, 50, 0, 0, 0, 0, 0)


def test_nothing_measured_is_nothing() -> None:
    assert Latencies().measured().count == 0


@pytest.mark.lengthy
def test_both_bots_are_played_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "_TURNS", 1)
    page = tmp_path / "page.md"
    page.write_text("<!-- at the limit: begin -->\n<!-- at the limit: end -->\n", encoding="utf-8")
    small = ("--games", "2", "--rate", "8", "--seconds", "1", "--mark", "at the limit")
    assert main(["bench", "load", *small, "--json", "--update", str(page)]) == 0
    report = json.loads(capsys.readouterr().out)
    for side in (report["bot"], report["bare"]):
        assert side["actions"] > 0
        assert side["failed"] == side["made"]["refused"] == side["faults_logged"] == 0
        assert side["acknowledgement"]["count"] == side["clicks"]
        assert side["board"]["count"] == side["next_hand"]["count"] == side["actions"]
        assert 0 < side["made"]["counted"] < side["made"]["total"]
        assert side["processor_milliseconds"] > 0
        assert side["resident_megabytes"] > 1
    assert "| on the board: p50, p90, p99 |" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("rate", ["0", "-1", "fast", "inf"])
def test_a_rate_is_above_nothing(rate: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["bench", "load", "--rate", rate])
    assert "--rate" in capsys.readouterr().err
