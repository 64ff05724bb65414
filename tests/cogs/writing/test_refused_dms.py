"""Where a hand cannot be sent by direct message, its owner is told once, and *Hand* shows it."""

from __future__ import annotations

from typing import Any

import pytest

from ..playing import Playing, face

OPENING = "/users/@me/channels"
HOUR = 60 * 60


def asked(play: Playing, path: str = OPENING, method: str = "POST") -> int:
    """Return the number of requests with this method and path."""
    return len(
        [each for each in play.env.http_requests if (each.method, each.path) == (method, path)]
    )


def told(play: Playing, *words: str) -> list[str]:
    """Return the sentences in the channel with all these words."""
    contents = [message.content for message in play.channel.history()]
    return [each for each in contents if all(word in each for word in words)]


def hold_dms(play: Playing) -> None:
    play.env.inject_error("POST", OPENING, status=403, code=20026, times=None)


async def next_game(play: Playing, *others: Any) -> None:
    await play.anna.slash(play.channel, "uno start")
    for person in others:
        await play.click(person, play.newest_lobby, "join")
    await play.click(play.anna, play.newest_lobby, "start")


async def test_while_discord_holds_dms_one_is_tried_and_all_players_are_told_at_once(
    play: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    hold_dms(play)
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3", "B1 B4 B5")
    await play.env.advance_time(60)
    assert asked(play) == 1
    everybody = [person.mention for person in (play.anna, play.ben, play.cem)]
    assert len(told(play, "no new direct messages", *everybody)) == 1
    assert len(told(play, "no new direct messages")) == 1
    (line,) = [each for each in caplog.records if each.levelname == "WARNING"]
    assert "one attempt an hour" in line.getMessage()

    shown = (await play.click(play.anna, play.board, "hand")).response.message
    await play.click(play.anna, shown, "card", face("R1"))
    assert (await play.hands())[0] == 2


async def test_an_hour_later_the_next_game_tries_again(play: Playing) -> None:
    hold_dms(play)
    await play.game_of(play.ben)
    await play.stop(play.anna, play.ben)
    await next_game(play, play.ben)
    assert asked(play) == 1
    await play.stop(play.anna, play.ben)
    await play.env.advance_time(HOUR)
    play.env.backend.faults.clear()
    await next_game(play, play.ben)
    for person in (play.anna, play.ben):
        assert play.button(play.dm(person), "card") is not None


async def test_a_restart_costs_one_attempt(play: Playing) -> None:
    hold_dms(play)
    await play.game_of(play.ben, play.cem)
    await play.stop(play.anna, play.ben)
    await play.restart()
    await next_game(play, play.ben, play.cem)
    await play.env.advance_time(60)
    assert asked(play) == 2
    assert len(told(play, "no new direct messages", play.cem.mention)) == 2


async def test_people_to_whom_the_bot_has_written_get_their_hands_all_the_same(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    hold_dms(play)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert play.button(play.dm(play.ben), "card", face("B1")) is not None, "edits go on"
    await play.stop(play.anna, play.ben)
    await next_game(play, play.ben, play.cem)
    await play.lay("R6", "R7 R2 R3", "B1 B2 B3", "B7 B8 B9")
    assert play.button(play.dm(play.anna), "card", face("R7")) is not None
    assert len(told(play, "no new direct messages", play.cem.mention)) == 1
    assert told(play, "no new direct messages", play.ben.mention) == []


@pytest.mark.usefixtures("longer_pauses")
@pytest.mark.parametrize("status", [400, 403])
async def test_an_unknown_refusal_is_told_once_and_the_hand_comes_when_it_is_over(
    play: Playing, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    path = f"/channels/{play.ben.user.dm_channel.id}/messages"
    play.env.inject_error("POST", path, status=status, code=340002, times=None)
    await play.game_of(play.ben)
    for top in ("R5", "R6", "R7"):
        await play.lay(top, "R1 R2 R3", "B1 B2 B3")
        await play.env.advance_time(10)
    assert asked(play, path) <= 3
    assert len(told(play, "by direct message just now", play.ben.mention)) == 1
    lines = [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]
    assert [getattr(each, "code", None) for each in lines] == [340002]

    play.env.backend.faults.clear()
    await play.env.advance_time(120)
    assert play.button(play.dm(play.ben), "card", face("B1")) is not None


@pytest.mark.parametrize("code", [50001, 50013, 50007])
async def test_a_dm_that_is_forbidden_is_closed_whatever_the_code(play: Playing, code: int) -> None:
    path = f"/channels/{play.ben.user.dm_channel.id}/messages"
    play.env.inject_error("POST", path, status=403, code=code, times=None)
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(60)
    assert asked(play, path) == 1
    assert len(told(play, "are closed to me", play.ben.mention)) == 1


async def test_a_dm_channel_that_stays_unknown_is_opened_anew_once(play: Playing) -> None:
    path = f"/channels/{play.ben.user.dm_channel.id}/messages"
    play.env.inject_error("POST", path, status=404, code=10003, times=None)
    await play.game_of(play.ben)
    await play.env.advance_time(60)
    assert asked(play, path) == 2
    assert len(told(play, play.ben.mention)) == 1


@pytest.mark.usefixtures("longer_pauses")
async def test_a_board_that_is_refused_for_an_unknown_reason_is_announced_on_the_hands(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    path = f"/channels/{play.channel.id}/messages/{play.board.id}"
    play.env.inject_error("PATCH", path, status=400, code=340002, times=None)
    before = asked(play, path, "PATCH")
    for top in ("R5", "R6", "R7"):
        await play.lay(top, "R1 R2 R3", "B1 B2 B3")
        await play.env.advance_time(10)
    assert asked(play, path, "PATCH") - before <= 3
    assert "doesn't let me show the board" in play.text(play.dm(play.ben))
