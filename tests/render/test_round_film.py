"""The film of a round: its turning points, its size, and its names."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageSequence

from bot.artwork import all_tiles
from bot.artwork.pictures import OpenHand, RoundPicture, draw_film, draw_moment
from bot.artwork.pictures.round_film import MOST_BYTES, WIDEST
from bot.engine import Mode
from bot.facts import RoundWalk, TurningPoint, walk_of
from bot.i18n import Texts
from bot.render.pictures.film_picture import FEWEST, MOST, film_of, moment_of, turning_points
from bot.render.shown_replay import Replay
from tests.facts.played_rounds import rounds_of
from tests.languages import DRAWN_LANGUAGES

_EN = Texts.load().get("en")
_WALKS = [
    walk_of(record)
    for number in range(20)
    for record, _, _ in rounds_of(number, (list(Mode)[number % len(Mode)],))
]


def _replay(walk: RoundWalk, name: str = "W" * 32) -> Replay:
    return Replay("game1", 1, "", dict.fromkeys(range(20), name), walk)


@pytest.mark.parametrize("walk", _WALKS)
def test_it_shows_ten_to_twenty_turning_points_from_the_deal_to_the_end(walk: RoundWalk) -> None:
    points = turning_points(walk)
    assert min(FEWEST, walk.last + 1) <= len(points) <= MOST
    assert (points[0], points[-1]) == (0, walk.last)
    assert list(points) == sorted(set(points))
    if len(walk.moments) <= MOST - 2:
        assert set(walk.moments) <= set(points)


def test_of_many_moments_those_highest_in_rank_stay() -> None:
    walk = max(_WALKS, key=lambda each: len(each.moments))
    catch = walk.moments[len(walk.moments) // 2]
    positions = [
        replace(
            each, moments=(TurningPoint.CATCH if each.number == catch else TurningPoint.DRAW_CARD,)
        )
        for each in walk.positions
    ]
    assert len(positions) > MOST
    assert catch in turning_points(replace(walk, positions=tuple(positions)))


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_it_is_narrow_and_small_in_every_game(mode: Mode, language: str) -> None:
    walks = [walk for walk in _WALKS if walk.options.mode is mode]
    walk = max(walks, key=lambda each: max(sum(map(len, p.hands)) for p in each.positions))
    pictures = film_of(_replay(walk), Texts.load().get(language))
    film = draw_film(pictures)
    assert len(film) <= MOST_BYTES
    with Image.open(BytesIO(film)) as opened:
        assert opened.format == "GIF"
        assert opened.width == WIDEST
        assert len(list(ImageSequence.Iterator(opened))) == len(set(pictures))


def test_it_is_the_same_whenever_it_is_drawn() -> None:
    pictures = film_of(_replay(_WALKS[0]), _EN)
    assert draw_film(pictures) == draw_film(pictures)


@pytest.mark.lengthy
def test_with_the_largest_hands_of_the_most_players_it_keeps_its_size() -> None:
    tiles = all_tiles()
    pictures = [
        RoundPicture(
            "W" * 60, "999/999", "Wort " * 60, tiles[number],
            tuple(
                OpenHand("漢🎉W" * 9, "108 cards", (tiles[seat + number :] * 3)[:108], not seat)
                for seat in range(20)
            ),
        )
        for number in range(MOST)
    ]  # fmt: skip
    film = draw_film(pictures)
    assert len(film) <= MOST_BYTES
    with Image.open(BytesIO(film)) as opened:
        assert opened.width == WIDEST


@pytest.mark.parametrize("name", ["", "漢字", "🎉", "**x**\n@everyone", "W" * 60])
def test_a_name_of_any_kind_is_drawn_or_left_out(name: str) -> None:
    moment = moment_of(_replay(_WALKS[0], name), 1, _EN)
    with Image.open(BytesIO(draw_moment(moment))) as opened:
        assert opened.width == WIDEST


def test_who_is_forgotten_is_somebody() -> None:
    moment = moment_of(replace(_replay(_WALKS[0]), names={}), 0, _EN)
    assert {hand.name for hand in moment.hands} == {"somebody"}
