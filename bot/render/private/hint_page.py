"""What somebody might do, and why, for them alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Observation, SeatAction, Throw
from bot.i18n import Translator
from bot.render.lines.shown_actions import FacesAndNames, advised_text
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
    faces = dict(zip(seen.hand, seen.faces, strict=True))
    shown = FacesAndNames(faces, context.names, context.card_tiles)
    told = advised_text(best, shown, t)
    if not isinstance(best, Throw) or not best.calls:
        return told
    return f"{told} {t.format('hint-call', call=calls_text(best.calls, t))}"
