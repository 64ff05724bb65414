"""What stands in words beside a picture."""

from __future__ import annotations

import pytest

from bot.artwork import NamedWildTile
from bot.artwork.pictures import Moment, PlayerResult, RoundResult
from bot.engine import BigMoment, RoundHistory
from bot.engine.cards import WILD_DRAW_COLOUR, parse_face
from bot.i18n import Texts
from bot.render import LeaderboardLine, Text, best_players, chart_page, round_result

from .shown import KEYS, Played
from .table_situations import labelled

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


DARK = """
mode flip
side dark
seats anna ben cem
score ben 30
hand anna R1/P5
hand ben B9/T1 B8/T2
hand cem BS/T3
top R3/P1
turn anna
anna: play P5
"""


def test_a_result_has_its_rows_by_place_and_who_has_left_in_none() -> None:
    table = labelled(Played(DARK).context("cem"), 1, away=True)
    assert table.observation is not None
    wild, colour = parse_face("W+C"), 5
    hits = tuple(BigMoment(step, 0, wild, 1, colour) for step in (1, 2))
    caught = tuple(BigMoment(step, 2 - step % 2) for step in range(3, 14))
    history = RoundHistory(((1, 0), (2, 2), (1, 1)), (*hits, *caught))
    assert round_result(table, table.observation, history, KEYS) == RoundResult(
        "picture-title(number=1, player=anna)",
        "board-title(mode=mode-flip, number=1)",
        (PlayerResult(1, "anna", "0", "+0", 0), PlayerResult(2, "cem", "20", "+20", 1)),
        ((1, 0), (1, 1)),
        (
            Moment(2, 0, NamedWildTile(WILD_DRAW_COLOUR, colour)),
            *(Moment(step, 1) for step in (4, 6, 8, 10, 12)),
        ),
        1,
    )


@pytest.mark.parametrize(
    ("order", "figures", "shares"),
    [("wins", ["4", "2", "0"], [1, 0.5, 0]), ("rounds", ["5", "10", "8"], [0.5, 1, 0.8])],
)
def test_the_bars_of_a_leaderboard_are_as_long_as_their_share_of_the_most(
    order: str, figures: list[str], shares: list[float]
) -> None:
    best = [LeaderboardLine(1, "A", 4, 5, 90, 1), LeaderboardLine(2, "B", 2, 10, 80, 1)]
    mine = LeaderboardLine(7, "C", 0, 8, 0, 1, me=True)
    rows = best_players(best, mine, order, KEYS).rows
    assert [row.figure for row in rows] == figures
    assert [row.share for row in rows] == shares
    assert [row.me for row in rows] == [False, False, True]


def test_where_nobody_has_won_anything_no_bar_is_drawn() -> None:
    (row,) = best_players([LeaderboardLine(1, "A", 0, 3, 0, 1)], None, "wins", KEYS).rows
    assert row.share == 0
