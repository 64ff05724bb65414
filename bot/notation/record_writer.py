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
from .position_writer import option_lines, write_position
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
    seated = list(names)
    lines = option_lines(options, seated)
    if dealer is not None:
        lines.append(f"dealer {seated[dealer]}")
    lines += [f"# commitment {commitment(seed)}", f"deal {seed.hex()}", ""]
    state, _ = new_match(options, len(seated), seed, dealer)
    for action, newcomer in actions:
        if isinstance(action, NextRound):
            lines += ["", f"# commitment {commitment(action.seed)}"]
        if isinstance(action, Join) and action.seat == len(seated):
            seated.append(newcomer or f"seat{action.seat + 1}")
        line, state = written_action(state, seated, action)
        lines.append(line)
    return "\n".join(lines) + "\n"


def write_refusal(refused: RefusedError, names: Sequence[str] = ()) -> str:
    """Return a record that ends with the refused action, to be replayed with `contra-uno check`.

    Its expectation fails once the action is allowed, or refused by another clause. It shows every
    hand: it is for a bug report, not for a log. Without ``names`` the seats are numbered.
    """
    state, action = refused.state, refused.action
    names = names or [f"seat{seat + 1}" for seat in range(len(state.hands))]
    text = action_text(state, names, action, both_faces=True)
    position = write_position(state, names)
    return f"{position}\n{speaker(names, action)}: {text} ! {refused.refusal.clause}\n"


def write_round(
    options: Options,
    opening: Opening,
    actions: Iterable[Action],
    origin: SeedOrigin | None = None,
) -> str:
    """Return the record of a round as it was dealt, for `contra-uno check`, `verify` and `analyse`.

    It names nobody: seats are numbered. Whoever did not play in the round has no seat in it. A
    deal cannot say points of rounds before (docs/notation.md): they stand in a comment, and so does
    ``origin``, what the seed was made from.
    """
    names = [f"seat{seat + 1}" for seat in range(len(opening.scores))]
    playing = [name for name, here in zip(names, opening.presence, strict=True) if here.plays]
    lines = option_lines(options, playing)
    if opening.number > 1:
        scores = zip(names, opening.scores, strict=True)
        told = ", ".join(f"{name} {score}" for name, score in scores if name in playing)
        lines += [f"# round {opening.number}; points before it: {told}"]
        lines += [f"dealer {names[opening.dealer]}"]
    if origin is not None:
        lines += origin_lines(origin, names)
    lines += [f"# commitment {commitment(opening.seed)}", f"deal {opening.seed.hex()}", ""]
    state = deal_again(options, opening)
    for action in actions:
        line, state = written_action(state, names, action)
        lines.append(line)
    return "\n".join(lines) + "\n"
