"""Opening a table, sitting down, starting."""

from __future__ import annotations

import pytest

from bot.players import LEVELS

from .playing import Playing


async def test_start_opens_a_lobby_in_the_answer_itself(play: Playing) -> None:
    result = await play.anna.slash(play.channel, "uno start")
    assert not result.ephemeral
    assert len(play.channel.history()) == 1
    assert "Anna" in play.text(play.lobby)
    view = await play.view()
    row = await play.bot.tables.messages.find(play.lobby.id)
    assert row is not None
    assert row.shown_version == view.version


async def test_people_join_in_one_request_each(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    before = len(play.env.http_requests)
    await play.click(play.ben, play.lobby, "join")
    assert len(play.env.http_requests) == before + 1
    assert "Ben" in play.text(play.lobby)


async def test_start_deals_hands_and_posts_a_board_with_reactions(play: Playing) -> None:
    await play.game_of(play.ben)
    for person in (play.anna, play.ben):
        assert play.button(play.dm(person), "card") is not None
    reactions = {str(reaction.emoji) for reaction in play.board.reactions}
    assert reactions == {"🚨", "⚖️"}


@pytest.mark.parametrize("rules", ["challenge=off", "bluff=off"])
async def test_nobody_is_offered_a_challenge_where_none_is_possible(
    play: Playing, rules: str
) -> None:
    await play.anna.slash(play.channel, "uno start", rules=rules)
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")
    assert {str(reaction.emoji) for reaction in play.board.reactions} == {"🚨"}


async def test_one_game_a_channel(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    result = await play.ben.slash(play.channel, "uno start")
    assert result.ephemeral
    assert len(play.channel.history(viewer=play.cem)) == 1


async def test_only_the_host_starts(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    result = await play.click(play.ben, play.lobby, "start")
    assert result.ephemeral
    assert (await play.view()).observation is None


@pytest.mark.parametrize("level", LEVELS)
async def test_each_level_of_computer_player_is_one_press_away(play: Playing, level: str) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.anna, play.lobby, "bot", level)
    assert [seat.level for seat in (await play.view()).seats] == [None, level]


async def test_a_button_from_before_each_level_had_its_own_still_works(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    button = play.button(play.lobby, "bot", "easy")
    assert button is not None
    old = button | {"custom_id": button["custom_id"].removesuffix("easy")}
    play.put_back(play.lobby, old)
    await play.press(play.anna, play.lobby, old["custom_id"])
    assert [seat.level for seat in (await play.view()).seats] == [None, "medium"]


async def test_computer_players_come_and_go(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.anna, play.lobby, "bot")
    assert "🤖" in play.text(play.lobby)
    await play.click(play.anna, play.lobby, "unbot")
    assert "🤖" not in play.text(play.lobby)


async def test_house_rules_are_read_and_shown(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", rules="stacking, jump_in target=200")
    options = (await play.view()).options
    assert (options.stacking, options.jump_in, options.target) == (True, True, 200)
    assert "Stacking" in play.text(play.lobby)


async def test_unknown_house_rules_are_refused_kindly(play: Playing) -> None:
    for rules in ("stackin", "target=soon", "partner play_on"):
        result = await play.anna.slash(play.channel, "uno start", rules=rules)
        assert result.ephemeral, rules
    assert play.channel.history(viewer=play.cem) == []


async def test_house_rules_are_suggested(play: Playing) -> None:
    choices = await play.anna.autocomplete(play.channel, "uno start", "rules", "stacking jump")
    values = [choice["value"] for choice in choices]
    assert "stacking, jump_in" in values


async def test_the_host_stops_a_lobby(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    assert (await play.ben.slash(play.channel, "uno stop")).ephemeral
    assert await play.bot.tables.games.in_channel(play.channel.id) is not None
    await play.anna.slash(play.channel, "uno stop")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    assert list(play.buttons(play.lobby)) == []


async def test_a_preset_brings_its_mode_and_rules(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", preset="everything", rules="target=100")
    options = (await play.view()).options
    assert options.jump_in_wild
    assert options.target == 100


async def test_a_preset_of_another_mode_is_explained(play: Playing) -> None:
    result = await play.anna.slash(play.channel, "uno start", mode="duo", preset="everything")
    assert result.ephemeral
    assert play.channel.history(viewer=play.cem) == []
