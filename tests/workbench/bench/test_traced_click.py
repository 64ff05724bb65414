"""The trace of a click holds what the click goes through."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.guard import GUARD
from workbench.bench.traced_click import CARRIERS, Trace, table_of

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.lengthy
def test_a_click_is_traced_from_its_arrival_to_the_board() -> None:
    # A process of its own: the bot of the trace sets where discord.py's requests go.
    command = (sys.executable, "-m", "bot", "bench", "click", "--json")
    process = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=GUARD)
    trace = msgspec.json.decode(process.stdout, type=Trace)
    files = [called.file for called in trace.called]
    way = [
        "cogs/clicks/click_listener.py",
        "bot/tables/services/games.py",
        "cogs/clicks/game_clicks.py",
        "bot/tables/playing/play.py",
        "bot/store/journal.py",
    ]
    assert [file for file in files if file in way] == way
    assert "bot/render/public/board_page.py" in files
    assert not any(file.startswith("bot/bench") for file in files)
    assert sum("INSERT INTO actions" in statement for statement in trace.statements) == 1
    assert trace.transactions >= 1
    assert trace.carriers == CARRIERS, "none of them is gone"
    assert trace.made.total >= 2
    table = table_of(trace)
    assert len(table.rows) == len(files)
    assert f"{trace.calls} calls" in table.note
