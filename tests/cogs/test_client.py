"""Starting the bot: the messages to its operator, and the commands registered with Discord."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from discord.http import Route

import cogs
from bot import client
from bot.cli.languages._check import WHOLE_COMMAND
from bot.config import Settings
from bot.engine import Mode
from bot.errors import MisuseError
from bot.i18n import FALLBACK, Texts, languages
from bot.rule_gate import RuleGate, gated
from bot.setting_values import ServerSettings
from bot.store import setting_queries
from cogs._command_texts import CommandTexts, localized
from tests.guard import GUARD

from .conftest import Workshop
from .playing import Playing


@pytest.fixture(autouse=True)
def address_of_discord() -> Iterator[None]:
    before = Route.BASE
    yield
    Route.BASE = before


async def test_without_a_token_there_is_nothing_to_run() -> None:
    with pytest.raises(MisuseError, match="DISCORD_TOKEN"):
        await client.run(Settings())


def test_no_privileged_intent_is_asked_for() -> None:
    intents = client.intents()
    privileged = (intents.members, intents.presences, intents.message_content)
    assert not any(privileged)


def _described(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", []):
        yield from _described(option)


_ALLOWED = re.compile(r"[-_a-zäöüß]{1,32}")
_UNO = [
    "start",
    "hand",
    "hint",
    "leave",
    "stop",
    "penalty",
    "help",
    "rules",
    "me",
    "settings",
    "privacy",
    "stats",
    "recap",
    "verify",
    "replay",
]
_OF_A_MESSAGE = discord.AppCommandType.message.value
_OF_A_PERSON = discord.AppCommandType.user.value


async def test_commands_are_described_in_english_and_german(play: Playing) -> None:
    registered: Any = next(
        entry.json for entry in play.env.http_requests if entry.path.endswith("/commands")
    )
    menus = [command for command in registered if command["type"] == _OF_A_MESSAGE]
    assert {menu["name"] for menu in menus} == {"Silly question!", "That was advice!"}
    assert {menu["name_localizations"]["de"] for menu in menus} == {"Dumme Frage!", "Vorgesagt!"}
    (of_a_person,) = (each for each in registered if each["type"] == _OF_A_PERSON)
    assert of_a_person["name"] == "UNO statistics"
    assert of_a_person["name_localizations"]["de"] == "UNO-Statistik"
    typed = [command for command in registered if command not in (*menus, of_a_person)]
    assert {command["name"] for command in typed} == {"uno", "leaderboard"}
    for command in typed:
        for part in _described(command):
            assert part["description"]
            if part["name"] != "uno":
                assert part["description_localizations"]["de"] != part["description"]
                assert _ALLOWED.fullmatch(part["name_localizations"]["de"])


@pytest.mark.parametrize("language", [code for code in languages() if code != FALLBACK])
async def test_commands_reach_the_readers_of_each_language(language: str) -> None:
    key, nothing = "command-uno-hand", cast("Any", None)
    told = await CommandTexts().translate(localized(key), discord.Locale(language), nothing)
    assert told == Texts.load().get(language).format(key)


async def test_commands_fit_into_discords_limit_in_the_longest_language(play: Playing) -> None:
    registered: Any = next(
        entry.json for entry in play.env.http_requests if entry.path.endswith("/commands")
    )
    lengths = {command["name"]: _length(command) for command in registered}
    assert max(lengths.values()) <= WHOLE_COMMAND
    assert lengths["uno"] > 1000, "options of all subcommands are counted"


def _length(part: dict[str, Any]) -> int:
    """Return what Discord counts: names, descriptions and values, the longest translation each."""
    texts = [
        max(
            len(part.get(kind) or ""),
            *map(len, (part.get(f"{kind}_localizations") or {"": ""}).values()),
        )
        for kind in ("name", "description")
    ]
    nested = [*part.get("options", ()), *part.get("choices", ())]
    return sum(texts) + len(str(part.get("value", ""))) + sum(map(_length, nested))


class _Unswerving:
    """A client whose `connect` swallows a cancellation, as discord.py's does at times."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()

    async def connect(self) -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await self.closed.wait()

    async def close(self) -> None:
        self.closed.set()


async def test_a_bot_told_to_stop_while_it_connects_stops() -> None:
    bot: Any = _Unswerving()
    running = asyncio.create_task(client.stay_connected(bot))
    await asyncio.sleep(0)
    running.cancel()
    async with asyncio.timeout(GUARD):
        await asyncio.wait([running])
    assert running.cancelled()


async def test_a_bot_that_has_to_end_closes_by_itself() -> None:
    bot: Any = _Unswerving()
    newer = asyncio.Event()
    running = asyncio.create_task(client.stay_connected(bot, asyncio.Event(), newer))
    await asyncio.sleep(0)
    newer.set()
    async with asyncio.timeout(GUARD):
        await running
    assert bot.closed.is_set()


async def test_the_error_that_ended_the_connection_is_raised() -> None:
    bot: Any = _Unswerving()
    bot.connect = AsyncMock(side_effect=OSError("the line is dead"))
    with pytest.raises(OSError, match="the line is dead"):
        await client.stay_connected(bot)
    assert bot.closed.is_set()


async def test_servers_that_removed_the_bot_meanwhile_are_noted_when_it_starts(
    play: Playing, workshop: Workshop
) -> None:
    gone = play.guild.id + 1
    for guild_id in (gone, play.guild.id):
        await play.bot.tables.settings.save_server(ServerSettings(guild_id, rules="stacking"))
    await play.restart()
    async with workshop.database.read() as connection:
        left = await setting_queries.presences(connection)
    assert left[play.guild.id] is None
    assert left[gone] is not None


@pytest.mark.parametrize("where", ["uno.Uno.start", "leaderboard.LeaderboardCommand.leaderboard"])
def test_a_game_that_is_not_played_here_is_no_choice_of_a_command(where: str) -> None:
    name, cog, command = where.split(".")
    spec = PathFinder.find_spec(f"cogs.{name}", cogs.__path__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with gated(RuleGate(prohibited_modes=frozenset({Mode.MERCY}))):
        spec.loader.exec_module(module)
    parameter = getattr(getattr(module, cog), command).get_parameter("mode")
    assert {choice.value for choice in parameter.choices} & {*Mode} == {*Mode} - {Mode.MERCY}
