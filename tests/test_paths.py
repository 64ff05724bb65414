"""The locations of the bot's own files."""

from __future__ import annotations

from pathlib import Path

import contra_uno
from bot import paths


def test_the_folder_that_is_started_has_the_command() -> None:
    assert paths.command_folder() == Path(contra_uno.__file__).resolve().parent
    assert (paths.command_folder() / "__main__.py").is_file()
