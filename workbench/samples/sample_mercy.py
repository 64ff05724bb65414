"""Moments of No Mercy: a hand near the limit, a pending ten, a roulette, a knock-out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.i18n import Translator
from bot.render import Page, PageContext, board_page, hand_page

_NEAR_THE_LIMIT = (
    *("R1", "R4", "R4", "R8", "R+2", "RS", "RD", "Y0", "Y3", "Y7", "Y+4", "YR"),
    *("G2", "G5", "G9", "GE", "B1", "B6", "B+2", "B+4", "W+4R", "W+6", "W+10", "W+X"),
)
_FULL_HAND = f"""mode mercy
seats Anna Ben Cem Dana
hand Anna {" ".join(_NEAR_THE_LIMIT)}
hand Ben R2 R3 B7
hand Cem Y1 Y2 G3 G4 B8 B9
hand Dana G6 G7 Y4 Y5 Y6 R7
top R9
draw Y8 Y9 G1 G8 B2 B3
turn Anna
"""
_ANSWER = """mode mercy
seats Anna Ben Cem Dana
hand Anna R1 W+6 W+10 B+4 G2 G3 Y7
hand Ben R2 R3 B7
hand Cem W+6 Y1 Y2 G4 B8
hand Dana R+4 G6 G7 Y4 Y5
top R9
draw Y8 Y9 G1 G8 B2 B3
turn Dana

Dana: play R+4
"""
_ROULETTE = """mode mercy
seats Anna Ben Cem Dana
hand Anna R1 R2 B4 B5
hand Ben R3 B7 G3
hand Cem Y1 Y2 G4 B8
hand Dana W+X G6 G7
top R9
draw Y8 R+2 B1 W+6 B2 G8 B3 G1
turn Dana

Dana: play W+X
"""
_SPUN = f"{_ROULETTE}Anna: colour G\n"
_KNOCK_OUT = f"""mode mercy
seats Anna Ben Cem Dana
hand Anna {" ".join(_NEAR_THE_LIMIT[:20])}
hand Ben R2 R3 B7
hand Cem Y1 Y2 G4
hand Dana W+10 G6 G7
top R9
draw Y8 R5 B3 R6 B2 G8 Y5 G1 B8 B9 Y9 R0
turn Dana

Dana: play W+10:G
Anna: take
"""


def sample_mercy(
    seen: Callable[[str, str | None], PageContext], t: Translator
) -> Iterator[tuple[str, Page]]:
    """Each message with its name; ``seen`` plays a record and shows it to a player, or to all."""
    yield "hand-mercy", hand_page(seen(_FULL_HAND, "Anna"), t)
    yield "hand-mercy-answer", hand_page(seen(_ANSWER, "Anna"), t)
    yield "hand-roulette", hand_page(seen(_ROULETTE, "Anna"), t)
    yield "board-roulette", board_page(seen(_SPUN, None), t)
    yield "board-knocked-out", board_page(seen(_KNOCK_OUT, None), t)
    yield "hand-knocked-out", hand_page(seen(_KNOCK_OUT, "Anna"), t)
