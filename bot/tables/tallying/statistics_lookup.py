"""Looking up what was added up: the statistics of a person, and the recap of a match or place."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import chain, pairwise

import msgspec

from bot.facts import PersonTotals, sum_totals
from bot.players.deal_odds import PLAYED_BY
from bot.ratings import Rating, is_provisional, shown
from bot.statistics import (
    GameStatistics,
    Luck,
    MatchWin,
    PersonStatistics,
    Recap,
    RecapResult,
    RecapRound,
    Stretch,
    luck_of,
    recap_of,
)
from bot.store import recap_queries, round_queries, statistics_queries, tally_queries
from bot.store.database import Database
from bot.store.privacy.visibility_queries import may_see_statistics
from bot.store.recap_queries import MOST_ROUNDS, RecapResultRow, RecapRoundRow
from bot.store.rows import MatchWinRow
from bot.store.statistics_queries import PersonRows
from bot.store.sum_rows import RatingRow, RatingStepRow
from bot.views.visibility import Viewer

from ..ports import Clock
from ..rounds.result_details import decode_odds
from ..rounds.rounds_with_facts import decode_recap_facts
from .round_count import Participant, count_of
from .tally import Tally

VARIANTS = 3
"""The number of wordings that a recap has."""

_BREAK = timedelta(hours=3)
"""A longer break between two rounds begins another evening."""

_LENGTHS = {Stretch.WEEK: timedelta(days=7), Stretch.MONTH: timedelta(days=30)}

_totals = msgspec.json.Decoder(PersonTotals)


class Statistics:
    """The statistics of people, as far as the viewer may see them."""

    def __init__(self, database: Database, tally: Tally) -> None:
        self._database = database
        self._tally = tally

    async def of(self, user_id: int, viewer: Viewer) -> PersonStatistics | None:
        """Return a person's statistics, or None if they have not played a round to its end yet.

        So it is, too, where the viewer may not see them: nobody learns that there are any.
        """
        await self._tally.keep_up()
        async with self._database.read() as connection:
            if not await may_see_statistics(connection, viewer, user_id):
                return None
            rows = await statistics_queries.person_rows(connection, user_id, viewer.home_id)
            deals = await round_queries.odds_of_person(connection, user_id, PLAYED_BY)
        return _statistics(user_id, rows, _luck(deals))


def _statistics(user_id: int, rows: PersonRows, luck: Luck | None) -> PersonStatistics | None:
    by_game: dict[str, list[PersonTotals]] = {}
    for row in (*rows.totals, *rows.solo):
        by_game.setdefault(row.mode, []).append(_totals.decode(row.totals))
    if rows.name is None or not by_game:
        return None
    games = {mode: sum_totals(totals) for mode, totals in by_game.items()}
    whole = sum_totals(games.values())
    by_rounds = sorted(games, key=lambda mode: (-games[mode].rounds, mode))
    return PersonStatistics(
        user_id=user_id,
        name=rows.name,
        rounds=whole.rounds,
        wins=whole.wins,
        matches=whole.matches,
        totals=whole,
        games=tuple(_game(user_id, mode, games[mode], rows) for mode in by_rounds),
        nemesis=rows.nemesis,
        victim=rows.victim,
        achievements=tuple(row.name for row in rows.achievements),
        luck=luck,
    )


def _game(user_id: int, mode: str, totals: PersonTotals, rows: PersonRows) -> GameStatistics:
    of_game = [row for row in rows.ratings if row.mode == mode]
    own = next((row for row in of_game if row.user_id == user_id), None)
    marks = {row.level: _rating(row) for row in of_game if row.user_id != user_id}
    return GameStatistics(
        mode,
        totals.rounds,
        totals.wins,
        None if own is None else _rating(own),
        tuple(map(_rating_then, rows.steps.get(mode, ()))),
        {level: shown(mark) for level, mark in marks.items() if not is_provisional(mark)},
        rows.met.get(mode),
        tuple(rows.friends.get(mode, ())),
    )


def _rating(row: RatingRow) -> Rating:
    return Rating(row.mean, row.uncertainty, row.rounds)


def _rating_then(row: RatingStepRow) -> Rating:
    return Rating(row.mean, row.uncertainty, row.nth)


def _luck(deals: Sequence[tuple[int, bool, bytes]]) -> Luck | None:
    known = ((seat, won, decode_odds(stored)) for seat, won, stored in deals)
    return luck_of((won, odds.wins[seat], odds.playouts) for seat, won, odds in known)


class FoundRecap(msgspec.Struct, frozen=True):
    """A recap, the place where its rounds were played, and the ids and names of its people."""

    home_id: int
    recap: Recap
    people: frozenset[tuple[int | None, str]]


class Recaps:
    """The recaps of matches, and of what was played in a place lately."""

    def __init__(self, database: Database, clock: Clock, tally: Tally) -> None:
        self._database = database
        self._clock = clock
        self._tally = tally

    async def of_match(self, game_id: str, viewer: Viewer) -> FoundRecap | None:
        """Return the recap of a match so far, or None if no round was played to its end.

        There is none either for a viewer who may not see the rounds of this match.
        """
        await self._tally.keep_up()
        async with self._database.read() as connection:
            rows = await recap_queries.rounds_of_game(connection, game_id, viewer)
            wins = await tally_queries.wins_of_game(connection, game_id, viewer)
        people = {result.user_id for row in rows for result in row.results}
        if not rows or not viewer.may_see_round(rows[0].home_id, people):
            return None
        return await asyncio.to_thread(_recap, Stretch.MATCH, rows, wins)

    async def of_evening(self, games: Sequence[str], viewer: Viewer) -> FoundRecap | None:
        """Return the recap of these matches, or None if no round was played to its end."""
        await self._tally.keep_up()
        rows: list[RecapRoundRow] = []
        async with self._database.read() as connection:
            for game_id in games:
                rows += await recap_queries.rounds_of_game(connection, game_id, viewer)
        return await asyncio.to_thread(_recap, Stretch.EVENING, rows, ())

    async def of_server(self, home_id: int, stretch: Stretch, viewer: Viewer) -> FoundRecap | None:
        """Return the recap of a place's last evening, or of the last seven or thirty days."""
        await self._tally.keep_up()
        async with self._database.read() as connection:
            if stretch in _LENGTHS:
                since = self._clock.now() - _LENGTHS[stretch]
            else:
                ends = await recap_queries.last_ends(connection, home_id)
                if not ends:
                    return None
                since = _first_of_evening(ends)
            rows = await recap_queries.rounds_since(connection, home_id, since, viewer)
            wins = await tally_queries.wins_since(connection, home_id, since, viewer)
        return await asyncio.to_thread(_recap, stretch, rows, wins)


def _first_of_evening(ends: Sequence[datetime]) -> datetime:
    """Return when the first round of the last evening ended. `ends` are sorted, latest first."""
    for later, earlier in pairwise(ends):
        if later - earlier > _BREAK:
            return later
    return ends[-1]


def _recap(
    stretch: Stretch, rows: Sequence[RecapRoundRow], wins: Sequence[MatchWinRow]
) -> FoundRecap | None:
    is_cut, rows = len(rows) > MOST_ROUNDS, rows[-MOST_ROUNDS:]
    if not rows:
        return None
    rounds = [each for each in map(_round, rows) if each.results]
    won = [
        MatchWin(_identity(win), win.name, is_person=win.user_id is not None)
        for win in wins
        if win.ended_at >= rows[0].ended_at
    ]
    seed = zlib.crc32(f"{rows[-1].key}{len(rows)}".encode())
    recap = recap_of(stretch, rounds, seed % VARIANTS, won, is_cut=is_cut)
    named = chain(wins, *((*row.results, *row.leavers) for row in rows))
    people = frozenset((each.user_id, each.name) for each in named)
    return None if recap is None else FoundRecap(rows[0].home_id, recap, people)


def _identity(row: RecapResultRow | Participant | MatchWinRow) -> str:
    """Return what distinguishes a person or computer player from all others in a recap."""
    if isinstance(row, Participant) or row.user_id is not None:
        return str(row.user_id)
    return f"level {row.level} {row.name}"


def _round(row: RecapRoundRow) -> RecapRound:
    """Return what the round counts as, without results if it counts for nobody.

    What happened in it is told if it counts for those who stayed.
    """
    facts = None if row.facts is None else decode_recap_facts(row.facts)
    counts = count_of(row, facts)
    known = row.odds is not None and row.odds_by == PLAYED_BY
    odds = decode_odds(row.odds) if known and row.odds is not None else None
    names = {each.seat: each.name for each in row.leavers}
    if odds is None or not counts.for_stayed:
        dealt: dict[int, tuple[int, int]] = {}
    else:
        dealt = {seat: (wins, odds.playouts) for seat, wins in enumerate(odds.wins)}
    computers = [each for each in row.results if each.level is not None and counts.for_stayed]
    return RecapRound(
        tuple(
            _result(each, None if each.seat in names else dealt.get(each.seat))
            for each in (*counts.people, *computers)
        ),
        facts if counts.for_stayed else None,
        names,
        row.key,
    )


def _result(row: RecapResultRow | Participant, odds: tuple[int, int] | None) -> RecapResult:
    return RecapResult(
        row.seat,
        _identity(row),
        row.name,
        row.place,
        row.won,
        row.match_won,
        row.points,
        is_person=row.user_id is not None,
        odds=odds,
    )
