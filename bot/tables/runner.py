"""Carrying out deadlines as they fall due, those of before a restart included."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.store import deadline_queries
from bot.store.rows import DeadlineRow

from .desk import Desk

log = logging.getLogger(__name__)

_LOOK_AGAIN = timedelta(seconds=30)
"""Another process may have set a deadline without waking this one."""

_AFTER_TROUBLE = timedelta(seconds=15)


async def run_deadlines(desk: Desk, meet: Callable[[DeadlineRow], Awaitable[None]]) -> None:
    """Let `meet` carry out each deadline when it is due, until cancelled.

    Several processes may do so at once: `meet` must see to it that a deadline is carried out by
    one of them only.
    """
    while True:
        desk.woken.clear()
        try:
            if not await meet_due(desk, meet):
                await _wait(desk, await _next_due(desk))
        except Exception:
            log.exception("deadlines cannot be carried out; trying again soon")
            await desk.clock.sleep_until(desk.clock.now() + _AFTER_TROUBLE)


async def meet_due(desk: Desk, meet: Callable[[DeadlineRow], Awaitable[None]]) -> int:
    """Carry out what is due now; how many deadlines that were."""
    async with desk.database.read() as connection:
        due = await deadline_queries.due_deadlines(connection, desk.clock.now())
    for deadline in due:
        try:
            await meet(deadline)
        except Exception:
            ids = {"game": deadline.game_id, "seat": deadline.seat, "kind": deadline.kind.value}
            log.exception("a deadline failed; it is put off", extra=ids)
            await _put_off(desk, deadline)
    return len(due)


async def _put_off(desk: Desk, deadline: DeadlineRow) -> None:
    async with desk.database.write() as connection:
        await deadline_queries.postpone(connection, deadline, desk.clock.now() + _AFTER_TROUBLE)


async def _next_due(desk: Desk) -> datetime:
    async with desk.database.read() as connection:
        due = await deadline_queries.next_due(connection)
    latest = desk.clock.now() + _LOOK_AGAIN
    return latest if due is None else min(due, latest)


async def _wait(desk: Desk, until: datetime) -> None:
    """Return at this moment, or as soon as something was committed."""
    waits = {
        asyncio.create_task(desk.clock.sleep_until(until)),
        asyncio.create_task(desk.woken.wait()),
    }
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
