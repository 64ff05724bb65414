"""A hint: the best move in a sentence, the reasons that matter, and how far it was tried out."""

from __future__ import annotations

from bot.engine import Draw, Mode
from bot.i18n import Texts
from bot.players.reasons import MoveReason
from bot.render.page import Text
from bot.render.private.hint_page import hint_page

from .contexts import context, options_of, position

_EN = Texts.load().get("en")


def _hint(tried: tuple[float, float, int] | None, *reasons: MoveReason) -> str:
    playing = context(position(options_of(Mode.CLASSIC), 7), 0)
    page = hint_page(playing, Draw(0), reasons, tried, _EN)
    return "\n".join(block.markdown for block in page.blocks if isinstance(block, Text))


def test_two_reasons_are_told_the_most_important_first() -> None:
    told = _hint(None, MoveReason.PLAYS_AGAIN, MoveReason.STRONGEST_COLOUR, MoveReason.SHEDS_POINTS)

    assert told.index("another turn") < told.index("other cards fit on it")
    assert "lot of points" not in told


def test_how_much_more_it_wins_is_told_where_that_is_clear() -> None:
    assert "41% of them, 7% more than the next best" in _hint((0.41, 0.07, 300))
    assert "41% of them, and the next best move about as many" in _hint((0.41, 0.0, 300))
    assert "rule of thumb" in _hint(None)
