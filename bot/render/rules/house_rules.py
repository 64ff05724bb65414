"""House rules in words and in families: their names, their values, what can be written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.engine import (
    BY_NAME,
    CATALOGUE,
    GAMES,
    WITHOUT_TARGET,
    Family,
    Mode,
    Option,
    Options,
    written_default,
    written_options,
)
from bot.engine.cards import RANKS, parse_face
from bot.i18n import Translator
from bot.rule_gate import rule_gate

from ..cards.card_look import face_name, rank_name
from ..page import shortened

_LONGEST_LIST = 1400


def house_rules(options: Options, t: Translator) -> str:
    """Return what differs from the book in this game: a heading, and a line for each family."""
    written = in_force(options)
    if not written:
        return t.format("no-house-rules")
    preset = preset_of(options)
    heading = t.format("house-rules") if preset is None else _named(preset, t)
    lines = [heading]
    for family in Family:
        rules = [(name, value) for name, value in written if BY_NAME[name].family is family]
        if rules:
            told = " · ".join(rule_text(name, value, t) for name, value in rules)
            lines.append(t.format("house-rules-family", family=family_label(family, t), rules=told))
    return shortened("\n".join(lines), _LONGEST_LIST)


def in_force(options: Options) -> list[tuple[str, str]]:
    """Return the options that differ from the book, as written, but none contained in others."""
    written = written_options(options)
    contained = {name for by, value in written if value != "off" for name in BY_NAME[by].contains}
    return [(name, value) for name, value in written if name not in contained]


def preset_of(options: Options) -> str | None:
    """Return the name of the preset with exactly these options, or None if there is none."""
    known = rule_gate().presets.items() if written_options(options) else ()
    return next((name for name, played in known if played == options), None)


_ASKED_FIRST = ("target",)
"""Options with values that are chosen together with the game itself."""


def rules_of(family: Family) -> tuple[str, ...]:
    """Return the names of all options of the family, as a menu lists them."""
    return tuple(option.name for option in _menu() if option.family is family)


@cache
def _menu() -> tuple[Option, ...]:
    return tuple(sorted(CATALOGUE, key=lambda option: option.order))


def switches(family: Family, mode: Mode) -> tuple[str, ...]:
    """Return the rules of the family that can be switched on or off in this game."""
    return tuple(
        name
        for name in rules_of(family)
        if BY_NAME[name].bare is not None and _is_offered(name, mode)
    )


def with_values(mode: Mode) -> tuple[str, ...]:
    """Return the rules that have more values than on and off in this game."""
    names = (name for family in Family for name in rules_of(family) if name not in _ASKED_FIRST)
    return tuple(name for name in names if _has_words(name) and _is_offered(name, mode))


def _has_words(name: str) -> bool:
    return BY_NAME[name].values != ("on", "off")


def _is_offered(name: str, mode: Mode) -> bool:
    """Return whether a menu of this game shows the rule: a short form only names a value."""
    game, option = GAMES[mode], BY_NAME[name]
    return (
        game.takes_option(name)
        and rule_gate().offers(name)
        and name not in game.idle
        and not option.short_for
        and option.values_in(mode) != ("off",)
    )


def family_label(family: Family, t: Translator) -> str:
    """Return what the family is called."""
    return t.format(f"family-{family}")


def _named(preset: str, t: Translator) -> str:
    return t.format("house-rules-preset", preset=t.format(f"preset-{preset}"))


def rule_label(name: str, t: Translator) -> str:
    """Return what players call the option."""
    return t.format(f"option-{name}")


def rule_text(name: str, written: str, t: Translator) -> str:
    """Return an option with its value, or only one of the two if that is enough."""
    label = rule_label(name, t)
    if written == "on":
        return label
    if name in _COUNTED and written.isdecimal():
        return t.format(_COUNTED[name], count=int(written))
    if name == "target":
        return value_text(name, written, t)
    return t.format("rule-with-value", rule=label, value=value_text(name, written, t))


def value_text(name: str, written: str, t: Translator) -> str:
    """Return the meaning of a value that is written as in a record."""
    key = f"option-{name}.{written}"
    if t.has(key):
        return t.format(key)
    if written in ("on", "off"):
        return t.format(f"value-{written}")
    return _IN_WORDS[name](written, t)


def default_text(option: Option, mode: Mode, t: Translator) -> str:
    """Return the meaning of the option's default in a game of ``mode``."""
    key = f"option-{option.name}.{mode}"
    if t.has(key):
        return t.format(key)
    return value_text(option.name, written_default(option, mode), t)


def accepted_text(option: Option, t: Translator) -> str:
    """Return what can be written as the option's value, with its meaning."""
    key = f"option-{option.name}.takes"
    if t.has(key):
        return t.format(key)
    return t.joined(_with_meaning(option.name, value, t) for value in option.values)


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
    """Return the meaning of `3:all,5:self` (V11)."""
    parts = (part.partition(":") for part in written.split(","))
    return t.joined(t.format(f"rule-gesture-{who}", rank=rank) for rank, _, who in parts)


def _card_or_rank(written: str, t: Translator) -> str:
    """Return the meaning of `B5`, or of `5` for each colour (V16)."""
    face = parse_face(written)
    if face is not None:
        return face_name(face, t)
    return t.format("rule-every-colour", rank=rank_name(RANKS.index(written), t))


def _cards(written: str, t: Translator) -> str:
    return t.format("rule-cards", count=int(written))


def _time(written: str, t: Translator) -> str:
    """Return whole minutes as minutes, everything else in seconds."""
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
"""Options whose values take more than a few words."""


_COUNTED = {"rounds": "rule-rounds", "hand_size": "rule-cards-dealt", "target": "rule-target"}
"""Options that a number describes better than their name with a number: "5 rounds"."""
