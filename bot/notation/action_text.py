"""Actions as docs/notation.md writes them, in both directions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine import (
    OFFENCES,
    SINGLE,
    Action,
    Challenge,
    Contra,
    Discard,
    Double,
    Draw,
    Drawn,
    GestureTimeout,
    Join,
    JumpIn,
    Keep,
    Leave,
    MakeGesture,
    NameColour,
    NextRound,
    Pass,
    Play,
    Punish,
    Say,
    State,
    StopMatch,
    Take,
    TimeIsUp,
)
from bot.engine.cards import COLOURS

from .tokens import (
    CALL_WORDS,
    NAME,
    TABLE,
    NotationError,
    calls_text,
    colour,
    find_card,
    shown_text,
    split_colour,
)

_HEXADECIMAL = re.compile("[0-9a-fA-F]+")

_BARE = {
    "draw": Draw,
    "pass": Pass,
    "take": Take,
    "challenge": Challenge,
    "keep": Keep,
    "discard": Discard,
    "gesture": MakeGesture,
    "leave": Leave,
}
_BARE_WORD = {kind: word for word, kind in _BARE.items()}


def read_action(state: State, names: Sequence[str], who: str, text: str) -> Action:
    """The action that ``who: text`` means in ``state``; names are in seat order.

    Cards that are not held become :data:`~bot.engine.NO_CARD`, which the engine refuses.
    Raises :class:`NotationError` for what is not an action.
    """
    verb, *words = text.split()
    if who == TABLE:
        return _read_table_action(names, verb, words)
    if verb == "join" and not words:
        return Join(names.index(who) if who in names else len(names))
    seat = _seat(names, who)
    if verb in _BARE and not words:
        return _BARE[verb](seat)
    match verb, words:
        case "colour", [letter]:
            return NameColour(seat, colour(letter))
        case "say", [word] if word in CALL_WORDS and word != "gesture":
            return Say(seat, CALL_WORDS[word])
        case "contra", [name]:
            return Contra(seat, _seat(names, name))
        case "play" | "jump" | "double", [_, *_]:
            return _read_throw(state, names, seat, verb, words)
        case _:
            raise NotationError(f"{text!r} is no action")


def _read_table_action(names: Sequence[str], verb: str, words: list[str]) -> Action:
    match verb, words:
        case "timeout", []:
            return GestureTimeout()
        case "time-up", []:
            return TimeIsUp()
        case "stop", []:
            return StopMatch()
        case "next", [seed]:
            return NextRound(read_seed(seed))
        case "punish", [name, offence] if offence in OFFENCES:
            return Punish(_seat(names, name), offence)
        case _:
            raise NotationError(f"{' '.join([verb, *words])!r} is no action of the table")


def read_seed(word: str) -> bytes:
    """A seed in hexadecimal digits; an odd number of them gets a leading zero."""
    if not _HEXADECIMAL.fullmatch(word):
        raise NotationError(f"{word!r} is no seed in hexadecimal digits")
    return bytes.fromhex(word.zfill(len(word) + len(word) % 2))


def _seat(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise NotationError(f"nobody is called {name!r}")
    return names.index(name)


@dataclass
class _ThrowWords:
    """The words after play, jump or double, taken apart."""

    cards: list[str]
    swap: str | None
    calls: int


def _take_apart(words: list[str]) -> _ThrowWords:
    calls, swap = 0, None
    while words and words[-1] in CALL_WORDS:
        calls |= CALL_WORDS[words.pop()]
    if len(words) > 2 and words[-2] == ">" and NAME.fullmatch(words[-1]):
        swap = words[-1]
        words = words[:-2]
    if not words or ">" in words:
        raise NotationError("after the cards come the swap and the calls")
    return _ThrowWords(words, swap, calls)


def _read_throw(
    state: State, names: Sequence[str], seat: int, verb: str, words: list[str]
) -> Play | JumpIn | Double:
    throw = _take_apart(list(words))
    cards, named = _find_cards(state, seat, throw.cards)
    swap = _seat(names, throw.swap) if throw.swap is not None else None
    if verb == "play":
        return Play(seat, cards[0], tuple(cards[1:]), named, swap, throw.calls)
    if len(cards) > 1:
        raise NotationError(f"{verb} takes one card")
    if verb == "jump":
        return JumpIn(seat, cards[0], named, swap, throw.calls)
    if named is not None:
        raise NotationError("a double names no colour")
    return Double(seat, cards[0], swap, throw.calls)


def _find_cards(state: State, seat: int, words: list[str]) -> tuple[list[int], int | None]:
    left = state.hands[seat]
    found: list[int] = []
    named: int | None = None
    for word in words:
        card_word, colour_word = split_colour(word)
        named = named if colour_word is None else colour_word
        card = _drawn_card(state, seat, card_word) if not found else None
        card = find_card(state, left, card_word) if card is None else card
        found.append(card)
        left = left.replace(SINGLE[card], b"", 1)
    return found, named


def _drawn_card(state: State, seat: int, word: str) -> int | None:
    """The card just drawn if ``word`` may mean it: it is the one that can be played (C5)."""
    phase = state.phase
    if not isinstance(phase, Drawn) or phase.seat != seat:
        return None
    drawn = SINGLE[phase.card]
    return phase.card if find_card(state, drawn, word) == phase.card else None


def action_text(  # noqa: C901 - a case an action
    state: State, names: Sequence[str], action: Action, *, both_faces: bool = False
) -> str:
    """``action`` without its speaker; with ``both_faces`` two-sided cards are written whole."""

    def card(number: int) -> str:
        return state.cards.text(number) if both_faces else shown_text(state, number)

    def thrown(cards: Sequence[int], named: int | None, swap: int | None, calls: int) -> str:
        text = " ".join(card(number) for number in cards)
        text += f":{COLOURS[named]}" if named is not None else ""
        text += f" > {names[swap]}" if swap is not None else ""
        return text + calls_text(calls)

    match action:
        case Play():
            cards = (action.card, *action.more)
            return f"play {thrown(cards, action.colour, action.swap, action.calls)}"
        case JumpIn():
            return f"jump {thrown((action.card,), action.colour, action.swap, action.calls)}"
        case Double():
            return f"double {thrown((action.card,), None, action.swap, action.calls)}"
        case NameColour():
            return f"colour {COLOURS[action.colour]}"
        case Say():
            return f"say{calls_text(action.call)}"
        case Contra():
            return f"contra {names[action.target]}"
        case Join():
            return "join"
        case Punish():
            return f"punish {names[action.seat]} {action.offence}"
        case GestureTimeout():
            return "timeout"
        case TimeIsUp():
            return "time-up"
        case NextRound():
            return f"next {action.seed.hex()}"
        case StopMatch():
            return "stop"
        case _:
            return _BARE_WORD[type(action)]


def speaker(names: Sequence[str], action: Action) -> str:
    """Who an action's line begins with."""
    match action:
        case Punish() | GestureTimeout() | TimeIsUp() | NextRound() | StopMatch():
            return TABLE
        case _:
            return names[action.seat]
