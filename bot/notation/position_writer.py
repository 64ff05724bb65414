"""Writing a state as the position of a record, as far as docs/notation.md has words for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import (
    NO_CARD,
    SINGLE,
    Drawn,
    GestureDuty,
    Options,
    Presence,
    State,
    Turn,
    partner_of,
    place_of,
    written_options,
)
from bot.engine.cards import NO_COLOUR

from .tokens import calls_text, top_text


def option_lines(options: Options, names: Sequence[str]) -> list[str]:
    """Return the mode, the options that differ from its defaults, and the names of the seats."""
    written = [f"option {name}={value}" for name, value in written_options(options)]
    return [f"mode {options.mode}", *written, f"seats {' '.join(names)}"]


def score_lines(options: Options, names: Sequence[str], scores: Sequence[int]) -> Iterator[str]:
    """Yield the scores that are not 0; partners have one, their team's (V9)."""
    for seat, score in enumerate(scores):
        partner = partner_of(options, len(scores), seat)
        if score and (partner is None or seat < partner):
            yield f"score {names[seat]} {score}"


def later_round_lines(
    names: Sequence[str], number: int, presence: Sequence[Presence]
) -> Iterator[str]:
    """Yield the number of a later round, who has left, and who is out of the match (X10)."""
    if number > 1:
        yield f"round {number}"
    for name, here in zip(names, presence, strict=True):
        if here is not Presence.HERE:
            yield f"{'out' if here is Presence.ELIMINATED else 'away'} {name}"


def write_position(state: State, names: Sequence[str]) -> str:
    """Return the statements that set up ``state``.

    A card just drawn is drawn once more, by an action, where anybody may draw (C6). What a position
    cannot say (a pending draw, an open window, who owes what) stands in comments, that begin with
    ``# besides``.
    """
    drawn = _drawn_at_will(state)
    lines = option_lines(state.rules.options, names)
    lines += _lines_of_seats(state, names, drawn)
    lines += _lines_of_piles(state, drawn)
    lines += [f"side {'dark' if state.side else 'light'}"] if state.cards.two_sided else []
    lines.append(f"direction {'left' if state.direction > 0 else 'right'}")
    if isinstance(state.phase, Turn | Drawn):
        lines.append(f"turn {names[state.phase.seat]}")
    lines.append(f"seed {state.seed.hex()}")
    lines += [f"# besides: {what}" for what in _besides(state, names)]
    if drawn is not None:
        lines += ["", f"{names[drawn.seat]}: draw"]
    return "\n".join(lines) + "\n"


def _drawn_at_will(state: State) -> Drawn | None:
    may_draw = state.rules.draws.at_will
    return state.phase if isinstance(state.phase, Drawn) and may_draw else None


def _lines_of_seats(state: State, names: Sequence[str], drawn: Drawn | None) -> Iterator[str]:
    for seat in state.ring.seats:
        hand = state.hands[seat]
        if drawn is not None and drawn.seat == seat:
            hand = hand.replace(SINGLE[drawn.card], b"", 1)
        yield f"hand {names[seat]} {_cards(state, hand)}".rstrip()
    yield from score_lines(state.rules.options, names, state.scores)
    yield f"dealer {names[state.dealer]}"


def _lines_of_piles(state: State, drawn: Drawn | None) -> Iterator[str]:
    if state.top != NO_CARD and state.colour != NO_COLOUR:
        yield f"top {top_text(state)}"
    draw = state.draw if drawn is None else SINGLE[drawn.card] + state.draw
    yield f"draw {_cards(state, draw)}".rstrip()
    yield f"discard {_cards(state, state.discard[::-1])}".rstrip()
    if state.aside:
        yield f"aside {_cards(state, state.aside)}"


def _cards(state: State, cards: bytes) -> str:
    return " ".join(state.cards.text(card) for card in cards)


def _besides(state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield what a position has no words for."""
    yield from later_round_lines(names, state.number, state.presence)
    match state.phase:
        case Turn(granted=None):
            pass
        case Drawn() if _drawn_at_will(state) is not None:
            pass
        case GestureDuty(waiting=waiting):
            yield f"gesture of {' '.join(names[seat] for seat in waiting)}"
        case phase:
            yield type(phase).__name__
    if state.complement:
        yield "complement on"
    if state.window is not None:
        yield f"window of {names[state.window.seat]}"
    for debt in state.debts:
        yield f"{names[debt.seat]} owes{calls_text(debt.calls)}"
    if state.announced is not None:
        yield f"{names[state.announced.seat]} said{calls_text(state.announced.calls)}"
    for out in state.places:
        yield f"place {names[out.seat]} {place_of(state.places, out.seat)}"
    for out in state.knocked:
        yield f"{names[out.seat]} knocked out with {out.value}"
