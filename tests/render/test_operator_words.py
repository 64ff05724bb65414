"""What a table reads that the operator has closed, with words that are meant to break the page."""

from __future__ import annotations

import pytest

from bot.i18n import Texts, Translator
from bot.render import board_page, hand_page
from bot.render.public.notices import told_result
from bot.views.table_values import OPERATOR_WORDS
from tests.render.contexts import text_of
from workbench.samples.bare_table import changed

from .shown import Played
from .test_limits import assert_within_limits

TEXTS = Texts.load(strict=True)
STOPPED = "seats anna ben\nhand anna R5 R6\nhand ben B9 B8\ntop R3\ndraw Y1\nturn anna\ntable: stop"
WORDS = "We **move**.\n# @everyone <@5> https://a.b [x](https://c.d) > " + "_" * OPERATOR_WORDS
SHOWN = r"> We \*\*move\*\*. \# \@everyone \<\@5\> https\://a.b \[x\]\(https\://c.d\) \>"


@pytest.mark.parametrize("t", [TEXTS.get("en"), TEXTS.get("de")], ids=["en", "de"])
def test_board_and_hands_say_that_the_operator_has_closed_the_table(t: Translator) -> None:
    for seat, page_of in ((None, board_page), ("anna", hand_page), (None, told_result)):
        context, said = Played(STOPPED).context(seat), t.format("closed-by-operator")
        assert said not in text_of(page_of(context, t))
        page = page_of(changed(context, operator_words=WORDS[:OPERATOR_WORDS]), t)
        assert_within_limits(page)
        (line, *_) = text_of(page).partition(f"{said}\n")[2].split("\n")
        assert line.startswith(SHOWN)


def test_without_words_the_whole_server_is_blocked() -> None:
    t = TEXTS.get("en")
    text = text_of(board_page(changed(Played(STOPPED).context(None), operator_words=""), t))
    assert t.format("blocked-server") in text
    assert t.format("closed-by-operator") not in text
