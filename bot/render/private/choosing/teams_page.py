"""With whom somebody plays, chosen by themselves (V9)."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS
from bot.render.lines.teams import mate_of, team_lines, teams_hint
from bot.render.page import PrivatePage, Text
from bot.render.page_context import PageContext

from .people_page import mate_blocks


def teams_page(context: PageContext, seat: int | None, t: Translator) -> PrivatePage:
    """The teams, and for whoever sits at ``seat`` whom to play with."""
    title = f"### {t.format('choosing-teams-title')}"
    hint = teams_hint(context, t)
    if hint is not None:
        return PrivatePage((Text(f"{title}\n{emoji.NOTE} {hint}"),), ACCENTS[0])
    teams = Text(f"{title}\n{team_lines(context, t)}")
    if seat is None or mate_of(context, seat) is None:
        return PrivatePage((teams,), ACCENTS[0])
    return PrivatePage((teams, *mate_blocks(context, seat, t)), ACCENTS[0])
