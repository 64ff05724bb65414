"""Writing a played match, or one round of it, as a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import (
    Action,
    Join,
    NextRound,
    Opening,
    Options,
    Presence,
    SeedOrigin,
    State,
    apply,
    commitment,
    deal_again,
    new_match,
    partner_of,
    written_options,
)

from .action_text import action_text, speaker
from .deal_verification import origin_lines
from .record_reader import punished_by


def written_action(state: State, names: Sequence[str], action: Action) -> tuple[str, State]:
    """Return the line of an action, and the state after it.

    A try that is carried out as a punished one (P1, X8) is marked by the clause that it breaks, so
    that a reader of the line takes it as refused and punished, too. Raise `RefusedError`.
    """
    text = action_text(state, names, action, both_faces=True)
    after, events = apply(state, action)
    clause = punished_by(events[0]) if events else None
    mark = "" if clause is None else f" ! {clause}"
    return f"{speaker(names, action)}: {text}{mark}", after


def write_record(
    options: Options,
    names: Sequence[str],
    seed: bytes,
    actions: Iterable[tuple[Action, str | None]],
    dealer: int | None = None,
) -> str:
    """Return the record of a match dealt from ``seed``.

    ``actions`` come with the name of the player who joins, for a Join at a new seat. Punished tries
    (P1, X8) are marked, so that the record leads to the same state. Before each deal a comment has
    the commitment published for it, which ``contra-uno verify`` compares.
    """
    lines = _option_lines(options, names)
    if dealer is not None:
        lines.append(f"dealer {names[dealer]}")
    dealt, _ = new_match(options, len(names), seed, dealer)
    return _record(lines, names, dealt, actions)


def _record(
    lines: list[str],
    names: Sequence[str],
    state: State,
    actions: Iterable[tuple[Action, str | None]],
) -> str:
    """Return the record that begins with these lines and the deal of ``state``."""
    lines += [f"# commitment {commitment(state.seed)}", f"deal {state.seed.hex()}", ""]
    seated = list(names)
    for action, newcomer in actions:
        if isinstance(action, NextRound):
            lines += ["", f"# commitment {commitment(action.seed)}"]
        if isinstance(action, Join) and action.seat == len(seated):
            seated.append(newcomer or _numbered(action.seat))
        line, state = written_action(state, seated, action)
        lines.append(line)
    return "\n".join(lines) + "\n"


def _numbered(seat: int) -> str:
    return f"seat{seat + 1}"


def write_round(
    options: Options,
    opening: Opening,
    actions: Iterable[Action],
    origin: SeedOrigin | None = None,
) -> str:
    """Return the record of a round as it was dealt, for `contra-uno check`, `verify` and `analyse`.

    It names nobody: seats are numbered. Comments have ``origin``, what the seed was made from, and
    what a later round cannot say of those before it.
    """
    names = [_numbered(seat) for seat in range(len(opening.scores))]
    lines = _option_lines(options, names)
    lines += _later_round_lines(names, opening.number, opening.presence)
    lines += _score_lines(options, names, opening.scores)
    if opening.number > 1:
        before = opening.number - 1
        counted = before - opening.not_counted
        lines += [f"dealer {names[opening.dealer]}"]
        lines += [f"# rounds before it that let the match count (L3): {counted} of {before}"]
    if origin is not None:
        lines += origin_lines(origin, names)
    dealt = deal_again(options, opening)
    return _record(lines, names, dealt, ((action, None) for action in actions))


def _option_lines(options: Options, names: Sequence[str]) -> list[str]:
    """Return the mode, the options that differ from its defaults, and the names of the seats."""
    written = [f"option {name}={value}" for name, value in written_options(options)]
    return [f"mode {options.mode}", *written, f"seats {' '.join(names)}"]


def _score_lines(options: Options, names: Sequence[str], scores: Sequence[int]) -> Iterator[str]:
    """Yield the scores that are not 0; partners have one, their team's (V9)."""
    for seat, score in enumerate(scores):
        partner = partner_of(options, len(scores), seat)
        if score and (partner is None or seat < partner):
            yield f"score {names[seat]} {score}"


def _later_round_lines(
    names: Sequence[str], number: int, presence: Sequence[Presence]
) -> Iterator[str]:
    """Yield the number of a later round, who has left, and who is out of the match (X10)."""
    if number > 1:
        yield f"round {number}"
    for name, here in zip(names, presence, strict=True):
        if here is not Presence.HERE:
            yield f"{'out' if here is Presence.ELIMINATED else 'away'} {name}"
