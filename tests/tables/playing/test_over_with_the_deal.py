"""A round whose own deal ends it (X16, X5): the start card's draw knocks out all but one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot import engine
from bot.engine import MatchOver, Mode, NextRound, Options, RoundOver, State, build_options
from bot.facts import RoundRecord, facts_of, verify_round, walk_of
from bot.players.deal_odds import odds_of
from bot.store import schema
from bot.store.rows import MessageKind
from bot.tables.tallying.recount import recount
from bot.views.table_values import DeadlineKind, Ending, Status
from bot.views.visibility import Viewer
from tests.tables.world import ANNA, BEN, CARA, GUILD, World

HANDS = [("hand_size", "14"), ("hand_limit", "15")]
SINGLE = build_options(Mode.CLASSIC, [*HANDS, ("target", "round")])
MATCH = build_options(Mode.CLASSIC, [*HANDS, ("target", "2000")])
LAST = build_options(Mode.CLASSIC, [*HANDS, ("rounds", "2")])


def is_over(state: State) -> bool:
    return isinstance(state.phase, RoundOver | MatchOver)


def draw_seed(world: World, wanted: Callable[[bytes], bool]) -> None:
    """Let the next seed be one of the given kind."""
    for _ in range(2000):
        if wanted((world.seeds + 1).to_bytes(16, "big")):
            return
        world.seeds += 1
    raise AssertionError("no seed deals so")


async def dealt(world: World, options: Options, *, is_over_at_once: bool) -> str:
    def deals_so(seed: bytes) -> bool:
        return is_over(engine.new_match(options, 2, seed)[0]) is is_over_at_once

    game_id = await world.lobby(ANNA, BEN, options=options)
    # Without words the seed is used as it was drawn.
    draw_seed(world, deals_so)
    await world.start(game_id, ANNA)
    return game_id


async def next_is_over_at_once(world: World, game_id: str) -> None:
    state = await world.state(game_id)
    draw_seed(world, lambda seed: is_over(engine.apply(state, NextRound(seed))[0]))
    await world.next_round(game_id, ANNA)


async def rows(world: World, table: Any) -> list[Any]:
    async with world.database.read() as connection:
        return list(await connection.execute(select(table).order_by(*table.primary_key)))


async def records(world: World) -> list[RoundRecord]:
    return [RoundRecord.decode(row.record) for row in await rows(world, schema.records)]


async def told(world: World) -> dict[int, tuple[int, int, int]]:
    board = await world.leaderboard(ANNA)
    return {s.row.user_id: (s.row.rounds, s.row.wins, s.row.matches) for s in board.shown}


async def winner_of(world: World, game_id: str) -> int:
    phase = (await world.state(game_id)).phase
    assert isinstance(phase, RoundOver | MatchOver)
    assert phase.winner is not None
    return phase.winner


async def test_a_single_round_is_over_and_told_and_counted(world: World) -> None:
    game_id = await dealt(world, SINGLE, is_over_at_once=True)
    view = await world.view(game_id)
    assert (view.game.status, view.game.ending) == (Status.OVER, Ending.FINISHED)
    winner = await winner_of(world, game_id)
    won, lost = ((ANNA, BEN), (BEN, ANNA))[winner]
    assert await told(world) == {won.user_id: (1, 1, 0), lost.user_id: (1, 0, 0)}, "L3"
    await recount(world.database, world.clock)
    assert await told(world) == {won.user_id: (1, 1, 0), lost.user_id: (1, 0, 0)}, "L3"
    assert await rows(world, schema.match_wins) == []
    kinds = {row.kind for row in await world.tables.messages.stale(game_id) if not row.retired}
    assert MessageKind.BOARD in kinds, "the result is shown where the board would be"


async def test_its_match_goes_on_after_a_break_of_its_own(world: World) -> None:
    game_id = await dealt(world, MATCH, is_over_at_once=True)
    for number in (1, 2):
        state = await world.state(game_id)
        assert isinstance(state.phase, RoundOver)
        assert state.number == number
        stored = await world.tables.repository.find(game_id)
        assert stored is not None
        (ends,) = [each for each in stored.game.deadlines if each.kind is DeadlineKind.NEXT_ROUND]
        assert ends.due_at == world.clock.now() + world.timing.next_round
        if number == 1:
            world.clock.pass_by(timedelta(seconds=7))
            await next_is_over_at_once(world, game_id)
    assert [row.number for row in await rows(world, schema.rounds)] == [1, 2]
    assert {rounds for rounds, *_ in (await told(world)).values()} == {2}


async def test_the_last_round_may_be_over_at_once_and_is_shown(world: World) -> None:
    """The previous board stays as the poster of its round."""
    game_id = await dealt(world, LAST, is_over_at_once=True)
    await world.show_everything()
    await next_is_over_at_once(world, game_id)
    assert (await world.view(game_id)).game.ending is Ending.FINISHED
    stale = [row for row in await world.tables.messages.stale(game_id) if not row.retired]
    assert {MessageKind.POSTER, MessageKind.BOARD} <= {row.kind for row in stale}
    assert sum(matches for *_, matches in (await told(world)).values()) == 0, (
        "L3: no card is played"
    )


@pytest.mark.parametrize("options", [SINGLE, MATCH])
async def test_the_record_can_be_looked_at_and_proved(world: World, options: Options) -> None:
    game_id = await dealt(world, options, is_over_at_once=True)
    (record,) = await records(world)
    facts = facts_of(record)
    assert facts is not None
    assert any(seat.match_won for seat in facts.seats) is (options is SINGLE)
    assert [seat.match_won for seat in facts.seats] == [
        seat.won and options is SINGLE for seat in facts.seats
    ]
    walk = walk_of(record)
    assert (walk.last, walk.dealt_in) == (0, (0, 1))
    results = {row.seat: row.points for row in await rows(world, schema.round_results)}
    proved = verify_round(record, record.opening.seed, results)
    assert proved.contradiction is None
    assert sorted(len(hand.faces) for hand in proved.hands) == [14, 15]
    winner = await winner_of(world, game_id)
    wins = odds_of(record.options, record.opening, 2).wins
    assert len(wins) == 2
    replayed = await world.tables.rounds.replayed(game_id, 1, Viewer(ANNA.user_id, GUILD))
    assert replayed is not None
    assert replayed.kept is not None
    assert winner in replayed.names


async def test_somebody_may_sit_down_after_it(world: World) -> None:
    """L2"""
    game_id = await dealt(world, MATCH, is_over_at_once=True)
    await world.join(game_id, CARA)
    assert (await world.state(game_id)).scores[2] == 0
    await world.next_round(game_id, CARA)
