"""The history of a round: every hand's size after each action, and the big moments.

It also has the history of the match: the winners of earlier rounds, and the points after each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from .action import Action
from .cards import FLIP, RANK_OF
from .draw_amounts import DRAW_CARDS
from .events import Caught, Dealt, Drew, Event, Played, RoundEnded
from .reducer import apply
from .state import State

BIG_DRAW = 4
"""The least number of cards drawn at once that is remembered."""


@dataclass(frozen=True, slots=True)
class BigMoment:
    """Something big that happened to ``seat`` at ``step``: by the ``face`` on ``side``, with its
    ``colour``.

    If the face is None, a forgotten call was caught (C14).
    """

    step: int
    seat: int
    face: int | None = None
    side: int = 0
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The end of a round: its ``winner``'s seat, and everybody's points in the match after it."""

    winner: int | None
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundHistory:
    """How a round went: ``sizes`` are, for each seat, the hand's size at the start and after each
    action.

    ``rounds`` are the rounds of the match that were played to their end, this one included.
    """

    sizes: tuple[tuple[int, ...], ...]
    moments: tuple[BigMoment, ...]
    rounds: tuple[RoundScore, ...]


def history_of_last_round(
    start: State, actions: Iterable[Action], dealt: Iterable[Event] = ()
) -> RoundHistory:
    """Return the last round that is played by these actions from this state on.

    ``dealt`` are the events of the deal that led to ``start``: it may have ended its round (X16).
    Raise `RefusedError` if an action is not allowed.
    """
    state, course = start, _Course.of(start)
    rounds = _scores_of(dealt)
    for action in actions:
        state, events = apply(state, action)
        rounds += _scores_of(events)
        if any(isinstance(event, Dealt) for event in events):
            course = _Course.of(state)
        else:
            course.note(state, events)
    sizes = tuple(tuple(sizes) for sizes in course.sizes)
    return RoundHistory(sizes, tuple(course.moments), tuple(rounds))


def _scores_of(events: Iterable[Event]) -> list[RoundScore]:
    ended = (event for event in events if isinstance(event, RoundEnded) and event.counted)
    return [RoundScore(event.winner, event.scores) for event in ended]


@dataclass(slots=True)
class _Course:
    sizes: list[list[int]]
    moments: list[BigMoment] = field(default_factory=list[BigMoment])
    drawn_for: tuple[int, int | None] | None = None
    """The last draw card that was laid, with its named colour."""

    @classmethod
    def of(cls, state: State) -> _Course:
        return cls([[len(hand)] for hand in state.hands])

    def note(self, state: State, events: Sequence[Event]) -> None:
        # A player who joins between rounds has held nothing until then.
        self.sizes += [[0] * len(self.sizes[0]) for _ in state.hands[len(self.sizes) :]]
        for sizes, hand in zip(self.sizes, state.hands, strict=True):
            sizes.append(len(hand))
        step = len(self.sizes[0]) - 1
        for event in events:
            self._note_event(step, state.side, event)

    def _note_event(self, step: int, side: int, event: Event) -> None:
        match event:
            case Played(seat, faces, _, colour):
                rank = RANK_OF[faces[-1]]
                if rank in DRAW_CARDS:
                    self.drawn_for = faces[-1], colour
                elif rank == FLIP:
                    # The card lay on the other side when it was played.
                    self.moments.append(BigMoment(step, seat, faces[-1], 1 - side))
            case Drew(seat, count, "pending" | "challenge") if count >= BIG_DRAW:
                if self.drawn_for is not None:
                    face, colour = self.drawn_for
                    self.moments.append(BigMoment(step, seat, face, side, colour))
            case Caught(seat):
                self.moments.append(BigMoment(step, seat))
            case _:
                pass
