"""Deleting one's data while a game is on in a place without the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import pytest
import pytest_asyncio

from bot.engine import Mode, build_options
from bot.render.clicks.click_id import SURE, Verb
from bot.render.private.privacy_page import DELETE
from bot.store.database import Database
from bot.tables.playing import play
from playground.people.person import texts
from playground.state.guest_places import install
from tests.cogs.conftest import SimulatedClock, Workshop
from tests.cogs.forgetting.traces import Sought, in_tables

from .guest_table import GuestTable, private


@pytest_asyncio.fixture
async def workshop(migrated_database: str) -> AsyncIterator[Workshop]:
    """A maker of bots on SQLite and on PostgreSQL."""
    database = Database(migrated_database)
    yield Workshop(database, SimulatedClock())
    await database.close()


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


@pytest.mark.parametrize("where", ["group", "pair", "server"])
@pytest.mark.parametrize("beside_a_table", [False, True])
async def test_nothing_is_written_of_a_person_after_they_are_forgotten(
    guests: GuestTable,
    workshop: Workshop,
    where: Literal["group", "pair", "server"],
    beside_a_table: bool,
) -> None:
    """Not by the press that deletes either, whose token would lead to the table of others."""
    guests.go_to(where)
    await guests.bot.tables.favourites.save(
        int(guests.anna.user.id), "one", build_options(Mode.FLIP)
    )
    if beside_a_table:
        install(guests.playground.world, guests.ben.user)
        await guests.command(guests.ben, "uno start")
    page = (await guests.command(guests.anna, "uno privacy")).response
    assert page is not None
    await guests.press(guests.anna, page, Verb.PRIVACY, DELETE)
    sought = Sought((int(guests.anna.user.id),), ())
    tokens = guests.messages_cog._parts.tokens
    await tokens.save_all()
    found = await in_tables(workshop.database, sought)
    assert ("interaction_tokens.user_id" in found) is beside_a_table
    await guests.press(guests.anna, page, Verb.PRIVACY, SURE)
    assert "leads back to you" in texts(page)
    await tokens.save_all()
    assert await in_tables(workshop.database, sought) == []
    await guests.advance(60)
    await guests.command(guests.anna, "uno help")
    await tokens.save_all()
    found = await in_tables(workshop.database, sought)
    assert found == (["interaction_tokens.user_id"] if beside_a_table else [])


@pytest.mark.parametrize("where", ["group", "pair"])
async def test_people_without_the_app_see_and_delete_what_is_kept_of_them(
    guests: GuestTable, workshop: Workshop, where: Literal["group", "pair"]
) -> None:
    """They find no command there: Privacy stands behind More on lobby, board and result."""
    guests.go_to(where)
    await guests.command(guests.anna, "uno start")
    lobby = guests.public()[-1]
    await guests.press(guests.ben, lobby, Verb.JOIN)
    more = private(await guests.press(guests.ben, lobby, Verb.MORE))
    assert guests.has(more, Verb.PRIVACY)
    more = private(await guests.press(guests.anna, lobby, Verb.MORE))
    assert not guests.has(more, Verb.PRIVACY), "she has the command"
    await guests.press(guests.anna, lobby, Verb.START)
    more = private(await guests.press(guests.ben, guests.board, Verb.MORE))
    assert guests.has(more, Verb.PRIVACY)
    await guests.bot.tables.submit(await guests.game(), int(guests.anna.user.id), play.leave)
    await guests.quiet()
    result = guests.public()[-1]
    more = private(await guests.press(guests.ben, result, Verb.MORE))
    await guests.press(guests.ben, more, Verb.PRIVACY)
    await guests.press(guests.ben, more, Verb.PRIVACY, DELETE)
    await guests.press(guests.ben, more, Verb.PRIVACY, SURE)
    assert "leads back to you" in texts(more)
    await guests.messages_cog._parts.tokens.save_all()
    sought = Sought((int(guests.ben.user.id),), ("Ben",))
    assert await in_tables(workshop.database, sought) == []
