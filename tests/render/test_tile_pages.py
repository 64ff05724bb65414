"""Hands, questions and boards in tiles: what stands on them, and that they fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest

from bot.artwork import all_tiles, emoji_name, tile_of
from bot.engine import (
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Mode,
    Pending,
    Play,
    RoundOver,
    State,
    Turn,
    waited_for,
)
from bot.engine.state import Phase
from bot.i18n import LANGUAGES, Texts, Translator
from bot.render import (
    CardChoice,
    Illustrated,
    PageContext,
    Question,
    Text,
    Verb,
    board_page,
    choice_page,
    hand_page,
    resolve,
)
from tests.engine.random_games import Game
from tests.render.contexts import context, options_of, position
from tests.render.shown import Played
from tests.render.test_limits import (
    LONG_NAME,
    assert_every_page_fits,
    assert_within_limits,
    clicks_of,
)
from tests.render.tiles import emoji_of

TEXTS = Texts.load(strict=True)
EN = TEXTS.get("en")
EVERY_LANGUAGE = pytest.mark.parametrize("t", [TEXTS.get(language) for language in LANGUAGES])


def tiled(table: PageContext) -> PageContext:
    return replace(table, tiles=emoji_of(table.options.mode), cards_as_symbols=True)


def shown(record: str, name: str) -> PageContext:
    return tiled(Played(record).context(name))


def cards(table: PageContext) -> list[tuple[str, str]]:
    """The tile of each card and its label, in the order of the hand."""
    keys = {emoji_name(tile): tile.key for tile in all_tiles()}
    tiles: list[tuple[str, str]] = []
    for button in hand_page(table, EN).buttons:
        if f":{Verb.CARD}:" in (button.click or ""):
            found = re.fullmatch(r"<:(\w+):\d+>", button.emoji or "")
            assert found is not None
            tiles.append((keys[found[1]], button.label))
    return tiles


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
    table = replace(shown(CLASSIC, "anna"), cards_as_symbols=False)
    labels = [b.label for b in hand_page(table, EN).buttons if f":{Verb.CARD}:" in (b.click or "")]
    assert labels == ["Red 5 ×2", "Green +2", "Wild", "Wild +4"]
    assert "<:" not in "".join(
        b.markdown for b in hand_page(table, EN).blocks if isinstance(b, Text)
    )


def test_the_colours_after_a_wild_are_tiles_with_their_words() -> None:
    table = shown(CLASSIC, "anna")
    assert table.observation is not None
    wild = next(a for a in table.legal if isinstance(a, Play) and a.colour is not None)
    question = resolve(CardChoice(wild.card), table.legal, table.observation)
    assert isinstance(question, Question)
    assert table.tiles is not None
    page = choice_page(table, question, EN)
    offered = [(b.emoji, b.label) for b in page.buttons][:4]
    names = ("Red", "Yellow", "Green", "Blue")
    assert offered == [(table.tiles.colour(c), name) for c, name in enumerate(names)]


@pytest.mark.parametrize("mode", Mode)
def test_seven_cards_take_two_rows_and_twenty_five_one_page(mode: Mode) -> None:
    for own, most_rows in ((7, 2), (25, 5)):
        table = tiled(context(position(options_of(mode), own), 0))
        rows = [r for r in hand_page(table, EN).blocks if f":{Verb.CARD}:" in str(r)]
        assert len(rows) <= most_rows
        assert not clicks_of(hand_page(table, EN), Verb.PAGE)


def test_the_board_has_the_top_card_beside_its_headline_and_backs_to_count() -> None:
    table = tiled(Played(CLASSIC).context(None))
    page = board_page(table, EN)
    headline = page.blocks[0]
    assert isinstance(headline, Illustrated)
    assert table.tiles is not None
    assert headline.alt == "Red 7"
    assert headline.picture.endswith(".png?size=128")
    text = "\n".join(b.markdown for b in page.blocks if isinstance(b, Text))
    assert text.count(table.tiles.back(0)) == 5 + 2


def test_a_wild_lies_there_in_the_colour_that_was_named() -> None:
    table = tiled(Played(f"{CLASSIC}anna: play W:G\n").context(None))
    headline = board_page(table, EN).blocks[0]
    assert isinstance(headline, Illustrated)
    assert headline.alt == "Wild: Green"
    assert table.tiles is not None
    wild = next(f for f in range(200) if tile_of(f, 0).key == "w_light")
    assert headline.picture == table.tiles.face_picture(wild, 0, 2)


@EVERY_LANGUAGE
@pytest.mark.parametrize(("mode", "seats"), [(Mode.CLASSIC, 20), (Mode.FLIP, 10), (Mode.DUO, 2)])
@pytest.mark.parametrize("own", [1, 3, 25, 40, 60])
def test_every_hand_and_board_fits(mode: Mode, seats: int, own: int, t: Translator) -> None:
    for number in (2, seats):
        state = position(options_of(mode), own, number)
        assert_within_limits(board_page(tiled(context(state, None, LONG_NAME)), t))
        assert_every_page_fits(tiled(context(state, 0, LONG_NAME)), t)


def _states(number: int) -> Iterator[State]:
    game = Game.make(number, list(Mode), lambda option: True)
    state, _ = game.begin()
    yield state
    for step in game.play(state):
        yield step.after


def test_every_phase_is_shown_within_the_limits() -> None:
    met: Counter[type[Phase]] = Counter()
    for state in chain.from_iterable(map(_states, range(40))):
        kind = type(state.phase)
        met[kind] += 1
        if met[kind] > 40:
            continue
        assert_within_limits(board_page(tiled(context(state, None, LONG_NAME)), EN))
        for seat in waited_for(state.phase)[:2]:
            table = tiled(context(state, seat, LONG_NAME))
            assert_within_limits(hand_page(table, EN, note="x" * 200))
    assert set(met) == {
        ColourChoice,
        Draft,
        Drawn,
        GestureDuty,
        MatchOver,
        Pending,
        RoundOver,
        Turn,
    }
