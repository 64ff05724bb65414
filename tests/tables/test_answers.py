"""Every answer shows the table as the person who asked may see it."""

from __future__ import annotations

from bot.engine import Draw
from bot.tables import Reason, Rejected
from bot.tables.planning.deadlines import stop_ringing
from bot.tables.playing import absence, accusations, motions, play, waking
from bot.tables.seating import free_seats, lobby
from bot.tables.seating.hosting import AddComputer, arrange
from bot.views.table_values import VoteKind
from tests.tables.world import ANNA, BEN, CARA, World, accepted


async def test_the_answer_is_for_who_has_asked(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await world.stop(game_id)
    tables, user_id, now = world.tables, BEN.user_id, world.clock.now()
    answers = [
        await tables.seats.join(game_id, BEN),
        await tables.submit(game_id, user_id, play.leave),
        await tables.submit(game_id, user_id, lobby.add_computer, "easy"),
        await tables.submit(game_id, user_id, lobby.remove_computer),
        await tables.submit(game_id, user_id, arrange, AddComputer("easy")),
        await tables.submit(game_id, user_id, lobby.call_people),
        await tables.lobbies.start(game_id, user_id),
        await tables.submit(game_id, user_id, motions.stop, may_manage=True),
        await tables.submit(game_id, user_id, motions.remove, 0),
        await tables.submit(game_id, user_id, play.act, Draw(0), None),
        await tables.submit(game_id, user_id, play.contra),
        await tables.submit(game_id, user_id, accusations.punish, "0", "advice"),
        await tables.submit(game_id, user_id, play.next_round),
        await tables.submit(game_id, user_id, absence.come_back),
        await tables.submit(
            game_id, user_id, accusations.accuse, ANNA.user_id, VoteKind.ADVICE, now, now
        ),
        await tables.submit(game_id, user_id, motions.answer, VoteKind.ADVICE, 0, agrees=True),
        await tables.submit(game_id, user_id, waking.wake),
        await tables.submit(game_id, user_id, motions.hand_over, 0),
        await tables.submit(game_id, BEN.user_id, free_seats.follow, BEN.name, BEN.locale),
        await tables.submit(game_id, user_id, free_seats.unfollow),
        await tables.submit(game_id, user_id, free_seats.offer_seat),
        await tables.submit(game_id, user_id, free_seats.keep_seat),
    ]
    shown = await world.view(game_id, BEN)
    assert shown.seat == 1
    views = [answer.view if isinstance(answer, Rejected) else answer for answer in answers]
    assert [view == shown for view in views] == [True] * len(answers)
    reasons = {answer.reason for answer in answers if isinstance(answer, Rejected)}
    assert reasons == {Reason.GAME_OVER}
    for deed in (free_seats.decline_offer, stop_ringing):
        assert accepted(await tables.submit(game_id, user_id, deed)) == await world.view(
            game_id, BEN
        )
