"""Cards as emoji: uploaded while the bot runs, and known before its first board."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from bot.config import Settings
from bot.store.database import Database
from cogs._services import BotServices
from cogs.card_emoji import Surroundings, keep_emoji
from cogs.writing import request_timeouts

from .background_work import log_failure

_SECONDS_TO_LOOK = 5.0
"""Seconds that the bot waits with connecting until it knows which cards are emoji."""


_UPLOADING_EMOJI = 0x63617264
"""What the database calls it that only one process uploads ("card" in ASCII)."""


@asynccontextmanager
async def keeping_emoji(
    bot: BotServices, settings: Settings, database: Database
) -> AsyncGenerator[None]:
    """Uploads the cards meanwhile; begins once it is known which are there, so that no board that
    showed tiles shows words after a restart.
    """
    assert settings.discord_token is not None
    known = bot.card_emoji
    around = Surroundings(
        lambda: database.alone((_UPLOADING_EMOJI, 0)),
        free=bot.bot_wide_pauses.over,
        watch=lambda trace: request_timeouts.watch(trace, bot.bot_wide_pauses),
    )
    keeping = asyncio.create_task(keep_emoji(settings.discord_token.reveal(), known, around))
    keeping.add_done_callback(log_failure)
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(known.looked.wait(), _SECONDS_TO_LOOK)
        yield
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])
