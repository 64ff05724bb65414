"""Which commands are registered for people who install the bot, and what is said if none are."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

from bot.client import command_tree
from bot.client.command_tree import ask_for_people, register_commands
from bot.installation import SWITCH_ON, allows_people
from playground import Playground
from playground.faults import Cause, Fault
from playground.protocol.constants import CommandType
from playground.protocol.errors import Code
from tests.client.in_playground import online
from tests.guard import GUARD

SERVER, PERSON = 0, 1
IN_SERVERS, BOT_DM, OTHER_DMS = 0, 1, 2
AS_BEFORE = {"uno": ([SERVER], [IN_SERVERS, BOT_DM]), "leaderboard": ([SERVER], [IN_SERVERS])}
FOR_PEOPLE = {
    "uno": ([SERVER, PERSON], [IN_SERVERS, BOT_DM, OTHER_DMS]),
    "leaderboard": ([SERVER, PERSON], [IN_SERVERS, OTHER_DMS]),
}


def registered(playground: Playground) -> dict[str, tuple[list[int], list[int]]]:
    """Return the installations and contexts of each command that is typed."""
    return {
        command.name: (command.definition["integration_types"], command.definition["contexts"])
        for command in playground.world.commands.values()
        if command.type is CommandType.CHAT_INPUT
    }


@pytest.mark.parametrize("refuses", [True, False], ids=["refused", "left out"])
@pytest.mark.parametrize("allows", [True, False], ids=["for people", "for servers"])
async def test_people_get_commands_where_the_application_is_for_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, allows: bool, refuses: bool
) -> None:
    playground = Playground()
    playground.world.allows_user_install = allows
    playground.world.open_questions.refuses_unsupported_commands = refuses
    with caplog.at_level(logging.INFO):
        async with playground, online(playground, tmp_path):
            assert registered(playground) == (FOR_PEOPLE if allows else AS_BEFORE)
    told = [record.message for record in caplog.records if record.message == SWITCH_ON]
    assert len(told) == (0 if allows else 1)
    assert playground.violations == []
    menus = [c for c in playground.world.commands.values() if c.type is not CommandType.CHAT_INPUT]
    assert len(menus) == 3
    for menu in menus:
        assert menu.definition["integration_types"] == [SERVER]
        assert menu.definition["contexts"] == [IN_SERVERS]


async def test_without_an_answer_the_login_has_said_enough(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    playground = Playground()
    playground.world.allows_user_install = True
    refused = Fault(Cause.REFUSED, route="/applications/@me", times=1, code=Code.MISSING_ACCESS)
    playground.faults.inject(refused)
    async with playground, online(playground, tmp_path):
        assert playground.faults.clear() == 0
        assert registered(playground) == FOR_PEOPLE
    assert SWITCH_ON not in caplog.text


class Mute:
    """A client that gets no answer, and has heard nothing at its login."""

    def __init__(self) -> None:
        self.http, self.application = self, None

    async def request(self, _route: Route) -> Any:
        """Answer never."""
        await asyncio.Event().wait()


async def test_the_start_does_not_wait_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_tree, "_SECONDS_TO_ASK", 0.0)
    mute: Any = Mute()
    async with asyncio.timeout(GUARD):
        assert await ask_for_people(mute) is None


@pytest.mark.parametrize("refuses", [True, False], ids=["refused", "left out"])
async def test_commands_for_people_that_discord_does_not_take_are_for_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refuses: bool
) -> None:
    """The application was changed between the answer and the registration."""

    async def outdated(_bot: object) -> bool:
        return True

    monkeypatch.setattr("bot.client.contra_uno.ask_for_people", outdated)
    playground = Playground()
    playground.world.open_questions.refuses_unsupported_commands = refuses
    async with playground, online(playground, tmp_path):
        found = registered(playground)
    assert {name: kinds for name, (kinds, _) in found.items()} == {
        "uno": [SERVER],
        "leaderboard": [SERVER],
    }
    assert len(playground.violations) == (1 if refuses else 0)


@pytest.mark.parametrize(
    ("config", "expected"),
    [({"0": {}, "1": {}}, True), ({"1": {}}, True), ({"0": {}}, False), ({}, False), (None, False)],
)
def test_what_discord_says_of_an_application(config: object, expected: bool) -> None:
    assert allows_people({"integration_types_config": config}) is expected


def test_an_application_that_says_nothing_is_for_servers() -> None:
    assert allows_people({}) is False


async def test_what_is_unknown_is_not_said_to_be_off(caplog: pytest.LogCaptureFixture) -> None:
    class Tree:
        def get_commands(self) -> list[Any]:
            return []

    async def sync() -> list[Any]:
        return []

    tree: Any = Tree()
    with caplog.at_level(logging.INFO):
        assert await register_commands(tree, sync, None) is False
        assert SWITCH_ON not in caplog.text
        assert await register_commands(tree, sync, False) is False
    assert SWITCH_ON in caplog.text
