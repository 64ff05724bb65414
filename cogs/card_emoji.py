"""The cards as emoji of the application: which exist, uploading new ones and removing old ones.

No game waits for them: a deck is shown in tiles once it is complete, and in words until then. The
work follows from what Discord lists: nothing is stored between starts or shared by processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from http import HTTPStatus
from types import SimpleNamespace
from typing import Protocol

import aiohttp
import discord

from bot.artwork import Tile, emoji_name, key_of, png_of, tiles_by_name, tiles_of
from bot.engine import Mode
from bot.proxies import NO_PROXIES, ProxyRules
from bot.proxies.proxy_connector import ProxyConnector
from bot.render import TileEmoji

KEPT_AFTERWARDS = timedelta(days=1)
"""How long an old emoji stays after the last new one: by then every board was drawn anew."""


@dataclass(frozen=True, slots=True)
class UploadedEmoji:
    """An emoji as Discord lists it."""

    id: int
    name: str
    created_at: datetime

    @property
    def text(self) -> str:
        """The emoji as it is written in a message or on a button."""
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True, slots=True)
class EmojiPlan:
    """The work to do: ``shown`` are the emoji of today's artwork, ``missing`` the tiles without
    one, the most useful first, and ``old`` the emoji that are no longer drawn like this."""

    shown: dict[Tile, UploadedEmoji]
    missing: tuple[Tile, ...]
    old: tuple[UploadedEmoji, ...]

    def removable(self, now: datetime) -> tuple[UploadedEmoji, ...]:
        """Return the old emoji that no message shows: all new ones have existed for long enough."""
        if self.missing:
            return ()
        newest = max(emoji.created_at for emoji in self.shown.values())
        return self.old if now - newest >= KEPT_AFTERWARDS else ()


def plan_of(uploaded: Iterable[UploadedEmoji]) -> EmojiPlan:
    """Compare Discord's list with the artwork. Emoji of others are left alone."""
    by_name = {emoji.name: emoji for emoji in uploaded}
    tiles = tiles_by_name()
    shown = {tile: by_name[name] for name, tile in tiles.items() if name in by_name}
    ours = (emoji for name, emoji in by_name.items() if key_of(name) is not None)
    return EmojiPlan(
        shown=shown,
        missing=tuple(tile for tile in tiles.values() if tile not in shown),
        old=tuple(emoji for emoji in ours if emoji.name not in tiles),
    )


log = logging.getLogger(__name__)

_LOOKED_DAILY = timedelta(days=1)
_AFTER_TROUBLE = timedelta(minutes=5)

_BETWEEN_DOUBTS = timedelta(seconds=10)
"""The shortest time between two looks, even if an emoji is missing."""

_MARGIN = timedelta(seconds=1)
"""A request that comes a moment too early is refused again."""

_SOON = timedelta(seconds=0.5)
"""The pause after a cut connection or Discord's trouble; it doubles with each failure in a row."""

_BETWEEN_UPLOADS = 0.25
"""Seconds; the games need most of the requests that the bot may send."""

_LONGEST_IN_REQUEST = 30.0
"""Seconds that discord.py waits by itself after a 429; it takes no smaller number."""


class EmojiRoutes(Protocol):
    """Discord's routes for the application's emoji."""

    async def listed(self) -> list[UploadedEmoji]: ...

    async def upload(self, name: str, picture: bytes) -> UploadedEmoji: ...

    async def remove(self, emoji: UploadedEmoji) -> None: ...


class UploadRefusedError(Exception):
    """Discord accepts no more uploads for ``pause``."""

    def __init__(self, pause: timedelta) -> None:
        super().__init__(pause)
        self.pause = pause


class UploadedMeanwhileError(Exception):
    """Another process has uploaded an emoji of this name, so it holds the lock now."""


class EmojiTroubleError(Exception):
    """Discord could not be asked, or has refused; the text says why.

    ``is_passing``: the trouble will end soon, by itself.
    """

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error) or type(error).__name__)
        self.is_passing = _is_passing(error)


def _is_passing(error: Exception) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return not isinstance(error, discord.LoginFailure)


def _without_patience() -> aiohttp.TraceConfig:
    """Return a trace that raises on 5xx: discord.py would repeat the request after long pauses."""

    async def ended(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        if request.response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise aiohttp.ServerConnectionError(f"Discord answers with {request.response.status}")

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def _by_nobody(_trace: aiohttp.TraceConfig) -> None:
    """Watch nothing."""


@asynccontextmanager
async def application_emoji(
    token: str,
    watch: Callable[[aiohttp.TraceConfig], None] = _by_nobody,
    proxy_rules: ProxyRules = NO_PROXIES,
) -> AsyncGenerator[ApplicationEmoji]:
    """Log in a client of its own, so that waiting for an upload delays nothing else.

    `watch` sees each response. Raise `EmojiTroubleError` if Discord does not answer as it should.
    """
    trace = _without_patience()
    watch(trace)
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        max_ratelimit_timeout=_LONGEST_IN_REQUEST,
        http_trace=trace,
        connector=ProxyConnector(proxy_rules),
    )
    try:
        async with client:
            await client.login(token)
            yield ApplicationEmoji(client)
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise EmojiTroubleError(error) from error


class ApplicationEmoji:
    """Discord's routes, by a client that is logged in and raises `discord.RateLimited`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def listed(self) -> list[UploadedEmoji]:
        """Return every emoji of the application."""
        return [_uploaded(emoji) for emoji in await self._client.fetch_application_emojis()]

    async def upload(self, name: str, picture: bytes) -> UploadedEmoji:
        """Upload a picture.

        Raise `UploadRefusedError` after fifty uploads in an hour, or at a proxy's limit; no header
        tells how many are left. Raise `UploadedMeanwhileError` if an emoji of this name exists.
        """
        try:
            emoji = await self._client.create_application_emoji(name=name, image=picture)
        except discord.RateLimited as limited:
            raise UploadRefusedError(timedelta(seconds=limited.retry_after)) from limited
        except discord.HTTPException as refused:
            if refused.status == HTTPStatus.TOO_MANY_REQUESTS:
                raise UploadRefusedError(_pause_of(refused)) from refused
            if any(emoji.name == name for emoji in await self.listed()):
                raise UploadedMeanwhileError from refused
            raise
        return _uploaded(emoji)

    async def remove(self, emoji: UploadedEmoji) -> None:
        """Remove an emoji, if it still exists."""
        assert self._client.application_id is not None
        try:
            await self._client.http.delete_application_emoji(self._client.application_id, emoji.id)
        except discord.NotFound:
            log.info("an emoji was gone already", extra={"emoji": emoji.name})


def _pause_of(refused: discord.HTTPException) -> timedelta:
    """Return the pause that a proxy, or Discord's edge, wants; discord.py passes its answer on."""
    try:
        return timedelta(seconds=float(refused.response.headers["Retry-After"]))
    except (KeyError, ValueError):
        return _AFTER_TROUBLE


def _uploaded(emoji: discord.Emoji) -> UploadedEmoji:
    return UploadedEmoji(emoji.id, emoji.name, emoji.created_at)


async def _at_once() -> None:
    """Return at once."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the keeper needs from outside, so that a test can replace it.

    ``alone`` is a lock shared by all processes. ``free`` waits for the end of a pause of the whole
    bot, and ``watch`` reports pauses that an upload hears of.
    """

    alone: Callable[[], AbstractAsyncContextManager[None]]
    now: Callable[[], datetime] = discord.utils.utcnow
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    free: Callable[[], Awaitable[object]] = _at_once
    watch: Callable[[aiohttp.TraceConfig], None] = _by_nobody
    proxy_rules: ProxyRules = NO_PROXIES


class CardEmoji:
    """Knows the emoji of each deck.

    ``looked`` is set once it is known which exist, ``doubted`` if an emoji that should exist does
    not. ``on_known`` are called each time that it is known which exist.
    """

    def __init__(self) -> None:
        self.on_known: list[Callable[[], None]] = []
        self._decks: dict[Mode, TileEmoji] = {}
        self.looked = asyncio.Event()
        self.doubted = asyncio.Event()

    def know(self, plan: EmojiPlan) -> None:
        """Show these emoji from now on."""
        self.looked.set()
        self.doubted.clear()
        shown = {tile: emoji.text for tile, emoji in plan.shown.items()}
        # Once here instead of for each page: a deck has some fifty tiles.
        self._decks = {mode: deck for mode in Mode if (deck := _deck(mode, shown)) is not None}
        for note in self.on_known:
            note()

    def doubt(self) -> None:
        """Show words until it is known again which emoji exist: Discord does not know one."""
        if self._decks:
            log.warning("an emoji was refused: cards are shown in words until it is there again")
        self._decks = {}
        self.doubted.set()

    def of(self, mode: Mode) -> TileEmoji | None:
        """Return the emoji of a deck, or None while one of them is missing."""
        return self._decks.get(mode)


def _deck(mode: Mode, shown: dict[Tile, str]) -> TileEmoji | None:
    tiles = tiles_of(mode)
    if not all(tile in shown for tile in tiles):
        return None
    return TileEmoji({tile: shown[tile] for tile in tiles})


class EmojiKeeper:
    """Uploads missing emoji and removes old ones, as fast as Discord allows.

    ``steps`` counts what succeeded: uploads, removals, and looks that found nothing to do.
    """

    def __init__(self, routes: EmojiRoutes, known: CardEmoji, around: Surroundings) -> None:
        self.steps = 0
        self._routes = routes
        self._known = known
        self._around = around

    async def run(self) -> None:
        """Go on until cancelled, or until there is trouble."""
        while True:
            pause = await self.look()
            # A refusal by Discord does not lead to one request after the other.
            soonest = min(pause, _BETWEEN_DOUBTS)
            await self._around.sleep(soonest.total_seconds())
            await self._rest(pause - soonest)

    async def _rest(self, pause: timedelta) -> None:
        """Wait for this long, or until an emoji is found missing."""
        resting = asyncio.ensure_future(self._around.sleep(pause.total_seconds()))
        doubting = asyncio.ensure_future(self._known.doubted.wait())
        try:
            done, _ = await asyncio.wait([resting, doubting], return_when=asyncio.FIRST_COMPLETED)
            if resting in done:
                resting.result()
        finally:
            resting.cancel()
            doubting.cancel()

    async def look(self) -> timedelta:
        """Do what can be done now, and return after what time to look again."""
        uploaded = await self._listed()
        plan = plan_of(uploaded)
        if not plan.missing and not plan.removable(self._around.now()):
            self.steps += 1
            return _LOOKED_DAILY
        async with self._around.alone():
            # Another process may have held the lock until now and changed the list.
            uploaded = await self._listed()
            await self._remove_old(plan_of(uploaded))
            return await self._upload_missing(uploaded)

    async def _listed(self) -> list[UploadedEmoji]:
        uploaded = await self._routes.listed()
        self._known.know(plan_of(uploaded))
        return uploaded

    async def _upload_missing(self, uploaded: list[UploadedEmoji]) -> timedelta:
        missing = plan_of(uploaded).missing
        for number, tile in enumerate(missing):
            picture = await asyncio.to_thread(png_of, tile)
            await self._around.free()
            try:
                uploaded.append(await self._routes.upload(emoji_name(tile), picture))
            except UploadRefusedError as refused:
                log.info("emoji go on later", extra={"left": len(missing) - number})
                return refused.pause + _MARGIN
            except UploadedMeanwhileError:
                # The database's connection was cut, and the lock was lost with it.
                log.info(
                    "another process uploads emoji, too", extra={"left": len(missing) - number}
                )
                return _MARGIN
            self.steps += 1
            self._known.know(plan_of(uploaded))
            await self._around.sleep(_BETWEEN_UPLOADS)
        log.info("every card is an emoji now", extra={"uploaded": len(missing)})
        return _LOOKED_DAILY

    async def _remove_old(self, plan: EmojiPlan) -> None:
        for emoji in plan.removable(self._around.now()):
            await self._around.free()
            await self._routes.remove(emoji)
            self.steps += 1


async def keep_emoji(token: str, known: CardEmoji, around: Surroundings) -> None:
    """Keep the application's emoji up to date until cancelled; begin again after trouble."""
    # Computing how every card is drawn takes a moment, during which the bot goes on.
    await asyncio.to_thread(tiles_by_name)
    failures = 0
    while True:
        pause = _AFTER_TROUBLE
        try:
            async with application_emoji(token, around.watch, around.proxy_rules) as routes:
                keeper = EmojiKeeper(routes, known, around)
                try:
                    await keeper.run()
                finally:
                    failures = 0 if keeper.steps else failures
        except EmojiTroubleError as error:
            if error.is_passing:
                pause = min(_SOON * 2 ** min(failures, 10), pause)
            is_news = failures == 0 or pause == _AFTER_TROUBLE
            level = logging.WARNING if is_news else logging.INFO
            log.log(level, "no emoji uploaded for now", extra={"why": str(error)})
        except Exception:
            # If the database is away for a while, uploads go on afterwards.
            log.exception("no emoji uploaded for now")
        failures += 1
        await around.sleep(pause.total_seconds())
