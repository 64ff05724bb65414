"""Actions as docs/notation.md writes them, in both directions.

The engine's entry of an action says which words it has; this module says how each part is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine import (
    ENTRIES,
    OFFENCES,
    SINGLE,
    Action,
    Call,
    Double,
    Drawn,
    Entry,
    JumpIn,
    Part,
    Play,
    Speaker,
    State,
    Throw,
    entry_of,
    legal_actions,
    seat_of,
)
from bot.engine.cards import COLOURS, PLACE_OF, RANK_OF, REVERSE

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

_ENTRIES = {(entry.words.speaker is Speaker.TABLE, entry.words.verb): entry for entry in ENTRIES}
"""The entries by whether the table speaks, and by the verb."""


def read_action(state: State, names: Sequence[str], who: str, text: str) -> Action:
    """Return the action that ``who: text`` means in ``state``; names are in seat order.

    Cards that are not held become :data:`~bot.engine.NO_CARD`, which the engine refuses.
    Raise :class:`NotationError` for text that is not an action.
    """
    verb, *words = text.split()
    by_table = who == TABLE
    entry = _ENTRIES.get((by_table, verb))
    fields: dict[str, Any] = {}
    if not by_table:
        fields["seat"] = _speaking_seat(names, who, entry, words)
    if entry is None:
        raise _no_action(text, by_table)
    parts = entry.words.parts
    if Part.CARDS in parts.values():
        if not words:
            raise _no_action(text, by_table)
        return _read_throw(state, names, entry, fields["seat"], words)
    if len(words) != len(parts):
        raise _no_action(text, by_table)
    for (field, part), word in zip(parts.items(), words, strict=True):
        if part is Part.CARD:
            read = find_card(state, state.hands[fields["seat"]], word)
        else:
            read = _READ[part](names, word)
        if read is None:
            raise _no_action(text, by_table)
        fields[field] = read
    return entry.action(**fields)


def _no_action(text: str, by_table: bool) -> NotationError:
    return NotationError(
        f"{' '.join(text.split())!r} is no action of the table"
        if by_table
        else f"{text!r} is no action"
    )


def _speaking_seat(
    names: Sequence[str], who: str, entry: Entry[Any] | None, words: Sequence[str]
) -> int:
    """Return the seat of the player that a line begins with; a newcomer's is one more."""
    may_be_new = entry is not None and entry.words.speaker is Speaker.NEWCOMER and not words
    return len(names) if may_be_new and who not in names else _seat(names, who)


def read_seed(word: str) -> bytes:
    """Return the seed written in hexadecimal digits, with a leading zero if their number is odd."""
    if not _HEXADECIMAL.fullmatch(word):
        raise NotationError(f"{word!r} is no seed in hexadecimal digits")
    return bytes.fromhex(word.zfill(len(word) + len(word) % 2))


def _seat(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise NotationError(f"nobody is called {name!r}")
    return names.index(name)


def _read_colour(_names: Sequence[str], word: str) -> int:
    return colour(word)


def _read_call(_names: Sequence[str], word: str) -> Call | None:
    call = CALL_WORDS.get(word)
    return None if call is Call.GESTURE else call


def _read_offence(_names: Sequence[str], word: str) -> str | None:
    return word if word in OFFENCES else None


def _read_seed(_names: Sequence[str], word: str) -> bytes:
    return read_seed(word)


_READ: Mapping[Part, Callable[[Sequence[str], str], Any]] = {
    Part.NAME: _seat,
    Part.COLOUR: _read_colour,
    Part.CALL: _read_call,
    Part.OFFENCE: _read_offence,
    Part.SEED: _read_seed,
}
"""Reads one word of each part; None if there is no such word."""


def _write_name(names: Sequence[str], seat: int) -> str:
    return names[seat]


def _write_colour(_names: Sequence[str], named: int) -> str:
    return COLOURS[named]


def _write_call(_names: Sequence[str], call: Call) -> str:
    return calls_text(call).strip()


def _write_offence(_names: Sequence[str], offence: str) -> str:
    return offence


def _write_seed(_names: Sequence[str], seed: bytes) -> str:
    return seed.hex()


_WRITE: Mapping[Part, Callable[[Sequence[str], Any], str]] = {
    Part.NAME: _write_name,
    Part.COLOUR: _write_colour,
    Part.CALL: _write_call,
    Part.OFFENCE: _write_offence,
    Part.SEED: _write_seed,
}


@dataclass
class _ThrowWords:
    """The words after play, jump or double, split into their parts."""

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
    state: State, names: Sequence[str], entry: Entry[Any], seat: int, words: list[str]
) -> Throw:
    throw = _take_apart(list(words))
    cards, named = _find_cards(state, seat, throw.cards)
    swap = _seat(names, throw.swap) if throw.swap is not None else None
    if entry.action is Play:
        return Play(seat, cards[0], tuple(cards[1:]), named, swap, throw.calls)
    if len(cards) > 1:
        raise NotationError(f"{entry.words.verb} takes one card")
    if entry.action is JumpIn:
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
    """Return the card just drawn if ``word`` may mean it: no other can be played (C5)."""
    phase = state.phase
    if not isinstance(phase, Drawn) or phase.seat != seat:
        return None
    drawn = SINGLE[phase.card]
    return phase.card if find_card(state, drawn, word) == phase.card else None


def action_text(
    state: State, names: Sequence[str], action: Action, *, both_faces: bool = False
) -> str:
    """Return an action as text without its speaker.

    With ``both_faces`` both sides of two-sided cards are written.
    """
    words = entry_of(action).words
    if isinstance(action, Throw):
        return f"{words.verb} {_thrown_text(state, names, action, both_faces=both_faces)}"
    written = [
        _card_text(state, getattr(action, field), both_faces=both_faces)
        if part is Part.CARD
        else _WRITE[part](names, getattr(action, field))
        for field, part in words.parts.items()
    ]
    return " ".join([words.verb, *written])


def _card_text(state: State, card: int, *, both_faces: bool) -> str:
    return state.cards.text(card) if both_faces else shown_text(state, card)


def _thrown_text(state: State, names: Sequence[str], throw: Throw, *, both_faces: bool) -> str:
    text = " ".join([_card_text(state, card, both_faces=both_faces) for card in throw.cards])
    text += f":{COLOURS[throw.colour]}" if throw.colour is not None else ""
    text += f" > {names[throw.swap]}" if throw.swap is not None else ""
    return text + calls_text(throw.calls)


def speaker(names: Sequence[str], action: Action) -> str:
    """Return the name that an action's line begins with."""
    seat = None if entry_of(action).words.speaker is Speaker.TABLE else seat_of(action)
    return TABLE if seat is None else names[seat]


def listed_actions(state: State, seat: int) -> Sequence[Action]:
    """Return the legal turn actions of ``seat``; a series of D6 is listed only in rank order.

    If X3 forbids that order, :func:`~bot.engine.legal_actions` offers another one, which is allowed
    but not listed.
    """
    actions = legal_actions(state, seat)
    if not state.rules.game.series:
        return actions
    return [action for action in actions if _is_in_rank_order(state, action)]


def _is_in_rank_order(state: State, action: Action) -> bool:
    """Return whether the cards are in rank order, except for the R that opens the series."""
    if not isinstance(action, Play) or not action.more:
        return True
    shown = state.cards.faces[state.side]
    places = [PLACE_OF[shown[card]] for card in action.cards]
    opened = RANK_OF[shown[action.card]] == REVERSE
    after = places[1:] if opened else places
    return after == sorted(after)
