"""What is told of made-up people: their statistics and achievements."""

from __future__ import annotations

from collections.abc import Iterator

from bot.artwork.pictures import draw_person_card
from bot.facts import PersonTotals
from bot.i18n import Translator
from bot.ratings import Rating
from bot.render import Page, achievements_page, person_card, statistics_page
from bot.statistics import GameStatistics, Opponent, PersonStatistics

_MARKS = {"easy": 912, "medium": 985, "hard": 1064, "master": 1102}
_UPS_AND_DOWNS = (0, 6, 3, 9, 14, 11, 18, 30, 26, 21, 33, 41, 38, 52, 60, 55, 71, 78, 74, 86)
_SURE = 2.0


def sample_person() -> PersonStatistics:
    """Somebody who plays two games, one of them since lately."""
    course = tuple(Rating(25 + step / 40, _SURE, n) for n, step in enumerate(_UPS_AND_DOWNS, 20))
    totals = PersonTotals(
        rounds=51,
        wins=17,
        turns=612,
        tenths=49_000,
        calls=34,
        missed=5,
        catches=12,
        caught=4,
        challenges_won=3,
        challenges_lost=2,
        bluffs=7,
        bluffs_caught=2,
        wild_draws_thrown=29,
        wild_draws_taken=18,
        biggest_draw=16,
        longest_hand=21,
    )
    return PersonStatistics(
        user_id=1,
        name="Anna",
        rounds=51,
        wins=17,
        matches=3,
        totals=totals,
        games=(
            GameStatistics("classic", 42, 15, course[-1], course, _MARKS),
            GameStatistics("flip", 9, 2, Rating(24.5, 6.0, 9), course[:3]),
        ),
        nemesis=Opponent("Ben", 24, 8, 15),
        victim=Opponent("Cem", 17, 12, 4),
        achievements=("phoenix", "police", "last-word", "caught-again", "ten-wins", "first-win"),
    )


def sample_statistics(t: Translator) -> Iterator[tuple[str, Page]]:
    """Each message with its name."""
    person = sample_person()
    png = draw_person_card(person_card(person, None, t))
    yield "statistics", statistics_page(person, None, png, t)
    for part in range(2):
        yield f"achievements-{part + 1}", achievements_page(person, t, part=part, mine=part == 0)
