"""A page for one person is refused wherever everybody would see it, before anything is sent."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from discord import InteractionResponseType
from discord.ext import commands

import cogs
from bot.engine import Mode
from bot.i18n import FALLBACK, Texts
from bot.place import Place
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
from cogs.tokens.interaction_tokens import TokenMessage, token_of
from cogs.writing.message_requests import MessageRequests
from cogs.writing.own_messages import own_answer
from tests.render.contexts import context, options_of, position

from .asking import CLICKER, IN_DM, IN_SERVER, Click

ENGLISH = Texts.load().get(FALLBACK)
SECRET = PrivatePage((Text("Red 7"),))
OPEN = PublicPage((Text("Red 7"),))


def _row(kind: MessageKind) -> MessageRow:
    return MessageRow(1, "abcd2345", 3, kind, None, None, 1, 2, 4, 5, None)


def test_only_a_page_for_everybody_is_shown_to_everybody() -> None:
    assert require_public(OPEN) is OPEN
    with pytest.raises(ExposedError, match=r"^a page for one person is not for everybody$"):
        require_public(SECRET)


async def test_only_a_page_for_everybody_is_posted_in_a_channel() -> None:
    requests = MessageRequests(cast(commands.Bot, None))
    with pytest.raises(ExposedError, match=r"^a page for one person is not for everybody$"):
        await requests.post(1, cast(Any, SECRET))


@pytest.mark.parametrize("kind", [kind for kind in MessageKind if kind is not MessageKind.HAND])
async def test_only_a_hand_becomes_a_page_for_one_person(kind: MessageKind) -> None:
    requests = MessageRequests(cast(commands.Bot, None))
    target = TokenMessage(token_of(Click().interaction))
    for edit in (requests.edit, partial(requests.edit, by=target)):
        with pytest.raises(ExposedError, match=r"^a page for one person is not for everybody$"):
            await edit(_row(kind), SECRET)


@pytest.mark.parametrize(
    ("kind", "ephemeral"),
    [
        (None, True),
        (InteractionResponseType.message_update, False),
        (InteractionResponseType.deferred_message_update, False),
    ],
)
def test_a_board_is_nobody_s_own_message(
    kind: InteractionResponseType | None, ephemeral: bool
) -> None:
    with pytest.raises(ExposedError):
        own_answer(Click(ephemeral, kind=kind).interaction)


@pytest.mark.parametrize(
    ("kind", "ephemeral", "place"),
    [
        (InteractionResponseType.message_update, True, IN_SERVER),
        (InteractionResponseType.deferred_message_update, False, IN_DM),
    ],
)
def test_a_hand_is_its_owner_s(
    kind: InteractionResponseType, ephemeral: bool, place: Place
) -> None:
    click = Click(ephemeral, place, kind=kind)
    assert own_answer(click.interaction).user_id == CLICKER


@pytest.mark.parametrize("page", [board_page, lobby_page, started_page])
def test_no_page_for_everybody_is_made_from_what_one_player_sees(page: Any) -> None:
    state = position(options_of(Mode.CLASSIC), 7)
    assert isinstance(page(context(state, None), ENGLISH), PublicPage)
    with pytest.raises(ValueError, match="for everybody"):
        page(context(state, 0), ENGLISH)


def test_a_hand_is_a_page_for_one_person() -> None:
    table: TableView = context(position(options_of(Mode.CLASSIC), 7), 0)
    assert isinstance(hand_page(table, ENGLISH), PrivatePage)


def test_messages_of_one_person_are_made_where_it_is_known_who_sees_them() -> None:
    """Elsewhere an `OwnMessage` could be one that others see."""
    root = Path(cogs.__file__).parent
    made = {path.stem for path in root.rglob("*.py") if "OwnMessage" in _called_in(path)}
    edits = {path.stem for path in root.rglob("*.py") if "edit_target" in _called_in(path)}
    assert made == {"own_messages"}
    assert edits == {"own_messages", "message_requests"}


def _called_in(path: Path) -> set[str]:
    """Return the names of the functions and classes that are called in a file."""
    calls = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    return {ast.unparse(call.func) for call in calls}
