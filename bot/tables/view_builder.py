"""A table -> what one viewer may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import structs

from bot import engine
from bot.engine import MatchOver, RoundOver, SeatAction, State, announced_hash
from bot.store.rows import MessageKind
from bot.views.table_values import DeadlineKind, SeatRow, Status, Vote, VoteKind

from ..views.table_view import SeatView, StepView, TableView, VoteView
from .planning.deadlines import is_nearly_up, visible_deadline
from .playing import accusations, votes, waking
from .seating.rematch import offered_until
from .step import Step
from .table import STEPS_ON_A_BOARD, Table


def view_of(table: Table, user_id: int | None) -> TableView:
    """The table as this person may see it; None: as everybody in the channel may."""
    seat = None if user_id is None else table.seat_of(user_id)
    state, game, deadline = table.state, table.game, visible_deadline(table)
    legal, side = _open_to(state, seat)
    return TableView(
        game_id=game.id,
        version=game.version,
        status=game.status,
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        host_id=game.host_id,
        options=table.options,
        seats=tuple(_seat_view(table, number) for number in range(len(table.seats))),
        seat=seat,
        locale=_locale_of(table, user_id) or game.locale,
        observation=None if state is None else engine.observe(state, seat),
        legal=legal,
        side=side,
        steps=_told_to(seat, table.recent),
        deadline=None if deadline is None else deadline.due_at,
        deadline_kind=None if deadline is None else deadline.kind,
        commitment=None if state is None or game.what_if else engine.commitment(state.seed),
        seed=None if state is None or game.what_if else _open_seed(state),
        board_id=_board_id(table),
        ending=game.ending,
        paused=table.is_paused,
        votes=tuple(_vote_view(table, vote) for vote in votes.open_votes(table)),
        can_be_woken=waking.sleeper(table),
        turn_seconds=game.turn_seconds,
        gesture=game.gesture,
        rematch_until=offered_until(table),
        invited=_not_yet_there(table),
        may_call=game.may_call,
        hints=game.hints,
        like_last_time=game.status is Status.LOBBY and game.last_match is not None,
        pace=game.pace,
        what_if=game.what_if,
        announced=_announced(table),
        origin=None if state is None or not _is_over(state) else table.origin(state.number),
        followers=game.followers,
        ends_at=_end_of_the_match(table),
        ends_soon=is_nearly_up(table),
        called=table.called,
        longest_hands=table.longest_hands,
    )


def _end_of_the_match(table: Table) -> datetime | None:
    clock = table.deadline(DeadlineKind.MATCH_ENDS)
    return None if clock is None else clock.due_at


def may_act(table: Table) -> list[SeatRow]:
    """The seats of persons who may do something now: their turn, a jump-in, a catch, a vote.

    What may be said at any time is not counted.
    """
    asked = {seat for vote in votes.open_votes(table) for seat in _vote_view(table, vote).open_to}
    return [
        seat
        for seat in table.persons()
        if seat.number in asked or _may_do_something(table.state, seat.number)
    ]


def _may_do_something(state: State | None, seat: int) -> bool:
    turn, side = _open_to(state, seat)
    return bool(turn) or any(not isinstance(action, engine.Say) for action in side)


def _not_yet_there(table: Table) -> tuple[str, ...]:
    there = {seat.user_id for seat in table.seats}
    invited = (former for former in table.game.invited if former.user_id is not None)
    return tuple(former.name for former in invited if former.user_id not in there)


def events_for(table: Table, user_id: int) -> tuple[engine.Event, ...]:
    """What this change has led to, as this person may see it."""
    seat = table.seat_of(user_id)
    return tuple(engine.visible(event, seat) for event in table.events)


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


def _vote_view(table: Table, vote: Vote) -> VoteView:
    if vote.kind is VoteKind.HANDOVER:
        judges = votes.voters(table, vote.about)
    else:
        judges = accusations.judges_of(table, vote.about)
    return VoteView(
        kind=vote.kind,
        about=vote.about,
        by=vote.ayes[0],
        ayes=len(vote.ayes),
        needed=votes.votes_needed(len(judges)),
        open_to=tuple(seat for seat in judges if seat not in vote.ayes),
        ends_at=vote.ends_at,
        link=vote.link,
    )


def _seat_view(table: Table, number: int) -> SeatView:
    seat = table.seats[number]
    is_host = seat.user_id == table.game.host_id
    level = table.level(number)
    as_seated = seat if seat.level == level else structs.replace(seat, level=level)
    fields = structs.astuple(as_seated)
    return SeatView(*fields, presence=table.presence(number), is_host=is_host)


def _locale_of(table: Table, user_id: int | None) -> str | None:
    persons = (seat for seat in table.seats if seat.user_id is not None)
    return next((seat.locale for seat in persons if seat.user_id == user_id), None)


def _told_to(seat: int | None, steps: Sequence[Step]) -> tuple[StepView, ...]:
    """A board tells of the last actions, a hand of all since its owner's last one."""
    told = steps[-STEPS_ON_A_BOARD:] if seat is None else steps
    return tuple([step.seen_by(seat) for step in told])


def _announced(table: Table) -> str | None:
    secret = table.game.last_secret
    takes_words = table.game.status is Status.LOBBY or bool(table.game.words)
    return announced_hash(secret) if takes_words and secret is not None else None


def _open_seed(state: State) -> str | None:
    return state.seed.hex() if _is_over(state) else None


def _is_over(state: State) -> bool:
    return isinstance(state.phase, RoundOver | MatchOver)


def _board_id(table: Table) -> int | None:
    """The board's message; until that of a new round is posted, the result right above it."""
    posted = [m for m in table.stored.messages if m.message_id is not None and not m.retired]
    boards = [m.message_id for m in posted if m.kind is MessageKind.BOARD]
    posters = [m.message_id for m in posted if m.kind is MessageKind.POSTER]
    return next(iter(boards or posters[-1:]), None)
