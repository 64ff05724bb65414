"""Orders of a command to the bot: beside one on SQLite, to two processes at PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli._orders import carry_out
from bot.config import Settings
from bot.errors import OperatorError
from bot.store import schema
from bot.store.order_queries import STANDS_FOR
from bot.store.orders import Answer, Done, ForgetPerson, NoSuchGame, OverBefore, StopGame
from bot.store.own_file import claimed
from bot.tables import Tables
from bot.tables.pruning import ORDERS_KEPT
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, SECOND, StillClock, World

WORDS = "Back at eight."


class WorkingClock(StillClock):
    """A clock that does something while somebody sleeps, as the bot would; it can be in a hurry."""

    def __init__(
        self, meanwhile: Callable[[], Awaitable[None]], hurry: timedelta = timedelta(0)
    ) -> None:
        super().__init__()
        self._meanwhile = meanwhile
        self._hurry = hurry
        self.slept = timedelta(0)

    async def sleep_until(self, when: datetime) -> None:
        await self._meanwhile()
        passes = max(when - self.now(), self._hurry)
        self.slept += passes
        self.pass_by(passes)


class Bot:
    """The processes of a bot at one database, each of which may answer or hang."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.processes = [world.tables]
        self.hanging: list[Tables] = []
        if world.database.is_shared:
            world.restart()
            self.processes.append(world.tables)
        self.stack = ExitStack()
        self.stack.enter_context(claimed(world.url))

    async def works(self) -> None:
        """Do what each process does within a second."""
        for tables in self.processes:
            if self.world.database.is_shared:
                await tables.presence.tell()
            if tables not in self.hanging:
                await tables.orders.look()

    async def stops(self) -> None:
        for tables in self.processes:
            if self.world.database.is_shared:
                await tables.presence.close()
        self.stack.close()


@pytest.fixture
async def world(migrated_database: str) -> AsyncIterator[World]:
    world = World(migrated_database)
    yield world
    await world.close()


@pytest.fixture
async def bot(world: World) -> AsyncIterator[Bot]:
    bot = Bot(world)
    await bot.works()
    yield bot
    bot.stack.close()


async def order(
    world: World,
    what: StopGame,
    meanwhile: Callable[[], Awaitable[None]],
    hurry: timedelta = timedelta(0),
) -> tuple[list[Answer], timedelta]:
    clock = WorkingClock(meanwhile, hurry)
    return await carry_out(Settings(database_url=world.url), what, clock=clock), clock.slept


async def nothing() -> None:
    raise AssertionError("nobody has to be waited for")


async def orders_left(world: World) -> int:
    async with world.database.read() as connection:
        found = await connection.execute(select(func.count()).select_from(schema.orders))
        return found.scalar_one()


async def test_every_process_carries_it_out_at_once(world: World, bot: Bot) -> None:
    game_id = await world.game(ANNA, BEN)
    answers, slept = await order(world, StopGame(game_id, WORDS), bot.works)
    assert answers.count(Done()) == 1
    assert len(answers) == len(bot.processes)
    assert slept < SECOND
    for tables in bot.processes:
        tables.repository.forget(game_id)  # as it would be told to
        view = await tables.games.view(game_id)
        assert view is not None
        assert (view.game.status, view.game.operator_words) == (Status.OVER, WORDS)
    again, _ = await order(world, StopGame(game_id, "other words"), bot.works)
    assert set(again) == {OverBefore()}
    assert (await world.view(game_id)).game.operator_words == WORDS


async def test_without_a_bot_the_command_does_it_itself(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    assert await order(world, StopGame(game_id, WORDS), nothing) == ([Done()], timedelta(0))
    world.restart()
    assert (await world.view(game_id)).game.operator_words == WORDS


async def test_a_bot_that_stops_meanwhile_is_not_waited_for(world: World, bot: Bot) -> None:
    answers, slept = await order(world, StopGame("no-game", WORDS), bot.stops)
    assert answers == [NoSuchGame()]
    assert slept < SECOND


async def test_a_process_that_does_not_answer_is_named_after_a_minute(
    world: World, bot: Bot
) -> None:
    game_id = await world.game(ANNA, BEN)
    bot.hanging = bot.processes[-1:]
    with pytest.raises(OperatorError) as refused:
        await order(world, StopGame(game_id, WORDS), bot.works, 20 * SECOND)
    name = bot.hanging[0].presence.name
    who = f"process {name} has" if world.database.is_shared else "The bot has"
    assert f"{who} not answered for a minute" in str(refused.value)
    world.clock.pass_by(STANDS_FOR)
    # Nobody carries it out later, when its command has said that it is not done.
    bot.hanging = []
    await bot.works()
    stops = world.database.is_shared  # the other process has done it
    world.tables.repository.forget(game_id)
    assert ((await world.view(game_id)).game.status is Status.OVER) is stops


@pytest.mark.postgres
@pytest.mark.parametrize("migrated_database", ["postgresql"], indirect=True)
async def test_a_process_that_hangs_is_not_waited_for_and_named(
    world: World, bot: Bot, capsys: pytest.CaptureFixture[str]
) -> None:
    hangs = bot.processes.pop().presence.name
    earlier = text("UPDATE processes SET seen_at = seen_at - interval '10 seconds'")
    async with world.database.write() as connection:
        await connection.execute(earlier)
    await bot.works()
    await order(world, StopGame("no-game", WORDS), bot.works)
    assert f"Not waited for, as it hangs or was killed: process {hangs}." in capsys.readouterr().err


async def test_what_an_order_is_about_is_there_before_it(world: World, bot: Bot) -> None:
    there: list[object] = []

    async def write(connection: AsyncConnection) -> None:
        values = {"user_id": 5, "choices": {}}
        await connection.execute(insert(schema.people).values(values))

    async def look() -> None:
        async with world.database.read() as connection:
            there.extend((await connection.execute(select(schema.people.c.user_id))).scalars())
            there.append(await orders_left(world))
        await bot.works()

    settings, clock = Settings(database_url=world.url), WorkingClock(look)
    await carry_out(settings, StopGame("no-game", WORDS), rows=write, clock=clock)
    assert there == [5, 1]


async def test_an_order_that_fails_says_so_and_holds_up_no_other(
    world: World, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tables in bot.processes:
        monkeypatch.setattr(tables.repository, "change", fails)
    async with world.database.write() as connection:  # one of a newer version, before it
        newer = {"order": b'{"type":"Newer"}', "asked_at": datetime.now(UTC)}
        await connection.execute(insert(schema.orders).values(newer))
    with pytest.raises(OperatorError, match="see the log of process"):
        await order(world, StopGame("faulty", WORDS), bot.works)
    monkeypatch.undo()
    there, _ = await order(world, StopGame("no-game", WORDS), bot.works)
    assert set(there) == {NoSuchGame()}


async def fails(*_given: object) -> None:
    raise RuntimeError("a fault")


@pytest.mark.parametrize("migrated_database", ["sqlite"], indirect=True)
async def test_orders_go_after_a_day_and_who_is_forgotten_at_once(world: World, bot: Bot) -> None:
    await carry_out(
        Settings(database_url=world.url), ForgetPerson(5), clock=WorkingClock(bot.works)
    )
    assert await orders_left(world) == 0
    await order(world, StopGame("no-game", WORDS), bot.works)
    for passes, left in ((ORDERS_KEPT, 1), (SECOND, 0)):
        world.clock.pass_by(passes)
        await world.tables.pruning.prune()
        assert await orders_left(world) == left
