"""Why one action is better than another, in a few kinds of reason."""

from __future__ import annotations

from enum import StrEnum

from bot.engine import Action, Challenge, Draw, JumpIn, Pass, Pending, Play, Take
from bot.engine.cards import is_wild

from . import features
from .afterstate import Afterstate
from .information_state import InformationState

_CLEARLY = 0.15
"""A difference of chances that is worth a word."""
_NEARLY_OUT = 2


class Reason(StrEnum):
    """What speaks for the best move rather than for the other one."""

    GOES_OUT = "goes-out"
    KEEPS_A_WILD = "keeps-a-wild"
    PLAYS_AGAIN = "plays-again"
    HURTS_WHO_IS_NEARLY_OUT = "hurts-who-is-nearly-out"
    ANSWERS_THE_DRAW = "answers-the-draw"
    NEXT_LACKS_THE_COLOUR = "next-lacks-the-colour"
    KEEPS_A_LAST_CARD = "keeps-a-last-card"
    STRONGEST_COLOUR = "strongest-colour"
    KEEPS_THE_CARD = "keeps-the-card"
    PLAYS_ON = "plays-on"


def reasons_for(info: InformationState, best: Action, other: Action) -> tuple[Reason, ...]:
    """What speaks for ``best`` rather than ``other``, the most important first; nothing if they are
    the same."""
    if best == other:
        return ()
    if isinstance(best, Pass):
        return (Reason.KEEPS_THE_CARD,)
    if isinstance(best, Draw) and isinstance(other, Play):
        laid = info.faces_of(bytes((other.card,)))
        return (Reason.KEEPS_A_WILD,) if is_wild(laid[0]) else ()
    if not isinstance(best, Play | JumpIn):
        return ()
    if isinstance(info.observation.phase, Pending) and isinstance(other, Take | Challenge):
        return (Reason.ANSWERS_THE_DRAW,)
    if not isinstance(other, Play | JumpIn):
        return (Reason.PLAYS_ON,) if isinstance(other, Draw | Pass) else ()
    one, two = Afterstate(info, best), Afterstate(info, other)
    told = {
        Reason.GOES_OUT: one.empties_hand and not two.empties_hand,
        Reason.KEEPS_A_WILD: is_wild(two.faces[-1]) and not is_wild(one.faces[-1]),
        Reason.PLAYS_AGAIN: _plays_again(one) and not _plays_again(two),
        Reason.HURTS_WHO_IS_NEARLY_OUT: _hurts(one) and not _hurts(two),
        Reason.KEEPS_A_LAST_CARD: features.no_way_out(one) < features.no_way_out(two),
        Reason.NEXT_LACKS_THE_COLOUR: features.want_of_the_next(one)
        > features.want_of_the_next(two) + _CLEARLY,
        Reason.STRONGEST_COLOUR: features.cards_that_fit_next(one)
        > features.cards_that_fit_next(two),
    }
    return tuple(reason for reason, holds in told.items() if holds)


def _plays_again(after: Afterstate) -> bool:
    return after.consequences.follows.seat == after.info.seat


def _hurts(after: Afterstate) -> bool:
    """Whether it makes an opponent draw or pass over who holds two cards or fewer."""
    held = after.info.observation.counts[after.affected]
    ours = (after.info.seat, after.info.partner)
    return after.hits and after.affected not in ours and held <= _NEARLY_OUT
