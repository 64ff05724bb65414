"""Records what goes over the wire between a playground, a bot without a library, and its page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from playground import ManualClock, Playground
from playground.protocol.constants import Intent
from tests.guard import GUARD
from tests.playground.conftest import Api

_ALL_INTENTS = Intent((1 << 16) - 1)
_NOT_TOLD = frozenset({"token", "session_id"})
"""Fields that are another every time."""

_PING = "playground"


class Recording:
    """A playground that a bot is connected to and that a page shows, and a log of all they get.

    `last` is what the bot was last asked by a person: the interaction, with its token.
    """

    def __init__(
        self,
        playground: Playground,
        clock: ManualClock,
        api: Api,
        gateway: aiohttp.ClientWebSocketResponse,
        page: aiohttp.ClientWebSocketResponse,
    ) -> None:
        self.playground = playground
        self.clock = clock
        self.world = playground.world
        self.people = playground.people
        self.uno = self.world.channel_named("uno").id
        self.bot = self.world.bot.id
        self.guild = self.world.guild.id
        self.last: dict[str, Any] = {}
        self.lines: list[str] = []
        self._api = api
        self._gateway = gateway
        self._page = page

    def title(self, text: str) -> None:
        self.lines += ["", f"── {text}"]

    def command(self, name: str) -> str:
        """The id of the command that is called so."""
        commands = self.world.commands.values()
        return next(each.id for each in commands if each.definition["name"] == name)

    async def ask(
        self, method: str, path: str, body: Any = None, *, quietly: bool = False, **more: Any
    ) -> Any:
        """Let the bot ask; what it is answered, and what bot and page are told because of it."""
        path = path.format(uno=self.uno, bot=self.bot, guild=self.guild)
        answer = await self._api(method, path, body, **more)
        self.lines.append(f"{method} {self._told(path)} -> {answer.status}")
        if not quietly:
            self._write(answer.body, "    ")
        await self.listen()
        return answer.body

    async def do(self, op: str, who: str = "anna", **fields: Any) -> None:
        """Let the page ask for somebody."""
        user = self.people[who.capitalize()].id
        await self._page.send_json({"op": op, "nonce": op, "user": user, **fields})
        self.lines.append(f"page: {who} {op}")
        await self.listen()

    async def answer(self, kind: int, data: Any = None, *, token: str | None = None) -> Any:
        """Let the bot answer the last interaction."""
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        path = f"/interactions/{self.last['id']}/{token or self.last['token']}/callback"
        return await self.ask("POST", path + "?with_response=true", body)

    def hook(self, end: str = "") -> str:
        """The address of what the last interaction's token allows."""
        return f"/webhooks/{self.bot}/{self.last['token']}{end}"

    async def listen(self) -> None:
        """Write down what gateway and page have been told, in their order."""
        page: list[Any] = []
        await self._page.send_json({"op": "send", "nonce": _PING, "user": ""})
        while True:
            frame = await self._page.receive_json(timeout=GUARD)
            if frame["t"] == "error" and frame["d"]["nonce"] == _PING:
                break
            page.append(frame)
        (session,) = self.playground.gateway.sessions
        session.dispatch(_PING, {})
        while (frame := await self._gateway.receive_json(timeout=GUARD))["t"] != _PING:
            if frame["t"] == "INTERACTION_CREATE":
                self.last = frame["d"]
            self.lines.append(f"  gateway: {frame['t']}")
            self._write(frame["d"], "    ")
        for frame in page:
            self.lines.append(f"  page: {frame['t']}")
            self._write(frame["d"], "    ")

    def _write(self, value: Any, indent: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                told = "…" if name in _NOT_TOLD else self._told(json.dumps(inner, **_AS_IT_IS))
                self.lines.append(f"{indent}{name}: {told}")
        elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
            for inner in value:
                self.lines.append(f"{indent}-")
                self._write(inner, indent + "  ")
        elif value is not None:
            self.lines.append(indent + self._told(json.dumps(value, **_AS_IT_IS)))

    def _told(self, text: str) -> str:
        text = text.replace(self.playground.url, "http://playground")
        text = text.replace(self.playground.url.removeprefix("http"), "ws://playground")
        token = self.last.get("token")
        return text.replace(token, "TOKEN") if token else text


_AS_IT_IS: dict[str, Any] = {"ensure_ascii": False}


@asynccontextmanager
async def recording() -> AsyncIterator[Recording]:
    """A playground of two servers with bot and page, from its very beginning."""
    clock = ManualClock()
    async with (
        Playground(clock=clock, openapi=None, servers=2, privileged_intents=_ALL_INTENTS) as play,
        aiohttp.ClientSession() as session,
        session.ws_connect(play.url + "/page") as page,
        session.ws_connect(play.url + "/gateway?v=10&encoding=json") as gateway,
    ):
        heard = Recording(play, clock, Api(session, play.api_url), gateway, page)
        heard.title("The bot connects")
        hello = await gateway.receive_json(timeout=GUARD)
        heard.lines.append(json.dumps(hello))
        identity = {"token": "a-token", "intents": int(_ALL_INTENTS), "properties": {}}
        await gateway.send_json({"op": 2, "d": identity})
        await play.world.feed.until(lambda: play.gateway.connected)
        await heard.listen()
        yield heard


def text_of(lines: Sequence[str]) -> str:
    return "\n".join(lines).strip() + "\n"
