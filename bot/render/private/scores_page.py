"""How the match stands, for whoever asks."""

from __future__ import annotations

from bot.engine import MatchOver, RoundOver
from bot.i18n import Translator
from bot.render.cards.card_look import accent
from bot.render.lines.score_lines import result_lines, running_lines
from bot.render.page import PrivatePage, Text, shortened
from bot.render.page_context import PageContext

_LONGEST_SCORES = 3500


def scores_page(context: PageContext, t: Translator) -> PrivatePage:
    """The scores, and the whole hash by which the deal of this round can be checked.

    Raises ValueError where nothing has been dealt.
    """
    seen = context.observation
    if seen is None:
        raise ValueError("there are no scores before the deal")
    over = isinstance(seen.phase, RoundOver | MatchOver)
    lines = (result_lines if over else running_lines)(context, seen, t)
    text = shortened("\n".join(lines), _LONGEST_SCORES)
    if context.commitment is not None:
        text = f"{text}\n{t.format('shuffle-hash', commitment=context.commitment)}"
    return PrivatePage((Text(text),), accent(seen.colour))
