"""A player who leaves in a round and sits down again after it is told as one who left (L1, L2)."""

from __future__ import annotations

import random

import pytest

from bot.engine import Mode, Play, RoundHistory, build_options
from bot.i18n import Texts
from bot.players.deal_odds import PLAYED_BY, DealOdds
from bot.render import board_page, hand_page
from bot.render.pictures.film_picture import moment_of
from bot.render.pictures.result_pictures import round_result, round_result_in_words
from bot.render.private.replay_page import replay_page
from bot.render.public.poster_page import (
    FinishedLeaver,
    FinishedRound,
    FinishedSeat,
    Poster,
    round_poster_page,
)
from bot.render.shown_replay import Replay
from bot.store import round_queries
from bot.store.round_queries import OddsRow
from bot.store.rows import LeaverRow
from bot.tables import TableView
from bot.tables.playing import play
from bot.views.visibility import Viewer
from tests.positions import face, one_card_left, position
from tests.render.contexts import text_of
from tests.tables.forgetting import forget_at_once
from tests.tables.world import ANNA, BEN, CARA, GUILD, World

ENGLISH = Texts.load(strict=True).get("en")


async def _cara_leaves_and_returns(world: World, *, returns: bool = True) -> str:
    """Anna wins a round of three that Cara has left with one card; then Cara sits down again."""
    game_id = await world.game(ANNA, BEN, CARA, at=position(one_card_left(3)))
    await world.submit(game_id, CARA, play.leave)
    await world.act(game_id, ANNA, Play(0, face("R5")))
    if returns:
        await world.join(game_id, CARA)
    return game_id


def _line(view: TableView, name: str) -> str:
    text = text_of(board_page(view, ENGLISH))
    return next(line for line in text.split("\n") if f" {name}" in line and ": **" in line)


async def test_the_result_says_with_how_many_cards(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world, returns=False)
    assert _line(await world.view(game_id), "~~Cara~~").endswith("(+0) · left with 1 card")
    await world.join(game_id, CARA)
    assert _line(await world.view(game_id), "Cara").endswith("(+0) · left with 1 card")
    assert _line(await world.view(game_id), "Anna 👑").endswith("no cards left")


async def test_the_own_ending_says_so_too(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world)
    told = text_of(hand_page(await world.view(game_id, CARA), ENGLISH))
    assert "### 🚪 You left this round with one card in hand." in told
    assert "Your cards come with the next round." in told
    assert "Cara 🚪" in told
    assert "0 cards" not in told


async def test_who_left_in_an_earlier_round_had_no_part_in_this_one(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world, returns=False)
    await world.next_round(game_id, ANNA)
    await world.play_round(game_id, random.Random(3))
    await world.join(game_id, CARA)
    assert _line(await world.view(game_id), "Cara").endswith("(+0)")
    told = text_of(hand_page(await world.view(game_id, CARA), ENGLISH))
    assert "Your cards come with the next round." in told
    assert "### 🪑 You are in!" in told, "there is nothing to say of an ending"


async def test_the_round_keeps_name_and_cards(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world)
    (told,) = await world.tables.rounds.with_facts(game_id)
    assert told.row.leavers == (LeaverRow(2, "Cara", CARA.user_id, 1),)
    assert [result.seat for result in told.row.results] == [0, 1]
    replayed = await world.tables.rounds.replayed(game_id, 1, Viewer(BEN.user_id, GUILD))
    assert replayed is not None
    assert replayed.names == {0: "Anna", 1: "Ben", 2: "Cara"}


async def test_a_replay_names_the_leaver_and_the_cards(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, CARA)
    await world.submit(game_id, CARA, play.leave)
    await world.play_round(game_id, random.Random(3))
    await world.join(game_id, CARA)
    found = await world.tables.rounds.replayed(game_id, 1, Viewer(BEN.user_id, GUILD))
    assert found is not None
    assert found.kept is not None
    replay = Replay(game_id, 1, "classic", found.names, found.kept[1], found.worth)
    assert " **Cara** (7): " in text_of(replay_page(replay, 0, ENGLISH))
    assert "🚪 **Cara**: left with 7 cards" in text_of(replay_page(replay, 1, ENGLISH))
    assert moment_of(replay, 1, ENGLISH).hands[2].count == "left with 7"


async def test_the_picture_and_its_words_say_so_too(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world)
    view = await world.view(game_id)
    assert view.observation is not None
    sizes = RoundHistory(((1, 0), (1, 1), (1, 0)), (), ())
    result = round_result(view, view.observation, sizes, ENGLISH)
    assert [player.note for player in result.players] == ["", "", "left with 1 card"]
    told = round_result_in_words(result, ENGLISH, str)
    assert "3. Cara: 0 points (+0), left with 1 card" in told.replace("2. Cara", "3. Cara")


def test_the_lasting_poster_names_the_leaver() -> None:
    leaver = FinishedLeaver(2, "Cara", 4)
    results = (FinishedSeat(0, "Anna", True, 37, 37, 0), FinishedSeat(1, "Ben", False, 0, 0, 2))
    options = build_options(Mode.CLASSIC)
    finished = FinishedRound(1, options, results, leavers=(leaver,))
    text = text_of(round_poster_page(finished, Poster(), ENGLISH))
    assert "~~Cara~~ · left with 4 cards" in text
    assert finished.names == {0: "Anna", 1: "Ben", 2: "Cara"}


async def test_a_leaver_can_be_forgotten(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world, returns=False)
    await forget_at_once(world, CARA)
    replayed = await world.tables.rounds.replayed(game_id, 1, Viewer(BEN.user_id, GUILD))
    assert replayed is not None
    assert replayed.names == {0: "Anna", 1: "Ben"}


async def test_the_shares_are_of_those_who_count_and_add_up(world: World) -> None:
    game_id = await _cara_leaves_and_returns(world)
    odds = b'{"playouts":100,"wins":[37,29,28]}'
    async with world.database.write() as connection:
        await round_queries.keep_odds(connection, OddsRow(game_id, 1, PLAYED_BY, odds))
    replayed = await world.tables.rounds.replayed(game_id, 1, Viewer(BEN.user_id, GUILD))
    assert replayed is not None
    assert replayed.worth == {0: 56, 1: 44}
    worth = await world.tables.rounds.worth_of_match(game_id)
    assert worth is not None
    assert sum(each.worth for each in worth.seats) == pytest.approx(1)
    assert [each.seat for each in worth.seats] == [0, 1]


def test_partners_win_and_are_worth_together() -> None:
    odds = DealOdds(100, (60, 40, 60, 40))
    assert odds.shares_among(range(4)) == {0: 0.6, 1: 0.4, 2: 0.6, 3: 0.4}


def test_nobody_who_counts_has_won_any() -> None:
    assert DealOdds(100, (0, 0, 100)).shares_among((0, 1)) == {0: 0.0, 1: 0.0}
