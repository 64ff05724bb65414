"""Finished rounds are stored, and a recount of them leads to the same sums."""

from __future__ import annotations

import os
import random
import zlib
from typing import Any

import msgspec

from bot.engine import Mode, build_options
from bot.facts import PersonTotals, RoundFacts, RoundRecord, facts_of
from bot.store import schema, shown_sums
from bot.tables.seating.hosting import ChooseHints, arrange
from bot.tables.tallying.recount import recount
from tests.tables.sums import rows_of
from tests.tables.world import ANNA, BEN, CARA, DINA, GUILD, SECOND, World, accepted

MADE_OF_ROUNDS = (
    shown_sums.standings,
    shown_sums.ratings,
    shown_sums.rating_steps,
    shown_sums.person_totals,
    shown_sums.rivalries,
    shown_sums.friend_scores,
    shown_sums.achievements,
    schema.records,
)


async def _everything(world: World) -> dict[str, list[Any]]:
    return {table.name: await rows_of(world.database, table) for table in MADE_OF_ROUNDS}


async def _play(world: World, rounds: int, seed: int, *, channel: int, **options: str) -> None:
    """Play a match of three people and a computer player, up to this many rounds."""
    chance = random.Random(seed)
    rules = build_options(Mode.CLASSIC, options.items())
    people = chance.sample([ANNA, BEN, CARA, DINA], 3)
    game_id = await world.dealt_game(*people, options=rules, channel=channel)
    for number in range(rounds):
        if number:
            await world.next_round(game_id, people[0])
        world.clock.pass_by(SECOND)
        await world.play_round(game_id, chance)


async def test_each_round_is_kept_as_it_was_played(world: World) -> None:
    await _play(world, 3, 5, channel=1, target="2000")
    records = await rows_of(world.database, schema.records)
    kept = {row.number: RoundRecord.decode(row.record) for row in records}
    assert list(kept) == [1, 2, 3]
    results = await rows_of(world.database, schema.round_results)
    for number, record in kept.items():
        facts = facts_of(record)
        assert facts is not None
        of_round = [row for row in results if row.number == number]
        assert [facts.seats[row.seat].points for row in of_round] == [r.points for r in of_round]
        assert [facts.seats[row.seat].left for row in of_round] == [r.cards for r in of_round]
        assert facts.number == number
        assert [step.tenths for step in record.steps] == [10] + [0] * (len(record.steps) - 1)


async def test_facts_totals_and_ratings_follow(world: World) -> None:
    await _play(world, 2, 7, channel=1, target="2000")
    assert await world.tables.tally.tally_some() == 2
    facts = [
        msgspec.json.decode(zlib.decompress(row.facts), type=RoundFacts)
        for row in await rows_of(world.database, schema.records)
    ]
    totals = {
        row.user_id: msgspec.json.decode(row.totals, type=PersonTotals)
        for row in await rows_of(world.database, shown_sums.person_totals)
    }
    assert sum(total.turns for total in totals.values()) == sum(
        seat.turns for each in facts for seat in each.seats
    )
    ratings = await rows_of(world.database, shown_sums.ratings)
    assert {row.user_id: row.rounds for row in ratings} == dict.fromkeys(totals, 2)
    steps = await rows_of(world.database, shown_sums.rating_steps)
    assert {(row.user_id, row.nth) for row in steps} == {(p, nth) for p in totals for nth in (1, 2)}
    rivals = await rows_of(world.database, shown_sums.rivalries)
    assert {row.rounds for row in rivals} == {2}
    mirrored = {(row.user_id, row.rival_id): row for row in rivals}
    for (one, other), row in mirrored.items():
        assert row.ahead == mirrored[other, one].behind
    board = [
        row for row in await rows_of(world.database, shown_sums.standings) if row.home_id == GUILD
    ]
    assert {row.rating is not None for row in board if row.mode} == {True}
    assert {row.rating for row in board if not row.mode} == {None}


async def test_a_round_with_hints_counts_for_no_rating(world: World) -> None:
    """Everything but ratings counts, and the hints stay on in a rematch."""
    rules = build_options(Mode.CLASSIC, [("target", "round")])
    lobby = await world.lobby(ANNA, BEN, options=rules)
    accepted(await world.tables.submit(lobby, ANNA.user_id, arrange, ChooseHints(True)))
    accepted(await world.tables.lobbies.start(lobby, ANNA.user_id))
    await world.play_round(lobby, random.Random(1))
    assert await world.tables.tally.tally_some() == 1
    again = accepted(await world.tables.lobbies.rematch(lobby, BEN))

    assert await rows_of(world.database, shown_sums.ratings) == []
    assert len(await rows_of(world.database, shown_sums.standings)) > 0
    assert await recount(world.database, world.clock) == 1
    assert await rows_of(world.database, shown_sums.ratings) == []
    assert again.game.hints


async def test_a_recount_from_records_comes_out_the_same(world: World) -> None:
    for number in range(6):
        await _play(world, 2, number, channel=number + 1, target="2000")
        if number % 2:
            await world.tables.tally.tally_some()
    kept = await _everything(world)
    assert all(kept.values())
    assert await recount(world.database, world.clock) == 12
    assert await _everything(world) == kept


async def test_a_record_names_nobody(world: World) -> None:
    await _play(world, 1, 5, channel=1)
    (row,) = await rows_of(world.database, schema.records)
    plain = msgspec.json.encode(RoundRecord.decode(row.record)).decode()
    for person in (ANNA, BEN, CARA, DINA):
        assert person.name not in plain


async def test_what_was_earned_is_told_once_and_never_by_a_recount(world: World) -> None:
    told: list[tuple[str, int]] = []

    async def tell(key: tuple[str, int]) -> None:
        told.append(key)

    world.tables.tally.tell_earned = tell
    await _play(world, 2, 7, channel=1, target="2000")
    await world.tables.tally.tally_some()
    earned = {
        (row.game_id, row.number) for row in await rows_of(world.database, shown_sums.achievements)
    }
    assert earned
    assert set(told) == earned
    assert len(told) == len(earned)
    await recount(world.database, world.clock)
    await _play(world, 1, 8, channel=2, target="2000")
    world.clock.pass_by(SECOND * 3600)
    await world.tables.tally.tally_some()
    assert set(told) == earned


async def test_rounds_of_every_game_come_out_the_same_from_their_records(world: World) -> None:
    """Play `RECOUNTED_MATCHES` matches, by default one of each game."""
    matches = int(os.environ.get("RECOUNTED_MATCHES", len(Mode)))
    games = tuple(Mode)
    for number in range(matches):
        chance = random.Random(number)
        mode = games[number % len(games)]
        people = [ANNA, BEN] if mode is Mode.DUO else [ANNA, BEN, CARA]
        rules = build_options(mode, [("target", "round")])
        game_id = await world.lobby(*people, options=rules, channel=number + 100)
        accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
        world.clock.pass_by(SECOND)
        await world.play_round(game_id, chance)
        await world.tables.tally.tally_some()
    kept = await _everything(world)
    assert len(kept["records"]) == matches
    assert await recount(world.database, world.clock) == matches
    assert await _everything(world) == kept


async def test_a_recount_goes_by_the_results_that_were_told(world: World) -> None:
    """The rules may have changed since (L1a), so that a replay would give other points."""
    await _play(world, 1, 5, channel=1, target="2000")
    async with world.database.write() as connection:
        told = schema.round_results.update().values(points=7, match_won=True)
        await connection.execute(told)
    await world.tables.tally.tally_some()
    before = await _everything(world)
    totals = [msgspec.json.decode(row.totals, type=PersonTotals) for row in before["person_totals"]]
    assert {(total.points, total.matches) for total in totals} == {(7, 1)}
    await recount(world.database, world.clock)
    assert await _everything(world) == before
