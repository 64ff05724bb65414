"""The leaderboard: from counted rounds of people, one's own place always known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.store.announcements import Announcements
from bot.store.database import Database
from bot.store.journal import Change, Journal
from bot.store.leaderboard_queries import Leaderboard, Order, Standing, leaderboard
from bot.store.rows import GameRow, ResultRow, RoundRow, Status

GUILD = 7
ANNA, BEN, CARA = 1, 2, 3
NAMES = {ANNA: "Anna", BEN: "Ben", CARA: "Cara"}
FIRST = datetime(2026, 1, 2, tzinfo=UTC)

_MATCH = GameRow("match", GUILD, 70, ANNA, Status.LIVE, "classic", (), 1, FIRST, FIRST)


def _round(
    number: int,
    winner: int | None,
    points: int,
    *,
    losers: tuple[int | None, ...],
    guild: int = GUILD,
    counted: bool = True,
    scoring: str = "winner",
    match_won: bool = False,
) -> RoundRow:
    """`winner` and `losers` are people, None a computer player."""
    won = ResultRow(
        seat=0,
        name="Ada" if winner is None else NAMES[winner],
        user_id=winner,
        level="easy" if winner is None else None,
        won=True,
        place=1,
        points=points,
        score=points,
        cards=0,
        match_won=match_won,
    )
    lost = (
        ResultRow(
            seat=seat,
            name="Ada" if user is None else NAMES[user],
            user_id=user,
            level="easy" if user is None else None,
            won=False,
            place=2,
            points=30 if scoring == "penalty" else 0,
            score=0,
            cards=3,
        )
        for seat, user in enumerate(losers, 1)
    )
    return RoundRow(
        game_id=f"game{number}",
        number=1,
        guild_id=guild,
        channel_id=9,
        mode="classic",
        options=(),
        scoring=scoring,
        counted=counted,
        seed=b"seed",
        ended_at=FIRST + timedelta(hours=number),
        results=(won, *lost),
    )


async def _board(
    database: Database,
    *rounds: RoundRow,
    order: Order = Order.WINS,
    asking: int = ANNA,
    limit: int = 10,
) -> Leaderboard:
    change = Change(_MATCH, None, rounds=tuple(rounds))
    await Journal(database, Announcements(database)).commit(change)
    async with database.read() as connection:
        return await leaderboard(connection, GUILD, asking, order, limit)


THREE = (
    _round(1, ANNA, 40, losers=(BEN, CARA)),
    _round(2, ANNA, 20, losers=(BEN,), match_won=True),
    _round(3, BEN, 100, losers=(ANNA, None)),
)
BY_WINS = (
    Standing(1, ANNA, "Anna", wins=2, rounds=3, points=60, matches=1),
    Standing(2, BEN, "Ben", wins=1, rounds=3, points=100, matches=0),
    Standing(3, CARA, "Cara", wins=0, rounds=1, points=0, matches=0),
)


async def test_an_empty_server(database: Database) -> None:
    assert await _board(database) == Leaderboard((), None)


async def test_by_wins(database: Database) -> None:
    assert await _board(database, *THREE) == Leaderboard(BY_WINS, BY_WINS[0])


async def test_by_points(database: Database) -> None:
    board = await _board(database, *THREE, order=Order.POINTS)
    assert [(s.place, s.user_id) for s in board.top] == [(1, BEN), (2, ANNA), (3, CARA)]


async def test_by_rounds(database: Database) -> None:
    more = _round(4, CARA, 10, losers=(None,)), _round(5, None, 10, losers=(CARA,))
    last = _round(6, CARA, 1, losers=(None,))
    board = await _board(database, *THREE, *more, last, order=Order.ROUNDS)
    assert [(s.user_id, s.rounds) for s in board.top] == [(CARA, 4), (ANNA, 3), (BEN, 3)]


async def test_ones_own_place_is_always_known(database: Database) -> None:
    board = await _board(database, *THREE, asking=CARA, limit=1)
    assert [s.user_id for s in board.top] == [ANNA]
    assert board.own == BY_WINS[2]
    stranger = await _board(database, asking=99, limit=1)
    assert stranger.own is None


async def test_who_is_equal_shares_the_place(database: Database) -> None:
    rounds = (
        _round(1, ANNA, 10, losers=(BEN,)),
        _round(2, BEN, 10, losers=(ANNA,)),
        _round(3, None, 5, losers=(CARA,)),
    )
    board = await _board(database, *rounds)
    assert [(s.place, s.user_id) for s in board.top] == [(1, ANNA), (1, BEN), (3, CARA)]


async def test_what_does_not_count_is_not_counted(database: Database) -> None:
    rounds = (
        _round(1, ANNA, 10, losers=(BEN,), counted=False),
        _round(2, None, 10, losers=(None,)),
        _round(3, BEN, 10, losers=(ANNA,), guild=GUILD + 1),
    )
    assert await _board(database, *rounds) == Leaderboard((), None)


async def test_penalty_points_are_no_points(database: Database) -> None:
    board = await _board(database, _round(1, ANNA, 0, losers=(BEN,), scoring="penalty"))
    assert [(s.user_id, s.wins, s.points) for s in board.top] == [(ANNA, 1, 0), (BEN, 0, 0)]


async def test_the_latest_name_is_shown(database: Database) -> None:
    old, new = (_round(number, ANNA, 10, losers=(None,)) for number in (1, 2))
    results = tuple(replace(result, name=result.name + " Lena") for result in new.results)
    board = await _board(database, replace(new, results=results), old)
    assert [standing.name for standing in board.top] == ["Anna Lena"]
