"""The sessions that a bot has begun at Discord's gateway, counted by all processes of a database.

Discord limits how many sessions a bot may begin in a day, whatever the number of its processes.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete, func, insert, select

from .database import Database, take_lock
from .schema import session_starts as _starts

KEPT = timedelta(days=2)
"""How long a start is stored. Discord counts those of a day."""

_STARTS = 0x73746172
"""The key of PostgreSQL's advisory lock ("star" in ASCII)."""


class SessionLedger:
    """Counts session starts in the database, so that they are known after a restart, too."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, bot_id: int, at: datetime, since: datetime, most: int) -> bool:
        """Note a session start, unless there were `most` since that moment.

        Return whether it was noted. Of several processes only one takes the last one.
        """
        mine = _starts.c.bot_id == bot_id
        counted = (
            select(func.count()).select_from(_starts).where(mine, _starts.c.started_at > since)
        )
        async with self._database.write() as connection:
            await take_lock(connection, _STARTS)
            if (await connection.execute(counted)).scalar_one() >= most:
                return False
            await connection.execute(delete(_starts).where(mine, _starts.c.started_at < at - KEPT))
            await connection.execute(insert(_starts).values(bot_id=bot_id, started_at=at))
        return True
