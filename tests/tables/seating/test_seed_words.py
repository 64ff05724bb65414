"""Words that players in a lobby add to the seed of their match."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from itertools import count

import pytest
from sqlalchemy import select

from bot.engine import Mode, OriginVerdict, Play, Presence, SeedWord, build_options, without_salts
from bot.store import round_queries, schema
from bot.store.round_queries import FinishedRoundRow
from bot.tables import Deed, Outcome, Person, Reason, Rejected, Tables
from bot.tables.playing import play
from bot.tables.seating import lobby
from bot.tables.seating.given_words import LONGEST_WORD
from bot.tables.seating.hosting import (
    AddComputer,
    Arrangement,
    ChooseGesture,
    ChooseHints,
    ChoosePace,
    ChooseRules,
    ChooseTurnTime,
    MakeHost,
    RemovePlayer,
    SetLevel,
    TeamUp,
    arrange,
)
from bot.views.table_values import Pace, Status
from bot.views.visibility import Viewer
from tests.tables.world import ANNA, BEN, CARA, DINA, GUILD, STRANGER, World, accepted


@pytest.fixture(autouse=True)
def the_same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the random secrets the same in each run of the tests."""
    drawn = count(1)
    monkeypatch.setattr(lobby.secrets, "token_bytes", lambda size: next(drawn).to_bytes(size))


async def worded_lobby(world: World) -> str:
    """Open a lobby of three, two of whom have added a word."""
    game_id = await world.lobby(ANNA, BEN, CARA)
    submit = world.tables.submit
    accepted(await submit(game_id, ANNA.user_id, lobby.give_word, "Kuckuck"))
    accepted(await submit(game_id, CARA.user_id, lobby.give_word, "42"))
    return game_id


async def last_round(world: World) -> FinishedRoundRow:
    async with world.database.read() as connection:
        row = await round_queries.finished_round(connection, GUILD, 0, Viewer(0, GUILD))
    assert row is not None
    return row


def proof_of(row: FinishedRoundRow) -> OriginVerdict | None:
    """Return what the origin of a round of three or four seats proves."""
    return None if row.origin is None else row.origin.verdict(row.seed, row.number, 4)


async def test_the_hash_is_announced_before_the_first_word_and_stays(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    announced = (await world.view(game_id)).hashes.announced
    assert announced is not None
    await world.submit(game_id, BEN, lobby.give_word, "later")
    world.restart()
    view = await world.view(game_id)
    assert view.hashes.announced == announced
    assert [seat.word.text if seat.word else None for seat in view.seats] == [None, "later"]


async def test_each_lobby_announces_another(world: World) -> None:
    first = await world.view(await world.lobby(ANNA, BEN))
    second = await world.view(await world.lobby(CARA, channel=71))
    assert first.hashes.announced != second.hashes.announced


async def test_every_round_of_the_match_is_dealt_from_the_words(world: World) -> None:
    game_id = await worded_lobby(world)
    announced = (await world.view(game_id)).hashes.announced
    await world.start(game_id, ANNA)
    for number in (1, 2):
        view = await world.view(game_id)
        assert view.hashes.announced == announced
        seed = (await world.state(game_id)).seed
        await world.play_round(game_id, random.Random(number))
        row = await last_round(world)
        assert (row.number, row.seed) == (number, seed)
        assert row.origin is not None
        assert row.origin.announced_text == announced
        assert row.origin.number == number
        assert row.origin.verdict(seed, number, 3) is OriginVerdict.PROVEN
        texts = [(each.seat, each.word.text) for each in row.origin.words if each.word]
        assert texts == [(0, "Kuckuck"), (2, "42")]
        world.restart()
        await world.next_round(game_id, BEN)


async def test_another_word_another_deal(world: World) -> None:
    """The same secret with other words is another seed, whatever the bot has drawn."""
    game_id = await worded_lobby(world)
    await world.start(game_id, ANNA)
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert stored.game.seed is not None
    assert len(stored.game.seed) == 32
    assert stored.game.seed not in {n.to_bytes(16, "big") for n in range(world.seeds + 1)}


async def test_without_a_word_the_seed_is_the_one_that_was_drawn(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    await world.start(game_id, ANNA)
    assert (await world.state(game_id)).seed == world.seeds.to_bytes(16, "big")
    assert (await world.view(game_id)).hashes.announced is None
    await world.play_round(game_id, random.Random(1))
    assert (await last_round(world)).origin is None


async def test_a_word_is_changed_and_taken_back(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    submit = world.tables.submit
    accepted(await submit(game_id, ANNA.user_id, lobby.give_word, "one"))
    outcome = accepted(await submit(game_id, ANNA.user_id, lobby.give_word, "x" * 200))
    assert outcome.seats[0].word is not None
    assert outcome.seats[0].word.text == "x" * LONGEST_WORD
    outcome = accepted(await submit(game_id, ANNA.user_id, lobby.give_word, "  "))
    assert outcome.seats[0].word is None


async def test_who_leaves_the_match_leaves_the_word_in_it(world: World) -> None:
    """What is dealt next must not depend on who is there: that could be arranged."""
    game_id = await worded_lobby(world)
    await world.start(game_id, ANNA)
    await world.play_round(game_id, random.Random(1))
    await world.submit(game_id, CARA, play.leave)
    await world.next_round(game_id, ANNA)
    await world.play_round(game_id, random.Random(2))
    row = await last_round(world)
    assert row.number == 2
    assert row.origin is not None
    assert [each.seat for each in row.origin.words] == [0, 2]
    assert proof_of(row) is OriginVerdict.PROVEN, "the word of a leaver is shown"


@pytest.mark.parametrize(
    ("person", "started", "reason"),
    [(STRANGER, False, Reason.NOT_AT_TABLE), (BEN, True, Reason.ALREADY_STARTED)],
)
async def test_who_may_not(world: World, person: Person, started: bool, reason: Reason) -> None:
    game_id = await world.lobby(ANNA, BEN)
    if started:
        await world.start(game_id, ANNA)
    outcome = await world.rejected(game_id, person, lobby.give_word, "late")
    assert outcome.reason is reason


async def test_a_forgotten_person_takes_the_word_and_leaves_the_proof(world: World) -> None:
    game_id = await worded_lobby(world)
    await world.start(game_id, ANNA)
    await world.play_round(game_id, random.Random(1))
    await world.stop(game_id)
    kept = await world.tables.privacy.export(CARA.user_id)
    assert b'"42"' in kept
    await world.tables.privacy.forget(CARA.user_id)
    row = await last_round(world)
    assert row.origin is not None
    assert [each.word for each in row.origin.words][1] is None
    assert isinstance(row.origin.words[0].word, SeedWord)
    assert proof_of(row) is OriginVerdict.DELETED


DICTIONARY = (*(f"wort{number}" for number in range(9_999)), "42")


async def _salts_kept(world: World) -> list[bytes]:
    """Return every salt that the database holds, wherever it is."""
    found: list[bytes] = []
    async with world.database.read() as connection:
        for table in (schema.seats, schema.round_results, schema.round_leavers):
            words = (await connection.execute(select(table.c.word))).scalars()
            found += [word.salt for word in words if word is not None]
        for seal in (await connection.execute(select(schema.games.c.word_seal))).scalars():
            found += [] if seal is None else seal.salts
    return found


async def _guessed(world: World) -> list[str]:
    """Return the words of the dictionary that the digest of Cara's word can be made from."""
    row = await last_round(world)
    assert row.origin is not None
    digest = row.origin.words[1].digest
    return [
        word
        for salt in await _salts_kept(world)
        for word in DICTIONARY
        if SeedWord(word, salt).digest() == digest
    ]


async def test_a_forgotten_word_is_not_guessed_from_a_dictionary_that_holds_it(
    world: World,
) -> None:
    """Before, with the salt, it is: else this would prove nothing."""
    game_id = await worded_lobby(world)
    assert len(await _salts_kept(world)) > 10
    await world.start(game_id, ANNA)
    await world.play_round(game_id, random.Random(1))
    await world.stop(game_id)
    assert set(await _guessed(world)) == {"42"}
    await world.tables.privacy.forget(CARA.user_id)
    assert len(set(await _salts_kept(world))) == 1, "Anna's"
    assert await _guessed(world) == []


async def test_a_leaver_who_is_forgotten_takes_the_word_along(world: World) -> None:
    game_id = await worded_lobby(world)
    await world.start(game_id, ANNA)
    await world.submit(game_id, CARA, play.leave)
    await world.play_round(game_id, random.Random(1))
    row = await last_round(world)
    assert row.origin is not None
    assert proof_of(row) is OriginVerdict.PROVEN
    await world.stop(game_id)
    assert set(await _guessed(world)) == {"42"}
    await world.tables.privacy.forget(CARA.user_id)
    assert await _guessed(world) == []


async def test_a_seat_taken_over_keeps_no_word_that_cannot_be_forgotten(world: World) -> None:
    """A computer player sits there: the result names nobody, so nobody would find the word."""
    rules = build_options(Mode.CLASSIC, [("partner", None), ("target", "round")])
    game_id = await world.lobby(ANNA, BEN, CARA, DINA, options=rules)
    for person, text in ((ANNA, "Kuckuck"), (CARA, "42")):
        await world.submit(game_id, person, lobby.give_word, text)
    await world.start(game_id, ANNA)
    await world.submit(game_id, CARA, play.leave)
    assert (await world.state(game_id)).presence[2] is Presence.STAND_IN
    while (await world.view(game_id)).game.status is Status.LIVE:
        person, view = await world.to_act(game_id)
        if person is CARA:
            await world.wait(await world.computer_due(game_id) - world.clock.now())
        else:
            action = next((each for each in view.legal if isinstance(each, Play)), view.legal[0])
            await world.act(game_id, person, action)
    row = await last_round(world)
    assert row.origin is not None
    assert proof_of(row) is OriginVerdict.PROVEN
    assert set(await _guessed(world)) == {"42"}
    await world.tables.privacy.forget(CARA.user_id)
    assert await _guessed(world) == []


Change = Callable[[Tables, str], Awaitable[Outcome]]
OTHER_RULES = build_options(Mode.CLASSIC, [("target", "300")])


def _arranged(wanted: Arrangement) -> Change:
    return lambda tables, game_id: tables.submit(game_id, ANNA.user_id, arrange, wanted)


def _by_ben(deed: Deed[...], *more: str) -> Change:
    return lambda tables, game_id: tables.submit(game_id, BEN.user_id, deed, *more)


@pytest.mark.parametrize(
    ("change", "lapses"),
    [
        (lambda tables, game_id: tables.seats.join(game_id, DINA), True),
        (_by_ben(play.leave), True),
        (_by_ben(lobby.add_computer, "easy"), True),
        (_by_ben(lobby.remove_computer), True),
        (lambda tables, game_id: tables.lobbies.like_last_time(game_id, ANNA.user_id), True),
        (_arranged(RemovePlayer("2")), True),
        (_arranged(AddComputer("easy")), True),
        (_arranged(TeamUp("1", "2")), True),
        (_arranged(ChooseRules(lambda _: OTHER_RULES)), True),
        (_arranged(ChooseRules(lambda _: build_options(Mode.FLIP))), True),
        (_arranged(ChooseRules(lambda options: options)), False),
        (_arranged(SetLevel("ada", "hard")), False),
        (_arranged(MakeHost("2")), False),
        (_arranged(ChooseTurnTime(45)), False),
        (_arranged(ChooseHints(True)), False),
        (_arranged(ChoosePace(Pace.EASY)), False),
        (_arranged(ChooseGesture("clap")), False),
        (_by_ben(lobby.give_word, "later"), False),
    ],
)
async def test_what_changes_the_deal_lets_words_lapse(
    world: World, change: Change, lapses: bool
) -> None:
    """Else somebody who knows the secret could choose among such deals after the last word."""
    last = await world.lobby(ANNA, BEN, options=build_options(Mode.FLIP))
    await world.start(last, ANNA)
    await world.stop(last)
    partners = build_options(Mode.CLASSIC, [("partner", None)])
    game_id = await world.lobby(ANNA, BEN, CARA, computers=1, options=partners)
    await world.submit(game_id, ANNA, lobby.give_word, "Kuckuck")
    before = await world.view(game_id)
    accepted(await change(world.tables, game_id))
    world.restart()
    view = await world.view(game_id)
    anna = view.seat_of(ANNA.user_id)
    assert anna is not None
    assert (anna.word is None, anna.word_lapsed) == (lapses, lapses)
    assert (view.hashes.announced != before.hashes.announced) == lapses
    await world.submit(game_id, ANNA, lobby.give_word, "again")
    anna = (await world.view(game_id)).seat_of(ANNA.user_id)
    assert anna is not None
    assert (anna.word is not None, anna.word_lapsed) == (True, False)


async def test_a_start_that_seats_computers_deals_nothing_from_the_word_before(
    world: World,
) -> None:
    game_id = await world.lobby(ANNA)
    await world.submit(game_id, ANNA, lobby.give_word, "Kuckuck")
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id, 2))
    view = await world.view(game_id)
    assert (view.game.status, len(view.seats)) == (Status.LOBBY, 3)
    assert (view.seats[0].word, view.seats[0].word_lapsed) == (None, True)
    accepted(await world.tables.lobbies.start(game_id, ANNA.user_id, 2))
    assert (await world.view(game_id)).game.status is Status.LIVE


async def test_nobody_is_asked_for_a_word_after_the_deal(world: World) -> None:
    game_id = await world.lobby(ANNA)
    await world.submit(game_id, ANNA, lobby.give_word, "Kuckuck")
    await world.join(game_id, BEN)
    await world.start(game_id, ANNA)
    view = await world.view(game_id)
    assert (view.hashes.announced, view.seats[0].word, view.seats[0].word_lapsed) == (
        None,
        None,
        False,
    )
    assert await _salts_kept(world) == []


async def test_a_change_that_is_refused_lets_no_word_lapse(world: World) -> None:
    game_id = await worded_lobby(world)
    assert isinstance(await world.tables.seats.join(game_id, BEN), Rejected)
    assert (await world.view(game_id)).seats[0].word is not None


async def test_a_word_of_letters_that_look_alike_is_refused(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    outcome = await world.rejected(game_id, ANNA, lobby.give_word, "c\u043erect")
    assert outcome.reason is Reason.MIXED_ALPHABETS


async def test_the_salt_of_a_seat_is_fixed_before_the_word(world: World) -> None:
    """Whatever is given, and in which order."""
    game_id = await world.lobby(ANNA, BEN)
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert stored.game.word_seal is not None
    salts = stored.game.word_seal.salts
    for person, text in ((BEN, "first"), (ANNA, "second"), (BEN, "third"), (BEN, "")):
        await world.submit(game_id, person, lobby.give_word, text)
    await world.submit(game_id, BEN, lobby.give_word, "fourth")
    words = [seat.word for seat in (await world.view(game_id)).seats]
    assert [word.salt for word in words if word is not None] == list(salts[:2])
    await world.start(game_id, ANNA)
    after = await world.tables.repository.find(game_id)
    assert after is not None
    assert after.game.word_seal == without_salts(stored.game.word_seal)
