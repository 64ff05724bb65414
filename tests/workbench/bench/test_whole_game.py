"""The requests of a game are counted by route, at every kind of table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import main


@pytest.mark.lengthy
def test_every_kind_of_table_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- bench requests: begin -->\n<!-- bench requests: end -->\n")
    few = (
        "--turns",
        "3",
        "--rounds",
        "2",
        "--pace",
        "0.01",
        "--games",
        "2",
        "--rate",
        "8",
        "--seconds",
        "1",
    )
    assert main(["bench", "requests", *few, "--json", "--update", str(page)]) == 0
    report = json.loads(capsys.readouterr().out)
    games = {game["seating"]: game["made"] for game in report["games"]}
    assert len(games) == 4
    for made in games.values():
        assert sum(route["requests"] for route in made["routes"]) == made["total"] > 0
        assert sum(r["requests"] for r in made["routes"] if r["counted"]) == made["counted"]
    by_dm = games["four people by DM"]
    assert 0 < by_dm["counted"] < by_dm["total"]
    assert report["load"]["actions"] > 0
    table = page.read_text(encoding="utf-8")
    assert "PATCH `/channels/{channel_id}/messages/{message_id}`" in table
