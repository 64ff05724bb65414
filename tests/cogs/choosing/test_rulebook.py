"""Looking up how to play: the help, the rules in force, one rule, and named sets of rules."""

from __future__ import annotations

import pytest
from simcord.backend.errors import SetupError

from ..playing import Playing

pytestmark = pytest.mark.usefixtures("many_clicks")


async def test_the_help_is_turned_page_by_page(play: Playing) -> None:
    page = await play.command(play.anna, "uno help")
    seen = [play.text(page)]
    for number in ("2", "3", "4", "5"):
        await play.click(play.anna, page, "help", number)
        seen.append(play.text(page))
    assert len(set(seen)) == 5
    # A button that is only shown as an example cannot be pressed.
    with pytest.raises(SetupError):
        await play.click(play.anna, page, "help", "5.1")


async def test_the_rules_of_a_table_are_behind_a_button(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start", rules="stacking, bluff=off, target=200")
    for message in (play.lobby,):
        shown = await play.click(play.cem, message, "rules")
        assert shown.response.message.flags.ephemeral
        text = play.text(shown.response.message)
        assert "Stacking" in text
        assert "Bluffing: off" in text
        assert "bluff=off, target=200, stacking" in text
    page = shown.response.message
    await play.choose(play.cem, page, "variants", "stacking", verb="topic")
    assert "Rule V1" in play.text(page)


async def test_one_rule_is_explained(play: Playing) -> None:
    for typed in ("partner", "Partners", "partners"):
        text = play.text(await play.command(play.ben, "uno rules", topic=typed))
        assert "Rule V9" in text
        assert "Does not go together with “Play on” (rule K2)" in text
    assert "challenge" in play.text(await play.command(play.ben, "uno rules", topic="challenge"))
    nothing = await play.command(play.ben, "uno rules", topic="chess")
    assert "I've got nothing on “chess”" in play.text(nothing)
    choices = await play.ben.autocomplete(play.channel, "uno rules", "topic", "jump")
    assert {"jump_in", "jump_in_wild"} <= {choice["value"] for choice in choices}


async def test_without_a_topic_it_is_the_rules_here_or_all_topics(play: Playing) -> None:
    assert "Choose below" in play.text(await play.command(play.ben, "uno rules"))
    await play.anna.slash(play.channel, "uno start", rules="seven_o")
    assert "Seven-O" in play.text(await play.command(play.ben, "uno rules"))


async def test_presets_are_found_by_label_and_unknown_ones_are_refused(play: Playing) -> None:
    unknown = await play.command(play.anna, "uno start", preset="nothing such")
    assert "I don't know a set of rules called “nothing such”" in play.text(unknown)
    choices = await play.anna.autocomplete(play.channel, "uno start", "preset", "wild")
    await play.anna.slash(play.channel, "uno start", preset=choices[0]["name"])
    assert (await play.view()).options.retour_kutsche


async def test_the_first_hand_says_how_to_play_and_the_second_game_does_not(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    assert "Your first game" in play.text(play.dm(play.ben))
    assert "Your first game" not in play.text(play.board)
    await play.lay("R5", "R1", "B9 B8")
    card = play.button(play.dm(play.anna), "card")
    assert card is not None
    await play.press(play.anna, play.dm(play.anna), card["custom_id"])
    await play.click(play.ben, play.channel.history()[-1], "rematch")
    await play.click(play.anna, play.newest_lobby, "join")
    await play.click(play.ben, play.newest_lobby, "start")
    assert "Your first game" not in play.text(play.dm(play.ben))
