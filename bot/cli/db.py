"""Look after the database that DATABASE_URL names."""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot import database_address, interruption
from bot.cli import _move
from bot.cli._arguments import days, positive, settings_of
from bot.cli._database import claimed_alone, needing_driver, opened, say_which
from bot.cli._progress import progress
from bot.config import Settings
from bot.errors import InUseError, MisuseError
from bot.patient_start import start_patiently

if TYPE_CHECKING:
    from bot.store.deletions_key import DeletionsKey
    from bot.store.privacy.deletion_list import Deletion

SUMMARY = "look after the database"

_MOST_WORKERS = 4

_UPGRADE_ENDED = (
    "Ended in the middle. The tables are as they were, or up to date: nothing is in between. Give "
    "the same command again."
)
_RECOUNT_ENDED = (
    "Ended in the middle. People see the sums of before; the same command goes on from here."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    upgrade = actions.add_parser(
        "upgrade",
        help="bring the tables up to date, or make them",
        description="Bring the tables up to date, or make them. `run` does so by itself. A SQLite "
        "database is copied first, to a file beside it.",
    )
    upgrade.add_argument(
        "--no-backup",
        action="store_true",
        help="do without that copy, for which there has to be room",
    )
    upgrade.add_argument(
        "--although-running",
        action="store_true",
        help="do not wait until processes of an older version have ended; they will fail",
    )
    actions.add_parser(
        "recount",
        help="make leaderboards anew from the rounds that are kept",
        description="Make everything anew that is made from finished rounds: standings, in the "
        "order in which the rounds went into them. The bot may run meanwhile: people see the sums "
        "of before, until all rounds are counted. If it is ended before that, call it again: it "
        "goes on where it was.",
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
        help="with --into: remove the oldest backups there, except the newest N",
    )
    backup.add_argument(
        "--keep-days",
        metavar="N",
        type=days,
        help="with --into: remove backups there that are older than N days, never the newest; with "
        "--keep N, never the newest N",
    )
    restore = actions.add_parser(
        "restore",
        help="put a backup in the place of the database",
        description="Put a backup in the place of a SQLite database, which is kept beside it. "
        "Refused while a bot runs on it.",
    )
    restore.add_argument("file", metavar="FILE", type=Path)
    _move.add_arguments(
        actions.add_parser(
            "move", help="move from SQLite to PostgreSQL", description=_move.DESCRIPTION
        )
    )


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    if arguments.action == "upgrade":
        with interruption.saying(_UPGRADE_ENDED):
            return asyncio.run(_upgrade(settings, arguments))
    if arguments.action == "recount":
        with interruption.saying(_RECOUNT_ENDED):
            return asyncio.run(_recount(settings))
    if arguments.action == "move":
        return _move.move_to(settings, arguments.url)
    if arguments.action == "backup":
        return _back_up(settings, arguments)
    return _restore(settings, arguments.file)


async def _upgrade(settings: Settings, arguments: argparse.Namespace) -> int:
    name = say_which(settings)
    await start_patiently(
        lambda: _upgrade_now(settings, arguments), InUseError, "the tables are not changed yet"
    )
    print(f"{name} is up to date.")
    return 0


async def _upgrade_now(settings: Settings, arguments: argparse.Namespace) -> None:
    from bot.store.condition import Condition, examine
    from bot.store.migrate import upgrade_async

    with needing_driver(settings.database_url):
        found = await examine(settings.database_url, pages=False)  # which the upgrade reads
    match found.condition:
        case Condition.NEWEST:
            alone = nullcontext()
        case Condition.OLDER | Condition.EMPTY | Condition.MISSING | Condition.BUSY:
            alone = claimed_alone(settings)
        case _:
            raise found.to_error()
    with alone:
        await upgrade_async(
            settings.database_url,
            backup=not arguments.no_backup,
            although_running=arguments.although_running,
        )


async def _recount(settings: Settings) -> int:
    from bot.tables.ports import SystemClock
    from bot.tables.tallying.recount import recount
    from bot.worker import WorkerProcess

    workers = [WorkerProcess() for _ in range(_workers())]
    async with opened(settings) as database:
        try:
            with progress("Recounting rounds") as report:
                rounds = await recount(database, SystemClock(), report, workers)
        finally:
            await asyncio.gather(*(worker.close() for worker in workers))
    print(f"Counted anew: {rounds:,} rounds.")
    return 0


def _workers() -> int:
    """Return the number of processes that compute beside this one, which writes."""
    return max(1, min((os.cpu_count() or 1) - 1, _MOST_WORKERS))


def _back_up(settings: Settings, arguments: argparse.Namespace) -> int:
    from bot.store import backup, kept_backups

    folder: Path | None = arguments.into
    if folder is None and (arguments.keep is not None or arguments.keep_days is not None):
        raise MisuseError(
            "--keep and --keep-days remove backups of a folder. Name the folder instead of a file: "
            "--into DIR"
        )
    database = backup.file_of(settings.database_url)
    now = datetime.now(UTC)
    file: Path = arguments.file if folder is None else kept_backups.file_in(folder, now)
    ended = "Ended in the middle. There is no new backup; give the same command again."
    with interruption.saying(ended):
        backup.back_up(database, file, folder_too=folder is not None)
    print(f"{database} is copied to {file}, which is whole.")
    newest, kept_days = arguments.keep, arguments.keep_days
    if folder is not None and (newest is not None or kept_days is not None):
        backups = kept_backups.backups_in(folder)
        age = timedelta(days=kept_days or 0)
        for old in kept_backups.remove_old(backups, now, newest or 1, age):
            print(f"{old} is removed.")
    return 0


def _restore(settings: Settings, file: Path) -> int:
    from bot.store import backup

    database = backup.file_of(settings.database_url)
    aside = _aside(database)
    ended = f"Ended in the middle. {database} is as it was; give the same command again."
    with interruption.saying(ended):
        forget = partial(_forget_in, database=database, settings=settings)
        kept = backup.restore(file, database, aside, forget)
    print(f"{file} is now {database}.")
    if kept:
        print(f"What was there before is in {aside}.")
    return 0


def _forget_in(copy: Path, database: Path, settings: Settings) -> None:
    """Delete from the backup the people that the previous database has deleted since."""
    from bot.store.deletions_key import key_file, load_key
    from bot.store.privacy import deletion_list

    known = deletion_list.known_to_file(database)
    if known is None:
        print(
            "Whom the database that was there has forgotten cannot be read from it. Where a list "
            "of `privacy list` is kept, `privacy apply` it."
        )
    elif known:
        file = key_file(settings.deletions_key_file, settings.database_url)
        key = load_key(file)
        forgotten = asyncio.run(_carry_out(copy, known, key))
        print(f"People forgotten since the backup, and now in it, too: {forgotten:,}.")
        if not_readable := deletion_list.not_readable(known, key):
            print(f"Not recognised without the key in {file}: {not_readable:,}.")


async def _carry_out(copy: Path, known: list[Deletion], key: DeletionsKey | None) -> int:
    from bot.store import migrate
    from bot.store.database import Database
    from bot.store.shared_database import Announcements
    from bot.tables.erasures import Erasures

    url = database_address.of_file(copy)
    await migrate.upgrade_async(url, backup=False)
    opened = Database(url)
    opened.deletions_key = key
    try:
        return await Erasures(opened, Announcements(opened)).carry_out(known)
    finally:
        await opened.close()


def _aside(database: Path) -> Path:
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return database.with_name(f"{database.name}.before-{moment}")
