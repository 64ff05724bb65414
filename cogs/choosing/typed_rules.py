"""The house rules that somebody types at `/uno start`: read, and suggested while they type."""

from __future__ import annotations

from discord import app_commands

from bot.engine import (
    BY_NAME,
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
from bot.render import bad_value, rule_label, setup_refusal, shortened, value_text
from bot.render.rules.rule_line import MODE_WORD, Word, after_gap, read_line, words_of

MOST = 25
LONGEST = 100
"""So many suggestions, and so many characters of each, of what is shown and of what it means."""

_SHORTEST_REMARK = 12
_BETWEEN = ", "
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
    """The options of a preset and of what somebody typed beside it. Raises `HouseRuleError`.

    A game that the text names prevails over ``mode``.
    """
    try:
        line = read_line(text)
        return build_options(line.mode or mode, [*preset, *line.written])
    except BadValueError as bad:
        raise HouseRuleError(bad_value(bad, t)) from bad
    except SetupRefusedError as refused:
        raise HouseRuleError(setup_refusal(refused.clause, refused.names, t)) from refused


def suggestions(mode: Mode, text: str, t: Translator) -> list[tuple[str, str]]:
    """How `text` could go on: (what is shown, the whole line that it stands for).

    Discord fills in what is shown, and people type on behind it: that is a line of rules, too, by
    their labels, with what the last one does in brackets.
    """
    before, begun = _taken_apart(text)
    chosen = {word.name for word in before}
    mode = next((Mode(w.value) for w in before if _names_a_game(w)), mode)
    found: list[tuple[str, str]] = []
    for option in _MOST_WANTED_FIRST:
        if option.name in chosen or mode not in option.modes:
            continue
        for value in _ways_to_go_on(option, mode, begun, t):
            needed = [Word(name, None, 0, 0) for name in option.needs if name not in chosen]
            words = [*before, *needed, Word(option.name, value, 0, 0)]
            whole = _BETWEEN.join(map(str, words))
            if len(whole) <= LONGEST:
                found.append((_shown(words, whole, t), whole))
    return found[:MOST]


def _taken_apart(text: str) -> tuple[list[Word], str]:
    """The rules that are there, and what somebody has begun to type behind them."""
    known = [word for word in words_of(text) if word.known]
    end = known[-1].end if known else 0
    if known and end == len(text):
        return known[:-1], text[known[-1].start :]
    return known, text[after_gap(text, end) :]


def _names_a_game(word: Word) -> bool:
    return word.name == MODE_WORD and word.value in tuple(Mode)


def _ways_to_go_on(option: Option, mode: Mode, begun: str, t: Translator) -> list[str | None]:
    """The values with which the option could be written, where what was begun may mean it."""
    last = next(iter(words_of(begun)), None)
    if last is None or last.value is None:
        typed = begun.casefold()
        wanted = (
            typed.replace("-", "_") in option.name
            or typed in rule_label(option.name, t).casefold()
            or (last is not None and last.name == option.name)
        )
        return _offered(option, mode) if wanted else []
    if last.name != option.name:
        return []
    possible = [known for known in _values(option, mode) if known.startswith(last.value)]
    if last.value not in possible and _readable(mode, option.name, last.value):
        possible.insert(0, last.value)
    return list(possible)


def _offered(option: Option, mode: Mode) -> list[str | None]:
    """What changes something: the name alone where that does, or else each other value."""
    usual = written_default(option, mode)
    if option.values_in(mode) == ("off",):
        return []
    if option.bare is not None and option.bare != usual:
        return [None]
    return [value for value in _values(option, mode) if value != usual]


def _values(option: Option, mode: Mode) -> list[str]:
    """The values that can be written as they stand, and a few examples of those that cannot."""
    values = option.offered or option.values_in(mode)
    plain = (value for value in values if value == value.lower())
    taken = [value for value in plain if _readable(mode, option.name, value)]
    return [*_EXAMPLES.get(option.name, ()), *taken]


def _readable(mode: Mode, name: str, value: str) -> bool:
    try:
        build_options(mode, [(name, value)])
    except (BadValueError, SetupRefusedError):
        return False
    return True


def _shown(words: list[Word], whole: str, t: Translator) -> str:
    """`Kumulieren, Komplementär=5 (5 in jeder Farbe: Eine bestimmte Karte schaltet …)`."""
    labelled = _BETWEEN.join(_labelled(word, t) for word in words)
    line = labelled if len(labelled) <= LONGEST else whole
    room = LONGEST - len(line) - len(" ()")
    return f"{line} ({shortened(_remark(words[-1], t), room)})" if room > _SHORTEST_REMARK else line


def _labelled(word: Word, t: Translator) -> str:
    if word.name == MODE_WORD:
        return str(word)
    label = rule_label(word.name, t)
    return label if word.value is None else f"{label}={word.value}"


def _remark(word: Word, t: Translator) -> str:
    """What the rule does, without brackets: they would end the remark."""
    about = t.format(f"option-{word.name}.description")
    value = word.value or BY_NAME[word.name].bare
    if value is not None and (word.value is not None or value != "on"):
        about = f"{value_text(word.name, value, t)}: {about}"
    return about.replace("(", "[").replace(")", "]")


def suggestion(shown: str, value: str) -> app_commands.Choice[str]:
    """One that reads `shown`, cut to fit, and means `value`."""
    return app_commands.Choice(name=shortened(shown, LONGEST), value=value)
