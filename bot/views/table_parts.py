"""The parts of what is shown of a table: its seats, its last actions, its votes, its clock …"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.engine import Presence
from bot.engine.events import Dealt, Event
from bot.facts import Hurdle
from bot.kept_property import kept_property

from .names import escaped
from .table_values import ActedFor, Deadline, DeadlineKind, FriendScores, SeatRow, VoteKind

_ANNOUNCED = (DeadlineKind.LOBBY_CLOSES, DeadlineKind.NEXT_ROUND)
_OF_A_TURN = (DeadlineKind.TURN, DeadlineKind.GESTURE)


def seat_key(user_id: int | None, name: str) -> str:
    """A person goes by their id, a computer player by its name: no two have the same."""
    return name.lower() if user_id is None else str(user_id)


class SeatView(SeatRow, frozen=True, dict=True):
    """Who sits at a seat, and whether they are there.

    A seat that a computer player has taken over (L1 under V9) keeps the ``user_id`` of its person;
    ``level`` is then that of who plays. ``name`` tells people of one name apart.
    """

    presence: Presence = Presence.HERE
    is_host: bool = False

    @property
    def key(self) -> str:
        """What tells the seat from the others while people come and go."""
        return seat_key(self.user_id, self.name)

    @kept_property
    def full_name(self) -> str:
        """The name, ready to stand in a text."""
        return escaped(self.name)

    @kept_property
    def is_computer(self) -> bool:
        """Whether a computer player plays this seat now."""
        return self.user_id is None or self.presence is Presence.STAND_IN

    @kept_property
    def is_person(self) -> bool:
        """Whether a person plays this seat now."""
        return self.user_id is not None and self.presence is Presence.HERE

    @kept_property
    def has_left(self) -> bool:
        """Whether nobody plays this seat any more."""
        return not self.presence.plays

    @kept_property
    def is_away(self) -> bool:
        """Whether the computer plays on for the person of this seat until they are back."""
        return self.is_person and self.autopilot and not self.thrown_out

    @kept_property
    def is_thrown_out(self) -> bool:
        """Whether the computer plays on for the person to the end of the round (L1)."""
        return self.is_person and self.thrown_out

    @kept_property
    def misses_turns(self) -> bool:
        """Whether the last turn was missed, and nobody plays on for the person."""
        return self.is_person and self.is_missing

    @kept_property
    def is_offered(self) -> bool:
        """Whether somebody else may have the person's place, between rounds."""
        return self.is_person and self.offered


class StepView(Struct, frozen=True, dict=True):
    """What one action led to, as the viewer may see it; ``version`` is the one it made.

    ``acted_for``: why the bot did it for a person; ``seat`` did it, None: nobody's action.
    """

    version: int
    at: datetime
    events: tuple[Event, ...]
    acted_for: ActedFor | None
    seat: int | None = None

    @kept_property
    def has_dealt(self) -> bool:
        """Whether a round was dealt."""
        return any(isinstance(event, Dealt) for event in self.events)


class VoteView(Struct, frozen=True):
    """Something that people decide together: ``needed`` of those ``asked`` have to agree.

    ``ayes`` and ``noes`` are the seats that have answered, the one that asks first. That of
    ``about`` is shown, too, if it does not count. ``open_to`` are those that still can answer.
    ``judged`` is the outcome, None while the vote is open.
    """

    kind: VoteKind
    about: int
    ayes: tuple[int, ...]
    noes: tuple[int, ...]
    asked: tuple[int, ...]
    needed: int
    open_to: tuple[int, ...] = ()
    ends_at: datetime | None = None
    link: str | None = None
    judged: bool | None = None

    @property
    def by(self) -> int:
        """The seat that asks."""
        return self.ayes[0]

    @property
    def counted(self) -> tuple[int, ...]:
        """The seats that agree and whose answer counts."""
        return tuple(seat for seat in self.ayes if seat in self.asked)


class TableClock(Struct, frozen=True):
    """What happens at a table by itself, and when.

    ``deadline`` is when the bot goes on by itself, and with what; None if nobody is waited for.
    ``paused``: every person is away, and nothing happens until one is back. ``can_be_woken`` is the
    seat that may be woken once it has taken long enough (P3). ``rematch_until`` is when a match
    that is over cannot be followed by another one any more. ``ends_at`` is when the match is over
    by the clock (X9), ``ends_soon`` that it was announced. ``next_match_at`` is when the next match
    of an evening is dealt.
    """

    deadline: Deadline | None = None
    paused: bool = False
    can_be_woken: int | None = None
    rematch_until: datetime | None = None
    ends_at: datetime | None = None
    ends_soon: bool = False
    next_match_at: datetime | None = None

    @property
    def due_at(self) -> datetime | None:
        """When the bot goes on by itself."""
        return None if self.deadline is None else self.deadline.due_at

    @property
    def due_kind(self) -> DeadlineKind | None:
        """What the bot goes on with by itself."""
        return None if self.deadline is None else self.deadline.kind

    @property
    def next_at(self) -> datetime | None:
        """When the bot deals the next round or closes the lobby by itself."""
        return self.due_at if self.due_kind in _ANNOUNCED else None

    @property
    def turn_until(self) -> datetime | None:
        """When the time for the turn is up."""
        return self.due_at if self.due_kind in _OF_A_TURN else None


class ShuffleHashes(Struct, frozen=True):
    """The hashes that fix the shuffle before the deal; in a what-if, which was never dealt, none.

    ``commitment`` is that of the round's seed (hex). ``announced`` fixes what seeds are made from
    where players have added words; None where there are none, but in a lobby, which takes them.
    ``next_announced`` is that of an evening's next match, while it waits for a press.
    """

    commitment: str | None = None
    announced: str | None = None
    next_announced: str | None = None


class BoardMessage(Struct, frozen=True):
    """The Discord message of the table: the lobby, then the board.

    ``posted_again_at`` is when it may be posted anew if it is deleted and was posted anew before.
    ``deleted_often``: it replaces a deleted one, not for the first time.
    """

    message_id: int | None = None
    posted_again_at: datetime | None = None
    deleted_often: bool = False


class LastMatch(Struct, frozen=True):
    """What a lobby has of the match before it.

    ``invited`` are the names of those who played it and have not sat down yet. ``can_be_copied``:
    the host may have the lobby made like it.
    """

    invited: tuple[str, ...] = ()
    can_be_copied: bool = False


class HeldHands(Struct, frozen=True):
    """What everybody has heard and counted of the hands in this round.

    ``called`` are the seats whose call for the cards that they hold now everybody has heard,
    ``longest`` the most cards that each seat has held.
    """

    called: tuple[int, ...] = ()
    longest: tuple[int, ...] = ()


class ResultDetails(Struct, frozen=True):
    """What the page of a round or match that is over says in addition, once it is known.

    ``earned`` are the achievements of the round, each with its seat. ``hurdle`` is what
    stood in the way of the winner of the round. ``friend_scores`` is the score after the match.
    """

    earned: tuple[tuple[int, str], ...] = ()
    hurdle: Hurdle | None = None
    friend_scores: FriendScores = FriendScores()
