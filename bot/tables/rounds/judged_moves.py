"""Moves of rounds that are over, compared with what a strong player would have done."""

from __future__ import annotations

import asyncio

from bot.engine import State, Throw, TurnAction, legal_actions, observe, to_act
from bot.facts import RoundRecord, state_at
from bot.players.teacher import MoveVerdict, cards_alike
from bot.views.judged_move import JudgedMove, NotJudged

from ..ports import Judge

_SOME = 2


async def judged_move(judge: Judge, record: RoundRecord, number: int) -> JudgedMove | NotJudged:
    """Move ``number`` of the round, counted from 1, as who made it saw the table.

    Raises IndexError for a move that the round does not have.
    """
    return await asyncio.to_thread(_judged, judge, record, number)


def _judged(judge: Judge, record: RoundRecord, number: int) -> JudgedMove | NotJudged:
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
    answer = judge(seen, legal, played)
    if answer is None:
        return NotJudged.BUSY
    (verdict,) = answer
    return NotJudged.UNKNOWN if verdict is None else told(before, verdict)


def told(before: State, verdict: MoveVerdict) -> JudgedMove:
    """Return what a page tells of a verdict on a move in this position."""
    best, shown = verdict.best, before.cards.faces[before.side]
    return JudgedMove(
        best,
        verdict.best_share,
        verdict.played_share,
        verdict.margin,
        faces={card: shown[card] for card in best.cards} if isinstance(best, Throw) else {},
        is_same=best == verdict.played,
    )
