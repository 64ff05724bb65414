"""Deleting one's data while a game is on in a place without the bot."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.render.clicks.click_id import SURE, Verb
from bot.render.private.privacy_page import DELETE
from playground.people.person import texts

from .guest_table import GuestTable


@pytest.mark.parametrize(
    ("where", "named"), [("group", "in a group"), ("pair", "in a chat of two"), ("server", "<#")]
)
async def test_a_game_that_has_to_end_first_is_named_so_that_people_find_it(
    guests: GuestTable, where: Literal["group", "pair", "server"], named: str
) -> None:
    guests.go_to(where)
    await guests.start(guests.ben)
    page = (await guests.command(guests.anna, "uno privacy")).response
    assert page is not None
    await guests.press(guests.anna, page, Verb.PRIVACY, DELETE)
    await guests.press(guests.anna, page, Verb.PRIVACY, SURE)
    assert named in texts(page)
    assert ("<#" in texts(page)) is (where == "server")
    assert guests.channel.id in texts(page)
