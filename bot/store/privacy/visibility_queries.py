"""Queries about what a viewer may see of a person, by the rule in `bot.views.visibility`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    FromClause,
    Select,
    and_,
    case,
    func,
    literal,
    or_,
    select,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.table_values import SOMEBODY
from bot.views.visibility import Relation, Viewer

from ..schema import IS_HIDDEN
from ..schema import erasures as _erasures
from ..schema import people as _people
from ..schema import round_leavers as _leavers
from ..schema import round_results as _results
from ..schema import rounds as _rounds
from ..schema import seats as _seats
from ..shown_sums import rivalries as _rivalries
from ..shown_sums import standings as _standings
from ..sum_rows import EVERY_GAME

HIDDEN_PEOPLE = select(_people.c.user_id).where(IS_HIDDEN)
"""The ids of people who hide: few, and found by an index of their own."""


_ERASED_PEOPLE = select(_erasures.c.user_id)

UNNAMED_PEOPLE = union_all(HIDDEN_PEOPLE, _ERASED_PEOPLE)
"""The ids of people who hide, or whose data is being deleted."""


def shown_id(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return the column with people's ids, but the stand-ins of those who are being deleted.

    Their rows change one after the other: with some of them, somebody would be two people.
    """
    stand_in = select(_erasures.c.stand_in).where(_erasures.c.user_id == column)
    # The table of the column may be further out than in the next select, and is not to be read.
    stand_in = stand_in.correlate_except(_erasures)
    return func.coalesce(stand_in.scalar_subquery(), column)


def shown_columns(table: FromClause, viewer: Viewer, *names: str) -> Sequence[Any]:
    """Return columns of a table with people in it, all if none are named.

    The column ``name`` has the word for somebody instead of the name of a person who hides, unless
    that is the viewer, or of a person who is being deleted. See `shown_id` for their ids.
    """
    is_hidden = table.c.user_id.in_(HIDDEN_PEOPLE)
    if viewer.sees_name_of is not None:
        is_hidden = and_(is_hidden, table.c.user_id != viewer.sees_name_of)
    is_hidden = or_(is_hidden, table.c.user_id.in_(_ERASED_PEOPLE))
    shown = {
        "name": case((is_hidden, literal(SOMEBODY)), else_=table.c.name).label("name"),
        "user_id": shown_id(table.c.user_id).label("user_id"),
    }
    columns = tuple(table.c[each] for each in names) or tuple(table.c)
    return [shown.get(column.name, column) for column in columns]


async def hidden_among(connection: AsyncConnection, people: Iterable[int]) -> frozenset[int]:
    """Return who of these people hides."""
    query = HIDDEN_PEOPLE.where(_people.c.user_id.in_(list(people)))
    return frozenset((await connection.execute(query)).scalars())


async def may_see_statistics(connection: AsyncConnection, viewer: Viewer, person_id: int) -> bool:
    """Return whether the viewer may see the statistics of this person."""
    return (await relation_of(connection, viewer, person_id)).shows_statistics


async def relation_of(connection: AsyncConnection, viewer: Viewer, person_id: int) -> Relation:
    """Return what this person is to the viewer."""
    if person_id == viewer.user_id:
        return Relation.SELF
    for relation, query in (
        (Relation.HIDDEN, HIDDEN_PEOPLE.where(_people.c.user_id == person_id)),
        *((Relation.PLAYED_HERE, query) for query in _played_in(viewer.home_id, person_id)),
        *((Relation.MET, query) for query in _met(viewer.user_id, person_id)),
    ):
        if (await connection.execute(query.limit(1))).first() is not None:
            return relation
    return Relation.STRANGER


def _played_in(home_id: int, person_id: int) -> list[Select[Any]]:
    """Return queries that find something if the person has played a round in this place."""
    # The standings still contain rounds that were removed.
    in_standings = select(_standings.c.rounds).where(
        _standings.c.user_id == person_id,
        _standings.c.home_id == home_id,
        _standings.c.mode == EVERY_GAME,
    )
    games = select(_rounds.c.game_id).where(_rounds.c.home_id == home_id)
    return [in_standings, games.where(_rounds.c.game_id.in_(_games_of(person_id)))]


def _met(viewer_id: int, person_id: int) -> list[Select[Any]]:
    """Return queries that find something if these two have sat at a table together."""
    in_rivalries = select(_rivalries.c.rounds).where(
        _rivalries.c.user_id == viewer_id, _rivalries.c.rival_id == person_id
    )
    games = _games_of(viewer_id).subquery()
    return [in_rivalries, select(games).where(games.c.game_id.in_(_games_of(person_id)))]


def _games_of(user_id: int) -> CompoundSelect[Any]:
    """Return a query for the games at whose tables this person has sat, as far as they are kept."""
    return union_all(
        *(
            select(table.c.game_id).where(table.c.user_id == user_id)
            for table in (_seats, _results, _leavers)
        )
    )
