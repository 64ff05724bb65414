"""Ten positions in which the right move is known by reasoning."""

from __future__ import annotations

import pytest

from tests.positions import position

from .positions import choices

TWO = "option bluff=off\nseats anna ben\ndraw " + "Y1 Y2 Y3 Y4 Y6 Y7 G1 G2 B9 R4 R6 " * 2

KNOWN = [
    (
        "The only card that ends the round ends it.",
        f"{TWO}\nhand anna R5\nhand ben B1 B2\ntop R9",
        {"play R5"},
    ),
    (
        "A skip gives another turn with two players, and then the last card goes.",
        f"{TWO}\nhand anna RS R5\nhand ben B1 B2 B3\ntop R9",
        {"play RS uno"},
    ),
    (
        "So does a reverse.",
        f"{TWO}\nhand anna RR R5\nhand ben B1 B2 B3\ntop R9",
        {"play RR uno"},
    ),
    (
        "A +2 makes ben draw, passes him over, and then the last card goes.",
        f"{TWO}\nhand anna R+2 R5\nhand ben B1 B2 B3\ntop R9",
        {"play R+2 uno"},
    ),
    (
        "Two skips of the colour, then the last card: all three go in one turn.",
        f"{TWO}\nhand anna RS GS G5\nhand ben B1\ntop R9",
        {"play RS"},
    ),
    (
        "A wild as the last card fits on everything: the number goes first.",
        f"{TWO}\nhand anna W R5\nhand ben B1 B2 B3\ntop R9",
        {"play R5 uno"},
    ),
    (
        "Who holds one card must not get a turn that a +2 can take.",
        f"{TWO}\nhand anna R+2 R5 R6 G1\nhand ben B1\ntop R9",
        {"play R+2"},
    ),
    (
        "The wild names the colour of which nearly everything else is.",
        f"{TWO}\nhand anna W G5 G6 G7 G8\nhand ben B1 B2 B3 B4\ntop R9",
        {"play W:G"},
    ),
    (
        "A wild draw four lets play again, and the last card is of the colour named.",
        f"{TWO}\nhand anna W+4 G5\nhand ben B1 B2 B3\ntop R9",
        {"play W+4:G uno"},
    ),
    (
        "Ben has shown that he has no red and no wild, and cannot answer red.",
        f"{TWO}\nhand anna R9 B3 R5 R7\nhand ben B1 B2\ntop R3\nturn ben\nben: draw",
        {"play R9", "play R5", "play R7"},
    ),
]


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize(("why", "setup", "right"), KNOWN)
def test_the_right_move_is_found(why: str, setup: str, right: set[str], level: str) -> None:
    made = choices(position(setup), "anna", level, 2)

    # Hard forgets a call now and then; the move is the same.
    bare = {move.removesuffix(" uno") for move in made}
    assert bare <= {move.removesuffix(" uno") for move in right}, why


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_nobody_misses_the_last_card(level: str) -> None:
    made = choices(position(KNOWN[0][1]), "anna", level, 2)

    assert made == {"play R5"}
