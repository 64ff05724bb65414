"""Cards of others, shown to one person: the hand after a challenge, the other sides (F8)."""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF, in_order
from bot.i18n import Translator
from bot.render.cards.card_look import accent, face_text, faces_within
from bot.render.page import PrivatePage, Text
from bot.render.private.more_page import back_row
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

_LONGEST_HAND = 1400
"""It stands on the challenger's own hand, of 4,000 characters."""


def revealed_text(
    name: str, faces: bytes, foul: bool, t: Translator, tiles: TileEmoji | None = None
) -> str:
    """An accused player's hand, for the challenger's eyes alone (C12)."""
    ordered = sorted(faces, key=lambda face: COLOUR_OF[face])
    cards = faces_within(_LONGEST_HAND, ordered, t, tiles)
    key = "revealed-foul" if foul else "revealed-honest"
    text = t.format("revealed", player=name, cards=cards or t.format("no-cards"))
    return f"{text}\n{t.format(key, player=name)}"


def backs_page(context: TableView, t: Translator, note: str | None = None) -> PrivatePage:
    """The other sides of everybody's cards, in no order (F8), and a word below them."""
    seen = context.observation
    if seen is None:
        raise ValueError("there are no cards before the deal")
    lines = [t.format("backs-title")]
    share = 3500 // max(1, len(context.seats))
    for seat, backs in enumerate(seen.other_backs):
        if backs:
            name = f"**{context.names[seat]}**: "
            faces = in_order(backs)
            cards = faces_within(share - len(name), faces, t, context.card_tiles)
            lines.append(f"{name}{cards}")
    if seen.pile_back is not None:
        back = face_text(seen.pile_back, t, tiles=context.card_tiles)
        lines.append(t.format("pile-back", card=back))
    if note is not None:
        lines.append(f"-# {note}")
    return PrivatePage((Text("\n".join(lines)), back_row(context, t)), accent(seen.colour))
