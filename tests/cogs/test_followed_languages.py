"""A changed language holds for all pages of its person, including the hands that are open."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from .playing import Playing


def speak(monkeypatch: pytest.MonkeyPatch, person: MemberActor, locale: str) -> None:
    """Let the Discord of this person say another language with each click and command."""
    made = discord.Interaction.__init__

    def made_by(interaction: discord.Interaction[Any], *, data: Any, state: Any) -> None:
        user = data.get("user") or data["member"]["user"]
        changed = {"locale": locale} if int(user["id"]) == person.id else {}
        made(interaction, data=data | changed, state=state)

    monkeypatch.setattr(discord.Interaction, "__init__", made_by)


async def test_a_language_chosen_by_command_turns_a_hand_that_is_open_in_the_channel(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    opened = (await play.click(play.anna, play.board, "hand")).response.message
    assert "Your hand" in play.text(opened)
    page = await play.command(play.anna, "uno me")
    await play.choose(play.anna, page, "language.set", "de", verb="mine")
    await play.env.settle()
    assert "Deine Hand" in play.text(opened)
    assert "Deine Hand" in play.text(play.dm(play.anna))
    assert "Your hand" in play.text(play.dm(play.ben))


async def test_a_language_of_the_client_turns_all_hands_with_the_next_click(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    opened = (await play.click(play.anna, play.board, "hand")).response.message
    speak(monkeypatch, play.anna, "de")
    await play.click(play.anna, play.board, "more")
    await play.env.settle()
    assert "Deine Hand" in play.text(opened)
    assert "Deine Hand" in play.text(play.dm(play.anna))
    assert "Your hand" in play.text(play.dm(play.ben))
