"""What every test gets."""

from __future__ import annotations

import os

import pytest

from bot.config import VARIABLES
from bot.i18n import Texts

# A player gets English for a missing text; a test gets an exception.
Texts.strict_by_default = True


@pytest.fixture(autouse=True)
def settings_of_this_machine_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test may find a real token or database in the environment of whoever runs it."""
    for variable in set(VARIABLES) & set(os.environ):
        monkeypatch.delenv(variable)
