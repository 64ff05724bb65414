"""What leaderboards and statistics count: rounds with people, and no round that was deserted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from msgspec.structs import replace
from sqlalchemy import select

from bot.engine import MatchOver, Mode, Play, RoundOver, build_options, to_act
from bot.leaderboard_choice import LeaderboardChoice, Period, Where
from bot.statistics import PersonStatistics
from bot.store import shown_sums
from bot.store.people_tables import FIRST_EDITION, edition_of
from bot.store.rows import RoundRow
from bot.tables import Person
from bot.tables.playing import play
from bot.tables.rounds.rounds_with_facts import RoundWithFacts
from bot.tables.tallying.counting import Sums
from bot.tables.tallying.recount import recount
from bot.views.visibility import Viewer
from tests.positions import face, one_card_left, position
from tests.ratings.simulation import round_of
from tests.tables.finished_rounds import finished_round, keep, rounds_of_everybody
from tests.tables.world import ANNA, BEN, CARA, DINA, GUILD, TURN, World, accepted, ever, harmless

A, B, C = ANNA.user_id, BEN.user_id, CARA.user_id
WORLD = LeaderboardChoice(Period.EVER, Where.EVERYWHERE)


async def tallied(world: World, *rounds: RoundRow) -> None:
    await keep(world.database, *rounds)
    while await world.tables.tally.tally_some():
        pass


Won = dict[int, tuple[int, int]]
"""The rounds won and played, by the ids of people."""


async def won_of(world: World, choice: LeaderboardChoice | None = None) -> Won:
    """Return the rounds won and played of everybody on a leaderboard of the server."""
    shown = await world.tables.leaderboards.show(GUILD, A, choice or ever())
    return {each.row.user_id: (each.row.wins, each.row.rounds) for each in shown.board.shown}


async def ratings(world: World) -> dict[int, float]:
    query = select(shown_sums.ratings.c.user_id, shown_sums.ratings.c.mean)
    async with world.database.read() as connection:
        rows = await connection.execute(query.where(shown_sums.ratings.c.user_id > 0))
        return {row.user_id: row.mean for row in rows}


async def statistics_of(world: World, person: Person) -> PersonStatistics | None:
    found = await world.tables.statistics.of(person.user_id, Viewer(person.user_id, GUILD))
    assert found is None or isinstance(found, PersonStatistics)
    return found


async def test_who_was_removed_has_lost_nothing(world: World) -> None:
    await tallied(world, finished_round(1, A, 20, losers=(B,), removed=(C,)))
    assert await won_of(world) == {A: (1, 1), B: (0, 1)}


async def test_a_round_that_ended_by_removing_somebody_counts_for_nobody(world: World) -> None:
    alone = finished_round(1, A, 0, losers=(), counted=False, removed=(B,))
    await tallied(world, alone)
    assert await won_of(world) == {}
    also_left = finished_round(3, A, 0, losers=(), counted=False, leavers=(C,), removed=(B,))
    await tallied(world, also_left)
    assert await won_of(world) == {C: (0, 1)}


async def test_a_partner_who_leaves_loses_alone(world: World) -> None:
    """L1, V9: a computer player plays the seat on; for the partner it counts as it ends."""
    partners = build_options(Mode.CLASSIC, [("partner", None)])
    game_id = await world.dealt_game(ANNA, BEN, CARA, DINA, options=partners)
    accepted(await world.tables.submit(game_id, C, play.leave))
    await play_on(world, game_id)
    await world.tables.tally.keep_up()
    after, told = await ratings(world), await won_of(world)
    assert told[C] == (0, 1)
    assert after[C] < 25
    team = {each: (told[each][0], after[each] > 25) for each in (A, B, DINA.user_id)}
    assert team in (
        {A: (1, True), B: (0, False), DINA.user_id: (0, False)},
        {A: (0, False), B: (1, True), DINA.user_id: (1, True)},
    )


async def play_on(world: World, game_id: str, absent: Person | None = None) -> None:
    """Play the round to its end; the time of who is `absent` passes."""
    chance = Random(2)
    for _ in range(2000):
        state = await world.state(game_id)
        if isinstance(state.phase, RoundOver | MatchOver):
            return
        seat = (await world.view(game_id)).seats[to_act(state.phase) or 0]
        if not seat.is_person or seat.is_away or (absent and seat.user_id == absent.user_id):
            await world.wait(TURN)
            continue
        person, view = await world.to_act(game_id)
        plays = [action for action in view.legal if isinstance(action, Play)]
        action = chance.choice(plays or list(view.legal))
        await world.act(game_id, person, action)
    raise AssertionError("the round does not end")


async def test_who_lets_the_computer_play_to_the_end_counts_as_who_left(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, CARA)
    await play_on(world, game_id, absent=BEN)
    await world.tables.tally.keep_up()
    after, told = await ratings(world), await won_of(world)
    assert told[B] == (0, 1)
    assert after[B] < min(after[A], after[C])


async def test_rounds_against_computers_alone_are_ones_own_statistics(world: World) -> None:
    game_id = await world.dealt_game(ANNA, computers=2)
    await play_on(world, game_id)
    await world.tables.tally.keep_up()
    assert await won_of(world) == {}
    assert await ratings(world) == {}
    told = await statistics_of(world, ANNA)
    assert told is not None
    assert (told.rounds, told.name, told.achievements) == (1, "Anna", ())
    assert [(game.mode, game.rounds) for game in told.games] == [("classic", 1)]
    async with world.database.read() as connection:
        assert list(await connection.execute(select(shown_sums.achievements))) == []


async def test_what_was_won_against_computers_earns_nothing_later(world: World) -> None:
    """Achievements for totals count rounds with people alone."""
    solo = [finished_round(number, A, 10, losers=(None,)) for number in range(1, 120)]
    await tallied(world, *solo)
    game_id = await world.dealt_game(ANNA, BEN)
    await play_on(world, game_id)
    await world.tables.tally.keep_up()
    told = await statistics_of(world, ANNA)
    assert told is not None
    assert told.rounds == 120
    assert told.wins >= 119
    assert not {"hundred-rounds", "hundred-wins", "ten-wins"} & {*told.achievements}


async def test_five_established_opponents_make_a_worldwide_rank(world: World) -> None:
    five = (A, B, C, 11, 12)
    await tallied(world, *rounds_of_everybody(1, *five))
    assert await won_of(world, WORLD) == {}, "four opponents each"
    await tallied(world, *rounds_of_everybody(20, *five, 13, rounds=9))
    assert await won_of(world, WORLD) == {13: (0, 9)}, "the newcomer has met five, the others four"
    await tallied(world, *rounds_of_everybody(40, 13, 14, rounds=1))
    told = await won_of(world, WORLD)
    assert told[A] == (19, 19)
    assert 14 not in told


async def turns_counted(world: World, people: Sequence[int], rounds: int, turns: int) -> None:
    """Count rounds in which each of these people takes so many turns; the first one wins."""
    facts = round_of([10 * place for place in range(len(people))])
    facts = replace(facts, seats=tuple(replace(each, own_turns=turns) for each in facts.seats))
    row = finished_round(1, people[0], 10, losers=tuple(people[1:]))
    async with world.database.write() as connection:
        sums = await Sums.load(
            connection, edition_of(FIRST_EDITION), [RoundWithFacts(row, facts)] * rounds
        )
        sums.add([RoundWithFacts(row, facts)] * rounds, world.clock.now())
        await sums.save(connection)
        await sums.give_ranks(connection)


async def places_of(world: World, viewer: int = A) -> tuple[dict[int, int], int | None]:
    """Return the worldwide places of the first page, and that of the viewer."""
    board = (await world.tables.leaderboards.show(GUILD, viewer, WORLD)).board
    own = None if board.own is None else board.own.place
    return {each.row.user_id: each.place for each in board.shown}, own


async def test_the_first_places_of_the_world_take_twelve_people_with_2000_turns(
    world: World,
) -> None:
    """Five second accounts had the first place in 43 seconds."""
    twelve, farm = (A, B, C, *range(11, 20)), (20, 21, 22, 23, 24, 25)
    await turns_counted(world, farm, rounds=30, turns=500)
    assert await places_of(world, 20) == ({20: 4} | dict.fromkeys(farm[1:], 5), 4)
    await turns_counted(world, twelve, rounds=19, turns=100)
    await turns_counted(world, twelve, rounds=1, turns=99)
    assert (await places_of(world, 20))[1] == 4
    assert (await places_of(world))[1] == 5
    await turns_counted(world, twelve[:-1], rounds=1, turns=1)
    assert (await places_of(world))[1] == 5, "eleven have 2,000 turns: ten opponents each"
    await turns_counted(world, (17, 19), rounds=1, turns=1)
    shown, own = await places_of(world)
    assert (own, shown[A]) == (1, 1)
    assert not shown.keys() & set(farm)
    assert (await places_of(world, 20))[1] == 13
    assert (await places_of(world, 26))[1] is None


async def test_the_second_page_goes_on_below_the_established(world: World) -> None:
    twelve, farm = (A, B, C, *range(11, 20)), (20, 21, 22, 23, 24, 25)
    await turns_counted(world, twelve, rounds=10, turns=200)
    await turns_counted(world, farm, rounds=30, turns=1)
    first, second = [
        (await world.tables.leaderboards.show(GUILD, A, WORLD.at(page))).board for page in (0, 1)
    ]
    assert (first.more, second.more) == (True, False)
    shown = [*first.shown, *second.shown]
    assert [each.is_below for each in shown] == [False] * 12 + [True] * 6
    assert {each.row.user_id for each in shown} == {*twelve, *farm}
    assert [each.place for each in shown] == [1, *[2] * 11, 13, *[14] * 5]


async def test_a_server_needs_none_of_this(world: World) -> None:
    await tallied(world, finished_round(1, A, 10, losers=(B,)))
    assert await won_of(world) == {A: (1, 1), B: (0, 1)}
    assert (await world.tables.leaderboards.show(GUILD, A, WORLD)).board.own is None


async def test_the_same_two_again_and_again_move_ratings_less(world: World) -> None:
    """Ben leaves twelve rounds: each moves less than the one before, and soon hardly anything."""
    moved = [25.0]
    for number in range(12):
        game_id = await world.dealt_game(ANNA, BEN, channel=100 + number)
        turns = 0
        while turns < 3:
            person, view = await world.to_act(game_id)
            action, turns = harmless(view), turns + (person == BEN)
            await world.act(game_id, person, action)
        accepted(await world.tables.submit(game_id, B, play.leave))
        await world.tables.tally.keep_up()
        moved.append((await ratings(world))[A])
    steps = [later - earlier for earlier, later in pairwise(moved)]
    assert steps == sorted(steps, reverse=True)
    assert 0 < steps[-1] < 0.25 * steps[0]
    async with world.database.read() as connection:
        (pair,) = await connection.execute(select(shown_sums.acquaintances))
    assert (pair.user_id, pair.rival_id, pair.own_rounds) == (A, B, 12)
    before = await ratings(world)
    await recount(world.database, world.clock)
    assert await ratings(world) == before


async def test_who_is_out_already_keeps_the_place_on_leaving(world: World) -> None:
    """L1: under V12 a place stays, and a win with it."""
    at = position(one_card_left(3, "option play_on"))
    game_id = await world.game(ANNA, BEN, CARA, at=at)
    accepted(await world.tables.submit(game_id, A, play.act, Play(0, face("R5")), None))
    accepted(await world.tables.submit(game_id, A, play.leave))
    accepted(await world.tables.submit(game_id, B, play.leave))
    await world.tables.tally.keep_up()
    assert await won_of(world) == {A: (1, 1), B: (0, 1), C: (0, 1)}
