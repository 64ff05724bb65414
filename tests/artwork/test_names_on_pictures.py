"""A name of any letters stays on its row, and one that no font has gets its stand-in."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.artwork.lettering import PictureName, is_drawable, isolated, with_stand_ins
from bot.artwork.pictures import (
    Bar,
    LeaderboardRow,
    OpenHand,
    PersonCard,
    PlayerResult,
    PlayerStanding,
    RecapCard,
    RecapNote,
    RoundPicture,
    RoundResult,
    draw_leaderboard,
    draw_match_result,
    draw_moment,
    draw_person_card,
    draw_recap_card,
    draw_round_result,
)
from bot.artwork.pictures.result_sheet import LINE, TOP, MatchResult
from bot.artwork.pictures.sheet import Sheet

STAND_IN = "● player 2"
HARD = {
    "stacked marks": "Z" + "".join(chr(0x300 + number) for number in range(60)) + "algo",
    "more marks": "ก" + "\u0e49" * 40,
    "an override": "\u202eesrever\u202b!",
    "open isolates": "\u2067\u2068אבא",
    "wide letters": "W" * 32,
    "wide emoji": "🦄" * 32,
    "families": "👨‍👩‍👧‍👦" * 32,
    "characters": "龘" * 32,
    "joined letters": "﷽" * 32,
    "lines": "a\nb\r\nc\u2028d",
    "stacks": "རྒྱུརྒྱུརྒྱུ",
}
NO_FONT = {
    "invisible letters": "\u3164\u3164",
    "blank signs": "\u2800",
    "nothing": "",
    "spaces": "   ",
    "controls": "\u200b\u200d\ufeff",
    "a dead script": "𒀀𒀁𒀂",
    "private letters": "\ue123\uf8ff",
    "a lone mark left": "𒀀!",
    "one letter of many": "Cem𒀀",
    "a frame": "𒀀Alex𒀀",
}


@pytest.fixture(autouse=True)
def all_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every colour of a picture: which few a file has depends on all of its pixels."""

    def png(sheet: Sheet) -> bytes:
        file = BytesIO()
        sheet.pixels().save(file, "PNG", compress_level=1)
        return file.getvalue()

    monkeypatch.setattr(Sheet, "png", png)


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def poster(name: str, title: str = "", stand_in: str = STAND_IN) -> Image.Image:
    middle = PlayerResult(2, name, "312", "+0", 2, "", stand_in)
    rows = (PlayerResult(1, "Anna", "512", "+9", 0), middle, PlayerResult(3, "Cem", "0", "+0", 4))
    return opened(draw_round_result(RoundResult(title, "round 5", rows, ((7, 0),) * 3)))


def rows_that_differ(one: Image.Image, other: Image.Image) -> set[int]:
    """Return the rows of a poster, from 0, on which the pictures differ; -1 is elsewhere."""
    found: set[int] = set()
    difference = ImageChops.difference(one, other)
    for y in range(one.height):
        if difference.crop((0, y, one.width, y + 1)).getbbox() is not None:
            row = (y - TOP + 4) // LINE
            found.add(row if 0 <= row < 3 else -1)
    return found


@pytest.mark.parametrize("name", HARD.values(), ids=HARD.keys())
def test_no_other_row_changes(name: str) -> None:
    assert rows_that_differ(poster("Ben"), poster(name)) == {1}


@pytest.mark.parametrize("name", HARD.values(), ids=HARD.keys())
def test_a_name_stays_left_of_the_cards(name: str) -> None:
    changed = ImageChops.difference(poster("Ben"), poster(name)).getbbox()
    assert changed is not None
    assert 95 < changed[0] < changed[2] <= 306


@pytest.mark.parametrize("name", NO_FONT.values(), ids=NO_FONT.keys())
def test_a_name_that_no_font_has_gets_its_stand_in(name: str) -> None:
    assert not is_drawable(name)
    assert poster(name).tobytes() == poster(STAND_IN).tobytes()
    title = f"{isolated(name)} wins round 5"
    assert poster(name, title).tobytes() == poster(STAND_IN, f"{STAND_IN} wins round 5").tobytes()


@pytest.mark.parametrize("name", ["!", "漢", "ა", "؟", "♡", "🎉", "𝓐", "1"])
def test_all_other_names_are_drawn(name: str) -> None:
    assert is_drawable(name)
    assert poster(name).tobytes() != poster(STAND_IN).tobytes()


def test_every_picture_with_names_has_stand_ins() -> None:
    def of_all(name: str, text: str) -> list[bytes]:
        names = (PictureName(name, STAND_IN),)
        standing = PlayerStanding(1, name, "5", "won", STAND_IN)
        hand = OpenHand(name, "1 card", (), True, STAND_IN)
        bar, note = Bar(name, "3 of 9", 0.5), RecapNote("The nemesis", name, f"over {text}")
        person = PersonCard(name, "", (), "", (), (), (), (Bar(text, "", 1),), names)
        return [
            draw_leaderboard("", "", [LeaderboardRow(1, name, "9", 1.0, stand_in=STAND_IN)]),
            draw_match_result(MatchResult(f"{text} wins", "", (standing,), ((0, 5),))),
            draw_recap_card(RecapCard("", "", (bar,), (note,), names)),
            draw_person_card(person),
            draw_moment(RoundPicture("", "1/9", f"{text} draws", None, (hand,))),
        ]

    assert of_all("𒀀", isolated("𒀀")) == of_all(STAND_IN, STAND_IN)


def test_names_are_replaced_where_they_stand_and_nowhere_else() -> None:
    people = [PictureName("𒀀", "● player 1"), PictureName("Anna", "★ player 2")]
    text = f"{isolated('𒀀')} and {isolated('Anna')} beat 𒀀"
    assert with_stand_ins(text, people) == f"● player 1 and {isolated('Anna')} beat 𒀀"
    assert with_stand_ins(isolated("𒀁"), people) == "…"


def test_the_second_of_two_equal_rows_on_a_leaderboard_keeps_its_own_stand_in() -> None:
    def board(names: tuple[str, str]) -> bytes:
        one, two = names
        rows = [LeaderboardRow(1, one, "9", 1.0, stand_in="● player 1")]
        rows.append(LeaderboardRow(2, two, "8", 0.9, stand_in="★ player 2"))
        return draw_leaderboard("", "", rows)

    assert board(("", "")) == board(("● player 1", "★ player 2"))
