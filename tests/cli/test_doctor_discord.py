"""doctor: whether it asks Discord about its API and the token, and what it makes of the answer."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.doctor_checks import findings
from bot.installation import SWITCH_ON
from playground import Playground

BOT_ID = "123456789012345678"
TOKEN = f"{base64.urlsafe_b64encode(BOT_ID.encode()).decode()}.GabcDE.{'abcdefghij' * 4}"


@pytest.fixture(autouse=True)
def token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token that is set, in a folder without .env."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1/api")


async def found(*, offline: bool = False) -> dict[str, CheckResult]:
    """What doctor finds, by subject, in a thread: it has an event loop of its own."""
    results = await asyncio.to_thread(lambda: list(findings(offline=offline)))
    return {result.subject: result for result in results}


class StubDiscord:
    """An API that answers with these statuses and bodies, and notes who has asked what."""

    def __init__(self) -> None:
        self.answers: dict[str, tuple[int, object]] = {
            "/gateway": (200, {"url": "wss://gateway.example"}),
            "/users/@me": (200, {"id": BOT_ID, "username": "Contra Uno"}),
            "/applications/@me": (200, {"integration_types_config": {"0": {}, "1": {}}}),
        }
        self.asked: dict[str, str | None] = {}

    async def answer(self, request: web.Request) -> web.Response:
        self.asked[request.path] = request.headers.get("Authorization")
        status, body = self.answers[request.path]
        return web.json_response(body, status=status)


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StubDiscord]:
    stub, application = StubDiscord(), web.Application()
    application.router.add_get("/{path:.*}", stub.answer)
    async with TestServer(application) as server:
        monkeypatch.setenv("DISCORD_API_URL", str(server.make_url("")).rstrip("/"))
        yield stub


async def test_a_token_that_discord_knows(discord: StubDiscord) -> None:
    results = await found()
    assert results["discord"].verdict is CheckGrade.GOOD
    assert results["token"].verdict is CheckGrade.GOOD
    assert f"Contra Uno, {BOT_ID}" in results["token"].text
    with_token = dict.fromkeys(("/users/@me", "/applications/@me"), f"Bot {TOKEN}")
    assert discord.asked == {"/gateway": None, **with_token}


async def test_the_playground_is_a_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground() as playground:
        monkeypatch.setenv("DISCORD_API_URL", playground.api_url)
        results = await found()
    assert results["discord"].verdict is results["token"].verdict is CheckGrade.GOOD


@pytest.mark.parametrize(
    ("answer", "verdict", "told"),
    [
        ((200, {"integration_types_config": {"0": {}, "1": {}}}), CheckGrade.GOOD, "people can"),
        ((200, {"integration_types_config": {"0": {}}}), CheckGrade.NOTE, SWITCH_ON),
        ((200, {}), CheckGrade.NOTE, SWITCH_ON),
        ((403, {}), CheckGrade.NOTE, "not known: Discord answers with status 403"),
    ],
)
async def test_whether_people_can_install_the_bot(
    discord: StubDiscord, answer: tuple[int, object], verdict: CheckGrade, told: str
) -> None:
    discord.answers["/applications/@me"] = answer
    installation = (await found())["installation"]
    assert installation.verdict is verdict
    assert told in installation.text


async def test_a_token_that_discord_does_not_know(discord: StubDiscord) -> None:
    discord.answers["/users/@me"] = (401, {"message": "401: Unauthorized"})
    results = await found()
    assert results["discord"].verdict is CheckGrade.GOOD
    assert results["token"].verdict is CheckGrade.BAD
    assert "does not know" in results["token"].text


@pytest.mark.parametrize("body", [(503, {}), (200, [])])
async def test_a_token_that_was_not_checked_is_not_called_good(
    discord: StubDiscord, body: tuple[int, object]
) -> None:
    discord.answers["/users/@me"] = body
    token = (await found())["token"]
    assert token.verdict is CheckGrade.NOTE
    assert "not checked" in token.text


@pytest.mark.parametrize("body", [(404, {}), (200, "<html>")])
async def test_an_address_that_is_not_discords_gets_no_token(
    discord: StubDiscord, body: tuple[int, object]
) -> None:
    discord.answers["/gateway"] = body
    assert (await found())["discord"].verdict is CheckGrade.BAD
    assert discord.asked == {"/gateway": None}


async def test_an_address_that_nobody_answers_at() -> None:
    results = await found()
    assert results["discord"].verdict is CheckGrade.BAD
    assert "cannot be reached" in results["discord"].text
    assert results["token"].verdict is CheckGrade.NOTE


async def test_a_token_is_not_sent_in_the_open(
    discord: StubDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.doctor.doctor_checks._LOOPBACK", ())
    results = await found()
    assert results["discord"].verdict is CheckGrade.NOTE
    assert "unencrypted" in results["discord"].text
    assert discord.asked == {"/gateway": None}


async def test_offline_nothing_is_asked_and_nothing_called_good(discord: StubDiscord) -> None:
    results = await found(offline=True)
    assert discord.asked == {}
    assert results["discord"].verdict is results["token"].verdict is CheckGrade.NOTE
    assert "not asked" in results["discord"].text
    assert f"looks like one, of the bot {BOT_ID}" in results["token"].text


async def test_no_token_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "client-secret-pasted-by-mistake")
    for offline in (True, False):
        results = await found(offline=offline)
        assert "does not look like a bot token" in results["token"].text
        assert all("pasted-by-mistake" not in result.text for result in results.values())


async def test_without_a_token_nobody_is_asked(
    discord: StubDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    results = await found()
    assert discord.asked == {}
    assert "not asked" in results["discord"].text
