"""From a card that was clicked to one action: what is still to be chosen is asked.

A :class:`CardChoice` is what is known so far and travels in the buttons, so a choice of several
steps needs no memory. :func:`resolve` compares it with the actions that are open to the seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from msgspec import Struct, structs

from bot.engine import (
    Action,
    Call,
    Double,
    JumpIn,
    Observation,
    Play,
    consequences,
    standpoint_seen,
    with_every_call,
)

NOBODY = -1
"""The swap of a 7 that swaps with nobody (V4)."""

CardAction = Play | JumpIn | Double


class Asked(StrEnum):
    """What is still to be said about a card."""

    HOW = "how"
    SET = "set"
    """The card alone, with its twin (V3), or as a series (D6)."""
    COLOUR = "colour"
    SWAP = "swap"
    CALL = "call"


class How(StrEnum):
    """In which way a card comes down."""

    PLAY = "p"
    JUMP = "j"
    DOUBLE = "d"


class CardChoice(Struct, frozen=True):
    """A card, and what has been said about how to play it.

    ``last`` is the card number that a pair or series ends with, ``size`` the number of its cards;
    ``colour``, ``swap`` (or NOBODY) and ``call`` (0: none) are None while not said.
    """

    card: int
    how: How | None = None
    size: int | None = None
    last: int | None = None
    colour: int | None = None
    swap: int | None = None
    call: int | None = None

    def __str__(self) -> str:
        said = (
            ("h", self.how),
            ("n", self.size),
            ("l", self.last),
            ("c", self.colour),
            ("s", self.swap),
            ("k", self.call),
        )
        fields = [f"{letter}{value}" for letter, value in said if value is not None]
        return ".".join([str(self.card), *fields])

    @classmethod
    def parse(cls, text: str) -> CardChoice | None:
        """The choice that a button carried, None for a text that is none."""
        if not _CARD_CHOICE.fullmatch(text):
            return None
        card, *fields = text.split(".")
        said = {field[0]: field[1:] for field in fields}

        def number(letter: str) -> int | None:
            return int(said[letter]) if letter in said else None

        return cls(
            int(card),
            How(said["h"]) if "h" in said else None,
            number("n"),
            number("l"),
            number("c"),
            number("s"),
            number("k"),
        )


_CARD = r"(?:[0-9]{1,2}|1[0-9]{2}|2[0-4][0-9]|25[0-5])"
"""A card's number is a byte."""

_CARD_CHOICE = re.compile(
    rf"{_CARD}(\.h[pjd])?(\.n[0-9]{{1,3}})?(\.l{_CARD})?"
    r"(\.c[0-7])?(\.s(-1|[0-9]{1,2}))?(\.k[0-9]{1,2})?"
)


_Variant = tuple[How, CardAction]


class Question(Struct, frozen=True):
    """What is to be asked next, with one choice an answer."""

    asked: Asked
    answers: tuple[CardChoice, ...]


def playable(offers: Iterable[Action]) -> set[int]:
    """The card numbers that open an action."""
    return {card for offer in offers if isinstance(offer, CardAction) for card in _starts(offer)}


def resolve(
    choice: CardChoice, offers: Sequence[Action], seen: Observation
) -> CardAction | Question | None:
    """The one action that is meant, the next question, or None if the card opens nothing."""
    found = [
        (how, action)
        for offer in offers
        if isinstance(offer, CardAction) and choice.card in _starts(offer)
        for how, action in [(_how(offer), offer)]
    ]
    variants = [
        (how, variant) for how, action in found for variant in _orders(choice.card, action, seen)
    ]
    if choice.how is None:
        variants = _that_differ(variants, seen)
    for field, asked, value_of in _DIMENSIONS:
        variants = [v for v in variants if getattr(choice, field) in (None, value_of(v))]
        values = list(dict.fromkeys(value_of(v) for v in variants))
        if getattr(choice, field) is None and len(values) > 1:
            return Question(
                asked, tuple(structs.replace(choice, **{field: value}) for value in values)
            )
    if not variants:
        return None
    return _with_call(choice, variants[0][1], seen)


def _that_differ(variants: Sequence[_Variant], seen: Observation) -> list[_Variant]:
    """Return the variants without a jump-in or double that leads to the same as a play before it.

    On one's own turn a card may be both, and often it makes no difference (V2, V5).
    """
    if len({how for how, _ in variants}) < 2:
        return [*variants]
    at = standpoint_seen(seen)
    plays = [consequences(at, action) for how, action in variants if how is How.PLAY]
    return [
        (how, action)
        for how, action in variants
        if how is How.PLAY or consequences(at, action) not in plays
    ]


def _starts(action: CardAction) -> set[int]:
    """The cards that a player may click to mean this action: of a series, every one."""
    return {action.card, *(action.more if isinstance(action, Play) else ())}


def _how(action: CardAction) -> How:
    match action:
        case Play():
            return How.PLAY
        case JumpIn():
            return How.JUMP
        case Double():
            return How.DOUBLE


def _orders(clicked: int, action: CardAction, seen: Observation) -> list[CardAction]:
    """A series once per card that it may end with: only the last one has its effect (D6)."""
    if not isinstance(action, Play) or not action.more:
        return [action]
    if seen.rules.faces.several and len(action.more) > 1:
        return _fewer(clicked, action)
    granted = getattr(seen.phase, "granted", None) is not None
    head, tail = ((), (action.card, *action.more)) if granted else ((action.card,), action.more)
    orders: list[CardAction] = []
    for last in dict.fromkeys(tail):
        rest = list(tail)
        rest.remove(last)
        first, *more = (*head, *rest, last)
        orders.append(structs.replace(action, card=first, more=tuple(more)))
    return orders


def _fewer(clicked: int, action: Play) -> list[CardAction]:
    """So many of one number as the player likes, each of them on top once (X2)."""
    tail = sorted(action.more, key=lambda card: card != clicked)
    orders: list[CardAction] = []
    for size in range(1, len(tail) + 1):
        for last in dict.fromkeys(tail):
            middle = list(tail)
            middle.remove(last)
            more = (*middle[: size - 1], last)
            if clicked in (action.card, *more):
                orders.append(structs.replace(action, more=more))
    return orders


def _size(variant: _Variant) -> int:
    return 1 + len(variant[1].more) if isinstance(variant[1], Play) else 1


def _last(variant: _Variant) -> int:
    action = variant[1]
    return action.more[-1] if isinstance(action, Play) and action.more else action.card


def _colour(variant: _Variant) -> int | None:
    return None if isinstance(variant[1], Double) else variant[1].colour


def _swap(variant: _Variant) -> int:
    return NOBODY if variant[1].swap is None else variant[1].swap


_DIMENSIONS: tuple[tuple[str, Asked, Callable[[_Variant], How | int | None]], ...] = (
    ("how", Asked.HOW, lambda variant: variant[0]),
    ("size", Asked.SET, _size),
    ("last", Asked.SET, _last),
    ("colour", Asked.COLOUR, _colour),
    ("swap", Asked.SWAP, _swap),
)


def _with_call(choice: CardChoice, action: CardAction, seen: Observation) -> CardAction | Question:
    """Ask for the call where it is only good with the play: pairs, series, jumps and doubles.

    A gesture is not asked for: it is made as fast afterwards.
    """
    if isinstance(action, Play) and not action.more:
        return action
    called = with_every_call(standpoint_seen(seen), action)
    call = called.calls & ~Call.GESTURE
    if not call:
        return action
    if choice.call is None:
        return Question(
            Asked.CALL, (structs.replace(choice, call=call), structs.replace(choice, call=0))
        )
    return structs.replace(called, calls=call) if choice.call else action
