"""*What if …* as people use it: a button in a replay, then play in direct messages."""

from __future__ import annotations

from typing import Any

from bot.facts import walk_of

from .conftest import Workshop
from .playing import Playing
from .test_replays import forged, keep_round

HERE = "1.2.whatif"


def told(play: Playing, answer: Any) -> str:
    """Return the text of the answer to a click."""
    return play.text(answer.response.message)


async def test_one_plays_on_in_the_direct_messages(play: Playing, workshop: Workshop) -> None:
    await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    shown = (await play.click(play.ben, shown, "replay", "1.1.on")).response.message
    shown = (await play.click(play.ben, shown, "replay", "1.2.on")).response.message
    before = len(play.channel.history())
    answer = await play.click(play.ben, shown, "replay", HERE)
    assert "Play on from there in your direct messages" in told(play, answer)
    await play.env.settle()
    hand = play.dm(play.ben)
    assert "What if …" in play.text(hand)
    assert "Your hand:" in play.text(hand)
    assert len(play.channel.history()) == before

    verbs = {button["custom_id"].split(":")[3] for button in play.buttons(hand)}
    assert verbs & {"card", "draw"}
    more = (await play.act(play.ben, "more")).response
    page = play.dm(play.ben) if more.message is None else more.message
    assert "Shuffled:" not in play.text(page)
    assert play.button(page, "stop") is not None


async def test_the_end_of_the_round_has_nothing_to_play_on(
    play: Playing, workshop: Workshop
) -> None:
    walk = walk_of(await keep_round(play, workshop))
    shown = await play.command(play.ben, "uno replay")
    shown = (await play.click(play.ben, shown, "replay", f"1.{walk.last}.end")).response.message
    button = play.button(shown, "replay", f"1.{walk.last}.whatif")
    assert button is not None
    assert button["disabled"]
    clicked = forged(play, shown, "u:game1:0:replay:1.999999.whatif")
    assert "The round is over there" in told(play, await play.press(play.ben, shown, clicked))


async def test_who_may_not_see_the_round_cannot_play_it(play: Playing, workshop: Workshop) -> None:
    await keep_round(play, workshop, guild=play.guild.id + 1)
    shown = await play.command(play.ben, "uno help")
    clicked = forged(play, shown, "u:game1:0:replay:1.0.whatif")
    assert "can't find such a round" in told(play, await play.press(play.ben, shown, clicked))
    assert play.dms(play.ben) == []


async def test_none_is_begun_while_discord_holds_new_direct_messages(
    play: Playing, workshop: Workshop
) -> None:
    await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    play.env.inject_error("POST", "/users/@me/channels", status=403, code=20026, times=None)
    await play.click(play.ben, shown, "replay", "1.0.whatif")
    await play.env.settle()
    answer = await play.click(play.ben, shown, "replay", "1.0.whatif")
    assert "Discord lets me begin no new ones for now" in told(play, answer)
    asked = [each for each in play.env.http_requests if each.path == "/users/@me/channels"]
    assert len(asked) == 1
    assert await play.bot.tables.games.of_person(play.ben.id) == []


async def test_closed_direct_messages_end_it_and_can_be_opened(
    play: Playing, workshop: Workshop
) -> None:
    await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    dm = f"/channels/{play.ben.user.dm_channel.id}/messages"
    play.env.inject_error("POST", dm, status=403, code=50007, times=1)
    await play.click(play.ben, shown, "replay", "1.0.whatif")
    await play.env.settle()
    assert await play.bot.tables.games.of_person(play.ben.id) == []
    assert not any("/channels/-" in str(request) for request in play.env.http_requests)
    await play.click(play.ben, shown, "replay", "1.0.whatif")
    await play.env.settle()
    assert len(await play.bot.tables.games.of_person(play.ben.id)) == 1
    assert "What if …" in play.text(play.dm(play.ben))
