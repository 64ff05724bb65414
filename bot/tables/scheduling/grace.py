"""Nobody loses a turn, a gesture or a break to an outage of the bot's."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct

from bot.store.rows import Deadline, MessageKind, MessageRow
from bot.views.table_values import DeadlineKind

from ..planning.match_clock import SIGN_EVERY
from ..processes.presence import Presence
from ..processes.reach import DEAD_AFTER, Doubt
from ..table import Stored

GRACE = timedelta(seconds=30)
"""What people get from the moment when they can see what they are waited for."""

LATE = timedelta(seconds=5)
"""A deadline that is later than this was not carried out in time: the bot was away, or busy."""

_PATIENCE = timedelta(minutes=5)
"""How long a message may stay out of date before its deadline is carried out all the same."""

_NOT_OF_PEOPLE = (
    *(DeadlineKind.COMPUTER, DeadlineKind.REMINDER),
    *(DeadlineKind.DESERTED, DeadlineKind.REMATCH_ENDS),
    *(DeadlineKind.MATCH_ENDS, DeadlineKind.MATCH_ENDS_SOON),
)
"""What costs nobody anything, and the clock of a match, which is moved by all that was lost."""
_Key = tuple[DeadlineKind, int | None]


class PutOff(Struct, frozen=True):
    """To when a deadline is put off; ``is_last``: it is to be carried out then."""

    until: datetime
    is_last: bool


class _Before(Struct, frozen=True):
    """When a deadline was put off first, and whether its message was out of date the last time."""

    first: datetime
    was_stale: bool


class Grace:
    """Knows which deadlines are put off, and until when."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._before: dict[str, dict[_Key, _Before]] = {}
        self._from_before: set[tuple[str, Deadline]] = set()

    def begun(self, fell_due: Iterable[tuple[str, Deadline]]) -> None:
        """The bot has begun; these deadlines leave people less than they should have."""
        self._from_before = {
            (game_id, deadline)
            for game_id, deadline in fell_due
            if deadline.kind not in _NOT_OF_PEOPLE
        }

    def put_off(self, stored: Stored, deadline: Deadline, now: datetime) -> PutOff | None:
        """To when this deadline, which is due, is put off; None: it is to be carried out."""
        if deadline.kind in _NOT_OF_PEOPLE:
            return None
        if deadline.kind is DeadlineKind.CLOCK_RUNS:
            stood_still = self._has_stood_still(stored, deadline, now)
            return PutOff(now + SIGN_EVERY, is_last=False) if stood_still else None
        since = self._reached_since(stored, deadline)
        if since is Doubt.UNSURE:
            return PutOff(now + DEAD_AFTER, is_last=False)
        known = self._before.setdefault(stored.game.id, {})
        key = (deadline.kind, deadline.seat)
        before = known.get(key)
        after = self._judge(stored, deadline, before, now, since)
        self._from_before.discard((stored.game.id, deadline))
        if after is not None:
            known[key] = after
            return PutOff(now + GRACE, is_last=not after.was_stale)
        self.forget(stored.game.id)
        return None

    def _has_stood_still(self, stored: Stored, sign: Deadline, now: datetime) -> bool:
        """Whether the bot was away since the last sign of a clock, or people cannot reach it."""
        since = self._presence.reached_since(stored.game.guild_id, directly=False)
        return now - sign.due_at > LATE or since is Doubt.AWAY

    def forget(self, game_id: str) -> None:
        """Somebody has acted there: what was put off is no longer waited for."""
        self._before.pop(game_id, None)

    def _reached_since(self, stored: Stored, deadline: Deadline) -> datetime | Doubt | None:
        """Since when those who are waited for can click, where this is known."""
        hands = [m for m in stored.messages if m.kind is MessageKind.HAND and not m.retired]
        theirs = [hand for hand in hands if deadline.seat in (None, hand.seat)]
        return self._presence.reached_since(stored.game.guild_id, directly=bool(theirs))

    def _judge(
        self,
        stored: Stored,
        deadline: Deadline,
        before: _Before | None,
        now: datetime,
        since: datetime | Doubt | None,
    ) -> _Before | None:
        first = now if before is None else before.first
        if since is Doubt.AWAY:
            return _Before(now, was_stale=True)
        if _is_stale(stored, deadline):
            return _Before(first, was_stale=True) if now - first < _PATIENCE else None
        if before is None:
            lost = (
                now - deadline.due_at > LATE
                or (stored.game.id, deadline) in self._from_before
                or (isinstance(since, datetime) and now - since < GRACE)
            )
            return _Before(first, was_stale=False) if lost else None
        return _Before(first, was_stale=False) if before.was_stale else None


def _is_stale(stored: Stored, deadline: Deadline) -> bool:
    """Whether those who are waited for cannot see it yet."""
    kept = [message for message in stored.messages if not message.retired]
    own = [m for m in kept if m.kind is MessageKind.HAND and m.seat == deadline.seat]
    shown = own or [message for message in kept if _is_for_everybody(message)]
    return any(message.is_stale(stored.game.version) for message in shown)


def _is_for_everybody(message: MessageRow) -> bool:
    return message.kind in (MessageKind.LOBBY, MessageKind.BOARD)
