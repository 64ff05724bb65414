"""A request that no sound client sends is refused: no status 500, no traceback, nothing broken."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import pytest
from yarl import URL

from playground import Playground
from playground.protocol.constants import CallbackType
from playground.protocol.json_reading import MAX_DEPTH, read_json
from playground.rest.api import all_routes
from playground.rest.call import Route
from playground.rest.endpoints.commands import completed
from playground.state.guild import AppCommand
from playground.state.interactions import Interaction
from playground.state.messages import Message
from tests.guard import GUARD
from tests.playground.forms import COMMAND
from tests.playground.malformed import (
    ACTIONS,
    BODIES,
    FRAMES,
    IDENTIFY,
    JSON,
    NOT_IDS,
    NOT_JSON,
    QUERIES,
    UNREADABLE,
    nested,
    spoilt_json,
)

STEP = 29
"""Of all spoilt bodies every 29th is sent. There are 17 wrong values, so all of them occur."""


@pytest.fixture(autouse=True)
def no_error_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if the test has logged an error or a traceback."""
    caplog.set_level(logging.INFO)
    yield
    logged = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    faults = [record for record in logged if record.levelno >= logging.ERROR or record.exc_info]
    assert [record.getMessage() for record in faults] == []


class RouteCaller:
    """A playground, and requests with ids that exist in it, so that nothing is refused early."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session
        self.channel = playground.world.channel_named("uno")
        self.person = next(user for user in playground.world.users.values() if not user.bot)
        self.emoji = playground.world.add_emoji("ace", False, "image/png", b"x")
        playground.interactions.deliver = lambda _: True

    def message(self) -> Message:
        world = self.playground.world
        now = world.clock.now()
        new = Message(world.ids.next(), self.channel.id, world.bot.id, now, content="x")
        return world.add_message(new)

    def interaction(self, *, answered: bool) -> Interaction:
        new = self.playground.actions.slash(self.person, self.channel.id, self.command().id, [])
        if answered:
            new.response = self.message()
            kind = CallbackType.CHANNEL_MESSAGE_WITH_SOURCE
            self.playground.interactions.acknowledge(new, kind)
        return new

    def command(self) -> AppCommand:
        """Return a command without options; requests may have changed it meanwhile."""
        command = completed(self.playground.world, COMMAND)
        self.playground.world.replace_commands([command])
        return command

    def path(self, route: Route, **other: str) -> str:
        """Return the address of a route with existing ids, except for the ``other`` ones."""
        world, template = self.playground.world, route.template
        ids = {
            "channel_id": self.channel.id,
            "guild_id": next(iter(world.guilds)),
            "user_id": self.person.id,
            "application_id": world.bot.id,
            "emoji_id": self.emoji.id,
            "emoji_name": "%F0%9F%91%8D",
            "webhook_id": world.bot.id,
        }
        if "message_id" in template:
            ids["message_id"] = self.message().id
        if "token}" in template:
            interaction = self.interaction(answered="webhook" in template)
            ids["interaction_id"] = interaction.id
            ids["interaction_token"] = ids["webhook_token"] = interaction.token
        ids |= other
        return "/api/v10" + re.sub(r"{(\w+)}", lambda name: ids.get(name[1], "1"), template)

    async def status(self, method: str, path: str, **more: Any) -> int:
        """Return the status of the answer; the path is sent as it is."""
        url = URL(self.playground.url + path, encoded=True)
        more["headers"] = {"Authorization": "Bot a-token", **more.get("headers", {})}
        async with self.session.request(method, url, **more) as response:
            await response.read()
            return response.status


@pytest.fixture
async def caller() -> AsyncIterator[RouteCaller]:
    connector = aiohttp.TCPConnector(force_close=True)
    async with (
        Playground(openapi=None) as playground,
        aiohttp.ClientSession(connector=connector) as session,
    ):
        caller = RouteCaller(playground, session)
        yield caller
        assert await caller.status("GET", "/api/v10/users/@me") == 200


async def test_every_route_refuses_a_body_that_cannot_be_read(caller: RouteCaller) -> None:
    bodies = [*((JSON, body) for body in NOT_JSON), *UNREADABLE]
    for number, route in enumerate(all_routes()):
        # All routes read bodies in the same way, so each gets only some of them.
        for headers, body in bodies[number % 7 :: 7]:
            path = caller.path(route)
            status = await caller.status(route.method, path, headers=headers, data=body)
            assert 400 <= status < 500, (route.method, route.template, headers, body[:60])


@pytest.mark.parametrize("step", [STEP, pytest.param(7, marks=pytest.mark.lengthy)])
async def test_every_route_survives_a_body_with_one_wrong_part(
    caller: RouteCaller, step: int
) -> None:
    for route in all_routes():
        for place, body in BODIES:
            if place not in route.template or route.method not in ("POST", "PUT", "PATCH"):
                continue
            for spoilt in spoilt_json(body, step):
                path = caller.path(route)
                status = await caller.status(route.method, path, headers=JSON, data=spoilt)
                assert status < 500 or status == 501, (route.method, route.template, spoilt)


async def test_every_route_survives_an_address_that_names_nothing(caller: RouteCaller) -> None:
    for number, route in enumerate(all_routes()):
        for name in re.findall(r"{(\w+)}", route.template):
            for wrong in NOT_IDS[number % 3 :: 3]:
                status = await caller.status(route.method, caller.path(route, **{name: wrong}))
                assert status < 500 or status == 501, (route.method, route.template, wrong[:20])
        for query in QUERIES:
            if route.method == "GET":
                status = await caller.status("GET", f"{caller.path(route)}?{query}")
                assert status < 500, (route.template, query[:20])


@pytest.mark.parametrize("wrong", NOT_IDS)
@pytest.mark.parametrize("folder", ["/", "/web/", "/cdn/emojis/", "/cdn/attachments/1/2/"])
async def test_no_file_has_such_a_name(caller: RouteCaller, folder: str, wrong: str) -> None:
    assert await caller.status("GET", folder + wrong) in (400, 404)


@pytest.mark.parametrize("origin", ["http://[", "//", "\u00e9", "http://127.0.0.1:x"])
async def test_an_origin_that_is_no_address_is_refused(caller: RouteCaller, origin: str) -> None:
    assert await caller.status("GET", "/", headers={"Origin": origin}) == 403


@pytest.mark.parametrize(
    "head",
    [
        b"GET /\xc2\xb2\xff HTTP/1.1\r\nHost: localhost",
        b"GET / HTTP/9.9\r\nHost: localhost",
        b"no http",
        b"POST /api/v10/users/@me HTTP/1.1\r\nHost: localhost\r\nContent-Length: x",
        b"GET /api/v10/users/@me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bot \xff",
    ],
)
async def test_a_request_that_is_no_http_is_refused(head: bytes) -> None:
    async with Playground(openapi=None, token="a-token") as playground:
        port = URL(playground.url).port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + b"\r\n\r\n")
        answer = await asyncio.wait_for(reader.readline(), GUARD)
        writer.close()
        assert answer.split()[1] in (b"400", b"401")


async def test_the_gateway_closes_or_goes_on(caller: RouteCaller) -> None:
    sound = json.dumps(IDENTIFY).encode()
    frames = [frame for sent in FRAMES for frame in spoilt_json(sent, STEP)]
    for frame in (*frames, *NOT_JSON):
        for opening in ((), (sound,)):
            async with caller.session.ws_connect(caller.playground.url + "/gateway") as socket:
                for part in (*opening, frame):
                    await socket.send_frame(part, aiohttp.WSMsgType.TEXT)
                await socket.send_str('{"op": 99}')  # closes the connection at the latest
                async with asyncio.timeout(GUARD):
                    async for _ in socket:
                        pass
                assert socket.close_code not in (None, 1006, 1011), frame[:60]


async def test_the_page_is_told_and_goes_on(caller: RouteCaller) -> None:
    person, channel = caller.person.id, caller.channel.id
    async with caller.session.ws_connect(caller.playground.url + "/page", max_msg_size=0) as socket:
        for action in ACTIONS:
            common = {"user": person, "channel_id": channel, "message_id": caller.message().id}
            for spoilt in spoilt_json({**common, **action}, STEP):
                await socket.send_frame(spoilt, aiohttp.WSMsgType.TEXT)
        for broken in NOT_JSON[2:]:  # one that is not UTF-8 ends a WebSocket
            await socket.send_frame(broken, aiohttp.WSMsgType.TEXT)
        await socket.send_json({"user": person, "op": "the last", "nonce": "last"})
        async with asyncio.timeout(GUARD):
            async for message in socket:
                frame = message.json()
                if frame["t"] == "error" and frame["d"]["nonce"] == "last":
                    return
    pytest.fail("the page's socket is closed")


@pytest.mark.parametrize("broken", NOT_JSON)
def test_what_others_cannot_read_is_no_json(broken: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_json(broken)


def test_sound_json_is_read() -> None:
    sound = {"a": [1, -2.5, None, True, "ä🃏"], "b": {"c": str(2**64)}, "d": 2**63}
    assert read_json(json.dumps(sound)) == sound
    deepest = nested(MAX_DEPTH - 3)
    assert read_json(deepest) == json.loads(deepest)
    with pytest.raises(ValueError, match="nested"):
        read_json(nested(MAX_DEPTH))
