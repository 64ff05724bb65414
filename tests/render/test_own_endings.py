"""Each player's own ending, in the hand: in each game, for partners, for the knocked out."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine.events import Played as CardPlayed
from bot.facts import HighlightKind, Hurdle
from bot.i18n import Texts
from bot.render import Text, hand_page
from bot.views.table_view import StepView

from .shown import Played

ENGLISH, GERMAN = (Texts.load(strict=True).get(locale) for locale in ("en", "de"))
WON = (
    "🎉 You win the round!",
    "🎉 That was your last card: the round is yours!",
    "🎉 Out first! This round is yours.",
)
LOST = ("{} cards left.", "{} cards too many", "still held {} cards.")

CLASSIC = (
    "{options}seats anna ben cem\nhand anna R5\nhand ben B9 B8\nhand cem BS Y1\ntop R3\n"
    "draw Y1\nturn anna\nanna: play R5"
)
FLIP = (
    "mode flip\nseats anna ben\nhand anna R5/P5\nhand ben G9/P2 G8/P1\ntop R3/P4\n"
    "draw Y1/P6 Y2/P7\nturn anna\nanna: play R5"
)
DUO = (
    "mode duo\nseats anna ben\nhand anna R5\nhand ben B9 B8\ntop R3\ndraw Y1 Y2\nturn anna\n"
    "anna: play R5"
)
MERCY = (
    "mode mercy\nseats anna ben\nhand anna R5\nhand ben B9 B8\ntop R3\ndraw Y1 Y2\nturn anna\n"
    "anna: play R5"
)


def told(record: str, name: str, hurdle: Hurdle | None = None) -> str:
    """Return what the hand of `name` says after the record."""
    played = Played(record).context(name)
    steps = tuple(structs.replace(step, seat=player_of(step)) for step in played.steps)
    context = structs.replace(played, hurdle=hurdle, steps=steps)
    blocks = hand_page(context, ENGLISH).blocks
    return "\n".join(block.markdown for block in blocks if isinstance(block, Text))


def player_of(step: StepView) -> int | None:
    """Return whose card it was."""
    return next((event.seat for event in step.events if isinstance(event, CardPlayed)), None)


def says_one_of(text: str, variants: tuple[str, ...]) -> bool:
    return any(variant in text for variant in variants)


@pytest.mark.parametrize("record", [CLASSIC.format(options=""), FLIP, DUO, MERCY])
def test_who_wins_a_round_reads_so_and_the_others_what_they_had_left(record: str) -> None:
    won, lost = told(record, "anna"), told(record, "ben")
    assert says_one_of(won, WON)
    assert says_one_of(won, ("points for you.", "Not a single penalty point for you."))
    assert "anna wins" not in won
    assert says_one_of(lost, tuple(each.format(2) for each in LOST))
    assert "anna wins the round." in lost
    assert not says_one_of(lost, WON)


LAST_STANDING = (
    "option hand_limit=15\nseats anna ben\nhand anna R+2 B1 B2\n"
    "hand ben G1 G2 G3 G4 G5 G6 G7 G8 G9 B3 B4 B5 B6 R1\ntop R3\n"
    "draw Y1 Y2 Y3 Y4 Y5 Y6\nturn anna\nanna: play R+2"
)


def test_who_wins_with_cards_in_hand_is_not_said_to_have_laid_the_last_one() -> None:
    won = told(LAST_STANDING, "anna")
    assert says_one_of(
        won, ("🎉 You win the round!", "cards in hand and all!", "🎉 Nobody got past you")
    )
    assert not says_one_of(won, ("last card", "Out first"))


def test_a_partners_win_is_ones_own() -> None:
    record = (
        "option partner\nseats anna ben cem dina\nhand anna R5\nhand ben B9 B8\nhand cem BS Y1\n"
        "hand dina G1 G2\ntop R3\ndraw Y1\nturn anna\nanna: play R5"
    )
    assert says_one_of(told(record, "anna"), WON)
    assert "Your partner did it: the round is yours, too!" in told(record, "cem")
    for other in ("ben", "dina"):
        assert says_one_of(told(record, other), tuple(each.format(2) for each in LOST))


def test_by_penalty_points_there_is_none_for_the_winner() -> None:
    record = CLASSIC.format(options="option scoring=penalty\n")
    assert "Not a single penalty point for you." in told(record, "anna")


def test_whoever_was_knocked_out_was_out_of_the_round() -> None:
    """X5"""
    held = " ".join(f"G{number} G{number}" for number in range(1, 8))
    record = (
        f"option hand_limit=15\nseats anna ben cem\nhand anna R+2 R5\nhand ben {held}\n"
        "hand cem BS Y1 Y2\ntop R3\ndraw Y6 Y7 Y8 Y9\nturn anna\nanna: play R+2 uno\n"
        "cem: draw\nanna: play R5"
    )
    assert "You were out of the round." in told(record, "ben")
    assert says_one_of(told(record, "anna"), WON)


@pytest.mark.parametrize(
    ("hurdle", "said"),
    [
        (Hurdle(0, 5), "Nothing stood in anna’s way."),
        (Hurdle(0, 11), "anna held 11 cards at one time."),
        (
            Hurdle(0, 9, HighlightKind.DRAW, 6, 1),
            "You did what you could: 6 cards for anna were your doing.",
        ),
        (Hurdle(0, 9, HighlightKind.DRAW, 6, 2), "What stood in anna’s way: cem, with 6 cards."),
        (Hurdle(0, 9, HighlightKind.DRAW, 4), "anna even had to take 4 cards at once."),
        (
            Hurdle(0, 9, HighlightKind.CAUGHT, 2, 1),
            "You caught anna once: 2 cards, and still not enough.",
        ),
        (
            Hurdle(0, 9, HighlightKind.CAUGHT, 2, 2),
            "cem caught anna, but 2 cards were not enough.",
        ),
        (
            Hurdle(0, 9, HighlightKind.FORGOT, 2),
            "anna even forgot a call, and took 2 cards for it.",
        ),
    ],
)
def test_the_others_read_what_was_in_the_winners_way(hurdle: Hurdle, said: str) -> None:
    record = CLASSIC.format(options="")
    assert said in told(record, "ben", hurdle)
    assert said not in told(record, "anna", hurdle)


def test_the_end_of_a_match_is_told_to_each_in_the_second_person() -> None:
    record = CLASSIC.format(options="option target=round\n")
    assert says_one_of(
        told(record, "anna"),
        ("**You win the match!**", "**The match is yours!**", "**You did it: you win the match!**"),
    )
    assert "anna wins the match. You came" in told(record, "ben")


def test_partners_share_the_victory() -> None:
    record = (
        "option partner\noption target=round\nseats anna ben cem dina\nhand anna R5\n"
        "hand ben B9 B8\nhand cem BS Y1\nhand dina G1 G2\ntop R3\ndraw Y1\nturn anna\n"
        "anna: play R5"
    )
    assert "**You share the victory!**" in told(record, "cem")
    assert "win the match. You came" in told(record, "dina")


def test_who_is_eliminated_reads_where_they_came_to() -> None:
    """X10"""
    record = CLASSIC.format(options="option elimination\n")
    assert "anna wins the round." in told(record, "ben")
