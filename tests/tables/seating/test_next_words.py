"""Words below a result of an evening, which go into the seed of its next match."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.engine import Mode, OriginVerdict, build_options, without_salts
from bot.evenings import Evening
from bot.store import round_queries, schema
from bot.tables import Person, Reason, TableView
from bot.tables.playing import play
from bot.tables.seating import evening_table, next_words
from bot.tables.seating.evening_table import DEALT_AFTER
from bot.tables.seating.hosting import ChooseRules, arrange
from bot.views.table_values import Status
from bot.views.visibility import Viewer
from tests.tables.evenings import PLAN, evening_of, next_of, won_by_first
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, DINA, GUILD, World, accepted

CHECKOUT = Path(__file__).resolve().parents[3]


async def give(world: World, game_id: str, person: Person, text: str) -> TableView:
    return await world.submit(game_id, person, next_words.give_word, text)


async def announced(world: World, game_id: str) -> str | None:
    """Return the hash of the next match."""
    return (await world.view(game_id)).hashes.next_announced


async def words_of(world: World, game_id: str) -> dict[str, str | None]:
    """Return the words for the next match by name; "?" where another one is asked for."""
    people = (await evening_of(world, game_id)).people
    given = {each.name: each.word.text if each.word else None for each in people}
    return given | {each.name: "?" for each in people if each.word_lapsed}


async def stored_evening(world: World, game_id: str) -> Evening:
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert stored.game.evening is not None
    return stored.game.evening


async def proven_words(world: World, seats: int) -> tuple[str, list[tuple[int, str]]]:
    """Return what was announced for the last round, and its words by seat; they are proven."""
    async with world.database.read() as connection:
        row = await round_queries.finished_round(connection, GUILD, 0, Viewer(0, GUILD))
    assert row is not None
    assert row.origin is not None
    assert row.origin.verdict(row.seed, row.number, seats) is OriginVerdict.PROVEN
    words = [(each.seat, each.word.text) for each in row.origin.words if each.word]
    return row.origin.announced_text, words


async def test_the_next_match_is_dealt_from_the_words_below_the_result(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    sealed = await announced(world, game_id)
    await give(world, game_id, CARA, "forty-one")
    await give(world, game_id, ANNA, "Kuckuck")
    world.restart()
    await give(world, game_id, CARA, "42")
    assert await announced(world, game_id) == sealed
    following = await next_of(world, game_id)
    assert (await world.view(following)).hashes.announced == sealed
    await world.play_round(following, random.Random(1))
    assert await proven_words(world, 3) == (sealed, [(0, "Kuckuck"), (2, "42")])


async def test_words_belong_to_the_seats_that_are_dealt(world: World) -> None:
    """Who left the match and comes back sits last, behind the computer player."""
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    game_id = await next_of(world, game_id)
    await world.submit(game_id, ANNA, play.leave)
    await world.stop(game_id)
    accepted(await world.tables.evenings.come(game_id, ANNA))
    await give(world, game_id, ANNA, "last")
    await give(world, game_id, BEN, "first")
    following = await next_of(world, game_id, BEN)
    await world.play_round(following, random.Random(1))
    assert (await proven_words(world, 3))[1] == [(0, "first"), (2, "last")]


Change = Callable[[World, str], Awaitable[object]]


@pytest.mark.parametrize(
    ("change", "lapses"),
    [
        (lambda world, game: world.tables.evenings.come(game, DINA), True),
        (lambda world, game: world.submit(game, CARA, evening_table.go), True),
        (lambda world, game: world.tables.evenings.come(game, CARA), False),
        (lambda world, game: give(world, game, BEN, "later"), False),
        (lambda world, game: world.tables.evenings.next_match(game, BEN), False),
        (lambda world, _: world.wait(evening_table.PAUSED_AFTER), True),
    ],
)
async def test_words_lapse_when_other_people_will_sit_there(
    world: World, change: Change, lapses: bool
) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    await give(world, game_id, ANNA, "Kuckuck")
    before = await announced(world, game_id)
    await change(world, game_id)
    world.restart()
    assert (await words_of(world, game_id))["Anna"] == ("?" if lapses else "Kuckuck")
    assert (await announced(world, game_id) != before) == lapses


async def test_without_a_word_the_hash_stays_whoever_comes(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    before = await announced(world, game_id)
    assert before is not None
    accepted(await world.tables.evenings.come(game_id, CARA))
    assert await announced(world, game_id) == before


async def test_words_that_lapse_take_the_press_of_next_match_back(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await give(world, game_id, ANNA, "Kuckuck")
    accepted(await world.tables.evenings.next_match(game_id, ANNA))
    accepted(await world.tables.evenings.come(game_id, CARA))
    await world.wait(DEALT_AFTER)
    assert await world.tables.games.in_channel(CHANNEL) is None
    assert await words_of(world, game_id) == {"Anna": "?", "Ben": None, "Cara": None}
    await give(world, game_id, ANNA, "again")
    following = await next_of(world, game_id)
    await world.play_round(following, random.Random(1))
    assert (await proven_words(world, 3))[1] == [(0, "again")]


async def test_who_does_not_play_next_gives_no_word(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=build_options(Mode.DUO))
    accepted(await world.tables.evenings.begin(game_id, ANNA.user_id, PLAN))
    await world.stop(game_id)
    accepted(await world.tables.evenings.come(game_id, CARA))
    for person in (ANNA, DINA):
        refused = await world.rejected(game_id, person, next_words.give_word, "late")
        assert refused.reason is Reason.NOT_AT_TABLE
    await give(world, game_id, CARA, "in time")


async def test_after_the_evening_nobody_gives_a_word(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await give(world, game_id, BEN, "Kuckuck")
    await world.submit(game_id, ANNA, evening_table.end)
    refused = await world.rejected(game_id, BEN, next_words.give_word, "late")
    assert refused.reason is Reason.GAME_OVER
    ended = await stored_evening(world, game_id)
    assert (ended.last_secret, ended.word_seal, ended.has_words) == (None, None, False)


async def test_nobody_sees_the_secret_or_the_salts_which_go_with_the_deal(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await give(world, game_id, BEN, "Kuckuck")
    kept = await stored_evening(world, game_id)
    assert kept.last_secret is not None
    assert kept.word_seal is not None
    for person in (None, ANNA):
        seen = (await world.view(game_id, person)).game.evening
        assert seen is not None
        assert (seen.last_secret, seen.word_seal) == (None, None)
    following = await next_of(world, game_id)
    stored = await world.tables.repository.find(following)
    assert stored is not None
    assert stored.game.last_secret == kept.last_secret
    assert stored.game.word_seal == without_salts(kept.word_seal)
    for game in (game_id, following):
        evening = await stored_evening(world, game)
        assert (evening.last_secret, evening.word_seal, evening.has_words) == (None, None, False)


async def test_a_lobby_for_other_rules_takes_the_words_along(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await give(world, game_id, BEN, "Kuckuck")
    sealed = await announced(world, game_id)
    lobby = accepted(await world.tables.evenings.new_rules(game_id, ANNA.user_id))
    assert lobby.game.status is Status.LOBBY
    assert lobby.hashes.announced == sealed
    assert [seat.word.text if seat.word else None for seat in lobby.seats] == [None, "Kuckuck"]
    flip = build_options(Mode.FLIP)
    changed = await world.submit(lobby.game.id, ANNA, arrange, ChooseRules(lambda _: flip))
    assert changed.hashes.announced != sealed
    assert [seat.word_lapsed for seat in changed.seats] == [False, True]
    await give(world, lobby.game.id, BEN, "again")


async def test_who_is_forgotten_takes_the_word_along_and_the_hash(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    await give(world, game_id, ANNA, "Kuckuck")
    await give(world, game_id, BEN, "42")
    before = await stored_evening(world, game_id)
    assert before.word_seal is not None
    exported = await world.tables.privacy.export(BEN.user_id)
    (own,) = json.loads(exported)["kept"]["evenings"]
    assert own["word"] == "42", "without its salt"
    await world.tables.privacy.forget(BEN.user_id)
    world.restart()
    assert await announced(world, game_id) is None
    assert await words_of(world, game_id) == {"Anna": "?", "somebody": None, "Cara": None}
    assert (await stored_evening(world, game_id)).word_seal is None
    accepted(await world.tables.evenings.next_match(game_id, CARA))
    after = await stored_evening(world, game_id)
    assert after.word_seal is not None
    assert set(after.word_seal.salts).isdisjoint(before.word_seal.salts)
    await world.wait(DEALT_AFTER)
    assert await world.tables.games.in_channel(CHANNEL) is None, "another word can be given first"


async def test_an_evening_of_an_older_version_is_announced_by_the_next_change(
    world: World,
) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    older = (await stored_evening(world, game_id)).without_words()
    async with world.database.write() as connection:
        await connection.execute(update(schema.games).values(evening=older))
    world.restart()
    assert await announced(world, game_id) is None
    refused = await world.rejected(game_id, BEN, next_words.give_word, "early")
    assert refused.reason is Reason.GAME_OVER
    accepted(await world.tables.evenings.come(game_id, CARA))
    assert await announced(world, game_id) is not None


async def test_two_processes_agree_on_words_and_deal(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await give(world, game_id, ANNA, "one")
    first = world.tables
    world.restart()
    await give(world, game_id, BEN, "two")
    given = await first.submit(game_id, ANNA.user_id, next_words.give_word, "three")
    assert accepted(given).hashes.next_announced == await announced(world, game_id)
    world.restart()
    following = await next_of(world, game_id)
    await world.play_round(following, random.Random(1))
    assert (await proven_words(world, 2))[1] == [(0, "three"), (1, "two")]


async def test_a_word_outlives_a_process_that_is_killed_before_the_deal(
    migrated_database: str,
) -> None:
    giver = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tables.word_process", migrated_database),
        cwd=CHECKOUT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert giver.stdout is not None
    game_id, sealed = [(await giver.stdout.readline()).decode().strip() for _ in range(2)]
    giver.kill()
    await giver.wait()
    world = World(migrated_database)
    try:
        assert await announced(world, game_id) == sealed
        following = await next_of(world, game_id)
        await world.play_round(following, random.Random(1))
        assert await proven_words(world, 2) == (sealed, [(1, "Kuckuck")])
    finally:
        await world.close()
