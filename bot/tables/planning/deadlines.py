"""What happens by itself at a table, and when: a plan made anew after every change."""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256

from bot import engine
from bot.engine import Contra, GestureDuty, RoundOver
from bot.players import hesitation_of, lateness_of
from bot.store.rows import Deadline
from bot.views.table_values import DeadlineKind, Status

from ..playing import waking
from ..seating import following
from ..seating.rematch import OFFER
from ..table import Table
from ..timing import TIMES_AS_LONG, Timing, turn_time
from .match_clock import of_the_clock
from .ringing import last_acted, ring_at

_OF_A_TURN = (
    *(DeadlineKind.REMINDER, DeadlineKind.MAY_BE_WOKEN),
    *(DeadlineKind.TURN, DeadlineKind.DESERTED),
)


def plan(table: Table, timing: Timing) -> list[Deadline]:
    """The deadlines of a table that has changed; those that still hold keep their time."""
    match table.game.status:
        case Status.LOBBY:
            return [_deadline(table, DeadlineKind.LOBBY_CLOSES, None, timing.lobby)]
        case Status.LIVE if table.is_paused:
            deserted = _kept_or_new(table, DeadlineKind.DESERTED, timing.desertion)
            return [deserted, *_of_offers(table), *_of_the_clock(table)]
        case Status.LIVE:
            return [
                *_of_the_phase(table, timing),
                *_of_computer_players(table, timing),
                *_of_votes(table),
                *_of_the_clock(table),
            ]
        case Status.OVER:
            return _of_the_rematch(table)


def _of_the_rematch(table: Table) -> list[Deadline]:
    """Return when another match is no longer offered; once that has ended, nothing brings it back.

    A match may be over with its first deal (X16); a lobby that was closed has none.
    """
    if table.game.what_if:
        return []
    was_over = table.stored.game.status is Status.OVER
    if not was_over and table.state is not None:
        return [_deadline(table, DeadlineKind.REMATCH_ENDS, None, OFFER)]
    return [each for each in table.deadlines if each.kind is DeadlineKind.REMATCH_ENDS]


def _of_the_clock(table: Table) -> list[Deadline]:
    has_clock = table.require_live().rules.ends.blitz is not None
    return of_the_clock(table) if has_clock else []


def _deadline(table: Table, kind: DeadlineKind, seat: int | None, wait: timedelta) -> Deadline:
    return Deadline(kind, seat, table.now + wait)


def _of_the_phase(table: Table, timing: Timing) -> list[Deadline]:
    phase = table.require_live().phase
    if isinstance(phase, RoundOver):
        return [_next_round(table, timing)]
    if isinstance(phase, GestureDuty):
        return [_kept_or_new(table, DeadlineKind.GESTURE, timing.gesture)]
    return _of_the_turn(table, timing)


def _next_round(table: Table, timing: Timing) -> Deadline:
    """Return the end of the break; those who may sit down have their time before it.

    A round that its own deal ends (X16) begins a break of its own.
    """
    if table.has_ended_a_round:
        kept = _deadline(table, DeadlineKind.NEXT_ROUND, None, timing.next_round)
    else:
        kept = _kept_or_new(table, DeadlineKind.NEXT_ROUND, timing.next_round)
    ends = max((kept.due_at, *following.offers_until(table)))
    return Deadline(kept.kind, kept.seat, ends)


def _of_offers(table: Table) -> list[Deadline]:
    """When the first offer of a seat is over, where no deal is going to end them all."""
    ends = following.offers_until(table)
    return [Deadline(DeadlineKind.OFFER_ENDS, None, min(ends))] if ends else []


def _kept_or_new(table: Table, kind: DeadlineKind, wait: timedelta) -> Deadline:
    """The time for gestures or for the break goes on running, whatever happens in it."""
    return table.deadline(kind) or _deadline(table, kind, None, wait)


def _of_the_turn(table: Table, timing: Timing) -> list[Deadline]:
    seat = table.waited_for
    if seat is None or not table.is_person(seat) or table.is_away(seat):
        return []
    running = [deadline for deadline in table.deadlines if deadline.kind in _OF_A_TURN]
    # While the computer plays for somebody no clock runs: one begins when they come back.
    if running and table.is_waiting_as_before:
        return running
    planned: list[Deadline] = []
    end = _end_of_turn(table, seat, timing)
    rings_at = ring_at(table.now, table.seats[seat].ring_after, last_acted(table, seat))
    if rings_at is not None and rings_at < end.due_at:
        planned.append(Deadline(DeadlineKind.REMINDER, seat, rings_at))
    if table.require_live().rules.penalties.offences and waking.may_sleep(table):
        asleep_from = waking.asleep_from(table, end, timing)
        planned.append(Deadline(DeadlineKind.MAY_BE_WOKEN, seat, asleep_from))
    return [*planned, end]


def _end_of_turn(table: Table, seat: int, timing: Timing) -> Deadline:
    limit = table.turn_limit
    if limit is None:
        return _deadline(table, DeadlineKind.DESERTED, None, timing.desertion)
    wait = turn_time(limit, table.seats[seat].missed_turns)
    return _deadline(table, DeadlineKind.TURN, seat, wait)


def _of_votes(table: Table) -> list[Deadline]:
    return [
        Deadline(DeadlineKind.VOTE, vote.about, vote.ends_at)
        for vote in table.game.votes
        if vote.is_open and vote.ends_at is not None
    ]


def _of_computer_players(table: Table, timing: Timing) -> list[Deadline]:
    planned: list[Deadline] = []
    for seat in table.seats:
        if table.driver(seat.number) is None:
            continue
        wait = _thinking_time(table, seat.number, timing)
        if wait is not None:
            fresh = _deadline(table, DeadlineKind.COMPUTER, seat.number, wait)
            planned.append(_sooner(table, fresh))
    return planned


def _thinking_time(table: Table, seat: int, timing: Timing) -> timedelta | None:
    """How long a computer player waits before it does something, None if there is nothing."""
    state = table.require_live()
    side = engine.side_actions(state, seat)
    legal, chance = engine.legal_actions(state, seat), _share(table, seat)
    if not legal:
        if not side:
            return None
        if all(isinstance(action, Contra) for action in side):
            late = chance * lateness_of(table.driver(seat))
            return (
                timing.computer_catch
                + (timing.computer_latest_catch - timing.computer_catch) * late
            )
    span = timing.computer_slowest - timing.computer_fastest
    shortest, longest = hesitation_of(table.driver(seat))
    hesitates = shortest + (longest - shortest) * (chance if len(legal) > 1 else chance / 2)
    return (timing.computer_fastest + span * hesitates) * TIMES_AS_LONG[table.game.pace]


def _share(table: Table, seat: int) -> float:
    """A number from 0 to 1 that differs from move to move, the same after a restart."""
    told = f"{table.game.id}:{table.game.version}:{seat}".encode()
    return int.from_bytes(sha256(told).digest()[:2], "big") / 0xFFFF


def _sooner(table: Table, fresh: Deadline) -> Deadline:
    """What a computer player was about to do is not put off by others' calls."""
    if table.turn_taken:
        return fresh
    due = [
        deadline.due_at
        for deadline in table.deadlines
        if (deadline.kind, deadline.seat) == (fresh.kind, fresh.seat)
    ]
    return Deadline(fresh.kind, fresh.seat, min([*due, fresh.due_at]))


def visible_deadline(table: Table) -> Deadline | None:
    """The deadline that people should know of."""
    return table.deadline(
        DeadlineKind.LOBBY_CLOSES, DeadlineKind.NEXT_ROUND, DeadlineKind.GESTURE, DeadlineKind.TURN
    )


def put_off(table: Table, deadline: Deadline, until: datetime, *, told: bool) -> None:
    """It falls due `until` then; `told`: where a match shows when, it shows the new time.

    A lobby is told nothing: whatever is new there gives it its whole time again.
    """
    if told and table.game.status is Status.LIVE and deadline == visible_deadline(table):
        table.new_version()
    table.drop(deadline)
    table.deadlines.append(Deadline(deadline.kind, deadline.seat, until))
