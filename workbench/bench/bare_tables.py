"""The tables of the bot that has nothing behind it, in a playground."""

from __future__ import annotations

from pathlib import Path

from msgspec import json

from workbench.bench.bare_bot import BareTable
from workbench.bench.crowd import SEATS, Crowd

_BARE = "workbench.bench.bare_bot"


def bare_tables(crowd: Crowd, count: int, folder: Path) -> tuple[str, ...]:
    """Make ``count`` tables, and return the module that plays them, with its argument."""
    file = folder / "bare_tables.json"
    file.write_bytes(json.encode([_bare_table(crowd, number) for number in range(count)]))
    return _BARE, str(file)


def _bare_table(crowd: Crowd, number: int) -> BareTable:
    table = crowd.new_table(SEATS)
    game = f"bare{number}"
    crowd.watch(game, table)
    return BareTable(game, int(table.channel.id), [int(person.dm.id) for person in table.people])
