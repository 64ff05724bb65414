"""People of one name are told apart, and a new name is shown with the next change."""

from __future__ import annotations

import json

from msgspec import structs
from sqlalchemy import select

from bot.engine import Play
from bot.i18n import Texts
from bot.place import BotDm, ServerChannel
from bot.render import board_page
from bot.render.private.choosing.people_page import people_page
from bot.store import schema
from bot.tables import Person
from bot.tables.playing import play
from bot.tables.seating import free_seats
from tests.positions import face, one_card_left, position
from tests.tables.forgetting import forget_at_once
from tests.tables.world import CARA, GUILD, World

HERE = ServerChannel(GUILD, 9)
ENGLISH = Texts.load(strict=True).get("en")
ONE = Person(1, "Alex", "de", account="alex.one")
OTHER = Person(2, "Alex", "de", account="alex_two")


async def _match(world: World, *people: Person) -> str:
    return await world.game(*people, at=position(one_card_left(len(people))))


async def _win(world: World, game_id: str, person: Person) -> None:
    action = Play(0, face("R5"))
    await world.act(game_id, person, action)


async def test_the_account_tells_them_apart_on_every_page(world: World) -> None:
    game_id = await _match(world, ONE, OTHER, CARA)
    view = await world.view(game_id)
    assert view.names == ("Alex \\(alex.one\\)", "Alex \\(alex\\_two\\)", "Cara")
    assert len(set(view.short_names)) == 3
    board = str(board_page(view, ENGLISH))
    assert "Alex \\\\(alex.one\\\\)" in board
    lobby = await world.view(await world.lobby(ONE, OTHER, channel=71), ONE)
    assert "label='Alex (alex_two)'" in str(people_page(lobby, ENGLISH))


async def test_a_round_keeps_the_names_that_were_shown(world: World) -> None:
    game_id = await _match(world, ONE, OTHER, CARA)
    await _win(world, game_id, ONE)
    (told,) = await world.tables.rounds.with_facts(game_id)
    names = [result.name for result in told.row.results]
    assert names == ["Alex (alex.one)", "Alex (alex_two)", "Cara"]


async def test_once_one_of_them_is_alone_the_name_is_plain_again(world: World) -> None:
    game_id = await world.lobby(ONE, OTHER)
    await world.submit(game_id, OTHER, play.leave)
    assert (await world.view(game_id)).names == ("Alex",)


async def test_a_new_name_is_shown_with_the_next_change(world: World) -> None:
    game_id = await _match(world, ONE, OTHER, CARA)
    renamed = structs.replace(ONE, name="Alexandra")
    world.tables.people_seen.note(renamed, HERE)
    version = (await world.view(game_id)).game.version
    refused = await world.tables.submit(game_id, ONE.user_id, play.next_round)
    assert (await world.view(game_id)).names[0] == "Alex \\(alex.one\\)", refused
    assert (await world.view(game_id)).game.version == version
    await _win(world, game_id, ONE)
    assert (await world.view(game_id)).names == ("Alexandra", "Alex", "Cara")
    world.restart()
    assert (await world.view(game_id)).names == ("Alexandra", "Alex", "Cara")


async def test_without_a_change_nothing_is_written(world: World) -> None:
    game_id = await _match(world, ONE, CARA)
    before = await world.tables.repository.find(game_id)
    world.tables.people_seen.note(structs.replace(ONE, name="Alexandra"), HERE)
    await world.submit(game_id, ONE, free_seats.keep_seat)
    assert await world.tables.repository.find(game_id) is before


async def test_a_direct_message_or_another_server_says_nothing_of_the_name(world: World) -> None:
    game_id = await _match(world, ONE, CARA)
    for place in (BotDm(9), ServerChannel(GUILD + 1, 9)):
        world.tables.people_seen.note(structs.replace(ONE, name="Elsewhere"), place)
    await _win(world, game_id, ONE)
    assert (await world.view(game_id)).names[0] == "Alex"


async def test_the_account_is_exported_and_deleted_with_the_person(world: World) -> None:
    await _match(world, ONE, CARA)
    world.tables.people_seen.note(ONE, HERE)
    kept = json.loads(await world.tables.privacy.export(ONE.user_id))["kept"]
    assert kept["seats"][0]["account"] == "alex.one"
    await forget_at_once(world, ONE)
    async with world.database.read() as connection:
        seats = (await connection.execute(select(schema.seats))).all()
    assert [seat.account for seat in seats] == [None, None]
