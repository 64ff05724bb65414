"""Follow-ups: one for one person is seen by nobody else, and none shows a hand to everybody."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, cast

import pytest
from discord import InteractionResponseType

import cogs
from bot.render import PrivatePage, PublicPage, Text
from cogs.showing.components import ExposedError
from cogs.tokens.interaction_tokens import token_of
from cogs.tokens.token_requests import FollowUp
from cogs.writing.follow_ups import (
    HiddenPostError,
    follow_up_in_words,
    follow_up_privately,
    follow_up_publicly,
)

from ..asking import FOLLOWED, Click

HAND, NEWER = PrivatePage((Text("Red 7"),)), PrivatePage((Text("Red 8"),))
BOARD = PublicPage((Text("a board"),))

ACKNOWLEDGED = InteractionResponseType.deferred_message_update


async def test_a_hand_follows_for_one_person_and_can_be_edited() -> None:
    click = Click(kind=ACKNOWLEDGED)
    own = await follow_up_privately(click.interaction, HAND)
    await own.edit(click.client, NEWER)
    sent, edited = click.asked
    assert (sent.what, sent.told["ephemeral"], sent.told["view"].page) == ("follow", True, HAND)
    assert (edited.what, edited.told["id"]) == ("edit follow-up", FOLLOWED)
    assert edited.told["view"].page is NEWER


async def test_a_hand_never_follows_for_everybody() -> None:
    click = Click(kind=ACKNOWLEDGED)
    with pytest.raises(ExposedError):
        await follow_up_publicly(click.client, token_of(click.interaction), cast(Any, HAND))
    assert not click.asked


async def test_a_board_follows_for_everybody() -> None:
    click = Click(kind=ACKNOWLEDGED)
    token = token_of(click.interaction)
    posted = await follow_up_publicly(click.client, token, BOARD)
    assert posted == FollowUp(FOLLOWED, is_private=False)
    (sent,) = click.asked
    assert sent.told["ephemeral"] is False


async def test_what_discord_shows_to_others_all_the_same_is_deleted() -> None:
    click = Click(kind=ACKNOWLEDGED, exposes=True)
    with pytest.raises(ExposedError):
        await follow_up_privately(click.interaction, HAND)
    assert [asked.what for asked in click.asked] == ["follow", "delete follow-up"]


async def test_a_board_that_only_one_person_would_see_is_deleted() -> None:
    """As where people may not use apps that they have installed for themselves."""
    click = Click(kind=ACKNOWLEDGED, hides=True)
    with pytest.raises(HiddenPostError):
        await follow_up_publicly(click.client, token_of(click.interaction), BOARD)
    assert [asked.what for asked in click.asked] == ["follow", "delete follow-up"]


async def test_words_follow_for_one_person() -> None:
    click = Click(kind=ACKNOWLEDGED)
    await follow_up_in_words(click.interaction, "Sorry!")
    (sent,) = click.asked
    assert sent.told == {"text": "Sorry!", "ephemeral": True}


def test_follow_ups_are_sent_in_one_module() -> None:
    """Only there is it known who sees them."""
    root = Path(cogs.__file__).parent
    assert {path.stem for path in root.rglob("*.py") if _sends_follow_ups(path)} == {"follow_ups"}


def _sends_follow_ups(path: Path) -> bool:
    calls = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    sending = ("followup.send", "token_requests.post")
    return any(ast.unparse(call.func).endswith(sending) for call in calls)
