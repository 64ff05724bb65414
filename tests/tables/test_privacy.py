"""A person's data is counted, exported, and deleted without leaving a trace."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import struct
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.cli import main
from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.setting_values import Choices, PersonSettings, ServerSettings
from bot.store import migrate, schema
from bot.store.backup import back_up
from bot.store.privacy import deletion_list, personal_data
from bot.store.privacy.personal_data import DataKind
from bot.tables import Person
from bot.tables.privacy import Erasure, ErasureRefusal
from bot.tables.pruning import SETTINGS_KEPT
from bot.tables.seating import free_seats
from bot.tables.tallying.recount import recount
from bot.views.table_values import SOMEBODY
from tests.guard import GUARD
from tests.tables import world as worlds
from tests.tables.world import CHANNEL, GUILD, World, accepted, ever

DORA = Person(730_000_000_000_000_019, "Dora von Nebenan", "de")
EMIL = Person(730_000_000_000_000_021, "Emil", "en")
FAY = Person(730_000_000_000_000_023, "Fay", "en")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}")
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def world(
    file: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    monkeypatch.setattr(worlds, "PEOPLE", (DORA, EMIL, FAY))
    shutil.copy(empty_database, file)
    world = World(f"sqlite+aiosqlite:///{file}")
    yield world
    await world.close()


async def a_whole_match(world: World) -> str:
    """Play a match of one round, and tally it."""
    rules = build_options(Mode.CLASSIC, [("target", "round")])
    game_id = await world.dealt_game(DORA, EMIL, FAY, options=rules)
    await world.play_round(game_id, random.Random(3))
    await world.tables.tally.keep_up()
    return game_id


async def everything_of_dora(world: World) -> str:
    game_id = await a_whole_match(world)
    await world.tables.choices.keep(
        PersonSettings(DORA.user_id, Choices(language="de", ring_after=5)), "de"
    )
    await world.tables.favourites.save(DORA.user_id, "Freitag", build_options(Mode.FLIP))
    return game_id


def traces(folder: Path, person: Person) -> dict[str, list[str]]:
    """Return the files in which the id or the name is found, in any form."""
    forms = {
        "digits": str(person.user_id).encode(),
        "number": struct.pack(">q", person.user_id),
        "name": person.name.encode(),
    }
    found: dict[str, list[str]] = {}
    for path in folder.rglob("*"):
        with suppress(IsADirectoryError):
            content = path.read_bytes()
            there = [form for form, looked_for in forms.items() if looked_for in content]
            if there:
                found[path.name] = there
    return found


async def test_no_trace_is_left_in_any_file(world: World, file: Path) -> None:
    await everything_of_dora(world)
    assert traces(file.parent, DORA)
    done = await world.tables.privacy.forget(DORA.user_id)
    assert isinstance(done, Erasure)
    assert done.entries > 5
    assert traces(file.parent, DORA) == {}
    assert traces(file.parent, EMIL)
    async with world.database.read() as connection:
        assert await personal_data.count_of(connection, DORA.user_id) == {}


async def test_what_is_kept_is_counted_by_kind(world: World) -> None:
    assert (await world.tables.privacy.kept_of(DORA.user_id)).counts == {}
    await everything_of_dora(world)
    counts = (await world.tables.privacy.kept_of(DORA.user_id)).counts
    assert counts[DataKind.ROUNDS] == 1
    assert counts[DataKind.SETTINGS] == 1
    assert counts[DataKind.FAVOURITES] == 1
    assert counts[DataKind.STATISTICS] > 1


async def test_the_file_has_of_others_what_everybody_saw(world: World) -> None:
    game_id = await everything_of_dora(world)
    live = await world.game(DORA, EMIL, channel=CHANNEL + 1)
    written = await world.tables.privacy.export(DORA.user_id)
    told = json.loads(written)["kept"]
    (played,) = told["round_results"]
    assert played["game_id"] == game_id
    assert {result["name"] for result in played["results"]} == {DORA.name, "Emil", "Fay"}
    assert told["favourites"][0]["name"] == "Freitag"
    assert str(EMIL.user_id) not in written.decode()
    # Of a match in progress only its existence is exported, and nothing hidden.
    assert {game["id"] for game in told["games"]} == {game_id, live}
    assert not {"seed", "snapshot"} & {name for game in told["games"] for name in game}
    assert not any("seed" in row for rows in told.values() for row in rows)


async def standing(world: World) -> list[tuple[str, int, int]]:
    board = await world.leaderboard(EMIL, ever())
    return [(place.row.name, place.row.wins, place.row.rounds) for place in board.shown]


async def test_others_see_what_they_saw_but_for_the_name(world: World) -> None:
    game_id = await everything_of_dora(world)
    before = await standing(world)
    view = await world.view(game_id, EMIL)
    await world.tables.privacy.forget(DORA.user_id)
    as_somebody = [(SOMEBODY if name == DORA.name else name, *rest) for name, *rest in before]
    assert await standing(world) == as_somebody
    after = await world.view(game_id, EMIL)
    assert [seat.name for seat in after.seats] == [
        SOMEBODY if seat.name == DORA.name else seat.name for seat in view.seats
    ]


async def test_a_recount_makes_the_same_again(world: World) -> None:
    await everything_of_dora(world)
    await world.tables.privacy.forget(DORA.user_id)
    before = await standing(world)
    await world.close()
    world.restart()
    await recount(world.database, world.clock)
    assert await standing(world) == before


async def test_a_game_under_way_has_to_be_left_first(world: World, file: Path) -> None:
    await everything_of_dora(world)
    await world.game(DORA, EMIL, channel=CHANNEL + 1)
    refusal = ErasureRefusal((ServerChannel(GUILD, CHANNEL + 1),))
    assert await world.tables.privacy.forget(DORA.user_id) == refusal
    assert (await world.tables.privacy.kept_of(DORA.user_id)).counts[DataKind.SETTINGS] == 1
    assert await asyncio.to_thread(main, ["privacy", "delete", str(DORA.user_id)]) == 1


async def test_a_match_that_one_follows_goes_on_without(world: World, file: Path) -> None:
    game_id = await world.game(EMIL, FAY)
    await world.submit(game_id, DORA, free_seats.follow, DORA.name, DORA.locale)
    assert isinstance(await world.tables.privacy.forget(DORA.user_id), Erasure)
    assert (await world.view(game_id, EMIL)).game.followers == ()
    assert traces(file.parent, DORA) == {}


async def test_a_backup_does_not_bring_anybody_back(
    world: World, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await everything_of_dora(world)
    backup = tmp_path / "backups" / "old.sqlite3"
    backup.parent.mkdir()
    back_up(file, backup)
    await deletion_list.settle_key(world.database, tmp_path / "deletions.key", makes=True)
    await world.tables.privacy.forget(DORA.user_id)
    await world.close()
    assert traces(backup.parent, DORA)
    assert await asyncio.to_thread(main, ["db", "restore", str(backup)]) == 0
    assert "People forgotten since the backup, and now in it, too: 1." in capsys.readouterr().out
    backup.unlink()
    assert traces(tmp_path, DORA) == {}
    # A second upgrade, of a database from before the list existed, leaves none either.
    assert await asyncio.to_thread(main, ["db", "upgrade"]) == 0
    world.restart()
    assert len(await deletion_list.known_to(world.database)) == 1


async def version_of(world: World, game_id: str) -> int:
    """Return the version of a game in the database."""
    query = select(schema.games.c.version).where(schema.games.c.id == game_id)
    async with world.database.read() as connection:
        return (await connection.execute(query)).scalar_one()


async def test_a_list_is_kept_and_carried_out_by_hand(
    world: World, file: Path, tmp_path: Path
) -> None:
    await everything_of_dora(world)
    await world.tables.privacy.forget(DORA.user_id)
    listed = tmp_path / "forgotten.json"
    assert await deletion_list.write(world.database, listed) == 1
    assert listed.stat().st_mode & 0o777 == 0o600
    another = f"sqlite+aiosqlite:///{tmp_path / 'another.sqlite3'}"
    await migrate.upgrade_async(another)
    restored = World(another)
    await everything_of_dora(restored)
    # Also from a match that was in progress at the time of the backup.
    followed = await restored.game(EMIL, FAY, channel=CHANNEL + 1)
    accepted(
        await restored.tables.submit(
            followed, DORA.user_id, free_seats.follow, DORA.name, DORA.locale
        )
    )
    before = await version_of(restored, followed)
    known = deletion_list.read(listed)
    assert await restored.tables.privacy.erasures.carry_out(known) == 1
    # Otherwise a process with the match in memory would keep her, and save her again.
    assert await version_of(restored, followed) == before + 1
    await restored.close()
    assert traces(tmp_path, DORA) == {}


async def test_with_its_key_lost_a_list_cannot_be_applied(
    world: World, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await deletion_list.settle_key(world.database, tmp_path / "deletions.key", makes=True)
    await everything_of_dora(world)
    await world.tables.privacy.forget(DORA.user_id)
    listed = tmp_path / "forgotten.json"
    await deletion_list.write(world.database, listed)
    await world.close()
    assert await asyncio.to_thread(main, ["privacy", "apply", str(listed)]) == 0
    (tmp_path / "deletions.key").rename(tmp_path / "kept.key")
    assert await asyncio.to_thread(main, ["privacy", "apply", str(listed)]) == 1
    assert "1 entries of" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["doctor", "--offline"]) in (0, 1)
    assert "deletions.key is missing" in capsys.readouterr().out


async def test_whoever_comes_back_is_new(world: World) -> None:
    await everything_of_dora(world)
    await world.tables.privacy.forget(DORA.user_id)
    assert await world.tables.settings.person(DORA.user_id) == PersonSettings(DORA.user_id)
    assert await world.tables.favourites.names(DORA.user_id) == []
    await a_whole_match(world)
    assert (await world.tables.privacy.kept_of(DORA.user_id)).counts[DataKind.ROUNDS] == 1


async def test_from_the_command_line(
    world: World, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await everything_of_dora(world)
    await world.close()
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["privacy", "export", str(DORA.user_id)]) == 0
    assert json.loads(capsys.readouterr().out)["user_id"] == str(DORA.user_id)
    assert await asyncio.to_thread(main, ["privacy", "delete", str(DORA.user_id)]) == 0
    assert "Forgotten" in capsys.readouterr().out
    assert traces(file.parent, DORA) == {}


@pytest.mark.postgres
async def test_other_processes_forget_at_once(migrated_postgresql: str) -> None:
    here, there = World(migrated_postgresql), World(migrated_postgresql)
    try:
        await here.tables.choices.keep(PersonSettings(DORA.user_id, Choices(language="de")), "de")
        assert (await there.tables.settings.person(DORA.user_id)).choices.language == "de"
        begun, forgotten = asyncio.Event(), asyncio.Event()
        there.tables.privacy.on_forgotten.append(lambda _user_id: forgotten.set())
        hearing = asyncio.create_task(
            there.tables.repository.hear_others(lambda *_game: None, begun.set)
        )
        try:
            async with asyncio.timeout(GUARD):
                await begun.wait()
                await here.tables.privacy.forget(DORA.user_id)
                await forgotten.wait()
        finally:
            hearing.cancel()
            await asyncio.wait([hearing])
        assert (await there.tables.settings.person(DORA.user_id)).choices.language is None
    finally:
        await here.close()
        await there.close()


async def test_a_server_that_removed_the_bot_loses_its_settings(world: World) -> None:
    settings = world.tables.settings
    for guild_id in (GUILD, GUILD + 1):
        await settings.save_server(ServerSettings(guild_id, rules="stacking"))
        await settings.server_left(guild_id, world.clock.now())
    await settings.server_is_back(GUILD + 1)
    world.clock.pass_by(SETTINGS_KEPT + timedelta(days=1))
    await world.tables.pruning.prune()
    world.restart()
    settings = world.tables.settings
    assert await settings.server(GUILD) == ServerSettings(GUILD)
    assert (await settings.server(GUILD + 1)).rules == "stacking"


async def test_a_server_is_not_forgotten_at_once(world: World) -> None:
    await world.tables.settings.save_server(ServerSettings(GUILD, rules="stacking"))
    await world.tables.settings.server_left(GUILD, world.clock.now())
    world.clock.pass_by(SETTINGS_KEPT)
    await world.tables.pruning.prune()
    world.restart()
    assert (await world.tables.settings.server(GUILD)).rules == "stacking"


async def test_what_servers_did_while_the_bot_was_away_is_noted_at_its_start(world: World) -> None:
    """A server that left meanwhile has thirty days from the start; one that is back is kept."""
    settings = world.tables.settings
    gone, back, there, of_another_process = (GUILD + number for number in range(4))
    for guild_id in (gone, back, there, of_another_process):
        await settings.save_server(ServerSettings(guild_id, rules="stacking"))
    await settings.server_left(back, world.clock.now())
    world.clock.pass_by(SETTINGS_KEPT)
    has = {gone: False, back: True, there: True, of_another_process: None}
    await settings.compare_servers(lambda guild_id: has[guild_id], world.clock.now())
    world.clock.pass_by(SETTINGS_KEPT - timedelta(days=1))
    # A later start does not begin the thirty days again.
    await settings.compare_servers(lambda guild_id: has[guild_id], world.clock.now())
    await world.tables.pruning.prune()
    world.restart()
    assert (await world.tables.settings.server(gone)).rules == "stacking"
    world.clock.pass_by(timedelta(days=2))
    await world.tables.pruning.prune()
    world.restart()
    kept = [(await world.tables.settings.server(guild_id)).rules for guild_id in has]
    assert kept == ["", "stacking", "stacking", "stacking"]
