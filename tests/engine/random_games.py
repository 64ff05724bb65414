"""Random games over random options: what the property tests are made of (docs/rules.md, 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from msgspec import structs

from bot.engine import (
    CATALOGUE,
    Action,
    Call,
    Contra,
    Double,
    Event,
    GestureDuty,
    GestureTimeout,
    Join,
    JumpIn,
    Leave,
    MatchOver,
    Mode,
    NextRound,
    Option,
    Options,
    Play,
    Punish,
    RefusedError,
    RoundOver,
    State,
    StopMatch,
    TimeIsUp,
    apply,
    legal_actions,
    new_match,
    side_actions,
    takes_seats,
    why_not,
)
from bot.rule_choice import combined

MOST_ROUNDS = 2
"""A match that wants more rounds is stopped after so many."""

MOST_ACTIONS = (40, 120, 250)
"""After one of these numbers of random actions a game is handed to computer players, who must end
it (I5)."""

_VALUES = {
    "target": ("1", "50", "200", "round"),
    "action_uno": ("3:all", "5:self", "3:all,5:self", "1:all,2:all,7:self"),
    "complement": ("5", "S", "B5", "7", "R"),
    "hand_limit": ("off", "15", "20"),
    "uno_penalty": ("1", "3", "10"),
    "false_contra": ("off", "1", "4"),
    "blitz": ("off", "60"),
    "rounds": ("off", "1", "2", "3"),
    "hand_size": ("off", "2", "5", "9", "15"),
}


def random_written(rng: Random, option: Option) -> tuple[str, str | None]:
    """The option with some value, as somebody would write it."""
    if option.short_for:
        return option.name, None
    return option.name, rng.choice(_VALUES.get(option.name, option.values))


def random_options(rng: Random, mode: Mode, usable: Callable[[Option], bool]) -> Options:
    """Some allowed set of the usable options of ``mode``."""
    offered = [option for option in CATALOGUE if mode in option.modes and usable(option)]
    chosen = rng.sample(offered, rng.randint(0, len(offered)))
    return combined(mode, [random_written(rng, option) for option in chosen]).options


def random_seats(rng: Random, options: Options) -> int:
    """A number of players that the options take."""
    most = min(10, options.game.seats[-1])
    if most == 2:
        return 2
    return rng.choice([seats for seats in range(2, most + 1) if takes_seats(options, seats)])


@dataclass
class Step:
    """One action of a random game, with the states around it."""

    before: State
    action: Action
    after: State
    events: list[Event]


@dataclass
class Game:
    """A random match, played action by action."""

    rng: Random
    options: Options
    seats: int
    seed: bytes
    most_actions: int
    actions: list[Action] = field(default_factory=list)

    @classmethod
    def make(cls, number: int, modes: Sequence[Mode], usable: Callable[[Option], bool]) -> Game:
        """Game ``number``: the same every time."""
        rng = Random(number)
        options = random_options(rng, rng.choice(modes), usable)
        seats, seed = random_seats(rng, options), rng.randbytes(8)
        return cls(rng, options, seats, seed, rng.choice(MOST_ACTIONS))

    def begin(self) -> tuple[State, list[Event]]:
        return new_match(self.options, self.seats, self.seed)

    def play(self, state: State) -> Iterator[Step]:
        """Random actions until the match is over or has seen enough of them."""
        while len(self.actions) < self.most_actions and not isinstance(state.phase, MatchOver):
            step = self.take_step(state)
            yield step
            state = step.after

    def take_step(self, state: State) -> Step:
        """Carry out one chosen action, without its calls where they are refused."""
        action = self.choose(state)
        try:
            after, events = apply(state, action)
        except RefusedError:
            assert isinstance(action, Play | JumpIn | Double)
            action = structs.replace(action, calls=0)
            after, events = apply(state, action)
        self.actions.append(action)
        return Step(state, action, after, events)

    def choose(self, state: State) -> Action:
        """Some action that is allowed, calls made with a play aside."""
        rng = self.rng
        if isinstance(state.phase, RoundOver):
            return self._between_rounds(state)
        if rng.random() < 0.002:
            leavers = [seat for seat in range(len(state.hands)) if state.presence[seat] == 0]
            return Leave(rng.choice(leavers)) if leavers else self._turn(state)
        if rng.random() < 0.02 and state.rules.penalties.offences and not state.rules.game.drafts:
            return Punish(
                rng.choice(state.ring.seats), rng.choice([*state.rules.penalties.offences])
            )
        if state.rules.ends.blitz is not None and rng.random() < 0.003:
            return TimeIsUp()
        if state.rules.penalties.false_contra and rng.random() < 0.03:
            return self._contra_at_random(state)
        if rng.random() < 0.15:
            offered = [a for seat in range(len(state.hands)) for a in self._beside(state, seat)]
            if offered:
                return self._with_calls(state, rng.choice(offered))
        return self._turn(state)

    def _contra_at_random(self, state: State) -> Action:
        """Against somebody who mostly owes nothing, where that costs cards (X8)."""
        callers = [seat for seat, here in enumerate(state.presence) if here.plays]
        contra = Contra(self.rng.choice(callers), self.rng.choice(range(len(state.hands))))
        try:
            apply(state, contra)
        except RefusedError:
            return self._turn(state)
        return contra

    def _between_rounds(self, state: State) -> Action:
        if state.number >= MOST_ROUNDS:
            return StopMatch()
        joins = [Join(seat) for seat in range(len(state.hands) + 1)]
        free = [join for join in joins if why_not(state, join) is None]
        if free and self.rng.random() < 0.3:
            return self.rng.choice(free)
        return NextRound(self.rng.randbytes(8))

    def _beside(self, state: State, seat: int) -> list[Action]:
        jumps = [a for a in legal_actions(state, seat) if isinstance(a, JumpIn)]
        return [*jumps, *side_actions(state, seat)]

    def _turn(self, state: State) -> Action:
        phase = state.phase
        if isinstance(phase, GestureDuty):
            if self.rng.random() < 0.1:
                return GestureTimeout()
            seat = self.rng.choice(phase.waiting)
            return next(a for a in side_actions(state, seat) if type(a).__name__ == "MakeGesture")
        assert not isinstance(phase, RoundOver | MatchOver)
        legal = legal_actions(state, phase.seat)
        plays = [a for a in legal if isinstance(a, Play)]
        chosen = plays if plays and self.rng.random() < 0.85 else legal
        return self._with_calls(state, self.rng.choice(chosen))

    def _with_calls(self, state: State, action: Action) -> Action:
        """Calls with a throw: Uno Uno mostly with the last card, others as chance will have it."""
        if not isinstance(action, Play | JumpIn | Double):
            return action
        cards = 1 + len(action.more) if isinstance(action, Play) else 1
        last = state.rules.options.uno_uno and len(state.hands[action.seat]) == cards
        if last and self.rng.random() < 0.8:
            swapless = structs.replace(action, swap=None)
            return structs.replace(swapless, calls=Call.UNO_UNO)
        if self.rng.random() < 0.3:
            return structs.replace(action, calls=self.rng.choice([*Call]))
        return action
