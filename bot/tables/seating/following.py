"""People who watch a match and would like to play: seats are offered to them, in order.

An offer stands from the end of a round to the next deal. Whoever lets one pass is not asked again
in this match, and hears its result all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from msgspec import structs

from bot.engine import RoundOver
from bot.views.table_values import Follower, Status

from ..outcome import Reason
from ..person import Person
from ..table import DeniedError, Table
from ..timing import Timing
from .free_seats import capacity

MOST_FOLLOWERS = 20
"""Each gets a direct message at the end."""


def follow(table: Table, person: Person) -> None:
    """Offer the next free seat to this person, and tell them the result."""
    table.require_live()
    if table.seat_of(person.user_id) is not None:
        raise DeniedError(Reason.ALREADY_AT_TABLE)
    before = find(table, person.user_id)
    if before is None and len(table.game.followers) >= MOST_FOLLOWERS:
        raise DeniedError(Reason.TOO_MANY_FOLLOWERS)
    if before is None:
        follower = Follower(person.user_id, person.name, person.locale)
        _set(table, (*table.game.followers, follower))
    elif before.declined:
        _replace(table, structs.replace(before, declined=False))


def unfollow(table: Table, user_id: int) -> None:
    """This person is neither asked nor told."""
    table.require_live()
    others = tuple(other for other in table.game.followers if other.user_id != user_id)
    if others != table.game.followers:
        _set(table, others)


def decline(table: Table, user_id: int) -> None:
    """This person does not want the seat: the next one may have it."""
    follower = find(table, user_id)
    if follower is not None and follower.offered_until is not None:
        _replace(table, structs.replace(follower, offered_until=None, declined=True))


def let_pass(table: Table) -> None:
    """Whoever has not answered in time does not want the seat: the next one may have it."""
    for follower in table.game.followers:
        if follower.offered_until is not None and follower.offered_until <= table.now:
            decline(table, follower.user_id)


def offers_until(table: Table) -> list[datetime]:
    """Until when each seat that is offered is kept."""
    offers = (follower.offered_until for follower in table.game.followers)
    return [until for until in offers if until is not None]


def dms_are_closed(table: Table, user_id: int) -> None:
    """What there is to offer to this person is said in the channel."""
    follower = find(table, user_id)
    if follower is not None and not follower.dms_closed:
        _replace(table, structs.replace(follower, dms_closed=True))


def find(table: Table, user_id: int | None) -> Follower | None:
    """Whether this person follows the match, and how."""
    return next((each for each in table.game.followers if each.user_id == user_id), None)


def require_not_kept(table: Table, user_id: int) -> None:
    """Raise `DeniedError` where all seats that can be had are offered to others."""
    others = [each for each in table.game.followers if each.offered_until is not None]
    kept = sum(each.user_id != user_id for each in others)
    if kept and capacity(table) <= kept:
        raise DeniedError(Reason.SEAT_IS_KEPT)


def after_change(table: Table, timing: Timing) -> tuple[Follower, ...]:
    """Who follows from now on, and to whom of them a seat is offered."""
    waiting = [each for each in table.game.followers if table.seat_of(each.user_id) is None]
    state = table.state
    if state is None or not isinstance(state.phase, RoundOver):
        return tuple(_without_offer(each, table) for each in waiting)
    return tuple(_offered_in_order(waiting, table, timing))


def _without_offer(follower: Follower, table: Table) -> Follower:
    """An offer that was cut short is made again; who let it pass has declined."""
    until = follower.offered_until
    if until is None:
        return follower
    passed = table.game.status is Status.OVER or until <= table.now
    return structs.replace(follower, offered_until=None, declined=passed)


def _offered_in_order(
    followers: list[Follower], table: Table, timing: Timing
) -> Iterator[Follower]:
    free = capacity(table)
    # Nobody loses an offer to somebody who has come before but was not asked.
    free_for_others = free - sum(each.offered_until is not None for each in followers)
    for each in followers:
        if each.offered_until is not None:
            free -= 1
            yield each if free >= 0 else structs.replace(each, offered_until=None)
        elif free_for_others > 0 and not each.declined:
            free_for_others -= 1
            yield structs.replace(each, offered_until=table.now + timing.seat_offer)
        else:
            yield each


def _replace(table: Table, follower: Follower) -> None:
    _set(
        table,
        tuple(
            follower if each.user_id == follower.user_id else each for each in table.game.followers
        ),
    )


def _set(table: Table, followers: tuple[Follower, ...]) -> None:
    table.set(followers=followers)
    table.new_version()
