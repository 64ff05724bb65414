"""Sets of rules by their names: those that came with the bot, and everybody's own."""

from __future__ import annotations

from discord import app_commands

from bot.i18n import Texts, Translator
from bot.presets import load_presets
from bot.render import shortened
from bot.render.private.choosing import FAVOURITE_PREFIX
from bot.render.rules.rule_line import write_line
from bot.tables.storage.favourites import Favourites

from .typed_rules import LONGEST, MOST, HouseRuleError, suggestion
from .wanted_rules import WantedRules


async def preset_choices(
    favourites: Favourites, user_id: int, typed: str, t: Translator
) -> list[app_commands.Choice[str]]:
    """What `preset` of `/uno start` suggests: one's own sets first."""
    begun = typed.strip().casefold()
    own = [
        suggestion(f"{name} ({t.format('choosing-favourite')})", value)
        for name in await favourites.names(user_id)
        if begun in name.casefold() and len(value := f"{FAVOURITE_PREFIX}{name}") <= LONGEST
    ]
    labels = {name: t.format(f"preset-{name}") for name in load_presets()}
    known = [
        suggestion(f"{label} ({t.format(f'preset-{name}.description')})", name)
        for name, label in labels.items()
        if begun in name or begun in label.casefold()
    ]
    return [*own, *known][:MOST]


async def with_preset(
    wanted: WantedRules, favourites: Favourites, user_id: int, t: Translator
) -> WantedRules:
    """The wanted rules with their preset found by name; one's own set of rules is written out.

    Raises `HouseRuleError` for a name that nobody knows.
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
    """The preset of this name, or of this label in any language."""
    wanted = typed.casefold()
    for name in load_presets():
        labels = (t.format(f"preset-{name}") for t in Texts.load().each())
        if wanted == name or wanted in (label.casefold() for label in labels):
            return name
    return None
