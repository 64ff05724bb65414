"""Preferences are applied at once at every table where the person sits."""

from __future__ import annotations

from bot.setting_values import Choices, PersonSettings
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Person
from bot.tables.planning import deadlines
from bot.tables.seating import free_seats
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, World

IN_WORDS = PersonSettings(ANNA.user_id, Choices(language="fr", cards_as_symbols=False))


async def hands(world: World, game_id: str) -> dict[int | None, MessageRow]:
    """Return the outdated hands by user id."""
    stale = await world.tables.messages.stale(game_id)
    return {row.user_id: row for row in stale if row.kind is MessageKind.HAND}


async def looks(world: World, game_id: str, person: Person) -> tuple[str | None, bool]:
    """Return a person's language at the table, and whether their cards are symbols."""
    me = (await world.view(game_id, person)).me
    assert me is not None
    return me.locale, me.choices.cards_as_symbols


async def test_the_games_somebody_is_in_follow_and_the_others_do_not(world: World) -> None:
    first = await world.game(ANNA, BEN)
    second = await world.game(ANNA, CARA, channel=CHANNEL + 1)
    lobby = await world.lobby(BEN, ANNA, channel=CHANNEL + 2)
    elsewhere = await world.game(BEN, CARA, channel=CHANNEL + 3)
    await world.show_everything()
    await world.tables.choices.keep(IN_WORDS, "de")
    for game_id in (first, second, lobby):
        assert await looks(world, game_id, ANNA) == ("fr", False)
    for game_id in (first, elsewhere):
        assert await looks(world, game_id, BEN) == ("de", True)
    assert [[*await hands(world, game)] for game in (first, second)] == [[ANNA.user_id]] * 2
    assert await hands(world, elsewhere) == {}


async def test_whose_discord_speaks_another_language_is_followed_too(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.tables.choices.keep(PersonSettings(ANNA.user_id), "fr")
    assert await looks(world, game_id, ANNA) == ("fr", True)


async def test_what_somebody_has_chosen_stays(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.tables.choices.keep(IN_WORDS, "de")
    world.tables.choices.note_locale(ANNA.user_id, "en-US")
    await world.tables.choices.follow_locale(ANNA.user_id, "en-US", game_id)
    assert (await looks(world, game_id, ANNA))[0] == "fr"
    await world.tables.choices.keep(PersonSettings(ANNA.user_id), "en-US")
    assert (await looks(world, game_id, ANNA))[0] == "en-US"


async def test_the_same_language_writes_nothing(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    before = await world.tables.repository.find(game_id)
    world.bell.rung.clear()
    for _ in range(2):
        world.tables.choices.note_locale(ANNA.user_id, "de")
        await world.tables.choices.follow_locale(ANNA.user_id, "de", game_id)
    assert await world.tables.repository.find(game_id) is before
    assert world.bell.rung == []


async def test_a_seat_that_was_quiet_stays_quiet(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.submit(game_id, ANNA, deadlines.stop_ringing)
    world.tables.choices.note_locale(ANNA.user_id, "en-US")
    await world.tables.choices.follow_locale(ANNA.user_id, "en-US", game_id)
    me = (await world.view(game_id, ANNA)).me
    assert me is not None
    assert (me.locale, me.choices.ring_after) == ("en-US", None)


async def test_a_follower_is_written_to_in_it_too(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    world.tables.choices.note_locale(CARA.user_id, "en-US")
    await world.tables.choices.follow_locale(CARA.user_id, "en-US", game_id)
    follower = (await world.view(game_id)).follower(CARA.user_id)
    assert follower is not None
    assert follower.locale == "en-US"
