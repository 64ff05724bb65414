"""The token of an interaction is one plain value, which shows its secret to nobody."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest
from discord import InteractionResponseType

from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from cogs.tokens import interaction_tokens
from cogs.tokens.interaction_tokens import MOST_FOLLOW_UPS, TokenMessage, token_of
from cogs.writing.follow_ups import follow_up_privately
from cogs.writing.own_messages import own_answer
from tests.tables.world import START

from ..asking import CLICKER, SECRET, Click
from ..writing.test_follow_ups import ACKNOWLEDGED, HAND


def test_an_interaction_has_one_token() -> None:
    interaction = Click(place=ServerChannel(3, 70)).interaction
    token = token_of(interaction)
    assert token_of(interaction) is token
    assert (token.application_id, token.secret, token.user_id) == (2, SECRET, CLICKER)
    assert token.channel_id == 70


def test_no_value_shows_the_secret() -> None:
    click = Click(kind=InteractionResponseType.channel_message)
    token = token_of(click.interaction)
    shown = repr([token, TokenMessage(token, 5), own_answer(click.interaction)])
    assert SECRET not in shown


@pytest.mark.parametrize(
    ("place", "left"),
    [
        (ServerChannel(3, 4), None),
        (BotDm(4), None),
        (GuestChannel(3, 4), MOST_FOLLOW_UPS),
        (GroupDm(4), MOST_FOLLOW_UPS),
        (DmOfTwo(4), MOST_FOLLOW_UPS),
    ],
    ids=repr,
)
def test_follow_ups_are_rationed_where_the_bot_is_no_member(place: Place, left: int | None) -> None:
    assert token_of(Click(place=place).interaction).follow_ups_left == left


async def test_follow_ups_are_counted_and_edits_are_not() -> None:
    click = Click(kind=ACKNOWLEDGED, place=GroupDm(4))
    interaction = click.interaction
    token = token_of(interaction)
    for left in reversed(range(MOST_FOLLOW_UPS)):
        own = await follow_up_privately(interaction, HAND)
        await own.edit(click.client, HAND)
        assert token.follow_ups_left == left


async def test_a_private_answer_counts_towards_the_limit_of_its_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(interaction_tokens, "MOST_EDITS", 5)
    monkeypatch.setattr(discord.utils, "utcnow", lambda: START)
    click = Click(kind=ACKNOWLEDGED)
    interaction = click.interaction
    own = await follow_up_privately(interaction, HAND)
    token = token_of(interaction)
    for _ in range(3):
        await own.edit(click.client, HAND)
    assert not token.limit.is_reached
    await own.edit(click.client, HAND)
    assert token.limit.is_reached


@pytest.mark.parametrize("seconds", [None, 5.0])
def test_no_token_rests_longer_because_the_clock_is_set_back(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None
) -> None:
    monkeypatch.setattr(discord.utils, "utcnow", lambda: START)
    limit = interaction_tokens.TokenLimit()
    if seconds is None:
        for _ in range(interaction_tokens.MOST_EDITS):
            limit.count()
    else:
        limit.rest(seconds)
    assert limit.is_reached
    monkeypatch.setattr(discord.utils, "utcnow", lambda: START - timedelta(hours=1))
    assert not limit.is_reached
