"""Letters are cut and replaced as a reader sees them, never within one."""

from __future__ import annotations

import pytest

from bot.artwork.lettering.clusters import cleaned, clusters_of
from bot.artwork.lettering.font_choice import folded


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Anna", 4),
        ("e\u0301a", 2),
        ("क्षि", 2),
        ("กี่กุ้ง", 3),
        ("น้ำ", 1),
        ("👩🏽‍🚀", 1),
        ("👨‍👩‍👧‍👦🎉", 2),
        ("🇩🇪🇫🇷", 2),
        ("🇩🇪🇫", 2),
        ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 1),
        ("1️⃣2️⃣", 2),
        ("می‌خواهم", 7),
        ("a🏽", 2),
    ],
)
def test_what_belongs_together_is_one_cluster(text: str, count: int) -> None:
    clusters = clusters_of(text)
    assert len(clusters) == count
    assert "".join(clusters) == text


def test_of_a_pile_of_marks_two_stay_on_a_letter_and_all_where_a_script_has_them() -> None:
    assert clusters_of("Z" + "\u0335" * 9 + "a") == ["Z\u0335\u0335", "a"]
    assert clusters_of("བརྒྱུད")[1] == "རྒྱུ"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("\u202eesrever\u202c", "esrever"),
        ("a\x00b\x1bc", "abc"),
        ("a\nb\tc", "a b c"),
        ("e\u0301", "é"),
        ("\u200b\ufeff\u00ad", ""),
        ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ],
)
def test_control_characters_are_left_out(text: str, kept: str) -> None:
    assert cleaned(text) == kept


@pytest.mark.parametrize(
    ("text", "plain"),
    [("𝓐", "A"), ("𝗻", "n"), ("Ａ", "A"), ("Ⓐ", "A"), ("𐌀", "A"), ("ⲟ", "o"), ("🇽", "X")],
)
def test_decorated_letters_have_plain_ones(text: str, plain: str) -> None:
    assert folded(text) == plain
