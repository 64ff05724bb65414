"""Penalties that the players decide on (P4): accusing, agreeing, waking."""

from __future__ import annotations

import pytest

from bot.engine import Mode, Options, Play, Punish, build_options
from bot.store.rows import MessageKind
from bot.tables import Outcome, Person, Reason, Rejected
from bot.tables.playing import accusations, motions, waking
from bot.tables.playing.votes import TIME_TO_ANSWER
from bot.tables.playing.waking import PATIENCE_WITHOUT_LIMIT
from bot.tables.table import Table
from bot.views.table_values import Vote, VoteKind
from tests.positions import face, one_card_left, position
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    DINA,
    GUILD,
    PEOPLE,
    SECOND,
    STRANGER,
    TURN,
    World,
    accepted,
    rejected,
)

QUESTION, ADVICE = VoteKind.QUESTION, VoteKind.ADVICE
OPTIONS = build_options(Mode.CLASSIC, [("advice", None), ("questions", None), ("sleeping", None)])


async def accuse(
    world: World,
    game_id: str,
    by: Person,
    about: Person,
    kind: VoteKind = QUESTION,
    message: int = 1,
) -> Outcome:
    now, link = world.clock.now(), f"https://x/{about.user_id}/{message}"
    dealt_at = await world.tables.games.dealt_at(game_id)
    return await world.tables.submit(
        game_id, by.user_id, accusations.accuse, about.user_id, kind, now, dealt_at, link
    )


async def agree(
    world: World, game_id: str, by: Person, about: int, kind: VoteKind = QUESTION
) -> Outcome:
    return await world.tables.submit(game_id, by.user_id, motions.answer, kind, about, agrees=True)


async def open_votes(world: World, game_id: str) -> list[VoteKind]:
    votes = (await world.view(game_id)).votes
    return [vote.kind for vote in votes if vote.judged is None]


def reason(outcome: Outcome) -> Reason | None:
    return outcome.reason if isinstance(outcome, Rejected) else None


async def cards(world: World, game_id: str, seat: int) -> int:
    return len((await world.state(game_id)).hands[seat])


async def of_four(world: World, options: Options = OPTIONS) -> str:
    game_id = await world.game(*PEOPLE, options=options)
    await world.show_everything()
    return game_id


@pytest.mark.parametrize(("kind", "costs"), [(QUESTION, 1), (ADVICE, 2)])
async def test_more_than_half_of_the_others_decide(
    world: World, kind: VoteKind, costs: int
) -> None:
    game_id = await of_four(world)
    before = await cards(world, game_id, 1)
    view = accepted(await accuse(world, game_id, ANNA, BEN, kind))
    (vote,) = view.votes
    assert (vote.kind, vote.about, vote.ayes, vote.needed) == (kind, 1, (0,), 2)
    assert vote.ends_at == world.clock.now() + TIME_TO_ANSWER
    assert await cards(world, game_id, 1) == before
    done = accepted(await agree(world, game_id, DINA, 1, kind))
    assert await cards(world, game_id, 1) == before + costs
    assert done.votes == ()


async def test_nobody_decides_alone_however_often_they_say_so(world: World) -> None:
    game_id = await of_four(world)
    before = await cards(world, game_id, 1)
    for _ in range(3):
        accepted(await accuse(world, game_id, ANNA, BEN))
    assert await cards(world, game_id, 1) == before


async def test_the_time_to_agree_is_up(world: World) -> None:
    game_id = await of_four(world)
    before = await cards(world, game_id, 1)
    accepted(await accuse(world, game_id, ANNA, BEN))
    await world.wait(SECOND)
    accepted(await accuse(world, game_id, BEN, CARA, ADVICE))
    version = (await world.view(game_id)).game.version
    await world.wait(TIME_TO_ANSWER - SECOND)
    view = await world.view(game_id)
    assert [(vote.about, vote.judged) for vote in view.votes] == [(2, None), (1, False)]
    assert view.game.version == version + 1
    late = await agree(world, game_id, CARA, 1, QUESTION)
    assert reason(late) is Reason.NO_VOTE
    assert await cards(world, game_id, 1) == before


@pytest.mark.parametrize("judged", [True, False])
async def test_a_message_is_judged_once_whatever_comes_of_it(world: World, judged: bool) -> None:
    game_id = await of_four(world)
    accepted(await accuse(world, game_id, ANNA, BEN))
    if judged:
        accepted(await accuse(world, game_id, CARA, BEN))
    else:
        await world.wait(TIME_TO_ANSWER)
    before = await cards(world, game_id, 1)
    for by in (ANNA, CARA, DINA):
        for kind in (QUESTION, ADVICE):
            again = await accuse(world, game_id, by, BEN, kind)
            assert reason(again) is Reason.JUDGED_ALREADY
    assert await cards(world, game_id, 1) == before
    assert await open_votes(world, game_id) == []
    accepted(await accuse(world, game_id, DINA, BEN, message=2))


async def test_what_was_judged_is_known_after_a_restart(world: World) -> None:
    game_id = await of_four(world)
    accepted(await accuse(world, game_id, ANNA, BEN))
    await world.wait(TIME_TO_ANSWER)
    world.restart()
    assert reason(await accuse(world, game_id, CARA, BEN)) is Reason.JUDGED_ALREADY


async def test_of_one_kind_one_vote_at_a_time(world: World) -> None:
    game_id = await of_four(world)
    accepted(await accuse(world, game_id, ANNA, BEN))
    for by, about, message in ((ANNA, CARA, 1), (CARA, BEN, 2), (DINA, CARA, 3)):
        second = await accuse(world, game_id, by, about, QUESTION, message)
        assert reason(second) is Reason.VOTE_IS_ON
    accepted(await accuse(world, game_id, ANNA, CARA, ADVICE, message=4))
    assert await open_votes(world, game_id) == [QUESTION, ADVICE]
    await world.wait(TIME_TO_ANSWER)
    accepted(await accuse(world, game_id, DINA, CARA, message=2))


async def test_whose_accusations_failed_twice_waits_for_the_next_round(world: World) -> None:
    at = position(f"option questions\noption advice\n{one_card_left(4)}")
    game_id = await world.game(*PEOPLE, at=at)
    for message in (1, 2):
        accepted(await accuse(world, game_id, BEN, CARA, message=message))
        await world.wait(TIME_TO_ANSWER)
    assert reason(await accuse(world, game_id, BEN, CARA, message=3)) is Reason.NOT_BELIEVED
    accepted(await accuse(world, game_id, DINA, CARA, message=3))
    accepted(await agree(world, game_id, BEN, 2, QUESTION))
    await world.act(game_id, ANNA, Play(0, face("R5")))
    await world.next_round(game_id, ANNA)
    accepted(await accuse(world, game_id, BEN, CARA, message=4))


async def test_an_accusation_ends_with_its_round(world: World) -> None:
    at = position(f"option questions\noption advice\n{one_card_left(4)}")
    game_id = await world.game(*PEOPLE, at=at)
    accepted(await accuse(world, game_id, BEN, CARA))
    await world.act(game_id, ANNA, Play(0, face("R5")))
    assert (await world.view(game_id)).votes == ()
    await world.next_round(game_id, ANNA)
    assert (await world.view(game_id)).votes == ()
    late = await agree(world, game_id, DINA, 2, QUESTION)
    assert reason(late) is Reason.NO_VOTE


async def test_who_is_missing_is_voted_on_without_an_end(world: World) -> None:
    game_id = await of_four(world)
    handover = Vote(VoteKind.HANDOVER, 3, (1,))

    def missing(table: Table) -> None:
        table.set_seat(3, missed_turns=1)
        table.set(votes=(handover,))
        table.new_version()

    await world.tables.repository.change(game_id, missing)
    accepted(await accuse(world, game_id, ANNA, BEN))
    await world.wait(TIME_TO_ANSWER)
    assert await open_votes(world, game_id) == [VoteKind.HANDOVER]


async def test_the_answer_of_the_accused_is_shown_and_not_counted(world: World) -> None:
    game_id = await of_four(world)
    before = await cards(world, game_id, 1)
    accepted(await accuse(world, game_id, ANNA, BEN))
    (vote,) = accepted(await agree(world, game_id, BEN, 1)).votes
    assert (vote.ayes, vote.counted, vote.judged) == ((0, 1), (0,), None)
    assert await cards(world, game_id, 1) == before


async def test_of_two_people_the_accused_has_to_agree(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=OPTIONS)
    before = await cards(world, game_id, 1)
    (vote,) = accepted(await accuse(world, game_id, ANNA, BEN)).votes
    assert (vote.needed, vote.open_to) == (2, (1,))
    assert await cards(world, game_id, 1) == before
    accepted(await agree(world, game_id, BEN, 1, QUESTION))
    assert await cards(world, game_id, 1) == before + 1


async def test_what_is_refused(world: World) -> None:
    game_id = await of_four(world, build_options(Mode.CLASSIC, [("advice", None)]))
    off = rejected(await accuse(world, game_id, ANNA, BEN, QUESTION))
    assert (off.reason, off.clause) == (Reason.NOT_ALLOWED, "P4")
    assert reason(await accuse(world, game_id, ANNA, ANNA, ADVICE)) is Reason.NOBODY_THERE
    assert reason(await accuse(world, game_id, ANNA, STRANGER, ADVICE)) is Reason.NOBODY_THERE
    assert reason(await accuse(world, game_id, STRANGER, ANNA, ADVICE)) is Reason.NOT_AT_TABLE
    dealt_at = await world.tables.games.dealt_at(game_id)
    assert dealt_at is not None
    before_the_deal = await world.tables.submit(
        *(game_id, ANNA.user_id, accusations.accuse, BEN.user_id, ADVICE),
        *(dealt_at - SECOND, dealt_at),
    )
    assert reason(before_the_deal) is Reason.TOO_OLD
    asleep = await world.rejected(game_id, DINA, waking.wake)
    assert asleep.clause == "P4"


async def test_play_goes_on_meanwhile_and_no_click_is_too_late(world: World) -> None:
    game_id = await of_four(world)
    person, view = await world.to_act(game_id)
    accused = next(other for other in PEOPLE if other != person)
    for by in [other for other in PEOPLE if other not in (person, accused)]:
        accepted(await accuse(world, game_id, by, accused))
    assert (await world.view(game_id)).game.version == view.game.version + 3
    await world.act_harmlessly(game_id, person, view)


async def test_a_penalty_gives_its_receiver_no_more_time(world: World) -> None:
    game_id = await of_four(world)
    person, view = await world.to_act(game_id)
    world.clock.pass_by(20 * SECOND)
    others = [other for other in PEOPLE if other != person]
    for by in others[:2]:
        accepted(await accuse(world, game_id, by, person))
    state = await world.tables.repository.find(game_id)
    assert state is not None
    assert any(step.action == Punish(view.seat or 0, "question") for step in state.recent)
    assert (await world.view(game_id)).clock.due_at == view.clock.due_at


async def woken(world: World, game_id: str) -> Reason | None:
    person, _view = await world.to_act(game_id)
    by = next(other for other in PEOPLE if other != person)
    return reason(await world.tables.submit(game_id, by.user_id, waking.wake))


async def test_who_sleeps_is_woken_once_after_half_of_the_time(world: World) -> None:
    game_id = await of_four(world)
    person, view = await world.to_act(game_id)
    assert view.seat is not None
    before = await cards(world, game_id, view.seat)
    await world.wait(TURN / 2 - SECOND)
    assert await woken(world, game_id) is Reason.TIME_LEFT
    assert (await world.view(game_id)).clock.can_be_woken is None
    await world.wait(SECOND)
    assert (await world.view(game_id)).clock.can_be_woken == view.seat
    assert MessageKind.BOARD in {row.kind for row in await world.tables.messages.stale(game_id)}
    own = await world.tables.submit(game_id, person.user_id, waking.wake)
    assert reason(own) is Reason.NOT_ASLEEP
    assert await woken(world, game_id) is None
    assert (await world.view(game_id)).clock.can_be_woken is None
    assert await woken(world, game_id) is Reason.WOKEN_ALREADY
    assert await cards(world, game_id, view.seat) == before + 1
    assert (await world.view(game_id)).clock.due_at == view.clock.due_at


async def test_without_a_limit_they_are_woken_after_a_while(world: World) -> None:
    server = await world.tables.settings.server(GUILD)
    settings = type(server)(guild_id=GUILD, turn_seconds=None)
    await world.tables.settings.save_server(settings)
    game_id = await of_four(world)
    await world.wait(PATIENCE_WITHOUT_LIMIT - SECOND)
    assert await woken(world, game_id) is Reason.TIME_LEFT
    await world.wait(SECOND)
    assert (await world.view(game_id)).clock.can_be_woken is not None
    assert await woken(world, game_id) is None
