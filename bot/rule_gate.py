"""The gate for rules: which games and house rules the tables here may play.

Every way by which a table gets its rules passes it, and everything that offers rules asks it. What
else an operator may leave out (`bot.offer`) is asked here, too.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from functools import cache

from msgspec import Struct, structs

from bot.engine import (
    BY_NAME,
    CATALOGUE,
    GAMES,
    Mode,
    Options,
    build_options,
    stands_at,
    written_default,
    written_options,
)
from bot.evenings import Evening, NextTable, Seated, next_table
from bot.offer import Feature, Offer
from bot.presets import Written, load_presets
from bot.rule_choice import Chosen, combined


class RuleGate(Struct, frozen=True):
    """The games and house rules that are not played here; a prohibited rule has to be off.

    What a game fixes (K1) is the game itself: a rule that cannot be off in a game stays there as
    the game has it, so only the game can be prohibited.
    """

    prohibited_modes: frozenset[Mode] = frozenset()
    prohibited_rules: frozenset[str] = frozenset()

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The games that are played here, in the order in which they are offered."""
        return tuple(mode for mode in Mode if mode not in self.prohibited_modes)

    @property
    def presets(self) -> Mapping[str, Options]:
        """The presets that are played here, by name, as they are played."""
        return _presets(self)

    def offers(self, rule: str) -> bool:
        """Return whether a house rule may be switched on."""
        option = BY_NAME[rule]
        return not self.prohibited_rules & {rule, *option.contains, *option.needs}

    def refused(self, options: Options) -> tuple[str, ...]:
        """Return what of this is not played here: the name of the game, names of house rules."""
        mode = options.mode
        game = (mode.value,) if mode in self.prohibited_modes else ()
        rules = sorted(self.prohibited_rules)
        return (*game, *(name for name in rules if stands_at(options, name) != _off(name, mode)))

    def switched_off(self, mode: Mode) -> Written:
        """Return the rules that this game would have by itself, and that have to be off here."""
        usual = {name: written_default(BY_NAME[name], mode) for name in self.prohibited_rules}
        wrong = (name for name in sorted(usual) if usual[name] != _off(name, mode))
        return tuple((name, "off") for name in wrong)

    def chosen(self, mode: Mode, written: Iterable[tuple[str, str | None]]) -> Chosen:
        """Return as many of these rules as are compatible; see `bot.rule_choice.combined`."""
        return combined(mode, [*self.switched_off(mode), *written])

    def nearest(self, options: Options) -> Options:
        """Return the most similar rules that are played here; they may be for fewer players."""
        if not self.refused(options):
            return options
        mode = options.mode if options.mode in self.modes else self.modes[0]
        kept = (each for each in written_options(options) if self.offers(each[0]))
        return self.chosen(mode, kept).options


def _off(rule: str, mode: Mode) -> str:
    """Return how a rule stands in a game that is played without it."""
    option = BY_NAME[rule]
    can_be_off = GAMES[mode].takes_option(rule) and "off" in option.values_in(mode)
    return "off" if can_be_off else written_default(option, mode)


@cache
def _presets(gate: RuleGate) -> Mapping[str, Options]:
    known = {
        name: build_options(preset.mode, [*gate.switched_off(preset.mode), *preset.written])
        for name, preset in load_presets().items()
    }
    return {name: options for name, options in known.items() if not gate.refused(options)}


def next_table_here(evening: Evening, options: Options, before: Iterable[Seated]) -> NextTable:
    """Return who sits at an evening's next match, if it can be dealt here.

    If its rules are not played here, they are those who would sit there by the most similar ones.
    """
    nearest = rule_gate().nearest(options)
    found = next_table(evening, nearest, before)
    is_offered = nearest == options and are_enough(len(found.playing))
    return found if is_offered else structs.replace(found, is_possible=False)


CAN_BE_PROHIBITED = tuple(
    option.name for option in CATALOGUE if "off" in option.values and not option.short_for
)
"""The house rules that can be off; of the others there is no game without one."""

_gates = [(RuleGate(), Offer())]


def rule_gate() -> RuleGate:
    """Return the gate of this installation."""
    return _gates[-1][0]


def offer() -> Offer:
    """Return what this installation offers."""
    return _gates[-1][1]


def are_enough(people: int) -> bool:
    """Return whether so many people can play, with computer players if necessary."""
    return people > 1 or offer().has(Feature.ALONE)


@contextmanager
def gated(gate: RuleGate | None = None, offered: Offer | None = None) -> Generator[None]:
    """Let only what ``gate`` allows be played while the context lasts, where it is ``offered``.

    Enter it before the cogs are loaded, whose commands list the games.
    """
    _gates.append((gate or RuleGate(), offered or Offer()))
    try:
        yield
    finally:
        _gates.pop()
