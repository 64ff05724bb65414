"""What a challenge shows to the challenger alone (C12)."""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF
from bot.i18n import Translator
from bot.render.card_look import face_text
from bot.render.page import PrivatePage, Text, shortened


def revealed_page(name: str, faces: bytes, foul: bool, t: Translator) -> PrivatePage:
    """An accused player's hand, for the challenger's eyes alone (C12)."""
    cards = ", ".join(face_text(face, t) for face in sorted(faces, key=lambda f: COLOUR_OF[f]))
    key = "revealed-foul" if foul else "revealed-honest"
    text = t.format("revealed", player=name, cards=cards or t.format("no-cards"))
    return PrivatePage((Text(shortened(f"{text}\n{t.format(key, player=name)}", 3900)),))
