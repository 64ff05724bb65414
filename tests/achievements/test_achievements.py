"""Achievements come from facts alone, once, and each of them can be earned."""

from __future__ import annotations

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
    facts_of,
    merged,
)
from tests.facts.played_rounds import rounds_of


def deed(own: SeatFacts, *highlights: Highlight, others: int = 2, **totals: int) -> Deed:
    """A counted round that the first seat lived like this, against others with one card each."""
    rival = SeatFacts(True, False, False, 0, 1, 5, 0, 7, None, (7, 1))
    facts = RoundFacts(
        options=default_options(Mode.CLASSIC),
        number=1,
        winner=0 if own.won else 1,
        winners=(0,) if own.won else (1,),
        places=(),
        counted=True,
        match_over=False,
        moves=40,
        seats=(own, *(rival for _ in range(others))),
        highlights=highlights,
    )
    return Deed(facts, 0, structs.replace(PersonTotals(rounds=1), **totals))


def seat(*, won: bool = False, **more: object) -> SeatFacts:
    plain = SeatFacts(
        True, won, False, 0, 0 if won else 3, 9, 1, 7, None, (7, 3), drawn=1, turns=20
    )
    return structs.replace(plain, **more)


def names(deed: Deed) -> tuple[str, ...]:
    return earned(deed, ())


def test_there_are_about_thirty_each_with_its_own_name_some_secret() -> None:
    assert 30 <= len(CATALOGUE) <= 40
    assert len({a.name for a in CATALOGUE}) == len(CATALOGUE)
    assert 5 <= sum(a.secret for a in CATALOGUE) <= 15


def test_how_it_was_won() -> None:
    wild = parse_face("W+4")
    assert "last-word" in names(deed(seat(won=True, last_face=wild)))
    assert "last-word" not in names(deed(seat(last_face=wild)))
    assert "u-turn" in names(deed(seat(won=True, last_face=parse_face("R" + "R"))))
    assert "photo-finish" in names(deed(seat(won=True)))
    assert "phoenix" in names(deed(seat(won=True, longest_hand=20)))
    assert "phoenix" not in names(deed(seat(longest_hand=20)))
    assert "straight" in names(deed(seat(won=True, drawn=0)))
    salvo = Highlight(HighlightKind.DRAW, 3, 0, 1, 8)
    assert "salvo" in names(deed(seat(won=True), salvo))
    assert "salvo" not in names(deed(seat(), salvo))


def test_what_was_done_in_one_round() -> None:
    assert "police" in names(deed(seat(catches=3)))
    assert "police" not in names(deed(seat(catches=2), catches=49))
    assert "commissioner" in names(deed(seat(catches=1), catches=50))
    assert "poker-face" in names(deed(seat(bluffs=3)))
    assert "good-deal" in names(deed(seat(), Highlight(HighlightKind.SWAP, 2, 0, 1, 8)))
    assert "own-goal" in names(deed(seat(), Highlight(HighlightKind.SWAP, 2, 0, 1, -5)))


def test_nothing_is_earned_twice() -> None:
    first = names(deed(seat(won=True), wins=1))
    assert "first-win" in first
    assert not earned(deed(seat(won=True), wins=1), first)


def test_each_can_be_earned() -> None:
    """By a round made for it: a predicate that is never true would be a lie in the list."""
    big = Highlight(HighlightKind.DRAW, 3, 0, 1, 12)
    faces = [parse_face(text) for text in ("W+4", "W", "RR", "RS", "R0", "R7", "RF")]
    swaps = [Highlight(HighlightKind.SWAP, 2, 0, 1, amount) for amount in (8, -5)]
    done = dict.fromkeys(
        ("catches", "caught", "bluffs", "challenges_won", "challenges_lost", "jump_ins"), 3
    )
    totals = dict.fromkeys(("wins", "rounds", "matches", "catches", "bluffs"), 100)
    deeds = [
        *(deed(seat(won=True, last_face=face), **totals) for face in faces),
        deed(seat(won=True, longest_hand=20, drawn=0, turns=8, tenths=80), big, *swaps),
        deed(seat(**done)),
        deed(seat(won=True, wild_draws_thrown=2), others=7),
        deed(seat(sizes=(7, 1, 2, 1, 2, 1))),
    ]
    marathon = deed(seat(won=True))
    deeds.append(structs.replace(marathon, facts=structs.replace(marathon.facts, moves=200)))
    assert {name for one in deeds for name in names(one)} == {a.name for a in CATALOGUE}


def test_random_rounds_earn_without_an_exception() -> None:
    for number in range(80):
        totals: dict[int, PersonTotals] = {}
        for record, _, _ in rounds_of(number, tuple(Mode)):
            facts = facts_of(record)
            assert facts is not None
            for place, own in enumerate(facts.seats):
                totals[place] = merged(totals.get(place, PersonTotals()), own)
                earned(Deed(facts, place, totals[place]), ())
