"""`/leaderboard` as people use it: its pages, its seasons, and the right to begin one."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.leaderboard_choice import LeaderboardChoice, Order, Period, Where
from bot.render.emoji import MEDALS
from bot.store.database import Database
from bot.store.rows import ResultRow, RoundRow
from tests.tables.finished_rounds import keep

from .conftest import Workshop
from .playing import Playing


async def _rounds(play: Playing, database: Database, *winners: str) -> None:
    """Store rounds of Anna, Ben, Cem and some others, won by these players."""
    people = {name: number for number, name in enumerate(PLAYERS, 1000)}
    people |= {"Anna": play.anna.user.id, "Ben": play.ben.user.id, "Cem": play.cem.user.id}
    now = datetime(2026, 1, 1, tzinfo=UTC)
    rounds: list[RoundRow] = []
    for number, winner in enumerate(winners):
        results = tuple(
            ResultRow(seat, name, people[name], None, name == winner, 1, 10, 10, 0)
            for seat, name in enumerate(people)
        )
        of_game = (f"game{number}", 1, play.guild.id, 9, "classic", ())
        rounds.append(RoundRow(*of_game, "winner", True, b"seed", now, results))
    await keep(database, *rounds)
    play.bot.tables.tally.round_ended()


PLAYERS = tuple(f"Player {number}" for number in range(14))


@pytest.fixture
async def played(play: Playing, workshop: Workshop) -> Playing:
    await _rounds(play, workshop.database, "Anna", "Anna", "Ben", *PLAYERS)
    return play


async def test_pages_are_turned_and_the_own_place_is_always_there(played: Playing) -> None:
    first = await played.command(played.cem, "leaderboard")
    assert "**Cem**" in played.text(first)
    assert played.text(first).count("Player") == 8
    assert played.button(first, "ranking", str(LeaderboardChoice(page=0))) is None
    turned = await played.click(played.cem, first, "ranking", str(LeaderboardChoice(page=1)))
    second = turned.response.message
    text = played.text(second)
    assert "17\\. **Cem** – 0 of 17 rounds won" in text
    assert text.count("Player") == 6
    assert played.button(second, "ranking", str(LeaderboardChoice(page=2))) is None


async def test_the_chosen_filters_are_shown_below_the_title(played: Playing) -> None:
    shown = await played.command(
        played.ben, "leaderboard", period="week", where="everywhere", mode="classic", order="share"
    )
    assert "This week · Everywhere · Classic · Share of rounds won" in played.text(shown)
    assert "4\\. Anna – 12% (2 of 17 rounds)" in played.text(shown)
    flip = await played.command(played.ben, "leaderboard", period="ever", mode="flip")
    assert "Nothing here yet" in played.text(flip)


async def test_a_manager_begins_a_season_after_one_question(played: Playing) -> None:
    season = LeaderboardChoice(Period.SEASON)
    seen = await played.command(played.ben, "leaderboard", period="season")
    assert "Season 1" in played.text(seen)
    assert played.button(seen, "newseason") is None
    dora = played.manager()
    page = await played.command(dora, "leaderboard", period="season")
    asked = (await played.click(dora, page, "newseason", "")).response.message
    assert "Begin season 2?" in played.text(asked)
    done = (await played.click(dora, asked, "newseason", "sure.1")).response.message
    assert "Season 2 has begun" in played.text(done)
    again = (await played.click(dora, asked, "newseason", "sure.1")).response.message
    assert "has begun already" in played.text(again)
    new = await played.command(played.ben, "leaderboard", period="season")
    assert "Season 2" in played.text(new)
    assert "Nothing here yet" in played.text(new)
    old = await played.click(played.ben, new, "ranking", str(season.of_season(1)))
    assert "🥇 Anna – 2 of 17" in played.text(old.response.message)


async def test_its_buttons_also_work_in_direct_messages(played: Playing) -> None:
    """Opened from the hand in direct messages, the leaderboard is that of the table's server."""
    await played.game_of(played.ben)
    hand = played.dm(played.ben)
    best = f"u:{(await played.view()).game.id}:0:best:"
    played.put_back(hand, {"type": 2, "style": 2, "label": "?", "custom_id": best})
    shown = (await played.press(played.ben, hand, best)).response.message
    assert shown.guild is None
    assert "**Ben**" in played.text(shown)
    turned = await played.click(played.ben, shown, "ranking", str(LeaderboardChoice(page=1)))
    second = turned.response.message
    assert played.text(second).count("Player") == 6
    drawn = (await played.click(played.ben, second, "picture")).response.message
    assert [file.filename for file in drawn.attachments] == ["leaderboard.png"]


async def test_only_managers_begin_a_season_even_by_forged_clicks(played: Playing) -> None:
    seen = await played.command(played.ben, "leaderboard", period="season")
    forged = "u:0:0:newseason:sure"
    played.put_back(seen, {"type": 2, "style": 2, "label": "?", "custom_id": forged})
    given = await played.press(played.ben, seen, forged)
    assert "Only those who manage the server" in played.text(given.response.message)
    show = played.bot.tables.leaderboards.show
    assert (await show(played.guild.id, 1, LeaderboardChoice())).season == 1


@pytest.mark.parametrize(
    "choice",
    [
        LeaderboardChoice(),
        LeaderboardChoice(Period.SEASON, Where.HERE, "classic", Order.CATCHES, 9999, 99),
        LeaderboardChoice(Period.MONTH, Where.EVERYWHERE, "classic", Order.CATCHES, None, 99),
    ],
)
def test_a_choice_fits_into_a_button_and_comes_back(choice: LeaderboardChoice) -> None:
    assert LeaderboardChoice.parse(str(choice)) == choice
    assert len(str(choice)) <= 40
    assert LeaderboardChoice.parse(f"{choice}00") is None


@pytest.mark.parametrize("order", list(Order))
async def test_a_page_past_the_end_is_no_dead_end(played: Playing, order: Order) -> None:
    """An old message or a forged click shows the last page there is, with a way back."""
    seen = await played.command(played.cem, "leaderboard", period="ever")
    forged = f"u:0:0:ranking:{LeaderboardChoice(Period.EVER, order=order, page=99)}"
    played.put_back(seen, {"type": 2, "style": 2, "label": "?", "custom_id": forged})
    shown = (await played.press(played.cem, seen, forged)).response.message
    back = [b for b in played.buttons(shown) if ":ranking:" in b["custom_id"]]
    assert any(not button.get("disabled") for button in back)


async def test_there_is_no_medal_for_nothing(played: Playing) -> None:
    """No medal for the most catches where nobody has caught anybody."""
    text = played.text(await played.command(played.cem, "leaderboard", order="catches"))
    assert "1\\. " in text
    assert not any(medal in text for medal in MEDALS)
