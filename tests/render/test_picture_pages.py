"""The words beside a picture."""

from __future__ import annotations

import pytest

from bot.artwork import CardTile, NamedWildTile, WildTile
from bot.artwork.lettering import isolated
from bot.artwork.pictures import ChartMoment, MatchResult, PlayerResult, PlayerStanding, RoundResult
from bot.engine import BigMoment, MatchOver, Presence, RoundHistory, RoundScore
from bot.engine.cards import WILD_DRAW_COLOUR, parse_face
from bot.i18n import Texts
from bot.leaderboard_choice import Order
from bot.render import (
    HandFan,
    LeaderboardLine,
    Text,
    best_players,
    chart_page,
    hand_picture,
    match_chart_page,
    match_result,
    round_result,
)
from bot.render.lines.picture_names import stand_in
from bot.render.page import MAX_TEXT, text_length
from bot.views.table_view import TableView
from tests.render.contexts import leaderboard_of

from .contexts import seated
from .shown import KEYS, Played

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


MATCH = """
option target=60
seats anna ben cem
score ben 30
hand anna R5
hand ben B9 B8
hand cem BS
top R3
turn anna
anna: play R5
"""
MATCH_OVER = MATCH.replace("target=60", "target=30")
ROUNDS = (RoundScore(1, (0, 30)), RoundScore(None, (0, 30)), RoundScore(0, (37, 30, 0)))


def _match(table: TableView) -> MatchResult:
    assert table.observation is not None
    assert isinstance(table.observation.phase, MatchOver)
    return match_result(table, table.observation, table.observation.phase, ROUNDS, KEYS)


def test_a_match_is_shown_by_place_with_the_points_after_every_round() -> None:
    assert _match(Played(MATCH_OVER).context("cem")) == MatchResult(
        f"picture-match-title(count=1, player={isolated('anna')})",
        "picture-match(count=3, mode=mode-classic)",
        (
            PlayerStanding(1, "anna", "37", "picture-won(count=1)", stand_in(0, KEYS)),
            PlayerStanding(2, "ben", "30", "picture-won(count=1)", stand_in(1, KEYS)),
            PlayerStanding(3, "cem", "0", "picture-won(count=0)", stand_in(2, KEYS)),
        ),
        ((0, 0, 0, 37), (0, 30, 30, 30), (0, 0, 0, 0)),
        30,
    )


def test_a_match_that_was_stopped_has_no_winner_in_its_title() -> None:
    stopped = Played(f"{MATCH.rpartition('anna:')[0]}table: stop").context("cem")
    assert _match(stopped).title == "match-over-nobody"


def test_two_pictures_of_a_match_have_their_words_each_below_itself() -> None:
    standing = PlayerStanding(1, "**A** <@1>", "512", "drei Runden gewonnen")
    match = MatchResult("**A** <@1> gewinnt", "Klassisch", (standing,), ((0, 512),), 500)
    page = match_chart_page(match, b"1", RESULT, b"2", GERMAN)
    first, second = page.pictures
    assert (first.name, first.png, second.name, second.png) == (
        "match.png",
        b"1",
        "round.png",
        b"2",
    )
    assert first.alt == "**A** <@1> gewinnt\n1. **A** <@1>: 512 Punkte, drei Runden gewonnen"
    words, _ = (block.markdown for block in page.blocks if isinstance(block, Text))
    assert words == (
        "-# \\*\\*A\\*\\* \\<\\@1\\> gewinnt\n"
        "-# 1. \\*\\*A\\*\\* \\<\\@1\\>: 512 Punkte, drei Runden gewonnen"
    )


def test_the_words_of_two_pictures_fit_a_message() -> None:
    many = (PlayerStanding(1, "_" * 32, "99999", "w" * 30),) * 20
    round_ = RoundResult(
        "_" * 60, "", (PlayerResult(1, "_" * 32, "9", "+9", 9),) * 20, ((7, 0),) * 20
    )
    match = MatchResult("_" * 60, "", many, ((0, 5),) * 20)
    page = match_chart_page(match, b"", round_, b"", GERMAN)
    assert text_length(page) <= MAX_TEXT


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
    table = seated(Played(DARK).context("cem"), 1, presence=Presence.AWAY)
    assert table.observation is not None
    wild, colour = parse_face("W+C"), 5
    hits = (*(BigMoment(step, 0, wild, 1, colour) for step in (1, 2)), BigMoment(3, 0, wild, 1))
    caught = tuple(BigMoment(step, 2 - step % 2) for step in range(4, 14))
    history = RoundHistory(((1, 0), (2, 2), (1, 1)), (*hits, *caught), ())
    assert round_result(table, table.observation, history, KEYS) == RoundResult(
        f"picture-title(number=1, player={isolated('anna')})",
        "board-title(mode=mode-flip, number=1)",
        (
            PlayerResult(1, "anna", "0", "+0", 0, "", stand_in(0, KEYS)),
            PlayerResult(2, "cem", "20", "+20", 1, "", stand_in(1, KEYS)),
        ),
        ((1, 0), (1, 1)),
        (
            ChartMoment(2, 0, NamedWildTile(WILD_DRAW_COLOUR, colour)),
            ChartMoment(3, 0, WildTile(WILD_DRAW_COLOUR, 1)),
            *(ChartMoment(step, 1) for step in (4, 6, 8, 10, 12)),
        ),
        1,
    )


@pytest.mark.parametrize(
    ("order", "figures", "shares"),
    [
        (Order.WINS, ["4", "2", "0"], [1, 0.5, 0]),
        (Order.SHARE, ["80%", "20%", "0%"], [1, 0.25, 0]),
    ],
)
def test_the_bars_of_a_leaderboard_are_as_long_as_their_share_of_the_most(
    order: Order, figures: list[str], shares: list[float]
) -> None:
    best = [LeaderboardLine(1, "A", 4, 5, 90, 1), LeaderboardLine(2, "B", 2, 10, 80, 1)]
    mine = LeaderboardLine(7, "C", 0, 8, 0, 1, me=True)
    rows = best_players(leaderboard_of(best, mine, order), KEYS).rows
    assert [row.figure for row in rows] == figures
    assert [row.share for row in rows] == shares
    assert [row.me for row in rows] == [False, False, True]


def test_where_nobody_has_won_anything_no_bar_is_drawn() -> None:
    nobody = leaderboard_of([LeaderboardLine(1, "A", 0, 3, 0, 1)], None)
    (row,) = best_players(nobody, KEYS).rows
    assert row.share == 0


def test_the_picture_of_a_hand_shows_the_side_that_is_active() -> None:
    record = DARK.replace("hand anna R1/P5", "hand anna R1/P5 R2/W+C").partition("anna: ")[0]
    seen = Played(record).context("anna").observation
    assert seen is not None
    assert hand_picture(seen) == HandFan((CardTile(4, 5), WildTile(WILD_DRAW_COLOUR, 1)), 1)
