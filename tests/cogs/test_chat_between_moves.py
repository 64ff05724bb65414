"""Four rounds with chat between the moves: how far up the board gets, and the requests spent."""

from __future__ import annotations

import logging
from collections import Counter
from datetime import datetime, timedelta
from itertools import count

import discord
import pytest

from cogs.writing.ways import FAR_AWAY, LOOKED_EVERY

from .playing import Playing, to_the_end_of_the_round

log = logging.getLogger(__name__)

ROUNDS = 4
MESSAGES_A_ROUND = 10
SECONDS_A_MOVE = timedelta(seconds=4)


class Evening:
    """Players who also chat: after each move some time passes, and a message is written."""

    def __init__(self, play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
        self._play = play
        self._now = discord.utils.utcnow()
        self._said = 0
        self._too_far_since: datetime | None = None
        self._numbers = count(1)
        self.left_to_say = 0
        self.moves = 0
        self.below: Counter[int] = Counter()
        self.longest_too_far = timedelta()
        monkeypatch.setattr(discord.utils, "utcnow", lambda: self._now)

    async def go_on(self) -> None:
        """Let time pass and people write after a move."""
        await self._play.env.settle()
        self.moves += 1
        self._now += SECONDS_A_MOVE
        await self._play.env.advance_time(SECONDS_A_MOVE.seconds)
        self._look()
        if self.left_to_say:
            self.left_to_say -= 1
            await self._play.ben.send(self._play.channel, f"talk {next(self._numbers)}")

    def _look(self) -> None:
        """Record how many messages are below the board, and since when it is out of sight."""
        boards = [m for m in self._play.channel.history() if self._play.button(m, "hand")]
        if not boards:
            return
        board = boards[-1].id
        below = sum(message.id > board for message in self._play.channel.history())
        self.below[below] += 1
        if below < FAR_AWAY:
            self._too_far_since = None
            return
        self._too_far_since = self._too_far_since or self._now
        self.longest_too_far = max(self.longest_too_far, self._now - self._too_far_since)


@pytest.mark.lengthy
async def test_the_board_is_out_of_sight_for_half_a_minute_at_most(
    shuffled: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, evening = shuffled, Evening(shuffled, monkeypatch)
    await play.game_of(play.ben)
    asked_before = len(play.env.http_requests)
    for number in range(ROUNDS):
        evening.left_to_say = MESSAGES_A_ROUND
        await to_the_end_of_the_round(play, after_each=evening.go_on)
        if number < ROUNDS - 1:
            results = [m for m in play.channel.history() if play.button(m, "next")]
            await play.click(play.ben, results[-1], "next")
            await play.env.settle()
    channel = f"/channels/{play.channel.id}/messages"
    asked = Counter(
        request.method
        for request in play.env.http_requests[asked_before:]
        if request.path.startswith(channel)
    )
    log.info("%s moves, %s messages of chat", evening.moves, ROUNDS * MESSAGES_A_ROUND)
    log.info("messages below the board: how often, after a move: %s", sorted(evening.below.items()))
    log.info("longest with %s or more: %s", FAR_AWAY, evening.longest_too_far)
    log.info("requests to the channel: %s", dict(asked))
    assert evening.longest_too_far <= LOOKED_EVERY + SECONDS_A_MOVE
