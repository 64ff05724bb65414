"""Queries of worldwide ranks, which people get once they have met enough others."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import batches
from .people_tables import Edition
from .schema import rivalries as _rivalries
from .schema import standings as _standings
from .sum_rows import EVERYWHERE, UNRANKED

FEWEST_OPPONENTS = 5
"""Different people that a person must have met for a worldwide rank."""

FEWEST_ROUNDS_OF_AN_OPPONENT = 10
"""Rounds with people that each of them must have played."""

_met = _standings.alias("met")
_HAS_PLAYED_ENOUGH = and_(
    _met.c.user_id == _rivalries.c.rival_id,
    _met.c.home_id.in_((EVERYWHERE, UNRANKED)),
    _met.c.period == "ever",
    _met.c.mode == "",
    _met.c.rounds >= FEWEST_ROUNDS_OF_AN_OPPONENT,
)


async def give_ranks(
    connection: AsyncConnection, edition: Edition, people: Collection[int]
) -> None:
    """Put these people on the worldwide leaderboards, each once they have met enough others."""
    await set_ranked(connection, edition, await entitled_among(connection, edition, people))


async def entitled_among(
    connection: AsyncConnection, edition: Edition, people: Collection[int]
) -> list[int]:
    """Return those of these people who have no worldwide rank yet and may have one."""
    found: list[int] = []
    mine = _rivalries.c.user_id
    for some in batches(people):
        candidates = select(_standings.c.user_id).where(
            _standings.c.user_id.in_(some),
            _standings.c.home_id == UNRANKED,
            _standings.c.edition == edition.standings,
        )
        entitled = (
            select(mine)
            .join(_met, and_(_HAS_PLAYED_ENOUGH, _met.c.edition == edition.standings))
            .where(mine.in_(candidates), _rivalries.c.edition == edition.number)
            .group_by(mine)
            .having(func.count() >= FEWEST_OPPONENTS)
        )
        found += (await connection.execute(entitled)).scalars()
    return found


async def set_ranked(
    connection: AsyncConnection, edition: Edition, people: Collection[int]
) -> None:
    """Move the standings of these people for all servers to the worldwide leaderboards."""
    for some in batches(people):
        moved = update(_standings).where(
            _standings.c.user_id.in_(some),
            _standings.c.home_id == UNRANKED,
            _standings.c.edition == edition.standings,
        )
        await connection.execute(moved.values(home_id=EVERYWHERE))


async def rivals_of(
    connection: AsyncConnection, edition: Edition, people: Collection[int]
) -> set[int]:
    """Return everybody whom these people have met."""
    rivals: set[int] = set()
    for some in batches(people):
        query = select(_rivalries.c.rival_id).where(
            _rivalries.c.user_id.in_(some), _rivalries.c.edition == edition.number
        )
        rivals |= set((await connection.execute(query)).scalars())
    return rivals
