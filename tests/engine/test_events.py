"""What happens, told event by event: records played, and each of their steps as it is written down.

After a change of the events that is meant, look at what moved and write the file anew:

    python -m tests.engine.test_events
"""

from __future__ import annotations

import typing
from pathlib import Path

import pytest

from bot.engine import Event
from bot.engine.events import Dealt, MatchBegan
from bot.notation.action_text import action_text, speaker
from bot.notation.record_reader import Record, RecordStep

FILE = Path(__file__).with_name("events.txt")

RECORDS = {
    "knocked out": """
option hand_limit=15
option false_contra
option blitz
option elimination
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  R6 R7
top W:R
draw Y3 Y4 Y5 Y6
turn anna
anna: draw
cem: contra ben ! C14
ben: play R5
table: time-up
""",
    "a round": """
seats anna ben cem
score cem 495
hand anna R5 R1
hand ben  RS R+2 B1
hand cem  RR W
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 R8 Y7
turn anna
anna: play R1 uno
ben: play RS
anna: draw
ben: play R+2
anna: contra ben
anna: draw
ben: draw
ben: pass
cem: play RR
""",
    "calls": """
option uno_uno
option bruno_kuno
option wrong_card
option advice
seats anna ben
hand anna R1 R2 R3 R4
hand ben  R5
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 G1 G2
turn anna
anna: play R1
anna: say bruno
anna: play R2 ! C5
table: punish anna advice
ben: play R5
""",
    "a call ahead": """
seats anna ben
hand anna R1 R2
hand ben  G1 G2
top R9
turn anna
anna: say uno
anna: play R1
""",
    "a bluff": """
seats anna ben
hand anna W+4 R1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6
turn anna
anna: play W+4:G
ben: challenge
""",
    "no bluff": """
seats anna ben
hand anna W+4 G1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6
turn anna
anna: play W+4:G
ben: challenge
""",
    "hands change": """
option seven_o
option fast_doubles
option complement=1
seats anna ben cem
hand anna R7 G0 B2 B3
hand ben  R1 G1
hand cem  R2 G2 G3 G4
top R9
draw Y1 Y2
turn anna
anna: play R7 > cem
ben: play R1
cem: play G0
anna: draw
""",
    "gestures": """
option action_uno=3:all,5:self
seats anna ben cem
hand anna R3 R5 B2
hand ben  R1 G1 G4
hand cem  R2 G2 G3
top R9
draw Y1 Y2 Y3 Y4
turn anna
anna: play R3
cem: gesture
table: timeout
ben: play R1
cem: play R2
anna: play R5
ben: contra anna
""",
    "a reshuffle": """
seats anna ben
hand anna R1 B2
hand ben  G1 G2
top R9
discard B1
anna: draw
""",
    "leaving": """
seats anna ben cem
hand anna R3 R5 B2
hand ben  R1 G1 G4
hand cem  R2 G2 G3
top R9
turn anna
anna: play R3
anna: leave
ben: leave
""",
    "leaving under penalty scoring, a leaver at the target": """
option scoring=penalty
seats anna ben cem dora
score cem 460
hand anna R3 R5 B2
hand ben  R1 G1 G4
hand cem  W+4 W
hand dora R6
top R9
turn anna
anna: play R3
ben: leave
cem: leave
dora: play R6
""",
    "a round ended by leaving brings somebody to the target": """
option scoring=penalty
seats anna ben cem
score ben 460
hand anna R3 R5
hand ben  W G4
top R9
turn anna
ben: leave
""",
    "others left, after a round that was played": """
seats anna ben cem
hand anna R3
hand ben  R1 G1
hand cem  R2 G2
top R9
turn anna
anna: play R3
ben: leave
cem: leave
""",
    "a single round ended by leaving, one knocked out still there": """
option hand_limit=15
option target=round
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
top W:R
draw Y3 Y4 Y5
turn anna
anna: draw
ben: leave
""",
    "all rounds are played, the only one ended by leaving": """
option rounds=1
seats anna ben cem
score cem 20
hand anna R3 R5
hand ben  R1 G1
top R9
turn anna
ben: leave
""",
    "all rounds are played, the last ended by leaving": """
option rounds=2
seats anna ben
hand anna R3
hand ben  R1 G1
top R9
turn anna
anna: play R3
cem: join
table: next 00
cem: leave
ben: leave
""",
    "time is up between rounds": """
option blitz
seats anna ben cem
hand anna R3
hand ben  R1 G1
hand cem  R2 G2 G3
top R9
turn anna
anna: play R3
anna: leave
table: time-up
""",
    "the deal ends the round": """
option hand_size=14
option hand_limit=15
option target=round
seats anna ben
deal 09
""",
    "a partner leaves, the match is stopped": """
option partner
seats anna ben cem dora
hand anna R3
hand ben  R1 G1
hand cem  R2 G2
hand dora R4 B4
top R9
turn ben
ben: leave
table: stop
""",
    "between rounds": """
seats anna ben cem
hand anna R3
hand ben  R1 G1
hand cem  R2 G2
top R9
turn anna
anna: play R3
ben: leave
dora: join
ben: join
""",
    "playing on": """
option play_on
option questions
option target=round
seats anna ben cem
hand anna R3
hand ben  R1 G1
hand cem  R2 G2
top R9
draw Y1 Y4 Y5 Y6
turn anna
anna: play R3
table: punish anna question
ben: play R1 uno
cem: play R2 uno
anna: draw
ben: draw
cem: play G2
""",
    "who is left alone after another was out": """
option play_on
seats anna ben cem
hand anna R3
hand ben  R1 G1
hand cem  R2 G2
top R9
turn anna
anna: play R3
ben: leave
""",
    "the last card draws, and so does nobody any more": """
seats anna ben
hand anna R+2
hand ben  R1 G1
top R9
draw Y1
turn anna
anna: play R+2
""",
    "penalty points": """
option scoring=penalty
option target=round
seats anna ben
hand anna R1
hand ben  W GS
top R9
turn anna
anna: play R1
""",
    "jumping in": """
option jump_in
option doubles
option stacking
seats anna ben cem
hand anna R5 R5 B1 B2
hand ben  R+2 G1 G4
hand cem  R5 G+2 G3
top R9
draw Y1 Y2 Y3 Y4 Y5
turn anna
anna: play R5
anna: double R5
cem: jump R5
anna: draw
ben: play R+2
cem: play G+2 uno
anna: take
""",
    "flip": """
mode flip
seats anna ben cem
hand anna RF/P1 R2/O2 R3/O3
hand ben  G1/PE G2/W+C
hand cem  B1/P5 B2/P6
top R9/W
draw R1/P2 Y1/T3 Y2/T4 Y3/V1
turn anna
anna: play RF:P
ben: play PE uno
ben: play W+C:T
""",
    "start cards": """
seats anna ben
dealer ben
hand anna R3 R4
hand ben  R1 G1
start RR
draw Y1
ben: play R1
""",
    "a wild start card": """
seats anna ben
dealer ben
hand anna R3 R4
hand ben  R1 G1
start W
draw Y1
anna: colour R
anna: play R3
""",
    "a draft": """
mode duo
seats anna ben
drafter anna
draw R1 R2 R3 R4 R5
anna: keep
ben: discard
""",
    "a series": """
mode duo
seats anna ben
hand anna RR R1 R+2 B1
hand ben  B+2 G1
top R9
draw Y1 Y2 Y3 Y4 Y5
turn anna
anna: play RR R1 R+2 uno
ben: play B+2 uno
anna: take
""",
    "no mercy": """
mode mercy
seats anna ben cem
hand anna RD R1 G5 G6
hand ben  W+X Y3 Y4
hand cem  B1 B2 B3
top R9
draw Y5 G7 B4
turn anna
anna: play RD
ben: play W+X
cem: colour G
""",
}


def _happened(name: str) -> str:
    """A record's steps: what was done, and below it what came of it."""
    record = Record(RECORDS[name])
    lines = [f"── {name}"]
    for step in record.play():
        lines += [_what_was_done(record, step), *(f"    {event}" for event in step.events)]
    assert not record.findings, [str(finding) for finding in record.findings]
    return "\n".join([*lines, "", ""])


def _what_was_done(record: Record, step: RecordStep) -> str:
    if step.action is None or step.before is None:
        return "  set up"
    text = action_text(step.before, record.names, step.action)
    return f"  {speaker(record.names, step.action)}: {text}"


def _written() -> list[str]:
    return FILE.read_text(encoding="utf-8").split("── ")[1:]


@pytest.mark.parametrize(("at", "name"), list(enumerate(RECORDS)))
def test_what_happens_is_as_written_down(at: int, name: str) -> None:
    assert _happened(name) == f"── {_written()[at]}"


def test_every_kind_of_event_is_written_down() -> None:
    text = FILE.read_text(encoding="utf-8")
    kinds = set(typing.get_args(Event)) - {Dealt, MatchBegan}  # these come of a deal
    assert [kind.__name__ for kind in kinds if f"    {kind.__name__}(" not in text] == []


if __name__ == "__main__":
    FILE.write_text("".join(_happened(name) for name in RECORDS), encoding="utf-8")
