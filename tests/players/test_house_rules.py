"""Computer players know what section 10 and No Mercy (section 11) ask of them."""

from __future__ import annotations

import pytest

from bot.players.levels import LEVELS
from tests.positions import position

from .positions import choices

THINKING = [level for level in LEVELS if level != "easy"]
SURE = ["hard", "master"]
"""Medium has whims."""

PILE = "draw Y1 Y2 Y3 Y4 Y6 Y7 G1 G2 B9 R4 R6 Y1 Y2 Y3 Y4 Y6"
THREE = f"hand ben B1 B2 B3\nhand cem B4 B5 B6\ntop R9\n{PILE}"


def played(setup: str, level: str, name: str = "anna") -> set[str]:
    """All that the player does in several tries, without the calls that go with it."""
    made = choices(position(setup), name, level, tries=20)
    return {move.removesuffix(" uno") for move in made}


@pytest.mark.parametrize("level", SURE)
@pytest.mark.parametrize(
    ("mode", "others", "wild"),
    [
        ("classic", "ben", "W"),
        ("classic", "ben cem", "W"),
        ("duo", "ben", "W"),
        ("mercy", "ben", "W+6"),
        ("mercy", "ben cem", "W+6"),
    ],
)
def test_a_number_is_kept_for_the_end_where_a_wild_must_not_be_last(
    level: str, mode: str, others: str, wild: str
) -> None:
    """X3: the wild goes first, and names the colour of the number."""
    hands = "".join(f"hand {name} B1 B2 B3\n" for name in others.split())
    rules = f"mode {mode}\noption no_wild_finish"
    setup = f"{rules}\nseats anna {others}\nhand anna {wild} R5\n{hands}top R9\n{PILE}"

    assert played(setup, level) == {f"play {wild}:R"}


@pytest.mark.parametrize("level", SURE)
@pytest.mark.parametrize("spare", ["RS", "RR", "R+2", "R+2 RS"])
def test_a_number_is_kept_for_the_end_where_an_action_must_not_be_last(
    level: str, spare: str
) -> None:
    """X3."""
    setup = f"option no_action_finish\nseats anna ben cem\nhand anna {spare} R5\n{THREE}"

    assert played(setup, level) <= {f"play {card}" for card in spare.split()}


@pytest.mark.parametrize("level", SURE)
def test_the_only_number_is_kept_while_wild_and_action_can_go(level: str) -> None:
    """X3, both of it."""
    rules = "option no_wild_finish\noption no_action_finish"
    setup = f"{rules}\nseats anna ben cem\nhand anna R5 YS W\n{THREE}"

    assert all(move.startswith("play W:") for move in played(setup, level))


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(
    ("rule", "answer"), [("stacking", "play G+2"), ("cross_stacking", "play W+4:")]
)
def test_a_draw_that_would_knock_out_is_answered(level: str, rule: str, answer: str) -> None:
    """X5: thirteen cards and two more are too many."""
    card = answer.removeprefix("play ").removesuffix(":")
    setup = f"""
        option {rule}
        option hand_limit=15
        seats anna ben cem
        hand anna R+2 R1 R5
        hand ben {card} G1 G2 G3 G4 G5 G6 G7 G8 B1 B2 B3 B4
        hand cem B5 B6 B7
        top R9
        {PILE}
        anna: play R+2
        """

    assert all(move.startswith(answer) for move in played(setup, level, "ben"))


@pytest.mark.parametrize("level", THINKING)
def test_a_draw_that_would_knock_out_is_challenged_where_nothing_answers(level: str) -> None:
    """X5, C12: whoever takes it is out for certain."""
    setup = f"""
        option hand_limit=15
        seats anna ben cem
        hand anna W+4 R1 R5 R6 R7 R8
        hand ben G1 G2 G3 G4 G5 G6 G7 G8 B1 B2 B3 B4
        hand cem B5 B6 B7
        top R9
        {PILE}
        anna: play W+4:G
        """

    assert played(setup, level, "ben") == {"challenge"}


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("limit", "answer"), [(15, "challenge"), (16, "take")])
def test_a_draw_is_likely_honest_and_taken_unless_it_knocks_out(
    level: str, limit: int, answer: str
) -> None:
    """X5: eleven cards and four are fifteen, which is too many only where fifteen is the limit."""
    setup = f"""
        option hand_limit={limit}
        seats anna ben cem
        hand anna W+4 R1 R5
        hand ben G1 G2 G3 G4 G5 G6 G7 G8 B1 B2 B3
        hand cem B5 B6 B7
        top R9
        {PILE}
        anna: play W+4:G
        """

    assert played(setup, level, "ben") == {answer}


@pytest.mark.parametrize("level", SURE)
@pytest.mark.parametrize("mode", ["classic", "mercy"])
def test_the_last_opponent_is_knocked_out(level: str, mode: str) -> None:
    """X5c: that wins the round, whatever else could be laid."""
    setup = f"""
        mode {mode}
        option hand_limit=15
        seats anna ben
        hand anna R+2 R5 R6 G1 G2 Y9
        hand ben B1 B2 B3 B4 B5 B6 B7 B8 B9 G3 G4 G5 G6
        top R9
        {PILE}
        """

    assert played(setup, level) == {"play R+2"}


@pytest.mark.parametrize("level", SURE)
def test_the_reverse_draw_four_is_held_back_with_two_players(level: str) -> None:
    """M7: it would come back to who has laid it, who has no answer."""
    setup = (
        f"mode mercy\nseats anna ben\nhand anna W+4R R5 R6 G1 G2\nhand ben B1 B2 B3\ntop R9\n{PILE}"
    )

    assert played(setup, level) <= {"play R5", "play R6"}


@pytest.mark.parametrize("level", SURE)
def test_no_draw_is_answered_by_a_reverse_draw_four_that_comes_back(level: str) -> None:
    """M7: two cards are better than six."""
    setup = f"""
        mode mercy
        seats anna ben
        hand anna R+2 R1 G1 G2
        hand ben W+4R B2 R1
        top R9
        {PILE}
        anna: play R+2
        """

    assert played(setup, level, "ben") == {"take"}


@pytest.mark.parametrize("level", SURE)
def test_the_reverse_draw_four_hits_a_next_player_who_is_close_to_out(level: str) -> None:
    """M7, with three: it is the one before who draws."""
    setup = f"""
        mode mercy
        seats anna ben cem
        hand anna W+4R R5 R6 G1 G2
        hand ben B1 B2 B3 B4
        hand cem B5
        top R9
        {PILE}
        """

    assert all(move.startswith("play W+4R:") for move in played(setup, level))


@pytest.mark.parametrize("level", THINKING)
def test_the_colour_of_a_roulette_is_one_that_comes_soon(level: str) -> None:
    """M9: of two that the victim holds alike, most of the blue cards are seen to be gone."""
    gone = "B1 B2 B3 B4 B5 B6 B7 B8 B9 B4 B5 B6 B7 B8 B9"
    setup = f"""
        mode mercy
        seats anna ben cem
        hand anna W+X G5 G6
        hand ben B1 B2 B3 R1 R2 R3
        hand cem R1 Y1
        discard {gone}
        top R9
        {PILE}
        anna: play W+X
        """

    assert played(setup, level, "ben") == {"colour R"}


@pytest.mark.parametrize("level", SURE)
def test_a_wild_names_a_colour_that_hurts(level: str) -> None:
    """Of two that anna holds alike, the one of which ben has drawn in vain."""
    setup = f"""
        option bluff=off
        option voluntary_draw=off
        seats anna ben
        hand anna G3 W R7 R8 B7 B8
        hand ben B1 B2
        top R3
        turn ben
        {PILE}
        ben: draw
        anna: play G3
        ben: draw
        """

    assert played(setup, level) == {"play W:R"}


@pytest.mark.parametrize("level", SURE)
def test_several_cards_of_a_number_go_together(level: str) -> None:
    """X2."""
    setup = f"""
        option several
        seats anna ben cem
        hand anna R5 G5 B5 Y1 Y2
        {THREE}
        """

    assert played(setup, level) == {"play R5 G5 B5"}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_says_contra_in_vain(level: str) -> None:
    """X8: a miss costs, and what is owed can be seen."""
    setup = f"""
        option false_contra
        seats anna ben cem
        hand anna R1 R5 R6
        hand ben G1
        hand cem B5 B6 B7
        top R9
        {PILE}
        """

    assert not any("contra" in move for move in played(setup, level))
