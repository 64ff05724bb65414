"""Queries about what one person has done, from the sums over finished rounds."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import ColumnElement, Float, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.statistics import Opponent, RankAmongMet

from .privacy.visibility_queries import HIDDEN_PEOPLE, UNNAMED_PEOPLE, shown_id
from .rows import to_value, to_values
from .shown_sums import achievements as _achievements
from .shown_sums import friend_scores as _friend_scores
from .shown_sums import person_totals as _totals
from .shown_sums import rating_steps as _steps
from .shown_sums import ratings as _ratings
from .shown_sums import rivalries as _rivalries
from .shown_sums import solo_totals as _solo
from .shown_sums import standings as _standings
from .sum_rows import (
    EVERY_GAME,
    WORLDWIDE,
    AchievementRow,
    FriendScoreRow,
    PersonTotalsRow,
    RatingRow,
    RatingStepRow,
    SoloTotalsRow,
)

EVER = "ever"
"""The period of all that was ever played."""

STEPS = 30
"""The course of a rating covers at most this many of the last rounds."""

FEWEST_MEETINGS = 3
"""Two people have to meet this often before one is called a rival."""

MOST_FRIENDS = 60
"""A person's scores in a place are shown with at most this many people and games."""

_IS_WORLDWIDE = _standings.c.home_id.in_(WORLDWIDE)

_LEVELS = 0
"""The id of computer players in the table of ratings."""


class PersonRows(Struct, frozen=True):
    """The rows about a person: ``name`` is the latest one, None for somebody without any rounds.

    ``ratings`` include those of the computer players; ``steps`` are by game, the oldest first.
    ``totals`` are of rounds with other people, ``solo`` of rounds against computers alone. ``met``
    are the ranks among the people met, ``friends`` the scores with people in a place, by game.
    """

    name: str | None
    ratings: list[RatingRow]
    steps: dict[str, list[RatingStepRow]]
    totals: list[PersonTotalsRow]
    solo: list[SoloTotalsRow]
    met: dict[str, RankAmongMet]
    nemesis: Opponent | None
    victim: Opponent | None
    friends: dict[str, list[Opponent]]
    achievements: list[AchievementRow]


async def person_rows(connection: AsyncConnection, user_id: int, home_id: int) -> PersonRows:
    """Return the rows about this person; of scores with others, those of this place."""
    ratings = select(_ratings).where(_ratings.c.user_id.in_((user_id, _LEVELS)))
    totals = select(_totals).where(_totals.c.user_id == user_id)
    solo = select(_solo).where(_solo.c.user_id == user_id).order_by(_solo.c.mode)
    alone = to_values(await connection.execute(solo), SoloTotalsRow)
    found = to_values(await connection.execute(ratings), RatingRow)
    own = [row for row in found if row.user_id == user_id]
    behind, ahead = _rivalries.c.behind, _rivalries.c.ahead
    return PersonRows(
        await _name_of(connection, user_id) or next((row.name for row in alone), None),
        found,
        {row.mode: await _last_steps(connection, user_id, row.mode) for row in own},
        to_values(await connection.execute(totals), PersonTotalsRow),
        alone,
        {row.mode: await _rank_among_met(connection, row) for row in own},
        await _rival(connection, user_id, behind - ahead),
        await _rival(connection, user_id, ahead - behind),
        await _friends(connection, user_id, home_id),
        await achievements_of(connection, user_id),
    )


async def _name_of(connection: AsyncConnection, user_id: int) -> str | None:
    query = select(_standings.c.name).where(
        _standings.c.user_id == user_id,
        _IS_WORLDWIDE,
        _standings.c.period == EVER,
        _standings.c.mode == EVERY_GAME,
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def _rank_among_met(connection: AsyncConnection, own: RatingRow) -> RankAmongMet:
    """Return the person's rank among the people met who have a rating in the same game."""
    met = select(shown_id(_rivalries.c.rival_id)).where(_rivalries.c.user_id == own.user_id)
    query = select(
        func.count(), func.coalesce(func.sum(case((_ratings.c.mean > own.mean, 1), else_=0)), 0)
    ).where(_ratings.c.user_id.in_(met), _ratings.c.level == "", _ratings.c.mode == own.mode)
    people, better = (await connection.execute(query)).one()
    return RankAmongMet(1 + better, 1 + people)


async def achievements_of(connection: AsyncConnection, user_id: int) -> list[AchievementRow]:
    """Return the achievements of this person, the latest first."""
    query = (
        select(_achievements)
        .where(_achievements.c.user_id == user_id)
        .order_by(_achievements.c.earned_at.desc(), _achievements.c.name)
    )
    return to_values(await connection.execute(query), AchievementRow)


async def earned_in(connection: AsyncConnection, game_id: str, number: int) -> dict[int, list[str]]:
    """Return the achievements that were earned in this round, by the ids of people."""
    query = (
        select(_achievements.c.user_id, _achievements.c.name)
        .where(_achievements.c.game_id == game_id, _achievements.c.number == number)
        .order_by(_achievements.c.user_id, _achievements.c.name)
    )
    found: dict[int, list[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.user_id, []).append(row.name)
    return found


async def _last_steps(connection: AsyncConnection, user_id: int, mode: str) -> list[RatingStepRow]:
    query = (
        select(_steps)
        .where(_steps.c.user_id == user_id, _steps.c.mode == mode)
        .order_by(_steps.c.nth.desc())
        .limit(STEPS + 1)
    )
    return to_values(await connection.execute(query), RatingStepRow)[::-1]


async def friend_scores_among(
    connection: AsyncConnection, people: Collection[int], home_id: int, mode: str
) -> list[FriendScoreRow]:
    """Return the scores of each two of these people who have met often, of a game in a place.

    People who hide have none.
    """
    own, rival = _friend_scores.c.user_id, _friend_scores.c.rival_id
    query = select(_friend_scores).where(
        *(own.in_(people), own.not_in(UNNAMED_PEOPLE)),
        *(rival.in_(people), rival.not_in(UNNAMED_PEOPLE)),
        *(_friend_scores.c.home_id == home_id, _friend_scores.c.mode == mode),
        _friend_scores.c.rounds >= FEWEST_MEETINGS,
    )
    return to_values(await connection.execute(query), FriendScoreRow)


async def streaks_among(
    connection: AsyncConnection, people: Collection[int], home_id: int, mode: str
) -> dict[int, int]:
    """Return how many matches in a row these people have won, as far as they do not hide."""
    query = select(_standings.c.user_id, _standings.c.streak).where(
        *(_standings.c.user_id.in_(people), _standings.c.user_id.not_in(UNNAMED_PEOPLE)),
        *(_standings.c.home_id == home_id, _standings.c.period == EVER),
        _standings.c.mode == mode,
    )
    return {row.user_id: row.streak for row in await connection.execute(query)}


async def _friends(
    connection: AsyncConnection, user_id: int, home_id: int
) -> dict[str, list[Opponent]]:
    """Return a person's scores in a place by game, the most rounds first; nobody hides in them."""
    rival = _friend_scores.c.rival_id
    name = _name_in_standings(rival, _standings.c.home_id == home_id)
    query = (
        select(_friend_scores, name)
        .where(
            *(_friend_scores.c.user_id == user_id, _friend_scores.c.home_id == home_id),
            *(rival.not_in(UNNAMED_PEOPLE), _friend_scores.c.rounds >= FEWEST_MEETINGS),
        )
        .order_by(_friend_scores.c.rounds.desc(), "name", rival)
        .limit(MOST_FRIENDS)
    )
    found: dict[str, list[Opponent]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.mode, []).append(to_value(row, Opponent))
    return found


def _name_in_standings(
    person: ColumnElement[int], is_place: ColumnElement[bool]
) -> ColumnElement[str]:
    """Return the name that the standings of a place have of a person in another table."""
    name = select(_standings.c.name).where(
        _standings.c.user_id == person,
        is_place,
        _standings.c.period == EVER,
        _standings.c.mode == EVERY_GAME,
    )
    return name.scalar_subquery().label("name")


async def _rival(
    connection: AsyncConnection, user_id: int, lead: ColumnElement[int]
) -> Opponent | None:
    """Return the opponent with the clearest `lead`; it weighs more if they met more often.

    People who hide are nobody's rivals.
    """
    # Not a join: SQLite would read the standings of all people to find the rivals among them.
    name = _name_in_standings(shown_id(_rivalries.c.rival_id), _IS_WORLDWIDE)
    rivals = (
        select(
            _rivalries,
            name,
            (cast(lead, Float) * lead / _rivalries.c.rounds).label("weight"),
        )
        .where(_rivalries.c.user_id == user_id, _rivalries.c.rounds >= FEWEST_MEETINGS, lead > 0)
        .where(_rivalries.c.rival_id.not_in(HIDDEN_PEOPLE))
        .subquery()
    )
    query = (
        select(rivals)
        .where(rivals.c.name.is_not(None))
        .order_by(rivals.c.weight.desc(), rivals.c.rounds.desc(), rivals.c.name)
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else to_value(row, Opponent)
