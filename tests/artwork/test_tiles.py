"""Which tiles there are, and what they are called."""

from __future__ import annotations

import re

import pytest

from bot.artwork import (
    DARK,
    LIGHT,
    BackTile,
    CardTile,
    ColourTile,
    NamedWildTile,
    WildTile,
    all_tiles,
    drawing_of,
    emoji_name,
    key_of,
    png_of,
    tile_of,
    tiles_by_name,
    tiles_of,
)
from bot.artwork.drawing import Letters
from bot.engine import GAMES, Mode, deck_of
from bot.engine.cards import COLOURS, colours_of_side, is_wild
from tests.positions import face


@pytest.mark.parametrize("mode", Mode)
def test_every_card_of_a_deck_has_a_tile_on_either_side(mode: Mode) -> None:
    tiles = tiles_of(mode)
    for side, faces in enumerate(deck_of(GAMES[mode], 2)):
        for card in set(faces):
            assert tile_of(card, side) in tiles
            if is_wild(card):
                assert {tile_of(card, side, c) for c in colours_of_side(side)} <= set(tiles)
        if faces:
            assert {BackTile(side), *(ColourTile(c) for c in colours_of_side(side))} <= set(tiles)


def test_a_wild_is_another_tile_on_each_side_and_with_each_colour() -> None:
    wild = face("W")
    assert len({tile_of(wild, LIGHT), tile_of(wild, DARK), tile_of(wild, LIGHT, 2)}) == 3


def test_no_two_tiles_are_drawn_alike() -> None:
    drawn = [drawing_of(tile).fingerprint() for tile in all_tiles()]
    assert len(set(drawn)) == len(drawn) == 179


def test_no_rank_is_written_where_it_would_be_cut_off() -> None:
    """Three signs and more are too wide, and a letter would be another word in each language."""
    written = {
        stroke.text
        for tile in all_tiles()
        for stroke in drawing_of(tile).strokes
        if isinstance(stroke, Letters)
    }
    assert {text for text in written if len(text) > 2 or text.isalpha()} == set()


def test_a_fingerprint_changes_with_any_stroke() -> None:
    tile = drawing_of(CardTile(0, 5))
    other = type(tile)(list(tile.strokes))
    assert other.fingerprint() == tile.fingerprint()
    other.disc((0.0, 0.0), 0.01, (0, 0, 0))
    assert other.fingerprint() != tile.fingerprint()


def test_the_first_tiles_are_those_of_the_classic_game() -> None:
    classic = tiles_of(Mode.CLASSIC)
    assert all_tiles()[: len(classic)] == classic


def test_names_are_such_as_discord_takes_and_lead_back_to_the_tile() -> None:
    assert len(tiles_by_name()) == len(all_tiles())
    for name, tile in tiles_by_name().items():
        assert re.fullmatch(r"[0-9a-z_]{2,32}", name)
        assert key_of(name) == tile.key
    assert len({tile.key for tile in all_tiles()}) == len(all_tiles())


@pytest.mark.parametrize(
    ("tile", "key"),
    [
        (CardTile(COLOURS.index("R"), 5), "r5"),
        (tile_of(face("R+2"), LIGHT), "rd2"),
        (WildTile(tile_of(face("W+4"), LIGHT).rank, LIGHT), "wd4_light"),  # pyright: ignore[reportAttributeAccessIssue]
        (NamedWildTile(tile_of(face("W+C"), DARK).rank, 4), "wdc_p"),  # pyright: ignore[reportAttributeAccessIssue]
        (ColourTile(7), "colour_v"),
        (BackTile(DARK), "back_dark"),
    ],
)
def test_a_name_says_what_is_shown(tile: CardTile, key: str) -> None:
    assert re.fullmatch(rf"cu_{key}_[0-9a-f]{{4}}", emoji_name(tile))


@pytest.mark.parametrize("name", ["cu_r5", "red_5_3f9a", "cu_R5_3f9a", "cu_r5_3f9", "cu__"])
def test_other_emoji_are_not_ours(name: str) -> None:
    assert key_of(name) is None


def test_discord_takes_every_picture() -> None:
    assert max(len(png_of(tile)) for tile in all_tiles()) < 32 * 1024
