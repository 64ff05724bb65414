"""A game as one transaction works on it: loaded, changed in memory, saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from msgspec import structs

from bot import engine
from bot.engine import (
    Action,
    Event,
    MatchOver,
    Options,
    Presence,
    RoundOver,
    SeedOrigin,
    State,
    seed_origin,
)
from bot.engine.events import Dealt, Eliminated, MatchEnded, RoundEnded
from bot.kept_property import kept_property
from bot.store.journal import Change
from bot.store.rows import MatchWinRow, MessageKind, MessageRow, RoundRow
from bot.views.names import told_apart
from bot.views.table_values import (
    STAND_IN_LEVEL,
    ActedFor,
    Deadline,
    DeadlineKind,
    Ending,
    SeatRow,
    Status,
)

from .outcome import DeniedError, Reason
from .ports import Supplies
from .rounds.results import match_wins, round_row
from .step import Step, heard_calls

RECENT_STEPS = 24
"""How many of the last actions are kept in memory: with ten players, those since one's own turn."""

STEPS_ON_A_BOARD = 8
"""How many of them everybody is told about."""

Made = TypeVar("Made")


class Stored(Change, frozen=True, dict=True):
    """A table as it is stored, which is what a process keeps in memory between two changes.

    ``recent`` are the last actions, oldest first. As a `Change` it says what of it the change that
    made it has written.
    """

    seats: tuple[SeatRow, ...] = ()
    state: State | None = None
    recent: tuple[Step, ...] = ()
    messages: tuple[MessageRow, ...] = ()

    @kept_property
    def called(self) -> tuple[int, ...]:
        """The seats whose call everybody has heard, for the cards that they hold now."""
        return heard_calls([step.heard for step in self.recent])

    def once(self, kind: type[Made], make: Callable[[Table], Made]) -> Made:
        """Return what `make` makes of the table, made once for as long as the table stands so.

        It may not depend on the time.
        """
        found = self._made.get(kind)
        if not isinstance(found, kind):
            found = self._made[kind] = make(Table(self, self.game.updated_at))
        return found

    @kept_property
    def _made(self) -> dict[type, object]:
        return {}


class Table:
    """A table while something is changed: ``stored`` as it was, and as it is to be.

    ``steps``, ``finished`` and ``match_wins`` are what this change adds to the record and the
    results, ``odds`` what came of playing deals of its match out.
    ``turn_taken`` says that it deals or carries out a turn action. Who is ``rung`` gets the own
    hand anew, or a reminder. So many are ``not_rung`` who would be, were
    there less to do; who is ``hushed`` does not want to be. ``calls`` are the messages
    that call people to the table.
    """

    def __init__(self, stored: Stored, now: datetime, supplies: Supplies | None = None) -> None:
        self.stored = stored
        self.game = stored.game
        self.seats = list(stored.seats)
        self.deadlines = list(stored.game.deadlines)
        self.messages = list(stored.messages)
        self.state = stored.state
        self.now = now
        self.supplies = supplies or Supplies()
        self.steps: list[Step] = []
        self.finished: list[RoundRow] = []
        self.match_wins: list[MatchWinRow] = []
        self.turn_taken = False
        self.rung: list[SeatRow] = []
        self.not_rung = 0
        self.hushed: list[SeatRow] = []
        self.calls: list[MessageKind] = []

    @property
    def options(self) -> Options:
        """The options of the match: those that it is played by, once it is."""
        if self.state is not None:
            return self.state.rules.options
        return engine.build_options(engine.Mode(self.game.mode), self.game.options)

    @property
    def changed(self) -> bool:
        """Whether there is a new version."""
        return self.game.version > self.stored.game.version

    @property
    def longest_hands(self) -> tuple[int, ...]:
        """The most cards that each seat has held in this round; empty before it is dealt."""
        if self.state is None:
            return ()
        known, before = self.stored.game.longest_hands, self.stored.state
        counts = tuple(map(len, self.state.hands))
        if before is None or before.number != self.state.number or len(known) != len(counts):
            return counts
        return tuple(map(max, known, counts))

    @property
    def recent(self) -> tuple[Step, ...]:
        """The last actions, oldest first."""
        if not self.steps:
            return self.stored.recent
        return (*self.stored.recent, *self.steps)[-RECENT_STEPS:]

    @property
    def called(self) -> tuple[int, ...]:
        """The seats whose call everybody has heard, for the cards that they hold now."""
        if not self.steps:
            return self.stored.called
        return heard_calls([step.heard for step in self.recent])

    @property
    def events(self) -> list[Event]:
        """What this change has led to."""
        return [event for step in self.steps for event in step.events]

    @property
    def has_ended_a_round(self) -> bool:
        """Whether this change has ended a round."""
        return any(isinstance(event, RoundEnded) for event in self.events)

    @property
    def has_dealt(self) -> bool:
        """Whether this change has dealt a round."""
        return any(isinstance(event, Dealt) for event in self.events)

    def require_live(self) -> State:
        """The state of the match that is going on.

        Raises `DeniedError` in a lobby and when the game is over.
        """
        if self.game.status is Status.OVER:
            raise DeniedError(Reason.GAME_OVER)
        if self.state is None:
            raise DeniedError(Reason.NOT_STARTED)
        return self.state

    @property
    def is_in_round(self) -> bool:
        """Whether a round is being played."""
        over = RoundOver | MatchOver
        return self.state is not None and not isinstance(self.state.phase, over)

    def presence(self, number: int) -> Presence:
        """Whether this seat is taken; in a lobby every seat is."""
        return Presence.HERE if self.state is None else self.state.presence[number]

    def is_person(self, number: int) -> bool:
        """Whether a person plays this seat now."""
        return self.seats[number].user_id is not None and self.presence(number) is Presence.HERE

    def persons(self) -> list[SeatRow]:
        """The seats that persons play now."""
        presence = None if self.state is None else self.state.presence
        return [
            seat
            for seat in self.seats
            if seat.user_id is not None
            and (presence is None or presence[seat.number] is Presence.HERE)
        ]

    def level(self, number: int) -> str | None:
        """The level of the computer player who plays this seat now, None for anybody else."""
        seat = self.seats[number]
        if seat.user_id is None:
            return seat.level
        return STAND_IN_LEVEL if self.presence(number) is Presence.STAND_IN else None

    def driver(self, number: int) -> str | None:
        """The level of the computer player who decides for this seat now, None for a person.

        On autopilot a seat stays its person's: the results are theirs.
        """
        if self.seats[number].autopilot and self.is_person(number):
            return STAND_IN_LEVEL
        return self.level(number)

    def is_away(self, number: int) -> bool:
        """Whether the computer plays on for the person of this seat."""
        return self.is_person(number) and self.seats[number].autopilot

    @property
    def is_paused(self) -> bool:
        """Whether every person is away: then the table waits until one of them is back."""
        if self.game.status is not Status.LIVE:
            return False
        persons = self.persons()
        # Once all of them are eliminated (X10) or thrown out (L1), computers play to the end.
        can_return = any(not seat.thrown_out for seat in persons)
        return can_return and all(seat.autopilot for seat in persons)

    @property
    def turn_limit(self) -> timedelta | None:
        """The time for a turn, None: as long as it takes."""
        seconds = self.game.turn_seconds
        return None if seconds is None else timedelta(seconds=seconds)

    def seat_of(self, user_id: int) -> int | None:
        """The number of the seat that this person plays now."""
        return next((s.number for s in self.persons() if s.user_id == user_id), None)

    def require_seat(self, user_id: int) -> int:
        """Return the seat that this person plays. Raise `DeniedError` for none or if thrown out."""
        seat = self.seat_of(user_id)
        if seat is None:
            theirs = [self.presence(each.number) for each in self.seats if each.user_id == user_id]
            is_out = Presence.ELIMINATED in theirs
            raise DeniedError(Reason.ELIMINATED if is_out else Reason.NOT_AT_TABLE)
        if self.seats[seat].thrown_out:
            raise DeniedError(Reason.THROWN_OUT)
        return seat

    def require_host(self, user_id: int) -> None:
        """Raise `DeniedError` unless this person is the host."""
        if user_id != self.game.host_id:
            raise DeniedError(Reason.NOT_HOST)

    @property
    def waited_for(self) -> int | None:
        """The seat whose turn action everybody waits for."""
        if self.game.status is not Status.LIVE or self.state is None:
            return None
        return engine.to_act(self.state.phase)

    @property
    def is_waiting_as_before(self) -> bool:
        """Whether the table waits for the same seat, which has given no sign since."""
        before = self.stored.state
        if self.turn_taken or before is None or self.state is None:
            return False
        seat = self.waited_for
        signs = seat is not None and any(step.is_sign_of(seat) for step in self.steps)
        return self.state.phase == before.phase and not signs

    def hand_over_host(self) -> None:
        """If the host plays here no more, the first person in seat order is host from now on."""
        persons = [seat for seat in self.persons() if not seat.thrown_out]
        if persons and all(seat.user_id != self.game.host_id for seat in persons):
            self.set(host_id=persons[0].user_id)

    def set(self, **fields: object) -> None:
        """Change fields of the game."""
        self.game = structs.replace(self.game, **fields)

    def set_seat(self, number: int, **fields: object) -> None:
        """Change fields of a seat."""
        self.seats[number] = structs.replace(self.seats[number], **fields)

    def new_version(self) -> None:
        """Something has changed that everybody should see."""
        self.set(version=self.game.version + 1, updated_at=self.now)

    def origin(self, number: int) -> SeedOrigin | None:
        """What the seed of this round is made from; None where nobody has added a word to it."""
        secret, words, seal = self.game.last_secret, self.game.words, self.game.word_seal
        if secret is None or seal is None or not words:
            return None
        said = {seat.number: seat.word for seat in self.seats}
        told = (structs.replace(each, word=said.get(each.seat)) for each in words)
        return seed_origin(secret, number, told, seal)

    def seed_of(self, number: int, drawn: bytes) -> bytes:
        """The seed of this round: made from what was announced and the words, else as `drawn`."""
        origin = self.origin(number)
        return drawn if origin is None else origin.seed

    def deal(self, drawn: bytes) -> None:
        """Begin the match with everybody who sits here; without any words by the seed `drawn`.

        Raises `bot.engine.SetupRefusedError` if the options do not take this number of seats.
        """
        given = ((seat.number, seat.word) for seat in self.seats)
        self.set(words=engine.word_digests(given))
        seed = self.seed_of(1, drawn)
        state, events = engine.new_match(self.options, len(self.seats), seed)
        self.set(status=Status.LIVE, seed=seed)
        self.turn_taken = True
        self._record(None, state, events)

    def play_on(self, state: State) -> None:
        """Begin from this position in place of a deal."""
        self.set(status=Status.LIVE)
        self.state = state
        self.turn_taken = True
        self.new_version()

    def carry_out(self, action: Action, acted_for: ActedFor | None = None) -> None:
        """Apply an action of the engine's, and note what it led to.

        `acted_for` says why it is not the person's own.

        Raises `DeniedError` with the clause if the rules do not allow it.
        """
        state = self.require_live()
        try:
            after, events = engine.apply(state, action)
        except engine.RefusedError as refused:
            raise DeniedError(Reason.NOT_ALLOWED, refused.refusal.clause) from None
        self.turn_taken = self.turn_taken or isinstance(action, engine.TurnAction)
        self._record(action, after, events, acted_for)

    def _record(
        self,
        action: Action | None,
        state: State,
        events: list[Event],
        acted_for: ActedFor | None = None,
    ) -> None:
        self.new_version()
        self.state = state
        seat = None if action is None else engine.seat_of(action)
        step = Step(self.game.version, seat, action, tuple(events), self.now, acted_for)
        self.steps.append(step)
        self._note_results(state, events)
        for event in events:
            if isinstance(event, MatchEnded):
                self.end(Ending.STOPPED if event.stopped else Ending.FINISHED)
            elif isinstance(event, Eliminated):
                self.hand_over_host()

    def _note_results(self, state: State, events: Sequence[Event]) -> None:
        """Note the round and the match that have ended, if any.

        What is played on from a turn of another round counts nowhere.
        """
        if self.game.what_if or not any(
            isinstance(each, RoundEnded | MatchEnded) for each in events
        ):
            return
        levels = [self.level(seat.number) for seat in self.seats]
        seats = told_apart(self.seats)
        finished = round_row(self.game, seats, levels, state, events, self.now, self.origin)
        if finished is not None:
            self.finished.append(finished)
        self.match_wins += match_wins(self.game, seats, levels, state, events, self.now)

    def end(self, ending: Ending) -> None:
        """The game is over."""
        self.set(status=Status.OVER, ending=ending, recess=None)

    def stands(self, deadline: Deadline) -> bool:
        """Whether the deadline still stands and is due."""
        return deadline.is_due(self.now) and deadline in self.deadlines

    def require_standing(self, deadline: Deadline) -> None:
        """Raise `DeniedError` if the deadline was met, put off or set anew by somebody else."""
        if not self.stands(deadline):
            raise DeniedError(Reason.STALE)

    def drop(self, deadline: Deadline) -> None:
        """What was to happen by itself happens now."""
        self.deadlines.remove(deadline)

    def deadline(self, *kinds: DeadlineKind) -> Deadline | None:
        """The first deadline of these kinds."""
        found = [deadline for deadline in self.deadlines if deadline.kind in kinds]
        return min(found, key=lambda deadline: deadline.due_at, default=None)
