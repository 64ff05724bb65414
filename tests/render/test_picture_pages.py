"""What stands in words beside a picture."""

from __future__ import annotations

from bot.artwork.pictures import PlayerResult, RoundResult
from bot.i18n import Texts
from bot.render import Text, chart_page

GERMAN = Texts.load(strict=True).get("de")
PLAYERS = (
    PlayerResult(1, "**A** <@1>", "40", "+40", 0),
    PlayerResult(2, "||b||\n# c", "0", "+0", 3),
)
RESULT = RoundResult("**A** <@1> gewinnt Runde 1", "Klassisch", PLAYERS, ((7, 0), (7, 3)))


def test_names_under_a_chart_are_taken_literally_and_stand_plain_in_its_alt_text() -> None:
    page = chart_page(RESULT, b"", GERMAN)
    (text,) = (block.markdown for block in page.blocks if isinstance(block, Text))
    assert text == (
        "-# \\*\\*A\\*\\* \\<\\@1\\> gewinnt Runde 1\n"
        "-# 1. \\*\\*A\\*\\* \\<\\@1\\>: 40 Punkte (+40), keine Karte übrig\n"
        "-# 2. \\|\\|b\\|\\| \\# c: 0 Punkte (+0), 3 Karten übrig"
    )
    (picture,) = page.pictures
    assert picture.alt == (
        "**A** <@1> gewinnt Runde 1\n"
        "1. **A** <@1>: 40 Punkte (+40), keine Karte übrig\n"
        "2. ||b|| # c: 0 Punkte (+0), 3 Karten übrig"
    )
