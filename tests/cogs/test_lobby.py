"""Opening a table, sitting down, starting."""

from __future__ import annotations

from typing import Any

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
    assert row.shown_version == view.game.version


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


@pytest.mark.parametrize("level", LEVELS)
async def test_each_level_of_computer_player_is_one_press_away(play: Playing, level: str) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.anna, play.lobby, "bot", level)
    assert [seat.level for seat in (await play.view()).seats] == [None, level]


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


async def test_the_host_stops_a_lobby(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    assert (await play.ben.slash(play.channel, "uno stop")).ephemeral
    assert await play.bot.tables.games.in_channel(play.channel.id) is not None
    await play.anna.slash(play.channel, "uno stop")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    assert list(play.buttons(play.lobby)) == []


async def test_a_preset_of_another_mode_is_explained(play: Playing) -> None:
    result = await play.anna.slash(play.channel, "uno start", mode="duo", preset="everything")
    assert result.ephemeral
    assert play.channel.history(viewer=play.cem) == []


MAIN = ["join", "start", "bot", "options", "more"]
"""The verbs of the lobby's buttons, which are the same for everybody."""


def _verbs(play: Playing, message: Any) -> list[str]:
    return [button["custom_id"].split(":")[3] for button in play.buttons(message)]


def _colour(play: Playing, verb: str) -> int:
    button = play.button(play.lobby, verb)
    assert button is not None
    return int(button["style"])


async def _more(play: Playing, person: Any) -> Any:
    return (await play.click(person, play.lobby, "more")).response.message


@pytest.mark.parametrize("rules", ["", "partner", "action_uno=3:all"])
async def test_the_lobby_has_the_buttons_that_matter(play: Playing, rules: str) -> None:
    await play.anna.slash(play.channel, "uno start", rules=rules)
    assert _verbs(play, play.lobby) == MAIN
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "bot")
    assert _verbs(play, play.lobby) == MAIN


async def test_more_is_made_for_the_person_who_presses_it(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    host, guest, stranger = [await _more(play, each) for each in (play.anna, play.ben, play.cem)]
    assert "Shuffle sealed" in play.text(stranger)
    assert {"leave", "rules", "word", "bot"} <= set(_verbs(play, host))
    assert {"leave", "rules", "word", "bot"} <= set(_verbs(play, guest))
    assert _verbs(play, stranger) == ["rules"]


async def test_more_stays_open_while_one_arranges_the_table(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    more = await _more(play, play.anna)
    await play.click(play.anna, more, "bot", "easy")
    assert [seat.level for seat in (await play.view()).seats] == [None, "easy"]
    assert play.button(more, "unbot") is not None
    await play.click(play.anna, more, "unbot")
    assert play.button(more, "unbot") is None
    assert "🤖" not in play.text(play.lobby)
    rules = (await play.click(play.anna, more, "rules")).response.message
    await play.click(play.anna, rules, "more")
    assert play.button(more, "leave") is not None


async def test_a_player_who_presses_join_is_told_and_can_leave(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    told = await play.click(play.ben, play.lobby, "join")
    assert told.ephemeral
    assert "You are at this table already" in play.text(told.response.message)
    left = await play.click(play.ben, told.response.message, "leave")
    assert "You have left" in play.text(left.response.message)
    assert [seat.name for seat in (await play.view()).seats] == ["Anna"]
    assert "Ben" not in play.text(play.lobby)


async def test_the_last_to_leave_is_told_that_the_table_is_cleared(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    more = await _more(play, play.anna)
    await play.click(play.anna, more, "leave")
    assert "The table was cleared" in play.text(more)


async def test_others_are_told_who_starts_and_what_is_missing(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    alone = play.text((await play.click(play.cem, play.lobby, "start")).response.message)
    assert "Only Anna can start this game" in alone
    assert "It takes at least two" in alone
    await play.click(play.ben, play.lobby, "join")
    both = play.text((await play.click(play.ben, play.lobby, "start")).response.message)
    assert "Only Anna can start this game" in both
    assert "It takes" not in both


async def test_the_host_is_told_what_is_missing_for_partners(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", rules="partner")
    told = play.text((await play.click(play.anna, play.lobby, "start")).response.message)
    assert "Partners take 4, 6, 8 or 10 players" in told
    assert "Partners take 4, 6, 8 or 10 players" in play.text(play.lobby)
    assert "2 to 20" not in told + play.text(play.lobby)


async def test_the_host_is_told_what_is_missing_for_two_partners(shuffled: Playing) -> None:
    play = shuffled
    await play.anna.slash(play.channel, "uno start", rules="partner")
    await play.click(play.ben, play.lobby, "join")
    told = play.text((await play.click(play.anna, play.lobby, "start")).response.message)
    assert told.startswith("Partners take 4, 6, 8 or 10 players")


async def test_start_is_green_once_a_game_can_begin(play: Playing) -> None:
    green, grey = 3, 2
    await play.anna.slash(play.channel, "uno start")
    assert _colour(play, "start") == grey
    assert _colour(play, "join") not in (green, grey)
    await play.click(play.ben, play.lobby, "join")
    assert _colour(play, "start") == green


async def test_a_full_table_says_so(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", mode="duo")
    assert "The table is full" not in play.text(play.lobby)
    await play.click(play.ben, play.lobby, "join")
    assert "The table is full" in play.text(play.lobby)
    assert _colour(play, "join") == 2
    told = await play.click(play.cem, play.lobby, "join")
    assert "This table is full" in play.text(told.response.message)
