"""A player whose data was deleted is shown as "somebody", in the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.facts import AwardKind, PersonTotals
from bot.i18n import Texts
from bot.leaderboard_choice import LeaderboardChoice
from bot.render import LeaderboardLine, LeaderboardView, best_players, person_card, recap_card
from bot.render.names import called
from bot.statistics import Opponent, PersonStatistics, Recap, Stretch
from bot.statistics.recap import Feat, RecapMoment, RecapStanding
from bot.views.table_values import SOMEBODY

GERMAN, ENGLISH = Texts.load().get("de"), Texts.load().get("en")


def test_everybody_else_is_called_what_they_are_called() -> None:
    assert [called(name, GERMAN) for name in ("Anna", SOMEBODY)] == ["Anna", "jemand"]
    assert called(SOMEBODY, ENGLISH) == "somebody"


def test_on_the_picture_of_a_leaderboard() -> None:
    line = LeaderboardLine(1, SOMEBODY, 3, 9, 100, 1)
    view = LeaderboardView(
        LeaderboardChoice(), [line], None, False, datetime(2026, 1, 1, tzinfo=UTC)
    )
    assert [row.name for row in best_players(view, GERMAN).rows] == ["jemand"]


def test_on_the_picture_of_a_recap() -> None:
    told = Feat(SOMEBODY, 16, SOMEBODY, 20)
    recap = Recap(
        Stretch.WEEK,
        20,
        2,
        (RecapStanding(SOMEBODY, 20, 12, 1, 300),),
        0,
        RecapMoment(AwardKind.BIG_DRAW, told),
        nemesis=told,
    )
    card = recap_card(recap, GERMAN)
    assert [line.name for line in card.lines] == ["jemand"]
    assert [note.who for note in card.notes] == ["jemand", "jemand"]
    assert "somebody" not in str(card)


def test_the_picture_of_a_recap_says_that_only_the_last_rounds_are_told() -> None:
    recap = Recap(
        Stretch.MONTH, 300, 24, (RecapStanding("Anna", 300, 80, 20, 9000),), 0, is_cut=True
    )
    assert recap_card(recap, GERMAN).subtitle == "Letzte 300 Runden"
    assert recap_card(recap, ENGLISH).subtitle == "Last 300 rounds"


def test_on_the_picture_of_statistics() -> None:
    person = PersonStatistics(
        1, "Anna", 9, 4, 1, PersonTotals(), (), nemesis=Opponent(SOMEBODY, 9, 3, 6)
    )
    assert "jemand" in str(person_card(person, None, GERMAN))
    assert "somebody" not in str(person_card(person, None, GERMAN))
