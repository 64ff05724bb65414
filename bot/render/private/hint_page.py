"""What somebody might do, and why, for them alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import (
    Challenge,
    Discard,
    Double,
    Draw,
    JumpIn,
    Keep,
    NameColour,
    Observation,
    Pass,
    Play,
    SeatAction,
    Take,
)
from bot.i18n import Translator
from bot.render.cards.card_look import colour_text, face_text, faces_text
from bot.render.lines.story import calls_text
from bot.render.page import PrivatePage, Text
from bot.views.table_view import TableView

_MOST_REASONS = 2
"""What is read at a glance, on a phone and while others wait."""


def hint_page(
    context: TableView,
    best: SeatAction,
    reasons: Sequence[str],
    tried: tuple[float, float, int] | None,
    t: Translator,
) -> PrivatePage:
    """The ``best`` action in a sentence, and one for each of the first ``reasons``.

    ``tried`` are the share of rounds that it wins, how much more that is than with the next best
    (0 if that is not clear), and how many rounds were tried out; None if none were. Raises
    ValueError for a context without a hand.
    """
    seen = context.observation
    if seen is None or context.seat is None:
        raise ValueError("a hint needs a hand")
    lines = [f"### {_what(context, seen, best, t)}"]
    lines += [f"- {t.format(f'hint-because-{reason}')}" for reason in reasons[:_MOST_REASONS]]
    if tried is None:
        lines.append(t.format("hint-at-sight"))
    else:
        share, ahead, count = tried
        told = {"share": round(100 * share), "ahead": round(100 * ahead), "count": count}
        lines.append(t.format("hint-tried" if ahead else "hint-tried-even", **told))
    return PrivatePage((Text("\n".join(lines)),))


def _what(context: TableView, seen: Observation, best: SeatAction, t: Translator) -> str:
    match best:
        case Play() | JumpIn() | Double():
            return _throw(context, seen, best, t)
        case NameColour():
            return t.format("hint-colour", colour=colour_text(best.colour, t, context.card_tiles))
        case Draw():
            return t.format("hint-draw")
        case Pass():
            return t.format("hint-pass")
        case Take():
            return t.format("hint-take")
        case Challenge():
            return t.format("hint-challenge")
        case Keep():
            return t.format("hint-keep")
        case Discard():
            return t.format("hint-discard")
        case _:
            raise ValueError(f"{best} is no turn action")


def _throw(
    context: TableView, seen: Observation, throw: Play | JumpIn | Double, t: Translator
) -> str:
    tiles, faces = context.card_tiles, dict(zip(seen.hand, seen.faces, strict=True))
    if len(throw.cards) == 1:
        cards = face_text(faces[throw.card], t, throw.colour, tiles)
    else:
        cards = faces_text((faces[card] for card in throw.cards), t, tiles)
    swap = throw.swap
    if swap is None:
        told = t.format("hint-play", cards=cards)
    else:
        told = t.format("hint-swap", cards=cards, player=context.names[swap])
    if not throw.calls:
        return told
    return f"{told} {t.format('hint-call', call=calls_text(throw.calls, t))}"
