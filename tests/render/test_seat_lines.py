"""Players with one card are shown large, with the calls that were heard (C13, C14)."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine import Call
from bot.engine.events import Called, Dealt, Drew, Event, HandsPassed, HandsSwapped, Played
from bot.i18n import Texts
from bot.render import board_page, hand_page
from bot.tables.step import HeardCalls, heard_calls
from bot.views.table_view import TableView
from tests.languages import DRAWN_LANGUAGES

from .shown import KEYS, written
from .shown import Played as PlayedRecord

UNO, KUNO, GESTURE = int(Call.UNO), int(Call.KUNO), int(Call.GESTURE)
ONE_LEFT = """
seats anna ben cem
hand anna R5 R6
hand ben R1 B2 B3
hand cem Y1 Y2 Y3
top R9
draw Y4 Y5 Y6 Y7
turn anna
"""
SILENT = f"{ONE_LEFT}\nanna: play R5"
SAID = f"{ONE_LEFT}\nanna: play R5 uno"
LATER = f"{SILENT}\nben: play R1"

HEARD: list[tuple[str, list[list[Event]], tuple[int, ...]]] = [
    ("with the card", [[Played(0, (5,), calls=UNO)]], (0,)),
    ("after it", [[Played(0, (5,))], [Called(0, Call.UNO)]], (0,)),
    ("before it", [[Called(0, Call.UNO, ahead=True)], [Played(0, (5,))]], (0,)),
    ("not at all", [[Played(0, (5,))]], ()),
    ("ahead, then drawn", [[Called(0, Call.UNO, ahead=True)], [Drew(0, 1, "turn")]], ()),
    (
        "ahead, drawn, then played",
        [
            [Called(0, Call.UNO, ahead=True)],
            [Drew(0, 1, "turn")],
            [Played(0, (5,))],
        ],
        (),
    ),
    ("for other cards than now", [[Played(0, (5,), calls=UNO)], [Drew(0, 2, "pending")]], ()),
    ("for hands that were swapped", [[Played(0, (5,), calls=UNO)], [HandsSwapped(1, 0)]], ()),
    ("with the card that swapped", [[Played(0, (7,), calls=UNO), HandsSwapped(0, 1)]], (0,)),
    ("with the 0 that handed on", [[Played(0, (0,), calls=UNO), HandsPassed(1)]], (0,)),
    ("in the round before", [[Played(0, (5,), calls=UNO)], [Dealt(2, 0, "")]], ()),
    ("a gesture", [[Played(0, (3,), calls=GESTURE)]], ()),
    ("two of them", [[Played(0, (5,), calls=UNO)], [Played(1, (5,), calls=KUNO)]], (0, 1)),
]


@pytest.mark.parametrize(
    ("steps", "called"), [case[1:] for case in HEARD], ids=[c[0] for c in HEARD]
)
def test_whose_call_was_heard(steps: list[list[Event]], called: tuple[int, ...]) -> None:
    assert heard_calls(map(HeardCalls.of, steps)) == called


def close(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if "few-cards-line" in line]


def test_one_card_is_loud_on_the_board_and_on_others_hands_with_the_call() -> None:
    silent = "### few-cards-line(all=few-cards-of(cards=few-cards(count=1), player=anna))"
    said = silent.replace("(count=1)", "(count=1) 🗣️")
    for text, told in ((SILENT, silent), (SAID, said)):
        played = PlayedRecord(text)
        assert close(played.board()) == close(played.hand("cem")) == [told]
        assert ("heard-call" in played.board()) == (text == SAID), "in words beside the name"
        assert close(played.hand("anna")) == []


@pytest.mark.parametrize("viewer", [None, "ben", "cem"])
def test_nothing_tells_who_may_still_be_caught(viewer: str | None) -> None:
    """Others read the same bytes whatever call is owed, and until when."""
    open_window = PlayedRecord(SILENT).context(viewer)
    assert open_window.observation is not None
    assert open_window.observation.debts
    paid = structs.replace(open_window.observation, debts=(), announced=None, window=None)
    nothing_owed = structs.replace(open_window, observation=paid)
    assert page(nothing_owed) == page(open_window)
    assert close(page(PlayedRecord(LATER).context(viewer))) == close(page(open_window))


def page(context: TableView) -> str:
    return written((board_page if context.seat is None else hand_page)(context, KEYS))


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_it_is_loud_in_both_languages(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    told = written(board_page(PlayedRecord(SAID).context(None), t))
    assert ("anna: ONE CARD" if language == "en" else "anna: EINE KARTE") in told
