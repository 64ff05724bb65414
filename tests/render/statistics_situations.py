"""Statistics of people with a lot to tell, and with nearly nothing."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.facts import AwardKind, PersonTotals
from bot.render import achievements_page, posted_recap, recap_page, statistics_page
from bot.statistics import GameStatistics, Luck, Recap, Stretch
from bot.statistics.recap import Feat, RecapMoment
from workbench.samples.sample_statistics import sample_person, sample_recap

from .shown import KEYS, sections, written


def statistics() -> str:
    person = sample_person()
    newcomer = replace(
        person,
        name="B_n",
        rounds=1,
        wins=0,
        matches=0,
        totals=PersonTotals(rounds=1),
        games=(GameStatistics("duo", 1, 0),),
        nemesis=None,
        victim=None,
        achievements=(),
        luck=Luck(40, 25, 10.0, 1.0, 5.0),
    )

    def page(mode: str | None) -> str:
        return written(statistics_page(person, mode, b"", KEYS))

    def achieved(part: int) -> str:
        return written(achievements_page(person, KEYS, part=part, mine=True))

    others = achievements_page(newcomer, KEYS, part=9, mine=False)
    return sections(
        ("the game played most", page(None)),
        ("another game", page("flip")),
        ("after one round", written(statistics_page(newcomer, None, b"", KEYS))),
        ("achievements", achieved(0)),
        ("more of them", achieved(1)),
        ("somebody who has none", written(others)),
    )


def recaps() -> str:
    recap = sample_recap(0)
    short = Recap(Stretch.MATCH, 2, 2, recap.lines[:1], 1)
    tied = replace(recap, lines=(recap.lines[0], recap.lines[0]), variant=2)
    kinds = (AwardKind.HOMEWARD, AwardKind.STRAIGHT, AwardKind.STACKED)
    moments = [
        written(posted_recap(replace(short, moment=RecapMoment(kind, Feat("Cem", 9))), b"", KEYS))
        for kind in kinds
    ]
    some = replace(recap, rounds=300, is_cut=True, played_out=280)
    return sections(
        (
            "the last rounds of many, some not played out yet",
            written(posted_recap(some, b"", KEYS)),
        ),
        ("an evening", written(recap_page(recap, b"", "post", KEYS))),
        ("nobody ahead", written(posted_recap(tied, b"", KEYS))),
        ("a short match", written(posted_recap(short, b"", KEYS))),
        *zip(kinds, moments, strict=True),
    )


SHOWN: dict[str, Callable[[], str]] = {"statistics": statistics, "recaps": recaps}
