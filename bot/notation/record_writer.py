"""Writing a played match as a record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import (
    Action,
    Join,
    NextRound,
    Options,
    apply,
    commitment,
    new_match,
    written_options,
)

from .action_text import action_text, speaker


def write_record(
    options: Options,
    names: Sequence[str],
    seed: bytes,
    actions: Iterable[tuple[Action, str | None]],
    dealer: int | None = None,
) -> str:
    """The record of a match dealt from ``seed``.

    ``actions`` come with the name of who joins, for a Join at a new seat. Each deal is preceded by
    a comment with the commitment published for it, which ``contra-uno verify`` compares.
    """
    seated = list(names)
    lines = [f"mode {options.mode}"]
    lines += [f"option {name}={value}" for name, value in written_options(options)]
    lines.append(f"seats {' '.join(seated)}")
    if dealer is not None:
        lines.append(f"dealer {seated[dealer]}")
    lines += [f"# commitment {commitment(seed)}", f"deal {seed.hex()}", ""]
    state, _ = new_match(options, len(seated), seed, dealer)
    for action, newcomer in actions:
        if isinstance(action, NextRound):
            lines += ["", f"# commitment {commitment(action.seed)}"]
        if isinstance(action, Join) and action.seat == len(seated):
            seated.append(newcomer or f"seat{action.seat + 1}")
        text = action_text(state, seated, action, both_faces=True)
        lines.append(f"{speaker(seated, action)}: {text}")
        state, _ = apply(state, action)
    return "\n".join(lines) + "\n"
