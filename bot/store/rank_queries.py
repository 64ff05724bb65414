"""Queries of worldwide ranks, which people get once they have met enough others.

Whoever has met a few has a rank. Above them all stand those who have met as many as second accounts
of one person cannot be made to play; `contra-uno bench ranks` says what that costs.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import batches
from .people_tables import Edition
from .schema import rivalries as _rivalries
from .schema import standings as _standings
from .sum_rows import ESTABLISHED, EVERYWHERE, UNRANKED, WORLDWIDE, StandingRow


class RankRule(Struct, frozen=True):
    """What leads from one part of the worldwide leaderboards to another.

    A person needs ``own`` of what ``counted`` names, in rounds with people, and must have met so
    many ``opponents`` who each have ``theirs``. No sum of these shrinks, so no rank is lost.
    """

    before: int
    after: int
    opponents: int
    counted: Literal["rounds", "turns"]
    own: int
    theirs: int

    def is_opponent(self, row: StandingRow) -> bool:
        """Return whether a person with this standing counts among the opponents of others."""
        return getattr(row, self.counted) >= self.theirs


RANK_RULES = (
    RankRule(UNRANKED, EVERYWHERE, 5, "rounds", own=0, theirs=10),
    RankRule(EVERYWHERE, ESTABLISHED, 11, "turns", own=2000, theirs=2000),
)
"""In the order in which people get from one part to the next.

Turns, because each is a press: a round can be lost in a few seconds.
"""

_met = _standings.alias("met")


async def give_ranks(
    connection: AsyncConnection, edition: Edition, people: Collection[int]
) -> None:
    """Put these people on the worldwide leaderboards, each where they are entitled to stand."""
    for rule in RANK_RULES:
        entitled = await entitled_among(connection, edition, rule, people)
        await set_ranked(connection, edition, rule, entitled)


async def entitled_among(
    connection: AsyncConnection, edition: Edition, rule: RankRule, people: Collection[int]
) -> list[int]:
    """Return those of these people who stand where the rule begins and fulfil it."""
    found: list[int] = []
    mine = _rivalries.c.user_id
    has_played_enough = and_(
        _met.c.user_id == _rivalries.c.rival_id,
        _met.c.edition == edition.standings,
        _met.c.home_id.in_(WORLDWIDE),
        _met.c.period == "ever",
        _met.c.mode == "",
        _met.c[rule.counted] >= rule.theirs,
    )
    for some in batches(people):
        candidates = select(_standings.c.user_id).where(
            _standings.c.user_id.in_(some),
            _standings.c.home_id == rule.before,
            _standings.c.period == "ever",
            _standings.c.mode == "",
            _standings.c.edition == edition.standings,
            _standings.c[rule.counted] >= rule.own,
        )
        entitled = (
            select(mine)
            .join(_met, has_played_enough)
            .where(mine.in_(candidates), _rivalries.c.edition == edition.number)
            .group_by(mine)
            .having(func.count() >= rule.opponents)
        )
        found += (await connection.execute(entitled)).scalars()
    return found


async def set_ranked(
    connection: AsyncConnection, edition: Edition, rule: RankRule, people: Collection[int]
) -> None:
    """Move the standings of these people for all servers to where the rule leads."""
    for some in batches(people):
        moved = update(_standings).where(
            _standings.c.user_id.in_(some),
            _standings.c.home_id == rule.before,
            _standings.c.edition == edition.standings,
        )
        await connection.execute(moved.values(home_id=rule.after))


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
