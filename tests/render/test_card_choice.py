"""The choices that lead from a card to an action, and how buttons carry them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot.engine import Action, Double, JumpIn, Mode, Play, Position, set_up
from bot.engine.cards import COLOURS, NO_COLOUR
from bot.notation.tokens import find_card
from bot.render import CardChoice, Click, Question, Verb, resolve
from bot.render.lines.card_choice import QuestionKind, playable
from tests.positions import face

from .contexts import context, options_of
from .shown import Played

choices = st.builds(
    CardChoice,
    card=st.integers(0, 255),
    how=st.none() | st.sampled_from("pjd"),
    size=st.none() | st.integers(1, 60),
    last=st.none() | st.integers(0, 255),
    colour=st.none() | st.integers(0, 7),
    swap=st.none() | st.integers(-1, 19),
    call=st.none() | st.integers(0, 31),
)


@given(choices, st.integers(0, 10**9))
def test_a_click_carries_a_choice_to_be_read_again(choice: CardChoice, version: int) -> None:
    click = Click("abcd2345", version, Verb.CARD, str(choice))
    assert len(str(click)) <= 100
    assert Click.parse(str(click)) == click
    assert CardChoice.parse(str(choice)) == choice


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "1.z3", "1.c9x", "1000", "1.k", "1.c1.h1"),
        *("999", "256", "٣", "1.l999", "1.c8", "1.s-9"),
    ],
)
def test_what_is_no_choice_is_not_understood(text: str) -> None:
    assert CardChoice.parse(text) is None


def test_a_series_asks_for_its_last_card() -> None:
    def card(text: str) -> tuple[int, None]:
        return face(text), None

    hand = [card(text) for text in ("RR", "R1", "R8", "R+2", "B3")]
    position = Position(hands=[hand, [card("B1")] * 3], top=card("R5"), turn=0)
    state, _ = set_up(options_of(Mode.DUO), position)
    table = context(state, 0)
    assert table.observation is not None
    question = resolve(CardChoice(card("RR")[0]), table.legal, table.observation)
    assert isinstance(question, Question)
    assert [choice.size for choice in question.answers] == [1, 4]
    lasts = resolve(question.answers[1], table.legal, table.observation)
    assert isinstance(lasts, Question)
    assert {choice.last for choice in lasts.answers} == {card(t)[0] for t in ("R1", "R8", "R+2")}
    with_eight = next(choice for choice in lasts.answers if choice.last == card("R8")[0])
    called = resolve(with_eight, table.legal, table.observation)
    assert isinstance(called, Question)
    action = resolve(called.answers[0], table.legal, table.observation)
    assert isinstance(action, Play)
    assert action.card == card("RR")[0]
    assert action.more[-1] == card("R8")[0]
    assert action.calls


def test_who_jumps_in_or_doubles_lays_one_card() -> None:
    doubles = Played(
        "option doubles\nseats anna ben\nhand anna R5 R5 R8 R9\nhand ben B1 B2\ntop R9\n"
        "draw Y1\nturn anna\nanna: play R5"
    )
    jumps = Played(
        "option jump_in\nseats anna ben cem\nhand anna R5 R8 R9\nhand ben B3 B4\n"
        "hand cem R5 Y1 Y2\ntop R9\ndraw Y5\nturn anna\nanna: play R5"
    )
    for played, name, kind in ((doubles, "anna", Double), (jumps, "cem", JumpIn)):
        table = played.context(name)
        assert table.observation is not None
        offers = (*table.legal, *table.side)
        card = find_card(played.state, table.observation.hand, "R5")
        assert isinstance(resolve(CardChoice(card, size=1), offers, table.observation), kind)
        assert resolve(CardChoice(card, size=2), offers, table.observation) is None
        assert resolve(CardChoice(card, size=0), offers, table.observation) is None


ON_ONES_OWN_TURN = (
    "option jump_in\noption stacking\nseats anna ben cem\nhand anna {card} B1 B2\nhand ben B3 B4\n"
    "hand cem {card} G1 G2\ntop Y9\ndraw Y1 Y2 Y3 Y5\nturn cem\ncem: play {card}"
)


@pytest.mark.parametrize(("card", "differs"), [("Y4", False), ("Y+2", True)])
def test_whether_it_is_a_jump_in_is_asked_where_that_makes_a_difference(
    card: str, differs: bool
) -> None:
    """A 4 on a 4 is the same in both ways; a +2 adds to the other, or takes its place (V1, V5)."""
    table = Played(ON_ONES_OWN_TURN.format(card=card)).context("anna")
    assert table.observation is not None
    offers = (*table.legal, *table.side)
    held = next(c for c in table.observation.hand if {Play, JumpIn} <= opened_by(c, offers))
    meant = resolve(CardChoice(held), offers, table.observation)
    if differs:
        assert isinstance(meant, Question)
        assert meant.asked is QuestionKind.HOW
    else:
        assert meant == Play(0, held)


LAST_WILDS = {
    "C15": ("seats anna ben\nhand anna W\nhand ben B1 B2\ntop G9", "W", "G"),
    "C15, a draw": (
        "seats anna ben\nhand anna W+4\nhand ben B1 B2\ntop Y9\ndraw R1 R2 R3 R4 R5",
        *("W+4", "Y"),
    ),
    "the dark side": (
        "mode flip\nside dark\nseats anna ben\nhand anna R1/W\nhand ben R2/P2 Y2/P3\ntop R9/T1",
        *("W", "T"),
    ),
    "F6, nobody draws": (
        "mode flip\noption last_card_draws=off\nside dark\nseats anna ben\nhand anna R1/W+C\n"
        "hand ben R2/P2 Y2/P3\ntop R9/O1",
        *("W+C", "O"),
    ),
    "V9": (
        "option partner\nseats anna ben cem dora\nhand anna W\nhand ben B1\nhand cem B2\n"
        "hand dora B3\ntop R9",
        *("W", "R"),
    ),
    "V12, the last but one": (
        "option play_on\nseats anna ben\nhand anna W\nhand ben B1 B2\ntop B9",
        *("W", "B"),
    ),
    "V13, Uno Uno called": (
        "option uno_uno\nseats anna ben\nhand anna W\nhand ben B1 B2\ntop G9\ndraw R1 R2\n"
        "anna: say unouno",
        *("W", "G"),
    ),
    "V1, an answer": (
        "option stacking\nseats anna ben\nhand anna W+4\nhand ben W+4 B2\ntop R9\n"
        "draw R1 R2 R3 R4 R5 R6 R7 R8 Y1 Y2\nturn ben\nben: play W+4:Y",
        *("W+4", "Y"),
    ),
    "V6, a jump-in": (
        "option jump_in_wild\nseats anna ben cem\nhand anna W\nhand ben W B2\nhand cem B3\n"
        "top R9\nturn ben\nben: play W:Y",
        *("W", "Y"),
    ),
}


@pytest.mark.parametrize("name", LAST_WILDS)
def test_a_wild_that_ends_the_round_is_played_without_asking_for_a_colour(name: str) -> None:
    record, card, colour = LAST_WILDS[name]

    action = chosen(record, card)

    assert isinstance(action, Play | JumpIn)
    assert (action.card, action.colour) == (held(record, card), COLOURS.index(colour))


def test_without_a_current_colour_it_names_the_first_of_the_deck() -> None:
    record, card, _ = LAST_WILDS["C15"]
    table = Played(record).context("anna")
    assert table.observation is not None
    seen = structs.replace(table.observation, colour=NO_COLOUR)

    assert resolve(CardChoice(face(card)), table.legal, seen) == Play(0, face(card), colour=0)


COLOURS_THAT_MATTER = {
    "not the last": ("seats anna ben\nhand anna W G1\nhand ben B1 B2\ntop G9", "W"),
    "V12": (
        "option play_on\nseats anna ben cem\nhand anna W\nhand ben B1\nhand cem B2\ntop R9",
        "W",
    ),
    "V13, Uno Uno forgotten": (
        "option uno_uno\nseats anna ben\nhand anna W\nhand ben B1 B2\ntop G9\ndraw R1 R2",
        "W",
    ),
    "F6, drawn for the colour": (
        "mode flip\nside dark\nseats anna ben\nhand anna R1/W+C\nhand ben R2/P2 Y2/P3\n"
        "top R9/O1\ndraw G1/O1",
        "W+C",
    ),
}


@pytest.mark.parametrize("name", COLOURS_THAT_MATTER)
def test_a_colour_is_asked_for_where_it_decides_something(name: str) -> None:
    question = chosen(*COLOURS_THAT_MATTER[name])

    assert isinstance(question, Question)
    assert (question.asked, len(question.answers)) == (QuestionKind.COLOUR, 4)


def chosen(record: str, card: str) -> Action | Question | None:
    """Return what Anna's click on the card leads to."""
    table = Played(record).context("anna")
    assert table.observation is not None
    offers = (*table.legal, *table.side)
    return resolve(CardChoice(held(record, card)), offers, table.observation)


def held(record: str, card: str) -> int:
    state = Played(record).state
    return find_card(state, state.hands[0], card)


def opened_by(card: int, offers: Sequence[Action]) -> set[type[Action]]:
    return {type(offer) for offer in offers if card in playable([offer])}
