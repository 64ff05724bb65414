"""Seats that can be taken between rounds (L2), and the people who follow a match to get one.

A seat can be taken if it is free or if its owner offers it. A person who sits down gets the last
seat, with no points or, where points count against a player, with the highest score at the table.
An offered seat is given away the moment somebody takes it.

Seats are offered to the followers of a match in order. An offer stands from the end of a round to
the next deal. A follower who lets an offer pass gets no other one in this match, but still gets its
result.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import takewhile

from msgspec import structs

from bot.engine import Join, Leave, Presence, RoundOver, places_change_hands, takes_seats
from bot.views.table_values import Follower, SeatRow, Status

from ..outcome import DeniedError, Reason
from ..table import Table

MOST_FOLLOWERS = 20
"""Each of them gets a direct message at the end of the match."""


def capacity(table: Table) -> int:
    """Return how many people can sit down in the present break."""
    return _room(table) + len(_offered(table))


def offer_seat(table: Table, user_id: int) -> None:
    """Let somebody else have this person's place, from the next break on.

    Raise `DeniedError` where nobody could sit down instead.
    """
    seat = table.require_seat(user_id)
    table.require_live()
    if not places_change_hands(table.options):
        raise DeniedError(Reason.SEAT_CANNOT_BE_OFFERED)
    if not table.seats[seat].offered:
        table.set_seat(seat, offered=True)
        table.new_version()


def keep_seat(table: Table, user_id: int) -> None:
    """Withdraw the offer of this person's seat, unless somebody has taken it already."""
    seat = table.require_seat(user_id)
    table.require_live()
    if table.seats[seat].offered:
        table.set_seat(seat, offered=False)
        table.new_version()


def sit_down(table: Table, seat: SeatRow) -> None:
    """Let a person join at this seat (L2); one person who offers their seat leaves instead (L1)."""
    offered = _offered(table)
    giver = offered[0] if offered else None
    # At a full table the owner leaves first, else last: with one player left the match is over.
    if giver is not None and _room(table) == 0:
        table.carry_out(Leave(giver))
        giver = None
    word = next((old.word for old in table.seats if old.number == seat.number), None)
    table.seats[seat.number : seat.number + 1] = [structs.replace(seat, word=word)]
    table.carry_out(Join(seat.number))
    if giver is not None:
        table.carry_out(Leave(giver))
    table.hand_over_host()


def _room(table: Table) -> int:
    """Return how many seats are free, not counting those that are offered."""
    state = table.require_live()
    if state.rules.partners or state.rules.ends.elimination:
        return 0
    options, present, seats = state.rules.options, len(state.present), len(state.presence)
    more = range(1, max(state.rules.game.seats) - present + 1)
    # People join one by one: nine for whom one deck does not do never become eleven (X16a).
    one_by_one = takewhile(lambda n: takes_seats(options, present + n, seats + n), more)
    return sum(1 for _ in one_by_one)


def _offered(table: Table) -> list[int]:
    here = (seat for seat in table.seats if table.presence(seat.number) is Presence.HERE)
    return [seat.number for seat in here if seat.offered]


def note_onlooker(table: Table) -> None:
    """Note that somebody without a seat is there: from now on everybody sees how to get one."""
    table.require_live()
    if not table.game.has_onlookers:
        table.set(has_onlookers=True)
        table.new_version()


def follow(table: Table, user_id: int, name: str, locale: str | None = None) -> None:
    """Add a follower, who is offered the next free seat and gets the result of the match."""
    table.require_live()
    if table.seat_of(user_id) is not None:
        raise DeniedError(Reason.ALREADY_AT_TABLE)
    before = _find_follower(table, user_id)
    if before is None and len(table.game.followers) >= MOST_FOLLOWERS:
        raise DeniedError(Reason.TOO_MANY_FOLLOWERS)
    if before is None:
        follower = Follower(user_id, name, locale)
        _set_followers(table, (*table.game.followers, follower))
    elif before.declined:
        _replace_follower(table, structs.replace(before, declined=False))


def unfollow(table: Table, user_id: int) -> None:
    """Remove a follower."""
    table.require_live()
    others = tuple(other for other in table.game.followers if other.user_id != user_id)
    if others != table.game.followers:
        _set_followers(table, others)


def decline_offer(table: Table, user_id: int) -> None:
    """Decline the seat that is offered to a follower, so that the next one may have it."""
    follower = _find_follower(table, user_id)
    if follower is not None and follower.offered_until is not None:
        _replace_follower(table, structs.replace(follower, offered_until=None, declined=True))


def expire_offers(table: Table) -> None:
    """Decline every offer whose time is up on the follower's behalf."""
    for follower in table.game.followers:
        if follower.offered_until is not None and follower.offered_until <= table.now:
            decline_offer(table, follower.user_id)


def offers_until(table: Table) -> list[datetime]:
    """Return the time until which each offered seat is kept."""
    offers = (follower.offered_until for follower in table.game.followers)
    return [until for until in offers if until is not None]


def note_closed_dms(table: Table, user_id: int) -> None:
    """Make offers to this follower in the channel, since direct messages do not reach them."""
    follower = _find_follower(table, user_id)
    if follower is not None and not follower.dms_closed:
        _replace_follower(table, structs.replace(follower, dms_closed=True))


def set_locale(table: Table, user_id: int, locale: str) -> None:
    """Write to this follower, if they are one, in another language from now on."""
    follower = _find_follower(table, user_id)
    if follower is not None and follower.locale != locale:
        # It is their own affair, so there is no new version.
        spoken = structs.replace(follower, locale=locale)
        others = table.game.followers
        table.set(followers=tuple(spoken if each is follower else each for each in others))


def keep_anew(table: Table) -> None:
    """Keep each offered seat for the whole time again: nobody could take it in a break."""
    until = table.now + table.supplies.timing.seat_offer
    table.set(
        followers=tuple(
            each if each.offered_until is None else structs.replace(each, offered_until=until)
            for each in table.game.followers
        )
    )


def require_not_kept(table: Table, user_id: int) -> None:
    """Raise `DeniedError` if every seat that can be taken is offered to another follower."""
    others = [each for each in table.game.followers if each.offered_until is not None]
    kept = sum(each.user_id != user_id for each in others)
    if kept and capacity(table) <= kept:
        raise DeniedError(Reason.SEAT_IS_KEPT)


def followers_after(table: Table) -> tuple[Follower, ...]:
    """Return the followers after a change of the table, with the seats offered to them."""
    waiting = [each for each in table.game.followers if table.seat_of(each.user_id) is None]
    state = table.state
    if state is None or not isinstance(state.phase, RoundOver):
        return tuple(_without_offer(each, table) for each in waiting)
    return tuple(_offered_in_order(waiting, table))


def _without_offer(follower: Follower, table: Table) -> Follower:
    """Return the follower without an offer.

    An offer that was cut short is made again later; one that ran out counts as declined.
    """
    until = follower.offered_until
    if until is None:
        return follower
    passed = table.game.status is Status.OVER or until <= table.now
    return structs.replace(follower, offered_until=None, declined=passed)


def _offered_in_order(followers: list[Follower], table: Table) -> Iterator[Follower]:
    free, keep_for = capacity(table), table.supplies.timing.seat_offer
    # A standing offer is not withdrawn in favour of an earlier follower who has none.
    free_for_others = free - sum(each.offered_until is not None for each in followers)
    for each in followers:
        if each.offered_until is not None:
            free -= 1
            yield each if free >= 0 else structs.replace(each, offered_until=None)
        elif free_for_others > 0 and not each.declined:
            free_for_others -= 1
            yield structs.replace(each, offered_until=table.now + keep_for)
        else:
            yield each


def _find_follower(table: Table, user_id: int | None) -> Follower | None:
    return next((each for each in table.game.followers if each.user_id == user_id), None)


def _replace_follower(table: Table, follower: Follower) -> None:
    followers = table.game.followers
    changed = (follower if each.user_id == follower.user_id else each for each in followers)
    _set_followers(table, tuple(changed))


def _set_followers(table: Table, followers: tuple[Follower, ...]) -> None:
    table.set(followers=followers)
    table.new_version()
