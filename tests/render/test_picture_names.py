"""Every picture has a stand-in for each name, and isolates the names in its texts."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.artwork.lettering import is_drawable, isolated, with_stand_ins
from bot.facts import AwardKind, PersonTotals
from bot.i18n import Texts
from bot.leaderboard_choice import LeaderboardChoice
from bot.render import LeaderboardLine, LeaderboardView, best_players, person_card, recap_card
from bot.render.lines.picture_names import picture_names, stand_in
from bot.statistics import Opponent, PersonStatistics, Recap, Stretch
from bot.statistics.recap import Feat, RecapMoment, RecapStanding

ENGLISH, GERMAN = Texts.load().get("en"), Texts.load().get("de")
OLD, BLANK = "𒀀𒀁", "\u3164"


def test_a_stand_in_is_the_sign_of_the_row_and_its_number() -> None:
    assert stand_in(0, ENGLISH).replace("\ufe0e", "") == "● player 1"
    assert stand_in(2, GERMAN).replace("\ufe0e", "") == "▲ Person 3"
    every = [stand_in(row, t) for t in (ENGLISH, GERMAN) for row in range(20)]
    assert len(set(every)) == 40
    assert all(map(is_drawable, every))


def test_an_invisible_name_is_no_question_mark() -> None:
    (named,) = picture_names([BLANK], ENGLISH)
    assert named.name == ""
    assert with_stand_ins(isolated(named.name), [named]) == named.stand_in


def test_on_a_leaderboard() -> None:
    lines = [LeaderboardLine(place, name, 3, 9, 1, 1) for place, name in ((1, OLD), (2, BLANK))]
    view = LeaderboardView(
        LeaderboardChoice(), lines, None, False, datetime(2026, 1, 1, tzinfo=UTC)
    )
    rows = best_players(view, ENGLISH).rows
    assert [(row.name, row.stand_in) for row in rows] == [
        (OLD, stand_in(0, ENGLISH)),
        ("", stand_in(1, ENGLISH)),
    ]


def test_on_a_recap_and_in_statistics() -> None:
    feat = Feat("𒀂", 16, "𒀃", 20)
    lines = (RecapStanding(OLD, 20, 12, 1, 300),)
    moment = RecapMoment(AwardKind.BIG_DRAW, feat)
    recap = Recap(Stretch.WEEK, 20, 2, lines, 0, moment, nemesis=feat)
    card = recap_card(recap, ENGLISH)
    assert [each.name for each in card.names] == [OLD, "𒀂", "𒀃"]
    assert with_stand_ins(card.notes[-1].what, card.names) == f"over {stand_in(2, ENGLISH)}"
    rival = Opponent("𒀂", 9, 3, 6)
    person = person_card(
        PersonStatistics(1, OLD, 9, 4, 1, PersonTotals(), (), nemesis=rival), None, ENGLISH
    )
    assert [each.name for each in person.names] == [OLD, "𒀂"]
    (bar,) = person.people
    assert with_stand_ins(bar.name, person.names) == f"Nemesis: {stand_in(1, ENGLISH)}"
