"""A press reaches a table from its own place alone, whatever the pressed button carries."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.render import Verb
from cogs.clicks.verb_table import VERB_TABLE
from cogs.connecting.flood_limits import Allowance

from ..playing import Playing, face
from ..test_replays import forged

_REFUSED = "That table isn't here"


@pytest.fixture(autouse=True)
def as_many_as_they_like(play: Playing) -> None:
    clicks = iter(range(1_000_000))
    play.bot.allowance = Allowance(lambda: float(next(clicks)))


def _elsewhere(play: Playing, person: MemberActor) -> tuple[MemberActor, Any]:
    """Let a person be a member of another server, too; return them there, and its channel."""
    server = play.env.create_guild("Elsewhere")
    return server.add_member(person.user), server.create_text_channel("cards")


async def _page(person: Any, *channel: Any, name: str = "uno help") -> Any:
    """Return the page that answers a command, by default one that belongs to no table."""
    result = await person.slash(*channel, name)
    assert result.response is not None
    return result.response.message


async def _told(play: Playing, person: MemberActor, page: Any, custom_id: str) -> str:
    result = await play.press(person, page, forged(play, page, custom_id))
    return "" if result.response is None else play.text(result.response.message)


@pytest.mark.parametrize("stage", ["lobby", "round", "over"])
async def test_no_button_reaches_a_table_of_another_server(play: Playing, stage: str) -> None:
    cem, channel = _elsewhere(play, play.cem)
    page = await _page(cem, channel)
    dm = await _page(cem.user)
    lobby = await _page(cem, channel, name="uno start")
    if stage == "lobby":
        await play.command(play.anna, "uno start")
    else:
        await play.game_of(play.ben, rules="target=round")
        await play.lay("R5", "R1", "B9 G9")
    game = (await play.view()).game.id
    if stage == "over":
        await play.act(play.anna, "card", face("R1"))
    before = await play.bot.tables.repository.find(game)
    for verb, row in VERB_TABLE.items():
        for pressed in (page, dm, lobby):
            told = await _told(play, cem, pressed, f"u:{game}:1:{verb}:")
            assert (_REFUSED in told) is not row.anywhere, verb
    assert await play.bot.tables.repository.find(game) == before
    open_here = None if stage == "over" else game
    assert await play.bot.tables.games.in_channel(play.channel.id) == open_here


async def test_players_and_followers_have_pages_elsewhere(play: Playing) -> None:
    """Their direct messages, and hands that they have looked up in another channel."""
    await play.game_of(play.ben, rules="target=round")
    await play.lay("R5", "R1 R2", "B9 G9")
    await play.look_up(play.cem, play.board, "follow")
    game = (await play.view()).game.id
    other = play.guild.create_text_channel("other")
    hand = await _page(play.anna, other, name="uno hand")
    await play.click(play.anna, hand, "card", face("R1"))
    assert await play.hand_of(0) == 1
    dora = play.guild.add_member(play.env.create_user("dora"))
    for person, is_theirs in ((play.anna, True), (play.cem, True), (dora, False)):
        page = await _page(person, other)
        told = await _told(play, person, page, f"u:{game}:1:{Verb.SCORES}:")
        assert (_REFUSED not in told) is is_theirs
