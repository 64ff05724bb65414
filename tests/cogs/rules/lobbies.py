"""Lobbies in which the host chooses rules on the pages behind Options."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.engine import BY_NAME, Mode
from bot.render.rules.house_rules import switches
from tests.cogs.playing import Playing

ON, OFF = "on", "off"


async def table_with(
    play: Playing, *others: MemberActor, mode: str = "classic", **rules: str
) -> None:
    """Let Anna open a table and choose these rules, the others join, and Anna start the game."""
    await lobby_with(play, mode=mode, **rules)
    for person in others:
        await play.click(person, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")


async def lobby_with(play: Playing, *, mode: str = "classic", **rules: str) -> Any:
    """Let Anna open a table and choose these rules; return the page with her choices."""
    await play.anna.slash(play.channel, "uno start")
    page = (await play.click(play.anna, play.lobby, "options")).response.message
    await play.choose(play.anna, page, "mode", mode)
    for name, value in rules.items():
        await _choose_rule(play, page, name, value)
    return page


async def _choose_rule(play: Playing, page: Any, name: str, value: str) -> None:
    mode = (await play.view()).options.mode
    if BY_NAME[name].short_for:
        await _paste(play, page, name)
    elif name == "target":
        await play.click(play.anna, page, "options", "game")
        await play.choose(play.anna, page, "target", value)
    elif value in (ON, OFF):
        await _switch(play, page, name, value, mode)
    else:
        await _choose_value(play, page, name, value)


async def _switch(play: Playing, page: Any, name: str, value: str, mode: Mode) -> None:
    await play.click(play.anna, page, "options", "rules")
    family = BY_NAME[name].family
    assert name in switches(family, mode)
    chosen = play.chosen(page, f"family.{family}") - {name}
    await play.choose(
        play.anna, page, f"family.{family}", *chosen, *([name] if value == ON else [])
    )


async def _choose_value(play: Playing, page: Any, name: str, value: str) -> None:
    await play.click(play.anna, page, "options", "rules")
    await play.choose(play.anna, page, "value", name, verb="options")
    if name == "action_uno":
        rank, _, who = value.partition(":")
        await play.choose(play.anna, page, f"gesture.{who}", rank)
        return
    if name == "complement":
        await play.choose(play.anna, page, "value.complement", value[-1], verb="options")
    await play.choose(play.anna, page, f"value.{name}", value)


async def _paste(play: Playing, page: Any, line: str) -> None:
    await play.click(play.anna, page, "options", "line")
    window = await play.click(play.anna, page, "form", "line")
    await play.anna.submit_modal(window, {"line": line})
