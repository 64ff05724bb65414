"""A pretended rule: a drawn card that may be played must be played."""

from __future__ import annotations

import pytest

from bot.engine import Drawn, Pass, Refusal, State
from bot.engine.legality.judge import JUDGES
from bot.engine.legality.playable_cards import playable
from bot.engine.refusal import OUT_OF_PHASE


def _no_pass(s: State, a: Pass) -> Refusal | None:
    if not isinstance(s.phase, Drawn) or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return Refusal("Z1") if playable(s, s.phase) else None


def pretend(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody may pass; lists of actions that go the quick way know nothing of it."""
    monkeypatch.setitem(JUDGES, Pass, _no_pass)
