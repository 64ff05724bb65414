"""Pictures larger than a tile, at the edges of what they can be asked to show."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.artwork import all_tiles
from bot.artwork.palette import GOLD
from bot.artwork.pictures import (
    LeaderboardRow,
    MatchResult,
    PlayerResult,
    PlayerStanding,
    RoundResult,
    draw_hand_fan,
    draw_leaderboard,
    draw_match_result,
    draw_round_result,
)
from bot.artwork.pictures.result_sheet import between_levels


def _opened(png: bytes) -> Image.Image:
    assert len(png) < 200 * 1024
    return Image.open(BytesIO(png))


@pytest.mark.parametrize("players", [1, 2, 10, 20])
@pytest.mark.parametrize("steps", [1, 2, 600])
def test_a_round_of_any_length_with_any_number_of_players(players: int, steps: int) -> None:
    line = PlayerResult(1, "W" * 32, "123456", "+99999", 108)
    result = RoundResult("W" * 60, "W" * 60, (line,) * players, ((5,) * steps,) * players)
    picture = _opened(draw_round_result(result))
    assert picture.width == 640
    assert picture.height >= players * 44


@pytest.mark.parametrize("players", [1, 2, 20])
@pytest.mark.parametrize("rounds", [1, 2, 60])
@pytest.mark.parametrize(("points", "target"), [(0, None), (3, 5), (123456, 500), (-40, 100)])
def test_a_match_of_any_length_with_any_points(
    players: int, rounds: int, points: int, target: int | None
) -> None:
    line = PlayerStanding(1, "W" * 32, str(points), "W" * 40)
    course = (0, *(points * each // rounds for each in range(1, rounds + 1)))
    result = MatchResult("W" * 60, "W" * 60, (line,) * players, (course,) * players, target)
    picture = _opened(draw_match_result(result))
    assert picture.width == 640
    assert picture.height >= players * 44


@pytest.mark.parametrize("points", [500, 12345, 1234567, -123456])
def test_the_numbers_of_a_chart_stay_on_its_panel(points: int) -> None:
    line = PlayerStanding(1, "Cem", str(points), "")
    drawn = draw_match_result(MatchResult("", "", (line,), ((0, points),), None))
    picture = _opened(drawn).convert("RGB")
    ground = picture.getpixel((0, 0))
    assert {picture.getpixel((x, y)) for x in range(14) for y in range(picture.height)} == {ground}


def test_the_scale_of_a_chart_has_few_levels_at_round_numbers() -> None:
    levels = [between_levels(span) for span in (0, 6, 7, 13, 31, 500, 999, 123456)]
    assert levels == [1, 1, 2, 5, 10, 100, 200, 50000]


@pytest.mark.parametrize("name", ["", "漢字", "𒀀", "🎉", "Ωμέγα", "Łukasz", "  "])
def test_a_name_in_any_script_is_drawn_or_left_out(name: str) -> None:
    rows = [LeaderboardRow(1, name, "3", 1.0)]
    assert _opened(draw_leaderboard("", "", rows)).width == 640


def test_there_is_no_medal_for_nothing() -> None:
    def colours(share: float) -> set[object]:
        row = LeaderboardRow(1, "Cem", "0", share)
        picture = _opened(draw_leaderboard("", "", [row])).convert("RGB")
        return {colour for _, colour in picture.getcolors(1 << 20) or ()}

    assert GOLD in colours(0.1)
    assert GOLD not in colours(0.0)


def test_a_lower_part_of_a_leaderboard_begins_below_its_heading() -> None:
    """A long heading takes a second line, and moves down what follows."""

    def height(*headings: str) -> int:
        rows = [LeaderboardRow(1, "Anna", "9", 1.0), LeaderboardRow(0, "Ben", "8", 0.9)]
        below = LeaderboardRow(0, "Cem", "7", 0.8, headings=headings)
        return _opened(draw_leaderboard("", "", [*rows, below])).height

    heights = [height(), height("Too little"), height("Too little " * 12), height("One", "Two")]
    assert heights == [heights[0] + lines * 22 for lines in (0, 1, 2, 2)]


@pytest.mark.parametrize("cards", [0, 1, 2, 40, 108])
@pytest.mark.parametrize("side", [0, 1])
def test_a_hand_of_any_size_fits_its_width(cards: int, side: int) -> None:
    tiles = (all_tiles() * 2)[:cards]
    width, height = _opened(draw_hand_fan(tiles, side)).size
    assert width == 800
    assert 200 < height < 330


def test_the_cards_of_a_fan_are_tilted_and_none_is_cut_off() -> None:
    """Nothing but ground stands along the edges, and the ends hang lower than the middle."""
    fan = _opened(draw_hand_fan((all_tiles() * 2)[:40], 0)).convert("RGB")
    ground = fan.getpixel((0, 0))
    edges = [(x, y) for x in range(fan.width) for y in (0, fan.height - 1)]
    edges += [(x, y) for y in range(fan.height) for x in (0, fan.width - 1)]
    assert {fan.getpixel(at) for at in edges} == {ground}

    def top_of(column: int) -> int:
        return next(y for y in range(fan.height) if fan.getpixel((column, y)) != ground)

    assert top_of(60) > top_of(400) + 40 < top_of(740)


def test_equal_values_give_the_same_picture() -> None:
    tiles = all_tiles()[:7]
    assert draw_hand_fan(tiles, 0) == draw_hand_fan(list(tiles), 0)
