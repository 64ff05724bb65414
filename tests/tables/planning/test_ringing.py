"""When and where a person is rung."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine import Draw, Mode, build_options
from bot.place import ServerChannel
from bot.setting_values import Choices
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Reason
from bot.tables.planning import deadlines
from bot.tables.planning.deadlines import JUST_HERE, ring, ring_at
from bot.tables.seating.lobby import new_lobby
from bot.tables.step import Step
from bot.tables.table import Stored, Table
from bot.views.table_values import SeatRow
from tests.tables.world import ANNA, BEN, RING, SECOND, START, World

OPTIONS = build_options(Mode.CLASSIC)


@pytest.mark.parametrize(
    ("ring_after", "acted_before", "rung_after"),
    [
        (None, None, None),
        (0, None, 0),
        (20, None, 20),
        (20, 5, 20),
        (0, 3, 7),
        (5, 0, 10),
        (0, 60, 0),
    ],
)
def test_at_once_after_a_while_or_never_but_not_who_was_just_there(
    ring_after: int | None, acted_before: int | None, rung_after: int | None
) -> None:
    assert JUST_HERE == 10 * SECOND
    acted = None if acted_before is None else START - acted_before * SECOND
    expected = None if rung_after is None else START + rung_after * SECOND
    assert ring_at(START, ring_after, acted) == expected


async def hands_of(world: World, game_id: str, user_id: int) -> list[MessageRow]:
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    hands = [m for m in stored.messages if m.kind is MessageKind.HAND and m.user_id == user_id]
    return sorted(hands, key=lambda message: not message.retired)


async def waiting_for_ben(world: World, ring_after: int | None) -> str:
    """Begin a match where it is Ben's turn and every message is up to date."""
    chosen = await world.tables.settings.person(BEN.user_id)
    await world.tables.settings.save_person(replace(chosen, choices=Choices(ring_after=ring_after)))
    game_id = await world.game(ANNA, BEN)
    if (await world.to_act(game_id))[0] == ANNA:
        view = await world.view(game_id, ANNA)
        await world.act_harmlessly(game_id, ANNA, view)
    assert (await world.to_act(game_id))[0] == BEN
    await world.show_everything()
    return game_id


async def ben_has_acted_and_is_on_again(world: World, game_id: str) -> None:
    has_acted = False
    while not has_acted or (await world.to_act(game_id))[0] != BEN:
        person, view = await world.to_act(game_id)
        await world.act_harmlessly(game_id, person, view)
        has_acted = has_acted or person == BEN
    await world.show_everything()


async def test_the_hand_is_posted_anew_and_the_old_one_deleted(world: World) -> None:
    game_id = await waiting_for_ben(world, 20)
    (before,) = await hands_of(world, game_id, BEN.user_id)
    assert await world.wait(RING - SECOND) == 0
    world.bell.rung.clear()
    assert await world.wait(SECOND) == 1
    assert world.bell.rung == [game_id]
    old, anew = await hands_of(world, game_id, BEN.user_id)
    assert (old.message_id, old.retired) == (before.message_id, True)
    assert (anew.message_id, anew.channel_id, anew.rings) == (None, before.channel_id, True)
    assert len(await world.tables.messages.stale(game_id)) == 2
    view = await world.tables.messages.view(anew)
    assert view is not None
    assert view.rings
    assert await world.wait(SECOND) == 0


async def test_what_rings_is_said_until_the_next_edit_alone(world: World) -> None:
    game_id = await waiting_for_ben(world, 20)
    await world.wait(RING)
    await world.show_everything()
    *_, anew = await hands_of(world, game_id, BEN.user_id)
    view = await world.tables.messages.view(anew)
    assert view is not None
    assert not view.rings


async def test_under_load_who_has_acted_lately_is_not_rung(world: World) -> None:
    game_id = await waiting_for_ben(world, 20)
    await ben_has_acted_and_is_on_again(world, game_id)
    world.bell.is_busy = True
    assert await world.wait(RING) == 1
    assert len(await hands_of(world, game_id, BEN.user_id)) == 1
    assert await world.wait(2 * RING) == 0


@pytest.mark.parametrize(("seconds", "rung"), [(59, False), (60, False), (61, True)])
def test_under_load_a_minute_is_lately(seconds: int, rung: bool) -> None:
    game = new_lobby(
        ServerChannel(7, 70), ANNA, OPTIONS, START, locale=None, turn_seconds=90, may_call=False
    )
    acted = Step(1, 0, Draw(0), (), START)
    stored = Stored(game, (SeatRow(game.id, 0, ANNA.name, ANNA.user_id),), recent=(acted,))
    table = Table(stored, START + seconds * SECOND)
    ring(table, 0, is_busy=True)
    assert (len(table.rung), table.not_rung) == (int(rung), int(not rung))


async def test_not_in_this_game_holds_for_the_turn_that_is_on(world: World) -> None:
    game_id = await waiting_for_ben(world, 20)
    not_meant = await world.rejected(game_id, ANNA, deadlines.stop_ringing, rung=1)
    assert not_meant.reason is Reason.NOT_MENTIONED
    await world.submit(game_id, BEN, deadlines.stop_ringing, rung=1)
    assert await world.wait(2 * RING) == 0
    assert (await world.tables.settings.person(BEN.user_id)).choices.ring_after == 20


async def test_a_mention_in_the_channel_only_where_direct_messages_are_closed(
    world: World,
) -> None:
    game_id = await waiting_for_ben(world, 20)
    await world.tables.messages.set_dms(game_id, BEN.user_id, True)
    world.bell.rung.clear()
    assert await world.wait(RING) == 1
    assert world.bell.rung == [game_id]
    assert await hands_of(world, game_id, BEN.user_id) == []
    stale = await world.tables.messages.stale(game_id)
    assert [(m.kind, m.user_id) for m in stale] == [(MessageKind.REMINDER, BEN.user_id)]
    world.bell.rung.clear()
    await world.submit(game_id, BEN, deadlines.stop_ringing)
    assert await world.tables.messages.stale(game_id) == []
    assert world.bell.rung == [game_id]


@pytest.mark.parametrize("turn_seconds", [15, 20])
async def test_nobody_is_rung_after_the_end_of_their_turn(world: World, turn_seconds: int) -> None:
    await world.tables.settings.save_server(
        replace(await world.tables.settings.server(7), turn_seconds=turn_seconds)
    )
    game_id = await waiting_for_ben(world, 20)
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert [deadline.kind.value for deadline in stored.game.deadlines] == ["turn"]
