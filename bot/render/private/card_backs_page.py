"""The other sides of everybody's cards (F8)."""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF
from bot.i18n import Translator
from bot.render.card_look import accent, face_text
from bot.render.page import PrivatePage, Text, shortened
from bot.render.page_context import PageContext


def backs_page(context: PageContext, t: Translator, note: str | None = None) -> PrivatePage:
    """The other sides of everybody's cards, in no order (F8), and a word below them."""
    seen = context.observation
    if seen is None:
        raise ValueError("there are no cards before the deal")
    lines = [t.format("backs-title")]
    share = 3500 // max(1, len(context.seats))
    for seat, backs in enumerate(seen.other_backs):
        if backs:
            cards = ", ".join(face_text(f, t) for f in sorted(backs, key=lambda f: COLOUR_OF[f]))
            lines.append(shortened(f"**{context.names[seat]}**: {cards}", share))
    if seen.pile_back is not None:
        lines.append(t.format("pile-back", card=face_text(seen.pile_back, t)))
    if note is not None:
        lines.append(f"-# {note}")
    return PrivatePage((Text("\n".join(lines)),), accent(seen.colour))
