"""What somebody wants to play: typed at `/uno start`, or what a server has chosen."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import USUAL, Mode, Options
from bot.i18n import Translator
from bot.presets import Written, load_presets
from bot.render import house_rules
from bot.render.rules.rule_line import write_line
from bot.setting_values import ServerSettings

from .typed_rules import HouseRuleError, read_rules


@dataclass(frozen=True, slots=True)
class WantedRules:
    """A mode, a preset and house rules, each as typed; a mode prevails over the preset's."""

    mode: str | None
    preset: str | None
    rules: str

    @classmethod
    def of_server(cls, settings: ServerSettings) -> WantedRules:
        """What the server wants where nobody says otherwise."""
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
        return USUAL if known is None else known.mode

    @property
    def written(self) -> Written:
        """The preset's options."""
        known = load_presets().get(self.preset or "")
        return () if known is None else known.written

    def options(self, t: Translator) -> Options:
        """The options of the match. Raises `HouseRuleError`."""
        return read_rules(self.game, self.rules, t, self.written)


def wanted_line(wanted: WantedRules, t: Translator) -> str:
    """The same as one line of rules, empty where they cannot be."""
    try:
        return write_line(wanted.options(t))
    except HouseRuleError:
        return ""


def wanted_text(wanted: WantedRules, t: Translator) -> str:
    """The mode and its house rules in words, or why they cannot be."""
    try:
        options = wanted.options(t)
    except HouseRuleError as fault:
        return str(fault)
    return t.format(
        "server-rules-of-mode",
        mode=t.format(f"mode-{options.mode}"),
        rules=house_rules(options, t),
    )
