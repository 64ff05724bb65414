"""The cards as emoji of the application: which exist, uploading new ones and removing old ones.

No game waits for them: a deck is shown in tiles once it is complete, and in words until then. What
has to be done follows from what Discord lists, so that nothing is remembered between starts or
shared between processes.
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

import discord
from aiohttp import (
    ClientError,
    ClientSession,
    ServerConnectionError,
    TraceConfig,
    TraceRequestEndParams,
)

from bot.artwork import Tile, emoji_name, key_of, png_of, tiles_by_name, tiles_of
from bot.engine import Mode
from bot.render import TileEmoji

KEPT_AFTERWARDS = timedelta(days=1)
"""How long an old emoji is kept after the last new one: every board has been shown anew by then."""


@dataclass(frozen=True, slots=True)
class UploadedEmoji:
    """An emoji as Discord lists it."""

    id: int
    name: str
    created_at: datetime

    @property
    def text(self) -> str:
        """How it is written in a message or on a button."""
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True, slots=True)
class EmojiPlan:
    """``shown`` are the emoji of today's artwork, ``missing`` the tiles that have none yet, in the
    order in which they help, ``old`` those that are ours and show what is no longer drawn so.
    """

    shown: dict[Tile, UploadedEmoji]
    missing: tuple[Tile, ...]
    old: tuple[UploadedEmoji, ...]

    def removable(self, now: datetime) -> tuple[UploadedEmoji, ...]:
        """The old ones that no message shows any more: all new ones have been there for a while."""
        if self.missing:
            return ()
        newest = max(emoji.created_at for emoji in self.shown.values())
        return self.old if now - newest >= KEPT_AFTERWARDS else ()


def plan_of(uploaded: Iterable[UploadedEmoji]) -> EmojiPlan:
    """What Discord has beside what is drawn; emoji of others are left alone."""
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
"""Until it is looked again though an emoji is not there."""

_MARGIN = timedelta(seconds=1)
"""Whoever comes back a moment too early is refused again."""

_SOON = tuple(timedelta(seconds=seconds) for seconds in (0.5, 1, 2, 4))
"""Pauses after a cut connection, or where Discord has trouble: until there were ``_MANY``."""

_MANY = 100

_BETWEEN_UPLOADS = 0.25
"""Seconds: of what the bot may ask in all, the games are to have the most."""

_LONGEST_IN_REQUEST = 30.0
"""Seconds that discord.py waits by itself where Discord wants it to (429); the least it takes."""


class EmojiRoutes(Protocol):
    """What is asked of Discord about the application's emoji."""

    async def listed(self) -> list[UploadedEmoji]: ...

    async def upload(self, name: str, picture: bytes) -> UploadedEmoji: ...

    async def remove(self, emoji: UploadedEmoji) -> None: ...


class UploadRefusedError(Exception):
    """Discord takes no more for now; ``pause`` says for how long."""

    def __init__(self, pause: timedelta) -> None:
        super().__init__(pause)
        self.pause = pause


class UploadedMeanwhileError(Exception):
    """Another process has uploaded an emoji of this name: who was alone with it is so no longer."""


class EmojiTroubleError(Exception):
    """Discord could not be asked, or has refused; the text says why.

    ``is_passing``: it will be over soon, by itself.
    """

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error) or type(error).__name__)
        self.is_passing = _is_passing(error)


def _is_passing(error: Exception) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return not isinstance(error, discord.LoginFailure)


def _without_patience() -> TraceConfig:
    """discord.py would try again by itself, after longer and longer pauses."""

    async def ended(
        _session: ClientSession, _context: SimpleNamespace, request: TraceRequestEndParams
    ) -> None:
        if request.response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise ServerConnectionError(f"Discord answers with {request.response.status}")

    trace = TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def _by_nobody(_trace: TraceConfig) -> None:
    """Nobody else asks Discord for anything."""


@asynccontextmanager
async def application_emoji(
    token: str, watch: Callable[[TraceConfig], None] = _by_nobody
) -> AsyncGenerator[ApplicationEmoji]:
    """Discord's routes, by a client of their own: what they wait for holds up nothing else.

    `watch` sees each answer, for what concerns the bot as a whole. Raises `EmojiTroubleError` for
    what Discord does not answer as it should.
    """
    trace = _without_patience()
    watch(trace)
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        max_ratelimit_timeout=_LONGEST_IN_REQUEST,
        http_trace=trace,
    )
    try:
        async with client:
            await client.login(token)
            yield ApplicationEmoji(client)
    except (discord.DiscordException, ClientError, OSError, TimeoutError) as error:
        raise EmojiTroubleError(error) from error


class ApplicationEmoji:
    """Discord's routes, by a client that is logged in and raises `discord.RateLimited`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def listed(self) -> list[UploadedEmoji]:
        """Every emoji of the application."""
        return [_uploaded(emoji) for emoji in await self._client.fetch_application_emojis()]

    async def upload(self, name: str, picture: bytes) -> UploadedEmoji:
        """Upload a picture. Raises `UploadRefusedError` where fifty have been in the hour, or where
        somebody on the way to Discord has a limit.

        Only that answer tells: the headers of the others do not say how many are left. Raises
        `UploadedMeanwhileError` where it is refused and there is one of this name.
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
        """Remove an emoji, if it is still there."""
        assert self._client.application_id is not None
        try:
            await self._client.http.delete_application_emoji(self._client.application_id, emoji.id)
        except discord.NotFound:
            log.info("an emoji was gone already", extra={"emoji": emoji.name})


def _pause_of(refused: discord.HTTPException) -> timedelta:
    """What a proxy, or Discord's edge, wants; discord.py hands its answer on."""
    try:
        return timedelta(seconds=float(refused.response.headers["Retry-After"]))
    except (KeyError, ValueError):
        return _AFTER_TROUBLE


def _uploaded(emoji: discord.Emoji) -> UploadedEmoji:
    return UploadedEmoji(emoji.id, emoji.name, emoji.created_at)


async def _at_once() -> None:
    """Nobody has to wait."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the keeper needs of the world around it; a test has its own.

    ``alone``: while no other process is at it. ``free`` returns when Discord does not let the whole
    bot wait, and ``watch`` tells the rest of the bot where an upload hears of that.
    """

    alone: Callable[[], AbstractAsyncContextManager[None]]
    now: Callable[[], datetime] = discord.utils.utcnow
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    free: Callable[[], Awaitable[object]] = _at_once
    watch: Callable[[TraceConfig], None] = _by_nobody


class CardEmoji:
    """Knows the emoji of each deck.

    ``looked``: it is known which there are. ``doubted``: one that should be there is not.
    """

    def __init__(self) -> None:
        self._decks: dict[Mode, TileEmoji] = {}
        self.looked = asyncio.Event()
        self.doubted = asyncio.Event()

    def know(self, plan: EmojiPlan) -> None:
        """From now on show these."""
        self.looked.set()
        self.doubted.clear()
        shown = {tile: emoji.text for tile, emoji in plan.shown.items()}
        # Here and not at each page: a deck is some fifty tiles.
        self._decks = {mode: deck for mode in Mode if (deck := _deck(mode, shown)) is not None}

    def doubt(self) -> None:
        """Discord does not know one of these: show words until it is known which there are."""
        if self._decks:
            log.warning("an emoji was refused: cards are shown in words until it is there again")
        self._decks = {}
        self.doubted.set()

    def of(self, mode: Mode) -> TileEmoji | None:
        """The emoji of a deck, None while one of them is missing."""
        return self._decks.get(mode)


def _deck(mode: Mode, shown: dict[Tile, str]) -> TileEmoji | None:
    tiles = tiles_of(mode)
    if not all(tile in shown for tile in tiles):
        return None
    return TileEmoji({tile: shown[tile] for tile in tiles})


class EmojiKeeper:
    """Uploads what is missing and removes what is old, at the pace that Discord allows.

    ``steps`` counts what has gone well.
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
            # Whatever Discord refuses for, it is not asked again and again.
            soonest = min(pause, _BETWEEN_DOUBTS)
            await self._around.sleep(soonest.total_seconds())
            await self._rest(pause - soonest)

    async def _rest(self, pause: timedelta) -> None:
        """Return after so long, or as soon as an emoji is not there."""
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

    async def _listed(self) -> list[UploadedEmoji]:
        uploaded = await self._routes.listed()
        self.steps += 1
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
                # The database's connection was cut, and with it went the turn.
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


async def keep_emoji(token: str, known: CardEmoji, around: Surroundings) -> None:
    """See to the application's emoji until cancelled; after trouble again from the beginning."""
    # It takes a moment to know how every card is drawn; the bot goes on meanwhile.
    await asyncio.to_thread(tiles_by_name)
    failures = 0
    while True:
        pause = _AFTER_TROUBLE
        try:
            async with application_emoji(token, around.watch) as routes:
                keeper = EmojiKeeper(routes, known, around)
                try:
                    await keeper.run()
                finally:
                    failures = 0 if keeper.steps else failures
        except EmojiTroubleError as error:
            log.warning("no emoji uploaded for now", extra={"why": str(error)})
            if error.is_passing:
                pause = _SOON[min(failures, len(_SOON) - 1)] if failures < _MANY else pause
        except Exception:
            # So that a database that is gone for a while costs no more than that while.
            log.exception("no emoji uploaded for now")
        failures += 1
        await around.sleep(pause.total_seconds())
