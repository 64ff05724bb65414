"""Ending the match in the middle of a round, for which the others are asked, and removing players.

A motion is carried unless more of those who are asked say no than yes, and silence is a yes. Only
their answers count, not the will of the one who asks.
"""

from __future__ import annotations

from datetime import timedelta

from bot.views.table_values import Vote, VoteKind

from ..outcome import Reason
from ..table import DeniedError, Table
from . import play, votes

TIME_TO_OBJECT = timedelta(seconds=30)


def stop(table: Table, by: int | None, *, at_once: bool) -> None:
    """End the match (L3) on behalf of seat `by`, or of somebody without a seat.

    In the middle of a round the other people at the table are asked first, unless `at_once`: then
    `by`, whom nobody has agreed with, has lost it. Raise `DeniedError` if they have said no in this
    round, or are being asked already.
    """
    if by is None or not table.is_in_round or not voters(table, by):
        play.stop(table)
    elif at_once:
        play.stop(table, lost_by=by)
    else:
        _ask(table, Vote(VoteKind.STOP, by, (by,), table.now + TIME_TO_OBJECT))


def remove(table: Table, by: int | None, seat: int) -> None:
    """Take a person out of the match (L1) on behalf of seat `by`, or of somebody without a seat.

    Raise `DeniedError` in the middle of a round, for oneself, and for somebody who is not there.
    """
    table.require_live()
    if table.is_in_round:
        raise DeniedError(Reason.NOT_IN_MID_ROUND)
    if seat == by or not 0 <= seat < len(table.seats) or not table.is_person(seat):
        raise DeniedError(Reason.NOBODY_THERE)
    play.leave(table, seat, removed=True)


def voters(table: Table, by: int) -> list[int]:
    """Return the seats of the people who are asked: all but the one who asks, away or not.

    Somebody who has been thrown out has no say.
    """
    return [each.number for each in table.persons() if each.number != by and not each.thrown_out]


def answer(table: Table, by: int, kind: VoteKind, about: int, *, agrees: bool) -> None:
    """Answer a motion; a later answer replaces the first one.

    Raise `DeniedError` if there is no such motion, or the person is not asked.
    """
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
