"""The locations of the bot's own files."""

from __future__ import annotations

from pathlib import Path

import contra_uno
from bot import paths


def test_the_command_is_the_file_that_is_started() -> None:
    assert paths.command_file() == Path(contra_uno.__file__).resolve()
