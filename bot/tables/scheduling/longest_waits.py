"""How far ahead each deadline can lie, and deadlines that lie further ahead.

Such a deadline was set before the clock of the machine was set back. A table would stand for as
long as the clock lost, so the deadline is set anew.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import structs

from bot.setting_values import RING_SECONDS
from bot.store.game_queries import PlannedDeadlines
from bot.views.table_values import DeadlineKind, Status

from ..planning.deadlines import JUST_HERE, LAST_WORD, SIGN_EVERY, visible_deadline
from ..playing.recess import LONGEST
from ..playing.votes import TIME_TO_ANSWER
from ..playing.waking import PATIENCE_WITHOUT_LIMIT
from ..seating.evening_table import DESERTED_AFTER, LOOKED_AGAIN_AFTER, PAUSED_AFTER
from ..seating.rematch import OFFER
from ..table import Table
from ..timing import TIMES_AS_LONG, Timing
from .grace import GRACE


def longest_wait(  # noqa: C901 - a case a deadline
    kind: DeadlineKind,
    timing: Timing,
    turn_seconds: int | None,
    match_seconds: int | None = None,
) -> timedelta:
    """Return how far ahead a deadline of this kind can be set, planned or postponed.

    `match_seconds` is the time for the match (X9), None if it is not known.
    """
    turn = None if turn_seconds is None else timedelta(seconds=turn_seconds)
    match_time = timedelta.max if match_seconds is None else timedelta(seconds=match_seconds)
    match kind:
        case DeadlineKind.COMPUTER:
            slowest = timing.computer_slowest * max(TIMES_AS_LONG.values())
            return max(slowest, timing.computer_latest_catch)
        case DeadlineKind.REMINDER:
            return max(timedelta(seconds=max(RING_SECONDS)), JUST_HERE)
        case DeadlineKind.CLOCK_RUNS:
            return SIGN_EVERY
        case DeadlineKind.LOBBY_CLOSES:
            return max(timing.lobby, GRACE)
        case DeadlineKind.NEXT_ROUND | DeadlineKind.OFFER_ENDS:
            return max(timing.next_round, timing.seat_offer, GRACE)
        case DeadlineKind.GESTURE:
            return max(timing.gesture, GRACE)
        case DeadlineKind.VOTE:
            return max(TIME_TO_ANSWER, GRACE)
        case DeadlineKind.MAY_BE_WOKEN:
            return max(PATIENCE_WITHOUT_LIMIT if turn is None else turn / 2, GRACE)
        case DeadlineKind.TURN:
            return max(turn or timing.desertion, GRACE)
        case DeadlineKind.MATCH_ENDS:
            return match_time
        case DeadlineKind.MATCH_ENDS_SOON:
            return max(match_time - LAST_WORD, timedelta())
        case DeadlineKind.REMATCH_ENDS:
            return OFFER
        case DeadlineKind.NEXT_MATCH:
            return LOOKED_AGAIN_AFTER
        case DeadlineKind.EVENING_PAUSES:
            return PAUSED_AFTER
        case DeadlineKind.EVENING_ENDS:
            return DESERTED_AFTER
        case DeadlineKind.RECESS_ENDS:
            return LONGEST
        case DeadlineKind.DESERTED:
            return timing.desertion


def lie_too_far_ahead(planned: PlannedDeadlines, now: datetime, timing: Timing) -> bool:
    """Return whether one of these deadlines cannot have been set by the present clock."""
    return any(
        each.stood_since is None
        and each.due_at - now > longest_wait(each.kind, timing, planned.turn_seconds)
        for each in planned.deadlines
    )


def set_anew(table: Table) -> None:
    """Set each deadline that lies too far ahead anew, as late as it can be from now."""
    ends, shown = None if table.state is None else table.state.rules.ends, visible_deadline(table)

    def latest(kind: DeadlineKind) -> datetime:
        blitz = None if ends is None else ends.blitz
        wait = longest_wait(kind, table.supplies.timing, table.game.turn_seconds, blitz)
        return table.now + min(wait, timedelta(days=1000))

    answered_by, taken_by = latest(DeadlineKind.VOTE), latest(DeadlineKind.OFFER_ENDS)
    table.set(
        votes=tuple(
            structs.replace(each, ends_at=_not_after(answered_by, each.ends_at))
            for each in table.game.votes
        ),
        followers=tuple(
            structs.replace(each, offered_until=_not_after(taken_by, each.offered_until))
            for each in table.game.followers
        ),
    )
    table.deadlines = [
        structs.replace(each, due_at=min(each.due_at, latest(each.kind)))
        if each.stood_since is None
        else each
        for each in table.deadlines
    ]
    if table.game.status is Status.LIVE and visible_deadline(table) != shown:
        table.new_version()


def _not_after(latest: datetime, planned: datetime | None) -> datetime | None:
    return None if planned is None else min(planned, latest)
