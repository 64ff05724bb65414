"""The cards as emoji of the application: which there are, and seeing to it that there are all.

A game never waits for them: a deck is shown in tiles once it is complete, and in words until then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

import discord

from bot.artwork import emoji_name, png_of, tiles_by_name, tiles_of
from bot.artwork.tiles import Tile
from bot.engine import Mode
from bot.render import TileEmoji

from .emoji_plan import EmojiPlan, Uploaded, plan_of

log = logging.getLogger(__name__)

_LOOKED_DAILY = timedelta(days=1)
_AFTER_TROUBLE = timedelta(minutes=5)

_MARGIN = timedelta(seconds=1)
"""Whoever comes back a moment too early is refused again."""

_BETWEEN_UPLOADS = 0.25
"""Seconds: of what the bot may ask in all, the games are to have the most."""

_LONGEST_IN_REQUEST = 30.0
"""Seconds that discord.py waits by itself where Discord wants it to (429); the least it takes."""


class EmojiRoutes(Protocol):
    """What is asked of Discord about the application's emoji."""

    async def listed(self) -> list[Uploaded]: ...

    async def upload(self, name: str, picture: bytes) -> Uploaded: ...

    async def remove(self, emoji: Uploaded) -> None: ...


class UploadRefusedError(Exception):
    """Discord takes no more for now; ``pause`` says for how long."""

    def __init__(self, pause: timedelta) -> None:
        super().__init__(pause)
        self.pause = pause


class UploadedMeanwhileError(Exception):
    """Another process has uploaded an emoji of this name: who was alone with it is so no longer."""


class EmojiTroubleError(Exception):
    """Discord could not be asked, or has refused; the text says why."""


@asynccontextmanager
async def application_emoji(token: str) -> AsyncGenerator[ApplicationEmoji]:
    """Discord's routes, by a client of their own: what they wait for holds up nothing else.

    Raises `EmojiTroubleError` for what Discord does not answer as it should.
    """
    client = discord.Client(
        intents=discord.Intents(guilds=True), max_ratelimit_timeout=_LONGEST_IN_REQUEST
    )
    try:
        async with client:
            await client.login(token)
            yield ApplicationEmoji(client)
    except (discord.DiscordException, OSError, TimeoutError) as error:
        raise EmojiTroubleError(str(error) or type(error).__name__) from error


class ApplicationEmoji:
    """Discord's routes, by a client that is logged in and raises `discord.RateLimited`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def listed(self) -> list[Uploaded]:
        """Every emoji of the application."""
        return [_uploaded(emoji) for emoji in await self._client.fetch_application_emojis()]

    async def upload(self, name: str, picture: bytes) -> Uploaded:
        """Upload a picture. Raises `UploadRefusedError` where fifty have been in the hour.

        Only that answer tells: the headers of the others do not say how many are left. Raises
        `UploadedMeanwhileError` where it is refused and there is one of this name.
        """
        try:
            emoji = await self._client.create_application_emoji(name=name, image=picture)
        except discord.RateLimited as limited:
            raise UploadRefusedError(timedelta(seconds=limited.retry_after)) from limited
        except discord.HTTPException as refused:
            if any(emoji.name == name for emoji in await self.listed()):
                raise UploadedMeanwhileError from refused
            raise
        return _uploaded(emoji)

    async def remove(self, emoji: Uploaded) -> None:
        """Remove an emoji, if it is still there."""
        assert self._client.application_id is not None
        try:
            await self._client.http.delete_application_emoji(self._client.application_id, emoji.id)
        except discord.NotFound:
            log.info("an emoji was gone already", extra={"emoji": emoji.name})


def _uploaded(emoji: discord.Emoji) -> Uploaded:
    return Uploaded(emoji.id, emoji.name, emoji.created_at)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the keeper needs of the world around it; a test has its own.

    ``alone``: while no other process is at it.
    """

    alone: Callable[[], AbstractAsyncContextManager[None]]
    now: Callable[[], datetime] = discord.utils.utcnow
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


class CardEmoji:
    """Knows the emoji of each deck."""

    def __init__(self) -> None:
        self._decks: dict[Mode, TileEmoji] = {}
        self.looked = asyncio.Event()

    def know(self, plan: EmojiPlan) -> None:
        """From now on show these."""
        self.looked.set()
        shown = {tile: emoji.text for tile, emoji in plan.shown.items()}
        # Here and not at each page: a deck is some fifty tiles.
        self._decks = {mode: deck for mode in Mode if (deck := _deck(mode, shown)) is not None}

    def of(self, mode: Mode) -> TileEmoji | None:
        """The emoji of a deck, None while one of them is missing."""
        return self._decks.get(mode)


def _deck(mode: Mode, shown: dict[Tile, str]) -> TileEmoji | None:
    tiles = tiles_of(mode)
    if not all(tile in shown for tile in tiles):
        return None
    return TileEmoji({tile: shown[tile] for tile in tiles})


class EmojiKeeper:
    """Uploads what is missing and removes what is old, at the pace that Discord allows."""

    def __init__(self, routes: EmojiRoutes, known: CardEmoji, around: Surroundings) -> None:
        self._routes = routes
        self._known = known
        self._around = around

    async def run(self) -> None:
        """Go on until cancelled, or until there is trouble."""
        while True:
            pause = await self.look()
            await self._around.sleep(pause.total_seconds())

    async def look(self) -> timedelta:
        """Do what can be done now. Returns after how long to look again."""
        uploaded = await self._listed()
        plan = plan_of(uploaded)
        if not plan.missing and not plan.removable(self._around.now()):
            return _LOOKED_DAILY
        async with self._around.alone():
            # Another process may have been at it until just now.
            uploaded = await self._listed()
            await self._remove_old(plan_of(uploaded))
            return await self._upload_missing(uploaded)

    async def _listed(self) -> list[Uploaded]:
        uploaded = await self._routes.listed()
        self._known.know(plan_of(uploaded))
        return uploaded

    async def _upload_missing(self, uploaded: list[Uploaded]) -> timedelta:
        missing = plan_of(uploaded).missing
        for number, tile in enumerate(missing):
            picture = await asyncio.to_thread(png_of, tile)
            try:
                uploaded.append(await self._routes.upload(emoji_name(tile), picture))
            except UploadRefusedError as refused:
                log.info("emoji go on later", extra={"left": len(missing) - number})
                return refused.pause + _MARGIN
            except UploadedMeanwhileError:
                # The database's connection was cut, and with it went the turn.
                log.info(
                    "another process uploads emoji, too", extra={"left": len(missing) - number}
                )
                return _MARGIN
            self._known.know(plan_of(uploaded))
            await self._around.sleep(_BETWEEN_UPLOADS)
        log.info("every card is an emoji now", extra={"uploaded": len(missing)})
        return _LOOKED_DAILY

    async def _remove_old(self, plan: EmojiPlan) -> None:
        for emoji in plan.removable(self._around.now()):
            await self._routes.remove(emoji)


async def keep_emoji(token: str, known: CardEmoji, around: Surroundings) -> None:
    """See to the application's emoji until cancelled; after trouble again from the beginning."""
    # It takes a moment to know how every card is drawn; the bot goes on meanwhile.
    await asyncio.to_thread(tiles_by_name)
    while True:
        try:
            async with application_emoji(token) as routes:
                await EmojiKeeper(routes, known, around).run()
        except EmojiTroubleError as error:
            log.warning("no emoji uploaded for now", extra={"why": str(error)})
        except Exception:
            # So that a database that is gone for a while costs no more than that while.
            log.exception("no emoji uploaded for now")
        await around.sleep(_AFTER_TROUBLE.total_seconds())
