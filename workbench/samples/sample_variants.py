"""House rules that change what is shown, each where a player meets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.cards import parse_face
from bot.i18n import Translator
from bot.render import CardChoice, Page, PageContext, board_page, choice_page, hand_page
from workbench.samples.sample_basics import question_of

_SEVEN_O = """
option seven_o
seats Anna Ben Cem Dana
hand Anna R7 B2 G4 Y8 YS
hand Ben B1
hand Cem Y3 Y9 R1
hand Dana G1 G2 G3 G5 G6 G7
top R3
"""
_PAIR = """
option fast_doubles
seats Anna Ben Cem
hand Anna R5 R5 B2 G4
hand Ben B1 B3 B4
hand Cem Y3 Y9 R1
top R3
"""
_SEVERAL = """
option several
seats Anna Ben Cem
hand Anna R5 G5 B5 G4 W
hand Ben B1 B3 B4
hand Cem Y3 Y9 R1
top R3
"""
_LAST_EXCHANGE = """
option seven_o
option last_exchange
seats Anna Ben Cem
hand Anna R7
hand Ben B1 B3 B4
hand Cem Y3 Y9
top R3
"""
_LAST_CARD = """
option uno_uno
seats Anna Ben Cem
hand Anna R5
hand Ben B1 B3 B4
hand Cem Y3 Y9 R1
top R3
"""
_CALLS = """
option bruno_kuno
seats Anna Ben Cem
hand Anna R5 B2 G4
hand Ben B1 B3 B4
hand Cem Y3 Y9 R1
top R3
"""
_ENDLESS = """
option endless_draw
seats Anna Ben Cem
hand Anna B2 B5 Y8
hand Ben B1 B3 B4
hand Cem Y3 Y9 R1
top R3
draw G1 Y1 B9 R8 G2

Anna: draw
"""
_WRONG_CARD = """
option wrong_card
seats Anna Ben Cem
hand Anna R5 B2 G4 Y8 YS W
hand Ben B1 B3 B4
hand Cem Y3 Y9 R1
top R3
"""
_PARTNERS = """
option partner
seats Anna Ben Cem Dana
hand Anna R5 B2 G4
hand Ben B1 B3 B4 G9
hand Cem Y3 Y9
hand Dana G1 G2 G3 G5
top R3
draw Y1 Y2 Y4 Y5 Y6 B5 B6 B7 B8 W W+4

Anna: play R5
"""
_PLAY_ON = """
option play_on
seats Anna Ben Cem Dana
hand Anna R5
hand Ben B1 R4 B4 G9
hand Cem Y3 Y9
hand Dana G1 G2 G3 G5
top R3
draw Y1 Y2 Y4 Y5 Y6 B5 B6 B7 B8 W W+4

Anna: play R5
Ben: play R4
"""
_COMPLEMENT = """
option complement=R5
seats Anna Ben Cem
hand Anna R5 B2 G4
hand Ben B1 G3 B4 G9
hand Cem Y3 Y9
top R3
draw Y1 Y2 Y4 Y5 Y6 B5 B6 B7 B8 W W+4

Anna: play R5
"""


def sample_variants(
    seen: Callable[[str, str | None], PageContext], t: Translator
) -> Iterator[tuple[str, Page]]:
    """Yield each message with its name; ``seen`` plays a record and returns a player's view."""
    yield "choice-swap", _choice(seen(_SEVEN_O, "Anna"), "R7", t)
    yield "choice-pair", _choice(seen(_PAIR, "Anna"), "R5", t)
    yield "choice-several", _choice(seen(_SEVERAL, "Anna"), "R5", t)
    yield "choice-on-top", _choice(seen(_SEVERAL, "Anna"), "R5", t, size=3)
    yield "choice-last-exchange", _choice(seen(_LAST_EXCHANGE, "Anna"), "R7", t)
    yield "hand-kuno", hand_page(seen(_CALLS, "Anna"), t)
    yield "hand-uno-uno", hand_page(seen(_LAST_CARD, "Anna"), t)
    yield "hand-endless", hand_page(seen(_ENDLESS, "Anna"), t)
    yield "hand-wrong-card", hand_page(seen(_WRONG_CARD, "Anna"), t)
    yield "board-partners", board_page(seen(_PARTNERS, None), t)
    yield "board-play-on", board_page(seen(_PLAY_ON, None), t)
    yield "board-complement", board_page(seen(_COMPLEMENT, None), t)


def _choice(context: PageContext, card: str, t: Translator, size: int | None = None) -> Page:
    """Return what the player is asked before this card is played."""
    face = parse_face(card)
    assert face is not None
    return choice_page(context, question_of(context, CardChoice(face, size=size)), t)


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
    """Yield each message with its name; ``seen`` plays a record and returns a player's view."""
    yield "hand-mercy", hand_page(seen(_FULL_HAND, "Anna"), t)
    yield "hand-mercy-answer", hand_page(seen(_ANSWER, "Anna"), t)
    yield "hand-roulette", hand_page(seen(_ROULETTE, "Anna"), t)
    yield "board-roulette", board_page(seen(_SPUN, None), t)
    yield "board-knocked-out", board_page(seen(_KNOCK_OUT, None), t)
    yield "hand-knocked-out", hand_page(seen(_KNOCK_OUT, "Anna"), t)
