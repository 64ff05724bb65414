"""What people at a table decide together: who may vote, how many it takes, what still stands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from bot.engine import RoundOver
from bot.views.table_values import Status, Vote, VoteKind

from ..table import Table

FEWEST_VOTES = 2


def present(table: Table) -> list[int]:
    """Return the seats of the people who are there."""
    persons = [seat.number for seat in table.persons()]
    return [number for number in persons if not table.is_away(number)]


def voters(table: Table, about: int) -> list[int]:
    """The seats of the people who may vote on seat `about`: all that are there but that one."""
    return [number for number in present(table) if number != about]


def votes_needed(number_of_voters: int) -> int:
    """More than half of them, and never fewer than two."""
    return max(FEWEST_VOTES, number_of_voters // 2 + 1)


def find(table: Table, kind: VoteKind, about: int) -> Vote | None:
    """The open vote of this kind about this seat."""
    return next((v for v in open_votes(table) if (v.kind, v.about) == (kind, about)), None)


def open_votes(table: Table) -> list[Vote]:
    """The votes on which nothing is decided yet."""
    return [vote for vote in table.game.votes if vote.is_open]


def next_round_vote(table: Table) -> Vote | None:
    """Return the vote of the players who have asked for the next round early, if any have."""
    return next((v for v in open_votes(table) if v.kind is VoteKind.NEXT_ROUND), None)


def agree(table: Table, vote: Vote, seat: int) -> Vote:
    """The vote with this seat's agreement, which is kept at the table."""
    agreed = structs.replace(vote, ayes=tuple(dict.fromkeys((*vote.ayes, seat))))
    _replace(table, vote, agreed)
    return agreed


def answered(table: Table, vote: Vote, seat: int, *, agrees: bool) -> Vote:
    """Note this seat's answer in place of an earlier one, and return the vote with it."""
    ayes = tuple(each for each in vote.ayes if each != seat)
    noes = tuple(each for each in vote.noes if each != seat)
    ayes, noes = ((*ayes, seat), noes) if agrees else (ayes, (*noes, seat))
    with_answer = structs.replace(vote, ayes=ayes, noes=noes)
    _replace(table, vote, with_answer)
    return with_answer


def bring_up(table: Table, vote: Vote) -> None:
    """Put a new vote before the table."""
    table.set(votes=(*table.game.votes, vote))


def judge(table: Table, vote: Vote, judged: bool) -> None:
    """The vote is over; that it was held is known until the end of the round."""
    _replace(table, vote, structs.replace(vote, judged=judged))


def _replace(table: Table, vote: Vote, other: Vote) -> None:
    others = [each for each in table.game.votes if each != vote]
    table.set(votes=(*others, other))


def standing(table: Table) -> Iterator[Vote]:
    """The votes that are still about something, and those that this round is not to hold again."""
    if table.game.status is not Status.LIVE:
        return
    yield from (vote for vote in table.game.votes if _stands(table, vote))


def _stands(table: Table, vote: Vote) -> bool:
    if vote.kind is VoteKind.HANDOVER:
        return table.is_person(vote.about) and table.seats[vote.about].is_missing
    if vote.kind is VoteKind.NEXT_ROUND:
        return isinstance(table.require_live().phase, RoundOver) and not table.has_dealt
    if vote.kind.is_motion and vote.is_open and not _takes_part(table, vote.ayes[0]):
        return False
    there = table.is_person(vote.about) or not vote.is_open
    return there and not isinstance(table.require_live().phase, RoundOver)


def _takes_part(table: Table, seat: int) -> bool:
    """Return whether a person plays this seat who has not been thrown out."""
    return table.is_person(seat) and not table.seats[seat].thrown_out
