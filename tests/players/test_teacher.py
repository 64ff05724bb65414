"""The teacher finds what is best, how much better it is, and why."""

from __future__ import annotations

import pytest

from bot.engine import Action, State, legal_actions, observe
from bot.notation.action_text import action_text, read_action
from bot.players.information_state import InformationState
from bot.players.reasons import MoveReason, reasons_for
from bot.players.teacher import MoveVerdict, cards_alike, hint_at_sight, hint_for, judge_move
from tests.positions import NAMES, position

TABLE = "option bluff=off\nseats anna ben\ndraw " + "Y1 Y2 Y3 Y4 Y6 Y7 G1 G2 G3 B9 R4 R6 " * 2


def _judge(setup: str, played: str | None = None) -> tuple[State, MoveVerdict]:
    state = position(f"{TABLE}\n{setup}")
    seen, legal = observe(state, 0), legal_actions(state, 0)
    action: Action | None = None
    if played is not None:
        action = read_action(state, list(NAMES[:2]), "anna", played)
    verdict = judge_move(seen, legal, action, 1, 40)
    assert verdict is not None
    return state, verdict


def _text(state: State, action: Action) -> str:
    return action_text(state, list(NAMES[:2]), action)


def test_the_last_card_wins_for_certain() -> None:
    """The skip gives anna another turn, and then everything fits."""
    state, verdict = _judge("hand anna RS R5\nhand ben B1 B2 B3\ntop R9", "play R5")

    assert _text(state, verdict.best) == "play RS uno"
    assert verdict.best_share == 1.0
    assert verdict.lost > 0.05
    assert MoveReason.PLAYS_AGAIN in verdict.reasons


def test_who_played_best_lost_nothing() -> None:
    _, verdict = _judge("hand anna RS R5\nhand ben B1 B2 B3\ntop R9", "play RS")

    assert (verdict.lost, verdict.reasons) == (0.0, ())


def test_who_is_nearly_out_is_hurt() -> None:
    state, verdict = _judge("hand anna R+2 R5 R6 G1\nhand ben B1\ntop R9", "play R5")

    assert _text(state, verdict.best) == "play R+2"
    assert MoveReason.HURTS_WHO_IS_NEARLY_OUT in verdict.reasons


def test_what_is_liked_at_sight_stays_unless_another_move_is_clearly_better() -> None:
    """Two numbers of one rank, as many of each colour left: so few rounds tell them not apart."""
    state = position(f"{TABLE}\nhand anna R5 B5 R1 B1 G7\nhand ben Y1 Y2 Y3 Y4 Y5\ntop G5")
    seen, legal = observe(state, 0), legal_actions(state, 0)
    liked = hint_at_sight(seen, legal)
    verdicts = [judge_move(seen, legal, None, luck, 10) for luck in range(20)]

    assert liked is not None
    assert all(verdict is not None for verdict in verdicts)
    told = [verdict for verdict in verdicts if verdict is not None]
    assert sum(verdict.best == liked.best for verdict in told) > 15
    assert any(verdict.best_share < verdict.played_share for verdict in told)
    assert all(verdict.lost == 0 for verdict in told if verdict.best_share < verdict.played_share)
    assert not any(verdict.is_clear and verdict.lost == 0 for verdict in told)


def test_nothing_is_said_where_there_is_no_choice() -> None:
    state = position(f"{TABLE}\nhand anna G5 G6\nhand ben B1 B2\ntop R9")

    assert judge_move(observe(state, 0), legal_actions(state, 0)) is None


def test_a_card_of_many_points_goes_before_one_of_few() -> None:
    state = position("seats anna ben cem\nhand anna RR R2 G3 G4\nhand ben B1 B2 B3\ntop R9")
    info = InformationState(observe(state, 0))
    reverse, two = (
        read_action(state, list(NAMES[:3]), "anna", f"play {card}") for card in ("RR", "R2")
    )

    assert MoveReason.SHEDS_POINTS in reasons_for(info, reverse, two)
    assert MoveReason.SHEDS_POINTS not in reasons_for(info, two, reverse)


@pytest.mark.parametrize(("card", "sheds"), [("R9", False), ("RR", True)])
def test_a_few_points_more_are_no_reason(card: str, sheds: bool) -> None:
    """A nine counts seven more than a two, a reverse eighteen."""
    state = position(f"seats anna ben cem\nhand anna {card} R2 G3 G4\nhand ben B1 B2 B3\ntop R8")
    info = InformationState(observe(state, 0))
    more, two = (
        read_action(state, list(NAMES[:3]), "anna", f"play {each}") for each in (card, "R2")
    )

    assert (MoveReason.SHEDS_POINTS in reasons_for(info, more, two)) is sheds


def test_the_same_luck_gives_the_same_verdict() -> None:
    verdicts = [_judge("hand anna R1 R5 G5 GS W\nhand ben B1 B2 B3\ntop R9") for _ in range(2)]

    assert verdicts[0][1] == verdicts[1][1]


@pytest.mark.parametrize(
    ("setup", "played", "best", "reason"),
    [
        (
            "option seven_o\nseats anna ben\nhand anna R7 R1 B1 B2 B3 B4 B5 G1\nhand ben G2 G3",
            "play R1",
            "play R7 > ben",
            MoveReason.SWAPS_FOR_FEWER,
        ),
        (
            "option seven_o\nseats anna ben cem\nhand anna R0 R1\nhand ben B1 B2 B3 B4 B5 B6"
            "\nhand cem G1 G2 G3 G4 G5 G6",
            "play R0",
            "play R1 uno",
            MoveReason.SWAPS_FOR_FEWER,
        ),
        (
            "option several\nseats anna ben\nhand anna R1 G1\nhand ben G2 G3",
            "play R1",
            "play R1 G1",
            MoveReason.LAYS_MORE,
        ),
        (
            "mode duo\nseats anna ben\nhand anna R+2 R5 R6 G1\nhand ben B1",
            "play R5",
            "play R+2",
            MoveReason.HURTS_WHO_IS_NEARLY_OUT,
        ),
    ],
)
def test_games_that_the_engine_plays_out(
    setup: str, played: str, best: str, reason: MoveReason
) -> None:
    state = position(f"{setup}\ntop R9\ndraw {'Y1 Y2 Y3 Y4 Y6 G1 G2 B9 ' * 3}")
    names = list(NAMES[: len(state.hands)])
    action = read_action(state, names, "anna", played)
    verdict = judge_move(observe(state, 0), legal_actions(state, 0), action, 1, 60)

    assert verdict is not None
    assert action_text(state, names, verdict.best) == best
    assert verdict.lost > verdict.margin
    assert reason in verdict.reasons
    assert action_text(state, names, verdict.played).removesuffix(" uno") == played


@pytest.mark.parametrize(
    ("hand", "best"),
    [("W+4 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "challenge"), ("W+4 Y1", "take")],
)
def test_a_challenge_is_tried_out(hand: str, best: str) -> None:
    """Of many cards one is likely of the colour, of one hardly."""
    state = position(
        f"seats ben anna\nhand ben {hand}\nhand anna R1 G2 Y5\ntop R9\n"
        f"draw {'B1 B2 B3 B4 G5 ' * 6}\nben: play W+4:B"
    )
    verdict = judge_move(observe(state, 1), legal_actions(state, 1), None, 1, 300)

    assert verdict is not None
    assert action_text(state, ["ben", "anna"], verdict.best) == best
    why = MoveReason.LIKELY_A_FOUL if best == "challenge" else MoveReason.HARDLY_A_FOUL
    assert verdict.reasons == (why,)


@pytest.mark.parametrize(
    ("hand", "played", "cards"),
    [
        ("R5 B1 B2", "play R5", 1),
        ("R5 R6 B1", "play R5", 2),
        ("R5 R6 B1", "draw", 0),
        ("R5 RS B1", "play R5", 0),
        ("R5 W+4 B1", "play R5", 1),
        ("R5 W+4 B1", "play W+4:B", 0),
    ],
)
def test_numbers_of_a_colour_are_all_one_to_it(hand: str, played: str, cards: int) -> None:
    """What was drawn or bluffed with instead is no such card, and nor is one that does more."""
    state = position(
        f"seats anna ben\nhand anna {hand}\nhand ben G1 G2 G3\ntop R9\ndraw Y1 Y2 Y3 Y4"
    )
    action = read_action(state, list(NAMES[:2]), "anna", played)
    assert cards_alike(observe(state, 0), legal_actions(state, 0), action) == cards


@pytest.mark.parametrize("game", ["mode duo", "mode mercy", "option seven_o"])
def test_a_hint_is_given_at_sight_where_rounds_take_long(game: str) -> None:
    """Who asks waits for it, and so does whoever searches beside them."""
    state = position(
        f"{game}\nseats anna ben\nhand anna R5 R6 GS\nhand ben B1 B2\ntop R9\ndraw Y1 Y2 Y3 Y4"
    )
    seen, legal = observe(state, 0), legal_actions(state, 0)
    hint = hint_for(seen, legal, 1)

    assert hint is not None
    assert hint == hint_at_sight(seen, legal)
    assert hint.playouts == 0
