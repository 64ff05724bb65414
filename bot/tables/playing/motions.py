"""Ending the match in the middle of a round, for which the others are asked, and removing players.

A motion is carried unless more of those who are asked say no than yes, and silence is a yes. Only
their answers count, not the will of the one who asks.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.place import server_of
from bot.views.table_values import Status, Vote, VoteKind

from ..outcome import DeniedError, Reason
from ..seating import lobby
from ..table import Table
from . import play, votes

TIME_TO_OBJECT = timedelta(seconds=30)

_SILENT_FOR = timedelta(minutes=10)
"""After this time, others may end the game for a silent host, where nobody else could."""


def stop(table: Table, user_id: int, may_manage: bool) -> None:
    """Close the lobby or end the match (L3). The host and managers of the server may do so, and
    anybody at the table where there is no server and the host has been silent for a while.

    In the middle of a round a host who manages nothing has to ask the others first; a manager who
    plays has lost the round, as nobody has agreed. Raise `DeniedError` if the others have said no
    in this round, or are being asked already.
    """
    require_right(table, user_id, may_manage)
    by = table.seat_of(user_id)
    if table.game.status is Status.LOBBY:
        lobby.close(table)
    elif by is None or not table.is_in_round or not voters(table, by):
        play.stop(table)
    elif may_manage:
        play.stop(table, lost_by=by)
    else:
        _ask(table, Vote(VoteKind.STOP, by, (by,), table.now + TIME_TO_OBJECT))


def require_right(table: Table, user_id: int, may_manage: bool) -> None:
    """Raise `DeniedError` unless the game is on and this person may end it, or take somebody out.

    That is the host, or a manager of the server. Where there is no server, it is anybody at the
    table once the host has been silent for ten minutes.
    """
    if table.game.status is Status.OVER:
        raise DeniedError(Reason.GAME_OVER)
    if not may_manage and table.seat_of(user_id) is not None:
        table.require_seat(user_id)
    if may_manage or user_id == table.game.host_id:
        return
    if server_of(table.game.place) is not None:
        raise DeniedError(Reason.NOT_MANAGER)
    if table.seat_of(user_id) is None or table.now - _host_heard_at(table) < _SILENT_FOR:
        raise DeniedError(Reason.HOST_DECIDES)


def _host_heard_at(table: Table) -> datetime:
    """Return when the host last did something, or since when that is known not to be."""
    if not table.recent:
        return table.game.updated_at
    host = table.seat_of(table.game.host_id)
    if host is None:
        return table.recent[0].at
    own = (s.at for s in table.recent if s.is_sign_of(host) and s.acted_for is None)
    return max(own, default=table.recent[0].at)


def remove(table: Table, user_id: int, seat: int, may_manage: bool) -> None:
    """Take a person out of the match (L1). Who may `stop` it may do so.

    Raise `DeniedError` in the middle of a round, for oneself, and for somebody who is not there.
    """
    require_right(table, user_id, may_manage)
    table.require_live()
    if table.is_in_round:
        raise DeniedError(Reason.NOT_IN_MID_ROUND)
    if (
        seat == table.seat_of(user_id)
        or not 0 <= seat < len(table.seats)
        or not table.is_person(seat)
    ):
        raise DeniedError(Reason.NOBODY_THERE)
    play.let_leave(table, seat, removed=True)


def voters(table: Table, by: int) -> list[int]:
    """Return the seats of the people who are asked: all but the one who asks, away or not.

    Somebody who has been thrown out has no say.
    """
    return [each.number for each in table.persons() if each.number != by and not each.thrown_out]


def answer(table: Table, user_id: int, kind: VoteKind, about: int, *, agrees: bool) -> None:
    """Answer a motion; a later answer replaces the first one.

    Raise `DeniedError` if there is no such motion, or the person is not asked.
    """
    by = table.require_seat(user_id)
    table.require_live()
    vote = votes.find(table, kind, about)
    if vote is None or by not in voters(table, vote.ayes[0]):
        raise DeniedError(Reason.NO_VOTE)
    answered = votes.answered(table, vote, by, agrees=agrees)
    table.new_version()
    asked = len(voters(table, vote.ayes[0]))
    ayes, noes = tally(table, answered)
    if noes * 2 > asked or ayes * 2 >= asked:
        _decide(table, answered)


def end_votes(table: Table) -> None:
    """Decide the votes whose time is up: motions by the answers, an accusation has failed."""
    table.new_version()
    for vote in votes.open_votes(table):
        if vote.ends_at is None or vote.ends_at > table.now:
            continue
        if vote.kind.is_motion:
            _decide(table, vote)
        else:
            votes.judge(table, vote, judged=False)


def tally(table: Table, vote: Vote) -> tuple[int, int]:
    """Return how many of those who are asked say yes, and how many say no."""
    asked = voters(table, vote.ayes[0])
    return sum(seat in vote.ayes for seat in asked), sum(seat in vote.noes for seat in asked)


def _ask(table: Table, vote: Vote) -> None:
    held = [each for each in table.game.votes if each.kind is vote.kind]
    same = [each for each in held if (each.about, each.ayes[0]) == (vote.about, vote.ayes[0])]
    if any(each.judged is False for each in same):
        raise DeniedError(Reason.VOTED_DOWN)
    if any(each.is_open and each.kind.is_motion for each in table.game.votes):
        raise DeniedError(Reason.VOTE_IS_ON)
    votes.bring_up(table, vote)
    table.new_version()


def _decide(table: Table, vote: Vote) -> None:
    ayes, noes = tally(table, vote)
    votes.judge(table, vote, judged=noes <= ayes)
    if noes <= ayes:
        asker, *others = vote.ayes
        # Carried by silence alone, it is the lost round of the one who asked.
        is_agreed = others or not voters(table, asker)
        play.stop(table, lost_by=None if is_agreed else asker)
