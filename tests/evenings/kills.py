"""A bot that is killed while it stores what somebody has done."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from unittest.mock import patch

from bot.store.journal import Change, Journal
from tests.tables.killed import KilledError


async def killed_in(press: Callable[[], Awaitable[object]], *, is_stored: bool) -> None:
    """Do this with a bot that dies right before it is stored, or right after."""
    commit, add = Journal.commit, Journal.add

    async def dies_in_commit(journal: Journal, change: Change) -> None:
        if is_stored:
            await commit(journal, change)
        raise KilledError

    async def dies_in_add(journal: Journal, change: Change) -> bool:
        if is_stored:
            await add(journal, change)
        raise KilledError

    with (
        patch.object(Journal, "commit", dies_in_commit),
        patch.object(Journal, "add", dies_in_add),
        suppress(KilledError),
    ):
        await press()


def is_not_of_a_kill(record: logging.LogRecord) -> bool:
    """Return whether a log record tells of anything but such a kill."""
    return record.exc_info is None or not isinstance(record.exc_info[1], KilledError)
