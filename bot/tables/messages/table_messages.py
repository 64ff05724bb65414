"""The messages of a table, with what decides when and in which order they are written."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.engine import Rules, has_fouls
from bot.place import Place
from bot.store.rows import MessageRow
from bot.views.table_values import Status

from ..planning.reposting import posted_again_at
from ..seating.rematch import offered_until
from ..table import Table


class TableMessages(Struct, frozen=True):
    """The messages of a table in a place, and the player for whom the table waits.

    ``waits_for`` is the seat whose turn it is, None where there is no turn. ``acting_user`` is the
    person who plays that seat, None for a computer player. ``persons`` is the number of persons
    who play. ``computer_acted``: the present version results from a computer player's action.
    ``challenges``: a wild draw card may be challenged in this match (C12). ``posts_again_at`` is
    when a deleted message may be posted anew, None: at once. ``is_over``: the match is over, and
    ``is_settled``: no rematch is offered either, so that only the end of that offer may still have
    to be shown.
    """

    version: int
    place: Place
    messages: tuple[MessageRow, ...]
    waits_for: int | None
    acting_user: int | None
    persons: int
    computer_acted: bool = False
    challenges: bool = True
    posts_again_at: datetime | None = None
    is_over: bool = False
    is_settled: bool = False

    @property
    def stale(self) -> list[MessageRow]:
        """The messages to be posted, edited or (``retired``) deleted now."""
        return [message for message in self.messages if self.is_stale(message)]

    def is_stale(self, message: MessageRow) -> bool:
        """Return whether this message of the table has to be written or deleted now."""
        waits = self.posts_again_at is not None and message.is_deleted
        return not waits and message.is_stale(self.version)


def has_challenges(rules: Rules) -> bool:
    """Return whether a wild draw card of this deck can be challenged (C12)."""
    return rules.draws.unchallenged is None and has_fouls(rules.game)


class ActingPlayers(Struct, frozen=True):
    """The players who may act now, in their turn or out of it, and so need the newest hand."""

    seats: frozenset[int] = frozenset()
    users: frozenset[int] = frozenset()


def messages_of(table: Table) -> TableMessages:
    """Return a table's messages as they are written down."""
    seat = table.waited_for
    is_over = table.game.status is Status.OVER
    return TableMessages(
        table.game.version,
        table.game.place,
        table.stored.messages,
        seat,
        table.seats[seat].user_id if seat is not None and table.is_person(seat) else None,
        len(table.persons()),
        _has_computer_acted(table),
        table.state is None or has_challenges(table.state.rules),
        posted_again_at(table.stored.messages),
        is_over,
        is_over and offered_until(table) is None,
    )


def _has_computer_acted(table: Table) -> bool:
    step = table.stored.recent[-1] if table.stored.recent else None
    if step is None or step.seat is None or step.version != table.game.version:
        return False
    return not table.is_person(step.seat)
