"""The playground as a whole: one aiohttp server with Discord's API, gateway, files and page.

It serves programs of this machine and its own page, and no other page that the tester's browser has
open. A page from elsewhere gives itself away by its `Origin`. A page whose name was led here (DNS
rebinding) has the right origin in the browser's eyes, but asks for its own name as `Host`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler, Middleware

from playground.clock import GUARD_SECONDS, RealClock, WorldClock
from playground.faults import Faults
from playground.files import Cdn, PageFiles
from playground.gateway.gateway import Gateway
from playground.page.socket import PageSocket
from playground.payloads import Payloads
from playground.people.actions import Actions
from playground.people.person import People
from playground.protocol.constants import Intent
from playground.protocol.tokens import is_same_token
from playground.rest.api import BASE, Answered, RestApi, Violation
from playground.rest.call import Services
from playground.rest.message_composer import MessageComposer
from playground.rest.rate_limits import RateLimits
from playground.state.interaction_registry import InteractionRegistry
from playground.state.snapshot import KeptWorld, OpenNewFile, open_new_file
from playground.state.world import World
from playground.validation import Validator
from playground.validation.validator import default_openapi


def own_pages_only(host: str) -> Middleware:
    """Refuse other pages' requests with 403; `host` is the address the playground listens on."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _is_here(request.host, host):
            raise web.HTTPForbidden(text="The playground is only at this machine's own address.")
        origin = request.headers.get("Origin")
        if origin is not None and _address_of(origin) != request.host:
            raise web.HTTPForbidden(text="The playground is only for its own page.")
        return await handler(request)

    return middleware


def _address_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _is_here(called: str, host: str) -> bool:
    """Return whether the requested name is this machine, or the address the playground listens
    on."""
    try:
        name = urlsplit(f"//{called}").hostname or ""
    except ValueError:
        return False
    return name in (host, "localhost") or _is_loopback(name)


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


class _MalformedRequestFilter(logging.Filter):
    """Logs a request that is not HTTP in one line, since the playground is not at fault."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError | web.RequestPayloadError):
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
            record.msg, record.args = "A request was malformed: %s", (type(error).__name__,)
        return True


log = logging.getLogger(__name__)
http_log = logging.getLogger("playground.http")
http_log.addFilter(_MalformedRequestFilter())

T = TypeVar("T")

_FIND_OPENAPI = Path()
_NO_INTENTS = Intent(0)
_MAX_BODY = 32 * 1024 * 1024


class Playground:
    """A Discord on loopback.

    port, host: where to listen; port 0 takes a free one.
    clock: the time; pass a ManualClock in tests.
    token: the one bot token to accept; any non-empty one by default.
    openapi: Discord's API description to check bodies against; by default
        `../shared/discord-openapi.json` beside the checkout where it exists; None for no checks.
    rate_limits: answer 429 as Discord would; the headers are there in any case.
    privileged_intents: those the application may ask for; others are refused with 4014.
    servers: how many guilds there are; everybody and the bot are in all of them.
    user_install: whether people can install the application for themselves.
    file: where the world is kept between runs; by default it is gone at the end.
    open_new: makes that file; by default it belongs to this user.

    `violations` lists every request body that was refused as invalid, `answered` counts requests by
    their kind. While a bot is connected, `rate_limits.enforced` can be switched and `faults` be put
    in.
    """

    def __init__(
        self,
        port: int = 0,
        host: str = "127.0.0.1",
        *,
        clock: WorldClock | None = None,
        token: str | None = None,
        openapi: Path | None = _FIND_OPENAPI,
        rate_limits: bool = False,
        privileged_intents: Intent = _NO_INTENTS,
        servers: int = 1,
        user_install: bool = False,
        file: Path | None = None,
        open_new: OpenNewFile = open_new_file,
    ) -> None:
        self._port = port
        self._host = host
        self._token = token
        self._runner: web.AppRunner | None = None
        self.clock: WorldClock = clock or RealClock()
        self.world = World(self.clock, servers)
        self.world.allows_user_install = user_install
        self._kept = None if file is None else KeptWorld(self.world, file, open_new)
        self.rate_limits = RateLimits(self.clock, self.world.open_questions, enforced=rate_limits)
        self.violations: list[Violation] = []
        self.answered: Counter[Answered] = Counter()
        self.faults = Faults()
        self.interactions = InteractionRegistry(self.world)
        payloads = Payloads(self.world, lambda: self.url)
        self.gateway = Gateway(
            self.world,
            payloads,
            authorized=self._authorized,
            allowed_intents=privileged_intents,
            faults=self.faults,
        )
        self.interactions.deliver = self.gateway.deliver
        self.actions = Actions(self.world, self.interactions, payloads)
        self.people = People(self.world, self.actions)
        services = Services(
            world=self.world,
            payloads=payloads,
            interactions=self.interactions,
            composer=MessageComposer(self.world),
            validator=Validator(default_openapi() if openapi is _FIND_OPENAPI else openapi),
            rate_limits=self.rate_limits,
            message_content=bool(privileged_intents & Intent.MESSAGE_CONTENT),
        )
        self._api = RestApi(
            services,
            authorized=self._authorized,
            violations=self.violations,
            answered=self.answered,
            faults=self.faults,
        )
        self._page = PageSocket(self.world, self.actions, lambda: self.online)
        self._page_files = PageFiles()
        self._cdn = Cdn(self.world)
        self.world.feed.subscribe(self.gateway.on_change)
        self.world.feed.subscribe(self._page.on_change)
        if self._kept is not None:
            self._kept.read()
            self.world.feed.subscribe(self._kept.on_change)

    @property
    def url(self) -> str:
        """The address of the page, such as `http://127.0.0.1:8080`."""
        shown = "127.0.0.1" if self._host in ("0.0.0.0", "::", "") else self._host
        return f"http://{f'[{shown}]' if ':' in shown else shown}:{self._port}"

    @property
    def api_url(self) -> str:
        """What a bot gets as DISCORD_API_URL."""
        return self.url + BASE

    @property
    def online(self) -> bool:
        """Whether a bot is connected to the gateway."""
        return self.gateway.online

    def _authorized(self, token: str) -> bool:
        if self._token is None:
            return bool(token)
        return is_same_token(token, self._token)

    async def start(self) -> None:
        """Start listening. Raise OSError if the port is taken."""
        app = web.Application(client_max_size=_MAX_BODY, middlewares=[own_pages_only(self._host)])
        self._api.add_to(app)
        self._page_files.add_to(app)
        self._cdn.add_to(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/page", self._page.handle)
        app.on_shutdown.append(self._hang_up)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0, logger=http_log)
        await runner.setup()
        site = web.TCPSite(runner, self._host, self._port)
        try:
            await site.start()
        except OSError:
            await runner.cleanup()
            raise
        self._port = runner.addresses[0][1]
        self._runner = runner
        log.info("The playground is at %s", self.url)

    async def _hang_up(self, _: web.Application) -> None:
        await self.gateway.close()
        await self._page.close()

    async def stop(self) -> None:
        """Close every connection and stop listening; the world stays as it is."""
        if self._runner is not None:
            runner, self._runner = self._runner, None
            await runner.cleanup()
            if self._kept is not None:
                self._kept.write()

    async def __aenter__(self) -> Playground:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def until(self, probe: Callable[[], T | None], guard: float = GUARD_SECONDS) -> T:
        """Wait until `probe()` is true; it is called again after every change of the world."""
        return await self.world.feed.until(probe, guard)

    async def until_online(self, guard: float = GUARD_SECONDS) -> None:
        """Wait until a bot has connected."""
        await self.until(lambda: self.online, guard)

    async def until_connected(self, *shards: int, guard: float = GUARD_SECONDS) -> None:
        """Wait until each of these shards of a bot has connected."""
        await self.until(lambda: self.gateway.connected.issuperset(shards), guard)
