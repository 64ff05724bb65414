"""A pretended rule: a drawn card that may be played must be played."""

from __future__ import annotations

import pytest

from bot.engine import Drawn, State
from bot.engine.legality import playable


def _may_keep(s: State, phase: Drawn) -> bool:
    return not playable(s, phase)


def pretend(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody may pass; lists of actions that go the quick way know nothing of it."""
    monkeypatch.setattr("bot.engine.actions.draw.may_keep", _may_keep)
