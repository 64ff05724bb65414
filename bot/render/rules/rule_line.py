"""A set of house rules as one line: `stacking, jump_in, target=200`.

It can be typed, pasted elsewhere and read again. Rules are written by their identifier or by their
name in any language. A value stands behind `=`, another game is written as `mode=flip`, and text in
brackets is a remark.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from functools import cache

from bot.engine import CATALOGUE, USUAL, BadValueError, Mode, Options
from bot.i18n import Texts, folded
from bot.presets import Written

from .house_rules import in_force

MODE_WORD = "mode"

_GAP = re.compile(r"(?:[\s,;]|\([^()]*(?:\)|$))*")
# A comma also stands inside a value: action_uno=3:all,5:self
_VALUE = re.compile(r"\s*[=:]\s*(?P<value>[^\s,;()]*(?:,\s*[0-9]+:[^\s,;()]*)*)")
_UNKNOWN = re.compile(r"[^\s,;=]+")
_LIKE_ENOUGH = 0.7
_CALLED_OTHERWISE = ("stacking", "cross_stacking", "challenge")
"""Rules that people type by another name than the one shown to them."""


@dataclass(frozen=True, slots=True)
class RuleWord:
    """One rule of a line: its characters from ``start`` to ``end``.

    ``name`` is the identifier of an option, `mode`, or the typed text if no option is called like
    that. ``value`` is None for the bare name.
    """

    name: str
    value: str | None
    start: int
    end: int
    known: bool = True

    def __str__(self) -> str:
        return self.name if self.value is None else f"{self.name}={self.value}"


@dataclass(frozen=True, slots=True)
class RuleLine:
    """The content of a line; ``mode`` is None if it names none."""

    mode: Mode | None
    written: Written


def read_line(text: str) -> RuleLine:
    """Read a line. Raise `bot.engine.BadValueError` for a game that does not exist."""
    words = words_of(text)
    modes = [word.value for word in words if word.name == MODE_WORD]
    rules = tuple((word.name, word.value) for word in words if word.name != MODE_WORD)
    return RuleLine(_mode(modes[-1]) if modes else None, rules)


def write_line(options: Options) -> str:
    """Return the line from which these options can be read again."""
    mode = [] if options.mode is USUAL else [f"{MODE_WORD}={options.mode}"]
    rules = [name if value == "on" else f"{name}={value}" for name, value in in_force(options)]
    return ", ".join([*mode, *rules])


def words_of(text: str) -> list[RuleWord]:
    """Return the rules in the text, known or not, from left to right."""
    words: list[RuleWord] = []
    at = after_gap(text, 0)
    while at < len(text):
        word = _word_at(text, at)
        words.append(word)
        at = after_gap(text, word.end)
    return words


def after_gap(text: str, at: int) -> int:
    """Return where the next rule begins, behind separators and remarks."""
    gap = _GAP.match(text, at)
    assert gap is not None  # an empty one is one
    return gap.end()


def _mode(value: str | None) -> Mode:
    wanted = (value or "").lower()
    if wanted not in tuple(Mode):
        raise BadValueError("no such game", MODE_WORD, value)
    return Mode(wanted)


def _word_at(text: str, at: int) -> RuleWord:
    phrases = _phrases()
    named = phrases.pattern.match(text, at)
    found = named or _UNKNOWN.match(text, at)
    end = at + 1 if found is None else found.end()
    typed = text[at:end]
    name = phrases.names[_folded(typed)] if named else typed.lower().replace("-", "_")
    valued = _VALUE.match(text, end)
    if valued is None:
        return RuleWord(name, None, at, end, known=named is not None)
    value = "".join(valued["value"].split())
    return RuleWord(name, value, at, valued.end(), known=named is not None)


@dataclass(frozen=True, slots=True)
class _Phrases:
    """The names of all rules: ``names`` holds the option for each folded name."""

    pattern: re.Pattern[str]
    names: dict[str, str]


@cache
def _phrases() -> _Phrases:
    called = {option.name: option.name for option in CATALOGUE} | {MODE_WORD: MODE_WORD}
    for t in Texts.load().each():
        called |= {t.format(f"option-{option.name}"): option.name for option in CATALOGUE}
        called |= {t.format(f"rule-also-{name}"): name for name in _CALLED_OTHERWISE}
    # The longest first: Jump-In Schwarz is not Jump-In.
    ways = "|".join(_way_to_write(phrase) for phrase in sorted(called, key=len, reverse=True))
    pattern = re.compile(rf"(?:{ways})(?![\w-])", re.IGNORECASE)
    return _Phrases(pattern, {_folded(phrase): name for phrase, name in called.items()})


def _way_to_write(phrase: str) -> str:
    """Return a pattern for the name: identifiers may have dashes, labels any gaps."""
    if "_" in phrase:
        return "[-_]".join(map(re.escape, phrase.split("_")))
    words = re.split(r"[-\s]+", phrase)
    gaps = (r"\s*" if word.endswith(",") else r"[-_\s]+" for word in words[:-1])
    return "".join(re.escape(word) + gap for word, gap in zip(words, (*gaps, ""), strict=True))


def _folded(phrase: str) -> str:
    return re.sub(r"[-_\s]+", " ", re.sub(r",\s*", ", ", folded(phrase))).strip()


def meant_by(typed: str) -> str | None:
    """Return the option with the most similar name, or None if none is similar enough."""
    names = {phrase: name for phrase, name in _phrases().names.items() if name != MODE_WORD}
    close = difflib.get_close_matches(_folded(typed), names, n=1, cutoff=_LIKE_ENOUGH)
    return names[close[0]] if close else None
