"""Views of tables, for tests that use them without a bot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
from msgspec import structs

from bot.engine import Mode, State
from bot.setting_values import Choices
from bot.store.rows import GameRow
from bot.tables import TableView
from bot.tables.table import Stored
from bot.tables.view_builder import view_of
from bot.views.table_values import SeatRow, Status
from tests.render.tiles import emoji_of
from tests.tables.world import START

ANNA, BEN = 1, 2
"""The users of the first two seats."""

TILES = emoji_of(Mode.CLASSIC)
"""The emoji of Classic's deck; the others have none."""

_GAME = GameRow(
    id="abcd2345",
    home_id=7,
    channel_id=70,
    host_id=ANNA,
    status=Status.LOBBY,
    mode=Mode.CLASSIC.value,
    options=(),
    version=4,
    created_at=START,
    updated_at=START,
    locale="en",
)
_SEATS = (
    SeatRow(_GAME.id, 0, "Anna", ANNA, choices=Choices(cards_as_symbols=False)),
    SeatRow(_GAME.id, 1, "Ben", BEN, choices=Choices(cards_as_symbols=False)),
    SeatRow(_GAME.id, 2, "Robo", level="easy"),
)

LOBBY = view_of(Stored(_GAME, _SEATS), None, START)


def view_in(state: State, seat: int | None) -> TableView:
    """Return the view of a match in this state for a seat, or (None) for the channel."""
    game = structs.replace(_GAME, status=Status.LIVE)
    stored = Stored(game, _SEATS[: len(state.hands)], state)
    return view_of(stored, None if seat is None else _SEATS[seat].user_id, START)


def client(guild: str | None = "Spieleabend", locale: str = "de") -> discord.Client:
    """Return a client that knows server 7 with this name and language; None: it knows no server."""
    known = SimpleNamespace(name=guild, preferred_locale=discord.Locale(locale))
    return cast(
        discord.Client,
        SimpleNamespace(
            get_guild=lambda number: known if guild is not None and number == 7 else None,
            get_channel=lambda number: None,
            card_emoji=SimpleNamespace(of=lambda mode: TILES if mode is Mode.CLASSIC else None),
        ),
    )
