"""Two processes at the same tables, each with its own copy of them in memory."""

from __future__ import annotations

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import Call, Say
from bot.tables import SeatAction, TableView, repository
from bot.tables.loading import load
from bot.tables.table import Stored
from tests.positions import BEN_OWES_UNO, position
from tests.tables.world import ANNA, BEN, PEOPLE, World, accepted, harmless


async def act_elsewhere(world: World, game_id: str) -> None:
    """Another process carries out an action."""
    here = world.tables
    world.restart()
    person, view = await world.to_act(game_id)
    done = await world.tables.submit(game_id, person.user_id, harmless(view), view.version)
    accepted(done)
    world.tables = here


async def test_a_table_that_is_changed_while_it_is_read_is_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN)
    before = await world.view(game_id)
    world.tables.repository.forget(game_id)
    reads = 0

    async def overtaken(connection: AsyncConnection, game_id: str) -> Stored | None:
        nonlocal reads
        reads += 1
        found = await load(connection, game_id)
        if reads == 1:
            await act_elsewhere_unwatched(game_id)
        return found

    async def act_elsewhere_unwatched(game_id: str) -> None:
        with monkeypatch.context() as original:
            original.setattr(repository, "load", load)
            await act_elsewhere(world, game_id)
        # As if the other process were heard of now.
        world.tables.repository.forget(game_id)

    monkeypatch.setattr(repository, "load", overtaken)
    assert (await world.view(game_id)).version == before.version + 1
    assert reads == 2


async def test_a_table_that_is_changed_while_it_is_written_is_not_kept(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN)
    first = world.tables.repository
    person, view = await world.to_act(game_id)
    commit = repository.Journal.commit

    async def overtaken(journal: repository.Journal, change: repository.Change) -> None:
        await commit(journal, change)
        first.forget(game_id)

    monkeypatch.setattr(repository.Journal, "commit", overtaken)
    before = first.in_memory
    done = await world.tables.submit(game_id, person.user_id, harmless(view), view.version)
    accepted(done)
    assert first.in_memory == before - 1


async def test_what_is_wanted_is_found_on_the_table_as_another_process_has_left_it(
    world: World,
) -> None:
    game_id = await world.game(*PEOPLE, at=position(BEN_OWES_UNO))
    here = world.tables
    before = (await world.view(game_id)).version
    world.restart()
    accepted(await world.tables.submit(game_id, BEN.user_id, Say(0, Call.UNO), None))
    person, _ = await world.to_act(game_id)
    seen: list[int] = []

    def meaning(view: TableView) -> SeatAction:
        seen.append(view.version)
        return harmless(view)

    accepted(await here.submit(game_id, person.user_id, meaning, before))
    assert seen == [before, before + 1]
