"""Penalties for what is said in the chat: who says so, and who has to agree (P4).

Play goes on meanwhile.
"""

from __future__ import annotations

from datetime import datetime

from bot import engine
from bot.engine import Punish, State
from bot.views.names import told_apart
from bot.views.table_values import Vote, VoteKind

from ..outcome import DeniedError, Reason
from ..table import Table
from . import motions, votes

_KINDS = (VoteKind.ADVICE, VoteKind.QUESTION)

MOST_FAILURES = 2
"""So many accusations of somebody's may fail in a round before they wait for the next one."""


def punish(table: Table, user_id: int, who: str, offence: str) -> None:
    """Carry out a penalty (P2-P4) that the host demands; `who` is a seat number or a name."""
    table.require_live()
    table.require_host(user_id)
    # The number first: somebody may be called 1.
    by_number = [seat.number for seat in table.seats if who == str(seat.number)]
    by_name = [seat.number for seat in told_apart(table.seats) if who == seat.name]
    for number in by_number or by_name:
        table.carry_out(Punish(number, offence))
        return
    raise DeniedError(Reason.NOBODY_THERE)


def accuse(
    table: Table,
    user_id: int,
    accused_id: int,
    kind: VoteKind,
    said_at: datetime,
    dealt_at: datetime | None,
    link: str | None = None,
) -> None:
    """Say that a person has advised somebody or asked a needless question (P2, P3).

    `said_at` is when they wrote that, which must have been after the deal; `link` leads to it.
    Whoever says the same after somebody else agrees. Raises `DeniedError` where the option is off,
    between rounds, for oneself, and for what is an accusation too many: a message is judged once,
    whatever came of it, one vote of a kind is open at a time, and whose accusations have failed
    twice waits for the next round.
    """
    state = table.require_live()
    by, about = table.require_seat(user_id), table.seat_of(accused_id)
    if about is None:
        raise DeniedError(Reason.NOBODY_THERE)
    if dealt_at is None or said_at < dealt_at:
        raise DeniedError(Reason.TOO_OLD)
    require_punishable(state, about, kind.value)
    if by == about or not table.is_person(about):
        raise DeniedError(Reason.NOBODY_THERE)
    vote = votes.find(table, kind, about)
    if vote is None or vote.link != link:
        _require_patience(table, by, link)
        votes.put(table, Vote(kind, about, (by,), table.now + votes.TIME_TO_ANSWER, link))
    elif by != vote.ayes[0]:
        motions.answer(table, user_id, kind, about, agrees=True)


def _require_patience(table: Table, by: int, link: str | None) -> None:
    held = [vote for vote in table.game.votes if vote.kind.is_accusation]
    if link is not None and any(vote.link == link for vote in held):
        raise DeniedError(Reason.JUDGED_ALREADY)
    if sum(len(votes.failed(table, kind, by)) for kind in _KINDS) >= MOST_FAILURES:
        raise DeniedError(Reason.NOT_BELIEVED)


def require_punishable(state: State, seat: int, offence: str) -> None:
    """Raise `DeniedError` with the clause that forbids the penalty now (P4)."""
    refusal = engine.why_not(state, Punish(seat, offence))
    if refusal is not None:
        raise DeniedError(Reason.NOT_ALLOWED, refusal.clause)
