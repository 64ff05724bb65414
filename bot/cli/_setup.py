"""From arguments to the options of a match, with refusals that people understand."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from bot.engine import BadValue, Mode, Options, SetupRefused, build_options, check_seats
from bot.presets import Preset, load_presets, split_option

MISUSE = 2


def misuse(message: str) -> NoReturn:
    """End the command with the exit status of misuse, saying what is wrong."""
    print(message, file=sys.stderr)
    raise SystemExit(MISUSE)


def options_of(arguments: argparse.Namespace) -> Options:
    """The options of `--mode`, `--option` and, where the command has it, `--preset`."""
    preset = _preset(getattr(arguments, "preset", None))
    mode = arguments.mode or (preset.mode if preset else Mode.CLASSIC)
    if preset and preset.mode != mode:
        misuse(f"The preset {preset.name} is of mode {preset.mode}, not {mode}.")
    written = (*(preset.written if preset else ()), *map(split_option, arguments.option))
    try:
        return build_options(Mode(mode), written)
    except BadValue as error:
        misuse(f"{error}. `contra-uno rules` lists the options.")
    except SetupRefused as refused:
        misuse(refusal_text(refused))


def _preset(name: str | None) -> Preset | None:
    if name is None:
        return None
    presets = load_presets()
    if name not in presets:
        misuse(f"No preset is called {name}; there are {', '.join(presets)}.")
    return presets[name]


def require_seats(options: Options, seats: int) -> None:
    """End the command where so many players cannot play with these options."""
    try:
        check_seats(options, seats)
    except SetupRefused as refused:
        misuse(f"{seats} players do not go with {refused.names[-1]} ({refused.clause}).")


def refusal_text(refused: SetupRefused) -> str:
    """What does not go together, and by which clause."""
    return f"{' does not go with '.join(refused.names)} ({refused.clause})."
