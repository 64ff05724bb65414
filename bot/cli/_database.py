"""The database that a command works with: it is named, and never made or migrated."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import TYPE_CHECKING

from bot.config import Settings
from bot.errors import MisuseError, NoAnswerError

if TYPE_CHECKING:
    from bot.store.condition import DatabaseCondition
    from bot.store.database import Database
    from bot.tables import Tables


async def require_newest(settings: Settings) -> DatabaseCondition:
    """Say which database is asked; raise `OperatorError` unless it is whole and of this version."""
    found = await condition_of(settings)
    found.require_newest()
    return found


def say_which(settings: Settings) -> str:
    """Say which database is asked, and return its name."""
    from bot.store.condition import shown_name

    name = shown_name(settings.database_url)
    print(f"{name}:", file=sys.stderr)
    return name


async def condition_of(settings: Settings) -> DatabaseCondition:
    """Say which database is asked, and return its condition."""
    from bot.store.condition import examine

    say_which(settings)
    with needing_driver(settings.database_url):
        return await examine(settings.database_url)


@contextmanager
def claimed_alone(settings: Settings) -> Generator[None]:
    """Claim a SQLite file, so that no bot may run on it; remove copies of it that are left over.

    Raise `OperatorError` if one runs on it, or could not use what this user makes beside the file.
    """
    from bot.store.own_file import claimed, file_at, require_right_user
    from bot.store.temporary_copy import remove_left_copies

    file = file_at(settings.database_url)
    if file is not None:
        require_right_user(file)
    with claimed(settings.database_url):
        if file is not None:
            remove_left_copies(file)
        yield


@contextmanager
def needing_driver(url: str) -> Generator[None]:
    """Raise `MisuseError` with what to install if the driver for this database is missing."""
    from bot.store.condition import shown_name

    try:
        yield
    except ModuleNotFoundError as error:
        raise MisuseError(
            f"{shown_name(url)} needs {error.name}: pip install '.[postgres]'"
        ) from error


@asynccontextmanager
async def opened(settings: Settings, *, alone: bool = False) -> AsyncGenerator[Database]:
    """Open the database; with `alone` claim a SQLite file, so that no bot may run on it.

    Say which database is asked. Raise `OperatorError` unless it is whole and of this version, as
    one that is not the bot's own would give a wrong answer, and if it fails meanwhile.
    """
    from sqlalchemy.exc import DBAPIError, OperationalError

    from bot.store.condition import Condition, condition_after
    from bot.store.database import Database
    from bot.store.own_file import file_at

    found = await require_newest(settings)
    with claimed_alone(settings) if alone else nullcontext():
        database = Database(settings.database_url)
        try:
            yield database
        except (DBAPIError, sqlite3.Error, NoAnswerError) as error:
            after = condition_after(error, found.name, file_at(settings.database_url))
            is_damaged = after.condition is Condition.DAMAGED
            if is_damaged or isinstance(error, (OperationalError, NoAnswerError)):
                raise after.to_error() from error
            raise
        finally:
            await database.close()


async def settle_key(settings: Settings, database: Database) -> None:
    """Give the database the key of its list of deletions."""
    from bot.store import deletions_key
    from bot.store.privacy import deletion_list

    file = deletions_key.key_file(settings.deletions_key_file, settings.database_url)
    await deletion_list.settle_key(database, file)


@asynccontextmanager
async def tables_on(settings: Settings, database: Database) -> AsyncGenerator[Tables]:
    """Yield the tables on this database, for a command that changes something by itself."""
    from bot.players import decide
    from bot.tables import Tables

    await settle_key(settings, database)
    tables = Tables(database, notifier=_Silent(), brain=decide)
    try:
        yield tables
    finally:
        await tables.close()


class _Silent:
    """A notifier that shows nothing: a running bot hears of the change from the database."""

    def changed(self, game_id: str) -> None:
        pass

    @property
    def is_busy(self) -> bool:
        return False
