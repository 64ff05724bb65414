"""The host calls people to the lobby, where the server lets them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.setting_values import LobbyCall

from ..playing import Playing
from ..test_setting_pages import of_server


async def allowed_mentions(play: Playing, text: str) -> dict[str, Any]:
    """Return the mentions that the message containing this text may make."""
    posted = next(each for each in play.env.http_requests if text in str(each.json))
    assert posted.json is not None
    allowed: dict[str, Any] = posted.json["allowed_mentions"]
    return allowed


async def choose_call(play: Playing, value: str) -> MemberActor:
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    await play.press(dora, page, f"u:0:0:server:call.{value}")
    await play.env.settle()
    return dora


async def test_nobody_can_be_called_unless_the_server_allows_it(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    assert await play.offered(play.anna, play.lobby, "call") is None


async def test_the_people_of_the_last_game_are_called_once_and_nobody_else(play: Playing) -> None:
    await choose_call(play, "players")
    await play.game_of(play.ben, play.cem)
    await play.stop(play.anna, play.ben)
    await play.anna.slash(play.channel, "uno start")
    lobby = play.channel.history()[-1]
    assert await play.offered(play.ben, lobby, "call") is None
    button = await play.offered(play.anna, lobby, "call")
    refused = await play.press_anyway(play.ben, lobby, button)
    assert refused.ephemeral
    answer = await play.click(play.anna, lobby, "call")
    assert "Called!" in play.text(answer.response.message)
    called = play.channel.history()[-1]
    assert called.content.startswith(f"<@{play.ben.id}> <@{play.cem.id}>: Anna is inviting you")
    allowed = await allowed_mentions(play, "is inviting you")
    assert allowed == {"parse": [], "users": [play.ben.id, play.cem.id]}
    assert await play.offered(play.anna, lobby, "call") is None


async def test_a_role_is_called_and_nobody_else(play: Playing) -> None:
    dora = play.manager()
    role = play.guild.create_role("UNO", mentionable=True)
    page = await play.command(dora, "uno settings")
    await dora.select(page, [role], custom_id="u:0:0:server:call.role")
    await play.env.settle()
    chosen = await of_server(play)
    assert (chosen.lobby_call, chosen.called_role) == (LobbyCall.ROLE, role.id)
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.anna, play.lobby, "call")
    called = play.channel.history()[-1]
    assert called.content.startswith(f"<@&{role.id}>: Anna is inviting you")
    assert await allowed_mentions(play, "is inviting you") == {
        "parse": [],
        "roles": [role.id],
        "users": [],
    }


@pytest.mark.parametrize("begins", [True, False])
async def test_the_call_goes_when_the_lobby_does(play: Playing, begins: bool) -> None:
    dora = await choose_call(play, "players")
    await play.game_of(play.ben)
    await play.stop(play.anna, play.ben)
    await play.anna.slash(play.channel, "uno start")
    lobby = play.channel.history()[-1]
    await play.click(play.anna, lobby, "call")
    await play.click(dora, lobby, "join")
    assert any("is inviting you" in message.content for message in play.channel.history())
    await play.restart()
    assert sum("is inviting you" in message.content for message in play.channel.history()) == 1
    if begins:
        await play.click(play.anna, lobby, "start")
    else:
        await play.anna.slash(play.channel, "uno stop")
    assert not any("is inviting you" in message.content for message in play.channel.history())


@pytest.mark.parametrize(
    ("mentionable", "may_mention_all", "silent"),
    [(True, False, False), (False, True, False), (False, False, True)],
)
async def test_a_role_that_cannot_be_mentioned_gets_a_warning(
    play: Playing,
    monkeypatch: pytest.MonkeyPatch,
    mentionable: bool,
    may_mention_all: bool,
    silent: bool,
) -> None:
    allowed = discord.Permissions(send_messages=True, mention_everyone=may_mention_all)
    monkeypatch.setattr(discord.Interaction, "app_permissions", allowed)
    dora = play.manager()
    role = play.guild.create_role("UNO", mentionable=mentionable)
    page = await play.command(dora, "uno settings")
    assert "phone" not in play.text(page), "no role is chosen yet"
    await dora.select(page, [role], custom_id="u:0:0:server:call.role")
    assert ("Nobody's phone rings" in play.text(page)) is silent


async def test_the_everyone_role_is_refused(play: Playing) -> None:
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    everybody = play.guild.default_role
    await dora.select(page, [everybody], custom_id="u:0:0:server:call.role")
    assert "I won't call everybody at once" in play.text(page)
    assert (await of_server(play)).called_role is None


async def test_a_call_that_reaches_nobody_is_not_used_up(play: Playing) -> None:
    await choose_call(play, "players")
    await play.anna.slash(play.channel, "uno start")
    answer = await play.click(play.anna, play.lobby, "call")
    assert "Nobody to call" in play.text(answer.response.message)
    assert await play.offered(play.anna, play.lobby, "call") is not None
