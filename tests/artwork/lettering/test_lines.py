"""A line is joined and ordered as its script is, fits its room, and is drawn on its row alone."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PIL import Image, ImageStat

from bot.artwork.lettering import Lettering, TextLine, fitted, isolated, line_of, wrapped
from bot.artwork.lettering.clusters import clusters_of
from bot.artwork.lettering.font_choice import pieces_of
from bot.artwork.lettering.font_files import FontFile
from bot.artwork.lettering.shaping import GlyphRun, shaped

SIZE, ROOM = 34, 200.0
GROUND, COLOUR = (0, 0, 0), (255, 255, 255)
WIDE = (
    "W" * 32,
    "🦄" * 32,
    "漢" * 32,
    "م" * 32,
    "क्ष" * 20,
    "1️⃣" * 20,
    "👩🏽‍🚀" * 20,
    isolated("אבא " * 10) + " wins",
)


def drawn(line: TextLine, width: int = 600, height: int = 120, anchor: str = "lm") -> Image.Image:
    picture = Image.new("RGB", (width, height), GROUND)
    at = {"l": 20, "m": width / 2, "r": width - 20}[anchor[0]]
    line.draw(picture, (at, height / 2), COLOUR, anchor)
    return picture


def text(words: str, size: int = SIZE) -> TextLine:
    return line_of(words, Lettering.TEXT, size)


def glyphs(words: str) -> list[int]:
    return [glyph.number for run in runs_of(words, 0) for glyph in run.glyphs]


def runs_of(words: str, base: int) -> list[GlyphRun]:
    return shaped(pieces_of(clusters_of(words), Lettering.TEXT), Lettering.TEXT, base).runs


def test_arabic_letters_are_joined_and_run_from_right_to_left() -> None:
    joined = glyphs("محمد")
    apart = [number for letter in "محمد" for number in glyphs(letter)]
    assert set(joined).isdisjoint(apart[:3])
    assert glyphs("דב") == [*glyphs("ב"), *glyphs("ד")]


def test_letters_of_devanagari_form_one_sign_and_change_places() -> None:
    assert len(glyphs("क्ष")) == 1
    assert glyphs("हि")[1] == glyphs("ह")[0]


def test_brackets_in_a_line_from_right_to_left_are_mirrored() -> None:
    picture = drawn(text("(א"))
    left = picture.crop((0, 0, 36, picture.height))
    assert left.getbbox() is not None
    turned = drawn(text("א)"))
    assert picture.tobytes() != turned.tobytes()
    opening = runs_of("(א", 1)
    assert [run.x for run in opening] == sorted(run.x for run in opening)
    closing = runs_of(")", 0)
    assert opening[1].glyphs[0].number == closing[0].glyphs[0].number


@pytest.mark.parametrize("words", WIDE, ids=range(len(WIDE)))
@pytest.mark.parametrize("lettering", Lettering)
def test_a_line_is_cut_to_its_room(words: str, lettering: Lettering) -> None:
    line = fitted(line_of(words, lettering, SIZE), ROOM)
    assert ROOM / 2 < line.width <= ROOM
    box = drawn(line).getbbox()
    assert box is not None
    # The outlines of a letter may reach over its width a little.
    assert box[0] >= 20 - SIZE / 8
    assert box[2] <= 20 + ROOM + SIZE / 8


@pytest.mark.parametrize("words", ["Anna", "さくら", "שרה", "Anna 漢字"])
def test_a_line_that_fits_stays_as_it_is(words: str) -> None:
    assert fitted(text(words), ROOM).width == text(words).width


@pytest.mark.parametrize("anchor", ["lm", "mm", "rm"])
def test_a_line_stands_on_the_same_side_of_its_point_in_every_script(anchor: str) -> None:
    for words in ("Anna", "漢字", "שרה", "🎉"):
        box = drawn(text(words), anchor=anchor).getbbox()
        assert box is not None
        ends = {"l": (box[0], 20), "m": ((box[0] + box[2]) / 2, 300), "r": (box[2], 580)}
        is_at, should_be = ends[anchor[0]]
        assert abs(is_at - should_be) < SIZE / 4, words


@pytest.mark.parametrize(
    "words",
    [
        "Z" + "\u0301\u0335\u0327" * 20,
        "ก" + "\u0e49" * 30,
        "ཀ" + "\u0f92" * 12,
        "ﷺ",
        "🏴" * 3,
        "༺བསྟན་འཛིན༻",
        "Ḿ̈",
        "க்ஷௌ",
    ],
)
def test_nothing_is_drawn_above_or_below_the_row(words: str) -> None:
    box = drawn(text(words), height=200).getbbox()
    assert box is not None
    assert 100 - SIZE <= box[1] < box[3] <= 100 + SIZE


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("𒀀 Anna", "Anna"),
        ("Anna 𒀀", "Anna"),
        ("𒀀Anna𒀀", "Anna"),
        ("𝓐𝓵𝓮𝔁 Ａｎｎａ", "Alex Anna"),
        ("𝓐\u0301", "Á"),
        ("Anna plays R7 (𒀀 赤)", "Anna plays R7 (赤)"),
        ("(赤 𒀀)", "(赤)"),
        ("Anna 𒀀, 赤", "Anna, 赤"),
        ("赤 𒀀 Ben", "赤 Ben"),
        ("x (  赤 )", "x (  赤 )"),
    ],
)
def test_what_is_left_out_or_plain_is_drawn_like_the_plain_text(words: str, shown: str) -> None:
    assert drawn(text(words)).tobytes() == drawn(text(shown)).tobytes()


def test_a_text_is_wrapped_at_spaces_and_within_long_words() -> None:
    lines = wrapped("Anna plays a card 漢字", Lettering.TEXT, SIZE, ROOM, 3)
    assert 1 < len(lines) <= 3
    assert all(line.width <= ROOM for line in lines)
    long = wrapped("漢" * 40, Lettering.TEXT, SIZE, ROOM, 3)
    assert [line.width > ROOM * 0.8 for line in long] == [True, True, True]
    assert wrapped("", Lettering.TEXT, SIZE, ROOM, 3) == []


def test_a_name_that_goes_on_in_the_next_line_turns_nothing_around() -> None:
    told = f"{isolated('Annamaria-Magdalena אמא')} 12 wins"
    first, second = wrapped(told, Lettering.TEXT, SIZE, text("Annamaria-Magdalena").width + 5, 2)
    assert drawn(first).tobytes() == drawn(text("Annamaria-Magdalena")).tobytes()
    assert drawn(second).tobytes() == drawn(text(f"{isolated('אמא')} 12 wins")).tobytes()


def test_headings_and_fonts_of_regular_weight_are_drawn_bolder() -> None:
    def ink(line: TextLine) -> float:
        return ImageStat.Stat(drawn(line).convert("L")).sum[0]

    for words in ("漢字", "Юлия", "ᚱᚢᚾᛅ", "𓆉"):
        assert ink(line_of(words, Lettering.TITLE, SIZE)) > 1.1 * ink(text(words)), words
    runic, latin = ink(text("ᛁ" * 9)), ink(text("|" * 9))
    assert runic > 0.9 * latin


def test_a_plain_name_loads_no_fallback_font() -> None:
    code = (
        "import sys; from PIL import Image; from bot.artwork.lettering import *;"
        "picture = Image.new('RGB', (300, 90));"
        "line = line_of('Müller · Юля', Lettering.TEXT, 34);"
        "line.draw(picture, (9, 40), (9, 9, 9), 'lm');"
        "loaded = 'uharfbuzz' in sys.modules;"
        "line_of('漢', Lettering.TEXT, 34);"
        "print(loaded, 'uharfbuzz' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


def test_a_font_is_opened_when_a_letter_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.artwork.lettering import font_choice, typefaces

    opened: set[str] = set()

    def watched(file: FontFile, bolder: float = 0.0) -> typefaces.Typeface:
        opened.add(file.path.stem)
        return typefaces.typeface(file, bolder)

    monkeypatch.setattr(font_choice, "typeface", watched)
    font_choice._piece_of.cache_clear()
    font_choice._has.cache_clear()
    font_choice.pieces_of(["\u0e01"], Lettering.TEXT)
    assert "NotoSansThai-Bold" in opened
    assert opened <= {"NotoSansThai-Bold", "NotoSans-Bold", "Manrope-Bold"}
