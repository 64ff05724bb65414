"""The buttons of a hand at each moment, and their order."""

from __future__ import annotations

import pytest

from bot.i18n import Texts
from bot.render import Button, Click, Row, Style, Verb, emoji, hand_page, refusal
from bot.render.page import Page
from bot.render.private.hand_cards import HandCards
from tests.languages import DRAWN_LANGUAGES
from tests.render.contexts import text_of

from .shown import Played

TEXTS = Texts.load(strict=True)
GERMAN = TEXTS.get("de")

OFF_TURN = """
seats anna ben cem
hand anna R5 R8 B1
hand ben  G1 G2 R7
hand cem  R5 Y1 Y2
top R9
draw B5 B6 B7 B8
turn anna
anna: play R5
"""


def rows_with(page: Page, verb: Verb) -> list[tuple[Button, ...]]:
    rows = [block.buttons for block in page.blocks if isinstance(block, Row)]
    return [row for row in rows if any(_verb(button) is verb for button in row)]


def buttons_with(page: Page, verb: Verb) -> list[Button]:
    return [button for button in page.buttons if _verb(button) is verb]


def _verb(button: Button) -> Verb | None:
    click = Click.parse(button.click or "")
    return None if click is None else click.verb


def test_a_jump_in_is_told_and_looks_like_nothing_else() -> None:
    page = hand_page(Played(f"option jump_in\n{OFF_TURN}").context("cem"), GERMAN)
    assert "dazwischenspringen" in text_of(page)
    styles = [card.style for card in buttons_with(page, Verb.CARD)]
    assert styles == [Style.GOOD, Style.PLAIN, Style.PLAIN]
    without = hand_page(Played(OFF_TURN).context("cem"), GERMAN)
    assert "dazwischenspringen" not in text_of(without)


@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("R1 R2 R3 Y1 Y2 Y3", [3, 3]),
        ("R1 R2 Y1 Y2 G1 G2", [2, 2, 2]),
        ("R1 R2 R3 Y1 Y2 Y3 B1", [3, 2, 2]),
        ("R1 Y1 G1 B1 W", [3, 2]),
    ],
)
def test_a_colour_stands_in_one_row_where_it_can(hand: str, rows: list[int]) -> None:
    begun = Played(f"seats anna ben\nhand anna {hand}\nhand ben B8 B9\ntop R9\ndraw Y9\nturn anna")
    page = hand_page(begun.context("anna"), GERMAN)
    assert [len(row) for row in rows_with(page, Verb.CARD)] == rows


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_a_refusal_says_what_could_be_done_instead(language: str) -> None:
    t = TEXTS.get(language)
    on_turn = Played(OFF_TURN).context("ben")
    told = refusal("C4", on_turn, t)
    assert t.format("button-draw") in told
    assert "7" in told
    assert t.format("button-draw") not in refusal("C14", on_turn, t)


def test_a_page_says_which_of_how_many_it_is() -> None:
    hand = " ".join(f"{colour}{rank}" for colour in "RYGB" for rank in range(1, 10))
    full = Played(f"seats anna ben\nhand anna {hand}\nhand ben B+2\ntop R+2\ndraw Y0\nturn anna")
    first, second = (hand_page(full.context("anna"), GERMAN, page=page) for page in (0, 1))
    labels = [[b.label for b in buttons_with(page, Verb.PAGE)] for page in (first, second)]
    assert [label[1] for label in labels] == ["Seite 1 von 2", "Seite 2 von 2"]
    assert [b.disabled for b in buttons_with(first, Verb.PAGE)] == [True, True, False]
    assert all(card.style is Style.PRIMARY for card in buttons_with(first, Verb.CARD)[:9])


def test_nothing_is_left_of_a_hand_when_the_match_is_over() -> None:
    over = Played(
        "option target=round\nseats anna ben\nhand anna R5\nhand ben B9\ntop R3\ndraw Y1\n"
        "turn anna\nanna: play R5"
    )
    page = hand_page(over.context("ben"), GERMAN)
    assert not list(page.buttons)
    assert "anna gewinnt die Partie. Du: Platz 2" in text_of(page)
    assert f"]({over.context('ben').board_link})" in text_of(page)
    assert "\n" not in text_of(page).strip(), "one small line"
    assert "Blau 9" not in text_of(page)


def test_partners_bear_one_mark_on_the_hand() -> None:
    teams = Played(
        "option partner\nseats anna ben cem dora\nhand anna R5 R4\nhand ben B9 B8\nhand cem BS B1\n"
        "hand dora G1 G2\ntop R3\ndraw Y1\nturn anna"
    )
    lines = text_of(hand_page(teams.context("anna"), GERMAN)).split("\n")
    (text,) = (line for line in lines if line.startswith(emoji.CARDS))
    marks = {name: text.partition(name)[0].rstrip("* ")[-1] for name in teams.names}
    assert marks["anna"] == marks["cem"] != marks["ben"] == marks["dora"]


def test_a_hand_that_just_has_room_is_on_one_page() -> None:
    reds = " ".join(f"R{rank}" for rank in range(10))
    table = Played(f"seats anna ben\nhand anna {reds}\nhand ben B1 B2\ntop Y9\nturn anna")
    context = table.context("anna")

    def rows(room: int) -> list[int]:
        assert context.observation is not None
        found = HandCards(context, context.observation, GERMAN).rows(room, 0)
        return [len(row.buttons) for row in found]

    assert rows(2 * (1 + 5)) == [5, 5]
    assert rows(2 * (1 + 5) - 1) == [3, 2, 3], "and the way to the second page"
