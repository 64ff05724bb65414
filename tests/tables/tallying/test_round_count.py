"""What a round counts as, for whom: by the services and after a recount.

`.ci/run` counts all of it on PostgreSQL, too; `make test` does so in test_match_wins.
"""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

import bot
from bot.engine import Mode, Play, TurnAction, build_options
from bot.ratings import Rating, shown
from bot.statistics import Stretch
from bot.store import shown_sums
from bot.tables import Person
from bot.tables.playing import motions, play
from bot.tables.table import Table
from bot.tables.tallying.recount import recount
from bot.views.table_values import VoteKind
from bot.views.visibility import Viewer
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    DINA,
    GUILD,
    SECOND,
    TURN,
    World,
    accepted,
    harmless,
    leave,
)

FOUR = ("Anna", "Ben", "Cara", "Dina")
ACCOUNTS = tuple(Person(number, f"Guest {number}", "de") for number in range(11, 16))
Scenario = Callable[[World], Awaitable[object]]
Figures = dict[str, tuple[int, int, int, int]]
"""Rounds, rounds won, matches won, and the rating (1000 at first, 0: none), by name."""


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param("postgresql", marks=[pytest.mark.postgres, pytest.mark.lengthy]),
    ]
)
def migrated_database(request: pytest.FixtureRequest) -> str:
    return request.getfixturevalue(f"migrated_{request.param}")


@pytest.fixture
async def world(migrated_database: str) -> AsyncIterator[World]:
    world = World(migrated_database)
    yield world
    await world.close()


async def figures(world: World) -> Figures:
    """Return what ranks and ratings say of everybody."""
    board = await world.leaderboard(ANNA)
    async with world.database.read() as connection:
        rows = await connection.execute(select(shown_sums.ratings))
        rated = {row.user_id: shown(Rating(row.mean, row.uncertainty, row.rounds)) for row in rows}
    rows = [each.row for each in board.shown]
    return {r.name: (r.rounds, r.wins, r.matches, rated.get(r.user_id, 0)) for r in rows}


def signs_of(found: Figures) -> Figures:
    """Return the figures with 1 for a rating that has risen, and -1 for one that has fallen."""
    return {
        name: (*each[:3], (each[3] > 1000) - (0 < each[3] < 1000)) for name, each in found.items()
    }


async def recapped(world: World) -> dict[str, tuple[int, int, int]]:
    """Return the rounds, rounds won and matches won of everybody in the recap of a month."""
    viewer = Viewer(ANNA.user_id, GUILD)
    found = await world.tables.recaps.of_server(GUILD, Stretch.MONTH, viewer)
    lines = () if found is None else found.recap.lines
    return {line.name: (line.rounds, line.wins, line.matches) for line in lines}


async def act(world: World, game_id: str, until: Person, turns: int) -> None:
    """Let everybody draw in turn until this person has taken so many turn actions."""
    while turns:
        person, view = await world.to_act(game_id)
        action = harmless(view)
        assert isinstance(action, TurnAction)
        await world.act(game_id, person, action)
        turns -= person == until


async def miss(world: World, game_id: str, person: Person, turns: int) -> None:
    """Let everybody draw in turn, but the time for a person's turns passes, so many times."""
    while turns:
        acting, view = await world.to_act(game_id)
        if acting == person:
            await world.wait(TURN)
            turns -= 1
        else:
            action = harmless(view)
            await world.act(game_id, acting, action)


async def left_at_once(world: World, mode: Mode, *options: tuple[str, str]) -> None:
    """Ben leaves right after the deal, in five matches."""
    for number in range(5):
        chosen = build_options(mode, options)
        game_id = await world.dealt_game(ANNA, BEN, options=chosen, channel=70 + number)
        await leave(world, game_id, BEN)


async def left_flip_at_once(world: World) -> None:
    await left_at_once(world, Mode.FLIP, ("target", "10"))


async def left_penalty_at_once(world: World) -> None:
    await left_at_once(world, Mode.CLASSIC, ("scoring", "penalty"), ("target", "10"))


async def drafted_too_long(world: World) -> None:
    """The clock runs out in the drafts of three matches (X9, D2)."""
    options = build_options(Mode.DUO, [("blitz", None)])
    for number in range(3):
        game_id = await world.dealt_game(ANNA, BEN, options=options, channel=70 + number)
        assert await world.tables.repository.change(game_id, play.time_is_up)


async def five_accounts_left(world: World) -> None:
    game_id = await world.dealt_game(ANNA, *ACCOUNTS)
    await leave(world, game_id, *ACCOUNTS)


async def one_of_four_left(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, CARA, DINA)
    while (await world.to_act(game_id))[0] != DINA:
        await act(world, game_id, (await world.to_act(game_id))[0], 1)
    await leave(world, game_id, DINA)
    await world.play_round(game_id, Random(1))


async def left_after(world: World, turns: int) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    await act(world, game_id, BEN, turns)
    await leave(world, game_id, BEN)


async def left_after_two(world: World) -> None:
    await left_after(world, 2)


async def left_after_three(world: World) -> None:
    await left_after(world, 3)


async def one_left_at_once_and_one_later(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, CARA)
    await leave(world, game_id, CARA)
    await act(world, game_id, BEN, 3)
    await leave(world, game_id, BEN)


async def left_after_missed_turns(world: World) -> None:
    """The turns that the computer takes, or a draw once time is up, are not Ben's own."""
    game_id = await world.dealt_game(ANNA, BEN)
    await act(world, game_id, BEN, 2)
    await miss(world, game_id, BEN, 1)
    await world.submit(game_id, BEN, play.leave)


async def drafted_and_left(world: World) -> None:
    """What is kept and discarded in a draft is no turn action (docs/rules.md, 1)."""
    game_id = await world.dealt_game(ANNA, BEN, options=build_options(Mode.DUO))
    for _ in range(8):
        person, view = await world.to_act(game_id)
        await world.act(game_id, person, view.legal[0])
    await leave(world, game_id, BEN)


async def stopped(world: World, *away: int, by_vote: bool = True) -> str:
    """Let Anna ask to end the match while these seats are away, or a manager end it."""
    game_id = await world.dealt_game(ANNA, BEN, CARA)
    await act(world, game_id, CARA, 3)

    def go_away(table: Table) -> None:
        for seat in away:
            table.set_seat(seat, autopilot=True)

    await world.tables.repository.change(game_id, go_away)
    who = ANNA if by_vote else DINA
    await world.submit(game_id, who, motions.stop, may_manage=not by_vote)
    return game_id


async def stopped_while_others_are_away(world: World) -> None:
    await stopped(world, 1, 2)
    await world.wait(30 * SECOND)


async def stopped_after_somebody_left(world: World) -> None:
    game_id = await stopped(world, 1)
    await leave(world, game_id, CARA)
    await world.wait(30 * SECOND)


async def stopped_with_a_yes(world: World) -> None:
    game_id = await stopped(world)
    answered = await world.tables.submit(
        game_id, BEN.user_id, motions.answer, VoteKind.STOP, 0, agrees=True
    )
    accepted(answered)
    await world.wait(30 * SECOND)


async def stopped_by_a_manager_who_does_not_play(world: World) -> None:
    await stopped(world, by_vote=False)


async def abandoned(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, CARA)
    await act(world, game_id, CARA, 3)
    assert await world.tables.games.abandon(game_id)


async def mostly_away(world: World) -> None:
    """The computer takes most of Ben's turns, but not the last one of the round."""
    options = build_options(Mode.CLASSIC, [("blitz", None)])
    game_id = await world.dealt_game(ANNA, BEN, options=options)
    await miss(world, game_id, BEN, 3)
    await act(world, game_id, BEN, 1)
    assert await world.tables.repository.change(game_id, play.time_is_up)


def thrown_out(table: Table) -> None:
    table.set_seat(1, thrown_out=True)


async def thrown_out_between_rounds(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    await world.play_round(game_id, Random(1))
    await world.tables.repository.change(game_id, thrown_out)
    await world.tables.repository.change(game_id, lambda table: play.let_leave(table, 1))


async def thrown_out_in_the_round(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("blitz", None)])
    game_id = await world.dealt_game(ANNA, BEN, CARA, options=options)
    await act(world, game_id, CARA, 1)
    await world.tables.repository.change(game_id, thrown_out)
    assert await world.tables.repository.change(game_id, play.time_is_up)


async def out_and_in_again(world: World, *options: tuple[str, str | None]) -> tuple[int, int]:
    """Somebody leaves and is back before the next deal; return their score before and after.

    Under `play_on` they leave the round in which they have finished, else between two rounds.
    """
    chosen = build_options(Mode.CLASSIC, [("scoring", "penalty"), *options])
    game_id = await world.dealt_game(ANNA, BEN, CARA, options=chosen)
    chance, person = Random(1), ANNA
    for _ in range(1000 if options else 0):
        acting, view = await world.to_act(game_id)
        plays = [each for each in view.legal if isinstance(each, Play)]
        action = chance.choice(plays) if plays else harmless(view)
        await world.act(game_id, acting, action)
        if places := (await world.state(game_id)).places:
            person = (ANNA, BEN, CARA)[places[0].seat]
            await leave(world, game_id, person)
            break
    await world.play_round(game_id, chance)
    seat = (ANNA, BEN, CARA).index(person)
    before = (await world.state(game_id)).scores[seat]
    if not options:
        await leave(world, game_id, person)
    await world.join(game_id, person)
    return before, (await world.state(game_id)).scores[seat]


LOST = (1, 0, 0, -1)
EXPECTED: dict[Scenario, dict[str, tuple[int, int, int, int]]] = {
    left_flip_at_once: {"Ben": (5, 0, 0, -1)},
    left_penalty_at_once: {"Ben": (5, 0, 0, -1)},
    drafted_too_long: {},
    five_accounts_left: {person.name: LOST for person in ACCOUNTS},
    left_after_two: {"Ben": LOST},
    left_after_three: {"Anna": (1, 1, 0, 1), "Ben": LOST},
    one_left_at_once_and_one_later: {"Ben": LOST, "Cara": LOST},
    left_after_missed_turns: {"Ben": LOST},
    drafted_and_left: {"Ben": LOST},
    stopped_while_others_are_away: {"Anna": LOST},
    stopped_after_somebody_left: {"Anna": LOST, "Cara": LOST},
    stopped_with_a_yes: {},
    stopped_by_a_manager_who_does_not_play: {},
    abandoned: {},
}
"""Rounds, rounds won, matches won, and whether the rating has risen (1) or fallen (-1)."""


@pytest.mark.parametrize("scenario", EXPECTED, ids=lambda each: each.__name__)
async def test_it_counts_for_these_and_for_nobody_else(world: World, scenario: Scenario) -> None:
    await scenario(world)
    found = await figures(world)
    assert signs_of(found) == EXPECTED[scenario]
    await alike_everywhere(world)


async def test_who_leaves_on_the_first_turn_loses_and_the_others_play_on(world: World) -> None:
    await one_of_four_left(world)
    found = await figures(world)
    assert {name: rounds for name, (rounds, *_) in found.items()} == dict.fromkeys(FOUR, 1)
    assert [name for name, (_, wins, *_) in found.items() if wins] != ["Dina"]
    assert sum(wins for _, wins, *_ in found.values()) == 1
    assert found["Dina"][3] == min(rating for *_, rating in found.values()) < 1000
    await alike_everywhere(world)


async def test_what_the_computer_mostly_played_counts_in_ratings_as_in_ranks(world: World) -> None:
    await mostly_away(world)
    found = await figures(world)
    assert {name: each[:1] for name, each in found.items()} == {"Anna": (1,), "Ben": (1,)}
    won = {name: wins for name, (_, wins, *_) in found.items()}
    assert sorted(won.values()) == [0, 1]
    assert all((rating > 1000) == bool(won[name]) for name, (*_, rating) in found.items())
    await alike_everywhere(world)


async def test_nobody_wins_as_somebody_is_thrown_out(world: World) -> None:
    """L3: between rounds the match ends without a win."""
    await thrown_out_between_rounds(world)
    found = await figures(world)
    assert {name: matches for name, (_, _, matches, _) in found.items()} == {"Anna": 0, "Ben": 0}
    await alike_everywhere(world)


async def test_who_is_thrown_out_has_not_played_the_round(world: World) -> None:
    await thrown_out_in_the_round(world)
    assert {*await figures(world)} == {"Anna", "Cara"}
    await alike_everywhere(world)


@pytest.mark.parametrize("options", [(), (("play_on", None),)], ids=["between", "finished"])
async def test_who_is_back_before_the_next_deal_has_missed_nothing(
    world: World, options: tuple[tuple[str, str | None], ...]
) -> None:
    """L2"""
    before, after = await out_and_in_again(world, *options)
    assert before == after
    found = await figures(world)
    assert {name: rounds for name, (rounds, *_) in found.items()} == dict.fromkeys(FOUR[:3], 1)
    await alike_everywhere(world)


async def alike_everywhere(world: World) -> None:
    """Assert that recap and recount say the same as ranks, and that a rating is moved with them."""
    found = await figures(world)
    assert all(rating for *_, rating in found.values())
    assert await recapped(world) == {name: each[:3] for name, each in found.items()}
    await recount(world.database, world.clock)
    assert await figures(world) == found


PRODUCT = Path(bot.__file__).parent
ASK = {"tables/tallying/counting.py", "tables/tallying/statistics_lookup.py"}
"""The callers: ranks, ratings, totals, rivalries and achievements; recaps."""

DECIDES = "tables/tallying/round_count.py"
SAYS = {"absent", "has_left", "own_turns"}
"""What it is decided by, and nobody else may read of a stored round or its facts."""

OTHERS = {
    "facts/round_facts.py": {"has_left"},  # where it is counted
    "ratings/rating.py": {"has_left"},  # a place, behind those who stayed
}


def test_nobody_else_decides_what_a_round_counts_as() -> None:
    callers, readers = set[str](), dict[str, set[str]]()
    for path in PRODUCT.rglob("*.py"):
        if "engine" in path.parts or "render" in path.parts:
            continue  # they know of players who have left the table
        name = path.relative_to(PRODUCT).as_posix()
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        if any(isinstance(each, ast.Name) and each.id == "count_of" for each in nodes):
            callers.add(name)
        read = {each.attr for each in nodes if isinstance(each, ast.Attribute)} & SAYS
        if read:
            readers[name] = read
    assert callers == ASK
    assert readers.pop(DECIDES) == {"absent", "own_turns"}
    assert readers == OTHERS
