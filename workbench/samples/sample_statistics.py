"""Statistics and achievements of invented people."""

from __future__ import annotations

from collections.abc import Iterator

from bot.facts import AwardKind, PersonTotals
from bot.i18n import Translator
from bot.ratings import Rating
from bot.render import Page, achievements_page, person_card, recap_card, recap_page, statistics_page
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.statistics import (
    GameStatistics,
    Luck,
    Opponent,
    PersonStatistics,
    RankAmongMet,
    Recap,
    Stretch,
)
from bot.statistics.recap import Feat, Fortune, RecapMoment, RecapStanding
from workbench.samples.sample_basics import draw_person_card, draw_recap_card

_MARKS = {"easy": 912, "medium": 985, "hard": 1064, "master": 1102}
_UPS_AND_DOWNS = (0, 6, 3, 9, 14, 11, 18, 30, 26, 21, 33, 41, 38, 52, 60, 55, 71, 78, 74, 86)
_SURE = 2.0


def sample_person() -> PersonStatistics:
    """Return a person who plays two games, one of them only recently."""
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
            GameStatistics(
                *("classic", 42, 15, course[-1], course, _MARKS),
                friends=(Opponent("Ben", 24, 8, 15), Opponent("Cem", 17, 12, 4)),
            ),
            GameStatistics("flip", 9, 2, Rating(24.5, 6.0, 9), course[:3], met=RankAmongMet(3, 7)),
        ),
        nemesis=Opponent("Ben", 24, 8, 15),
        victim=Opponent("Cem", 17, 12, 4),
        achievements=("phoenix", "police", "last-word", "caught-again", "ten-wins", "first-win"),
        luck=Luck(51, 17, 13.4, 1.1, 5.9),
    )


def sample_recap(variant: int) -> Recap:
    """Return the recap of an evening of four, in one of three wordings."""
    return Recap(
        Stretch.EVENING,
        rounds=14,
        people=4,
        lines=(
            RecapStanding("Anna", 14, 6, 1, 690),
            RecapStanding("Ben", 14, 4, 1, 512),
            RecapStanding("Cem", 11, 3, 0, 300),
            RecapStanding("Dana", 14, 1, 0, 96),
        ),
        variant=variant,
        moment=RecapMoment(AwardKind.BIG_DRAW, Feat("Dana", 16, "Ben")),
        catcher=Feat("Cem", 5),
        bluff=Feat("Anna", 4, "Ben"),
        nemesis=Feat("Anna", 10, "Dana", 13),
        luckiest=Fortune("Ben", Luck(14, 4, 4.9, 0.6, 3.4)),
        unluckiest=Fortune("Cem", Luck(11, 3, 1.7, 0.5, 2.6)),
        played_out=14,
    )


def sample_statistics(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield each message with its name."""
    person = sample_person()
    png = draw_person_card(person_card(person, None, t))
    yield "statistics", statistics_page(person, None, png, t)
    for part in range(2):
        yield f"achievements-{part + 1}", achievements_page(person, t, part=part, mine=part == 0)
    for variant in range(3):
        recap = sample_recap(variant)
        drawn = draw_recap_card(recap_card(recap, t))
        post = str(Click(NO_GAME, 0, Verb.RECAP, "evening.post"))
        yield f"recap-{variant + 1}", recap_page(recap, drawn, post, t)
