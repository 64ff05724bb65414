"""Random matches to their end, with people who come and go (docs/rules.md, 8, X9, X15, X16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bot.engine import (
    CATALOGUE,
    NO_CARD,
    Action,
    Join,
    Leave,
    MatchOver,
    Mode,
    NextRound,
    Option,
    Options,
    Presence,
    RoundOver,
    State,
    StopMatch,
    TimeIsUp,
    takes_seats,
    why_not,
)
from bot.players.self_play import derive, next_action
from bot.rule_choice import combined

from .random_games import Game, random_written

MOST_ROUNDS = 6
"""A match that nothing has ended by then is stopped (L3)."""

_MODES = (Mode.CLASSIC, Mode.CLASSIC, Mode.FLIP, Mode.FLIP, Mode.MERCY, Mode.MERCY, Mode.DUO)
"""Duo, where nobody can leave without ending the match, is rarer than the others."""

MOST_ACTIONS_OF_A_ROUND = 250
"""After this number of random actions computer players end the round (I5)."""

_DECIDING: Mapping[str, tuple[str | None, ...]] = {
    "scoring": ("penalty", "penalty", "winner"),
    "strafpunkte": (None,),
    "target": ("60", "200", "400", "400", "round"),
    "rounds": ("1", "2", "3", "4", "5"),
    "hand_size": ("2", "3", "5", "9", "10", "14", "14", "15"),
    "hand_limit": ("15", "15", "16", "20"),
    "blitz": ("60",),
    "play_on": ("on",),
    "partner": ("on",),
    "elimination": ("on",),
    "flip_values": ("light", "active"),
}
"""The options that scores and the end of a match depend on, each with the values tried."""


def _random_options(rng: Random, mode: Mode) -> Options:
    """Some allowed set of options: often those that decide the match, now and then others."""
    written = [
        (option.name, rng.choice(_DECIDING[option.name]))
        if option.name in _DECIDING
        else random_written(rng, option)
        for option in CATALOGUE
        if mode in option.modes and rng.random() < _chance_of(option)
    ]
    near_the_limit = [("hand_size", "14"), ("hand_limit", "15")] if rng.random() < 0.08 else []
    return combined(mode, near_the_limit + rng.sample(written, len(written))).options


def _chance_of(option: Option) -> float:
    if option.name in ("rounds", "hand_size", "blitz"):
        return 0.6
    if option.name in ("partner", "elimination"):
        return 0.1
    return 0.3 if option.name in _DECIDING else 0.07


def _random_seats(rng: Random, options: Options) -> int:
    """A number of players that the options take, rather a small one."""
    taken = [seats for seats in options.game.seats if takes_seats(options, seats)]
    return min(rng.choices(taken, k=2))


@dataclass
class RandomMatch(Game):
    """A random match, played action by action until it is over.

    ``restless`` is the chance that somebody leaves before an action of a round, ``hasty`` the
    chance that the clock runs out before it (X9).
    """

    restless: float = 0.0
    hasty: float = 0.0
    _in_this_round: int = 0

    @classmethod
    def number(cls, number: int) -> RandomMatch:
        """Return match ``number``: the same every time."""
        rng = Random(number)
        options = _random_options(rng, rng.choice(_MODES))
        return cls(
            rng,
            options,
            _random_seats(rng, options),
            rng.randbytes(8),
            most_actions=MOST_ROUNDS * 5000,
            restless=rng.choice((0.0, 0.005, 0.015)),
            hasty=rng.choice((0.0, 0.003)),
        )

    def choose(self, state: State) -> Action:
        """Return an allowed action, calls made with a play aside."""
        if isinstance(state.phase, RoundOver):
            self._in_this_round = 0
            return self._between_rounds(state)
        self._in_this_round += 1
        if self.rng.random() < self.restless and (people := _people(state)):
            return Leave(self.rng.choice(people))
        if state.rules.options.blitz is not None and self.rng.random() < self.hasty:
            return TimeIsUp()
        if self._in_this_round > MOST_ACTIONS_OF_A_ROUND:
            return next_action(state, ("easy",) * len(state.hands), self._next_seed())
        return super().choose(state)

    def _between_rounds(self, state: State) -> Action:
        if state.number >= MOST_ROUNDS:
            return StopMatch()
        chance = self.rng.random()
        soon = 0.2 if any(not here.plays for here in state.presence) else 0.06
        if chance < soon and state.rules.options.blitz is not None:
            return TimeIsUp()
        if chance < 0.3 and (people := _people(state)):
            return Leave(self.rng.choice(people))
        joins = [Join(seat) for seat in range(len(state.hands) + 1)]
        free = [join for join in joins if why_not(state, join) is None]
        if chance < 0.6 and free:
            return self.rng.choice(free)
        return NextRound(self._next_seed())

    def _next_seed(self) -> bytes:
        return derive(self.seed, len(self.actions))


def _people(state: State) -> list[int]:
    return [seat for seat, here in enumerate(state.presence) if here is Presence.HERE]


def is_over(state: State) -> bool:
    """Return whether the match is over."""
    return isinstance(state.phase, MatchOver)


def cards_of(state: State) -> list[int]:
    """Every card that is anywhere, in the order of their numbers."""
    top = b"" if state.top == NO_CARD else bytes((state.top,))
    return sorted(b"".join((*state.hands, state.draw, state.discard, state.aside, top)))
