"""A message without a row is a lobby or board if the bot posted it and its buttons show that."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.components import _component_factory  # pyright: ignore[reportPrivateUsage]

from bot.render import Click, Verb
from bot.store.rows import MessageKind, MessageRow
from cogs.writing.lost_posts import LostPosts

GAME, OTHER_GAME = "abcd2345", "wxyz6789"
US, SOMEBODY = 1, 2
CHANNEL, KNOWN = 70, 700


def row(kind: MessageKind, message_id: int | None = None) -> MessageRow:
    return MessageRow(1, GAME, 7, kind, None, None, CHANNEL, message_id, 0, None, None)


def posted(
    message_id: int = 701, author: int = US, game: str = GAME, verb: Verb = Verb.OPTIONS
) -> Any:
    button = {"type": 2, "style": 1, "label": "Options", "custom_id": str(Click(game, 3, verb))}
    made = _component_factory(cast(Any, {"type": 1, "components": [button]}))
    return SimpleNamespace(
        id=message_id, author=SimpleNamespace(id=author), components=[made], flags=None
    )


class Channel:
    """A channel with these messages, newest first."""

    def __init__(self, *stands: Any, readable: bool = True) -> None:
        self._stands = list(stands)
        self._readable = readable
        bot = SimpleNamespace(user=SimpleNamespace(id=US))
        messages = SimpleNamespace(of_game=self._of_game)
        requests = SimpleNamespace(newest=self._newest)
        self.lost = LostPosts(cast(Any, bot), cast(Any, messages), cast(Any, requests))

    async def _of_game(self, game_id: str) -> Any:
        assert game_id == GAME
        return SimpleNamespace(messages=(row(MessageKind.BOARD, KNOWN),))

    async def _newest(self, channel_id: int) -> list[Any]:
        assert channel_id == CHANNEL
        if not self._readable:
            response = SimpleNamespace(status=403, reason="no")
            raise discord.Forbidden(cast(Any, response), {"code": 50001, "message": "no"})
        return self._stands


NOT_THE_LOBBY = {
    "another's": posted(author=SOMEBODY),
    "another game's": posted(game=OTHER_GAME),
    "the board": posted(verb=Verb.HAND),
    "one that a row knows of": posted(KNOWN),
}


@pytest.mark.parametrize("other", NOT_THE_LOBBY.values(), ids=NOT_THE_LOBBY.keys())
async def test_the_newest_matching_message_is_taken(other: Any) -> None:
    lobby = row(MessageKind.LOBBY)
    assert await Channel(other, posted(703), posted(702)).lost.of(lobby) == 703
    assert await Channel(other).lost.of(lobby) is None


async def test_the_board_is_recognized_by_its_button_for_the_hand() -> None:
    channel = Channel(posted(701), posted(702, verb=Verb.HAND))
    assert await channel.lost.of(row(MessageKind.BOARD)) == 702
    assert await channel.lost.of(row(MessageKind.HAND)) is None


async def test_a_channel_that_the_bot_may_not_read_raises() -> None:
    with pytest.raises(discord.Forbidden):
        await Channel(posted(), readable=False).lost.of(row(MessageKind.LOBBY))
