"""A press on a board without a token brings one, and is answered to its person alone."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.tokens.token_requests import FollowUp
from cogs.writing import posted_messages
from cogs.writing.request_timeouts import TroubleError

from ..onlooker import Onlooker
from ..playing import FollowedPress, Playing, face


def counted(play: Playing, since: int) -> list[str]:
    """Return the paths of writes that Discord counts for the bot as a whole."""
    paths = [each.path for each in play.env.http_requests[since:] if each.method != "GET"]
    return [path for path in paths if not path.startswith(("/webhooks", "/interactions"))]


async def closed(play: Playing) -> None:
    """Begin a game of Anna and Ben, who get no direct messages; no token is left."""
    play.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    await play.env.advance_time(15 * 60)


async def hand_of(play: Playing, person: MemberActor) -> Any:
    return await play.click(person, play.board, "hand")


async def test_one_press_makes_the_board_free_for_a_quarter_of_an_hour(play: Playing) -> None:
    await closed(play)
    first = await hand_of(play, play.anna)
    assert isinstance(first, FollowedPress)
    assert first.ephemeral
    assert play.button(first.response.message, "card", face("R1")) is not None
    second = await hand_of(play, play.ben)
    assert not isinstance(second, FollowedPress), "one request: the board has a token"
    before = len(play.env.http_requests)
    await play.click(play.anna, first.response.message, "card", face("R1"))
    await play.click(play.ben, second.response.message, "card", face("R4"))
    assert counted(play, before) == []
    assert "Red 4" in play.text(play.board)
    await play.env.advance_time(13 * 60)
    assert isinstance(await hand_of(play, play.ben), FollowedPress), "the token was about to end"


async def test_a_hand_that_followed_is_kept_fresh_and_says_when_it_no_longer_is(
    play: Playing,
) -> None:
    await closed(play)
    hand = (await hand_of(play, play.ben)).response.message
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" in play.text(hand)
    await play.env.advance_time(14 * 60)
    assert "no longer updates by itself" in play.text(hand)


async def test_of_two_hands_that_followed_the_newest_is_kept_fresh(play: Playing) -> None:
    """A follow-up whose answer was lost is sent again, and may then stand there twice."""
    await closed(play)
    play.use_own_route()
    older = (await hand_of(play, play.ben)).response.message
    newest = (await hand_of(play, play.ben)).response.message
    assert older.id != newest.id
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" in play.text(newest)
    assert "Green 5" not in play.text(older)


@pytest.mark.parametrize("verb", ["more", "hand", "contra"])
async def test_each_press_on_a_board_brings_it_a_token(play: Playing, verb: str) -> None:
    await closed(play)
    await play.click(play.anna, play.board, verb)
    before = len(play.env.http_requests)
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" in play.text(play.board)
    assert counted(play, before) == []


async def test_nobody_else_sees_a_hand_that_follows(play: Playing) -> None:
    await closed(play)
    onlooker = Onlooker(play.env, play.channel.id, {int(face(c)) for c in ("R5", "R9")})
    for person in (play.anna, play.ben, play.cem):
        await hand_of(play, person)
    onlooker.assert_nothing_private()
    assert not [each for each in play.channel.history() if play.button(each, "card") is not None]


async def test_a_hand_follows_once_discord_is_well_again(play: Playing) -> None:
    await closed(play)
    play.env.inject_error("POST", "/webhooks/*", status=500, times=1)
    result = await hand_of(play, play.anna)
    await play.env.advance_time(2)
    (hand,) = result.followups if result.followups else [result.response]
    assert play.button(hand.message, "card", face("R1")) is not None


async def test_a_limit_of_the_token_is_none_of_the_bot_and_loses_nothing(play: Playing) -> None:
    await closed(play)
    hand = (await hand_of(play, play.anna)).response.message
    board = play.board
    play.env.inject_error("PATCH", "/webhooks/*", status=429, times=1)
    before = len(play.env.http_requests)
    await play.click(play.anna, hand, "card", face("R1"))
    assert "Red 1" in play.text(board)
    own_route = f"/channels/{play.channel.id}/messages/{board.id}"
    assert own_route in counted(play, before)


async def test_a_board_begins_by_the_press_on_start_and_is_the_only_one(play: Playing) -> None:
    before = len(play.env.http_requests)
    await play.game_of(play.ben)
    assert f"/channels/{play.channel.id}/messages" not in counted(play, before)
    boards = [each for each in play.channel.history() if play.button(each, "hand") is not None]
    assert len(boards) == 1
    link = next(part for part in play.components(play.lobby) if part["type"] == 2)
    assert link["url"].endswith(str(boards[0].id)), "the lobby leads to it"


async def test_a_first_board_that_may_stand_there_is_looked_for_before_another_is_posted(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    posts = list[int]()
    post = posted_messages.follow_up_publicly

    async def unanswered(*asked: Any) -> FollowUp:
        posts.append((await post(*asked)).id)
        raise TroubleError(unknown=True)

    monkeypatch.setattr(posted_messages, "follow_up_publicly", unanswered)
    await play.game_of(play.ben)
    await play.env.advance_time(5)
    assert len(posts) == 1
    boards = [each.id for each in play.channel.history() if play.button(each, "hand") is not None]
    assert boards == posts
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" in play.text(play.board)


async def test_a_first_board_that_cannot_be_looked_for_has_one_follow_up(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A follow-up has no nonce: further attempts take the bot's own route, which has one."""
    follow_ups = list[object]()

    async def unanswered(*asked: object) -> FollowUp:
        follow_ups.append(asked)
        raise TroubleError(unknown=True)

    monkeypatch.setattr(posted_messages, "follow_up_publicly", unanswered)
    play.env.inject_error("GET", f"/channels/{play.channel.id}/messages", status=403, times=None)
    await play.game_of(play.ben)
    await play.env.advance_time(5)
    assert len(follow_ups) == 1
    boards = [each for each in play.channel.history() if play.button(each, "hand") is not None]
    assert len(boards) == 1
