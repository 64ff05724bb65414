"""A seat that its owner gives to somebody else between rounds (L1, L2)."""

from __future__ import annotations

from bot.engine import Mode, Options, Presence, build_options
from bot.store.rows import MessageKind
from bot.tables import Reason, TableView
from bot.tables.playing import absence, play
from bot.tables.seating import free_seats
from tests.positions import one_card_left, position
from tests.tables.playing.test_absence import misses
from tests.tables.seating.test_following import end_round, full_table, offers
from tests.tables.world import ANNA, BEN, CARA, DINA, STRANGER, TURN, World, rejected

PARTNERS = build_options(Mode.CLASSIC, [("partner", None)])


async def after_a_round(world: World) -> str:
    """Begin a match in which Anna has won a round against Ben and Cara."""
    return await world.game_after_a_round(ANNA, BEN, CARA)


def here(view: TableView) -> list[str]:
    return [seat.name for seat in view.seats if seat.presence is Presence.HERE]


def scores(view: TableView) -> tuple[int, ...]:
    assert view.observation is not None
    return view.observation.scores


async def test_the_owner_comes_back_to_the_own_seat_and_points(world: World) -> None:
    game_id = await after_a_round(world)
    await world.submit(game_id, ANNA, free_seats.offer_seat)
    await world.join(game_id, DINA)
    view = await world.join(game_id, ANNA)
    assert (view.seat, scores(view)[0]) == (0, 29)
    assert here(view) == ["Anna", "Ben", "Cara", "Dina"]


async def test_it_is_offered_from_break_to_break_until_somebody_comes(world: World) -> None:
    game_id = await after_a_round(world)
    await world.submit(game_id, BEN, free_seats.offer_seat)
    await world.next_round(game_id, CARA)
    world.restart()
    view = await world.view(game_id)
    assert [seat.is_offered for seat in view.seats] == [False, True, False]
    assert here(view) == ["Anna", "Ben", "Cara"]
    refused = rejected(await world.tables.seats.join(game_id, DINA))
    assert refused.clause == "L2"


async def test_the_owner_may_stay_after_all(world: World) -> None:
    game_id = await full_table(world)
    await world.submit(game_id, BEN, free_seats.offer_seat)
    await world.submit(game_id, CARA, free_seats.follow, CARA.name, CARA.locale)
    await world.show_everything()
    await world.submit(game_id, BEN, free_seats.keep_seat)
    assert await offers(world, game_id) == {}
    (gone,) = [row for row in await world.tables.messages.stale(game_id) if row.retired]
    assert gone.kind is MessageKind.OFFER
    full = rejected(await world.tables.seats.join(game_id, CARA))
    assert full.reason is Reason.TABLE_FULL


async def test_at_a_full_table_the_owner_goes_first(world: World) -> None:
    game_id = await full_table(world)
    await world.submit(game_id, BEN, free_seats.offer_seat)
    view = await world.join(game_id, CARA)
    assert (view.seat, view.seats[1].presence) == (20, Presence.AWAY)
    assert len(here(view)) == 20


async def test_the_match_of_two_goes_on(world: World) -> None:
    """L1: the last player wins the match, so the owner leaves only after the other has joined."""
    game_id = await world.game_after_a_round(ANNA, BEN)
    await world.submit(game_id, BEN, free_seats.offer_seat)
    view = await world.join(game_id, CARA)
    assert (view.game.ending, here(view)) == (None, ["Anna", "Cara"])


async def test_who_was_away_and_comes_back_keeps_the_seat(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await misses(world, game_id, ANNA, TURN)
    await misses(world, game_id, ANNA, TURN / 2)
    offered = (await world.submit(game_id, ANNA, free_seats.offer_seat)).seats[0]
    assert (offered.is_away, offered.is_offered) == (True, True)
    back = (await world.submit(game_id, ANNA, absence.come_back)).seats[0]
    assert (back.is_away, back.is_offered) == (False, False)


async def test_partners_and_the_two_of_duo_cannot_be_replaced(world: World) -> None:
    """V9, D1"""
    partners = await world.game(ANNA, BEN, CARA, DINA, options=PARTNERS)
    duo = await world.game(ANNA, BEN, options=build_options(Mode.DUO), channel=71)
    for game_id in (partners, duo):
        refused = await world.rejected(game_id, ANNA, free_seats.offer_seat)
        assert refused.reason is Reason.SEAT_CANNOT_BE_OFFERED


async def test_a_partners_seat_is_had_back_from_the_stand_in(world: World) -> None:
    """L2"""
    record = one_card_left(4)
    game_id = await world.game(ANNA, BEN, CARA, DINA, at=position(record, PARTNERS))
    await world.submit(game_id, BEN, play.leave)
    await end_round(world, game_id)
    rejected(await world.tables.seats.join(game_id, DINA))
    view = await world.join(game_id, BEN)
    assert (view.seat, here(view)) == (1, ["Anna", "Ben", "Cara", "Dina"])


PENALTY = build_options(Mode.CLASSIC, [("scoring", "penalty")])
TWELVE = build_options(Mode.CLASSIC, [("hand_size", "12")])


async def test_a_newcomer_has_the_most_points_where_they_count_against(world: World) -> None:
    """L2"""
    record = one_card_left(3)
    game_id = await world.game(ANNA, BEN, CARA, at=position(record, PENALTY))
    await end_round(world, game_id)
    await world.submit(game_id, CARA, free_seats.offer_seat)
    view = await world.join(game_id, DINA)
    assert (view.seat, scores(view)) == (3, (0, 9, 20, 20))
    back = await world.join(game_id, CARA)
    assert (back.seat, scores(back)) == (2, (0, 9, 20, 20))


async def _round_of(world: World, seats: int, options: Options) -> str:
    """Begin a match of this many players in which Anna has won a round."""
    cards = ["R5", *(f"{colour}{number}" for colour in "BG" for number in range(1, 10))][:seats]
    names = [f"p{seat}" for seat in range(seats)]
    hands = [f"hand {name} {card}" for name, card in zip(names, cards, strict=True)]
    record = "\n".join([f"seats {' '.join(names)}", *hands, "top R3", "draw Y1 Y2", "turn p0"])
    at = position(record, options)
    game_id = await world.game(ANNA, BEN, CARA, computers=seats - 3, at=at)
    await end_round(world, game_id)
    return game_id


async def test_no_seat_is_free_for_which_there_are_no_cards(world: World) -> None:
    """X16a, L2: eight times twelve and ten are 106 of 108 cards."""
    game_id = await _round_of(world, 7, TWELVE)
    await world.submit(game_id, DINA, free_seats.follow, DINA.name, DINA.locale)
    await world.submit(game_id, STRANGER, free_seats.follow, STRANGER.name, STRANGER.locale)
    assert list(await offers(world, game_id)) == ["Dina"]
    await world.join(game_id, DINA)
    assert list(await offers(world, game_id)) == []
    refused = rejected(await world.tables.seats.join(game_id, STRANGER))
    assert refused.reason is Reason.TABLE_FULL
    await world.submit(game_id, BEN, free_seats.offer_seat)
    view = await world.join(game_id, STRANGER)
    assert (len(here(view)), view.seats[1].presence) == (8, Presence.AWAY)


async def test_who_has_left_a_match_of_two_decks_may_come_back(world: World) -> None:
    """X16a: of eleven with twelve cards each two leave, and nine are too many for one deck."""
    game_id = await _round_of(world, 11, TWELVE)
    await world.submit(game_id, CARA, play.leave)
    await world.submit(game_id, BEN, play.leave)
    assert (await world.view(game_id)).has_free_seat
    back = await world.join(game_id, BEN)
    await world.submit(game_id, DINA, free_seats.follow, DINA.name, DINA.locale)
    assert list(await offers(world, game_id)) == ["Dina"]
    view = await world.join(game_id, DINA)
    assert (back.seat, view.seat, len(here(view))) == (1, 11, 11)
