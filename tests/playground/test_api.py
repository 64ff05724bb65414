"""The REST API as such: tokens, headers, rate limits, bodies and what is not built."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

import aiohttp
import discord
import pytest

from playground import ManualClock, Playground
from playground.rest.api import all_routes
from playground.validation.validator import default_openapi
from tests.playground.conftest import Api, Bot

needs_openapi = pytest.mark.skipif(
    default_openapi() is None, reason="discord-openapi.json is not beside the checkout"
)


async def test_no_token_is_401(api: Api) -> None:
    answer = await api("GET", "/users/@me", headers={"Authorization": "Bearer x"})
    assert answer.status == 401
    assert answer.body == {"message": "401: Unauthorized", "code": 0}


async def test_the_media_type_has_no_charset(api: Api) -> None:
    for path in ("/users/@me", "/nowhere"):
        assert (await api("GET", path)).headers["Content-Type"] == "application/json"


async def test_rate_limit_headers_are_always_there(api: Api) -> None:
    headers = (await api("GET", "/users/@me")).headers
    for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket"):
        assert f"X-RateLimit-{name}" in headers
    assert int(headers["X-RateLimit-Remaining"]) > 0


async def test_what_is_not_built_is_501_and_logged(
    api: Api, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = await api("POST", "/webhooks/1/secret-token/slack", {})
    assert answer.status == 501
    assert "/slack" in answer.body["message"]
    assert "/slack" in caplog.text
    assert "secret-token" not in caplog.text


async def test_broken_json_is_50109(api: Api, uno: str, playground: Playground) -> None:
    answer = await api(
        "POST",
        f"/channels/{uno}/messages",
        data=b"{",
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status, answer.code) == (400, 50109)
    playground.violations.clear()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/{uno}/messages", []),
        ("PUT", "/applications/{bot}/commands", {}),
        ("POST", "/channels/{uno}/messages", "text"),
    ],
)
async def test_a_body_of_the_wrong_kind_is_50035(method: str, path: str, body: object) -> None:
    async with Playground(openapi=None) as playground, aiohttp.ClientSession() as session:
        world = playground.world
        path = path.format(uno=world.channel_named("uno").id, bot=world.bot.id)
        answer = await Api(session, playground.api_url)(method, path, body)
        assert (answer.status, answer.code) == (400, 50035)


async def test_the_limit_is_enforced_when_switched_on(clock: ManualClock) -> None:
    async with (
        Playground(clock=clock, rate_limits=True) as playground,
        aiohttp.ClientSession() as session,
    ):
        api = Api(session, playground.api_url)
        uno = playground.world.channel_named("uno").id
        path = f"/channels/{uno}/messages"
        left = []
        for number in range(5):
            answer = await api("POST", path, {"content": str(number)})
            left.append(int(answer.headers["X-RateLimit-Remaining"]))
        assert left == [4, 3, 2, 1, 0]
        refused = await api("POST", path, {"content": "too much"})
        assert refused.status == 429
        assert refused.body["message"] == "You are being rate limited."
        assert refused.body["global"] is False
        assert 0 < refused.body["retry_after"] <= 5
        assert "Via" in refused.headers
        assert len(playground.people.anna.messages()) == 5
        lounge = playground.world.channel_named("lounge").id
        assert (await api("POST", f"/channels/{lounge}/messages", {"content": "x"})).status == 200
        clock.advance(refused.body["retry_after"])
        assert (await api("POST", path, {"content": "now"})).status == 200


async def test_discord_py_waits_for_the_limit(aim: Callable[[Playground], None]) -> None:
    async with Playground(rate_limits=True) as playground:
        aim(playground)
        async with Bot() as bot:
            await bot.login("t")
            channel = bot.get_partial_messageable(int(playground.world.channel_named("uno").id))
            message = await channel.send("React")
            for emoji in ("👍", "👎", "👋"):
                await message.add_reaction(emoji)
        assert len(playground.people.anna.last().reactions) == 3


@pytest.mark.openapi
@needs_openapi
def test_every_endpoint_is_one_of_discords() -> None:
    file = default_openapi()
    assert file is not None
    paths = json.loads(file.read_text(encoding="utf-8"))["paths"]
    ours = [(route.method, route.template) for route in all_routes()]
    assert len(set(ours)) == len(ours) > 25
    assert [(m, t) for m, t in ours if m.lower() not in paths.get(t, {})] == []


@pytest.mark.openapi
@needs_openapi
@pytest.mark.parametrize(
    ("method", "path", "body", "place"),
    [
        ("POST", "/channels/{uno}/messages", {"content": 5}, ["content"]),
        ("POST", "/channels/{uno}/messages", {"components": [{"type": 99}]}, ["components", "0"]),
        (
            "POST",
            "/channels/{uno}/messages",
            {"components": [{"type": 1, "components": [{"type": 2, "style": 9}]}]},
            ["components", "0", "components", "0", "style"],
        ),
        ("PUT", "/applications/{bot}/commands", [{"description": "no name"}], ["0", "name"]),
        ("POST", "/users/@me/channels", {"recipient_id": []}, ["recipient_id"]),
    ],
)
async def test_bodies_are_checked_against_the_api_description(
    playground: Playground, api: Api, method: str, path: str, body: object, place: list[str]
) -> None:
    world = playground.world
    path = path.format(uno=world.channel_named("uno").id, bot=world.bot.id)
    answer = await api(method, path, body)
    assert (answer.status, answer.code) == (400, 50035)
    node = answer.body["errors"]
    for step in place:
        node = node[step]
    (violation,) = playground.violations
    assert violation.errors == answer.body["errors"]
    playground.violations.clear()


async def test_own_user_and_application(
    playground: Playground, aim: Callable[[Playground], None]
) -> None:
    aim(playground)
    async with Bot() as bot:
        await bot.login("t")
        information = await bot.application_info()
        assert str(information.id) == playground.world.bot.id
        assert information.owner.name == "anna"
        guild = await bot.fetch_guild(int(playground.world.guild.id))
        ben = await guild.fetch_member(int(playground.people.ben.id))
        assert ben.display_name == "Ben"
        assert isinstance(await bot.fetch_channel(guild.id + 100), discord.TextChannel)


async def test_the_playground_can_stop_and_start_again(clock: ManualClock) -> None:
    playground = Playground(clock=clock)
    async with playground, aiohttp.ClientSession() as session:
        api = Api(session, playground.api_url)
        uno = playground.world.channel_named("uno").id
        await api("POST", f"/channels/{uno}/messages", {"content": "before"})
    async with playground, aiohttp.ClientSession() as session:
        api = Api(session, playground.api_url)
        answer = await api("GET", f"/channels/{uno}/messages")
        assert [m["content"] for m in answer.body] == ["before"]


async def test_a_taken_port_is_an_error() -> None:
    async with Playground() as first:
        port = int(first.url.rpartition(":")[2])
        with pytest.raises(OSError, match=r"\d"):
            await Playground(port).start()
