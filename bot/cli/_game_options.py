"""From arguments to the options of a match, with refusals that people understand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NoReturn

from bot.cli._terminal import terminal_language
from bot.engine import (
    BY_NAME,
    USUAL,
    BadValueError,
    Mode,
    Options,
    SetupRefusedError,
    build_options,
    check_seats,
)
from bot.i18n import Texts, Translator
from bot.presets import Preset, load_presets, split_option
from bot.render import bad_value, setup_refusal

MISUSE = 2


def misuse(message: str) -> NoReturn:
    """End the command with the exit status of misuse, saying what is wrong."""
    print(message, file=sys.stderr)
    raise SystemExit(MISUSE)


def options_of(arguments: argparse.Namespace) -> Options:
    """Return the options of `--mode`, `--option` and, where the command has it, `--preset`."""
    t = _texts()
    preset = _preset(getattr(arguments, "preset", None), t)
    mode = arguments.mode or (preset.mode if preset else USUAL)
    if preset and preset.mode != mode:
        game = t.format(f"mode-{preset.mode}")
        misuse(t.format("rules-preset-mode", name=preset.name, mode=game))
    written = (*(preset.written if preset else ()), *map(split_option, arguments.option))
    try:
        return build_options(Mode(mode), written)
    except BadValueError as bad:
        misuse(bad_value_text(bad, t))
    except SetupRefusedError as refused:
        misuse(setup_refusal_text(refused, t))


def _texts() -> Translator:
    return Texts.load().get(terminal_language())


def _preset(name: str | None, t: Translator) -> Preset | None:
    if name is None:
        return None
    presets = load_presets()
    if name not in presets:
        misuse(t.format("rules-unknown-preset", name=name, names=", ".join(presets)))
    return presets[name]


def require_seats(options: Options, seats: int) -> None:
    """End the command if ``seats`` players cannot play with these options."""
    try:
        check_seats(options, seats)
    except SetupRefusedError as refused:
        misuse(setup_refusal_text(refused, _texts()))


def setup_refusal_text(refused: SetupRefusedError, t: Translator) -> str:
    """Return which options cannot be combined, with the clause and the names as written here."""
    said = setup_refusal(refused.clause, refused.names, t, written=lambda name, _t: name)
    return f"{said} ({refused.clause}: {', '.join(refused.names)})"


def bad_value_text(bad: BadValueError, t: Translator) -> str:
    """Return what is wrong with an option that somebody wrote, and what can be written."""
    if bad.name in BY_NAME:
        return bad_value(bad, t)
    return t.format("rules-unknown", name=bad.name, hint=name_hint(bad.name, BY_NAME, t))


def name_hint(name: str, known: Iterable[str], t: Translator) -> str:
    """Return which of the known names may have been meant, or where they are listed."""
    close = get_close_matches(name, list(known), n=3)
    return t.format("rules-meant", names=", ".join(close)) if close else t.format("rules-listed")
