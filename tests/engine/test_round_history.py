"""Looking back at a round: what each hand held after every action, and what was big."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import (
    Action,
    BigMoment,
    Mode,
    NextRound,
    RefusedError,
    RoundOver,
    RoundScore,
    State,
    apply,
    default_options,
    history_of_last_round,
    legal_actions,
    new_match,
    waited_for,
)
from bot.engine.cards import parse_face
from bot.notation.record_reader import Record


def played(text: str) -> tuple[State, list[Action]]:
    """Where a record begins and what was done; the lines before the first action set it up."""
    setup, _, actions = text.partition("\n\n")
    before = Record(setup)
    list(before.play())
    after = Record(text)
    steps = [step.action for step in after.play()]
    assert before.state is not None
    assert not after.findings
    assert actions
    return before.state, [action for action in steps if action is not None]


PLUS_FOUR = """seats anna ben
hand anna R5 W+4 R1 R2
hand ben B1 B2
top R7
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: take
anna: play R5 ! C4
"""


def test_a_wild_draw_four_stands_at_whom_it_hit() -> None:
    start, actions = played(PLUS_FOUR.rpartition("anna")[0])
    history = history_of_last_round(start, actions)
    assert history.sizes == ((4, 3, 3), (2, 2, 6))
    wild = parse_face("W+4")
    assert history.moments == (BigMoment(2, 1, wild, 0, 2),)


def test_a_flip_and_a_contra_are_remembered() -> None:
    start, actions = played("""mode flip
seats anna ben cem
hand anna RF/P3 R1/P2
hand ben R9/P+5 GS/P4
hand cem R7/P6 G7/P7
top R8/P1
draw B1/O1 B2/O2 B3/O3

anna: play RF
cem: contra anna
""")
    history = history_of_last_round(start, actions)
    assert history.moments == (BigMoment(1, 0, parse_face("RF"), 0), BigMoment(2, 0))
    assert history.sizes[0] == (2, 1, 3)


@pytest.mark.parametrize("mode", Mode)
def test_the_last_round_alone_is_told_from_its_deal_to_its_end(mode: Mode) -> None:
    rng = Random(3)
    start, _ = new_match(default_options(mode), 2, b"seed")
    state, actions, rounds = start, list[Action](), list[RoundScore]()
    sizes = [[len(hand)] for hand in state.hands]
    while len(rounds) < 2:
        if isinstance(state.phase, RoundOver):
            action: Action = NextRound(b"next")
        else:
            seat = waited_for(state.phase)[0]
            action = rng.choice(legal_actions(state, seat))
        actions.append(action)
        state, _ = apply(state, action)
        if isinstance(action, NextRound):
            sizes = [[len(hand)] for hand in state.hands]
        else:
            for line, hand in zip(sizes, state.hands, strict=True):
                line.append(len(hand))
        if isinstance(state.phase, RoundOver):
            rounds.append(RoundScore(state.phase.winner, state.scores))
    history = history_of_last_round(start, actions)
    assert history.sizes == tuple(map(tuple, sizes))
    assert min(line[-1] for line in history.sizes) == 0
    assert history.rounds == tuple(rounds)


def test_a_round_that_nobody_ended_is_none_of_the_match() -> None:
    start, actions = played(f"{PLUS_FOUR.rpartition('anna')[0]}table: stop\n")
    assert history_of_last_round(start, actions).rounds == ()


def test_actions_that_do_not_belong_to_the_state_are_refused() -> None:
    start, _ = new_match(default_options(Mode.CLASSIC), 2, b"seed")
    with pytest.raises(RefusedError):
        history_of_last_round(start, [NextRound(b"x")])
