"""Named sets of house rules: `data/presets.toml`.

Their names for people are the texts `preset-NAME` and `preset-NAME.description`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from bot.engine import Mode, Options, build_options
from bot.paths import data_dir

Written = tuple[tuple[str, str | None], ...]
"""Options as they were typed: name, and value or None for the bare name."""


class Preset(msgspec.Struct, frozen=True):
    """A named mode with options, as :func:`bot.engine.build_options` takes them."""

    name: str
    mode: Mode
    written: Written

    def options(self, more: Written = ()) -> Options:
        """Return the options of a match; `more` come after the preset's own and override them.

        Raise what :func:`bot.engine.build_options` raises for options that exclude each other.
        """
        return build_options(self.mode, (*self.written, *more))


class _WrittenPreset(msgspec.Struct, forbid_unknown_fields=True):
    mode: Mode
    options: list[str]


@cache
def load_presets(file: Path | None = None) -> dict[str, Preset]:
    """Return the presets of ``file`` (default: those that came with the bot) by name, in its order.

    Raise :class:`msgspec.ValidationError` or :class:`tomllib.TOMLDecodeError` if the file cannot be
    read as presets.
    """
    path = data_dir() / "presets.toml" if file is None else file
    tables = msgspec.convert(
        tomllib.loads(path.read_text(encoding="utf-8")), dict[str, _WrittenPreset]
    )
    return {
        name: Preset(name, table.mode, tuple(map(split_option, table.options)))
        for name, table in tables.items()
    }


def split_option(text: str) -> tuple[str, str | None]:
    """Split ``target=200`` into name and value; the value of a bare name is None."""
    name, equals, value = text.partition("=")
    return name, value if equals else None
