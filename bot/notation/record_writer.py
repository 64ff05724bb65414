"""Writing a played match, or an action that was refused, as a record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import (
    Action,
    Join,
    NextRound,
    Options,
    RefusedError,
    commitment,
    new_match,
)

from .action_text import action_text, speaker
from .position_writer import option_lines, write_position
from .written_action import written_action


def write_record(
    options: Options,
    names: Sequence[str],
    seed: bytes,
    actions: Iterable[tuple[Action, str | None]],
    dealer: int | None = None,
) -> str:
    """The record of a match dealt from ``seed``.

    ``actions`` come with the name of who joins, for a Join at a new seat. Punished tries (P1, X8)
    are marked, so that the record leads to the same state. Each deal is preceded by
    a comment with the commitment published for it, which ``contra-uno verify`` compares.
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
    """A record that ends with the refused action, to be replayed with `contra-uno check`.

    Its expectation fails once the action is allowed, or refused by another clause. It shows every
    hand: it is for a bug report, not for a log. Without ``names`` the seats are numbered.
    """
    state, action = refused.state, refused.action
    names = names or [f"seat{seat + 1}" for seat in range(len(state.hands))]
    text = action_text(state, names, action, both_faces=True)
    position = write_position(state, names)
    return f"{position}\n{speaker(names, action)}: {text} ! {refused.refusal.clause}\n"
