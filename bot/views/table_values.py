"""What is known of a table and goes from the store to the pages as it is, and the words for it."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct, structs

from bot.engine import SeedWord
from bot.evenings import Evening
from bot.kept_property import kept_property
from bot.place import Place, PlaceKind, joins_board_and_hand, stored_place
from bot.setting_values import Choices

OPERATOR_WORDS = 300
"""The most characters of what an operator tells a table."""


class Status(StrEnum):
    """Where a game is in its life."""

    LOBBY = "lobby"
    LIVE = "live"
    OVER = "over"


class Ending(StrEnum):
    """How a game came to be over."""

    FINISHED = "finished"
    """The match was played to its end, or one player was left (L1)."""
    STOPPED = "stopped"
    """Somebody ended it (L3)."""
    CLOSED = "closed"
    """The lobby was closed or nobody started it."""
    ABANDONED = "abandoned"
    """Every person has left; computer players alone do not play on."""


class DeadlineKind(StrEnum):
    """What happens by itself when the time is up."""

    LOBBY_CLOSES = "lobby-closes"
    NEXT_ROUND = "next-round"
    GESTURE = "gesture"
    """The time of a phase is up that waits for several seats: for a gesture (V11)."""
    REMINDER = "reminder"
    """The person to act is rung."""
    MAY_BE_WOKEN = "may-be-woken"
    """Everybody is shown that the person to act may be woken (P3)."""
    TURN = "turn"
    """The bot acts for the person to act."""
    VOTE = "vote"
    """The time to agree with an accusation is up (P4)."""
    DESERTED = "deserted"
    """Nobody has come back to a table that waits for people alone."""
    COMPUTER = "computer"
    """A computer player does something, or decides not to."""
    OFFER_ENDS = "offer-ends"
    """A seat was offered to somebody who follows the match, and let pass."""
    MATCH_ENDS = "match-ends"
    """The time for the match is up (X9)."""
    MATCH_ENDS_SOON = "match-ends-soon"
    """Everybody is told that it is nearly up."""
    CLOCK_RUNS = "clock-runs"
    """A match with a clock is looked after: met late, the bot was away, and the clock stood."""
    REMATCH_ENDS = "rematch-ends"
    """Another match with the same people is no longer offered."""
    NEXT_MATCH = "next-match"
    """The next match of an evening is dealt."""
    EVENING_PAUSES = "evening-pauses"
    """Nobody has pressed anything below the result of an evening's match for a while."""
    EVENING_ENDS = "evening-ends"
    """An evening ends between two matches: its time is up, or nobody has come back."""
    RECESS_ENDS = "recess-ends"
    """A break that the table has agreed on has lasted long enough."""


class Deadline(Struct, frozen=True, array_like=True):
    """Something that happens by itself at ``due_at``, to ``seat`` if that is not None.

    ``stood_since`` is when the clock of the table was stopped, None while it runs.
    """

    kind: DeadlineKind
    seat: int | None
    due_at: datetime
    stood_since: datetime | None = None

    def is_due(self, now: datetime) -> bool:
        """Return whether this is to happen by `now`: its clock runs, and its time has come."""
        return self.stood_since is None and self.due_at <= now


STAND_IN_LEVEL = "medium"
"""The level of the computer player who plays on for somebody who is away or has left (L1, V9)."""


class VoteKind(StrEnum):
    """What the table votes on."""

    ADVICE = "advice"
    """Somebody has advised another (P2)."""
    QUESTION = "question"
    """Somebody has asked a needless question (P3)."""
    HANDOVER = "handover"
    """The computer is to play on for somebody who misses their turns."""
    NEXT_ROUND = "next-round"
    """The next round is to be dealt, although its result has only just appeared."""

    STOP = "stop"
    """The match is to end (L3)."""
    REMOVE = "remove"
    """Somebody is to leave the match between two rounds (L1)."""
    RECESS = "recess"
    """The table is to have a break."""

    @property
    def is_accusation(self) -> bool:
        """Return whether players vote on a penalty (P4)."""
        return self in (VoteKind.ADVICE, VoteKind.QUESTION)


class Vote(Struct, frozen=True):
    """Something that people at the table decide together.

    It is about seat ``about``, or was brought up by it (``NEXT_ROUND``, ``STOP``,
    ``RECESS``); ``ayes`` are the
    seats that agree, the one that brought it up first, ``noes`` those that object. ``link`` leads
    to what was said. ``ends_at`` None: it stands until the seat acts. ``judged`` is what was
    decided, None while that is open, ``decided`` the version of the table before that.
    ``round_number`` is the round in which, or after which, the match is to end or somebody to go.
    """

    kind: VoteKind
    about: int
    ayes: tuple[int, ...]
    ends_at: datetime | None = None
    link: str | None = None
    judged: bool | None = None
    noes: tuple[int, ...] = ()
    decided: int = 0
    round_number: int = 0

    @property
    def is_open(self) -> bool:
        """Whether nothing is decided yet."""
        return self.judged is None


class Recess(Struct, frozen=True):
    """A break that the people of a table have agreed on; seat ``by`` has asked for it."""

    by: int
    since: datetime
    ends_at: datetime


SHOWN_AGAIN = (timedelta(minutes=5), timedelta(minutes=1))
"""How long before a restart its notice is shown again."""

NOTICE_LAPSES = timedelta(hours=1)
"""How long after its time a restart that has not come is taken for called off."""


class Notice(Struct, frozen=True):
    """What the operator of the bot announces to all tables, in their own ``words``.

    ``restart_at`` is when they restart the bot, None if it is not about that. ``no_new_games``: no
    match begins until then. ``repeats`` is how often the notice has been shown again. ``is_back``:
    the restart is done, and the bot says so in place of the words.
    """

    words: str
    asked_at: datetime
    restart_at: datetime | None = None
    no_new_games: bool = False
    repeats: int = 0
    is_back: bool = False

    def at(self, now: datetime) -> Notice | None:
        """Return the notice as tables show it at `now`, or None once it has lapsed."""
        if self.restart_at is None:
            return self
        left = self.restart_at - now
        if left <= -NOTICE_LAPSES:
            return None
        return structs.replace(self, repeats=sum(left <= before for before in SHOWN_AGAIN))

    def is_ended_by(self, start: datetime) -> bool:
        """Return whether a process that has started then is the restart that was announced."""
        near = self.restart_at and self.restart_at - SHOWN_AGAIN[0]
        return near is not None and start >= near and start > self.asked_at

    @property
    def closes(self) -> bool:
        """Whether no match begins at the moment."""
        return self.no_new_games and not self.is_back


class Pace(StrEnum):
    """How long the computer players of a table take for their moves."""

    BRISK = "brisk"
    EASY = "easy"
    PEOPLE = "people"
    """As long as people."""


class ActedFor(StrEnum):
    """Why the bot has acted for a person, or another level for a computer player."""

    TIME_UP = "time-up"
    AUTOPILOT = "autopilot"
    """The computer plays on for somebody who is away."""
    REMOVED = "removed"
    """The table has removed this person between two rounds (L1)."""
    LEVEL_DOWN = "level-down"
    """The next level down has played. Only stored actions of earlier versions have it."""


class Follower(Struct, frozen=True):
    """Somebody who watches a match and would like to play in it.

    A seat is kept for them until ``offered_until``. Who has ``declined`` one is not asked again.
    ``locale`` is the language of their Discord.
    """

    user_id: int
    name: str
    locale: str | None = None
    offered_until: datetime | None = None
    declined: bool = False
    dms_closed: bool = False


class FriendScores(Struct, frozen=True):
    """The score between friends at a table, of its game in its place: at most two items.

    ``pair`` are two seats, ``ahead`` says in how many rounds each was ahead of the other. Seat
    ``winner`` has won ``streak`` matches in a row; ``is_over``: and has not won the latest.
    """

    pair: tuple[int, int] | None = None
    ahead: tuple[int, int] = (0, 0)
    winner: int | None = None
    streak: int = 0
    is_over: bool = False


class PublicGame(Struct, frozen=True, dict=True):
    """What is stored of a game and everybody may see.

    ``home_id`` is that of the place (`bot.place.home_of`). ``version`` counts the changes,
    including those of the lobby. ``locale`` is the language of the channel. ``turn_seconds`` is the
    time for a turn, None: unlimited. ``gesture`` is a `TableGesture` of `bot.setting_values`, or
    own words behind OWN_GESTURE (V11). ``followers`` watch the match, in the order in which seats
    are offered to them, and ``has_onlookers`` if anybody without a seat has pressed a button of the
    match. ``may_call``: the host of the lobby may still call people to it. ``hints``:
    players may ask for the best move, and nothing counts for ratings. ``pace`` is that of the
    computer players. ``what_if``: a person plays on a finished round from one of its turns, alone;
    it does not count, and no channel shows it. ``evening`` is the one that the game is a match of.
    ``friend_scores`` is the score between friends at the first deal.
    ``recess`` is the break that its people have agreed on, while that lasts.
    ``operator_words``: the operator of the bot has ended the game, and says why.
    ``notice`` is what the operator of the bot announces to its people.
    """

    id: str
    home_id: int
    channel_id: int
    host_id: int
    status: Status
    version: int
    locale: str | None = None
    ending: Ending | None = None
    turn_seconds: int | None = None
    gesture: str | None = None
    followers: tuple[Follower, ...] = ()
    may_call: bool = False
    hints: bool = False
    pace: Pace = Pace.BRISK
    what_if: bool = False
    place_kind: PlaceKind = PlaceKind.SERVER
    has_onlookers: bool = False
    evening: Evening | None = None
    friend_scores: FriendScores = FriendScores()
    recess: Recess | None = None
    operator_words: str | None = None
    notice: Notice | None = None

    @kept_property
    def place(self) -> Place:
        """Where the game is played."""
        return stored_place(self.place_kind, self.home_id, self.channel_id)

    @kept_property
    def board_is_hand(self) -> bool:
        """Whether the table has no board of its own: its only person's hand is the board, too."""
        return joins_board_and_hand(self.place)


SOMEBODY = "somebody"
"""What is written where the name of somebody stood who is forgotten."""


class SeatRow(Struct, frozen=True):
    """Who sits at a seat: a person with ``user_id``, or a computer player of ``level``.

    ``missed_turns`` counts the turns in a row that the bot had to play for a person; on
    ``autopilot`` it plays all of them until the person is back. ``locale`` is the language that
    they have chosen, or that of their Discord; computer players have no use for ``choices``.
    ``newcomer``: they have never played
    a card. ``offered``: somebody else may have their place, between rounds. ``word`` is the one
    that they have added to the seed, ``word_lapsed``: another one is asked for, since the table has
    changed. ``name`` is the one that the server shows, ``account`` that of their Discord account,
    None where an older version has seated them. ``left_in`` is the round in the middle of which the
    person has left for the last time; ``removed``: others have decided so. ``has_app``: they are
    known to have installed the bot, which lets it write to them. ``thrown_out``: they are no longer
    part of the place where the game is played, so a computer player plays on for them to the end of
    the round, after which they leave (L1); it stays set once they have left.
    """

    game_id: str
    number: int
    name: str
    user_id: int | None = None
    level: str | None = None
    locale: str | None = None
    dms_closed: bool = False
    missed_turns: int = 0
    autopilot: bool = False
    choices: Choices = Choices()
    newcomer: bool = False
    offered: bool = False
    word: SeedWord | None = None
    account: str | None = None
    word_lapsed: bool = False
    left_in: int | None = None
    removed: bool = False
    has_app: bool = False
    thrown_out: bool = False

    @property
    def takes_direct_messages(self) -> bool:
        """Whether the hand goes to the person by direct message."""
        return not self.dms_closed and not self.choices.hand_in_channel

    @property
    def is_missing(self) -> bool:
        """Whether the last turn was missed, and the computer does not play on for the person."""
        return self.missed_turns > 0 and not self.autopilot
