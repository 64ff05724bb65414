"""A database of an earlier commit in the middle of games: every game goes on."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import ColumnElement, delete, func, select

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
from bot.tables.playing import absence, play, recess
from bot.tables.privacy import Erasure
from bot.tables.scheduling.grace import GRACE
from bot.tables.seating.evening_table import DEALT_AFTER
from bot.tables.tallying.recount import recount
from bot.views.table_values import Status
from bot.views.visibility import Viewer
from tests.sqlite_in_place import sqlite_in_place
from tests.tables.world import ANNA, BEN, GUILD, PEOPLE, World, accepted

from .record import EVENING, HALF_FORGOTTEN, WEEKLY
from .recorded_database import RECORDED, RELEASED, make_recorded_database

ACTIONS = 60
_NEWEST = select(func.max(schema.games.c.updated_at))


@pytest.fixture(scope="module", params=[RECORDED, RELEASED], ids=lambda file: file.name)
def migrated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded database, migrated to the newest schema."""
    file = tmp_path_factory.mktemp("recorded") / "migrated.sqlite3"
    make_recorded_database(file, recording=request.param)
    migrate.upgrade(f"sqlite+aiosqlite:///{file}")
    return file


def only(recording: Path) -> pytest.MarkDecorator:
    """Let a test have this recording alone."""
    return pytest.mark.parametrize(
        "migrated", [recording], ids=[recording.name], indirect=True, scope="module"
    )


@pytest.fixture
async def world(migrated: Path, tmp_path: Path) -> AsyncIterator[World]:
    """Today's tables on a copy of a recorded database, at the time of its recording."""
    with sqlite_in_place():
        world = World(f"sqlite+aiosqlite:///{shutil.copy(migrated, tmp_path / 'copy.sqlite3')}")
        async with world.database.read() as connection:
            newest = (
                await connection.execute(select(func.max(schema.games.c.updated_at)))
            ).scalar_one()
        world.clock.pass_by(newest - world.clock.now())
        yield world
        await world.close()


async def games_that_are(world: World, status: Status, *more: ColumnElement[bool]) -> list[str]:
    query = select(schema.games.c.id).where(schema.games.c.status == status, *more)
    async with world.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def test_every_live_game_is_played_on(world: World) -> None:
    chance = random.Random(1)
    live = await games_that_are(world, Status.LIVE)
    assert len(live) > 5
    for game_id in live:
        before = (await world.view(game_id)).game.version
        await world.tables.submit(game_id, ANNA.user_id, recess.go_on)
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


@only(RECORDED)
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


@only(RECORDED)
async def test_a_roulette_goes_on_from_its_position(world: World) -> None:
    live = [(game_id, await world.state(game_id)) for game_id in await _live(world)]
    (game_id, before) = next((g, s) for g, s in live if isinstance(s.phase, ColourChoice))
    person, view = await world.to_act(game_id)
    named = NameColour(1, 2)
    accepted(await world.tables.submit(game_id, person.user_id, play.act, named, view.game.version))
    after = await world.state(game_id)
    assert after.colour == 2
    assert len(after.hands[1]) > len(before.hands[1])


@only(RECORDED)
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


@only(RECORDED)
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
    async with world.database.write() as connection:
        await connection.execute(delete(schema.removals))  # it would refuse a recount
    counted = await _counted(world)
    assert sum(rounds for rounds, _, _ in counted.values()) >= 10
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


@only(RECORDED)
async def test_the_deal_of_a_won_match_is_still_proven_by_its_words(world: World) -> None:
    """Its seed follows from the words that two players gave in its lobby."""
    viewer = Viewer(ANNA.user_id, GUILD)
    rounds = [await world.tables.rounds.verified(GUILD, back, viewer) for back in range(3)]
    found = [each.found for each in rounds if each is not None and each.found is not None]
    assert [each.verdict for each in found if each.origin] == [OriginVerdict.PROVEN]


def test_the_recording_of_1_0_has_rows_in_every_table() -> None:
    """It is never recorded again once 1.0 is released: operators have such databases."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(RELEASED.read_text())
        made = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {name: connection.execute(f'SELECT * FROM "{name}"').fetchone() for (name,) in made}
    assert [name for name, row in rows.items() if row is None] == []
    assert RELEASED.stat().st_size < 200_000


@only(RELEASED)
async def test_an_evening_goes_on_with_its_next_match(world: World) -> None:
    (evening,) = await games_that_are(world, Status.OVER, schema.games.c.channel_id == EVENING)
    accepted(await world.tables.evenings.next_match(evening, BEN))
    await world.wait(DEALT_AFTER)
    following = await world.tables.games.in_channel(EVENING)
    assert following is not None
    view = await world.view(following)
    assert view.game.status is Status.LIVE
    assert {seat.name for seat in view.seats} == {"Anna", "Ben", "Cara"}


@only(RELEASED)
async def test_a_week_goes_on_with_those_who_are_in(world: World) -> None:
    row = await world.tables.weeklies.find(WEEKLY)
    assert row is not None
    world.clock.pass_by(row.weekly.next_at - world.clock.now())
    await world.tables.weeklies.meet_due()
    opened = await world.tables.games.in_channel(WEEKLY)
    assert opened is not None
    assert {seat.name for seat in (await world.view(opened)).seats} == {"Emil", "Fay"}


@only(RELEASED)
async def test_a_break_goes_on_and_ends(world: World) -> None:
    (rests,) = await games_that_are(world, Status.LIVE, schema.games.c.recess.is_not(None))
    assert (await world.view(rests)).game.recess is not None
    assert (await world.submit(rests, ANNA, recess.go_on)).game.recess is None


@only(RELEASED)
async def test_people_get_their_data_and_are_forgotten(world: World) -> None:
    """Also somebody whose deletion was killed in the middle."""
    privacy = world.tables.privacy
    written = json.loads(await privacy.export(ANNA.user_id))
    assert {"seats", "people", "round_results", "ratings"} <= written["kept"].keys()
    await privacy.erasures.finish_all()
    for game_id in await games_that_are(world, Status.LIVE) + await games_that_are(
        world, Status.LOBBY
    ):
        await world.stop(game_id)
    for person in PEOPLE:
        assert isinstance(await privacy.forget(person.user_id), Erasure)
    for user_id in (*(person.user_id for person in PEOPLE), HALF_FORGOTTEN.user_id):
        assert (await privacy.kept_of(user_id)).counts == {}
