"""No name breaks a message, and all stay legible."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engine import Mode
from bot.i18n import FALLBACK, Texts
from bot.render.lines.seat_lines import seat_line
from bot.views.names import (
    _NEWEST_EMOJI,
    escaped,
    names_apart,
    plain_name,
    short_names_apart,
    shown_contact,
)
from bot.views.table_values import SOMEBODY, SeatRow
from tests.render.contexts import context, options_of, position

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Anna\u202eneb", "Annaneb"),
        ("a\u2066b\u2069c\u200f\u061cd", "abcd"),
        ("Zero\u200bWidth\ufeff\u2060\u00ad", "ZeroWidth"),
        ("line\u2028next\u2029one\r\nmore\x85", "line next one more"),
        ("nul\x00bell\x07", "nulbell"),
        ("flag\U000e0067\U000e007f", "flag"),
        ("\u200d\u200b\u3164 \u2800", "?"),
        ("", "?"),
        ("  two   words ", "two words"),
        ("\ud800half", "half"),
        ("a\u200dm \u200cn🧑\u200dx", "am n🧑x"),
    ],
)
def test_what_hides_or_turns_text_is_left_out(name: str, plain: str) -> None:
    assert plain_name(name) == plain
    assert escaped(name) == plain


@pytest.mark.parametrize(
    "name",
    [
        "Jürgen",
        "Nguyễn",
        "Ἀχιλλεύς",
        "山田",
        "किशोर",
        "क्\u200dष",
        FAMILY,
        "🧑🏽\u200d💻",
        "🧑🏿\u200d💻",
        "🧑🏻\u200d💻",
        "❤️\u200d🔥",
        "🇩🇪",
        "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "\U0001fa77\U0001fae8",
        "ทั้ง",
    ],
)
def test_letters_of_every_script_and_emoji_stay(name: str) -> None:
    assert plain_name(name) == name
    assert escaped(name) == name


@pytest.mark.parametrize("name", ["שרה", "محمد", "می\u200cخواهم", "Anna שרה"])
def test_letters_from_right_to_left_are_kept_apart_from_the_rest(name: str) -> None:
    assert plain_name(name) == name
    assert escaped(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("mark", ["\u0301", "\u20dd"])
def test_a_pile_of_marks_is_cut(mark: str) -> None:
    """Marks over a letter, and marks that enclose it."""
    assert plain_name("a" + mark * 500 + "b" + mark) == "a" + mark * 4 + "b" + mark


def test_markdown_is_taken_literally() -> None:
    assert escaped("**@everyone** [x](http://y)") == (r"\*\*\@everyone\*\* \[x\]\(http\://y\)")


@given(st.text(st.characters()))
@example("\U0001fa87")  # maracas, which Python 3.11 does not know yet
def test_no_name_turns_or_hides_what_stands_beside_it(name: str) -> None:
    shown = escaped(name)
    inside = shown.removeprefix("\u2068").removesuffix("\u2069")
    assert inside.strip()
    assert shown.encode()
    for letter in inside:
        is_newest_emoji = unicodedata.category(letter) == "Cn" and ord(letter) in _NEWEST_EMOJI
        assert unicodedata.category(letter)[0] != "C" or letter in "\u200c\u200d" or is_newest_emoji
        assert unicodedata.category(letter) not in ("Zl", "Zp")


def test_the_board_shows_the_plain_name() -> None:
    table = context(position(options_of(Mode.CLASSIC), 7), None, "A\u202e\x00B")
    assert "AB0" in seat_line(table, 0, Texts.load().get(FALLBACK))


def _seats(*named: tuple[str, str | None]) -> list[SeatRow]:
    return [
        SeatRow("abc", number, name, number + 1, account=account)
        for number, (name, account) in enumerate(named)
    ]


def test_people_of_one_name_are_told_apart_by_account_and_then_by_number() -> None:
    seats = _seats(("Alex", "alex1"), ("Al\u200bex", "alex2"), ("Ben", "ben"))
    assert names_apart(seats) == ["Alex (alex1)", "Al\u200bex (alex2)", "Ben"]
    assert names_apart(_seats(("Alex", None), ("Alex", None), ("Alex 2", None))) == [
        "Alex",
        "Alex 2",
        "Alex 2 2",
    ]
    assert names_apart(_seats((SOMEBODY, None), (SOMEBODY, None))) == [SOMEBODY, SOMEBODY]


def test_a_computer_player_keeps_its_name() -> None:
    seats = [*_seats(("Ada", None)), SeatRow("abc", 1, "Ada", level="easy")]
    assert names_apart(seats) == ["Ada 2", "Ada"]


def test_names_that_the_cut_makes_equal_are_numbered() -> None:
    names = ["Alexander der Große", "Alexander der Grobe", "Ben"]
    assert short_names_apart(names) == ["Alexander der G…", "Alexander der… 2", "Ben"]
    assert short_names_apart(["Ben", "Anna"]) == ["Ben", "Anna"]


def test_a_contact_is_literal_but_for_its_addresses() -> None:
    told = shown_contact("write *to* @everyone,  https://discord.gg/a_b-c, [x](https://evil.org)")
    assert told == (
        r"write \*to\* \@everyone, https://discord.gg/a_b-c, \[x\]\(https\://evil.org\)"
    )
