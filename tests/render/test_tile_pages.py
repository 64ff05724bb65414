"""Hands, questions and boards with tiles: what they show, and that they fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from bot.artwork import all_tiles, emoji_name
from bot.engine import (
    PHASES,
    Mode,
    Play,
    State,
    compile_rules,
    waited_for,
)
from bot.engine.cards import FACE_TEXT
from bot.engine.state import Phase
from bot.i18n import Texts
from bot.render import (
    CardChoice,
    Illustrated,
    Page,
    Question,
    Text,
    Verb,
    board_page,
    choice_page,
    hand_page,
    resolve,
    revealed_text,
    shortened,
)
from bot.render.lines.seat_lines import seat_line
from bot.render.private import choosing
from bot.setting_values import Choices
from bot.views.table_view import TableView
from tests.engine.random_games import Game
from tests.languages import DRAWN_LANGUAGES
from tests.render.contexts import context, options_of, position
from tests.render.shown import Played
from tests.render.test_limits import (
    LONG_NAME,
    assert_within_limits,
    clicks_of,
)
from tests.render.tiles import emoji_of, tiled

from .contexts import for_all

TEXTS = Texts.load(strict=True)
EN = TEXTS.get("en")
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in DRAWN_LANGUAGES])


def shown(record: str, name: str) -> TableView:
    return tiled(Played(record).context(name))


def cards(table: TableView) -> list[tuple[str, str]]:
    """Return the tile of each card and its label, in the order of the hand."""
    keys = {emoji_name(tile): tile.key for tile in all_tiles()}
    tiles: list[tuple[str, str]] = []
    for button in hand_page(table, EN).buttons:
        if f":{Verb.CARD}:" in (button.click or ""):
            found = re.fullmatch(r"<:(\w+):\d+>", button.emoji or "")
            assert found is not None
            tiles.append((keys[found[1]], button.label))
    return tiles


def text_of(page: Page) -> str:
    return "\n".join(b.markdown for b in page.blocks if isinstance(b, Text | Illustrated))


CLASSIC = """
seats anna ben
hand anna R5 R5 G+2 W W+4
hand ben B1 B2
top R7
"""
FLIP = """
mode flip
seats anna ben
hand anna R5/P+5 W/V9 Y2/W+C
hand ben B1/P1 B2/P2
top R7/T7
"""


def test_a_card_is_its_tile_and_several_are_counted() -> None:
    assert cards(shown(CLASSIC, "anna")) == [
        ("r5", "×2"),
        ("gd2", ""),
        ("w_light", ""),
        ("wd4_light", ""),
    ]


def test_a_flip_card_has_the_other_side_beside_it() -> None:
    assert cards(shown(FLIP, "anna")) == [("r5", "♥+5"), ("y2", "+✱"), ("w_light", "☾9")]


def test_cards_without_labels_stand_there_in_words_too() -> None:
    (_, text, *_) = [b.markdown for b in hand_page(shown(CLASSIC, "anna"), EN).blocks
                     if isinstance(b, Text)]  # fmt: skip
    assert "Red 5 ×2, Green +2, Wild, Wild +4" in text


def test_who_prefers_words_gets_words() -> None:
    table = for_all(shown(CLASSIC, "anna"), choices=Choices(cards_as_symbols=False))
    labels = [b.label for b in hand_page(table, EN).buttons if f":{Verb.CARD}:" in (b.click or "")]
    assert labels == ["Red 5 ×2", "Green +2", "Wild", "Wild +4"]
    assert "<:" not in "".join(
        b.markdown for b in hand_page(table, EN).blocks if isinstance(b, Text)
    )


def test_the_colours_after_a_wild_are_tiles_and_stand_in_words_above() -> None:
    table = shown(CLASSIC, "anna")
    assert table.observation is not None
    wild = next(a for a in table.legal if isinstance(a, Play) and a.colour is not None)
    question = resolve(CardChoice(wild.card), table.legal, table.observation)
    assert isinstance(question, Question)
    assert table.tiles is not None
    page = choice_page(table, question, EN)
    offered = [(b.emoji, b.label) for b in page.buttons][:4]
    assert offered == [(table.tiles.colour(colour), "") for colour in range(4)]
    assert "-# Red · Yellow · Green · Blue" in text_of(page)


def asked(table: TableView, card: str) -> list[tuple[str, str | None]]:
    """Return the answers to what is asked before this card can be played, with their emoji."""
    seen = table.observation
    assert seen is not None
    offers = (*table.legal, *table.side)
    number = dict(zip(seen.faces, seen.hand, strict=True))[FACE_TEXT.index(card)]
    question = resolve(CardChoice(number), offers, seen)
    assert isinstance(question, Question)
    answers = choice_page(table, question, EN).buttons
    return [(b.label, b.emoji) for b in answers if f":{Verb.CARD}:" in (b.click or "")]


DOUBLE = "option fast_doubles\nseats anna ben cem\nhand anna R5 R5 R5 B1\nhand ben B2\nhand cem B3"
DUO = "mode duo\nseats anna ben\nhand anna R1 R8 RR B3\nhand ben B1 B2"


def test_whatever_is_chosen_with_a_card_stands_beside_its_tile_or_its_symbol() -> None:
    tiles = emoji_of(Mode.CLASSIC)
    five = FACE_TEXT.index("R5")
    alone = shown(f"{DOUBLE}\ntop R7", "anna")
    assert asked(alone, "R5") == [
        ("Just this card", tiles.face(five)),
        ("Both at once", tiles.face(five)),
    ]
    in_words = for_all(alone, choices=Choices(cards_as_symbols=False))
    assert [beside for _, beside in asked(in_words, "R5")] == ["🔴", "🔴"]
    reverse = shown(f"{DUO}\ntop R7", "anna")
    assert asked(reverse, "RR")[0] == ("Just this card", tiles.face(FACE_TEXT.index("RR")))
    assert asked(reverse, "RR")[-1][1] == tiles.colour(0)


@pytest.mark.parametrize("in_tiles", [True, False])
def test_the_card_that_switches_the_colours_is_chosen_by_its_tile(in_tiles: bool) -> None:
    tiles = emoji_of(Mode.CLASSIC)
    table = for_all(shown(CLASSIC, "anna"), choices=Choices(cards_as_symbols=in_tiles))
    page = choosing.value_page(table, "complement", EN, rank="5")
    offered = {c.label: c.emoji for menu in page.selects for c in menu.choices}
    assert offered["Blue 5"] == (tiles.face(FACE_TEXT.index("B5")) if in_tiles else "🟦")


def test_what_is_told_is_told_in_tiles_with_their_words() -> None:
    table = tiled(
        Played(f"{FLIP}anna: play R5\nben: draw\nben: pass\nanna: play W:G").context(None)
    )
    tiles = table.card_tiles
    assert tiles is not None
    five, wild = FACE_TEXT.index("R5"), FACE_TEXT.index("W")
    text = text_of(board_page(table, EN))
    assert f"• anna {tiles.face(five)} Red 5." in text
    assert f"• anna {tiles.face(wild, 2)} Wild: Green." in text
    assert f"Colour: **{tiles.colour(2)} Green**" in text
    assert "🔴" not in text


def test_a_story_that_is_older_than_the_flip_keeps_the_wilds_of_its_side() -> None:
    light = emoji_of(Mode.FLIP)
    two = FACE_TEXT.index("W+2")
    assert light.on(1).face(two) == light.face(two)


def test_no_emoji_is_torn_where_a_text_is_cut() -> None:
    tile = emoji_of(Mode.CLASSIC).colour(0)
    text = f"ab {tile} cd"
    for limit in range(5, len(text)):
        cut = shortened(text, limit)
        assert len(cut) <= limit
        assert "<" not in cut.replace(tile, "")


def test_a_notification_says_the_top_card_without_tiles() -> None:
    ring = hand_page(replace(shown(CLASSIC, "anna"), rings=True), EN).blocks[0]
    assert isinstance(ring, Text)
    assert "🔴 Red 7" in ring.markdown


def test_a_large_hand_is_revealed_whole() -> None:
    tiles = emoji_of(Mode.CLASSIC)
    for count in (7, 100):
        text = revealed_text("anna", bytes([5] * count), True, EN, tiles)
        assert text.count("Red 5") == count
        assert (tiles.face(5) in text) == (count == 7)


@pytest.mark.parametrize("mode", Mode)
def test_seven_cards_take_two_rows_and_twenty_five_one_page(mode: Mode) -> None:
    most = min(25, compile_rules(options_of(mode)).ends.hand_limit - 1)
    # What stands on the other side is beside a tile in Flip: a phone shows four in a row.
    in_row = 4 if mode is Mode.FLIP else 5
    for own, most_rows in ((7, 2), (most, -(-most // in_row))):
        table = tiled(context(position(options_of(mode), own), 0))
        rows = [r for r in hand_page(table, EN).blocks if f":{Verb.CARD}:" in str(r)]
        assert len(rows) <= most_rows
        assert not clicks_of(hand_page(table, EN), Verb.PAGE)


def test_the_board_has_the_top_card_beside_its_headline_and_backs_to_count() -> None:
    table = tiled(Played(CLASSIC).context(None))
    page = board_page(table, EN)
    (headline,) = (block for block in page.blocks if isinstance(block, Illustrated))
    assert table.tiles is not None
    assert headline.alt == "Red 7"
    assert headline.picture.endswith(".png?size=128")
    assert text_of(page).count(table.tiles.back()) == 5 + 2


def test_a_wild_lies_there_in_the_colour_that_was_named() -> None:
    table = tiled(Played(f"{CLASSIC}anna: play W:G\n").context(None))
    blocks = board_page(table, EN).blocks
    (headline,) = (block for block in blocks if isinstance(block, Illustrated))
    assert headline.alt == "Wild: Green"
    assert table.tiles is not None
    wild = FACE_TEXT.index("W")
    assert headline.picture == table.tiles.face_picture(wild, 2)


def _states(number: int) -> Iterator[State]:
    game = Game.make(number, list(Mode), lambda option: True)
    state, _ = game.begin()
    yield state
    for step in game.play(state):
        yield step.after


def test_every_phase_is_shown_within_the_limits() -> None:
    met: Counter[type[Phase]] = Counter()
    for state in chain.from_iterable(map(_states, range(120))):
        kind = type(state.phase)
        met[kind] += 1
        if met[kind] > 40:
            continue
        assert_within_limits(board_page(tiled(context(state, None, LONG_NAME)), EN))
        for seat in waited_for(state.phase)[:2]:
            table = tiled(context(state, seat, LONG_NAME))
            assert_within_limits(hand_page(table, EN, note="x" * 200))
    assert set(met) == {entry.phase for entry in PHASES}


@pytest.mark.parametrize("seats", [2, 6, 7, 12, 20])
def test_backs_never_show_another_number_of_cards(seats: int) -> None:
    """As many backs as cards, or a plus behind them: 22 cards do not look like one."""
    t, tiles = Texts.load().get("en"), emoji_of(Mode.CLASSIC)
    back = tiles.back()
    for own in (1, 2, 5, 6, 22):
        table = replace(context(position(options_of(Mode.CLASSIC), own, seats), None), tiles=tiles)
        line = seat_line(table, 0, t)
        shown = line.count(back)
        assert shown == own or (0 < shown < own and line.endswith(f"{back}+"))
