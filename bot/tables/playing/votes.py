"""What people at a table decide together: who is asked, how many it takes, what still stands."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import assert_never

from msgspec import structs

from bot.engine import RoundOver
from bot.views.table_values import Status, Vote, VoteKind

from ..outcome import DeniedError, Reason
from ..table import Table

TIME_TO_ANSWER = timedelta(seconds=30)

FEWEST_VOTES = 2

_STEPS_TOLD = 4
"""The outcome of a vote is shown until the board tells this number of later actions."""


def present(table: Table) -> list[int]:
    """Return the seats of the people who are there."""
    persons = [seat.number for seat in table.persons()]
    return [number for number in persons if not table.is_away(number)]


def seated(table: Table) -> list[int]:
    """Return the seats of the people who have a say, away or not: all who are not thrown out."""
    return [each.number for each in table.persons() if not each.thrown_out]


def asked(table: Table, vote: Vote) -> list[int]:
    """Return the seats whose answers count, with that of the one who asks."""
    match vote.kind:
        case VoteKind.STOP:
            return seated(table)
        case VoteKind.REMOVE:
            return [seat for seat in seated(table) if seat != vote.about]
        case VoteKind.NEXT_ROUND | VoteKind.RECESS:
            return present(table)
        case VoteKind.HANDOVER:
            return _others(table, vote.about)
        case VoteKind.ADVICE | VoteKind.QUESTION:
            # Where there is one other, both of them have to agree (P4).
            others = _others(table, vote.about)
            return others if len(others) >= FEWEST_VOTES else [*others, vote.about]
        case _:
            assert_never(vote.kind)


def _others(table: Table, about: int) -> list[int]:
    return [number for number in present(table) if number != about]


def votes_needed(number_of_voters: int) -> int:
    """Return how many have to agree: more than half of them, and at least two."""
    return max(FEWEST_VOTES, number_of_voters // 2 + 1)


def needed(table: Table, vote: Vote) -> int:
    """Return how many have to agree; the next round is dealt at once if everybody does.

    Who is there alone agrees with oneself on a break.
    """
    number = len(asked(table, vote))
    alone = vote.kind is VoteKind.RECESS and number == 1
    return number if alone or vote.kind is VoteKind.NEXT_ROUND else votes_needed(number)


def decision(table: Table, vote: Vote, *, time_is_up: bool = False) -> bool | None:
    """Return whether the vote is carried, or None while that is open.

    Silence is no. Only where the match is to end, it is yes for who is away when time is up.
    """
    judges, wanted = asked(table, vote), needed(table, vote)
    ayes = [seat for seat in judges if seat in vote.ayes]
    if time_is_up and vote.kind is VoteKind.STOP:
        unheard = (seat for seat in judges if seat not in (*vote.ayes, *vote.noes))
        ayes += [seat for seat in unheard if table.is_away(seat)]
    if len(ayes) >= wanted:
        return True
    possible = sum(seat not in vote.noes for seat in judges)
    return False if time_is_up or possible < wanted else None


def find(table: Table, kind: VoteKind, about: int) -> Vote | None:
    """Return the open vote of this kind about this seat, or None."""
    return next((v for v in open_votes(table) if (v.kind, v.about) == (kind, about)), None)


def open_votes(table: Table) -> list[Vote]:
    """Return the votes on which nothing is decided yet."""
    return [vote for vote in table.game.votes if vote.is_open]


def failed(table: Table, kind: VoteKind, by: int) -> list[Vote]:
    """Return the votes of this kind that `by` asked for and that have failed, as far as known."""
    held = (vote for vote in table.game.votes if vote.kind is kind and vote.ayes[0] == by)
    return [vote for vote in held if vote.judged is False]


def next_round_vote(table: Table) -> Vote | None:
    """Return the vote of the players who have asked for the next round early, if any have."""
    return next((v for v in open_votes(table) if v.kind is VoteKind.NEXT_ROUND), None)


def deal_waits_until(table: Table) -> datetime | None:
    """Return until when the deal waits for a vote on removing somebody: the first of the break."""
    now = table.require_live().number
    held = [v for v in table.game.votes if v.kind is VoteKind.REMOVE and v.round_number == now]
    first = min(held, key=lambda vote: vote.ends_at or table.now, default=None)
    return first.ends_at if first is not None and first.is_open else None


def is_asked(table: Table, seat: int | None) -> bool:
    """Return whether a vote with a time limit still waits for the answer of this seat."""
    open_ones = (vote for vote in open_votes(table) if vote.ends_at is not None)
    return any(seat in unanswered(table, vote) for vote in open_ones)


def unanswered(table: Table, vote: Vote) -> list[int]:
    """Return the seats that can still answer, with the one that the vote is about.

    Who is missing answers by coming back. In a break, people vote on ending the match alone.
    """
    if table.game.recess is not None and vote.kind is not VoteKind.STOP:
        return []
    judges = asked(table, vote)
    if vote.kind is not VoteKind.HANDOVER and vote.about not in judges:
        judges += [vote.about] if table.is_person(vote.about) else []
    return [seat for seat in judges if seat not in (*vote.ayes, *vote.noes)]


def answered(table: Table, vote: Vote, seat: int, *, agrees: bool) -> Vote:
    """Note this seat's answer in place of an earlier one, and return the vote with it."""
    ayes = tuple(each for each in vote.ayes if each != seat)
    noes = tuple(each for each in vote.noes if each != seat)
    ayes, noes = ((*ayes, seat), noes) if agrees else (ayes, (*noes, seat))
    with_answer = structs.replace(vote, ayes=ayes, noes=noes)
    _replace(table, vote, with_answer)
    return with_answer


def put(table: Table, vote: Vote) -> None:
    """Put a new vote before the table. If it has a time limit, ring those who can answer it.

    Raise `DeniedError` while another vote of the kind is open.
    """
    if vote.ends_at is not None:
        if any(each.kind is vote.kind for each in open_votes(table)):
            raise DeniedError(Reason.VOTE_IS_ON)
        rows = (table.seats[seat] for seat in unanswered(table, vote))
        table.rung += [row for row in rows if row.choices.ring_after is not None]
    table.set(votes=(*table.game.votes, vote))
    table.new_version()


def ask_again(table: Table) -> None:
    """Ask what is open for the whole time again; an early next round has to be asked for anew."""
    ends_at = table.now + TIME_TO_ANSWER
    table.set(
        votes=tuple(
            structs.replace(vote, ends_at=ends_at) if vote.is_open and vote.ends_at else vote
            for vote in table.game.votes
            if vote.kind is not VoteKind.NEXT_ROUND
        )
    )


def judge(table: Table, vote: Vote, judged: bool) -> None:
    """Note the outcome of a vote, which is known as long as the vote `_stands`."""
    _replace(table, vote, _judged(table, vote, judged))


def _judged(table: Table, vote: Vote, judged: bool) -> Vote:
    return structs.replace(vote, judged=judged, decided=table.stored.game.version)


def _replace(table: Table, vote: Vote, other: Vote) -> None:
    others = [each for each in table.game.votes if each != vote]
    table.set(votes=(*others, other))


def is_told(table: Table, vote: Vote) -> bool:
    """Return whether pages still tell the outcome of this vote: a penalty is told by its event."""
    told_otherwise = vote.kind in (VoteKind.NEXT_ROUND, VoteKind.RECESS)
    if vote.judged and (vote.kind.is_accusation or told_otherwise):
        return False
    later = sum(step.version > vote.decided for step in table.recent)
    return vote.kind is VoteKind.HANDOVER or later <= _STEPS_TOLD


_OF_A_ROUND = (VoteKind.STOP, VoteKind.RECESS)


def standing(table: Table) -> Iterator[Vote]:
    """Yield the votes to be kept after a change: they are about something, or limit later ones.

    A vote that is open at a deal has failed, and so has a removal if the one who asked is gone.
    """
    for vote in table.game.votes:
        if _stands(table, vote):
            lapses = vote.is_open and _lapses(table, vote)
            yield _judged(table, vote, judged=False) if lapses else vote


def _lapses(table: Table, vote: Vote) -> bool:
    is_removal = vote.kind is VoteKind.REMOVE
    is_left = is_removal and vote.ayes[0] not in seated(table)
    return is_left or (table.has_dealt and (is_removal or vote.kind in _OF_A_ROUND))


def _stands(table: Table, vote: Vote) -> bool:
    if table.game.status is not Status.LIVE:
        return vote.kind is VoteKind.STOP and vote.judged is True
    between = isinstance(table.require_live().phase, RoundOver)
    match vote.kind:
        case VoteKind.HANDOVER:
            is_back = not (table.seats[vote.about].is_missing or table.is_away(vote.about))
            return table.is_person(vote.about) and not is_back
        case VoteKind.NEXT_ROUND:
            return between and not table.has_dealt
        case VoteKind.STOP | VoteKind.RECESS:
            is_over = table.has_ended_a_round or (table.has_dealt and not vote.is_open)
            return not is_over and not (vote.is_open and vote.about not in seated(table))
        case VoteKind.REMOVE:
            return table.is_person(vote.about) or not vote.is_open
        case VoteKind.ADVICE | VoteKind.QUESTION:
            return not between and (table.is_person(vote.about) or not vote.is_open)
        case _:
            assert_never(vote.kind)
