"""A killed process loses nothing that was acknowledged."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store import message_queries
from bot.store.game_queries import find_game
from bot.store.rows import MessageKind, MessageRow
from bot.store.transactions import Transaction
from bot.tables.playing import play
from bot.views.table_values import DeadlineKind, Status
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, PEOPLE, TURN, World, harmless


async def test_a_game_goes_on_at_the_last_committed_action(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    for _ in range(5):
        person, view = await world.to_act(game_id)
        await world.act_harmlessly(game_id, person, view)
    before = [await world.view(game_id, person) for person in (None, *PEOPLE)]
    world.restart()
    assert [await world.view(game_id, person) for person in (None, *PEOPLE)] == before
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)


async def test_what_was_not_committed_never_was(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed after the action is recorded, before the commit."""
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    before = await world.view(game_id, person)

    async def killed(*_args: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(Transaction, "commit", killed)
    with pytest.raises(RuntimeError, match="killed"):
        await world.tables.submit(
            game_id, person.user_id, play.act, harmless(view), view.game.version
        )
    monkeypatch.undo()
    world.restart()
    assert await world.view(game_id, person) == before
    await world.act_harmlessly(game_id, person, view)


async def _post_all(world: World, game_id: str) -> dict[int | None, MessageRow]:
    """Post every message that is wanted, and return the known messages by user."""
    for number, message in enumerate(await world.tables.messages.stale(game_id)):
        view = await world.tables.messages.view(message)
        assert view is not None
        channel = message.channel_id or 1000 + number
        await world.tables.messages.shown(
            message, view.game.version, channel, message.message_id or 50 + number
        )
    async with world.database.read() as connection:
        rows = await message_queries.messages_of(connection, game_id)
    return {row.user_id: row for row in rows if row.kind is not MessageKind.LOBBY}


async def test_a_message_that_shows_less_stays_stale(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    posted = await _post_all(world, game_id)
    hand = posted[ANNA.user_id]
    old = (await world.view(game_id)).game.version
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    assert hand.channel_id is not None
    assert hand.message_id is not None
    await world.tables.messages.shown(hand, old, hand.channel_id, hand.message_id)
    assert hand.id in {message.id for message in await world.tables.messages.stale(game_id)}
    await world.tables.messages.shown(hand, old + 1, hand.channel_id, hand.message_id)
    await world.tables.messages.shown(hand, old, hand.channel_id, hand.message_id)
    assert hand.id not in {message.id for message in await world.tables.messages.stale(game_id)}


async def test_a_message_knows_when_it_was_posted(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    board = (await _post_all(world, game_id))[None]
    posted = world.clock.now()
    assert board.message_id is not None
    world.clock.pass_by(timedelta(hours=1))
    await world.tables.messages.shown(board, 5, CHANNEL, board.message_id)
    known = await world.tables.messages.find(board.message_id)
    assert known is not None
    assert known.posted_at == posted
    await world.tables.messages.shown(board, 6, CHANNEL, 999)
    known = await world.tables.messages.find(999)
    assert known is not None
    assert known.posted_at == world.clock.now()
    assert (await world.view(game_id)).board.message_id == 999
    assert await world.tables.messages.find(board.message_id) is None


async def test_an_edit_of_a_message_that_was_replaced_meanwhile_replaces_nothing(
    world: World,
) -> None:
    """Another process posts the board anew while this one edits the old one."""
    game_id = await world.game(ANNA, BEN)
    old = (await _post_all(world, game_id))[None]
    version = (await world.view(game_id)).game.version
    assert old.message_id is not None
    await world.tables.messages.shown(old, version, CHANNEL, 999)
    await world.tables.messages.shown(old, version + 5, CHANNEL, old.message_id)
    assert (await world.view(game_id)).board.message_id == 999
    (left,) = await world.tables.messages.stale(game_id)
    assert (left.message_id, left.retired) == (old.message_id, True)


async def test_what_a_message_showed_is_not_what_the_one_in_its_place_shows(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    old = (await _post_all(world, game_id))[None]
    assert old.message_id is not None
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    await world.tables.messages.shown(old, view.game.version + 1, CHANNEL, old.message_id)
    await world.tables.messages.shown(old, view.game.version, CHANNEL, 999)
    stale = await world.tables.messages.stale(game_id)
    assert 999 in {message.message_id for message in stale}


async def test_of_two_that_post_the_same_message_one_stays(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    old = (await _post_all(world, game_id))[None]
    version = (await world.view(game_id)).game.version
    for message_id in (998, 999):
        await world.tables.messages.shown(old, version, CHANNEL, message_id)
    assert (await world.view(game_id)).board.message_id == 998
    left = {m.message_id for m in await world.tables.messages.stale(game_id) if m.retired}
    assert left == {old.message_id, 999}


async def test_what_nobody_needs_once_it_is_posted_is_deleted(world: World) -> None:
    """The match ends while its first board is being posted."""
    game_id = await world.game(ANNA, BEN)
    stale = await world.tables.messages.stale(game_id)
    board = next(message for message in stale if message.kind is MessageKind.BOARD)
    await world.tables.messages.removed(board)
    await world.tables.messages.shown(board, 1, CHANNEL, 999)
    left = {m.message_id for m in await world.tables.messages.stale(game_id) if m.retired}
    assert left == {999}


async def test_closed_dms_are_news_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    world.bell.rung.clear()
    assert await world.tables.messages.set_dms(game_id, BEN.user_id, closed=True)
    assert not await world.tables.messages.set_dms(game_id, BEN.user_id, closed=True)
    assert not await world.tables.messages.set_dms(game_id, CARA.user_id, closed=True)
    assert world.bell.rung == [game_id]
    assert [seat.dms_closed for seat in (await world.view(game_id)).seats] == [False, True]
    assert _hands(await world.tables.messages.stale(game_id)) == {ANNA.user_id}
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    assert _hands(await world.tables.messages.stale(game_id)) == {ANNA.user_id}
    assert await world.tables.messages.set_dms(game_id, BEN.user_id, closed=False)
    assert _hands(await world.tables.messages.stale(game_id)) == {ANNA.user_id, BEN.user_id}


def _hands(stale: list[MessageRow]) -> set[int | None]:
    return {message.user_id for message in stale if message.kind is MessageKind.HAND}


async def test_dms_do_not_make_a_click_stale(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    await world.tables.messages.set_dms(game_id, person.user_id, closed=True)
    await world.act_harmlessly(game_id, person, view)


async def test_a_hand_message_shows_that_hand_alone(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    for message in await world.tables.messages.stale(game_id):
        view = await world.tables.messages.view(message)
        assert view is not None
        assert view.observation is not None
        if message.kind is MessageKind.HAND:
            assert message.seat == view.seat
            assert view.observation.hand == (await world.state(game_id)).hands[view.seat or 0]
        else:
            assert view.seat is None
            assert view.observation.hand == b""


async def test_every_live_game_waits_for_something(world: World) -> None:
    game_id = await world.game(ANNA, computers=2)
    for _ in range(30):
        view = await world.view(game_id, ANNA)
        if view.game.status is Status.OVER:
            break
        async with world.database.read() as connection:
            game = await find_game(connection, game_id)
        assert game is not None
        kinds = {deadline.kind for deadline in game.deadlines}
        assert kinds & {
            DeadlineKind.TURN,
            DeadlineKind.COMPUTER,
            DeadlineKind.NEXT_ROUND,
            DeadlineKind.DESERTED,
        }
        await world.wait(TURN)
