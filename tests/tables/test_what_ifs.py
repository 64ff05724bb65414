"""*What if …*: a person plays on in a finished round; nothing of that is counted or stored."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import func, select

from bot.engine import (
    MatchOver,
    Mode,
    Opening,
    RoundOver,
    build_options,
    new_match,
    observe,
    to_act,
)
from bot.facts import RoundRecord, state_at, walk_of
from bot.store import schema, shown_sums
from bot.store.rows import MessageKind
from bot.tables import Reason, Rejected
from bot.tables.playing import motions, play
from bot.tables.privacy import Erasure
from bot.tables.services.what_ifs import BETWEEN
from bot.views.table_values import Ending, Status
from tests.facts.played_rounds import rounds_of
from tests.tables.world import ANNA, BEN, SECOND, World, accepted


def kept_round(mode: Mode = Mode.CLASSIC) -> RoundRecord:
    return next(each[0] for n in range(40) for each in rounds_of(n, (mode,)) if each[0].steps[9:])


async def begun(world: World, record: RoundRecord, at: int, seat: int | None = None) -> str:
    outcome = accepted(await world.tables.what_ifs.begin(record, at, ANNA, seat, {}))
    return outcome.game.id


@pytest.mark.parametrize("mode", tuple(Mode))
async def test_any_turn_of_any_game_is_played_on_to_the_end(world: World, mode: Mode) -> None:
    """Cards, piles and pending actions are as they were, in a match of this round alone."""
    record = kept_round(mode)
    chance = random.Random(5)
    at = chance.randrange(len(record.steps))
    before = state_at(record, at)
    game_id = await begun(world, record, at)
    now = await world.state(game_id)
    assert (now.hands, now.draw, now.discard) == (before.hands, before.draw, before.discard)
    assert (now.phase, now.top, now.colour) == (before.phase, before.top, before.colour)
    assert now.seed != before.seed
    await play_to_the_end(world, game_id)


async def test_a_number_of_rounds_is_the_matchs_and_the_size_of_hands_stays(world: World) -> None:
    """X15 is dropped for a single round, and X16 is kept: the hands are dealt already."""
    options = build_options(Mode.CLASSIC, [("rounds", "5"), ("hand_size", "3")])
    state, _ = new_match(options, 2, b"seed" * 4)
    opening = Opening(1, state.dealer, state.seed, (0, 0), state.presence)
    game_id = await begun(world, RoundRecord(options, opening, ()), 0)
    now = (await world.state(game_id)).rules
    assert (now.ends.rounds, now.ends.single_round) == (None, True)
    assert now.options.hand_size == 3


async def play_to_the_end(world: World, game_id: str) -> None:
    # A player who only draws ends up with all cards, and some rules then allow no progress.
    chance = random.Random(7)
    for _ in range(3000):
        view = await world.view(game_id, ANNA)
        if view.game.status is Status.OVER:
            assert view.game.ending is Ending.FINISHED
            assert isinstance((await world.state(game_id)).phase, MatchOver)
            return
        if view.legal:
            action = chance.choice(view.legal)
            done = world.tables.submit(game_id, ANNA.user_id, play.act, action, view.game.version)
            accepted(await done)
        else:
            await world.wait(world.timing.computer_slowest)
    raise AssertionError("it does not end")


async def test_nothing_of_it_is_kept_or_counted(world: World) -> None:
    await play_to_the_end(world, await begun(world, kept_round(), 3))
    await world.tables.tally.keep_up()
    async with world.database.read() as connection:
        for table in (schema.rounds, schema.records, shown_sums.standings, shown_sums.achievements):
            counted = await connection.execute(select(func.count()).select_from(table))
            assert counted.scalar_one() == 0


async def test_one_sits_where_one_sat_else_where_it_is_somebodys_turn(world: World) -> None:
    record = kept_round()
    at = next(p.number for p in walk_of(record).positions if p.to_act not in (None, 1))
    assert (await world.view(await begun(world, record, at, 1), ANNA)).seat == 1
    world.clock.pass_by(BETWEEN)
    view = await world.view(await begun(world, record, at), ANNA)
    assert view.seat == to_act(state_at(record, at).phase)
    assert [seat.is_computer for seat in view.seats].count(False) == 1


async def test_computer_players_keep_their_names_at_their_seats(world: World) -> None:
    """Anna, Ada, Emmy and Ben: Ben's seat alone gets a name that nobody has yet."""
    options = build_options(Mode.CLASSIC, [])
    state, _ = new_match(options, 4, b"seed" * 4)
    opening = Opening(1, state.dealer, state.seed, (0,) * 4, state.presence)
    computers = {1: "Ada", 2: "Emmy"}
    begin = world.tables.what_ifs.begin(RoundRecord(options, opening, ()), 0, ANNA, 0, computers)
    seats = (await world.view(accepted(await begin).game.id, ANNA)).seats
    assert [(seat.name, seat.is_computer) for seat in seats] == [
        ("Anna", False),
        ("Ada", True),
        ("Emmy", True),
        ("Alan", True),
    ]


async def test_what_is_hidden_stays_hidden_and_nothing_is_claimed_of_the_shuffle(
    world: World,
) -> None:
    game_id = await begun(world, kept_round(), 2)
    view = await world.view(game_id, ANNA)
    assert view.observation == observe(await world.state(game_id), view.seat)
    assert (view.hashes.commitment, view.hashes.announced) == (None, None)


async def test_no_channel_shows_it(world: World) -> None:
    game_id = await begun(world, kept_round(), 2)
    (message,) = await world.stale_everywhere()
    assert (message.kind, message.user_id) == (MessageKind.HAND, ANNA.user_id)
    await world.submit(game_id, ANNA, motions.stop, False)
    assert {row.kind for row in await world.stale_everywhere()} <= {MessageKind.HAND}


async def test_the_next_one_takes_its_place_after_a_while(world: World) -> None:
    first = await begun(world, kept_round(), 2)
    world.clock.pass_by(BETWEEN - SECOND)
    outcome = await world.tables.what_ifs.begin(kept_round(), 4, ANNA, None, {})
    assert outcome == Rejected(Reason.STALE)
    world.clock.pass_by(SECOND)
    second = await begun(world, kept_round(), 4)
    assert (await world.view(first)).game.status is Status.OVER
    assert (await world.view(second)).game.status is Status.LIVE
    other = accepted(await world.tables.what_ifs.begin(kept_round(), 2, BEN, None, {}))
    assert (await world.view(second)).game.status is Status.LIVE
    assert other.game.status is Status.LIVE


async def test_beside_a_game_in_a_channel(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await begun(world, kept_round(), 2)
    assert (await world.view(game_id)).game.status is Status.LIVE


async def test_at_the_end_there_is_nothing_to_play(world: World) -> None:
    record = kept_round()
    assert isinstance(state_at(record, len(record.steps)).phase, RoundOver | MatchOver)
    outcome = await world.tables.what_ifs.begin(record, len(record.steps), ANNA, None, {})
    assert outcome == Rejected(Reason.GAME_OVER)


async def test_leaving_stopping_and_closed_messages_end_it(world: World) -> None:
    for leave in (_leave(world), _stop(world), _close(world)):
        game_id = await begun(world, kept_round(), 2)
        await leave(game_id, ANNA.user_id)
        view = await world.view(game_id, ANNA)
        assert view.game.status is Status.OVER
        assert view.clock.rematch_until is None


def _leave(world: World):  # noqa: ANN202
    async def leave(game_id: str, user_id: int) -> None:
        accepted(await world.tables.submit(game_id, user_id, play.leave))

    return leave


def _stop(world: World):  # noqa: ANN202
    async def stop(game_id: str, user_id: int) -> None:
        accepted(await world.tables.submit(game_id, user_id, motions.stop, False))

    return stop


def _close(world: World):  # noqa: ANN202
    async def close(game_id: str, user_id: int) -> None:
        await world.tables.messages.set_dms(game_id, user_id, True)

    return close


async def test_whoever_is_forgotten_need_not_leave_it_first(world: World) -> None:
    game_id = await begun(world, kept_round(), 2)
    assert isinstance(await world.tables.privacy.forget(ANNA.user_id), Erasure)
    view = await world.view(game_id)
    assert view.game.status is Status.OVER
    assert all(seat.user_id != ANNA.user_id for seat in view.seats)
