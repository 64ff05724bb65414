"""Which messages a table is to have in Discord after a change, and which version each shows."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterator

from msgspec import structs

from bot.engine import Presence
from bot.evenings import EveningPhase
from bot.place import has_own_route, sends_hands, server_of
from bot.store.rows import MessageKind, MessageRow
from bot.views.table_values import Ending, Follower, SeatRow, Status

from ..playing import votes
from ..table import Table


def messages_after(table: Table) -> tuple[MessageRow, ...]:
    """Return the messages of a changed table. New ones have not been posted yet."""
    kept = [after for message in table.messages if (after := _kept(table, message)) is not None]
    rung = {seat.number for seat in table.rung if sends_hand_to(table, seat)}
    messages = [each for message in kept for each in _ringing(message, rung)]
    return (*messages, *_missing(table, messages))


def _kept(table: Table, message: MessageRow) -> MessageRow | None:
    """Return what becomes of the message with the change, None if its row goes."""
    after = _after(table, message) if table.changed else message
    if after is not None and table.hushed:
        after = _unless_hushed(table, after)
    if after is None or after.kind is not MessageKind.HAND or table.game.status is not Status.LIVE:
        return after
    return _where_wanted(table, after)


def _after(table: Table, message: MessageRow) -> MessageRow | None:
    """Return the message after a new version, or None if it was never posted and is not needed."""
    if message.retired or message.kind is MessageKind.POSTER:
        return message
    if (other := _as_another_kind(table, message)) is not None:
        return other
    if message.is_reminder or message.kind is MessageKind.RECESS_CALL:
        return message if _waits_for(table, message.seat) else _retired(message)
    if message.is_call:
        return message if table.game.status is Status.LOBBY else _retired(message)
    if message.kind in (MessageKind.OFFER, MessageKind.OFFER_IN_CHANNEL):
        return _offer_after(table, message)
    if _follows(table, message):
        return structs.replace(message, wanted_version=None)
    if message.kind is MessageKind.HAND and message.message_id is None:
        return None
    if message.kind is MessageKind.LOBBY and message.is_deleted:
        return _left_deleted(table, message)
    # After a match only its result changes: when a rematch is no longer offered.
    if message.wanted_version is None or message.kind is table.game.board_kind:
        return structs.replace(message, wanted_version=table.game.version)
    return message


def _waits_for(table: Table, seat: int | None) -> bool:
    """Return whether the table waits for this seat, or at all, as before: for a turn or a vote."""
    is_turn = table.is_waiting_as_before and seat in (None, table.waited_for)
    return is_turn or votes.is_asked(table, seat)


def _as_another_kind(table: Table, message: MessageRow) -> MessageRow | None:
    """Return the message as what the deal makes of it, or None if it stays what it is."""
    if message.kind is MessageKind.LOBBY and (seat := _seat_of_hand_to_be(table)) is not None:
        return _as_hand(message, seat)
    if message.kind is MessageKind.BOARD and (number := _round_left_behind(table)) is not None:
        return _as_poster(table, message, number)
    return None


def _seat_of_hand_to_be(table: Table) -> SeatRow | None:
    """Return the seat whose hand takes the place of the lobby once the match begins, or None."""
    if not table.game.board_is_hand or table.game.status is Status.LOBBY or not table.has_dealt:
        return None
    return next(iter(table.persons()), None)


def _as_hand(lobby: MessageRow, seat: SeatRow) -> MessageRow:
    """Return the lobby as the hand of its only person: the same message goes on."""
    return structs.replace(
        lobby,
        kind=MessageKind.HAND,
        seat=seat.number,
        user_id=seat.user_id,
        shown_version=0,
        asked_for=False,
    )


def _left_deleted(table: Table, lobby: MessageRow) -> MessageRow:
    """Return a deleted lobby that nobody needs any more: its last word is not posted."""
    version = table.game.version
    return structs.replace(lobby, wanted_version=version, shown_version=version, asked_for=False)


def _round_left_behind(table: Table) -> int | None:
    """Return the number of the round whose result is to stay once the next round is dealt.

    Where the bot is a guest, one person alone cannot fill the channel with results.
    """
    before, now, game = table.stored.state, table.state, table.game
    is_flood = not has_own_route(game.place) and len(table.persons()) == 1
    if before is None or now is None or is_flood or not game.round_posters:
        return None
    return before.number if now.number > before.number else None


def _as_poster(table: Table, board: MessageRow, number: int) -> MessageRow:
    """Return the board of a finished round as a poster: a result that stays, without buttons.

    A board that was never posted becomes the board of the next round.
    """
    if board.message_id is None:
        return board
    return structs.replace(
        board,
        kind=MessageKind.POSTER,
        wanted_version=table.game.version,
        round_number=number,
    )


def _offer_after(table: Table, message: MessageRow) -> MessageRow | None:
    """Return the offer while it stands. An offer that was accepted becomes the hand."""
    if any(
        _offer_kind(each) is message.kind for each in _followers_offered(table, message.user_id)
    ):
        return message
    seat = None if message.user_id is None else table.seat_of(message.user_id)
    if seat is None or not _can_become_hand(table, message, table.seats[seat]):
        return _retired(message)
    return structs.replace(
        message, kind=MessageKind.HAND, seat=seat, wanted_version=None, shown_version=0
    )


def _can_become_hand(table: Table, message: MessageRow, seat: SeatRow) -> bool:
    hands = (m for m in table.messages if m.kind is MessageKind.HAND and not m.retired)
    has_one = any(hand.seat == seat.number for hand in hands)
    posted = message.kind is MessageKind.OFFER and message.message_id is not None
    return posted and sends_hand_to(table, seat) and not has_one


def _followers_offered(table: Table, user_id: int | None) -> Iterator[Follower]:
    """Yield the followers to whom a seat is offered, or only this one of them."""
    for follower in table.game.followers:
        if follower.offered_until is not None and user_id in (None, follower.user_id):
            yield follower


def _offer_kind(follower: Follower) -> MessageKind:
    return MessageKind.OFFER_IN_CHANNEL if follower.dms_closed else MessageKind.OFFER


def _retired(message: MessageRow) -> MessageRow | None:
    return None if message.message_id is None else structs.replace(message, retired=True)


def _follows(table: Table, message: MessageRow) -> bool:
    """Return whether the message shows every future version of the table."""
    match message.kind:
        case MessageKind.LOBBY:
            return table.game.status is Status.LOBBY
        case MessageKind.BOARD:
            return table.game.status is Status.LIVE
        case MessageKind.HAND:
            assert message.seat is not None
            here = table.presence(message.seat) is Presence.HERE
            return here and table.game.status is Status.LIVE
        case (
            MessageKind.REMINDER
            | MessageKind.DIRECT_REMINDER
            | MessageKind.CALL
            | MessageKind.SUBSCRIBERS_CALL
            | MessageKind.EVENING_CALL
            | MessageKind.RECESS_CALL
            | MessageKind.OFFER
            | MessageKind.OFFER_IN_CHANNEL
            | MessageKind.POSTER
            | MessageKind.RESULT
            | MessageKind.EVENING
        ):
            return False


def _ringing(message: MessageRow, rung: Container[int | None]) -> tuple[MessageRow, ...]:
    """Return the message. The hand of a seat that is ``rung`` is deleted and posted anew."""
    if message.kind is not MessageKind.HAND or message.retired or message.seat not in rung:
        return (message,)
    if message.message_id is None:
        return (structs.replace(message, rings=True),)
    anew = structs.replace(
        message,
        id=_new_id(),
        message_id=None,
        posted_at=None,
        shown_version=0,
        rings=True,
    )
    return (structs.replace(message, retired=True), anew)


def _unless_hushed(table: Table, message: MessageRow) -> MessageRow | None:
    """Return the message. The reminder of a person who does not want to be rung is deleted."""
    hushed = {seat.number for seat in table.hushed}
    if not message.is_reminder or message.seat not in hushed:
        return message
    return _retired(message)


def _where_wanted(table: Table, hand: MessageRow) -> MessageRow | None:
    """Return the hand, unless its person receives no direct messages.

    The hand of a person who wants it only in the channel is deleted.
    """
    if hand.seat is None:
        return hand
    seat = table.seats[hand.seat]
    if seat.dms_closed:
        return None
    elsewhere = seat.choices.hand_in_channel and not table.game.board_is_hand
    return _retired(hand) if elsewhere and not hand.retired else hand


def _missing(table: Table, messages: list[MessageRow]) -> Iterator[MessageRow]:
    channel_id = table.game.channel_id
    messages = [message for message in messages if not message.retired]
    kinds = {message.kind for message in messages}
    if table.game.status is Status.LOBBY and MessageKind.LOBBY not in kinds:
        lobby = _new(table, MessageKind.LOBBY, channel_id)
        # Where one person sees everything, the message is theirs, and deleted with their data.
        owner = table.game.host_id if table.game.board_is_hand else None
        yield structs.replace(lobby, user_id=owner)
    for kind in table.calls:
        yield _once(table, kind, channel_id)
    yield from _missing_board(table, kinds)
    if table.game.status is Status.LIVE:
        hands = {message.seat for message in messages if message.kind is MessageKind.HAND}
        for seat in table.persons():
            if seat.number not in hands and sends_hand_to(table, seat):
                hand = _new(table, MessageKind.HAND, None)
                yield structs.replace(hand, seat=seat.number, user_id=seat.user_id)
        yield from _new_offers(table, messages)
    yield from _told_endings(table)
    for seat in table.rung:
        if not sends_hand_to(table, seat):
            yield _reminder(table, seat)


def sends_hand_to(table: Table, seat: SeatRow) -> bool:
    """Return whether the hand of this seat goes to its person, as one that is the board does."""
    if table.game.board_is_hand:
        return not seat.dms_closed
    return sends_hands(table.game.place) and seat.takes_direct_messages


def is_reminded_directly(seat: SeatRow) -> bool:
    """Return whether a reminder goes to the person of this seat, and not into the channel.

    The person has no hand in direct messages that could ring, but has installed the bot: it may
    write to them, as far as is known. If it may not, the seat has `dms_closed` from then on.
    """
    return seat.has_app and seat.takes_direct_messages


def _reminder(table: Table, seat: SeatRow) -> MessageRow:
    if is_reminded_directly(seat):
        reminder = _once(table, MessageKind.DIRECT_REMINDER, None)
    else:
        reminder = _once(table, MessageKind.REMINDER, table.game.channel_id)
    return structs.replace(reminder, seat=seat.number, user_id=seat.user_id)


def _missing_board(table: Table, kinds: Container[MessageKind]) -> Iterator[MessageRow]:
    """Yield the board that a match lacks. A match that ends with a deal shows its result (X16).

    In that case the previous board has become a poster, or there was none.
    """
    if MessageKind.BOARD in kinds or table.game.board_is_hand:
        return
    if table.game.status is Status.LIVE:
        yield _new(table, MessageKind.BOARD, table.game.channel_id)
    elif table.game.status is Status.OVER and table.has_dealt:
        yield _once(table, MessageKind.BOARD, table.game.channel_id)


def _new_offers(table: Table, messages: list[MessageRow]) -> Iterator[MessageRow]:
    there = {(message.kind, message.user_id) for message in messages}
    for follower in _followers_offered(table, None):
        kind = _offer_kind(follower)
        if (kind, follower.user_id) not in there:
            yield _for_follower(table, kind, follower)


def _has_just_ended(table: Table) -> bool:
    """Return whether this change has ended the match with a result."""
    if table.stored.game.status is not Status.LIVE or table.game.status is not Status.OVER:
        return False
    return table.game.ending is not Ending.ABANDONED


def _told_endings(table: Table) -> Iterator[MessageRow]:
    """Yield the poster of an evening that has ended, and what followers hear of the match."""
    if _has_ended_evening(table):
        yield _once(table, MessageKind.EVENING, table.game.channel_id)
    if _has_just_ended(table):
        for follower in table.game.followers:
            yield _for_follower(table, MessageKind.RESULT, follower)


def _has_ended_evening(table: Table) -> bool:
    """Return whether this change has ended an evening in which a match was played."""
    before, evening = table.stored.game.evening, table.game.evening
    if before is None or evening is None or not evening.games:
        return False
    return before.is_on and evening.phase is EveningPhase.OVER


def _for_follower(table: Table, kind: MessageKind, follower: Follower) -> MessageRow:
    channel_id = table.game.channel_id if kind is MessageKind.OFFER_IN_CHANNEL else None
    return structs.replace(_once(table, kind, channel_id), user_id=follower.user_id)


def _once(table: Table, kind: MessageKind, channel_id: int | None) -> MessageRow:
    """Return a new message that does not change with the table."""
    return structs.replace(_new(table, kind, channel_id), wanted_version=table.game.version)


def _new(table: Table, kind: MessageKind, channel_id: int | None) -> MessageRow:
    return MessageRow(
        id=_new_id(),
        game_id=table.game.id,
        server_id=server_of(table.game.place),
        kind=kind,
        seat=None,
        user_id=None,
        channel_id=channel_id,
        message_id=None,
        shown_version=0,
        wanted_version=None,
        posted_at=None,
    )


def left_over(message: MessageRow) -> MessageRow:
    """Return the row of a posted Discord message that `message` has replaced, to be deleted."""
    return structs.replace(message, id=_new_id(), retired=True)


def _new_id() -> int:
    return secrets.randbits(62)
