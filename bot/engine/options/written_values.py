"""Reading and checking of option values that are more than a word (C18, V11, V16)."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..cards import COLOUR_OF, NO_COLOUR, NUMBER_RANKS, RANK_OF, RANKS, WILD_RANKS, ZERO, parse_face
from ..games.game import Game, Value, deck_is_enough, faces_in_deck
from .option import UnreadableValueError

_NUMBER_CARD = re.compile(r"[A-Z]?[0-9]+")
"""A rank or card; one that does not exist is a number that no deck has (K2)."""

_NO_RANK = -1

_WHOLE_NUMBER = re.compile(r"-?[0-9]+")
_MOST_DIGITS = 1000
"""The longest target that is read; the rules have no limit, only the text has (C18)."""


NO_TARGET = 0
"""The target of a match that no number of points ends, only a number of rounds (X15a)."""
WITHOUT_TARGET = "none"
"""The written form of NO_TARGET."""


def read_target(text: str) -> Value:
    """Return the points that end a match, None for a single round."""
    if text == "round":
        return None
    if not _WHOLE_NUMBER.fullmatch(text) or len(text) > _MOST_DIGITS:
        raise UnreadableValueError("a whole number from 1, or round")
    return int(text)


def write_target(value: Value) -> str:
    """Return the reverse of :func:`read_target`; NO_TARGET has a word that nobody can write."""
    if value is None:
        return "round"
    return WITHOUT_TARGET if value == NO_TARGET else str(value)


def check_target(_game: Game, value: Value) -> str | None:
    """Return the clause that refuses a target below 1, None if it is allowed."""
    return "K2" if isinstance(value, int) and value < 1 else None


def read_amount(text: str) -> Value:
    """Return the whole number that is written."""
    if not _WHOLE_NUMBER.fullmatch(text) or len(text) > _MOST_DIGITS:
        raise UnreadableValueError("a whole number")
    return int(text)


def read_number(text: str) -> Value:
    """Return the whole number that is written, None for off."""
    if text == "off":
        return None
    if not _WHOLE_NUMBER.fullmatch(text) or len(text) > _MOST_DIGITS:
        raise UnreadableValueError("a whole number, or off")
    return int(text)


def within(least: int, most: int) -> Callable[[Game, Value], str | None]:
    """Return a check that takes numbers from ``least`` to ``most`` (K2), and off."""

    def check(_game: Game, value: Value) -> str | None:
        return "K2" if isinstance(value, int) and not least <= value <= most else None

    return check


FEWEST_CARDS_OF_A_LIMIT = 15


def check_hand_limit(game: Game, value: Value) -> str | None:
    """Return the clause that refuses a limit below 15 (X5), or none in a game that has one
    (M11)."""
    if value is None:
        return "K2" if game.defaults.get("hand_limit") is not None else None
    return "K2" if isinstance(value, int) and value < FEWEST_CARDS_OF_A_LIMIT else None


def can_be_dealt(game: Game, size: Value, seats: int, match_seats: int) -> bool:
    """Return whether the deck has enough cards to deal ``size`` to each player (X16a)."""
    return not isinstance(size, int) or deck_is_enough(game, seats, size, match_seats)


def is_not_above(size: Value, limit: Value) -> bool:
    """Return whether a hand limit is no higher than the number of cards dealt (X16)."""
    return isinstance(size, int) and isinstance(limit, int) and limit <= size


def read_gestures(text: str) -> Value:
    """Return ``3:all,5:self`` as pairs of a rank and whether everybody makes the gesture (V11)."""
    if text == "off":
        return ()
    chosen: dict[int, bool] = {}
    for part in text.split(","):
        rank, _, who = part.partition(":")
        known = rank in RANKS
        if who not in ("all", "self") or not (known or _NUMBER_CARD.fullmatch(rank)):
            raise UnreadableValueError("as in 3:all,5:self")
        chosen[RANKS.index(rank) if known else _NO_RANK] = who == "all"
    return tuple(sorted(chosen.items()))


def write_gestures(value: Value) -> str:
    """Return the reverse of :func:`read_gestures`."""
    gestures = value if isinstance(value, tuple) else ()
    pairs = (f"{RANKS[rank]}:{'all' if everybody else 'self'}" for rank, everybody in gestures)
    return ",".join(pairs) or "off"


def check_gestures(game: Game, value: Value) -> str | None:
    """Return the clause that refuses gestures for other cards than numbers of the deck."""
    in_deck = {RANK_OF[face] for face in faces_in_deck(game)}
    ranks = [rank for rank, _ in value] if isinstance(value, tuple) else []
    return "K2" if any(r not in NUMBER_RANKS or r not in in_deck for r in ranks) else None


def read_card(text: str) -> Value:
    """Return the face or bare rank that is written (V16), None for off."""
    if text == "off":
        return None
    if not (_is_card(text) or _NUMBER_CARD.fullmatch(text)):
        raise UnreadableValueError("a coloured card such as B5, or a rank such as 5")
    return text


def check_card(game: Game, value: Value) -> str | None:
    """Return the clause that refuses a wild, or a card that is not in the deck."""
    if not isinstance(value, str):
        return None
    if value in WILD_RANKS:
        return "V16"
    in_deck = _is_card(value) and faces_meant(value) & faces_in_deck(game)
    return None if in_deck else "K2"


def check_zero(game: Game, value: Value) -> str | None:
    """Return the clause that refuses this in a deck without a 0 (V4, X11, X14)."""
    return "K2" if value and ZERO not in {RANK_OF[face] for face in faces_in_deck(game)} else None


def check_seven_o(game: Game, value: Value) -> str | None:
    """Return the clause that refuses exchanges by the 0 alone in a deck without one (X11)."""
    return check_zero(game, value == "zero")


def _is_card(text: str) -> bool:
    return text in RANKS or parse_face(text) is not None


def faces_meant(card: str) -> frozenset[int]:
    """Return the faces that a card stands for: one face, or all of a bare rank (V16)."""
    face = parse_face(card)
    if face is not None:
        return frozenset({face})
    rank = RANKS.index(card)
    return frozenset(
        f for f in range(len(RANK_OF)) if RANK_OF[f] == rank and COLOUR_OF[f] != NO_COLOUR
    )
