"""`bench ranks`: what the first place of the world costs a farm of second accounts."""

from __future__ import annotations

import json

import pytest

from bot.cli import main
from bot.store import rank_queries
from bot.store.rank_queries import RankRule
from bot.store.sum_rows import ESTABLISHED, EVERYWHERE
from workbench.bench import rank_costs


def test_farms_are_counted_as_tables_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With sixty turns instead of 2,000: twenty rounds, each of which is left after three."""
    first = RankRule(EVERYWHERE, ESTABLISHED, 11, "turns", own=60, theirs=60)
    monkeypatch.setattr(rank_queries, "RANK_RULES", (rank_queries.RANK_RULES[0], first))
    ways = {name: rank_costs._WAYS[name] for name in ("leaves after three turns", "stops")}
    monkeypatch.setattr(rank_costs, "_WAYS", ways)
    monkeypatch.setattr(rank_costs, "_ACCOUNTS", (6, 12))
    monkeypatch.setattr(rank_costs, "_SAMPLES", 1)
    arguments = ["--pace", "3600", "--hours", "1200", "--groups", "10", "--rounds", "12", "--json"]
    assert main(["bench", "ranks", *arguments]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(each["accounts"], each["ranked"], each["first"]) for each in told["farms"]] == [
        (6, 280, None),
        (12, 580, 1160),
        (6, None, None),
        (12, None, None),
    ]
    alone, open_tables = told["groups"]
    # Of groups of four to eight, those of six and more have five opponents each.
    assert (alone["people"], alone["ranked"], alone["established"]) == (30, 21, 0)
    assert (open_tables["people"], open_tables["ranked"]) == (30, 30)
    assert open_tables["established"] > 15
