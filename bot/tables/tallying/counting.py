"""Adds finished rounds and match wins to standings, ratings, totals, rivalries and achievements.

Leaderboards, ratings, rivalries and achievements are about rounds with at least two people; rounds
against computers alone are in statistics of one's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import permutations
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.achievements import Deed, earned
from bot.facts import PersonTotals, add_round
from bot.store import rank_queries, round_queries, tally_queries
from bot.store.people_tables import (
    ACHIEVEMENTS,
    ACQUAINTANCES,
    FRIEND_SCORES,
    PERSON_TOTALS,
    RATING_STEPS,
    RATINGS,
    RIVALRIES,
    SOLO_TOTALS,
    STANDINGS,
    Edition,
    PeopleTable,
    Row,
)
from bot.store.recount_queries import shown_edition
from bot.store.round_queries import Key
from bot.store.rows import MatchWinRow, RoundRow
from bot.store.sum_rows import (
    AchievementRow,
    FriendScoreRow,
    PersonTotalsRow,
    RivalryRow,
    SoloTotalsRow,
)

from ..rounds.rounds_with_facts import Counted, RoundWithFacts, people_in, row_of
from .rating_sums import LEVELS_ID, RatingSums
from .round_count import Participant, RoundCount, count_of
from .standings import RowSums, StandingSums

_totals = msgspec.json.Decoder(PersonTotals)


async def count(connection: AsyncConnection, counted: Sequence[Counted], now: datetime) -> set[Key]:
    """Count these rounds and wins in the given order. The caller holds the turn to tally.

    Return the rounds in which somebody has earned an achievement.
    """
    sums = await Sums.load(connection, await shown_edition(connection), counted)
    sums.add(counted, now)
    await sums.save(connection)
    await sums.give_ranks(connection)
    rounds = [each for each in counted if isinstance(each, RoundWithFacts)]
    facts = [(each.key, each.encoded_facts()) for each in rounds if each.facts is not None]
    await round_queries.keep_facts(connection, facts)
    return sums.earned


class Sums:
    """All sums of the people of some rounds and wins, in one edition."""

    def __init__(
        self,
        edition: Edition,
        people: set[int],
        standings: StandingSums,
        ratings: RatingSums,
        persons: PersonSums,
    ) -> None:
        self._edition = edition
        self._people = people
        self._standings = standings
        self._ratings = ratings
        self._persons = persons

    @classmethod
    async def load(
        cls, connection: AsyncConnection, edition: Edition, counted: Sequence[Counted]
    ) -> Sums:
        """Load what these rounds and wins are to be added to."""
        people, number = people_in(counted), edition.number
        companies = [people_in([each]) for each in counted]
        guilds = {row_of(each).home_id for each in counted}
        losers = await tally_queries.losers_of(connection, _decided_in(counted))
        return cls(
            edition,
            people,
            StandingSums(
                await STANDINGS.of_people(
                    connection, edition.standings, people.union(*losers.values())
                ),
                await tally_queries.seasons_of(connection, guilds),
                losers,
            ),
            RatingSums(
                await RATINGS.of_people(connection, number, people | {LEVELS_ID}),
                await ACQUAINTANCES.of_companies(connection, number, companies),
            ),
            PersonSums(
                await PERSON_TOTALS.of_people(connection, number, people),
                await SOLO_TOTALS.of_people(connection, number, people),
                await RIVALRIES.of_companies(connection, number, companies),
                await FRIEND_SCORES.of_companies(connection, number, companies),
                await ACHIEVEMENTS.of_people(connection, number, people),
            ),
        )

    def add(self, counted: Sequence[Counted], now: datetime) -> None:
        """Add the rounds and wins in the given order."""
        for each in counted:
            if isinstance(each, MatchWinRow):
                self._standings.add_win(each, now)
                self._persons.add_win(each)
            elif (round_count := count_of(each.row, each.facts)).people:
                rated = self._ratings.add(each, round_count)
                self._standings.add(each, round_count, rated, now)
                self._persons.add(each, round_count)

    async def save(self, connection: AsyncConnection) -> None:
        """Store the rows that are new or have changed."""
        number, persons, ratings = self._edition.number, self._persons, self._ratings
        standings = self._standings.rows
        await STANDINGS.save(connection, self._edition.standings, standings.new, standings.changed)
        await RATING_STEPS.save(connection, number, ratings.steps)
        await _save(connection, number, RATINGS, ratings.rows)
        await _save(connection, number, ACQUAINTANCES, ratings.pairs)
        await _save(connection, number, PERSON_TOTALS, persons.totals)
        await _save(connection, number, SOLO_TOTALS, persons.solo)
        await _save(connection, number, RIVALRIES, persons.rivalries)
        await _save(connection, number, FRIEND_SCORES, persons.friend_scores)
        await _save(connection, number, ACHIEVEMENTS, persons.achievements)

    async def give_ranks(self, connection: AsyncConnection) -> None:
        """Give worldwide ranks to those who are entitled to one now; the sums have been saved.

        Somebody who has just played enough may entitle everybody whom they have ever met.
        """
        grown = set[int]().union(
            *map(self._standings.have_become_opponents, rank_queries.RANK_RULES)
        )
        rivals = await rank_queries.rivals_of(connection, self._edition, grown)
        await rank_queries.give_ranks(connection, self._edition, self._people | rivals)

    @property
    def earned(self) -> set[Key]:
        """The rounds in which somebody has earned an achievement."""
        return {(row.game_id, row.number) for row in self._persons.achievements.new}


def _decided_in(counted: Iterable[Counted]) -> set[str]:
    """Return the matches that are won with one of these rounds, or by one of these wins."""
    rows = map(row_of, counted)
    return {row.game_id for row in rows if isinstance(row, MatchWinRow) or row.decides_match}


async def _save(
    connection: AsyncConnection, edition: int, table: PeopleTable[Row], rows: RowSums[Any, Row]
) -> None:
    await table.save(connection, edition, rows.new, rows.changed)


class PersonSums:
    """The totals by game, rivalries, scores and achievements of the people of some rounds."""

    def __init__(
        self,
        totals: Iterable[PersonTotalsRow],
        solo: Iterable[SoloTotalsRow],
        rivalries: Iterable[RivalryRow],
        friend_scores: Iterable[FriendScoreRow],
        achievements: Iterable[AchievementRow],
    ) -> None:
        self.totals: RowSums[tuple[int, str], PersonTotalsRow] = RowSums(
            totals, lambda row: (row.user_id, row.mode)
        )
        self.solo: RowSums[tuple[int, str], SoloTotalsRow] = RowSums(
            solo, lambda row: (row.user_id, row.mode)
        )
        self.rivalries: RowSums[tuple[int, int], RivalryRow] = RowSums(
            rivalries, lambda row: (row.user_id, row.rival_id)
        )
        self.friend_scores: RowSums[tuple[int, int, int, str], FriendScoreRow] = RowSums(
            friend_scores, lambda row: (row.user_id, row.rival_id, row.home_id, row.mode)
        )
        known = list(achievements)
        self.achievements: RowSums[tuple[int, str], AchievementRow] = RowSums(
            known, lambda row: (row.user_id, row.name)
        )
        self._had: dict[int, set[str]] = {}
        for row in known:
            self._had.setdefault(row.user_id, set()).add(row.name)

    def add(self, finished: RoundWithFacts, round_count: RoundCount) -> None:
        """Add a finished round for the people for whom it counts."""
        for person, rival in permutations(round_count.people, 2):
            self._meet(finished.row, person, rival)
        in_company = round_count.in_company
        for person in round_count.people:
            # A user who has deleted their data has no totals and no achievements.
            if person.user_id > 0:
                mode = finished.row.mode
                before = self._decoded(mode, person.user_id, in_company=in_company)
                totals = _with_round(before, finished, person)
                self._put_totals(mode, person, totals, in_company=in_company)
                if round_count.earns and person.stayed and finished.facts is not None:
                    self._earn(finished, person, Deed(finished.facts, person.seat, totals))

    def add_win(self, win: MatchWinRow) -> None:
        """Add a match win that no counted round records (L3).

        An achievement that it completes is earned in the next counted round, since every
        achievement belongs to a round.
        """
        # A computer player, or a user who has deleted their data.
        if win.user_id is None or win.user_id < 0:
            return
        person = Participant(win.seat, win.user_id, win.name, 1)
        before = self._decoded(win.mode, win.user_id, in_company=not win.alone)
        totals = structs.replace(before, matches=before.matches + 1)
        self._put_totals(win.mode, person, totals, in_company=not win.alone)

    def _decoded(self, mode: str, user_id: int, *, in_company: bool) -> PersonTotals:
        row = (self.totals if in_company else self.solo).find((user_id, mode))
        return PersonTotals() if row is None else _totals.decode(row.totals)

    def _put_totals(
        self, mode: str, person: Participant, totals: PersonTotals, *, in_company: bool
    ) -> None:
        key, encoded = (person.user_id, mode), msgspec.json.encode(totals)
        if in_company:
            self.totals.put(key, PersonTotalsRow(*key, encoded))
        else:
            self.solo.put(key, SoloTotalsRow(*key, person.name, encoded))

    def _meet(self, at: RoundRow, person: Participant, rival: Participant) -> None:
        key = person.user_id, rival.user_id
        rivalry = self.rivalries.find(key) or RivalryRow(*key)
        _add_meeting(rivalry, person, rival)
        self.rivalries.put(key, rivalry)
        # A user who has deleted their data has no score with anybody.
        if min(key) > 0:
            here = (*key, at.home_id, at.mode)
            score = self.friend_scores.find(here) or FriendScoreRow(*here)
            _add_meeting(score, person, rival)
            self.friend_scores.put(here, score)

    def _earn(self, finished: RoundWithFacts, person: Participant, deed: Deed) -> None:
        had = self._had.setdefault(person.user_id, set())
        for name in earned(deed, had):
            had.add(name)
            at = finished.row
            row = AchievementRow(person.user_id, name, at.ended_at, at.game_id, at.number)
            self.achievements.put((person.user_id, name), row)


def _add_meeting(row: RivalryRow | FriendScoreRow, person: Participant, rival: Participant) -> None:
    row.rounds += 1
    row.ahead += person.place < rival.place
    row.behind += person.place > rival.place


def _with_round(
    totals: PersonTotals, finished: RoundWithFacts, person: Participant
) -> PersonTotals:
    """Return the totals with this round. Of an old round only the result is known."""
    if finished.facts is None:
        return structs.replace(
            totals,
            rounds=totals.rounds + 1,
            wins=totals.wins + person.won,
            matches=totals.matches + person.match_won,
            points=totals.points + person.points,
        )
    own = finished.facts.seats[person.seat]
    return add_round(totals, structs.replace(own, won=person.won, match_won=person.match_won))
