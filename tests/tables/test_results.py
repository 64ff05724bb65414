"""What is stored of a round, and what of it counts (L1, L3)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace
from sqlalchemy import select

from bot.engine import Mode, Options, Play, Presence, State, Turn, apply, build_options, new_match
from bot.store import schema
from bot.store.leaderboard_queries import Order
from bot.store.rows import GameRow, RoundRow, SeatRow, Status
from bot.tables.results import round_row
from tests.tables.world import ANNA, BEN, CARA, GUILD, World, accepted, face

NOW = datetime(2026, 1, 2, tzinfo=UTC)
GAME = GameRow("abc", GUILD, 3, 1, Status.LIVE, "classic", (), 5, NOW, NOW)
HANDS = ("R5", "B9", "BS", "B9")


def _last_card(state: State) -> State:
    """Seat 0 is about to win; the others hold 9, 20 and 9."""
    return _holding(state, HANDS[: len(state.hands)])


def _holding(state: State, cards: Sequence[str]) -> State:
    """Everybody holds one card, seat 0 is on and play goes left."""
    return replace(
        state,
        phase=Turn(0),
        hands=tuple(bytes([face(text)]) for text in cards),
        top=face("R3"),
        colour=0,
        direction=1,
        debts=(),
        window=None,
    )


def _finished(
    options: Options, levels: tuple[str | None, ...] = (None,) * 4, away: int | None = None
) -> RoundRow:
    state, _events = new_match(options, 4, bytes(16))
    state = _last_card(state)
    if away is not None:
        presence = list(state.presence)
        presence[away] = Presence.AWAY
        state = replace(state, presence=tuple(presence), ring=state.ring.without(away))
    state, events = apply(state, Play(0, face("R5")))
    seats = [SeatRow("abc", number, f"Seat {number}", number + 1) for number in range(4)]
    row = round_row(GAME, seats, levels, state, events, NOW)
    assert row is not None
    return row


def test_the_places_follow_what_is_left_in_the_hands() -> None:
    row = _finished(build_options(Mode.CLASSIC))
    assert [(r.place, r.won, r.points, r.cards) for r in row.results] == [
        (1, True, 38, 0),
        (2, False, 0, 1),
        (4, False, 0, 1),
        (2, False, 0, 1),
    ]
    assert row.counted
    assert row.scoring == "winner"
    assert not any(result.match_won for result in row.results)


def test_the_last_round_tells_who_won_the_match() -> None:
    row = _finished(build_options(Mode.CLASSIC, [("target", "round")]))
    assert [result.match_won for result in row.results] == [True, False, False, False]


def test_penalty_points_are_kept_as_they_are() -> None:
    row = _finished(build_options(Mode.CLASSIC, [("scoring", "penalty")]))
    assert row.scoring == "penalty"
    assert [(result.place, result.points) for result in row.results] == [
        (1, 0),
        (2, 9),
        (4, 20),
        (2, 9),
    ]


def test_partners_win_together() -> None:
    row = _finished(build_options(Mode.CLASSIC, [("partner", None)]))
    assert [(result.won, result.place) for result in row.results] == [
        (True, 1),
        (False, 3),
        (True, 1),
        (False, 3),
    ]


def test_who_plays_on_gets_the_place_of_going_out() -> None:
    options = build_options(Mode.CLASSIC, [("play_on", None)])
    state, _events = new_match(options, 4, bytes(16))
    state = _holding(state, ("R5", "R6", "BS", "R9"))
    state, _events = apply(state, Play(0, face("R5")))
    state, _events = apply(state, Play(1, face("R6")))
    state = replace(state, phase=Turn(3))
    state, events = apply(state, Play(3, face("R9")))
    seats = [SeatRow("abc", number, f"Seat {number}", number + 1) for number in range(4)]
    row = round_row(GAME, seats, (None,) * 4, state, events, NOW)
    assert row is not None
    assert [(result.place, result.won) for result in row.results] == [
        (1, True),
        (2, False),
        (4, False),
        (3, False),
    ]


def test_who_has_left_has_no_result_and_computer_players_no_user() -> None:
    row = _finished(build_options(Mode.CLASSIC), levels=(None, "easy", None, None), away=2)
    assert [(result.seat, result.user_id, result.level) for result in row.results] == [
        (0, 1, None),
        (1, None, "easy"),
        (3, 4, None),
    ]


async def _stored(world: World, what: Any) -> list[Any]:
    async with world.database.read() as connection:
        return list(await connection.execute(select(what)))


async def _win(world: World, game_id: str) -> None:
    await world.put(game_id, _last_card)
    accepted(await world.tables.submit(game_id, ANNA.user_id, Play(0, face("R5")), None))


async def test_a_round_is_stored_with_the_action_that_ends_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN, computers=1)
    await _win(world, game_id)
    (row,) = await _stored(world, schema.rounds)
    assert (row.game_id, row.number, row.guild_id, row.counted) == (game_id, 1, GUILD, True)
    results = await _stored(world, schema.round_results)
    assert [(r.user_id, r.level, r.won) for r in results] == [
        (ANNA.user_id, None, True),
        (BEN.user_id, None, False),
        (None, "easy", False),
    ]
    board = await world.tables.leaderboard(GUILD, BEN.user_id)
    assert [(s.user_id, s.wins, s.points) for s in board.top] == [
        (ANNA.user_id, 1, 29),
        (BEN.user_id, 0, 0),
    ]
    assert board.own == board.top[1]


async def test_each_round_is_stored_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    for _ in range(2):
        await _win(world, game_id)
        accepted(await world.tables.next_round(game_id, BEN.user_id))
    assert [row.number for row in await _stored(world, schema.rounds)] == [1, 2]
    board = await world.tables.leaderboard(GUILD, ANNA.user_id, Order.ROUNDS)
    assert board.own is not None
    assert (board.own.rounds, board.own.wins, board.own.matches) == (2, 2, 0)


async def test_a_round_that_is_stopped_does_not_count(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    accepted(await world.tables.stop(game_id, ANNA.user_id, may_manage=False))
    assert (await world.tables.leaderboard(GUILD, ANNA.user_id)).top == ()


async def test_a_round_won_because_everybody_left_does_not_count(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    for person in (BEN, CARA):
        accepted(await world.tables.leave(game_id, person.user_id))
    (row,) = await _stored(world, schema.rounds)
    assert not row.counted
    assert (await world.tables.leaderboard(GUILD, ANNA.user_id)).top == ()
