"""Ten positions in which the right move is known by reasoning, and what each level does there.

`python -m tests.players.known_moves` writes the table of docs/computer-players.md.
"""

from __future__ import annotations

from sys import stdout

from bot.players.levels import LEVELS
from tests.positions import position

from .positions import choices

TRIES = 6
"""So often each level is asked; only chance differs."""

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
        f"option voluntary_draw=off\n{TWO}\nhand anna W G5 G6 G7 G8\nhand ben B1 B2 B3 B4\ntop R9",
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


def made_in(setup: str, level: str, tries: int) -> list[str]:
    """The moves that anna makes in so many tries, without the calls that go with them."""
    made = choices(position(setup), "anna", level, tries)
    return sorted({move.removesuffix(" uno") for move in made})


def without_calls(right: set[str]) -> set[str]:
    """The right moves, without the calls that go with them."""
    return {move.removesuffix(" uno") for move in right}


def table() -> list[str]:
    """A line for each position: why, what is right, and what each level does."""
    lines = ["| why | right | " + " | ".join(LEVELS) + " |", "|---|---|" + "---|" * len(LEVELS)]
    for why, setup, right in KNOWN:
        cells = [why, _cell(sorted(without_calls(right)))]
        for level in LEVELS:
            made = made_in(setup, level, TRIES)
            cells.append("right" if set(made) <= without_calls(right) else _cell(made))
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _cell(moves: list[str]) -> str:
    return ", ".join(f"`{move.removeprefix('play ')}`" for move in moves)


if __name__ == "__main__":
    stdout.write("\n".join(table()) + "\n")
