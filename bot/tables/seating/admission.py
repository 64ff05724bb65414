"""The one way by which a table gets its rules: past the gate for rules."""

from __future__ import annotations

from typing import TypedDict

from bot import engine
from bot.engine import Options
from bot.rule_gate import rule_gate

from ..outcome import DeniedError, Reason


class StoredRules(TypedDict):
    """Rules as a game stores them: fields of a `GameRow`."""

    mode: str
    options: tuple[tuple[str, str], ...]


def admitted(options: Options) -> StoredRules:
    """Return the rules as a game stores them. Raise `DeniedError` if they are not played here."""
    refused = rule_gate().refused(options)
    if refused:
        raise DeniedError(Reason.PROHIBITED, names=refused)
    return StoredRules(mode=options.mode.value, options=tuple(engine.written_options(options)))
