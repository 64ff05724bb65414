"""Each player's own ending, in the hand: in each game, for partners, for the knocked out."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine.events import Played as CardPlayed
from bot.facts import HighlightKind, Hurdle
from bot.i18n import Texts
from bot.render import Text, hand_page
from bot.views.table_parts import StepView
from tests.render.contexts import for_all, text_of
from workbench.samples.bare_table import changed

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
    context = changed(played, hurdle=hurdle, steps=steps)
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
    assert "Knocked out: too many cards this round." in told(record, "ben")
    assert says_one_of(told(record, "anna"), WON)


@pytest.mark.parametrize(
    ("hurdle", "said"),
    [
        (Hurdle(0, 5), "Nothing stood in anna’s way."),
        (Hurdle(0, 11), "anna held 11 cards at one point."),
        (
            Hurdle(0, 9, HighlightKind.DRAW, 6, 1),
            "You did what you could: you made anna draw 6 cards.",
        ),
        (
            Hurdle(0, 9, HighlightKind.DRAW, 6, 2),
            "cem made anna draw 6 cards, and it was not enough.",
        ),
        (
            Hurdle(0, 9, HighlightKind.DRAW, 4),
            "anna even had to draw 4 cards at once, and still won.",
        ),
        (
            Hurdle(0, 9, HighlightKind.CAUGHT, 2, 1),
            "You even caught anna: 2 cards, and still not enough.",
        ),
        (
            Hurdle(0, 9, HighlightKind.CAUGHT, 2, 2),
            "cem caught anna, but 2 cards were not enough.",
        ),
        (
            Hurdle(0, 9, HighlightKind.FORGOT, 2),
            "anna even forgot a call, drew 2 cards for it, and still won.",
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
    assert "anna wins the match. " in told(record, "ben")


SCORES = (
    "{options}seats {names}\n{scores}\nhand anna R5\n{hands}top R3\ndraw Y1\nturn anna\n"
    "anna: play R5"
)


def after_a_match(**scores: int) -> dict[str, str]:
    """What each of those reads whom Anna has beaten, by the points from the rounds before."""
    names = ("anna", *scores)
    record = SCORES.format(
        options="option target=100\n",
        names=" ".join(names),
        scores="\n".join(f"score {n} {s}" for n, s in (("anna", 99), *scores.items()) if s),
        hands="".join(f"hand {name} B{number}\n" for number, name in enumerate(scores, start=1)),
    )
    return {name: told(record, name) for name in scores}


def test_nobody_comes_second_where_all_others_have_the_same_score() -> None:
    for said in after_a_match(ben=0, cem=0).values():
        assert "anna wins the match. The rest of you are level, with 0 points each." in said
        assert "second" not in said


def test_a_place_that_is_shared_is_told_as_shared() -> None:
    said = after_a_match(ben=40, cem=40, dina=10)
    for name in ("ben", "cem"):
        assert "You share second place with 40 points." in said[name]
    assert "You came in place 4 with 10 points." in said["dina"]


def test_who_has_a_place_alone_came_there() -> None:
    said = after_a_match(ben=40, cem=10)
    assert "You came second with 40 points." in said["ben"]
    assert "You came third with 10 points." in said["cem"]
    assert "You came second with 10 points." in after_a_match(ben=10)["ben"]


def test_partners_share_the_victory() -> None:
    record = (
        "option partner\noption target=round\nseats anna ben cem dina\nhand anna R5\n"
        "hand ben B9 B8\nhand cem BS Y1\nhand dina G1 G2\ntop R3\ndraw Y1\nturn anna\n"
        "anna: play R5"
    )
    assert "**You share the victory!**" in told(record, "cem")
    assert "win the match. You came second" in told(record, "dina"), "of two teams, one is second"


def test_who_is_eliminated_reads_where_they_came_to() -> None:
    """X10"""
    record = CLASSIC.format(options="option elimination\n")
    assert "anna wins the round." in told(record, "ben")


def test_how_to_play_a_first_game_is_told_while_there_are_cards_to_play() -> None:
    how = ENGLISH.format("hand-first", member="yes")
    for record, is_told in ((CLASSIC.removesuffix("\nanna: play R5"), True), (CLASSIC, False)):
        context = for_all(Played(record.format(options="")).context("ben"), newcomer=True)
        assert (how in text_of(hand_page(context, ENGLISH))) is is_told
