"""Who plays well draws rather than give a wild away, and never where that could do harm (C6)."""

from __future__ import annotations

import pytest

from bot.engine import Draw, Play, apply, legal_actions, observe
from bot.players.reasons import MoveReason
from bot.players.teacher import judge_move
from tests.positions import position

from .positions import choices

STRONG = ["hard", "master"]
_TABLE = """
option bluff=off
{option}
seats anna ben cem dora
hand ben B1 B2 B3 B4 B7
hand cem Y3 Y4 Y5 Y6 Y7
hand dora G3 G4 G5 G6 G7
hand anna {hand}
top R9
draw {pile}
"""
_PILE = "R1 R2 R3 R4 R5 R6 R7 R8 G1 G2 G8 G9 Y8 Y9 B8 B9"
_TWO = """
option bluff=off
seats anna ben
hand ben B1 B2 B3 B4 G1 G2
hand anna W G5 B6 Y7 G8 Y1
top R9
draw R1 R2 R4 R6 G3 G4 G9 Y2 Y3 Y4 Y6 Y8 Y9 B5 B8 B9
"""


def _table(hand: str, *, option: str = "", pile: str = _PILE) -> str:
    return _TABLE.format(hand=hand, option=option, pile=pile)


def _made(table: str, level: str) -> set[str]:
    return {made.removesuffix(" uno") for made in choices(position(table), "anna", level)}


@pytest.mark.parametrize("level", STRONG)
def test_a_wild_is_kept_where_nothing_else_fits(level: str) -> None:
    assert _made(_table("W B5 B6 Y1 Y2"), level) == {"draw"}


@pytest.mark.parametrize("level", [*STRONG, "medium"])
def test_who_goes_out_with_the_wild_does_not_draw(level: str) -> None:
    assert all(made.startswith("play") for made in _made(_table("W"), level))


@pytest.mark.parametrize("level", [*STRONG, "medium"])
def test_nobody_draws_where_a_coloured_card_fits(level: str) -> None:
    assert all(made.startswith("play") for made in _made(_table("W R5 B6 Y1 Y2"), level))


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(
    ("option", "pile"),
    [("option voluntary_draw=off", _PILE), ("option hand_limit=20", _PILE), ("", "R1 R2 R3")],
    ids=["C6", "X5", "I5"],
)
def test_the_wild_goes_where_drawing_is_no_choice_or_could_do_harm(
    level: str, option: str, pile: str
) -> None:
    made = _made(_table("W B5 B6 Y1 Y2", option=option, pile=pile), level)

    assert made
    assert all(each.startswith("play W:") for each in made)


def test_the_teacher_says_why() -> None:
    state = position(_TWO)
    seen, legal = observe(state, 0), legal_actions(state, 0)
    wild = next(action for action in legal if isinstance(action, Play))

    verdict = judge_move(seen, legal, wild, seed=1, playouts=40)

    assert verdict is not None
    assert isinstance(verdict.best, Draw)
    assert verdict.reasons == (MoveReason.KEEPS_A_WILD,)


def test_the_teacher_judges_a_draw_that_no_level_would_choose() -> None:
    state = position(_table("R5 B6 Y1 Y2"))
    seen, legal = observe(state, 0), legal_actions(state, 0)

    verdict = judge_move(seen, legal, Draw(0), seed=1)

    assert verdict is not None
    assert isinstance(verdict.best, Play)
    assert verdict.lost > 0
    assert verdict.reasons == (MoveReason.PLAYS_ON,)


def test_who_has_drawn_by_choice_still_has_the_wild() -> None:
    state, _ = apply(position(_table("W B5 B6 Y1 Y2", pile="R1 " + _PILE)), Draw(0))

    assert {made.removesuffix(" uno") for made in choices(state, "anna", "master")} == {"play R1"}
