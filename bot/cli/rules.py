"""Show the house rules: all of them, or one with what it does and what it goes with."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot.cli._arguments import add_language_argument
from bot.errors import OperatorError
from bot.i18n import Texts, Translator

if TYPE_CHECKING:
    from bot.engine.catalogue import Option
    from bot.engine.options import Mode

SUMMARY = "show the house rules"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("option", metavar="OPTION", nargs="?", help="one rule, such as stacking")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    translator = Texts.load().get(arguments.language)
    if arguments.option is None:
        _print_all(translator)
    else:
        _print_one(_option(arguments.option), translator)
    return 0


def _option(name: str) -> Option:
    from difflib import get_close_matches

    from bot.engine.catalogue import BY_NAME

    folded = name.lower().replace("-", "_")
    if folded in BY_NAME:
        return BY_NAME[folded]
    close = get_close_matches(folded, BY_NAME, n=3)
    hint = f"Did you mean {' or '.join(close)}?" if close else "`contra-uno rules` lists them all."
    raise OperatorError(f"No option is called {name}. {hint}")


def _print_all(translator: Translator) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from bot.engine.catalogue import CATALOGUE
    from bot.engine.options import Mode

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("Option", no_wrap=True, style="bold")
    for heading in ("Name", *Mode, "Clause"):
        table.add_column(heading)
    for option in CATALOGUE:
        table.add_row(
            option.name,
            translator.format(f"option-{option.name}"),
            *(_default(option, mode) for mode in Mode),
            option.clause,
        )
    Console(highlight=False).print(table)


def _print_one(option: Option, translator: Translator) -> None:
    from rich.console import Console

    from bot.engine.options import Mode

    console = Console(highlight=False)
    label = translator.format(f"option-{option.name}")
    console.print(f"[bold]{option.name}[/] · {label} · {option.clause}")
    console.print(translator.format(f"option-{option.name}.description"), markup=False)
    console.print()
    facts = {
        "values": ", ".join(option.values),
        "default": ", ".join(f"{mode} {_default(option, mode)}" for mode in Mode),
        "short for": "=".join(option.alias_of or ()),
        "switches on": ", ".join(option.contains),
        "not with": _exclusions(option),
    }
    for name, fact in facts.items():
        if fact:
            console.print(f"{name:<12}{fact}", markup=False)


def _default(option: Option, mode: Mode) -> str:
    """The value that the mode has by itself; a dash where it does not take the option."""
    from bot.engine.catalogue import written_value

    if mode not in option.modes:
        return "–"
    if option.alias_of is not None:
        return "off"
    return written_value(option.name, option.default(mode))


def _exclusions(option: Option) -> str:
    return f"{', '.join(option.excludes)} ({option.exclusion})" if option.excludes else ""
