"""What is open to the viewer now, in words: made of what the engine lists, no rule here."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Action, Challenge, Play, TurnAction
from bot.engine.cards import in_order
from bot.i18n import Translator
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

from ..cards.card_look import face_text, within
from .card_choice import playable
from .shown_actions import buttons_of
from .story import listed_or

_LONGEST_LIST = 500


def ways_out(context: TableView, t: Translator) -> str:
    """How a pending draw can be met: taken, answered with these cards, challenged."""
    answers = cards_text(context, cards_offered(context, Play), t)
    challenge = any(isinstance(offer, Challenge) for offer in context.legal)
    key = f"way-out-{'answer' if answers else 'take'}{'-or-challenge' if challenge else ''}"
    return t.format(key, cards=answers)


def allowed_text(context: TableView, t: Translator) -> str | None:
    """What the viewer could do instead, None where nothing is open to them."""
    buttons = [button.label for button in buttons_of(context, context.legal, t)]
    cards = cards_text(context, cards_offered(context, TurnAction), t)
    open_now = [part for part in (cards, *buttons) if part]
    return t.format("allowed-now", actions=listed_or(open_now, t)) if open_now else None


def cards_text(context: TableView, cards: Iterable[int], t: Translator) -> str:
    """Cards of the viewer's hand by what they show, each different one once."""
    seen = context.observation
    if seen is None:
        return ""
    shown = dict(zip(seen.hand, seen.faces, strict=True))
    faces = in_order({shown[card] for card in cards})
    if not faces:
        return ""

    def write(tiles: TileEmoji | None) -> str:
        return listed_or([face_text(face, t, tiles=tiles) for face in faces], t)

    return within(_LONGEST_LIST, write, context.card_tiles)


def cards_offered(context: TableView, *kinds: type[Action]) -> set[int]:
    """Return the cards with which the viewer may do something of these kinds now."""
    return playable(o for o in (*context.legal, *context.side) if isinstance(o, kinds))
