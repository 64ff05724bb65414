"""A state that a position has words for is set up again by what is written of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine import State, Turn
from bot.notation.position_writer import write_position
from bot.notation.record_reader import check_text
from tests.positions import position

GAMES = Path(__file__).parent.parent / "games"


def _in_words(state: State) -> dict[str, Any]:
    def cards(pile: bytes) -> list[str]:
        return [state.cards.text(card) for card in pile]

    return {
        "hands": [sorted(cards(hand)) for hand in state.hands],
        "draw": cards(state.draw),
        "discard": cards(state.discard),
        "top": cards(bytes([state.top])),
        "phase": state.phase,
        "options": state.rules.options,
        "in the round": state.ring.seats,
        **{
            name: getattr(state, name)
            for name in ("colour", "side", "direction", "dealer", "scores", "seed")
        },
    }


def test_states_are_set_up_again() -> None:
    tried = 0
    for file in sorted(GAMES.glob("**/*.uno")):
        played = check_text(file.read_text(encoding="utf-8"))
        state = played.state
        if state is None or state.number > 1 or not isinstance(state.phase, Turn):
            continue
        text = write_position(state, played.names)
        if "# besides" in text.replace("# besides: window", "#"):
            continue
        again = position(text)
        assert _in_words(again) == _in_words(state), file
        tried += 1
    assert tried > 100


def test_partners_have_one_score() -> None:
    """Their team's, however it came about: a position says it once (V9)."""
    setup = (
        "option partner\nseats anna ben cem dora\nhand anna R1\nhand ben R2\nhand cem R3\n"
        "hand dora R4\ntop R9\nscore cem 30\nscore dora 20\n"
    )
    state = position(setup)
    assert state.scores == (30, 20, 30, 20)
    written = write_position(state, ["anna", "ben", "cem", "dora"])
    assert [line for line in written.splitlines() if line.startswith("score")] == [
        "score anna 30",
        "score ben 20",
    ]
    assert position(written).scores == state.scores


def test_what_a_position_has_no_words_for_stands_beside_it() -> None:
    played = check_text(
        "option complement=5\noption play_on\noption stacking\nseats anna ben cem dora\n"
        "hand anna R5\nhand ben R+2 B1 B2\nhand cem B+2 Y1\nhand dora Y2 Y3\ntop R9\n"
        "draw G1 G2 G3\nscore cem 7\nturn anna\nanna: play R5\n? turn ben\n"
    )
    assert played.findings == []
    assert played.state is not None
    assert write_position(played.state, played.names) == (
        "mode classic\noption stacking=on\noption play_on=on\noption complement=5\n"
        "seats anna ben cem dora\nhand ben R+2 B1 B2\nhand cem B+2 Y1\nhand dora Y2 Y3\n"
        "score cem 7\ndealer dora\ntop R5\ndraw G1 G2 G3\ndiscard R9\ndirection left\nturn ben\n"
        "seed 00\n# besides: complement on\n# besides: place anna 1\n"
    )
