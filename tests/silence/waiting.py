"""How tests wait for a database that may not answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import pytest

from bot.errors import NoAnswerError
from tests.guard import GUARD

Answer = TypeVar("Answer")

_PAUSE = 0.02


@asynccontextmanager
async def ends_without_answer() -> AsyncIterator[None]:
    """Check that what is waited for ends with the error for people, and not by this guard."""
    async with asyncio.timeout(GUARD):
        with pytest.raises(NoAnswerError):
            yield


async def until_answered(press: Callable[[], Awaitable[Answer]]) -> Answer:
    """Press until the database answers."""
    async with asyncio.timeout(GUARD):
        while True:
            try:
                return await press()
            except NoAnswerError:
                # The loop is to do other things, too: a silent database is refused at once.
                await asyncio.sleep(_PAUSE)
