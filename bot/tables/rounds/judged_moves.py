"""Moves of rounds that are over, compared with what a strong player would have done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from bot.engine import (
    Action,
    Observation,
    SeatAction,
    State,
    TurnAction,
    legal_actions,
    observe,
    to_act,
)
from bot.facts import RoundRecord, state_at
from bot.players.teacher import MoveVerdict, cards_alike
from bot.views.judged_move import JudgedMove, NotJudged
from bot.worker import Asker

from ..ports import Judge

_SOME = 2


async def judged_move(
    judge: Judge, record: RoundRecord, number: int, asker: Asker
) -> JudgedMove | NotJudged:
    """Move ``number`` of the round, counted from 1, as who made it saw the table.

    Raises IndexError for a move that the round does not have.
    """
    choice = await asyncio.to_thread(_choice_at, record, number)
    if isinstance(choice, NotJudged):
        return choice
    answer = await judge(choice.seen, choice.legal, choice.played, asker)
    if answer is None:
        return NotJudged.BUSY
    (verdict,) = answer
    return NotJudged.UNKNOWN if verdict is None else told(choice.before, verdict)


class _Choice(Struct, frozen=True):
    """A turn with several moves: what the player saw, what was allowed, and what was played."""

    before: State
    seen: Observation
    legal: Sequence[Action]
    played: TurnAction


def _choice_at(record: RoundRecord, number: int) -> _Choice | NotJudged:
    if number == 0:
        return NotJudged.NO_TURN
    before, played = state_at(record, number - 1), record.steps[number - 1].action
    seat = to_act(before.phase)
    if seat is None or not isinstance(played, TurnAction) or played.seat != seat:
        return NotJudged.NO_TURN
    legal = legal_actions(before, seat)
    if len(legal) < _SOME:
        return NotJudged.NO_CHOICE
    seen = observe(before, seat)
    if alike := cards_alike(seen, legal, played):
        return NotJudged.ONLY_CARD if alike == 1 else NotJudged.ALIKE
    return _Choice(before, seen, legal, played)


def told(before: State, verdict: MoveVerdict) -> JudgedMove:
    """Return what a page tells of a verdict on a move in this position."""
    best, shown = verdict.best, before.cards.faces[before.side]
    return JudgedMove(
        best,
        verdict.best_share,
        verdict.played_share,
        verdict.margin,
        faces={card: shown[card] for card in best.cards} if isinstance(best, SeatAction) else {},
        is_same=best == verdict.played,
    )
