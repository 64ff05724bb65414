"""Achievements come from facts alone, once, and each of them can be earned."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.achievements import CATALOGUE, Deed, earned
from bot.engine import Mode, default_options
from bot.engine.cards import parse_face
from bot.facts import (
    Highlight,
    HighlightKind,
    PersonTotals,
    RoundFacts,
    SeatFacts,
    add_round,
    facts_of,
)
from tests.facts.played_rounds import rounds_of


def deed(own: SeatFacts, *highlights: Highlight, others: int = 2, **totals: int) -> Deed:
    """A counted round that the first seat lived like this, against others with one card each."""
    rival = SeatFacts(
        played=True,
        won=False,
        match_won=False,
        left=1,
        value=5,
        longest_hand=7,
        last_face=None,
        sizes=(7, 1),
    )
    facts = RoundFacts(
        options=default_options(Mode.CLASSIC),
        number=1,
        winner=0 if own.won else 1,
        winners=(0,) if own.won else (1,),
        places=(),
        counted=True,
        moves=40,
        seats=(own, *(rival for _ in range(others))),
        highlights=highlights,
    )
    return Deed(facts, 0, structs.replace(PersonTotals(rounds=1), **totals))


def seat(*, won: bool = False, **more: object) -> SeatFacts:
    plain = SeatFacts(
        played=True,
        won=won,
        match_won=False,
        left=0 if won else 3,
        value=9,
        biggest_draw=1,
        longest_hand=7,
        last_face=None,
        sizes=(7, 3),
        drawn=1,
        turns=20,
        tenths=1000,
    )
    return structs.replace(plain, **more)


def names(deed: Deed) -> tuple[str, ...]:
    return earned(deed, ())


def test_there_are_about_thirty_each_with_its_own_name_some_secret() -> None:
    assert 30 <= len(CATALOGUE) <= 40
    assert len({a.name for a in CATALOGUE}) == len(CATALOGUE)
    assert 5 <= sum(a.secret for a in CATALOGUE) <= 15


def draw(cards: int) -> Highlight:
    """The first seat draws this many cards at once."""
    return Highlight(HighlightKind.DRAW, 3, 0, 1, cards)


def swap(cards: int) -> Highlight:
    """The first seat has this many cards fewer after a swap."""
    return Highlight(HighlightKind.SWAP, 2, 0, 1, cards)


def won(**more: object) -> SeatFacts:
    return seat(won=True, **more)


def last(face: str, *, has_won: bool = True) -> SeatFacts:
    """The seat laid this face last."""
    return seat(won=has_won, last_face=parse_face(face), went_out=has_won)


def stopped(lived: Deed) -> Deed:
    """The same in a round that was stopped (L3)."""
    return structs.replace(lived, facts=structs.replace(lived.facts, counted=False))


def in_game(lived: Deed, mode: Mode) -> Deed:
    """The same in a round of another game."""
    return structs.replace(lived, facts=structs.replace(lived.facts, options=default_options(mode)))


def still_holding(lived: Deed) -> Deed:
    """The same in a round that was won with cards in hand."""
    own, *others = lived.facts.seats
    seats = (structs.replace(own, went_out=False), *others)
    return structs.replace(lived, facts=structs.replace(lived.facts, seats=seats))


def in_moves(lived: Deed, moves: int) -> Deed:
    """The same in a round of this many moves."""
    return structs.replace(lived, facts=structs.replace(lived.facts, moves=moves))


def with_last_rival_holding(lived: Deed, cards: int, *, played: bool = True) -> Deed:
    """The same with this many cards in the hand of the last seat."""
    *others, rival = lived.facts.seats
    rival = structs.replace(rival, left=cards, played=played)
    return structs.replace(lived, facts=structs.replace(lived.facts, seats=(*others, rival)))


EARNED: list[tuple[str, Deed, list[Deed]]] = [
    ("first-win", deed(seat(), wins=1), [deed(seat())]),
    ("ten-wins", deed(seat(), wins=10), [deed(seat(), wins=9)]),
    ("hundred-wins", deed(seat(), wins=100), [deed(seat(), wins=99)]),
    ("hundred-rounds", deed(seat(), rounds=100), [deed(seat(), rounds=99)]),
    ("first-match", deed(seat(), matches=1), [deed(seat())]),
    ("ten-matches", deed(seat(), matches=10), [deed(seat(), matches=9)]),
    (
        "last-word",
        deed(last("W+4")),
        [deed(last("W")), deed(last("W+4", has_won=False)), still_holding(deed(last("W+4")))],
    ),
    (
        "true-colours",
        deed(last("W")),
        [
            deed(last("W+4")),
            deed(last("W+6")),
            deed(last("W", has_won=False)),
            still_holding(deed(last("W"))),
        ],
    ),
    ("u-turn", deed(last("RR")), [deed(last("RS")), deed(last("RR", has_won=False))]),
    ("not-you", deed(last("GS")), [deed(last("GR")), deed(won())]),
    ("nothing-left", deed(last("B0")), [deed(last("B1"))]),
    ("lucky-seven", deed(last("Y7")), [deed(last("Y6")), deed(last("Y8"))]),
    ("upside-down", deed(last("RF")), [deed(last("RR"))]),
    ("police", deed(seat(catches=3)), [deed(seat(catches=2), catches=49)]),
    ("commissioner", deed(seat(), catches=50), [deed(seat(), catches=49)]),
    ("caught-again", deed(seat(caught=3)), [deed(seat(caught=2))]),
    ("poker-face", deed(seat(bluffs=3)), [deed(seat(bluffs=2), bluffs=24)]),
    ("card-shark", deed(seat(), bluffs=25), [deed(seat(), bluffs=24)]),
    ("lie-detector", deed(seat(challenges_won=2)), [deed(seat(challenges_won=1))]),
    ("gullible", deed(seat(challenges_lost=3)), [deed(seat(challenges_lost=2))]),
    (
        "honest",
        deed(won(wild_draws_thrown=2)),
        [
            in_game(deed(won(wild_draws_thrown=2)), Mode.MERCY),
            deed(won(wild_draws_thrown=1)),
            deed(seat(wild_draws_thrown=2)),
            deed(won(wild_draws_thrown=2, bluffs=1)),
            deed(won(wild_draws_thrown=2, bluffs_caught=1)),
        ],
    ),
    (
        "comeback",
        deed(won(longest_hand=12)),
        [deed(won(longest_hand=11)), deed(seat(longest_hand=12))],
    ),
    (
        "phoenix",
        deed(won(longest_hand=20)),
        [deed(won(longest_hand=19)), deed(seat(longest_hand=20))],
    ),
    ("salvo", deed(won(), draw(8)), [deed(won(), draw(7)), deed(seat(), draw(8))]),
    ("landslide", deed(seat(), draw(12)), [deed(seat(), draw(11)), deed(seat(), swap(12))]),
    (
        "straight",
        deed(won(drawn=0)),
        [deed(won(drawn=1)), deed(seat(drawn=0)), stopped(deed(won(drawn=0)))],
    ),
    (
        "photo-finish",
        deed(won()),
        [
            deed(seat()),
            deed(won(), others=1),
            with_last_rival_holding(deed(won()), 2),
            with_last_rival_holding(deed(won()), 0),
            with_last_rival_holding(deed(won()), 1, played=False),
        ],
    ),
    (
        "so-close",
        deed(seat(sizes=(7, 1, 2, 1, 2, 1, 3))),
        [
            deed(seat(sizes=(7, 1, 2, 1, 2, 2, 3))),
            deed(won(sizes=(7, 1, 2, 1, 2, 1, 0))),
            stopped(deed(seat(sizes=(7, 1, 2, 1, 2, 1, 3)))),
        ],
    ),
    ("good-deal", deed(seat(), swap(8)), [deed(seat(), swap(7)), deed(seat(), draw(8))]),
    ("own-goal", deed(seat(), swap(-5)), [deed(seat(), swap(-4)), deed(seat(), swap(5))]),
    ("quick-draw", deed(seat(jump_ins=3)), [deed(seat(jump_ins=2))]),
    (
        "full-house",
        deed(won(), others=7),
        [
            deed(won(), others=6),
            deed(seat(), others=7),
            with_last_rival_holding(deed(won(), others=7), 0, played=False),
        ],
    ),
    (
        "marathon",
        in_moves(deed(won()), 200),
        [in_moves(deed(won()), 199), in_moves(deed(seat()), 200)],
    ),
    (
        "sprint",
        deed(won(turns=8)),
        [deed(won(turns=9)), deed(seat(turns=8)), deed(won(turns=0))],
    ),
    (
        "quick-mind",
        deed(won(turns=8, tenths=240)),
        [
            deed(won(turns=8, tenths=241)),
            deed(won(turns=7, tenths=7)),
            deed(seat(turns=8, tenths=240)),
            deed(won(turns=8, tenths=240, autopilot_turns=1)),
        ],
    ),
]
"""Each achievement with a round that just earns it, and rounds that fall just short of it."""


@pytest.mark.parametrize(("name", "enough", "_short"), EARNED, ids=[name for name, *_ in EARNED])
def test_what_just_suffices_earns_it(name: str, enough: Deed, _short: list[Deed]) -> None:
    assert name in names(enough)


@pytest.mark.parametrize(
    ("name", "short"),
    [
        pytest.param(name, short, id=f"{name}-{number}")
        for name, _, shorts in EARNED
        for number, short in enumerate(shorts, 1)
    ],
)
def test_a_little_less_does_not_earn_it(name: str, short: Deed) -> None:
    assert name not in names(short)


def test_each_can_be_earned() -> None:
    assert [name for name, *_ in EARNED] == [achievement.name for achievement in CATALOGUE]


def test_what_others_did_earns_nothing() -> None:
    lived = deed(seat(), Highlight(HighlightKind.DRAW, 3, 1, 0, 12))
    assert names(lived) == ()


@pytest.mark.parametrize("face", ["W+4", "W", "R7"])
def test_nobody_has_gone_out_with_a_card_in_a_round_that_was_stopped(face: str) -> None:
    assert names(stopped(deed(last(face)))) == ()


def test_these_are_secret() -> None:
    """Their descriptions are hidden until they are earned."""
    assert {achievement.name for achievement in CATALOGUE if achievement.secret} == {
        "nothing-left",
        "lucky-seven",
        "upside-down",
        "caught-again",
        "gullible",
        "landslide",
        "so-close",
        "own-goal",
    }


def test_nothing_is_earned_twice() -> None:
    lived = deed(won(turns=8), wins=1)
    assert names(lived) == ("first-win", "photo-finish", "sprint"), "in the order of the catalogue"
    assert earned(lived, {"photo-finish"}) == ("first-win", "sprint")
    assert not earned(lived, names(lived))


def test_random_rounds_earn_without_an_exception() -> None:
    for number in range(80):
        totals: dict[int, PersonTotals] = {}
        for record, _, _ in rounds_of(number, tuple(Mode)):
            facts = facts_of(record)
            assert facts is not None
            for place, own in enumerate(facts.seats):
                totals[place] = add_round(totals.get(place, PersonTotals()), own)
                earned(Deed(facts, place, totals[place]), ())


@pytest.mark.parametrize("face", ["W+4R", "W+6", "W+10", "W+X", "W+2", "W+C"])
def test_the_wild_draw_cards_of_every_game_are_a_last_word(face: str) -> None:
    assert "last-word" in names(deed(last(face)))
    assert "true-colours" not in names(deed(last(face)))
