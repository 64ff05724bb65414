"""How to play, and by which house rules."""

from __future__ import annotations

from bot.engine import Mode, Options, default_options, written_options
from bot.i18n import Translator
from bot.render import emoji
from bot.render.card_look import ACCENTS, colour_name
from bot.render.house_rules import rule_text
from bot.render.page import Line, PublicPage, Text, shortened


def help_page(options: Options | None, t: Translator) -> PublicPage:
    """The help, with the house rules of ``options`` where a game is on."""
    mode = options.mode if options else Mode.CLASSIC
    blocks = [Text(t.format("help")), Line(), Text(t.format(f"help-{mode}"))]
    blocks += [Text(_colours(mode, t)), Line(), Text(_rules(options or default_options(mode), t))]
    return PublicPage(tuple(blocks), ACCENTS[3])


def _colours(mode: Mode, t: Translator) -> str:
    colours = range(8 if mode is Mode.FLIP else 4)
    return "-# " + " · ".join(f"{emoji.COLOURS[c]} {colour_name(c, t)}" for c in colours)


def _rules(options: Options, t: Translator) -> str:
    """Each house rule in force with its one-line description."""
    lines = [t.format("rules-in-force", mode=t.format(f"mode-{options.mode}"))]
    for name, value in written_options(options):
        about = t.format(f"option-{name}.description")
        lines.append(f"**{rule_text(name, value, t)}** – {about}")
    if len(lines) == 1:
        lines.append(t.format("no-house-rules"))
    return shortened("\n".join(lines), 2200)
