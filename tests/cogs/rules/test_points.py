"""What a round brings, and what ends the match."""

from __future__ import annotations

from tests.cogs.playing import Playing, face
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
