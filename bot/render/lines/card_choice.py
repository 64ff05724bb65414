"""The way from a clicked card to one action, by asking for what is still to be chosen.

A :class:`CardChoice` holds the answers so far and is carried by the buttons, so that a choice of
several steps needs no memory. :func:`resolve` compares it with the seat's legal actions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum

from msgspec import Struct, structs

from bot.engine import (
    Action,
    Call,
    Observation,
    Play,
    SeatAction,
    Standpoint,
    Throw,
    consequences,
    standpoint_seen,
    with_every_call,
)
from bot.engine.cards import WILD_DRAW_COLOUR

from .shown_actions import PressedCards, pressed_cards

NOBODY = -1
"""The ``swap`` of a 7 whose player swaps with nobody (V4)."""


class QuestionKind(StrEnum):
    """A property of a move that the player still has to choose."""

    HOW = "how"
    SET = "set"
    """The card alone, with its twin (V3), or as a series (D6)."""
    COLOUR = "colour"
    SWAP = "swap"
    CALL = "call"


class CardChoice(Struct, frozen=True):
    """A card, and the player's choices so far on how to play it.

    ``how`` is the letter of an action's :class:`~bot.render.lines.shown_actions.PressedCards`.
    ``last`` is the card number that a pair or series ends with, ``size`` the number of its cards.
    ``colour``, ``swap`` (or NOBODY) and ``call`` (0: none) are None until they are chosen.
    """

    card: int
    how: str | None = None
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
        """Return the choice that a button carried, or None for any other text."""
        if not _CARD_CHOICE.fullmatch(text):
            return None
        card, *fields = text.split(".")
        said = {field[0]: field[1:] for field in fields}

        def number(letter: str) -> int | None:
            return int(said[letter]) if letter in said else None

        return cls(
            int(card),
            said.get("h"),
            number("n"),
            number("l"),
            number("c"),
            number("s"),
            number("k"),
        )


_CARD = r"(?:[0-9]{1,2}|1[0-9]{2}|2[0-4][0-9]|25[0-5])"
"""A card number is a byte."""

_CARD_CHOICE = re.compile(
    rf"{_CARD}(\.h[a-z])?(\.n[0-9]{{1,3}})?(\.l{_CARD})?"
    r"(\.c[0-7])?(\.s(-1|[0-9]{1,2}))?(\.k[0-9]{1,2})?"
)


class _Variant(Struct, frozen=True):
    """An action that a pressed card can mean, and how it is taken."""

    pressed: PressedCards
    action: SeatAction


class Question(Struct, frozen=True):
    """The next question to the player, with one choice for each answer.

    ``pressed`` has the texts where another player is asked for.
    """

    asked: QuestionKind
    answers: tuple[CardChoice, ...]
    pressed: PressedCards = PressedCards()


def playable(offers: Iterable[Action], *, interrupts: bool | None = None) -> set[int]:
    """Return the card numbers with which one of these actions begins.

    With ``interrupts``, only of those that are done out of turn (True), or of the others (False).
    """
    return {
        card
        for each in _pressable(offers)
        if interrupts in (None, each.pressed.interrupts)
        for card in each.action.cards
    }


def resolve(
    choice: CardChoice, offers: Sequence[Action], seen: Observation
) -> SeatAction | Question | None:
    """Return the chosen action, the next question, or None if the card allows no action."""
    variants = [
        _Variant(each.pressed, action)
        for each in _pressable(offers)
        if choice.card in each.action.cards
        for action in _orders(choice.card, each.action, seen)
    ]
    if choice.how is None:
        variants = _that_differ(variants, seen)
    if choice.colour is None:
        variants = _with_colours_that_matter(variants, seen)
    for field, asked, value_of in _DIMENSIONS:
        variants = [v for v in variants if getattr(choice, field) in (None, value_of(v))]
        values = list(dict.fromkeys(value_of(v) for v in variants))
        if getattr(choice, field) is None and len(values) > 1:
            answers = tuple(structs.replace(choice, **{field: value}) for value in values)
            return Question(asked, answers, variants[0].pressed)
    return _with_call(choice, variants[0], seen) if variants else None


def _pressable(offers: Iterable[Action]) -> Iterator[_Variant]:
    """Yield those of the actions that are taken by pressing a card: of a series, each card."""
    for offer in offers:
        pressed = pressed_cards(offer)
        if pressed is not None and isinstance(offer, SeatAction):
            yield _Variant(pressed, offer)


def _that_differ(variants: Sequence[_Variant], seen: Observation) -> list[_Variant]:
    """Return the variants without a jump-in or double that leads to the same as a play before it.

    On one's own turn a card may be both, and often it makes no difference (V2, V5).
    """
    if len({variant.pressed.letter for variant in variants}) < 2:
        return [*variants]
    at = standpoint_seen(seen)
    plays = [consequences(at, v.action) for v in variants if isinstance(v.action, Play)]
    return [
        variant
        for variant in variants
        if not (isinstance(variant.action, Throw) and variant.pressed.interrupts)
        or consequences(at, variant.action) not in plays
    ]


def _with_colours_that_matter(variants: Sequence[_Variant], seen: Observation) -> list[_Variant]:
    """Return the variants with one colour alone for a wild that ends the round (C15): the current
    one, or the deck's first where there is none."""
    colours = [colour for variant in variants if (colour := _colour(variant)) is not None]
    if len(colours) < 2:
        return [*variants]
    at = standpoint_seen(seen)
    named = seen.colour if seen.colour in colours else colours[0]
    return [v for v in variants if _colour(v) in (None, named) or _colour_matters(at, v.action)]


def _colour_matters(at: Standpoint, action: SeatAction) -> bool:
    """Return whether the round goes on, or its last draw is for the colour that is named (F6)."""
    if not isinstance(action, Throw):
        return True
    result = consequences(at, action)
    draw = result.after.pending if at.rules.ends.last_card_draws else None
    return not result.ends_round or (draw is not None and draw.kind == WILD_DRAW_COLOUR)


def _orders(clicked: int, action: SeatAction, seen: Observation) -> list[SeatAction]:
    """Return a series once for each card that it can end with: only the last has an effect (D6)."""
    if not isinstance(action, Play) or not action.more:
        return [action]
    if seen.rules.faces.several and len(action.more) > 1:
        return _fewer(clicked, action)
    granted = getattr(seen.phase, "granted", None) is not None
    head, tail = ((), (action.card, *action.more)) if granted else ((action.card,), action.more)
    orders: list[SeatAction] = []
    for last in dict.fromkeys(tail):
        rest = list(tail)
        rest.remove(last)
        first, *more = (*head, *rest, last)
        orders.append(structs.replace(action, card=first, more=tuple(more)))
    return orders


def _fewer(clicked: int, action: Play) -> list[SeatAction]:
    """Return every set of one number that the player can lay, once for each top card (X2)."""
    tail = sorted(action.more, key=lambda card: card != clicked)
    orders: list[SeatAction] = []
    for size in range(1, len(tail) + 1):
        for last in dict.fromkeys(tail):
            middle = list(tail)
            middle.remove(last)
            more = (*middle[: size - 1], last)
            if clicked in (action.card, *more):
                orders.append(structs.replace(action, more=more))
    return orders


def _size(variant: _Variant) -> int:
    return len(variant.action.cards)


def _last(variant: _Variant) -> int:
    return variant.action.cards[-1]


def _colour(variant: _Variant) -> int | None:
    return getattr(variant.action, "colour", None)


def _partner(variant: _Variant) -> int:
    partner = getattr(variant.action, variant.pressed.partner, None)
    return NOBODY if partner is None else partner


_DIMENSIONS: tuple[tuple[str, QuestionKind, Callable[[_Variant], str | int | None]], ...] = (
    ("how", QuestionKind.HOW, lambda variant: variant.pressed.letter),
    ("size", QuestionKind.SET, _size),
    ("last", QuestionKind.SET, _last),
    ("colour", QuestionKind.COLOUR, _colour),
    ("swap", QuestionKind.SWAP, _partner),
)


def _with_call(choice: CardChoice, variant: _Variant, seen: Observation) -> SeatAction | Question:
    """Ask for the call where it only counts together with the play: pairs, series, jumps, doubles.

    A gesture is not asked for, because it can be made just as fast afterwards.
    """
    action = variant.action
    if not isinstance(action, Throw) or (isinstance(action, Play) and not action.more):
        return action
    called = with_every_call(standpoint_seen(seen), action)
    call = called.calls & ~Call.GESTURE
    if not call:
        return action
    if choice.call is None:
        answers = (structs.replace(choice, call=call), structs.replace(choice, call=0))
        return Question(QuestionKind.CALL, answers)
    return structs.replace(called, calls=call) if choice.call else action
