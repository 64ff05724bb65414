"""One action of a record as its line, and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action, State, apply

from .action_text import action_text, speaker
from .record_reader import punished_by


def written_action(state: State, names: Sequence[str], action: Action) -> tuple[str, State]:
    """The line of an action, and the state after it.

    A try that is carried out as a punished one (P1, X8) is marked by the clause that it breaks:
    whoever reads the line takes it as refused and punished, too. Raises `RefusedError`.
    """
    text = action_text(state, names, action, both_faces=True)
    after, events = apply(state, action)
    clause = punished_by(events[0]) if events else None
    mark = "" if clause is None else f" ! {clause}"
    return f"{speaker(names, action)}: {text}{mark}", after
