"""What a later engine adds is read from what an earlier one stored, by the same reader.

Each kind of addition is made here as a toy: a field more in the state, an action, a phase, a face.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Union

import pytest
from msgspec import Struct

from bot.engine import (
    ENTRIES,
    Action,
    Options,
    Phase,
    State,
    Turn,
    TurnAction,
    decode_state,
    encode_state,
)
from bot.engine.cards import (
    COLOUR_OF,
    FACE_TEXT,
    PLACE_OF,
    RANK_OF,
    RANKS,
    RANKS_IN_ORDER,
    face_of,
    parse_face,
    places_of,
)
from bot.engine.codec import StateForm, StoredForm
from tests.engine.test_stored_forms import stored_actions
from tests.positions import position

STORED = Path(__file__).parent / "stored"
RECORD = "seats anna ben\nhand anna R3 R4\nhand ben G1\ntop R9\ndraw Y1 Y2"


class Nap(TurnAction, frozen=True, tag="nap"):
    """A toy action."""


class Asleep(Struct, frozen=True, gc=False, tag_field="ph", tag="asleep"):
    """A toy phase."""

    seat: int


class ToyState(State):
    """A state with a field more, and a phase more."""

    phase: Phase | Asleep  # pyright: ignore[reportIncompatibleVariableOverride]
    naps: tuple[int, ...] = ()


TOYS = StateForm(ToyState)


def toy(state: State, **more: Any) -> ToyState:
    fields = {name: getattr(state, name) for name in State.__struct_fields__}
    return ToyState(**{**fields, **more})


@pytest.mark.parametrize("line", (STORED / "states.jsonl").read_bytes().splitlines())
def test_a_field_and_a_phase_more_are_read_from_what_was_stored_before(line: bytes) -> None:
    assert TOYS.decode(line) == toy(decode_state(line))


def test_a_new_field_is_written_where_it_says_something_and_nowhere_else() -> None:
    before = position(RECORD)
    assert TOYS.encode(toy(before)) == encode_state(before)
    napped = toy(before, naps=(1, 1), phase=Asleep(1))
    assert TOYS.decode(TOYS.encode(napped)) == napped


@pytest.mark.parametrize("line", stored_actions())
def test_an_action_more_changes_none_that_were_stored_before(line: bytes) -> None:
    with_nap: StoredForm[Action] = StoredForm(Union[(*(entry.action for entry in ENTRIES), Nap)])
    assert with_nap.encode(with_nap.decode(line)) == line
    assert with_nap.decode(with_nap.encode(Nap(1))) == Nap(1)


def test_faces_and_ranks_keep_the_numbers_that_are_stored() -> None:
    """Both lists may grow at their end: what is stored there is append-only, like the engine's."""
    assert list(FACE_TEXT) == (STORED / "faces.txt").read_text().split()
    assert list(RANKS) == (STORED / "ranks.txt").read_text().split()


def test_a_face_more_moves_none_and_stands_where_its_rank_does() -> None:
    before = places_of(FACE_TEXT, RANKS_IN_ORDER)
    after = places_of((*FACE_TEXT, "R+3"), (*RANKS_IN_ORDER[:12], "+3", *RANKS_IN_ORDER[12:]))
    row = sorted(range(len(FACE_TEXT)), key=before.__getitem__)
    assert sorted(range(len(FACE_TEXT)), key=after.__getitem__) == row
    assert after[parse_face("RR")] < after[-1] < after[parse_face("R+1")]  # type: ignore[index]


def test_each_rank_has_its_place_and_each_face_its_parts() -> None:
    assert sorted(RANKS) == sorted(RANKS_IN_ORDER)
    assert sorted(PLACE_OF) == list(range(len(FACE_TEXT)))
    assert all(face_of(COLOUR_OF[f], RANK_OF[f]) == f for f in range(len(FACE_TEXT)))


def test_an_option_that_was_not_there_yet_is_at_its_default() -> None:
    """Whatever an old row does not say, its game was played without."""
    line = encode_state(position(RECORD))
    version, saved = json.loads(line)
    del saved["options"]["lass_mich"]
    read = decode_state(json.dumps([version, saved]).encode())
    assert read.rules.options == Options()
    assert isinstance(read.phase, Turn)
