"""The bot goes on at the standby once that is PostgreSQL's primary."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy import text

from bot.errors import NoAnswerError
from bot.store import migrate
from bot.store.database import CHANGES_NOTHING, Database
from tests.guard import GUARD
from tests.tables.postgres import running_pair

_IS_STANDBY = text("SELECT pg_is_in_recovery()")


async def _written(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(CHANGES_NOTHING)


@pytest.mark.lengthy
@pytest.mark.postgres
async def test_a_process_finds_the_new_primary_by_itself() -> None:
    with running_pair() as (url, fail_over):
        await migrate.upgrade_async(url)
        database = Database(url)
        try:
            await _written(database)
            await asyncio.to_thread(fail_over)
            async with asyncio.timeout(GUARD):
                while True:
                    with suppress(NoAnswerError):
                        await _written(database)
                        break
            async with database.read() as connection:
                assert not (await connection.execute(_IS_STANDBY)).scalar_one()
        finally:
            await database.close()
