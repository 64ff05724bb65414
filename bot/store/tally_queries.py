"""Queries of the tally: rounds in the order in which they are counted, and what is made from them.

Matches won otherwise than with a counted round (L3) have positions in the same order.

There is one tally at a time over all processes: the one who tallies holds `take_turn` until the end
of the transaction, so that rows can be read, added to and written back.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    ScalarSelect,
    Select,
    Table,
    and_,
    bindparam,
    func,
    insert,
    literal,
    select,
    true,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.visibility import Viewer

from .database import batches, take_lock
from .people_tables import STANDINGS
from .privacy.visibility_queries import shown_columns
from .recount_queries import note_change
from .rows import LeaverRow, MatchWinRow, ResultRow, RoundRow, to_value, to_values
from .schema import IS_NOT_STOPPED, IS_UNTALLIED, IS_WIN_UNTALLIED
from .schema import match_wins as _wins
from .schema import round_leavers as _leavers
from .schema import round_results as _results
from .schema import rounds as _rounds
from .schema import seasons as _seasons
from .schema import standings as _standings

_TALLY = 0x74616C79
"""The key of PostgreSQL's advisory lock ("taly" in ASCII)."""

_SET_TALLIED = (
    update(_rounds)
    .where(_rounds.c.game_id == bindparam("of_game"), _rounds.c.number == bindparam("of_number"))
    .values(tallied=bindparam("as_number"))
)
ADD_MATCH_WIN = insert(_wins)
_SET_WIN_TALLIED = (
    update(_wins)
    .where(
        _wins.c.game_id == bindparam("of_game"),
        _wins.c.number == bindparam("of_number"),
        _wins.c.seat == bindparam("of_seat"),
    )
    .values(tallied=bindparam("as_number"))
)
_LAST_ROUND = and_(_rounds.c.game_id == _wins.c.game_id, _rounds.c.number == _wins.c.number)


def _people_in(table: Table) -> ScalarSelect[int]:
    """Return the number of people of a win's last round in a table of results or leavers."""
    of_round = and_(table.c.game_id == _wins.c.game_id, table.c.number == _wins.c.number)
    persons = select(func.count()).select_from(table)
    return persons.where(of_round, table.c.user_id.is_not(None)).correlate(_wins).scalar_subquery()


_ALONE = (_people_in(_results) + _people_in(_leavers) < 2).label("alone")
_WINS = select(_wins, _rounds.c.home_id, _rounds.c.mode, _ALONE).join(_rounds, _LAST_ROUND)


async def take_turn(connection: AsyncConnection) -> None:
    """Wait until no other process tallies, and keep others out until this transaction ends."""
    await take_lock(connection, _TALLY)


async def untallied(connection: AsyncConnection, limit: int) -> list[RoundRow]:
    """Return the first rounds that are not in the standings yet, in the order of their ends."""
    order = (_rounds.c.ended_at, _rounds.c.game_id, _rounds.c.number)
    query = select(_rounds).where(IS_UNTALLIED).order_by(*order).limit(limit)
    return await _with_results(connection, query)


async def tallied_after(connection: AsyncConnection, number: int, limit: int) -> list[RoundRow]:
    """Return the first rounds with a position in the standings after `number`, in order."""
    query = select(_rounds).where(_rounds.c.tallied > number).order_by(_rounds.c.tallied)
    return await _with_results(connection, query.limit(limit))


async def rounds_of_game(connection: AsyncConnection, game_id: str) -> list[RoundRow]:
    """Return the finished rounds of a match, in order, with those who left in them."""
    query = select(_rounds).where(_rounds.c.game_id == game_id, IS_NOT_STOPPED)
    return await _with_results(connection, query.order_by(_rounds.c.number))


async def _with_results(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]]
) -> list[RoundRow]:
    found = (await connection.execute(query)).all()
    results: dict[tuple[str, int], list[ResultRow]] = {}
    leavers: dict[tuple[str, int], list[LeaverRow]] = {}
    for some in batches({row.game_id for row in found}):
        of_games = select(_results).where(_results.c.game_id.in_(some)).order_by(_results.c.seat)
        for row in await connection.execute(of_games):
            results.setdefault((row.game_id, row.number), []).append(to_value(row, ResultRow))
        left = select(_leavers).where(_leavers.c.game_id.in_(some)).order_by(_leavers.c.seat)
        for row in await connection.execute(left):
            leavers.setdefault((row.game_id, row.number), []).append(to_value(row, LeaverRow))
    plain = {column.name for column in _rounds.columns}
    return [
        convert(
            {name: getattr(row, name) for name in RoundRow.__struct_fields__ if name in plain}
            | {
                "results": results.get((row.game_id, row.number), []),
                "leavers": leavers.get((row.game_id, row.number), []),
            },
            RoundRow,
        )
        for row in found
    ]


def match_win_values(win: MatchWinRow) -> dict[str, Any]:
    """Return the win's values by the names of its columns."""
    return {name: value for name, value in asdict(win).items() if name in _wins.columns}


async def untallied_wins(connection: AsyncConnection, limit: int) -> list[MatchWinRow]:
    """Return the first wins that are not in the standings yet, in the order of their ends."""
    order = (_wins.c.ended_at, _wins.c.game_id, _wins.c.number, _wins.c.seat)
    return await _wins_found(
        connection, _WINS.where(IS_WIN_UNTALLIED).order_by(*order).limit(limit)
    )


async def wins_tallied(
    connection: AsyncConnection, after: int, until: int | None
) -> list[MatchWinRow]:
    """Return the wins with positions after `after` and up to `until` (None: all), in order."""
    query = _WINS.where(_wins.c.tallied > after).order_by(_wins.c.tallied)
    if until is not None:
        query = query.where(_wins.c.tallied <= until)
    return await _wins_found(connection, query)


async def wins_of_game(
    connection: AsyncConnection, game_id: str, viewer: Viewer
) -> list[MatchWinRow]:
    """Return the wins of this match, as the viewer may see them."""
    return await _shown_wins(connection, _wins.c.game_id == game_id, viewer)


async def wins_since(
    connection: AsyncConnection, home_id: int, since: datetime, viewer: Viewer
) -> list[MatchWinRow]:
    """Return the wins of a place's matches whose last round ended then or later, as above."""
    lately = and_(_rounds.c.home_id == home_id, _rounds.c.ended_at >= since)
    return await _shown_wins(connection, lately, viewer)


async def _shown_wins(
    connection: AsyncConnection, which: ColumnElement[bool], viewer: Viewer
) -> list[MatchWinRow]:
    wins = select(*shown_columns(_wins, viewer), _rounds.c.home_id, _rounds.c.mode, _ALONE)
    query = wins.join(_rounds, _LAST_ROUND).where(which)
    return await _wins_found(connection, query.order_by(_wins.c.ended_at, _wins.c.seat))


async def _wins_found(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]]
) -> list[MatchWinRow]:
    return to_values(await connection.execute(query), MatchWinRow)


async def losers_of(connection: AsyncConnection, games: Collection[str]) -> dict[str, set[int]]:
    """Return the people who have played in these matches and not won them, by match.

    A match does not count for somebody who was removed from it.
    """
    played: dict[str, set[int]] = {game_id: set() for game_id in games}
    excused: dict[str, set[int]] = {game_id: set() for game_id in games}
    tables = ((_results, _results.c.match_won), (_leavers, _leavers.c.removed), (_wins, true()))
    for some in batches(games):
        queries = (
            select(table.c.game_id, table.c.user_id, is_excused.label("is_excused")).where(
                table.c.game_id.in_(some), table.c.user_id.is_not(None)
            )
            for table, is_excused in tables
        )
        for row in await connection.execute(union_all(*queries)):
            (excused if row.is_excused else played)[row.game_id].add(row.user_id)
    return {game_id: people - excused[game_id] for game_id, people in played.items()}


async def is_tallied(connection: AsyncConnection, game_id: str) -> bool:
    """Return whether all that is stored of a match so far is in the sums."""
    waiting = union_all(
        select(_rounds.c.number).where(_rounds.c.game_id == game_id, IS_UNTALLIED),
        select(_wins.c.number).where(_wins.c.game_id == game_id, IS_WIN_UNTALLIED),
    )
    return (await connection.execute(waiting)).first() is None


async def last_tallied(connection: AsyncConnection) -> int:
    """Return the last position in the order of counting, 0 if nothing was counted yet."""
    places = (_rounds.c.tallied, _wins.c.tallied)
    found = [(await connection.execute(select(func.max(place)))).scalar() for place in places]
    return max(place or 0 for place in found)


async def set_tallied(
    connection: AsyncConnection, counted: Sequence[RoundRow | MatchWinRow], after: int
) -> None:
    """Note that these are in the standings now, at the positions that follow ``after``."""
    rounds: list[dict[str, Any]] = []
    wins: list[dict[str, Any]] = []
    for place, each in enumerate(counted, after + 1):
        values = {"of_game": each.game_id, "of_number": each.number, "as_number": place}
        if isinstance(each, MatchWinRow):
            wins.append(values | {"of_seat": each.seat})
        else:
            rounds.append(values)
    if rounds:
        await connection.execute(_SET_TALLIED, rounds)
    if wins:
        await connection.execute(_SET_WIN_TALLIED, wins)


async def remove_but(connection: AsyncConnection, periods: Collection[str], limit: int) -> int:
    """Remove at most `limit` standings of weeks and months other than these; return how many."""
    is_date = _standings.c.period.like("2%")
    key = list(_standings.primary_key)
    some = select(*key).where(is_date, _standings.c.period.not_in(periods)).limit(limit)
    rows = (await connection.execute(some)).all()
    if rows:
        await STANDINGS.remove(connection, rows)
    return len(rows)


class SeasonRow(Struct, frozen=True):
    """A season that was begun in a place; the first season there has no row."""

    home_id: int
    number: int
    began_at: datetime
    began_by: int


async def seasons_of(
    connection: AsyncConnection, guilds: Collection[int]
) -> dict[int, list[SeasonRow]]:
    """Return the seasons that these servers have begun, the first one first."""
    seasons: dict[int, list[SeasonRow]] = {}
    for some in batches(guilds):
        query = select(_seasons).where(_seasons.c.home_id.in_(some)).order_by(_seasons.c.number)
        for row in to_values(await connection.execute(query), SeasonRow):
            seasons.setdefault(row.home_id, []).append(row)
    return seasons


async def begin_season(connection: AsyncConnection, season: SeasonRow) -> None:
    """Store a season. A recount has to count the rounds that follow as a part of it."""
    await connection.execute(insert(_seasons).values(asdict(season)))
    await note_change(connection)


async def copy_period(connection: AsyncConnection, home_id: int, old: str, new: str) -> None:
    """Copy a place's standings of one period to another one, in every edition.

    Streaks are in the standings of all times alone.
    """
    left_out = ("period", "streak")
    columns = [column for column in _standings.columns if column.name not in left_out]
    kept = select(*columns, literal(new).label("period")).where(
        _standings.c.home_id == home_id, _standings.c.period == old
    )
    names = [*(column.name for column in columns), "period"]
    await connection.execute(insert(_standings).from_select(names, kept))
