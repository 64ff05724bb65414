"""A database behind a proxy, with limits that tests need not wait for."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec import structs

from bot.store.limits import Limits
from tests.guard import GUARD
from tests.silence.silent_proxy import SilentProxy, proxy_of, url_through

QUICK = Limits(
    beginning=0.3,
    transaction=1.2,
    statement=0.9,
    busy=0.9,
    idle=1.2,
    lock=0.2,
    heartbeat=0.05,
    deaf=0.3,
    pause=0.02,
    closing=0.2,
)
"""As in play, some four times as quick: for tests in which something has to end."""

UNHURRIED = structs.replace(QUICK, transaction=GUARD, statement=GUARD, idle=GUARD)
"""A dead connection is given up quickly, but nothing else: for tests in which all goes well."""


@pytest.fixture
async def proxy(migrated_postgresql: str) -> AsyncIterator[SilentProxy]:
    async with proxy_of(migrated_postgresql) as proxy:
        yield proxy


@pytest.fixture
def url(proxy: SilentProxy, migrated_postgresql: str) -> str:
    """The address of the database by way of the proxy."""
    return url_through(proxy, migrated_postgresql)
