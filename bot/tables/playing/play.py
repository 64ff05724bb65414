"""What can be done in a match, on a loaded table.

What a person does by the door `Tables.submit` is a function of the table and the person's id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import TypeVar

from msgspec import structs

from bot import engine
from bot.engine import (
    Action,
    Contra,
    Leave,
    MakeGesture,
    NextRound,
    Observation,
    Play,
    Presence,
    Punish,
    RoundOver,
    Say,
    SeatAction,
    StopMatch,
    TimeIsUp,
    timeout_of,
)
from bot.engine.events import RoundEnded
from bot.setting_values import Choices
from bot.views.table_values import ActedFor, Ending, Status, Vote, VoteKind

from ..outcome import DeniedError, Reason
from ..person import Person, seat_for
from ..seating import free_seats, lobby
from ..table import Table
from . import absence, votes

_Seated = TypeVar("_Seated", bound=SeatAction)

_SIDE_ACTIONS = (Say, Contra, MakeGesture, Punish)
"""What may have been done since a message was made without a click on it being too late."""


Meaning = Callable[[Observation, Sequence[SeatAction]], SeatAction]
"""Finds the action of a click from what its player sees and may do; its seat is filled in here."""


def act(
    table: Table, user_id: int, wanted: SeatAction | Meaning, version: int | None = None
) -> None:
    """Carry out an action of a round; its seat is replaced by the seat of `user_id`.

    Whatever a `Meaning` raises is raised here. `version` is the version of the table that the
    person saw when deciding. If it is None, the action is judged by the present state.
    """
    state, seat = table.require_live(), table.require_seat(user_id)
    if not isinstance(wanted, SeatAction):
        allowed = (*engine.legal_actions(state, seat), *engine.side_actions(state, seat))
        wanted = wanted(engine.observe(state, seat), allowed)
    _act(table, seat, wanted, version)


def _act(table: Table, seat: int, action: SeatAction, version: int | None) -> None:
    if version is not None:
        require_fresh(table, version)
    table.carry_out(seated(action, seat))
    if table.seats[seat].newcomer and isinstance(action, Play):
        table.set_seat(seat, newcomer=False)
    if table.seats[seat].missed_turns:
        table.set_seat(seat, missed_turns=0, autopilot=False)


def seated(action: _Seated, seat: int) -> _Seated:
    """The action as one of `seat`: nobody acts for another seat."""
    return structs.replace(action, seat=seat)


def require_fresh(table: Table, version: int) -> None:
    """Raise `DeniedError` if the table has moved on since `version`.

    Calls, catches and gestures since then leave a turn as it was, and the rules refuse to do one
    of them twice: who calls on the board and then plays on an older hand is not too late.
    """
    if version > table.game.version:
        raise DeniedError(Reason.STALE)
    recent = table.stored.recent
    since = [step for step in recent if step.version > version]
    # Who comes back or votes makes a version without a step; older steps than these are forgotten.
    if len(since) == len(recent) and table.game.version - version > len(since):
        raise DeniedError(Reason.STALE)
    if not all(isinstance(step.action, _SIDE_ACTIONS) for step in since):
        raise DeniedError(Reason.STALE)


def contra(table: Table, user_id: int) -> None:
    """Catch whoever owes a call; of several the one who has owed it longest (C14).

    Where a false contra costs cards, nobody owing one, it is against who holds the fewest (X8).
    """
    state, seat = table.require_live(), table.require_seat(user_id)
    target = next((debt.seat for debt in state.debts if debt.seat != seat), None)
    if target is None and state.rules.penalties.false_contra:
        others = [other for other in state.ring.seats if other != seat]
        target = min(others, key=lambda other: len(state.hands[other]), default=None)
    if target is None:
        raise DeniedError(Reason.NOT_ALLOWED, "C14")
    _act(table, seat, Contra(seat, target), None)


def time_is_up(table: Table) -> None:
    """The time for the match is up (X9)."""
    table.carry_out(TimeIsUp())


def deal_next(table: Table) -> None:
    """Deal the next round."""
    number = table.require_live().number + 1
    table.carry_out(NextRound(table.seed_of(number, table.supplies.new_seed())))


def next_round(table: Table, user_id: int) -> None:
    """Deal the next round for anybody at the table, or note that they have asked for it.

    A result that has only just appeared stays for the others, unless every player has asked. Then
    the first to ask makes the round begin when that time is up. Computer players have no say. While
    the table votes on removing somebody, nothing is dealt (L1).
    """
    table.require_live()
    seat = table.require_seat(user_id)
    absence.bring_back(table, seat)
    until = earliest_deal(table)
    if until is None or table.now >= until:
        deal_next(table)
        return
    vote = votes.next_round_vote(table) or Vote(VoteKind.NEXT_ROUND, seat, ())
    if seat in vote.ayes:
        return
    vote = votes.answered(table, vote, seat, agrees=True)
    if votes.decision(table, vote) and votes.deal_waits_until(table) is None:
        deal_next(table)
    else:
        table.new_version()


def earliest_deal(table: Table) -> datetime | None:
    """Return when the next round may be dealt; None if the round ended too long ago to know."""
    times = (_result_stays_until(table), votes.deal_waits_until(table))
    return max(filter(None, times), default=None)


def _result_stays_until(table: Table) -> datetime | None:
    """Return until when everybody may look at the result; None if it ended too long ago to know.

    Between two rounds only a few actions are possible, so the last ones include the round's end.
    """
    if not isinstance(table.require_live().phase, RoundOver):
        return None
    for step in reversed(table.recent):
        if any(isinstance(event, RoundEnded) for event in step.events):
            ended_at = min(step.at, table.now)  # the clock may have been set back
            return ended_at + table.supplies.timing.result_stays
    return None


def leave(table: Table, user_id: int) -> None:
    """Give up a person's seat, even during a round (L1). A leaving host is replaced."""
    if table.game.status is Status.LIVE:
        let_leave(table, table.require_seat(user_id))
    else:
        lobby.leave(table, user_id)


def let_leave(table: Table, seat: int, *, removed: bool = False) -> None:
    """Leave the match (L1). A match without any person is over; a new host takes over.

    In the middle of a round it is noted that the person has left, and so has lost the round.
    `removed`: others have decided so.
    """
    left_in = table.require_live().number if table.is_in_round else None
    table.set_seat(seat, left_in=left_in, removed=removed)
    table.carry_out(Leave(seat), ActedFor.REMOVED if removed else None)
    table.hand_over_host()
    if table.game.status is not Status.OVER and not table.persons():
        abandon(table)


def let_thrown_out_leave(table: Table) -> None:
    """Let everybody leave who was thrown out, once the round is over (L1)."""
    if table.is_in_round:
        return
    for seat in table.seats:
        if seat.thrown_out and table.game.status is Status.LIVE and table.is_person(seat.number):
            let_leave(table, seat.number)


def abandon(table: Table) -> None:
    """End a match that nobody can go on with, without a winner (L3)."""
    table.carry_out(StopMatch())
    table.end(Ending.ABANDONED)


def join(table: Table, user_id: int, person: Person, choices: Choices) -> None:
    """Sit down in a lobby, or in a match between rounds (L2)."""
    if table.game.status is Status.LIVE:
        _join_match(table, user_id, person, choices)
    else:
        lobby.join(table, person, choices)


def _join_match(table: Table, user_id: int, person: Person, choices: Choices) -> None:
    """Sit down between rounds, at the old seat or at a new last one (L2)."""
    state = table.require_live()
    if table.seat_of(user_id) is not None:
        raise DeniedError(Reason.ALREADY_AT_TABLE)
    if not isinstance(state.phase, RoundOver):
        raise DeniedError(Reason.ALREADY_STARTED, "L2")
    old = next((s.number for s in table.seats if s.user_id == user_id), None)
    if old is not None and table.seats[old].removed:
        raise DeniedError(Reason.WAS_REMOVED)
    if old is None or table.presence(old) is not Presence.STAND_IN:
        _require_seat(table, user_id)
    number = len(table.seats) if old is None else old
    free_seats.sit_down(table, seat_for(person, choices, table.game.id, number))


def _require_seat(table: Table, user_id: int) -> None:
    """Raise `DeniedError` unless there is a seat to be had for this person."""
    if table.require_live().rules.partners:
        raise DeniedError(Reason.NOT_ALLOWED, "V9")
    if free_seats.capacity(table) == 0:
        raise DeniedError(Reason.TABLE_FULL)
    free_seats.require_not_kept(table, user_id)


def stop(table: Table, lost_by: int | None = None) -> None:
    """End the match without a winner (L3); the round counts as left by seat `lost_by`, if any."""
    if lost_by is not None:
        table.set_seat(lost_by, left_in=table.require_live().number)
    table.carry_out(StopMatch())


def end_phase(table: Table) -> None:
    """End a phase in which several are waited for: whoever has not made a gesture draws (V11)."""
    timeout = timeout_of(table.require_live().phase)
    if timeout is not None:
        table.carry_out(timeout)


def play_computer(table: Table, seat: int, action: Action | None) -> bool:
    """Carry out what a computer player decided; False if it decided on nothing that can be done.

    If everybody waits for that player, the least harmful is done in its place (I5).
    """
    why = ActedFor.AUTOPILOT if table.is_away(seat) else None
    if action is not None:
        with suppress(DeniedError):
            table.carry_out(action, why)
            return True
    if table.waited_for != seat:
        return action is None
    absence.play_harmlessly(table, seat, why)
    return False
