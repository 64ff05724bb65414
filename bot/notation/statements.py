"""The statements of a set-up, one by one: what each may say (NOTATION.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine import Mode
from bot.engine.decks import deck_faces

from .moves import read_seed
from .words import NAME, TABLE, Unreadable, faces, split_colour

Card = tuple[int, int | None]
"""The faces of a card: light and dark, or the only one and None."""


@dataclass(frozen=True)
class Statement:
    """The words after the first one, and the line that they stand on."""

    line: int
    words: list[str]


def check_statement(mode: Mode, word: str, rest: list[str]) -> str:
    """Raise :class:`Unreadable` for what the statement cannot say in ``mode``.

    Returns what it speaks of: its first word, for a hand or a score with the name.
    """
    check = _CHECKS.get(word)
    if check is None:
        raise Unreadable(f"{word!r} begins no statement")
    return check(mode, word, rest)


def card_of(mode: Mode, word: str) -> Card:
    """The card of this mode that is written so; raises :class:`Unreadable`."""
    light, dark = faces(word)
    lights, darks = deck_faces(mode, 2)
    fitting_back = dark is None if not darks else dark is not None and dark in darks
    if light not in lights or not fitting_back:
        raise Unreadable(f"{word!r} is no card of mode {mode}")
    return light, dark


def cards_of(mode: Mode, words: list[str]) -> list[Card]:
    """The cards that are written so; raises :class:`Unreadable`."""
    return [card_of(mode, word) for word in words]


def _only(word: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise Unreadable(f"{word} takes one word")
    return rest[0]


def _check_seats(_mode: Mode, word: str, rest: list[str]) -> str:
    for name in rest:
        if not NAME.fullmatch(name) or name == TABLE:
            raise Unreadable(f"{name!r} cannot be a name")
    if not rest or len(set(rest)) != len(rest):
        raise Unreadable("seats are different names")
    return word


def _check_name(_mode: Mode, word: str, rest: list[str]) -> str:
    _only(word, rest)
    return word


def _check_drafter(mode: Mode, word: str, rest: list[str]) -> str:
    if mode is not Mode.DUO:
        raise Unreadable("only duo has a draft")
    return _check_name(mode, word, rest)


def _check_hand(mode: Mode, word: str, rest: list[str]) -> str:
    if not rest:
        raise Unreadable("a hand belongs to somebody")
    name, *cards = rest
    cards_of(mode, cards)
    return f"{word} {name}"


def _check_score(_mode: Mode, word: str, rest: list[str]) -> str:
    if len(rest) != 2 or not rest[1].isdecimal():
        raise Unreadable("a score is a name and a number")
    return f"{word} {rest[0]}"


def _check_seed(_mode: Mode, word: str, rest: list[str]) -> str:
    read_seed(_only(word, rest))
    return word


def _check_top(mode: Mode, word: str, rest: list[str]) -> str:
    card, _ = split_colour(_only(word, rest))
    card_of(mode, card)
    return word


def _check_start(mode: Mode, word: str, rest: list[str]) -> str:
    card_of(mode, _only(word, rest))
    return word


def _check_cards(mode: Mode, word: str, rest: list[str]) -> str:
    cards_of(mode, rest)
    return word


def _check_side(mode: Mode, word: str, rest: list[str]) -> str:
    if _only(word, rest) not in ("light", "dark"):
        raise Unreadable("side is light or dark")
    if rest == ["dark"] and mode is not Mode.FLIP:
        raise Unreadable("only flip has a dark side")
    return word


def _check_direction(_mode: Mode, word: str, rest: list[str]) -> str:
    if _only(word, rest) not in ("left", "right"):
        raise Unreadable("direction is left or right")
    return word


_CHECKS: dict[str, Callable[[Mode, str, list[str]], str]] = {
    "seats": _check_seats,
    "hand": _check_hand,
    "score": _check_score,
    "deal": _check_seed,
    "seed": _check_seed,
    "dealer": _check_name,
    "turn": _check_name,
    "drafter": _check_drafter,
    "side": _check_side,
    "direction": _check_direction,
    "top": _check_top,
    "start": _check_start,
    "draw": _check_cards,
    "discard": _check_cards,
}
