"""The points of a round, and the end of a match."""

from __future__ import annotations

from tests.cogs.playing import Playing, face, to_the_end_of_the_round
from tests.positions import record_of

from .lobbies import ON, table_with


async def test_the_target(play: Playing) -> None:
    await table_with(play, play.ben, target="100")
    await play.lay("R5", "R1", "W W+4")
    await play.act(play.anna, "card", face("R1"))
    assert "🏆" in play.text(play.dm(play.anna))
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_everybody_scores_their_own_hand(play: Playing) -> None:
    await table_with(play, play.ben, scoring="penalty")
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    assert (await play.state()).scores == (0, 17)


async def test_penalty_points_by_their_short_name(play: Playing) -> None:
    await table_with(play, play.ben, strafpunkte=ON)
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    assert (await play.state()).scores == (0, 17)


async def test_the_side_that_is_up_counts(play: Playing) -> None:
    await table_with(play, play.ben, mode="flip", flip_values="active")
    laid = record_of("R8/P1", "R1/P2", "R9/P+5", draw="Y1/O1 Y2/O2")
    await play.put(f"side dark\n{laid}")
    hand = play.dm(play.anna)
    (card,) = [b for b in play.buttons(hand) if ":card:" in b["custom_id"]]
    await play.press(play.anna, hand, card["custom_id"])
    assert (await play.state()).scores == (0, 20)


async def test_a_number_of_rounds(play: Playing) -> None:
    """X15: board and result say which round it is, and the last one ends the match."""
    await table_with(play, play.ben, rounds="2", hand_size="2")
    assert "round 1 of 2" in play.text(play.board)
    await to_the_end_of_the_round(play)
    result = play.channel.history()[-1]
    assert "it ends after 2 rounds" in play.text(result)
    assert "The last round begins" in play.text(result)
    await play.click(play.anna, result, "next")
    assert "round 2 of 2" in play.text(play.board)
    await to_the_end_of_the_round(play)
    result = play.text(play.channel.history()[-1])
    assert "wins the match" in result
    assert "That was the last of 2 rounds." in result
    assert "up to" not in result
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_a_target_named_besides_the_rounds(play: Playing) -> None:
    """X15a: whichever comes first."""
    await table_with(play, play.ben, target="100", rounds="5")
    await play.lay("R5", "R1", "W W+4")
    await play.act(play.anna, "card", face("R1"))
    result = play.text(play.channel.history()[-1])
    assert "round 1 of 5" in result
    assert "up to 100, it ends after 5 rounds" in result
    assert "the last of" not in result


async def test_a_player_who_joins_a_penalty_match_is_told_their_score(play: Playing) -> None:
    """L2: on the result, in the offer and in the answer."""
    await table_with(play, play.ben, scoring="penalty")
    await play.look_up(play.cem, play.board, "follow")
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    assert "begins with 17 penalty points" in play.text(play.channel.history()[-1])
    assert "with 17 penalty points, the highest score" in play.text(play.dm(play.cem))
    await play.act(play.cem, "join")
    assert "You begin with 17 penalty points" in play.text(play.dm(play.cem))
    assert (await play.state()).scores == (0, 17, 17)


async def test_leaving_and_coming_back_gains_nothing(play: Playing) -> None:
    """L1a, L2: the question says that the cards count, and so they do."""
    await table_with(play, play.ben, play.cem, scoring="penalty")
    await play.lay("R5", "R1 R2", "B9 B8", "G1 G2")
    page = (await play.look_up(play.ben, play.board, "leave")).response.message
    assert "Your cards cost you 17 penalty points" in play.text(page)
    await play.click(play.ben, page, "leave", "sure")
    await to_the_end_of_the_round(play, play.cem)
    assert (await play.state()).scores[1] == 17
    await play.click(play.ben, play.channel.history()[-1], "join")
    assert (await play.state()).scores[1] == 17
