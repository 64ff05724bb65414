"""After a restart the bot finds its last post, even if its id was never saved."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.errors import NoAnswerError
from bot.store.rows import MessageKind, MessageRow
from bot.tables.messages.delivery import Delivery
from bot.tables.table import Table

from ..playing import Playing


async def forget(play: Playing, kind: MessageKind) -> None:
    """Remove the ids of posted messages of this kind from the rows, and stop writing messages."""
    play.bot.notifier.listen(None)

    def unposted(row: MessageRow) -> MessageRow:
        if row.kind is not kind:
            return row
        return structs.replace(row, message_id=None, posted_at=None, shown_version=0)

    def operation(table: Table) -> None:
        table.messages = [unposted(row) for row in table.messages]

    with play.env._bot_scope():
        await play.bot.tables.repository.change((await play.view()).game.id, operation)


def ids(play: Playing) -> list[int]:
    return [message.id for message in play.channel.history()]


async def test_a_lost_lobby_is_found_and_used(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    lobby = play.lobby
    await play.cem.send(play.channel, "hello")
    before = ids(play)
    await forget(play, MessageKind.LOBBY)
    await play.restart()
    assert ids(play) == before
    await play.click(play.ben, lobby, "join")
    assert "Ben" in play.text(play.lobby)
    row = await play.bot.tables.messages.find(lobby.id)
    assert row is not None
    assert row.kind is MessageKind.LOBBY


async def test_a_lost_board_is_found_and_updated(play: Playing) -> None:
    await play.game_of(play.ben)
    before, board = ids(play), play.board
    await forget(play, MessageKind.BOARD)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.restart()
    assert ids(play) == before
    assert play.board.id == board.id
    assert "Red 5" in play.text(board)


@pytest.mark.usefixtures("longer_pauses")
@pytest.mark.parametrize("may_post", [False, True])
async def test_a_bot_that_may_not_search_posts_at_once_or_searches_later(
    play: Playing, may_post: bool
) -> None:
    """Found by `make faults`: the old board stayed beside the new one, with its buttons."""
    await play.game_of(play.ben)
    board = play.board
    await forget(play, MessageKind.BOARD)
    path = f"/channels/{play.channel.id}/messages"
    play.env.inject_error("GET", path, status=403, code=50001, times=None)
    if not may_post:
        play.env.inject_error("POST", path, status=403, code=50013, times=None)
    before = ids(play)
    await play.restart()
    assert len(ids(play)) == len(before) + may_post
    play.env.backend.faults.clear()
    await play.env.advance_time(60)
    assert len(ids(play)) == len(before) + may_post
    assert (play.board.id == board.id) is not may_post


@pytest.mark.parametrize("kind", [MessageKind.LOBBY, MessageKind.BOARD])
async def test_a_message_that_is_missing_is_posted(play: Playing, kind: MessageKind) -> None:
    """The game's other messages are not mistaken for the lost one."""
    await play.anna.slash(play.channel, "uno start")
    lost = play.lobby
    if kind is MessageKind.BOARD:
        await play.click(play.ben, play.lobby, "join")
        await play.click(play.anna, play.lobby, "start")
        lost = play.board
    await forget(play, kind)
    await play.guild.add_member(play.guild.owner).delete(lost)
    before = ids(play)
    await play.restart()
    (posted,) = set(ids(play)) - set(before)
    row = await play.bot.tables.messages.find(posted)
    assert row is not None
    assert row.kind is kind


@pytest.mark.parametrize("kind", [MessageKind.LOBBY, MessageKind.BOARD])
async def test_one_whose_id_the_database_did_not_take_is_found_as_well(
    play: Playing, kind: MessageKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by a failover while tables were dealt: a second one stood below the first."""
    posted, lost = Delivery._posted, list[int]()

    async def not_saved(delivery: Delivery, row: MessageRow, *what: int) -> None:
        if row.kind is kind and not lost:
            lost.append(what[-1])
            raise NoAnswerError
        await posted(delivery, row, *what)

    monkeypatch.setattr(Delivery, "_posted", not_saved)
    await play.anna.slash(play.channel, "uno start")
    if kind is MessageKind.BOARD:
        await play.click(play.ben, play.lobby, "join")
        await play.click(play.anna, play.lobby, "start")
    with play.env._bot_scope():
        play.bot.look_again()
    await play.env.advance_time(30)
    messages = [each.id for each in play.channel.history() if list(play.buttons(each))]
    assert messages == lost
    assert len(play.env.errors) == (kind is MessageKind.LOBBY), "the person is told"
