"""Databases of earlier releases in the middle of games: every game goes on.

`schema_NNNN.sql` is the dump of one, named by its last migration. It contains the modes of its time
and many phases: lobby, draft, pending draws, a gesture that is due, a hand of a player with closed
direct messages, a finished round, a stopped match; in 0021 also No Mercy with a roulette, a pending
ten and a player knocked out, a blitz match and an elimination match.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.engine import (
    ColourChoice,
    MatchOver,
    Mode,
    NameColour,
    Pending,
    Presence,
    RoundOver,
    State,
    Take,
    Turn,
    hand_value,
)
from bot.store import migrate, schema, shown_sums
from bot.store.rows import MessageKind
from bot.store.sum_rows import EVERY_GAME, EVERYWHERE
from bot.tables import Rejected
from bot.tables.scheduling.grace import GRACE
from bot.tables.tallying.recount import recount
from bot.views.table_values import DeadlineKind, Status
from tests.sqlite_in_place import sqlite_in_place
from tests.tables.world import ANNA, BEN, CARA, DINA, PEOPLE, STRANGER, World, accepted

HERE = Path(__file__).parent
ACTIONS = 60
REMATCH_ENDS = DeadlineKind.REMATCH_ENDS
RECORDED = sorted(HERE.glob("schema_*.sql"))
NO_MERCY = HERE / "schema_0021.sql"


@pytest.fixture(scope="module", params=RECORDED, ids=lambda file: file.stem)
def migrated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded database, migrated to the newest schema."""
    return _migrate(request.param, tmp_path_factory)


@pytest.fixture(scope="module")
def migrated_no_mercy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _migrate(NO_MERCY, tmp_path_factory)


def _migrate(dump: Path, folders: pytest.TempPathFactory) -> Path:
    file = folders.mktemp(dump.stem) / "migrated.sqlite3"
    with closing(sqlite3.connect(file)) as recorded:
        recorded.executescript(dump.read_text())
    migrate.upgrade(f"sqlite+aiosqlite:///{file}")
    return file


@pytest.fixture
async def world(migrated: Path, tmp_path: Path) -> AsyncIterator[World]:
    async with _tables_on(migrated, tmp_path) as world:
        yield world


@asynccontextmanager
async def _tables_on(migrated: Path, folder: Path) -> AsyncIterator[World]:
    """Yield today's tables on a copy of a database."""
    with sqlite_in_place():
        world = World(f"sqlite+aiosqlite:///{shutil.copy(migrated, folder / 'recorded.sqlite3')}")
        yield world
        await world.close()


async def games_that_are(world: World, status: Status) -> list[str]:
    query = select(schema.games.c.id).where(schema.games.c.status == status)
    async with world.database.read() as connection:
        return list((await connection.execute(query)).scalars())


async def test_every_live_game_is_played_on(world: World) -> None:
    chance = random.Random(1)
    live = await games_that_are(world, Status.LIVE)
    assert len(live) == 8
    for game_id in live:
        before = (await world.view(game_id)).version
        for _ in range(ACTIONS):
            if not await _anybody_does_something(world, game_id, chance):
                await world.wait(timedelta(minutes=1))
        after = await world.view(game_id)
        assert after.version > before + 5 or after.status is Status.OVER


async def _anybody_does_something(world: World, game_id: str, chance: random.Random) -> bool:
    for person in chance.sample(PEOPLE, len(PEOPLE)):
        view = await world.view(game_id, person)
        if view.paused and view.me is not None:
            await world.tables.moves.come_back(game_id, person.user_id)
            return True
        if view.legal:
            action = chance.choice(view.legal)
            done = await world.tables.moves.submit(game_id, person.user_id, action, view.version)
            assert not isinstance(done, Rejected), (action, done)
            return True
    return False


@pytest.fixture
async def world_of_no_mercy(migrated_no_mercy: Path, tmp_path: Path) -> AsyncIterator[World]:
    async with _tables_on(migrated_no_mercy, tmp_path) as world:
        yield world


async def test_a_no_mercy_match_goes_on_from_its_position(world_of_no_mercy: World) -> None:
    world = world_of_no_mercy
    live = [(game_id, await world.state(game_id)) for game_id in await _live(world)]
    (game_id, before) = next((g, s) for g, s in live if s.knocked)
    assert before.rules.options.mode is Mode.MERCY
    assert isinstance(before.phase, Pending)
    assert (before.phase.draw.amount, len(before.aside), before.phase.seat) == (10, 25, 3)
    person, view = await world.to_act(game_id)
    accepted(await world.tables.moves.submit(game_id, person.user_id, Take(3), view.version))
    after = await world.state(game_id)
    assert len(after.hands[3]) == len(before.hands[3]) + 10
    assert after.phase == Turn(0)
    assert after.knocked == before.knocked


async def test_a_roulette_goes_on_from_its_position(world_of_no_mercy: World) -> None:
    world = world_of_no_mercy
    live = [(game_id, await world.state(game_id)) for game_id in await _live(world)]
    (game_id, before) = next((g, s) for g, s in live if isinstance(s.phase, ColourChoice))
    person, view = await world.to_act(game_id)
    named = NameColour(1, 2)
    accepted(await world.tables.moves.submit(game_id, person.user_id, named, view.version))
    after = await world.state(game_id)
    assert after.colour == 2
    assert len(after.hands[1]) > len(before.hands[1])


async def test_an_eliminated_player_stays_eliminated(world_of_no_mercy: World) -> None:
    world = world_of_no_mercy
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
    host = (await world.view(lobby)).host_id
    started = await world.tables.lobbies.start(lobby, host)
    assert not isinstance(started, Rejected)
    assert started.status is Status.LIVE


async def test_deadlines_are_still_met(world: World) -> None:
    versions = {
        game_id: (await world.view(game_id)).version
        for game_id in await games_that_are(world, Status.LIVE)
    }
    assert await world.wait(timedelta(days=1)) >= len(versions)
    # People get a grace period first, as they could not act while the bot did not run.
    await world.wait(GRACE)
    for game_id, version in versions.items():
        assert (await world.view(game_id)).version > version


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
    (over,) = await games_that_are(world, Status.OVER)
    stored = await world.tables.repository.find(over)
    assert stored is not None
    offered = {MessageKind.BOARD for due in stored.game.deadlines if due.kind is REMATCH_ENDS}
    stale = {message.kind for message in await world.tables.messages.stale(over)}
    world.clock.pass_by(timedelta(days=1))
    await world.tables.scheduler.meet_due()
    now = {message.kind for message in await world.tables.messages.stale(over)}
    assert now == stale | offered


async def _live_game(world: World, mode: Mode) -> tuple[str, State]:
    """Return a match of this mode in its first round, with three people or more, all present."""
    for game_id in await _live(world):
        state = await world.state(game_id)
        people = [seat for seat in (await world.view(game_id)).seats if not seat.is_computer]
        everybody = len(people) > 2 and set(state.presence) == {Presence.HERE}
        if everybody and state.rules.options.mode is mode and isinstance(state.phase, Turn):
            return game_id, state
    raise AssertionError(f"no {mode} is recorded")


async def _end_round(world: World, game_id: str) -> State:
    chance = random.Random(4)
    for _ in range(2000):
        state = await world.state(game_id)
        if isinstance(state.phase, RoundOver | MatchOver):
            return state
        if not await _anybody_does_something(world, game_id, chance):
            await world.wait(timedelta(seconds=5))
    raise AssertionError("the round does not end")


async def test_leaving_and_joining_an_old_match_follow_the_new_rules(world: World) -> None:
    """L1a, L2: the leaver's hand counts, and newcomers begin with the highest score."""
    game_id, before = await _live_game(world, Mode.FLIP)
    assert before.rules.scoring.penalty
    held = hand_value(before, 2)
    assert held > 0
    accepted(await world.tables.seats.leave(game_id, CARA.user_id))
    over = await _end_round(world, game_id)
    assert isinstance(over.phase, RoundOver)
    assert over.scores[2] == before.scores[2] + held
    most = max(over.scores[seat] for seat in over.present)
    accepted(await world.tables.seats.join(game_id, STRANGER))
    accepted(await world.tables.seats.join(game_id, CARA))
    now = await world.state(game_id)
    kept = [score for seat, score in enumerate(over.scores) if seat != 2]
    assert [score for seat, score in enumerate(now.scores) if seat != 2] == [*kept, most]
    assert now.scores[2] == max(over.scores[2], most)
    await world.next_round(game_id, STRANGER)
    dealt = await world.state(game_id)
    assert (dealt.number, dealt.scores) == (2, now.scores)
    assert all(dealt.hands)


async def test_an_old_match_that_is_decided_between_rounds_is_won_once(world: World) -> None:
    """L3: the match counts as won, and rounds counted before are not counted again."""
    game_id, _ = await _live_game(world, await _four_in(world))
    over = await _end_round(world, game_id)
    assert isinstance(over.phase, RoundOver)
    rounds = await _counted(world)
    for person in (BEN, CARA, DINA):
        accepted(await world.tables.seats.leave(game_id, person.user_id))
    assert (await world.state(game_id)).phase == MatchOver(over.phase.winner, (0,))
    won = {user: (r, w, m + (user == ANNA.user_id)) for user, (r, w, m) in rounds.items()}
    assert await _counted(world) == won
    await recount(world.database, world.clock)
    world.restart()
    assert await _counted(world) == won


async def _four_in(world: World) -> Mode:
    """Return a mode of which the database has a match with all four people."""
    modes = {(await world.state(game_id)).rules.options.mode for game_id in await _live(world)}
    return Mode.MERCY if Mode.MERCY in modes else Mode.CLASSIC


async def _counted(world: World) -> dict[int, tuple[int, int, int]]:
    while await world.tables.tally.tally_some():
        pass
    query = select(shown_sums.standings).where(
        shown_sums.standings.c.home_id == EVERYWHERE,
        shown_sums.standings.c.period == "ever",
        shown_sums.standings.c.mode == EVERY_GAME,
    )
    async with world.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return {row.user_id: (row.rounds, row.wins, row.matches) for row in rows}
