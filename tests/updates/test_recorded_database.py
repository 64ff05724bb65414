"""A database of an earlier commit in the middle of games: every game goes on."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.engine import (
    ColourChoice,
    Mode,
    NameColour,
    OriginVerdict,
    Pending,
    Presence,
    RoundOver,
    Take,
    Turn,
)
from bot.store import migrate, schema, shown_sums
from bot.store.rows import MessageKind
from bot.store.sum_rows import EVERY_GAME
from bot.tables import Rejected
from bot.tables.playing import absence, play
from bot.tables.scheduling.grace import GRACE
from bot.tables.tallying.recount import recount
from bot.views.table_values import Status
from bot.views.visibility import Viewer
from tests.sqlite_in_place import sqlite_in_place
from tests.tables.world import ANNA, GUILD, PEOPLE, World, accepted

from .recorded_database import make_recorded_database

ACTIONS = 60


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The recorded database, migrated to the newest schema."""
    file = tmp_path_factory.mktemp("recorded") / "migrated.sqlite3"
    make_recorded_database(file)
    migrate.upgrade(f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture
async def world(migrated: Path, tmp_path: Path) -> AsyncIterator[World]:
    """Today's tables on a copy of the recorded database."""
    with sqlite_in_place():
        world = World(f"sqlite+aiosqlite:///{shutil.copy(migrated, tmp_path / 'copy.sqlite3')}")
        yield world
        await world.close()


async def games_that_are(world: World, status: Status) -> list[str]:
    query = select(schema.games.c.id).where(schema.games.c.status == status)
    async with world.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def test_every_live_game_is_played_on(world: World) -> None:
    chance = random.Random(1)
    live = await games_that_are(world, Status.LIVE)
    assert len(live) == 9
    for game_id in live:
        before = (await world.view(game_id)).game.version
        for _ in range(ACTIONS):
            if not await _anybody_does_something(world, game_id, chance):
                await world.wait(timedelta(minutes=1))
        after = await world.view(game_id)
        assert after.game.version > before + 5 or after.game.status is Status.OVER


async def _anybody_does_something(world: World, game_id: str, chance: random.Random) -> bool:
    for person in chance.sample(PEOPLE, len(PEOPLE)):
        view = await world.view(game_id, person)
        if view.clock.paused and view.me is not None:
            await world.tables.submit(game_id, person.user_id, absence.come_back)
            return True
        if view.legal:
            action = chance.choice(view.legal)
            done = await world.tables.submit(
                game_id, person.user_id, play.act, action, view.game.version
            )
            assert not isinstance(done, Rejected), (action, done)
            return True
    return False


async def test_a_no_mercy_match_goes_on_from_its_position(world: World) -> None:
    live = [(game_id, await world.state(game_id)) for game_id in await _live(world)]
    (game_id, before) = next((g, s) for g, s in live if s.knocked)
    assert before.rules.options.mode is Mode.MERCY
    assert isinstance(before.phase, Pending)
    assert (before.phase.draw.amount, len(before.aside), before.phase.seat) == (10, 25, 3)
    person, view = await world.to_act(game_id)
    accepted(
        await world.tables.submit(game_id, person.user_id, play.act, Take(3), view.game.version)
    )
    after = await world.state(game_id)
    assert len(after.hands[3]) == len(before.hands[3]) + 10
    assert after.phase == Turn(0)
    assert after.knocked == before.knocked


async def test_a_roulette_goes_on_from_its_position(world: World) -> None:
    live = [(game_id, await world.state(game_id)) for game_id in await _live(world)]
    (game_id, before) = next((g, s) for g, s in live if isinstance(s.phase, ColourChoice))
    person, view = await world.to_act(game_id)
    named = NameColour(1, 2)
    accepted(await world.tables.submit(game_id, person.user_id, play.act, named, view.game.version))
    after = await world.state(game_id)
    assert after.colour == 2
    assert len(after.hands[1]) > len(before.hands[1])


async def test_an_eliminated_player_stays_eliminated(world: World) -> None:
    live = [(game_id, await world.state(game_id)) for game_id in await _live(world)]
    (game_id, _) = next((g, s) for g, s in live if Presence.ELIMINATED in s.presence)
    await world.wait(timedelta(days=1))
    await world.wait(GRACE)
    after = await world.state(game_id)
    assert not isinstance(after.phase, RoundOver)
    assert after.hands[2] == b""
    assert after.presence[2] is Presence.ELIMINATED


async def _live(world: World) -> list[str]:
    return await games_that_are(world, Status.LIVE)


async def test_a_lobby_goes_on(world: World) -> None:
    (lobby,) = await games_that_are(world, Status.LOBBY)
    host = (await world.view(lobby)).game.host_id
    started = await world.tables.lobbies.start(lobby, host)
    assert not isinstance(started, Rejected)
    assert started.game.status is Status.LIVE


async def test_deadlines_are_still_met(world: World) -> None:
    versions = {
        game_id: (await world.view(game_id)).game.version
        for game_id in await games_that_are(world, Status.LIVE)
    }
    assert await world.wait(timedelta(days=1)) >= len(versions)
    # People get a grace period first, as they could not act while the bot did not run.
    await world.wait(GRACE)
    for game_id, version in versions.items():
        assert (await world.view(game_id)).game.version > version


async def test_existing_messages_are_kept_up_to_date(world: World) -> None:
    for game_id in await games_that_are(world, Status.LIVE):
        stored = await world.tables.repository.find(game_id)
        assert stored is not None
        shown = [m for m in stored.messages if m.kind is not MessageKind.LOBBY and not m.retired]
        posted = {m.message_id for m in shown if m.message_id is not None}
        world.clock.pass_by(timedelta(days=1))
        await world.tables.scheduler.meet_due()
        await _anybody_does_something(world, game_id, random.Random(2))
        stale = await world.tables.messages.stale(game_id)
        kept = {message.message_id for message in stale if not message.retired}
        # A hand that has to ring is posted anew, and the old one is deleted.
        anew = {message.seat for message in stale if message.rings and message.message_id is None}
        replaced = {m.message_id for m in stale if m.retired and m.seat in anew}
        assert posted <= kept | replaced


async def test_a_finished_game_needs_no_update(world: World) -> None:
    """Except that the offer of a rematch is removed from its board."""
    over = await games_that_are(world, Status.OVER)
    assert len(over) == 2
    stale = {game_id: await _stale_kinds(world, game_id) for game_id in over}
    world.clock.pass_by(timedelta(days=1))
    await world.tables.scheduler.meet_due()
    for game_id in over:
        assert await _stale_kinds(world, game_id) == stale[game_id] | {MessageKind.BOARD}


async def _stale_kinds(world: World, game_id: str) -> set[MessageKind]:
    return {message.kind for message in await world.tables.messages.stale(game_id)}


async def test_finished_rounds_count_the_same_when_they_are_counted_anew(world: World) -> None:
    counted = await _counted(world)
    assert sum(rounds for rounds, _, _ in counted.values()) == 10
    await recount(world.database, world.clock)
    assert await _counted(world) == counted


async def _counted(world: World) -> dict[int, tuple[int, int, int]]:
    query = select(shown_sums.standings).where(
        shown_sums.standings.c.home_id == GUILD,
        shown_sums.standings.c.period == "ever",
        shown_sums.standings.c.mode == EVERY_GAME,
    )
    async with world.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return {row.user_id: (row.rounds, row.wins, row.matches) for row in rows}


async def test_the_deal_of_a_won_match_is_still_proven_by_its_words(world: World) -> None:
    """Its seed follows from the words that two players gave in its lobby."""
    viewer = Viewer(ANNA.user_id, GUILD)
    rounds = [await world.tables.rounds.verified(GUILD, back, viewer) for back in range(3)]
    found = [each.found for each in rounds if each is not None and each.found is not None]
    assert [each.verdict for each in found if each.origin] == [OriginVerdict.PROVEN]
