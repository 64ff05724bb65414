"""A message of a game: its kind, its address, what is wanted of it, and one request at a time.

An address stays while the message's Discord id changes. A `PendingMessage` exists while something
is to be written; what Discord shows and what is wanted in the long run stands in the rows of the
store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

import discord
from msgspec import Struct

from bot.render import Page, Verb
from bot.store.rows import MessageKind, MessageRow
from bot.tables.messages.table_messages import TableMessages

from .discord_refusals import DiscordRefusal
from .timers import PlannedCall


class WithoutDms(Enum):
    """What is done with a message that cannot be sent to its person by direct message."""

    NOTHING = auto()
    HAND_BUTTON = auto()
    """The person is told in the channel that *Hand* shows the hand."""
    MENTION = auto()
    """The person is mentioned in the channel."""
    OFFER_IN_CHANNEL = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """What all messages of a kind have in common.

    Where a game may have several of them, each `is_numbered`: a hand by its seat, an opened one by
    its user, any other by the id of its row. ``rank`` are the seconds by which other messages may
    go first if not all can be written at once. People follow a match on those that `follows_moves`,
    and a hand (`is_hand`) may wait under load if its owner cannot act. An opened one (`is_opened`)
    is known by a token alone, not by a row. One that `stays_in_reach` is posted anew before it is
    too old for edits, and one that `stays_in_sight` also when others stand below it. Presses on one
    that `others_press` can bring it a token. ``without_dms`` is done where no direct message
    reaches its person. ``is_reposted``: if Discord edits it no more, a new one takes its place. A
    message has at least one of ``buttons``, and none of ``other_buttons``.
    """

    name: str
    is_numbered: bool = True
    rank: float = 2.0
    follows_moves: bool = False
    is_hand: bool = False
    is_opened: bool = False
    stays_in_reach: bool = False
    stays_in_sight: bool = False
    others_press: bool = False
    without_dms: WithoutDms = WithoutDms.NOTHING
    is_reposted: bool = True
    buttons: frozenset[Verb] = frozenset()
    other_buttons: frozenset[Verb] = frozenset()

    def at(self, game_id: str, number: int = 0) -> Address:
        """Return the address of the message of this kind with this number in a game."""
        return Address(self, game_id, number)

    def is_on(self, buttons: set[Verb]) -> bool:
        """Return whether these are the buttons of such a message."""
        return bool(buttons & self.buttons) and not buttons & self.other_buttons

    def __repr__(self) -> str:
        return self.name


LOBBY = Kind(
    "lobby",
    is_numbered=False,
    rank=0.5,
    others_press=True,
    buttons=frozenset({Verb.OPTIONS}),
)
BOARD = Kind(
    "board",
    is_numbered=False,
    rank=0.5,
    follows_moves=True,
    stays_in_reach=True,
    stays_in_sight=True,
    others_press=True,
    buttons=frozenset({Verb.MORE, Verb.HAND}),
    other_buttons=frozenset({Verb.OPTIONS}),  # *More* is on lobbies, too
)
# A new poster would stand below the next board.
POSTER = Kind("poster", rank=1.0, others_press=True, is_reposted=False)
EVENING = Kind("evening", rank=1.0, others_press=True, is_reposted=False)
HAND = Kind(
    "hand",
    follows_moves=True,
    is_hand=True,
    stays_in_reach=True,
    without_dms=WithoutDms.HAND_BUTTON,
)
OPENED_HAND = Kind("opened-hand", follows_moves=True, is_hand=True, is_opened=True)
OPENED_BACKS = Kind("opened-backs", follows_moves=True, is_hand=True, is_opened=True)
"""The other sides of everybody's cards (F8)."""
REMINDER = Kind("reminder", without_dms=WithoutDms.MENTION)
CALL = Kind("call")
OFFER = Kind("offer", without_dms=WithoutDms.OFFER_IN_CHANNEL)
RESULT = Kind("result")
QUESTION = Kind("question", is_numbered=False, others_press=True)
"""Who is in for a weekly evening: of a channel, whose id stands for the game."""
LEFTOVER = Kind("leftover", rank=4.0)
"""A message that is no longer needed and has to be deleted."""

_KINDS = {
    MessageKind.LOBBY: LOBBY,
    MessageKind.BOARD: BOARD,
    MessageKind.POSTER: POSTER,
    MessageKind.HAND: HAND,
    MessageKind.REMINDER: REMINDER,
    MessageKind.DIRECT_REMINDER: REMINDER,
    MessageKind.CALL: CALL,
    MessageKind.SUBSCRIBERS_CALL: CALL,
    MessageKind.EVENING_CALL: CALL,
    MessageKind.RECESS_CALL: CALL,
    MessageKind.OFFER: OFFER,
    MessageKind.OFFER_IN_CHANNEL: OFFER,
    MessageKind.RESULT: RESULT,
    MessageKind.EVENING: EVENING,
}


class Address(Struct, frozen=True):
    """Names a message of a game; it stays while the message's Discord id changes."""

    kind: Kind
    game: str
    number: int = 0


def kind_of(row: MessageRow) -> Kind:
    """Return the kind of this row's message."""
    return LEFTOVER if row.retired else _KINDS[row.kind]


def address_of(row: MessageRow) -> Address:
    """Return the address of this row's message."""
    kind = kind_of(row)
    return Address(kind, row.game_id, _number_of(row, kind))


def _number_of(row: MessageRow, kind: Kind) -> int:
    number = row.seat if kind is HAND else row.id
    assert number is not None
    return number if kind.is_numbered else 0


def addresses_from_now(row: MessageRow, only_seat: int | None = None) -> tuple[Address, ...]:
    """Return the address of this row's message, and those that it may have after the next deal.

    A lobby has that of the board, too: a board is posted once the click on *Start* is answered.
    Where one person plays alone at `only_seat`, the lobby becomes their hand.
    """
    address = address_of(row)
    if address.kind is LOBBY and only_seat is not None:
        return address, HAND.at(row.game_id, only_seat)
    if address.kind is LOBBY:
        return address, BOARD.at(row.game_id)
    if address.kind is BOARD:
        return address, POSTER.at(row.game_id, row.id)
    return (address,)


def row_at(address: Address, found: TableMessages) -> MessageRow | None:
    """Return the row of the message at this address, or None if there is none."""
    kind, number, rows = address.kind, address.number, found.messages
    if kind.is_numbered:
        rows = [row for row in rows if number == (row.seat if kind is HAND else row.id)]
    return next((row for row in rows if kind_of(row) is kind), None)


class PendingMessage:
    """One message while something is to be written.

    ``since`` is when it became stale, ``due`` when it should be written, by which messages are
    ordered. ``failures`` counts failed writes in a row, ``alike`` the last of them with the same
    cause (``last_refusal``). No attempt is made before ``not_before``. ``anew`` asks for a new
    message instead of the old one, ``redraw`` for a write although nothing is stale. ``unsure``: an
    edit that was given up may still arrive. ``again``: the message became stale while it was
    written. ``may_stand``: it may have been posted by a process that could not store its id.
    ``answers`` counts the clicks on the message that are being answered: an answer is its next
    write. ``timer`` is the planned write, which begins ``at``, and ``writer`` the one under way.
    """

    def __init__(self, address: Address) -> None:
        self.address = address
        self.since: float | None = None
        self.due = 0.0
        self.failures = 0
        self.alike = 0
        self.last_refusal: DiscordRefusal | None = None
        self.not_before = 0.0
        self.anew = False
        self.redraw = False
        self.unsure = False
        self.again = False
        self.may_stand = False
        self.answers = 0
        self.writer: asyncio.Task[None] | None = None
        self.one_request = asyncio.Lock()
        self.timer: PlannedCall | None = None
        self.at = 0.0

    @property
    def is_idle(self) -> bool:
        """Whether no write is under way or planned."""
        return self.writer is None and self.timer is None and not self.answers

    async def begin_answer(self) -> None:
        """Wait until the answer may write the message."""
        await self.one_request.acquire()

    def expect_answer(self) -> None:
        """Begin no write of the message before a click on it is answered."""
        self.answers += 1
        self.cancel_timer()

    def cancel_timer(self) -> None:
        """Cancel the planned write, if there is one."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stale_row(self, found: TableMessages) -> MessageRow | None:
        """Return the message's row, as `found` in the store, if it has to be written now."""
        row = row_at(self.address, found)
        if row is None:
            return None
        forced = (self.anew or self.redraw) and row.message_id is not None and not row.is_sentence
        return row if forced or found.is_stale(row) else None


class AnswerWrite:
    """The turn of an answer to a click among the writes of a message: until it ends, no other
    write of the message begins.

    `messages` are all that the message may be by the time it is answered. Every answer takes them
    in the same order.
    """

    def __init__(
        self,
        messages: Sequence[PendingMessage],
        *,
        written: Callable[[discord.Interaction, int, Page], Awaitable[None]],
        ended: Callable[[], None],
    ) -> None:
        """`written` notes what the answer shows."""
        self.written = written
        self._messages = messages
        self._ended = ended
        self._begun: list[PendingMessage] = []
        for message in messages:
            message.expect_answer()

    async def begin(self) -> None:
        """Wait until no other write of the message is under way."""
        for message in self._messages:
            await message.begin_answer()
            self._begun.append(message)

    def end(self) -> None:
        """Let other writes begin: the click is answered, or can no longer be."""
        for message in self._begun:
            message.one_request.release()
        for message in self._messages:
            message.answers -= 1
        self._ended()
