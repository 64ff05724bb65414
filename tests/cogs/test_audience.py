"""Who can see a clicked message, in every kind of place: what is private is known by that."""

# pyright: reportUnnecessaryTypeIgnoreComment=true

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest
from discord import InteractionResponseType

import cogs
from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from bot.render import PrivatePage, PublicPage, Text
from cogs.audience import SeenByOne, SeenByPlace, clicked_audience, clicked_own
from cogs.places import place_of
from cogs.showing.components import ExposedError
from cogs.writing.own_messages import own_answer

from .asking import CLICKER, Click

SECRET, OPEN = PrivatePage((Text("Red 7"),)), PublicPage((Text("Red 7"),))
SHARED = [ServerChannel(3, 4), GuestChannel(3, 4), GroupDm(4), DmOfTwo(4)]
PLACES: list[Place] = [*SHARED, BotDm(4)]


def test_every_kind_of_place_is_tried() -> None:
    assert {type(place) for place in PLACES} == set(get_args(Place))


@pytest.mark.parametrize("place", PLACES, ids=repr)
def test_a_place_is_known_by_its_interaction(place: Place) -> None:
    assert place_of(Click(place=place).interaction) == place


@pytest.mark.parametrize("place", PLACES, ids=repr)
def test_a_private_answer_is_seen_by_its_reader_alone(place: Place) -> None:
    clicked = Click(ephemeral=True, place=place).interaction
    assert clicked_audience(clicked) == SeenByOne(CLICKER)


@pytest.mark.parametrize("place", SHARED, ids=repr)
def test_any_other_message_is_seen_by_its_place(place: Place) -> None:
    kind = InteractionResponseType.deferred_message_update
    clicked = Click(place=place, kind=kind).interaction
    assert clicked_audience(clicked) == SeenByPlace(place)
    with pytest.raises(ExposedError):
        own_answer(clicked)


def test_in_the_direct_messages_with_the_bot_it_is_seen_by_one() -> None:
    kind = InteractionResponseType.deferred_message_update
    clicked = Click(place=BotDm(4), kind=kind).interaction
    assert clicked_audience(clicked) == SeenByOne(CLICKER)
    assert own_answer(clicked).user_id == CLICKER


def test_what_says_nothing_of_its_place_is_not_taken_for_private() -> None:
    clicked = Click(place=BotDm(4)).interaction
    clicked.context.dm_channel = False
    assert not clicked_own(clicked)


def test_a_command_clicks_nobodys_message() -> None:
    command = Click(ephemeral=True).interaction
    command.message = None
    assert clicked_audience(command) is None
    assert not clicked_own(command)


def test_a_page_for_one_person_fits_one_person_alone() -> None:
    """The type checker refuses the last line: it has to complain there."""
    shared = SeenByPlace(ServerChannel(3, 4))
    assert SeenByOne(CLICKER).fitting(SECRET) is SECRET
    assert SeenByOne(CLICKER).fitting(OPEN) is OPEN
    assert shared.fitting(OPEN) is OPEN
    shared.fitting(SECRET)  # pyright: ignore[reportArgumentType]


ASKED_HERE = {"places.py"}
SAYS_IT_IN_THE_LOG = {"interaction_data.py"}
HEARS_OF_SERVERS = {
    *("chat_penalties.py", "setting_pages.py", "game_channels.py"),
    *("weekly_clicks.py", "weekly_questions.py"),
}
"""Modules about reactions, settings, threads and weekly questions: all of these are a server's."""


def test_nothing_else_asks_for_the_server_of_an_interaction() -> None:
    asking = {
        file.name
        for file in Path(cogs.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("guild_id", "context")
    }
    assert asking <= ASKED_HERE | SAYS_IT_IN_THE_LOG | HEARS_OF_SERVERS
