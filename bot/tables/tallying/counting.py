"""Adds finished rounds and match wins to standings, ratings, totals, rivalries and achievements.

Leaderboards, ratings, rivalries and achievements are about rounds with at least two people; rounds
against computers alone are in statistics of one's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.achievements import Deed, earned
from bot.facts import PersonTotals, add_round
from bot.store import round_queries, tally_queries
from bot.store.round_queries import Key
from bot.store.rows import (
    AchievementRow,
    MatchWinRow,
    PersonTotalsRow,
)
from bot.store.sum_rows import RivalryRow, SoloTotalsRow
from bot.store.tally_queries import (
    ACHIEVEMENTS,
    ACQUAINTANCES,
    FEWEST_ROUNDS_OF_AN_OPPONENT,
    PERSON_TOTALS,
    RATING_STEPS,
    RATINGS,
    RIVALRIES,
    SOLO_TOTALS,
    STANDINGS,
)

from ..rounds.rounds_with_facts import Counted, RoundWithFacts, people_in, row_of
from .participants import Participant, is_in_company, participants_of
from .rating_sums import LEVELS_ID, RatingSums
from .standings import RowSums, StandingSums

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
    ratings = RatingSums(
        await RATINGS.of_people(connection, people | {LEVELS_ID}),
        await ACQUAINTANCES.of_people(connection, people),
    )
    persons = PersonSums(
        await PERSON_TOTALS.of_people(connection, people),
        await SOLO_TOTALS.of_people(connection, people),
        await RIVALRIES.of_people(connection, people),
        await ACHIEVEMENTS.of_people(connection, people),
    )
    for each in counted:
        if isinstance(each, MatchWinRow):
            standings.add_win(each, now)
            persons.add_win(each)
        elif participants := participants_of(each):
            standings.add(each, participants, ratings.add(each, participants), now)
            persons.add(each, participants)
    await STANDINGS.save(connection, standings.rows.new, standings.rows.changed)
    await RATINGS.save(connection, ratings.rows.new, ratings.rows.changed)
    await RATING_STEPS.save(connection, ratings.steps)
    await ACQUAINTANCES.save(connection, ratings.pairs.new, ratings.pairs.changed)
    await PERSON_TOTALS.save(connection, persons.totals.new, persons.totals.changed)
    await SOLO_TOTALS.save(connection, persons.solo.new, persons.solo.changed)
    await RIVALRIES.save(connection, persons.rivalries.new, persons.rivalries.changed)
    await ACHIEVEMENTS.save(connection, persons.achievements.new)
    await _give_ranks(connection, people, standings)
    rounds = [each for each in counted if isinstance(each, RoundWithFacts)]
    facts = [(each.key, each.encoded_facts()) for each in rounds if each.facts is not None]
    await round_queries.keep_facts(connection, facts)
    return {(row.game_id, row.number) for row in persons.achievements.new}


async def _give_ranks(
    connection: AsyncConnection, people: set[int], standings: StandingSums
) -> None:
    """Give worldwide ranks to those of these people who are entitled to one now.

    Somebody who has just played enough may entitle everybody whom they have ever met.
    """
    grown = standings.have_reached(FEWEST_ROUNDS_OF_AN_OPPONENT)
    rivals = await tally_queries.rivals_of(connection, grown)
    await tally_queries.give_ranks(connection, people | rivals)


class PersonSums:
    """The totals by game, rivalries and achievements of the people of some rounds."""

    def __init__(
        self,
        totals: Iterable[PersonTotalsRow],
        solo: Iterable[SoloTotalsRow],
        rivalries: Iterable[RivalryRow],
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
        known = list(achievements)
        self.achievements: RowSums[tuple[int, str], AchievementRow] = RowSums(
            known, lambda row: (row.user_id, row.name)
        )
        self._had: dict[int, set[str]] = {}
        for row in known:
            self._had.setdefault(row.user_id, set()).add(row.name)

    def add(self, finished: RoundWithFacts, participants: Sequence[Participant]) -> None:
        """Add a finished round for the people for whom it counts."""
        for person in participants:
            for rival in participants:
                if rival is not person:
                    self._meet(person, rival)
        in_company = is_in_company(participants)
        for person in participants:
            # A user who has deleted their data has no totals and no achievements.
            if person.user_id > 0:
                mode = finished.row.mode
                before = self._decoded(mode, person.user_id, in_company=in_company)
                totals = _with_round(before, finished, person)
                self._put_totals(mode, person, totals, in_company=in_company)
                if in_company and person.stayed and finished.facts is not None:
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

    def _meet(self, person: Participant, rival: Participant) -> None:
        key = person.user_id, rival.user_id
        row = self.rivalries.find(key) or RivalryRow(*key)
        row.rounds += 1
        row.ahead += person.place < rival.place
        row.behind += person.place > rival.place
        self.rivalries.put(key, row)

    def _earn(self, finished: RoundWithFacts, person: Participant, deed: Deed) -> None:
        if not deed.facts.counted:
            return
        had = self._had.setdefault(person.user_id, set())
        for name in earned(deed, had):
            had.add(name)
            at = finished.row
            row = AchievementRow(person.user_id, name, at.ended_at, at.game_id, at.number)
            self.achievements.put((person.user_id, name), row)


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
