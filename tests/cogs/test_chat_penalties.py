"""A chat message is reported from its menu or by a reaction, and the table votes on it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.connecting.flood_limits import AT_ONCE, Allowance

from .playing import Playing


async def written_by_ben(play: Playing) -> discord.Message:
    await play.game_of(play.ben, play.cem, rules="questions advice")
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3", "G1 G2 G3")
    await play.env.advance_time(5)
    return await play.ben.send(play.channel, "Whose turn is it?")


@pytest.fixture
def reactions_name_the_author(play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the author of the message to reaction events, which the simulator leaves out."""
    backend = play.env.backend
    emit = backend.emit

    def emit_with_author(event: str, payload: dict[str, Any], *rest: Any, **more: Any) -> Any:
        if event == "MESSAGE_REACTION_ADD":
            message = backend.get_message(int(payload["channel_id"]), int(payload["message_id"]))
            payload["message_author_id"] = str(message.author_id)
        return emit(event, payload, *rest, **more)

    monkeypatch.setattr(backend, "emit", emit_with_author)


@pytest.mark.parametrize(
    ("menu", "kind", "cards"),
    [("Silly question!", "question", 4), ("That was advice!", "advice", 5)],
)
async def test_from_the_menu_of_a_message(play: Playing, menu: str, kind: str, cards: int) -> None:
    message = await written_by_ben(play)
    result = await play.anna.context_menu(play.channel, menu, message)
    assert result.response is not None
    assert "Accused!" in play.text(result.response.message)
    shown = play.text(play.board)
    assert "Anna asks" in shown
    assert f"/{play.channel.id}/{message.id})" in shown
    assert "1 of 2" in shown
    assert "Anna asks" in play.text(play.dm(play.ben))
    await play.act(play.cem, "vote", f"{kind}.1.yes")
    assert await play.hand_of(1) == cards
    assert "Anna asks" not in play.text(play.board)
    told = {"question": "asked", "advice": "advice"}[kind]
    assert told in play.text(play.dm(play.ben))


@pytest.mark.usefixtures("reactions_name_the_author")
async def test_by_reaction(play: Playing) -> None:
    message = await written_by_ben(play)
    await play.anna.react(message, "❓")
    assert await play.hand_of(1) == 3
    await play.cem.react(message, "❓")
    assert await play.hand_of(1) == 4


async def test_messages_from_before_the_deal_cannot_be_reported(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", rules="questions")
    await play.click(play.ben, play.lobby, "join")
    message = await play.ben.send(play.channel, "What is UNO?")
    await play.env.advance_time(5)
    await play.click(play.anna, play.lobby, "start")
    assert "before the deal" in await accusing(play, play.anna, message)
    assert (await play.view()).votes == ()


@pytest.mark.usefixtures("reactions_name_the_author")
async def test_strangers_neither_accuse_nor_are_accused(play: Playing) -> None:
    message = await written_by_ben(play)
    stranger = play.guild.add_member(play.env.create_user("dora", global_name="Dora"))
    foreign = await stranger.send(play.channel, "Hello?")
    answer = await accusing(play, stranger, message)
    assert "not" in answer
    await play.anna.react(foreign, "❓")
    assert (await play.view()).votes == ()


async def accusing(play: Playing, person: Any, message: discord.Message) -> str:
    result = await person.context_menu(play.channel, "Silly question!", message)
    assert result.response is not None
    return play.text(result.response.message)


async def test_where_the_option_is_off_nothing_is_voted_on(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await play.env.advance_time(5)
    message = await play.ben.send(play.channel, "Whose turn is it?")
    assert "house rule" in await accusing(play, play.anna, message)
    assert (await play.view()).votes == ()


@pytest.mark.usefixtures("reactions_name_the_author")
async def test_nobody_accuses_faster_than_they_can_read(play: Playing) -> None:
    message = await written_by_ben(play)
    play.bot.allowance = Allowance(lambda: 0.0)
    assert all(play.bot.allowance.spend(play.anna.id) for _ in range(AT_ONCE))
    result = await play.anna.context_menu(play.channel, "Silly question!", message)
    assert result.response is not None
    assert "a little fast" in play.text(result.response.message)
    await play.anna.react(message, "❓")
    assert "Anna asks" not in play.text(play.board)
    await play.cem.react(message, "❓")
    assert "Cem asks" in play.text(play.board)
