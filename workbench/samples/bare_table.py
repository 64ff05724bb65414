"""A table of which nothing is known, and how samples and tests change what is known of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine import Mode, default_options
from bot.views.table_values import PublicGame, Status
from bot.views.table_view import TableView

_PARTS = ("game", "clock", "hashes", "board", "last_match", "hands", "result")


def bare_table(game_id: str, version: int) -> TableView:
    """Return a table without players, of which nothing is known."""
    game = PublicGame(game_id, 7, 70, 1, Status.LIVE, version)
    return TableView(game, default_options(Mode.CLASSIC))


def changed(table: TableView, **fields: Any) -> TableView:
    """Return the view with these fields changed, each in the part that has it."""
    for part in _PARTS:
        value = getattr(table, part)
        names = {*value.__struct_fields__} & fields.keys() - {*table.__struct_fields__}
        if names:
            fields[part] = replace(value, **{name: fields.pop(name) for name in names})
    return replace(table, **fields)
