"""Rounds played by computer players, in the form in which tables store them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec import Struct

from bot.engine import Mode, apply, build_options, new_match, written_options
from bot.engine.events import RoundEnded
from bot.facts import RoundFacts, RoundRecord, RoundStep, facts_of, record_of
from bot.players.self_play import derive, next_action
from bot.store.rows import GameRow, RoundRow
from bot.tables.rounds.results import round_row
from bot.views.table_values import SeatRow, Status

_LEVEL = "easy"
_SERVER = 1 << 22
_MOST_ACTIONS = 3000
_TENTHS = 30
"""The duration of each action, in tenths of a second."""


class PlayedRound(Struct, frozen=True):
    """A round that has been won: the stored row, its record and its facts."""

    row: RoundRow
    record: RoundRecord
    facts: RoundFacts


def played_rounds(
    mode: Mode, seats: int, seed: bytes, rounds: int, ended_at: datetime
) -> Iterator[PlayedRound]:
    """Play single rounds of a game, by its own rules; the persons' ids are 1 to ``seats``."""
    number = found = 0
    while found < rounds:
        played = _played(mode, seats, derive(seed, number), f"{mode}{number}", ended_at)
        number += 1
        if played is not None:
            found += 1
            yield played


def _played(mode: Mode, seats: int, seed: bytes, game_id: str, at: datetime) -> PlayedRound | None:
    options = build_options(mode, [("target", "round")])
    state, _ = new_match(options, seats, seed)
    steps: list[RoundStep] = []
    for number in range(_MOST_ACTIONS):
        action = next_action(state, (_LEVEL,) * seats, derive(seed, number))
        state, events = apply(state, action)
        steps.append(RoundStep(action, _TENTHS))
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        if ended is None:
            continue
        written = tuple(written_options(options))
        game = GameRow(
            game_id,
            _SERVER,
            _SERVER + 1,
            1,
            Status.LIVE,
            1,
            mode=mode.value,
            options=written,
            created_at=at,
            updated_at=at,
        )
        row = round_row(game, _seats(game_id, seats), [None] * seats, state, events, at, _no_words)
        record = record_of(state, ended, steps)
        facts = facts_of(record)
        if row is None or facts is None or ended.winner is None:
            return None
        return PlayedRound(row, record, facts)
    return None


def _seats(game_id: str, seats: int) -> Sequence[SeatRow]:
    return [SeatRow(game_id, seat, f"Person {seat + 1}", seat + 1) for seat in range(seats)]


def _no_words(_number: int) -> None:
    return None
