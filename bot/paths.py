"""Where the bot's own files are, in a checkout and when installed."""

from __future__ import annotations

from pathlib import Path

_HOME = Path(__file__).resolve().parent.parent
"""The root of a checkout, or the folder `contra_uno` of an installed bot, with all its parts."""


def data_dir() -> Path:
    """Return the folder with locales, fonts, card art and presets.

    It is only read: an installed package may be in a folder where nobody may write.
    """
    return _HOME / "data"


def default_database_file() -> Path:
    """Return the SQLite file that is used when DATABASE_URL is not set.

    In a checkout it is `data/contra.sqlite3` of that checkout, in whatever folder the command is
    started. Installed, it is `data/contra.sqlite3` in the current folder.
    """
    is_checkout = (_HOME / "pyproject.toml").is_file()
    return (data_dir() if is_checkout else Path("data")) / "contra.sqlite3"


def command_folder() -> Path:
    """Return the folder to give to Python as its program, to run `contra-uno` in another process.

    Python then puts it first on the path of modules, so that no folder of another bot is used.
    """
    return _HOME
