"""Positions that can be set up, and those that cannot."""

from __future__ import annotations

import pytest

from bot.engine import (
    GAMES,
    NO_CARD,
    BadPositionError,
    Draw,
    Drawn,
    Mode,
    Position,
    State,
    apply,
    build_options,
    deck_of,
    default_options,
    legal_actions,
    observe,
    set_up,
    waited_for,
)
from bot.engine.cards import FACE_TEXT
from tests.positions import face

OPTIONS = build_options(Mode.FLIP, [("voluntary_draw", None)])
CLASSIC = default_options(Mode.CLASSIC)
LIGHT, DARK = (sorted(set(faces)) for faces in deck_of(GAMES[Mode.FLIP], 2))
DIFFERENT = [(light, dark) for light in LIGHT for dark in DARK]
"""Two-sided cards, each another."""


def flip_position(different: int) -> State:
    """Two hands of two, the rest on the draw pile."""
    top, *cards = DIFFERENT[:different]
    hands = [cards[:2], cards[-2:]]
    state, _ = set_up(OPTIONS, Position(hands=hands, top=top, draw=cards[2:-2]))
    return state


@pytest.mark.parametrize("different", [139, 140, 141, 200, NO_CARD - 1])
def test_every_card_is_drawn_of_any_number_of_different_ones(different: int) -> None:
    state = flip_position(different)
    while state.draw:
        (seat,) = waited_for(state.phase)
        observe(state, seat)
        *_, draw_or_pass = legal_actions(state, seat)
        state, _ = apply(state, draw_or_pass)

    assert sum(map(len, state.hands)) == different - 1


def test_the_card_with_the_highest_number_is_drawn_and_played() -> None:
    top, *cards = DIFFERENT[: NO_CARD - 1]
    highest = cards.pop()
    hands = [cards[:2], cards[2:4]]
    colour = FACE_TEXT[highest[0]]
    position = Position(hands=hands, top=(face(colour), top[1]), draw=[highest, *cards[4:]])
    state, _ = set_up(OPTIONS, position)
    drawn, _ = apply(state, Draw(*waited_for(state.phase)))

    assert isinstance(drawn.phase, Drawn)
    assert drawn.cards.text(drawn.phase.card) == f"{colour}/{FACE_TEXT[highest[1]]}"
    (play, *_) = legal_actions(drawn, drawn.phase.seat)
    apply(drawn, play)


def test_more_different_cards_than_there_are_numbers_are_too_many() -> None:
    with pytest.raises(BadPositionError, match="too many different cards"):
        flip_position(NO_CARD)


def test_more_cards_than_can_be_shuffled_are_too_many() -> None:
    cards = [(face("R5"), None)] * 257
    with pytest.raises(BadPositionError, match="256"):
        set_up(CLASSIC, Position(hands=[cards[:1]] * 2, top=cards[0], draw=cards))


def partners(*scores: int | None) -> State:
    options = build_options(Mode.CLASSIC, [("partner", None)])
    card = (face("R5"), None)
    return set_up(options, Position(hands=[[card]] * 4, top=card, scores=scores))[0]


def test_a_score_of_one_partner_is_the_teams() -> None:
    assert partners(100, None, None, 7).scores == (100, 7, 100, 7)
    assert partners(100, None, None, None).scores == (100, 0, 100, 0)
    assert partners(None, None, 0, None).scores == (0, 0, 0, 0)


@pytest.mark.parametrize("other", [0, 100])
def test_partners_have_one_score(other: int) -> None:
    with pytest.raises(BadPositionError) as caught:
        partners(100, None, other, None)

    assert (caught.value.part, caught.value.seats) == ("score", (0, 2))


def test_a_score_is_ones_own_without_partners() -> None:
    card = (face("R5"), None)
    hands = [[card]] * 4
    position = Position(hands=hands, top=card, scores=(100, None, 0, 7))

    assert set_up(CLASSIC, position)[0].scores == (100, 0, 0, 7)
