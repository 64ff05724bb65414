"""All that the tests of secrecy take for public, each with the clause that makes it so.

A field of an event or a phase that holds cards, or may hold some, is a secret from everybody unless
`LEARNED` names it here. This is written down a second time on purpose: what an event declares of
itself is what is tested.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import structs

from bot.engine import Action, Challenge, Double, Draw, Event, JumpIn, Play, State, TimeIsUp
from bot.engine.cards import DISCARD_ALL, RANK_OF
from bot.engine.events import (
    Drafted,
    Drew,
    Eliminated,
    KnockedOut,
    MatchEnded,
    Reshuffled,
    RoundEnded,
)


class Learned(NamedTuple):
    """Who learns the cards of a field, and by which clause."""

    clause: str
    is_shown_to: Callable[[Any, int | None], bool]


def _everybody(_value: object, _viewer: int | None) -> bool:
    return True


def _its_seat(value: Any, viewer: int | None) -> bool:
    return viewer == value.seat


def _is_revealed(event: Drew) -> bool:
    return event.why == "roulette"


def _its_seat_or_revealed(event: Drew, viewer: int | None) -> bool:
    return viewer == event.seat or _is_revealed(event)


LEARNED = {
    "MatchBegan.first_draws": Learned("F2", _everybody),
    "Started.face": Learned("C2", _everybody),
    "Drafted.kept": Learned("D2", _its_seat),
    "Drafted.discarded": Learned("D2", _everybody),
    "Played.faces": Learned("C5", _everybody),
    "DiscardedAll.faces": Learned("M8", _everybody),
    "Drew.faces": Learned("M9", _its_seat_or_revealed),
    "Flipped.top": Learned("F7", _everybody),
    "Challenged.hand": Learned("C12", _its_seat),
    "WrongCard.faces": Learned("P1", _everybody),
    "RoundEnded.seed": Learned("C15", _everybody),  # nothing is secret once the round is over
    "Drawn.card": Learned("C5", _its_seat),
}


LAID = (Play, JumpIn, Double)
"""The actions with cards that everybody sees laid (C5); with any other the card stays a secret."""


def is_learned(value: object, field: str, viewer: int | None) -> bool:
    """Return whether ``viewer`` (None: everybody) learns the cards in a field of ``value``."""
    learned = LEARNED.get(f"{type(value).__name__}.{field}")
    return learned is not None and learned.is_shown_to(value, viewer)


def clause_of_reveal(state: State, action: Action) -> str | None:
    """Return the clause by which an action's events depend on hidden cards, None if none does."""
    match action:
        case Challenge():
            return "C12"  # everybody learns whether it was a foul, the challenger sees the hand
        case TimeIsUp():
            return "X9"  # the cards in all hands decide at once
        case Play() | JumpIn() | Double() if _rank(state, action.cards[-1]) == DISCARD_ALL:
            return "M8"  # all cards of its colour are shown
        case _:
            return None


def _rank(state: State, card: int) -> int:
    return RANK_OF[state.cards.faces[state.side][card]]


def without_reveals(
    state: State, action: Action, events: list[Event], viewer: int | None
) -> list[Event]:
    """Return ``events`` without what this action itself reveals.

    That is the cards that the viewer draws; the number of cards until one fits (V10, F6, M9), which
    may knock a player out (X5); and at the end of the round the points, the seed, and the player
    with the most cards (X10).
    """
    until_it_comes = (
        (isinstance(action, Draw) and state.rules.draws.endless)
        or state.side
        or any(isinstance(event, Drew) and _is_revealed(event) for event in events)
    )
    kept: list[Event] = []
    for event in events:
        match event:
            case Drew() if _is_revealed(event):
                kept.append(structs.replace(event, count=0, faces=b""))
            case Drew():
                count = 0 if until_it_comes else event.count
                faces = b"" if event.seat == viewer else event.faces
                kept.append(structs.replace(event, count=count, faces=faces))
            case Drafted() if event.seat == viewer:
                kept.append(structs.replace(event, kept=None))
            case RoundEnded():
                kept.append(structs.replace(event, points=(), scores=(), seed=b""))
            case KnockedOut() if until_it_comes:
                break
            case MatchEnded() | Eliminated():
                pass
            case Reshuffled() if until_it_comes:
                pass
            case _:
                kept.append(event)
    return kept
