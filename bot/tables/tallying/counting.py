"""Adds rounds and match wins to standings, ratings, totals, rivalries and achievements."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import round_queries, tally_queries
from bot.store.round_queries import Key
from bot.store.rows import MatchWinRow
from bot.store.tally_queries import (
    ACHIEVEMENTS,
    PERSON_TOTALS,
    RATING_STEPS,
    RATINGS,
    RIVALRIES,
    STANDINGS,
)

from .person_sums import PersonSums
from .rating_sums import RatingSums
from .rounds_with_facts import Counted, RoundWithFacts, people_in, row_of
from .standing_sums import StandingSums

_LEVELS = 0
"""The id by which the ratings of computer players are found."""


async def count(connection: AsyncConnection, counted: Sequence[Counted], now: datetime) -> set[Key]:
    """Count these rounds and wins one after the other; the caller has the turn to tally.

    Return the rounds with which somebody has earned an achievement.
    """
    people = people_in(counted)
    guilds = {row_of(each).guild_id for each in counted}
    standings = StandingSums(
        await STANDINGS.of_people(connection, people),
        await tally_queries.seasons_of(connection, guilds),
    )
    ratings = RatingSums(await RATINGS.of_people(connection, people | {_LEVELS}))
    persons = PersonSums(
        await PERSON_TOTALS.of_people(connection, people),
        await RIVALRIES.of_people(connection, people),
        await ACHIEVEMENTS.of_people(connection, people),
    )
    for each in counted:
        if isinstance(each, MatchWinRow):
            standings.add_win(each, now)
            persons.add_win(each)
        else:
            standings.add(each, ratings.add(each), now)
            persons.add(each)
    await STANDINGS.save(connection, standings.rows.new, standings.rows.changed)
    await RATINGS.save(connection, ratings.rows.new, ratings.rows.changed)
    await RATING_STEPS.save(connection, ratings.steps)
    await PERSON_TOTALS.save(connection, persons.totals.new, persons.totals.changed)
    await RIVALRIES.save(connection, persons.rivalries.new, persons.rivalries.changed)
    await ACHIEVEMENTS.save(connection, persons.achievements.new)
    rounds = [each for each in counted if isinstance(each, RoundWithFacts)]
    facts = [(each.key, each.encoded_facts()) for each in rounds if each.facts is not None]
    await round_queries.keep_facts(connection, facts)
    return {(row.game_id, row.number) for row in persons.achievements.new}
