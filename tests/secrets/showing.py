"""Everything that a viewer at a table is shown, in a form that can be compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import cast

import discord
import msgspec
from msgspec import structs

from bot.artwork import tiles_of
from bot.engine import Action, Draw, Event, JumpIn, Mode, Play, State, why_not
from bot.i18n import Texts
from bot.render import (
    CardChoice,
    Question,
    TileEmoji,
    backs_page,
    choice_page,
    hand_page,
    legend_page,
    refusal,
    resolve,
)
from bot.store.rows import GameRow, MessageKind
from bot.tables import TableView
from bot.tables.planning.deadlines import plan
from bot.tables.step import Step
from bot.tables.table import Stored, Table
from bot.tables.view_builder import view_of
from bot.views.table_values import SeatRow, Status
from cogs.showing.pages import context_of, own_hand, public_page
from tests.languages import DRAWN_LANGUAGES
from workbench.samples.bare_table import changed

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
_TEXTS = Texts.load()


def _tiles(mode: Mode) -> TileEmoji:
    return TileEmoji({tile: f"<:t:{number}>" for number, tile in enumerate(tiles_of(mode))})


def _client(tiles: Callable[[Mode], TileEmoji | None]) -> discord.Client:
    emoji = SimpleNamespace(of=tiles)
    return cast(discord.Client, SimpleNamespace(get_guild=lambda _id: None, card_emoji=emoji))


_CLIENTS = (_client(_tiles), _client(lambda _mode: None))
"""A client that shows cards as tiles, and one that shows them in words."""

_CARDS = (0, 17, 58, 110, 140)
"""Cards to be tried even if they cannot be played, so that refusals are compared too."""


def table_in(state: State, told: Sequence[Sequence[Event]], seed: bytes) -> Table:
    """Return a table with this match; every third player is a computer."""
    seats = [
        SeatRow("abcd2345", number, f"Player {number}", None, "medium")
        if number % 3 == 2
        else SeatRow("abcd2345", number, f"Player {number}", _user(number), None, "de")
        for number in range(len(state.hands))
    ]
    recent = [Step(version, None, None, tuple(events), NOW) for version, events in enumerate(told)]
    game = GameRow(
        id="abcd2345",
        home_id=7,
        channel_id=70,
        host_id=1,
        status=Status.LIVE,
        mode=state.rules.options.mode.value,
        options=(),
        version=9,
        created_at=NOW,
        updated_at=NOW,
        seed=seed,
    )
    table = Table(Stored(game, tuple(seats), state, tuple(recent)), NOW)
    table.turn_taken = True
    table.deadlines = plan(table)
    return table


def view_for(table: Table, viewer: int | None) -> TableView:
    """Return the table as this seat may see it, without the published hash of the seed."""
    user_id = None if viewer is None else _user(viewer)
    game = structs.replace(table.game, deadlines=tuple(table.deadlines))
    shown = view_of(structs.replace(table.stored, game=game), user_id, NOW)
    return changed(shown, commitment=None)


def encoded(view: TableView) -> bytes:
    """Return the view as bytes."""
    return msgspec.json.encode(view)


def pages(table: Table, view: TableView, rng: Random) -> Iterator[tuple[str, str]]:
    """Yield every page that can be shown to the viewer, with its name."""
    client = rng.choice(_CLIENTS)
    context = context_of(client, view)
    t = _TEXTS.get(rng.choice(DRAWN_LANGUAGES))
    if view.seat is None:
        for kind in (MessageKind.LOBBY, MessageKind.BOARD):
            yield kind.value, repr(public_page(client, _TEXTS, kind, view))
    else:
        yield "hand", repr(own_hand(context, t))
        for number in range(1, 3):
            yield "next page", repr(hand_page(context, t, page=number, note="?"))
        for question in _questions(context, rng):
            yield "choice", repr(choice_page(context, question, t))
        for action in _tried(view.seat):
            refused = None if table.state is None else why_not(table.state, action)
            if refused is not None:
                yield "refusal", refusal(refused.clause, context, t)
    yield "backs", repr(backs_page(context, t))
    yield "legend", repr(legend_page(context, t))


def _user(seat: int) -> int:
    return 1 + seat


def _questions(context: TableView, rng: Random) -> Iterator[Question]:
    seen = context.observation
    assert seen is not None
    for card in sorted({*seen.hand}):
        found = resolve(CardChoice(card), (*context.legal, *context.side), seen)
        while isinstance(found, Question):
            yield found
            found = resolve(rng.choice(found.answers), (*context.legal, *context.side), seen)


def _tried(seat: int) -> Iterator[Action]:
    yield Draw(seat)
    for card in _CARDS:
        yield Play(seat, card)
        yield JumpIn(seat, card)
