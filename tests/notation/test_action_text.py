"""Actions are written as they are read, in every game record there is, and records with them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.engine import (
    Action,
    Join,
    MatchOver,
    Mode,
    NextRound,
    RoundOver,
    State,
    apply,
    build_options,
    commitment,
    legal_actions,
    new_match,
)
from bot.notation.action_text import action_text, read_action, speaker
from bot.notation.deal_verification import verify_text
from bot.notation.record_reader import Record
from bot.notation.record_writer import write_record
from bot.notation.tokens import NotationError
from tests.positions import position
from workbench.perft_counts import position_of

GAMES = Path(__file__).parent.parent / "games"
RECORDS = sorted(GAMES.glob("**/*.uno"))
FIRST, SECOND = bytes.fromhex("00112233"), bytes.fromhex("44556677")


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in RECORDS}), ids=lambda path: path.name
)
def test_what_is_written_is_read_again(folder: Path) -> None:
    for file in sorted(folder.glob("*.uno")):
        assert_read_again(file)


def assert_read_again(file: Path) -> None:
    record = Record(file.read_text(encoding="utf-8"))
    lines = record.text.splitlines()
    for step in record.play():
        if step.action is None or step.before is None:
            continue
        names = record.names
        who, verb = lines[step.line - 1].split()[:2]
        if isinstance(step.action, Join):
            names = names[: len(step.before.hands)]
        else:
            assert f"{speaker(names, step.action)}:" == who, file.name
        text = action_text(step.before, names, step.action, both_faces=True)
        assert text.split()[0] == verb, file.name
        assert read_action(step.before, names, who[:-1], text) == step.action, file.name


def _play_round(state: State, rng: Random) -> tuple[State, list[Action]]:
    """Random actions until the round is over."""
    actions: list[Action] = []
    while not isinstance(state.phase, RoundOver | MatchOver):
        action = rng.choice(legal_actions(state, state.phase.seat))  # type: ignore[union-attr]
        state, _ = apply(state, action)
        actions.append(action)
    return state, actions


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP])
def test_a_match_of_two_rounds_is_written_read_and_verified(mode: Mode) -> None:
    options = build_options(mode, [("target", "10000"), ("stacking", None), ("seven_o", None)])
    state, _ = new_match(options, 2, FIRST, dealer=1)
    state, first = _play_round(state, Random(1))
    between: list[Action] = [Join(2), NextRound(SECOND)]
    for action in between:
        state, _ = apply(state, action)
    state, second = _play_round(state, Random(2))
    actions = [*first, *between, *second]
    told = [(a, "cem" if isinstance(a, Join) else None) for a in actions]

    text = write_record(options, ["anna", "ben"], FIRST, told, dealer=1)

    lines = text.splitlines()
    assert lines[:9] == [
        f"mode {mode}",
        "option target=10000",
        "option stacking=on",
        "option seven_o=on",
        "seats anna ben",
        "dealer ben",
        f"# commitment {commitment(FIRST)}",
        "deal 00112233",
        "",
    ]
    joined = lines.index("cem: join")
    assert lines[joined + 1 : joined + 4] == [
        "",
        f"# commitment {commitment(SECOND)}",
        "table: next 44556677",
    ]
    deals, record = verify_text(text)
    assert record.findings == []
    assert record.state == state
    assert [(deal.line, deal.seed, deal.holds) for deal in deals] == [
        (8, FIRST, True),
        (joined + 4, SECOND, True),
    ]
    assert [deal.published for deal in deals] == [commitment(FIRST), commitment(SECOND)]


def test_who_joins_without_a_name_gets_one() -> None:
    options = build_options(Mode.CLASSIC)
    _, first = _play_round(new_match(options, 2, FIRST)[0], Random(1))
    text = write_record(options, ["anna", "ben"], FIRST, [(a, None) for a in [*first, Join(2)]])
    assert text.endswith("\nseat3: join\n")


SAME = "seats anna ben\nhand anna R5\nhand ben G1\ntop R9\ndraw Y1 Y2"


@pytest.mark.parametrize(
    "said", ["direction left", "side light", "seed 00", "dealer ben", "score anna 0"]
)
def test_what_a_set_up_says_by_default_may_be_said(said: str) -> None:
    assert position(f"{SAME}\n{said}") == position(SAME)


def test_a_deal_may_name_its_dealer() -> None:
    for seat, name in enumerate(("anna", "ben")):
        assert position(f"seats anna ben\ndealer {name}\ndeal 00").dealer == seat


def test_of_cards_that_look_alike_the_drawn_one_is_meant() -> None:
    played = position(
        "mode flip\noption voluntary_draw\nseats anna ben\nhand anna R1/P1 R2/O2\n"
        "hand ben G1/T1 G2/T2\ntop R9/P9\ndraw R1/P2 Y1/T3\n"
        "anna: draw\nanna: play R1\n? hand anna R1/P1 R2/O2\n? top R1/P2"
    )
    assert len(played.hands[0]) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the record names no seats"),
        ("seats anna\n? refused C1", "the set-up is refused by C1: seats, mode classic"),
    ],
)
def test_a_record_without_a_match_is_no_position(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=f"^{why}$"):
        position_of(text)


def test_each_step_of_a_record_has_its_line() -> None:
    record = Record(f"{SAME}\n\nanna: draw\n# and\nben: draw\n")
    assert [step.line for step in record.play()] == [7, 7, 9]
