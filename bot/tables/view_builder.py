"""A table -> what one viewer may see of it."""

from __future__ import annotations

from datetime import datetime

from msgspec import structs

from bot import engine
from bot.engine import SeatAction, State, announced_hash
from bot.evenings import Evening
from bot.store.rows import GameRow, MessageKind
from bot.views.names import told_apart
from bot.views.table_parts import (
    BoardMessage,
    HeldHands,
    LastMatch,
    SeatView,
    ShuffleHashes,
    TableClock,
    VoteView,
)
from bot.views.table_values import (
    SOMEBODY,
    DeadlineKind,
    PublicGame,
    SeatRow,
    Status,
    Vote,
    VoteKind,
)
from bot.views.table_view import TableView

from .planning.deadlines import is_nearly_up, visible_deadline
from .planning.reposting import is_deleted_often, posted_again_at, shows_table
from .playing import votes, waking
from .table import STEPS_ON_A_BOARD, Stored, Table


def view_of(stored: Stored, user_id: int | None, now: datetime) -> TableView:
    """Return the table as this person may see it; None: as everybody in the channel may.

    What everybody may see is made once for each version of a table.
    """
    view = stored.once(TableView, _public_view)
    if view.clock.ends_at is not None:
        clock = structs.replace(view.clock, ends_soon=is_nearly_up(Table(stored, now)))
        view = structs.replace(view, clock=clock)
    if user_id is None:
        return view
    seat, locale = _seat_of(view, user_id), view.locale
    for each in view.seats:
        if each.user_id == user_id:
            locale = each.locale or locale
            break
    if seat is None:
        former = next((each.number for each in view.seats if each.user_id == user_id), None)
        return structs.replace(view, locale=locale, former_seat=former)
    state = stored.state
    rests = view.seats[seat].thrown_out or view.game.recess is not None
    legal, side = ((), ()) if rests else _open_to(state, seat)
    return structs.replace(
        view,
        seat=seat,
        locale=locale,
        observation=None if state is None else engine.observe(state, seat),
        legal=legal,
        side=side,
        steps=tuple([s.open_view or s.views.get(seat) or s.seen_by(seat) for s in stored.recent]),
    )


def _seat_of(view: TableView, user_id: int) -> int | None:
    """Return the number of the seat that this person plays now."""
    for seat in view.seats:
        if seat.user_id == user_id and seat.is_person:
            return seat.number
    return None


def _public_view(table: Table) -> TableView:
    """Return what everybody may see, but for what depends on the time."""
    state, game = table.state, table.game
    can_be_copied = game.status is Status.LOBBY and game.last_match is not None
    return TableView(
        game=_public_game(game),
        options=table.options,
        seats=tuple([_seat_view(table, seat) for seat in told_apart(table.seats)]),
        votes=_vote_views(table) if game.votes else (),
        clock=_clock(table),
        hashes=_hashes(table),
        board=_board(table),
        last_match=LastMatch(_not_yet_there(table), can_be_copied),
        hands=HeldHands(table.called, table.longest_hands),
        locale=game.locale,
        observation=None if state is None else engine.observe(state, None),
        steps=tuple([step.seen_by(None) for step in table.recent[-STEPS_ON_A_BOARD:]]),
    )


def _public_game(game: GameRow) -> PublicGame:
    shown = PublicGame(*[getattr(game, field) for field in PublicGame.__struct_fields__])
    if shown.evening is None:
        return shown
    evening = structs.replace(shown.evening, last_secret=None, word_seal=None)
    return structs.replace(shown, evening=evening)


def _clock(table: Table) -> TableClock:
    costs = {} if table.state is None else table.state.rules.penalties.offences
    return TableClock(
        deadline=visible_deadline(table),
        paused=table.is_paused,
        can_be_woken=waking.sleeper(table) if costs else None,
        rematch_until=_due_at(table, DeadlineKind.REMATCH_ENDS),
        ends_at=_due_at(table, DeadlineKind.MATCH_ENDS),
        next_match_at=_due_at(table, DeadlineKind.NEXT_MATCH),
    )


def _due_at(table: Table, kind: DeadlineKind) -> datetime | None:
    deadline = table.deadline(kind)
    return None if deadline is None else deadline.due_at


def may_act(table: Table) -> list[SeatRow]:
    """The seats of persons who may do something now: their turn, a jump-in, a catch, a vote.

    What may be said at any time is not counted.
    """
    asked = {seat for vote in _vote_views(table) for seat in vote.open_to}
    return [
        seat
        for seat in table.persons()
        if seat.number in asked
        or (not seat.thrown_out and _may_do_something(table.state, seat.number))
    ]


def _may_do_something(state: State | None, seat: int) -> bool:
    turn, side = _open_to(state, seat)
    return bool(turn) or any(not isinstance(action, engine.Say) for action in side)


def _not_yet_there(table: Table) -> tuple[str, ...]:
    """The names of invited people who do not sit here, of those who have one to be shown."""
    there = {seat.user_id for seat in table.seats}
    invited = (former for former in table.game.invited if former.user_id is not None)
    missing = (former.name for former in invited if former.user_id not in there)
    return tuple(name for name in missing if name != SOMEBODY)


def _open_to(
    state: State | None, seat: int | None
) -> tuple[tuple[SeatAction, ...], tuple[SeatAction, ...]]:
    """The turn actions and the other actions that this seat may take now."""
    if state is None or seat is None:
        return (), ()
    return (
        tuple(engine.legal_actions(state, seat)),
        tuple(engine.side_actions(state, seat)),
    )


def _vote_views(table: Table) -> tuple[VoteView, ...]:
    """Return the votes that pages show: the open ones, and the outcome of the latest."""
    shown = (vote for vote in table.game.votes if vote.is_open or votes.is_told(table, vote))
    return tuple([_vote_view(table, vote) for vote in shown])


def _vote_view(table: Table, vote: Vote) -> VoteView:
    is_next = vote.kind is VoteKind.NEXT_ROUND
    return VoteView(
        kind=vote.kind,
        about=vote.about,
        ayes=vote.ayes,
        noes=vote.noes,
        asked=tuple(votes.asked(table, vote)),
        needed=votes.needed(table, vote),
        open_to=tuple(votes.unanswered(table, vote)) if vote.is_open and not is_next else (),
        ends_at=_due_at(table, DeadlineKind.NEXT_ROUND) if is_next else vote.ends_at,
        link=vote.link,
        judged=vote.judged,
    )


def _seat_view(table: Table, seat: SeatRow) -> SeatView:
    presence, level = table.presence(seat.number), table.level(seat.number)
    as_seated = seat if seat.level == level else structs.replace(seat, level=level)
    is_host = seat.user_id == table.game.host_id
    return SeatView(*structs.astuple(as_seated), presence=presence, is_host=is_host)


def _hashes(table: Table) -> ShuffleHashes:
    state, game = table.state, table.game
    takes_words = game.status is Status.LOBBY or bool(game.words)
    announced = _announced(game) if takes_words else None
    if state is None or game.what_if:
        return ShuffleHashes(announced=announced)
    return ShuffleHashes(engine.commitment(state.seed), announced, _announced(game.evening))


def _announced(of: GameRow | Evening | None) -> str | None:
    """Return the hash that fixes the match, or an evening's next; None unless it is announced."""
    if of is None or of.last_secret is None or of.word_seal is None:
        return None
    return announced_hash(of.last_secret, of.word_seal)


def _board(table: Table) -> BoardMessage:
    messages = table.stored.messages
    often = is_deleted_often(shows_table(table.game.status, messages), messages)
    return BoardMessage(_board_id(table), posted_again_at(messages), often)


def _board_id(table: Table) -> int | None:
    """The message that shows the table: a lobby's own, then the board, None if it is deleted.

    Until the board of a new round is posted, it is the result right above it.
    """
    if table.game.what_if:
        return None
    shown = shows_table(table.game.status, table.stored.messages)
    if table.game.status is Status.LOBBY or (shown is not None and shown.is_deleted):
        return None if shown is None else shown.message_id
    posted = [m for m in table.stored.messages if m.message_id is not None and not m.retired]
    boards = [m.message_id for m in posted if m.kind is table.game.board_kind]
    posters = [m.message_id for m in posted if m.kind is MessageKind.POSTER]
    return next(iter(boards or posters[-1:]), None)
