"""`/uno stats` as people use it: one's own, those of others, and hidden ones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.achievements import CATALOGUE
from bot.store.people_tables import ACHIEVEMENTS, FIRST_EDITION
from bot.store.rows import ResultRow, RoundRow
from bot.store.sum_rows import AchievementRow
from tests.tables.finished_rounds import keep

from .conftest import Workshop
from .playing import Playing

FIRST = datetime(2026, 1, 1, 20, tzinfo=UTC)


def of_round(play: Playing, number: int, winner: MemberActor, *others: MemberActor) -> RoundRow:
    """Return a round in which these people finished in this order."""
    results = tuple(
        ResultRow(seat, who.user.global_name or "", who.id, None, not seat, seat + 1, 10, 10, 0)
        for seat, who in enumerate((winner, *others))
    )
    of_game = (f"game{number}", 1, play.guild.id, 9, "classic", ())
    at = FIRST + timedelta(minutes=number)
    return RoundRow(*of_game, "winner", True, b"seed", at, results)


@pytest.fixture
async def played(play: Playing, workshop: Workshop) -> Playing:
    """Anna and Ben have played five rounds, and Cem has watched."""
    rounds = [of_round(play, number, play.anna, play.ben) for number in range(4)]
    await keep(workshop.database, *rounds, of_round(play, 9, play.ben, play.anna))
    play.bot.tables.tally.round_ended()
    await play.bot.tables.tally.tally_some()
    return play


async def test_ones_own(played: Playing) -> None:
    shown = await played.command(played.ben, "uno stats")
    text = played.text(shown)
    assert "📊 Ben" in text
    assert "**1** of **5** rounds won (20%)" in text
    assert "Nemesis: **Anna**, ahead of them in 4 of 5 rounds" in text
    assert "Classic: 1 : 4 Anna" in text
    assert [file.filename for file in shown.attachments] == ["statistics.png"]
    assert shown.flags.ephemeral


async def test_somebody_elses_in_german(played: Playing) -> None:
    mine = await played.command(played.cem, "uno me")
    await played.choose(played.cem, mine, "language.set", "de", verb="mine")
    text = played.text(await played.command(played.cem, "uno stats", member=played.anna))
    assert "Lieblingsopfer: **Ben**, in 4 von 5 Runden schlechter" in text
    assert "**4** von **5** Runden gewonnen (80 %)" in text


async def test_who_has_not_played_is_told_so(played: Playing) -> None:
    assert "You have not played" in played.text(await played.command(played.cem, "uno stats"))
    others = await played.command(played.ben, "uno stats", member=played.cem)
    assert "no statistics of Cem" in played.text(others)


async def hide(played: Playing, mine: Any) -> None:
    """Let Anna hide from her page ``mine``, after a question."""
    asked = (await played.click(played.anna, mine, "mine", "stats.off")).response.message
    assert "Hide yourself?" in played.text(asked)
    assert not (await played.bot.tables.settings.person(played.anna.id)).choices.statistics_hidden
    await played.click(played.anna, asked, "mine", "stats.sure")


async def test_secret_achievements_stay_secret_until_they_are_earned(
    played: Playing, workshop: Workshop
) -> None:
    earned = AchievementRow(played.anna.id, "landslide", FIRST, "game1", 1)
    async with workshop.database.write() as connection:
        await ACHIEVEMENTS.save(connection, FIRST_EDITION, [earned])
    shown = await played.command(played.ben, "uno stats", member=played.anna)
    first = (await played.click(played.ben, shown, "medals")).response.message
    text = played.text(first)
    second = (await played.click(played.ben, first, "medals")).response.message
    text = f"{text}\n{played.text(second)}"
    assert "**Landslide**" in text
    assert "Gullible" not in text
    assert "Trust issues" not in text
    secrets = sum(achievement.secret for achievement in CATALOGUE)
    assert f"And {secrets - 1} that nobody talks about" in text
    back = (await played.click(played.ben, second, "stats")).response.message
    assert "📊 Anna" in played.text(back)


async def test_a_forged_click_is_answered_kindly(played: Playing) -> None:
    shown = await played.command(played.ben, "uno stats")
    for forged in ("u:0:0:stats:x.classic", "u:0:0:medals:7", "u:0:0:stats:99999999999999999999."):
        played.put_back(shown, {"type": 2, "style": 2, "label": "?", "custom_id": forged})
        given = await played.press(played.ben, shown, forged)
        assert "yesterday's news" in played.text(given.response.message)


async def test_hidden_ones_stay_so_whichever_way_somebody_asks(played: Playing) -> None:
    mine = await played.command(played.anna, "uno me")
    await hide(played, mine)
    menu = await played.cem.context_menu(played.channel, "UNO statistics", played.anna)
    assert menu.response is not None
    ways = [
        await played.command(played.cem, "uno stats", member=played.anna),
        menu.response.message,
    ]
    own = await played.command(played.cem, "uno me")
    for verb in ("stats", "medals"):
        for arg in (f"{played.anna.id}.", f"{played.anna.id}.classic", f"{played.anna.id}.0"):
            forged = f"u:0:0:{verb}:{arg}"
            played.put_back(own, {"type": 2, "style": 2, "label": "?", "custom_id": forged})
            result = await played.press(played.cem, own, forged)
            if result.response is not None:
                ways.append(result.response.message)
    for shown in ways:
        text = f"{shown.content}\n{played.text(shown)}"
        assert "4" not in text.replace(str(played.anna.id), ""), text
        assert not shown.attachments
