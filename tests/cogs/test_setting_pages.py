"""Choices made with `/uno me` and, by managers, `/uno settings` take effect at once."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine import Mode, build_options
from bot.setting_values import Choices, ServerSettings
from bot.tables.playing import motions

from .playing import Playing


async def choose(play: Playing, person: MemberActor, page: Any, custom_id: str) -> None:
    await play.press(person, page, custom_id)
    await play.env.settle()


async def test_everything_is_written_in_the_language_that_somebody_chose(play: Playing) -> None:
    await play.game_of(play.ben)
    page = await play.command(play.anna, "uno me")
    for language, words in (("de", "Deine Hand"), ("en", "Your hand")):
        await play.choose(play.anna, page, "language.set", language, verb="mine")
        assert words in play.text(play.dm(play.anna))
        page = await play.command(play.anna, "uno me")
        shown = play.text(page)
        assert ("Deine Einstellungen" in shown) is (language == "de")


async def test_cards_are_written_in_the_chosen_way(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R3 W+4 G7", "B1 B2")
    page = await play.command(play.anna, "uno me")
    await play.choose(play.anna, page, "language.set", "de", verb="mine")
    assert labels(play, play.dm(play.anna))[:3] == ["3", "7", "+4"]
    await choose(play, play.anna, page, "u:0:0:mine:cards.words")
    assert labels(play, play.dm(play.anna))[:3] == ["Rot 3", "Grün 7", "Farbenwahl +4"]


def labels(play: Playing, message: discord.Message) -> list[str]:
    return [str(button.get("label")) for button in play.buttons(message)]


async def test_a_hand_that_is_wanted_in_the_channel_alone_leaves_the_direct_messages(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    assert len(play.dms(play.anna)) == 1
    page = await play.command(play.anna, "uno me")
    await choose(play, play.anna, page, "u:0:0:mine:hand.channel")
    assert play.dms(play.anna) == []
    await choose(play, play.anna, page, "u:0:0:mine:hand.dm")
    assert len(play.dms(play.anna)) == 1


async def test_the_first_game_asks_nothing_and_the_next_follows_what_was_chosen(
    play: Playing,
) -> None:
    page = await play.command(play.ben, "uno me")
    for choice in ("ring.none", "hand.channel", "cards.words"):
        await choose(play, play.ben, page, f"u:0:0:mine:{choice}")
    await play.game_of(play.ben)
    stored = await play.bot.tables.repository.find((await play.view()).game.id)
    assert stored is not None
    anna, ben = stored.seats
    assert anna.choices == Choices()
    assert ben.choices == Choices(None, None, cards_as_symbols=False, hand_in_channel=True)


async def of_server(play: Playing) -> ServerSettings:
    return await play.bot.tables.settings.server(play.guild.id)


async def test_only_managers_see_and_change_the_settings_of_their_server(play: Playing) -> None:
    dora = play.manager()
    refused = await play.command(play.anna, "uno settings", rules="stacking")
    assert play.text(refused).startswith("Only those who manage the server")
    assert list(play.buttons(refused)) == []
    page = await play.command(dora, "uno settings")
    forged = {"type": 2, "style": 2, "label": "?", "custom_id": "u:0:0:server:threads.on"}
    own = await play.command(play.anna, "uno me")
    play.put_back(own, forged)
    await play.press(play.anna, own, "u:0:0:server:threads.on")
    assert await of_server(play) == ServerSettings(play.guild.id)
    await choose(play, dora, page, "u:0:0:server:threads.on")
    assert await of_server(play) == ServerSettings(play.guild.id, threads=True)


async def test_games_open_with_the_rules_time_and_language_of_the_server(play: Playing) -> None:
    dora = play.manager()
    page = await play.command(dora, "uno settings", mode="flip", rules="jump_in")
    await dora.select(page, ["none"], custom_id="u:0:0:server:turn.set")
    await dora.select(page, ["en"], custom_id="u:0:0:server:language.set")
    await play.anna.slash(play.channel, "uno start")
    view = await play.view()
    assert (view.options.mode, view.options.jump_in) == ("flip", True)
    assert view.locale == "en"
    stored = await play.bot.tables.repository.find(view.game.id)
    assert stored is not None
    assert stored.game.turn_seconds is None


async def test_rules_that_do_not_go_together_are_not_kept(play: Playing) -> None:
    dora = play.manager()
    answer = await play.command(dora, "uno settings", rules="partner play_on")
    assert "do not go together" in play.text(answer)
    assert await of_server(play) == ServerSettings(play.guild.id)


async def test_what_was_said_at_the_start_prevails_over_the_server(play: Playing) -> None:
    dora = play.manager()
    await play.command(dora, "uno settings", rules="jump_in")
    await play.anna.slash(play.channel, "uno start", rules="stacking")
    options = (await play.view()).options
    assert (options.jump_in, options.stacking) == (False, True)


@pytest.mark.parametrize(
    ("choice", "may"), [("channel.on", False), ("channel.none", True), ("starters.managers", False)]
)
async def test_where_and_by_whom_games_are_opened(play: Playing, choice: str, may: bool) -> None:
    dora = play.manager()
    elsewhere = play.guild.create_text_channel("spiele")
    result = await dora.slash(elsewhere, "uno settings")
    assert result.response is not None
    await choose(play, dora, result.response.message, f"u:0:0:server:{choice}")
    await play.anna.slash(play.channel, "uno start")
    opened = await play.bot.tables.games.in_channel(play.channel.id)
    assert (opened is not None) is may


@pytest.mark.parametrize("allowed", [True, False])
async def test_a_thread_is_allowed_where_its_channel_is(play: Playing, allowed: bool) -> None:
    dora = play.manager()
    await choose(play, dora, await play.command(dora, "uno settings"), "u:0:0:server:threads.on")
    await play.command(play.anna, "uno start")
    (thread,) = play.channel.threads
    (lobby,) = await play.bot.tables.games.of_person(play.anna.id)
    await play.bot.tables.submit(lobby, play.anna.id, motions.stop, may_manage=False)
    where = play.channel if allowed else play.guild.create_text_channel("spiele")
    result = await dora.slash(where, "uno settings")
    assert result.response is not None
    await choose(play, dora, result.response.message, "u:0:0:server:channel.on")
    await play.anna.slash(thread, "uno start")
    assert (await play.bot.tables.games.in_channel(thread.id) is not None) is allowed


async def test_a_game_may_open_a_thread_of_its_own(play: Playing) -> None:
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    await choose(play, dora, page, "u:0:0:server:threads.on")
    answer = await play.command(play.anna, "uno start")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    (game_id,) = await play.bot.tables.games.of_person(play.anna.id)
    view = await play.bot.tables.games.view(game_id)
    assert view is not None
    assert f"<#{view.game.channel_id}>" in play.text(answer)


async def favourite_of_dora(play: Playing) -> MemberActor:
    """Dora manages the server, and has saved rules for Flip as “Friday”."""
    dora = play.manager()
    rules = build_options(Mode.FLIP, [("stacking", None), ("target", "200")])
    await play.bot.tables.favourites.save(dora.id, "Friday", rules)
    return dora


async def assert_everybody_plays_as_on_friday(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    options = (await play.view()).options
    assert (options.mode, options.stacking, options.target) == (Mode.FLIP, True, 200)


async def test_a_favourite_is_what_is_played_by_default_also_when_it_is_gone(
    play: Playing,
) -> None:
    dora = await favourite_of_dora(play)
    await play.command(dora, "uno settings", preset="my:Friday")
    await play.bot.tables.favourites.forget(dora.id, "Friday")
    await assert_everybody_plays_as_on_friday(play)


async def test_the_same_sets_of_rules_are_suggested_at_a_start_and_for_the_server(
    play: Playing,
) -> None:
    dora = await favourite_of_dora(play)
    at_start = await dora.autocomplete(play.channel, "uno start", "preset", "")
    assert [choice["value"] for choice in at_start][:2] == ["my:Friday", "classic"]
    assert await dora.autocomplete(play.channel, "uno settings", "preset", "") == at_start


async def test_rules_are_suggested_for_the_game_of_the_favourite(play: Playing) -> None:
    dora = await favourite_of_dora(play)
    for command in ("uno start", "uno settings"):
        found = await dora.autocomplete(play.channel, command, "rules", "show", preset="my:Friday")
        assert [choice["value"] for choice in found] == ["show_backs=off"], command


async def test_a_set_of_rules_is_chosen_on_the_page(play: Playing) -> None:
    dora = await favourite_of_dora(play)
    page = await play.command(dora, "uno settings")
    await dora.select(page, ["wild"], custom_id="u:0:0:server:rules.set")
    assert (await of_server(play)).preset == "wild"
    await dora.select(page, ["my:Friday"], custom_id="u:0:0:server:rules.set")
    assert "target=200" in (await of_server(play)).rules
    await assert_everybody_plays_as_on_friday(play)


async def test_a_line_of_rules_is_pasted_on_the_page(play: Playing) -> None:
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    for line, told in (("stackin", "Did you mean"), ("partner play_on", "do not go together")):
        window = await play.press(dora, page, "u:0:0:serverform:")
        await dora.submit_modal(window, {"line": line})
        assert told in play.text(page)
        assert await of_server(play) == ServerSettings(play.guild.id)
    window = await play.press(dora, page, "u:0:0:serverform:")
    await dora.submit_modal(window, {"line": "mode=flip, Stapeln, target=200"})
    assert "⚠️" not in play.text(page)
    await assert_everybody_plays_as_on_friday(play)
    window = await play.press(dora, page, "u:0:0:serverform:")
    await dora.submit_modal(window, {"line": ""})
    assert await of_server(play) == ServerSettings(play.guild.id)


async def test_a_forged_setting_changes_nothing(play: Playing) -> None:
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    for setting in ("rules.set", "rules.whatever", "turn.set", "turn.17"):
        custom_id = f"u:0:0:server:{setting}"
        forged = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
        play.put_back(page, forged)
        await play.press(dora, page, custom_id)
        assert await of_server(play) == ServerSettings(play.guild.id)
