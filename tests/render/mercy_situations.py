"""Moments of No Mercy (M4 to M11), and of the rules that end a match or knock somebody out."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from bot.render import board_page
from workbench.samples.bare_table import changed

from .shown import KEYS, NEXT_AT, Played, sections, written

_TEN = """mode mercy
seats anna ben cem dana
hand anna W+10 R1 B2
hand ben  W+6 W+10 G4
hand cem  Y1 Y2
hand dana B7 B8
top R9
draw {draw}
turn anna

anna: play W+10:G
"""


def amounts() -> str:
    """Return tens on tens: answered with cards of equal worth, then taken together."""
    cards = " ".join(f"{colour}{number}" for colour in "RYGB" for number in range(8))
    table = Played(_TEN.format(draw=cards))
    passed_on = Played(_TEN.format(draw=cards) + "ben: play W+10:B\n")
    taken = Played(_TEN.format(draw=cards) + "ben: play W+10:B\ncem: take\n")
    return sections(
        ("faced", table.hand("ben")),
        ("answered", passed_on.board()),
        ("taken, to all", taken.board()),
        ("taken, on the hand", taken.hand("cem")),
        ("the story", taken.story()),
    )


def roulette() -> str:
    """Return a roulette: the next player names a colour and draws openly until it comes."""
    start = """mode mercy
seats anna ben cem
hand anna W+X R1 B2
hand ben  W+6 R4
hand cem  Y1 Y2
top R9
draw R1 W+4R Y5 R2 G3 B1
turn anna

anna: play W+X
"""
    asked, drawn = Played(start), Played(start + "ben: colour G\n")
    return sections(
        ("asked", asked.hand("ben")),
        ("asked, to all", asked.board()),
        ("drawn, to all", drawn.board()),
        ("drawn, on the hand", drawn.hand("ben")),
        ("the story", drawn.story()),
    )


def knock_outs() -> str:
    """Return a player who comes to hold 25 cards, and the last one left."""
    many = " ".join(["R1", "Y1", "G1", "B1"] * 5)
    start = f"""mode mercy
seats anna ben cem
hand anna W+10 R1 B2
hand ben  {many}
hand cem  Y1 Y2
top R9
draw {" ".join(["G5"] * 2 + ["B6"] * 2 + ["Y6"] * 2 + ["R6"] * 2 + ["R7", "R8", "R5", "Y8"])}
turn anna

anna: play W+10:G
ben: take
"""
    out = Played(start)
    two = start.replace("seats anna ben cem", "seats anna ben").replace("hand cem  Y1 Y2\n", "")
    over = Played(two)
    return sections(
        ("to all", out.board()),
        ("on the hand of who is out", out.hand("ben")),
        ("on another hand", out.hand("cem")),
        ("the story", out.story()),
        ("the last one left wins", over.board()),
    )


def drawing() -> str:
    """Return a draw of cards until one fits, which then has to be played."""
    table = Played("""mode mercy
seats anna ben
hand anna G1 B2
hand ben  G3 Y2
top R9
draw B3 Y5 G6 R4 B1
turn anna

anna: draw
""")
    return sections(("on the hand", table.hand("anna")), ("to all", table.board()))


def discarding() -> str:
    """Return a whole colour laid at once, and a reverse draw four that returns to its player."""
    start = """mode mercy
seats anna ben
hand anna RD R1 R5 RS B2 W+4R
hand ben  W+6 R4
top R9
draw B1 B3 B4 Y1 Y2 Y3
turn anna

anna: play RD
"""
    gone = Played(start)
    back = Played(start + "ben: play R4\nanna: play W+4R:B\n")
    return sections(
        ("to all", gone.board()),
        ("the story", gone.story()),
        ("two players, back to oneself", back.hand("anna")),
        ("two players, to all", back.board()),
    )


_LIMITS = """option blitz=600
option false_contra=3
seats anna ben
hand anna R1 B2
hand ben  G1 G2
top R9
turn anna
"""


def clocks_and_contra() -> str:
    """Return the match's clock, its last minute, and what a false contra costs."""
    table = Played(_LIMITS)
    running = changed(table.context(None), ends_at=NEXT_AT + timedelta(minutes=7))
    return sections(
        ("running", written(board_page(running, KEYS))),
        ("the last minute", written(board_page(changed(running, ends_soon=True), KEYS))),
        ("a hand", table.hand("anna")),
    )


def eliminations() -> str:
    """Return an elimination after a round; nobody can join, and points do not decide."""
    table = Played("""option elimination
seats anna ben cem
hand anna R1
hand ben  G1 G2 G3
hand cem  Y1
top R9
turn anna

anna: play R1
""")
    return sections(("to all", table.board()), ("on the hand of who is out", table.hand("ben")))


SHOWN: dict[str, Callable[[], str]] = {
    "mercy-amounts": amounts,
    "mercy-roulette": roulette,
    "mercy-drawing": drawing,
    "mercy-knock-outs": knock_outs,
    "mercy-discarding": discarding,
    "eliminations": eliminations,
    "clocks-and-contra": clocks_and_contra,
}
