"""The house rules that somebody types at `/uno start`: `stacking jump_in target=200`."""

from __future__ import annotations

import re

from bot.engine import (
    BY_NAME,
    CATALOGUE,
    BadValue,
    Mode,
    Option,
    Options,
    SetupRefused,
    build_options,
)
from bot.i18n import Translator
from bot.presets import Written
from bot.render import setup_refusal

# A comma also stands inside a value: action_uno=3:all,5:self
_BETWEEN = re.compile(r"[\s;]+|,\s*(?=[A-Za-z])")
_LONGEST = 100
_SUGGESTIONS = 25


class NotUnderstood(Exception):
    """Says to a person which house rule cannot be, and what is possible."""


def read_rules(mode: Mode, text: str, t: Translator, preset: Written = ()) -> Options:
    """The options of a preset and of what somebody typed beside it. Raises `NotUnderstood`."""
    written = [*preset, *(_pair(word) for word in _words(text))]
    for name, value in written:
        if name not in BY_NAME:
            raise NotUnderstood(t.format("rule-unknown", name=name[:50]))
        try:
            build_options(mode, [(name, value)])
        except BadValue as bad:
            shown = name if value is None else f"{name}={value}"
            values = ", ".join(BY_NAME[name].values)
            text = t.format("rule-unreadable", text=shown[:80], values=values)
            raise NotUnderstood(text) from bad
        except SetupRefused as refused:
            raise NotUnderstood(setup_refusal(refused.clause, refused.names, t)) from refused
    try:
        return build_options(mode, written)
    except SetupRefused as refused:
        raise NotUnderstood(setup_refusal(refused.clause, refused.names, t)) from refused


def suggestions(mode: Mode, text: str, t: Translator) -> list[tuple[str, str]]:
    """How `text` could go on: (what is shown, the whole text it stands for)."""
    words = _words(text)
    finished = not text or text[-1] in " ;,"
    before, begun = (words, "") if finished else (words[:-1], words[-1])
    chosen = {_pair(word)[0] for word in before}
    found: list[tuple[str, str]] = []
    for option in CATALOGUE:
        if option.name in chosen or mode not in option.modes:
            continue
        label = t.format(f"option-{option.name}")
        if begun.lower() in option.name or begun.lower() in label.lower():
            found += _completions(option, label, before, t)
        elif begun.partition("=")[0] == option.name:
            found.append((f"{begun} – {label}", " ".join([*before, begun])))
    fitting = [(shown[:_LONGEST], whole) for shown, whole in found if len(whole) <= _LONGEST]
    return fitting[:_SUGGESTIONS]


def _completions(
    option: Option, label: str, before: list[str], t: Translator
) -> list[tuple[str, str]]:
    about = t.format(f"option-{option.name}.description")
    written = [option.name] if option.bare else _written_values(option)
    shown = " ".join(before)
    return [(f"{word} – {label}: {about}", f"{shown} {word}".strip()) for word in written]


def _written_values(option: Option) -> list[str]:
    plain = [value for value in option.values if value == value.lower()]
    examples = ["100", "200", "500"] if "NUMBER" in option.values else []
    return [f"{option.name}={value}" for value in (*examples, *plain)]


def _words(text: str) -> list[str]:
    return [word.strip(",") for word in _BETWEEN.split(text.strip()) if word.strip(",")]


def _pair(word: str) -> tuple[str, str | None]:
    name, equals, value = word.partition("=")
    return name.lower().replace("-", "_"), value if equals else None
