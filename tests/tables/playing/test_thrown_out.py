"""Players who are no longer members of the table's server (L1)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.engine import MatchOver, Mode, Play, Presence, RoundOver, build_options
from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place
from bot.tables import Outcome, Person, Reason
from bot.tables.planning import deadlines
from bot.tables.playing import absence, motions, play
from bot.tables.seating import free_seats
from bot.views.table_values import Ending, Status, VoteKind
from tests.positions import face, one_card_left, position
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
    rejected,
)

PENALTY = build_options(Mode.CLASSIC, [("scoring", "penalty")])


class Server:
    """The members of the server: it is asked whether a person is `gone`."""

    def __init__(self, world: World, *gone: Person) -> None:
        self._world = world
        self._gone = {person.user_id for person in gone}
        self.asked: list[int] = []
        self.attach()

    def attach(self) -> None:
        """Let the tables of a new process ask this server."""
        self._world.tables.member_checks.is_gone = self.is_gone

    async def is_gone(self, server_id: int, user_id: int) -> bool:
        self.asked.append(user_id)
        assert server_id == GUILD
        return user_id in self._gone

    async def answer(self) -> None:
        """Answer everything that is asked."""
        while await self._world.tables.member_checks.ask_some():
            pass


async def throw_out(world: World, game_id: str, seat: int = 1) -> None:
    """Throw out the person of a seat, whatever for."""
    await world.tables.repository.change(game_id, lambda table: absence.throw_out(table, seat))


async def win(world: World, game_id: str, person: Person = ANNA) -> None:
    """Let the person play their last card."""
    await world.act(game_id, person, Play(0, face("R5")))


async def play_on(world: World, game_id: str, *gone: Person) -> None:
    """Let the others play, and the computer for who is `gone`, until the round is over."""
    while not isinstance((await world.state(game_id)).phase, RoundOver | MatchOver):
        person, own = await world.to_act(game_id)
        if person in gone:
            await world.wait(10 * SECOND)
            continue
        plays = [action for action in own.legal if isinstance(action, Play)]
        wanted = next(iter(plays or own.legal))
        await world.act(game_id, person, wanted)


async def test_who_misses_a_turn_and_is_gone_is_played_on_to_the_end_of_the_round(
    world: World,
) -> None:
    server = Server(world, BEN)
    game_id = await world.dealt_game(ANNA, BEN, CARA)
    while (await world.to_act(game_id))[0] is not BEN:
        person, own = await world.to_act(game_id)
        await world.tables.submit(game_id, person.user_id, play.act, harmless(own), None)
    await world.wait(TURN)
    await server.answer()
    assert server.asked == [BEN.user_id], "the others have missed no turn"
    seat = (await world.view(game_id)).seats[1]
    assert (seat.is_thrown_out, seat.is_person, seat.is_away) == (True, True, False)
    await play_on(world, game_id, BEN)
    view = await world.view(game_id)
    assert view.game.status is Status.LIVE
    assert view.seats[1].has_left
    assert view.seats[1].thrown_out, "the match may still end because of it"


async def test_everybody_is_asked_about_once_at_the_end_of_a_round(world: World) -> None:
    server = Server(world, BEN)
    game_id = await world.game(ANNA, BEN, CARA, computers=1, at=position(one_card_left(4)))
    await server.answer()
    assert server.asked == []
    await win(world, game_id)
    await server.answer()
    assert sorted(server.asked) == [ANNA.user_id, BEN.user_id, CARA.user_id]
    assert [seat.has_left for seat in (await world.view(game_id)).seats] == [False, True] + [
        False
    ] * 2
    await server.answer()
    assert len(server.asked) == 3


async def test_after_the_last_round_nobody_is_asked_about(world: World) -> None:
    server = Server(world, BEN)
    single = build_options(Mode.CLASSIC, [("target", "round")])
    game_id = await world.game(ANNA, BEN, at=position(one_card_left(2), single))
    await win(world, game_id)
    await server.answer()
    assert server.asked == []


@pytest.mark.parametrize(
    "place", [GuestChannel(GUILD, 70), GroupDm(70), DmOfTwo(70)], ids=lambda place: repr(place)
)
async def test_where_the_bot_is_a_guest_nobody_is_asked_about(world: World, place: Place) -> None:
    server = Server(world, ANNA, BEN)
    await world.game_after_a_round(ANNA, BEN, channel=place)
    await server.answer()
    assert server.asked == []


async def test_neither_is_who_plays_alone_with_the_bot(world: World) -> None:
    server = Server(world, ANNA)
    await world.game_after_a_round(ANNA, computers=1, channel=BotDm(70))
    await server.answer()
    assert server.asked == []


async def test_while_discord_fails_nobody_is_thrown_out(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    server = Server(world)

    async def fail(_server_id: int, user_id: int) -> bool:
        server.asked.append(user_id)
        raise OSError("no route")

    world.tables.member_checks.is_gone = fail
    game_id = await world.game_after_a_round(ANNA, BEN)
    await server.answer()
    assert len(server.asked) == 2
    assert not any(seat.thrown_out for seat in (await world.view(game_id)).seats)
    assert "a player could not be thrown out" in caplog.text


async def test_few_are_asked_about_in_a_second(world: World) -> None:
    server = Server(world, DINA)
    for channel in (71, 72, 73):
        await world.game_after_a_round(ANNA, BEN, CARA, DINA, channel=channel)
    sleeps, asked = world.clock.somebody_sleeps, list[int]()
    running = asyncio.create_task(world.tables.member_checks.run())
    for _ in range(2):
        await sleeps.wait()
        sleeps.clear()
        asked.append(len(server.asked))
        world.clock.pass_by(SECOND)
    running.cancel()
    assert asked == [8, 12]


async def test_no_press_ends_that_the_computer_plays_on(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, at=position(one_card_left(3)))
    await throw_out(world, game_id, 0)
    tables, user = world.tables, ANNA.user_id
    presses: list[Callable[[], Awaitable[Outcome]]] = [
        lambda: tables.submit(game_id, user, play.act, Play(0, face("R5")), None),
        lambda: tables.submit(game_id, user, absence.come_back),
        lambda: tables.submit(game_id, user, play.contra),
        lambda: tables.submit(game_id, user, deadlines.stop_ringing),
        lambda: tables.submit(game_id, user, motions.hand_over, 1),
        lambda: tables.submit(game_id, user, play.leave),
        lambda: tables.submit(game_id, user, free_seats.offer_seat),
        lambda: tables.submit(game_id, user, motions.stop, may_manage=False),
        lambda: tables.submit(game_id, user, motions.answer, VoteKind.STOP, 1, agrees=True),
    ]
    for press in presses:
        refused = rejected(await press())
        assert refused.reason is Reason.THROWN_OUT
    assert (await world.view(game_id)).seats[0].is_thrown_out
    assert (await world.view(game_id, ANNA)).legal == (), "nothing is offered"
    assert (await world.view(game_id)).game.host_id == BEN.user_id, "who plays on is host"


async def test_who_is_back_before_the_end_has_still_left_after_it_and_may_join(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN, CARA, at=position(one_card_left(3), PENALTY))
    await throw_out(world, game_id)
    await win(world, game_id)
    assert (await world.view(game_id)).seats[1].has_left
    seat = (await world.join(game_id, BEN)).seats[1]
    assert not seat.thrown_out
    assert not seat.has_left
    await world.next_round(game_id, BEN)
    assert not (await world.view(game_id)).seats[1].is_away


async def test_a_process_that_knows_an_older_table_throws_out_as_well(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, at=position(one_card_left(3)))
    here = world.tables
    world.restart()
    await world.view(game_id)
    await here.repository.change(game_id, lambda table: absence.throw_out(table, 1))
    await throw_out(world, game_id, 2)
    await win(world, game_id)
    view = await world.view(game_id)
    assert view.game.status is Status.OVER
    assert [seat.has_left for seat in view.seats] == [False, True, True]
    assert isinstance((await world.state(game_id)).phase, MatchOver)


async def test_a_partner_is_followed_by_a_stand_in(world: World) -> None:
    partners = build_options(Mode.CLASSIC, [("partner", None)])
    game_id = await world.game(ANNA, BEN, CARA, DINA, at=position(one_card_left(4), partners))
    await throw_out(world, game_id)
    await win(world, game_id)
    assert (await world.state(game_id)).presence[1] is Presence.STAND_IN


async def test_at_a_table_alone_the_round_is_played_to_its_end_and_the_match_is_over(
    world: World,
) -> None:
    game_id = await world.dealt_game(ANNA, computers=2)
    await throw_out(world, game_id, 0)
    view = await world.view(game_id)
    assert not view.clock.paused, "nobody could come back"
    for _ in range(2000):
        if (await world.view(game_id)).game.status is Status.OVER:
            break
        await world.wait(10 * SECOND)
    assert (await world.view(game_id)).game.ending is Ending.ABANDONED
    (finished,) = await world.tables.rounds.with_facts(game_id)
    assert finished.row.counted


async def test_with_nobody_there_but_somebody_who_may_come_back_the_table_waits(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN)
    await throw_out(world, game_id)
    await world.wait(TURN)
    while not (await world.view(game_id)).seats[0].is_away:
        await world.wait(TURN)
    assert (await world.view(game_id)).clock.paused
    await world.submit(game_id, ANNA, absence.come_back)
    assert not (await world.view(game_id)).clock.paused


async def test_who_is_thrown_out_has_no_say_and_no_rematch(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, at=position(one_card_left(3)))
    await throw_out(world, game_id)
    asked = await world.submit(game_id, ANNA, motions.stop, False)
    assert [vote.open_to for vote in asked.votes] == [(2,)]
    await world.submit(game_id, CARA, motions.answer, VoteKind.STOP, 0, agrees=True)
    assert (await world.view(game_id)).game.ending is Ending.STOPPED
    opened = accepted(await world.tables.lobbies.rematch(game_id, ANNA))
    assert opened.last_match.invited == ("Cara",)
