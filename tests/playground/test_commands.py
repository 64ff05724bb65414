"""Registering commands, and what Discord refuses."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from playground import NotAllowedError, Playground
from tests.playground.conftest import Api, Bot, Connect


def slash(name: str = "play", **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "Play", "type": 1, **changes}


OPTION = {"type": 3, "name": "mode", "description": "Mode"}

REFUSED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "capitals": (slash("Play"), ["name"]),
    "blanks": (slash("play it"), ["name"]),
    "no description": (slash(description=""), ["description"]),
    "a long description": (slash(description="x" * 101), ["description"]),
    "too many options": (
        slash(options=[{**OPTION, "name": f"o{n}"} for n in range(26)]),
        ["options"],
    ),
    "too many choices": (
        slash(
            options=[{**OPTION, "choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}]
        ),
        ["options", "0", "choices"],
    ),
    "the same option twice": (slash(options=[OPTION, OPTION]), ["options", "1", "name"]),
    "required after optional": (
        slash(options=[OPTION, {**OPTION, "name": "b", "required": True}]),
        ["options", "1", "required"],
    ),
    "too large": (
        slash(
            options=[
                {
                    **OPTION,
                    "name": f"o{n}",
                    "choices": [{"name": f"{c:x>100}", "value": f"{c:x>100}"} for c in range(20)],
                }
                for n in range(2)
            ]
        ),
        ["_errors"],
    ),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_wrong_definitions_are_refused(playground: Playground, api: Api, case: str) -> None:
    definition, place = REFUSED[case]
    path = f"/applications/{playground.world.bot.id}/commands"
    answer = await api("PUT", path, [definition])
    assert (answer.status, answer.code) == (400, 50035)
    node = answer.body["errors"]["0"]
    for step in place:
        node = node[step]
    assert playground.world.commands == {}
    playground.violations.clear()


async def test_people_are_held_to_the_definition(playground: Playground, connect: Connect) -> None:
    bot = Bot()

    @bot.tree.command(description="Deal")
    @app_commands.choices(mode=[app_commands.Choice(name="Flip", value="flip")])
    async def deal(
        interaction: discord.Interaction,
        mode: str,
        cards: app_commands.Range[int, 1, 9] = 7,
        name: app_commands.Range[str, 2, 5] = "game",
    ) -> None:
        await interaction.response.send_message(f"{mode} {cards} {name}")

    await connect(bot)
    anna = playground.people.anna
    wrong: list[tuple[dict[str, Any], str]] = [
        ({}, "mode is required"),
        ({"mode": "duo"}, "does not offer 'duo'"),
        ({"mode": "flip", "cards": 10}, "at most 9"),
        ({"mode": "flip", "cards": "7"}, "does not take '7'"),
        ({"mode": "flip", "name": "x"}, "at least 2 characters"),
        ({"mode": "flip", "colour": "red"}, "no option colour"),
    ]
    for options, words in wrong:
        with pytest.raises(NotAllowedError, match=words):
            await anna.slash("deal", options=options)
    response = (await anna.slash("deal", mode="flip", cards=9)).response
    assert response is not None
    assert response.content == "flip 9 game"
