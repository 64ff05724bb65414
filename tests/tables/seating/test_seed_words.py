"""Words that players in a lobby add to the seed of their match."""

from __future__ import annotations

import random
from itertools import count

import pytest

from bot.engine import SeedWord
from bot.store import round_queries
from bot.store.round_queries import FinishedRoundRow
from bot.tables import Person, Reason, Rejected
from bot.tables.seating import lobby
from bot.tables.seating.lobby import LONGEST_WORD
from tests.tables.world import ANNA, BEN, CARA, GUILD, STRANGER, World, accepted


@pytest.fixture(autouse=True)
def the_same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the random secrets the same in each run of the tests."""
    drawn = count(1)
    monkeypatch.setattr(lobby.secrets, "token_bytes", lambda size: next(drawn).to_bytes(size))


async def worded_lobby(world: World) -> str:
    """Open a lobby of three, two of whom have added a word."""
    game_id = await world.lobby(ANNA, BEN, CARA)
    give = world.tables.lobbies.give_word
    accepted(await give(game_id, ANNA.user_id, "Kuckuck"))
    accepted(await give(game_id, CARA.user_id, "42"))
    return game_id


async def last_round(world: World) -> FinishedRoundRow:
    async with world.database.read() as connection:
        row = await round_queries.finished_round(connection, GUILD, 0)
    assert row is not None
    return row


async def test_the_hash_is_announced_before_the_first_word_and_stays(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    announced = (await world.view(game_id)).announced
    assert announced is not None
    accepted(await world.tables.lobbies.give_word(game_id, BEN.user_id, "later"))
    world.restart()
    view = await world.view(game_id)
    assert view.announced == announced
    assert [seat.word.text if seat.word else None for seat in view.seats] == [None, "later"]


async def test_each_lobby_announces_another(world: World) -> None:
    first = await world.view(await world.lobby(ANNA, BEN))
    second = await world.view(await world.lobby(CARA, channel=71))
    assert first.announced != second.announced


async def test_every_round_of_the_match_is_dealt_from_the_words(world: World) -> None:
    game_id = await worded_lobby(world)
    announced = (await world.view(game_id)).announced
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    for number in (1, 2):
        view = await world.view(game_id)
        assert (view.announced, view.origin, view.seed) == (announced, None, None)
        seed = (await world.state(game_id)).seed
        await world.play_round(game_id, random.Random(number))
        row = await last_round(world)
        assert (row.number, row.seed) == (number, seed)
        assert row.origin is not None
        assert row.origin.announced.hex() == announced
        assert row.origin.number == number
        assert row.origin.holds(seed)
        texts = [(each.seat, each.word.text) for each in row.origin.words if each.word]
        assert texts == [(0, "Kuckuck"), (2, "42")]
        shown = (await world.view(game_id)).origin
        assert shown is not None
        assert shown.holds(seed)
        world.restart()
        await world.next_round(game_id, BEN)


async def test_another_word_another_deal(world: World) -> None:
    """The same secret with other words is another seed, whatever the bot has drawn."""
    game_id = await worded_lobby(world)
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert stored.game.seed is not None
    assert len(stored.game.seed) == 32
    assert stored.game.seed not in {n.to_bytes(16, "big") for n in range(world.seeds + 1)}


async def test_without_a_word_the_seed_is_the_one_that_was_drawn(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    assert (await world.state(game_id)).seed == world.seeds.to_bytes(16, "big")
    assert (await world.view(game_id)).announced is None
    await world.play_round(game_id, random.Random(1))
    assert (await last_round(world)).origin is None


async def test_a_word_is_changed_and_taken_back(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    give = world.tables.lobbies.give_word
    accepted(await give(game_id, ANNA.user_id, "one"))
    outcome = accepted(await give(game_id, ANNA.user_id, "x" * 200))
    assert outcome.seats[0].word is not None
    assert outcome.seats[0].word.text == "x" * LONGEST_WORD
    outcome = accepted(await give(game_id, ANNA.user_id, "  "))
    assert outcome.seats[0].word is None


async def test_who_leaves_takes_the_word_along(world: World) -> None:
    game_id = await worded_lobby(world)
    accepted(await world.tables.seats.leave(game_id, CARA.user_id))
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert [each.seat for each in stored.game.words] == [0]


async def test_who_leaves_the_match_leaves_the_word_in_it(world: World) -> None:
    """What is dealt next must not depend on who is there: that could be arranged."""
    game_id = await worded_lobby(world)
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    await world.play_round(game_id, random.Random(1))
    accepted(await world.tables.seats.leave(game_id, CARA.user_id))
    await world.next_round(game_id, ANNA)
    await world.play_round(game_id, random.Random(2))
    row = await last_round(world)
    assert row.number == 2
    assert row.origin is not None
    assert [each.seat for each in row.origin.words] == [0, 2]
    assert row.origin.holds(row.seed)


@pytest.mark.parametrize(
    ("person", "started", "reason"),
    [(STRANGER, False, Reason.NOT_AT_TABLE), (BEN, True, Reason.ALREADY_STARTED)],
)
async def test_who_may_not(world: World, person: Person, started: bool, reason: Reason) -> None:
    game_id = await world.lobby(ANNA, BEN)
    if started:
        accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    outcome = await world.tables.lobbies.give_word(game_id, person.user_id, "late")
    assert isinstance(outcome, Rejected)
    assert outcome.reason is reason


async def test_a_forgotten_person_takes_the_word_and_leaves_the_proof(world: World) -> None:
    game_id = await worded_lobby(world)
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    await world.play_round(game_id, random.Random(1))
    accepted(await world.tables.endings.stop(game_id, ANNA.user_id, True))
    kept = await world.tables.privacy.export(CARA.user_id)
    assert b'"42"' in kept
    await world.tables.privacy.forget(CARA.user_id)
    row = await last_round(world)
    assert row.origin is not None
    assert [each.word for each in row.origin.words][1] is None
    assert isinstance(row.origin.words[0].word, SeedWord)
    assert row.origin.holds(row.seed)
