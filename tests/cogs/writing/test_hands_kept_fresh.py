"""Opened hands: which ones are kept up to date, for how long, and when they announce the end."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionResponseType

from bot.render import Picture, PrivatePage, Text
from cogs.showing.components import ExposedError
from cogs.tokens.interaction_tokens import LIFETIME
from cogs.writing import message as kinds
from cogs.writing import message_requests
from cogs.writing.message_requests import SECONDS_TO_EDIT
from cogs.writing.opened_hands import FreshHand, OpenedHands
from cogs.writing.own_messages import OwnMessage, own_answer
from tests.tables.world import SECOND, START

from ..asking import CLICKER, Click
from .keepers import keeper_of_tokens
from .manual_timers import ManualTimers

ADDRESS = kinds.OPENED_HAND.at("abcd2345", 1)
OTHER = kinds.OPENED_HAND.at("abcd2345", 2)
BACKS = kinds.OPENED_BACKS.at("abcd2345", 1)
ELSEWHERE = kinds.OPENED_HAND.at("zzzz2345", 1)
PAGE = PrivatePage((Text("Red 7"), Picture("hand.png", b"png", "Red 7")))


NOT_OWN = r"^the interaction's original message is not one person's own$"


@dataclass
class Calling:
    """A timer."""

    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Time:
    """The clock that hands use, set by the test."""

    def __init__(self) -> None:
        self.now = START


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(discord.utils, "utcnow", lambda: clock.now)
    return clock


def own_message() -> OwnMessage:
    """Return the message of a private answer."""
    click = Click(kind=InteractionResponseType.channel_message)
    return own_answer(click.interaction)


def opened() -> FreshHand:
    return FreshHand(own_message(), 4)


def test_a_private_answer_is_its_readers_own_whatever_was_clicked() -> None:
    message = own_message()
    assert (message.user_id, message.locale) == (CLICKER, "de")


@pytest.mark.parametrize(
    "kind",
    [InteractionResponseType.message_update, InteractionResponseType.deferred_message_update],
)
def test_the_board_that_a_click_changes_is_nobodys_own(kind: InteractionResponseType) -> None:
    with pytest.raises(ExposedError, match=NOT_OWN):
        own_answer(Click(kind=kind).interaction)
    assert own_answer(Click(ephemeral=True, kind=kind).interaction).user_id == CLICKER


def test_a_click_without_an_answer_has_no_message() -> None:
    with pytest.raises(ExposedError, match=NOT_OWN):
        own_answer(Click(ephemeral=True).interaction)


async def test_another_page_comes_with_its_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits: list[float] = []

    async def within(seconds: float, request: Awaitable[Any]) -> Any:
        limits.append(seconds)
        return await request

    monkeypatch.setattr(message_requests, "within", within)
    click = Click(kind=InteractionResponseType.channel_message)
    await own_answer(click.interaction).edit(click.client, PAGE)
    (edit,) = click.asked
    assert edit.what == "edit original"
    assert edit.told["view"].page is PAGE
    assert [file.filename for file in edit.told["attachments"]] == ["hand.png"]
    assert limits == [SECONDS_TO_EDIT]


@pytest.mark.parametrize(
    ("left", "is_ending"), [(31 * SECOND, False), (30 * SECOND, True), (timedelta(0), True)]
)
def test_a_hand_is_ending_half_a_minute_before_its_end(
    clock: Time, left: timedelta, is_ending: bool
) -> None:
    hand = opened()
    clock.now += LIFETIME - left
    assert (hand.last_word == "note-hand-ends") is is_ending
    assert hand.seconds_to_farewell == left.total_seconds() - 30


async def test_a_hand_says_farewell_though_the_clock_is_set_back(clock: Time) -> None:
    timers, wanted, hands = ManualTimers(), list[kinds.Address](), OpenedHands()
    schedule: Any = SimpleNamespace(want=wanted.append)
    keeper = keeper_of_tokens(hands, schedule=schedule, timers=timers)
    keeper.keep_fresh(ADDRESS, own_message(), 4)
    clock.now -= timedelta(hours=1)
    await timers.pass_by(LIFETIME.total_seconds() - 30)
    hand = hands.at(ADDRESS)
    assert hand is not None
    assert hand.last_word == "note-hand-ends"
    assert wanted == [ADDRESS]


def test_a_hand_is_kept_fresh_as_long_as_discord_allows(clock: Time) -> None:
    message = own_message()
    hand = OpenedHands().remember(ADDRESS, message, 4)
    assert hand == FreshHand(message, 4)
    assert message.ends_at == clock.now + LIFETIME


def test_each_hand_is_found_where_it_was_opened() -> None:
    hands = OpenedHands()
    hand = hands.remember(ADDRESS, own_message(), 4)
    backs = hands.remember(BACKS, own_message(), 5)
    other = hands.remember(OTHER, own_message(), 4)
    assert (hands.at(ADDRESS), hands.at(BACKS), hands.at(OTHER)) == (hand, backs, other)
    assert hands.at(ELSEWHERE) is None
    assert hands.of(ADDRESS.game) == [ADDRESS, BACKS, OTHER]
    assert hands.of(ELSEWHERE.game) == []
    hands.remember(ELSEWHERE, own_message(), 4)
    assert hands.held == 4


def test_of_two_hands_of_one_person_the_last_is_kept_fresh() -> None:
    hands = OpenedHands()
    farewell = Calling()
    hands.remember(ADDRESS, own_message(), 4).farewell = farewell
    last = hands.remember(ADDRESS, own_message(), 5)
    assert hands.at(ADDRESS) is last
    assert hands.of(ADDRESS.game) == [ADDRESS]
    assert farewell.cancelled, "its farewell would be wrong for the newer hand"


def test_a_hand_without_a_farewell_is_replaced() -> None:
    hands = OpenedHands()
    hands.remember(ADDRESS, own_message(), 4)
    last = hands.remember(ADDRESS, own_message(), 5)
    assert hands.at(ADDRESS) is last


def test_a_hand_that_has_ended_is_forgotten_and_the_others_are_not() -> None:
    hands = OpenedHands()
    hand = hands.remember(ADDRESS, own_message(), 4)
    other = hands.remember(OTHER, own_message(), 4)
    hands.forget(ADDRESS, hand)
    assert hands.at(ADDRESS) is None
    assert hands.at(OTHER) is other
    hands.forget(OTHER, other)
    assert hands.of(ADDRESS.game) == []


def test_a_hand_that_was_opened_anew_is_not_forgotten_with_the_one_before() -> None:
    hands = OpenedHands()
    before = hands.remember(ADDRESS, own_message(), 4)
    last = hands.remember(ADDRESS, own_message(), 5)
    hands.forget(ADDRESS, before)
    assert hands.at(ADDRESS) is last


def test_a_hand_that_was_never_opened_can_be_forgotten() -> None:
    hands = OpenedHands()
    hands.forget(ADDRESS, opened())
    assert hands.of(ADDRESS.game) == []
