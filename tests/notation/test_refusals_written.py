"""A refusal comes with all that is needed to see it again."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bot.engine import Call, Draw, Drawn, JumpIn, Mode, Play, RefusedError, State, Take, Turn, apply
from bot.notation.record_reader import check_text
from bot.notation.record_writer import write_refusal
from tests.engine.random_games import Game
from tests.positions import position


def refusal_of(state: State, action: Play | Draw) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        apply(state, action)
    return caught.value


def test_a_refusal_is_written_as_a_record() -> None:
    state = position("seats anna ben\nhand anna R1 W\nhand ben G1\nscore ben 20\ntop B5\ndraw Y1")

    refused = refusal_of(state, Play(0, state.hands[0][0]))

    assert write_refusal(refused, ["anna", "ben"]) == (
        "mode classic\n"
        "seats anna ben\n"
        "hand anna R1 W\n"
        "hand ben G1\n"
        "score ben 20\n"
        "dealer ben\n"
        "top B5\n"
        "draw Y1\n"
        "discard\n"
        "direction left\n"
        "turn anna\n"
        "seed 00\n"
        "\n"
        "anna: play R1 ! C4\n"
    )


def test_two_sided_cards_are_written_whole() -> None:
    state = position(
        "mode flip\nseats anna ben\nhand anna R1/P1 W/W\nhand ben G1/T1\ntop B5/O5\ndraw Y1/T2"
    )

    refused = refusal_of(state, Play(0, state.hands[0][0]))

    assert write_refusal(refused, ["anna", "ben"]).endswith("\nanna: play R1/P1 ! C4\n")


def test_the_text_of_a_refusal_shows_no_card() -> None:
    state = position("seats anna ben\nhand anna R1 W\nhand ben G1\ntop B5")

    refused = refusal_of(state, Play(0, state.hands[0][0]))

    assert str(refused) == "C4"
    assert repr(refused) == "RefusedError('C4')"


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_refusals_of_random_games_replay(first: int) -> None:
    replayed = 0
    for number in range(first, first + 20):
        game = Game.make(number, tuple(Mode), lambda option: option.name != "wrong_card")
        state, _ = game.begin()
        for step in game.play(state):
            replayed += replays(step.after, game.rng)
    assert replayed > 100


def replays(state: State, rng: Random) -> bool:
    """Whether some refused action of this state is one that a position can show; it then does."""
    if not isinstance(state.phase, Turn | Drawn):
        return False
    seat = state.phase.seat
    card = rng.choice(state.hands[seat])
    calls = rng.choice([0, *Call])
    tried = [Play(seat, card, calls=calls), JumpIn(seat, card), Take(seat), Draw(seat)]
    try:
        apply(state, structs.replace(rng.choice(tried)))
    except RefusedError as refused:
        text = write_refusal(refused)
        findings = check_text(text)
        readable = not any(finding.unreadable for finding in findings.findings)
        assert readable, text
        if "# besides" in text:
            return False
        assert not findings.findings, text
        return True
    return False
