"""House rules in words: what each is called, what its values mean, what may be written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.engine import (
    BY_NAME,
    WITHOUT_TARGET,
    Mode,
    Option,
    Options,
    written_default,
    written_options,
)
from bot.engine.cards import RANKS, parse_face
from bot.i18n import Translator
from bot.presets import load_presets

from ..cards.card_look import face_name, rank_name
from ..page import shortened
from .rule_families import Family, family_of

_LONGEST_LIST = 1400


def house_rules(options: Options, t: Translator) -> str:
    """What differs from the book in this game: a heading, and a line a family of rules."""
    written = in_force(options)
    if not written:
        return t.format("no-house-rules")
    preset = preset_of(options)
    heading = t.format("house-rules") if preset is None else _named(preset, t)
    lines = [heading]
    for family in Family:
        rules = [(name, value) for name, value in written if family_of(name) is family]
        if rules:
            told = " · ".join(rule_text(name, value, t) for name, value in rules)
            lines.append(t.format("house-rules-family", family=family_label(family, t), rules=told))
    return shortened("\n".join(lines), _LONGEST_LIST)


def in_force(options: Options) -> list[tuple[str, str]]:
    """The options that differ from the book, as written; none that another one contains."""
    written = written_options(options)
    contained = {name for by, value in written if value != "off" for name in BY_NAME[by].contains}
    return [(name, value) for name, value in written if name not in contained]


def preset_of(options: Options) -> str | None:
    """The preset that these options are, where they are more than the book's."""
    return _presets().get(options) if written_options(options) else None


@cache
def _presets() -> dict[Options, str]:
    return {preset.options(): name for name, preset in load_presets().items()}


def family_label(family: Family, t: Translator) -> str:
    """What the family is called."""
    return t.format(f"family-{family}")


def _named(preset: str, t: Translator) -> str:
    return t.format("house-rules-preset", preset=t.format(f"preset-{preset}"))


def rule_label(name: str, t: Translator) -> str:
    """What players call the option."""
    return t.format(f"option-{name}")


def rule_text(name: str, written: str, t: Translator) -> str:
    """An option with its value, or one of the two where that says all."""
    label = rule_label(name, t)
    if written == "on":
        return label
    if name in _COUNTED and written.isdecimal():
        return t.format(_COUNTED[name], count=int(written))
    if name == "target":
        return value_text(name, written, t)
    return t.format("rule-with-value", rule=label, value=value_text(name, written, t))


def value_text(name: str, written: str, t: Translator) -> str:
    """What a value, as a record writes it, means to a person."""
    key = f"option-{name}.{written}"
    if t.has(key):
        return t.format(key)
    if written in ("on", "off"):
        return t.format(f"value-{written}")
    return _IN_WORDS[name](written, t)


def default_text(option: Option, mode: Mode, t: Translator) -> str:
    """What the option stands at in a game of ``mode`` unless somebody says otherwise."""
    key = f"option-{option.name}.{mode}"
    if t.has(key):
        return t.format(key)
    return value_text(option.name, written_default(option, mode), t)


def accepted_text(option: Option, t: Translator) -> str:
    """What may be written after the option's name, with what it means."""
    key = f"option-{option.name}.takes"
    if t.has(key):
        return t.format(key)
    return ", ".join(_with_meaning(option.name, value, t) for value in option.values)


def _with_meaning(name: str, value: str, t: Translator) -> str:
    meaning = value_text(name, value, t)
    if meaning == value:
        return value
    return t.format("rule-value-and-meaning", value=value, meaning=meaning)


def clash_text(name: str, other: str, t: Translator) -> str:
    """Return which values of two options do not go together (K2)."""
    return t.format(f"clash-{'-'.join(sorted((name, other)))}")


def _target(written: str, t: Translator) -> str:
    if written == WITHOUT_TARGET:
        return t.format("rule-without-target")
    return t.format("rule-number", count=int(written))


def _rounds(written: str, t: Translator) -> str:
    return t.format("rule-rounds", count=int(written))


def _gestures(written: str, t: Translator) -> str:
    """`3:all,5:self` (V11)."""
    parts = (part.partition(":") for part in written.split(","))
    return ", ".join(t.format(f"rule-gesture-{who}", rank=rank) for rank, _, who in parts)


def _card_or_rank(written: str, t: Translator) -> str:
    """`B5`, or `5` for each colour (V16)."""
    face = parse_face(written)
    if face is not None:
        return face_name(face, t)
    return t.format("rule-every-colour", rank=rank_name(RANKS.index(written), t))


def _cards(written: str, t: Translator) -> str:
    return t.format("rule-cards", count=int(written))


def _time(written: str, t: Translator) -> str:
    """Whole minutes as such, everything else in seconds."""
    minutes, seconds = divmod(int(written), 60)
    if seconds:
        return t.format("rule-seconds", count=int(written))
    return t.format("rule-minutes", count=minutes)


_IN_WORDS: dict[str, Callable[[str, Translator], str]] = {
    "target": _target,
    "action_uno": _gestures,
    "complement": _card_or_rank,
    "hand_limit": _cards,
    "uno_penalty": _cards,
    "false_contra": _cards,
    "blitz": _time,
    "rounds": _rounds,
    "hand_size": _cards,
}
"""The options whose values are more than a few words."""

_COUNTED = {"rounds": "rule-rounds", "hand_size": "rule-cards-dealt", "target": "rule-target"}
"""The options that a number says better than their name with a number: "5 rounds"."""
