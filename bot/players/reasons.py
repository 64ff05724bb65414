"""The reasons why one action is better than another, in a few kinds."""

from __future__ import annotations

from enum import StrEnum
from functools import singledispatch

from bot.engine import (
    Action,
    Challenge,
    Discard,
    Draw,
    JumpIn,
    Keep,
    NameColour,
    Pass,
    Play,
    Take,
    entry_of,
)
from bot.engine.cards import is_wild

from . import features
from .afterstate import Afterstate
from .information_state import InformationState

_CLEARLY = 0.15
"""The smallest difference of chances that is worth mentioning."""
_NEARLY_OUT = 2
_MANY_POINTS = 10


class MoveReason(StrEnum):
    """A reason for the best move and against the other one."""

    GOES_OUT = "goes-out"
    KEEPS_A_WILD = "keeps-a-wild"
    PLAYS_AGAIN = "plays-again"
    SWAPS_FOR_FEWER = "swaps-for-fewer"
    LAYS_MORE = "lays-more"
    SPARES_THE_PARTNER = "spares-the-partner"
    HURTS_WHO_IS_NEARLY_OUT = "hurts-who-is-nearly-out"
    ANSWERS_THE_DRAW = "answers-the-draw"
    NEXT_LACKS_THE_COLOUR = "next-lacks-the-colour"
    KEEPS_A_LAST_CARD = "keeps-a-last-card"
    STRONGEST_COLOUR = "strongest-colour"
    SHEDS_POINTS = "sheds-points"
    KEEPS_THE_CARD = "keeps-the-card"
    PLAYS_ON = "plays-on"
    LIKELY_A_FOUL = "likely-a-foul"
    HARDLY_A_FOUL = "hardly-a-foul"
    WORTH_KEEPING = "worth-keeping"
    WORTH_A_CHANCE = "worth-a-chance"


def reasons_for(info: InformationState, best: Action, other: Action) -> tuple[MoveReason, ...]:
    """Return the reasons for ``best`` against ``other``, the most important first; none if they are
    equal."""
    return () if best == other else _reasons(best, other, info)


@singledispatch
def _reasons(best: Action, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    """Return the reasons for ``best``; for actions without afterstate, by their outlooks."""
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: Play | JumpIn, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    if isinstance(other, Play | JumpIn):
        return _of_throws(Afterstate(info, best), Afterstate(info, other))
    if isinstance(other, Take | Challenge):
        return (MoveReason.ANSWERS_THE_DRAW,) if isinstance(best, Play) else ()
    if isinstance(other, Draw | Pass):
        return (MoveReason.PLAYS_ON,)
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: Draw, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    if isinstance(other, Play) and is_wild(info.faces_of(bytes((other.card,)))[0]):
        return (MoveReason.KEEPS_A_WILD,)
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: Pass, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    if isinstance(other, Play | JumpIn):
        return (MoveReason.KEEPS_THE_CARD,)
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: Take, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    if isinstance(other, Challenge):
        return (MoveReason.HARDLY_A_FOUL,)
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: Challenge, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    if isinstance(other, Take):
        return (MoveReason.LIKELY_A_FOUL,)
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: NameColour, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    if isinstance(other, NameColour) and _held(info, best) > _held(info, other):
        return (MoveReason.STRONGEST_COLOUR,)
    return _of_outlooks(info, best, other)


@_reasons.register
def _(best: Keep, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    return (
        (MoveReason.WORTH_KEEPING,)
        if isinstance(other, Discard)
        else _of_outlooks(info, best, other)
    )


@_reasons.register
def _(best: Discard, other: Action, info: InformationState) -> tuple[MoveReason, ...]:
    return (
        (MoveReason.WORTH_A_CHANCE,) if isinstance(other, Keep) else _of_outlooks(info, best, other)
    )


def _of_outlooks(info: InformationState, best: Action, other: Action) -> tuple[MoveReason, ...]:
    """Return the reasons for one of two actions of which only the outlooks are known."""
    one, two = (entry_of(action).outlook(info.observation, action) for action in (best, other))
    told = {
        MoveReason.PLAYS_AGAIN: one.keeps_turn and not two.keeps_turn,
        MoveReason.ANSWERS_THE_DRAW: one.others_draw > two.others_draw,
        MoveReason.SWAPS_FOR_FEWER: one.own_cards < two.own_cards,
    }
    return tuple(reason for reason, holds in told.items() if holds)


def _of_throws(one: Afterstate, two: Afterstate) -> tuple[MoveReason, ...]:
    told = {
        MoveReason.GOES_OUT: one.empties_hand and not two.empties_hand,
        MoveReason.KEEPS_A_WILD: is_wild(two.faces[-1]) and not is_wild(one.faces[-1]),
        MoveReason.PLAYS_AGAIN: _plays_again(one) and not _plays_again(two),
        MoveReason.SWAPS_FOR_FEWER: _left(one) < _left(two) and (one.exchanges or two.exchanges),
        MoveReason.LAYS_MORE: len(one.rest) < len(two.rest),
        MoveReason.SPARES_THE_PARTNER: _hits_the_partner(two) and not _hits_the_partner(one),
        MoveReason.HURTS_WHO_IS_NEARLY_OUT: _hurts(one) and not _hurts(two),
        MoveReason.KEEPS_A_LAST_CARD: features.no_way_out(one) < features.no_way_out(two),
        MoveReason.NEXT_LACKS_THE_COLOUR: features.want_of_the_next(one)
        > features.want_of_the_next(two) + _CLEARLY,
        MoveReason.STRONGEST_COLOUR: features.cards_that_fit_next(one)
        > features.cards_that_fit_next(two),
        MoveReason.SHEDS_POINTS: one.points >= two.points + _MANY_POINTS,
    }
    return tuple(reason for reason, holds in told.items() if holds)


def _held(info: InformationState, named: NameColour) -> int:
    return info.of_colour(info.observation.faces, named.colour)


def _left(after: Afterstate) -> int:
    """Return how many cards the player holds afterwards, in whichever hand (V4)."""
    return after.consequences.hand_size


def _hits_the_partner(after: Afterstate) -> bool:
    return after.hits and after.affected == after.info.partner


def _plays_again(after: Afterstate) -> bool:
    return after.consequences.follows.seat == after.info.seat


def _hurts(after: Afterstate) -> bool:
    """Return whether an opponent with at most two cards has to draw or is skipped."""
    opponent = after.opponent_hit
    return opponent is not None and after.info.observation.counts[opponent] <= _NEARLY_OUT
