"""A hand is posted unasked only where the person's own hand has been before (I2)."""

from __future__ import annotations

from bot.store.rows import MessageKind, MessageRow
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, RING, STRANGER, World

DM = {ANNA.user_id: 501, BEN.user_id: 502}


async def post(world: World, row: MessageRow, channel_id: int) -> None:
    """Note that a message was posted in this channel."""
    version = (await world.view(row.game_id)).game.version
    await world.tables.messages.shown(row, version, channel_id, row.id % 2**62)


async def rows(world: World, game_id: str, kind: MessageKind) -> list[MessageRow]:
    return [row for row in await world.tables.messages.stale(game_id) if row.kind is kind]


async def test_a_hand_goes_where_the_persons_last_one_was(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    for row in await rows(world, game_id, MessageKind.HAND):
        assert row.user_id is not None
        await post(world, row, DM[row.user_id])
    world.restart()
    for person in (ANNA, BEN):
        assert await world.tables.messages.dm_channel(person.user_id) == DM[person.user_id]
    for person in (CARA, STRANGER):
        assert await world.tables.messages.dm_channel(person.user_id) is None


async def test_a_word_that_called_somebody_in_the_channel_makes_it_nobodys_own(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN)
    for kind in (MessageKind.LOBBY, MessageKind.BOARD):
        for row in await rows(world, game_id, kind):
            await post(world, row, CHANNEL)
    for person in (ANNA, BEN):
        await world.tables.messages.set_dms(game_id, person.user_id, True)
    await world.wait(RING)
    (reminder,) = await rows(world, game_id, MessageKind.REMINDER)
    assert reminder.user_id == ANNA.user_id
    await post(world, reminder, CHANNEL)
    assert await world.tables.messages.dm_channel(ANNA.user_id) is None
