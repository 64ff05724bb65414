"""Followers of a match are offered seats (L2), get the result, and see no hand."""

from __future__ import annotations

from datetime import datetime

from bot.engine import Play
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Person, Reason
from bot.tables.playing import play
from bot.tables.seating import free_seats
from bot.tables.seating.free_seats import MOST_FOLLOWERS
from bot.views.table_values import Follower, Status
from tests.positions import face, one_card_left, position
from tests.tables.world import ANNA, BEN, CARA, DINA, STRANGER, World, accepted, rejected


async def offers(world: World, game_id: str) -> dict[str, datetime]:
    """Return until when a seat is kept for each follower, in order."""
    followers = (await world.view(game_id)).game.followers
    return {each.name: each.offered_until for each in followers if each.offered_until is not None}


async def only_follower(world: World, game_id: str) -> Follower:
    """Return the only follower, as stored."""
    world.restart()
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    (follower,) = stored.game.followers
    return follower


async def told(world: World, game_id: str, kind: MessageKind) -> list[MessageRow]:
    """Return the messages to followers that are not posted yet."""
    stale = await world.tables.messages.stale(game_id)
    return [row for row in stale if row.kind is kind and not row.retired]


async def end_round(world: World, game_id: str) -> None:
    """Let Anna, whose turn it is, play her last card."""
    await world.act(game_id, ANNA, Play(0, face("R5")))


async def about_to_end(world: World, *people: Person, computers: int = 0) -> str:
    """Begin a match in which Anna's next card ends the round."""
    at = position(one_card_left(len(people) + computers))
    return await world.game(*people, computers=computers, at=at)


async def full_table(world: World) -> str:
    """Return a full table of twenty, with Anna and Ben, whose round is over."""
    cards = ["R5", "Y9", *(f"{colour}{number}" for colour in "BG" for number in range(1, 10))]
    names = [f"p{seat}" for seat in range(len(cards))]
    hands = [f"hand {name} {card}" for name, card in zip(names, cards, strict=True)]
    record = (f"seats {' '.join(names)}", *hands, "top R3", "draw Y1 Y2", "turn p0")
    at = position("\n".join(record))
    game_id = await world.game(ANNA, BEN, computers=18, at=at)
    await end_round(world, game_id)
    return game_id


async def test_a_follower_never_sees_a_hand(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    view = await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    assert view.seat is None
    assert view.game.followers == (Follower(CARA.user_id, "Cara", "de"),)
    assert view.observation == (await world.view(game_id)).observation
    assert (view.legal, view.side) == ((), ())
    await end_round(world, game_id)
    (offer,) = await told(world, game_id, MessageKind.OFFER)
    shown = await world.tables.messages.view(offer)
    assert shown is not None
    assert shown.seat is None
    assert shown.observation == (await world.view(game_id)).observation


async def test_the_offer_that_was_taken_becomes_the_hand(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await end_round(world, game_id)
    await world.show_everything()
    await world.join(game_id, CARA)
    hands = await told(world, game_id, MessageKind.HAND)
    (own,) = [hand for hand in hands if hand.user_id == CARA.user_id]
    assert (own.seat, own.message_id is None, own.wanted_version) == (2, False, None)
    assert not any(row.retired for row in await world.tables.messages.stale(game_id))


async def test_nobody_is_asked_twice_who_let_it_pass(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await end_round(world, game_id)
    await world.show_everything()
    await world.wait(world.timing.seat_offer)
    view = await world.view(game_id)
    assert view.observation is not None
    assert view.observation.number == 2
    assert await offers(world, game_id) == {}
    (gone,) = [row for row in await world.tables.messages.stale(game_id) if row.retired]
    assert (gone.kind, gone.user_id) == (MessageKind.OFFER, CARA.user_id)
    assert (await only_follower(world, game_id)).declined
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    assert not (await only_follower(world, game_id)).declined


async def test_an_offer_that_was_cut_short_is_made_again(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await end_round(world, game_id)
    await world.next_round(game_id, ANNA)
    follower = await only_follower(world, game_id)
    assert (follower.offered_until, follower.declined) == (None, False)


async def test_a_full_table_has_nothing_to_offer(world: World) -> None:
    game_id = await full_table(world)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    assert await offers(world, game_id) == {}
    full = rejected(await world.tables.seats.join(game_id, CARA))
    assert full.reason is Reason.TABLE_FULL


async def test_the_first_who_follows_is_asked_first_and_the_seat_is_kept(world: World) -> None:
    game_id = await full_table(world)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await world.submit(game_id, DINA, free_seats.follow, DINA.name, DINA.locale)
    await world.submit(game_id, BEN, play.leave)
    assert list(await offers(world, game_id)) == ["Cara"]
    await world.submit(game_id, STRANGER, free_seats.follow, STRANGER.name, STRANGER.locale)
    assert list(await offers(world, game_id)) == ["Cara"]
    for person in (DINA, STRANGER):
        kept = rejected(await world.tables.seats.join(game_id, person))
        assert kept.reason is Reason.SEAT_IS_KEPT
    await world.submit(game_id, CARA, free_seats.decline_offer)
    assert list(await offers(world, game_id)) == ["Dina"]
    await world.submit(game_id, DINA, free_seats.unfollow)
    await world.join(game_id, STRANGER)


async def test_at_a_paused_table_a_seat_that_is_let_pass_goes_to_the_next(world: World) -> None:
    game_id = await full_table(world)
    for person in (CARA, DINA):
        await world.submit(game_id, person, free_seats.follow, person.name, person.locale)
    await world.tables.repository.change(game_id, lambda table: table.set_seat(1, autopilot=True))
    await world.submit(game_id, ANNA, play.leave)
    assert (await world.view(game_id)).clock.paused
    for name in ("Cara", "Dina"):
        until = world.clock.now() + world.timing.seat_offer
        assert await offers(world, game_id) == {name: until}
        world.restart()
        await world.wait(world.timing.seat_offer)
    assert await offers(world, game_id) == {}
    view = await world.view(game_id)
    assert view.clock.paused
    assert await world.wait(world.timing.seat_offer) == 0, "nobody is left to be asked"
    assert (await world.view(game_id)).game.version == view.game.version


async def test_whoever_comes_late_still_has_the_whole_time(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await end_round(world, game_id)
    first = (await world.view(game_id)).clock.due_at
    assert first is not None
    world.clock.pass_by(world.timing.seat_offer / 2)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    view = await world.view(game_id)
    assert view.clock.due_at == world.clock.now() + world.timing.seat_offer
    assert await offers(world, game_id) == {"Cara": view.clock.due_at}


async def test_who_takes_no_direct_messages_is_called_in_the_channel(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await end_round(world, game_id)
    await world.tables.messages.set_follower_dms_closed(game_id, CARA.user_id)
    assert await told(world, game_id, MessageKind.OFFER) == []
    (called,) = await told(world, game_id, MessageKind.OFFER_IN_CHANNEL)
    assert (called.user_id, called.channel_id) == (CARA.user_id, 70)


async def test_the_result_is_told_once(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await world.stop(game_id)
    (result,) = await told(world, game_id, MessageKind.RESULT)
    assert (result.user_id, result.channel_id) == (CARA.user_id, None)
    await world.show_everything()
    world.restart()
    assert await told(world, game_id, MessageKind.RESULT) == []


async def test_nobody_hears_of_a_match_whose_channel_is_gone(world: World) -> None:
    game_id = await about_to_end(world, ANNA, BEN)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    assert not await world.tables.games.abandon("another")
    assert await world.tables.games.abandon(game_id)
    assert not await world.tables.games.abandon(game_id)
    assert await told(world, game_id, MessageKind.RESULT) == []


async def test_who_plays_does_not_follow_and_only_so_many_do(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    own = await world.rejected(game_id, BEN, free_seats.follow, BEN.name, BEN.locale)
    assert own.reason is Reason.ALREADY_AT_TABLE
    for number in range(MOST_FOLLOWERS):
        accepted(
            await world.tables.submit(game_id, 100 + number, free_seats.follow, f"Eva {number}")
        )
    one_more = await world.rejected(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    assert one_more.reason is Reason.TOO_MANY_FOLLOWERS
    before = (await world.view(game_id)).game.version
    accepted(await world.tables.submit(game_id, 100, free_seats.follow, "Eva 0"))
    assert (await world.view(game_id)).game.version == before


async def test_a_lobby_is_joined_and_not_followed(world: World) -> None:
    game_id = await world.lobby(ANNA)
    refused = await world.rejected(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    assert refused.reason is Reason.NOT_STARTED
    assert (await world.view(game_id)).game.status is Status.LOBBY
