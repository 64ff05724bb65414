"""Many matches between computer players, over several processes, and what came of them.

The seed of each match follows from the tournament's seed and the number of the match alone, so
that the same matches are played however many processes there are.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial

from msgspec import Struct

from bot.engine import Options

from .self_play import MOST_ACTIONS, Match, derive, play_match

_CHUNK = 8
"""Matches that a process gets at a time: few enough to share evenly, enough not to wait."""

OnMatch = Callable[[int, Match], None]


class Tournament(Struct, frozen=True):
    """What is to be played; the seats are :data:`bot.players.LEVELS` in seat order."""

    options: Options
    levels: tuple[str, ...]
    matches: int
    seed: bytes
    most_actions: int = MOST_ACTIONS


class Result(Struct, frozen=True):
    """What came of match ``number`` (from 0)."""

    number: int
    actions: int
    rounds: int
    winners: tuple[int, ...]
    finished: bool


def play(
    tournament: Tournament, jobs: int = 1, on_match: OnMatch | None = None
) -> Iterator[Result]:
    """Play all matches, yielding each result in order as soon as it is there.

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


def _play_one(tournament: Tournament, on_match: OnMatch | None, number: int) -> Result:
    seed = derive(tournament.seed, number)
    match = play_match(tournament.options, tournament.levels, seed, tournament.most_actions)
    if on_match is not None:
        on_match(number, match)
    return Result(number, len(match.actions), match.rounds, match.winners, match.finished)
