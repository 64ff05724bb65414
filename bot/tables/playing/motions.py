"""Asking the table something, such as to remove a player (L1), and what follows from a vote."""

from __future__ import annotations

from datetime import timedelta
from typing import assert_never

from bot.engine import Punish
from bot.place import server_of
from bot.views.table_values import Status, Vote, VoteKind

from ..outcome import DeniedError, Reason
from ..seating import lobby
from ..table import Table
from . import absence, play, recess, votes

MOST_FAILED_REMOVALS = 3

_SILENT_FOR = timedelta(minutes=10)
"""After this time, others may close the lobby of a silent host, where nobody else could."""


def stop(table: Table, user_id: int, may_manage: bool) -> None:
    """Close the lobby, end the match (L3), or ask the table to end it.

    The match ends at once for a person without other people, and for a manager who has not sat
    down in it. Raise `DeniedError` if the table has said no to the same person in this round, or
    in this break, or is being asked already.
    """
    require_right(table, user_id, may_manage)
    by = table.seat_of(user_id)
    if table.game.status is Status.LOBBY:
        lobby.close(table)
    elif by is None or votes.seated(table) == [by]:
        play.stop(table)
    else:
        votes.put(table, _motion(table, VoteKind.STOP, by))


def _motion(table: Table, kind: VoteKind, by: int) -> Vote:
    """Return the vote that this seat asks for. Raise `DeniedError` after one that has failed."""
    number, ends_at = table.require_live().number, table.now + votes.TIME_TO_ANSWER
    # One that was cut short by the deal of this round was about the break before.
    if any(each.round_number == number for each in votes.failed(table, kind, by)):
        raise DeniedError(Reason.VOTED_DOWN)
    return Vote(kind, by, (by,), ends_at, round_number=number)


def ask_for_recess(table: Table, user_id: int) -> None:
    """Ask the table for a break, which begins at once where nobody else is there.

    Raise `DeniedError` if the table has said no to the same person in this round, or in this break,
    or is being asked already.
    """
    by = table.require_seat(user_id)
    table.require_live()
    absence.bring_back(table, by)
    vote = _motion(table, VoteKind.RECESS, by)
    if votes.decision(table, vote):
        recess.begin(table, by)
    else:
        votes.put(table, vote)


def require_right(table: Table, user_id: int, may_manage: bool) -> None:
    """Raise `DeniedError` unless the game is on and this person may end it, or ask for that.

    A match is for everybody who sits there, and for a manager of the server who never has. A lobby
    is for the host and for managers, and for anybody in it where there is no server and nothing
    has happened for ten minutes.
    """
    if table.game.status is Status.OVER:
        raise DeniedError(Reason.GAME_OVER)
    has_sat = any(seat.user_id == user_id for seat in table.seats)
    if table.game.status is Status.LIVE:
        if has_sat or not may_manage:
            table.require_seat(user_id)
    elif not (may_manage or user_id == table.game.host_id):
        if server_of(table.game.place) is not None:
            raise DeniedError(Reason.NOT_MANAGER)
        if not has_sat or table.now - table.game.updated_at < _SILENT_FOR:
            raise DeniedError(Reason.HOST_DECIDES)


def remove(table: Table, user_id: int, seat: int) -> None:
    """Ask the table to remove a player between two rounds (L1).

    Raise `DeniedError` in the middle of a round, for oneself and for a seat without a person, where
    too few are asked, for a second try about the same player, and after three failed tries of the
    same person.
    """
    by, number = table.require_seat(user_id), table.require_live().number
    if table.is_in_round:
        raise DeniedError(Reason.NOT_IN_MID_ROUND)
    if seat == by or not 0 <= seat < len(table.seats) or not table.is_person(seat):
        raise DeniedError(Reason.NOBODY_THERE)
    ends_at = table.now + votes.TIME_TO_ANSWER
    vote = Vote(VoteKind.REMOVE, seat, (by,), ends_at, round_number=number)
    if len(votes.asked(table, vote)) < votes.FEWEST_VOTES:
        raise DeniedError(Reason.TOO_FEW_TO_REMOVE)
    if any((each.kind, each.about) == (vote.kind, seat) for each in table.game.votes):
        raise DeniedError(Reason.REMOVAL_TRIED)
    if len(votes.failed(table, vote.kind, by)) >= MOST_FAILED_REMOVALS:
        raise DeniedError(Reason.REMOVALS_FAILED)
    votes.put(table, vote)


def hand_over(table: Table, user_id: int, seat: int) -> None:
    """Ask the table to let the computer play on for a seat that missed its last turn, or agree.

    A majority of the others decides, and never fewer than two. Raise `DeniedError` where two people
    play, and for who is there.
    """
    by = table.require_seat(user_id)
    table.require_live()
    absence.require_missing(table, seat)
    if len(table.persons()) <= votes.FEWEST_VOTES:
        raise DeniedError(Reason.ONLY_TWO)
    if by == seat:
        raise DeniedError(Reason.NOT_MISSING)
    absence.bring_back(table, by)
    vote = votes.find(table, VoteKind.HANDOVER, seat)
    if vote is None:
        votes.put(table, Vote(VoteKind.HANDOVER, seat, (by,)))
    elif by != vote.ayes[0]:
        answer(table, user_id, vote.kind, seat, agrees=True)


def answer(table: Table, user_id: int, kind: VoteKind, about: int, *, agrees: bool) -> None:
    """Answer a vote; a later answer replaces the first one.

    The answer of the player whom the vote is about is shown, but does not count. Raise
    `DeniedError` if there is no such vote, or it is one's own, or the person is not asked, and in a
    break, except for the vote on ending the match.
    """
    by = table.require_seat(user_id)
    table.require_live()
    if table.game.recess is not None and kind is not VoteKind.STOP:
        raise DeniedError(Reason.IN_RECESS)
    vote = votes.find(table, kind, about)
    if vote is None or kind is VoteKind.NEXT_ROUND or by == vote.ayes[0]:
        raise DeniedError(Reason.NO_VOTE)
    if by not in (*votes.asked(table, vote), about):
        raise DeniedError(Reason.NO_VOTE)
    with_answer = votes.answered(table, vote, by, agrees=agrees)
    table.new_version()
    _settle(table, with_answer)


def end_votes(table: Table) -> None:
    """Decide the votes whose time is up."""
    table.new_version()
    for vote in votes.open_votes(table):
        if vote.ends_at is not None and vote.ends_at <= table.now:
            _settle(table, vote, time_is_up=True)


def _settle(table: Table, vote: Vote, *, time_is_up: bool = False) -> None:
    """Carry out the vote if it is carried, and note the outcome once there is one."""
    carried = votes.decision(table, vote, time_is_up=time_is_up)
    if carried is None:
        return
    votes.judge(table, vote, judged=carried)
    if carried:
        _carry_out(table, vote)


def _carry_out(table: Table, vote: Vote) -> None:
    match vote.kind:
        case VoteKind.STOP:
            # Carried by absence alone, it is the lost round of the one who asked.
            lost = table.is_in_round and len(vote.ayes) == 1 and votes.seated(table) != [vote.about]
            play.stop(table, lost_by=vote.about if lost else None)
        case VoteKind.REMOVE:
            play.let_leave(table, vote.about, removed=True)
        case VoteKind.HANDOVER:
            # One turn is missed at least: it is a click that brings them back, nothing else.
            table.set_seat(vote.about, autopilot=True)
        case VoteKind.ADVICE | VoteKind.QUESTION:
            table.carry_out(Punish(vote.about, vote.kind.value))
        case VoteKind.NEXT_ROUND:
            play.deal_next(table)
        case VoteKind.RECESS:
            recess.begin(table, vote.about)
        case _:
            assert_never(vote.kind)
