"""What a turn costs: few requests, and next to none that Discord counts against the whole bot."""

from __future__ import annotations

from datetime import timedelta

from cogs.writing.interaction_tokens import LIFETIME

from .playing import Playing, face

HANDS = ("R1 R2 B3 B4", "R4 R6 B7 B8", "R8 R9 G1 G2")


async def _table_of_three(play: Playing) -> None:
    """Everybody has played a card, and it is Anna's turn again."""
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", *HANDS)
    for person, card in ((play.anna, "R1"), (play.ben, "R4"), (play.cem, "R8")):
        await play.click(person, play.dm(person), "card", face(card))


async def _requests_of_a_turn(play: Playing) -> list[str]:
    before = len(play.env.http_requests)
    await play.click(play.anna, play.dm(play.anna), "card", face("R2"))
    return [request.path for request in play.env.http_requests[before:]]


async def test_a_turn_costs_one_request_that_counts_for_the_whole_bot(play: Playing) -> None:
    await _table_of_three(play)
    requests = await _requests_of_a_turn(play)
    board = f"/channels/{play.channel.id}/messages/{play.board.id}"
    assert [path for path in requests if not path.startswith(("/webhooks", "/interactions"))] == [
        board
    ]
    assert len(requests) == 4  # the answer, the board, two other hands
    for person in (play.ben, play.cem):
        assert "Red 2" in play.text(play.dm(person))


async def test_a_token_that_has_ended_is_not_used(play: Playing) -> None:
    await _table_of_three(play)
    await play.env.advance_time((LIFETIME + timedelta(seconds=1)).total_seconds())
    await _requests_of_a_turn(play)
    for person in (play.ben, play.cem):
        assert "Red 2" in play.text(play.dm(person))


async def test_where_discord_has_forgotten_the_token_the_bot_edits_itself(play: Playing) -> None:
    await _table_of_three(play)
    play.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015)
    requests = await _requests_of_a_turn(play)
    for person in (play.ben, play.cem):
        assert "Red 2" in play.text(play.dm(person))
    hands = {f"/channels/{play.dm(p).channel.id}/messages" for p in (play.ben, play.cem)}
    assert any(path.rpartition("/")[0] in hands for path in requests)
