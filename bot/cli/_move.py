"""`contra-uno db move`: from the SQLite database of DATABASE_URL to a PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from bot import database_address, interruption, logs
from bot.cli._database import claimed_alone, needing_driver, require_newest
from bot.cli._progress import progress
from bot.config import Settings
from bot.errors import MisuseError

if TYPE_CHECKING:
    from bot.store.sqlite_snapshot import SqliteSnapshot

DESCRIPTION = """\
Copy everything from the SQLite database that DATABASE_URL names to the empty PostgreSQL database at
URL, and compare every row. The bot has to be stopped; its file is only read. The move can be ended
at any time: the same command goes on. Until its end no bot plays on the new database.
"""
_NEXT = (
    "Set DATABASE_URL to the new database, and start the bot. The file is as it was; remove it "
    "once the games have gone on."
)
_ANEW = (
    "Beginning anew: the file has changed since an earlier move, or that one found a difference."
)
_ENDED = "Ended in the middle. The old database is as it was; the same command goes on from here."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "url",
        metavar="URL",
        type=postgresql_address,
        help="postgresql://USER:PASSWORD@HOST/NAME; the password may be in PGPASSWORD instead",
    )


def postgresql_address(text: str) -> str:
    """Return the address for our driver; raise `ArgumentTypeError` for any other database."""
    try:
        address = database_address.read(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if not address.startswith("postgresql"):
        raise argparse.ArgumentTypeError("must name a PostgreSQL database: postgresql://…")
    return address


def move_to(settings: Settings, url: str) -> int:
    """Move the database, and return the exit status."""
    secrets = (*settings.secrets(), *database_address.secrets(url))
    logs.configure(settings.log_level, settings.log_format, secrets)
    file = _file_of(settings.database_url)
    with interruption.saying(_ENDED):
        asyncio.run(_move(settings, file, url))
    return 0


def _file_of(url: str) -> Path:
    from bot.store.own_file import file_at

    file = file_at(url)
    if file is None:
        raise MisuseError(
            "`db move` moves from SQLite, but DATABASE_URL does not name a file of SQLite. Set it "
            "to the database from which you move."
        )
    return file


async def _move(settings: Settings, file: Path, url: str) -> None:
    from bot.store.move import AlreadyMovedError
    from bot.store.sqlite_snapshot import snapshot_of

    await require_newest(settings)
    place = database_address.shown(url)
    with claimed_alone(settings), snapshot_of(file) as source, needing_driver(url):
        try:
            rows = await _carry_out(source, url)
        except AlreadyMovedError:
            print(f"{file} has been moved to {place} already.")
        else:
            print(f"{file} is moved to {place}: {rows:,} rows, each of them compared.")
    print(_NEXT)


async def _carry_out(source: SqliteSnapshot, url: str) -> int:
    """Carry out the move, and return its number of rows."""
    from bot.store.move import Beginning, begin

    with progress("Reading") as report:
        content = await source.digest(report)
    async with begin(source, content, url) as move:
        match move.beginning:
            case Beginning.NEW:
                pass
            case Beginning.CONTINUED:
                print("An earlier move was ended in the middle: going on there.", flush=True)
            case Beginning.ANEW:
                print(_ANEW, flush=True)
        with progress("Copying") as report:
            await move.copy(report)
        with progress("Comparing") as report:
            await move.compare(report)
        await move.finish()
    return move.rows
