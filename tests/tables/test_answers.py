"""Every answer shows the table as the person who asked may see it."""

from __future__ import annotations

from bot.engine import Draw
from bot.tables import Reason, Rejected
from bot.tables.seating.hosting import AddComputer
from bot.views.table_values import VoteKind
from tests.tables.world import ANNA, BEN, CARA, World, accepted


async def test_the_answer_is_for_who_has_asked(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await world.tables.endings.stop(game_id, ANNA.user_id, may_manage=True))
    tables, user_id, now = world.tables, BEN.user_id, world.clock.now()
    answers = [
        await tables.seats.join(game_id, BEN),
        await tables.seats.leave(game_id, user_id),
        await tables.lobbies.add_computer(game_id, user_id, "easy"),
        await tables.lobbies.remove_computer(game_id, user_id),
        await tables.lobbies.arrange(game_id, user_id, AddComputer("easy")),
        await tables.people_called.note(game_id, user_id),
        await tables.lobbies.start(game_id, user_id),
        await tables.endings.stop(game_id, user_id, may_manage=True),
        await tables.moves.submit(game_id, user_id, Draw(0), None),
        await tables.moves.contra(game_id, user_id),
        await tables.penalties.punish(game_id, user_id, "0", "advice"),
        await tables.moves.next_round(game_id, user_id),
        await tables.moves.come_back(game_id, user_id),
        await tables.penalties.accuse(game_id, user_id, ANNA.user_id, VoteKind.ADVICE, now),
        await tables.penalties.agree(game_id, user_id, 0, VoteKind.ADVICE),
        await tables.penalties.wake(game_id, user_id),
        await tables.moves.hand_over(game_id, user_id, 0),
        await tables.seats.follow(game_id, BEN),
        await tables.seats.unfollow(game_id, user_id),
        await tables.seats.offer_seat(game_id, user_id),
        await tables.seats.keep_seat(game_id, user_id),
    ]
    shown = await world.view(game_id, BEN)
    assert shown.seat == 1
    views = [answer.view if isinstance(answer, Rejected) else answer for answer in answers]
    assert [view == shown for view in views] == [True] * len(answers)
    reasons = {answer.reason for answer in answers if isinstance(answer, Rejected)}
    assert reasons == {Reason.GAME_OVER}
    for take in (tables.seats.decline, tables.moves.quiet):
        assert accepted(await take(game_id, user_id)) == await world.view(game_id, BEN)
