"""What a later engine adds is read from what an earlier one stored, by the same reader.

Each kind of addition is made here as a toy: a field more in the state, an action, a phase, a face;
and a form that really changes, with the function that lifts the old one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Union

import pytest
from msgspec import Struct

from bot.engine import (
    CATALOGUE,
    ENTRIES,
    Action,
    Options,
    Phase,
    State,
    Turn,
    TurnAction,
    UnknownVersionError,
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


def test_a_form_that_changed_is_lifted_step_by_step() -> None:
    def name_the_seat(value: dict[str, Any]) -> dict[str, Any]:
        return {"do": "nap", "seat": value["who"]}

    def count_from_nought(value: dict[str, Any]) -> dict[str, Any]:
        return {**value, "seat": value["seat"] - 1}

    form: StoredForm[Nap] = StoredForm(Nap, {1: name_the_seat, 2: count_from_nought})
    assert form.decode(b'[1,{"nap":true,"who":3}]') == Nap(2)
    assert form.decode(b'[2,{"do":"nap","seat":3}]') == Nap(2)
    assert form.decode(form.encode(Nap(2))) == Nap(2)
    assert json.loads(form.encode(Nap(2)))[0] == 3
    with pytest.raises(UnknownVersionError, match="version 4, known is 3"):
        form.decode(b'[4,{"do":"nap","seat":3}]')
    with pytest.raises(UnknownVersionError):
        form.decode(b'[0,{"do":"nap","seat":3}]')


def test_a_form_of_states_that_changed_is_lifted_too() -> None:
    def seed_by_another_name(saved: dict[str, Any]) -> dict[str, Any]:
        fields = saved["fields"]
        return {**saved, "fields": {**fields, "seed": fields["seeds"][0]}}

    form = StateForm(State, {1: seed_by_another_name})
    state = position(RECORD)
    version, saved = json.loads(form.encode(state))
    assert version == 2
    saved["fields"]["seeds"] = [saved["fields"].pop("seed")]
    assert form.decode(json.dumps([1, saved]).encode()) == state


def test_an_option_that_was_not_there_yet_is_at_its_default() -> None:
    """Whatever an old row does not say, its game was played without."""
    line = encode_state(position(RECORD))
    version, saved = json.loads(line)
    del saved["options"]["lass_mich"]
    read = decode_state(json.dumps([version, saved]).encode())
    assert read.rules.options == Options()
    assert isinstance(read.phase, Turn)


def test_only_the_options_of_the_first_form_are_always_written() -> None:
    _, saved = json.loads(encode_state(position(RECORD)))
    first = json.loads((STORED / "states.jsonl").read_bytes().splitlines()[0])[1]
    assert list(saved["options"]) == list(first["options"])
    assert {option.name for option in CATALOGUE if not option.short_for} >= {
        name for name in saved["options"] if name != "mode"
    }
