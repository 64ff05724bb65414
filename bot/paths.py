"""Where the bot's own files are, in a checkout and when installed."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir() -> Path:
    """Return the folder with locales, fonts, card art and presets.

    A wheel contains it as `bot/_data`; in a checkout it is `data/` beside `bot/`. It is only read:
    an installed package may be in a folder where nobody may write.
    """
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _checkout_data_dir()


def default_database_file() -> Path:
    """Return the SQLite file that is used when DATABASE_URL is not set.

    In a checkout it is `data/contra.sqlite3` of that checkout, in whatever folder the command is
    started. Installed, it is `data/contra.sqlite3` in the current folder.
    """
    folder = _checkout_data_dir() if _is_checkout() else Path("data")
    return folder / "contra.sqlite3"


def command_file() -> Path:
    """Return the file that `contra-uno` runs, to run it again in another process.

    It is beside `bot`, in a checkout and when installed, so it never imports another bot's modules.
    """
    return _PACKAGE.parent / "contra_uno.py"


def _is_checkout() -> bool:
    return (_PACKAGE.parent / "pyproject.toml").is_file()


def _checkout_data_dir() -> Path:
    return _PACKAGE.parent / "data"
