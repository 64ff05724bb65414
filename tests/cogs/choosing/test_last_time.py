"""`/uno start` offers the channel's last match again: one press restores it and asks people."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.setting_values import Choices, PersonSettings
from bot.views.table_values import Pace, Status

from ..playing import Playing, face


async def opened_again(play: Playing) -> None:
    """Anna has won against Ben and a computer player, and opens a table with the default rules."""
    await play.anna.slash(play.channel, "uno start", rules="target=round, stacking")
    await play.click(play.anna, play.lobby, "bot")
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R5", "R1", "B9 B8", "G9 G8")
    await play.act(play.anna, "card", face("R1"))
    await play.anna.slash(play.channel, "uno start")


def calls_of_ben(play: Playing) -> list[str]:
    return [m.content for m in play.channel.history() if f"<@{play.ben.id}>" in m.content]


@pytest.mark.parametrize("restarted", [False, True])
async def test_one_press_brings_the_last_match(play: Playing, restarted: bool) -> None:
    await opened_again(play)
    if restarted:
        await play.restart()
    lobby = play.newest_lobby
    button = await play.offered(play.anna, lobby, "likelast")
    assert button is not None
    assert not calls_of_ben(play)
    await play.click(play.anna, lobby, "likelast")
    view = await play.view()
    assert [seat.name for seat in view.seats] == ["Anna", "Ada"]
    assert (view.options.stacking, view.options.target) == (True, None)
    lobby = play.newest_lobby
    assert await play.offered(play.anna, lobby, "likelast") is None
    assert "Ben" in play.text(lobby)
    assert len(calls_of_ben(play)) == 1
    await play.click(play.ben, lobby, "join")
    await play.click(play.anna, lobby, "start")
    assert (await play.view()).game.status is Status.LIVE
    assert len((await play.state()).hands) == 3


@pytest.mark.parametrize(
    ("language", "label", "missing"),
    [("en", "Like last time", "Not back yet: Ben"), ("de", "Wie letztes Mal", "Ben")],
)
async def test_it_is_offered_in_the_language_of_the_host(
    play: Playing, language: str, label: str, missing: str
) -> None:
    settings = play.bot.tables.settings
    server = await settings.server(play.guild.id)
    await settings.save_server(replace(server, language=language))
    await opened_again(play)
    await settings.save_person(PersonSettings(play.anna.id, Choices(language=language)))
    button = await play.offered(play.anna, play.newest_lobby, "likelast")
    assert button is not None
    assert button["label"] == label
    await play.click(play.anna, play.newest_lobby, "likelast")
    assert missing in play.text(play.newest_lobby)


async def test_somebody_else_at_the_table_is_told_that_it_is_the_hosts(play: Playing) -> None:
    await opened_again(play)
    await play.click(play.cem, play.newest_lobby, "join")
    assert await play.offered(play.cem, play.newest_lobby, "likelast") is None
    button = await play.offered(play.anna, play.newest_lobby, "likelast")
    refused = await play.press_anyway(play.cem, play.newest_lobby, button)
    assert refused.ephemeral
    assert [seat.name for seat in (await play.view()).seats] == ["Anna", "Cem"]


async def test_the_first_game_of_a_channel_offers_nothing(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    assert await play.offered(play.anna, play.newest_lobby, "likelast") is None


async def test_the_pace_of_computer_players_is_chosen_under_people(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    page = (await play.click(play.anna, play.lobby, "options")).response.message
    people = (await play.click(play.anna, page, "options", "people")).response.message
    await play.choose(play.anna, people, "pace", "people")
    assert (await play.view()).game.pace is Pace.PEOPLE
