"""The deadlines of a table: what happens by itself, and when. Planned anew after every change.

Ringing: when and how a person is notified that it is their turn.

The clock of a match with a time limit (X9) stands still while nobody could play. The end of the
match is stored as a deadline. While the clock runs, a sign of life is due every few seconds. A sign
that is carried out late shows how long the bot was away, and the end of the match is moved by that
time.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256

from msgspec import structs

from bot import engine
from bot.engine import Contra, RoundOver, timeout_of
from bot.evenings import EveningPhase
from bot.players import hesitation_of, lateness_of
from bot.store.rows import MessageKind
from bot.views.table_values import Deadline, DeadlineKind, Recess, Status

from ..outcome import DeniedError, Reason
from ..playing import play, votes, waking
from ..seating import evening_table, free_seats
from ..seating.rematch import OFFER
from ..standing_clocks import OF_THE_MATCH
from ..table import Table
from ..timing import TIMES_AS_LONG, turn_time

JUST_HERE = timedelta(seconds=10)
"""A person who acted within this time is still looking at the table."""

LATELY = timedelta(minutes=1)
"""A person who acted within this time most likely looks again without being rung."""

SIGN_EVERY = timedelta(seconds=10)
"""The time between two signs, and so the accuracy with which an outage is measured."""

LAST_WORD = timedelta(minutes=1)
"""How long before the end of the match it is announced."""

_OF_A_TURN = (
    *(DeadlineKind.REMINDER, DeadlineKind.MAY_BE_WOKEN),
    *(DeadlineKind.TURN, DeadlineKind.DESERTED),
)


def plan(table: Table) -> list[Deadline]:
    """Return the deadlines of a table that has changed. Those that still hold keep their time."""
    match table.game.status:
        case Status.LOBBY:
            return [_deadline(table, DeadlineKind.LOBBY_CLOSES, None, table.supplies.timing.lobby)]
        case Status.LIVE if (recess := table.game.recess) is not None:
            return _of_the_recess(table, recess)
        case Status.LIVE if table.is_paused:
            deserted = _kept_or_new(table, DeadlineKind.DESERTED, table.supplies.timing.desertion)
            votes = _of_votes(table)
            return [deserted, *votes, *_of_offers(table), *_clock_deadlines(table)]
        case Status.LIVE:
            return [
                *_of_the_phase(table),
                *_of_computer_players(table),
                *_of_votes(table),
                *_clock_deadlines(table),
            ]
        case Status.OVER:
            return _of_the_rematch(table)


def _of_the_recess(table: Table, recess: Recess) -> list[Deadline]:
    """Return the deadlines that stand still in a break, and the two that run."""
    others = [each for each in table.deadlines if each.kind is not DeadlineKind.RECESS_ENDS]
    ends = Deadline(DeadlineKind.RECESS_ENDS, None, recess.ends_at)
    return [*others, table.deadline(DeadlineKind.RECESS_ENDS) or ends]


def _of_the_rematch(table: Table) -> list[Deadline]:
    """Return when the offer of a rematch ends. An offer that has ended is not renewed.

    A match may be over with its first deal (X16). A lobby that was closed has no rematch.
    """
    if table.game.what_if:
        return []
    if table.game.evening is not None and table.game.evening.phase is not EveningPhase.OVER:
        return evening_table.deadlines_between(table)
    was_over = table.stored.game.status is Status.OVER
    if not was_over and table.state is not None:
        return [_deadline(table, DeadlineKind.REMATCH_ENDS, None, OFFER)]
    return [each for each in table.deadlines if each.kind is DeadlineKind.REMATCH_ENDS]


def _deadline(table: Table, kind: DeadlineKind, seat: int | None, wait: timedelta) -> Deadline:
    return Deadline(kind, seat, table.now + wait)


def _of_the_phase(table: Table) -> list[Deadline]:
    phase = table.require_live().phase
    if isinstance(phase, RoundOver):
        return [_next_round(table)]
    if timeout_of(phase) is not None:
        return [_kept_or_new(table, DeadlineKind.GESTURE, table.supplies.timing.gesture)]
    return _of_the_turn(table)


def _next_round(table: Table) -> Deadline:
    """Return the end of the break: not before the last offer of a seat and a removal's vote end.

    A round that ends with its own deal (X16) begins a new break. Once a player has asked for the
    next round, the break lasts only as long as the result is to stay.
    """
    soonest = play.earliest_deal(table)
    if soonest is not None and votes.next_round_vote(table) is not None:
        return Deadline(DeadlineKind.NEXT_ROUND, None, soonest)
    if table.has_ended_a_round:
        kept = _deadline(table, DeadlineKind.NEXT_ROUND, None, table.supplies.timing.next_round)
    else:
        kept = _kept_or_new(table, DeadlineKind.NEXT_ROUND, table.supplies.timing.next_round)
    waits = filter(None, (votes.deal_waits_until(table),))
    ends = max((kept.due_at, *waits, *free_seats.offers_until(table)))
    return Deadline(kept.kind, kept.seat, ends)


def _of_offers(table: Table) -> list[Deadline]:
    """Return when the first offer of a seat ends, for a table where no deal will end all offers."""
    ends = free_seats.offers_until(table)
    return [Deadline(DeadlineKind.OFFER_ENDS, None, min(ends))] if ends else []


def _kept_or_new(table: Table, kind: DeadlineKind, wait: timedelta) -> Deadline:
    """Return the running deadline of this kind, which is never extended, or a new one."""
    return table.deadline(kind) or _deadline(table, kind, None, wait)


def _of_the_turn(table: Table) -> list[Deadline]:
    seat = table.waited_for
    if seat is None or not table.is_person(seat) or table.is_away(seat):
        return []
    running = [deadline for deadline in table.deadlines if deadline.kind in _OF_A_TURN]
    # While the computer plays for a person there is no deadline; one begins when they come back.
    if running and table.is_waiting_as_before:
        return running
    planned: list[Deadline] = []
    end = _end_of_turn(table, seat)
    # Nobody waits for the only person at a table, and who is called already is not rung.
    is_called = table.game.board_is_hand or MessageKind.RECESS_CALL in table.calls
    wanted = None if is_called else table.seats[seat].choices.ring_after
    rings_at = ring_at(table.now, wanted, last_acted(table, seat))
    if rings_at is not None and rings_at < end.due_at:
        planned.append(Deadline(DeadlineKind.REMINDER, seat, rings_at))
    if table.require_live().rules.penalties.offences and waking.may_sleep(table):
        asleep_from = waking.asleep_from(table, end)
        planned.append(Deadline(DeadlineKind.MAY_BE_WOKEN, seat, asleep_from))
    return [*planned, end]


def _end_of_turn(table: Table, seat: int) -> Deadline:
    limit = table.turn_limit
    if limit is None:
        return _deadline(table, DeadlineKind.DESERTED, None, table.supplies.timing.desertion)
    wait = turn_time(limit, table.seats[seat].missed_turns)
    return _deadline(table, DeadlineKind.TURN, seat, wait)


def _of_votes(table: Table) -> list[Deadline]:
    return [
        Deadline(DeadlineKind.VOTE, vote.about, vote.ends_at)
        for vote in table.game.votes
        if vote.is_open and vote.ends_at is not None
    ]


def _of_computer_players(table: Table) -> list[Deadline]:
    planned: list[Deadline] = []
    for seat in table.seats:
        if table.driver(seat.number) is None:
            continue
        wait = _thinking_time(table, seat.number)
        if wait is not None:
            fresh = _deadline(table, DeadlineKind.COMPUTER, seat.number, wait)
            planned.append(_sooner(table, fresh))
    return planned


def _thinking_time(table: Table, seat: int) -> timedelta | None:
    """Return how long a computer player waits before it acts, or None if it cannot act."""
    state, timing = table.require_live(), table.supplies.timing
    side = engine.side_actions(state, seat)
    legal, chance = engine.legal_actions(state, seat), _share(table, seat)
    if not legal:
        if not side:
            return None
        if all(isinstance(action, Contra) for action in side):
            late = chance * lateness_of(table.driver(seat))
            first, latest = timing.computer_catch, timing.computer_latest_catch
            return first + (latest - first) * late
    span = timing.computer_slowest - timing.computer_fastest
    shortest, longest = hesitation_of(table.driver(seat))
    hesitates = shortest + (longest - shortest) * (chance if len(legal) > 1 else chance / 2)
    return (timing.computer_fastest + span * hesitates) * TIMES_AS_LONG[table.game.pace]


def _share(table: Table, seat: int) -> float:
    """Return a number from 0 to 1 that differs from move to move, and survives a restart."""
    move = f"{table.game.id}:{table.game.version}:{seat}".encode()
    return int.from_bytes(sha256(move).digest()[:2], "big") / 0xFFFF


def _sooner(table: Table, fresh: Deadline) -> Deadline:
    """Return the earlier of `fresh` and the present deadline: calls of others delay no computer."""
    if table.turn_taken:
        return fresh
    due = [
        deadline.due_at
        for deadline in table.deadlines
        if (deadline.kind, deadline.seat, deadline.stood_since) == (fresh.kind, fresh.seat, None)
    ]
    return Deadline(fresh.kind, fresh.seat, min([*due, fresh.due_at]))


def visible_deadline(table: Table) -> Deadline | None:
    """Return the deadline that players should know of, if there is one and the clock runs."""
    found = table.deadline(
        DeadlineKind.LOBBY_CLOSES, DeadlineKind.NEXT_ROUND, DeadlineKind.GESTURE, DeadlineKind.TURN
    )
    return None if found is None or found.stood_since is not None else found


def postpone(table: Table, deadline: Deadline, until: datetime, *, told: bool) -> None:
    """Postpone a deadline. `told`: if a match shows the deadline, it is to show the new time.

    A lobby never gets a new version for that, because its whole time would begin again.
    """
    if told and table.game.status is Status.LIVE and deadline == visible_deadline(table):
        table.new_version()
    table.drop(deadline)
    table.deadlines.append(Deadline(deadline.kind, deadline.seat, until))


def ring_at(
    waits_since: datetime, ring_after: int | None, last_acted: datetime | None
) -> datetime | None:
    """Return when a person is rung for whom the table waits, or None for never.

    `ring_after` is the number of seconds that they have chosen. A person who has just acted is rung
    `JUST_HERE` later at the earliest.
    """
    if ring_after is None:
        return None
    wanted = waits_since + timedelta(seconds=ring_after)
    return wanted if last_acted is None else max(wanted, last_acted + JUST_HERE)


def last_acted(table: Table, seat: int) -> datetime | None:
    """Return when the person of this seat last acted, or None if that was long ago."""
    steps = (*table.stored.recent, *table.steps)
    for step in reversed(steps):
        if step.is_sign_of(seat) and step.acted_for is None:
            return min(step.at, table.now)  # the clock may have been set back
    return None


def ring(table: Table, seat: int, *, is_busy: bool = False) -> None:
    """Ring a person by posting their hand anew as a direct message, or by a reminder.

    While Discord's limits are reached (`is_busy`), a person who has acted `LATELY` is not rung.
    """
    row, acted = table.seats[seat], last_acted(table, seat)
    if is_busy and acted is not None and table.now - acted <= LATELY:
        table.not_rung += 1
    else:
        table.rung.append(row)


def stop_ringing(table: Table, user_id: int, rung: int | None = None) -> None:
    """Stop ringing this person in this game, and delete the mention of them.

    `rung` is the seat that was mentioned, if any. Raise `DeniedError` if that is another seat.
    """
    seat = table.require_seat(user_id)
    if rung not in (None, seat):
        raise DeniedError(Reason.NOT_MENTIONED)
    choices = structs.replace(table.seats[seat].choices, ring_after=None)
    table.set_seat(seat, choices=choices)
    own = [d for d in table.deadlines if d.seat == seat and d.kind is DeadlineKind.REMINDER]
    for deadline in own:
        table.drop(deadline)
    table.hushed.append(table.seats[seat])


def _clock_deadlines(table: Table) -> list[Deadline]:
    """Return the end of the match, its announcement and the next sign, if it has a time limit."""
    seconds = table.require_live().rules.ends.blitz
    if seconds is None:
        return []
    sign = table.deadline(DeadlineKind.CLOCK_RUNS) or _next_sign(table)
    kept = [deadline for deadline in table.deadlines if deadline.kind in OF_THE_MATCH]
    return [*(kept or _start_clock(table, timedelta(seconds=seconds))), sign]


def _start_clock(table: Table, time: timedelta) -> list[Deadline]:
    end = Deadline(DeadlineKind.MATCH_ENDS, None, table.now + time)
    if time <= LAST_WORD:
        return [end]
    return [end, Deadline(DeadlineKind.MATCH_ENDS_SOON, None, end.due_at - LAST_WORD)]


def _next_sign(table: Table) -> Deadline:
    return Deadline(DeadlineKind.CLOCK_RUNS, None, table.now + SIGN_EVERY)


def give_sign(table: Table) -> None:
    """Plan the next sign: the bot has been there since the last one."""
    table.deadlines.append(_next_sign(table))


def stand_still(table: Table, sign: Deadline, until: datetime) -> None:
    """Move the end of the match by the time lost since `sign` was due, and plan the next sign."""
    lost = until - sign.due_at
    table.deadlines = [
        Deadline(each.kind, each.seat, each.due_at + lost) if each.kind in OF_THE_MATCH else each
        for each in table.deadlines
        if each != sign
    ]
    table.deadlines.append(Deadline(sign.kind, sign.seat, until))
    table.new_version()


def announce_end(table: Table) -> None:
    """Announce that the time is nearly up."""
    table.new_version()


def is_nearly_up(table: Table) -> bool:
    """Return whether the end of the match has been announced."""
    end = table.deadline(DeadlineKind.MATCH_ENDS)
    announced = table.deadline(DeadlineKind.MATCH_ENDS_SOON) is None
    return end is not None and announced and end.due_at - table.now <= LAST_WORD
