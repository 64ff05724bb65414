"""Playing through `tables.submit`: versions, races, seats, and what each person sees."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.engine import (
    Call,
    Challenge,
    Contra,
    Draw,
    Mode,
    Play,
    Say,
    build_options,
)
from bot.engine.events import Challenged, Drew
from bot.tables import Outcome, Person, Reason, Rejected, TableView
from bot.tables.playing import accusations, motions, play
from bot.tables.seating import free_seats
from bot.views.table_values import Ending, Status, VoteKind
from tests.positions import BEN_OWES_UNO, face, position
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    DINA,
    PEOPLE,
    STRANGER,
    World,
    harmless,
)


@pytest.fixture
def in_place() -> None:
    """Let people act at the same time, so that their statements meet as in the bot."""


async def test_an_action_is_done_and_told(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    person, view = await world.to_act(game_id)
    done = await world.act(game_id, person, Draw(0), view.game.version)
    assert done.game.version == view.game.version + 1
    assert done.observation is not None
    assert view.observation is not None
    assert len(done.observation.hand) == len(view.observation.hand) + 1
    assert done.steps[-1].events == done.newest_events
    assert done == await world.view(game_id, person)


async def test_others_are_not_told_hidden_cards(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    done = await world.act(game_id, person, Draw(0), view.game.version)
    drawn = [event for event in done.newest_events if isinstance(event, Drew)]
    assert all(len(event.faces) == event.count for event in drawn)
    for other in [None, *(p for p in (ANNA, BEN) if p != person), STRANGER]:
        step = (await world.view(game_id, other)).steps[-1]
        assert [event.faces for event in step.events if isinstance(event, Drew)] == [b""]


async def test_a_stale_click_gets_the_fresh_view_and_changes_nothing(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    await world.act(game_id, person, Draw(0), view.game.version)
    before = await world.state(game_id)
    for late in (view.game.version, view.game.version - 1, view.game.version + 7):
        stale = await world.rejected(game_id, person, play.act, Draw(0), late)
        assert stale.reason is Reason.STALE
        assert stale.view == await world.view(game_id, person)
    assert await world.state(game_id) == before


async def test_of_two_clicks_at_once_one_wins(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    outcomes = await asyncio.gather(
        *(
            world.tables.submit(game_id, person.user_id, play.act, action, view.game.version)
            for action in (view.legal[0], view.legal[0], Draw(0))
        )
    )
    assert sum(isinstance(outcome, TableView) for outcome in outcomes) == 1
    told = [outcome for outcome in outcomes if isinstance(outcome, Rejected)]
    assert {outcome.reason for outcome in told} == {Reason.STALE}
    assert (await world.view(game_id)).game.version == view.game.version + 1


async def test_two_processes_at_once_one_wins(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    first = world.tables
    world.restart()
    outcomes = await asyncio.gather(
        *(
            tables.submit(game_id, person.user_id, play.act, Draw(0), view.game.version)
            for tables in (first, world.tables, first, world.tables)
        )
    )
    assert sum(isinstance(outcome, TableView) for outcome in outcomes) == 1
    assert (await world.view(game_id)).game.version == view.game.version + 1


async def test_nobody_acts_for_another_seat(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    person, view = await world.to_act(game_id)
    other = next(p for p in (ANNA, BEN, CARA) if p != person)
    refused = await world.rejected(game_id, other, play.act, view.legal[0], view.game.version)
    assert (refused.reason, refused.clause) == (Reason.NOT_ALLOWED, "C5")
    stranger = await world.rejected(game_id, STRANGER, play.act, view.legal[0], view.game.version)
    assert stranger.reason is Reason.NOT_AT_TABLE
    assert stranger.view == await world.view(game_id)
    assert (await world.view(game_id)).game.version == view.game.version


async def test_a_refusal_names_the_clause(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    assert view.observation is not None
    open_cards = {action.card for action in view.legal if isinstance(action, Play)}
    closed = next(card for card in view.observation.hand if card not in open_cards)
    refused = await world.rejected(game_id, person, play.act, Play(0, closed), view.game.version)
    assert (refused.reason, refused.clause) == (Reason.NOT_ALLOWED, "C4")


async def test_nothing_is_played_in_a_lobby_or_after_the_end(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    early = await world.rejected(game_id, ANNA, play.act, Draw(0), 2)
    assert early.reason is Reason.NOT_STARTED
    for outcome in await _whatever_belongs_to_a_match(world, game_id, STRANGER):
        assert isinstance(outcome, Rejected)
        assert outcome.reason is Reason.NOT_STARTED
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    late = await world.rejected(game_id, ANNA, play.act, Draw(0), 3)
    assert late.reason is Reason.GAME_OVER
    for outcome in (
        await world.tables.submit(game_id, ANNA.user_id, play.next_round),
        await world.tables.submit(game_id, ANNA.user_id, play.leave),
        await world.tables.submit(game_id, ANNA.user_id, play.contra),
        await world.tables.lobbies.start(game_id, ANNA.user_id),
        await world.tables.submit(game_id, STRANGER.user_id, motions.stop, may_manage=True),
    ):
        assert isinstance(outcome, Rejected)
        assert outcome.reason is Reason.GAME_OVER


async def _whatever_belongs_to_a_match(world: World, game_id: str, person: Person) -> list[Outcome]:
    tables, user_id, now = world.tables, person.user_id, world.clock.now()
    return [
        await tables.submit(game_id, user_id, play.act, Draw(0), None),
        await tables.submit(game_id, user_id, play.next_round),
        await tables.submit(game_id, user_id, play.contra),
        await tables.submit(game_id, user_id, accusations.punish, "nobody", "advice"),
        await tables.submit(
            game_id, user_id, accusations.accuse, user_id, VoteKind.ADVICE, now, now
        ),
        await tables.submit(game_id, user_id, free_seats.unfollow),
    ]


async def _ben_owes(world: World) -> str:
    return await world.game(*PEOPLE, at=position(BEN_OWES_UNO))


async def test_contra_finds_who_owes(world: World) -> None:
    game_id = await _ben_owes(world)
    own = await world.rejected(game_id, BEN, play.contra)
    assert own.clause == "C14"
    await world.submit(game_id, DINA, play.contra)
    again = await world.rejected(game_id, ANNA, play.contra)
    assert (again.reason, again.clause) == (Reason.NOT_ALLOWED, "C14")
    assert len((await world.state(game_id)).hands[1]) == 3


async def test_of_two_who_catch_at_once_one_does(world: World) -> None:
    game_id = await _ben_owes(world)
    outcomes = await asyncio.gather(
        *(
            world.tables.submit(game_id, person.user_id, play.contra)
            for person in (ANNA, CARA, DINA)
        )
    )
    assert sum(isinstance(outcome, TableView) for outcome in outcomes) == 1
    assert len((await world.state(game_id)).hands[1]) == 3


async def test_a_call_of_somebody_else_does_not_make_a_click_stale(world: World) -> None:
    game_id = await _ben_owes(world)
    view = await world.view(game_id, CARA)
    await world.act(game_id, BEN, Say(0, Call.UNO))
    await world.act_harmlessly(game_id, CARA, view)


async def test_who_calls_or_catches_first_may_still_play_on_the_older_message(
    world: World,
) -> None:
    game_id = await _ben_owes(world)
    view = await world.view(game_id, CARA)
    await world.act(game_id, CARA, Contra(0, 1), view.game.version)
    twice = await world.rejected(game_id, CARA, play.act, Contra(0, 1), view.game.version)
    assert (twice.reason, twice.clause) == (Reason.NOT_ALLOWED, "C14")
    await world.act_harmlessly(game_id, CARA, view)
    stale = await world.rejected(game_id, CARA, play.act, harmless(view), view.game.version)
    assert stale.reason is Reason.STALE


async def test_nobody_deals_in_mid_round(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    early = await world.rejected(game_id, ANNA, play.next_round)
    assert early.reason is Reason.NOT_ALLOWED


async def test_strangers_do_not_deal_and_of_two_who_deal_at_once_one_does(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    stranger = await world.rejected(game_id, STRANGER, play.next_round)
    assert stranger.reason is Reason.NOT_AT_TABLE
    world.clock.pass_by(world.timing.result_stays)
    outcomes = await asyncio.gather(
        *(world.tables.submit(game_id, person.user_id, play.next_round) for person in (ANNA, BEN))
    )
    assert sum(isinstance(outcome, TableView) for outcome in outcomes) == 1


async def test_computer_players_alone_do_not_play_on(world: World) -> None:
    game_id = await world.game(ANNA, computers=3)
    await world.submit(game_id, ANNA, play.leave)
    view = await world.view(game_id)
    assert (view.game.status, view.game.ending) == (Status.OVER, Ending.ABANDONED)
    assert view.clock.due_at is None


BLUFF = """
seats anna ben cem
hand anna R1 W+4 B5
hand ben  B1 B2 B3
hand cem  Y1 Y2 Y3
top R9
draw Y4 Y5 Y6 Y7 Y8 B4
turn anna
anna: play W+4:G
"""


async def test_challenge_shows_the_hand_to_the_challenger_alone(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, at=position(BLUFF))
    done = await world.act(game_id, BEN, Challenge(0))
    (shown,) = (event for event in done.newest_events if isinstance(event, Challenged))
    assert sorted(shown.hand) == sorted((face("R1"), face("B5")))
    assert shown in (await world.view(game_id, BEN)).steps[-1].events
    for other in (None, STRANGER, ANNA, CARA):
        step = (await world.view(game_id, other)).steps[-1]
        assert [e.hand for e in step.events if isinstance(e, Challenged)] == [b""]


async def test_who_is_called_like_a_seat_is_not_punished_for_it(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("advice", "on")])
    one = replace(ANNA, name="1")
    game_id = await world.game(one, BEN, options=options)
    assert await _cards_after_advice(world, game_id, "1") == [7, 9]
    assert await _cards_after_advice(world, game_id, "Ben") == [7, 11]
    nobody = await world.rejected(game_id, one, accusations.punish, "Cara", "advice")
    assert nobody.reason is Reason.NOBODY_THERE
    not_host = await world.rejected(game_id, BEN, accusations.punish, "0", "advice")
    assert not_host.reason is Reason.NOT_HOST


async def _cards_after_advice(world: World, game_id: str, who: str) -> list[int]:
    """Return the hand sizes after the host has punished this player for advice."""
    await world.submit(game_id, ANNA, accusations.punish, who, "advice")
    return [len(hand) for hand in (await world.state(game_id)).hands]
