"""Moves of rounds that are over, compared with what a strong player would have done."""

from __future__ import annotations

import asyncio

from bot.engine import Action, Draw, Pass, Play, State, legal_actions, observe, to_act
from bot.facts import RoundRecord, state_at
from bot.players.teacher import Verdict, tells_none_apart
from bot.views.judged_move import BetterMove, JudgedMove, NotJudged

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
    if seat is None or not played.turn_action or getattr(played, "seat", None) != seat:
        return NotJudged.NO_TURN
    legal = legal_actions(before, seat)
    if len(legal) < _SOME:
        return NotJudged.NO_CHOICE
    seen = observe(before, seat)
    if tells_none_apart(seen, legal):
        return NotJudged.ALIKE
    answer = judge(seen, legal, played)
    if answer is None:
        return NotJudged.BUSY
    (verdict,) = answer
    return NotJudged.UNKNOWN if verdict is None else _told(before, verdict)


def _told(before: State, verdict: Verdict) -> JudgedMove:
    better, face, colour = _what(before, verdict.best)
    return JudgedMove(better, face, colour, verdict.best_share, verdict.lost, verdict.margin)


def _what(before: State, best: Action) -> tuple[BetterMove, int | None, int | None]:
    match best:
        case Play():
            return BetterMove.PLAY, before.cards.faces[before.side][best.card], best.colour
        case Draw():
            return BetterMove.DRAW, None, None
        case Pass():
            return BetterMove.PASS, None, None
        case _:
            raise ValueError(f"the search does not choose {best}")
