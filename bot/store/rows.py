"""The rows of the tables as values, and the words that some of their columns take."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar

from msgspec import Struct, convert
from sqlalchemy import Row

from bot.engine import SeatWord, SeedOrigin, SeedWord, WordSeal
from bot.place import Place, PlaceKind, stored_place
from bot.views.table_values import ActedFor, Deadline, PublicGame, Vote

Value = TypeVar("Value", bound=Struct)


class MessageKind(StrEnum):
    """What a message shows."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    """A seat's hand, in its player's direct messages."""
    REMINDER = "reminder"
    """A reminder in the channel to the player whom everybody waits for."""
    DIRECT_REMINDER = "direct-reminder"
    """The same reminder in the player's direct messages, where their hand is not sent."""
    CALL = "call"
    """A message in the channel to the people whom the host calls to the lobby."""
    SUBSCRIBERS_CALL = "subscribers-call"
    """A message in the channel to the people who want to know of each new table."""
    EVENING_CALL = "evening-call"
    """A message in the channel to the people who are in for the weekly evening."""
    RECESS_CALL = "recess-call"
    """A message in the channel to the people of a table whose break is over."""
    OFFER = "offer"
    """The offer of a free seat, in the direct messages of a follower of the match."""
    OFFER_IN_CHANNEL = "offer-in-channel"
    """The same offer in the channel, to a follower who takes no direct messages."""
    POSTER = "poster"
    """The result of a finished round in the place of its board, without buttons."""
    RESULT = "result"
    """How the match ended, in the direct messages of a follower."""
    EVENING = "evening"
    """The poster at the end of an evening."""


_REMINDERS = (MessageKind.REMINDER, MessageKind.DIRECT_REMINDER)
_DIRECT = (
    *(MessageKind.HAND, MessageKind.DIRECT_REMINDER),
    *(MessageKind.OFFER, MessageKind.RESULT),
)
_CALLS = (MessageKind.CALL, MessageKind.SUBSCRIBERS_CALL, MessageKind.EVENING_CALL)
_SENTENCES = (
    *(*_REMINDERS, *_CALLS),
    *(MessageKind.RECESS_CALL, MessageKind.OFFER_IN_CHANNEL),
)


class InvitedPlayer(Struct, frozen=True):
    """A player of the match before; a computer player has no ``user_id``."""

    user_id: int | None
    name: str


class GameRow(PublicGame, frozen=True, kw_only=True):
    """A game from its lobby to its end: what everybody may see of it, and what is hidden.

    ``options`` are the (name, value) pairs that differ from the mode's defaults. ``seed`` is what
    the match was dealt from (hidden until it is over) and ``snapshot`` the engine's encoded state;
    both are None in a lobby. ``deadlines`` are in the order in which they are due. ``invited`` are
    the players of the match before, in the order of their seats. ``round_posters``: the result of
    each round stays, and the next round has a new board. ``last_match`` is the match before in this
    channel, while the host may copy its lobby. ``last_secret`` is the last secret that seeds are
    made from if players have given words, ``word_seal`` has the salts of the words
    (hidden; see `bot.engine.seed_words`); ``words`` are the digests of those words at
    the deal. ``longest_hands`` are the most cards that each seat has held in the present round.
    """

    mode: str
    options: tuple[tuple[str, str], ...]
    created_at: datetime
    updated_at: datetime
    seed: bytes | None = None
    snapshot: bytes | None = None
    deadlines: tuple[Deadline, ...] = ()
    votes: tuple[Vote, ...] = ()
    invited: tuple[InvitedPlayer, ...] = ()
    round_posters: bool = True
    last_match: str | None = None
    last_secret: bytes | None = None
    words: tuple[SeatWord, ...] = ()
    longest_hands: tuple[int, ...] = ()
    word_seal: WordSeal | None = None

    @property
    def board_kind(self) -> MessageKind:
        """The kind of message that shows the match."""
        return MessageKind.HAND if self.board_is_hand else MessageKind.BOARD

    @property
    def due_at(self) -> datetime | None:
        """When the first of the deadlines is due whose clock runs, None if there are none."""
        running = (each.due_at for each in self.deadlines if each.stood_since is None)
        return min(running, default=None)


class ThreadRow(Struct, frozen=True):
    """A thread that was opened for games and is not archived yet; ``game_id`` is the newest."""

    channel_id: int
    guild_id: int
    game_id: str


class ActionRow(Struct, frozen=True):
    """An action that was carried out, and the events of it; it led to ``version``.

    ``action`` and ``events`` are in the engine's encoding. ``action`` is None for the first deal,
    ``seat`` is None if no seat acted. ``acted_for``: why the bot acted for the player.
    """

    game_id: str
    version: int
    seat: int | None
    action: bytes | None
    events: bytes
    at: datetime
    acted_for: ActedFor | None = None


class MessageRow(Struct, frozen=True):
    """A message that shows something of a game, or is to be posted.

    ``id`` is ours; ``message_id`` is Discord's, None until the message is posted at ``posted_at``.
    ``channel_id`` is None if the channel of direct messages is not known yet. ``shown_version`` is
    the version of the game that it shows and ``wanted_version`` the one that it should; None: the
    newest. ``retired`` messages are to be deleted from Discord. One that ``rings`` notifies its
    player that the table waits, until it is edited. ``round_number`` is the round of a poster.
    ``deletions`` counts how often somebody has deleted this lobby or board on Discord, and
    ``reposted_at`` is when it was last posted anew for that reason. One that is ``asked_for`` is
    written although nothing has changed: somebody was sent to it. ``server_id`` is its place's.
    """

    id: int
    game_id: str
    server_id: int | None
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
    deletions: int = 0
    reposted_at: datetime | None = None
    asked_for: bool = False

    @property
    def is_deleted(self) -> bool:
        """Whether somebody has deleted the message, and no new one is posted yet."""
        return self.message_id is None and self.deletions > 0

    @property
    def is_direct(self) -> bool:
        """Whether the message is sent as a direct message."""
        return self.kind in _DIRECT

    @property
    def is_sentence(self) -> bool:
        """Whether the message is plain text, mostly with mentions; such text is never edited."""
        return self.kind in _SENTENCES

    @property
    def is_reminder(self) -> bool:
        """Whether the message reminds a player that the table waits for them."""
        return self.kind in _REMINDERS

    @property
    def is_call(self) -> bool:
        """Whether the message calls people to the lobby."""
        return self.kind in _CALLS

    @property
    def has_more_to_show(self) -> bool:
        """Whether the message goes on, or is yet to show its last words."""
        return self.wanted_version is None or self.shown_version < self.wanted_version

    def is_stale(self, version: int) -> bool:
        """Return whether the message has to be written or deleted if its game is at ``version``."""
        wanted = version if self.wanted_version is None else self.wanted_version
        return self.retired or self.asked_for or self.shown_version < wanted


class ResultRow(Struct, frozen=True):
    """A seat's result of a round.

    ``points`` were scored in this round, ``score`` is the total after it; ``cards`` were left in
    the hand. Seats with equal ``place`` share it. ``match_won``: this round counts and won the
    match; matches won otherwise are in `MatchWinRow`. ``word`` went into the seed.
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


class LeaverRow(Struct, frozen=True):
    """A player who left in a round and has no result in it (L1).

    ``cards`` went back into the pile, 0 if they did not or nothing was dealt yet. ``removed``:
    others have taken the player out of the round, or the player was thrown out.
    """

    seat: int
    name: str
    user_id: int | None
    cards: int
    word: SeedWord | None = None
    removed: bool = False


class RoundEnding(StrEnum):
    """How a round has ended; `bot.tables.tallying.round_count` says what it counts as."""

    PLAYED = "played"
    """By cards, by knock-outs or by the clock, in a draft as well (X9)."""
    LEFT = "left"
    """All but the winner had left (L1)."""
    STOPPED = "stopped"
    """The match was stopped in it, without anybody's consent (L3)."""


class RoundRow(Struct, frozen=True):
    """A finished round. ``counted`` is False if it was not played to its end (L1, L3).

    ``tallied`` is its position in the order in which rounds and match wins went into the standings,
    None if it is not in them yet. ``record`` is the encoded `bot.facts.RoundRecord`, None for very
    old rounds. ``hints``: the players could ask for the best move. ``origin`` is what the seed was
    made from, without the words, which are in the results; None if nobody gave one.
    """

    game_id: str
    number: int
    home_id: int
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
    leavers: tuple[LeaverRow, ...] = ()
    place_kind: PlaceKind = PlaceKind.SERVER
    ending: RoundEnding | None = None

    @property
    def decides_match(self) -> bool:
        """Whether the round counts, and somebody has won the match with it (L3)."""
        return self.counted and any(each.match_won for each in self.results)

    @property
    def place(self) -> Place:
        """Where the round was played."""
        return stored_place(self.place_kind, self.home_id, self.channel_id)


class MatchWinRow(Struct, frozen=True):
    """A match won otherwise than with a counted round (L3); one for each winner.

    ``number`` is the last round of the match; ``home_id`` and ``mode`` are those of that round.
    ``alone``: only one person played in it. ``level`` is that of a computer player. ``ended_at`` is
    the end of the match. ``tallied`` is a position in the same order as that of rounds.
    """

    game_id: str
    number: int
    seat: int
    name: str
    user_id: int | None
    level: str | None
    ended_at: datetime
    home_id: int
    mode: str
    tallied: int | None = None
    alone: bool = False


def to_value(row: Row[Any], kind: type[Value]) -> Value:
    """Return the row as a value, each field from the column of its name."""
    return convert({name: getattr(row, name) for name in kind.__struct_fields__}, kind)


def to_values(rows: Iterable[Row[Any]], kind: type[Value]) -> list[Value]:
    """Return all rows as values."""
    return [to_value(row, kind) for row in rows]
