"""Writing a played match, one round of it, or an action that was refused, as a record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import (
    Action,
    Join,
    NextRound,
    Opening,
    Options,
    RefusedError,
    SeedOrigin,
    State,
    apply,
    commitment,
    deal_again,
    new_match,
)

from .action_text import action_text, speaker
from .deal_verification import origin_lines
from .position_writer import later_round_lines, option_lines, score_lines, write_position
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
    lines = option_lines(options, names)
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


def write_refusal(
    refused: RefusedError,
    names: Sequence[str] = (),
    dealt: tuple[Opening, Iterable[Action]] | None = None,
) -> str:
    """Return a record that ends with the refused action, to be replayed with `contra-uno check`.

    Its expectation fails once the action is allowed, or refused by another clause. It shows every
    hand: it is for a bug report, not for a log. ``dealt`` is how the round was dealt and what was
    done in it: then, and without ``names``, the seats are numbered. Without it the record has the
    position, in which comments stand for what no statement says.
    """
    state, action = refused.state, refused.action
    if dealt is not None or not names:
        names = [_numbered(seat) for seat in range(len(state.hands))]
    options, text = state.rules.options, action_text(state, names, action, both_faces=True)
    before = write_position(state, names) if dealt is None else write_round(options, *dealt)
    who = speaker([*names, _numbered(len(names))], action)  # a newcomer may be refused, too
    return f"{before}\n{who}: {text} ! {refused.refusal.clause}\n"


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
    lines = option_lines(options, names)
    lines += later_round_lines(names, opening.number, opening.presence)
    lines += score_lines(options, names, opening.scores)
    if opening.number > 1:
        before = opening.number - 1
        counted = before - opening.not_counted
        lines += [f"dealer {names[opening.dealer]}"]
        lines += [f"# rounds before it that let the match count (L3): {counted} of {before}"]
    if origin is not None:
        lines += origin_lines(origin, names)
    dealt = deal_again(options, opening)
    return _record(lines, names, dealt, ((action, None) for action in actions))
