"""Show the house rules: all of them, or one with what it does and what it goes with.

contra-uno rules             all rules, and the presets
contra-uno rules stacking    one rule
contra-uno rules wild        one preset
contra-uno rules --mode flip --check partner play_on    whether these go together
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot.cli._arguments import MODES, add_language_argument, positive
from bot.i18n import Texts, Translator

if TYPE_CHECKING:
    from bot.engine.catalogue import Option
    from bot.engine.options import Mode
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
    parser.add_argument("--mode", choices=MODES, help="for --check (default: classic)")
    parser.add_argument(
        "--seats", type=positive, metavar="N", help="for --check: how many people would play"
    )
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    translator = Texts.load().get(arguments.language)
    _refuse_what_would_be_ignored(arguments)
    if arguments.chosen is not None:
        return _check(arguments.mode or "classic", arguments.chosen, arguments.seats)
    if arguments.option is None:
        _print_all(translator)
        _print_presets(translator)
    else:
        _print_one(_named(arguments.option), translator)
    return 0


def _refuse_what_would_be_ignored(arguments: argparse.Namespace) -> None:
    from bot.cli._setup import misuse

    if arguments.chosen is not None and arguments.option is not None:
        misuse(f"Either --check or the one rule {arguments.option}, not both.")
    if arguments.chosen is None and (arguments.seats or arguments.mode):
        misuse("--mode and --seats are for --check.")


def _check(mode: str, chosen: list[str], seats: int | None) -> int:
    """Say whether the chosen rules go together; the exit status that goes with it."""
    from bot.cli._setup import misuse, refusal_text
    from bot.engine import BadValue, Mode, SetupRefused, build_options, check_seats
    from bot.presets import split_option

    try:
        options = build_options(Mode(mode), map(split_option, chosen))
        if seats is not None:
            check_seats(options, seats)
    except BadValue as error:
        misuse(f"{error}. `contra-uno rules` lists them all.")
    except SetupRefused as refused:
        print(refusal_text(refused))
        return 1
    print(f"In mode {mode} these go together: {', '.join(chosen)}.")
    return 0


def _named(name: str) -> Option | Preset:
    from difflib import get_close_matches

    from bot.cli._setup import misuse
    from bot.engine.catalogue import BY_NAME
    from bot.presets import load_presets

    folded = name.lower().replace("-", "_")
    known: dict[str, Option | Preset] = {**load_presets(), **BY_NAME}
    if folded in known:
        return known[folded]
    close = get_close_matches(folded, known, n=3)
    hint = f"Did you mean {' or '.join(close)}?" if close else "`contra-uno rules` lists them all."
    misuse(f"No option is called {name}. {hint}")


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


def _print_presets(translator: Translator) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from bot.presets import load_presets

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("Preset", no_wrap=True, style="bold")
    table.add_column("Name")
    table.add_column("Mode")
    table.add_column("Options")
    for preset in load_presets().values():
        label = translator.format(f"preset-{preset.name}")
        table.add_row(preset.name, label, preset.mode, _as_written(preset))
    Console(highlight=False).print(table)


def _as_written(preset: Preset) -> str:
    return ", ".join(name if value is None else f"{name}={value}" for name, value in preset.written)


def _print_one(rule: Option | Preset, translator: Translator) -> None:
    from bot.presets import Preset

    if isinstance(rule, Preset):
        _print_preset(rule, translator)
    else:
        _print_option(rule, translator)


def _print_preset(preset: Preset, translator: Translator) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    label = translator.format(f"preset-{preset.name}")
    console.print(f"[bold]{preset.name}[/] · {label}")
    console.print(translator.format(f"preset-{preset.name}.description"), markup=False)
    console.print()
    console.print(f"{'mode':<12}{preset.mode}")
    console.print(f"{'options':<12}{_as_written(preset) or 'none'}", markup=False)


def _print_option(option: Option, translator: Translator) -> None:
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
        "short for": ", ".join("=".join(meant) for meant in option.short_for.values()),
        "switches on": ", ".join(option.contains),
        "not with": _exclusions(option),
    }
    for name, fact in facts.items():
        if fact:
            console.print(f"{name:<12}{fact}", markup=False)


def _default(option: Option, mode: Mode) -> str:
    """The value that the mode has by itself; a dash where it does not take the option."""
    from bot.engine import written_default

    return written_default(option, mode) if mode in option.modes else "–"


def _exclusions(option: Option) -> str:
    return f"{', '.join(option.excludes)} (K2)" if option.excludes else ""
