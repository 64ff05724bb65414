"""Forty names in more than twenty scripts, on every kind of picture with names, in one sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image

from bot.artwork import ColourTile, all_tiles
from bot.artwork.lettering import PictureName, isolated
from bot.artwork.palette import INK
from bot.artwork.pictures import (
    Bar,
    LeaderboardRow,
    OpenHand,
    PlayerResult,
    RecapCard,
    RecapNote,
    RoundPicture,
    RoundResult,
    draw_leaderboard,
    draw_moment,
    draw_recap_card,
    draw_round_result,
)
from bot.i18n import Translator
from bot.render.lines.picture_names import picture_names

NAMES = (
    "Łukasz Żółć", "Ngô Bảo Châu", "Þóra Ḿ̈ï", "Αλέξανδρος", "Юлія Ґедзь",
    "محمد عبد الله", "می‌خواهم", "שרה (dad)", "अर्जुन क्षत्रिय", "ธนพล กี่กุ้ง",
    "김민준 똠방", "さくらサクラ", "田中 髙﨑𠮷野", "张伟 李小龙", "陳喆妤 喺咗",
    "ქეთევან", "Հայկ", "አበበ", "বাংলা ক্ষ", "தமிழ் கோ",
    "తెలుగు శ్రీ", "ಕನ್ನಡ ಶ್ರೀ", "മലയാളം", "ਪੰਜਾਬੀ", "ગુજરાતી",
    "සිංහල ශ්‍රී", "မြန်မာ", "ខ្មែរ", "ລາວ", "༺བསྟན་འཛིན༻",
    "🎉👩🏽‍🚀🇩🇪❤️", "𝓐𝓵𝓮𝔁 𝗔𝗻𝗻𝗮", "Ａｌｅｘ ᴀʟᴇx", "ꓮnnɑ 𓆩♡𓆪", "꧁☆ Zoë ☆꧂",
    "Z̸̡̢͕͇̫̦͎̈́̆̊̾͠a̷̡̢l̵̢̛g̶̛̈ö̷", "\u202eesrever", "ㅤ", "W" * 32, "🦄" * 32,
)  # fmt: skip
"""One of them is invisible, one is turned around, and the last ones are as wide as names can be."""

_ON_A_PICTURE = 10
_GAP = 16


def names_sheet(t: Translator) -> bytes:
    """Return a PNG file: a line of pictures for each ten names."""
    starts = range(0, len(NAMES), _ON_A_PICTURE)
    groups = [picture_names(NAMES[at : at + _ON_A_PICTURE], t) for at in starts]
    draws: tuple[Callable[[Sequence[PictureName], Translator], bytes], ...] = (
        _poster, _leaderboard, _recap, _moment,
    )  # fmt: skip
    lines = [[Image.open(BytesIO(draw(group, t))) for draw in draws] for group in groups]
    width = sum(picture.width + _GAP for picture in lines[0]) + _GAP
    heights = [max(picture.height for picture in line) + _GAP for line in lines]
    sheet = Image.new("RGB", (width, sum(heights) + _GAP), INK)
    for number, line in enumerate(lines):
        left, top = _GAP, _GAP + sum(heights[:number])
        for picture in line:
            sheet.paste(picture.convert("RGB"), (left, top))
            left += picture.width + _GAP
    file = BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue()


def _poster(people: Sequence[PictureName], t: Translator) -> bytes:
    players = tuple(
        PlayerResult(row + 1, each.name, str(500 - 40 * row), f"+{row}", row, "", each.stand_in)
        for row, each in enumerate(people)
    )
    sizes = tuple((7, 7 - row % 5, row) for row in range(len(people)))
    title = t.format("picture-title", player=isolated(people[0].name), number=5)
    subtitle = t.format("board-title", mode=t.format("mode-classic"), number=5)
    return draw_round_result(RoundResult(title, subtitle, players, sizes))


def _leaderboard(people: Sequence[PictureName], t: Translator) -> bytes:
    rows = [
        LeaderboardRow(row + 1, each.name, str(20 - row), 1 - row / 10, row == 1, each.stand_in)
        for row, each in enumerate(people)
    ]
    return draw_leaderboard(t.format("picture-leaderboard"), t.format("choice-wins"), rows)


def _recap(people: Sequence[PictureName], t: Translator) -> bytes:
    names = [each.name for each in people]
    bars = tuple(
        Bar(name, t.format("statistics-won-of", wins=9 - row, rounds=9), 1 - row / 9)
        for row, name in enumerate(names[: _ON_A_PICTURE // 2])
    )
    notes = tuple(
        RecapNote(
            t.format("recap-title-of-nemesis"),
            name,
            t.format("recap-note-over", player=isolated(names[0])),
        )
        for name in names[_ON_A_PICTURE // 2 :]
    )
    title = t.format("recap-drawn-evening")
    count = t.format("recap-count", rounds=9, people=len(people))
    return draw_recap_card(RecapCard(title, count, bars, notes, tuple(people)))


def _moment(people: Sequence[PictureName], t: Translator) -> bytes:
    tiles = all_tiles()
    hands = tuple(
        OpenHand(
            each.name, t.format("film-cards", count=row + 1), tiles[: row + 1], row == 2,
            each.stand_in,
        )
        for row, each in enumerate(people)
    )  # fmt: skip
    told = " · ".join(
        t.format("picture-title", player=isolated(each.name), number=row)
        for row, each in enumerate(people[1:4])
    )
    title = t.format("mode-classic")
    place = t.format("film-place", number=3, all=20)
    return draw_moment(RoundPicture(title, place, told, ColourTile(2), hands))
