"""The schema comes from the migrations, from nothing to the newest, and fits the code."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from bot.errors import OperatorError
from bot.setting_values import Choices
from bot.store import game_queries, migrate, revisions, setting_queries
from bot.store.condition import Condition
from bot.store.database import Database
from bot.store.limits import PATIENT, PLAY
from bot.store.schema import metadata


async def _in(url: str, question: object) -> object:
    database = Database(url)
    async with database.read() as connection:
        answer = await connection.run_sync(question)  # type: ignore[arg-type]
    await database.close()
    return answer


async def _upgraded_after(url: str, before: Callable[[Connection], None]) -> None:
    """Let `before` make an older database, and bring it up to date."""
    database = Database(url, PATIENT)
    async with database.write() as connection:
        await connection.run_sync(before)
    await database.close()
    await migrate.upgrade_async(url)


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def test_up_from_nothing(url: str) -> None:
    migrate.upgrade(url)
    assert asyncio.run(_in(url, _tables)) == {*metadata.tables, "alembic_version"}
    assert asyncio.run(_in(url, _revision)) == revisions.newest_revision()


async def test_the_migrations_make_what_the_code_expects(migrated_database: str) -> None:
    assert await _in(migrated_database, _differences) == []


async def test_a_second_time_changes_nothing(url: str) -> None:
    await migrate.upgrade_async(url)
    database = Database(url)
    async with database.write() as connection:
        await connection.execute(
            text(
                "INSERT INTO rounds (game_id, number, home_id, channel_id, mode, options,"
                " scoring, counted, seed, ended_at) VALUES "
                "('g', 1, 1, 2, 'classic', '[]', 'winner', 1, 'seed', '2026-01-02 03:04:05')"
            )
        )
    await database.close()
    await migrate.upgrade_async(url)
    assert await _in(url, lambda c: c.scalar(text("SELECT count(*) FROM rounds"))) == 1


@pytest.mark.lengthy
async def test_where_there_is_nothing_to_migrate_the_bot_starts_without_alembic(
    url: str,
) -> None:
    await migrate.upgrade_async(url)
    program = (
        "import sys; from bot.client.running import upgrade_async; import asyncio; "
        f"asyncio.run(upgrade_async({url!r})); sys.exit('alembic' in sys.modules)"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
    assert await process.wait() == 0


async def test_two_processes_may_migrate_at_once(url: str) -> None:
    await asyncio.gather(*(migrate.upgrade_async(url) for _ in range(3)))
    assert await _in(url, _revision) == revisions.newest_revision()


async def test_another_process_that_migrates_is_waited_for_longer_than_one_that_writes(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From nothing it takes two seconds, and ten times as long on a machine that is busy."""
    waits: list[int] = []

    def note(connection: Connection, _name: str) -> Condition:
        waits.append(connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one())
        return Condition.NEWEST

    monkeypatch.setattr(migrate, "_require_migratable", note)
    await migrate.upgrade_async(url)
    assert waits[0] >= 6 * PLAY.busy * 1000


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    await migrate.upgrade_async(f"sqlite+aiosqlite:///{tmp_path / 'a' / 'b' / 'c.sqlite3'}")
    assert (tmp_path / "a" / "b" / "c.sqlite3").is_file()


async def test_a_percent_sign_in_the_path_is_no_trouble(tmp_path: Path) -> None:
    await migrate.upgrade_async(f"sqlite+aiosqlite:///{tmp_path / '100%s' / 'c.sqlite3'}")
    assert (tmp_path / "100%s" / "c.sqlite3").is_file()


async def test_a_database_of_a_newer_bot_is_left_alone(url: str) -> None:
    await migrate.upgrade_async(url)
    database = Database(url)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(OperatorError, match="newer"):
        await migrate.upgrade_async(url)
    assert await _in(url, _revision) == "9999"


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database at all, " * 100)
    with pytest.raises(OperatorError, match=r"notes\.txt"):
        await migrate.upgrade_async(f"sqlite+aiosqlite:///{file}")
    assert file.read_text().startswith("no database")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OperatorError, match="Name another place"):
        await migrate.upgrade_async(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'c.sqlite3'}")


async def test_a_password_is_not_shown(unused_tcp_port: int) -> None:
    url = f"postgresql+asyncpg://anna:geheim@127.0.0.1:{unused_tcp_port}/uno"
    with pytest.raises(OperatorError) as raised:
        await migrate.upgrade_async(url)
    assert "geheim" not in str(raised.value)
    assert "127.0.0.1" in str(raised.value)


async def test_worldwide_ranks_are_taken_back_and_a_recount_is_announced(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """0031: person 1 has met five who have played ten rounds each, person 2 has met one."""

    def before(connection: Connection) -> None:
        command.upgrade(revisions.configuration(connection), "0027")
        connection.execute(
            text(
                "INSERT INTO rounds (game_id, number, guild_id, channel_id, mode, options,"
                " scoring, counted, seed, ended_at, tallied) VALUES "
                "('g', 1, 1, 2, 'classic', '[]', 'winner', 1, 'seed', '2026-01-02 03:04:05', 1)"
            )
        )
        standing = text(
            "INSERT INTO standings (user_id, guild_id, period, mode, name, rounds, wins, matches,"
            " points, catches, share) VALUES (:who, :guild, 'ever', '', 'x', 10, 0, 0, 0, 0, 0)"
        )
        met = text("INSERT INTO rivalries VALUES (:who, :rival, 10, 5, 5)")
        for who in (1, 2, 11, 12, 13, 14, 15):
            connection.execute(standing, [{"who": who, "guild": guild} for guild in (0, 7)])
        for who, rival in ((1, 11), (1, 12), (1, 13), (1, 14), (1, 15), (2, 11)):
            connection.execute(met, {"who": who, "rival": rival})

    await _upgraded_after(url, before)
    where = text("SELECT user_id, home_id FROM standings WHERE user_id < 3 ORDER BY 1, 2")
    kept = await _in(url, lambda c: [tuple(row) for row in c.execute(where)])
    assert kept == [(1, 0), (1, 7), (2, -1), (2, 7)]
    assert "contra-uno db recount" in caplog.text
    caplog.clear()
    await migrate.upgrade_async(url)
    assert caplog.text == ""


async def test_games_and_rounds_become_those_of_places(url: str) -> None:
    """0034: a what-if is played in the direct messages with the bot."""

    def before(connection: Connection) -> None:
        command.upgrade(revisions.configuration(connection), "0033")
        game = text(
            "INSERT INTO games (id, guild_id, channel_id, host_id, status, mode, options, version,"
            " created_at, updated_at, what_if) VALUES (:id, :guild, :channel, 1, 'live', 'classic',"
            " '[]', 1, '2026-01-02 03:04:05', '2026-01-02 03:04:05', :what_if)"
        )
        connection.execute(game, {"id": "g", "guild": 7, "channel": 70, "what_if": False})
        connection.execute(game, {"id": "w", "guild": 0, "channel": -5, "what_if": True})
        connection.execute(text("INSERT INTO seasons VALUES (7, 2, '2026-01-02 03:04:05', 1)"))

    await _upgraded_after(url, before)
    games = text("SELECT id, place_kind, home_id, channel_id FROM games ORDER BY id")
    kept = await _in(url, lambda c: [tuple(row) for row in c.execute(games)])
    assert kept == [("g", "server", 7, 70), ("w", "bot", -5, -5)]
    seasons = text("SELECT home_id, number FROM seasons")
    assert await _in(url, lambda c: [tuple(row) for row in c.execute(seasons)]) == [(7, 2)]


async def test_what_a_seat_did_not_know_and_a_vote_that_is_no_more(url: str) -> None:
    """0036: a person is known to have the app once they use a command there. 0037: nobody has been
    thrown out, and a vote on removing somebody in the middle of a round has failed (L1)."""
    votes = b'[{"kind":"stop","about":0,"ayes":[0]},{"kind":"removal","about":0,"ayes":[1]}]'

    def before(connection: Connection) -> None:
        command.upgrade(revisions.configuration(connection), "0035")
        connection.execute(
            text(
                "INSERT INTO games (id, home_id, channel_id, host_id, status, mode, options,"
                " version, created_at, updated_at, votes) VALUES ('g', 7, 70, 1, 'live',"
                " 'classic', '[]', 1, '2026-01-02 03:04:05', '2026-01-02 03:04:05', :votes)"
            ),
            {"votes": votes},
        )
        seat = text("INSERT INTO seats (game_id, number, name, user_id) VALUES ('g', 0, 'Anna', 1)")
        connection.execute(seat)

    await _upgraded_after(url, before)
    flags = text("SELECT has_app, thrown_out FROM seats")
    assert await _in(url, lambda c: [tuple(map(bool, row)) for row in c.execute(flags)]) == [
        (False, False)
    ]
    held = text("SELECT votes FROM games")
    assert await _in(url, lambda c: [json.loads(votes) for (votes,) in c.execute(held)]) == [
        [{"kind": "stop", "about": 0, "ayes": [0]}]
    ]


async def test_what_people_have_chosen_becomes_one_value(url: str) -> None:
    """0039: with a person, and at their seats, whose language stays theirs."""

    def before(connection: Connection) -> None:
        command.upgrade(revisions.configuration(connection), "0037")
        connection.execute(
            text(
                "INSERT INTO people (user_id, language, ring_after, cards_as_symbols,"
                " hand_in_channel, statistics_hidden) VALUES (1, 'de', NULL, false, true, true)"
            )
        )
        connection.execute(
            text(
                "INSERT INTO games (id, place_kind, home_id, channel_id, host_id, status, mode,"
                " options, version, created_at, updated_at) VALUES ('g', 'server', 7, 70, 1,"
                " 'live', 'classic', '[]', 1, '2026-01-02 03:04:05', '2026-01-02 03:04:05')"
            )
        )
        seat = text(
            "INSERT INTO seats (game_id, number, name, user_id, level, locale, ring_after,"
            " cards_as_symbols) VALUES ('g', :number, 'x', :who, :level, 'de', :ring, true)"
        )
        for number, who, level, ring in ((0, 1, None, 60), (1, None, "easy", None)):
            connection.execute(seat, {"number": number, "who": who, "level": level, "ring": ring})

    await _upgraded_after(url, before)
    database = Database(url)
    async with database.read() as connection:
        person = await setting_queries.person_settings(connection, 1)
        seats = await game_queries.seats_of(connection, "g")
    await database.close()
    assert person.choices == Choices("de", None, False, True, True)
    assert [seat.choices for seat in seats] == [Choices(ring_after=60), Choices(ring_after=None)]
    assert seats[0].locale == "de"
