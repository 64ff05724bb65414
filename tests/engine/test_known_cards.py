"""What somebody has seen of another hand is known for as long as it is there, to nobody else."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import Event, Mode, Option, State, observe, visible
from bot.engine.cards import FACE_TEXT
from bot.engine.events import (
    OPEN_DRAWS,
    Challenged,
    Dealt,
    DiscardedAll,
    Drew,
    Flipped,
    HandsPassed,
    HandsSwapped,
    KnockedOut,
    LeftTable,
    Played,
    RoundEnded,
    WrongCard,
)
from tests.positions import position

from .random_games import Game

TABLE = """
seats anna ben cem
hand anna R0 R7 W+4 G1 G2
hand ben  B1 B2 R3 Y3
hand cem  R4 B5 B6 Y4
top R9
draw Y1 Y2 Y5 Y6 Y7 Y8 Y9
"""


def _known(state: State, seat: int | None) -> list[str]:
    known = observe(state, seat).known or (b"",) * len(state.hands)
    return [" ".join(FACE_TEXT[face] for face in faces) for faces in known]


def test_a_card_that_is_laid_is_only_noted() -> None:
    """What is known is worked out for an observer who asks, so that playing on costs nothing."""
    shown = position(TABLE + "anna: play W+4:B\nben: challenge\nben: play B1\ncem: play B5")
    laid = position(
        TABLE + "anna: play W+4:B\nben: challenge\nben: play B1\ncem: play B5\n"
        "anna: draw\nben: draw\ncem: play B6"
    )

    assert laid.known == shown.known
    assert len(laid.laid_since) == len(shown.laid_since) + 1


def test_onlookers_do_not_see_that_cards_are_noted() -> None:
    """They would see by it for how long somebody else knows of a card."""
    state = position(TABLE + "anna: play W+4:B\nben: challenge\nben: play B1")

    assert state.laid_since
    assert observe(state, 1).laid_since
    assert observe(state, 0).laid_since == observe(state, None).laid_since == ()


def test_cards_drawn_openly_are_known_to_everybody() -> None:
    state = position(
        "mode mercy\nseats anna ben\nhand anna W+X R1 R2\nhand ben B1 B2\ntop R9\n"
        "draw Y1 Y2 G5 Y3\nanna: play W+X\nben: colour G"
    )

    assert _known(state, 0) == ["", "Y1 Y2 G5"]
    assert _known(state, None) == ["", "Y1 Y2 G5"]


@pytest.mark.parametrize("number", range(60))
def test_everybody_knows_what_they_have_seen_and_nothing_else(number: int) -> None:
    """As somebody works it out who sees all that happens from that seat."""
    game = Game.make(number, tuple(Mode), _any_option)
    state, began = game.begin()
    memories = [Memory(seat, state) for seat in (None, *range(len(state.hands)))]
    for memory in memories:
        memory.see(state, began, state)
    for step in game.play(state):
        for memory in memories:
            memory.see(step.before, step.events, step.after)
            seen = observe(step.after, memory.viewer).known
            assert seen == memory.known(), (memory.viewer, step.action)
            held = _hands(step.after)
            assert all(Counter(faces) <= held[seat] for seat, faces in enumerate(seen))


def _any_option(_option: Option) -> bool:
    return True


class Memory:
    """What ``viewer`` remembers, who sits there from ``state`` on and sees all that happens."""

    def __init__(self, viewer: int | None, state: State) -> None:
        self.viewer = viewer
        self._hands = _hands(state)
        self._known = [Counter[int]() for _ in state.hands]

    def known(self) -> tuple[bytes, ...]:
        known = tuple(
            b"" if seat == self.viewer else bytes(sorted(faces.elements()))
            for seat, faces in enumerate(self._known)
        )
        return known if any(known) else ()

    def see(self, before: State, events: list[Event], after: State) -> None:
        self._hands = _hands(before)
        self._ring = list(before.ring.seats)
        for event in events:
            self._see(visible(event, self.viewer), after)
        self._known += [Counter[int]() for _ in after.hands[len(self._known) :]]

    def _see(self, event: Event, after: State) -> None:
        match event:
            case Dealt() | RoundEnded():
                self._known = [Counter[int]() for _ in self._known]
            case Played() | DiscardedAll():
                self._hands[event.seat] -= Counter(event.faces)
                self._known[event.seat] -= Counter(event.faces)
            case Drew() if event.why in OPEN_DRAWS:
                self._known[event.seat] += Counter(event.faces)
            case WrongCard():
                self._known[event.seat] |= Counter(event.faces)
            case Challenged() if event.seat == self.viewer:
                self._known[event.accused] |= Counter(event.hand)
            case Flipped():
                open_backs = after.rules.sight.backs
                self._known = [hand if open_backs else Counter() for hand in _hands(after)]
            case HandsSwapped():
                self._hand_on({event.seat: event.other, event.other: event.seat})
            case HandsPassed():
                receivers = self._ring[event.direction :] + self._ring[: event.direction]
                self._hand_on(dict(zip(self._ring, receivers, strict=True)))
            case KnockedOut() | LeftTable(stand_in=False):
                self._known[event.seat].clear()
                self._ring = [seat for seat in self._ring if seat != event.seat]
            case _:
                pass

    def _hand_on(self, receiver_of: dict[int, int]) -> None:
        """Each hand goes to its receiver; what oneself has given is known there."""
        hands, known = list(self._hands), list(self._known)
        for giver, receiver in receiver_of.items():
            self._hands[receiver] = hands[giver]
            self._known[receiver] = Counter((hands if giver == self.viewer else known)[giver])


def _hands(state: State) -> list[Counter[int]]:
    shown = state.cards.faces[state.side]
    return [Counter(hand.translate(shown)) for hand in state.hands]
