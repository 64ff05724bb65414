"""Evenings at their tables: how people begin, join, leave and end one, and what a match adds to it.

The evening is stored with the newest of its games, so that a change of both is one change. Between
two matches it is stored with the one that is over, whose result has the buttons of the evening.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from hashlib import sha256

from msgspec import Struct, structs

from bot.engine import Presence, State, team_of
from bot.engine.events import MatchEnded
from bot.evenings import Attendance, Companion, Evening, EveningPhase, Guest, MatchPlayed, NextTable
from bot.players import LEVELS
from bot.rule_gate import next_table_here, offer
from bot.setting_values import Choices
from bot.store.rows import GameRow
from bot.views.table_values import Deadline, DeadlineKind, SeatRow, Status

from ..outcome import DeniedError, Reason
from ..person import Person, seat_for
from ..table import Table
from ..table_notice import require_new_games
from . import rematch
from .lobby import ALPHABET, seat_down

DEALT_AFTER = timedelta(seconds=10)
"""The time from a press of *Next match* to its deal, in which others can press, too."""

PAUSED_AFTER = timedelta(minutes=15)
"""The time without a press on the result after which an evening pauses."""

DESERTED_AFTER = timedelta(hours=3)
"""The time without a press on the result after which an evening ends."""

LOOKED_AGAIN_AFTER = timedelta(seconds=30)
"""How often a next match looks whether the other table in the channel is over."""

_KINDS = (DeadlineKind.NEXT_MATCH, DeadlineKind.EVENING_PAUSES, DeadlineKind.EVENING_ENDS)


class EveningPlan(Struct, frozen=True):
    """An evening to be begun: its name, and when it ends (`Evening`)."""

    name: str
    until: datetime | None = None
    most_matches: int | None = None


def begin(table: Table, user_id: int, plan: EveningPlan) -> None:
    """Begin an evening with everybody who sits here, or sat here to the end of the match."""
    if table.game.evening is not None and table.game.evening.is_on:
        raise DeniedError(Reason.EVENING_IS_ON)
    is_over = table.game.status is Status.OVER
    if is_over:
        rematch.require_offer(table)
        rematch.require_player(table, user_id)
    else:
        table.require_seat(user_id)
    evening = Evening(
        *(table.game.id, plan.name, user_id),
        until=plan.until,
        most_matches=plan.most_matches,
    )
    for seat in _people(table.seats, table.state).values():
        evening = evening.join(_guest(seat))
    if is_over:
        others = _silent(table) - {user_id}
        evening = evening.end_match(MatchPlayed(table.now, silent=others))
        table.deadlines = _fresh_deadlines(table, evening)
    set_evening(table, evening)


def require_evening(table: Table) -> Evening:
    """Return the evening of this table. Raise `DeniedError` if there is none that is on."""
    evening = table.game.evening
    if evening is None or not evening.is_on:
        raise DeniedError(Reason.NO_EVENING)
    return evening


def require_open(table: Table) -> Evening:
    """Return the evening. Raise `DeniedError`, too, while its next match is being dealt."""
    evening = require_evening(table)
    if evening.phase is EveningPhase.DEALING:
        raise DeniedError(Reason.STALE)
    return evening


def come(table: Table, user_id: int, guest: Guest) -> None:
    """Let somebody play from the next match on."""
    evening = require_open(table)
    known = evening.find(user_id)
    if known is not None and known.attendance is Attendance.REMOVED:
        raise DeniedError(Reason.WAS_REMOVED)
    set_evening(table, evening.join(guest))
    note_press(table, evening)


def note_press(table: Table, evening: Evening) -> None:
    """Let the evening wait anew from a press below its result."""
    if evening.waits:
        table.deadlines = _fresh_deadlines(table, evening, keep=(DeadlineKind.NEXT_MATCH,))


def go(table: Table, user_id: int) -> None:
    """Let somebody leave the evening who does not sit at the table."""
    evening = require_open(table)
    if evening.find(user_id) is None:
        raise DeniedError(Reason.NOT_AT_TABLE)
    set_evening(table, evening.leave(user_id))


def next_match(table: Table, user_id: int, guest: Guest) -> None:
    """Have the next match dealt in a moment, for anybody of the evening.

    Whoever presses plays in it. Nothing is dealt yet while the rules do not take the people who
    would play: then the press only says that this person is there.
    """
    evening = require_open(table)
    if not evening.waits:
        raise DeniedError(Reason.STALE)
    if evening.find(user_id) is None:
        raise DeniedError(Reason.NOT_AT_TABLE)
    require_new_games(table.game.notice)
    come(table, user_id, guest)
    if not table_to_be(table).is_possible:
        drop_next_match(table)
    elif table.deadline(DeadlineKind.NEXT_MATCH) is None:
        _plan_next_match(table, DEALT_AFTER)


def hide(table: Table, user_id: int, *, hidden: bool) -> None:
    """Take somebody out of the standings of the evening who hides, or back into them."""
    evening = table.game.evening
    known = None if evening is None else evening.find(user_id)
    if evening is not None and known is not None and known.hidden != hidden:
        set_evening(table, evening.with_person(user_id, hidden=hidden))


def end(table: Table, user_id: int, may_manage: bool = False) -> None:
    """End the evening, at once or with the match that is under way."""
    evening = require_open(table)
    if user_id != evening.host_id and not may_manage:
        raise DeniedError(Reason.NOT_HOST)
    finish(table)


def finish(table: Table) -> None:
    """End the evening, because its time is up, nobody has come back, or its host wants it."""
    set_evening(table, require_evening(table).end())


def pause(table: Table) -> None:
    """Let the evening wait until people press again."""
    set_evening(table, require_evening(table).pause())


def begin_lobby(table: Table, user_id: int) -> None:
    """Let the host choose other rules for the next match, in a lobby.

    Should the bot be killed before there is one, the match is dealt by the old rules.
    """
    evening = require_open(table)
    if not evening.waits:
        raise DeniedError(Reason.STALE)
    if user_id != evening.host_id:
        raise DeniedError(Reason.NOT_HOST)
    require_new_games(table.game.notice)
    set_evening(table, evening.begin_dealing())
    _plan_next_match(table, LOOKED_AGAIN_AFTER)


def begin_dealing(table: Table) -> None:
    """Fix who plays in the next match; take the press back if the rules or the place forbid it."""
    if offer().closure(table.game.place) or not table_to_be(table).is_possible:
        drop_next_match(table)
        set_evening(table, require_evening(table))
    elif require_evening(table).phase is not EveningPhase.DEALING:
        set_evening(table, require_evening(table).begin_dealing())


def _plan_next_match(table: Table, later: timedelta) -> None:
    drop_next_match(table)
    table.deadlines.append(Deadline(DeadlineKind.NEXT_MATCH, None, table.now + later))


def drop_next_match(table: Table) -> None:
    """Take the press of *Next match* back."""
    table.deadlines = [d for d in table.deadlines if d.kind is not DeadlineKind.NEXT_MATCH]


def block(table: Table) -> None:
    """Let the next match wait until the other table in the channel is over."""
    set_evening(table, require_evening(table).block())
    _plan_next_match(table, LOOKED_AGAIN_AFTER)


def go_on_elsewhere(table: Table) -> None:
    """Note that the next match of the evening has begun, with which the evening is stored now."""
    drop_next_match(table)
    set_evening(table, require_evening(table).go_on_elsewhere())


def set_evening(table: Table, evening: Evening) -> None:
    """Change the evening of the table, so that everybody sees it."""
    # `updated_at` stays where the match is over: it says when that was.
    if table.game.status is Status.OVER:
        table.set(evening=evening, version=table.game.version + 1)
    else:
        table.set(evening=evening)
        table.new_version()


def _fresh_deadlines(
    table: Table, evening: Evening, keep: Sequence[DeadlineKind] = ()
) -> list[Deadline]:
    """Return when the evening pauses and ends if nobody presses anything from now on."""
    ends = table.now + DESERTED_AFTER
    if evening.until is not None:
        ends = min(ends, max(evening.until, table.now))
    return [
        *(each for each in table.deadlines if each.kind in keep),
        Deadline(DeadlineKind.EVENING_PAUSES, None, table.now + PAUSED_AFTER),
        Deadline(DeadlineKind.EVENING_ENDS, None, ends),
    ]


def deadlines_between(table: Table) -> list[Deadline]:
    """Return what an evening waits for below the result of a match."""
    evening = table.game.evening
    if evening is None or not evening.waits:
        return []
    if table.stored.game.status is not Status.OVER:
        return _fresh_deadlines(table, evening)
    return [each for each in table.deadlines if each.kind in _KINDS]


def evening_after(table: Table) -> Evening | None:
    """Return the evening after a change of its table: who came and left, what was dealt and won."""
    evening, before = table.game.evening, table.stored
    if evening is None or not evening.is_on or before.game.status is Status.OVER:
        return evening
    if evening.host_id == before.game.host_id:
        evening = structs.replace(evening, host_id=table.game.host_id)
    was_there, is_there = _people(before.seats, before.state), _people(table.seats, table.state)
    for user_id in was_there.keys() - is_there.keys():
        seat = next((each for each in table.seats if each.user_id == user_id), None)
        removed = seat is not None and (seat.removed or seat.thrown_out)
        evening = evening.leave(user_id, removed=removed)
    for user_id, seat in is_there.items():
        if user_id not in was_there:
            evening = evening.join(_guest(seat))
    if before.game.status is Status.LOBBY and table.state is not None:
        computers = any(seat.user_id is None for seat in table.seats)
        guests = [_guest(seat) for seat in is_there.values()]
        evening = evening.begin_match(guests, with_computers=computers)
    if table.game.status is Status.OVER:
        evening = evening.end_match(_match_over(table))
        evening = evening if table.state else evening.end()
    return evening


def _match_over(table: Table) -> MatchPlayed:
    ended = next((each for each in table.events if isinstance(each, MatchEnded)), None)
    if ended is None or table.state is None:
        return MatchPlayed(table.now)
    # A match that was stopped has no winners, and counts for nobody (L3).
    state, winners = table.state, ended.winners if ended.counted else ()
    return MatchPlayed(
        table.now,
        played=frozenset(seat.user_id for seat in table.seats if seat.user_id is not None),
        counted=bool(winners),
        winners=frozenset(
            user_id
            for number in winners
            if (user_id := table.seats[number].user_id) is not None and table.level(number) is None
        ),
        shared=len({team_of(state, number) for number in winners}) > 1,
        silent=_silent(table),
        game_id=table.game.id,
    )


def _silent(table: Table) -> frozenset[int]:
    """Return who has missed their last turn."""
    silent = (seat for seat in table.seats if seat.autopilot or seat.missed_turns)
    return frozenset(seat.user_id for seat in silent if seat.user_id is not None)


def _people(seats: Sequence[SeatRow], state: State | None) -> dict[int, SeatRow]:
    """Return the people at a table by their ids, those included who are out of the match (X10)."""
    there = (Presence.HERE, Presence.ELIMINATED)
    return {
        seat.user_id: seat
        for seat in seats
        if seat.user_id is not None
        and not seat.thrown_out
        and (state is None or state.presence[seat.number] in there)
    }


def _guest(seat: SeatRow) -> Guest:
    assert seat.user_id is not None
    return Guest(seat.user_id, seat.name, seat.choices.statistics_hidden, seat.locale)


def table_to_be(table: Table) -> NextTable:
    """Return who sits at the next match by the rules of this one."""
    return next_table_here(require_evening(table), table.options, table.seats)


def following_game(table: Table, people: Collection[int]) -> GameRow:
    """Return the game of the next match, where nobody sits yet.

    Its id follows from this game, so that there is one next match, whoever begins it how often.
    """
    evening = require_evening(table)
    host = following_host(evening, people)
    host_again = Person(host.user_id, host.name)
    game = rematch.next_game(table, host_again, may_call=False, nearest=True)
    return structs.replace(game, id=following_id(table.game), evening=evening)


def following_host(evening: Evening, people: Collection[int]) -> Companion:
    """Return the host of the next match, one of the people who play in it."""
    host = evening.find(evening.host_id if evening.host_id in people else next(iter(people)))
    assert host is not None
    return host


def following_id(game: GameRow) -> str:
    """Return the id of the match that follows this game, which nobody can guess from its id."""
    digest = sha256(game.id.encode() + (game.last_secret or game.seed or b"")).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[: len(game.id)])


def sit_down(new: Table, old: Table, seats: Sequence[SeatRow], computers: int) -> None:
    """Seat the people, and that many of the computer players of the `old` match."""
    for seat in seats:
        seat_down(new, structs.replace(seat, game_id=new.game.id))
    for seat in [each for each in old.seats if each.user_id is None][:computers]:
        level = seat.level if seat.level in LEVELS else next(iter(LEVELS))
        seat_down(new, SeatRow(new.game.id, len(new.seats), seat.name, level=level))


def seat_again(old: Table, user_id: int, choices: Choices) -> SeatRow:
    """Return a person's seat in the next match, with what is known of them from the `old` one."""
    known = next((each for each in old.seats if each.user_id == user_id), None)
    if known is None:
        guest = require_evening(old).find(user_id)
        assert guest is not None
        return seat_for(Person(user_id, guest.name, guest.locale), choices, old.game.id, 0)
    person = Person(user_id, known.name, known.locale, account=known.account)
    seat = seat_for(person, choices, old.game.id, 0)
    return structs.replace(seat, dms_closed=known.dms_closed, has_app=known.has_app)
