"""The gate for rules: which games and house rules the tables here may play.

Every way by which a table gets its rules passes it, and everything that offers rules asks it.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from msgspec import Struct

from bot.engine import Mode, Options, stands_at
from bot.presets import Preset, load_presets


class RuleGate(Struct, frozen=True):
    """The games and house rules that are not played here; a prohibited rule has to be off."""

    prohibited_modes: frozenset[Mode] = frozenset()
    prohibited_rules: frozenset[str] = frozenset()

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The games that are played here, in the order in which they are offered."""
        return tuple(mode for mode in Mode if mode not in self.prohibited_modes)

    @property
    def presets(self) -> dict[str, Preset]:
        """The presets that are played here, by name."""
        known = load_presets().items()
        return {name: preset for name, preset in known if not self.refused(preset.options())}

    def offers(self, rule: str) -> bool:
        """Return whether a house rule may be switched on."""
        return rule not in self.prohibited_rules

    def refused(self, options: Options) -> tuple[str, ...]:
        """Return what of this is not played here: the name of the game, names of house rules."""
        mode = options.mode
        game = (mode.value,) if mode in self.prohibited_modes else ()
        rules = sorted(self.prohibited_rules)
        return (*game, *(name for name in rules if stands_at(options, name) != "off"))


_gates = [RuleGate()]


def rule_gate() -> RuleGate:
    """Return the gate of this installation."""
    return _gates[-1]


@contextmanager
def gated(gate: RuleGate) -> Generator[None]:
    """Let only what ``gate`` allows be played while the context lasts.

    Enter it before the cogs are loaded, whose commands list the games.
    """
    _gates.append(gate)
    try:
        yield
    finally:
        _gates.remove(gate)
