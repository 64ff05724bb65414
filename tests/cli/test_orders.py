"""Orders of a command to the bot: beside one on SQLite, to two processes at PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack
from datetime import datetime, timedelta

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli._orders import carry_out
from bot.config import Settings
from bot.errors import OperatorError
from bot.store import schema
from bot.store.orders import Answer, Done, NoSuchGame, OverBefore, StopGame
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
    assert await orders_left(world) == 0


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
    assert await orders_left(world) == 0
    # Nobody carries it out later, when its command has said that it is not done.
    bot.hanging = []
    await bot.works()
    stops = world.database.is_shared  # the other process has done it
    world.tables.repository.forget(game_id)
    assert ((await world.view(game_id)).game.status is Status.OVER) is stops


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


async def test_an_order_that_fails_holds_up_no_other(
    world: World, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty = StopGame("faulty", WORDS)
    for tables in bot.processes:
        repository, change = tables.repository, tables.repository.change

        async def fails(game_id: str, operation: object, change: object = change) -> object:
            if game_id == "faulty":
                raise RuntimeError("a fault")
            return await change(game_id, operation)  # type: ignore[operator]

        monkeypatch.setattr(repository, "change", fails)

    async def meanwhile() -> None:
        await bot.works()
        there, _ = await order(world, StopGame("no-game", WORDS), bot.works)
        assert set(there) == {NoSuchGame()}

    with pytest.raises(OperatorError):
        await order(world, faulty, meanwhile, 30 * SECOND)


@pytest.mark.parametrize("migrated_database", ["sqlite"], indirect=True)
async def test_an_order_whose_command_was_killed_goes_after_a_day(world: World, bot: Bot) -> None:
    async def killed() -> None:
        raise SystemExit

    with pytest.MonkeyPatch.context() as kept:
        kept.setattr("bot.store.order_queries.withdraw", lambda *_: nothing_is_withdrawn())
        with pytest.raises(SystemExit):
            await order(world, StopGame("no-game", WORDS), killed)
    assert await orders_left(world) == 1
    for passes, left in ((ORDERS_KEPT, 1), (SECOND, 0)):
        world.clock.pass_by(passes)
        await world.tables.pruning.prune()
        assert await orders_left(world) == left


async def nothing_is_withdrawn() -> None:
    pass
