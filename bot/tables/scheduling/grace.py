"""Postpones deadlines after an outage, so that it costs nobody a turn, a gesture or a break."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct

from bot.place import server_of
from bot.store.rows import MessageKind, MessageRow
from bot.views.table_values import Deadline, DeadlineKind, VoteKind

from ..planning.deadlines import SIGN_EVERY
from ..process_presence import DEAD_AFTER, Doubt, ProcessPresence
from ..table import Stored

GRACE = timedelta(seconds=30)
"""The time that people get from when they can see and answer what the table waits for."""

LATE = timedelta(seconds=5)
"""A deadline carried out later than this shows that the bot was away, or busy."""

_PATIENCE = timedelta(minutes=5)
"""How long an outdated message may postpone its deadline."""

_NOT_OF_PEOPLE = (
    *(DeadlineKind.COMPUTER, DeadlineKind.REMINDER),
    *(DeadlineKind.DESERTED, DeadlineKind.REMATCH_ENDS, DeadlineKind.RECESS_ENDS),
    *(DeadlineKind.MATCH_ENDS, DeadlineKind.MATCH_ENDS_SOON),
    *(DeadlineKind.NEXT_MATCH, DeadlineKind.EVENING_PAUSES, DeadlineKind.EVENING_ENDS),
)
"""Deadlines that cost no person anything, and the clock of a match, which is moved otherwise."""

_Key = tuple[DeadlineKind, int | None]


class Postponement(Struct, frozen=True):
    """A new time for a deadline; ``is_last``: the deadline is carried out then."""

    until: datetime
    is_last: bool


class _History(Struct, frozen=True):
    """When a deadline was first postponed, and whether its message was outdated the last time."""

    first: datetime
    was_stale: bool


class Grace:
    """The deadlines that have been postponed, and the decision which ones are."""

    def __init__(self, presence: ProcessPresence) -> None:
        self._presence = presence
        self._before: dict[str, dict[_Key, _History]] = {}
        self._from_before: set[tuple[str, Deadline]] = set()

    def note_start(self, fell_due: Iterable[tuple[str, Deadline]]) -> None:
        """Note the deadlines that are due so soon after the start of the bot that time was lost."""
        self._from_before = {
            (game_id, deadline)
            for game_id, deadline in fell_due
            if deadline.kind not in _NOT_OF_PEOPLE
        }

    def postpone(self, stored: Stored, deadline: Deadline, now: datetime) -> Postponement | None:
        """Return how a due deadline is postponed, or None if it is to be carried out now."""
        if deadline.kind in _NOT_OF_PEOPLE or _was_asked_for(stored, deadline):
            return None
        if deadline.kind is DeadlineKind.CLOCK_RUNS:
            stood_still = self._has_stood_still(stored, deadline, now)
            return Postponement(now + SIGN_EVERY, is_last=False) if stood_still else None
        since = self._reached_since(stored, deadline)
        if since is Doubt.UNSURE:
            return Postponement(now + DEAD_AFTER, is_last=False)
        known = self._before.setdefault(stored.game.id, {})
        key = (deadline.kind, deadline.seat)
        before = known.get(key)
        after = self._judge(stored, deadline, before, now, since)
        self._from_before.discard((stored.game.id, deadline))
        if after is not None:
            known[key] = after
            return Postponement(now + GRACE, is_last=not after.was_stale)
        self.forget(stored.game.id)
        return None

    def _has_stood_still(self, stored: Stored, sign: Deadline, now: datetime) -> bool:
        """Return whether the bot was away since a clock's last sign, or cannot be reached now."""
        since = self._presence.reached_since(server_of(stored.game.place), directly=False)
        return now - sign.due_at > LATE or since is Doubt.AWAY

    def forget_all(self) -> None:
        """Forget all postponements: the clock by which they were made was set back."""
        self._before.clear()

    def forget(self, game_id: str) -> None:
        """Forget the postponements of a game in which somebody has acted."""
        self._before.pop(game_id, None)

    def _reached_since(self, stored: Stored, deadline: Deadline) -> datetime | Doubt | None:
        """Return since when the people whom the deadline concerns can click, as far as known."""
        hands = [m for m in stored.messages if m.kind is MessageKind.HAND and not m.retired]
        theirs = [hand for hand in hands if deadline.seat in (None, hand.seat)]
        return self._presence.reached_since(server_of(stored.game.place), directly=bool(theirs))

    def _judge(
        self,
        stored: Stored,
        deadline: Deadline,
        before: _History | None,
        now: datetime,
        since: datetime | Doubt | None,
    ) -> _History | None:
        first = now if before is None else before.first
        if since is Doubt.AWAY:
            return _History(now, was_stale=True)
        if _is_stale(stored, deadline):
            return _History(first, was_stale=True) if now - first < _PATIENCE else None
        if before is None:
            lost = (
                now - deadline.due_at > LATE
                or (stored.game.id, deadline) in self._from_before
                or (isinstance(since, datetime) and now - since < GRACE)
            )
            return _History(first, was_stale=False) if lost else None
        return _History(first, was_stale=False) if before.was_stale else None


def _was_asked_for(stored: Stored, deadline: Deadline) -> bool:
    """Return whether a player has asked for this, and so has seen what it was waiting for."""
    if deadline.kind is not DeadlineKind.NEXT_ROUND:
        return False
    return any(vote.kind is VoteKind.NEXT_ROUND for vote in stored.game.votes)


def _is_stale(stored: Stored, deadline: Deadline) -> bool:
    """Return whether the people whom the deadline concerns see an outdated message."""
    kept = [message for message in stored.messages if not message.retired]
    own = [m for m in kept if m.kind is MessageKind.HAND and m.seat == deadline.seat]
    shown = own or [message for message in kept if _is_for_everybody(message)]
    return any(message.is_stale(stored.game.version) for message in shown)


def _is_for_everybody(message: MessageRow) -> bool:
    return message.kind in (MessageKind.LOBBY, MessageKind.BOARD)
