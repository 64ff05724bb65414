"""Adds finished rounds and match wins to standings, ratings, totals, rivalries and achievements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.achievements import Deed, earned
from bot.facts import PersonTotals, add_round
from bot.ratings import NEW, Rating, rated_seats, ratings_after
from bot.store import round_queries, tally_queries
from bot.store.round_queries import Key
from bot.store.rows import (
    AchievementRow,
    MatchWinRow,
    PersonTotalsRow,
    RatingRow,
    RatingStepRow,
    ResultRow,
    RivalryRow,
)
from bot.store.tally_queries import (
    ACHIEVEMENTS,
    PERSON_TOTALS,
    RATING_STEPS,
    RATINGS,
    RIVALRIES,
    STANDINGS,
)

from ..rounds.rounds_with_facts import Counted, RoundWithFacts, people_in, row_of
from .standings import RowSums, StandingSums

_NO_PERSON = 0
"""The user id under which the ratings of the computer players' levels are stored."""

_RatingKey = tuple[int, str, str]

_totals = msgspec.json.Decoder(PersonTotals)


async def count(connection: AsyncConnection, counted: Sequence[Counted], now: datetime) -> set[Key]:
    """Count these rounds and wins in the given order. The caller holds the turn to tally.

    Return the rounds in which somebody has earned an achievement.
    """
    people = people_in(counted)
    guilds = {row_of(each).guild_id for each in counted}
    standings = StandingSums(
        await STANDINGS.of_people(connection, people),
        await tally_queries.seasons_of(connection, guilds),
    )
    ratings = RatingSums(await RATINGS.of_people(connection, people | {_NO_PERSON}))
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


class RatingSums:
    """The ratings of the people of some rounds and of all levels; ``steps`` are the changes."""

    def __init__(self, stored: Iterable[RatingRow]) -> None:
        self.rows: RowSums[_RatingKey, RatingRow] = RowSums(stored, _key_of_row)
        self.steps: list[RatingStepRow] = []

    def add(self, finished: RoundWithFacts) -> dict[int, Rating]:
        """Add a finished round, and return the ratings that it has changed, by seat."""
        if finished.facts is None:
            return {}
        results = {result.seat: result for result in finished.row.results}
        persons = {seat for seat, result in results.items() if result.user_id is not None}
        rated = rated_seats(finished.facts, persons, hints=finished.row.hints)
        mode = finished.row.mode
        keys = {seat: _key_of_result(results[seat], mode) for seat in rated if seat in results}
        before = {seat: self._rating(key) for seat, key in keys.items()}
        # One level may sit at several seats: each of them moves it as if the others did not.
        after = ratings_after(finished.facts, before) if len(before) > 1 else {}
        for seat, rating in after.items():
            self._put(keys[seat], rating, finished.row.ended_at)
        return after

    def _rating(self, key: _RatingKey) -> Rating:
        row = self.rows.find(key)
        return NEW if row is None else Rating(row.mean, row.uncertainty, row.rounds)

    def _put(self, key: _RatingKey, rating: Rating, at: datetime) -> None:
        row = RatingRow(*key, rating.mean, rating.uncertainty, rating.rounds)
        self.rows.put(key, row)
        if row.user_id > 0:
            self.steps.append(
                RatingStepRow(row.user_id, row.mode, row.rounds, row.mean, row.uncertainty, at)
            )


def _key_of_result(result: ResultRow, mode: str) -> _RatingKey:
    if result.user_id is None:
        return _NO_PERSON, result.level or "", mode
    return result.user_id, "", mode


def _key_of_row(row: RatingRow) -> _RatingKey:
    return row.user_id, row.level, row.mode


class PersonSums:
    """The totals by game, rivalries and achievements of the people of some rounds."""

    def __init__(
        self,
        totals: Iterable[PersonTotalsRow],
        rivalries: Iterable[RivalryRow],
        achievements: Iterable[AchievementRow],
    ) -> None:
        self.totals: RowSums[tuple[int, str], PersonTotalsRow] = RowSums(
            totals, lambda row: (row.user_id, row.mode)
        )
        self.rivalries: RowSums[tuple[int, int], RivalryRow] = RowSums(
            rivalries, lambda row: (row.user_id, row.rival_id)
        )
        known = list(achievements)
        self.achievements: RowSums[tuple[int, str], AchievementRow] = RowSums(
            known, lambda row: (row.user_id, row.name)
        )
        self._had: dict[int, set[str]] = {}
        for row in known:
            self._had.setdefault(row.user_id, set()).add(row.name)

    def add(self, finished: RoundWithFacts) -> None:
        """Add a finished round; one that was not played to its end adds nothing (L1, L3)."""
        if not finished.row.counted:
            return
        for result in finished.people:
            for rival in finished.people:
                if rival is not result:
                    self._meet(result, rival)
        if finished.facts is not None:
            for result in finished.people:
                # A user who has deleted their data has no totals and no achievements.
                if (result.user_id or 0) > 0:
                    self._add_facts(finished, result)

    def add_win(self, win: MatchWinRow) -> None:
        """Add a match win that no counted round records (L3).

        An achievement that it completes is earned in the next counted round, since every
        achievement belongs to a round.
        """
        # A computer player, or a user who has deleted their data.
        if win.user_id is None or win.user_id < 0:
            return
        key = win.user_id, win.mode
        before = self._totals_of(key)
        totals = structs.replace(before, matches=before.matches + 1)
        self.totals.put(key, PersonTotalsRow(*key, msgspec.json.encode(totals)))

    def _totals_of(self, key: tuple[int, str]) -> PersonTotals:
        row = self.totals.find(key)
        return PersonTotals() if row is None else _totals.decode(row.totals)

    def _meet(self, result: ResultRow, rival: ResultRow) -> None:
        assert result.user_id is not None
        assert rival.user_id is not None
        key = result.user_id, rival.user_id
        row = self.rivalries.find(key) or RivalryRow(*key)
        row.rounds += 1
        row.ahead += result.place < rival.place
        row.behind += result.place > rival.place
        self.rivalries.put(key, row)

    def _add_facts(self, finished: RoundWithFacts, result: ResultRow) -> None:
        assert finished.facts is not None
        assert result.user_id is not None
        key = result.user_id, finished.row.mode
        totals = add_round(self._totals_of(key), finished.facts.seats[result.seat])
        self.totals.put(key, PersonTotalsRow(*key, msgspec.json.encode(totals)))
        self._earn(finished, result.user_id, Deed(finished.facts, result.seat, totals))

    def _earn(self, finished: RoundWithFacts, user_id: int, deed: Deed) -> None:
        had = self._had.setdefault(user_id, set())
        for name in earned(deed, had):
            had.add(name)
            at = finished.row
            row = AchievementRow(user_id, name, at.ended_at, at.game_id, at.number)
            self.achievements.put((user_id, name), row)
