"""What is in databases and records today can be read as long as its version is known.

The files under `stored` hold one of each, as it is stored; lines are added for what is new. A line
that changes otherwise than by another field is a new form, with a version of its own.
"""

from __future__ import annotations

import json
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from bot.engine import (
    ENTRIES,
    Event,
    Phase,
    State,
    decode_action,
    decode_event,
    decode_state,
    encode_action,
    encode_event,
    encode_state,
)
from tests.positions import position
from tests.render.events import variations

FOLDER = Path(__file__).parent / "stored"
BOTH = "actions_and_events.jsonl"

PLAYED = """
option jump_in
option stacking
option play_on
seats anna ben cem
score ben 30
hand anna R+2 R1
hand ben  B+2 G1 W+4
hand cem  R5
top R9
draw Y2 R8 Y3 Y4 Y5 Y6
discard G7 W
seed 00ff
"""
RECORDS = {
    "turn": PLAYED,
    "drawn": f"{PLAYED}\nanna: draw\nben: draw",
    "pending, a call owed": f"{PLAYED}\nanna: play R+2",
    "accused": f"{PLAYED}\nanna: play R1 uno\nben: play W+4:G",
    "a hand seen": f"{PLAYED}\nanna: play R1 uno\nben: play W+4:G\ncem: challenge",
    "said ahead": f"{PLAYED}\nanna: say uno",
    "somebody out": f"{PLAYED}\nanna: play R1\nben: draw\ncem: play R5",
    "colour": "seats anna ben\nhand anna R1\nhand ben G1\nstart W\ndraw Y1",
    "gesture": "option action_uno=3:all\nseats anna ben\nhand anna R3 R4\nhand ben G1\ntop R9\n"
    "anna: play R3",
    "complement on": "option complement=5\nseats anna ben\nhand anna R5 R4\nhand ben G1\ntop R9\n"
    "anna: play R5",
    "round-over": "seats anna ben\nhand anna R3\nhand ben G1\ntop R9\nanna: play R3",
    "match-over": "option target=round\nseats anna ben\nhand anna R3\nhand ben G1\ntop R9\n"
    "anna: play R3",
    "a round of no card, and left after it": "option hand_size=14\noption hand_limit=15\n"
    "seats anna ben cem\nhand anna R5\nhand ben B9\nhand cem G1\ntop R9\nanna: play R5\n"
    "anna: leave\ntable: next 09\nanna: join\ncem: leave",
    "two sides": "mode flip\nside dark\nseats anna ben\nhand anna W/W+C R1/P1\nhand ben R2/P2\n"
    "top R9/P9\ndraw Y1/T1",
    "draft": "mode duo\nseats anna ben\ndrafter anna\ndraw R1 R2 R3 R4\nanna: keep",
    "granted": "mode duo\nseats anna ben\nhand anna RR RR B3\nhand ben R1 R2\ntop R5\ndraw Y1 Y2\n"
    "anna: play RR RR",
}


def events() -> list[Event]:
    return [event for kind in typing.get_args(Event) for event in variations(kind)]


def states() -> dict[str, State]:
    return {name: position(record) for name, record in RECORDS.items()}


def stored(file: str) -> list[bytes]:
    return (FOLDER / file).read_bytes().splitlines()


def stored_actions() -> list[bytes]:
    return [line for line in stored(BOTH) if line.startswith(b'[1,{"do":')]


def stored_events() -> list[bytes]:
    return [line for line in stored(BOTH) if line not in stored_actions()]


def test_there_is_one_of_each() -> None:
    actions = {type(decode_action(line)) for line in stored_actions()}
    assert actions == {entry.action for entry in ENTRIES}
    phases = {type(state.phase) for state in states().values()}
    assert phases == _flat(Phase)


def _flat(union: typing.Any) -> set[type]:
    return {kind for part in typing.get_args(union) for kind in (_flat(part) or {part})}


def test_actions() -> None:
    """The lines say by name what each field holds; what they leave out stands at its default."""
    for line in stored_actions():
        action = decode_action(line)
        fields = {field.name: getattr(action, field.name) for field in structs.fields(action)}
        defaults = {f.name: f.default for f in structs.fields(action) if not f.required}
        said = {name: value for name, value in fields.items() if value != defaults.get(name, ...)}
        tag, written = _tag_and_fields(line)
        assert written == json.loads(msgspec.json.encode(said)), line
        assert type(action).__struct_config__.tag == tag
        assert encode_action(action) == line


def _tag_and_fields(line: bytes) -> tuple[str, dict[str, Any]]:
    version, written = json.loads(line)
    assert version == 1
    return written.pop("do"), written


def test_events() -> None:
    for event, line in zip(events(), stored_events(), strict=True):
        assert (encode_event(event), decode_event(line)) == (line, event)


def test_states() -> None:
    """A line has the options that there were; all others stand at their defaults."""
    for (name, state), line in zip(states().items(), stored("states.jsonl"), strict=True):
        assert decode_state(line) == state, name
        before, now = json.loads(line)[1], json.loads(encode_state(state))[1]
        assert decode_state(encode_state(state)) == state, name
        assert now.pop("options").items() >= before.pop("options").items(), name
        assert now == before, name
