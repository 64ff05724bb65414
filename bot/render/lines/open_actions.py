"""What is open to the viewer now, in words: made of what the engine lists, no rule here."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import (
    Action,
    Challenge,
    ColourChoice,
    Double,
    Drawn,
    JumpIn,
    Observation,
    Pending,
    Play,
    Turn,
    to_act,
)
from bot.engine.cards import colours_of_side, in_order
from bot.i18n import Translator
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

from .. import emoji
from ..cards.card_look import colours_in_words, face_text, within
from ..clicks.card_choice import playable
from .shown_actions import buttons_of
from .status_lines import waiting_line
from .story import listed_or

_LONGEST_LIST = 500


def open_action_lines(context: TableView, seen: Observation, t: Translator) -> list[str]:
    """What the table waits for, told to the viewer, and what else is open to them."""
    lines = [f"**{waiting_line(context, seen, t, own=True)}**"]
    on_turn = to_act(seen.phase) == context.seat
    if on_turn and isinstance(seen.phase, ColourChoice) and context.card_tiles is not None:
        lines.append(colours_in_words(colours_of_side(seen.side), t))
    if on_turn and isinstance(seen.phase, Pending):
        lines.append(ways_out(context, t))
    if not on_turn and (jumps := _cards(context, JumpIn)):
        lines.append(f"{emoji.JUMP} {t.format('may-jump-in', cards=cards_text(context, jumps, t))}")
    if doubles := _cards(context, Double):
        lines.append(
            f"{emoji.JUMP} {t.format('may-double', cards=cards_text(context, doubles, t))}"
        )
    if seen.rules.penalties.wrong_card and isinstance(seen.phase, Turn | Drawn | Pending):
        lines.append(t.format("wrong-card-costs"))
    return lines


def ways_out(context: TableView, t: Translator) -> str:
    """How a pending draw can be met: taken, answered with these cards, challenged."""
    answers = cards_text(context, _cards(context, Play), t)
    challenge = any(isinstance(offer, Challenge) for offer in context.legal)
    key = f"way-out-{'answer' if answers else 'take'}{'-or-challenge' if challenge else ''}"
    return t.format(key, cards=answers)


def allowed_text(context: TableView, t: Translator) -> str | None:
    """What the viewer could do instead, None where nothing is open to them."""
    buttons = [button.label for button in buttons_of(context, context.legal, t)]
    cards = cards_text(context, _cards(context, Play, JumpIn), t)
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


def _cards(context: TableView, *kinds: type[Action]) -> set[int]:
    return playable(o for o in (*context.legal, *context.side) if isinstance(o, kinds))
