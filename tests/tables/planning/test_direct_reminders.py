"""Who is reminded by direct message where hands are not sent, and what follows from a refusal."""

from __future__ import annotations

import pytest

from bot.place import DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from bot.setting_values import Choices, PersonSettings
from bot.store.rows import MessageKind, MessageRow
from bot.tables.planning import deadlines
from bot.tables.playing import play
from tests.tables.world import ANNA, BEN, CARA, GUILD, RING, SECOND, World, accepted, harmless

GROUP = GroupDm(4040)


async def waiting_for_anna(world: World, place: Place = GROUP, *, app: bool = True) -> str:
    """Begin a match in which the table waits for Anna, who may have the app."""
    game_id = await world.game(ANNA, BEN, channel=place)
    if app:
        await world.tables.direct_reminders.note_app(game_id, ANNA.user_id)
    person, view = await world.to_act(game_id)
    assert person == ANNA
    assert view.board.message_id is None
    return game_id


async def reminders(world: World, game_id: str) -> list[MessageRow]:
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    return [message for message in stored.messages if message.is_reminder]


@pytest.mark.parametrize("place", [GROUP, DmOfTwo(4040), GuestChannel(GUILD, 4040)])
async def test_by_direct_message_where_the_person_has_the_app(world: World, place: Place) -> None:
    game_id = await waiting_for_anna(world, place)
    world.restart()
    await world.wait(RING)
    (reminder,) = await reminders(world, game_id)
    assert (reminder.kind, reminder.user_id) == (MessageKind.DIRECT_REMINDER, ANNA.user_id)
    assert (reminder.channel_id, reminder.message_id) == (None, None)
    await world.wait(RING)
    assert len(await reminders(world, game_id)) == 1


async def test_the_app_of_others_tells_nothing(world: World) -> None:
    game_id = await waiting_for_anna(world, app=False)
    for person in (BEN, CARA):
        await world.tables.direct_reminders.note_app(game_id, person.user_id)
    await world.tables.direct_reminders.note_app("no such game", ANNA.user_id)
    await world.wait(RING)
    (reminder,) = await reminders(world, game_id)
    assert (reminder.kind, reminder.channel_id) == (MessageKind.REMINDER, 4040)


async def test_who_wants_the_hand_in_the_channel_alone_is_mentioned_there(world: World) -> None:
    game_id = await waiting_for_anna(world)
    wanted = PersonSettings(ANNA.user_id, Choices(hand_in_channel=True, cards_as_symbols=False))
    await world.tables.messages.set_choices(game_id, wanted, None)
    await world.wait(RING)
    assert [row.kind for row in await reminders(world, game_id)] == [MessageKind.REMINDER]


async def test_where_hands_are_sent_who_takes_none_is_mentioned(world: World) -> None:
    game_id = await waiting_for_anna(world, ServerChannel(GUILD, 4040))
    await world.tables.messages.set_dms(game_id, ANNA.user_id, True)
    await world.wait(RING)
    assert [row.kind for row in await reminders(world, game_id)] == [MessageKind.REMINDER]


async def test_a_refused_one_becomes_a_mention_once(world: World) -> None:
    game_id = await waiting_for_anna(world)
    await world.wait(RING)
    (refused,) = await reminders(world, game_id)
    world.bell.rung.clear()
    for _ in range(2):
        await world.tables.direct_reminders.mention_instead(refused)
    assert world.bell.rung == [game_id]
    (mention,) = await reminders(world, game_id)
    assert (mention.kind, mention.user_id) == (MessageKind.REMINDER, ANNA.user_id)
    assert mention.channel_id == 4040
    assert [seat.dms_closed for seat in (await world.view(game_id)).seats] == [True, False]


async def test_a_refusal_after_the_turn_mentions_nobody(world: World) -> None:
    game_id = await waiting_for_anna(world)
    await world.wait(RING)
    (refused,) = await reminders(world, game_id)
    view = await world.view(game_id, ANNA)
    done = await world.tables.submit(
        game_id, ANNA.user_id, play.act, harmless(view), view.game.version
    )
    accepted(done)
    await world.tables.direct_reminders.mention_instead(refused)
    assert await reminders(world, game_id) == []


async def test_a_posted_one_is_deleted_after_the_turn_and_if_it_is_not_wanted(
    world: World,
) -> None:
    game_id = await waiting_for_anna(world)
    await world.wait(RING)
    await world.wait(SECOND)
    (posted,) = await reminders(world, game_id)
    assert posted.message_id is not None
    await world.submit(game_id, ANNA, deadlines.stop_ringing, rung=0)
    assert [row.retired for row in await reminders(world, game_id)] == [True]
    await world.tables.direct_reminders.mention_instead(posted)
    assert [row.retired for row in await reminders(world, game_id)] == [True]
