"""A page is complete when it is written, or as soon as what it lacked is known."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from unittest.mock import patch

import pytest

from bot.artwork import emoji_name, tiles_of
from bot.client import ContraUno
from bot.engine import Mode
from bot.render import Page
from bot.store.rows import MessageRow
from bot.tables import TableView
from bot.tables.table import Table
from cogs.card_emoji import EmojiPlan, UploadedEmoji, plan_of
from cogs.writing.message_pages import MessagePages

from .playing import Playing

WHEN = datetime(2026, 1, 1, tzinfo=UTC)
TILE = "<:"


def _all_uploaded() -> EmojiPlan:
    tiles = tiles_of(Mode.CLASSIC)
    return plan_of(UploadedEmoji(n, emoji_name(tile), WHEN) for n, tile in enumerate(tiles, 100))


def _on_board(play: Playing) -> str:
    return play.text(play.board) + str(play.components(play.board))


def _on_hand(play: Playing) -> str:
    return str(play.components(play.dm(play.anna)))


async def test_cards_are_shown_as_pictures_as_soon_as_these_are_known(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.env.settle()
    assert TILE not in _on_board(play)
    words = _on_hand(play)
    version = (await play.view()).game.version
    with play.env._bot_scope():
        play.bot.card_emoji.know(_all_uploaded())
    await play.env.settle()
    assert TILE in _on_board(play)
    assert _on_hand(play) != words
    assert (await play.view()).game.version == version


async def test_pages_that_lack_nothing_are_not_written_again(play: Playing) -> None:
    play.bot.card_emoji.know(_all_uploaded())
    await play.game_of(play.ben)
    await play.env.settle()
    written = len(play.env.http_requests)
    with play.env._bot_scope():
        play.bot.card_emoji.know(_all_uploaded())
    await play.env.settle()
    assert len(play.env.http_requests) == written


async def test_a_server_is_named_as_soon_as_discord_has_sent_it(play: Playing) -> None:
    play.bot.card_emoji.know(_all_uploaded())
    await play.game_of(play.ben)
    with patch.object(ContraUno, "get_guild", return_value=None):
        await play.lay("R9", "R1 R2", "B1 B2")
        await play.env.settle()
        assert "Spieleabend" not in _on_hand(play)
    with play.env._bot_scope():
        play.bot.dispatch("guild_available", play.bot.get_guild(play.guild.id))
    await play.env.settle()
    assert "Spieleabend" in _on_hand(play)


@pytest.fixture
def written_when_ready(play: Playing) -> Iterator[list[bool]]:
    """Note for each page that is made whether the bot knew its servers."""
    known: list[bool] = []
    page = MessagePages.page

    def noting(pages: MessagePages, message: MessageRow, view: TableView) -> Page:
        known.append(play.bot.is_ready())
        return page(pages, message, view)

    with patch.object(MessagePages, "page", noting):
        yield known


async def test_a_move_at_the_start_is_written_once_the_servers_are_known(
    play: Playing, written_when_ready: list[bool]
) -> None:
    await play.game_of(play.ben)
    await play.env.settle()
    game_id = (await play.view()).game.id
    written_when_ready.clear()
    login = ContraUno._set_up

    async def moves_at_once(bot: ContraUno) -> None:
        await login(bot)
        await bot.tables.repository.change(game_id, Table.new_version)

    with patch.object(ContraUno, "_set_up", moves_at_once):
        await play.restart()
    assert written_when_ready
    assert all(written_when_ready)
    found = await play.bot.tables.messages.of_game(game_id)
    assert found is not None
    assert not found.stale
