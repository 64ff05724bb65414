"""The rows of the database as values, and the words that some of their columns take."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar

from msgspec import Struct, convert
from sqlalchemy import Row

from bot.engine import SeatWord, SeedOrigin, SeedWord
from bot.leaderboard_choice import Order
from bot.views.table_values import ActedFor, DeadlineKind, Ending, Follower, Pace, Status, Vote

Value = TypeVar("Value", bound=Struct)


class MessageKind(StrEnum):
    """What a message shows."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    """A seat's hand, in the direct messages of the person who plays it."""
    REMINDER = "reminder"
    """A word in the channel to the person whom everybody waits for."""
    CALL = "call"
    """A word in the channel to those whom the host calls to the lobby."""
    OFFER = "offer"
    """A seat is free: to somebody who follows the match, in their direct messages."""
    OFFER_IN_CHANNEL = "offer-in-channel"
    """The same as a word in the channel, to somebody who takes no direct messages."""
    POSTER = "poster"
    """The result of a round that is over, where its board stood: nothing can be done there."""
    RESULT = "result"
    """How the match ended: to somebody who follows it, in their direct messages."""


_DIRECT = (MessageKind.HAND, MessageKind.OFFER, MessageKind.RESULT)
_SENTENCES = (MessageKind.REMINDER, MessageKind.CALL, MessageKind.OFFER_IN_CHANNEL)


class Deadline(Struct, frozen=True, array_like=True):
    """Something that happens by itself at ``due_at``; ``seat`` is None where none is meant."""

    kind: DeadlineKind
    seat: int | None
    due_at: datetime


class InvitedPlayer(Struct, frozen=True):
    """Somebody who sat at the table in the match before; a computer player has no ``user_id``."""

    user_id: int | None
    name: str


class GameRow(Struct, frozen=True):
    """A game from its lobby to its end.

    ``options`` are the (name, value) pairs that differ from the mode's defaults, ``seed`` is what
    the match was dealt from (hidden until it is over), ``snapshot`` the engine's encoded state;
    both are None in a lobby. ``version`` counts the changes, lobby included. ``deadlines`` are what
    happens by itself, the first due first. ``turn_seconds`` is the time for a turn, None: as long
    as it takes. ``invited`` are those who played the match before, in the order of their seats.
    ``gesture`` is a `bot.setting_values.Gesture`, or a word of their own behind OWN_GESTURE (V11).
    ``followers`` stand in the order in which seats are offered to them. ``may_call``: the host of
    the lobby may still call people to it. ``hints``: who is to act may ask what would be best.
    ``round_posters``: the result of each round stays, and the next one has a board of its own.
    ``last_match`` is the match before in this channel, as long as its host may have the lobby made
    like it. ``pace`` is that of the computer players. ``last_secret`` is the last of those that
    seeds are made from where words were given (hidden; see `bot.engine.seed_words`), ``words`` are
    the digests of those that were there at the deal. ``what_if``: somebody plays a round that is
    over on from a turn of it, for themselves; nothing of it counts, and no channel shows it.
    ``longest_hands`` are the most cards that each seat has held in the round under way.
    """

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    status: Status
    mode: str
    options: tuple[tuple[str, str], ...]
    version: int
    created_at: datetime
    updated_at: datetime
    locale: str | None = None
    seed: bytes | None = None
    snapshot: bytes | None = None
    ending: Ending | None = None
    deadlines: tuple[Deadline, ...] = ()
    turn_seconds: int | None = None
    votes: tuple[Vote, ...] = ()
    invited: tuple[InvitedPlayer, ...] = ()
    gesture: str | None = None
    followers: tuple[Follower, ...] = ()
    may_call: bool = False
    hints: bool = False
    round_posters: bool = True
    last_match: str | None = None
    pace: Pace = Pace.BRISK
    last_secret: bytes | None = None
    words: tuple[SeatWord, ...] = ()
    what_if: bool = False
    longest_hands: tuple[int, ...] = ()

    @property
    def due_at(self) -> datetime | None:
        """When the first of the deadlines is due."""
        return min((deadline.due_at for deadline in self.deadlines), default=None)


class GamePlace(Struct, frozen=True):
    """Where a game is played."""

    game_id: str
    guild_id: int
    channel_id: int


class ThreadRow(Struct, frozen=True):
    """A thread that was opened for games and is not archived yet; ``game_id`` is its newest."""

    channel_id: int
    guild_id: int
    game_id: str


class ActionRow(Struct, frozen=True):
    """An action carried out, and what it led to; it made ``version``.

    ``action`` and ``events`` are in the engine's encoding; ``action`` is None for the first deal,
    ``seat`` None for what no seat did. ``acted_for``: why it was not the person's own.
    """

    game_id: str
    version: int
    seat: int | None
    action: bytes | None
    events: bytes
    at: datetime
    acted_for: ActedFor | None = None


class MessageRow(Struct, frozen=True):
    """A message that is to show something of a game; stale while it shows less than it should.

    ``id`` is ours; ``message_id`` is Discord's, None until it is posted,
    ``posted_at`` the moment of that. ``channel_id`` is None where a direct-message channel is not
    known yet. ``wanted_version`` None: it follows the game, whatever its version.
    ``retired`` messages are to be deleted from Discord; one that ``rings`` tells its person, for
    as long as it is not edited, that the table waits. A poster shows the round of this
    ``round_number``.
    """

    id: int
    game_id: str
    guild_id: int
    kind: MessageKind
    seat: int | None
    user_id: int | None
    channel_id: int | None
    message_id: int | None
    shown_version: int
    wanted_version: int | None
    posted_at: datetime | None
    retired: bool = False
    rings: bool = False
    round_number: int | None = None

    @property
    def is_direct(self) -> bool:
        """Whether it stands in somebody's direct messages."""
        return self.kind in _DIRECT

    @property
    def is_sentence(self) -> bool:
        """Whether it is plain text that calls somebody, and no page: it is never edited."""
        return self.kind in _SENTENCES

    def is_stale(self, version: int) -> bool:
        """Whether there is something to do about it, while its game is at ``version``."""
        wanted = version if self.wanted_version is None else self.wanted_version
        return self.retired or self.shown_version < wanted


class ResultRow(Struct, frozen=True):
    """A seat's result of a round.

    ``points`` were scored in this round, ``score`` is the total after it; ``cards`` were left in
    the hand. Equal ``place``: the place is shared. ``match_won``: this round, which counts, won the
    match; other matches won are `MatchWinRow`.
    ``word``: the one that went into the seed.
    """

    seat: int
    name: str
    user_id: int | None
    level: str | None
    won: bool
    place: int
    points: int
    score: int
    cards: int
    match_won: bool = False
    word: SeedWord | None = None


class RoundRow(Struct, frozen=True):
    """A round that is over. ``counted`` is False if it was not played to its end (L1, L3).

    ``tallied`` is its place in the order in which rounds and match wins went into the standings,
    None for one that is not in them yet. ``record`` is the encoded `bot.facts.RoundRecord`; rounds
    of old have none.
    ``hints``: those who played could ask what would be best. ``origin`` is what the seed was made
    from, without the words, which stand with the results; None where nobody gave one.
    """

    game_id: str
    number: int
    guild_id: int
    channel_id: int
    mode: str
    options: tuple[tuple[str, str], ...]
    scoring: str
    counted: bool
    seed: bytes
    ended_at: datetime
    results: tuple[ResultRow, ...]
    tallied: int | None = None
    record: bytes | None = None
    hints: bool = False
    origin: SeedOrigin | None = None


class MatchWinRow(Struct, frozen=True):
    """A match won otherwise than with a counted round (L3); one for each winner.

    ``number`` is the last round of the match, with which the win is stored: ``guild_id`` and
    ``mode`` are those of that round. ``level`` is that of a computer player. ``ended_at`` is the
    end of the match. ``tallied`` is as that of rounds.
    """

    game_id: str
    number: int
    seat: int
    name: str
    user_id: int | None
    level: str | None
    ended_at: datetime
    guild_id: int
    mode: str
    tallied: int | None = None


EVERYWHERE = 0
"""In place of a server's id: on all of them together."""

EVERY_GAME = ""
"""In place of a mode: in all of them together."""


PROVISIONAL = -1_000_000
"""Added to a rating that is not certain yet: those who have one stand below all others."""


class StandingRow(Struct):
    """What the rounds of a period have led to for a person, on a server and in a game.

    ``wins`` are rounds won, ``matches``
    matches won; ``points`` those won under ``scoring=winner``: penalty points are nothing to be
    proud of. ``share`` and ``rating`` are what leaderboards are sorted by: how many of the rounds
    were won for sure, and the rating after the last of them; both lie below nought where too little
    was played to say.
    """

    user_id: int
    guild_id: int
    period: str
    mode: str
    name: str
    rounds: int = 0
    wins: int = 0
    matches: int = 0
    points: int = 0
    catches: int = 0
    share: float = 0.0
    rating: float | None = None

    def is_sure_by(self, order: Order) -> bool:
        """Whether enough was played for a place on a leaderboard that is sorted so."""
        match order:
            case Order.SHARE:
                return self.share >= 0
            case Order.RATING:
                return self.rating is not None and self.rating > PROVISIONAL / 2
            case Order.WINS | Order.POINTS | Order.CATCHES:
                return True

    @property
    def shown_rating(self) -> int | None:
        """The rating as people see it, None for who has none."""
        if self.rating is None:
            return None
        return round(self.rating - (0 if self.is_sure_by(Order.RATING) else PROVISIONAL))


class RatingRow(Struct):
    """A person's rating in a game, or that of a ``level`` of computer players (``user_id`` 0)."""

    user_id: int
    level: str
    mode: str
    mean: float
    uncertainty: float
    rounds: int


class RatingStepRow(Struct, frozen=True):
    """A person's rating after the ``nth`` round in a game that moved it."""

    user_id: int
    mode: str
    nth: int
    mean: float
    uncertainty: float
    at: datetime


class PersonTotalsRow(Struct):
    """What somebody has done in all their rounds of a game: encoded `bot.facts.PersonTotals`."""

    user_id: int
    mode: str
    totals: bytes


class RivalryRow(Struct):
    """In so many ``rounds`` two have met; so often the one was ``ahead``, so often ``behind``."""

    user_id: int
    rival_id: int
    rounds: int = 0
    ahead: int = 0
    behind: int = 0


class AchievementRow(Struct, frozen=True):
    """An achievement of `bot.achievements`, and the round that earned it."""

    user_id: int
    name: str
    earned_at: datetime
    game_id: str
    number: int


class SeasonRow(Struct, frozen=True):
    """A season of a server: the first has none, and was there from the beginning."""

    guild_id: int
    number: int
    began_at: datetime
    began_by: int


def to_value(row: Row[Any], kind: type[Value]) -> Value:
    """The row as a value: each field from the column of its name."""
    return convert({name: getattr(row, name) for name in kind.__struct_fields__}, kind)


def to_values(rows: Iterable[Row[Any]], kind: type[Value]) -> list[Value]:
    """All rows as values."""
    return [to_value(row, kind) for row in rows]
