"""Moving a SQLite database to PostgreSQL: all of it, in any number of attempts."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.engine import Mode, Pending, Turn
from bot.errors import OperatorError, TransientError
from bot.store import copied_table, move, revisions, unfinished_move
from bot.store.condition import Condition, examine
from bot.store.copied_table import CopiedTable
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.store.move import NOT_COPIED, AlreadyMovedError, Beginning, DatabaseMove
from bot.store.schema import metadata
from bot.store.session_ledger import SessionLedger
from bot.store.sqlite_snapshot import snapshot_of
from bot.tables.playing import play
from tests.store.whole_database import (
    address,
    execute,
    make_whole_database,
    rows_at,
    shown_anew,
)
from tests.tables.world import START, World, accepted, harmless
from tests.updates.recorded_database import later_version

pytestmark = pytest.mark.postgres

_LOT = 7

Report = Callable[[int, int], None]


class EndedError(Exception):
    """Ends a move in the middle, as Ctrl-C does."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("played") / "played.sqlite3"
    make_whole_database(file)
    return file


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "old.sqlite3"))


@pytest.fixture
def url(postgres_server: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty database, to which rows are copied in small lots."""
    monkeypatch.setattr(copied_table, "_ROWS_A_LOT", _LOT)
    return postgres_server


def nothing(_done: int, _total: int) -> None:
    pass


def end_after(lots: int, done: list[int]) -> Report:
    """Return a report that ends the move after so many lots, and adds what is done to `done`."""

    def report(now: int, _total: int) -> None:
        done.append(now)
        if len(done) > lots:
            raise EndedError

    return report


@asynccontextmanager
async def begun_move(url: str, file: Path) -> AsyncGenerator[DatabaseMove]:
    with snapshot_of(file) as source:
        content = await source.digest(nothing)
        async with move.begin(source, content, url) as begun:
            yield begun


async def move_to(
    url: str, file: Path, copying: Report = nothing, comparing: Report = nothing
) -> Beginning:
    async with begun_move(url, file) as begun:
        await begun.copy(copying)
        await begun.compare(comparing)
        await begun.finish()
        return begun.beginning


async def test_everything_is_moved_once(url: str, file: Path) -> None:
    before = await rows_at(address(file))
    assert all(before.values())
    assert await move_to(url, file) is Beginning.NEW
    assert await rows_at(url) == shown_anew(before)
    assert (await examine(url)).condition is Condition.NEWEST
    await execute(url, "DELETE FROM achievements")
    with pytest.raises(AlreadyMovedError):
        await move_to(url, file)
    assert await rows_at(url) == shown_anew(before) | {"achievements": []}


async def test_a_move_that_is_ended_again_and_again_goes_on(url: str, file: Path) -> None:
    parts = [len(lot) for lot in lots(file)]
    copied = 0
    for more in (0, 1, 5, 20):
        done: list[int] = []
        with pytest.raises(EndedError):
            await move_to(url, file, copying=end_after(more, done))
        assert done[0] == sum(parts[:copied])
        copied += more
    await lose_connection_of_a_move(url, file)
    with pytest.raises(EndedError):
        await move_to(url, file, comparing=end_after(3, []))
    done.clear()
    beginning = await move_to(url, file, copying=lambda now, _all: done.append(now))
    assert (beginning, done) == (Beginning.CONTINUED, [sum(parts)])
    assert await rows_at(url) == shown_anew(await rows_at(address(file)))


def lots(file: Path) -> list[list[tuple[Any, ...]]]:
    """Return all rows in the order in which they are copied."""
    tables = [CopiedTable(table) for table in metadata.sorted_tables if table not in NOT_COPIED]
    with snapshot_of(file) as source:
        return [lot for table in tables for lot in table.rows(source)]


async def lose_connection_of_a_move(url: str, file: Path) -> None:
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def move_and_lose() -> None:
        async with begun_move(url, file) as begun:
            await execute(url, f"{others} AND datname = current_database()")
            await begun.copy(nothing)

    with pytest.raises(TransientError, match="the same command goes on"):
        await move_and_lose()


async def test_an_unfinished_move_is_for_nobody_else(
    url: str, file: Path, empty_database: Path, tmp_path: Path
) -> None:
    with pytest.raises(EndedError):
        await move_to(url, file, copying=end_after(10, []))
    found = await examine(url)
    assert found.condition is Condition.MOVING
    with pytest.raises(OperatorError, match="give the same command again"):
        found.require_newest()
    with pytest.raises(TransientError, match="is being filled by `contra-uno db move`"):
        await upgrade_async(url)
    other = Path(shutil.copy(empty_database, tmp_path / "other.sqlite3"))
    with pytest.raises(OperatorError, match=r"Another database .*old\.sqlite3"):
        await move_to(url, other)
    assert await move_to(url, file) is Beginning.CONTINUED


async def test_a_file_that_has_changed_is_moved_anew(url: str, file: Path) -> None:
    with pytest.raises(EndedError):
        await move_to(url, file, copying=end_after(20, []))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE achievements SET number = 5")
        connection.execute("DELETE FROM acquaintances")
        connection.commit()
        # The change is in the log of writes alone.
        assert await move_to(url, file) is Beginning.ANEW
    assert await rows_at(url) == shown_anew(await rows_at(address(file)))


async def test_a_move_that_an_older_version_has_begun_is_begun_anew(
    url: str, file: Path, tmp_path: Path
) -> None:
    older = revisions.newest_revision()
    with snapshot_of(file) as source:
        place = source.place
    await upgrade_async(url)
    await execute(url, f"TRUNCATE {', '.join(metadata.tables)}")
    database = Database(url)
    async with database.write() as connection:
        begun = unfinished_move.UnfinishedMove(place, "older content", older, "games", 1)
        await connection.run_sync(unfinished_move.begin, begun)
    await database.close()
    with later_version(tmp_path):
        await upgrade_async(address(file))
        assert await move_to(url, file) is Beginning.ANEW
        assert (await examine(url)).condition is Condition.NEWEST
    assert await rows_at(url) == shown_anew(await rows_at(address(file)))


@pytest.mark.parametrize("made", ["CREATE TABLE mine (a int)", "CREATE VIEW mine AS SELECT 1"])
async def test_a_database_that_is_not_empty_is_refused(url: str, file: Path, made: str) -> None:
    await execute(url, made)
    with pytest.raises(OperatorError, match="not empty: there is 'mine' in it"):
        await move_to(url, file)
    assert (await examine(url)).condition is Condition.FOREIGN


async def test_a_database_of_the_bot_is_refused(url: str, file: Path) -> None:
    await upgrade_async(url)
    with pytest.raises(OperatorError, match="not empty"):
        await move_to(url, file)
    assert (await examine(url)).condition is Condition.NEWEST


async def test_of_two_moves_at_once_one_is_refused(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move, "_PATIENCE", "10ms")
    async with begun_move(url, file):
        with pytest.raises(OperatorError, match="Another `db move`"):
            await move_to(url, file)


async def test_a_file_that_a_killed_bot_has_left_stays_as_it_was(
    url: str, file: Path, tmp_path: Path
) -> None:
    left = [tmp_path / f"left.sqlite3{suffix}" for suffix in ("", "-wal")]
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE achievements SET number = 5")
        connection.commit()
        # The change is in the log of writes alone.
        for written, copy in zip((file, tmp_path / "old.sqlite3-wal"), left, strict=True):
            shutil.copy(written, copy)
    before = [part.read_bytes() for part in left]
    await move_to(url, left[0])
    assert [part.read_bytes() for part in left] == before
    assert {row["number"] for row in (await rows_at(url))["achievements"]} == {5}


async def test_differences_are_found_and_the_next_move_begins_anew(url: str, file: Path) -> None:
    another = "INSERT INTO ratings VALUES (5, '', '', 0, 0, 0, 0)"
    changes = {
        "UPDATE seats SET name = 'X' WHERE user_id = 1": "row of seats with .* has another name",
        another: "ratings has 4 rows in it instead of 3",
        "DELETE FROM deletions": "row of deletions with digest 0001.* is missing there",
    }
    async with begun_move(url, file) as begun:
        await begun.copy(nothing)
        # Each change is in a table that is compared before those of the others.
        for change, told in changes.items():
            await execute(url, change)
            with pytest.raises(OperatorError, match=told):
                await begun.compare(nothing)
    assert (await examine(url)).condition is Condition.MOVING
    assert await move_to(url, file) is Beginning.ANEW
    assert await rows_at(url) == shown_anew(await rows_at(address(file)))


async def test_a_row_that_postgresql_does_not_take_is_named(url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        (game,) = connection.execute("SELECT max(game_id) FROM seats").fetchone()
        with_nul = (
            "UPDATE seats SET name = 'An' || char(0) || 'na' WHERE game_id = ? AND number = 1"
        )
        connection.execute(with_nul, (game,))
    with pytest.raises(OperatorError) as refused:
        await move_to(url, file)
    _, key, reason = str(refused.value).partition(f"row of seats with game_id {game}, number 1:")
    assert key
    assert "An" not in reason


async def test_games_of_all_modes_are_played_on(url: str, file: Path) -> None:
    await move_to(url, file)
    world = World(url)
    try:
        live = [row["id"] for row in (await rows_at(url))["games"] if row["status"] == "live"]
        assert set(live) <= set(await world.tables.messages.stale_games())
        modes = {await play_on(world, game_id) for game_id in live}
        assert set(Mode) <= modes
    finally:
        await world.close()


async def play_on(world: World, game_id: str) -> Mode | None:
    """Let somebody act; return the game's mode, None if the table waits for nobody."""
    phase = (state := await world.state(game_id)).phase
    if not isinstance(phase, Turn | Pending) or (await world.view(game_id)).clock.paused:
        return None
    person, view = await world.to_act(game_id)
    done = await world.tables.submit(
        game_id, person.user_id, play.act, harmless(view), view.game.version
    )
    assert accepted(done).game.version > view.game.version
    assert (await world.view(game_id)).game.version == accepted(done).game.version
    return state.rules.options.mode


async def test_new_rows_get_ids_of_their_own(url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE session_starts SET id = id - 9223372036854775800")
    await move_to(url, file)
    database = Database(url)
    try:
        assert await SessionLedger(database).take(1, START, START - timedelta(days=1), 9)
    finally:
        await database.close()
    assert [row["id"] for row in (await rows_at(url))["session_starts"]] == [6, 7, 8]
