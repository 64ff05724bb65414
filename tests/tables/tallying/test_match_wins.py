"""Match wins that no counted round records (L3), on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import MatchOver, Play, RoundOver
from bot.errors import OperatorError
from bot.leaderboard_choice import LeaderboardChoice, Period
from bot.statistics import PersonStatistics, Recap, Stretch
from bot.store import schema, shown_sums
from bot.tables import Person
from bot.tables.playing import play
from bot.tables.privacy import Erasure
from bot.tables.pruning import KEPT, Pruning, RetentionPeriods
from bot.tables.tallying.recount import recount
from bot.tables.tallying.tally import Tally
from bot.views.table_values import SOMEBODY
from bot.views.visibility import Viewer
from tests.positions import face, one_card_left, position
from tests.tables.finished_rounds import finished_round, keep
from tests.tables.sums import rows_of
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, DINA, GUILD, SECOND, World, leave


@pytest.fixture
async def world(migrated_database: str) -> AsyncIterator[World]:
    world = World(migrated_database)
    yield world
    await world.close()


async def after_a_round(
    world: World, *people: Person, statements: tuple[str, ...] = (), channel: int = CHANNEL
) -> str:
    """Begin a match whose first round Anna has won."""
    at = position(one_card_left(len(people), *statements))
    game_id = await world.game(*people, at=at, channel=channel)
    await world.act(game_id, ANNA, Play(0, face("R5")))
    assert isinstance((await world.state(game_id)).phase, RoundOver)
    world.clock.pass_by(SECOND)
    return game_id


async def by_the_clock(world: World) -> str:
    """Play a match that Anna wins because its time is up between rounds (X9b)."""
    game_id = await after_a_round(world, ANNA, BEN, CARA, statements=("option blitz",))
    assert await world.tables.repository.change(game_id, play.time_is_up)
    return game_id


async def as_the_others_left(world: World) -> str:
    """Play a match that Anna wins because the others leave between rounds (L1)."""
    game_id = await after_a_round(world, ANNA, BEN, CARA)
    for person in (BEN, CARA):
        await world.submit(game_id, person, play.leave)
    return game_id


async def told(world: World, choice: LeaderboardChoice | None = None) -> dict[str, tuple[int, ...]]:
    """Return each person's rounds, rounds won and matches won, as the leaderboard shows them."""
    board = await world.leaderboard(ANNA, choice)
    return {s.row.name: (s.row.rounds, s.row.wins, s.row.matches) for s in board.shown}


async def sums(world: World) -> list[list[Any]]:
    return [
        await rows_of(world.database, table)
        for table in (
            shown_sums.standings,
            shown_sums.person_totals,
            shown_sums.achievements,
            shown_sums.ratings,
        )
    ]


async def counted_again(world: World) -> None:
    """Assert that a recount leads to the same sums."""
    before = await sums(world)
    await recount(world.database, world.clock)
    assert await sums(world) == before


ANNA_WON = {"Anna": (1, 1, 1), "Ben": (1, 0, 0), "Cara": (1, 0, 0)}


@pytest.mark.parametrize("ended", [by_the_clock, as_the_others_left])
async def test_a_match_decided_between_rounds_is_won(world: World, ended: Any) -> None:
    await ended(world)
    assert await told(world) == ANNA_WON
    await counted_again(world)
    assert await told(world) == ANNA_WON
    for period in (Period.WEEK, Period.MONTH):
        assert await told(world, LeaderboardChoice(period)) == ANNA_WON


@pytest.mark.parametrize("ended", [by_the_clock, as_the_others_left])
async def test_it_is_won_though_its_last_round_was_counted_long_before(
    world: World, ended: Any
) -> None:
    first, tallies = await after_a_round(world, ANNA, BEN, CARA), world.tables.tally
    assert await tallies.tally_some() == 1
    await leave(world, first, BEN, CARA)
    assert await told(world) == ANNA_WON
    await counted_again(world)


async def test_a_match_of_a_newcomer_is_won_without_a_round(world: World) -> None:
    game_id = await after_a_round(world, ANNA, BEN)
    await world.join(game_id, CARA)
    await leave(world, game_id, ANNA, BEN)
    assert await told(world) == {"Anna": (1, 1, 0), "Ben": (1, 0, 0), "Cara": (0, 0, 1)}
    await counted_again(world)
    statistics = await world.tables.statistics.of(CARA.user_id, Viewer(CARA.user_id, GUILD))
    assert isinstance(statistics, PersonStatistics)
    assert (statistics.rounds, statistics.matches, statistics.totals.matches) == (0, 1, 1)
    recap = await recap_of_match(world, game_id)
    assert {line.name: line.matches for line in recap.lines} == {"Anna": 0, "Ben": 0, "Cara": 1}


async def test_the_last_of_several_rounds_may_end_by_leaving(world: World) -> None:
    """X15b, L3"""
    game_id = await after_a_round(world, ANNA, BEN, CARA, statements=("option rounds=2",))
    await world.next_round(game_id, ANNA)
    await leave(world, game_id, BEN, CARA)
    assert (await world.state(game_id)).phase == MatchOver(0, (0,))
    assert await told(world) == {"Anna": (1, 1, 1), "Ben": (2, 0, 0), "Cara": (2, 0, 0)}
    await counted_again(world)


@pytest.mark.parametrize(
    "statements",
    [
        *((), ("option target=round",), ("option rounds=1",)),
        ("option scoring=penalty", "option target=9"),  # which the leaver's cards reach (L1a)
    ],
)
async def test_a_match_of_which_nothing_was_played_is_nobodys_but_its_round_is_lost(
    world: World, statements: tuple[str, ...]
) -> None:
    """L1, L3"""
    game_id = await world.game(ANNA, BEN, at=position(one_card_left(2, *statements)))
    await leave(world, game_id, BEN)
    assert (await world.state(game_id)).phase == MatchOver(0, (0,))
    assert await told(world) == {"Ben": (1, 0, 0)}
    assert await rows_of(world.database, schema.match_wins) == []


async def test_a_match_that_a_counted_round_wins_is_won_once(world: World) -> None:
    at = position(one_card_left(2, "option target=round"))
    game_id = await world.game(ANNA, BEN, at=at)
    await world.act(game_id, ANNA, Play(0, face("R5")))
    assert await told(world) == {"Anna": (1, 1, 1), "Ben": (1, 0, 0)}
    assert await rows_of(world.database, schema.match_wins) == []


async def test_what_was_decided_before_the_update_stays_as_it_was(world: World) -> None:
    """Old rounds that ended by leaving name a match winner, which counted for nobody."""
    old = finished_round(1, ANNA.user_id, 0, losers=(BEN.user_id,), counted=False, match_won=True)
    await keep(world.database, old)
    assert await told(world) == {}
    await counted_again(world)
    assert await told(world) == {}


async def test_it_is_counted_once_by_two_processes(world: World) -> None:
    for _ in range(4):
        await by_the_clock(world)
    tallies = [Tally(world.database, world.clock)]
    world.restart()
    tallies.append(Tally(world.database, world.clock))
    for _ in range(2):
        await asyncio.gather(*(tally.tally_some() for tally in tallies))
    assert (await told(world))["Anna"] == (4, 4, 4)
    await counted_again(world)


async def test_it_goes_with_the_results_of_its_match_and_the_sum_stays(world: World) -> None:
    await by_the_clock(world)
    assert await told(world) == ANNA_WON
    for _ in range(2):
        world.clock.pass_by(2 * KEPT)
        await _another_round(world)
        await told(world)
    await Pruning(world.database, world.clock, RetentionPeriods(results=KEPT)).prune()
    assert await rows_of(world.database, schema.match_wins) == []
    assert (await told(world))["Anna"][2] == 1
    with pytest.raises(OperatorError, match="KEEP_RESULTS_DAYS"):
        await recount(world.database, world.clock)
    assert (await told(world))["Anna"][2] == 1


async def test_who_is_forgotten_leaves_the_win_to_somebody(world: World) -> None:
    game_id = await by_the_clock(world)
    await world.tables.tally.keep_up()
    export = await world.tables.privacy.export(ANNA.user_id)
    assert b'"match_wins"' in export
    assert isinstance(await world.tables.privacy.forget(ANNA.user_id), Erasure)
    (win,) = await rows_of(world.database, schema.match_wins)
    assert (win.game_id, win.name, win.user_id < 0) == (game_id, SOMEBODY, True)
    assert {row.matches for row in await rows_of(world.database, shown_sums.standings)} == {0, 1}
    before = await rows_of(world.database, shown_sums.standings)
    await recount(world.database, world.clock)
    assert await rows_of(world.database, shown_sums.standings) == before


async def recap_of_match(world: World, game_id: str) -> Recap:
    found = await world.tables.recaps.of_match(game_id, Viewer(ANNA.user_id, GUILD))
    assert found is not None
    return found.recap


@pytest.mark.parametrize("ended", [by_the_clock, as_the_others_left])
async def test_the_recap_names_the_winner(world: World, ended: Any) -> None:
    game_id = await ended(world)
    recaps = [await recap_of_match(world, game_id)]
    for stretch in (Stretch.EVENING, Stretch.WEEK, Stretch.MONTH):
        found = await world.tables.recaps.of_server(GUILD, stretch, Viewer(ANNA.user_id, GUILD))
        assert found is not None
        recaps.append(found.recap)
    for recap in recaps:
        assert next((line.name, line.matches) for line in recap.lines) == ("Anna", 1)
        assert sum(line.matches for line in recap.lines) == 1


async def test_a_computer_players_win_is_told_and_counted_for_nobody(world: World) -> None:
    at = position(one_card_left(2, "option scoring=penalty", "option blitz"))
    game_id = await world.game(ANNA, computers=1, at=replace(at, scores=(40, 0)))
    await world.act(game_id, ANNA, Play(0, face("R5")))
    assert await world.tables.repository.change(game_id, play.time_is_up)
    assert (await world.state(game_id)).phase == MatchOver(0, (1,))
    assert await told(world) == {}, "nobody else played"
    recap = await recap_of_match(world, game_id)
    assert {line.name: line.matches for line in recap.lines} == {"Anna": 0, "Ada": 1}


async def _another_round(world: World) -> None:
    at = position(one_card_left(2))
    game_id = await world.game(DINA, CARA, at=at, channel=71)
    await world.act(game_id, DINA, Play(0, face("R5")))
    await world.stop(game_id)
