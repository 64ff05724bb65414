"""How the match stands, for whoever asks."""

from __future__ import annotations

from bot.engine import MatchOver, RoundOver
from bot.i18n import Translator
from bot.render.cards.card_look import accent
from bot.render.lines.score_lines import result_lines, running_lines
from bot.render.page import PrivatePage, Text, shortened
from bot.render.private.more_page import back_row
from bot.views.table_view import TableView

_LONGEST_SCORES = 3500


def scores_page(context: TableView, t: Translator) -> PrivatePage:
    """The scores, and the way back to what else can be looked up.

    Raises ValueError where nothing has been dealt.
    """
    seen = context.observation
    if seen is None:
        raise ValueError("there are no scores before the deal")
    over = isinstance(seen.phase, RoundOver | MatchOver)
    lines = (result_lines if over else running_lines)(context, seen, t)
    text = shortened("\n".join(lines), _LONGEST_SCORES)
    return PrivatePage((Text(text), back_row(context, t)), accent(seen.colour))
