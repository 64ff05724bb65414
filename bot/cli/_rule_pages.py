"""The pages of `contra-uno rules`: all house rules, those of one game, one of them, one preset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.engine import BY_NAME, CATALOGUE, Mode, Option
from bot.i18n import Translator
from bot.presets import Preset, load_presets
from bot.render import accepted_text, clash_text, default_text, rule_text, value_text

_NAMES_WIDTH = 11


def show_all(t: Translator) -> None:
    """Show every option with its value in each game, and the presets."""
    table = _table(t, "rules-option", "rules-name")
    for mode in Mode:
        table.add_column(_game(mode, t))
    table.add_column(t.format("rules-clause"))
    for option in CATALOGUE:
        values = (_stands_at(option, mode, t) for mode in Mode)
        table.add_row(option.name, t.format(f"option-{option.name}"), *values, option.clause)
    console = _console()
    console.print(table)
    console.print(t.format("rules-legend"))
    console.print()
    console.print(_presets(t))


def show_mode(mode: Mode, t: Translator) -> None:
    """Show every option with its value in one game, and whether that can be changed."""
    table = _table(t, "rules-option", "rules-name", "rules-value", "rules-clause")
    for option in CATALOGUE:
        label = t.format(f"option-{option.name}")
        table.add_row(option.name, label, _fixed_or_not(option, mode, t), option.clause)
    console = _console()
    console.print(Text(_game(mode, t), "bold"))
    console.print(table)
    console.print(t.format("rules-legend-mode"))


def show_option(option: Option, mode: Mode | None, t: Translator) -> None:
    """Show one option: what it does, its values, its defaults, and what it can be combined with."""
    console = _console()
    label = t.format(f"option-{option.name}")
    console.print(Text.assemble((option.name, "bold"), f" · {label} · {option.clause}"))
    for part in ("description", "details"):
        key = f"option-{option.name}.{part}"
        if t.has(key):
            console.print(t.format(key))
    console.print()
    games = Mode if mode is None else (mode,)
    stands_at = ((_game(game, t), _fixed_or_not(option, game, t)) for game in games)
    console.print(_list((*stands_at, *_facts(option, t))))


def show_preset(preset: Preset, t: Translator) -> None:
    """Show one preset: its game and its house rules."""
    console = _console()
    label = t.format(f"preset-{preset.name}")
    console.print(Text.assemble((preset.name, "bold"), f" · {label}"))
    console.print(t.format(f"preset-{preset.name}.description"))
    console.print()
    facts = [
        (t.format("rules-game"), _game(preset.mode, t)),
        (t.format("rules-house-rules"), _in_words(preset, t) or t.format("rules-none")),
    ]
    if preset.written:
        facts.append((t.format("rules-written"), _as_written(preset)))
    console.print(_list(facts))


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def _table(t: Translator, first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(t.format(first), no_wrap=True, style="bold")
    for heading in others:
        table.add_column(t.format(heading))
    return table


def _presets(t: Translator) -> Table:
    table = _table(t, "rules-preset", "rules-name", "rules-game", "rules-house-rules")
    for preset in load_presets().values():
        label = t.format(f"preset-{preset.name}")
        table.add_row(preset.name, label, _game(preset.mode, t), _in_words(preset, t))
    return table


def _game(mode: Mode, t: Translator) -> str:
    return t.format(f"mode-{mode}")


def _stands_at(option: Option, mode: Mode, t: Translator) -> str:
    value = default_text(option, mode, t)
    return value if mode in option.modes else f"({value})"


def _fixed_or_not(option: Option, mode: Mode, t: Translator) -> str:
    value = default_text(option, mode, t)
    return value if mode in option.modes else t.format("rules-fixed", value=value)


def _facts(option: Option, t: Translator) -> Iterator[tuple[str, str]]:
    yield t.format("rules-takes"), accepted_text(option, t)
    if option.bare not in (None, "on"):
        yield t.format("rules-alone"), f"{option.bare} ({value_text(option.name, option.bare, t)})"
    for word, (name, value) in option.short_for.items():
        yield t.format("rules-short-for"), f"{word}: {name}={value}"
    for name in option.contains:
        yield t.format("rules-switches-on"), f"{name} ({t.format(f'option-{name}')})"
    for name, clause in option.excludes.items():
        yield t.format("rules-not-with"), f"{name} ({t.format(f'option-{name}')}, {clause})"
    for name, clash in option.clashes.items():
        reason = clash_text(option.name, name, t)
        yield t.format("rules-not-with"), f"{name} ({clash.clause}): {reason}"


def _list(facts: Iterable[tuple[str, str]]) -> Table:
    """Return facts by their names, each in a column."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, min_width=_NAMES_WIDTH)
    table.add_column()
    for name, fact in facts:
        table.add_row(name, fact)
    return table


def _in_words(preset: Preset, t: Translator) -> str:
    written = [(name, value or BY_NAME[name].bare or "") for name, value in preset.written]
    return " · ".join(rule_text(name, value, t) for name, value in written)


def _as_written(preset: Preset) -> str:
    return ", ".join(name if value is None else f"{name}={value}" for name, value in preset.written)
