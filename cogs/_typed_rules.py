"""The house rules that somebody types at `/uno start`: `stacking jump_in target=200`."""

from __future__ import annotations

import re

from bot.engine import (
    CATALOGUE,
    BadValueError,
    Mode,
    Option,
    Options,
    SetupRefusedError,
    build_options,
    written_default,
)
from bot.i18n import Translator
from bot.presets import Written
from bot.render import bad_value, rule_text, setup_refusal, shortened

# A comma also stands inside a value: action_uno=3:all,5:self
_BETWEEN = re.compile(r"[\s;]+|,\s*(?=[A-Za-z])")
_LONGEST = 100
_SUGGESTIONS = 25
_EXAMPLES = {
    "target": ("100", "200", "500"),
    "action_uno": ("3:all", "3:all,5:self"),
    "complement": ("5", "B5", "S"),
}
_MOST_WANTED_FIRST = sorted(CATALOGUE, key=lambda option: not option.clause.startswith("V"))
"""Variants before what is seldom changed: there is no room for all."""


class HouseRuleError(Exception):
    """Says to a person which house rule cannot be, and what is possible."""


def read_rules(mode: Mode, text: str, t: Translator, preset: Written = ()) -> Options:
    """The options of a preset and of what somebody typed beside it. Raises `HouseRuleError`."""
    try:
        return build_options(mode, [*preset, *(_pair(word) for word in _words(text))])
    except BadValueError as bad:
        raise HouseRuleError(bad_value(bad, t)) from bad
    except SetupRefusedError as refused:
        raise HouseRuleError(setup_refusal(refused.clause, refused.names, t)) from refused


def suggestions(mode: Mode, text: str, t: Translator) -> list[tuple[str, str]]:
    """How `text` could go on: (what is shown, the whole text it stands for)."""
    words = _words(text)
    finished = not text or text[-1] in " ;,"
    before, begun = (words, "") if finished else (words[:-1], words[-1])
    chosen = {_pair(word)[0] for word in before}
    found: list[tuple[str, str]] = []
    for option in _MOST_WANTED_FIRST:
        if option.name in chosen or mode not in option.modes:
            continue
        for word in _ways_to_go_on(option, mode, begun, t):
            whole = " ".join([*before, word])
            if len(whole) <= _LONGEST:
                found.append((shortened(_shown(option, word, t), _LONGEST), whole))
    return found[:_SUGGESTIONS]


def _ways_to_go_on(option: Option, mode: Mode, begun: str, t: Translator) -> list[str]:
    """The words that would write the option, where what was begun may mean it."""
    name, value = _pair(begun)
    if value is None:
        label = t.format(f"option-{option.name}")
        wanted = name in option.name or begun.lower() in label.lower()
        return _offered(option, mode) if wanted else []
    if name != option.name:
        return []
    possible = [known for known in _values(option) if known.startswith(value)]
    if value not in possible and _readable(mode, name, value):
        possible.insert(0, value)
    return [f"{name}={known}" for known in possible]


def _offered(option: Option, mode: Mode) -> list[str]:
    """What changes something: the name alone where that does, or else each other value."""
    usual = written_default(option, mode)
    if option.bare is not None and option.bare != usual:
        return [option.name]
    return [f"{option.name}={value}" for value in _values(option) if value != usual]


def _values(option: Option) -> list[str]:
    """The values that can be written as they stand, and a few examples of those that cannot."""
    plain = [value for value in option.values if value == value.lower()]
    return [*_EXAMPLES.get(option.name, ()), *plain]


def _readable(mode: Mode, name: str, value: str) -> bool:
    try:
        build_options(mode, [(name, value)])
    except (BadValueError, SetupRefusedError):
        return False
    return True


def _shown(option: Option, word: str, t: Translator) -> str:
    """`complement – Complementary colours: 5 of every colour – A chosen card switches …`"""
    written = _pair(word)[1] or option.bare or ""
    about = t.format(f"option-{option.name}.description")
    return f"{word} – {rule_text(option.name, written, t)} – {about}"


def _words(text: str) -> list[str]:
    return [word.strip(",") for word in _BETWEEN.split(text.strip()) if word.strip(",")]


def _pair(word: str) -> tuple[str, str | None]:
    name, equals, value = word.partition("=")
    return name.lower().replace("-", "_"), value if equals else None
