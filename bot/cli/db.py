"""Look after the database that DATABASE_URL names."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot import config, logs
from bot.cli._arguments import positive
from bot.cli._terminal import report_progress
from bot.config import Settings

if TYPE_CHECKING:
    from bot.store.deletion_list import Deletion

SUMMARY = "look after the database"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    actions.add_parser(
        "upgrade",
        help="bring the tables up to date, or make them",
        description="Bring the tables up to date, or make them. `run` does so by itself.",
    )
    actions.add_parser(
        "recount",
        help="make leaderboards anew from the rounds that are kept",
        description="Make everything anew that is made from finished rounds: standings, in the "
        "order in which the rounds went into them. It comes out the same. With SQLite the bot is "
        "to be stopped meanwhile.",
    )
    backup = actions.add_parser(
        "backup",
        help="copy the database to a file, while the bot runs",
        description="Copy a SQLite database, as it is at this moment, to a new file, and read the "
        "copy through to see that it is whole. The bot may go on meanwhile.",
    )
    place = backup.add_mutually_exclusive_group(required=True)
    place.add_argument("file", metavar="FILE", type=Path, nargs="?")
    place.add_argument(
        "--into", metavar="DIR", type=Path, help="a file in this folder, named by the moment"
    )
    backup.add_argument(
        "--keep",
        metavar="N",
        type=positive,
        help="with --into: remove the oldest there, but so many",
    )
    restore = actions.add_parser(
        "restore",
        help="put a backup in the place of the database",
        description="Put a backup in the place of a SQLite database, which is kept beside it. "
        "Refused while a bot runs on it.",
    )
    restore.add_argument("file", metavar="FILE", type=Path)


def run(arguments: argparse.Namespace) -> int:
    settings = config.load()
    logs.configure(settings.log_level, settings.log_format, settings.secrets())
    if arguments.action == "upgrade":
        return _upgrade(settings)
    if arguments.action == "recount":
        return asyncio.run(_recount(settings))
    return _copy(settings, arguments)


def _upgrade(settings: Settings) -> int:
    from bot.store import migrate

    migrate.upgrade(settings.database_url)
    print("The database is up to date.")
    return 0


async def _recount(settings: Settings) -> int:
    from bot.store import migrate
    from bot.store.database import Database
    from bot.tables.tallying.recount import recount

    await migrate.upgrade_async(settings.database_url)
    database = Database(settings.database_url)
    try:
        rounds = await recount(
            database, datetime.now(UTC), lambda done: report_progress(f"{done:,} rounds")
        )
    finally:
        await database.close()
    print(f"Counted anew: {rounds:,} rounds.")
    return 0


def _copy(settings: Settings, arguments: argparse.Namespace) -> int:
    from bot.store import backup

    database = backup.file_of(settings.database_url)
    if arguments.action == "backup":
        file: Path = arguments.file or backup.file_in(arguments.into, datetime.now(UTC))
        backup.back_up(database, file)
        print(f"{database} is copied to {file}, which is whole.")
        if arguments.into is not None and arguments.keep is not None:
            for old in backup.remove_oldest(arguments.into, arguments.keep):
                print(f"{old} is removed.")
        return 0
    aside = _aside(database)
    kept = backup.restore(arguments.file, database, aside, lambda copy: _forget_in(copy, database))
    print(f"{arguments.file} is now {database}.")
    if kept:
        print(f"What was there before is in {aside}.")
    return 0


def _forget_in(copy: Path, database: Path) -> None:
    """Delete from the backup the people that the previous database has deleted since."""
    from bot.store import deletion_list

    known = deletion_list.known_to_file(database)
    if known is None:
        print(
            "Whom the database that was there has forgotten cannot be read from it. Where a list "
            "of `privacy list` is kept, `privacy apply` it."
        )
    elif known:
        forgotten = asyncio.run(_carry_out(copy, known))
        print(f"People forgotten since the backup, and now in it, too: {forgotten:,}.")


async def _carry_out(copy: Path, known: list[Deletion]) -> int:
    from bot.store import deletion_list, migrate
    from bot.store.database import Database

    url = f"sqlite+aiosqlite:///{copy}"
    await migrate.upgrade_async(url)
    opened = Database(url)
    try:
        return await deletion_list.carry_out(opened, known)
    finally:
        await opened.close()


def _aside(database: Path) -> Path:
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return database.with_name(f"{database.name}.before-{moment}")
