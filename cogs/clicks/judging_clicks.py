"""The clicks by which people judge one another: a call was missed, somebody is away or asleep."""

from __future__ import annotations

from bot.views.table_values import VoteKind

from ..answering.replies import Reply
from ..answering.taken_click import TakenClick, seat_number


async def contra(taken: TakenClick) -> Reply:
    """Catch whoever owes a call (C14)."""
    return await taken.done(await taken.tables.moves.contra(taken.click.game, taken.user_id))


async def agree(taken: TakenClick) -> Reply:
    """Somebody has asked or advised indeed (P2, P3)."""
    what, _, seat = taken.click.arg.partition(".")
    kind = VoteKind(what) if what in tuple(VoteKind) else VoteKind.QUESTION
    return await taken.done(
        await taken.tables.penalties.agree(taken.click.game, taken.user_id, seat_number(seat), kind)
    )


async def wake(taken: TakenClick) -> Reply:
    """Whoever everybody waits for is asleep (P3)."""
    return await taken.done(await taken.tables.penalties.wake(taken.click.game, taken.user_id))


async def hand_over(taken: TakenClick) -> Reply:
    """The computer is to play on for somebody who is away."""
    seat = seat_number(taken.click.arg)
    return await taken.done(
        await taken.tables.moves.hand_over(taken.click.game, taken.user_id, seat)
    )


async def come_back(taken: TakenClick) -> Reply:
    """Whoever was away plays again."""
    return await taken.done(await taken.tables.moves.come_back(taken.click.game, taken.user_id))
