"""What is told of people: with a lot to tell, and with next to nothing."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.cli.render.samples.sample_statistics import sample_person
from bot.facts import PersonTotals
from bot.render import achievements_page, statistics_page
from bot.statistics import GameStatistics

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


SHOWN: dict[str, Callable[[], str]] = {"statistics": statistics}
