"""Sets of rules to choose from: those that came with the bot, and the viewer's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.i18n import Translator
from bot.presets import load_presets
from bot.render import emoji
from bot.render.page import CHOICES_IN_SELECT, Choice

from .parts import FAVOURITE_PREFIX, choice


def rule_set_choices(
    current: str | None, favourites: Sequence[str], t: Translator
) -> Iterator[Choice]:
    """``current`` is the preset that is in force, None where it is none.

    Of somebody who has more favourites than can be saved today all are shown, and fewer presets.
    """
    presets = list(load_presets())
    left_out = max(0, len(presets) + len(favourites) - CHOICES_IN_SELECT)
    others = [name for name in presets if name != current]
    gone = others[len(others) - left_out :]
    for name in (name for name in presets if name not in gone):
        about = t.format(f"preset-{name}.description")
        yield choice(t.format(f"preset-{name}"), name, about, chosen=name == current)
    for name in favourites:
        about = t.format("choosing-favourite")
        yield choice(name, f"{FAVOURITE_PREFIX}{name}", about, emoji=emoji.FAVOURITE)
