"""A round that is kept: the same bytes give the same round, whatever was played."""

from __future__ import annotations

import zlib

import msgspec
import pytest
from msgspec import structs

from bot.engine import (
    Draw,
    Leave,
    Mode,
    Opening,
    Pass,
    Presence,
    RefusedError,
    build_options,
    encode_action,
)
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, RoundStep, UnreadableRecordError, moves_of, record_of
from tests.positions import NAMES, position

from .played_rounds import rounds_of
from .written_rounds import dealt_again, recorded

GAMES = range(150)


@pytest.mark.parametrize("mode", tuple(Mode))
def test_a_kept_round_plays_to_where_it_ended(mode: Mode) -> None:
    compared = 0
    for number in GAMES:
        for record, after, events in rounds_of(number, (mode,)):
            again = RoundRecord.decode(record.encode())
            assert again == record
            *_, last = moves_of(again)
            assert last.after.hands == after.hands
            assert last.after.scores == after.scores
            assert list(last.events) == events
            compared += 1
    assert compared > 10


def test_sixty_actions_take_less_than_a_kilobyte() -> None:
    sizes = [
        (len(record.steps), len(record.encode()))
        for number in GAMES
        for record, _, _ in rounds_of(number, tuple(Mode))
    ]
    assert any(steps >= 60 for steps, _ in sizes)
    assert all(size < 1024 for steps, size in sizes if steps <= 60)


def test_the_round_of_a_later_deal_begins_with_the_scores_before_it() -> None:
    later = [
        (record, events)
        for number in GAMES
        for record, _, events in rounds_of(number, (Mode.CLASSIC,))
        if record.opening.number > 1
    ]
    assert later
    for record, events in later:
        ended = next(event for event in events if isinstance(event, RoundEnded))
        total = [b + p for b, p in zip(record.opening.scores, ended.points, strict=True)]
        assert total == list(ended.scores)


@pytest.mark.parametrize("data", [b"", b"\x02", b"\x01nonsense", b"\xff" * 40])
def test_what_is_no_record_says_so(data: bytes) -> None:
    with pytest.raises(UnreadableRecordError):
        RoundRecord.decode(data)


RECORD = RoundRecord(
    build_options(Mode.CLASSIC, [("stacking", None), ("target", "300")]),
    Opening(3, 1, b"a seed", (40, 0, 25), (Presence.HERE, Presence.STAND_IN, Presence.AWAY), 2),
    (RoundStep(Draw(0), 12), RoundStep(Pass(0), 30, autopilot=True), RoundStep(Leave(1), 0)),
)

STORED = [
    *("classic", [["target", "300"], ["stacking", "on"]], 3, 1, "YSBzZWVk", [40, 0, 25]),
    *([0, 2, 1], [msgspec.json.decode(encode_action(step.action)) for step in RECORD.steps]),
    *([12, 30, 0], [1], 2),
]
"""How it is kept in databases, compressed, after a byte that says which version this is."""


def stored(values: object, version: int = 1) -> bytes:
    return bytes((version,)) + zlib.compress(msgspec.json.encode(values))


def test_a_record_is_stored_like_this() -> None:
    data = RECORD.encode()
    assert data[0] == 1
    assert msgspec.json.decode(zlib.decompress(data[1:])) == STORED
    assert RoundRecord.decode(stored(STORED)) == RECORD


def test_a_record_from_before_the_rounds_that_do_not_count_were_kept_is_read() -> None:
    assert RoundRecord.decode(stored(STORED[:-1])).opening.not_counted == 0


def test_another_version_is_named_and_not_read() -> None:
    with pytest.raises(UnreadableRecordError, match=r"^version 02$"):
        RoundRecord.decode(stored(STORED, version=2))
    with pytest.raises(UnreadableRecordError, match=r"^version none$"):
        RoundRecord.decode(b"")


@pytest.mark.parametrize(
    "values", [[], STORED[:-2], [*STORED[:3], "one", *STORED[4:]], [*STORED[:7], [[]], *STORED[8:]]]
)
def test_what_is_stored_otherwise_is_unreadable_and_says_why(values: list[object]) -> None:
    with pytest.raises(UnreadableRecordError, match=r".{8}"):
        RoundRecord.decode(stored(values))


def test_a_step_takes_no_time_and_is_nobodys_autopilot_unless_said() -> None:
    assert (RoundStep(Draw(0)).tenths, RoundStep(Draw(0)).autopilot) == (0, False)


FOUR = (
    "seats anna ben cem dina\n"
    + "".join(f"hand {name} R{number}\n" for number, name in enumerate(NAMES))
    + "top R9"
)


def ended_of(scores: tuple[int, ...], points: tuple[int, ...]) -> RoundEnded:
    return RoundEnded(0, points, scores, (0,), b"a seed")


def test_a_round_begins_with_the_scores_and_the_people_before_it() -> None:
    """Ben left in it, cem had left before, and dina is out of the match by it (X10)."""
    state = structs.replace(
        position(FOUR),
        number=4,
        dealer=2,
        presence=(Presence.HERE, Presence.STAND_IN, Presence.AWAY, Presence.ELIMINATED),
    )
    steps = [RoundStep(Draw(0), 5), RoundStep(Leave(1), 6)]
    record = record_of(state, ended_of((60, 0, 7, 3), (20, 0, 0, 3)), steps)
    assert record.steps == tuple(steps)
    here = Presence.HERE
    assert record.opening == Opening(
        4, 2, b"a seed", (40, 0, 7, 0), (here, here, Presence.AWAY, here)
    )
    assert record.options == state.rules.options


def test_who_was_out_of_the_match_before_the_round_was_not_in_it() -> None:
    state = structs.replace(
        position("seats anna ben cem\nhand anna R1\nhand ben R2\nhand cem R3\ntop R9"),
        presence=(Presence.HERE, Presence.HERE, Presence.ELIMINATED),
    )
    out = structs.replace(state, hands=(*state.hands[:2], b""))
    presence = record_of(out, ended_of((0, 0, 0), (0, 0, 0)), []).opening.presence
    assert presence == (Presence.HERE, Presence.HERE, Presence.ELIMINATED)


@pytest.mark.parametrize(("knocked", "was_there"), [(2, Presence.HERE), (1, Presence.ELIMINATED)])
def test_who_was_knocked_out_in_it_was_there(knocked: int, was_there: Presence) -> None:
    """X5: their cards are laid aside."""
    text = """option hand_limit=15
seats anna ben cem
hand anna R+2 R1 R2
hand ben G1 G2 G3 G4 G5 G6 G7 B1 B2 B3 B4 B5 B6 B7
hand cem Y1 Y2
top R9
draw Y3 Y4 Y5

anna: play R+2
"""
    state = position(text)
    (out,) = state.knocked
    state = structs.replace(
        state,
        hands=(*state.hands[:2], b""),
        knocked=(structs.replace(out, seat=knocked),),
        presence=(Presence.HERE, Presence.HERE, Presence.ELIMINATED),
    )
    record = record_of(state, ended_of((0, 0, 0), (0, 0, 0)), [])
    assert record.opening.presence[2] is was_there


def test_moves_have_numbers_and_the_states_around_them() -> None:
    text = "seats anna ben\nhand anna R1 R2\nhand ben R3 R4\ntop R9\ndraw Y1 Y2\n\n"
    state, record = recorded(text + "anna: play R1 uno\nben: draw\n")
    with dealt_again(state):
        first, second = moves_of(record)
    assert (first.number, second.number) == (1, 2)
    assert (first.step, second.step) == record.steps
    assert first.before == state
    assert first.after == second.before
    assert [len(hand) for hand in second.after.hands] == [1, 3]
    assert [type(event).__name__ for event in second.events] == ["Drew"]


def test_a_step_that_its_deal_does_not_allow_is_refused() -> None:
    with pytest.raises(RefusedError):
        list(moves_of(structs.replace(RECORD, steps=(RoundStep(Pass(2)),))))
