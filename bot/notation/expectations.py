"""Expectations of a record, compared with the actual state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine import (
    NO_CARD,
    PHASES,
    SINGLE,
    MatchOver,
    Pending,
    Presence,
    RoundOver,
    State,
    held_up,
    owed_by,
    place_of,
    team_of,
    to_act,
    why_not,
)
from bot.engine.cards import COLOURS, NO_COLOUR, WILD_DRAW_COLOUR

from .action_text import action_text, listed_actions, read_action
from .tokens import (
    CALL_WORDS,
    NotationError,
    calls_text,
    faces,
    find_card,
    number,
    shown_text,
    split_colour,
    top_text,
)


@dataclass(frozen=True)
class CheckedExpectation:
    """What a record expects of a state, what it got, and whether the two agree."""

    holds: bool
    expected: str
    got: str


NamedState = tuple[State, Sequence[str]]
"""A state, and the names of its seats."""


def expect(state: State, names: Sequence[str], text: str) -> CheckedExpectation:
    """Check the expectation ``text`` (without its question mark); raise :class:`NotationError`."""
    word, *rest = text.split()
    checker = _CHECKERS.get(word)
    if checker is None:
        raise NotationError(f"{word!r} begins no expectation")
    return checker((state, names), rest)


def _same(word: str, expected: str, got: str) -> CheckedExpectation:
    return CheckedExpectation(expected == got, f"{word} {expected}", got)


def _one(rest: list[str]) -> str:
    if len(rest) != 1:
        raise NotationError("one word expected")
    return rest[0]


def _seat(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise NotationError(f"nobody is called {name!r}")
    return names.index(name)


def _turn(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state, names = named
    expected = names[_seat(names, _one(rest))]
    acting = to_act(state.phase)
    seat = to_act(held_up(state.phase)) if acting is None else acting
    return _same("turn", expected, "nobody" if seat is None else names[seat])


_WORDS = {entry.phase: entry.word for entry in PHASES}


def _phase(named: NamedState, rest: list[str]) -> CheckedExpectation:
    expected = _one(rest)
    if expected not in _WORDS.values():
        raise NotationError(f"{expected!r} is no phase")
    return _same("phase", expected, _WORDS[type(named[0].phase)])


def _hand(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state, names = named
    if not rest:
        raise NotationError("whose hand?")
    name, *words = rest
    left = state.hands[_seat(names, name)]
    whole = any("/" in word for word in words)
    got = [state.cards.text(card) if whole else shown_text(state, card) for card in left]
    for word in sorted(words, key=lambda word: "/" not in word):
        card = find_card(state, left, word)
        left = left.replace(SINGLE[card], b"", 1)
    holds = not left and len(words) == len(got)
    expected = " ".join(sorted(words))
    return CheckedExpectation(
        holds, f"hand {name} {expected}".strip(), " ".join(sorted(got)) or "none"
    )


def _of_seat(word: str, value: Callable[[State, int], str]) -> Callable[..., CheckedExpectation]:
    def check(named: NamedState, rest: list[str]) -> CheckedExpectation:
        state, names = named
        if len(rest) != 2:
            raise NotationError(f"{word} takes a name and a number")
        return _same(f"{word} {rest[0]}", str(number(rest[1])), value(state, _seat(names, rest[0])))

    return check


def _place_of(state: State, seat: int) -> str:
    place = place_of(state.places, seat)
    return "no place" if place is None else str(place)


def _out(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _knocked_out(named, rest, wanted=True)


def _in(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _knocked_out(named, rest, wanted=False)


def _knocked_out(named: NamedState, rest: list[str], *, wanted: bool) -> CheckedExpectation:
    """Check whether somebody is knocked out of the round (X5), or out of the match (X10)."""
    state, names = named
    seat = _seat(names, _one(rest))
    out = any(each.seat == seat for each in state.knocked)
    out = out or state.presence[seat] is Presence.ELIMINATED
    word = "out" if wanted else "in"
    return CheckedExpectation(out == wanted, f"{word} {rest[0]}", "out" if out else "in")


def _top(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state = named[0]
    word, colour = split_colour(_one(rest))
    _, dark = faces(word)
    if state.top == NO_CARD:
        return CheckedExpectation(False, f"top {rest[0]}", "nothing")
    got = shown_text(state, state.top) if dark is None else state.cards.text(state.top)
    same_colour = colour is None or colour == state.colour
    return CheckedExpectation(got == word and same_colour, f"top {rest[0]}", top_text(state))


def _colour(named: NamedState, rest: list[str]) -> CheckedExpectation:
    colour = named[0].colour
    return _same("colour", _one(rest), COLOURS[colour] if colour != NO_COLOUR else "none")


def _direction(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _same("direction", _one(rest), "left" if named[0].direction > 0 else "right")


def _side(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _same("side", _one(rest), "dark" if named[0].side else "light")


def _draw_pile(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _same("draw-pile", str(number(_one(rest))), str(len(named[0].draw)))


def _aside(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _same("aside", str(number(_one(rest))), str(len(named[0].aside)))


def _pending(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state = named[0]
    phase = held_up(state.phase)
    if not isinstance(phase, Pending):
        got = "0"
    elif phase.draw.kind == WILD_DRAW_COLOUR:
        got = f"colour {COLOURS[state.colour]}"
    else:
        got = str(phase.draw.amount)
    match rest:
        case ["colour", letter]:
            return _same("pending", f"colour {letter}", got)
        case _:
            return _same("pending", str(number(_one(rest))), got)


def _owes(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state, names = named
    if len(rest) < 2:
        raise NotationError("owes takes a name and calls, or nothing")
    name, *words = rest
    if words != ["nothing"] and any(word not in CALL_WORDS for word in words):
        raise NotationError(f"{' '.join(words)!r} are no calls")
    got = calls_text(owed_by(state.debts, _seat(names, name))).split() or ["nothing"]
    return CheckedExpectation(
        set(words) == set(got), f"owes {name} {' '.join(words)}", " ".join(got)
    )


def _speaker_and_text(rest: list[str]) -> tuple[str, str]:
    who, colon, text = " ".join(rest).partition(":")
    if not colon:
        raise NotationError("NAME: ACTION expected")
    return who.strip(), text.strip()


def _can(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _possible(named, rest, wanted=True)


def _cannot(named: NamedState, rest: list[str]) -> CheckedExpectation:
    return _possible(named, rest, wanted=False)


def _possible(named: NamedState, rest: list[str], *, wanted: bool) -> CheckedExpectation:
    state, names = named
    who, text = _speaker_and_text(rest)
    if not text:
        raise NotationError("NAME: ACTION expected")
    refusal = why_not(state, read_action(state, names, who, text))
    got = "allowed" if refusal is None else f"refused {refusal.clause}"
    word = "can" if wanted else "cannot"
    return CheckedExpectation((refusal is None) == wanted, f"{word} {who}: {text}", got)


def _legal(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state, names = named
    who, text = _speaker_and_text(rest)
    seat = _seat(names, who)
    expected = sorted(item for part in text.split("|") if (item := " ".join(part.split())))
    for item in expected:
        read_action(state, names, who, item)
    legal: dict[str, set[str]] = {}
    for action in listed_actions(state, seat):
        by_both_faces = action_text(state, names, action, both_faces=True)
        legal.setdefault(action_text(state, names, action), set()).add(by_both_faces)
    holds = expected == sorted(_written_as(expected, legal))
    got = " | ".join(sorted(legal)) or "nothing"
    return CheckedExpectation(holds, f"legal {who}: {' | '.join(expected)}", got)


def _written_as(expected: Sequence[str], legal: Mapping[str, set[str]]) -> Iterator[str]:
    """Yield the legal actions, each by the active faces, or each of its cards by both, as they are
    expected."""
    for by_active_face, by_both_faces in legal.items():
        yield from [by_active_face] if by_active_face in expected else by_both_faces


def _winner(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state, names = named
    seat = _seat(names, _one(rest))
    phase = state.phase
    winner = phase.winner if isinstance(phase, RoundOver | MatchOver) else None
    team = team_of(state, winner) if winner is not None else ()
    got = " ".join(names[mate] for mate in team) or "nobody"
    return CheckedExpectation(seat in team, f"winner {rest[0]}", got)


def _match(named: NamedState, rest: list[str]) -> CheckedExpectation:
    state, names = named
    for name in rest:
        _seat(names, name)
    phase = state.phase
    winners = phase.winners if isinstance(phase, MatchOver) else ()
    holds = isinstance(phase, MatchOver) and {names[seat] for seat in winners} == set(rest)
    got = " ".join(sorted(names[seat] for seat in winners)) or "nobody"
    if not rest and not isinstance(phase, MatchOver):
        got = "a match that goes on"
    return CheckedExpectation(holds, f"match {' '.join(sorted(rest)) or 'nobody'}", got)


_CHECKERS: dict[str, Callable[[NamedState, list[str]], CheckedExpectation]] = {
    "turn": _turn,
    "phase": _phase,
    "hand": _hand,
    "cards": _of_seat("cards", lambda state, seat: str(len(state.hands[seat]))),
    "top": _top,
    "colour": _colour,
    "direction": _direction,
    "side": _side,
    "draw-pile": _draw_pile,
    "aside": _aside,
    "out": _out,
    "in": _in,
    "pending": _pending,
    "owes": _owes,
    "can": _can,
    "cannot": _cannot,
    "legal": _legal,
    "winner": _winner,
    "place": _of_seat("place", _place_of),
    "score": _of_seat("score", lambda state, seat: str(state.scores[seat])),
    "match": _match,
}
