"""What a seat is shown and what is kept from it, in positions where there is something to hide."""

from __future__ import annotations

import pytest

from bot.engine import Draft, Drawn, Pending, observe, visible
from bot.engine.cards import FACES
from bot.engine.events import Challenged
from tests.positions import position

DRAWN = """
seats anna ben
hand anna B1 B2
hand ben G1 G2
top R9
draw R5 Y1 Y2
anna: draw
"""
ACCUSED = """
seats anna ben
hand anna W+4 R1 B2
hand ben G1 G2
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6
anna: play W+4:G
"""
KNOCKED_OUT = """
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5 R6
hand cem  B5 B6
top W:R
draw Y3 Y4
anna: draw
"""
DRAFT = "mode duo\nseats anna ben\ndrafter anna\ndraw R1 R2 R3 R4"


def test_a_drawn_card_is_shown_to_its_owner_alone() -> None:
    state = position(DRAWN)
    own = observe(state, 0).phase
    assert isinstance(own, Drawn)
    assert own == state.phase
    for other in (1, None):
        phase = observe(state, other).phase
        assert isinstance(phase, Drawn)
        assert phase.seat == 0
        assert not 0 <= phase.card < FACES


def test_nobody_is_shown_what_an_accusation_will_find() -> None:
    state = position(ACCUSED)
    assert isinstance(state.phase, Pending)
    accusation = state.phase.draw.accusation
    assert accusation is not None
    assert (accusation.foul, bool(accusation.hand)) == (True, True)
    for seat in (0, 1, None):
        phase = observe(state, seat).phase
        assert isinstance(phase, Pending)
        shown = phase.draw.accusation
        assert shown is not None
        assert (phase.seat, shown.accused, shown.foul, shown.hand) == (1, 0, False, b"")
        assert (phase.draw.kind, phase.draw.amount) == (state.phase.draw.kind, 4)


def test_the_hand_that_a_challenge_shows_is_shown_to_the_challenger_alone() -> None:
    """Everybody else gets the event as if there were no hand in it (C12)."""
    event = Challenged(1, 0, foul=True, hand=b"\x01\x02")
    assert visible(event, 1) == event
    for other in (0, 2, None):
        assert visible(event, other) == Challenged(1, 0, foul=True)


def test_the_drafter_alone_sees_the_card_looked_at() -> None:
    state = position(DRAFT)
    assert isinstance(state.phase, Draft)
    assert [observe(state, seat).looked_at for seat in (0, 1, None)] == [state.draw[0], None, None]


@pytest.mark.parametrize("seats", range(2, 11))
def test_hands_are_counted_and_the_own_one_is_shown(seats: int) -> None:
    names = [f"p{number}" for number in range(seats)]
    hands = [f"hand {name} {' '.join(['R1'] * (2 + at))}" for at, name in enumerate(names)]
    state = position("\n".join([f"seats {' '.join(names)}", *hands, "top R9", "draw Y1"]))
    for seat in range(seats):
        seen = observe(state, seat)
        assert seen.counts == tuple(range(2, 2 + seats))
        assert seen.hand == seen.faces == state.hands[seat]
    assert observe(state, None).hand == b""


@pytest.mark.parametrize(("option", "open_backs"), [("on", True), ("off", False)])
def test_the_backs_of_others_are_open_where_that_is_the_rule(option: str, open_backs: bool) -> None:
    state = position(
        f"mode flip\noption show_backs={option}\nseats anna ben\nhand anna R1/P3 R2/O1\n"
        "hand ben G1/T5 G2/P1\ntop R9/P9\ndraw Y1/T1 Y2/T2"
    )
    light, dark = state.cards.faces
    seen = observe(state, 0)
    assert seen.faces == seen.hand.translate(light)
    assert seen.backs == seen.hand.translate(dark)
    backs = bytes(sorted(state.hands[1].translate(dark)))
    assert seen.other_backs == ((b"", backs) if open_backs else (b"", b""))
    assert seen.pile_back == (dark[state.draw[0]] if open_backs else None)


ADDED = """
option stacking
option jump_in_wild
seats anna ben
hand anna W+4 R1 B2
hand ben W+4 G1 G2
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6
anna: play W+4:G
ben: play W+4:B
"""


def test_nor_what_one_of_before_would_have_found() -> None:
    state = position(ADDED)
    assert state.window is not None
    hidden = state.window.before.pending
    assert hidden is not None
    assert hidden.accusation is not None
    assert hidden.accusation.hand
    for seat in (0, 1, None):
        window = observe(state, seat).window
        assert window is not None
        pending = window.before.pending
        assert pending is not None
        assert pending.accusation is not None
        assert (pending.accusation.accused, pending.accusation.foul) == (0, False)
        assert pending.accusation.hand == b""
        assert (pending.kind, pending.amount) == (hidden.kind, hidden.amount)


OPEN = """
option partner
option complement=5
option bruno_kuno
seats anna ben cem dora
dealer cem
score anna 7
score ben 9
hand anna R5 R1 R2 R3
hand ben G1 G2
hand cem B1 B2
hand dora Y1 Y2
top R9
discard B9 W
draw Y5 Y6
direction right
turn anna
dora: leave
anna: play R5
"""


def test_everybody_sees_who_is_out_and_in_which_place() -> None:
    state = position(
        "option play_on\nseats anna ben cem\nhand anna R5\nhand ben R1 R2\nhand cem Y1 Y2\n"
        "top R9\nturn anna\nanna: play R5"
    )
    assert observe(state, 1).places == (0,)
    assert observe(state, 1).active == state.ring.seats == (1, 2)


def test_everybody_sees_what_lies_open() -> None:
    state = position(OPEN)
    assert state.debts
    assert state.complement
    for seat in (*range(4), None):
        seen = observe(state, seat)
        for name in ("phase", "colour", "side", "direction", "complement", "debts", "announced"):
            assert getattr(seen, name) == getattr(state, name), name
        for name in ("dealer", "number", "scores", "presence", "window"):
            assert getattr(seen, name) == getattr(state, name), name
        assert (seen.draw_count, seen.discard_count) == (len(state.draw), len(state.discard))
        assert seen.top == state.top
        assert seen.options == state.rules.options
        assert seen.places == ()


def test_everybody_sees_who_is_knocked_out_and_how_many_cards_are_set_aside() -> None:
    state = position(KNOCKED_OUT)
    for seat in (0, 1, None):
        seen = observe(state, seat)
        assert (seen.knocked, seen.aside_count) == ((0,), 15)
