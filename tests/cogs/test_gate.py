"""Whoever is blocked reads that, whatever they type and press, and nothing else happens."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.render import CONTRA_REACTION, Click, Verb
from bot.store import block_queries
from bot.store.orders import BlocksChanged
from bot.views.block import EVERYBODY, Block
from cogs.clicks.verb_table import VERB_TABLE

from .playing import Playing

TOLD = "⛔ You can't play with me at the moment"
NEEDED: dict[str, dict[str, Any]] = {
    "uno penalty": {"player": "0", "offence": "advice"},
}
"""What commands cannot be typed without."""

pytestmark = pytest.mark.usefixtures("many_clicks")


async def block(
    play: Playing, user_id: int, guild_id: int = 0, *, hours: float | None = None
) -> None:
    """Block somebody as an operator does."""
    now = play.bot.tables.blocks._clock.now()
    until = None if hours is None else now + timedelta(hours=hours)
    stored = Block(user_id, guild_id, now, until, "*spam*, and <@1>")
    async with play.bot.tables.repository._database.write() as connection:
        await block_queries.save(connection, stored)
    with play.env._bot_scope():
        await play.bot.tables.orders.carry_out(BlocksChanged())
    await play.env.settle()


def told_by(play: Playing, result: Any) -> str:
    return play.text(result.response.message)


def commands_of(play: Playing) -> list[str]:
    names = [command.qualified_name for command in play.bot.tree.walk_commands()]
    return [name for name in names if name not in ("uno", "uno privacy")]


async def forged(play: Playing, person: MemberActor, message: Any, verb: Verb) -> Any:
    view = await play.view()
    carried = str(Click(view.game.id, view.game.version, verb, ""))
    return await play.press_anyway(
        person, message, {"type": 2, "style": 2, "label": "forged", "custom_id": carried}
    )


async def assert_all_is_refused(play: Playing, person: MemberActor, told: str) -> None:
    """Type every command, and press every button on the lobby of Ben and Cem."""
    before = (await play.view()).game.version
    for name in commands_of(play):
        result = await person.slash(play.channel, name, **NEEDED.get(name, {}))
        assert result.ephemeral, name
        assert told_by(play, result).startswith(told), name
    for verb in VERB_TABLE:
        if verb is not Verb.PRIVACY:
            result = await forged(play, person, play.lobby, verb)
            assert result.ephemeral, verb
            assert told_by(play, result).startswith(told), verb
    assert (await play.view()).game.version == before
    assert await person.autocomplete(play.channel, "uno rules", "topic", "st") == []


async def lobby_of_others(play: Playing) -> None:
    await play.ben.slash(play.channel, "uno start")
    await play.click(play.cem, play.lobby, "join")


async def test_every_command_and_button_says_why_and_does_nothing(play: Playing) -> None:
    await lobby_of_others(play)
    assert await play.anna.autocomplete(play.channel, "uno rules", "topic", "st") != []
    await block(play, play.anna.id)
    await assert_all_is_refused(play, play.anna, TOLD)


async def test_what_a_server_says_of_whom_it_excludes(play: Playing) -> None:
    await lobby_of_others(play)
    with play.env._bot_scope():
        await play.bot.tables.blocks.exclude(play.guild.id, play.anna.id, timedelta(days=1))
    await assert_all_is_refused(play, play.anna, "⛔ You can't play with me on this server")
    in_dm = await play.anna.user.slash("uno help")
    assert not told_by(play, in_dm).startswith("⛔")


async def test_the_page_has_reason_end_and_privacy_which_stays_open(play: Playing) -> None:
    await block(play, play.anna.id, hours=2)
    page = await play.command(play.anna, "uno start")
    text = play.text(page)
    assert "Why: \\*spam\\*, and \\<\\@1\\>" in text
    assert "Until <t:" in text
    await play.click(play.anna, page, "privacy")
    assert "That you may not play" in play.text(page)
    await play.press(play.anna, page, "u:0:0:privacy:delete")
    assert "One thing stays" in play.text(page)
    await play.press(play.anna, page, "u:0:0:privacy:sure")
    assert "Only one thing is left" in play.text(page)
    text = play.text(await play.command(play.anna, "uno start"))
    assert text.startswith(TOLD)
    assert "Why" not in text


async def test_without_an_end_it_says_so(play: Playing) -> None:
    await block(play, play.anna.id)
    assert "Until further notice" in play.text(await play.command(play.anna, "uno hand"))


async def test_a_block_ends_by_itself_while_the_bot_runs(play: Playing) -> None:
    await lobby_of_others(play)
    await block(play, play.anna.id, hours=1)
    refused = await play.click(play.anna, play.lobby, "join")
    assert told_by(play, refused).startswith(TOLD)
    await play.env.advance_time(3600)
    await play.click(play.anna, play.lobby, "join")
    assert [seat.name for seat in (await play.view()).seats] == ["Ben", "Cem", "Anna"]


async def test_old_hands_and_reactions_do_nothing(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", "R3 B1 B2", "B1 B2", "B4 B5")
    hand = play.dm(play.anna)
    old = play.button(hand, "draw")
    await block(play, play.anna.id)
    view = await play.view()
    assert view.seats[0].is_thrown_out
    pressed = await play.press_anyway(play.anna, hand, old)
    assert told_by(play, pressed).startswith(TOLD)
    await play.anna.react(play.board, CONTRA_REACTION)
    await play.env.settle()
    assert "The computer plays on for you" in play.text(play.dm(play.anna))
    assert (await play.view()).game.version == view.game.version


async def test_a_form_that_is_sent_too_late_is_refused(play: Playing) -> None:
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    window = await play.press(dora, page, "u:0:0:serverform:")
    await block(play, dora.id)
    sent = await dora.submit_modal(window, {"line": "mode=flip"})
    assert told_by(play, sent).startswith(TOLD)
    assert (await play.bot.tables.settings.server(play.guild.id)).mode is None


async def test_the_menu_of_a_message_and_a_select_are_refused(play: Playing) -> None:
    message = await play.ben.send(play.channel, "Whose turn is it?")
    page = await play.command(play.anna, "uno me")
    await block(play, play.anna.id)
    menu = await play.anna.context_menu(play.channel, "Silly question!", message)
    assert told_by(play, menu).startswith(TOLD)
    chosen = await play.anna.select(page, ["de"], custom_id="u:0:0:mine:language.set")
    assert told_by(play, chosen).startswith(TOLD)


async def test_in_a_blocked_server_games_end_and_everybody_reads_why(play: Playing) -> None:
    await play.game_of(play.ben)
    await block(play, EVERYBODY, play.guild.id)
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    assert "has closed this table:\n> \\*spam\\*" in play.text(play.channel.history()[-1])
    told = play.text(await play.command(play.cem, "uno start"))
    assert told.startswith("⛔ Nobody can play with me on this server")
    alone = await play.anna.user.slash("uno help")
    assert not told_by(play, alone).startswith("⛔")


async def test_the_gate_is_asked_at_a_rematch(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.stop(play.anna, play.ben)
    result = play.channel.history()[-1]
    await block(play, play.anna.id)
    refused = await play.click(play.anna, result, "rematch")
    assert told_by(play, refused).startswith(TOLD)
