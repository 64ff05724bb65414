"""A restart loses no token: messages are edited by those that were stored.

The simulator ends a bot at once, without letting it save anything.
"""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.store import token_queries
from cogs.tokens.kept_ways import TokenSeal
from cogs.writing import token_keeper

from ..playing import Playing, face
from .test_board_presses import closed, counted, hand_of


@pytest.fixture(autouse=True)
def saved_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_keeper, "SECONDS_UNTIL_SAVED", 0.0)


async def test_after_a_restart_the_board_and_the_hands_are_edited_by_stored_tokens(
    play: Playing,
) -> None:
    await closed(play)
    anna = (await hand_of(play, play.anna)).response.message
    ben = (await hand_of(play, play.ben)).response.message
    board = play.board
    await play.restart()
    before = len(play.env.http_requests)
    await play.click(play.anna, anna, "card", face("R1"))
    assert "Red 1" in play.text(play.board)
    assert play.board.id == board.id
    assert play.button(ben, "card", face("R4")) is not None, "the other's hand is kept fresh"
    assert "Red 1" in play.text(ben)
    assert counted(play, before) == []
    await play.env.advance_time(15 * 60)
    assert "no longer updates by itself" in play.text(ben)


async def test_stored_tokens_of_another_bot_are_of_no_use(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await closed(play)
    anna = (await hand_of(play, play.anna)).response.message
    board = play.board
    made = TokenSeal.__init__
    monkeypatch.setattr(TokenSeal, "__init__", lambda seal, _: made(seal, "the next token"))
    await play.restart()
    before = len(play.env.http_requests)
    await play.click(play.anna, anna, "card", face("R1"))
    assert "Red 1" in play.text(board)
    assert counted(play, before) == [f"/channels/{play.channel.id}/messages/{board.id}"]


async def test_no_token_is_stored_or_logged_in_the_open(
    play: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "cogs")
    caplog.set_level(logging.DEBUG, "bot")
    await closed(play)
    await hand_of(play, play.anna)
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    await play.restart()
    used = {each.path.split("/")[3] for each in play.env.http_requests if "/webhooks/" in each.path}
    assert used
    async with play.bot.tables.repository._database.read() as connection:
        rows = await token_queries.all_tokens(connection, play.bot._clock.now())
    assert {row.purpose for row in rows} == {"message", "channel", "hand"}
    for token in used:
        assert not any(token.encode() in row.sealed for row in rows)
        assert token not in caplog.text


async def test_a_persons_tokens_are_not_exported_and_are_deleted_with_their_data(
    play: Playing,
) -> None:
    await closed(play)
    await hand_of(play, play.anna)
    await hand_of(play, play.ben)
    await play.stop(play.anna, play.ben)
    assert await users_of_tokens(play) == {play.anna.id, play.ben.id}
    exported = await play.bot.tables.privacy.export(play.anna.id)
    assert b'"games"' in exported
    assert b"sealed" not in exported
    assert b"interaction_tokens" not in exported
    await play.bot.tables.privacy.forget(play.anna.id)
    await play.env.settle()
    assert await users_of_tokens(play) == {play.ben.id}


async def users_of_tokens(play: Playing) -> set[int]:
    async with play.bot.tables.repository._database.read() as connection:
        rows = await token_queries.all_tokens(connection, play.bot._clock.now())
    return {row.user_id for row in rows}


async def test_a_token_that_dies_early_is_refused_everywhere(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With several processes, its row would bring back what a process has forgotten."""
    await closed(play)
    await hand_of(play, play.anna)
    messages: Any = play.bot.get_cog("Messages")
    monkeypatch.setattr(messages._parts.tokens, "_is_shared", True)
    before = len(play.env.http_requests)
    play.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" in play.text(play.board), "at once, by the bot's own route"
    await play.lay("Y5", "G1 R2 R3", "G4 B2 B3")
    assert "Yellow 5" in play.text(play.board)
    tried = [each.path for each in play.env.http_requests[before:] if "/webhooks/" in each.path]
    assert len(tried) == len(set(tried)), "each message is tried once"
    assert await users_of_tokens(play) == set(), "the rows are gone"
