"""What is stored about a finished round, and what counts (L1, L3)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select

from bot.engine import Event, Play, State, apply
from bot.store import schema
from bot.store.rows import GameRow, RoundRow
from bot.tables.rounds.results import round_row
from bot.views.table_values import SeatRow, Status
from tests.positions import face, one_card_left, position
from tests.tables.world import ANNA, BEN, GUILD, World

NOW = datetime(2026, 1, 2, tzinfo=UTC)
GAME = GameRow(
    "abc", GUILD, 3, 1, Status.LIVE, 5, mode="classic", options=(), created_at=NOW, updated_at=NOW
)


def _finished(*statements: str, levels: tuple[str | None, ...] = (None,) * 4) -> RoundRow:
    """Return the row of a round that Anna wins; the other hands are worth 9, 20 and 9."""
    state = position(one_card_left(4, *statements))
    return _row_of(*apply(state, Play(0, face("R5"))), levels)


def _row_of(
    state: State, events: list[Event], levels: tuple[str | None, ...] = (None,) * 4
) -> RoundRow:
    seats = [SeatRow("abc", number, f"Seat {number}", number + 1) for number in range(4)]
    row = round_row(GAME, seats, levels, state, events, NOW, lambda _: None)
    assert row is not None
    return row


def test_the_places_follow_what_is_left_in_the_hands() -> None:
    row = _finished()
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
    row = _finished("option target=round")
    assert [result.match_won for result in row.results] == [True, False, False, False]


def test_penalty_points_are_kept_as_they_are() -> None:
    row = _finished("option scoring=penalty")
    assert row.scoring == "penalty"
    assert [(result.place, result.points) for result in row.results] == [
        (1, 0),
        (2, 9),
        (4, 20),
        (2, 9),
    ]


def test_partners_win_together() -> None:
    row = _finished("option partner")
    assert [(result.won, result.place) for result in row.results] == [
        (True, 1),
        (False, 3),
        (True, 1),
        (False, 3),
    ]


PLAYED_ON = """
option play_on
seats anna ben cem dina
hand anna R5
hand ben  R6
hand cem  BS
hand dina R9
top R3
draw Y1 Y2
turn anna
anna: play R5
ben: play R6
cem: draw
? turn dina
"""


def test_who_plays_on_gets_the_place_of_going_out() -> None:
    state = position(PLAYED_ON)
    row = _row_of(*apply(state, Play(3, face("R9"))))
    assert [(result.place, result.won) for result in row.results] == [
        (1, True),
        (2, False),
        (4, False),
        (3, False),
    ]


def test_who_has_left_has_no_result_and_computer_players_no_user() -> None:
    state = position(f"{one_card_left(4)}\ncem: leave")
    row = _row_of(*apply(state, Play(0, face("R5"))), (None, "easy", None, None))
    assert [(result.seat, result.user_id, result.level) for result in row.results] == [
        (0, 1, None),
        (1, None, "easy"),
        (3, 4, None),
    ]


async def _stored(world: World, what: Any) -> list[Any]:
    async with world.database.read() as connection:
        return list(await connection.execute(select(what)))


async def test_a_round_is_stored_with_the_action_that_ends_it(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, computers=1)
    (row,) = await _stored(world, schema.rounds)
    assert (row.game_id, row.number, row.home_id, row.counted) == (game_id, 1, GUILD, True)
    results = await _stored(world, schema.round_results)
    assert [(r.user_id, r.level, r.won) for r in results] == [
        (ANNA.user_id, None, True),
        (BEN.user_id, None, False),
        (None, "easy", False),
    ]
    board = await world.leaderboard(BEN)
    assert [(s.row.user_id, s.row.wins, s.row.points) for s in board.shown] == [
        (ANNA.user_id, 1, 29),
        (BEN.user_id, 0, 0),
    ]
    assert board.own == board.shown[1]


async def test_a_round_that_is_stopped_does_not_count(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.stop(game_id)
    assert (await world.leaderboard(ANNA)).shown == ()
