"""Arriving in a channel where a table is open or a match is on: what people are offered."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import Playing
from .test_following import result, round_is_over


def _label(play: Playing, message: Any, verb: str) -> str | None:
    button = play.button(message, verb)
    return None if button is None else str(button["label"])


async def _start(play: Playing, person: Any) -> Any:
    """Return the private answer to `/uno start` in a channel that is in use."""
    answer = await person.slash(play.channel, "uno start")
    assert answer.ephemeral
    return answer.response.message


async def test_the_board_offers_to_join_the_next_round(play: Playing) -> None:
    await play.game_of(play.ben)
    assert _label(play, play.board, "follow") is None, "everybody there has a seat"
    await play.click(play.anna, play.board, "more")
    assert _label(play, play.board, "follow") is None
    more = (await play.click(play.cem, play.board, "more")).response.message
    assert _label(play, more, "follow") == "Join from next round"
    assert _label(play, play.board, "follow") == "Join from next round"
    answer = await play.click(play.cem, play.board, "follow")
    assert answer.ephemeral
    assert "you can play from the next round on" in play.text(answer.response.message)
    await round_is_over(play)
    await play.act(play.cem, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Anna", "Ben", "Cem"]


@pytest.mark.parametrize(
    ("rules", "mode"),
    [("", "duo"), ("target=round", "classic"), ("elimination", "classic"), ("rounds=1", "classic")],
)
async def test_no_round_is_promised_that_nobody_can_join(
    play: Playing, rules: str, mode: str
) -> None:
    await play.game_of(play.ben, rules=rules, mode=mode)
    assert play.button(play.board, "follow") is None
    more = (await play.click(play.cem, play.board, "more")).response.message
    assert _label(play, more, "follow") == "Follow"
    told = await _start(play, play.cem)
    assert _label(play, told, "follow") == "Follow"
    assert "from the next" not in play.text(told)


async def test_start_in_a_round_offers_the_next_one(play: Playing) -> None:
    await play.game_of(play.ben)
    told = await _start(play, play.cem)
    assert "from the next one on" in play.text(told)
    assert _label(play, told, "follow") == "Join from next round"
    await play.click(play.cem, told, "follow")
    assert "you can play from the next round on" in play.text(told)
    again = await _start(play, play.cem)
    assert play.button(again, "unfollow") is not None


async def test_start_between_rounds_offers_a_seat_at_once(play: Playing) -> None:
    await play.game_of(play.ben)
    await round_is_over(play)
    told = await _start(play, play.cem)
    await play.click(play.cem, told, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Anna", "Ben", "Cem"]
    assert "You are in" in play.text(told)


async def test_start_beside_a_lobby_offers_a_seat_in_it(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", mode="duo")
    told = await _start(play, play.ben)
    assert "Anna" in play.text(told)
    await play.click(play.ben, told, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Anna", "Ben"]
    assert "You are in!" in play.text(told)
    assert "next round" not in play.text(told)
    assert "Ben" in play.text(play.lobby)
    full = await _start(play, play.cem)
    assert "full" in play.text(full)
    assert list(play.buttons(full)) == []


async def test_start_by_a_player_leads_to_their_seat(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.lobby, "join")
    told = await _start(play, play.ben)
    assert "You are at this table already" in play.text(told)
    assert play.button(told, "leave") is not None
    await play.click(play.anna, play.lobby, "start")
    told = await _start(play, play.ben)
    await play.click(play.ben, told, "hand")
    assert play.button(told, "card") is not None


async def test_an_old_join_in_the_next_round_offers_the_one_after_it(play: Playing) -> None:
    await play.game_of(play.ben)
    await round_is_over(play)
    assert play.button(result(play), "join") is None
    more = (await play.click(play.cem, result(play), "more")).response.message
    assert _label(play, more, "join") == "Join"
    join = play.button(result(play), "join")
    await play.click(play.anna, result(play), "next")
    told = await play.press_anyway(play.cem, play.board, join)
    assert "from the next one on" in play.text(told.response.message)
    assert _label(play, told.response.message, "follow") == "Join from next round"


async def test_a_press_on_hand_tells_how_to_get_one(play: Playing) -> None:
    await play.game_of(play.ben)
    told = play.text((await play.click(play.cem, play.board, "hand")).response.message)
    assert "Join from next round" in told
