"""The gate of everything that a request posts for everybody: where, by whom, and how often."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor

import cogs
from bot.i18n import Texts, Translator
from bot.place import ServerChannel, home_of
from bot.render import PublicPage, Text
from bot.render.clicks.click_id import NO_GAME
from cogs.answering.replies import PublicReply, Reply
from cogs.answering.request import CommandRequest, Request, answer_command
from cogs.connecting.flood_limits import SECONDS_BETWEEN_POSTS, Allowance, PostPauses
from cogs.kept_pictures import KeptPictures
from cogs.public_posts import post_for_everybody

from .conftest import Workshop
from .playing import Playing
from .test_replays import forged, keep_round

POSTS = (
    f"u:{NO_GAME}:0:recap:month.post",
    "u:game1:0:recap:match.post",
    "u:game1:0:replay:1.0.post",
)
FILM = "u:game1:0:replay:1.0.film"
_ELSEWHERE = 1


@pytest.fixture
def seconds(play: Playing) -> list[float]:
    """Let time pass for pauses as a test says, and let everybody click as fast as they like."""
    now = [0.0]
    play.bot.post_pauses = PostPauses(lambda: now[0])
    clicks = iter(range(1_000_000))
    play.bot.allowance = Allowance(lambda: float(next(clicks)))
    return now


async def _always() -> bool:
    return True


async def _press(play: Playing, person: MemberActor, custom_id: str) -> Any:
    """Return the message that answers a press on a button, wherever the person got it from."""
    page = await play.command(person, "uno help")
    return (await play.press(person, page, forged(play, page, custom_id))).response.message


@pytest.fixture
async def month(play: Playing, workshop: Workshop, seconds: list[float]) -> Playing:
    """A round that was played lately in this server, by others than those who press."""
    await keep_round(play, workshop, ended_at=discord.utils.utcnow())
    play.bot.tables.tally.round_ended()
    return play


@pytest.mark.parametrize("custom_id", [*POSTS, FILM])
async def test_sixty_presses_post_once_a_minute(
    month: Playing, custom_id: str, seconds: list[float]
) -> None:
    page = await month.command(month.cem, "uno help")
    button = forged(month, page, custom_id)
    for _ in range(60):
        await month.press(month.cem, page, button)
    assert len(month.channel.history()) == 1
    seconds[0] = SECONDS_BETWEEN_POSTS
    await month.press(month.cem, page, button)
    assert len(month.channel.history()) == 2


async def test_a_command_posts_by_the_same_gate(month: Playing, seconds: list[float]) -> None:
    async def draw(t: Translator) -> PublicPage:
        return PublicPage((Text(t.language),))

    async def wave(asked: Request) -> Reply:
        return await post_for_everybody(asked, home_of(asked.place), draw, _always)

    @app_commands.command(name="wave", description="Wave", auto_locale_strings=False)
    async def typed(interaction: discord.Interaction) -> None:
        await answer_command(interaction, wave)

    month.bot.tree.add_command(typed)
    with month.env._bot_scope():
        await month.bot.tree.sync()
    assert not (await month.command(month.cem, "wave")).flags.ephemeral
    assert "just now" in month.text(await month.command(month.ben, "wave"))
    assert (await _press(month, month.anna, POSTS[0])).flags.ephemeral
    assert len(month.channel.history()) == 1
    seconds[0] = SECONDS_BETWEEN_POSTS
    await month.command(month.ben, "wave")
    assert len(month.channel.history()) == 2


async def test_all_kinds_of_posts_share_the_pause_of_a_channel(month: Playing) -> None:
    assert not (await _press(month, month.cem, POSTS[0])).flags.ephemeral
    for custom_id in (*POSTS, FILM):
        for person in (month.anna, month.ben):
            answered = await _press(month, person, custom_id)
            assert answered.flags.ephemeral
            assert "just now" in month.text(answered)
    assert len(month.channel.history()) == 1


async def test_a_person_waits_in_every_channel_and_others_do_not(month: Playing) -> None:
    channels = [month.channel, month.guild.create_text_channel("two")]
    for channel, person, posts in zip(
        (*channels, channels[1]), (month.cem, month.cem, month.ben), (1, 0, 1), strict=True
    ):
        month.channel = channel
        await _press(month, person, POSTS[0])
        assert len(channel.history()) == posts


@pytest.mark.parametrize("custom_id", [*POSTS[1:], FILM])
@pytest.mark.parametrize("played", [True, False])
async def test_a_match_of_another_server_is_not_posted_here(
    play: Playing, workshop: Workshop, custom_id: str, played: bool, seconds: list[float]
) -> None:
    """Whoever played it is told where it can be posted; to others there is no such match."""
    player = play.ben.id if played else 1
    await keep_round(play, workshop, guild=play.guild.id + _ELSEWHERE, player=player)
    play.bot.tables.tally.round_ended()
    answered = await _press(play, play.ben, custom_id)
    assert answered.flags.ephemeral
    assert ("only show that where it was played" in play.text(answered)) is played
    assert play.channel.history() == []


async def test_a_recap_of_another_server_is_shown_to_those_alone_who_played(
    play: Playing, workshop: Workshop
) -> None:
    await keep_round(play, workshop, guild=play.guild.id + _ELSEWHERE, player=play.ben.id)
    play.bot.tables.tally.round_ended()
    for person, told in ((play.ben, "What a match"), (play.cem, "nothing to tell")):
        assert told in play.text(await _press(play, person, "u:game1:0:recap:match"))


@pytest.mark.parametrize("custom_id", [*POSTS, FILM])
async def test_nothing_is_posted_for_who_may_not_write(month: Playing, custom_id: str) -> None:
    silent = discord.PermissionOverwrite(send_messages=False)
    month.channel = month.guild.create_text_channel("read-only", overwrites={month.cem: silent})
    answered = await _press(month, month.cem, custom_id)
    assert answered.flags.ephemeral
    assert month.channel.history() == []


async def test_eight_presses_at_once_draw_one_picture() -> None:
    """Asked of the gate itself, since the simulator has one press after the other."""
    drawn, is_drawn = [0], asyncio.Event()
    pauses = PostPauses(lambda: 0.0)

    async def draw(_t: Translator) -> PublicPage:
        drawn[0] += 1
        if drawn[0] > 1:
            is_drawn.set()
        await is_drawn.wait()
        return PublicPage((Text("a picture"),))

    def press(user_id: int) -> Coroutine[Any, Any, Reply]:
        taken = Mock(spec=CommandRequest, user_id=user_id, t=Texts.load().get("en"))
        taken.services = Mock(post_pauses=pauses)
        taken.place = ServerChannel(1, 2)
        taken.interaction = Mock(channel_id=2, permissions=discord.Permissions.all())
        taken.interaction.response.is_done = lambda: False
        return post_for_everybody(taken, 1, draw, _always)

    presses = [asyncio.ensure_future(press(user_id)) for user_id in range(8)]
    done, drawing = await asyncio.wait(presses, return_when=asyncio.FIRST_COMPLETED)
    is_drawn.set()
    replies = [await each for each in (*done, *drawing)]
    assert drawn == [1]
    assert sum(isinstance(reply, PublicReply) for reply in replies) == 1


async def test_a_post_that_could_not_be_drawn_starts_no_pause(
    month: Playing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_what: Any) -> bytes:
        raise MemoryError

    with monkeypatch.context() as broken:
        broken.setattr(KeptPictures, "draw", fail)
        assert (await _press(month, month.cem, FILM)).flags.ephemeral
    caplog.clear()
    assert not (await _press(month, month.cem, FILM)).flags.ephemeral


def test_nothing_else_makes_a_public_reply() -> None:
    """A lobby is opened by a command, once in a channel; all else goes through the gate."""
    making = {
        file.name
        for file in Path(cogs.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "PublicReply"
    }
    assert making == {"public_posts.py", "lobby_opening.py"}, (
        f"{making}: post by `post_for_everybody` (cogs/public_posts.py), as CONTRIBUTING.md tells"
    )
