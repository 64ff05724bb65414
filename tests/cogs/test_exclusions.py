"""Managers exclude people from the tables of their server, see whom, and let them in again."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import interactions

from .playing import Playing

PAGE = "u:0:0:server:excluded"


async def opened(play: Playing, dora: Any) -> Any:
    page = await play.command(dora, "uno settings")
    await play.press(dora, page, f"{PAGE}.none")
    return page


async def test_somebody_is_excluded_for_a_day_and_let_in_again(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    dora = play.manager()
    page = await opened(play, dora)
    assert "Nobody is excluded." in play.text(page)
    await dora.select(page, [play.ben], custom_id=f"{PAGE}.set")
    assert f"How long should <@{play.ben.id}> be excluded" in play.text(page)
    await play.press(dora, page, f"{PAGE}.{play.ben.id}-day")
    assert f"1. <@{play.ben.id}> – until <t:" in play.text(page)
    assert (await play.view()).seats[1].is_thrown_out
    refused = await play.click(play.ben, play.board, "hand")
    assert "You can't play with me on this server" in play.text(refused.response.message)
    await dora.select(page, [str(play.ben.id)], custom_id=f"{PAGE}.free")
    assert "Nobody is excluded." in play.text(page)
    answer = await play.click(play.ben, play.board, "hand")
    assert "You can't play" not in play.text(answer.response.message)
    await play.press(dora, page, f"{PAGE}.back")
    assert "Settings of this server" in play.text(page)


async def test_without_an_end_and_the_latest_first(play: Playing) -> None:
    dora = play.manager()
    page = await opened(play, dora)
    for person in (play.ben, play.cem):
        await dora.select(page, [person], custom_id=f"{PAGE}.set")
        await play.press(dora, page, f"{PAGE}.{person.id}-ever")
        await play.env.advance_time(1)
    assert f"1. <@{play.cem.id}> – until further notice" in play.text(page)
    assert f"2. <@{play.ben.id}> – until further notice" in play.text(page)


async def test_not_oneself_nor_a_bot_nor_who_manages_the_server(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    dora, erik = play.manager(), play.manager("Erik")
    resolve = interactions.resolve_handle

    def with_permissions(actor: Any, value: Any, resolved: Any, **more: Any) -> None:
        """Add the permissions of members, which the simulator leaves out."""
        resolve(actor, value, resolved, **more)
        for user_id, member in resolved.get("members", {}).items():
            known = play.bot.get_guild(play.guild.id)
            assert known is not None
            roles = [known.get_role(int(role)) for role in member["roles"]]
            bits = [role.permissions.value for role in roles if role is not None]
            member["permissions"] = str(max(bits, default=0)) if user_id else "0"

    monkeypatch.setattr(interactions, "resolve_handle", with_permissions)
    page = await opened(play, dora)
    bot = play.env.create_user("helper", bot=True)
    for person in (dora, erik, play.guild.add_member(bot)):
        await dora.select(page, [person], custom_id=f"{PAGE}.set")
        assert "You can't exclude yourself" in play.text(page)
    await play.press_anyway(
        dora, page, {"type": 2, "label": "?", "style": 2, "custom_id": f"{PAGE}.{dora.id}-day"}
    )
    assert play.bot.tables.blocks.excluded_by(play.guild.id) == []


async def test_only_managers_exclude(play: Playing) -> None:
    own = await play.command(play.anna, "uno me")
    for value in ("none", f"{play.ben.id}-day"):
        forged = {"type": 2, "style": 2, "label": "?", "custom_id": f"{PAGE}.{value}"}
        refused = await play.press_anyway(play.anna, own, forged)
        assert "Only those who manage the server" in play.text(refused.response.message)
    assert play.bot.tables.blocks.excluded_by(play.guild.id) == []
