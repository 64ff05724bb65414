"""Show the house rules: all of them, or one with what it does and what it goes with.

contra-uno rules                  all rules with their values in each game, and the presets
contra-uno rules --mode duo       the rules as they stand in one game, and what it fixes
contra-uno rules stacking         one rule
contra-uno rules wild             one preset
contra-uno rules --mode flip --check partner play_on    whether these go together

The rules themselves are shown in the language of the terminal, or in that of --language.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot.cli._arguments import MODES, add_language_argument, positive
from bot.i18n import Texts, Translator

if TYPE_CHECKING:
    from bot.engine import Mode, Option
    from bot.presets import Preset

SUMMARY = "show the house rules"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "option", metavar="OPTION", nargs="?", help="one rule, such as stacking, or one preset"
    )
    parser.add_argument(
        "--check",
        dest="chosen",
        nargs="+",
        metavar="NAME[=VALUE]",
        help="say whether these rules go together, and if not, which do not and by which clause",
    )
    parser.add_argument(
        "--mode", choices=MODES, help="the game (default: all of them; for --check, classic)"
    )
    parser.add_argument(
        "--seats", type=positive, metavar="N", help="for --check: how many people would play"
    )
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.cli import _rule_pages
    from bot.engine import USUAL, Mode

    t = Texts.load().get(arguments.language)
    _refuse_what_would_be_ignored(arguments, t)
    mode = None if arguments.mode is None else Mode(arguments.mode)
    if arguments.chosen is not None:
        return _check(mode or USUAL, arguments.chosen, arguments.seats, t)
    if arguments.option is not None:
        _show_one(arguments.option, mode, t)
    elif mode is None:
        _rule_pages.show_all(t)
    else:
        _rule_pages.show_mode(mode, t)
    return 0


def _refuse_what_would_be_ignored(arguments: argparse.Namespace, t: Translator) -> None:
    from bot.cli._game_options import misuse

    if arguments.chosen is not None and arguments.option is not None:
        misuse(t.format("rules-either-or", name=arguments.option))
    if arguments.chosen is None and arguments.seats:
        misuse(t.format("rules-seats-alone"))


def _check(mode: Mode, chosen: list[str], seats: int | None, t: Translator) -> int:
    """Say whether the chosen rules can be combined. Return the exit status."""
    from bot.cli._game_options import bad_value_text, misuse, setup_refusal_text
    from bot.engine import (
        BadValueError,
        SetupRefusedError,
        build_options,
        check_seats,
        written_options,
    )
    from bot.presets import split_option
    from bot.render import rule_text

    try:
        options = build_options(mode, map(split_option, chosen))
        if seats is not None:
            check_seats(options, seats)
    except BadValueError as bad:
        misuse(bad_value_text(bad, t))
    except SetupRefusedError as refused:
        print(setup_refusal_text(refused, t))
        return 1
    game = t.format(f"mode-{mode}")
    rules = [f"{rule_text(name, value, t)} ({name})" for name, value in written_options(options)]
    if rules:
        print(t.format("rules-go-together", mode=game, rules=", ".join(rules)))
    else:
        print(t.format("rules-go-together-none", mode=game))
    return 0


def _show_one(name: str, mode: Mode | None, t: Translator) -> None:
    from bot.cli import _rule_pages
    from bot.cli._game_options import misuse
    from bot.presets import Preset

    rule = _named(name, t)
    if not isinstance(rule, Preset):
        _rule_pages.show_option(rule, mode, t)
    elif mode in (None, rule.mode):
        _rule_pages.show_preset(rule, t)
    else:
        game = t.format(f"mode-{rule.mode}")
        misuse(t.format("rules-preset-mode", name=rule.name, mode=game))


def _named(name: str, t: Translator) -> Option | Preset:
    from bot.cli._game_options import misuse, name_hint
    from bot.engine import BY_NAME
    from bot.presets import load_presets

    folded = name.lower().replace("-", "_")
    known: dict[str, Option | Preset] = {**load_presets(), **BY_NAME}
    if folded in known:
        return known[folded]
    misuse(t.format("rules-unknown", name=name, hint=name_hint(folded, known, t)))
