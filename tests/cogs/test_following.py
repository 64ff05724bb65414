"""Following a match from the board, and taking an offered seat with one click by DM."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from .playing import Playing, face
from .test_absence import away


async def round_is_over(play: Playing) -> None:
    """Anna plays her last card and wins the round."""
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))


def result(play: Playing) -> discord.Message:
    """Return the board, which shows the result of a round."""
    return next(m for m in reversed(play.channel.history()) if play.button(m, "next") is not None)


async def followed(play: Playing, *people: MemberActor) -> None:
    """Anna and Ben are in the middle of a round that `people` follow."""
    await play.game_of(play.ben)
    for person in people:
        await play.look_up(person, play.board, "follow")


async def test_follow_and_unfollow_are_on_one_page(play: Playing) -> None:
    await play.game_of(play.ben)
    answer = await play.look_up(play.cem, play.board, "follow")
    page = answer.response.message
    assert page.flags.ephemeral
    assert "You're following this match" in play.text(page)
    assert "1 person is watching" in play.text(play.board)
    await play.click(play.cem, page, "unfollow")
    assert "not following this match any more" in play.text(page)
    assert "watches" not in play.text(play.board)
    await play.click(play.cem, page, "follow")
    assert "1 person is watching" in play.text(play.board)


async def test_a_seat_is_offered_by_direct_message_and_taken_by_one_click(play: Playing) -> None:
    await followed(play, play.cem)
    assert play.dms(play.cem) == []
    await round_is_over(play)
    (offer,) = play.dms(play.cem)
    assert "A seat is free" in play.text(offer)
    assert "A seat is kept for Cem" in play.text(result(play))
    await play.click(play.cem, offer, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Anna", "Ben", "Cem"]
    (hand,) = play.dms(play.cem)
    assert hand.id == offer.id
    assert "Your cards come with the next round" in play.text(hand)
    assert "kept for" not in play.text(result(play))
    await play.click(play.anna, result(play), "next")
    (hand,) = play.dms(play.cem)
    assert play.button(hand, "card") is not None
    assert await play.hand_of(2) == 7


async def test_who_takes_the_seat_on_the_board_has_one_message(play: Playing) -> None:
    await followed(play, play.cem)
    await round_is_over(play)
    await play.click(play.cem, result(play), "join")
    (hand,) = play.dms(play.cem)
    assert "Your cards come with the next round" in play.text(hand)


async def test_an_offer_that_was_declined_goes_away(play: Playing) -> None:
    await followed(play, play.cem)
    await round_is_over(play)
    answer = await play.act(play.cem, "decline")
    assert answer.ephemeral
    assert "somebody else can have it" in play.text(answer.response.message)
    assert play.dms(play.cem) == []
    assert "kept for" not in play.text(result(play))


async def test_an_offer_ends_with_the_next_deal(play: Playing) -> None:
    await followed(play, play.cem)
    await round_is_over(play)
    offer = play.dm(play.cem)
    take = play.button(offer, "join")
    assert take is not None
    await play.click(play.anna, result(play), "next")
    assert play.dms(play.cem) == []
    assert (await play.view()).seat_of(play.cem.id) is None


async def test_who_takes_no_direct_messages_is_called_in_the_channel(play: Playing) -> None:
    await followed(play, play.cem)
    play.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await round_is_over(play)
    called = play.channel.history()[-1]
    assert called.content.startswith(f"<@{play.cem.id}>, a seat is free here")
    posted = next(each for each in play.env.http_requests if "a seat is free here" in str(each))
    assert posted.json is not None
    allowed = posted.json["allowed_mentions"]
    assert (allowed["users"], allowed["parse"]) == ([play.cem.id], [])
    await play.click(play.cem, result(play), "join")
    assert (await play.view()).seat_of(play.cem.id) is not None
    assert all("a seat is free here" not in m.content for m in play.channel.history())


async def test_the_result_is_told_once_in_the_readers_language(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", rules="target=round")
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")
    page = await play.command(play.cem, "uno me")
    await play.choose(play.cem, page, "language.set", "de", verb="mine")
    await play.look_up(play.cem, play.board, "follow")
    await round_is_over(play)
    (result,) = play.dms(play.cem)
    assert "Anna gewinnt die Partie" in play.text(result)
    await play.restart()
    assert len(play.dms(play.cem)) == 1


async def test_an_offered_seat_goes_to_a_follower(play: Playing) -> None:
    await followed(play, play.cem)
    await round_is_over(play)
    answer = await play.look_up(play.ben, result(play), "offerseat")
    assert answer.ephemeral
    assert "Your seat and your points stay yours" in play.text(answer.response.message)
    assert "Free to a good home: the place of Ben" in play.text(result(play))
    assert "Your place is up for grabs" in play.text(play.dm(play.ben))
    await play.act(play.cem, "join")
    assert (await play.view()).seat_of(play.cem.id) is not None
    assert "Thanks for playing" in play.text(play.dm(play.ben))
    assert "~~Ben~~" in play.text(result(play))
    await play.click(play.ben, result(play), "join")
    assert (await play.view(play.ben)).seat == 1


async def test_a_player_who_is_away_offers_their_seat_on_the_hand(play: Playing) -> None:
    await play.game_of(play.ben)
    await away(play)
    assert play.button(play.dm(play.ben), "offerseat") is None
    await play.act(play.anna, "offerseat")
    assert "Your place is up for grabs" in play.text(play.dm(play.anna))
    await play.act(play.anna, "keepseat")
    assert "Your place is up for grabs" not in play.text(play.dm(play.anna))


async def test_in_duo_nobody_can_be_replaced(play: Playing) -> None:
    await play.game_of(play.ben, mode="duo")
    board, view = play.board, await play.view()
    custom_id = f"u:{view.game.id}:{view.game.version}:offerseat:"
    play.put_back(board, {"type": 2, "style": 2, "label": "?", "custom_id": custom_id})
    answer = await play.press(play.ben, board, custom_id)
    assert "Duo is for two" in play.text(answer.response.message)


async def test_no_seat_is_promised_where_none_gets_free(play: Playing) -> None:
    await play.game_of(play.ben, mode="duo")
    answer = await play.look_up(play.cem, play.board, "follow")
    assert "No seats come free" in play.text(answer.response.message)
    assert "I'll offer it to you" not in play.text(answer.response.message)
