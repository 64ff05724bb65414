"""What a round adds to what its people have done in all, whom they met, and what they earned."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import structs

from bot.achievements import Deed, earned
from bot.facts import PersonTotals, add_round
from bot.store.rows import (
    AchievementRow,
    MatchWinRow,
    PersonTotalsRow,
    ResultRow,
    RivalryRow,
)

from .rounds_with_facts import RoundWithFacts
from .sums import Sums

_totals = msgspec.json.Decoder(PersonTotals)


class PersonSums:
    """Totals by game, rivalries and achievements of the people of some rounds."""

    def __init__(
        self,
        totals: Iterable[PersonTotalsRow],
        rivalries: Iterable[RivalryRow],
        achievements: Iterable[AchievementRow],
    ) -> None:
        self.totals: Sums[tuple[int, str], PersonTotalsRow] = Sums(
            totals, lambda row: (row.user_id, row.mode)
        )
        self.rivalries: Sums[tuple[int, int], RivalryRow] = Sums(
            rivalries, lambda row: (row.user_id, row.rival_id)
        )
        known = list(achievements)
        self.achievements: Sums[tuple[int, str], AchievementRow] = Sums(
            known, lambda row: (row.user_id, row.name)
        )
        self._had: dict[int, set[str]] = {}
        for row in known:
            self._had.setdefault(row.user_id, set()).add(row.name)

    def add(self, told: RoundWithFacts) -> None:
        """The round is over; one that was not played to its end adds nothing (L1, L3)."""
        if not told.row.counted:
            return
        for result in told.people:
            for rival in told.people:
                if rival is not result:
                    self._meet(result, rival)
        if told.facts is not None:
            for result in told.people:
                # Of who is forgotten nothing is told that is about them alone.
                if (result.user_id or 0) > 0:
                    self._do(told, result)

    def add_win(self, win: MatchWinRow) -> None:
        """Add a match won otherwise than with a counted round (L3).

        What it earns is earned with the next counted round: achievements belong to rounds.
        """
        if win.user_id is None or win.user_id < 0:  # a level, or somebody who is forgotten
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

    def _do(self, told: RoundWithFacts, result: ResultRow) -> None:
        assert told.facts is not None
        assert result.user_id is not None
        key = result.user_id, told.row.mode
        totals = add_round(self._totals_of(key), told.facts.seats[result.seat])
        self.totals.put(key, PersonTotalsRow(*key, msgspec.json.encode(totals)))
        self._earn(told, result.user_id, Deed(told.facts, result.seat, totals))

    def _earn(self, told: RoundWithFacts, user_id: int, deed: Deed) -> None:
        had = self._had.setdefault(user_id, set())
        for name in earned(deed, had):
            had.add(name)
            at = told.row
            row = AchievementRow(user_id, name, at.ended_at, at.game_id, at.number)
            self.achievements.put((user_id, name), row)
