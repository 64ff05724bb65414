"""House rules that are typed at `/uno start`: reading them, suggesting more, and naming presets."""

from __future__ import annotations

from dataclasses import dataclass

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
from bot.i18n import Texts, Translator, folded
from bot.presets import Written, load_presets
from bot.render import (
    bad_value,
    house_rules,
    prohibited_text,
    rule_label,
    setup_refusal,
    shortened,
    value_text,
)
from bot.render.private.choosing import FAVOURITE_PREFIX
from bot.render.rules.rule_line import (
    MODE_WORD,
    RuleWord,
    after_gap,
    read_line,
    words_of,
    write_line,
)
from bot.rule_gate import rule_gate
from bot.setting_values import ServerSettings
from bot.tables.storage.favourites import Favourites

MOST = 25
LONGEST = 100
"""The number of suggestions, and the characters of each label and value."""

_SHORTEST_REMARK = 12
_BETWEEN = ", "
_EXAMPLES = {
    "target": ("100", "200", "500"),
    "action_uno": ("3:all", "3:all,5:self"),
    "complement": ("5", "B5", "S"),
}
_MOST_WANTED_FIRST = sorted(CATALOGUE, key=lambda option: not option.clause.startswith("V"))
"""Variants first, options that are seldom changed last: there is no room for all."""


class HouseRuleError(Exception):
    """Which house rule is not possible, and what is, in words for the person who typed it."""


def read_rules(
    mode: Mode, text: str, t: Translator, preset: Written = (), *, nearest: bool = False
) -> Options:
    """Return the options of a preset with what was typed beside it. Raise `HouseRuleError`.

    A game that the text names overrides ``mode``. ``nearest``: return the most similar rules if
    these are not played here any more.
    """
    try:
        line = read_line(text)
        mode = line.mode or mode
        options = build_options(mode, [*rule_gate().switched_off(mode), *preset, *line.written])
    except BadValueError as bad:
        raise HouseRuleError(bad_value(bad, t)) from bad
    except SetupRefusedError as refused:
        raise HouseRuleError(setup_refusal(refused.clause, refused.names, t)) from refused
    if nearest:
        return rule_gate().nearest(options)
    not_here = rule_gate().refused(options)
    if not_here:
        raise HouseRuleError(t.format("reason-prohibited", rules=prohibited_text(not_here, t)))
    return options


def suggestions(mode: Mode, text: str, t: Translator) -> list[tuple[str, str]]:
    """Return how `text` could go on, as pairs of the label and the whole line it stands for.

    Discord fills in the label, and people type on behind it. The label is a line of rules as well,
    with the names of rules and a remark in brackets.
    """
    before, begun = _taken_apart(text)
    chosen = {word.name for word in before}
    mode = next((Mode(w.value) for w in before if _names_a_game(w)), mode)
    found: list[tuple[str, str]] = []
    for option in _MOST_WANTED_FIRST:
        closed = mode not in option.modes or not rule_gate().offers(option.name)
        if option.name in chosen or closed:
            continue
        for value in _ways_to_go_on(option, mode, begun, t):
            needed = [RuleWord(name, None, 0, 0) for name in option.needs if name not in chosen]
            words = [*before, *needed, RuleWord(option.name, value, 0, 0)]
            whole = _BETWEEN.join(map(str, words))
            if len(whole) <= LONGEST:
                found.append((_shown(words, whole, t), whole))
    return found[:MOST]


def _taken_apart(text: str) -> tuple[list[RuleWord], str]:
    """Return the complete rules in the text, and the unfinished one behind them."""
    known = [word for word in words_of(text) if word.known]
    end = known[-1].end if known else 0
    if known and end == len(text):
        return known[:-1], text[known[-1].start :]
    return known, text[after_gap(text, end) :]


def _names_a_game(word: RuleWord) -> bool:
    return word.name == MODE_WORD and word.value in tuple(Mode)


def _ways_to_go_on(option: Option, mode: Mode, begun: str, t: Translator) -> list[str | None]:
    """Return the values with which the option could be meant by what was begun."""
    last = next(iter(words_of(begun)), None)
    if last is None or last.value is None:
        typed = folded(begun)
        wanted = (
            typed.replace("-", "_") in option.name
            or typed in folded(rule_label(option.name, t))
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
    """Return the values that change something; None stands for the name alone."""
    usual = written_default(option, mode)
    if option.values_in(mode) == ("off",):
        return []
    if option.bare is not None and option.bare != usual:
        return [None]
    return [value for value in _values(option, mode) if value != usual]


def _values(option: Option, mode: Mode) -> list[str]:
    """Return the values that can be typed, and a few examples of those with free text."""
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


def _shown(words: list[RuleWord], whole: str, t: Translator) -> str:
    """Return a label: `Kumulieren, Komplementär=5 (5 in jeder Farbe: Eine bestimmte Karte …)`."""
    labelled = _BETWEEN.join(_labelled(word, t) for word in words)
    line = labelled if len(labelled) <= LONGEST else whole
    room = LONGEST - len(line) - len(" ()")
    return f"{line} ({shortened(_remark(words[-1], t), room)})" if room > _SHORTEST_REMARK else line


def _labelled(word: RuleWord, t: Translator) -> str:
    if word.name == MODE_WORD:
        return str(word)
    label = rule_label(word.name, t)
    return label if word.value is None else f"{label}={word.value}"


def _remark(word: RuleWord, t: Translator) -> str:
    """Return what the rule does, without round brackets, which would end the remark."""
    about = t.format(f"option-{word.name}.description")
    value = word.value or BY_NAME[word.name].bare
    if value is not None and (word.value is not None or value != "on"):
        about = f"{value_text(word.name, value, t)}: {about}"
    return about.replace("(", "[").replace(")", "]")


def suggestion(shown: str, value: str) -> app_commands.Choice[str]:
    """Return a suggestion that reads `shown`, cut to fit, and means `value`."""
    return app_commands.Choice(name=shortened(shown, LONGEST), value=value)


@dataclass(frozen=True, slots=True)
class WantedRules:
    """A mode, a preset and house rules as typed. A mode overrides the preset's."""

    mode: str | None
    preset: str | None
    rules: str

    @classmethod
    def of_server(cls, settings: ServerSettings) -> WantedRules:
        """Return the server's default."""
        return cls(settings.mode, settings.preset, settings.rules)

    @property
    def says_nothing(self) -> bool:
        """Whether nothing was chosen."""
        return self.mode is None and self.preset is None and not self.rules.strip()

    @property
    def game(self) -> Mode:
        """The game to be played."""
        known = load_presets().get(self.preset or "")
        if self.mode in tuple(mode.value for mode in Mode):
            return Mode(self.mode)
        return rule_gate().modes[0] if known is None else known.mode

    @property
    def written(self) -> Written:
        """The preset's options."""
        known = load_presets().get(self.preset or "")
        return () if known is None else known.written

    def options(self, t: Translator) -> Options:
        """Return the options of the match. Raise `HouseRuleError`."""
        return read_rules(self.game, self.rules, t, self.written)

    def options_by_default(self, t: Translator) -> Options:
        """Return the most similar options that are played here. Raise `HouseRuleError`."""
        return read_rules(self.game, self.rules, t, self.written, nearest=True)


def wanted_line(wanted: WantedRules, t: Translator) -> str:
    """Return the same as one line of rules, or an empty one if they are not possible."""
    try:
        return write_line(wanted.options(t))
    except HouseRuleError:
        return ""


def wanted_text(wanted: WantedRules, t: Translator) -> str:
    """Return the mode and its house rules in words, or why they are not possible."""
    try:
        options = wanted.options(t)
    except HouseRuleError as fault:
        return str(fault)
    return t.format(
        "server-rules-of-mode",
        mode=t.format(f"mode-{options.mode}"),
        rules=house_rules(options, t),
    )


async def preset_choices(
    favourites: Favourites, user_id: int, typed: str, t: Translator
) -> list[app_commands.Choice[str]]:
    """Return the suggestions for `preset` of `/uno start`, one's own sets first."""
    begun = folded(typed.strip())
    own = [
        suggestion(f"{name} ({t.format('choosing-favourite')})", value)
        for name in await favourites.offered(user_id)
        if begun in folded(name) and len(value := f"{FAVOURITE_PREFIX}{name}") <= LONGEST
    ]
    labels = {name: t.format(f"preset-{name}") for name in rule_gate().presets}
    known = [
        suggestion(f"{label} ({t.format(f'preset-{name}.description')})", name)
        for name, label in labels.items()
        if begun in name or begun in folded(label)
    ]
    return [*own, *known][:MOST]


async def with_preset(
    wanted: WantedRules, favourites: Favourites, user_id: int, t: Translator
) -> WantedRules:
    """Return the wanted rules with their preset found by name. One's own set is written out.

    Raise `HouseRuleError` for an unknown name.
    """
    if wanted.preset is None:
        return wanted
    typed = wanted.preset.partition(" (")[0].strip()
    named = _known(typed)
    if named is not None:
        return WantedRules(wanted.mode, named, wanted.rules)
    options = await favourites.find(user_id, typed.removeprefix(FAVOURITE_PREFIX))
    if options is None:
        raise HouseRuleError(t.format("answer-unknown-preset", name=shortened(typed, LONGEST)))
    mode = wanted.mode or options.mode.value
    line = f"{write_line(options)}, {wanted.rules}"
    return WantedRules(mode, None, line)


def _known(typed: str) -> str | None:
    """Return the preset with this name, or with this label in any language."""
    wanted = folded(typed)
    for name in load_presets():
        labels = (t.format(f"preset-{name}") for t in Texts.load().each())
        if wanted == name or wanted in map(folded, labels):
            return name
    return None
