"""A page for one person is refused wherever everybody would see it, before anything is sent."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import InteractionResponseType
from discord.ext import commands

from bot.engine import Mode
from bot.i18n import FALLBACK, Texts
from bot.render import (
    PrivatePage,
    PublicPage,
    Text,
    board_page,
    hand_page,
    lobby_page,
    started_page,
)
from bot.store.rows import MessageKind, MessageRow
from bot.views.table_view import TableView
from cogs.showing.components import ExposedError, require_public
from cogs.writing.interaction_tokens import OwnMessage, Token
from cogs.writing.message_requests import MessageRequests
from tests.render.contexts import context, options_of, position

ENGLISH = Texts.load().get(FALLBACK)
SECRET = PrivatePage((Text("Red 7"),))
OPEN = PublicPage((Text("Red 7"),))


def _row(kind: MessageKind) -> MessageRow:
    return MessageRow(1, "abcd2345", 3, kind, None, None, 1, 2, 4, 5, None)


def _interaction(
    kind: InteractionResponseType | None, *, ephemeral: bool, guild: int | None
) -> Any:
    flags = SimpleNamespace(ephemeral=ephemeral)
    return cast(
        discord.Interaction,
        SimpleNamespace(
            response=SimpleNamespace(type=kind),
            message=SimpleNamespace(flags=flags),
            guild_id=guild,
            user=SimpleNamespace(id=7),
            locale=discord.Locale.german,
        ),
    )


def test_only_a_page_for_everybody_is_shown_to_everybody() -> None:
    assert require_public(OPEN) is OPEN
    with pytest.raises(ExposedError, match=r"^a page for one person is not for everybody$"):
        require_public(SECRET)


@pytest.mark.parametrize("kind", [kind for kind in MessageKind if kind is not MessageKind.HAND])
async def test_only_a_hand_becomes_a_page_for_one_person(kind: MessageKind) -> None:
    requests = MessageRequests(cast(commands.Bot, None))
    token = Token(cast(discord.Interaction, None), discord.utils.utcnow())
    for edit in (requests.edit, token.edit):
        with pytest.raises(ExposedError, match=r"^a page for one person is not for everybody$"):
            await edit(_row(kind), SECRET)


@pytest.mark.parametrize(
    ("kind", "ephemeral", "guild"),
    [
        (None, True, 3),
        (InteractionResponseType.message_update, False, 3),
        (InteractionResponseType.deferred_message_update, False, 3),
    ],
)
def test_a_board_is_nobody_s_own_message(
    kind: InteractionResponseType | None, ephemeral: bool, guild: int
) -> None:
    with pytest.raises(ExposedError):
        OwnMessage(_interaction(kind, ephemeral=ephemeral, guild=guild))


@pytest.mark.parametrize(
    ("kind", "ephemeral", "guild"),
    [
        (InteractionResponseType.message_update, True, 3),
        (InteractionResponseType.deferred_message_update, False, None),
    ],
)
def test_a_hand_is_its_owner_s(
    kind: InteractionResponseType, ephemeral: bool, guild: int | None
) -> None:
    assert OwnMessage(_interaction(kind, ephemeral=ephemeral, guild=guild)).user_id == 7


@pytest.mark.parametrize("page", [board_page, lobby_page, started_page])
def test_no_page_for_everybody_is_made_from_what_one_player_sees(page: Any) -> None:
    state = position(options_of(Mode.CLASSIC), 7)
    assert isinstance(page(context(state, None), ENGLISH), PublicPage)
    with pytest.raises(ValueError, match="for everybody"):
        page(context(state, 0), ENGLISH)


def test_a_hand_is_a_page_for_one_person() -> None:
    table: TableView = context(position(options_of(Mode.CLASSIC), 7), 0)
    assert isinstance(hand_page(table, ENGLISH), PrivatePage)
