"""The statements of a set-up (docs/notation.md), one by one: what each may say, and says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.engine import GAMES, Card, Game, Mode, deck_of

from .action_text import read_seed
from .tokens import NAME, TABLE, NotationError, faces, number, split_colour


@dataclass(frozen=True)
class Statement:
    """What a statement says (see its reader below), and the line that it stands on."""

    line: int
    value: Any


def read_statement(mode: Mode, word: str, rest: list[str]) -> tuple[str, Any]:
    """What the statement speaks of, and what it says in ``mode``; raises :class:`NotationError`.

    It speaks of its first word, a hand or a score of that with the name.
    """
    reader = _READERS.get(word)
    if reader is None:
        raise NotationError(f"{word!r} begins no statement")
    value = reader(mode, word, rest)
    return f"{word} {rest[0]}" if word in ("hand", "score") else word, value


def _only(_mode: Mode, word: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise NotationError(f"{word} takes one word")
    return rest[0]


def _card_of(mode: Mode, word: str) -> Card:
    light, dark = faces(word)
    lights, darks = deck_of(GAMES[mode], 2)
    fitting_back = dark is None if not darks else dark is not None and dark in darks
    if light not in lights or not fitting_back:
        raise NotationError(f"{word!r} is no card of mode {mode}")
    return light, dark


def _seats(_mode: Mode, _word: str, rest: list[str]) -> list[str]:
    for name in rest:
        if not NAME.fullmatch(name) or name == TABLE:
            raise NotationError(f"{name!r} cannot be a name")
    if not rest or len(set(rest)) != len(rest):
        raise NotationError("seats are different names")
    return rest


def _drafter(mode: Mode, word: str, rest: list[str]) -> str:
    if not GAMES[mode].drafts:
        raise NotationError(f"only {_games(lambda game: game.drafts)} has a draft")
    return _only(mode, word, rest)


def _games(which: Callable[[Game], bool]) -> str:
    return " and ".join(game.name for game in GAMES.values() if which(game))


def _cards(mode: Mode, _word: str, rest: list[str]) -> list[Card]:
    return [_card_of(mode, card) for card in rest]


def _hand(mode: Mode, word: str, rest: list[str]) -> list[Card]:
    if not rest:
        raise NotationError("a hand belongs to somebody")
    return _cards(mode, word, rest[1:])


def _score(_mode: Mode, _word: str, rest: list[str]) -> int:
    if len(rest) != 2:
        raise NotationError("a score is a name and a number")
    score = number(rest[1])
    if score < 0:
        raise NotationError("a score is not below 0")
    return score


def _seed(mode: Mode, word: str, rest: list[str]) -> bytes:
    return read_seed(_only(mode, word, rest))


def _top(mode: Mode, word: str, rest: list[str]) -> tuple[Card, int | None]:
    card, colour = split_colour(_only(mode, word, rest))
    return _card_of(mode, card), colour


def _start(mode: Mode, word: str, rest: list[str]) -> Card:
    return _card_of(mode, _only(mode, word, rest))


def _side(mode: Mode, word: str, rest: list[str]) -> int:
    side = _one_of({"light": 0, "dark": 1}, word, _only(mode, word, rest))
    if side and not GAMES[mode].two_sided:
        raise NotationError(f"only {_games(lambda game: game.two_sided)} has a dark side")
    return side


def _direction(mode: Mode, word: str, rest: list[str]) -> int:
    return _one_of({"left": 1, "right": -1}, word, _only(mode, word, rest))


def _one_of(meanings: dict[str, int], word: str, said: str) -> int:
    if said not in meanings:
        raise NotationError(f"{word} is {' or '.join(meanings)}")
    return meanings[said]


_READERS: dict[str, Callable[[Mode, str, list[str]], Any]] = {
    "seats": _seats,
    "hand": _hand,
    "score": _score,
    "deal": _seed,
    "seed": _seed,
    "dealer": _only,
    "turn": _only,
    "drafter": _drafter,
    "side": _side,
    "direction": _direction,
    "top": _top,
    "start": _start,
    "draw": _cards,
    "discard": _cards,
    "aside": _cards,
}
