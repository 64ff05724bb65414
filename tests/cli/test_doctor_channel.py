"""doctor --channel, against the playground and against a server that answers as Discord may."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cli import main
from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.doctor_channel import examine
from bot.config import Secret
from playground import Playground
from playground.protocol.permissions import Permission
from tests.cli.status import status_of

TOKEN = Secret("a.made-up.token")
BOT, GUILD, ROLE, CHANNEL, THREAD = "1", "2", "3", "4", "5"
VIEW, SEND, IN_THREADS = 1 << 10, 1 << 11, 1 << 38
OTHERS = (1 << 6) | (1 << 14) | (1 << 15) | (1 << 16)
ALL_NEEDED = VIEW | SEND | OTHERS


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground


async def test_nothing_is_missing_in_the_playground(playground: Playground) -> None:
    channel = playground.world.channel_named("uno")
    found = await examine(playground.api_url, TOKEN, int(channel.id))
    assert found.verdict is CheckGrade.GOOD
    assert "#uno" in found.text


async def test_what_was_taken_from_the_bot_is_named(playground: Playground) -> None:
    world = playground.world
    channel = world.channel_named("uno")
    taken = Permission.EMBED_LINKS | Permission.ADD_REACTIONS
    world.set_overwrite(channel, world.bot.id, deny=taken)
    found = await examine(playground.api_url, TOKEN, int(channel.id))
    assert found.verdict is CheckGrade.BAD
    assert "lacks Embed Links, Add Reactions;" in found.text


async def test_a_channel_that_nobody_knows(playground: Playground) -> None:
    found = await examine(playground.api_url, TOKEN, 123)
    assert found.verdict is CheckGrade.BAD
    assert "no channel 123" in found.text


Answers = dict[str, Any]


def a_server(**channel: Any) -> Answers:
    """What Discord answers about a server whose everyone has nothing, and the bot one role."""
    own = {"id": CHANNEL, "guild_id": GUILD, "name": "uno", "type": 0, "permission_overwrites": []}
    everyone = {"id": GUILD, "permissions": "0"}
    role = {"id": ROLE, "permissions": str(ALL_NEEDED)}
    return {
        "/users/@me": {"id": BOT},
        f"/channels/{CHANNEL}": own | channel,
        f"/guilds/{GUILD}": {"id": GUILD, "name": "home", "roles": [everyone, role]},
        f"/guilds/{GUILD}/members/{BOT}": {"roles": [ROLE]},
    }


async def asked(answers: Answers, channel_id: str = CHANNEL) -> CheckResult:
    """What doctor finds where Discord answers so; a number is the status of a refusal."""

    async def answer(request: web.Request) -> web.Response:
        found = answers.get(request.path, 404)
        if isinstance(found, int):
            return web.json_response({"message": "no"}, status=found)
        return web.json_response(found)

    application = web.Application()
    application.router.add_get("/{path:.*}", answer)
    async with TestServer(application) as server:
        return await examine(str(server.make_url("")).rstrip("/"), TOKEN, int(channel_id))


def overwrite(target: str, kind: int, allow: int = 0, deny: int = 0) -> Answers:
    return {"id": target, "type": kind, "allow": str(allow), "deny": str(deny)}


@pytest.mark.parametrize(
    ("overwrites", "missing"),
    [
        ([], ""),
        ([overwrite(GUILD, 0, deny=SEND)], "Send Messages"),
        ([overwrite(GUILD, 0, deny=SEND), overwrite(ROLE, 0, allow=SEND)], ""),
        ([overwrite(ROLE, 0, allow=SEND), overwrite(BOT, 1, deny=SEND)], "Send Messages"),
        ([overwrite("77", 0, deny=SEND)], ""),
    ],
)
async def test_what_stands_nearer_to_the_bot_counts(
    overwrites: list[Answers], missing: str
) -> None:
    found = await asked(a_server(permission_overwrites=overwrites))
    assert (found.verdict is CheckGrade.GOOD) is (missing == "")
    assert f"lacks {missing};" in found.text or not missing


async def test_administrators_may_do_everything() -> None:
    answers = a_server(permission_overwrites=[overwrite(GUILD, 0, deny=ALL_NEEDED)])
    answers[f"/guilds/{GUILD}"]["roles"][1]["permissions"] = str(1 << 3)
    assert (await asked(answers)).verdict is CheckGrade.GOOD


async def test_a_thread_has_the_rights_of_its_channel_and_one_of_its_own() -> None:
    thread = {"id": THREAD, "guild_id": GUILD, "name": "later", "type": 11, "parent_id": CHANNEL}
    answers = a_server(permission_overwrites=[overwrite(ROLE, 0, allow=IN_THREADS, deny=SEND)])
    answers[f"/channels/{THREAD}"] = thread
    assert (await asked(answers, THREAD)).verdict is CheckGrade.GOOD
    answers[f"/channels/{CHANNEL}"]["permission_overwrites"] = []
    assert "lacks Send Messages in Threads;" in (await asked(answers, THREAD)).text


@pytest.mark.parametrize(
    ("path", "answer", "told"),
    [
        ("/users/@me", 401, "does not know this DISCORD_TOKEN"),
        (f"/channels/{CHANNEL}", 403, "may not see"),
        (f"/channels/{CHANNEL}", {"id": CHANNEL, "type": 1}, "not in a server"),
        (f"/guilds/{GUILD}", 403, "not in the channel's server"),
        (f"/guilds/{GUILD}/members/{BOT}", 404, "not in the channel's server"),
        (f"/channels/{CHANNEL}", 500, "status 500"),
    ],
)
async def test_what_discord_refuses_is_said_in_words(path: str, answer: Any, told: str) -> None:
    found = await asked(a_server() | {path: answer})
    assert found.verdict is CheckGrade.BAD
    assert told in found.text


async def test_a_forum_takes_no_messages() -> None:
    assert "a forum" in (await asked(a_server(type=15))).text


async def test_an_address_that_nobody_answers_at() -> None:
    found = await examine("http://127.0.0.1:1/api", TOKEN, 4)
    assert found.verdict is CheckGrade.BAD
    assert "cannot be reached" in found.text


def test_a_channel_cannot_be_tried_without_a_token(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["doctor", "--channel", "123"]) == 1
    assert "set DISCORD_TOKEN" in capsys.readouterr().out


def test_a_channel_has_a_number() -> None:
    assert status_of("doctor", "--channel", "#uno") == 2
