"""Many matches between computer players, over several processes, and what came of them.

The seed of each match follows from the tournament's seed and the number of its deal alone, so
that the same matches are played however many processes there are.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial

from msgspec import Struct

from bot.engine import Options

from .level import attentive
from .self_play import MOST_ACTIONS, Match, derive, play_match
from .shares import Share, share_of

_CHUNK = 8
"""Matches that a process gets at a time: few enough to share evenly, enough not to wait."""

OnMatch = Callable[[int, Match], None]


class Tournament(Struct, frozen=True):
    """A series of matches by players of :data:`bot.players.levels.PLAYERS`.

    Each of ``deals`` is played once, the players in seat order. If ``duplicate``, it is played once
    from each seat, with all players moving on one seat between, so that the luck of the deal
    cancels. ``attentive`` players never forget a call.
    """

    options: Options
    players: tuple[str, ...]
    deals: int
    seed: bytes
    duplicate: bool = False
    attentive: bool = False
    most_actions: int = MOST_ACTIONS

    @property
    def matches_a_deal(self) -> int:
        """The number of matches per deal."""
        return len(self.players) if self.duplicate else 1

    @property
    def matches(self) -> int:
        """The number of all matches."""
        return self.deals * self.matches_a_deal


class Result(Struct, frozen=True):
    """The result of match ``number`` (from 0); ``winners`` are indices of the players."""

    number: int
    actions: int
    rounds: int
    winners: tuple[int, ...]
    finished: bool


def play(
    tournament: Tournament, jobs: int = 1, on_match: OnMatch | None = None
) -> Iterator[Result]:
    """Play all matches, yielding each result in order as soon as it is known.

    ``on_match`` is called with the number and the match in the process that played it; with more
    than one job it must be possible to pickle it.
    """
    play_one = partial(_play_one, tournament, on_match)
    numbers = range(tournament.matches)
    with ExitStack() as stack:
        results: Iterable[Result] = map(play_one, numbers)
        if jobs > 1 and tournament.matches > 1:
            # spawn works alike on every system and inherits nothing by accident.
            pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(jobs))
            results = pool.imap(play_one, numbers, chunksize=_CHUNK)
        yield from results


def shares(tournament: Tournament, results: Sequence[Result]) -> list[Share]:
    """Return the share of wins of each player; players who share a first place share the win."""
    matches = tournament.matches_a_deal
    deals = [results[at : at + matches] for at in range(0, len(results), matches)]
    return [
        share_of([sum(_win(result, player) for result in deal) / matches for deal in deals])
        for player in range(len(tournament.players))
    ]


def _win(result: Result, player: int) -> float:
    return 1 / len(result.winners) if player in result.winners else 0.0


def _play_one(tournament: Tournament, on_match: OnMatch | None, number: int) -> Result:
    deal, moved = divmod(number, tournament.matches_a_deal)
    at_seat = [(seat - moved) % len(tournament.players) for seat in range(len(tournament.players))]
    match = play_match(
        tournament.options,
        tuple(tournament.players[player] for player in at_seat),
        derive(tournament.seed, deal),
        tournament.most_actions,
        attentive if tournament.attentive else None,
    )
    if on_match is not None:
        on_match(number, match)
    winners = tuple(sorted(at_seat[seat] for seat in match.winners))
    return Result(number, len(match.actions), match.rounds, winners, match.finished)
