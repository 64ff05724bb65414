"""Deleting one's data while a game is on in a place without the bot."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Literal, get_args

import pytest
import pytest_asyncio
from _pytest.mark import ParameterSet

from bot.engine import Mode, build_options
from bot.render.clicks.click_id import SURE, Verb
from bot.render.private.privacy_page import DELETE
from bot.store.backup import back_up
from bot.store.database import Database
from bot.tables.playing import play
from bot.tables.seating import free_seats, lobby
from playground.people.person import texts
from playground.state.guest_places import install
from tests.cogs.conftest import SimulatedClock, Workshop
from tests.cogs.forgetting.traces import Sought, in_files, in_tables

from .guest_table import GuestTable, Where, private


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


NAME, ACCOUNT, WORD = "Annegret Kloss", "annegret.k", "Kirschkuchen"
STATES = ("nothing", "lobby", "round", "result", "match", "left to others", "followed", "offered")


async def _leave_data(guests: GuestTable, state: str) -> None:
    """Let Anna get into a state, and leave a table that has to be over before she is deleted."""
    anna, tables = int(guests.anna.id), guests.bot.tables
    await tables.favourites.save(anna, WORD, build_options(Mode.FLIP))
    match state:
        case "nothing":
            await guests.command(guests.anna, "uno help")
        case "followed":
            await guests.command(guests.ben, "uno start")
            game = await guests.game()
            await tables.submit(game, int(guests.ben.id), lobby.add_computer, "easy")
            await tables.submit(game, anna, free_seats.follow, NAME, "de")
            await guests.press(guests.ben, guests.lobby, Verb.START)
        case _:
            await _play(guests, state)
    while await tables.tally.tally_some():
        pass
    await guests.quiet()


async def _play(guests: GuestTable, state: str) -> None:
    """Let Anna open a table, give a word, play until this state, and leave."""
    anna, tables = int(guests.anna.id), guests.bot.tables
    has_to_leave = guests.channel is not guests.anna.dm and state not in ("match", "offered")
    rules = "target=round" if state in ("match", "offered") else ""
    await guests.command(guests.anna, "uno start", rules=rules)
    game = await guests.game()
    await tables.submit(game, anna, lobby.give_word, WORD)
    if guests.channel is not guests.anna.dm:
        others = [guests.ben, guests.cem] if state == "left to others" else [guests.ben]
        for other in others:
            await guests.press(other, guests.lobby, Verb.JOIN)
    if state != "lobby":
        await guests.press(guests.anna, guests.lobby, Verb.START)
    if state in ("result", "match", "offered"):
        await guests.lay("R5", "R1", "R4 B2 B3")
        await tables.submit(game, anna, play.act, lambda _, allowed: allowed[0])
        await guests.quiet()
    if state == "offered":
        await guests.press(guests.ben, guests.public()[-1], Verb.REMATCH)
    if has_to_leave:
        await tables.submit(game, anna, lobby.leave if state == "lobby" else play.leave)
    if state == "left to others":
        await tables.submit(game, int(guests.ben.id), play.leave)


async def _others_go_on(guests: GuestTable) -> None:
    """Let Ben end what is open there, and look at everything that may name Anna."""
    for command in ("uno stop", "leaderboard", "uno recap", "uno replay", "uno stats"):
        await guests.command(guests.ben, command)
    for verb in (Verb.MORE, Verb.SCORES):
        for message in guests.public()[-2:]:
            if guests.has(message, verb):
                await guests.press(guests.ben, message, verb)
    await guests.messages_cog._parts.tokens.save_all()


def _written(guests: GuestTable) -> dict[str, str]:
    """Return all messages, by their ids, as they are now."""
    world = guests.playground.world
    return {
        message.id: f"{texts(message)} {message.components} {message.attachments}"
        for channel in world.channels
        for message in world.history(channel)
    }


OFTEN = [
    *(("group", "match"), ("group", "followed"), ("pair", "match"), ("pair", "round")),
    *(("server", "offered"), ("own server", "result"), ("alone", "round")),
]


def _places() -> Iterator[ParameterSet]:
    """Yield each kind of place with the states in which Anna can be there."""
    for where in get_args(Where):
        for state in STATES:
            is_alone = state in ("left to others", "followed", "offered")
            if (where, state) != ("pair", "left to others") and not (where == "alone" and is_alone):
                marks = [] if (where, state) in OFTEN else [pytest.mark.lengthy]
                yield pytest.param(where, state, marks=marks)


@pytest.mark.parametrize(("where", "state"), [*_places()])
async def test_nothing_is_left_of_a_person_and_nothing_written_of_them_afterwards(
    guests: GuestTable,
    workshop: Workshop,
    logged: io.StringIO,
    tmp_path: Path,
    where: Where,
    state: str,
) -> None:
    """Not by the press that deletes either, whose token would lead to the table of others."""
    anna = guests.anna
    anna.user.global_name, anna.user.username = NAME, ACCOUNT
    guests.go_to(where)
    # No process divides Discord's request limits among the others every second.
    presence: Any = guests.bot.tables.presence
    presence._spending.allow(1_000_000)
    install(guests.playground.world, guests.ben.user)
    await _leave_data(guests, state)
    page = (await guests.command(anna, "uno privacy")).response
    assert page is not None
    await guests.press(anna, page, Verb.PRIVACY, DELETE)
    await guests.messages_cog._parts.tokens.save_all()
    numbers = [int(anna.id), int(anna.dm.id)]
    if where == "pair" and state in ("round", "result", "match"):
        numbers.append(int(guests.channel.id))
    sought = Sought(tuple(numbers), (NAME, ACCOUNT, WORD))
    assert await in_tables(workshop.database, sought), "else this would prove nothing"
    await guests.press(anna, page, Verb.PRIVACY, SURE)
    assert "leads back to you" in texts(page)
    if where == "pair":
        await guests.messages_cog._parts.tokens.save_all()
        assert await in_tables(workshop.database, sought) == []
        sought = Sought(sought.numbers[:2], sought.words)  # Ben goes on there
    before = _written(guests)
    if where != "alone":
        await _others_go_on(guests)
    after = [text for number, text in _written(guests).items() if before.get(number) != text]
    assert [text for text in after if sought.in_value(text)] == []
    assert await in_tables(workshop.database, sought) == []
    file = tmp_path / "migrated.sqlite3"
    if file.exists():
        back_up(file, tmp_path / "backup.sqlite3")
        assert in_files(tmp_path, sought) == {}
    assert not sought.in_value(logged.getvalue())


async def test_a_press_after_the_deletion_is_of_somebody_new(
    guests: GuestTable, workshop: Workshop
) -> None:
    """Beside a table its token is stored: the person has come back."""
    await _leave_data(guests, "nothing")
    install(guests.playground.world, guests.ben.user)
    await guests.command(guests.ben, "uno start")
    page = (await guests.command(guests.anna, "uno privacy")).response
    assert page is not None
    await guests.press(guests.anna, page, Verb.PRIVACY, DELETE)
    await guests.press(guests.anna, page, Verb.PRIVACY, SURE)
    guests.skip(60)
    await guests.command(guests.anna, "uno help")
    await guests.messages_cog._parts.tokens.save_all()
    found = await in_tables(workshop.database, Sought((int(guests.anna.id),), ()))
    assert found == ["interaction_tokens.user_id"]


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
