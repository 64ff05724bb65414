"""PostgreSQL behind connections that are cut without a word: every wait ends, and play goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import make_url, text

from bot import database_address
from bot.engine import Draw
from bot.errors import NoAnswerError, NotWrittenError
from bot.store.database import CHANGES_NOTHING, Database
from bot.store.engines import options_in_use
from bot.store.shared_database import Announcements
from bot.store.transactions import Transaction
from bot.tables import Reason, Rejected, TableView
from bot.tables.playing import play
from tests.guard import GUARD
from tests.silence.conftest import QUICK, UNHURRIED
from tests.silence.silences import dropped
from tests.silence.silent_proxy import SilentProxy
from tests.silence.waiting import ends_without_answer, until_answered
from tests.tables.world import ANNA, BEN, World

pytestmark = pytest.mark.postgres


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = Database(url, UNHURRIED)
    yield database
    await _closed(database)


@pytest.fixture
async def hurried(url: str) -> AsyncIterator[Database]:
    database = Database(url, QUICK)
    yield database
    await _closed(database)


async def _closed(database: Database) -> None:
    async with asyncio.timeout(GUARD):
        await database.close()


async def _read(database: Database) -> int:
    async with database.read() as connection:
        return (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()


async def _write(database: Database) -> None:
    await database.transact(_nothing)


async def _nothing(_transaction: Transaction) -> None:
    """Do nothing: only the transaction's own statements are executed."""


async def test_dead_connections_are_replaced_and_nobody_notices(
    database: Database, proxy: SilentProxy, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    await _write(database)
    before = {await _read(database) for _ in range(3)}
    proxy.stop_forwarding()
    await asyncio.gather(_write(database), _read(database))
    assert await _read(database) not in before
    told = [record.message for record in caplog.records]
    assert told == ["the database does not answer", "the database answers again"]


async def test_if_one_is_dead_all_idle_ones_are_thrown_away(
    database: Database, proxy: SilentProxy
) -> None:
    await asyncio.gather(*(_read(database) for _ in range(4)), _write(database))
    old = list(proxy.open_connections)
    proxy.stop_forwarding("half")
    await asyncio.gather(*(_read(database) for _ in range(4)), _write(database))
    assert not any(connection.is_silent for connection in proxy.open_connections)
    assert len([one for one in old if one in proxy.open_connections]) <= 1


@pytest.mark.parametrize("is_begun", [False, True])
async def test_statements_and_transactions_end(
    hurried: Database, proxy: SilentProxy, is_begun: bool
) -> None:
    async with ends_without_answer(), hurried.read() as connection:
        if is_begun:
            await connection.execute(text("SELECT 1"))
        proxy.stop_forwarding()
        await connection.execute(text("SELECT 2"))
    assert await until_answered(lambda: _read(hurried))


async def test_while_nothing_answers_each_wait_ends_and_afterwards_all_is_well(
    hurried: Database, proxy: SilentProxy
) -> None:
    await until_answered(lambda: _write(hurried))
    proxy.stop_forwarding(new_ones_too=True)
    for work in (_read, _write, Database.check, Database.require_sessions, Database.tidy):
        async with ends_without_answer():
            await work(hurried)
    assert hurried.silence.lasts is not None
    asked = len(proxy.connections)
    for _ in range(20):
        async with ends_without_answer():
            await _read(hurried)
    assert len(proxy.connections) <= asked + 1  # of what asks for a sign of life
    proxy.forward_again()
    await until_answered(lambda: _read(hurried))
    assert hurried.silence.lasts is None


async def test_a_statement_that_the_server_gives_up_says_so(hurried: Database) -> None:
    async with ends_without_answer(), hurried.read() as connection:
        await connection.execute(text("SELECT pg_sleep(10)"))
    assert await until_answered(lambda: _read(hurried))


async def test_an_exhausted_pool_fills_again(hurried: Database) -> None:
    most, held = 15, asyncio.Semaphore(0)

    async def hold() -> None:
        async with hurried.read() as connection:
            held.release()
            await connection.execute(text("SELECT pg_sleep(300)"))

    holding = [asyncio.create_task(hold()) for _ in range(most)]
    async with asyncio.timeout(GUARD):
        await held.acquire()
    assert await until_answered(lambda: _read(hurried))
    ended = await asyncio.gather(*holding, return_exceptions=True)
    assert all(isinstance(each, NoAnswerError) for each in ended)


async def test_a_connection_that_listens_and_hears_nothing_is_replaced(
    database: Database, proxy: SilentProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.shared_database._TRY_AGAIN", 0)
    heard, listens, missed = asyncio.Event(), asyncio.Event(), asyncio.Event()

    def changed(_game_id: str, _guild_id: int | None) -> None:
        heard.set()

    def noted() -> None:
        (missed if listens.is_set() else listens).set()

    listening = asyncio.create_task(
        Announcements(database).listen(changed, noted, lambda _user_id: None)
    )
    try:
        async with asyncio.timeout(GUARD):
            await listens.wait()
            proxy.stop_forwarding(lambda connection: connection.has_sent("LISTEN"))
            await missed.wait()
            others = Announcements(database)
            while not heard.is_set():
                await database.transact(lambda each: others.tell(each, {"game": 1}))
                await asyncio.wait([asyncio.create_task(heard.wait())], timeout=0.05)
    finally:
        listening.cancel()
        await asyncio.wait([listening])


@pytest.mark.parametrize("is_carried_out", [True, False])
async def test_a_commit_without_an_answer_and_another_press_act_once(
    url: str, proxy: SilentProxy, is_carried_out: bool
) -> None:
    world = World(url, UNHURRIED)
    game_id = await world.game(ANNA, BEN, channel=7 if is_carried_out else 8)
    person, view = await world.to_act(game_id)
    world.limits = QUICK
    world.restart()
    await until_answered(lambda: world.view(game_id))  # so that only the press commits

    async def press() -> object:
        return await world.tables.submit(
            game_id, person.user_id, play.act, Draw(0), view.game.version
        )

    proxy.stop_forwarding_at("COMMIT", answers_only=is_carried_out)
    async with ends_without_answer():
        await press()
    outcome = await until_answered(press)
    if is_carried_out:
        assert isinstance(outcome, Rejected)
        assert outcome.reason is Reason.STALE
    else:
        assert isinstance(outcome, TableView)
    assert (await world.view(game_id)).game.version == view.game.version + 1
    await world.close()


async def test_the_process_of_a_session_that_is_stopped(database: Database) -> None:
    stopped = await _read(database)
    os.kill(stopped, signal.SIGSTOP)
    try:
        assert await _read(database) != stopped
    finally:
        os.kill(stopped, signal.SIGCONT)


async def test_a_lock_that_another_process_holds_is_waited_for(
    database: Database, url: str
) -> None:
    other, order = Database(url, UNHURRIED), list[str]()

    async def second() -> None:
        async with other.alone((1, 2)):
            order.append("second")

    async with database.alone((1, 2)):
        waiting = asyncio.create_task(second())
        await asyncio.wait([waiting], timeout=3 * QUICK.lock)
        order.append("first")
    await waiting
    assert order == ["first", "second"]
    await other.close()


async def test_closing_does_not_wait_for_what_is_silent(
    url: str, proxy: SilentProxy, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(url, UNHURRIED)
    await asyncio.gather(*(_read(database) for _ in range(4)), _write(database))
    caplog.clear()  # a busy machine may have been slow to connect
    proxy.stop_forwarding(new_ones_too=True)
    async with asyncio.timeout(GUARD):
        await database.close()
        await proxy.until(lambda: not proxy.open_connections)
    assert caplog.text == ""


async def test_doctor_names_what_is_set_on_the_connection(
    url: str, migrated_postgresql: str
) -> None:
    asked = await options_in_use(database_address.read(f"{url}?keepalives_idle=7"))
    assert (asked["keepalives"], asked["keepalives_idle"]) == (1, 7)
    assert await options_in_use(migrated_postgresql) == {}


async def _refuse_writes(database: Database) -> None:
    """Let all connections that the pool has refuse writes, as those to a standby do."""
    async with database.read() as one, database.read() as another:
        for connection in (one, another):
            await connection.exec_driver_sql("SET default_transaction_read_only = on")


async def _is_read_only(database: Database) -> bool:
    async with database.read() as connection:
        found = await connection.exec_driver_sql("SHOW default_transaction_read_only")
        return found.scalar_one() == "on"


async def test_connections_that_refuse_to_write_are_all_replaced(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    await _refuse_writes(database)
    assert await _is_read_only(database)
    is_over = asyncio.Event()
    database.silence.on_over.append(is_over.set)
    async with database.read():  # in use while another one is refused, and given back after it
        with pytest.raises(NotWrittenError):
            await _change(database)
        async with asyncio.timeout(GUARD):
            await is_over.wait()
    assert not any(await asyncio.gather(*(_is_read_only(database) for _ in range(3))))
    await _change(database)
    told = [record.message for record in caplog.records]
    assert told == ["the database does not answer", "the database answers again"]


async def test_a_connection_that_listens_to_a_former_primary_is_replaced(
    database: Database,
) -> None:
    """It still answers, but the other processes speak to the new primary."""
    gone = asyncio.Event()
    async with database.listening("games", lambda *_told: None, gone):
        await _refuse_writes(database)
        with pytest.raises(NotWrittenError):
            await _change(database)
        async with asyncio.timeout(GUARD):
            await gone.wait()


async def test_a_server_that_refuses_to_write_is_silent_until_it_takes_a_write(
    hurried: Database, migrated_postgresql: str
) -> None:
    name = make_url(migrated_postgresql).database
    operator = Database(migrated_postgresql)
    try:
        await _refuse_writes(hurried)
        await _say(operator, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        with pytest.raises(NotWrittenError):
            await _change(hurried)
        async with ends_without_answer():
            while True:
                await _read(hurried)
        assert hurried.silence.lasts is not None
        await _say(operator, f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await until_answered(lambda: _change(hurried))
        assert hurried.silence.lasts is None
    finally:
        await _closed(operator)


async def test_a_database_that_has_been_dropped_is_not_waited_for(
    hurried: Database, migrated_postgresql: str
) -> None:
    await _read(hurried)
    async with dropped(migrated_postgresql), asyncio.timeout(GUARD):
        async with ends_without_answer():
            while True:
                await _read(hurried)
        await hurried.silence.is_final.wait()
    assert "has been dropped" in str(hurried.silence.final_fault)
    async with ends_without_answer():
        await _read(hurried)


async def test_servers_without_a_primary_are_silent(migrated_postgresql: str) -> None:
    """After a failover all of them may be standbys for a moment."""
    database = Database(f"{migrated_postgresql}&target_session_attrs=standby", QUICK)
    async with ends_without_answer():
        await _read(database)
    assert database.silence.lasts is not None
    await _closed(database)


async def _change(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(CHANGES_NOTHING)


async def _say(database: Database, statement: str) -> None:
    async with database.write() as connection:
        await connection.exec_driver_sql(statement)
