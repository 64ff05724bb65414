"""From what a seat sees and may do to what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import (
    Action,
    Challenge,
    Contra,
    Discard,
    Double,
    Draft,
    Draw,
    Drawn,
    JumpIn,
    Keep,
    MakeGesture,
    NameColour,
    Observation,
    Pass,
    Pending,
    Play,
    Say,
    Take,
)

from .calls import is_owed, with_calls
from .dice import Dice
from .judgements import cost_of_taking, gain_of_challenging, worth_of_drafting
from .level import Level
from .levels import LEVELS
from .sight import Sight
from .throw import Throw

_PLAYING = 100.0
"""What any throw is worth beyond its score: nobody draws by choice (C6), so that games end (I5)."""

_USUAL_DRAFT_WORTH = 3.0
"""A card that is worth more is kept in the draft, since the next one is not likely better."""

_KEEPING_THE_LAST_CARD = 0.5
"""How often the only card that could be drawn is kept: two who always play it may go on for ever,
each drawing what the other has laid, while an R turns play back to them (I5)."""


def decide(
    observation: Observation,
    legal: Sequence[Action],
    side: Sequence[Action],
    level: str,
    seed: bytes,
) -> Action | None:
    """What a computer player does, None if nothing now.

    ``legal`` and ``side`` are what :func:`bot.engine.legal_actions` and
    :func:`bot.engine.side_actions` list for the seat of ``observation``; ``level`` is one of
    :data:`bot.players.LEVELS`. The same arguments give the same answer, so ``seed`` should differ
    from move to move. Somebody who is to act always acts.

    Raises :class:`KeyError` for an unknown level.
    """
    how = LEVELS[level]
    dice = Dice(observation, seed)
    sight = Sight(observation)
    said = _side_action(sight, side, how, dice)
    if said is not None or not legal:
        return said
    to_act = getattr(observation.phase, "seat", None) == sight.seat
    if not to_act and not dice.chance(how.jumps):
        return None
    if to_act and _was_the_last_card(observation) and dice.chance(_KEEPING_THE_LAST_CARD):
        legal = [action for action in legal if isinstance(action, Pass)]
    best = _best(sight, legal, how, dice)
    if isinstance(best, Play | JumpIn) and not dice.chance(how.forgets):
        return with_calls(Throw(sight, best))
    return best


def _was_the_last_card(seen: Observation) -> bool:
    """Whether the player has just drawn the only card of both piles but the top one."""
    return isinstance(seen.phase, Drawn) and seen.draw_count + seen.discard_count == 0


def _side_action(sight: Sight, side: Sequence[Action], how: Level, dice: Dice) -> Action | None:
    """A call owed, a gesture due, somebody to catch, a card to double with, in this order."""
    own = [a for a in side if isinstance(a, Say | MakeGesture) and is_owed(sight, a)]
    for call in own:
        if _is_duty(sight, call) or dice.chance(how.recalls):
            return call
    for catch in side:
        if isinstance(catch, Contra) and catch.target != sight.partner:
            if dice.chance(how.notices):
                return catch
            break
    doubles = [action for action in side if isinstance(action, Double)]
    if doubles and dice.chance(how.jumps):
        best = _best(sight, doubles, how, dice)
        assert isinstance(best, Double)
        return best if dice.chance(how.forgets) else with_calls(Throw(sight, best))
    return None


def _is_duty(sight: Sight, call: Say | MakeGesture) -> bool:
    """Whether everybody waits for this gesture (V11): nobody forgets that."""
    waiting = getattr(sight.seen.phase, "waiting", ())
    return isinstance(call, MakeGesture) and sight.seat in waiting


def _best(sight: Sight, actions: Sequence[Action], how: Level, dice: Dice) -> Action:
    """The action with the highest score, give or take a whim."""
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda a: _score(sight, a, how) + how.whim * dice.roll())


def _score(sight: Sight, action: Action, how: Level) -> float:
    return _SCORES[type(action)](sight, action, how)


def _throw(sight: Sight, action: Play | JumpIn | Double, how: Level) -> float:
    throw = Throw(sight, action)
    return _PLAYING + sum([weight * judge(throw) for weight, judge in how.thoughts])


def _draw(_sight: Sight, _action: Draw, _how: Level) -> float:
    return -_PLAYING


def _pass(_sight: Sight, _action: Pass, how: Level) -> float:
    return _PLAYING + how.keeps


def _take(sight: Sight, _action: Take, _how: Level) -> float:
    assert isinstance(sight.seen.phase, Pending)
    return _PLAYING - cost_of_taking(sight.seen.phase.draw)


def _challenge(sight: Sight, _action: Challenge, how: Level) -> float:
    assert isinstance(sight.seen.phase, Pending)
    return _PLAYING + gain_of_challenging(sight, sight.seen.phase.draw, how.suspicion)


def _name_colour(sight: Sight, action: NameColour, _how: Level) -> float:
    return float(sight.of_colour(list(sight.seen.faces), action.colour))


def _keep(sight: Sight, _action: Keep, _how: Level) -> float:
    assert isinstance(sight.seen.phase, Draft)
    face = sight.seen.looked_at
    return 0.0 if face is None else worth_of_drafting(sight, face)


def _discard(_sight: Sight, _action: Discard, _how: Level) -> float:
    return _USUAL_DRAFT_WORTH


_SCORES: dict[type, Callable[[Sight, Any, Level], float]] = {
    Play: _throw,
    JumpIn: _throw,
    Double: _throw,
    Draw: _draw,
    Pass: _pass,
    Take: _take,
    Challenge: _challenge,
    NameColour: _name_colour,
    Keep: _keep,
    Discard: _discard,
}
